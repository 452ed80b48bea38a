import { useQuery } from '@tanstack/react-query';
import { dataRequestQueries } from '#src/data/trust/data-requests.ts';
import { useText } from '#src/i18n/react.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { ChargesCard } from '#src/islands/shell/trust/charges-card.tsx';
import { LogsCard } from '#src/islands/shell/trust/logs-card.tsx';
import { LooksCard } from '#src/islands/shell/trust/looks-card.tsx';
import { ServiceCard } from '#src/islands/shell/trust/service-card.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { DataRequestsCard } from './data-requests-card.tsx';
import { DepositsCard } from './deposits-card.tsx';
import { ReceiptsCard } from './receipts-card.tsx';

/** The tenant's requests, then deposit, charges, repairs and personal data, the landlords' logs and the proof of each receipt. */
export function Screen() {
  const text = useText('trust');
  const { data: landlords = [] } = useQuery(dataRequestQueries.landlords(useSession().userId));
  return (
    <div className="grid max-w-3xl gap-6">
      <PageHeader title={text.title} description={text.description} />
      <LogsCard />
      <DepositsCard />
      <DataRequestsCard landlords={landlords} />
      <ChargesCard organizationId={null} />
      <ServiceCard organizationId={null} />
      {landlords.map(({ id, name, timeZone }) => (
        <LooksCard
          key={id}
          organizationId={id}
          name={landlords.length > 1 ? name : undefined}
          timeZone={timeZone}
        />
      ))}
      <ReceiptsCard />
    </div>
  );
}
