import { useState } from 'react';
import { askForDocument } from '#src/data/documents/request-mutations.ts';
import { documentRequestQueries } from '#src/data/documents/request-queries.ts';
import { addDays, isIsoDate } from '#src/domain/foundation/dates.ts';
import type { LeaseStatus } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

const LONGEST_NAME = 120;
const LONGEST_REASON = 600;
const USUAL_DAYS = 7;
const MOST_DAYS = 366;

export interface AskedLease {
  readonly id: string;
  readonly status: LeaseStatus;
  readonly propertyName: string;
  readonly unitLabel: string;
}

interface AskDocumentProps {
  /** Those that papers can be asked for under; at least one. */
  leases: readonly Pick<AskedLease, 'id' | 'propertyName' | 'unitLabel'>[];
  /** Whom the page that one comes from is about. */
  tenant: string | undefined;
  onClose: () => void;
}

/** Asks the tenants of a lease for a paper. */
export function AskDocumentDialog({ leases, tenant, onClose }: AskDocumentProps) {
  const { office: text } = useText('documentRequests');
  const { states } = useText('common');
  const today = useToday();
  const last = addDays(today, MOST_DAYS);
  const [leaseId, setLeaseId] = useState(leases[0]?.id ?? '');
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  const [dueOn, setDueOn] = useState<string>(() => addDays(today, USUAL_DAYS));
  const isNameMissing = name.trim() === '';
  const isDueWrong = !isIsoDate(dueOn) || dueOn < today || dueOn > last;
  const ask = useAction({
    mutationFn: askForDocument,
    invalidates: [documentRequestQueries.all],
    toast: text.asked,
    onDone: onClose,
  });
  return (
    <ActionDialog
      onClose={onClose}
      title={text.ask}
      submitLabel={text.send}
      action={ask}
      input={!isNameMissing && !isDueWrong ? { leaseId, name, reason, dueOn } : null}
    >
      <AskedOf leases={leases} tenant={tenant} leaseId={leaseId} onChange={setLeaseId} />
      <TextField
        label={text.name}
        hint={text.nameHint}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        error={isNameMissing ? text.nameMissing : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <TextArea
        label={text.reason}
        hint={text.reasonHint}
        optional={states.optional}
        rows={2}
        maxLength={LONGEST_REASON}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <DateField
        label={text.dueOn}
        value={dueOn}
        min={today}
        max={last}
        error={isDueWrong ? text.dueInvalid : undefined}
        onChange={(event) => setDueOn(event.target.value)}
      />
    </ActionDialog>
  );
}

interface AskedOfProps extends Pick<AskDocumentProps, 'leases' | 'tenant'> {
  leaseId: string;
  onChange: (leaseId: string) => void;
}

/** Whom, and under which lease where there are several. */
function AskedOf({ leases, tenant, leaseId, onChange }: AskedOfProps) {
  const { office: text } = useText('documentRequests');
  return (
    <>
      {tenant ? (
        <p className="text-15">
          {text.to} <strong className="font-medium">{tenant}</strong>
        </p>
      ) : null}
      {leases.length > 1 ? (
        <SelectField
          label={text.lease}
          value={leaseId}
          onChange={(event) => onChange(event.target.value)}
          options={leases.map((one) => ({
            value: one.id,
            label: text.place({ property: one.propertyName, unit: one.unitLabel }),
          }))}
        />
      ) : null}
    </>
  );
}
