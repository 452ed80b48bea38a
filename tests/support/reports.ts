import type { Sql } from 'postgres';
import { expect } from 'vitest';
import type { AccountTotals, AgedTotals, ReportAccount } from '#src/domain/books/report-data.ts';
import { balanceSheet, cashFlow, incomeStatement } from '#src/domain/books/statements.ts';
import { RETAINED_EARNINGS, trialBalance } from '#src/domain/books/trial-balance.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { act, type Caller } from '#tests/support/actors.ts';

export interface TotalsInput {
  organizationId: string;
  from: string;
  to: string;
  basis?: 'accrual' | 'cash';
  propertyIds?: string[] | null;
}

/** The answer of report_account_totals, as the product reads it. */
export async function totalsOf(sql: Sql, caller: Caller, input: TotalsInput): Promise<AccountTotals> {
  const { organizationId, from, to, basis = 'accrual', propertyIds = null } = input;
  const [row] = await act(
    sql,
    caller,
    (transaction) => transaction`
    select public.report_account_totals(${organizationId}, ${from}, ${to}, ${basis}, ${propertyIds}) as answer`,
  );
  const toAmount = (one: Record<string, unknown>) => ({
    accountId: String(one.account_id),
    currency: one.currency as CurrencyCode,
    amountMinor: Number(one.amount_minor),
  });
  type Rows = Record<string, unknown>[];
  const { opening = [], months = [] }: { opening?: Rows; months?: Rows } = row?.answer ?? {};
  return {
    opening: opening.map((one) => ({ ...toAmount(one), earlierMinor: Number(one.earlier_minor) })),
    months: months.map((one) => ({
      ...toAmount(one),
      month: String(one.month),
      debitMinor: Number(one.debit_minor),
    })),
  };
}

export async function accountsOf(sql: Sql, organizationId: string): Promise<ReportAccount[]> {
  return sql<ReportAccount[]>`
    select id, code, system_key as "systemKey", name, kind, subtype, cash_flow_class as "cashFlowClass"
    from public.accounts where organization_id = ${organizationId} order by code`;
}

export async function agedTotals(sql: Sql, caller: Caller, organizationId: string, asOf: string) {
  const [row] = await act(
    sql,
    caller,
    (transaction) => transaction`select public.report_aged_receivables(${organizationId}, ${asOf}) as answer`,
  );
  return row?.answer as {
    totals: Record<string, number | string>[];
    rows: Record<string, number | string>[];
  };
}

/** What every set of books must show on any day, by the rows beneath as well as by the statements. */
export async function expectReportsAgree(
  sql: Sql,
  owner: Caller,
  organizationId: string,
  day: string,
): Promise<void> {
  const accounts = await accountsOf(sql, organizationId);
  const year = { from: `${day.slice(0, 4)}-01-01`, to: day };
  const totals = await totalsOf(sql, owner, { organizationId, ...year });
  // A trial balance from within a year, and one that has the end of a year in it.
  const spans = [
    { from: `${day.slice(0, 7)}-01`, to: day },
    { from: `${Number(day.slice(0, 4)) - 1}-03-17`, to: day },
  ];
  const trials = await Promise.all(
    spans.map(async (span) => ({ span, totals: await totalsOf(sql, owner, { organizationId, ...span }) })),
  );
  const aged = await agedTotals(sql, owner, organizationId, day);
  for (const currency of ['DOP', 'USD'] as const) {
    const sheet = balanceSheet(accounts, totals, currency);
    const result = incomeStatement(accounts, totals, currency);
    const flow = cashFlow(accounts, totals, currency);
    expect(sheet.differenceMinor, `balance sheet ${day} ${currency}`).toBe(0);
    expect(sheet.assetMinor).toBe(sheet.liabilityMinor + sheet.equityMinor);
    expect(result.profitMinor).toBe(sheet.profitMinor);
    for (const { span, totals: own } of [{ span: year, totals }, ...trials]) {
      const lines = trialBalance(accounts, own, currency, span);
      const all = (pick: (line: (typeof lines)[number]) => number) =>
        lines.reduce((sum, line) => sum + pick(line), 0);
      const named = `trial balance ${span.from} ${day} ${currency}`;
      expect(
        all((line) => line.openingMinor),
        named,
      ).toBe(0);
      expect(
        all((line) => line.debitMinor),
        named,
      ).toBe(all((line) => line.creditMinor));
      expect(
        all((line) => line.closingMinor),
        named,
      ).toBe(0);
      const retained = lines.find(({ account }) => account.id === RETAINED_EARNINGS.id);
      expect(retained?.closingMinor ?? 0, named).toBe(0 - sheet.earlierProfitMinor);
    }
    expect(flow.differenceMinor).toBe(0);
    const receivables =
      sheet.assets.find(({ account }) => account.systemKey === 'receivables')?.amountMinor ?? 0;
    const owed = aged.totals.find((one) => one.currency === currency);
    expect(Number(owed?.total_minor ?? 0), `aged receivables ${day} ${currency}`).toBe(receivables);
    const buckets: (keyof AgedTotals | string)[] = [
      'not_due_minor',
      'days_30_minor',
      'days_60_minor',
      'days_90_minor',
      'older_minor',
    ];
    expect(buckets.reduce((sum, name) => sum + Number(owed?.[name] ?? 0), 0)).toBe(receivables);
  }
}
