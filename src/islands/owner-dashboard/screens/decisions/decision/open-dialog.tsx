import { useQuery } from '@tanstack/react-query';
import { type Decision, decisionQueries, openDecision } from '#src/data/decisions/decisions.ts';
import type { SecrecyWarning } from '#src/domain/decisions/decision-enums.ts';
import { addDays, isIsoDate } from '#src/domain/foundation/dates.ts';
import { instantAt } from '#src/domain/foundation/time-zone.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

const USUAL_DAYS = 7;
const MOST_DAYS = 366;
const HOUR = /^\d\d:\d\d$/;

interface OpenDialogProps {
  decision: Decision;
  onClose: () => void;
}

/** Opens a draft to votes, until when, and of a secret one how its totals could give a voter away. */
export function OpenDialog({ decision, onClose }: OpenDialogProps) {
  const text = useText('decisionPage');
  const { states } = useText('common');
  const warnings = useQuery({
    ...decisionQueries.secrecyWarnings(decision.id),
    enabled: decision.isSecret,
  });
  return (
    <ActionDialog title={text.openTitle} submitLabel={text.open} onClose={onClose}>
      {decision.isSecret ? (
        <QueryView query={warnings} skeleton={<SkeletonText label={states.loading} rows={4} />}>
          {(found) => <OpenForm decision={decision} warnings={found} onClose={onClose} />}
        </QueryView>
      ) : (
        <OpenForm decision={decision} warnings={[]} onClose={onClose} />
      )}
    </ActionDialog>
  );
}

type Warnings = readonly SecrecyWarning[];

function OpenForm({ decision, warnings, onClose }: OpenDialogProps & { warnings: Warnings }) {
  const text = useText('decisionPage');
  const { timeZone } = useOrganization();
  const today = useToday();
  const [draft, change] = useDraft({
    day: addDays(today, USUAL_DAYS) as string,
    hour: '18:00',
    isRead: false,
  });
  const isInAssembly = decision.assemblyId !== null;
  const closesAt =
    isIsoDate(draft.day) && HOUR.test(draft.hour) ? instantAt(timeZone, draft.day, draft.hour) : null;
  const isClosingWrong = !isInAssembly && (closesAt === null || Date.parse(closesAt) <= Date.now());
  const isUnread = warnings.length > 0 && !draft.isRead;
  const open = useAction({
    mutationFn: openDecision,
    invalidates: [decisionQueries.all],
    toast: text.opened,
    onDone: onClose,
  });
  return (
    <ActionForm
      action={open}
      input={
        isClosingWrong || isUnread
          ? null
          : { decisionId: decision.id, closesAt: isInAssembly ? null : closesAt }
      }
    >
      <p className="text-secondary">{text.openText}</p>
      {isInAssembly ? (
        <p className="text-15">{text.openInAssembly}</p>
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField
            label={text.day}
            min={today}
            max={addDays(today, MOST_DAYS)}
            value={draft.day}
            error={isClosingWrong ? text.closingWrong : undefined}
            onChange={({ target }) => change({ day: target.value })}
          />
          <TextField
            type="time"
            label={text.hour}
            value={draft.hour}
            onChange={({ target }) => change({ hour: target.value })}
          />
        </div>
      )}
      {warnings.length > 0 ? (
        <Warned warnings={warnings} isRead={draft.isRead} onRead={(isRead) => change({ isRead })} />
      ) : null}
    </ActionForm>
  );
}

interface WarnedProps {
  warnings: Warnings;
  isRead: boolean;
  onRead: (isRead: boolean) => void;
}

/** How totals could give a voter away, and that it was read. */
function Warned({ warnings, isRead, onRead }: WarnedProps) {
  const text = useText('decisionPage');
  const { warnings: words } = useText('ownerDecisions');
  return (
    <>
      <Notice tone="warn" title={text.secrecyTitle}>
        <ul className="grid list-disc gap-1 pl-5">
          {warnings.map((warning) => (
            <li key={warning}>{words[warning]}</li>
          ))}
        </ul>
      </Notice>
      <Checkbox
        label={text.secrecyRead}
        checked={isRead}
        error={isRead ? undefined : text.secrecyUnread}
        onChange={({ target }) => onRead(target.checked)}
      />
    </>
  );
}
