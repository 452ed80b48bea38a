import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, type Caller, outcomeOf } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { makeBuildings, read, saveItem, startReport } from '#tests/support/community.ts';
import { useDatabase } from '#tests/support/database.ts';
import { todayOf } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof makeBuildings>>;
let ana: Caller;
let leaseId: string;
let reportId: string;
let itemId: string;

beforeAll(async () => {
  place = await makeBuildings(database.sql, 'Estado');
  ana = place.ana.caller;
  leaseId = place.ana.leaseId;
  ({ reportId, itemId } = await startReport(database.sql, place.owner, leaseId));
});

const ask = (caller: Caller, verb: string, values: Record<string, unknown>) =>
  outcomeOf(call(database.sql, caller, verb, values));
const reportOf = async () => {
  const [row] = await database.sql`select * from public.condition_reports where id = ${reportId}`;
  return row;
};
const confirm = async (caller: Caller, revision?: number) =>
  ask(caller, 'confirm_condition_report', {
    p_report_id: reportId,
    p_revision: revision ?? (await reportOf())?.revision,
  });
const photo = (caller: Caller, item: string) =>
  ask(caller, 'add_condition_photo', { p_photo_id: randomUUID(), p_item_id: item });

describe('a condition report', () => {
  it('1. is one for each moment of a lease, whoever begins it', async () => {
    const again = await startReport(database.sql, ana, leaseId);
    expect(again.reportId).toBe(reportId);
    await call(database.sql, ana, 'remove_condition_item', { p_item_id: again.itemId });
    const others = [place.luis.caller, place.eva.caller];
    for (const caller of others) {
      expect(await outcomeOf(startReport(database.sql, caller, leaseId))).toBe('not_found');
      expect(await outcomeOf(saveItem(database.sql, caller, reportId))).toBe('not_found');
      expect(await read(database.sql, caller, 'select 1 as one from public.condition_items')).toEqual([]);
    }
  });

  it('2. is confirmed as it was read: a change in between is noticed', async () => {
    const before = (await reportOf())?.revision;
    await saveItem(database.sql, place.owner, reportId, { id: itemId, condition: 'worn', note: 'Rayado' });
    expect(await confirm(ana, before)).toBe('report_changed');
    expect(await confirm(ana)).toBe('done');
    expect(await reportOf()).toMatchObject({
      office_confirmed_at: null,
      tenant_confirmed_by: (ana as { userId: string }).userId,
    });
  });

  it('3. asks who confirmed for their word again when it changes, and not when nothing did', async () => {
    await saveItem(database.sql, place.owner, reportId, { id: itemId, condition: 'worn', note: 'Rayado' });
    expect((await reportOf())?.tenant_confirmed_at).not.toBeNull();
    expect(await photo(place.owner, itemId)).toBe('done');
    expect((await reportOf())?.tenant_confirmed_at).toBeNull();
  });

  it('4. stays as it is once both sides have confirmed it, whoever asks', async () => {
    expect(await confirm(ana)).toBe('done');
    expect(await confirm(place.owner)).toBe('done');
    expect(await confirm(place.owner)).toBe('done');
    for (const caller of [ana, place.owner]) {
      expect(await outcomeOf(saveItem(database.sql, caller, reportId))).toBe('report_confirmed');
      expect(await photo(caller, itemId)).toBe('report_confirmed');
      expect(await ask(caller, 'remove_condition_item', { p_item_id: itemId })).toBe('report_confirmed');
    }
    const { sql } = database;
    const tampering = [
      sql`update public.condition_items set note = 'Otra cosa' where id = ${itemId}`,
      sql`delete from public.condition_photos where item_id = ${itemId}`,
      sql`update public.condition_reports set tenant_confirmed_at = null where id = ${reportId}`,
      sql`delete from public.condition_reports where id = ${reportId}`,
    ];
    for (const change of tampering) expect(await outcomeOf(change)).toBe('report_confirmed');
  });

  it('5. of the move-out begins with what was there at the move-in, to be compared', async () => {
    const [before] =
      await database.sql`select count(*)::int as count from public.condition_items where report_id = ${reportId}`;
    const outId = await call(database.sql, ana, 'start_condition_report', {
      p_report_id: randomUUID(),
      p_lease_id: leaseId,
      p_moment: 'move_out',
    });
    const rows =
      await database.sql`select origin_id, condition, note from public.condition_items where report_id = ${outId}`;
    expect(rows).toHaveLength(before?.count);
    expect(rows[0]).toMatchObject({ origin_id: itemId, condition: 'worn', note: '' });
  });

  it('6. holds six photos an item', async () => {
    const { itemId: item } = await startReport(database.sql, place.owner, place.luis.leaseId);
    for (let count = 0; count < 6; count += 1) expect(await photo(place.owner, item)).toBe('done');
    expect(await photo(place.owner, item)).toBe('item_photos_full');
  });

  it('7. with nothing in it is not confirmed, and what is taken out takes its photos along', async () => {
    const { reportId: emptied, itemId: item } = await startReport(
      database.sql,
      place.owner,
      place.eva.leaseId,
    );
    await photo(place.owner, item);
    await call(database.sql, place.owner, 'remove_condition_item', { p_item_id: item });
    const revision = await database.sql`select revision from public.condition_reports where id = ${emptied}`;
    expect(
      await ask(place.owner, 'confirm_condition_report', {
        p_report_id: emptied,
        p_revision: revision[0]?.revision,
      }),
    ).toBe('report_empty');
    const files = await database.sql`
      select 1 from private.files_to_remove where bucket_id = 'condition-photos' and path like ${`%/${place.eva.leaseId}/%`}`;
    expect(files).toHaveLength(1);
  });
});

