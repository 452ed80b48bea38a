import { useState } from 'react';
import { waitingQueries } from '#src/data/messages/waiting.ts';
import { planQueries } from '#src/data/money/plans/queries.ts';
import { answerPlanRequest } from '#src/data/money/plans/request-mutations.ts';
import type { PlanRequest } from '#src/data/money/plans/request-queries.ts';
import { totalsQueries } from '#src/data/money/totals/queries.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';

const LONGEST = 600;

interface PlanRequestNoticeProps {
  request: PlanRequest;
  /** Whether the reader may decide. */
  canDecide: boolean;
  onAgree: () => void;
}

/** What the tenant asks for, to agree to or to answer. */
export function PlanRequestNotice({ request, canDecide, onAgree }: PlanRequestNoticeProps) {
  const { plan: text } = useText('ownerCards');
  const language = useLanguage();
  const [isAnswering, setAnswering] = useState(false);
  const amount = formatMoney(request.owedMinor, request.currency, language);
  const date = formatDate(request.firstOn, language);
  return (
    <Notice tone="warn" title={text.request.title}>
      <div className="grid gap-3">
        <p>{text.request.text({ amount, count: request.instalmentCount, date })}</p>
        {request.message ? <p className="text-secondary">{request.message}</p> : null}
        {canDecide ? (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="primary" onClick={onAgree}>
              {text.agree}
            </Button>
            <Button size="sm" onClick={() => setAnswering(true)}>
              {text.request.answer}
            </Button>
          </div>
        ) : null}
      </div>
      {isAnswering ? <AnswerDialog id={request.id} onClose={() => setAnswering(false)} /> : null}
    </Notice>
  );
}

function AnswerDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { request: text } = useText('ownerCards').plan;
  const [answer, setAnswer] = useState('');
  const send = useAction({
    mutationFn: answerPlanRequest,
    invalidates: [planQueries.all, totalsQueries.all, waitingQueries.all],
    toast: text.answered,
    onDone: onClose,
  });
  const isMissing = answer.trim() === '';
  return (
    <ActionDialog
      onClose={onClose}
      title={text.answerTitle}
      submitLabel={text.send}
      action={send}
      input={!isMissing ? { planRequestId: id, answer } : null}
    >
      <TextArea
        label={text.answer}
        hint={text.answerHint}
        rows={4}
        maxLength={LONGEST}
        value={answer}
        error={isMissing ? text.answerMissing : undefined}
        onChange={(event) => setAnswer(event.target.value)}
      />
    </ActionDialog>
  );
}
