import type { Bill } from '#src/data/expenses/bills/queries.ts';
import { repeatBill } from '#src/data/expenses/bills/recurring.ts';
import { addMonths, isIsoDate } from '#src/domain/foundation/dates.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { NumberField } from '#src/ui/components/number-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { billKeys } from '../bills/bill-keys.ts';

const everyMonths = ['1', '2', '3', '6', '12'] as const;
const LAST_DAY = '28';
const MOST_DUE_DAYS = 365;

interface Draft {
  readonly every: (typeof everyMonths)[number];
  readonly startsOn: string;
  readonly endsOn: string;
  readonly dueDays: number | null;
  readonly mode: 'draft' | 'approved';
}

/** The day a month later, or the 28th where that month is not sure to have it. */
function nextOf(billedOn: string): string {
  const next = addMonths(billedOn, 1);
  return next.slice(8) > LAST_DAY ? `${next.slice(0, 8)}${LAST_DAY}` : next;
}

/** Makes a bill come by itself. */
export function RepeatDialog({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const { repeat: text, receipt } = useText('ownerBills');
  const go = useGo();
  const [draft, change] = useDraft<Draft>({
    every: '1',
    startsOn: nextOf(bill.billedOn),
    endsOn: '',
    dueDays: 15,
    mode: 'draft',
  });
  const action = useAction({
    mutationFn: repeatBill,
    invalidates: billKeys,
    toast: text.done,
    onDone: () => go('/finance/expenses/recurring'),
  });
  const problems = problemsOf(draft, bill);
  return (
    <ActionDialog
      title={text.title}
      submitLabel={text.submit}
      action={action}
      onClose={onClose}
      input={
        Object.keys(problems).length > 0
          ? null
          : {
              billId: bill.id,
              everyMonths: Number(draft.every),
              startsOn: draft.startsOn,
              endsOn: draft.endsOn || null,
              dueDays: draft.dueDays ?? 0,
              isApproved: draft.mode === 'approved',
            }
      }
    >
      <p className="text-secondary">{text.text}</p>
      {draft.mode === 'approved' && !bill.noReceiptReason ? (
        <Notice tone="warn">{receipt.repeatHint}</Notice>
      ) : null}
      <Fields draft={draft} problems={problems} onChange={change} />
    </ActionDialog>
  );
}

interface Problems {
  startsOn?: 'startInvalid';
  endsOn?: 'endInvalid';
  dueDays?: 'daysInvalid';
}

function problemsOf({ startsOn, endsOn, dueDays }: Draft, bill: Bill): Problems {
  const problems: Problems = {};
  if (!isIsoDate(startsOn) || startsOn <= bill.billedOn || startsOn.slice(8) > LAST_DAY)
    problems.startsOn = 'startInvalid';
  if (endsOn !== '' && endsOn < startsOn) problems.endsOn = 'endInvalid';
  if (dueDays === null || dueDays < 0 || dueDays > MOST_DUE_DAYS) problems.dueDays = 'daysInvalid';
  return problems;
}

function Fields({
  draft,
  problems,
  onChange,
}: {
  draft: Draft;
  problems: Problems;
  onChange: (part: Partial<Draft>) => void;
}) {
  const { repeat: text } = useText('ownerBills');
  const { states } = useText('common');
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={text.every}
          value={draft.every}
          options={everyMonths.map((value) => ({ value, label: text.months[value] }))}
          onChange={({ target }) => onChange({ every: target.value as Draft['every'] })}
        />
        <DateField
          label={text.startsOn}
          hint={text.startsHint}
          value={draft.startsOn}
          error={problems.startsOn ? text[problems.startsOn] : undefined}
          onChange={({ target }) => onChange({ startsOn: target.value })}
        />
        <DateField
          label={text.endsOn}
          optional={states.optional}
          value={draft.endsOn}
          min={draft.startsOn}
          error={problems.endsOn ? text[problems.endsOn] : undefined}
          onChange={({ target }) => onChange({ endsOn: target.value })}
        />
        <NumberField
          label={text.dueDays}
          value={draft.dueDays}
          error={problems.dueDays ? text[problems.dueDays] : undefined}
          onChange={(dueDays) => onChange({ dueDays })}
        />
      </div>
      <ChoiceGroup
        label={text.mode}
        value={draft.mode}
        choices={(['draft', 'approved'] as const).map((value) => ({ value, label: text[value] }))}
        onChange={({ target }) => onChange({ mode: target.value as Draft['mode'] })}
      />
    </>
  );
}
