import { useState } from 'react';
import { applyVendorCredit } from '#src/data/expenses/bills/mutations.ts';
import { type Bill, billListSpec, billQueries } from '#src/data/expenses/bills/queries.ts';
import { emptyListQuery } from '#src/domain/foundation/list-query.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import {
  CorrectionDay,
  isCorrectionDay,
} from '#src/islands/owner-dashboard/screens/money/payment/correction-day.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useListPages } from '#src/islands/shell/list/use-list-pages.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Combobox } from '#src/ui/components/combobox.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { billKeys } from '../bills/bill-keys.ts';

const OPEN = ['approved', 'partially_paid'] as const;

/** The vendor's bills that the credit note may pay. */
function useOpenBills(credit: Bill): Bill[] {
  const { id } = useOrganization();
  const filters = { status: OPEN, vendor: [credit.vendorId], kind: ['bill'] };
  const query = { ...emptyListQuery(billListSpec), filters };
  const { data = [] } = useListPages(billQueries.list(id, query, useToday()));
  return data.filter((bill) => bill.currency === credit.currency);
}

/** Settles a bill of the same vendor with a credit note, without cash. */
export function ApplyCreditDialog({ credit, onClose }: { credit: Bill; onClose: () => void }) {
  const { apply: text } = useText('ownerBills').credit;
  const language = useLanguage();
  const bills = useOpenBills(credit);
  const [billId, setBillId] = useState<string | null>(null);
  const [amountMinor, setAmount] = useState<number | null>(null);
  const today = useToday();
  const [on, setOn] = useState(today);
  const action = useAction({
    mutationFn: applyVendorCredit,
    invalidates: billKeys,
    toast: text.done,
    onDone: onClose,
  });
  const leftMinor = -credit.outstandingMinor;
  const bill = bills.find((one) => one.id === billId);
  const most = Math.min(leftMinor, bill?.outstandingMinor ?? leftMinor);
  const problem = amountProblem(amountMinor, most);
  const inWords = (minor: number) => formatMoney(minor, credit.currency, language);
  return (
    <ActionDialog
      title={text.title}
      submitLabel={text.submit}
      action={action}
      onClose={onClose}
      input={
        bill && amountMinor !== null && !problem && isCorrectionDay(on, today)
          ? { creditId: credit.id, billId: bill.id, amountMinor, on }
          : null
      }
    >
      <p className="rounded-control bg-sunken px-4 py-3">
        <span className="block font-medium">{credit.vendorName}</span>
        <span className="text-14 text-secondary">{text.left({ amount: inWords(leftMinor) })}</span>
      </p>
      <Combobox
        label={text.bill}
        value={billId}
        options={bills.map((one) => ({
          value: one.id,
          label: `${one.description ?? ''} · ${inWords(one.outstandingMinor)}`,
          detail: one.ncf,
        }))}
        emptyText={text.noBill}
        error={!bill ? text.billMissing : undefined}
        onChange={(value) => {
          const chosen = bills.find((one) => one.id === value);
          setBillId(value);
          if (chosen) setAmount(Math.min(leftMinor, chosen.outstandingMinor));
        }}
      />
      <MoneyField
        label={text.amount}
        currency={credit.currency}
        value={amountMinor}
        error={problem ? text[problem] : undefined}
        onChange={setAmount}
      />
      <CorrectionDay value={on} onChange={setOn} />
    </ActionDialog>
  );
}

function amountProblem(amountMinor: number | null, most: number) {
  if (!amountMinor || amountMinor < 0) return 'amountMissing';
  return amountMinor > most ? 'amountTooMuch' : null;
}
