import { issueFiscalInvoice } from '#src/data/taxes/mutations.ts';
import { taxQueries } from '#src/data/taxes/queries.ts';
import type { ChargeToInvoice } from '#src/data/taxes/to-invoice.ts';
import { type CurrencyCode, identityTypes } from '#src/domain/foundation/enums.ts';
import { taxTreatments } from '#src/domain/taxes/codes.ts';
import type { EcfField } from '#src/domain/taxes/ecf/ecf-problems.ts';
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
import { EcfFaults } from '../ecf/ecf-faults.tsx';
import { ecfSentencesAt } from '../ecf/ecf-sentences.ts';
import type { ElectronicIssuing } from '../ecf/electronic-issuing.ts';
import { useSending } from '../ecf/use-sending.ts';
import { WithheldFields } from '../ecf/withheld-fields.tsx';
import { type IssueDraft, newDraft, readDraft, type SavedRate } from './issue-draft.ts';
import { RateFields } from './rate-fields.tsx';
import { ReceiptSums } from './receipt-sums.tsx';

interface IssueDialogProps {
  charges: readonly ChargeToInvoice[];
  first: ChargeToInvoice;
  /** Pesos for a dollar as they were saved last. */
  saved: SavedRate | null;
  /** Who gives it out as an e-CF; null for paper. */
  issuing: ElectronicIssuing | null;
  onClose: () => void;
}

/** Fields of an e-CF that have a field of their own here. */
const SAID: readonly EcfField[] = ['buyer.name', 'buyer.number', 'itbis', 'rate', 'withheld'];

/** Gives out a receipt for charges of one lease; an e-CF after all was checked that the tax authority would refuse. */
export function IssueDialog({ charges, first, saved, issuing, onClose }: IssueDialogProps) {
  const { issueDialog: text } = useText('ownerTaxes');
  const ecf = useText('ownerEcf');
  const today = useToday();
  const send = useSending();
  const [draft, change] = useDraft(() => newDraft(first, saved));
  const read = readDraft(draft, charges, today, issuing);
  const issue = useAction({
    mutationFn: issueFiscalInvoice,
    invalidates: [taxQueries.all, ...moneyKeys],
    toast: text.done,
    onDone: (id) => {
      if (issuing) void send('fiscal-receipts', id);
      onClose();
    },
  });
  return (
    <ActionDialog
      title={text.title}
      submitLabel={text.submit}
      action={issue}
      onClose={onClose}
      input={read.problems.length + read.ecf.length === 0 ? read.input : null}
    >
      <IssueFields draft={draft} read={read} onChange={change} currency={first.currency} />
      {issuing && draft.kind === 'government' ? (
        <p className="text-14 text-hint">{ecf.withheld.government}</p>
      ) : null}
      <EcfFaults problems={read.ecf} said={SAID} />
      <ReceiptSums {...read} currency={first.currency} />
    </ActionDialog>
  );
}

interface IssueFieldsProps {
  draft: IssueDraft;
  read: ReturnType<typeof readDraft>;
  currency: CurrencyCode;
  onChange: (more: Partial<IssueDraft>) => void;
}

/** What is wrong with fields: what the form asks for first, then what the tax authority would refuse. */
function useFaults(read: IssueFieldsProps['read']) {
  const { issueDialog: text } = useText('ownerTaxes');
  const { problems, withheld } = useText('ownerEcf');
  return {
    problem: sentencesOf(read.problems, { ...text, withheldMissing: withheld.unreadable }),
    ecfAt: ecfSentencesAt(read.ecf, problems),
  };
}

function IssueFields({ draft, read, currency, onChange }: IssueFieldsProps) {
  const { problem, ecfAt } = useFaults(read);
  return (
    <>
      <KindFields draft={draft} onChange={onChange} error={ecfAt('itbis')} />
      <ClientFields {...{ draft, read, onChange }} />
      {read.withheld ? (
        <WithheldFields
          {...read.withheld}
          {...{ currency, onChange }}
          error={problem('withheldMissing') ?? ecfAt('withheld')}
        />
      ) : null}
      {read.isForeign ? (
        <RateFields draft={draft} onChange={onChange} error={problem('rateMissing') ?? ecfAt('rate')} />
      ) : null}
    </>
  );
}

interface KindFieldsProps extends Pick<IssueFieldsProps, 'draft' | 'onChange'> {
  error: string | undefined;
}

function KindFields({ draft, onChange, error }: KindFieldsProps) {
  const { issueDialog: text, kinds, treatments } = useText('ownerTaxes');
  return (
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
        error={error}
      />
    </div>
  );
}

function ClientFields({ draft, read, onChange }: Omit<IssueFieldsProps, 'currency'>) {
  const { issueDialog: text } = useText('ownerTaxes');
  const { enums } = useText('common');
  const { problem, ecfAt } = useFaults(read);
  return (
    <>
      <TextField
        label={text.client}
        maxLength={160}
        value={draft.clientName}
        onChange={(event) => onChange({ clientName: event.target.value })}
        error={problem('clientMissing') ?? ecfAt('buyer.name')}
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
          error={problem('idMalformed', 'idMissing') ?? ecfAt('buyer.number')}
        />
      </div>
    </>
  );
}
