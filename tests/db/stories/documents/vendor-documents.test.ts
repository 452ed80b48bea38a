import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addVendor } from '#tests/support/expenses.ts';
import { createLandlord, type Landlord, todayOf } from '#tests/support/portfolio.ts';

const database = useDatabase();
let landlord: Landlord;
let today: string;

beforeAll(async () => {
  landlord = await createLandlord(database.sql, 'Suplidores');
  today = await todayOf(database.sql, landlord);
});

async function addPaper(vendorId: string, more: Record<string, unknown> = {}): Promise<string> {
  const row = {
    id: randomUUID(),
    organization_id: landlord.organizationId,
    vendor_id: vendorId,
    kind: 'insurance',
    ...more,
  };
  await act(database.sql, landlord.owner, (sql) => sql`insert into public.vendor_documents ${sql(row)}`);
  return row.id;
}
const requireKinds = (...kinds: string[]) =>
  act(
    database.sql,
    landlord.owner,
    (sql) => sql`select public.set_required_vendor_documents(${landlord.organizationId}, ${kinds})`,
  );
const mayWork = (vendorId: string, day: string, reason: string | null = null) =>
  outcomeOf(database.sql`select private.require_vendor_may_work(${vendorId}, ${day}, ${reason})`);
const warn = (day: string) =>
  database.sql`select private.warn_of_ending_vendor_documents(${landlord.organizationId}, ${day})`;
const mailed = async (paper: string) =>
  (
    await database.sql`
    select 1 from private.outgoing_messages where template = 'vendor_document_ending' and dedupe_key like ${`%/${paper}/%`}`
  ).length;

it('a vendor may work without papers where none is required', async () => {
  await requireKinds();
  expect(await mayWork(await addVendor(database.sql, landlord, 'Libre'), today)).toBe('done');
});

it('a required paper is valid on the day, or a reason of ten letters is given', async () => {
  const vendorId = await addVendor(database.sql, landlord, 'Plomero');
  await requireKinds('insurance', 'licence');
  expect(await mayWork(vendorId, today)).toBe('vendor_documents_missing');
  await addPaper(vendorId, { valid_from: today, valid_until: addDays(today, 5) });
  await addPaper(vendorId, { kind: 'licence' });
  expect(await mayWork(vendorId, today)).toBe('done');
  expect(await mayWork(vendorId, addDays(today, 5))).toBe('done');
  expect(await mayWork(vendorId, addDays(today, 6))).toBe('vendor_documents_missing');
  expect(await mayWork(vendorId, addDays(today, -1))).toBe('vendor_documents_missing');
  expect(await mayWork(vendorId, addDays(today, 6), ' urgente   ')).toBe('vendor_documents_missing');
  expect(await mayWork(vendorId, addDays(today, 6), 'Se inunda la sala')).toBe('done');
  await requireKinds();
});

it('who sees to repairs hears 30 and 7 days before the end, once each', async () => {
  const vendorId = await addVendor(database.sql, landlord, 'Electricista');
  const paper = await addPaper(vendorId, { valid_until: addDays(today, 31) });
  const after = async (days: number) => {
    await warn(addDays(today, days));
    await warn(addDays(today, days));
    return mailed(paper);
  };
  expect([await after(0), await after(1), await after(20), await after(24), await after(31)]).toEqual([
    0, 1, 1, 2, 2,
  ]);
});

it('one that was renewed, or is of a vendor who was put away, ends quietly', async () => {
  const vendorId = await addVendor(database.sql, landlord, 'Herrero');
  const renewed = await addPaper(vendorId, { valid_until: addDays(today, 5) });
  await addPaper(vendorId, { valid_until: addDays(today, 400) });
  const away = await addVendor(database.sql, landlord, 'Archivado', {});
  const archived = await addPaper(away, { valid_until: addDays(today, 5) });
  await database.sql`update public.vendors set archived_at = now() where id = ${away}`;
  await warn(today);
  expect([await mailed(renewed), await mailed(archived)]).toEqual([0, 0]);
});

it('its file goes with the row, and a vendor has at most 40', async () => {
  const vendorId = await addVendor(database.sql, landlord, 'Archivo');
  const paper = await addPaper(vendorId, { file_name: 'Póliza.pdf', file_type: 'pdf' });
  await addPaper(vendorId);
  await act(
    database.sql,
    landlord.owner,
    (sql) => sql`delete from public.vendor_documents where vendor_id = ${vendorId}`,
  );
  const gone = await database.sql<{ path: string }[]>`
    select path from private.files_to_remove where bucket_id = 'vendor-documents'`;
  expect(gone.map(({ path }) => path)).toEqual([`${landlord.organizationId}/${vendorId}/${paper}.pdf`]);
  for (let count = 0; count < 40; count++) await addPaper(vendorId);
  expect(await outcomeOf(addPaper(vendorId))).toBe('too_many_documents');
});
