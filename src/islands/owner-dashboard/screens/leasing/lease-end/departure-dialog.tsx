import { useState } from 'react';
import { setTenantDeparture } from '#src/data/leasing/leases/departure-mutations.ts';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import type { Tenant } from '#src/data/leasing/people/queries.ts';
import { addDays, isIsoDate } from '#src/domain/foundation/dates.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { leaseKeys } from '../lease/lease-keys.ts';

/** How far ahead a day may be told, as the database has it. */
const LONGEST_AHEAD_DAYS = 366;

interface DepartureDialogProps {
  onClose: () => void;
  lease: Lease;
  /** Who leaves. */
  tenant: Tenant;
  /** Who stays. */
  others: readonly Tenant[];
}

/** The last day of a tenant whose roommates go on with the lease, and who is the main tenant then. */
export function DepartureDialog({ onClose, lease, tenant, others }: DepartureDialogProps) {
  const text = useText('ownerLeasing').leasing.departure;
  const language = useLanguage();
  const today = useToday();
  const [leftOn, setLeftOn] = useState(tenant.left_on ?? today);
  const isChange = tenant.left_on !== null;
  const [primaryId, setPrimaryId] = useState(isChange ? '' : (others[0]?.person_id ?? ''));
  const action = useAction({
    mutationFn: setTenantDeparture,
    invalidates: leaseKeys,
    toast: text.done,
    onDone: onClose,
  });
  const furthest = addDays(today, LONGEST_AHEAD_DAYS);
  const latest = lease.ended_on && lease.ended_on < furthest ? lease.ended_on : furthest;
  const isGood = isIsoDate(leftOn) && leftOn >= lease.starts_on && leftOn <= latest;
  const short = (day: string) => formatDate(day, language, 'short');
  return (
    <ActionDialog
      isOpen
      onClose={onClose}
      title={text.title({ name: tenant.full_name })}
      submitLabel={text.submit}
      action={action}
      input={isGood ? { leaseId: lease.id, personId: tenant.person_id, leftOn, primaryId } : null}
    >
      <p className="text-secondary">{text.text}</p>
      <DateField
        label={text.leftOn}
        value={leftOn}
        min={lease.starts_on}
        max={latest}
        onChange={(event) => setLeftOn(event.target.value)}
        error={!isGood ? text.leftOnInvalid({ from: short(lease.starts_on), to: short(latest) }) : undefined}
      />
      {tenant.is_primary ? (
        <SelectField
          label={text.primary}
          hint={text.primaryHint}
          value={primaryId}
          {...(isChange && { placeholder: text.primarySame })}
          options={others.map((one) => ({ value: one.person_id, label: one.full_name }))}
          onChange={(event) => setPrimaryId(event.target.value)}
        />
      ) : null}
      <p className="text-14 text-secondary">
        {text.after} {text.autopay}
      </p>
    </ActionDialog>
  );
}
