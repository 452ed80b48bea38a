import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths, startOfMonth } from '#src/domain/foundation/dates.ts';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { createRentable, todayOf } from '#tests/support/portfolio.ts';
import { taxVerbs } from '#tests/support/tax.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let today: string;
let month: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Liquidaciones');
  today = await todayOf(database.sql, place.landlord);
  month = addMonths(startOfMonth(today), -1);
  await taxVerbs.saveProfile(database.sql, place.landlord);
});

const record = (more: Partial<Parameters<typeof taxVerbs.recordSettlement>[2]> = {}) =>
  taxVerbs.recordSettlement(database.sql, place.landlord, {
    on: today,
    grossMinor: 11_800_000,
    itbisMinor: 236_000,
    ...more,
  });
const reverse = (settlementId: string, more: object = {}) =>
  verbs.reverseCardSettlement(database.sql, place.owner, { settlementId, ...more });
/** What an account has got in a month, and what the month's IT-1 is told that others withheld. */
async function monthOf(first: string) {
  const { organizationId } = place.landlord;
  const rows = await database.sql<{ key: string; amount: number }[]>`
    select a.system_key as key, sum(m.amount_minor)::int as amount from public.account_months m
    join public.accounts a on a.id = m.account_id
    where m.organization_id = ${organizationId} and m.month = ${first} and m.basis = 'cash' group by 1`;
  const [kept] = await database.sql<{ withheld: number }[]>`
    select withheld_minor::int as withheld from public.itbis_months
    where organization_id = ${organizationId} and month = ${first}`;
  const counted = await act(
    database.sql,
    place.owner,
    (own) => own<{ withheld: number }[]>`
      select itbis_withheld_by_clients_minor::int as withheld
      from public.report_tax_summary(${organizationId}, ${first}, ${addDays(addMonths(first, 1), -1)})`,
  );
  expect(counted[0]?.withheld ?? 0).toBe(kept?.withheld ?? 0);
  const of = (key: string) => rows.find((row) => row.key === key)?.amount ?? 0;
  return [of('operating_cash'), of('withholdings_receivable'), kept?.withheld ?? 0];
}

describe('a payout of card sales', () => {
  it('1. has what was withheld of it stand with what others withheld, in the books and for the IT-1 of its day', async () => {
    const requestId = randomUUID();
    const id = await record({ on: addDays(month, 9), requestId, reference: 'L-1' });
    expect(await record({ on: addDays(month, 9), requestId, reference: 'L-1' })).toBe(id);
    expect(await monthOf(month)).toEqual([-236_000, 236_000, 236_000]);
    expect(await monthOf(startOfMonth(today))).toEqual([0, 0, 0]);
    expect(await findDiscrepancies(database.sql)).toEqual([]);
  });

  it('2. is not written down twice', async () => {
    expect(await outcomeOf(record({ reference: 'L-1' }))).toBe('settlement_known');
    expect(await outcomeOf(record({ reference: 'L-1', acquirer: 'CardNet' }))).toBe('done');
  });

  it.each<[string, Parameters<typeof record>[0], string]>([
    ['more withheld than was sold', { itbisMinor: 11_800_001 }, 'withheld_exceeds_payout'],
    ['nothing withheld', { itbisMinor: 0 }, 'amount_not_positive'],
    ['nothing sold', { grossMinor: 0 }, 'amount_not_positive'],
    ['nobody who pays out', { acquirer: ' ' }, 'name_missing'],
    ['a day to come', { on: '2199-01-01' }, 'date_in_future'],
    ['an account that is none', { accountId: randomUUID() }, 'account_missing'],
  ])('3. is refused with %s', async (_, more, code) => {
    expect(await outcomeOf(record(more))).toBe(code);
  });

  it('4. nor of an account that holds no cash, of another organization, or by who has no right to the money', async () => {
    const [income] = await database.sql<{ id: string }[]>`
      select id from public.accounts where organization_id = ${place.landlord.organizationId} and system_key = 'rent_income'`;
    expect(await outcomeOf(record({ accountId: income?.id }))).toBe('account_missing');
    const other = await createRentable(database.sql, 'Otra');
    expect(await outcomeOf(record({ caller: other.owner }))).toBe('not_allowed');
    const id = await record({ grossMinor: 100, itbisMinor: 2 });
    expect(
      await outcomeOf(verbs.reverseCardSettlement(database.sql, other.owner, { settlementId: id })),
    ).toBe('not_found');
    expect(await outcomeOf(database.sql`delete from public.card_settlements where id = ${id}`)).not.toBe(
      'done',
    );
    await reverse(id);
  });

  it('5. is taken back on its own day, once, with a reason, and may then be written down again', async () => {
    const on = addDays(month, 12);
    const before = await monthOf(month);
    const id = await record({ on, reference: 'L-2' });
    expect(await outcomeOf(reverse(id, { reason: ' ' }))).toBe('reason_missing');
    expect(await outcomeOf(reverse(id))).toBe('done');
    expect(await outcomeOf(reverse(id))).toBe('entry_already_reversed');
    expect(await monthOf(month)).toEqual(before);
    expect(await outcomeOf(record({ on, reference: 'L-2' }))).toBe('done');
    expect(await findDiscrepancies(database.sql)).toEqual([]);
  });

  it('6. stays as it was filed: neither a new one nor a taking back changes a filed IT-1', async () => {
    const id = await record({ on: addDays(month, 20) });
    const form = { form: 'IT-1', month } as const;
    await taxVerbs.checkForm(database.sql, place.landlord, form);
    await taxVerbs.fileForm(database.sql, place.landlord, form);
    expect(await outcomeOf(record({ on: addDays(month, 21) }))).toBe('month_filed');
    expect(await outcomeOf(reverse(id))).toBe('month_filed');
    await taxVerbs.reopenForm(database.sql, place.landlord, form, 'Faltaba una');
    expect(await outcomeOf(reverse(id))).toBe('done');
  });
});
