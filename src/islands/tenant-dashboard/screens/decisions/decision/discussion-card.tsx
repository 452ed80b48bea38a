import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  commentOnDecision,
  type Decision,
  type DecisionComment,
  decisionQueries,
  withdrawDecisionComment,
} from '#src/data/decisions/decisions.ts';
import { formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useDraftText } from '#src/islands/shell/form/use-draft-text.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';

const MOST_CHARACTERS = 2000;

interface DiscussionCardProps {
  decision: Decision;
  timeZone: string;
}

/** What was said of a decision, and a form to say something while it is open. */
export function DiscussionCard({ decision, timeZone }: DiscussionCardProps) {
  const { discussion: text } = useText('tenantDecisions');
  const { states } = useText('common');
  const query = useQuery(decisionQueries.comments(decision.id));
  return (
    <Card title={text.title}>
      <div className="grid gap-5">
        <QueryView
          query={query}
          skeleton={<SkeletonText label={states.loading} rows={3} />}
          isEmpty={(rows) => rows.length === 0}
          empty={<p className="text-15 text-secondary">{text.none}</p>}
        >
          {(rows) => (
            <ul className="grid gap-4">
              {rows.map((row) => (
                <Comment key={row.id} comment={row} timeZone={timeZone} />
              ))}
            </ul>
          )}
        </QueryView>
        {decision.status === 'open' ? <CommentForm decisionId={decision.id} /> : null}
      </div>
    </Card>
  );
}

function Comment({ comment, timeZone }: { comment: DecisionComment; timeZone: string }) {
  const language = useLanguage();
  const { userId } = useSession();
  const { id, authorId, authorName, body, createdAt } = comment;
  return (
    <li className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-3 text-14 text-hint">
        <strong className="text-ink">{authorName}</strong>
        <span>{formatInstant(createdAt, language, timeZone)}</span>
        {authorId === userId ? <Withdraw commentId={id} /> : null}
      </div>
      <p className="text-16 break-words whitespace-pre-line">{body}</p>
    </li>
  );
}

function Withdraw({ commentId }: { commentId: string }) {
  const { discussion: text } = useText('tenantDecisions');
  const [isOpen, setOpen] = useState(false);
  const withdraw = useAction({
    mutationFn: withdrawDecisionComment,
    invalidates: [decisionQueries.all],
    toast: text.withdrawn,
    onDone: () => setOpen(false),
  });
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        {text.withdraw}
      </Button>
      <ActionDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => void withdraw.run({ commentId })}
        title={text.withdrawTitle}
        submitLabel={text.withdraw}
        action={withdraw}
        variant="danger"
      >
        <p>{text.withdrawText}</p>
      </ActionDialog>
    </>
  );
}

function CommentForm({ decisionId }: { decisionId: string }) {
  const { discussion: text } = useText('tenantDecisions');
  const [body, setBody, clear] = useDraftText(`decision-comment/${decisionId}`);
  const post = useAction({
    mutationFn: commentOnDecision,
    invalidates: [decisionQueries.comments(decisionId).queryKey],
    toast: text.done,
    onDone: clear,
  });
  return (
    <ActionForm action={post} input={body.trim() === '' ? null : { decisionId, body }}>
      <TextArea
        label={text.label}
        hint={text.hint}
        value={body}
        maxLength={MOST_CHARACTERS}
        onChange={({ target: { value } }) => setBody(value)}
        error={body.trim() === '' ? text.missing : undefined}
      />
      <Button type="submit" className="justify-self-start" isBusy={post.isRunning}>
        {text.submit}
      </Button>
    </ActionForm>
  );
}
