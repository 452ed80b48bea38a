import { ReceiptText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { chargeListSpec, chargeQueries } from '#src/data/money/charges/queries.ts';
import { currencySymbol } from '#src/i18n/format.ts';
import { useText } from '#src/i18n/react.tsx';
import { ListFoot } from '#src/islands/shell/list/list-foot.tsx';
import { NoMatch } from '#src/islands/shell/list/no-match.tsx';
import { useListPages } from '#src/islands/shell/list/use-list-pages.ts';
import { type ListControls, useListQuery } from '#src/islands/shell/list/use-list-query.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { FilterChips } from '#src/ui/components/filter-chips.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { CHARGES } from '../parts/charges-path.ts';
import { PlaceAndDays } from '../parts/place-and-days.tsx';
import { ChargesTable } from './charges-table.tsx';
import { ExportCharges } from './export-charges.tsx';

/** Everything that was charged; open or overdue only on request. */
export function ChargesTab() {
  const text = useText('ownerMoney').finance;
  const { states } = useText('common');
  const { id } = useOrganization();
  const today = useToday();
  const list = useListQuery(chargeListSpec);
  const pages = useListPages(chargeQueries.list(id, list.query, today));
  const place = useListInView();
  return (
    <div ref={place} className="scroll-mt-20">
      <Card isFlush>
        <Filters list={list} />
        <QueryView
          query={pages}
          skeleton={<SkeletonTable label={states.loading} />}
          isEmpty={(rows) => rows.length === 0}
          empty={
            list.isFiltered ? (
              <NoMatch text={text} onClear={list.clearFilters} />
            ) : (
              <EmptyState icon={ReceiptText} title={text.chargesEmptyTitle} text={text.chargesEmptyText} />
            )
          }
        >
          {(rows) => (
            <>
              <ChargesTable list={list} rows={rows} today={today} onEnd={pages.loadOnScroll} />
              <ListFoot
                rows={rows}
                pages={pages}
                search={{ by: 'search_charges', text: list.query.search }}
              />
            </>
          )}
        </QueryView>
      </Card>
    </div>
  );
}

/** A figure above leads to the list below: without this nothing would seem to happen. */
function useListInView() {
  const place = useRef<HTMLDivElement>(null);
  const search = useSearch();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (window.location.hash !== `#${CHARGES}` || shown.current === search) return;
    shown.current = search;
    // After the frame in which a new screen begins at its top.
    const frame = requestAnimationFrame(() => place.current?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [search]);
  return place;
}

/** The filters that are chips; the currency's are shown where one is chosen. */
const chips = ['state', 'kind', 'currency'] as const;

function Filters({ list }: { list: ListControls }) {
  const text = useText('ownerMoney').finance;
  const { actions, enums } = useText('common');
  const { filters } = chargeListSpec;
  const isChosen = (name: string) => list.query.filters[name] !== undefined;
  const stateLabels = { open: text.open, late: text.lateOnly };
  return (
    <div className="grid gap-3 border-b border-line p-4">
      <PlaceAndDays list={list} search={text.searchCharges} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FilterChips
          label={text.filters}
          chips={[
            ...filters.state.map((id) => ({ id, label: stateLabels[id] })),
            ...filters.kind.map((id) => ({ id, label: enums.chargeKind[id] })),
            ...(isChosen('currency')
              ? filters.currency.map((id) => ({ id, label: currencySymbol(id) }))
              : []),
          ]}
          active={chips.flatMap((name) => list.query.filters[name] ?? [])}
          onToggle={(id) =>
            list.toggleFilter(chips.find((name) => filters[name].some((own) => own === id)) ?? 'kind', id)
          }
          clear={{ label: actions.clearAll, run: list.clearFilters }}
        />
        <ExportCharges query={list.query} />
      </div>
    </div>
  );
}
