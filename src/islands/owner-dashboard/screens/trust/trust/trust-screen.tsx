import { useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { ChargesCard } from '#src/islands/shell/trust/charges-card.tsx';
import { LogsCard } from '#src/islands/shell/trust/logs-card.tsx';
import { LooksCard } from '#src/islands/shell/trust/looks-card.tsx';
import { ServiceCard } from '#src/islands/shell/trust/service-card.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { DataRequestsCard } from './data-requests-card.tsx';
import { DepositsCard } from './deposits-card.tsx';
import { EntriesCard } from './entries-card.tsx';

/** What waits for an answer, then what the organization can show: deposits, charges, repairs, personal data, and its log. */
export function Screen() {
  const text = useText('trust');
  const { id, timeZone, can } = useOrganization();
  return (
    <div className="grid max-w-4xl gap-6">
      <PageHeader title={text.title} description={text.description} />
      {can('people.read') ? <DataRequestsCard /> : null}
      <LogsCard />
      {can('money.read') ? <DepositsCard /> : null}
      {can('money.read') ? <ChargesCard organizationId={id} /> : null}
      {can('maintenance.read') ? <ServiceCard organizationId={id} /> : null}
      <LooksCard organizationId={id} timeZone={timeZone} />
      <EntriesCard />
    </div>
  );
}
