import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { journalQueries } from '#src/data/books/journal/queries.ts';
import {
  type MaintenanceCost,
  type MaintenanceCount,
  maintenanceCostQueries,
} from '#src/data/maintenance/costs.ts';
import { isIsoDate } from '#src/domain/foundation/dates.ts';
import { type Period, periodAround } from '#src/domain/foundation/period.ts';
import { upkeepByPlace } from '#src/domain/maintenance/upkeep-costs.ts';
import { useText } from '#src/i18n/react.tsx';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { DateRange } from '#src/islands/shell/date-range/date-range.tsx';
import { saveCsv } from '#src/islands/shell/list/list-export.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { AccountTable, KindTable, PlaceTable } from './cost-tables.tsx';
import { costsCsv } from './costs-csv.ts';

const NO_COSTS: readonly MaintenanceCost[] = [];
const NO_COUNTS: readonly MaintenanceCount[] = [];

/** What upkeep cost in a period and how long requests took: by place, by kind, by account. Each figure opens its rows. */
export function Screen() {
  const text = useText('maintenanceCosts');
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const [period, setPeriod] = usePeriod();
  const seesMoney = can('money.read');
  const counts = useQuery(maintenanceCostQueries.counts(id, period));
  const costs = useQuery({ ...maintenanceCostQueries.costs(id, period), enabled: seesMoney });
  const accounts = useQuery({ ...journalQueries.accounts(id), enabled: seesMoney });
  const places = upkeepByPlace(costs.data ?? NO_COSTS, counts.data ?? NO_COUNTS);
  const csv = useText('maintenanceCosts').columns;
  const shown = seesMoney && counts.data ? costs : counts;
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={
          <Button
            icon={Download}
            disabled={places.length === 0}
            onClick={() => saveCsv(costsCsv(places, csv), `${text.fileName}-${period.from}-${period.to}`)}
          >
            {text.export}
          </Button>
        }
      />
      <SectionLine />
      <div className="mb-6 print:hidden">
        <DateRange
          label={text.period}
          isRequired
          value={period}
          onChange={({ from, to }) => from && to && setPeriod({ from, to })}
        />
      </div>
      {seesMoney ? null : (
        <div className="mb-6">
          <Notice>{text.noMoney}</Notice>
        </div>
      )}
      <QueryView query={shown as typeof counts} skeleton={<SkeletonTable label={states.loading} />}>
        {() => (
          <div className="grid gap-6">
            <Card title={text.byPlace} description={seesMoney ? text.note : undefined} isFlush>
              {places.length === 0 ? (
                <p className="px-5 pb-5 text-15 text-hint">{text.empty}</p>
              ) : (
                <PlaceTable places={places} period={period} seesMoney={seesMoney} />
              )}
            </Card>
            {counts.data?.length ? (
              <Card title={text.byKind} isFlush>
                <KindTable counts={counts.data} period={period} />
              </Card>
            ) : null}
            {costs.data?.length ? (
              <Card title={text.byAccount} isFlush>
                <AccountTable costs={costs.data} accounts={accounts.data ?? []} period={period} />
              </Card>
            ) : null}
          </div>
        )}
      </QueryView>
    </>
  );
}

/** The days stand in the address; this year where there are none. */
function usePeriod(): [Period, (period: Period) => void] {
  const today = useToday();
  const [path, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const [first] = useState(() => ({ ...periodAround('year', today), to: today }));
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  const period = isIsoDate(from) && isIsoDate(to) && from <= to ? { from, to } : first;
  return [period, (next) => navigate(`${path}?${new URLSearchParams({ ...next })}`, { replace: true })];
}
