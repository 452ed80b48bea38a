import { History } from 'lucide-react';
import { type ActivityGroup, activityListSpec, activityQueries } from '#src/data/people/activity/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { ListScreen } from '#src/islands/shell/list/list-screen.tsx';
import { useList } from '#src/islands/shell/list/use-list.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { ActivityDays } from './activity-days.tsx';

/** Who did what in the organisation, newest first. */
export function Screen() {
  const { activity: text } = useText('ownerTeam');
  const { states } = useText('common');
  const { id } = useOrganization();
  const list = useList({
    asks: activityListSpec,
    query: ({ filters }) => activityQueries.list(id, (filters.group ?? []) as readonly ActivityGroup[]),
  });
  return (
    <ListScreen
      list={list}
      text={text}
      description={text.text}
      section={<SectionLine />}
      icon={History}
      filters={{ chips: [{ label: text.filter, of: { group: text.groups } }] }}
      skeleton={<SkeletonTable label={states.loading} rows={10} />}
      foot={{ shownText: text.shown({ count: list.pages.data?.length ?? 0 }) }}
    >
      {(entries) => <ActivityDays entries={entries} />}
    </ListScreen>
  );
}
