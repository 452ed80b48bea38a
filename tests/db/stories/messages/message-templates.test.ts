import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addMonths, startOfMonth } from '#src/domain/foundation/dates.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { act, type Caller, outcomeOf } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { makeBuildings, read } from '#tests/support/community.ts';
import { useDatabase } from '#tests/support/database.ts';
import { saveNotice, saveTemplate, sendMessage, startConversations } from '#tests/support/messages.ts';
import { todayOf } from '#tests/support/portfolio.ts';
import { addMember } from '#tests/support/team.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof makeBuildings>>;
let organizationId: string;
let viewer: Caller;

beforeAll(async () => {
  place = await makeBuildings(database.sql, 'Plantillas');
  organizationId = place.landlord.organizationId;
  viewer = await addMember(database.sql, place.landlord, 'viewer');
});

const save = (caller: Caller, more: Partial<Parameters<typeof saveTemplate>[2]> = {}) =>
  saveTemplate(database.sql, caller, { organizationId, title: `Texto ${randomUUID()}`, ...more });
const remove = (caller: Caller, id: string) =>
  outcomeOf(call(database.sql, caller, 'remove_message_template', { p_template_id: id }));
const seen = async (caller: Caller, id: string) =>
  (
    await read<{ title: string; body: string }>(
      database.sql,
      caller,
      'select title, body from public.message_templates where id = $1',
      [id],
    )
  )[0];
const dueOf = async (leaseId: string) => {
  const [row] = await database.sql<{ due: string }[]>`
    select receivable_minor::text as due from public.lease_balances where lease_id = ${leaseId}`;
  return formatMoney(Number(row?.due), 'DOP', 'es');
};
const bodiesOf = async (ids: readonly string[]) =>
  (
    await database.sql<{ body: string }[]>`
      select m.body from public.messages m join public.conversations c on c.id = m.conversation_id
      where c.id = any (${[...ids]}::uuid[]) order by m.body`
  ).map(({ body }) => body);

/** What the edge is given to send about a notice. */
const takenMails = async (noticeId: string) =>
  (
    await act(
      database.sql,
      'service',
      (sql) =>
        sql<
          { parameters: Record<string, string> }[]
        >`select parameters from public.take_outgoing_messages(100)`,
    )
  ).filter(({ parameters }) => parameters.notice_id === noticeId);

describe('a saved text', () => {
  it('1. is kept by who writes messages, read by who reads them, and by nobody else', async () => {
    const id = await save(place.owner, { title: '  Saludo ', body: ' Buenas. ' });
    expect(await seen(viewer, id)).toEqual({ title: 'Saludo', body: 'Buenas.' });
    expect(await seen(place.ana.caller, id)).toBeUndefined();
    const repairer = await addMember(database.sql, place.landlord, 'maintenance');
    expect(await seen(repairer, id)).toBeUndefined();
    for (const caller of [viewer, repairer, place.ana.caller]) {
      expect(await outcomeOf(save(caller))).toBe('not_found');
      expect(await remove(caller, id)).toBe('not_found');
    }
  });

  it('2. is saved once, renamed under its id, and no two have one title', async () => {
    const title = `Cobro ${randomUUID()}`;
    const id = await save(place.owner, { title });
    expect(await save(place.owner, { id, title })).toBe(id);
    expect(await outcomeOf(save(place.owner, { title: title.toUpperCase() }))).toBe('already_exists');
    // Another language, and another use, has its own.
    await save(place.owner, { title, language: 'en' });
    await save(place.owner, { title, kind: 'notice' });
    await save(place.owner, { id, title: `${title} 2`, body: 'Otro' });
    expect(await seen(place.owner, id)).toEqual({ title: `${title} 2`, body: 'Otro' });
  });

  it.each([
    [{ title: '  ' }, 'text_length'],
    [{ title: 'x'.repeat(121) }, 'text_length'],
    [{ body: '' }, 'text_length'],
    [{ body: 'x'.repeat(4001) }, 'text_length'],
    [{ language: 'fr' }, 'value_out_of_range'],
  ])('3. %j is refused with %s', async (more, code) => {
    expect(await outcomeOf(save(place.owner, more))).toBe(code);
  });

  it('4. comes back as it was after it was removed, and not into another organization', async () => {
    const id = await save(place.owner, { title: 'Vuelve', body: 'Aquí' });
    expect(await remove(place.owner, id)).toBe('done');
    expect(await remove(place.owner, id)).toBe('not_found');
    await save(place.owner, { id, title: 'Vuelve', body: 'Aquí' });
    expect(await seen(place.owner, id)).toEqual({ title: 'Vuelve', body: 'Aquí' });
    const other = await makeBuildings(database.sql, 'Ajena');
    const there = { id, organizationId: other.landlord.organizationId };
    expect(await outcomeOf(save(other.owner, there))).toBe('not_found');
    expect(await remove(other.owner, id)).toBe('not_found');
    const [trace] = await database.sql`
      select count(*)::int as count from public.audit_log where table_name = 'message_templates' and row_id = ${id}`;
    expect(trace?.count).toBe(3);
  });
});

