import { useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { type ComingLine, monthQueries } from '#src/data/money/charging/queries.ts';
import { monthOf, shiftMonth } from '#src/domain/foundation/months.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { ListHead } from '#src/islands/shell/list/list-head.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { Figure, FigureBox, FigureLine, figureClass } from '#src/ui/components/figure-line.tsx';
import { FilterChips } from '#src/ui/components/filter-chips.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import { comingSums } from './coming-sums.ts';
import { MonthTable } from './month-table.tsx';
import { PostDialog } from './post-dialog.tsx';
import { Sums } from './sums.tsx';

/** What this month or the next will still be charged, and why, before it is posted. */
export function Screen() {
  const text = useText('ownerCharging').month;
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const language = useLanguage();
  const go = useGo();
  const current = monthOf(useToday());
  const months = [current, shiftMonth(current, 1)];
  const asked = new URLSearchParams(useSearch()).get('m');
  const month = months.find((own) => own === asked) ?? current;
  const query = useQuery(monthQueries.preview(id, month));
  const [isPosting, setPosting] = useState(false);
  const isPhone = useIsPhone();
  const lines = query.data ?? [];
  const postable = lines.filter((line) => line.isPostable);
  const mayPost = can('money.write') && postable.length > 0;
  const figures = <Figures lines={lines} postable={postable} />;
  return (
    <>
      <ListHead
        title={text.title}
        description={text.description}
        section={<SectionLine />}
        add={mayPost ? { icon: CalendarCheck, label: text.post, onSelect: () => setPosting(true) } : null}
      />
      <div className="mb-4">
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
        isEmpty={(found) => found.length === 0}
        empty={<EmptyState icon={CalendarCheck} title={text.emptyTitle} text={text.emptyText} />}
      >
        {(found) => (
          <div className="grid gap-4">
            {isPhone ? null : figures}
            <Card isFlush>
              <MonthTable lines={found} />
            </Card>
            {isPhone ? figures : null}
          </div>
        )}
      </QueryView>
      {isPosting ? <PostDialog month={month} lines={postable} onClose={() => setPosting(false)} /> : null}
    </>
  );
}

interface FiguresProps {
  lines: readonly ComingLine[];
  postable: readonly ComingLine[];
}

/** What comes, and what of it can be posted now. */
function Figures({ lines, postable }: FiguresProps) {
  const text = useText('ownerCharging').month;
  const figure = (label: string, of: readonly ComingLine[]) => (
    <Figure
      label={label}
      value={<Sums sums={comingSums(of)} className={figureClass} />}
      hint={text.lines({ count: of.length })}
    />
  );
  return (
    <FigureBox>
      <FigureLine count={2}>
        {figure(text.postable, postable)}
        {figure(text.toCome, lines)}
      </FigureLine>
    </FigureBox>
  );
}
