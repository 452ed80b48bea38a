import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { legalFileKinds } from '#src/domain/law/legal-enums.ts';
import { stepsOfFile } from '#src/domain/law/legal-files.ts';
import { act, type Caller, outcomeOf } from '#tests/support/actors.ts';
import { entriesOf } from '#tests/support/calendar.ts';
import { call } from '#tests/support/call.ts';
import { useDatabase } from '#tests/support/database.ts';
import { leaseInStatus } from '#tests/support/lease-in-status.ts';
import { addLegalEvent, type LegalEvent, openLegalFile } from '#tests/support/legal-files.ts';
import { createRentable, todayOf } from '#tests/support/portfolio.ts';
import { addDocument } from '#tests/support/signing.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let owner: Caller;
let today: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Expedientes');
  owner = place.owner;
  today = await todayOf(database.sql, place.landlord);
});

const lease = () => leaseInStatus(database.sql, place, 'active');
const open = async (kind: Parameters<typeof openLegalFile>[3], leaseId?: string) =>
  openLegalFile(database.sql, owner, leaseId ?? (await lease()), kind);
const add = (fileId: string, event: LegalEvent, id?: string) =>
  addLegalEvent(database.sql, owner, fileId, event, id);
const refusal = (fileId: string, event: LegalEvent) => outcomeOf(add(fileId, event));
const read = (fileId: string) =>
  call<{ days: object[]; events: Record<string, unknown>[] }>(database.sql, owner, 'read_legal_file', {
    p_file_id: fileId,
  });

it('the steps of each kind are those of the domain', async () => {
  for (const kind of legalFileKinds) {
    const [row] = await database.sql`select private.legal_steps_of(${kind})::text[] as steps`;
    expect(row?.steps).toEqual(stepsOfFile[kind]);
  }
});

describe('a legal file', () => {
  it('is opened once for a lease and a kind, and not for a draft', async () => {
    const leaseId = await lease();
    const id = await open('eviction', leaseId);
    const again = { p_file_id: id, p_lease_id: leaseId, p_kind: 'eviction' };
    expect(await call(database.sql, owner, 'open_legal_file', again)).toBe(id);
    expect(await outcomeOf(open('eviction', leaseId))).toBe('legal_file_exists');
    await open('deposit', leaseId);
    const draft = await leaseInStatus(database.sql, place, 'draft');
    expect(await outcomeOf(open('deposit', draft))).toBe('lease_not_in_force');
  });

  it('takes what happened once, in its order, and refuses what cannot be', async () => {
    const id = await open('deposit');
    const event = { step: 'unit_returned', happened_on: addDays(today, -2) } as const;
    const eventId = await add(id, event);
    expect(await add(id, event, eventId)).toBe(eventId);
    expect(await refusal(id, { ...event, happened_on: addDays(today, 1) })).toBe('date_in_future');
    expect(await refusal(id, { ...event, step: 'claim_filed' })).toBe('step_not_of_file');
    expect(await refusal(id, { step: 'note', happened_on: today, note: ' ' })).toBe('text_length');
    expect(await refusal(id, { ...event, document_ids: [randomUUID()] })).toBe('not_found');
    const person = await addDocument(database.sql, owner, place.landlord.organizationId, {
      personId: place.personId,
    });
    expect(await refusal(id, { ...event, document_ids: [person] })).toBe('not_found');
    expect((await read(id)).events).toMatchObject([{ number: 1, step: 'unit_returned', documents: [] }]);
  });

  it('is corrected by another event, and nothing in it is ever changed or removed', async () => {
    const id = await open('deposit');
    const wrong = await add(id, { step: 'unit_returned', happened_on: addDays(today, -9) });
    await add(id, { step: 'unit_returned', happened_on: addDays(today, -2), corrects_id: wrong });
    const twice = { step: 'unit_returned', happened_on: today, corrects_id: wrong } as const;
    expect(await refusal(id, twice)).toBe('event_corrected');
    const file = await read(id);
    expect(file.days).toEqual([{ step: 'unit_returned', happened_on: addDays(today, -2) }]);
    expect(file.events).toMatchObject([{ corrected_by: 2 }, { corrected_by: null, corrects_id: wrong }]);
    for (const change of [
      'update public.legal_file_events set note = $1',
      'delete from public.legal_file_events where note <> $1',
    ])
      await expect(database.sql.unsafe(change, ['x'])).rejects.toThrow();
    await expect(act(database.sql, owner, (sql) => sql`delete from public.legal_files`)).rejects.toThrow();
  });

  it('of another file is not corrected, and who does not keep leases writes nothing', async () => {
    const [one, other] = [await open('deposit'), await open('deposit')];
    const event = await add(one, { step: 'condition_recorded', happened_on: today });
    expect(await refusal(other, { step: 'note', happened_on: today, note: 'No', corrects_id: event })).toBe(
      'not_found',
    );
    const stranger = await createRentable(database.sql, `Ajena ${randomUUID()}`);
    const tries = addLegalEvent(database.sql, stranger.owner, one, {
      step: 'note',
      happened_on: today,
      note: 'x',
    });
    expect(await outcomeOf(tries)).toBe('not_found');
  });

  it('is closed for good', async () => {
    const id = await open('sublease');
    await call(database.sql, owner, 'close_legal_file', { p_file_id: id, p_outcome: 'Se autorizó' });
    await call(database.sql, owner, 'close_legal_file', { p_file_id: id, p_outcome: 'Otra cosa' });
    expect(await read(id)).toMatchObject({ status: 'closed', outcome: 'Se autorizó' });
    expect(await refusal(id, { step: 'sublease_requested', happened_on: today })).toBe('legal_file_closed');
  });

  it('keeps the documents that prove something', async () => {
    const leaseId = await lease();
    const id = await open('deposit', leaseId);
    const document = await addDocument(database.sql, owner, place.landlord.organizationId, { leaseId });
    await add(id, { step: 'condition_recorded', happened_on: today, document_ids: [document] });
    expect((await read(id)).events).toMatchObject([{ documents: [{ id: document, name: 'Papel.pdf' }] }]);
    const removal = act(
      database.sql,
      owner,
      (sql) => sql`delete from public.documents where id = ${document}`,
    );
    await expect(removal).rejects.toThrow();
  });
});

