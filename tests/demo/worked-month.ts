// The figures of docs/worked-month.md, each counted from charges, payments and leases: never from the journal's lines, from
// totals that triggers keep or from the functions of the reports, which must come to the same.
import type { Sql } from 'postgres';
import { balanceSheet, cashFlow, incomeStatement } from '#src/domain/books/statements.ts';
import { trialBalance } from '#src/domain/books/trial-balance.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import type { Caller } from '#tests/support/actors.ts';
import { accountsOf, agedTotals, totalsOf } from '#tests/support/reports.ts';

/** Nothing but bills of pesos that are paid whole: what is paid of them is what they cost. */
const COST =
  'b.services_minor + b.goods_minor + b.itbis_to_cost_minor + b.excise_minor + b.other_taxes_minor + b.tip_minor';
const BILLED = "b.status in ('approved', 'partially_paid', 'paid')";

export const MONTH = { from: '2026-02-01', to: '2026-02-28' } as const;

export type Figures = Record<string, Record<CurrencyCode, number>>;

const POSTED = `public.charges c join public.journal_entries e on e.id = c.entry_id
  left join public.journal_entries r on r.id = c.reversal_entry_id`;
const IN_MONTH = `e.occurred_on between '${MONTH.from}' and '${MONTH.to}'`;
const billed = (kind: string) =>
  `select c.currency, sum(c.amount_minor) as minor from ${POSTED} where ${IN_MONTH} and c.kind = '${kind}' group by 1`;
/** What was open of each charge on the last day, with its age. */
const OPEN = `select c.currency, date '${MONTH.to}' - c.due_on as age, c.amount_minor
    - coalesce((select sum(a.amount_minor) from public.payment_allocations a where a.charge_id = c.id and a.occurred_on <= '${MONTH.to}'), 0)
    as minor
  from ${POSTED} where e.occurred_on <= '${MONTH.to}' and (r.id is null or r.occurred_on > '${MONTH.to}')`;
const aged = (ages: string) =>
  `select currency, sum(minor) as minor from (${OPEN}) o where ${ages} group by 1`;
const cash = (days: string) => `select currency, sum(minor) as minor from (
    select currency, amount_minor as minor from public.payments where status = 'confirmed' and method <> 'deposit' and paid_on ${days}
    union all select currency, -amount_minor from public.bill_payments where reversed_at is null and paid_on ${days}
    union all select currency, -amount_minor from public.owner_distributions where reversed_at is null and paid_on ${days}
  ) moved group by 1`;
const allocated = (kinds: string, until: string) => `select a.currency, sum(a.amount_minor) as minor
  from public.payment_allocations a join public.charges c on c.id = a.charge_id where ${kinds} and ${until} group by 1`;

const RECOUNTS: Readonly<Record<string, string>> = {
  'Rent billed': billed('rent'),
  'Late fees': billed('late_fee'),
  'Other income': billed('other'),
  'Income, accrual': `select c.currency, sum(c.amount_minor) as minor from ${POSTED} where ${IN_MONTH} and c.kind <> 'deposit' group by 1`,
  'Income, cash': allocated("c.kind <> 'deposit'", `a.occurred_on between '${MONTH.from}' and '${MONTH.to}'`),
  'Expenses, accrual': `select b.currency, sum(${COST}) as minor from public.bills b
    where ${BILLED} and b.billed_on between '${MONTH.from}' and '${MONTH.to}' group by 1`,
  'Expenses, cash': `select b.currency, sum(${COST}) as minor from public.bills b
    where b.status = 'paid' and b.paid_on between '${MONTH.from}' and '${MONTH.to}' group by 1`,
  'Paid to owners': `select currency, sum(amount_minor) as minor from public.owner_distributions
    where reversed_at is null and paid_on between '${MONTH.from}' and '${MONTH.to}' group by 1`,
  'Change in cash': cash(`between '${MONTH.from}' and '${MONTH.to}'`),
  'Cash after': cash(`<= '${MONTH.to}'`),
  Receivables: aged('true'),
  'Receivables, 0–30 days': aged('age between 0 and 30'),
  'Receivables, 31–60 days': aged('age between 31 and 60'),
  'Receivables, 61–90 days': aged('age between 61 and 90'),
  'Receivables, over 90 days': aged('age > 90'),
  'Deposits held': `select c.currency, sum(c.amount_minor) as minor from ${POSTED}
    where e.occurred_on <= '${MONTH.to}' and r.id is null and c.kind = 'deposit' group by 1`,
  'Owed to vendors': `select b.currency, sum(b.payable_minor
      - coalesce((select sum(y.amount_minor) from public.bill_payments y where y.bill_id = b.id and y.reversed_at is null
        and y.paid_on <= '${MONTH.to}'), 0)) as minor
    from public.bills b where ${BILLED} and b.billed_on <= '${MONTH.to}' group by 1`,
  'Withheld, owed to the State': `select b.currency, sum(b.itbis_withheld_minor + b.isr_withheld_minor) as minor
    from public.bills b where ${BILLED} and b.billed_on <= '${MONTH.to}' group by 1`,
  'Paid ahead': `select p.currency, sum(p.amount_minor - coalesce((select sum(a.amount_minor) from public.payment_allocations a
      where a.payment_id = p.id and a.occurred_on <= '${MONTH.to}'), 0)) as minor
    from public.payments p where p.status = 'confirmed' and p.paid_on <= '${MONTH.to}' group by 1`,
};

