import { Download } from 'lucide-react';
import { useState } from 'react';
import { type Decision, type DecisionOption, decisionQueries } from '#src/data/decisions/decisions.ts';
import { myPartQueries } from '#src/data/decisions/my-part.ts';
import { castWithReceipt, receiptQueries } from '#src/data/decisions/receipts.ts';
import { type MyVote, voteQueries } from '#src/data/decisions/votes.ts';
import { waitingQueries } from '#src/data/messages/waiting.ts';
import { saveFile } from '#src/data/money/receipts/download.ts';
import { composeKeptReceipt, type KeptReceipt, receiptFileName } from '#src/domain/decisions/kept-receipt.ts';
import { useText } from '#src/i18n/react.tsx';
import { ChoiceForm } from '#src/islands/shell/decisions/choice-form.tsx';
import { useWeightText } from '#src/islands/shell/decisions/use-weight-text.ts';
import { useSession } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { useChoiceWords } from '../parts/use-choice-words.ts';
import { OpenReceipt } from './open-receipt.tsx';

interface OneVoteProps {
  decision: Decision;
  options: readonly DecisionOption[];
  vote: MyVote;
  /** What this browser keeps of it. */
  receipt: KeptReceipt | null;
  /** Of several, each says whose it is. */
  isNamed: boolean;
}

/** One vote: its form while nothing was cast or it is being changed, else what was chosen. */
export function OneVote(props: OneVoteProps) {
  const { decision, vote, receipt, isNamed } = props;
  const { vote: text } = useText('tenantDecisions');
  const weight = useWeightText(decision.weightBasis);
  const [isChanging, setChanging] = useState(false);
  const isOpen = decision.status === 'open';
  const name = vote.unitLabel ? text.ofUnit({ unit: vote.unitLabel }) : text.ofPerson;
  const isForm = isOpen && (!vote.hasVoted || isChanging);
  const lacksKey = isOpen && decision.isSecret && vote.hasVoted && !receipt;
  return (
    <section aria-label={name} className="grid gap-4">
      <p className="flex flex-wrap items-center gap-2 text-14 text-secondary">
        {isNamed || vote.unitLabel ? <strong className="text-15 text-ink">{name}</strong> : null}
        {text.weight({ weight: weight.plain(vote.weight) })}
        {vote.byProxy ? <Badge>{text.byProxy}</Badge> : null}
      </p>
      {isOpen && vote.isHeldByOther ? <Notice>{text.heldByOther}</Notice> : null}
      {vote.isEntered ? <p className="text-15">{text.entered}</p> : null}
      {isForm && !lacksKey ? (
        <VoteForm {...props} onDone={() => setChanging(false)} isChanging={isChanging} />
      ) : (
        <Standing {...props} />
      )}
      {lacksKey && !vote.isEntered ? <OpenReceipt decisionId={decision.id} voteId={vote.voteId} /> : null}
      {isOpen && vote.hasVoted && !vote.isEntered && !lacksKey && !isChanging ? (
        <div className="grid gap-2">
          <p className="text-14 text-hint">{text.changeNote}</p>
          <Button className="justify-self-start" onClick={() => setChanging(true)}>
            {text.change}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function VoteForm({
  decision,
  options,
  vote,
  receipt,
  isChanging,
  onDone,
}: OneVoteProps & { isChanging: boolean; onDone: () => void }) {
  const { vote: text } = useText('tenantDecisions');
  const { userId } = useSession();
  const cast = useAction({
    mutationFn: (choice: readonly number[]) => castWithReceipt(userId, { vote, choice, decision }),
    invalidates: [
      voteQueries.mine(decision.id).queryKey,
      decisionQueries.byId(decision.id).queryKey,
      receiptQueries.all,
      myPartQueries.all,
      waitingQueries.all,
    ],
    toast: text.done,
    onDone,
  });
  return (
    <ChoiceForm {...{ decision, options }} choice={vote.choice ?? receipt?.choice ?? null} action={cast}>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isBusy={cast.isRunning}>
          {isChanging ? text.submitChange : text.submit}
        </Button>
        {isChanging ? (
          <Button variant="quiet" onClick={onDone}>
            {text.keep}
          </Button>
        ) : null}
      </div>
    </ChoiceForm>
  );
}

/** What was cast, as far as it is known here, with its receipt. */
function Standing({ decision, options, vote, receipt }: OneVoteProps) {
  const { vote: text, receipt: receiptText } = useText('tenantDecisions');
  const wordsOf = useChoiceWords(decision, options);
  if (!vote.hasVoted)
    return (
      <p className="text-15 text-secondary">
        {text.over} {text.notCast}
      </p>
    );
  // What the server says is what counts; of a secret vote only this browser knows.
  const choice = vote.choice ?? receipt?.choice;
  return (
    <div className="grid gap-3">
      <p className="text-16">
        {text.cast} {choice ? text.youChose({ choice: wordsOf(choice) }) : null}
      </p>
      {receipt ? (
        <Button className="justify-self-start" icon={Download} onClick={() => save(receipt)}>
          {receiptText.save}
        </Button>
      ) : null}
    </div>
  );
}

const save = (receipt: KeptReceipt) =>
  saveFile(new Blob([composeKeptReceipt(receipt)], { type: 'application/json' }), receiptFileName(receipt));
