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
  const [leftOn, setLeftOn] = useState(tenant.leftOn ?? today);
  const isChange = tenant.leftOn !== null;
  const [primaryId, setPrimaryId] = useState(isChange ? '' : (others[0]?.personId ?? ''));
  const action = useAction({
    mutationFn: setTenantDeparture,
    invalidates: leaseKeys,
    toast: text.done,
    onDone: onClose,
  });
  const furthest = addDays(today, LONGEST_AHEAD_DAYS);
  const latest = lease.endedOn && lease.endedOn < furthest ? lease.endedOn : furthest;
  const isGood = isIsoDate(leftOn) && leftOn >= lease.startsOn && leftOn <= latest;
  const short = (day: string) => formatDate(day, language, 'short');
  return (
    <ActionDialog
      isOpen
      onClose={onClose}
      title={text.title({ name: tenant.fullName })}
      submitLabel={text.submit}
      action={action}
      input={isGood ? { leaseId: lease.id, personId: tenant.personId, leftOn, primaryId } : null}
    >
      <p className="text-secondary">{text.text}</p>
      <DateField
        label={text.leftOn}
        value={leftOn}
        min={lease.startsOn}
        max={latest}
        onChange={(event) => setLeftOn(event.target.value)}
        error={!isGood ? text.leftOnInvalid({ from: short(lease.startsOn), to: short(latest) }) : undefined}
      />
      {tenant.isPrimary ? (
        <SelectField
          label={text.primary}
          hint={text.primaryHint}
          value={primaryId}
          {...(isChange && { placeholder: text.primarySame })}
          options={others.map((one) => ({ value: one.personId, label: one.fullName }))}
          onChange={(event) => setPrimaryId(event.target.value)}
        />
      ) : null}
      <p className="text-14 text-secondary">
        {text.after} {text.autopay}
      </p>
    </ActionDialog>
  );
}
