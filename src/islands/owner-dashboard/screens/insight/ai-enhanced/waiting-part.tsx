import { useQuery } from '@tanstack/react-query';
import { waitingPlaces } from '#src/data/insight/tools/coming.ts';
import { waitingQueries } from '#src/data/messages/waiting.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { loneLinkClass } from '#src/islands/shell/link-class.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

/** What waits for the reader, each with how many there are and where to see to it. */
export function WaitingPart() {
  const text = useText('smartTools');
  const { states } = useText('common');
  const { id } = useOrganization();
  const waiting = useQuery(waitingQueries.ofOrganization(id));
  return (
    <Card title={text.waiting.title}>
      <QueryView
        query={waiting}
        skeleton={<SkeletonText label={states.loading} rows={3} />}
        errorTitle={text.waiting.error}
        isEmpty={(counts) => waitingOf(counts).length === 0}
        empty={<p className="text-secondary">{text.waiting.none}</p>}
      >
        {(counts) => <WaitingList counts={counts} />}
      </QueryView>
    </Card>
  );
}

type Counts = Readonly<Partial<Record<string, unknown>>>;

function waitingOf(counts: object) {
  const known = counts as Counts;
  return Object.entries(waitingPlaces)
    .map(([what, path]) => ({
      what: what as keyof typeof waitingPlaces,
      path,
      count: Number(known[what] ?? 0),
    }))
    .filter(({ count }) => count > 0);
}

function WaitingList({ counts }: { counts: object }) {
  const { value } = useText('toolAnswers');
  const language = useLanguage();
  return (
    <ul className="grid gap-1">
      {waitingOf(counts).map(({ what, path, count }) => (
        <li key={what} className="flex items-baseline justify-between gap-3">
          <AppLink to={path} className={loneLinkClass}>
            {value[what]}
          </AppLink>
          <span className="tabular-nums">{formatNumber(count, language)}</span>
        </li>
      ))}
    </ul>
  );
}