describe('after the end', () => {
  it('10. the tenant works on the move-out for thirty days, and reads it for good', async () => {
    const { sql } = database;
    const today = await todayOf(sql, place.landlord);
    await verbs.terminateLease(sql, place.owner, { leaseId: place.luis.leaseId, endedOn: today });
    const { reportId: outId } = await startReport(sql, place.luis.caller, place.luis.leaseId, 'move_out');
    await sql.begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`;
      await transaction`update public.leases set starts_on = ${today}::date - 60, bill_from = ${today}::date - 60, ended_on = ${today}::date - 31 where id = ${place.luis.leaseId}`;
    });
    expect(await outcomeOf(saveItem(sql, place.luis.caller, outId))).toBe('not_found');
    expect(await outcomeOf(saveItem(sql, place.owner, outId))).toBe('done');
    const rows = await read(
      sql,
      place.luis.caller,
      'select 1 as one from public.condition_items where report_id = $1',
      [outId],
    );
    expect(rows.length).toBeGreaterThan(0);
  });

  it('11. a line of the deposit settlement names items of its own lease', async () => {
    const { sql } = database;
    const today = await todayOf(sql, place.landlord);
    const { leaseId: settledId } = place.eva;
    const out = await startReport(sql, place.owner, settledId, 'move_out');
    const rent = { leaseId: settledId, amountMinor: 9_000_000, paidOn: today };
    await verbs.recordPayment(sql, place.owner, rent);
    await verbs.terminateLease(sql, place.owner, { leaseId: settledId, endedOn: today });
    await verbs.settleDeposit(sql, place.owner, {
      leaseId: settledId,
      returnedOn: today,
      method: 'cash',
      deductions: [{ kind: 'repairs', description: 'Fregadero roto', amount_minor: 1_000 }],
    });
    const [line] = await sql`select id from public.deposit_deductions where lease_id = ${settledId}`;
    const link = (items: string[]) =>
      ask(place.owner, 'set_deduction_evidence', { p_deduction_id: line?.id, p_item_ids: items });
    const evidence = () =>
      read(sql, place.eva.caller, 'select item_id from public.deduction_evidence where deduction_id = $1', [
        line?.id,
      ]);
    expect(await link([itemId])).toBe('not_found');
    expect(await link([out.itemId])).toBe('done');
    expect(await evidence()).toEqual([{ item_id: out.itemId }]);
    expect(await link([])).toBe('done');
    expect(await evidence()).toEqual([]);
  });
});

describe('whom to call', () => {
  const set = (caller: Caller, contacts: readonly Record<string, string>[]) =>
    outcomeOf(
      act(
        database.sql,
        caller,
        (sql) => sql`select public.set_property_contacts(${place.propertyId}, ${sql.json(contacts)})`,
      ),
    );

  it('20. is written by the office and read by the tenants of the building', async () => {
    const contacts = [
      { kind: 'office', name: 'Administración', phone: '809-555-0100' },
      { kind: 'emergency', name: 'Seguridad', phone: '*4567' },
    ];
    expect(await set(place.owner, contacts)).toBe('done');
    expect(await set(ana, [])).toBe('not_found');
    const names = (caller: Caller) =>
      read<{ name: string }>(
        database.sql,
        caller,
        'select name from public.property_contacts order by position',
      );
    expect(await names(ana)).toEqual([{ name: 'Administración' }, { name: 'Seguridad' }]);
    expect(await names(place.eva.caller)).toEqual([]);
  });

  it('21. has a telephone or an address, and an emergency a telephone', async () => {
    expect(await set(place.owner, [{ kind: 'office', name: 'Nadie' }])).toBe('value_out_of_range');
    expect(await set(place.owner, [{ kind: 'emergency', name: 'Bomberos', email: 'a@b.do' }])).toBe(
      'value_out_of_range',
    );
    expect(await set(place.owner, [{ kind: 'office', name: 'Oficina', phone: 'llame' }])).toBe(
      'value_out_of_range',
    );
    expect(
      await set(
        place.owner,
        Array.from({ length: 31 }, () => ({})),
      ),
    ).toBe('too_many_contacts');
  });
});
