import { beforeAll, expect, it } from 'vitest';
import {
  createOrganization,
  createPortfolio,
  createUnit,
  type Portfolio,
} from '#tests/contract/portfolio.ts';
import { dataOf, useProject } from '#tests/contract/project.ts';

const project = useProject();
let portfolio: Portfolio;

beforeAll(async () => {
  portfolio = await createPortfolio(project);
});

it('shows owners their own rows and nobody else any', async () => {
  const read = (client: Portfolio['owner']['client']) => client.from('properties').select('id, name');
  expect((await read(portfolio.owner.client)).data).toEqual([
    { id: portfolio.propertyId, name: 'Residencial Las Palmas' },
  ]);
  expect((await read(portfolio.stranger.client)).data).toEqual([]);
});

it('refuses the browser key without a user', async () => {
  const { error, status } = await project.client().from('properties').select('id');
  expect(error?.code).toBe('42501');
  expect(status).toBe(401);
});

it('shows everything to the secret key', async () => {
  const { data } = await project.service().from('properties').select('id').eq('id', portfolio.propertyId);
  expect(data).toEqual([{ id: portfolio.propertyId }]);
});

it("refuses a row in somebody else's organisation", async () => {
  const { error, status } = await portfolio.stranger.client.from('properties').insert({
    organization_id: portfolio.organizationId,
    name: 'Ajena',
    property_type: 'condominium',
    municipality: 'Santiago',
    province: 'Santiago',
  });
  expect(error?.code).toBe('42501');
  expect(status).toBe(403);
});

it('changes nothing that the caller cannot see', async () => {
  const { data, error } = await portfolio.stranger.client
    .from('properties')
    .update({ name: 'Tomada' })
    .eq('id', portfolio.propertyId)
    .select();
  expect(error).toBeNull();
  expect(data).toEqual([]);
});

it('answers one row, or an error when there is none', async () => {
  const { owner } = portfolio;
  const one = await owner.client.from('properties').select('name').eq('id', portfolio.propertyId).single();
  expect(one.data?.name).toBe('Residencial Las Palmas');
  const none = await owner.client.from('properties').select('name').eq('id', crypto.randomUUID()).single();
  expect(none.error?.code).toBe('PGRST116');
  expect(none.status).toBe(406);
  const maybe = await owner.client
    .from('properties')
    .select('name')
    .eq('id', crypto.randomUUID())
    .maybeSingle();
  expect(maybe).toMatchObject({ data: null, error: null });
});

it('follows foreign keys into other tables', async () => {
  const { data } = await portfolio.owner.client
    .from('properties')
    .select('name, units(label)')
    .eq('id', portfolio.propertyId)
    .single();
  expect(data).toEqual({ name: 'Residencial Las Palmas', units: [{ label: 'A-1' }] });
});

it('counts, filters, sorts and cuts', async () => {
  const { owner } = portfolio;
  for (const label of ['B-2', 'B-1']) await createUnit(owner, portfolio, label);
  const { data, count } = await owner.client
    .from('units')
    .select('label', { count: 'exact' })
    .eq('property_id', portfolio.propertyId)
    .like('label', 'B-%')
    .order('label')
    .limit(1);
  expect(data).toEqual([{ label: 'B-1' }]);
  expect(count).toBe(2);
});

