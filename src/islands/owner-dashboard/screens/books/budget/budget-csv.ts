import { cellKey, monthsOfYear } from '#src/domain/books/budget-grid.ts';
import { plainAmount } from '#src/domain/books/report-document.ts';
import { toCsv } from '#src/domain/foundation/csv.ts';
import type { OwnerBudgetText } from '#src/i18n/dictionaries/books/owner-budget.en.ts';
import { monthNames } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import type { BudgetTableProps } from './budget-table.tsx';

interface Words {
  readonly text: OwnerBudgetText;
  readonly accountNames: Readonly<Record<string, string>>;
  readonly language: Language;
}

/** A budget as CSV: an account a line, a month a column; a cell that is not planned is empty. */
export function budgetCsv({ accounts, cells, notes }: BudgetTableProps, words: Words): string {
  const { text, accountNames, language } = words;
  const amount = (minor: number) => Number(plainAmount(minor));
  return toCsv(
    [text.account, ...monthNames(language), text.total, text.actual, text.note],
    accounts.map((account) => {
      const planned = monthsOfYear.map((month) => cells.get(cellKey({ accountId: account.id, month })));
      return [
        (account.systemKey && accountNames[account.systemKey]) || account.name,
        ...planned.map((minor) => (minor === undefined ? null : amount(minor))),
        amount(planned.reduce<number>((sum, minor) => sum + (minor ?? 0), 0)),
        amount(account.actualMonths.reduce((sum, minor) => sum + minor, 0)),
        notes.get(account.id) ?? null,
      ];
    }),
  );
}
