import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act, type Caller, DENIED, outcomeOf } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { makeBuildings, read } from '#tests/support/community.ts';
import { useDatabase } from '#tests/support/database.ts';
import { announceFile, askForDocument, handIn, putFile } from '#tests/support/document-requests.ts';
import { todayOf } from '#tests/support/portfolio.ts';
import { addMember } from '#tests/support/team.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof makeBuildings>>;
let owner: Caller;
let ana: Caller;
let leaseId: string;
let today: string;
let asked: string;

beforeAll(async () => {
  place = await makeBuildings(database.sql, 'Papeles');
  owner = place.owner;
  ana = place.ana.caller;
  leaseId = place.ana.leaseId;
  today = await todayOf(database.sql, place.landlord);
  asked = await askForDocument(database.sql, owner, { leaseId, dueOn: today });
});

const requestOf = async (id: string) => {
  const [row] = await database.sql`select * from public.document_requests where id = ${id}`;
  return row;
};
const mailsOf = async (key: string) =>
  (
    await database.sql`select template from private.outgoing_messages where dedupe_key like ${`${key}%`} order by id`
  ).map(({ template }) => template);
const decide = (id: string, fileId: string, isAccepted: boolean, reason = '') =>
  outcomeOf(
    call(database.sql, owner, 'decide_document_request', {
      p_document_request_id: id,
      p_file_id: fileId,
      p_is_accepted: isAccepted,
      p_reason: reason,
    }),
  );
const filesSeen = (caller: Caller, id: string) =>
  act(
    database.sql,
    caller,
    (sql) => sql`select name from storage.objects where bucket_id = 'documents' and name like ${`%${id}%`}`,
  );
const removed = async (id: string) =>
  (await database.sql`select 1 from private.files_to_remove where path like ${`%${id}%`}`).length;

