import { beforeAll, describe, expect, it } from 'vitest';
import { act, type Caller, type SignedInCaller } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { makeBuildings } from '#tests/support/community.ts';
import { useDatabase } from '#tests/support/database.ts';
import { askForDocument, handIn } from '#tests/support/document-requests.ts';
import { todayOf } from '#tests/support/portfolio.ts';
import { addDocument } from '#tests/support/signing.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof makeBuildings>>;
let today: string;

beforeAll(async () => {
  place = await makeBuildings(database.sql, 'Avisado');
  today = await todayOf(database.sql, place.landlord);
});

const off = (caller: Caller, event: string, isOn = false) =>
  act(
    database.sql,
    caller,
    (sql) => sql`select public.set_notification(${event}, 'email', ${isOn ? 'at_once' : 'off'})`,
  );
const mailsWith = async (key: string) =>
  (
    await database.sql`select template, parameters from private.outgoing_messages where dedupe_key like ${key}`
  ).map(({ template, parameters }) => ({ template, parameters }));
/** The documents that mails which wait tell a tenant of. */
const toldOf = async ({ userId }: SignedInCaller) => {
  const rows = await database.sql<{ ids: string[] }[]>`
    select array(select jsonb_object_keys(m.parameters -> 'documents')) as ids from private.outgoing_messages m
    where m.dedupe_key like ${`documents-shared/%/${userId}/%`} and m.next_attempt_at > now() + interval '9 minutes'`;
  return rows.flatMap(({ ids }) => ids).sort();
};
const share = (where: Parameters<typeof addDocument>[3], isShared = true) =>
  addDocument(database.sql, place.owner, place.landlord.organizationId, { ...where, isShared });
const change = (id: string, isShared: boolean) =>
  act(
    database.sql,
    place.owner,
    (sql) => sql`update public.documents set is_shared = ${isShared} where id = ${id}`,
  );

describe('a document that is asked for', () => {
  it('1. is mailed with its lease, until its tenant switches that off', async () => {
    const { ana, owner } = place;
    const ask = () => askForDocument(database.sql, owner, { leaseId: ana.leaseId, dueOn: today });
    const id = await ask();
    const [mail] = await mailsWith(`document-requested/${id}/%`);
    expect(mail).toMatchObject({ template: 'document_requested', parameters: { lease_id: ana.leaseId } });
    await off(ana.caller, 'document_requested');
    expect(await mailsWith(`document-requested/${await ask()}/%`)).toEqual([]);
    const fileId = await handIn(database.sql, ana.caller, id);
    const decide = (isAccepted: boolean, file: string) =>
      call(database.sql, owner, 'decide_document_request', {
        p_document_request_id: id,
        p_file_id: file,
        p_is_accepted: isAccepted,
        p_reason: isAccepted ? '' : 'No se lee',
      });
    await decide(false, fileId);
    expect(await mailsWith(`document-decided/${id}/%`)).toEqual([]);
    await off(ana.caller, 'document_requested', true);
    await decide(true, await handIn(database.sql, ana.caller, id));
    expect(await mailsWith(`document-decided/${id}/%`)).toMatchObject([
      { parameters: { outcome: 'accepted', lease_id: ana.leaseId } },
    ]);
  });

  it('2. is mailed to the office when it is handed in, until somebody there switches that off', async () => {
    const { luis, owner } = place;
    const ask = () => askForDocument(database.sql, owner, { leaseId: luis.leaseId, dueOn: today });
    const first = await handIn(database.sql, luis.caller, await ask());
    expect(await mailsWith(`document-handed-in/${first}/%`)).toHaveLength(1);
    await off(owner, 'document_handed_in');
    const second = await handIn(database.sql, luis.caller, await ask());
    expect(await mailsWith(`document-handed-in/${second}/%`)).toEqual([]);
    await off(owner, 'document_handed_in', true);
  });
});

describe('a document that is shared', () => {
  it('10. is mailed ten minutes later to those who see it, in one mail with what follows', async () => {
    const { ana, luis, eva } = place;
    const kept = await share({ leaseId: ana.leaseId }, false);
    expect(await toldOf(ana.caller)).toEqual([]);
    const own = await share({ leaseId: ana.leaseId });
    const house = await share({ propertyId: place.propertyId });
    expect(await toldOf(ana.caller)).toEqual([own, house].sort());
    expect(await toldOf(luis.caller)).toEqual([house]);
    expect(await toldOf(eva.caller)).toEqual([]);
    await change(kept, true);
    expect(await toldOf(ana.caller)).toEqual([kept, own, house].sort());
    const mails = await mailsWith(`documents-shared/%/${ana.caller.userId}/${ana.leaseId}/%`);
    expect(mails[0]?.parameters).toMatchObject({ lease_id: ana.leaseId });
    // A share counts from when it began.
    const [row] = await database.sql`select shared_at from public.documents where id = ${kept}`;
    expect(row?.shared_at).not.toBeNull();
  });

  it('11. is not mailed once it is not shared any more, or is removed', async () => {
    const { luis } = place;
    const before = await toldOf(luis.caller);
    const [first, second] = [await share({ leaseId: luis.leaseId }), await share({ leaseId: luis.leaseId })];
    expect(await toldOf(luis.caller)).toEqual([...before, first, second].sort());
    await change(first, false);
    await act(database.sql, place.owner, (sql) => sql`delete from public.documents where id = ${second}`);
    expect(await toldOf(luis.caller)).toEqual(before);
    const [row] = await database.sql`select shared_at from public.documents where id = ${first}`;
    expect(row?.shared_at).toBeNull();
  });

  it('12. is not mailed to who switched that off, nor to who lived there before', async () => {
    const { eva } = place;
    await off(eva.caller, 'document_shared');
    const first = await share({ leaseId: eva.leaseId });
    expect(await toldOf(eva.caller)).toEqual([]);
    // What comes next says all of these ten minutes.
    await off(eva.caller, 'document_shared', true);
    const second = await share({ leaseId: eva.leaseId });
    expect(await toldOf(eva.caller)).toEqual([first, second].sort());
    await change(second, false);
    expect(await toldOf(eva.caller)).toEqual([first]);
    await change(first, false);
    expect(await mailsWith(`documents-shared/%/${eva.caller.userId}/%`)).toEqual([]);
    await verbs.terminateLease(database.sql, place.owner, { leaseId: eva.leaseId, endedOn: today });
    await share({ propertyId: place.otherPropertyId });
    expect(await toldOf(eva.caller)).toEqual([]);
  });
});
