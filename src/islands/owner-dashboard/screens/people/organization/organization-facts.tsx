import type { OrganizationDetails } from '#src/data/people/organizations/queries.ts';
import { formatPhone } from '#src/domain/foundation/phone.ts';
import { useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { formatTaxNumber } from './organization-schema.ts';
import { zoneName } from './time-zones.ts';

/** The same data for who may look at them and not change them, and why. */
export function OrganizationFacts({ details }: { details: OrganizationDetails }) {
  const { organization: text } = useText('ownerTeam');
  const { enums } = useText('common');
  const { isClosed } = useOrganization();
  const unset = <NotKnown />;
  return (
    <Card title={text.data} description={isClosed ? undefined : text.onlyOwners}>
      <DefinitionList
        layout="columns"
        items={[
          { term: text.name, value: details.name },
          { term: text.kind, value: enums.organizationKind[details.kind] },
          { term: text.rnc, value: details.rnc ? formatTaxNumber(details.rnc) : unset },
          { term: text.phone, value: details.phone ? formatPhone(details.phone) : unset },
          { term: text.address, value: details.address || unset },
          { term: text.currency, value: enums.currency[details.defaultCurrency] },
          { term: text.timeZone, value: zoneName(details.timeZone) },
        ]}
      />
    </Card>
  );
}
