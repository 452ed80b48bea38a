import { useQuery } from '@tanstack/react-query';
import {
  commentOnDecision,
  type Decision,
  type DecisionComment,
  decisionQueries,
  withdrawDecisionComment,
} from '#src/data/decisions/decisions.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useSession } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { InstantText } from '#src/ui/components/date-text.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';

/** What was said of a decision, and why. One speaks while it is open. */
export function CommentsCard({ decision }: { decision: Decision }) {
  const text = useText('decisionPage');
  const { states } = useText('common');
  const { can } = useOrganization();
  const query = useQuery(decisionQueries.comments(decision.id));
  return (
    <Card title={text.discussion}>
      <div className="grid gap-5">
        <QueryView
          query={query}
          skeleton={<SkeletonText label={states.loading} rows={3} />}
          isEmpty={(rows) => rows.length === 0}
          empty={<p className="text-15 text-hint">{text.noComments}</p>}
        >
          {(rows) => (
            <ul className="grid gap-4">
              {rows.map((comment) => (
                <Comment key={comment.id} comment={comment} />
              ))}
            </ul>
          )}
        </QueryView>
        {decision.status === 'open' && can('decisions.write') ? <CommentForm decision={decision} /> : null}
      </div>
    </Card>
  );
}

function Comment({ comment }: { comment: DecisionComment }) {
  const text = useText('decisionPage');
  const { userId } = useSession();
  const { timeZone } = useOrganization();
  const taking = useAction({
    mutationFn: withdrawDecisionComment,
    invalidates: [decisionQueries.all],
    toast: text.withdrawn,
  });
  useErrorToast(taking);
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-3 text-14">
        <span className="font-semibold">{comment.authorName}</span>
        <span className="text-hint">
          <InstantText instant={comment.createdAt} timeZone={timeZone} />
        </span>
      </p>
      <p className="text-15 whitespace-pre-line wrap-anywhere">{comment.body}</p>
      {comment.authorId === userId ? (
        <Button
          size="sm"
          className="justify-self-start"
          isBusy={taking.isRunning}
          onClick={() => void taking.run({ commentId: comment.id })}
        >
          {text.withdraw}
        </Button>
      ) : null}
    </li>
  );
}

function CommentForm({ decision }: { decision: Decision }) {
  const text = useText('decisionPage');
  const [draft, change, clear] = useDraft({ body: '' }, `decision-comment:${decision.id}`);
  const isMissing = draft.body.trim() === '';
  const say = useAction({
    mutationFn: commentOnDecision,
    invalidates: [decisionQueries.all],
    toast: text.said,
    onDone: () => {
      clear();
      change({ body: '' });
    },
  });
  return (
    <ActionForm action={say} input={isMissing ? null : { decisionId: decision.id, body: draft.body }}>
      <TextArea
        label={text.comment}
        rows={3}
        maxLength={2000}
        value={draft.body}
        error={isMissing ? text.commentMissing : undefined}
        onChange={({ target }) => change({ body: target.value })}
      />
      <Button type="submit" isBusy={say.isRunning} className="justify-self-start">
        {text.say}
      </Button>
    </ActionForm>
  );
}
