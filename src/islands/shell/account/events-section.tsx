import { useStore } from '@nanostores/react';
import { type SecurityEventRow, securityQueries } from '#src/data/people/security/queries.ts';
import { formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { $timeZone } from '#src/stores/time-zone.ts';
import { ListCard } from '../list/list-card.tsx';
import { useList } from '../list/use-list.ts';
import { useSession } from '../session.ts';
import { AccountSection, SectionSkeleton } from './account-page.tsx';
import { useDeviceName } from './device-name.ts';

/** What happened to the account, newest first. */
export function EventsSection() {
  const { security } = useText('account');
  const text = security.events;
  const { userId } = useSession();
  const list = useList({ query: () => ({ ...securityQueries.events(userId), staleTime: 0 }) });
  return (
    <AccountSection id="activity" title={text.title} text={text.text}>
      <ListCard
        list={list}
        text={{}}
        empty={<p className="p-5 text-hint">{text.empty}</p>}
        skeleton={<SectionSkeleton lines={4} />}
        foot={{ moreText: text.more, isOnlyForMore: true }}
      >
        {(rows) => (
          <ol className="divide-y divide-line px-5 py-3">
            {rows.map((row) => (
              <EventLine key={row.id} row={row} />
            ))}
          </ol>
        )}
      </ListCard>
    </AccountSection>
  );
}

function EventLine({ row }: { row: SecurityEventRow }) {
  const { security } = useText('account');
  const text = security.events;
  const language = useLanguage();
  const timeZone = useStore($timeZone);
  const deviceName = useDeviceName();
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2.5 first:pt-0">
      <span className="min-w-0">
        {text.kinds[row.kind]}
        {row.userAgent || row.isThisSession ? (
          <span className="block text-14 text-hint">
            {row.isThisSession ? text.here : deviceName(row.userAgent)}
          </span>
        ) : null}
      </span>
      <time dateTime={row.at} className="text-14 text-secondary tabular-nums">
        {formatInstant(row.at, language, timeZone)}
      </time>
    </li>
  );
}
