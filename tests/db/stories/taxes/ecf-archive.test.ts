// All files of a month at once, for whoever must keep them.
import { beforeAll, expect, it } from 'vitest';
import { act, type Caller, createUser } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type ElectronicDesk, prepareElectronic } from '#tests/support/ecf.ts';
import { addReceivedRows } from '#tests/support/received-rows.ts';

interface File {
  id: string;
  is_received: boolean;
  encf: string;
  state: string;
  kind: string;
  direction: string;
  sha256: string;
  content: string;
}

const database = useDatabase();
let desk: ElectronicDesk;

const filesFor = (caller: Caller, more: { from?: string; afterId?: string; limit?: number } = {}) =>
  act(database.sql, caller, async (sql) => [
    ...(await sql<File[]>`
      select * from public.list_ecf_files(${desk.landlord.organizationId}, ${desk.landlord.organizationId}, 'ecf',
        ${more.from ?? desk.today}, ${more.from ?? desk.today}, ${more.afterId ?? '00000000-0000-0000-0000-000000000000'}, ${more.limit ?? 200})`),
  ]);

beforeAll(async () => {
  desk = await prepareElectronic(database.sql, 'Archivo');
});

it('has each file once, byte by byte, of what was given out and of what came', async () => {
  const { invoiceId } = await desk.issueFor();
  const document = await desk.ecf.ofInvoice(invoiceId);
  await desk.ecf.settle(String(document?.id), 'accepted');
  await addReceivedRows(database.sql, desk.landlord, desk.today);
  const kept = await database.sql<{ id: string; sha256: string; content: string }[]>`
    select id, encode(sha256(bytes), 'hex') as sha256, replace(encode(bytes, 'base64'), E'\n', '') as content
    from public.ecf_files order by id`;
  const files = await filesFor(desk.owner);
  expect(files.map(({ id, sha256, content }) => ({ id, sha256, content }))).toEqual([...kept]);
  expect(files.find(({ is_received }) => !is_received)).toMatchObject({
    ...{ encf: document?.encf, state: 'accepted', kind: 'ecf', direction: 'out' },
  });
  expect(files.find(({ is_received }) => is_received)).toMatchObject({
    ...{ encf: 'E310000000001', state: 'accepted_by_dgii', kind: 'ecf', direction: 'in' },
  });
  expect(await filesFor(desk.owner, { from: '2020-01-01' })).toEqual([]);
});

it('comes a page after the other', async () => {
  const all = await filesFor(desk.owner);
  const paged: File[] = [];
  for (;;) {
    const [file] = await filesFor(desk.owner, {
      limit: 1,
      ...(paged.length > 0 && { afterId: paged.at(-1)?.id ?? '' }),
    });
    if (!file) break;
    paged.push(file);
  }
  expect(paged).toEqual(all);
});

it('is nothing for a stranger', async () => {
  const userId = await createUser(database.sql, 'otra@example.test', 'owner');
  expect(await filesFor({ userId })).toEqual([]);
});
