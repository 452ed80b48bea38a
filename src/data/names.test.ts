import { describe, expect, it } from 'vitest';
import { fromWire, inProductNames, toArguments, toDatabase, toProduct, toWire } from './names.ts';

describe('names of the database and of the product', () => {
  it.each([
    ['amount_minor', 'amountMinor'],
    ['card_last4', 'cardLast4'],
    ['file_sha256', 'fileSha256'],
    ['area_m2', 'areaM2'],
    ['id', 'id'],
  ])('%s is %s, and back', (database, product) => {
    expect(toProduct(database)).toBe(product);
    expect(toDatabase(product)).toBe(database);
    expect(toDatabase(database)).toBe(database);
  });

  it('are changed in rows, in rows within rows and in records of ours', () => {
    const row = {
      lease_id: 'a',
      facts: { rent_minor: 5 },
      units: [{ unit_label: '1_A', tags: ['late_fee'] }],
    };
    const read = { leaseId: 'a', facts: { rentMinor: 5 }, units: [{ unitLabel: '1_A', tags: ['late_fee'] }] };
    expect(fromWire(row)).toEqual(read);
    expect(toWire(read)).toEqual(row);
  });

  it('are left alone where keys are data, at any depth', () => {
    const entry = { changes: { due_on: ['a', 'b'] }, csv_mapping: { columns: { paid_on: 1, paidOn: 2 } } };
    expect(fromWire([{ row_id: 1, ...entry }])).toEqual([
      { rowId: 1, changes: entry.changes, csvMapping: entry.csv_mapping },
    ]);
    expect(fromWire({ lease_tenants: [{ full_name: 'x' }] }, 'export_my_data')).toEqual({
      lease_tenants: [{ full_name: 'x' }],
    });
    expect(toArguments({ parameters: { leaseId: 1, lease_id: 2 }, dedupeKey: 'k' })).toEqual({
      p_parameters: { leaseId: 1, lease_id: 2 },
      p_dedupe_key: 'k',
    });
  });

  it('are prefixed in arguments, whose records are renamed too', () => {
    expect(toArguments({ billId: 1, lines: [{ accountId: 2 }], note: null, on: undefined })).toEqual({
      p_bill_id: 1,
      p_lines: [{ account_id: 2 }],
      p_note: null,
      p_on: undefined,
    });
  });
});

describe('a request in the names of the product', () => {
  /** What was sent, and what came of an answer. */
  async function sent(url: string, init: RequestInit, answer: unknown, status = 200) {
    const requests: Request[] = [];
    const send = inProductNames(async (input, given) => {
      requests.push(new Request(input, given));
      return Response.json(answer, { status, headers: { 'content-range': '0-0/7' } });
    });
    const response = await send(url, init);
    const [request] = requests as [Request];
    return { url: new URL(request.url), body: await request.text(), response };
  }

  it('asks for columns and filters by them, and leaves what is looked for as it is', async () => {
    const query = new URLSearchParams({
      select: 'id,dueOn,property:properties(name,nameOrder)',
      dueOn: 'eq.dueOn',
      'property.isOpen': 'is.true',
      order: 'dueOn.asc.nullslast,id.asc',
      or: '(and(dueOn.gt."aB",dueOn.lt.2026-01-01T00:00:00Z),currency.eq.DOP,note.eq."dueOn.lt\\"dueOn.gt")',
      limit: '5',
    });
    const { url, response } = await sent(`http://x/rest/v1/charges?${query}`, {}, [{ due_on: 'x', id: 1 }]);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      select: 'id,due_on,property:properties(name,name_order)',
      due_on: 'eq.dueOn',
      'property.is_open': 'is.true',
      order: 'due_on.asc.nullslast,id.asc',
      or: '(and(due_on.gt."aB",due_on.lt.2026-01-01T00:00:00Z),currency.eq.DOP,note.eq."dueOn.lt\\"dueOn.gt")',
      limit: '5',
    });
    expect(await response.json()).toEqual([{ dueOn: 'x', id: 1 }]);
    expect(response.headers.get('content-range')).toBe('0-0/7');
  });

  it('writes rows', async () => {
    const body = JSON.stringify({ accountId: 1, csvMapping: { bankKey: 2 } });
    const { url, body: written } = await sent(
      'http://x/rest/v1/bank_accounts?on_conflict=accountId&columns="accountId"',
      { method: 'POST', body },
      null,
      201,
    );
    expect(JSON.parse(written)).toEqual({ account_id: 1, csv_mapping: { bankKey: 2 } });
    expect(url.searchParams.get('on_conflict')).toBe('account_id');
    expect(url.searchParams.get('columns')).toBe('"account_id"');
  });

  it('hands on what a function is given, refusals and what is no row', async () => {
    const body = JSON.stringify({ p_parameters: { leaseId: 1 } });
    const called = await sent('http://x/rest/v1/rpc/enqueue_mail', { method: 'POST', body }, { mail_id: 1 });
    expect(called.body).toBe(body);
    expect(await called.response.json()).toEqual({ mailId: 1 });
    const refusal = { code: 'P0001', message: 'lease_overlaps', details: '{"lease_id":1}' };
    const refused = await sent('http://x/rest/v1/rpc/create_lease', { method: 'POST', body }, refusal, 400);
    expect(await refused.response.json()).toEqual(refusal);
    const session = { access_token: 'x', expires_in: 5 };
    const other = await sent('http://x/auth/v1/token?grant_type=refresh', {}, session);
    expect(await other.response.json()).toEqual(session);
  });
});