it('sends whole numbers as numbers and times as ISO 8601', async () => {
  const { data } = await portfolio.owner.client
    .from('leases')
    .select('deposit_minor, starts_on, created_at')
    .eq('id', portfolio.leaseId)
    .single();
  expect(data?.deposit_minor).toBe(5_000_000);
  expect(data?.starts_on).toBe('2026-01-01');
  expect(data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
});

it('answers a broken rule with its code', async () => {
  const { owner, organizationId, propertyId } = portfolio;
  const duplicate = await owner.client
    .from('units')
    .insert({ organization_id: organizationId, property_id: propertyId, label: 'A-1' });
  expect(duplicate).toMatchObject({ status: 409, error: { code: '23505' } });
  const blank = await owner.client
    .from('units')
    .insert({ organization_id: organizationId, property_id: propertyId, label: ' ' });
  expect(blank).toMatchObject({ status: 400, error: { code: '23514' } });
});

it('runs a function as the caller, and a repeated request once', async () => {
  const { client } = portfolio.stranger;
  const request = { p_request_id: crypto.randomUUID(), p_name: 'Una sola vez' };
  const first = dataOf(await client.rpc('create_organization', request));
  const replay = dataOf(await client.rpc('create_organization', request));
  expect(replay).toBe(first);
  const { data } = await client.from('organizations').select('id').eq('name', 'Una sola vez');
  expect(data).toHaveLength(1);
});

it("answers a function's refusal with its word", async () => {
  const { owner, unitId } = portfolio;
  const people = dataOf(await owner.client.from('people').select('id').limit(1));
  const { error, status } = await owner.client.rpc('create_lease', {
    p_request_id: crypto.randomUUID(),
    p_unit_id: unitId,
    p_person_ids: people.map((person) => person.id),
    p_starts_on: '2026-06-01',
    p_ends_on: '2027-05-31',
    p_currency: 'DOP',
    p_rent_minor: 2_600_000,
    p_due_day: 1,
  });
  expect(error).toMatchObject({ code: 'P0001', message: 'lease_overlaps' });
  expect(status).toBe(400);
});

it('filters, sorts and cuts the rows of a function as those of a view, asked by GET', async () => {
  const { owner, organizationId } = portfolio;
  const found = (text: string) =>
    owner.client
      .rpc('search_properties', { p_organization_id: organizationId, p_text: text }, { get: true })
      .select('name, unit_count')
      .is('archived_at', null)
      .or('name.gt."A",name.eq."A"')
      .order('name', { ascending: false })
      .limit(2);
  expect((await found('las palmas, ')).data).toEqual([]);
  expect((await found('las palmas')).data).toEqual([
    { name: 'Residencial Las Palmas', unit_count: expect.any(Number) },
  ]);
});

it('takes lists and days in what a function is asked by GET', async () => {
  const { owner, organizationId } = portfolio;
  const { id: accountId } = dataOf(
    await owner.client
      .from('accounts')
      .select('id')
      .eq('organization_id', organizationId)
      .eq('system_key', 'operating_cash')
      .single(),
  );
  const bankAccountId = crypto.randomUUID();
  dataOf(
    await owner.client
      .from('bank_accounts')
      .insert({
        id: bankAccountId,
        organization_id: organizationId,
        account_id: accountId,
        name: 'Corriente',
        currency: 'DOP',
        opening_on: '2026-01-01',
      })
      .select('id')
      .single(),
  );
  dataOf(
    await owner.client.rpc('import_bank_lines', {
      p_request_id: crypto.randomUUID(),
      p_bank_account_id: bankAccountId,
      p_file_name: 'estado.csv',
      p_lines: [
        { occurred_on: '2026-01-02', amount_minor: 100, description: 'Comisión, enero' },
        { occurred_on: '2026-01-03', amount_minor: 200, description: 'Comisión, enero' },
      ],
    }),
  );
  const found = async (more: { p_statuses?: string[]; p_from?: string; p_to?: string }) => {
    const asked = { p_bank_account_id: bankAccountId, p_text: 'comision, ene', ...more };
    const answer = owner.client.rpc('search_bank_lines', asked, { get: true });
    return dataOf(await answer.select('amount_minor').order('amount_minor').limit(9)).map(
      ({ amount_minor }) => amount_minor,
    );
  };
  expect(await found({ p_statuses: ['open', 'matched'] })).toEqual([100, 200]);
  expect(await found({ p_statuses: ['matched', 'ignored'] })).toEqual([]);
  expect(await found({ p_from: '2026-01-03' })).toEqual([200]);
  expect(await found({ p_to: '2026-01-02' })).toEqual([100]);
});

it('knows no function that does not exist', async () => {
  const { error, status } = await portfolio.owner.client.rpc(
    'no_such_verb' as 'create_organization',
    {} as never,
  );
  expect(error?.code).toBe('PGRST202');
  expect(status).toBe(404);
});

it('keeps rows of two organisations of one owner apart', async () => {
  const second = await createOrganization(portfolio.owner, 'Segunda');
  const { data } = await portfolio.owner.client.from('properties').select('id').eq('organization_id', second);
  expect(data).toEqual([]);
});

it('refuses a forged access token', async () => {
  const { supabaseKey } = project.client() as unknown as { supabaseKey: string };
  const answer = await fetch(`${project.url}/rest/v1/properties?select=id`, {
    headers: { apikey: supabaseKey, authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.forged' },
  });
  expect(answer.status).toBe(401);
});
