import { History } from 'lucide-react';
import {
  type ActivityGroup,
  activityGroups,
  activityListSpec,
  activityQueries,
} from '#src/data/people/activity/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { ListFoot } from '#src/islands/shell/list/list-foot.tsx';
import { useListPages } from '#src/islands/shell/list/use-list-pages.ts';
import { useListQuery } from '#src/islands/shell/list/use-list-query.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { FilterChips } from '#src/ui/components/filter-chips.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { ActivityDays } from './activity-days.tsx';

/** Who did what in the organisation, newest first. */
export function Screen() {
  const { activity: text } = useText('ownerTeam');
  const { actions, states } = useText('common');
  const { id } = useOrganization();
  const list = useListQuery(activityListSpec);
  const groups = (list.query.filters.group ?? []) as readonly ActivityGroup[];
  const pages = useListPages(activityQueries.list(id, groups));
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.text}
        back={<BackLink to="/settings/organization">{text.back}</BackLink>}
      />
      <div className="grid gap-4">
        <FilterChips
          label={text.filter}
          chips={activityGroups.map((group) => ({ id: group, label: text.groups[group] }))}
          active={groups}
          onToggle={(group) => list.toggleFilter('group', group)}
          clear={{ label: actions.clearAll, run: list.clearFilters }}
        />
        <QueryView
          query={pages}
          skeleton={<SkeletonTable label={states.loading} rows={10} />}
          isEmpty={(entries) => entries.length === 0}
          empty={<EmptyState icon={History} title={text.emptyTitle} text={text.emptyText} />}
        >
          {(entries) => (
            <Card isFlush>
              <ActivityDays entries={entries} />
              <ListFoot rows={entries} pages={pages} shownText={text.shown({ count: entries.length })} />
            </Card>
          )}
        </QueryView>
      </div>
    </>
  );
}
