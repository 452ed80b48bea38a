import type { Bill } from '#src/data/expenses/bills/queries.ts';
import type { ExpenseKind, NoReceiptReason } from '#src/domain/expenses/bill.ts';
import { isElectronic } from '#src/domain/taxes/electronic-rows.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { type Definition, DefinitionList } from '#src/ui/components/definition-list.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { PurchaseReceiptButton } from './purchase-receipt-button.tsx';

const PurchaseEcf = lazyPart(() =>
  import('#src/islands/owner-dashboard/screens/taxes/ecf/purchase-ecf.tsx').then((file) => file.PurchaseEcf),
);

/** Days, place and numbers of a bill. */
export function BillFacts({ bill }: { bill: Bill }) {
  const { detail: text, place, general, receipt, credit } = useText('ownerBills');
  const language = useLanguage();
  const { kinds } = useText('ownerVendors');
  const items: Definition[] = [{ term: text.date, value: <DateText date={bill.billedOn} /> }];
  // Nobody has to use a credit note by a day.
  if (!bill.isCredit) items.push({ term: text.due, value: <DateText date={bill.dueOn} /> });
  if (bill.paidOn)
    items.push({
      term: bill.isCredit ? credit.usedOn : text.paidOn,
      value: <DateText date={bill.paidOn} />,
    });
  items.push(
    {
      term: text.place,
      value: bill.propertyName ? (
        <AppLink to={`/properties/${bill.propertyId}`} className="text-action hover:underline">
          {place({ property: bill.propertyName, unit: bill.unitLabel })}
        </AppLink>
      ) : (
        general
      ),
    },
    bill.noReceiptReason
      ? { term: receipt.field, value: receipt.reasons[bill.noReceiptReason as NoReceiptReason] }
      : { term: text.ncf, value: <span className="tabular-nums">{bill.ncf || text.noNcf}</span> },
  );
  if (bill.modifiedNcf) items.push({ term: text.modifiedNcf, value: bill.modifiedNcf });
  items.push({ term: text.kind, value: kinds[bill.expenseKind as ExpenseKind] });
  if (bill.currency !== 'DOP')
    items.push({
      term: receipt.rateTerm,
      value:
        bill.dopRate !== null && bill.ratedOn ? (
          receipt.rateOf({
            rate: String(bill.dopRate),
            source: bill.rateSource,
            date: formatDate(bill.ratedOn, language, 'short'),
          })
        ) : (
          <NotKnown />
        ),
    });
  if (bill.note) items.push({ term: text.note, value: bill.note });
  return (
    <Card title={text.facts} description={bill.recurringBillId ? text.recurringNote : undefined}>
      <DefinitionList items={items} />
      {bill.purchaseReceiptId ? (
        <div className="mt-4 flex flex-wrap gap-3">
          <PurchaseReceiptButton receiptId={bill.purchaseReceiptId} ncf={bill.ncf} />
          {isElectronic(bill.ncf) ? <PurchaseEcf receiptId={bill.purchaseReceiptId} /> : null}
        </div>
      ) : null}
    </Card>
  );
}
