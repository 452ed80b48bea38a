import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { addDays } from '#src/domain/foundation/dates.ts';
import { useText } from '#src/i18n/react.tsx';
import { ConditionView } from '#src/islands/shell/condition/condition-view.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { TouchBackLink } from '#src/islands/shell/touch-back-link.tsx';
import { phaseOf } from '#src/islands/tenant-dashboard/screens/leasing/parts/lease-order.ts';
import { WithLease } from '#src/islands/tenant-dashboard/screens/leasing/parts/with-lease.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { DeductionEvidence } from './deduction-evidence.tsx';

/** How the tenant's place was found and is left. */
export function Screen() {
  return <WithLease>{(lease) => <Condition lease={lease} />}</WithLease>;
}

/** Days after the end in which the report of the move-out is still made; the database has the same number. */
const DAYS_AFTER_END = 30;

function Condition({ lease }: { lease: TenantLease }) {
  const text = useText('condition');
  const today = useToday(lease.timeZone);
  const end = lease.endedOn;
  const canWrite = phaseOf(lease) !== 'former' || (end !== null && addDays(end, DAYS_AFTER_END) >= today);
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.text}
        back={<TouchBackLink to="/property">{text.backToRental}</TouchBackLink>}
      />
      <ConditionView scene={{ leaseId: lease.id, timeZone: lease.timeZone, side: 'tenant', canWrite }} />
      <DeductionEvidence leaseId={lease.id} />
    </>
  );
}
