import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AgendaItem, type Assembly, assemblyQueries } from '#src/data/decisions/assemblies/queries.ts';
import {
  closeDecision,
  type Decision,
  decisionQueries,
  openDecision,
} from '#src/data/decisions/decisions.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { ResultView } from '#src/islands/shell/decisions/result-view.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { AGENDA_KEYS } from './use-assembly-live.ts';

const VoteDialog = lazyPart(() => import('./vote-dialog.tsx').then((file) => file.VoteDialog));

interface AgendaRowProps {
  item: AgendaItem;
  assembly: Assembly;
  /** Votes can be opened, entered and closed. */
  isInSession: boolean;
}

/** An item: what it is about, and how its vote stands. */
export function AgendaRow({ item, assembly, isInSession }: AgendaRowProps) {
  const { agenda: text } = useText('assembly');
  const { states } = useText('common');
  const { decisionId } = item;
  const query = useQuery({ ...decisionQueries.byId(decisionId ?? ''), enabled: decisionId !== null });
  return (
    <li className="grid gap-3 px-5 py-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <p className="min-w-0 flex-1 basis-56 font-semibold">
          <span className="text-hint tabular-nums">{item.position}.</span> {item.title}
        </p>
        {item.isMotion ? <Badge>{text.motion}</Badge> : null}
        {decisionId === null ? <span className="text-14 text-hint">{text.noVote}</span> : null}
      </div>
      {item.movedBy ? <p className="text-14 text-secondary">{text.movedBy({ name: item.movedBy })}</p> : null}
      {decisionId ? (
        <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={2} />}>
          {(decision) => (
            <Voting item={item} decision={decision} assembly={assembly} isInSession={isInSession} />
          )}
        </QueryView>
      ) : null}
    </li>
  );
}

function Voting({ item, decision, assembly, isInSession }: AgendaRowProps & { decision: Decision }) {
  const { agenda: text } = useText('assembly');
  const { status, outcome } = decision;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {outcome ? null : <Badge tone={status === 'open' ? 'info' : 'neutral'}>{text.state[status]}</Badge>}
        {decision.isSecret ? <Badge>{text.secret}</Badge> : null}
        {status === 'open' ? (
          <span className="text-14 tabular-nums" role="status">
            {text.turnout({ cast: decision.voted ?? 0, all: decision.votes ?? 0 })}
          </span>
        ) : null}
        <AppLink to={`/democratic/${decision.id}`} className="text-14 text-action hover:underline">
          {text.decision}
        </AppLink>
      </div>
      {status === 'draft' && isInSession ? <Gaps gaps={decision.gaps} /> : null}
      {outcome ? <Result decision={decision} /> : null}
      {isInSession ? <VoteActions item={item} decision={decision} assembly={assembly} /> : null}
    </div>
  );
}

function Gaps({ gaps }: Pick<Decision, 'gaps'>) {
  const { agenda: text, gaps: names } = useText('assembly');
  if (gaps.length === 0) return null;
  const known: Readonly<Record<string, string>> = names;
  return (
    <p className="text-14 text-bad">
      {text.missing} {gaps.map((gap) => known[gap] ?? gap).join(', ')}
    </p>
  );
}

function Result({ decision }: { decision: Decision }) {
  const { states } = useText('common');
  const result = useQuery(decisionQueries.result(decision.id));
  const options = useQuery(decisionQueries.options(decision.id));
  return (
    <QueryView query={result} skeleton={<SkeletonText label={states.loading} rows={3} />}>
      {(found) => <ResultView decision={decision} options={options.data ?? []} result={found} />}
    </QueryView>
  );
}

/** Opens the vote, enters votes of who has no device, and closes it. */
function VoteActions({
  item,
  decision,
  assembly,
}: Omit<AgendaRowProps, 'isInSession'> & { decision: Decision }) {
  const { agenda: text, votes } = useText('assembly');
  const [isEntering, setEntering] = useState(false);
  const invalidates = [assemblyQueries.of(assembly.id), ...AGENDA_KEYS];
  const open = useAction({ mutationFn: openDecision, invalidates, toast: text.opened });
  const close = useAction({ mutationFn: closeDecision, invalidates, toast: text.closed });
  const { id: decisionId, status } = decision;
  const { title } = item;
  if (status !== 'draft' && status !== 'open') return null;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {status === 'draft' ? (
          <Button
            isBusy={open.isRunning}
            aria-label={text.openOf({ title })}
            onClick={() => void open.run({ decisionId })}
          >
            {text.open}
          </Button>
        ) : (
          <>
            <Button aria-label={votes.enterOf({ title })} onClick={() => setEntering(true)}>
              {votes.enter}
            </Button>
            <Button
              isBusy={close.isRunning}
              aria-label={text.closeOf({ title })}
              onClick={() => void close.run({ decisionId })}
            >
              {text.close}
            </Button>
          </>
        )}
      </div>
      <FailureNote text={open.error ?? close.error} />
      {isEntering ? (
        <VoteDialog assembly={assembly} decision={decision} onClose={() => setEntering(false)} />
      ) : null}
    </div>
  );
}
