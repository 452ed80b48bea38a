import type { Sql } from 'postgres';
import { expect } from 'vitest';
import { fromWire } from '#src/data/names.ts';
import { addDays, type IsoDate } from '#src/domain/foundation/dates.ts';
import type { MeasureAnswer, MeasureQuestion } from '#src/domain/insight/measures/names.ts';
import { act, type Caller } from '#tests/support/actors.ts';

/** Which organization is looked at, by whom and on which day. */
export interface Look {
  readonly sql: Sql;
  readonly caller: Caller;
  readonly organizationId: string;
  readonly today: IsoDate;
}

/** The answers of `measures` to somebody. */
export async function askMeasures(
  { sql, caller, organizationId }: Omit<Look, 'today'>,
  questions: readonly MeasureQuestion[],
): Promise<readonly MeasureAnswer[]> {
  const [found] = await act(
    sql,
    caller,
    (transaction) =>
      transaction`select public.measures(${organizationId}, ${transaction.json(questions as never)}) as answers`,
  );
  return fromWire(found?.answers, 'measures') as MeasureAnswer[];
}

/** Lines of a figure without those of nothing, in an order of their own. */
const lines = (rows: readonly (readonly [...unknown[]])[]) =>
  rows
    .filter((row) => Number(row.at(-1)) !== 0)
    .map((row) => row.map((cell) => (cell === null ? '' : String(cell))).join(' | '))
    .sort();

/** A figure of the product, as keys, currency and amount. @param text $1 the organization, $2 and $3 the days */
interface Shown extends Pick<MeasureQuestion, 'measure' | 'by'> {
  readonly text: string;
  readonly part?: 'numerator' | 'denominator';
}

const monthly = (measure: MeasureQuestion['measure'], column: string): Shown => ({
  measure,
  by: ['month'],
  text: `select to_char(month, 'YYYY-MM'), currency, ${column} from public.monthly_totals
    where organization_id = $1 and month between $2 and $3`,
});
const now = (measure: MeasureQuestion['measure'], column: string): Shown => ({
  measure,
  by: [],
  text: `select '', ${column} from public.organization_totals where organization_id = $1 and $2::date <= $3::date`,
});
const daily = (
  measure: MeasureQuestion['measure'],
  column: string,
  part: Shown['part'] = 'numerator',
): Shown => ({
  measure,
  by: ['property', 'month'],
  part,
  text: `select p.id, to_char(m.month, 'YYYY-MM'), '', ${column}
    from public.properties p cross join lateral public.property_months(p.id, $2, $3) m
    where p.organization_id = $1 and m.currency = 'DOP'`,
});

const lastDay = (joined: string) => `select count(*) from public.leases l ${joined}
  where l.organization_id = $1 and l.occupies @> $3::date and l.status in ('ended', 'terminated')`;

/** What screens and reports show already, beside the measure that must say the same. */
const SHOWN: readonly Shown[] = [
  monthly('billed', 'billed_minor'),
  monthly('collected_of_billed', 'collected_minor'),
  monthly('collected', 'revenue_minor'),
  monthly('expenses', 'expense_minor'),
  now('units', 'unit_count'),
  // Counts go by the status of leases: they leave out the last day of one that was ended today.
  now('occupied_units', `occupied_unit_count + (${lastDay('')})`),
  now(
    'tenants',
    `tenant_count + (${lastDay('join public.lease_tenants t on t.lease_id = l.id and not t.has_left')})`,
  ),
  daily('occupied_days_rate', 'm.leased_days'),
  daily('occupied_days_rate', 'm.unit_days', 'denominator'),
  {
    measure: 'vacancy_loss',
    by: ['property', 'month'],
    text: `select p.id, to_char(m.month, 'YYYY-MM'), m.currency, m.vacant_minor
      from public.properties p cross join lateral public.property_months(p.id, $2, $3) m where p.organization_id = $1`,
  },
  {
    measure: 'overdue',
    by: [],
    text: `select currency, outstanding_minor from public.arrears where organization_id = $1 and $2::date <= $3::date`,
  },
  {
    measure: 'overdue_leases',
    by: ['currency'],
    text: `select currency, '', lease_count from public.arrears where organization_id = $1 and $2::date <= $3::date`,
  },
  {
    measure: 'outstanding',
    by: [],
    text: `select x ->> 'currency', x ->> 'total_minor'
      from jsonb_array_elements(public.report_aged_receivables($1, $3) -> 'totals') x where $2::date <= $3::date`,
  },
  {
    measure: 'income',
    by: ['account', 'month'],
    text: `select m.account_id, to_char(m.month, 'YYYY-MM'), m.currency, -m.amount_minor
      from public.account_months m join public.accounts a on a.id = m.account_id
      where m.organization_id = $1 and m.basis = 'accrual' and a.kind = 'income' and m.month between $2 and $3`,
  },
  {
    measure: 'net_cash',
    by: ['month'],
    text: `select to_char(m.month, 'YYYY-MM'), m.currency, sum(m.amount_minor)
      from public.account_months m join public.accounts a on a.id = m.account_id
      where m.organization_id = $1 and m.basis = 'accrual' and a.subtype = 'cash' and m.month between $2 and $3 group by 1, 2`,
  },
  {
    measure: 'maintenance_cost',
    by: ['property', 'unit', 'account'],
    text: `select property_id, unit_id, account_id, currency, amount_minor from public.maintenance_costs($1, $2, $3)`,
  },
  {
    measure: 'requests_opened',
    by: ['property', 'unit', 'request_category'],
    text: `select property_id, unit_id, category, '', request_count from public.maintenance_counts($1, $2, $3)`,
  },
];

/** Fails where a measure says something else than the product shows already. @returns how many lines were compared */
export async function expectMeasuresAgree(look: Look): Promise<number> {
  const from = `${Number(look.today.slice(0, 4)) - 1}-01-01` as IsoDate;
  let compared = 0;
  for (const { measure, by, text, part = 'numerator' } of SHOWN) {
    // What began ahead of its time is in a month's totals, and the days of a measure are whole months.
    const until = measure === 'collected' ? (`${look.today.slice(0, 4)}-12-31` as IsoDate) : look.today;
    const days = { from, until: by.includes('month') ? endOfYear(look.today) : until };
    const [answer] = await askMeasures(look, [{ measure, by, where: [], ...days }]);
    const shown = await act(look.sql, look.caller, (transaction) =>
      transaction.unsafe(text, [look.organizationId, days.from, days.until]).values(),
    );
    const said = answer?.rows.filter(({ keys }) => measure !== 'maintenance_cost' || keys[0] !== null) ?? [];
    const measured = said.map((row) => [...row.keys, row.currency, row[part] ?? 0] as const);
    expect(lines(measured), measure).toEqual(lines(shown));
    compared += lines(shown).length;
  }
  return compared;
}

const endOfYear = (day: IsoDate) => addDays(`${Number(day.slice(0, 4)) + 1}-01-01` as IsoDate, -1);
