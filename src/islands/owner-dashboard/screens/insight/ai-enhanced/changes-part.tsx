import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { type ActivityEntry, activityQueries, countByGroup } from '#src/data/people/activity/queries.ts';
import { addDays } from '#src/domain/foundation/dates.ts';
import { formatDate, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { loneLinkClass } from '#src/islands/shell/link-class.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { ActivityDays } from '../../people/organization/activity-days.tsx';

const PERIODS = ['1', '7', '30'] as const;
type Period = (typeof PERIODS)[number];
const ACTIVITY = '/settings/organization/activity';

/** What was changed in the last days, counted by matter and then day by day. The period stands in the address. */
export function ChangesPart() {
  const { changes: text } = useText('smartTools');
  const { states } = useText('common');
  const { id, timeZone } = useOrganization();
  const language = useLanguage();
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const period: Period = PERIODS.find((days) => days === search.get('days')) ?? '7';
  const from = addDays(today, -Number(period));
  const changes = useQuery(activityQueries.since(id, from, timeZone));
  return (
    <Card
      title={text.title}
      description={text.since({ day: formatDate(from, language) })}
      action={
        <ChoiceGroup
          label={text.period}
          isLabelHidden
          look="segments"
          choices={PERIODS.map((value) => ({ value, label: text.periods[value] }))}
          value={period}
          onChange={({ target }) => setSearch({ days: target.value }, { replace: true })}
        />
      }
    >
      <QueryView
        query={changes}
        skeleton={<SkeletonTable label={states.loading} />}
        errorTitle={text.error}
        isEmpty={({ entries }) => entries.length === 0}
        empty={<p className="text-secondary">{text.none}</p>}
      >
        {({ entries, isAll }) => (
          <div className="grid gap-4">
            <Matters entries={entries} />
            {isAll ? null : (
              <p className="text-14 text-secondary">
                {text.more({ count: formatNumber(entries.length, language) })}
              </p>
            )}
            <ActivityDays entries={entries} />
          </div>
        )}
      </QueryView>
    </Card>
  );
}

/** How many changes there are of each matter; each leads to all of them. */
function Matters({ entries }: { entries: readonly ActivityEntry[] }) {
  const { activity } = useText('ownerTeam');
  const { changes: text } = useText('smartTools');
  const language = useLanguage();
  return (
    <ul aria-label={text.matters} className="flex flex-wrap gap-x-5 gap-y-1">
      {countByGroup(entries).map(({ group, count }) => (
        <li key={group}>
          <AppLink to={`${ACTIVITY}?f.group=${group}`} className={loneLinkClass}>
            {`${activity.groups[group]}: ${formatNumber(count, language)}`}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
