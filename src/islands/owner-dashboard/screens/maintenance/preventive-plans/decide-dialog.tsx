import {
  postponePreventiveDay,
  preventivePlanQueries,
  skipPreventiveDay,
} from '#src/data/maintenance/preventive-plans.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';

export type Decision = 'skip' | 'postpone';

interface DecideDialogProps {
  planId: string;
  plannedOn: string;
  decision: Decision;
  onClose: () => void;
}

/** Skips or postpones one date of a plan, with the reason. */
export function DecideDialog({ planId, plannedOn, decision, onClose }: DecideDialogProps) {
  const { decide: text, skipOf, postponeOf } = useText('preventivePlans');
  const language = useLanguage();
  const today = useToday();
  const [draft, change] = useDraft({ reason: '', dueOn: '' });
  const isPostponed = decision === 'postpone';
  const save = useAction({
    mutationFn: (input: { reason: string; dueOn: string }) => {
      const day = { planId, plannedOn, reason: input.reason.trim() };
      return isPostponed ? postponePreventiveDay({ ...day, dueOn: input.dueOn }) : skipPreventiveDay(day);
    },
    invalidates: [preventivePlanQueries.all],
    toast: isPostponed ? text.postponed : text.skipped,
    onDone: onClose,
  });
  const date = formatDate(plannedOn, language, 'long');
  const isReasonMissing = draft.reason.trim() === '';
  const isDayMissing = isPostponed && (draft.dueOn === '' || draft.dueOn < today);
  return (
    <ActionDialog
      title={isPostponed ? postponeOf({ date }) : skipOf({ date })}
      action={save}
      input={isReasonMissing || isDayMissing ? null : draft}
      onClose={onClose}
    >
      <p className="text-secondary">{isPostponed ? text.postponeText : text.skipText}</p>
      {isPostponed ? (
        <DateField
          label={text.dueOn}
          min={today}
          value={draft.dueOn}
          error={isDayMissing ? text.dueMissing : undefined}
          onChange={(event) => change({ dueOn: event.target.value })}
        />
      ) : null}
      <TextArea
        label={text.reason}
        rows={2}
        maxLength={300}
        value={draft.reason}
        error={isReasonMissing ? text.reasonMissing : undefined}
        onChange={(event) => change({ reason: event.target.value })}
      />
    </ActionDialog>
  );
}
