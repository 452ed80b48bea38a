import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Decision } from '#src/data/decisions/decisions.ts';
import { type MyVote, voteQueries } from '#src/data/decisions/votes.ts';
import { useText } from '#src/i18n/react.tsx';
import { useWeightText } from '#src/islands/shell/decisions/use-weight-text.ts';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';

const VoteDialog = lazyPart(() => import('./vote-dialog.tsx').then((file) => file.VoteDialog));

const VoteAllDialog = lazyPart(() => import('./vote-all-dialog.tsx').then((file) => file.VoteAllDialog));

/** So many are shown at once. */
const FEW = 3;

/** The votes that the reader may cast: their organization's, their own, those by proxy. Nothing without one. */
export function MyVotesCard({ decision }: { decision: Decision }) {
  const text = useText('decisionPage');
  const { data: votes = [] } = useQuery(voteQueries.mine(decision.id));
  const [isForAll, setForAll] = useState(false);
  const { share } = useWeightText(decision.weightBasis);
  if (votes.length === 0) return null;
  const own = votes.filter(({ byProxy }) => !byProxy);
  const list = (
    <ul className="divide-y divide-line border-t border-line">
      {votes.map((vote) => (
        <OwnVote key={vote.voteId} decision={decision} vote={vote} />
      ))}
    </ul>
  );
  if (votes.length <= FEW)
    return (
      <Card title={text.mine} isFlush>
        {list}
      </Card>
    );
  const weight = votes.reduce((sum, vote) => sum + vote.weight, 0);
  const voted = votes.filter(({ hasVoted }) => hasVoted).length;
  return (
    <Card
      title={text.mine}
      description={text.mineSum({ voted, votes: votes.length, weight: share(weight, decision.weight) })}
      // Each secret vote has a token of its own, so those are cast one by one.
      action={
        decision.isSecret || own.length < 2 ? null : (
          <Button size="sm" variant="primary" onClick={() => setForAll(true)}>
            {text.voteAll}
          </Button>
        )
      }
      isFlush
    >
      <details>
        <summary className="w-fit cursor-pointer px-5 pb-4 text-14 text-action hover:underline">
          {text.each}
        </summary>
        {list}
      </details>
      {isForAll ? <VoteAllDialog decision={decision} votes={own} onClose={() => setForAll(false)} /> : null}
    </Card>
  );
}

function OwnVote({ decision, vote }: { decision: Decision; vote: MyVote }) {
  const text = useText('decisionPage');
  const { share } = useWeightText(decision.weightBasis);
  const [isVoting, setVoting] = useState(false);
  const name = vote.unitLabel ? text.ownVote({ unit: vote.unitLabel }) : text.organization;
  const notes = [
    share(vote.weight, decision.weight),
    vote.byProxy ? text.byProxy : null,
    vote.isHeldByOther && !vote.hasVoted ? text.heldByOther : null,
    vote.hasVoted ? (vote.isEntered ? text.entered : text.hasVoted) : text.notVoted,
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
      <span className="min-w-0">
        <span className="block font-medium">{name}</span>
        <span className="block text-14 text-secondary">{notes.filter(Boolean).join(' · ')}</span>
      </span>
      <Button
        size="sm"
        variant={vote.hasVoted ? 'secondary' : 'primary'}
        aria-label={`${vote.hasVoted ? text.changeVote : text.vote}: ${name}`}
        onClick={() => setVoting(true)}
      >
        {vote.hasVoted ? text.changeVote : text.vote}
      </Button>
      {isVoting ? (
        <VoteDialog
          decision={decision}
          title={name}
          vote={{
            id: vote.voteId,
            weight: vote.weight,
            hasVoted: vote.hasVoted,
            choice: vote.choice,
            isEntered: false,
          }}
          onClose={() => setVoting(false)}
        />
      ) : null}
    </li>
  );
}