/** Every figure, counted again from the rows. */
export async function recountMonth(sql: Sql): Promise<Figures> {
  const figures: Figures = {};
  for (const [name, query] of Object.entries(RECOUNTS)) {
    const rows = await sql.unsafe<{ currency: CurrencyCode; minor: string }[]>(query);
    const minor = (code: CurrencyCode) => Number(rows.find((row) => row.currency === code)?.minor ?? 0);
    figures[name] = { DOP: minor('DOP'), USD: minor('USD') };
  }
  return figures;
}

/** The same figures as the reports show them to a member. */
export async function reportMonth(sql: Sql, caller: Caller, organizationId: string): Promise<Figures> {
  const accounts = await accountsOf(sql, organizationId);
  const totals = await totalsOf(sql, caller, { organizationId, ...MONTH });
  const cash = await totalsOf(sql, caller, { organizationId, ...MONTH, basis: 'cash' });
  const aging = await agedTotals(sql, caller, organizationId, MONTH.to);
  const figures: Figures = Object.fromEntries(
    Object.keys(RECOUNTS).map((name) => [name, { DOP: 0, USD: 0 }]),
  );
  for (const code of ['DOP', 'USD'] as const) {
    const result = incomeStatement(accounts, totals, code);
    const sheet = balanceSheet(accounts, totals, code);
    const flow = cashFlow(accounts, totals, code);
    const owed = aging.totals.find((one) => one.currency === code);
    const line = (lines: typeof result.income, key: string) =>
      lines.find(({ account }) => account.systemKey === key)?.amountMinor ?? 0;
    const shown: Record<string, number> = {
      'Rent billed': line(result.income, 'rent_income'),
      'Late fees': line(result.income, 'late_fee_income'),
      'Other income': line(result.income, 'other_income'),
      'Income, accrual': result.incomeMinor,
      'Income, cash': incomeStatement(accounts, cash, code).incomeMinor,
      'Expenses, accrual': result.expenseMinor,
      'Expenses, cash': incomeStatement(accounts, cash, code).expenseMinor,
      'Paid to owners':
        trialBalance(accounts, totals, code, MONTH).find(({ account }) => account.systemKey === 'owner_draw')
          ?.changeMinor ?? 0,
      'Change in cash': flow.changeMinor,
      'Cash after': flow.closingMinor,
      Receivables: line(sheet.assets, 'receivables'),
      'Receivables, 0–30 days': Number(owed?.days_30_minor ?? 0),
      'Receivables, 31–60 days': Number(owed?.days_60_minor ?? 0),
      'Receivables, 61–90 days': Number(owed?.days_90_minor ?? 0),
      'Receivables, over 90 days': Number(owed?.older_minor ?? 0),
      'Deposits held': line(sheet.liabilities, 'deposits_held'),
      'Owed to vendors': line(sheet.liabilities, 'payables'),
      'Withheld, owed to the State': line(sheet.liabilities, 'withholdings_payable'),
      'Paid ahead': line(sheet.liabilities, 'prepaid_rent'),
    };
    for (const [name, minor] of Object.entries(shown))
      (figures[name] as Record<string, number>)[code] = minor;
  }
  return figures;
}

/** The figures that the page writes: `| Rent billed | 1,234.50 | 20.00 | … |`. */
export function readPage(markdown: string): Figures {
  const amount = (text: string) => Math.round(Number(text.replaceAll(',', '').replace('−', '-')) * 100);
  const rows = [...markdown.matchAll(/^\| ([^|]+?) \| ([−\d,.]+) \| ([−\d,.]+) \|/gm)];
  return Object.fromEntries(
    rows.map(([, name = '', dop = '', usd = '']) => [name, { DOP: amount(dop), USD: amount(usd) }]),
  );
}
