// The statements that are read from the accounts alone. Long because each has its own rows; none has rules of its own.
import type { AccountTotals, ReportAccount, ReportData } from '#src/domain/books/report-data.ts';
import type { ReportColumn, ReportRow, RowLevel } from '#src/domain/books/report-document.ts';
import { comparedPeriod, type ReportRequest, reportTraits } from '#src/domain/books/report-request.ts';
import {
  balanceSheet,
  cashFlow,
  cashFlowSections,
  incomeStatement,
  type StatementLine,
  totalOf,
} from '#src/domain/books/statements.ts';
import type { Period } from '#src/domain/foundation/period.ts';
import { formatDate } from '../format.ts';
import { composeTrialBalance } from './trial-balance.ts';
import {
  type Composed,
  column,
  periodName,
  type ReportWords,
  reportAccountName,
  row,
  shareOf,
} from './words.ts';

type Statement = Extract<ReportData, { accounts: unknown; before: unknown }>;

/** A row before it is known with what it is compared. */
interface Draft {
  readonly key: string;
  readonly level: RowLevel;
  readonly label: string;
  readonly amountMinor: number | null;
  readonly account?: ReportAccount;
}

const heading = (key: string, label: string): Draft => ({ key, level: 'section', label, amountMinor: null });
const sum = (key: string, label: string, amountMinor: number, level: RowLevel = 'subtotal'): Draft => ({
  key,
  level,
  label,
  amountMinor,
});

const drafts = (lines: readonly StatementLine[], words: ReportWords): Draft[] =>
  lines.map(({ account, amountMinor }) => ({
    key: account.id,
    level: 'line',
    label: reportAccountName(account, words),
    amountMinor,
    account,
  }));

type Drafting = (
  accounts: readonly ReportAccount[],
  totals: AccountTotals,
  request: ReportRequest,
  words: ReportWords,
) => Draft[];

const draftIncome: Drafting = (accounts, totals, { currency }, words) => {
  const { rows } = words.text;
  const result = incomeStatement(accounts, totals, currency);
  return [
    heading('income', rows.income),
    ...drafts(result.income, words),
    sum('total-income', rows.totalIncome, result.incomeMinor),
    heading('expenses', rows.expenses),
    ...drafts(result.expenses, words),
    sum('total-expenses', rows.totalExpenses, result.expenseMinor),
    sum('profit', rows.profit, result.profitMinor, 'total'),
  ];
};

const draftBalance: Drafting = (accounts, totals, { currency }, words) => {
  const { rows } = words.text;
  const sheet = balanceSheet(accounts, totals, currency);
  const some = (draft: Draft) => (draft.amountMinor === 0 ? [] : [draft]);
  return [
    heading('assets', rows.assets),
    ...drafts(sheet.assets, words),
    sum('total-assets', rows.totalAssets, sheet.assetMinor, 'total'),
    heading('liabilities', rows.liabilities),
    ...drafts(sheet.liabilities, words),
    sum('total-liabilities', rows.totalLiabilities, sheet.liabilityMinor),
    heading('equity', rows.equity),
    ...drafts(sheet.equity, words),
    ...some({ ...sum('earlier', rows.earlierProfit, sheet.earlierProfitMinor), level: 'line' }),
    { ...sum('year', rows.yearProfit, sheet.profitMinor), level: 'line' },
    ...some({ ...sum('difference', rows.difference, sheet.differenceMinor), level: 'line' }),
    sum('total-equity', rows.totalEquity, sheet.equityMinor + sheet.differenceMinor),
    sum(
      'liabilities-and-equity',
      rows.liabilitiesAndEquity,
      sheet.liabilityMinor + sheet.equityMinor + sheet.differenceMinor,
      'total',
    ),
  ];
};

const SECTION_TOTALS = {
  operating: 'totalOperating',
  investing: 'totalInvesting',
  financing: 'totalFinancing',
} as const;

