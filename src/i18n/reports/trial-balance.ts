import type { ReportData } from '#src/domain/books/report-data.ts';
import type { ReportRow } from '#src/domain/books/report-document.ts';
import { RETAINED_EARNINGS, type TrialBalanceLine, trialBalance } from '#src/domain/books/trial-balance.ts';
import { type Compose, column, reportAccountName, row } from './words.ts';

type Statement = Extract<ReportData, { accounts: unknown; before: unknown }>;

/** Debit and credit of a balance; zero stands on neither side. */
const sides = (minor: number) => [Math.max(minor, 0) || null, Math.max(0 - minor, 0) || null];

const cellsOf = ({
  openingMinor,
  debitMinor,
  creditMinor,
  closingMinor,
}: Omit<TrialBalanceLine, 'account'>) => [
  ...sides(openingMinor),
  debitMinor || null,
  creditMinor || null,
  ...sides(closingMinor),
];

/** What stood, what went in and out, and what stands: of all accounts debits and credits come to the same, three times. */
export const composeTrialBalance: Compose<Statement> = (data, { currency, period }, words) => {
  const { columns, rows: names, notes } = words.text;
  const lines = trialBalance(data.accounts, data.totals, currency, period);
  const rows = [
    ...lines.map((line): ReportRow => {
      const { account } = line;
      const name = reportAccountName(account, words);
      if (account.id === RETAINED_EARNINGS.id) return row(account.id, 'line', [name, ...cellsOf(line)]);
      return row(account.id, 'line', [`${account.code} · ${name}`, ...cellsOf(line)], {
        target: { kind: 'entries', accountId: account.id },
      });
    }),
    ...sharedRow(lines, names.difference),
  ];
  const width = cellsOf({
    openingMinor: 0,
    debitMinor: 0,
    creditMinor: 0,
    changeMinor: 0,
    closingMinor: 0,
  }).length;
  const totals = Array.from({ length: width }, (_, index) =>
    rows.reduce((sum, { cells }) => sum + Number(cells[index + 1] ?? 0), 0),
  );
  return {
    columns: [
      column('account', columns.account, 'text'),
      column('opening-debit', columns.openingDebit),
      column('opening-credit', columns.openingCredit),
      column('debit', columns.debits),
      column('credit', columns.credits),
      column('closing-debit', columns.closingDebit),
      column('closing-credit', columns.closingCredit),
    ],
    rows: [...rows, row('total', 'total', [names.total, ...totals])],
    notes: [notes.trialBalance, notes.yearEnd],
  };
};

/** Of one property: the other side of entries that it shares with others or with none, as the balance sheet has it. */
function sharedRow(lines: readonly TrialBalanceLine[], label: string): ReportRow[] {
  const sum = (pick: (line: TrialBalanceLine) => number) => lines.reduce((all, line) => all + pick(line), 0);
  const openingMinor = 0 - sum((line) => line.openingMinor);
  const closingMinor = 0 - sum((line) => line.closingMinor);
  const changeMinor = closingMinor - openingMinor;
  if (openingMinor === 0 && closingMinor === 0) return [];
  const [debitMinor, creditMinor] = [Math.max(changeMinor, 0), Math.max(0 - changeMinor, 0)];
  const cells = cellsOf({ openingMinor, debitMinor, creditMinor, changeMinor, closingMinor });
  return [row('difference', 'line', [label, ...cells])];
}
