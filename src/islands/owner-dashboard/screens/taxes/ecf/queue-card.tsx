import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type EcfQueueLine, ecfQueries, type OpenEcf } from '#src/data/taxes/ecf.ts';
import { formatDate, formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { Figure, FigureLine } from '#src/ui/components/figure-line.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { useIssuer } from '../taxes/use-issuer.ts';
import { ContingencyPart } from './contingency-part.tsx';
import { EcfBadge } from './ecf-badge.tsx';
import { EcfPanel } from './ecf-panel.tsx';
import { ecfLook } from './ecf-state.ts';
import { TrialBadge } from './trial-badge.tsx';

/** What waits for the tax authority, what it rejected, and contingencies: worked off from where it stands. */
export function QueueCard() {
  const { queue: text } = useText('ownerEcf');
  const { states } = useText('common');
  const { key } = useIssuer();
  const queue = useQuery(ecfQueries.queue(key));
  return (
    <Card title={text.title}>
      <div className="in-turn grid gap-5">
        <QueryView query={queue} skeleton={<SkeletonText label={states.loading} rows={3} />}>
          {(lines) => <Queue lines={lines} />}
        </QueryView>
        <ContingencyPart />
      </div>
    </Card>
  );
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
/** The earliest of some moments. */
const earliest = (moments: readonly (string | null)[]) =>
  moments.filter((moment) => moment !== null).toSorted()[0];

function Queue({ lines }: { lines: readonly EcfQueueLine[] }) {
  const { queue: text } = useText('ownerEcf');
  const language = useLanguage();
  const { timeZone } = useOrganization();
  const waiting = lines.filter(({ state }) => state !== 'rejected');
  const rejected = lines.filter(({ state }) => state === 'rejected');
  if (lines.length === 0) return <p className="text-15 text-secondary">{text.none}</p>;
  const oldest = earliest(waiting.map(({ oldestAt }) => oldestAt));
  const dueBy = earliest(waiting.map((line) => line.dueBy));
  return (
    <div className="grid gap-4">
      <FigureLine count={3}>
        <Figure label={text.waiting} value={sumOf(waiting.map(({ count }) => count))} />
        <Figure label={text.blocked} value={sumOf(waiting.map(({ problemCount }) => problemCount))} />
        <Figure label={text.rejected} value={sumOf(rejected.map(({ count }) => count))} />
      </FigureLine>
      {oldest || dueBy ? (
        <div className="grid gap-1 text-14 text-hint">
          {oldest ? <p>{text.oldest({ date: formatInstant(oldest, language, timeZone) })}</p> : null}
          {dueBy ? <p>{text.dueBy({ date: formatInstant(dueBy, language, timeZone) })}</p> : null}
        </div>
      ) : null}
      <OpenDocuments />
    </div>
  );
}

/** The oldest of them, each with the way to what can be done. */
function OpenDocuments() {
  const { queue: text } = useText('ownerEcf');
  const { states } = useText('common');
  const { key } = useIssuer();
  const open = useQuery(ecfQueries.open(key));
  const [shown, setShown] = useState<OpenEcf | null>(null);
  return (
    <>
      <QueryView query={open} skeleton={<SkeletonText label={states.loading} rows={3} />}>
        {(rows) => (
          <ul className="divide-y divide-line border-y border-line" aria-label={text.title}>
            {rows.map((row) => (
              <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
                <button
                  type="button"
                  className="min-h-11 text-15 font-medium text-action tabular-nums hover:underline"
                  onClick={() => setShown(row)}
                >
                  {row.encf}
                </button>
                <IssuedOn day={row.issuedOn} />
                <span className="ml-auto inline-flex flex-wrap gap-1">
                  <TrialBadge environment={row.environment} />
                  <EcfBadge look={ecfLook({ ...row, contingency: row.contingencyKind })} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {shown ? <EcfPanel documentId={shown.id} encf={shown.encf} onClose={() => setShown(null)} /> : null}
    </>
  );
}

function IssuedOn({ day }: { day: string }) {
  const language = useLanguage();
  return <span className="text-14 text-hint">{formatDate(day, language, 'short')}</span>;
}
