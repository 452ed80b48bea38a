import type { PaymentDetails } from '#src/data/money/payments/queries.ts';
import { formatReceiptNumber } from '#src/domain/money/receipt-number.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { accountName } from '#src/islands/owner-dashboard/screens/books/ledger/entry-words.ts';
import { DateText } from '#src/ui/components/date-text.tsx';
import { type Definition, DefinitionList } from '#src/ui/components/definition-list.tsx';
import { exchangeFacts } from './exchange-facts.ts';

/** What is known of a payment. */
export function PaymentFacts({ payment }: { payment: PaymentDetails }) {
  const { payment: text, cash, ledger } = useText('ownerMoney');
  const { enums } = useText('common');
  const language = useLanguage();
  const items: Definition[] = [
    { term: text.amount, value: formatMoney(payment.amountMinor, payment.currency, language) },
    ...exchangeFacts(payment, cash.exchange, language),
    { term: text.paidOn, value: <DateText date={payment.paidOn} /> },
    { term: text.method, value: enums.paymentMethod[payment.method] },
  ];
  if (payment.reference) items.push({ term: text.reference, value: payment.reference });
  if (payment.accountName !== null) {
    const account = { systemKey: payment.accountKey, name: payment.accountName };
    items.push({ term: cash.account, value: accountName(account, ledger.accountNames) });
  }
  if (payment.receiptNumber !== null) {
    const number = formatReceiptNumber(payment.receiptNumber);
    items.push({
      term: text.receipt,
      value: payment.receiptVoidedAt ? text.receiptVoid({ number }) : number,
    });
  }
  return <DefinitionList items={items} />;
}
