import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { verbs } from '#tests/support/verbs.ts';
import { createWorkPlace, type WorkPlace } from '#tests/support/work-order-place.ts';
import { type Asked, quoteOf, readQuote, stepsOf, workOrderOf } from '#tests/support/work-orders.ts';

const database = useDatabase();
let place: WorkPlace;

beforeAll(async () => {
  place = await createWorkPlace(database.sql, 'Órdenes');
});

describe('a link for a price', () => {
  it('1. says what is wanted and roughly where, and names nobody but where the office chose so', async () => {
    const id = await place.open({ lines: [{ description: 'Sellar la junta', amount_minor: 70_000 }] });
    const [asked] = (await place.ask(id)) as [Asked];
    const read = await readQuote(database.sql, asked.token);
    expect(read).toMatchObject({
      ...{ state: 'open', organization: 'Órdenes', vendor: 'Plomería Norte', category: 'plumbing' },
      ...{ lines: ['Sellar la junta'], photos: [], contact: null, quote: null, is_declined: false },
      ...{ last_day: addDays(place.today, 14), itbis_basis_points: 1800 },
    });
    for (const secret of ['Ana Pérez', '8095550101', '70000', 'Torre Órdenes'])
      expect(JSON.stringify(read)).not.toContain(secret);
    await place.ask(id, [place.vendorId], { showsContact: true });
    expect((await readQuote(database.sql, asked.token))?.contact).toEqual({
      name: 'Ana Pérez',
      phone: '8095550101',
    });
    expect(await readQuote(database.sql, 'x')).toBeNull();
  });

  it('2. takes a price that may change until it is accepted, and not after', async () => {
    const id = await place.open();
    const [asked] = (await place.ask(id)) as [Asked];
    await place.give(asked.token, { amountMinor: 5_000, tax: 'added' });
    await place.give(asked.token, { amountMinor: 4_000, tax: 'added' });
    const quoteId = await quoteOf(database.sql, asked.id);
    expect(await verbs.acceptQuote(database.sql, place.owner, { quoteId })).toBe('approved');
    expect(await workOrderOf(database.sql, id)).toMatchObject({ net_minor: '4000', itbis_minor: '720' });
    expect(await outcomeOf(place.give(asked.token, { amountMinor: 3_000 }))).toBe('quote_closed');
    expect(await outcomeOf(verbs.acceptQuote(database.sql, place.owner, { quoteId }))).toBe(
      'work_order_moved',
    );
    expect(await stepsOf(database.sql, id)).toEqual([
      ...['opened', 'quotes_asked', 'quote_given', 'quote_changed', 'quote_accepted', 'approved'],
    ]);
  });

  it.each([
    ['amount_not_positive', { amountMinor: 0 }],
    ['quote_days_invalid', { days: 0 }],
    ['quote_day_invalid', { validUntil: '2020-01-01' }],
  ])('3. refuses %s', async (code, more) => {
    const [asked] = (await place.ask(await place.open())) as [Asked];
    expect(await outcomeOf(place.give(asked.token, more))).toBe(code);
  });

  it('4. ends with its day, and works again when the vendor is asked again', async () => {
    const id = await place.open();
    const [asked] = (await place.ask(id)) as [Asked];
    await database.sql`update public.quote_requests set expires_at = now() - interval '1 minute' where id = ${asked.id}`;
    expect((await readQuote(database.sql, asked.token))?.state).toBe('expired');
    expect(await outcomeOf(place.give(asked.token))).toBe('quote_closed');
    const [again] = (await place.ask(id)) as [Asked];
    expect(again).toEqual(asked);
    expect(await outcomeOf(place.give(asked.token))).toBe('done');
  });

  it('5. ends when it is withdrawn, or its address was wrong; the next one is another', async () => {
    const id = await place.open();
    const [first] = (await place.ask(id)) as [Asked];
    const [second] = (await place.ask(id, [place.vendorId], { emails: ['otra@example.test'] })) as [Asked];
    expect(second.token).not.toBe(first.token);
    expect(await outcomeOf(place.give(first.token))).toBe('quote_closed');
    await place.give(second.token);
    await verbs.revokeQuoteRequest(database.sql, place.owner, { quoteRequestId: second.id });
    const quoteId = await quoteOf(database.sql, second.id);
    expect(await outcomeOf(verbs.acceptQuote(database.sql, place.owner, { quoteId }))).toBe(
      'quote_withdrawn',
    );
    expect(await readQuote(database.sql, second.token)).toEqual({
      ...{ state: 'closed', organization: 'Órdenes', organization_phone: '', vendor: 'Plomería Norte' },
    });
  });

  it('6. lets a vendor decline, and change their mind', async () => {
    const id = await place.open();
    const [asked] = (await place.ask(id)) as [Asked];
    const decline = () =>
      verbs.declineQuote(database.sql, 'service', { token: asked.token, reason: 'Sin tiempo', client: '' });
    await decline();
    await decline();
    expect(await stepsOf(database.sql, id)).toEqual(['opened', 'quotes_asked', 'quote_declined']);
    await place.give(asked.token);
    expect((await readQuote(database.sql, asked.token))?.is_declined).toBe(false);
  });

  it('7. takes six photos, each once; one that is taken back leaves its file to be removed', async () => {
    const [asked] = (await place.ask(await place.open())) as [Asked];
    const add = (photoId = randomUUID() as string) =>
      verbs.addQuotePhoto(database.sql, 'service', { token: asked.token, photoId, client: '' });
    const first = randomUUID();
    const path = await add(first);
    expect(await add(first)).toBe(path);
    for (let count = 1; count < 6; count += 1) await add();
    expect(await outcomeOf(add())).toBe('too_many_photos');
    await verbs.removeQuotePhoto(database.sql, 'service', { token: asked.token, photoId: first, client: '' });
    const [row] = await database.sql`select bucket_id from private.files_to_remove where path = ${path}`;
    expect(row).toEqual({ bucket_id: 'quote-photos' });
  });

  it('8. is counted by the caller’s address', async () => {
    const [asked] = (await place.ask(await place.open())) as [Asked];
    await database.sql`update private.attempts set count = 120 where scope = 'quote client'`;
    expect(await outcomeOf(readQuote(database.sql, asked.token))).toBe('rate_limited');
    await database.sql`delete from private.attempts where scope = 'quote client'`;
  });

  it('9. is kept only as a hash that nobody reads', async () => {
    const denied = act(database.sql, place.owner, (sql) => sql`select token_hash from public.quote_requests`);
    expect(await outcomeOf(denied)).toBe('42501');
  });
});

describe('asking for prices', () => {
  it.each([
    ['vendor_missing', [], {}],
    ['vendor_missing', ['00000000-0000-4000-8000-000000000000'], {}],
    ['email_address_invalid', ['own'], { emails: ['nada'] }],
    ['quote_day_invalid', ['own'], { expiresOn: '2020-01-01' }],
    ['not_found', ['own'], { photoIds: ['00000000-0000-4000-8000-000000000000'] }],
  ])('1. is refused with %s', async (code, vendors, more) => {
    const id = await place.open();
    const ids = vendors.map((one) => (one === 'own' ? place.vendorId : one));
    expect(await outcomeOf(place.ask(id, ids, more))).toBe(code);
  });
});
