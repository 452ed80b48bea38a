import { beforeAll, describe, expect, it } from 'vitest';
import { act, type Caller, outcomeOf } from '#tests/support/actors.ts';
import type { Cast } from '#tests/support/cast.ts';
import { useCastDatabase } from '#tests/support/cast-database.ts';
import { addDocument } from '#tests/support/signing.ts';

const database = useCastDatabase();
let cast: Cast;

beforeAll(() => {
  cast = database.cast;
});

async function pathOf(id: string): Promise<string> {
  const [row] = await database.sql`select path from public.documents where id = ${id}`;
  return row?.path ?? '';
}
const put = (caller: Caller, path: string) =>
  outcomeOf(
    act(
      database.sql,
      caller,
      (sql) => sql`insert into storage.objects (bucket_id, name) values ('documents', ${path})`,
    ),
  );
const canOpen = async (caller: Caller, path: string) => {
  const rows = await act(
    database.sql,
    caller,
    (sql) => sql`select name from storage.objects where bucket_id = 'documents' and name = ${path}`,
  );
  return rows.length === 1;
};
/** A document with its file. */
async function filed(where: Parameters<typeof addDocument>[3]): Promise<{ id: string; path: string }> {
  const id = await addDocument(database.sql, cast.callers.owner, cast.home.organizationId, where);
  const path = await pathOf(id);
  expect(await put(cast.callers.owner, path)).toBe('done');
  return { id, path };
}

describe('the file of a document', () => {
  it('1. is taken where its own row announced it, and nowhere else', async () => {
    const { owner, manager, viewer, otherOwner, tenant } = cast.callers;
    const id = await addDocument(database.sql, owner, cast.home.organizationId, {
      propertyId: cast.home.propertyId,
    });
    const path = await pathOf(id);
    expect(path).toBe(`${cast.home.organizationId}/portfolio/${id}.pdf`);
    for (const caller of [manager, viewer, otherOwner, tenant, 'anon'] as Caller[]) {
      expect(await put(caller, path)).toBe('42501');
    }
    for (const wrong of [
      `${path}/x.pdf`,
      path.toUpperCase(),
      `../${path}`,
      path.replace('portfolio', 'people'),
    ]) {
      expect(await put(owner, wrong), wrong).toBe('42501');
    }
    await database.sql`update public.documents set created_at = now() - interval '61 minutes' where id = ${id}`;
    expect(await put(owner, path)).toBe('42501');
  });

  it('2. is opened by who reads its area, and by tenants it is shared with', async () => {
    const { owner, accountant, maintenance, viewer, otherOwner, admin } = cast.callers;
    const { tenant, otherTenant, formerTenant } = cast.callers;
    const building = await filed({ propertyId: cast.home.propertyId, isShared: true });
    const lease = await filed({ leaseId: cast.shared.id, isShared: true });
    const secret = await filed({ leaseId: cast.shared.id });
    const own = await filed({ personId: cast.shared.personIds[0] ?? '', isShared: true });
    const openers = async ({ path }: { path: string }) => {
      const all = {
        owner,
        accountant,
        maintenance,
        viewer,
        otherOwner,
        admin,
        tenant,
        otherTenant,
        formerTenant,
      };
      const found: string[] = [];
      for (const [name, caller] of Object.entries(all)) if (await canOpen(caller, path)) found.push(name);
      return found;
    };
    const office = ['owner', 'accountant', 'viewer'];
    expect(await openers(building)).toEqual([
      'owner',
      'accountant',
      'maintenance',
      'viewer',
      'tenant',
      'otherTenant',
    ]);
    expect(await openers(lease)).toEqual([...office, 'tenant']);
    expect(await openers(secret)).toEqual(office);
    expect(await openers(own)).toEqual([...office, 'tenant']);
  });

  it('3. is shared and unshared by who writes its area alone', async () => {
    const { owner, accountant, tenant } = cast.callers;
    const { id, path } = await filed({ leaseId: cast.shared.id });
    const share = (caller: Caller, isShared: boolean) =>
      act(
        database.sql,
        caller,
        (sql) => sql`update public.documents set is_shared = ${isShared} where id = ${id} returning id`,
      );
    expect(await share(accountant, true)).toHaveLength(0);
    expect(await share(tenant, true)).toHaveLength(0);
    await share(owner, true);
    expect(await canOpen(tenant, path)).toBe(true);
    await share(owner, false);
    expect(await canOpen(tenant, path)).toBe(false);
  });

  it('4. goes with its row: the timer is told', async () => {
    const { owner, viewer } = cast.callers;
    const { id, path } = await filed({ leaseId: cast.shared.id });
    const remove = (caller: Caller) =>
      act(database.sql, caller, (sql) => sql`delete from public.documents where id = ${id} returning id`);
    expect(await remove(viewer)).toHaveLength(0);
    expect(await remove(owner)).toHaveLength(1);
    const waiting = await database.sql`select bucket_id from private.files_to_remove where path = ${path}`;
    expect([...waiting]).toEqual([{ bucket_id: 'documents' }]);
  });
});

describe('a document', () => {
  it('5. belongs to one thing of its own organization', async () => {
    const { owner } = cast.callers;
    const add = (where: Parameters<typeof addDocument>[3], organizationId = cast.home.organizationId) =>
      outcomeOf(addDocument(database.sql, owner, organizationId, where));
    expect(await add({})).toBe('23514');
    expect(await add({ propertyId: cast.home.propertyId, leaseId: cast.shared.id })).toBe('23514');
    expect(await add({ leaseId: cast.foreign.id })).toBe('23503');
    expect(await add({ leaseId: cast.foreign.id }, cast.other.organizationId)).toBe('42501');
  });

  it('6. the bucket is closed and takes what the form offers, up to 20 MB', async () => {
    const [bucket] = await database.sql`
      select public, file_size_limit::int as size, cardinality(allowed_mime_types) as types from storage.buckets
      where id = 'documents'`;
    expect(bucket).toEqual({ public: false, size: 20_971_520, types: 6 });
  });
});