describe('the paper of a file', () => {
  it('is kept as the lease was that day, with the last day and the article', async () => {
    const id = await open('deposit');
    await add(id, {
      step: 'paper_written',
      happened_on: today,
      paper: { day: addDays(today, -1), amount_minor: 500_000, text: 'Pared rota' },
    });
    expect((await read(id)).events).toMatchObject([
      {
        paper: {
          facts: { day: addDays(today, -1), amount_minor: 500_000, text: 'Pared rota', name: '' },
          lease: { lease: { currency: 'DOP' }, tenants: [{ full_name: 'Ana Pérez' }], today },
          owed_minor: 0,
          last_day: addDays(today, 4),
          law: 'Ley 85-25',
          article: '16',
        },
      },
    ]);
  });

  it('is written today, in time, and only where there is a debt', async () => {
    const write = (id: string, paper: object, day = today) =>
      refusal(id, { step: 'paper_written', happened_on: day, paper });
    const demand = await open('unpaid_rent');
    expect(await write(demand, { day: today }, addDays(today, -1))).toBe('paper_not_of_today');
    expect(await write(demand, {})).toBe('value_missing');
    expect(await write(demand, { day: today })).toBe('nothing_owed');
    expect(await write(await open('deposit'), { day: '2025-08-13' })).toBe('legal_date_unknown');
    const late = await lease();
    await database.sql`update public.leases set ends_on = ${addDays(today, 89)} where id = ${late}`;
    expect(await write(await open('end_of_term', late), {})).toBe('legal_date_unknown');
    await database.sql`update public.leases set ends_on = ${addDays(today, 90)} where id = ${late}`;
    expect(await write(await open('rent_increase', late), { day: today })).toBe('done');
  });
});

it('days that only a file knows stand in the calendar until what they wait for has happened', async () => {
  const during = async () => {
    const found = await entriesOf(database.sql, owner, {
      organizationId: place.landlord.organizationId,
      from: today,
      to: addDays(today, 60),
      kinds: ['lease'],
    });
    return found
      .filter(({ record_kind: kind }) => kind === 'legal_file')
      .map(({ rule, starts_on: day, article, fixed_because: why }) => [rule, day, article, why]);
  };
  const { leaseId } = await verbs
    .createLease(database.sql, owner, {
      unitId: place.unitId,
      personIds: [place.personId],
      startsOn: addDays(today, -40),
      endsOn: addDays(today, 400),
    })
    .then((made) => ({ leaseId: String(made) }));
  const death = await open('death_of_tenant', leaseId);
  await add(death, { step: 'tenant_died', happened_on: addDays(today, -3) });
  expect(await during()).toEqual([['take_over_last_day', addDays(today, 27), '11', 'law']]);
  await add(death, { step: 'taken_over', happened_on: today });
  expect(await during()).toEqual([]);
  const eviction = await open('eviction', leaseId);
  await add(eviction, { step: 'hearing_set', happened_on: today, due_on: addDays(today, 20) });
  expect(await during()).toEqual([['hearing', addDays(today, 20), null, 'legal_file']]);
  await call(database.sql, owner, 'close_legal_file', { p_file_id: eviction, p_outcome: '' });
  expect(await during()).toEqual([]);
});

it('whoever handles leases is reminded a week and a day before, each once, until it has happened', async () => {
  const own = await createRentable(database.sql, `Recordatorios ${randomUUID()}`);
  const leaseId = await leaseInStatus(database.sql, own, 'active');
  const fileId = await openLegalFile(database.sql, own.owner, leaseId, 'eviction');
  const hearing = { step: 'hearing_set', happened_on: today, due_on: addDays(today, 20) } as const;
  await addLegalEvent(database.sql, own.owner, fileId, hearing);
  // The notice stands in the calendar anyway; the file says that somebody waits for it.
  const term = await openLegalFile(database.sql, own.owner, leaseId, 'end_of_term');
  const notices = async (day: string) => {
    await database.sql`select private.remind_of_legal_days(${own.landlord.organizationId}, ${day})`;
    return database.sql`select parameters ->> 'kind' as kind, parameters ->> 'last_day' as day from public.notifications
      where organization_id = ${own.landlord.organizationId} and template = 'legal_day' order by created_at`;
  };
  expect(await notices(addDays(today, 12))).toEqual([]);
  const told = [{ kind: 'hearing', day: addDays(today, 20) }];
  expect(await notices(addDays(today, 13))).toEqual(told);
  expect(await notices(addDays(today, 14))).toEqual(told);
  expect(await notices(addDays(today, 19))).toHaveLength(2);
  expect(await notices(addDays('2040-12-31', -97))).toHaveLength(3);
  await addLegalEvent(database.sql, own.owner, term, { step: 'served', happened_on: today });
  expect(await notices(addDays('2040-12-31', -91))).toHaveLength(3);
});
