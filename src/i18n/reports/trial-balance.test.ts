import { expect, it } from 'vitest';
import { CHART_OF_ACCOUNTS } from '#src/domain/books/chart-of-accounts.ts';
import { decodeReportRequest } from '#src/domain/books/report-request.ts';
import { ownerReports as en } from '#src/i18n/dictionaries/books/owner-reports.en.ts';
import { composeReport } from './compose.ts';

const accounts = CHART_OF_ACCOUNTS.map((account) => ({
  ...account,
  id: account.systemKey,
  name: account.systemKey,
}));
const opening = (accountId: string, amountMinor: number, earlierMinor = amountMinor) => ({
  accountId,
  currency: 'DOP' as const,
  amountMinor,
  earlierMinor,
});
const month = (accountId: string, debitMinor: number, creditMinor: number) => ({
  accountId,
  currency: 'DOP' as const,
  month: '2026-02',
  amountMinor: debitMinor - creditMinor,
  debitMinor,
});

const rowsOf = (totals: { opening: ReturnType<typeof opening>[]; months: ReturnType<typeof month>[] }) =>
  composeReport(
    { kind: 'trial_balance', accounts, totals, before: null },
    decodeReportRequest('trial_balance', 'period=2026-02', { today: '2026-02-28', currency: 'DOP' }),
    {
      language: 'en',
      text: en,
      accountNames: {},
      organization: 'Casa',
      property: null,
      owner: null,
      shares: [],
    },
  ).rows.map(({ cells, target }) => [...cells, target?.kind]);

it('has opening, movement and closing, each with debits and credits that come to the same', () => {
  const rows = rowsOf({
    opening: [opening('operating_cash', 700), opening('rent_income', -700, -600)],
    months: [month('operating_cash', 500, 500), month('receivables', 80, 0), month('rent_income', 0, 80)],
  });
  expect(rows).toEqual([
    ['1010 · operating_cash', 700, null, 500, 500, 700, null, 'entries'],
    ['1100 · receivables', null, null, 80, null, 80, null, 'entries'],
    [en.rows.earlierProfit, null, 600, null, null, null, 600, undefined],
    ['4010 · rent_income', null, 100, null, 80, null, 180, 'entries'],
    [en.rows.total, 700, 700, 580, 580, 780, 780, undefined],
  ]);
});

it('of one property comes to the same too: what it shares with others has a row', () => {
  const rows = rowsOf({ opening: [], months: [month('repairs', 90, 0), month('operating_cash', 0, 50)] });
  expect(rows.slice(-2)).toEqual([
    [en.rows.difference, null, null, null, 40, null, 40, undefined],
    [en.rows.total, 0, 0, 90, 90, 90, 90, undefined],
  ]);
});