const draftCash: Drafting = (accounts, totals, { currency }, words) => {
  const { rows } = words.text;
  const flow = cashFlow(accounts, totals, currency);
  const sections = cashFlowSections.flatMap((name): Draft[] => {
    const lines = drafts(flow.sections[name], words);
    const isOperating = name === 'operating';
    if (lines.length === 0 && !isOperating) return [];
    const total = totalOf(flow.sections[name]) + (isOperating ? flow.profitMinor : 0);
    return [
      heading(name, rows[name]),
      ...(isOperating ? [{ ...sum('profit', rows.profit, flow.profitMinor), level: 'line' as const }] : []),
      ...lines,
      sum(`total-${name}`, rows[SECTION_TOTALS[name]], total),
    ];
  });
  const difference = { ...sum('difference', rows.difference, flow.differenceMinor), level: 'line' as const };
  return [
    ...sections,
    ...(flow.differenceMinor === 0 ? [] : [difference]),
    sum('change', rows.cashChange, flow.changeMinor),
    sum('before', rows.cashBefore, flow.openingMinor),
    sum('after', rows.cashAfter, flow.closingMinor, 'total'),
  ];
};

/** Rows of one period beside those of another; an account that only the other one has comes too. */
function compare(now: readonly Draft[], then: readonly Draft[] | null): ReportRow[] {
  const target = ({ account }: Draft) => {
    if (!account) return {};
    const entries = { kind: 'entries', accountId: account.id } as const;
    const compared = { ...entries, isCompared: true } as const;
    return { target: entries, targets: then ? [null, entries, compared] : [null, entries] };
  };
  if (!then)
    return now.map((draft) => row(draft.key, draft.level, [draft.label, draft.amountMinor], target(draft)));
  const before = new Map(then.map((draft) => [draft.key, draft.amountMinor]));
  return merged(now, then).map((draft) => {
    const [amount, other] = [draft.amountMinor, before.get(draft.key) ?? 0];
    if (draft.level === 'section') return row(draft.key, 'section', [draft.label, null, null, null, null]);
    const change = (amount ?? 0) - other;
    return row(
      draft.key,
      draft.level,
      [draft.label, amount, other, change, shareOf(change, Math.abs(other))],
      target(draft),
    );
  });
}

/** Both lists in their order: what is missing from the first is put in where its code or its place has it, as zero. */
function merged(now: readonly Draft[], then: readonly Draft[]): Draft[] {
  const result = [...now];
  for (const [index, draft] of then.entries()) {
    if (result.some((own) => own.key === draft.key)) continue;
    const before = (own: Draft) =>
      draft.account && own.account
        ? own.account.kind === draft.account.kind && own.account.code < draft.account.code
        : then.slice(0, index).some(({ key }) => key === own.key);
    const headed = then.slice(0, index).findLast(({ level }) => level === 'section');
    const at =
      Math.max(
        result.findLastIndex(before),
        result.findIndex(({ key }) => key === headed?.key),
      ) + 1;
    result.splice(at, 0, { ...draft, amountMinor: draft.amountMinor === null ? null : 0 });
  }
  return result;
}

/** What an amount's column is called: its period, or the day of a report of a day. */
export const amountName = (
  { kind }: ReportRequest,
  period: Period,
  { text, language }: ReportWords,
): string =>
  reportTraits[kind].isOfDay ? formatDate(period.to, language, 'short') : periodName(period, text, language);

function amountColumns(request: ReportRequest, words: ReportWords): ReportColumn[] {
  const { columns } = words.text;
  const compared = comparedPeriod(request);
  const first = [
    column('account', columns.account, 'text'),
    column('amount', amountName(request, request.period, words)),
  ];
  if (!compared) return first;
  return [
    ...first,
    column('before', amountName(request, compared, words)),
    column('change', columns.change),
    column('change-percent', columns.changePercent, 'percent'),
  ];
}

const DRAFTING = { income_statement: draftIncome, balance_sheet: draftBalance, cash_flow: draftCash };

export function composeStatement(data: Statement, request: ReportRequest, words: ReportWords): Composed {
  const { notes } = words.text;
  if (data.kind === 'trial_balance') return composeTrialBalance(data, request, words);
  const draft = DRAFTING[data.kind];
  const then = comparedPeriod(request) && data.before && draft(data.accounts, data.before, request, words);
  return {
    columns: amountColumns(request, words),
    rows: compare(draft(data.accounts, data.totals, request, words), then),
    notes: [
      ...(data.kind === 'income_statement' && request.basis === 'cash' ? [notes.cash] : []),
      data.kind === 'income_statement' ? notes.trust : notes.reversals,
    ],
  };
}
