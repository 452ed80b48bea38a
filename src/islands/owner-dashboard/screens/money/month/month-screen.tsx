import { useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { type ComingLine, monthQueries } from '#src/data/money/charging/queries.ts';
import { monthOf, shiftMonth } from '#src/domain/foundation/months.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { FilterChips } from '#src/ui/components/filter-chips.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { type ComingSum, comingSums } from './coming-sums.ts';
import { MonthTable } from './month-table.tsx';
import { PostDialog } from './post-dialog.tsx';

/** What this month or the next will still be charged, and why, before it is posted. */
export function Screen() {
  const text = useText('ownerCharging').month;
  const { states } = useText('common');
  const { id } = useOrganization();
  const language = useLanguage();
  const go = useGo();
  const current = monthOf(useToday());
  const months = [current, shiftMonth(current, 1)];
  const asked = new URLSearchParams(useSearch()).get('m');
  const month = months.find((own) => own === asked) ?? current;
  const query = useQuery(monthQueries.preview(id, month));
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      <SectionLine />
      <div className="mb-6">
        <FilterChips
          label={text.months}
          chips={months.map((own) => ({ id: own, label: formatDate(`${own}-01`, language, 'month') }))}
          active={[month]}
          onToggle={(own) => go(own === current ? '/finance/month' : `/finance/month?m=${own}`)}
        />
      </div>
      <QueryView
        query={query}
        skeleton={<SkeletonTable label={states.loading} rows={6} />}
        isEmpty={(lines) => lines.length === 0}
        empty={<EmptyState icon={CalendarCheck} title={text.emptyTitle} text={text.emptyText} />}
      >
        {(lines) => <Coming key={month} month={month} lines={lines} />}
      </QueryView>
    </>
  );
}

function Coming({ month, lines }: { month: string; lines: readonly ComingLine[] }) {
  const text = useText('ownerCharging').month;
  const { can } = useOrganization();
  const [isPosting, setPosting] = useState(false);
  const postable = lines.filter((line) => line.isPostable);
  return (
    <div className="grid gap-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <SumCard title={text.toCome} lines={lines} />
        <SumCard
          title={text.postable}
          lines={postable}
          action={
            can('money.write') && postable.length > 0 ? (
              <Button variant="primary" onClick={() => setPosting(true)}>
                {text.post}
              </Button>
            ) : null
          }
        />
      </div>
      <Card isFlush>
        <MonthTable lines={lines} />
      </Card>
      {isPosting ? <PostDialog month={month} lines={postable} onClose={() => setPosting(false)} /> : null}
    </div>
  );
}

interface SumCardProps {
  title: string;
  lines: readonly ComingLine[];
  action?: React.ReactNode;
}

function SumCard({ title, lines, action }: SumCardProps) {
  const text = useText('ownerCharging').month;
  return (
    <Card>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="text-14 font-medium text-hint">{title}</h2>
          <Sums sums={comingSums(lines)} />
          <p className="text-14 text-secondary">{text.lines({ count: lines.length })}</p>
        </div>
        {action}
      </div>
    </Card>
  );
}

/** A sum a currency. */
export function Sums({ sums }: { sums: readonly ComingSum[] }) {
  return (
    <p className="flex flex-wrap gap-x-4 text-25 font-semibold tabular-nums">
      {sums.map(({ currency, amountMinor }) => (
        <MoneyText key={currency} amountMinor={amountMinor} currency={currency} />
      ))}
    </p>
  );
}
