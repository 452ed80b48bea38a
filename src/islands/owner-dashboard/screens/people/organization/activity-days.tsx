import type { ActivityEntry } from '#src/data/people/activity/queries.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { formatDate, formatTime } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Avatar } from '#src/ui/components/avatar.tsx';
import { activityWords } from './activity-words.ts';

/** The entries under the days on which they happened, in the organisation's time zone. */
export function ActivityDays({ entries }: { entries: readonly ActivityEntry[] }) {
  const { activity } = useText('ownerTeam');
  const language = useLanguage();
  const { timeZone } = useOrganization();
  const days = Map.groupBy(entries, ({ at }) => todayIn(timeZone, Date.parse(at)));
  return (
    <section aria-label={activity.caption}>
      {[...days].map(([day, ofDay]) => (
        <section key={day} className="border-b border-line last:border-0">
          <h2 className="bg-sunken px-5 py-2 text-14 font-semibold text-secondary">
            {formatDate(day, language)}
          </h2>
          <ol className="divide-y divide-line">
            {ofDay.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

function Entry({ entry }: { entry: ActivityEntry }) {
  const { activity } = useText('ownerTeam');
  const { enums } = useText('common');
  const language = useLanguage();
  const { timeZone } = useOrganization();
  const actor = entry.actorId === null ? activity.system : entry.actorName || activity.formerUser;
  return (
    <li className="flex items-start gap-3 px-5 py-2.5">
      <Avatar name={actor} size="sm" />
      <p className="min-w-0 flex-1 pt-1 wrap-anywhere">
        <span className="font-medium">{actor}</span>{' '}
        <span className="text-secondary">{activityWords(entry, { activity, enums, language })}</span>
      </p>
      <time dateTime={entry.at} className="shrink-0 pt-1 text-14 text-hint tabular-nums">
        {formatTime(entry.at, language, timeZone)}
      </time>
    </li>
  );
}
