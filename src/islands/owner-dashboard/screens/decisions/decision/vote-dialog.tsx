import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { newBallotToken } from '#src/data/decisions/ballot-token.ts';
import { type Decision, decisionQueries } from '#src/data/decisions/decisions.ts';
import { castSecretVote, castVote, voteQueries } from '#src/data/decisions/votes.ts';
import { saveFile } from '#src/data/money/receipts/download.ts';
import { readReceipt, receiptFile } from '#src/domain/decisions/receipt-file.ts';
import type { VoteReceipt } from '#src/domain/decisions/receipts.ts';
import { useText } from '#src/i18n/react.tsx';
import { ChoiceForm } from '#src/islands/shell/decisions/choice-form.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { FileField } from '#src/ui/components/file-field.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

/** The vote that is cast or changed. */
export interface VoteToCast {
  readonly id: string;
  readonly weight: number;
  readonly hasVoted: boolean;
  /** What was chosen, of an open one. */
  readonly choice: readonly number[] | null;
  /** The office enters it for somebody. */
  readonly isEntered: boolean;
}

interface VoteDialogProps {
  decision: Decision;
  vote: VoteToCast;
  title: string;
  onClose: () => void;
}

/** Casts a vote or changes it. Of a secret one the receipt is downloaded: nothing else can change or check it. */
export function VoteDialog({ decision, vote, title, onClose }: VoteDialogProps) {
  const text = useText('decisionPage');
  const { states } = useText('common');
  const options = useQuery(decisionQueries.options(decision.id));
  const [earlier, setEarlier] = useState<VoteReceipt | null>(null);
  const { isSecret } = decision;
  const needsEarlier = isSecret && vote.hasVoted;
  const cast = useAction({
    mutationFn: (choice: readonly number[]) => send(decision, vote, choice, earlier),
    invalidates: [decisionQueries.all, voteQueries.all],
    toast: isSecret ? text.secretSaved : vote.isEntered ? text.enteredDone : text.voteSaved,
    onDone: onClose,
  });
  return (
    <ActionDialog title={title} submitLabel={vote.hasVoted ? text.changeVote : text.vote} onClose={onClose}>
      <div className="grid gap-4">
        {vote.isEntered ? <p className="text-15 text-secondary">{text.enterText}</p> : null}
        {isSecret ? <Notice>{vote.isEntered ? text.secretEntered : text.secretText}</Notice> : null}
        {needsEarlier ? <EarlierReceipt decision={decision} vote={vote} onRead={setEarlier} /> : null}
        {needsEarlier && !earlier ? null : (
          <QueryView query={options} skeleton={<SkeletonText label={states.loading} rows={4} />}>
            {(rows) => (
              <ChoiceForm
                decision={decision}
                options={rows}
                choice={earlier?.choice ?? vote.choice}
                action={cast}
              />
            )}
          </QueryView>
        )}
      </div>
    </ActionDialog>
  );
}

async function send(
  decision: Decision,
  { id: voteId, weight, isEntered }: VoteToCast,
  choice: readonly number[],
  earlier: VoteReceipt | null,
): Promise<void> {
  if (!decision.isSecret) return castVote({ voteId, choice, isEntered });
  const token = newBallotToken();
  const receipt = { decisionId: decision.id, voteId, weight: String(weight), choice, token };
  await castSecretVote({
    voteId,
    choice,
    token,
    isEntered,
    ...(earlier && { oldChoice: earlier.choice, oldToken: earlier.token ?? null }),
  });
  saveFile(
    new Blob([receiptFile(receipt)], { type: 'application/json' }),
    `llavero-${voteId.slice(0, 8)}.json`,
  );
}

interface EarlierReceiptProps {
  decision: Decision;
  vote: VoteToCast;
  onRead: (receipt: VoteReceipt | null) => void;
}

/** The receipt of the vote that is changed. */
function EarlierReceipt({ decision, vote, onRead }: EarlierReceiptProps) {
  const text = useText('decisionPage');
  const { actions } = useText('common');
  const [file, setFile] = useState<File | null>(null);
  const [isWrong, setWrong] = useState(false);
  const read = async (next: File | null) => {
    setFile(next);
    const receipt = next ? readReceipt(await next.text()) : null;
    const isOfVote =
      receipt?.token !== undefined && receipt.voteId === vote.id && receipt.decisionId === decision.id;
    setWrong(next !== null && !isOfVote);
    onRead(isOfVote ? receipt : null);
  };
  return (
    <FileField
      label={text.earlier}
      hint={text.earlierHint}
      accept="application/json,.json"
      value={file}
      error={isWrong ? text.earlierWrong : undefined}
      isUrgent
      chooseText={text.chooseReceipt}
      removeLabel={actions.remove}
      describe={({ name }) => name}
      onChange={(next) => void read(next)}
    />
  );
}
