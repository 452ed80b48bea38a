import { useQuery } from '@tanstack/react-query';
import { cardQueries } from '#src/data/cards/queries.ts';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import {
  type ListedPayment,
  type PaidPart,
  type Payment,
  paymentQueries,
} from '#src/data/money/payments/queries.ts';
import { RATE_DECIMALS } from '#src/domain/books/exchange.ts';
import { formatDate, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { DateText, InstantText } from '#src/ui/components/date-text.tsx';
import { type Definition, DefinitionList } from '#src/ui/components/definition-list.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { chargeName } from '../parts/charge-name.ts';

interface PaymentFactsProps {
  lease: TenantLease;
  payment: ListedPayment;
}

/** What was reported and, once it is confirmed, which charges it paid. */
export function PaymentFacts({ lease, payment }: PaymentFactsProps) {
  const { payment: text } = useText('tenant');
  const { enums } = useText('common');
  const { createdAt: created, decidedAt: decided } = payment;
  const card = useCardFacts(payment);
  const items: Definition[] = [
    {
      term: text.amount,
      value: <MoneyText amountMinor={payment.amountMinor} currency={payment.currency} />,
    },
    ...useExchangeFacts(payment),
    ...card.fee,
    { term: text.paidOn, value: <DateText date={payment.paidOn} /> },
    { term: text.method, value: enums.paymentMethod[payment.method] },
    ...card.card,
  ];
  if (payment.reference) items.push({ term: text.reference, value: payment.reference });
  items.push({ term: text.reported, value: <InstantText instant={created} timeZone={lease.timeZone} /> });
  if (decided) {
    const term = text.decided[payment.status];
    items.push({ term, value: <InstantText instant={decided} timeZone={lease.timeZone} /> });
  }
  return (
    <>
      <Card title={text.facts}>
        <DefinitionList items={items} />
      </Card>
      {payment.status === 'confirmed' ? <PaidParts lease={lease} payment={payment} /> : null}
    </>
  );
}

/** What a card was charged besides, and which one it was; nothing for what was paid another way. */
function useCardFacts(payment: Payment): { fee: Definition[]; card: Definition[] } {
  const { fee, total, result } = useText('tenantPay');
  const isCard = payment.method === 'card';
  const { data } = useQuery({ ...cardQueries.ofPayment(payment.id), enabled: isCard });
  const money = (amountMinor: number) => <MoneyText amountMinor={amountMinor} currency={payment.currency} />;
  const feeMinor = data?.feeMinor ?? 0;
  const last4 = data?.cardLast4;
  return {
    fee:
      feeMinor > 0
        ? [
            { term: fee, value: money(feeMinor) },
            { term: total, value: money(payment.amountMinor + feeMinor) },
          ]
        : [],
    card: last4 ? [{ term: result.card, value: result.cardEnding({ last4 }) }] : [],
  };
}

/** What was paid where that was the other currency, and the rate that decided what it counts as. */
function useExchangeFacts(payment: ListedPayment): Definition[] {
  const { exchange: text } = useText('tenantReport');
  const language = useLanguage();
  const {
    receivedCurrency: currency,
    receivedMinor: minor,
    rate,
    rateSource: source,
    ratedOn: day,
  } = payment;
  if (currency === null || minor === null || rate === null || source === null || day === null) return [];
  const said = {
    rate: formatNumber(rate, language, RATE_DECIMALS),
    source,
    date: formatDate(day, language, 'dayMonth'),
  };
  return [
    { term: text.paidFact, value: <MoneyText amountMinor={minor} currency={currency} /> },
    { term: text.rate, value: text.rateFact(said) },
  ];
}

function PaidParts({ lease, payment }: PaymentFactsProps) {
  const { payment: text } = useText('tenant');
  const { states } = useText('common');
  const parts = useQuery(paymentQueries.paidParts(lease.organizationId, payment.id));
  return (
    <Card title={text.parts}>
      <QueryView query={parts} skeleton={<SkeletonText label={states.loading} rows={2} />}>
        {(list) => <PartList parts={list} payment={payment} lease={lease} />}
      </QueryView>
    </Card>
  );
}

function PartList({ parts, payment, lease }: PaymentFactsProps & { parts: readonly PaidPart[] }) {
  const text = useText('tenant');
  const language = useLanguage();
  const today = useToday(lease.timeZone);
  const items: Definition[] = parts.map((part) => ({
    term: chargeName(
      {
        kind: part.kind,
        description: part.description,
        periodStart: part.periodStart,
        periodEnd: part.periodEnd,
      },
      today,
      text,
      language,
    ),
    value: <MoneyText amountMinor={part.amountMinor} currency={payment.currency} />,
  }));
  if (payment.unappliedMinor > 0) {
    items.push({
      term: text.payment.credit,
      value: <MoneyText amountMinor={payment.unappliedMinor} currency={payment.currency} />,
    });
  }
  return <DefinitionList items={items} />;
}
