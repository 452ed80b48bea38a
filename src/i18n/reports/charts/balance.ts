import { asSteps } from '#src/domain/books/report-chart.ts';
import type { ChartBar, ReportChart } from '#src/domain/books/report-document.ts';
import type { ReportRequest } from '#src/domain/books/report-request.ts';
import {
  type BalanceSheet,
  balanceSheet,
  type StatementLine,
  totalOf,
} from '#src/domain/books/statements.ts';
import { RETAINED_EARNINGS, trialBalance } from '#src/domain/books/trial-balance.ts';
import { type ReportWords, reportAccountName } from '../words.ts';
import { accountBar, headed, lineBar, ranking, sumBar } from './parts.ts';
import { periodsOf, type Statement } from './periods.ts';

type Subtype = keyof ReportWords['text']['chart']['subtypes'];

const ASSETS = ['cash', 'receivable', 'other_asset'] as const;
const LIABILITIES = ['deposits_held', 'payable', 'other_liability'] as const;

/** Both sides step by step, each ending in its sum: that they are as long as each other is seen. */
export function balanceCharts(data: Statement, request: ReportRequest, words: ReportWords): ReportChart[] {
  const { rows, chart, columns } = words.text;
  const { currency } = request;
  const { totals, series } = periodsOf(data, request, words);
  const sheets = totals.map((own) => balanceSheet(data.accounts, own, currency));
  const each = (pick: (sheet: BalanceSheet) => number) => sheets.map(pick);
  /** Accounts of one subtype; the last subtype has those of any other too. */
  const parts = (subtypes: readonly Subtype[], pick: (sheet: BalanceSheet) => readonly StatementLine[]) =>
    subtypes.map((subtype, index) => {
      const isOwn = ({ account }: StatementLine) =>
        account.subtype === subtype ||
        (index === subtypes.length - 1 && !subtypes.some((one) => one === account.subtype));
      return lineBar(
        subtype,
        chart.subtypes[subtype],
        each((sheet) => totalOf(pick(sheet).filter(isOwn))),
      );
    });
  const assets = parts(ASSETS, (sheet) => sheet.assets);
  const claims = [
    ...parts(LIABILITIES, (sheet) => sheet.liabilities),
    lineBar(
      'owner_equity',
      chart.subtypes.owner_equity,
      each((sheet) => totalOf(sheet.equity)),
    ),
    lineBar(
      'earlier',
      rows.earlierProfit,
      each((sheet) => sheet.earlierProfitMinor),
    ),
    lineBar(
      'year',
      rows.yearProfit,
      each((sheet) => sheet.profitMinor),
    ),
    lineBar(
      'difference',
      rows.difference,
      each((sheet) => sheet.differenceMinor),
    ),
  ];
  const claimed = (sheet: BalanceSheet) => sheet.liabilityMinor + sheet.equityMinor + sheet.differenceMinor;
  return [
    {
      form: 'bars',
      title: chart.titles.balance,
      name: chart.names.period,
      currency,
      heading: columns.account,
      series,
      bars: [
        ...headed(rows.assets, asSteps(assets.filter(isSome))),
        sumBar(
          'total-assets',
          rows.totalAssets,
          each((sheet) => sheet.assetMinor),
        ),
        ...headed(rows.liabilitiesAndEquity, asSteps(claims.filter(isSome))),
        sumBar('total-claims', rows.liabilitiesAndEquity, each(claimed)),
      ],
    },
  ];
}

const isSome = ({ values }: ChartBar) => values.some((value) => value !== 0);

/** The biggest balances, each on its side; both sides come to the same. */
export function trialCharts(data: Statement, request: ReportRequest, words: ReportWords): ReportChart[] {
  const { rows, chart, columns } = words.text;
  const { currency } = request;
  const lines = trialBalance(data.accounts, data.totals, currency, request.period);
  const sides = (minor: number) => [minor > 0 ? minor : null, minor < 0 ? 0 - minor : null];
  // Of one property: the other side of entries that it shares.
  const shared = 0 - lines.reduce((sum, { closingMinor }) => sum + closingMinor, 0);
  const bars = [
    ...lines.map(({ account, closingMinor }) =>
      // No entry is behind the retained earnings.
      account.id === RETAINED_EARNINGS.id
        ? lineBar(account.id, reportAccountName(account, words), sides(closingMinor))
        : accountBar(account, sides(closingMinor), words),
    ),
    ...(shared === 0 ? [] : [lineBar('difference', rows.difference, sides(shared))]),
  ];
  return [
    {
      form: 'bars',
      title: chart.titles.trial,
      name: chart.names.accounts,
      currency,
      heading: columns.account,
      series: [
        { id: 'debit', label: columns.debit },
        { id: 'credit', label: columns.credit },
      ],
      bars: ranking(bars, { key: 'accounts', rest: chart.rest.accounts, sum: rows.total }),
      isEither: true,
    },
  ];
}
