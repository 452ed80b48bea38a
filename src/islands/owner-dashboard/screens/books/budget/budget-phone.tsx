import { MessageSquareText } from 'lucide-react';
import { useRef, useState } from 'react';
import { type CellPlace, cellKey, MONTHS_A_YEAR, monthsOfYear } from '#src/domain/books/budget-grid.ts';
import { type BudgetSum, budgetProfit, budgetSum } from '#src/domain/books/budget-sums.ts';
import { monthNames } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { PeriodStepper } from '#src/islands/shell/date-range/period-stepper.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { classNames } from '#src/ui/class-names.ts';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { accountName } from '../ledger/entry-words.ts';
import { planAmount } from './budget-amount.ts';
import { BudgetCell } from './budget-cell.tsx';
import type { BudgetGridProps } from './budget-grid-table.tsx';

/** The parts of a year that can be looked at, one after the other: its months, its quarters, all of it. */
const periods: readonly (readonly number[])[] = [
  ...monthsOfYear.map((month) => [month]),
  ...[1, 4, 7, 10].map((first) => [first, first + 1, first + 2]),
  monthsOfYear,
];

/** On a phone: one month, quarter or year at a time, an account in two lines. Months can be typed in. */
export function BudgetPhone(props: BudgetGridProps) {
  const { budget, accounts, cells } = props;
  const text = useText('ownerBudget');
  const list = useRef<HTMLDivElement>(null);
  const today = useToday();
  const isThisYear = Number(today.slice(0, 4)) === budget.year;
  const [index, setIndex] = useState(isThisYear ? Number(today.slice(5, 7)) - 1 : 0);
  const period = periods[index] ?? monthsOfYear;
  const focus = (place: CellPlace) =>
    list.current?.querySelector<HTMLInputElement>(`[data-cell="${cellKey(place)}"]`)?.focus();
  const line = (label: string, sum: BudgetSum) => (
    <SumLine label={label} sum={sum} currency={budget.currency} />
  );
  return (
    <div ref={list}>
      <div className="border-b border-line px-2 py-2">
        <PeriodChoice index={index} onChoose={setIndex} />
      </div>
      {(['income', 'expense'] as const).map((kind) => (
        <section key={kind} aria-label={kind === 'income' ? text.income : text.expenses}>
          <h2 className="px-4 pt-3 pb-1 text-14 font-semibold text-secondary">
            {kind === 'income' ? text.income : text.expenses}
          </h2>
          <ul>
            {accounts
              .filter((account) => account.kind === kind)
              .map((account) => (
                <AccountLine key={account.id} {...props} {...{ account, period, focus }} />
              ))}
          </ul>
          {line(
            kind === 'income' ? text.totalIncome : text.totalExpenses,
            budgetSum(kind, accounts, cells, period),
          )}
        </section>
      ))}
      {line(text.profit, budgetProfit(accounts, cells, period))}
    </div>
  );
}

function PeriodChoice({ index, onChoose }: { index: number; onChoose: (index: number) => void }) {
  const text = useText('ownerBudget');
  const names = [
    ...monthNames(useLanguage()),
    ...[1, 2, 3, 4].map((quarter) => text.quarter({ quarter })),
    text.total,
  ];
  const isMonth = index < MONTHS_A_YEAR;
  return (
    <PeriodStepper
      previous={text.previousMonth}
      next={text.nextMonth}
      isStill={!isMonth}
      isLast={index === MONTHS_A_YEAR - 1}
      onStep={(count) => onChoose(Math.max(0, index + count))}
    >
      <SelectField
        label={text.period}
        isLabelHidden
        className="min-w-0 flex-1"
        value={String(index)}
        options={names.map((label, at) => ({ value: String(at), label }))}
        onChange={(event) => onChoose(Number(event.target.value))}
      />
    </PeriodStepper>
  );
}

type AccountLineProps = BudgetGridProps & {
  account: BudgetGridProps['accounts'][number];
  period: readonly number[];
  focus: (place: CellPlace) => void;
};

function AccountLine(props: AccountLineProps) {
  const { account, accounts, period, cells, notes, grid, onNote, budget, focus } = props;
  const text = useText('ownerBudget');
  const { accountNames } = useText('ownerMoney').ledger;
  const language = useLanguage();
  const name = accountName(account, accountNames);
  const sum = budgetSum(account.kind === 'income' ? 'income' : 'expense', [account], cells, period);
  const [month = 1] = period;
  const note = notes.get(account.id);
  return (
    <li className="flex items-center gap-1 border-b border-line py-1 pr-1 pl-4">
      <div className="min-w-0 flex-1">
        <p className="text-15">{name}</p>
        <Happened sum={sum} currency={budget.currency} />
        {note ? <p className="text-12 text-hint">{note}</p> : null}
      </div>
      {period.length > 1 ? (
        <span className="font-medium tabular-nums">
          {planAmount(sum.plannedMinor, budget.currency, language)}
        </span>
      ) : (
        <span>
          <BudgetCell
            // Another month's amount is another field.
            key={month}
            label={text.cell({ account: name, month: monthNames(language)[month - 1] ?? '' })}
            place={{ accountId: account.id, month }}
            accountIds={accounts.map(({ id }) => id)}
            value={cells.get(cellKey({ accountId: account.id, month })) ?? null}
            currency={budget.currency}
            grid={grid}
            focus={focus}
            isReadOnly={onNote === undefined}
            width="w-24"
          />
        </span>
      )}
      {onNote ? (
        <IconButton
          icon={MessageSquareText}
          label={text.addNote({ account: name })}
          onClick={() => onNote(account)}
          className={classNames(note && 'text-action')}
        />
      ) : null}
    </li>
  );
}

interface SumProps {
  sum: BudgetSum;
  currency: BudgetGridProps['budget']['currency'];
}

/** What happened and how it compares, in a line below the plan's. */
function Happened({ sum, currency }: SumProps) {
  const text = useText('ownerBudget');
  const language = useLanguage();
  if (sum.varianceMinor === null) return null;
  return (
    <p className="text-14 whitespace-nowrap text-hint tabular-nums">
      {text.actual} {planAmount(sum.actualMinor, currency, language)} ·{' '}
      <span className="sr-only">{text.variance} </span>
      <span className={classNames(sum.varianceMinor < 0 && 'text-bad')}>
        {planAmount(sum.varianceMinor, currency, language)}
      </span>
    </p>
  );
}

function SumLine({ label, sum, currency }: SumProps & { label: string }) {
  const language = useLanguage();
  return (
    <div className="flex items-baseline gap-2 border-b border-line py-2 pr-4 pl-4">
      <div className="min-w-0 flex-1">
        <p className="text-15 font-semibold">{label}</p>
        <Happened sum={sum} currency={currency} />
      </div>
      <span className="font-semibold tabular-nums">{planAmount(sum.plannedMinor, currency, language)}</span>
    </div>
  );
}
