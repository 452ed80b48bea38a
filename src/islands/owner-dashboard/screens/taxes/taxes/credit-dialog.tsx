import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { issueCreditNote } from '#src/data/taxes/mutations.ts';
import { taxQueries } from '#src/data/taxes/queries.ts';
import type { EcfField } from '#src/domain/taxes/ecf/ecf-problems.ts';
import { isLateNote } from '#src/domain/taxes/late-note.ts';
import { itbisOn } from '#src/domain/taxes/rent-tax.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { chargeName, namedCharge } from '#src/islands/owner-dashboard/screens/money/parts/charge-name.ts';
import { moneyKeys } from '#src/islands/owner-dashboard/screens/money/parts/money-keys.ts';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { FieldError } from '#src/ui/components/field.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { EcfFaults } from '../ecf/ecf-faults.tsx';
import { ecfSentencesAt } from '../ecf/ecf-sentences.ts';
import { NOTHING_WITHHELD, saleProblems } from '../ecf/electronic-issuing.ts';
import { clientOf, noteOf } from '../ecf/note-reference.ts';
import { useElectronicIssuing } from '../ecf/use-electronic-issuing.ts';
import { useSending } from '../ecf/use-sending.ts';
import type { InvoiceDialogProps } from './cancel-dialog.tsx';

/** Takes some charges of a receipt back, or all. */
export function CreditDialog({ invoice, onClose }: InvoiceDialogProps) {
  const { creditDialog: text } = useText('ownerTaxes');
  const noneId = useId();
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [reason, setReason] = useState('');
  const today = useToday();
  const isLate = invoice.itbisMinor > 0 && isLateNote(invoice.modifiedIssuedOn ?? invoice.issuedOn, today);
  const { id } = useOrganization();
  const charges = useQuery(taxQueries.chargesOf(id, invoice.id));
  const back = (charges.data ?? []).filter(({ chargeId }) => !kept.has(chargeId));
  const chosen = back.map(({ chargeId }) => chargeId);
  const send = useSending();
  const { problems, isPending, isElectronic } = useCreditProblems(invoice, back, reason);
  const ecfAt = ecfSentencesAt(problems, useText('ownerEcf').problems);
  const credit = useAction({
    mutationFn: issueCreditNote,
    invalidates: [taxQueries.all, ...moneyKeys],
    toast: text.done,
    onDone: (noteId) => {
      if (isElectronic) void send('fiscal-receipts', noteId);
      onClose();
    },
  });
  const toggle = (chargeId: string) => {
    const next = new Set(kept);
    if (!next.delete(chargeId)) next.add(chargeId);
    setKept(next);
  };
  return (
    <ActionDialog
      title={text.title({ ncf: invoice.ncf })}
      submitLabel={text.submit}
      action={credit}
      onClose={onClose}
      isDisabled={isPending}
      input={
        reason.trim() !== '' && chosen.length > 0 && problems.length === 0
          ? { invoiceId: invoice.id, chargeIds: chosen, reason: reason.trim() }
          : null
      }
    >
      <p>
        {text.text}
        {invoice.modifiedNcf ? ` ${text.ofDebitNote({ ncf: invoice.modifiedNcf })}` : null}
      </p>
      {isLate ? <Notice tone="warn">{text.late}</Notice> : null}
      <ChargeChoice invoice={invoice} charges={charges} chosen={chosen} onToggle={toggle} />
      <FieldError id={noneId} text={chosen.length === 0 ? text.chargesMissing : undefined} />
      <TextField
        label={text.reason}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={reason.trim() === '' ? text.reasonMissing : ecfAt('reference.reason')}
      />
      {chosen.length > 0 ? <EcfFaults problems={problems} said={SAID} /> : null}
    </ActionDialog>
  );
}

/** Fields of an e-CF that have a field of their own here. */
const SAID: readonly EcfField[] = ['reference.reason'];

/** What keeps a note about some charges of a receipt from being given out as an e-CF. */
function useCreditProblems(
  invoice: InvoiceDialogProps['invoice'],
  back: readonly InvoiceCharge[],
  reason: string,
) {
  const today = useToday();
  const issuing = useElectronicIssuing([]);
  const electronic = issuing.ofIssuer(invoice.issuerId);
  const baseMinor = back.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  // A note about a debit note names the receipt that this added to.
  const named = { ...invoice, ncf: invoice.modifiedNcf ?? invoice.ncf };
  const sale = {
    kind: 'credit_note' as const,
    ...{ treatment: invoice.treatment, currency: invoice.currency },
    ...{ dopRate: Number(invoice.dopRate), withheld: NOTHING_WITHHELD, client: clientOf(invoice) },
    charges: back.map(({ amountMinor }) => ({ name: invoice.ncf, amountMinor })),
    itbisMinor: itbisOn(baseMinor, invoice.treatment, invoice.issuedOn),
    ...noteOf({ ...named, issuedOn: invoice.modifiedIssuedOn ?? invoice.issuedOn }, reason),
  };
  return {
    isPending: issuing.isPending,
    isElectronic: electronic !== null,
    problems: electronic && back.length > 0 ? saleProblems(sale, electronic, today) : [],
  };
}

interface ChargeChoiceProps extends Pick<InvoiceDialogProps, 'invoice'> {
  charges: ReturnType<typeof useQuery<InvoiceCharge[]>>;
  chosen: readonly string[];
  onToggle: (chargeId: string) => void;
}
type InvoiceCharge = Awaited<
  ReturnType<
    NonNullable<Extract<ReturnType<typeof taxQueries.chargesOf>['queryFn'], (...args: never) => unknown>>
  >
>[number];

function ChargeChoice({ invoice, charges, chosen, onToggle }: ChargeChoiceProps) {
  const { creditDialog: text } = useText('ownerTaxes');
  const { money } = useText('ownerMoney');
  const { states } = useText('common');
  const language = useLanguage();
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1.5 text-14 font-medium">{text.charges}</legend>
      <QueryView query={charges} skeleton={<SkeletonText label={states.loading} rows={2} />}>
        {(rows) =>
          rows.map((row) => (
            <Checkbox
              key={row.chargeId}
              label={chargeName(namedCharge(row.charges), money, language)}
              hint={formatMoney(row.amountMinor, invoice.currency, language)}
              checked={chosen.includes(row.chargeId)}
              onChange={() => onToggle(row.chargeId)}
            />
          ))
        }
      </QueryView>
    </fieldset>
  );
}
