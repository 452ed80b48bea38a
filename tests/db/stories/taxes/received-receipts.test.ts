// What other issuers send: kept once, asked about at DGII, and one bill each.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { outcomeOf } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { addVendor } from '#tests/support/expenses.ts';
import { RECEIVER, receivedLine, SENDER, useReceiving } from '#tests/support/receiving.ts';
import { verbs } from '#tests/support/verbs.ts';

const scene = useReceiving();
const { database, numbered, asService, receiptOf, receive, accepted, rowOf, billOf } = scene;

describe('the public services', () => {
  it('1. are found by the issuer’s own address, whatever its case, and by no other', async () => {
    const [{ slug }] = await database.sql<[{ slug: string }]>`
      select reception_slug as slug from public.fiscal_issuers where id = ${scene.issuerId()}`;
    const find = (p_slug: string) =>
      asService<unknown>('find_ecf_receiver', { p_slug, p_client: randomUUID() });
    const found = {
      organization_id: scene.issuerId(),
      issuer_id: scene.issuerId(),
      environment: 'testecf',
      tax_id: RECEIVER,
    };
    expect(await find(slug)).toEqual(found);
    expect(await find(slug.toUpperCase())).toEqual(found);
    expect(await find('0'.repeat(32))).toBe('');
  });

  it('2. give seeds that are taken once, within five minutes, and by their own issuer', async () => {
    const make = () => asService('make_ecf_seed', { p_issuer_id: scene.issuerId() });
    const take = (p_seed: string, p_issuer_id = scene.issuerId()) =>
      asService<boolean>('take_ecf_seed', { p_issuer_id, p_seed });
    const seed = await make();
    expect(await take(seed, randomUUID())).toBeFalsy();
    expect(await take(seed)).toBe(true);
    expect(await take(seed)).toBeFalsy();
    const late = await make();
    await database.sql`update private.ecf_seeds set expires_at = now() - interval '1 second' where seed = ${late}`;
    expect(await take(late)).toBeFalsy();
  });

  it('3. take a number once, also when it comes twice at the same moment', async () => {
    const receipt = receiptOf();
    const kept = await Promise.all([receive(receipt), receive(receipt), receive(receipt)]);
    expect(kept.filter((one) => one.is_new)).toHaveLength(1);
    expect(new Set(kept.map((one) => one.id)).size).toBe(1);
    const files = await database.sql`
      select kind, direction, convert_from(bytes, 'utf8') as text from public.ecf_files
      where received_id = ${kept[0]?.id ?? ''} order by kind`;
    expect([...files]).toEqual([
      { kind: 'arecf', direction: 'out', text: '<ARECF/>' },
      { kind: 'ecf', direction: 'in', text: '<ECF/>' },
    ]);
  });

  it('4. keep a refusal without its bytes, and take the right one afterwards', async () => {
    const receipt = receiptOf();
    const refuse = () => receive(receipt, { p_refusal: 2, p_file: null, p_acknowledgement: null });
    const refused = await refuse();
    expect((await refuse()).id).toBe(refused.id);
    expect(await rowOf(refused.id)).toMatchObject({ state: 'refused', refusal: 2 });
    expect((await receive(receipt)).is_new).toBe(true);
    const makeBill = call(database.sql, scene.place().owner, 'make_received_bill', {
      p_received_id: refused.id,
    });
    expect(await outcomeOf(makeBill)).toBe('receipt_not_valid');
  });
});

