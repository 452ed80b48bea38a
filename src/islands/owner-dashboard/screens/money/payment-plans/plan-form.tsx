import { useState } from 'react';
import type { PlanInput } from '#src/data/money/plans/mutations.ts';
import { addDays, type IsoDate, isIsoDate } from '#src/domain/foundation/dates.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import {
  MOST_INSTALMENTS,
  type PlannedInstalment,
  splitIntoInstalments,
} from '#src/domain/money/payment-plan.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { FormFault } from '#src/islands/shell/form/form-fault.tsx';
import type { Action } from '#src/islands/shell/use-action.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { NumberField } from '#src/ui/components/number-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

const USUAL_COUNT = 3;
const USUAL_DAYS = 15;
const LONGEST_NOTE = 300;

interface Row extends PlannedInstalment {
  readonly position: number;
}

const rowsOf = (owedMinor: number, count: number, first: IsoDate): Row[] =>
  splitIntoInstalments(owedMinor, count, first).map((part, index) => ({ ...part, position: index + 1 }));

/** The day that the tenant asked for, unless it has passed. */
const firstDay = (asked: PlanFormProps['asked'], today: IsoDate): IsoDate =>
  asked && asked.firstOn >= today ? asked.firstOn : addDays(today, USUAL_DAYS);

interface PlanFormProps {
  leaseId: string;
  currency: CurrencyCode;
  owedMinor: number;
  today: IsoDate;
  /** What the tenant asked for, to begin with. */
  asked: { count: number; firstOn: IsoDate } | null;
  action: Action<PlanInput, unknown>;
}

/** How many instalments from which day; each can then be changed by itself, as long as they sum to what is owed. */
export function PlanForm({ leaseId, currency, owedMinor, today, asked, action }: PlanFormProps) {
  const { plan: text } = useText('ownerCards');
  const { states } = useText('common');
  const language = useLanguage();
  const [count, setCount] = useState<number | null>(asked?.count ?? USUAL_COUNT);
  const [first, setFirst] = useState<IsoDate>(firstDay(asked, today));
  const [rows, setRows] = useState<readonly Row[]>(() => rowsOf(owedMinor, count ?? USUAL_COUNT, first));
  const [note, setNote] = useState('');
  const money = (minor: number) => formatMoney(minor, currency, language);
  const sum = rows.reduce((total, row) => total + row.amountMinor, 0);
  const isSumWrong = sum !== owedMinor;
  const spread = (nextCount: number | null, day: IsoDate) => {
    setCount(nextCount);
    setFirst(day);
    const isSpreadable =
      nextCount !== null && nextCount >= 1 && nextCount <= MOST_INSTALMENTS && isIsoDate(day);
    if (isSpreadable) setRows(rowsOf(owedMinor, nextCount, day));
  };
  const change = (position: number, part: Partial<Row>) =>
    setRows((now) => now.map((row) => (row.position === position ? { ...row, ...part } : row)));
  return (
    <ActionForm action={action} input={isSumWrong ? null : { leaseId, instalments: rows, note }}>
      <p className="text-16">{text.owed({ amount: money(owedMinor) })}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField label={text.count} value={count} onChange={(next) => spread(next, first)} />
        <DateField
          label={text.first}
          min={today}
          value={first}
          onChange={(event) => spread(count, event.target.value)}
        />
      </div>
      <ol className="grid gap-3">
        {rows.map((row) => (
          <li key={row.position}>
            <InstalmentFields
              row={row}
              currency={currency}
              today={today}
              onChange={(part) => change(row.position, part)}
            />
          </li>
        ))}
      </ol>
      <FormFault text={isSumWrong ? text.sumWrong({ sum: money(sum), owed: money(owedMinor) }) : null} />
      <TextField
        label={text.note}
        optional={states.optional}
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </ActionForm>
  );
}

interface InstalmentFieldsProps {
  row: Row;
  currency: CurrencyCode;
  today: IsoDate;
  onChange: (part: Partial<Row>) => void;
}

function InstalmentFields({ row, currency, today, onChange }: InstalmentFieldsProps) {
  const { plan: text } = useText('ownerCards');
  return (
    <fieldset className="grid min-w-0 gap-3 sm:grid-cols-2">
      <legend className="mb-1 text-14 text-secondary">{text.instalment({ position: row.position })}</legend>
      <DateField
        label={text.day}
        min={today}
        value={row.dueOn}
        onChange={(event) => onChange({ dueOn: event.target.value })}
      />
      <MoneyField
        label={text.amount}
        currency={currency}
        value={row.amountMinor}
        onChange={(amount) => onChange({ amountMinor: amount ?? 0 })}
      />
    </fieldset>
  );
}