describe('a document that the office asks for', () => {
  it('1. is asked for once, under a lease in force, until a day to come, and its tenants are written to', async () => {
    const requestId = randomUUID();
    const ask = { leaseId, dueOn: today, requestId };
    const id = await askForDocument(database.sql, owner, ask);
    expect(await askForDocument(database.sql, owner, ask)).toBe(id);
    expect(await mailsOf(`document-requested/${id}/`)).toEqual(['document_requested']);
    const outcome = (more: Partial<Parameters<typeof askForDocument>[2]>) =>
      outcomeOf(askForDocument(database.sql, owner, { leaseId, dueOn: today, ...more }));
    expect(await outcome({ dueOn: addDays(today, -1) })).toBe('document_due_invalid');
    expect(await outcome({ name: '  ' })).toBe('document_request_invalid');
    await call(database.sql, owner, 'call_off_document_request', { p_document_request_id: id });
    // Nobody had read of it: the mail is taken back, and there is no other.
    expect(await mailsOf(`document-requested/${id}/`)).toEqual([]);
    expect(await mailsOf(`document-decided/${id}/`)).toEqual([]);
  });

  it('2. takes a file of its own tenants, where it was announced and nowhere else', async () => {
    const path = await announceFile(database.sql, ana, asked);
    expect(path).toMatch(new RegExp(`^${place.landlord.organizationId}/leases/[-0-9a-f]+\\.pdf$`));
    for (const stranger of [place.luis.caller, place.eva.caller]) {
      expect(await outcomeOf(announceFile(database.sql, stranger, asked))).toBe('not_found');
      expect(await outcomeOf(putFile(database.sql, stranger, path))).toBe(DENIED);
      expect(await read(database.sql, stranger, 'select * from public.my_document_requests()')).toEqual([]);
    }
    const elsewhere = path.replace(/[^/]+$/, `${randomUUID()}.pdf`);
    expect(await outcomeOf(putFile(database.sql, ana, elsewhere))).toBe(DENIED);
    expect(await outcomeOf(putFile(database.sql, ana, path))).toBe('done');
  });

  it('3. is handed in when the file has arrived, is mailed, and can be replaced', async () => {
    const early = randomUUID();
    await announceFile(database.sql, ana, asked, early);
    const ask = (id: string) =>
      outcomeOf(call(database.sql, ana, 'hand_in_requested_file', { p_file_id: id }));
    expect(await ask(early)).toBe('document_file_missing');
    const first = await handIn(database.sql, ana, asked);
    expect(await requestOf(asked)).toMatchObject({ status: 'handed_in', file_id: first });
    expect(await mailsOf(`document-handed-in/${first}/`)).toEqual(['document_handed_in']);
    expect(await filesSeen(ana, first)).toHaveLength(1);
    expect(await filesSeen(owner, first)).toHaveLength(1);
    expect(await filesSeen(place.luis.caller, first)).toHaveLength(0);
    const second = await handIn(database.sql, ana, asked);
    expect(await requestOf(asked)).toMatchObject({ status: 'handed_in', file_id: second });
    expect(await removed(first)).toBe(1);
    // The first one arrives again, after its answer was lost: nothing changes.
    expect(await announceFile(database.sql, ana, asked, first)).toBe('');
    expect(await ask(first)).toBe('done');
    expect(await requestOf(asked)).toMatchObject({ file_id: second });
    expect(await decide(asked, first, true)).toBe('document_request_changed');
  });

  it('4. is refused with a reason, handed in anew, and accepted once', async () => {
    const seen = (await requestOf(asked))?.file_id as string;
    expect(await decide(asked, seen, false)).toBe('reason_missing');
    expect(await decide(asked, seen, false, 'No se lee')).toBe('done');
    expect(await decide(asked, seen, false, 'No se lee')).toBe('done');
    expect(await requestOf(asked)).toMatchObject({ status: 'refused', refusal: 'No se lee' });
    const better = await handIn(database.sql, ana, asked);
    expect(await requestOf(asked)).toMatchObject({ status: 'handed_in', refusal: '', decided_at: null });
    expect(await decide(asked, better, true)).toBe('done');
    expect(await decide(asked, better, true)).toBe('done');
    expect(await mailsOf(`document-decided/${asked}/`)).toEqual(['document_decided', 'document_decided']);
    const [document] = await database.sql`select * from public.documents where id = ${better}`;
    expect(document).toMatchObject({ lease_id: leaseId, name: 'Carta de trabajo', is_shared: false });
    expect(await filesSeen(ana, better)).toHaveLength(1);
    expect(await outcomeOf(handIn(database.sql, ana, asked))).toBe('document_request_closed');
    expect(
      await outcomeOf(
        call(database.sql, owner, 'call_off_document_request', { p_document_request_id: asked }),
      ),
    ).toBe('document_request_closed');
    const [activity] = await database.sql`
      select count(*)::int as changes from public.audit_log
      where table_name = 'document_requests' and row_id = ${asked} and action = 'update'`;
    expect(activity?.changes).toBe(5);
  });

  it('5. is called off with what was handed in, and its tenants are told', async () => {
    const id = await askForDocument(database.sql, owner, { leaseId, dueOn: today });
    await database.sql`
      update private.outgoing_messages set attempts = 1 where dedupe_key like ${`document-requested/${id}/%`}`;
    const file = await handIn(database.sql, ana, id);
    const callOff = () =>
      outcomeOf(call(database.sql, owner, 'call_off_document_request', { p_document_request_id: id }));
    expect([await callOff(), await callOff()]).toEqual(['done', 'done']);
    expect(await requestOf(id)).toMatchObject({ status: 'called_off', file_id: null });
    expect(await removed(file)).toBe(1);
    expect(await mailsOf(`document-decided/${id}/`)).toEqual(['document_decided']);
    expect(await outcomeOf(announceFile(database.sql, ana, id))).toBe('document_request_closed');
  });

  it('6. counts at the navigation: for its tenants until they hand it in, then for who decides', async () => {
    const { organizationId } = place.landlord;
    type Counts = { counts: Record<string, number> };
    const counts = async (caller: Caller) => {
      const [mine] = await read<Counts>(database.sql, caller, 'select public.my_waiting_counts() as counts');
      const [all] = await read<Counts>(
        database.sql,
        caller,
        `select public.waiting_counts('${organizationId}') as counts`,
      );
      return [mine?.counts.asked_documents, all?.counts.handed_in_documents];
    };
    const viewer = await addMember(database.sql, place.landlord, 'viewer');
    expect(await counts(ana)).toEqual([0, 0]);
    const before = (await counts(owner))[1] ?? 0;
    const id = await askForDocument(database.sql, owner, { leaseId, dueOn: today });
    expect(await counts(ana)).toEqual([1, 0]);
    expect(await counts(place.luis.caller)).toEqual([0, 0]);
    expect(await counts(owner)).toEqual([0, before]);
    const fileId = await handIn(database.sql, ana, id);
    expect(await counts(ana)).toEqual([0, 0]);
    expect(await counts(owner)).toEqual([0, before + 1]);
    expect(await counts(viewer)).toEqual([0, 0]);
    await decide(id, fileId, false, 'No se lee');
    expect(await counts(ana)).toEqual([1, 0]);
    expect(await counts(owner)).toEqual([0, before]);
  });

  it('7. is read by a former tenant, who hands nothing in any more', async () => {
    const id = await askForDocument(database.sql, owner, { leaseId, dueOn: today });
    const path = await announceFile(database.sql, ana, id);
    await verbs.terminateLease(database.sql, owner, { leaseId, endedOn: today });
    const seen = await read(database.sql, ana, 'select id from public.my_document_requests()');
    expect(seen).toHaveLength(5);
    expect(await outcomeOf(putFile(database.sql, ana, path))).toBe(DENIED);
    expect(await outcomeOf(announceFile(database.sql, ana, id))).toBe('not_found');
    expect(await outcomeOf(askForDocument(database.sql, owner, { leaseId, dueOn: today }))).toBe(
      'lease_not_in_force',
    );
  });
});
