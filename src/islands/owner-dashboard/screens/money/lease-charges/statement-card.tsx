import { useQuery } from '@tanstack/react-query';
import { BadgePercent, Ellipsis, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { type Charge, chargeQueries } from '#src/data/money/charges/queries.ts';
import { paymentQueries } from '#src/data/money/payments/queries.ts';
import { leaseRefundQueries } from '#src/data/money/refunds/lease-queries.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { LoadMore } from '#src/ui/components/load-more.tsx';
import { Menu, type MenuItem } from '#src/ui/components/menu.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { chargeName, namedCharge } from '../parts/charge-name.ts';
import { ChargeState } from '../parts/charge-state.tsx';
import { PaymentBadge } from '../parts/status-badges.tsx';
import { ReverseChargeDialog } from './reverse-charge-dialog.tsx';
import { type StatementLine, toStatement } from './statement.ts';

const ChargeCreditDialog = lazyPart(() =>
  import('./charge-credit-dialog.tsx').then((file) => file.ChargeCreditDialog),
);

/** Some months of rents and payments: what stands below is reached without passing all of it. */
const FIRST_LINES = 8;

/** Charges and payments of the lease in one account, the newest first. */
export function StatementCard({ leaseId }: { leaseId: string }) {
  const text = useText('ownerMoney').lease;
  const { states } = useText('common');
  const { id } = useOrganization();
  const charges = useQuery(chargeQueries.ofLease(id, leaseId));
  const payments = useQuery(paymentQueries.ofLease(id, leaseId));
  const { data: refunds } = useQuery(leaseRefundQueries.ofLease(leaseId));
  const [reversing, setReversing] = useState<Charge | null>(null);
  const [credited, setCredited] = useState<Charge | null>(null);
  const skeleton = (
    <div className="px-5 pb-5">
      <SkeletonText label={states.loading} rows={5} />
    </div>
  );
  return (
    <Card title={text.statement} isFlush>
      <QueryView query={charges} skeleton={skeleton}>
        {(charged) => (
          <QueryView
            query={payments}
            skeleton={skeleton}
            isEmpty={(paid) => paid.length + charged.length === 0}
            empty={<p className="px-5 pb-6 text-secondary">{text.statementEmpty}</p>}
          >
            {(paid) => (
              <StatementTable
                lines={toStatement(charged, paid, refunds)}
                onReverse={setReversing}
                onCredit={setCredited}
              />
            )}
          </QueryView>
        )}
      </QueryView>
      <ReverseChargeDialog charge={reversing} onClose={() => setReversing(null)} />
      {credited ? <ChargeCreditDialog charge={credited} onClose={() => setCredited(null)} /> : null}
    </Card>
  );
}

interface ChargeActions {
  onReverse: (charge: Charge) => void;
  onCredit: (charge: Charge) => void;
}

function StatementTable({ lines, ...actions }: ChargeActions & { lines: readonly StatementLine[] }) {
  const text = useText('ownerMoney').lease;
  const { table } = useText('common');
  const [count, setCount] = useState(FIRST_LINES);
  const heads = text.columns;
  const columns: Column<StatementLine>[] = [
    { id: 'concept', phone: 'title', header: heads.concept, cell: (line) => <Concept line={line} /> },
    {
      id: 'amount',
      phone: 'amount',
      header: heads.amount,
      align: 'end',
      cell: (line) => <Amount line={line} />,
    },
    { id: 'state', phone: 'state', header: heads.state, cell: (line) => <State line={line} {...actions} /> },
  ];
  const shown = lines.slice(0, count);
  return (
    <>
      <DataTable caption={text.statement} columns={columns} rows={shown} rowKey={(line) => line.id} />
      {lines.length > count ? (
        <LoadMore
          label={table.loadMore}
          shownText={table.shown({ count: shown.length })}
          onLoad={() => setCount(lines.length)}
        />
      ) : null}
    </>
  );
}

function Concept({ line }: { line: StatementLine }) {
  const { lease: text, money } = useText('ownerMoney');
  const { enums } = useText('common');
  const language = useLanguage();
  return (
    <span className="grid py-1">
      {line.type === 'charge' ? chargeName(namedCharge(line.charge), money, language) : null}
      {line.type === 'payment' ? (
        <AppLink to={`/finance/payments/${line.id}`} className="text-action hover:underline">
          {text.paymentBy({ method: enums.paymentMethod[line.payment.method] })}
        </AppLink>
      ) : null}
      {line.type === 'refund' ? (
        <AppLink to={`/finance/payments/${line.refund.paymentId}`} className="text-action hover:underline">
          {enums.journalKind.payment_refund}
        </AppLink>
      ) : null}
      <span className="text-14 font-normal text-hint">
        <DateText date={line.on} format="short" />
      </span>
    </span>
  );
}

/** What was charged, or with a minus what came in; struck through when it was undone. */
function Amount({ line }: { line: StatementLine }) {
  if (line.type === 'refund')
    return <MoneyText amountMinor={line.refund.amountMinor} currency={line.refund.currency} />;
  const isCharge = line.type === 'charge';
  const { amountMinor, currency } = isCharge ? line.charge : line.payment;
  const isUndone = isCharge
    ? line.charge.reversedAt !== null
    : line.payment.status === 'reversed' || line.payment.status === 'rejected';
  return (
    <MoneyText
      amountMinor={isCharge ? amountMinor : -amountMinor}
      currency={currency}
      className={isUndone ? 'text-hint line-through' : isCharge ? undefined : 'text-good'}
    />
  );
}

function State({ line, ...actions }: ChargeActions & { line: StatementLine }) {
  const today = useToday();
  if (line.type === 'refund') return null;
  if (line.type === 'payment') return <PaymentBadge status={line.payment.status} />;
  return (
    <span className="flex items-center justify-between gap-2">
      <ChargeState charge={line.charge} today={today} />
      <Actions charge={line.charge} {...actions} />
    </span>
  );
}

function Actions({ charge, onReverse, onCredit }: ChargeActions & { charge: Charge }) {
  const { lease, money } = useText('ownerMoney');
  const { credits } = useText('ownerCharging');
  const { can } = useOrganization();
  const language = useLanguage();
  if (charge.reversedAt || !can('money.reverse')) return null;
  const name = chargeName(namedCharge(charge), money, language);
  const mayCredit = charge.kind !== 'deposit' && charge.creditedMinor < charge.amountMinor;
  const items: MenuItem[] = [
    {
      id: 'reverse',
      label: lease.reverseCharge.actionOn({ name }),
      icon: Undo2,
      onSelect: () => onReverse(charge),
    },
  ];
  if (mayCredit)
    items.unshift({
      id: 'credit',
      label: credits.take({ name }),
      icon: BadgePercent,
      onSelect: () => onCredit(charge),
    });
  const label = lease.lineActions({ name });
  return (
    <Menu
      label={label}
      items={items}
      trigger={(props) => <IconButton {...props} size="sm" icon={Ellipsis} label={label} />}
    />
  );
}
