import { useQuery } from '@tanstack/react-query';
import type { Decision, DecisionOption } from '#src/data/decisions/decisions.ts';
import { receiptQueries } from '#src/data/decisions/receipts.ts';
import type { MyVote } from '#src/data/decisions/votes.ts';
import type { KeptReceipt } from '#src/domain/decisions/kept-receipt.ts';
import { useText } from '#src/i18n/react.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { OneVote } from './one-vote.tsx';

interface VoteCardProps {
  decision: Decision;
  options: readonly DecisionOption[];
  votes: readonly MyVote[];
}

const NONE: readonly KeptReceipt[] = [];

/** The votes that the reader may cast, each with its choice, and how a secret one is kept. */
export function VoteCard({ decision, options, votes }: VoteCardProps) {
  const { vote: text } = useText('tenantDecisions');
  const { secret, open } = useText('decisions');
  const { data: receipts = NONE } = useQuery(receiptQueries.kept(useSession().userId, decision.id));
  const isOpen = decision.status === 'open';
  return (
    <Card
      title={votes.length > 1 ? text.titleMany : text.title}
      description={decision.isSecret ? secret : open}
    >
      <div className="grid gap-6">
        {votes.length === 0 ? <p className="text-15 text-secondary">{text.none}</p> : null}
        {decision.isSecret && isOpen && votes.length > 0 ? <Notice>{text.secretNote}</Notice> : null}
        {votes.map((vote) => (
          <OneVote
            key={vote.voteId}
            {...{ decision, options, vote }}
            receipt={receipts.find(({ voteId }) => voteId === vote.voteId) ?? null}
            isNamed={votes.length > 1}
          />
        ))}
      </div>
    </Card>
  );
}
