import { beforeAll, expect, it } from 'vitest';
import { act } from '#tests/support/actors.ts';
import type { Cast } from '#tests/support/cast.ts';
import { useCastDatabase } from '#tests/support/cast-database.ts';
import { fillOrganization } from '#tests/support/large.ts';
import { addProperty } from '#tests/support/portfolio.ts';
import { readAll } from '#tests/support/read-all.ts';

const LEASES = 6_000;
const PROPERTIES = 60;
const database = useCastDatabase();
let cast: Cast;

beforeAll(async () => {
  cast = database.cast;
  for (let n = 0; n < PROPERTIES; n += 1) await addProperty(database.sql, cast.home, `Torre ${n}`);
  await fillOrganization(database.sql, cast.home, LEASES);
});

const organization = () => `organization_id = '${cast.home.organizationId}'`;
const DAY = `'2026-05-05'`;
const lastEntry = `(select max(entry_number) from public.journal_entries where occurred_on = ${DAY})`;
const home = () => `'${cast.home.organizationId}'`;
const account = (key: string) =>
  `p_account_id => (select id from public.accounts where ${organization()} and system_key = '${key}')`;
const inFunctions: [name: string, query: () => string][] = [
  ['journal', () => `list_journal(${home()})`],
  ['journal, a later page', () => `list_journal(${home()}, p_before_number => ${lastEntry})`],
  ['journal of a property', () => `list_journal(${home()}, p_property_id => '${cast.home.propertyId}')`],
  ['journal of an account', () => `list_journal(${home()}, ${account('receivables')})`],
  [
    'journal of an account, a later page',
    () => `list_journal(${home()}, ${account('receivables')}, p_before_number => ${lastEntry})`,
  ],
  ['journal of a rare kind', () => `list_journal(${home()}, p_kinds => '{manual,conversion}')`],
  [
    'journal of a rare kind and an account',
    () => `list_journal(${home()}, ${account('receivables')}, p_kinds => '{manual}')`,
  ],
  ['journal by words', () => `list_journal(${home()}, p_text => 'c9e1')`],
  ['journal by a number', () => `list_journal(${home()}, p_text => '#1000017')`],
  ['journal by an amount', () => `list_journal(${home()}, p_min_minor => 1000017, p_max_minor => 1000017)`],
  ...['8f14e45', 'U4711', 'u4', '1000017', 'RD$ 10,000', 'persona 8f14', 'suplidor'].map(
    (text): [string, () => string] => [
      `records by ${text}`,
      () =>
        `search_records(${home()}, '${text}', 5, '{property,unit,person,lease,payment,bill,vendor,maintenance_request,document,notice,application}')`,
    ],
  ),
  ["month's bills", () => `tax_purchases(${home()}, ${DAY}, ${DAY}, false)`],
  ["month's paid bills", () => `tax_purchases(${home()}, ${DAY}, ${DAY}, true)`],
  ["month's receipts withheld from", () => `invoices_withheld(${home()}, ${DAY}, ${DAY})`],
  ["month's charges counted", () => `count_charges_without_receipt(${home()}, ${DAY}, ${DAY})`],
  ["bank account's lines by words", () => `search_bank_lines(${home()}, '4a7b')`],
  ["bank account's standing", () => `bank_standing(${home()}, ${DAY})`],
  [
    "bank line's matches",
    () =>
      `bank_line_matches(${home()}, array(select id from public.bank_lines where ${organization()} and line_key = '4001'))`,
  ],
  [
    "bank line's candidates",
    () =>
      `bank_candidates(${home()}, array(select id from public.bank_lines where ${organization()} and line_key = '4000'))`,
  ],
];

/** As long as the portfolio and no longer with the years: whoever owes is sought among all who rent. */
const OF_THE_PORTFOLIO = ['lease_balances', 'lease_tenants', 'lease_rent_steps', 'leases', 'people'];

// At this size reading all would be cheaper now and then; it is forbidden, to see that there is an index to find the rows by.
it.each(inFunctions)('the %s never reads what grows with the years from end to end', async (_name, query) => {
  const whole = await act(database.sql, cast.callers.owner, async (sql) => {
    for (const way of ['seqscan', 'hashjoin', 'mergejoin']) await sql.unsafe(`set local enable_${way} = off`);
    return readAll(sql, LEASES, () => sql.unsafe(`select * from public.${query()}`));
  });
  expect(whole.filter((table) => !OF_THE_PORTFOLIO.includes(table))).toEqual([]);
});