describe('words in braces', () => {
  it('10. say to each tenant their own, in either language and however they are written', async () => {
    const { ana, luis } = place;
    const ids = await startConversations(database.sql, place.owner, {
      leaseIds: [ana.leaseId, luis.leaseId],
      body: '{Inquilino}, en {unit} de {PROPIEDAD} debe {saldo}. {hora} queda igual.',
    });
    const [due, dueOfLuis] = [await dueOf(ana.leaseId), await dueOf(luis.leaseId)];
    expect(await bodiesOf(ids)).toEqual([
      `Ana Lucía Pérez, en 1-A de Torre Plantillas debe ${due}. {hora} queda igual.`,
      `Luis Peña, en 2-B de Torre Plantillas debe ${dueOfLuis}. {hora} queda igual.`,
    ]);
  });

  it('11. are filled in an answer of the office, and left as they are in one of a tenant', async () => {
    const { ana } = place;
    const [id = ''] = await startConversations(database.sql, place.owner, {
      leaseIds: [ana.leaseId],
      body: 'a {tenant}',
    });
    await sendMessage(database.sql, place.owner, id, 'b {unit}');
    await sendMessage(database.sql, ana.caller, id, 'c {unit}');
    expect(await bodiesOf([id])).toEqual(['a Ana Lucía Pérez', 'b 1-A', 'c {unit}']);
    const long = `{tenant}${'x'.repeat(3_990)}`;
    expect(await outcomeOf(sendMessage(database.sql, place.owner, id, long))).toBe('message_too_long');
  });

  it('12. are put in as they stand, whatever signs a name has', async () => {
    await database.sql`update public.units set label = ${'7 \\1 & $2'} where id = ${place.eva.unitId}`;
    const [id = ''] = await startConversations(database.sql, place.owner, {
      leaseIds: [place.eva.leaseId],
      body: 'En {unidad}.',
    });
    expect(await bodiesOf([id])).toEqual(['En 7 \\1 & $2.']);
  });

  it('13. are shown before they are sent, to who may write alone', async () => {
    const preview = (caller: Caller) =>
      outcomeOf(
        call(database.sql, caller, 'preview_message', {
          p_lease_id: place.ana.leaseId,
          p_text: 'Buenas, {inquilino}',
        }).then((text) => {
          expect(text).toBe('Buenas, Ana Lucía Pérez');
        }),
      );
    expect(await preview(place.owner)).toBe('done');
    expect(await preview(viewer)).toBe('not_found');
    expect(await preview(place.ana.caller)).toBe('not_found');
    expect(await preview(place.luis.caller)).toBe('not_found');
  });

  it('14. of a notice are filled for each who reads it, in its mail too; the office sees them as it wrote them', async () => {
    const { ana, luis } = place;
    const noticeId = await saveNotice(database.sql, place.owner, {
      organizationId,
      notice: {
        title_es: 'Para {inquilino}',
        body_es: 'Su unidad es la {unidad}.',
        audience: 'property',
        property_id: place.propertyId,
      },
    });
    const noticeOf = async (caller: Caller) => {
      const [row] = await read<{ title_es: string; body_es: string }>(
        database.sql,
        caller,
        'select title_es, body_es from public.my_notices() where id = $1',
        [noticeId],
      );
      return [row?.title_es, row?.body_es];
    };
    expect(await noticeOf(ana.caller)).toEqual(['Para Ana Lucía Pérez', 'Su unidad es la 1-A.']);
    expect(await noticeOf(luis.caller)).toEqual(['Para Luis Peña', 'Su unidad es la 2-B.']);
    expect((await takenMails(noticeId)).map(({ parameters }) => parameters.title_es).sort()).toEqual([
      'Para Ana Lucía Pérez',
      'Para Luis Peña',
    ]);
    const [atOffice] = await act(
      database.sql,
      place.owner,
      (sql) => sql`select title_es from public.notices_list where id = ${noticeId}`,
    );
    expect(atOffice?.title_es).toBe('Para {inquilino}');
  });

  it('15. of a scheduled notice are mailed as they are on its day, and the same when it is tried again', async () => {
    const { ana } = place;
    const noticeId = await saveNotice(database.sql, place.owner, {
      organizationId,
      notice: {
        title_es: 'Su saldo',
        body_es: 'Debe {saldo}.',
        audience: 'leases',
        lease_ids: [ana.leaseId],
        publish_at: '2038-01-01T12:00:00Z',
      },
    });
    const owe = () =>
      verbs.addCharge(database.sql, place.owner, {
        leaseId: ana.leaseId,
        amountMinor: 123_456,
        dueOn: '2038-01-01',
      });
    const scheduled = await dueOf(ana.leaseId);
    await owe();
    expect(await takenMails(noticeId)).toHaveLength(0);
    const due = await dueOf(ana.leaseId);
    expect(due).not.toBe(scheduled);
    const becomeDue = () => database.sql`
      update private.outgoing_messages set next_attempt_at = now() where dedupe_key like ${`notice/${noticeId}/%`}`;
    await becomeDue();
    const [mail] = await takenMails(noticeId);
    expect(mail?.parameters).toMatchObject({
      title_es: 'Su saldo',
      body_es: `Debe ${due}.`,
      lease_id: ana.leaseId,
    });
    await owe();
    await becomeDue();
    expect((await takenMails(noticeId)).map(({ parameters }) => parameters.body_es)).toEqual([
      `Debe ${due}.`,
    ]);
  });

  it('16. name the rent that is next to be paid, by month and due day, and the end of the lease, as screens write them', async () => {
    const { sql } = database;
    const { leaseId } = place.eva;
    const words = async () => {
      const text: string = await call(sql, place.owner, 'preview_message', {
        p_lease_id: leaseId,
        p_text: '{mes}|{Fecha}|{fin}|{month}|{DATE}|{end}',
      });
      return text.split('|');
    };
    const wordsOf = ({ from, due }: { from: string; due: string }, today: string) => {
      const month = (language: 'es' | 'en') => {
        const whole = formatDate(from.slice(0, 7), language, 'month');
        return from.slice(0, 4) === today.slice(0, 4) ? (whole.split(' ')[0] as string) : whole;
      };
      const rent = (language: 'es' | 'en') => [month(language), formatDate(due, language)];
      return [...rent('es'), formatDate('2039-12-31', 'es'), ...rent('en'), formatDate('2039-12-31', 'en')];
    };
    const today = await todayOf(sql, place.landlord);
    const [owed] = await sql<{ from: string; due: string }[]>`
      select period_start::text as from, due_on::text as due from public.charges where lease_id = ${leaseId} and kind = 'rent'`;
    if (!owed) throw new Error('No rent was charged.');
    expect(await words()).toEqual(wordsOf(owed, today));

    // Once it is paid, the next one, which is the one that the job will charge.
    const due = Number(
      (await sql`select receivable_minor from public.lease_balances where lease_id = ${leaseId}`)[0]
        ?.receivable_minor,
    );
    await verbs.recordPayment(sql, place.owner, { leaseId, amountMinor: due, paidOn: today });
    const next = await words();
    await runJobs(sql, `${startOfMonth(addMonths(today, 1))}T16:00:00Z`);
    const [charged] = await sql<{ from: string; due: string }[]>`
      select period_start::text as from, due_on::text as due from public.charges
      where lease_id = ${leaseId} and kind = 'rent' order by period_start desc limit 1`;
    expect(charged?.from).not.toBe(owed.from);
    expect(next).toEqual(charged && wordsOf(charged, today));

    // A lease that is over has none.
    await sql`update public.leases set status = 'ended', ended_on = ${today} where id = ${leaseId}`;
    await sql`update public.charges set allocated_minor = amount_minor where lease_id = ${leaseId}`;
    expect((await words())[0]).toBe('—');
  });
});
