import { useQuery } from '@tanstack/react-query';
import { type ContractVersion, contractQueries } from '#src/data/signing/contracts/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ContractReading } from '#src/islands/shell/contract/contract-reading.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

/** A version that was sent, to be read. */
export function ContractTextCard({ version }: { version: Pick<ContractVersion, 'id' | 'number' | 'kind'> }) {
  const text = useText('contract');
  const { states } = useText('common');
  const query = useQuery(contractQueries.version(version.id));
  return (
    <Card title={`${text.kinds[version.kind]} · ${text.version(version)}`}>
      <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={8} />}>
        {({ document }) => <ContractReading document={document} />}
      </QueryView>
    </Card>
  );
}
