// What the office says of the deal of a received receipt, and who may see what was received.
import { describe, expect, it } from 'vitest';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { createLandlord } from '#tests/support/portfolio.ts';
import { useReceiving } from '#tests/support/receiving.ts';

const scene = useReceiving();
const { database, numbered, receiptOf, receive, accepted, rowOf } = scene;

describe('the deal', () => {
  const answer = (id: string, isApproved: boolean, reason = '') =>
    call(database.sql, scene.place().owner, 'answer_received_ecf', {
      p_received_id: id,
      p_is_approved: isApproved,
      p_reason: reason,
    });

  it('1. is approved or refused once, with a reason, and then both are to be told', async () => {
    const [good, bad] = [await accepted(), await accepted()];
    await answer(good, true);
    expect(await rowOf(good)).toMatchObject({
      approval_state: 'approved',
      approval_to_sender: 'waits',
      approval_to_dgii: 'waits',
    });
    expect(await outcomeOf(answer(good, false, 'No'))).toBe('receipt_answered');
    expect(await outcomeOf(answer(bad, false, ' '))).toBe('reason_missing');
    await answer(bad, false, 'No se hizo el trabajo');
    expect(await rowOf(bad)).toMatchObject({
      approval_state: 'refused',
      approval_reason: 'No se hizo el trabajo',
    });
  });

  it('2. is not answered before DGII accepted it, nor of a kind that has no approval', async () => {
    const { id } = await receive(receiptOf());
    expect(await outcomeOf(answer(id, true))).toBe('receipt_not_valid');
    const consumer = await accepted({ encf: numbered('32'), ncf_kind: 'consumer' });
    expect(await outcomeOf(answer(consumer, true))).toBe('receipt_without_approval');
  });
});

describe('the inbox', () => {
  it('is searched by sender, tax number, number and amount, and by readers of money alone', async () => {
    const encf = numbered();
    const wanted = await accepted({
      ...{
        encf,
        sender_tax_id: '130555668',
        sender_name: 'Plomería Núñez, S. R. L.',
        total_minor: 7_654_321,
      },
    });
    await accepted();
    const find = (text: string, caller = scene.place().owner) =>
      act(database.sql, caller, async (sql) => {
        const rows = await sql`
          select id from public.search_received_ecf(${scene.place().landlord.organizationId}, ${text})`;
        return rows.map(({ id }) => id);
      });
    for (const text of ['nunez plom', '1-30-55566-8', '55566', encf.toLowerCase(), encf.slice(-5)])
      expect([text, await find(text)]).toEqual([text, [wanted]]);
    for (const text of ['RD$ 76,543.21', '76543.21']) expect(await find(text)).toEqual([wanted]);
    expect(await find('76,543.2')).toEqual([]);
    expect(await find('%')).toEqual([]);
    const stranger = (await createLandlord(database.sql, 'Otra')).owner;
    expect(await find('nunez', stranger)).toEqual([]);
  });
});

describe('what is kept', () => {
  it('3. is read by the organization’s readers of money alone, and changed by nobody', async () => {
    const id = await accepted();
    const stranger = (await createLandlord(database.sql, 'Ajena')).owner;
    const seen = (caller: typeof stranger) =>
      act(database.sql, caller, async (sql) => {
        const [row] =
          await sql`select (select count(*)::int from public.ecf_received where id = ${id}) as rows,
          (select count(*)::int from public.ecf_files where received_id = ${id}) as files`;
        return row;
      });
    expect(await seen(scene.place().owner)).toEqual({ rows: 1, files: 2 });
    expect(await seen(stranger)).toEqual({ rows: 0, files: 0 });
    const foreign = call(database.sql, stranger, 'answer_received_ecf', {
      p_received_id: id,
      p_is_approved: true,
    });
    expect(await outcomeOf(foreign)).toBe('not_found');
    const { sql } = database;
    expect(await outcomeOf(sql`update public.ecf_received set total_minor = 1 where id = ${id}`)).toBe(
      'posted_fields_change',
    );
    expect(await outcomeOf(sql`delete from public.ecf_received where id = ${id}`)).toBe('append_only');
    expect(await outcomeOf(sql`delete from public.ecf_files`)).toBe('append_only');
  });
});
