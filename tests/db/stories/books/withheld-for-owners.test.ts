import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type Invoicing, prepareInvoicing } from '#tests/support/invoicing.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { verbs } from '#tests/support/verbs.ts';

// A client pays 118,000.00: 100,000.00 with 18 % of ITBIS. They withhold all of the ITBIS and 15,000.00 of income tax.
const database = useDatabase();
let place: Invoicing;
let leaseId: string;

beforeAll(async () => {
  const { sql } = database;
  place = await prepareInvoicing(sql, 'Retenido');
  await place.open();
  await call(sql, place.owner, 'set_property_owners', {
    p_property_id: place.propertyId,
    p_owners: [
      { full_name: 'Rosa', share_basis_points: 3333 },
      { full_name: 'Juan', share_basis_points: 6667 },
    ],
  });
  leaseId = await place.newLease();
});

const balances = async () => {
  const rows = await act(
    database.sql,
    place.owner,
    (sql) => sql<{ key: string; figures: number[] }[]>`
      select owner_key as key, array[earned_minor, withheld_minor, drawn_minor, due_minor]::float8[] as figures
      from public.owner_balances(${place.propertyId}, ${place.today}) where currency = 'DOP'`,
  );
  return Object.fromEntries(rows.map((row) => [row.key, row.figures]));
};

const distribute = (amount: number) =>
  verbs.distributeToOwners(database.sql, place.owner, {
    propertyId: place.propertyId,
    paidOn: place.today,
    parts: [{ owner: 'rosa', amount_minor: amount }],
  });

const stated = async (from: string, to: string) => {
  const [row] = await act(
    database.sql,
    place.owner,
    (sql) =>
      sql`select public.report_owner_shares(${place.landlord.organizationId}, ${from}, ${to}, 'cash') as answer`,
  );
  const [share] = (row?.answer ?? []) as {
    withheld_before_minor: number;
    withheld: object[];
    itbis_minor: number;
    drawings: object[];
  }[];
  return share;
};

const owed = () => database.sql`
  select kind, outstanding_minor::int as open from public.charges where lease_id = ${leaseId} order by posting_number`;

describe('what a client withholds', () => {
  it('pays the charges of its own receipt, each with what is withheld for it', async () => {
    const charge = await place.charge(leaseId, 10_000_000);
    const invoiceId = await place.issue([charge]);
    await verbs.addCharge(database.sql, place.owner, { leaseId, amountMinor: 50_000, dueOn: '2026-01-01' });
    await verbs.recordWithholding(database.sql, place.owner, {
      invoiceId,
      withheldOn: place.today,
      itbisMinor: 1_800_000,
      isrMinor: 1_500_000,
    });
    expect([...(await owed())]).toEqual([
      { kind: 'other', open: 8_500_000 },
      { kind: 'itbis', open: 0 },
      { kind: 'other', open: 50_000 },
    ]);
    // Nothing came yet: nothing is due.
    expect(await balances()).toEqual({ rosa: [499_950, 499_950, 0, 0], juan: [1_000_050, 1_000_050, 0, 0] });
    expect(await outcomeOf(distribute(1))).toBe('distribution_exceeds_due');
  });

  it('is earned, and what came is all that can be distributed', async () => {
    await verbs.recordPayment(database.sql, place.owner, {
      leaseId,
      amountMinor: 8_550_000,
      paidOn: place.today,
    });
    const earned = 10_050_000;
    const rosa = Math.round(earned * 0.3333);
    expect(await balances()).toEqual({
      rosa: [rosa, 499_950, 0, rosa - 499_950],
      juan: [earned - rosa, 1_000_050, 0, earned - rosa - 1_000_050],
    });
    expect(await outcomeOf(distribute(rosa - 499_950 + 1))).toBe('distribution_exceeds_due');
    await distribute(rosa - 499_950);
    const [due] = await act(
      database.sql,
      place.owner,
      (
        sql,
      ) => sql`select owners_due_minor::float8 as due from public.cash_positions(${place.landlord.organizationId})
        where currency = 'DOP'`,
    );
    expect(due?.due).toBe(earned - rosa - 1_000_050);
    expect(await findDiscrepancies(database.sql)).toEqual([]);
  });

  it('stands in the statement by client and receipt, and before its period afterwards', async () => {
    const { today } = place;
    const share = await stated(today, today);
    expect(share?.withheld_before_minor).toBe(0);
    expect(share?.withheld).toEqual([
      { on: today, client_name: 'Ferretería Sol, S. R. L.', ncf: 'B0100000001', amount_minor: 1_500_000 },
    ]);
    // ITBIS came with the rent, and is no income; each payment to an owner has its day.
    expect(share?.itbis_minor).toBe(1_800_000);
    expect(share?.drawings).toMatchObject([
      { name: 'Rosa', on: today, is_reversal: false, cash_currency: null, rate: null },
    ]);
    const later = await stated(addDays(today, 1), addDays(today, 2));
    expect(later).toMatchObject({
      withheld_before_minor: 1_500_000,
      withheld: [],
      itbis_minor: 0,
      drawings: [],
    });
  });

  it('is due again where the withholding is taken back: it did not happen', async () => {
    const [payment] = await database.sql<{ id: string }[]>`
      select payment_id as id from public.fiscal_withholdings where organization_id = ${place.landlord.organizationId}`;
    await verbs.reversePayment(database.sql, place.owner, { paymentId: payment?.id ?? '', reason: 'Error' });
    const figures = Object.values(await balances());
    expect(figures.map(([, withheld]) => withheld)).toEqual([0, 0]);
  });
});
