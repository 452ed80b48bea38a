import { issueFiscalInvoice } from '#src/data/taxes/mutations.ts';
import { taxQueries } from '#src/data/taxes/queries.ts';
import type { ChargeToInvoice } from '#src/data/taxes/to-invoice.ts';
import { identityTypes } from '#src/domain/foundation/enums.ts';
import { taxTreatments } from '#src/domain/taxes/codes.ts';
import { invoiceKinds } from '#src/domain/taxes/ncf.ts';
import { useText } from '#src/i18n/react.tsx';
import { moneyKeys } from '#src/islands/owner-dashboard/screens/money/parts/money-keys.ts';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { sentencesOf } from '#src/islands/shell/form/sentences-of.ts';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { type IssueDraft, newDraft, readDraft, type SavedRate } from './issue-draft.ts';
import { RateFields } from './rate-fields.tsx';
import { ReceiptSums } from './receipt-sums.tsx';

interface IssueDialogProps {
  charges: readonly ChargeToInvoice[];
  first: ChargeToInvoice;
  /** Pesos for a dollar as they were saved last. */
  saved: SavedRate | null;
  onClose: () => void;
}

/** Gives out a receipt for charges of one lease. */
export function IssueDialog({ charges, first, saved, onClose }: IssueDialogProps) {
  const { issueDialog: text } = useText('ownerTaxes');
  const today = useToday();
  const [draft, change] = useDraft(() => newDraft(first, saved));
  const read = readDraft(draft, charges, today);
  const issue = useAction({
    mutationFn: issueFiscalInvoice,
    invalidates: [taxQueries.all, ...moneyKeys],
    toast: text.done,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.title}
      submitLabel={text.submit}
      action={issue}
      onClose={onClose}
      input={read.problems.length === 0 ? read.input : null}
    >
      <IssueFields draft={draft} read={read} onChange={change} />
      <ReceiptSums {...read} currency={first.currency} />
    </ActionDialog>
  );
}

interface IssueFieldsProps {
  draft: IssueDraft;
  read: ReturnType<typeof readDraft>;
  onChange: (more: Partial<IssueDraft>) => void;
}

function IssueFields({ draft, read, onChange }: IssueFieldsProps) {
  const { issueDialog: text, kinds, treatments } = useText('ownerTaxes');
  const { enums } = useText('common');
  const problem = sentencesOf(read.problems, text);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={text.kind}
          value={draft.kind}
          options={invoiceKinds.map((value) => ({ value, label: kinds[value] }))}
          onChange={(event) =>
            onChange({ kind: invoiceKinds.find((own) => own === event.target.value) ?? 'consumer' })
          }
        />
        <SelectField
          label={text.treatment}
          value={draft.treatment}
          options={taxTreatments.map((value) => ({ value, label: treatments[value] }))}
          onChange={(event) =>
            onChange({ treatment: taxTreatments.find((own) => own === event.target.value) ?? 'exempt' })
          }
        />
      </div>
      <TextField
        label={text.client}
        maxLength={160}
        value={draft.clientName}
        onChange={(event) => onChange({ clientName: event.target.value })}
        error={problem('clientMissing')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={text.idType}
          value={draft.clientIdType}
          placeholder={text.noId}
          options={identityTypes.map((value) => ({ value, label: enums.identityType[value] }))}
          onChange={(event) =>
            onChange({ clientIdType: identityTypes.find((own) => own === event.target.value) ?? '' })
          }
        />
        <TextField
          label={text.id}
          disabled={draft.clientIdType === ''}
          autoComplete="off"
          value={draft.clientIdType === '' ? '' : draft.clientId}
          hint={read.isSuspicious ? text.idSuspicious : undefined}
          onChange={(event) => onChange({ clientId: event.target.value })}
          error={problem('idMalformed', 'idMissing')}
        />
      </div>
      {read.isForeign ? (
        <RateFields draft={draft} onChange={onChange} error={problem('rateMissing')} />
      ) : null}
    </>
  );
}
