import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { issueDebitNote } from '#src/data/taxes/mutations.ts';
import { type StandingReceipt, taxQueries } from '#src/data/taxes/queries.ts';
import type { ChargeToInvoice } from '#src/data/taxes/to-invoice.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import type { EcfField } from '#src/domain/taxes/ecf/ecf-problems.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { moneyKeys } from '#src/islands/owner-dashboard/screens/money/parts/money-keys.ts';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { sentencesOf } from '#src/islands/shell/form/sentences-of.ts';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Notice } from '#src/ui/components/notice.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { EcfFaults } from '../ecf/ecf-faults.tsx';
import { ecfSentencesAt } from '../ecf/ecf-sentences.ts';
import type { ElectronicIssuing } from '../ecf/electronic-issuing.ts';
import { useSending } from '../ecf/use-sending.ts';
import { WithheldFields } from '../ecf/withheld-fields.tsx';
import { type DebitDraft, readDebit } from './debit-draft.ts';
import type { SavedRate } from './issue-draft.ts';
import { RateFields } from './rate-fields.tsx';
import { ReceiptSums } from './receipt-sums.tsx';

interface DebitDialogProps {
  charges: readonly ChargeToInvoice[];
  first: ChargeToInvoice;
  /** Pesos for a dollar as they were saved last. */
  saved: SavedRate | null;
  /** Who gives it out as an e-CF; null for paper. */
  issuing: ElectronicIssuing | null;
  onClose: () => void;
}

/** Fields of an e-CF that have a field of their own here. */
const SAID: readonly EcfField[] = ['reference', 'reference.reason', 'rate', 'withheld'];

/** Adds charges to a receipt of their lease by a debit note. */
export function DebitDialog({ charges, first, saved, issuing, onClose }: DebitDialogProps) {
  const { debitDialog: text } = useText('ownerTaxes');
  const { states } = useText('common');
  const { id } = useOrganization();
  const today = useToday();
  const send = useSending();
  const receipts = useQuery(taxQueries.standing(id, first.leaseId));
  const [chosenId, setReceiptId] = useState(first.receiptId ?? '');
  const [typed, change] = useDraft<Omit<DebitDraft, 'receipt'>>({
    reason: charges.every(({ kind }) => kind === 'late_fee') ? text.lateInterest : '',
    rate: saved ? String(saved.rate) : '',
    rateSource: saved?.source ?? '',
  });
  // The only one there is needs no choice.
  const only = receipts.data?.length === 1 ? receipts.data[0] : undefined;
  const receiptId = chosenId || (only?.id ?? '');
  const receipt = receipts.data?.find((own) => own.id === receiptId) ?? null;
  const read = readDebit({ ...typed, receipt }, charges, today, issuing);
  const issue = useAction({
    mutationFn: issueDebitNote,
    invalidates: [taxQueries.all, ...moneyKeys],
    toast: text.done,
    onDone: (noteId) => {
      if (issuing) void send('fiscal-receipts', noteId);
      onClose();
    },
  });
  return (
    <ActionDialog
      title={text.title}
      submitLabel={text.submit}
      isDisabled={receipts.data?.length === 0}
      action={issue}
      onClose={onClose}
      input={read.problems.length + read.ecf.length === 0 ? read.input : null}
    >
      <p>{text.text}</p>
      <QueryView query={receipts} skeleton={<SkeletonText label={states.loading} rows={3} />}>
        {(rows) =>
          rows.length === 0 ? (
            <Notice tone="warn">{text.noReceipt}</Notice>
          ) : (
            <>
              <DebitFields
                {...{ typed, receiptId, read }}
                currency={first.currency}
                receipts={rows}
                onReceipt={setReceiptId}
                onChange={change}
              />
              <EcfFaults problems={read.ecf} said={SAID} />
              {receipt ? <ReceiptSums {...read} currency={first.currency} /> : null}
            </>
          )
        }
      </QueryView>
    </ActionDialog>
  );
}

interface DebitFieldsProps {
  receipts: readonly StandingReceipt[];
  receiptId: string;
  typed: Omit<DebitDraft, 'receipt'>;
  currency: CurrencyCode;
  read: ReturnType<typeof readDebit>;
  onReceipt: (id: string) => void;
  onChange: (more: Partial<Omit<DebitDraft, 'receipt'>>) => void;
}

function DebitFields({ receipts, receiptId, typed, currency, read, onReceipt, onChange }: DebitFieldsProps) {
  const { debitDialog: text, issueDialog } = useText('ownerTaxes');
  const language = useLanguage();
  const ecf = useText('ownerEcf');
  const ecfAt = ecfSentencesAt(read.ecf, ecf.problems);
  const problem = sentencesOf(read.problems, {
    ...text,
    ...{ rateMissing: issueDialog.rateMissing, withheldMissing: ecf.withheld.unreadable },
  });
  return (
    <>
      <SelectField
        label={text.receipt}
        value={receiptId}
        placeholder={text.choose}
        options={receipts.map((own) => ({
          value: own.id,
          label: text.option({
            ncf: own.ncf,
            date: formatDate(own.issuedOn, language),
            client: own.clientName,
          }),
        }))}
        onChange={(event) => onReceipt(event.target.value)}
        error={problem('receiptMissing') ?? ecfAt('reference')}
        column="invoice_id"
      />
      <TextField
        label={text.reason}
        hint={text.reasonHint}
        maxLength={300}
        value={typed.reason}
        onChange={(event) => onChange({ reason: event.target.value })}
        error={problem('reasonMissing') ?? ecfAt('reference.reason')}
      />
      {read.withheld ? (
        <WithheldFields
          {...read.withheld}
          {...{ currency, onChange }}
          error={problem('withheldMissing') ?? ecfAt('withheld')}
        />
      ) : null}
      {read.isForeign ? (
        <RateFields draft={typed} onChange={onChange} error={problem('rateMissing') ?? ecfAt('rate')} />
      ) : null}
    </>
  );
}
