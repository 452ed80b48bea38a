import { useQuery } from '@tanstack/react-query';
import { type EndingLease, totalsQueries } from '#src/data/money/totals/queries.ts';
import { addDays, daysBetween } from '#src/domain/foundation/dates.ts';
import { formatDate, formatRelativeDays } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

const ENDS_SOON_DAYS = 90;

/** What may stand empty soon. */
export function EndingLeases({ propertyId }: { propertyId: string }) {
  const { vacancy: text } = useText('ownerPortfolio').property;
  const { states } = useText('common');
  const { id } = useOrganization();
  const today = useToday();
  const ending = useQuery(totalsQueries.endingLeasesOf(id, propertyId, addDays(today, ENDS_SOON_DAYS)));
  return (
    <Card title={text.ending}>
      <QueryView
        query={ending}
        skeleton={<SkeletonText label={states.loading} />}
        isEmpty={(leases) => leases.length === 0}
        empty={<p className="text-15 text-hint">{text.nothingEnding}</p>}
      >
        {(leases) => (
          <ul className="grid divide-y divide-line">
            {leases.map((lease) => (
              <EndingLine key={lease.id} lease={lease} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

function EndingLine({ lease }: { lease: EndingLease }) {
  const { vacancy: text } = useText('ownerPortfolio').property;
  const language = useLanguage();
  const today = useToday();
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
      <AppLink to={`/leases/${lease.id}`} className="rounded-mark font-medium hover:underline">
        {lease.unitLabel}
      </AppLink>
      <span className="text-14 text-secondary">
        {text.endsOn({
          date: formatDate(lease.endsOn, language),
          when: formatRelativeDays(daysBetween(today, lease.endsOn), language),
        })}
      </span>
    </li>
  );
}
