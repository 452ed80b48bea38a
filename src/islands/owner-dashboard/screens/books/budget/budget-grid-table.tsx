import { MessageSquareText } from 'lucide-react';
import { useRef } from 'react';
import type { BudgetAccount, BudgetKey } from '#src/data/books/budgets/queries.ts';
import { type BudgetCells, type CellPlace, cellKey, monthsOfYear } from '#src/domain/books/budget-grid.ts';
import { type BudgetKind, budgetProfit, budgetSum } from '#src/domain/books/budget-sums.ts';
import { monthNames } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { scrollableByKeyboard } from '#src/ui/scrollable.ts';
import { accountName } from '../ledger/entry-words.ts';
import { BudgetCell } from './budget-cell.tsx';
import { SumRow, Sums, sumPlaces } from './budget-sums.tsx';
import type { BudgetGrid } from './use-budget.ts';

export interface BudgetGridProps {
  budget: BudgetKey;
  accounts: readonly BudgetAccount[];
  cells: BudgetCells;
  notes: ReadonlyMap<string, string>;
  grid: BudgetGrid;
  /** Absent for who may only read. */
  onNote: ((account: BudgetAccount) => void) | undefined;
}

/** Accounts down, months across, sums at the edges. */
export function BudgetGridTable(props: BudgetGridProps) {
  const { budget, accounts } = props;
  const text = useText('ownerBudget');
  const language = useLanguage();
  const table = useRef<HTMLTableElement>(null);
  const focus = (place: CellPlace) => {
    const input = table.current?.querySelector<HTMLInputElement>(`[data-cell="${cellKey(place)}"]`);
    input?.focus();
    input?.select();
  };
  return (
    <section
      aria-label={text.caption({ year: budget.year })}
      {...scrollableByKeyboard}
      // Positioned: texts for the ear inside it would else widen the page behind its edge.
      // As high as the window: the bar that moves it sideways is then always in sight.
      // What is typed in is never behind the head or the columns that stay.
      className="relative max-h-[calc(100dvh-9rem)] min-h-64 scroll-pt-12 scroll-pl-36 overflow-auto sm:scroll-pl-48 lg:scroll-pr-60 rounded-card focus-visible:-outline-offset-2 print:max-h-none print:overflow-visible"
    >
      <table ref={table} className="w-full border-separate border-spacing-0 text-12 2xl:text-14">
        <caption className="sr-only">{text.caption({ year: budget.year })}</caption>
        <thead>
          <tr className="text-secondary [&>th]:sticky [&>th]:top-0 [&>th]:bg-surface">
            <th
              scope="col"
              className="left-0 z-3 border-b border-line py-2.5 pr-3 pl-4 text-left font-medium sm:pl-5"
            >
              {text.account}
            </th>
            {monthNames(language, 'short').map((head) => (
              <th
                key={head}
                scope="col"
                className="z-2 border-b border-line px-1.5 py-2.5 text-right font-medium"
              >
                {head}
              </th>
            ))}
            {[text.total, text.actual, text.variance].map((head, index) => (
              <th
                key={head}
                scope="col"
                className={classNames(
                  'z-2 border-b border-line px-2 py-2.5 text-right font-medium lg:z-3',
                  sumPlaces[index],
                )}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {(['income', 'expense'] as const).map((kind) => (
          <Group key={kind} kind={kind} {...props} focus={focus} />
        ))}
        <tbody>
          <SumRow
            label={text.profit}
            sumOf={(months) => budgetProfit(accounts, props.cells, months)}
            currency={budget.currency}
            isLast
          />
        </tbody>
      </table>
    </section>
  );
}

function Group(props: BudgetGridProps & { kind: BudgetKind; focus: (place: CellPlace) => void }) {
  const { kind, accounts, cells, budget } = props;
  const text = useText('ownerBudget');
  const [heading, total] =
    kind === 'income' ? [text.income, text.totalIncome] : [text.expenses, text.totalExpenses];
  return (
    <tbody>
      <tr>
        <th
          scope="rowgroup"
          colSpan={16}
          className="sticky left-0 z-1 bg-surface px-4 pt-4 pb-1 text-left font-semibold text-secondary"
        >
          {heading}
        </th>
      </tr>
      {accounts
        .filter((account) => account.kind === kind)
        .map((account) => (
          <AccountRow key={account.id} account={account} {...props} />
        ))}
      <SumRow
        label={total}
        sumOf={(months) => budgetSum(kind, accounts, cells, months)}
        currency={budget.currency}
      />
    </tbody>
  );
}

function AccountRow(
  props: BudgetGridProps & { account: BudgetAccount; kind: BudgetKind; focus: (place: CellPlace) => void },
) {
  const { account, accounts, cells, notes, grid, onNote, budget, kind, focus } = props;
  const text = useText('ownerBudget');
  const { accountNames } = useText('ownerMoney').ledger;
  const language = useLanguage();
  const name = accountName(account, accountNames);
  const names = monthNames(language);
  const note = notes.get(account.id);
  return (
    <tr className="group">
      <th
        scope="row"
        className="sticky left-0 z-1 max-w-48 border-b border-line bg-surface py-0.5 pr-1 pl-4 text-left text-14 font-normal sm:pl-5 2xl:max-w-64"
      >
        <span className="flex items-center justify-between gap-1">
          <span>
            {name}
            {note ? <span className="block text-12 text-hint">{note}</span> : null}
          </span>
          {onNote ? (
            <IconButton
              icon={MessageSquareText}
              size="sm"
              label={text.addNote({ account: name })}
              onClick={() => onNote(account)}
              className={classNames('print:hidden', note && 'text-action')}
            />
          ) : null}
        </span>
      </th>
      {monthsOfYear.map((month) => (
        <td key={month} className="min-w-15 border-b border-line p-px 2xl:min-w-17">
          <BudgetCell
            label={text.cell({ account: name, month: names[month - 1] ?? '' })}
            place={{ accountId: account.id, month }}
            accountIds={accounts.map(({ id }) => id)}
            value={cells.get(cellKey({ accountId: account.id, month })) ?? null}
            currency={budget.currency}
            grid={grid}
            focus={focus}
            isReadOnly={onNote === undefined}
            width="w-full"
          />
        </td>
      ))}
      <Sums sum={budgetSum(kind, [account], cells, monthsOfYear)} currency={budget.currency} />
    </tr>
  );
}
