import { useQuery } from '@tanstack/react-query';
import { Pause, Play, Repeat } from 'lucide-react';
import {
  changeRecurringBill,
  type RecurringBill,
  recurringBillQueries,
} from '#src/data/expenses/bills/recurring.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { ListScreen } from '#src/islands/shell/list/list-screen.tsx';
import { useWholeList } from '#src/islands/shell/list/use-list.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import type { Column } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { billKeys } from '../bills/bill-keys.ts';

/** Bills that are written by themselves. */
export function Screen() {
  const { recurringList: text, back } = useText('ownerBills');
  const { id } = useOrganization();
  const list = useWholeList(useQuery(recurringBillQueries.ofOrganization(id)));
  return (
    <ListScreen
      list={list}
      text={text}
      icon={Repeat}
      back={<BackLink to="/finance/expenses">{back}</BackLink>}
      section={<SectionLine />}
      columns={useColumns()}
      foot={{ isOnlyForMore: true }}
    />
  );
}

function useColumns(): Column<RecurringBill>[] {
  const { recurringList: text, repeat } = useText('ownerBills');
  const { columns: heads } = text;
  const language = useLanguage();
  return [
    {
      id: 'vendor',
      phone: 'title',
      header: heads.vendor,
      cell: (row) => (
        <AppLink
          to={`/finance/vendors/${row.vendorId}`}
          className="rounded-mark font-medium text-action hover:underline"
        >
          {row.vendorName}
        </AppLink>
      ),
    },
    {
      id: 'amount',
      phone: 'amount',
      header: heads.amount,
      align: 'end',
      cell: (row) => <MoneyText amountMinor={row.totalMinor} currency={row.currency} />,
    },
    {
      id: 'every',
      phone: 'note',
      header: heads.every,
      cell: (row) => repeat.months[String(row.everyMonths) as keyof typeof repeat.months],
    },
    {
      id: 'next',
      phone: 'note',
      header: heads.next,
      align: 'end',
      cell: (row) => (
        <>
          <DateText date={row.nextOn} format="short" />
          {row.endsOn ? (
            <span className="block text-12 text-hint">
              {text.until({ date: formatDate(row.endsOn, language, 'short') })}
            </span>
          ) : null}
        </>
      ),
    },
    {
      id: 'mode',
      phone: 'hidden',
      header: heads.mode,
      cell: (row) => (row.isApproved ? repeat.approved : repeat.draft),
    },
    {
      id: 'state',
      phone: 'state',
      header: heads.state,
      cell: (row) => (
        <>
          <State row={row} />
          <Waiting row={row} />
        </>
      ),
    },
    { id: 'actions', phone: 'menu', header: heads.change, align: 'end', cell: (row) => <Toggle row={row} /> },
  ];
}

function State({ row }: { row: RecurringBill }) {
  const { recurringList: text } = useText('ownerBills');
  const errors = useText('errors').codes as Readonly<Record<string, string>>;
  if (row.endsOn && row.nextOn > row.endsOn) return <Badge>{text.ended}</Badge>;
  if (row.pausedAt) return <Badge tone="neutral">{text.paused}</Badge>;
  if (!row.lastError) return <Badge tone="good">{text.active}</Badge>;
  return (
    <>
      <Badge tone="warn">{text.failing}</Badge>
      <span className="block max-w-64 text-12 text-hint">{errors[row.lastError] ?? row.lastError}</span>
    </>
  );
}

/** Drafts that it wrote and that cannot go on without the number of their receipt; the oldest is linked. */
function Waiting({ row }: { row: RecurringBill }) {
  const { receipt } = useText('ownerBills');
  const [oldest] = row.waitingIds;
  if (!oldest) return null;
  return (
    <AppLink to={`/finance/expenses/${oldest}/edit`} className="block text-12 text-action hover:underline">
      {receipt.waiting({ count: row.waitingIds.length })}
    </AppLink>
  );
}

function Toggle({ row }: { row: RecurringBill }) {
  const { recurringList: text } = useText('ownerBills');
  const { can } = useOrganization();
  const change = useAction({
    mutationFn: changeRecurringBill,
    invalidates: billKeys,
    toast: (_, { isPaused }) => (isPaused ? text.pausedToast : text.resumedToast),
  });
  useErrorToast(change);
  if (!can('money.write')) return null;
  const isPaused = row.pausedAt !== null;
  const vendor = row.vendorName;
  return (
    <Button
      size="sm"
      icon={isPaused ? Play : Pause}
      isBusy={change.isRunning}
      aria-label={isPaused ? text.resumeOf({ vendor }) : text.pauseOf({ vendor })}
      onClick={() => void change.run({ recurringBillId: row.id, isPaused: !isPaused, endsOn: row.endsOn })}
    >
      {isPaused ? text.resume : text.pause}
    </Button>
  );
}
