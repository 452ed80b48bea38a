import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Lease, leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { chargeQueries } from '#src/data/money/charges/queries.ts';
import { paymentQueries } from '#src/data/money/payments/queries.ts';
import { planRequestQuery } from '#src/data/money/plans/request-queries.ts';
import { daysBetween } from '#src/domain/foundation/dates.ts';
import { isClosed } from '#src/domain/leasing/lease.ts';
import { formatDate, formatMoney, formatRelativeDays } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { comingCharges } from '#src/islands/owner-dashboard/screens/money/lease-charges/coming-charges.ts';
import { CreditButton } from '#src/islands/owner-dashboard/screens/money/lease-charges/credit-button.tsx';
import { nextDue, overdueOf } from '#src/islands/owner-dashboard/screens/money/lease-charges/statement.ts';
import { chargeName } from '#src/islands/owner-dashboard/screens/money/parts/charge-name.ts';
import { openSection } from '#src/islands/shell/record/folded-section.tsx';
import { type Figure, RecordFigures } from '#src/islands/shell/record/record-figures.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { ReportedNotice } from '../parts/reported-notice.tsx';
import { lastDayOf } from './lease-days.ts';

/** How a lease stands today: what is owed and since when, what falls due next, until when it runs; and who waits. */
export function LeaseNow({ lease }: { lease: Lease }) {
  return (
    <RecordFigures figures={[useOwed(lease), useNext(lease), useEnd(lease)].filter((one) => one !== null)}>
      <CreditButton lease={lease} />
      <ReportedPayments lease={lease} />
      <AskedPlan lease={lease} />
    </RecordFigures>
  );
}

/** What the terms will charge next; empty while the rents are on their way. */
function useComing(lease: Lease) {
  const today = useToday();
  const { id } = useOrganization();
  const { data: steps = [] } = useQuery(leaseQueries.rentSteps(id, lease.id));
  return comingCharges(lease, steps, today);
}

function useOpenCharges(lease: Lease) {
  const { id } = useOrganization();
  return useQuery(chargeQueries.openOfLease(id, lease.id)).data;
}

function useOwed(lease: Lease): Figure {
  const { lease: text, money } = useText('ownerMoney');
  const language = useLanguage();
  const today = useToday();
  const open = useOpenCharges(lease);
  const [coming] = useComing(lease);
  const { receivableMinor: owed, creditMinor: credit, currency } = lease;
  const write = (minor: number) => formatMoney(minor, currency, language);
  const notes: ReactNode[] = [];
  const late = open ? overdueOf(open, today) : null;
  if (owed > 0 && late) {
    const date = formatDate(late.since, language, 'short');
    notes.push(
      <span key="late" className="block font-medium text-bad">
        {text.overdue({ amount: write(late.amountMinor), date })}
      </span>,
    );
  } else if (owed > 0 && open) notes.push(text.notYetDue);
  else if (owed === 0 && credit > 0) notes.push(text.creditText);
  // Its month has begun and the next run of the jobs charges it: what is owed then is said now.
  if (coming && coming.periodStart <= today) {
    const charge = chargeName({ kind: 'rent', description: '', ...coming }, money, language);
    const amount = write(coming.amountMinor);
    const total = write(Math.max(0, owed + coming.amountMinor - credit));
    notes.push(
      <span key="soon" className="block">
        {text.soon({ charge, amount, total })}
      </span>,
    );
  }
  return {
    label: owed > 0 ? text.owes : credit > 0 ? text.inCredit : text.paidUp,
    value: <MoneyText amountMinor={owed > 0 ? owed : credit} currency={currency} />,
    note: notes.length > 0 ? notes : undefined,
  };
}

/** What is charged and not due yet, or else the next rent by the terms; nothing once a lease is closed. */
function useNext(lease: Lease): Figure | null {
  const { lease: text } = useText('ownerMoney');
  const language = useLanguage();
  const today = useToday();
  const open = useOpenCharges(lease);
  const [coming] = useComing(lease);
  const next = (open ? nextDue(open, today) : null) ?? coming;
  if (!next) return isClosed(lease.status) ? null : { label: text.next, value: text.nextNone };
  return {
    label: text.next,
    value: <MoneyText amountMinor={next.amountMinor} currency={lease.currency} />,
    note: text.dueOn({ date: formatDate(next.dueOn, language) }),
  };
}

function useEnd(lease: Lease): Figure {
  const { lease: text } = useText('ownerMoney');
  const language = useLanguage();
  const today = useToday();
  const last = lastDayOf(lease);
  if (last === null) return { label: text.ends, value: text.openEnd, note: text.openEndNote };
  return {
    label: isClosed(lease.status) ? text.endedOn : text.ends,
    value: formatDate(last, language, 'short'),
    note: formatRelativeDays(daysBetween(today, last), language),
  };
}

function ReportedPayments({ lease }: { lease: Lease }) {
  const { id } = useOrganization();
  const { data: payments = [] } = useQuery(paymentQueries.ofLease(id, lease.id));
  return <ReportedNotice payments={payments} />;
}

/** A plan that the tenant asked for waits in a section further down. */
function AskedPlan({ lease }: { lease: Lease }) {
  const text = useText('ownerMoney').lease;
  const { data: request } = useQuery({ ...planRequestQuery(lease.id), enabled: lease.receivableMinor > 0 });
  if (request?.status !== 'open') return null;
  return (
    <Notice
      tone="warn"
      action={
        <Button size="sm" onClick={() => openSection('plan')}>
          {text.planAnswer}
        </Button>
      }
    >
      {text.planAsked}
    </Notice>
  );
}
