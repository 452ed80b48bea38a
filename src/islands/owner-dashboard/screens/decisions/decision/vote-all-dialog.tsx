import { useQuery } from '@tanstack/react-query';
import { type Decision, decisionQueries } from '#src/data/decisions/decisions.ts';
import { castVote, type MyVote, voteQueries } from '#src/data/decisions/votes.ts';
import { useText } from '#src/i18n/react.tsx';
import { ChoiceForm } from '#src/islands/shell/decisions/choice-form.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

interface VoteAllDialogProps {
  decision: Decision;
  votes: readonly MyVote[];
  onClose: () => void;
}

/** Gives all of one's open votes the same choice. Sent again after a failure, those that were cast stay as they are. */
export function VoteAllDialog({ decision, votes, onClose }: VoteAllDialogProps) {
  const text = useText('decisionPage');
  const { states } = useText('common');
  const options = useQuery(decisionQueries.options(decision.id));
  const cast = useAction({
    mutationFn: async (choice: readonly number[]) => {
      for (const { voteId } of votes) await castVote({ voteId, choice });
    },
    invalidates: [decisionQueries.all, voteQueries.all],
    toast: text.voteSaved,
    onDone: onClose,
  });
  return (
    <ActionDialog title={text.voteAll} submitLabel={text.vote} onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-15 text-secondary">{text.voteAllText}</p>
        <QueryView query={options} skeleton={<SkeletonText label={states.loading} rows={4} />}>
          {(rows) => <ChoiceForm decision={decision} options={rows} choice={null} action={cast} />}
        </QueryView>
      </div>
    </ActionDialog>
  );
}
