import { useQuery } from '@tanstack/react-query';
import { startContingency } from '#src/data/taxes/ecf.ts';
import { taxQueries } from '#src/data/taxes/queries.ts';
import { isIsoDate } from '#src/domain/foundation/dates.ts';
import { isUsable } from '#src/domain/taxes/ncf-range.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { rangeFacts } from '../taxes/range-facts.ts';
import { useIssuer } from '../taxes/use-issuer.ts';

const MOST_NOTE = 500;

/** Begins a contingency, after saying what the tax authority asks for first. */
export function StartContingencyDialog({ onClose }: { onClose: () => void }) {
  const { contingency: text } = useText('ownerEcf');
  const { key } = useIssuer();
  const today = useToday();
  const [draft, change] = useDraft({ isTotal: true, startsOn: today, note: '', isNotified: false });
  const start = useAction({
    mutationFn: startContingency,
    invalidates: [taxQueries.all],
    toast: text.started,
    onDone: onClose,
  });
  const isDayGood = isIsoDate(draft.startsOn) && draft.startsOn >= today;
  const note = draft.note.trim();
  return (
    <ActionDialog
      title={text.startTitle}
      submitLabel={text.start}
      action={start}
      onClose={onClose}
      input={
        isDayGood && note !== '' && draft.isNotified
          ? { issuerId: key.issuerId, isTotal: draft.isTotal, startsOn: draft.startsOn, note }
          : null
      }
    >
      <Rules />
      <ChoiceGroup
        label={text.scope}
        value={draft.isTotal ? 'total' : 'partial'}
        choices={[
          { value: 'total', label: text.total },
          { value: 'partial', label: text.partial },
        ]}
        onChange={({ target }) => change({ isTotal: target.value === 'total' })}
      />
      <DateField
        label={text.from}
        value={draft.startsOn}
        min={today}
        onChange={({ target }) => change({ startsOn: target.value })}
        error={isDayGood ? undefined : text.dayInvalid}
      />
      <TextArea
        label={text.note}
        hint={text.noteHint}
        maxLength={MOST_NOTE}
        value={draft.note}
        onChange={({ target }) => change({ note: target.value })}
        error={note === '' ? text.noteMissing : undefined}
      />
      <Checkbox
        label={text.confirm}
        checked={draft.isNotified}
        onChange={({ target }) => change({ isNotified: target.checked })}
        error={draft.isNotified ? undefined : text.confirmMissing}
      />
    </ActionDialog>
  );
}

/** What the law asks, and whether there are numbers for it. */
function Rules() {
  const { contingency: text } = useText('ownerEcf');
  const { id } = useOrganization();
  const today = useToday();
  const { key } = useIssuer();
  const ranges = useQuery(taxQueries.ranges(id)).data;
  const isAny = ranges?.some(
    (range) => range.issuerId === key.issuerId && range.forContingency && isUsable(rangeFacts(range), today),
  );
  return (
    <>
      <div className="grid gap-2">
        <p>{text.startText}</p>
        <ol className="grid list-decimal gap-1 pl-5">
          {text.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
        <p className="text-14 text-hint">{text.rulesSource}</p>
      </div>
      {ranges && !isAny ? <Notice tone="warn">{text.noNumbers}</Notice> : null}
    </>
  );
}