describe('a received receipt', () => {
  it('5. is asked about once a while, and becomes a draft bill when DGII accepted it', async () => {
    const { id } = await receive(receiptOf());
    const claim = async (at: Date) => {
      const all = await asService<{ id: string }[]>('claim_received_ecf', {
        p_limit: 200,
        p_now: at.toISOString(),
      });
      return all.some((one) => one.id === id);
    };
    const now = Date.now() + 1_000;
    expect(await claim(new Date(now))).toBe(true);
    expect(await claim(new Date(now + 60_000))).toBe(false);
    expect(await claim(new Date(now + 180_000))).toBe(true);
    await asService('record_received_verdict', { p_received_id: id, p_is_accepted: true });
    expect(await rowOf(id)).toMatchObject({ state: 'accepted_by_dgii', bill_problem: null });
    expect(await billOf(id)).toMatchObject({
      status: 'draft',
      billed_on: scene.place().today,
      due_on: addDays(scene.place().today, 20),
      currency: 'DOP',
      services_minor: 1_000_000,
      itbis_minor: 180_000,
      total_minor: 1_180_000,
      expense_kind: '02',
      vendor: 'Comercial de Muestra, S. R. L.',
      number: SENDER,
      lines: ['Plomería 600000', 'Pintura 400000'],
    });
    expect(await claim(new Date(now + 9e8))).toBe(false);
  });

  it('6. that DGII rejected is no bill, and nobody makes one of it', async () => {
    const { id } = await receive(receiptOf());
    await asService('record_received_verdict', { p_received_id: id, p_is_accepted: false });
    expect(await rowOf(id)).toMatchObject({ state: 'rejected_by_dgii', bill_id: null });
    const makeBill = call(database.sql, scene.place().owner, 'make_received_bill', { p_received_id: id });
    expect(await outcomeOf(makeBill)).toBe('receipt_not_valid');
  });

  it('7. finds the bill that somebody typed already, and makes no second one', async () => {
    const encf = numbered();
    const vendorId = await addVendor(database.sql, scene.place().landlord, 'Ferretería', {
      identity_type: 'rnc',
      identity_number: '131415161',
    });
    const typed = await scene.place().save({ vendor_id: vendorId, ncf: encf, itbis_minor: 180_000 });
    const id = await accepted({ encf, sender_tax_id: '131415161' });
    expect(await rowOf(id)).toMatchObject({ bill_id: typed, bill_problem: null });
    const nameless = await addVendor(database.sql, scene.place().landlord, 'Sin número');
    const other = numbered();
    const second = await scene.place().save({ vendor_id: nameless, ncf: other, itbis_minor: 180_000 });
    const same = await accepted({ encf: other, sender_tax_id: '131415177' });
    expect(await rowOf(same)).toMatchObject({ bill_id: second });
    const [count] =
      await database.sql`select count(*)::int as n from public.bills where ncf in (${encf}, ${other})`;
    expect(count?.n).toBe(2);
  });

  it('8. in dollars is a bill in dollars at the receipt’s own rate, with what the vendor’s bills usually are', async () => {
    await addVendor(database.sql, scene.place().landlord, 'Asesores', {
      identity_type: 'rnc',
      identity_number: '131415199',
      expense_kind: '03',
      isr_kind: '2',
      isr_basis_points: 1000,
    });
    const facts = { currency: 'USD', dop_rate: 60.5, total_minor: 11_800, itbis_minor: 1_800 };
    const id = await accepted(
      { sender_tax_id: '131415199' },
      { ...facts, lines: [receivedLine(10_000)], itbis_withheld_minor: 540, isr_withheld_minor: 1_000 },
    );
    expect(await billOf(id)).toMatchObject({
      currency: 'USD',
      dop_rate: 60.5,
      rate_source: 'e-CF',
      total_minor: 11_800,
      itbis_withheld_minor: 540,
      isr_withheld_minor: 1_000,
      expense_kind: '03',
      vendor: 'Asesores',
    });
  });

  it('9. that takes back is a credit note of its vendor, with nothing withheld', async () => {
    const base = numbered();
    const id = await accepted(
      { encf: numbered('34'), ncf_kind: 'credit_note' },
      { modified_ncf: base, itbis_withheld_minor: 100 },
    );
    expect(await billOf(id)).toMatchObject({ modified_ncf: base, itbis_withheld_minor: 0, status: 'draft' });
    const { bill_id: billId } = await rowOf(id);
    await scene.place().submit(billId as string);
    const [bill] = await database.sql`select is_credit from public.bills where id = ${billId as string}`;
    expect(bill?.is_credit).toBe(true);
  });

  it('10. of which no bill can be made says why, and the office can try again', async () => {
    const textOnly = await accepted({ encf: numbered('34'), ncf_kind: 'credit_note' }, { lines: [] });
    expect(await rowOf(textOnly)).toMatchObject({ bill_id: null, bill_problem: 'nothing_to_book' });
    const ahead = await accepted({ issued_on: addDays(scene.place().today, 1) });
    expect(await rowOf(ahead)).toMatchObject({ bill_id: null, bill_problem: 'date_in_future' });
    const again = call(database.sql, scene.place().owner, 'make_received_bill', { p_received_id: ahead });
    expect(await outcomeOf(again)).toBe('date_in_future');
  });

  it('11. whose draft was deleted gets another one, its vendor out of the archive', async () => {
    const id = await accepted();
    const { bill_id: first } = await rowOf(id);
    await verbs.deleteBill(database.sql, scene.place().owner, { billId: first });
    await database.sql`update public.vendors set archived_at = now() where identity_number = ${SENDER}`;
    const second = await call(database.sql, scene.place().owner, 'make_received_bill', { p_received_id: id });
    expect(second).not.toBe(first);
    expect(await billOf(id)).toMatchObject({ status: 'draft', number: SENDER });
  });
});
