import { index } from 'virtual:places/es';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '#src/data/client.ts';
import { AppError } from '#src/data/errors.ts';
import type { ToolReader, ToolSources } from '#src/data/insight/tools/reader.ts';
import { runTool } from '#src/data/insight/tools/run-tool.ts';
import { inProductNames } from '#src/data/names.ts';
import { createTableClient } from '#src/data/table-client.ts';
import type { MembershipRole } from '#src/domain/foundation/enums.ts';
import { DEFAULT_TIME_ZONE, todayIn } from '#src/domain/foundation/time-zone.ts';
import type { ToolAnswer, ToolArguments, ToolName } from '#src/domain/insight/assistant/tools.ts';
import { placeFinder } from '#src/domain/insight/navigation/find-places.ts';
import { lawLibrary } from '#src/i18n/dictionaries/law/law-library.es.ts';
import { createPortfolio, createUnit, type Portfolio, type User } from '#tests/contract/portfolio.ts';
import { dataOf, useProject } from '#tests/contract/project.ts';

const project = useProject();
const TODAY = todayIn(DEFAULT_TIME_ZONE, Date.now());
const RENT = { minor: 2_500_000, currency: 'DOP' };
type Actor = 'owner' | 'accountant' | 'maintenance' | 'stranger' | 'tenant';
let portfolio: Portfolio;
let clients: Readonly<Record<Actor, Client>>;
/** What was sent, to see that tools only read. */
const sent: string[] = [];

const sources: ToolSources = {
  guides: async () => [
    {
      slug: 'transfer',
      title: 'Pagar por transferencia',
      summary: 'Cómo se reporta.',
      html: '<p>Suba la foto.</p>',
    },
    {
      slug: 'repair',
      title: 'Reportar una avería',
      summary: 'Con fotos.',
      html: '<p>Elija la urgencia.</p>',
    },
  ],
  articles: async () => lawLibrary.articles,
  findPlaces: async () => placeFinder(index),
};

async function clientOf({ client }: User): Promise<Client> {
  const { data } = await client.auth.getSession();
  const send: typeof fetch = (input, init) => {
    sent.push(`${init?.method} ${new URL(String(input)).pathname}`);
    const headers = new Headers(init?.headers);
    headers.set('apikey', project.publishableKey);
    headers.set('authorization', `Bearer ${data.session?.access_token}`);
    return fetch(input, { ...init, headers });
  };
  return createTableClient(`${project.url}/rest/v1`, inProductNames(send));
}

async function join(name: string, role: MembershipRole): Promise<User> {
  const user = await project.signUp(name, { user_type: 'manager' });
  const [invitation] = dataOf(
    await portfolio.owner.client.rpc('invite_member', {
      p_request_id: crypto.randomUUID(),
      p_organization_id: portfolio.organizationId,
      p_email: user.email,
      p_role: role,
    }),
  );
  dataOf(await user.client.rpc('accept_invitation', { p_token: invitation?.token ?? '' }));
  return user;
}

async function addRows(): Promise<void> {
  const { owner, tenant, leaseId, unitId, propertyId } = portfolio;
  await createUnit(owner, portfolio, 'B-2');
  dataOf(
    await owner.client.rpc('record_payment', {
      p_request_id: crypto.randomUUID(),
      p_lease_id: leaseId,
      p_amount_minor: 1_000_000,
      p_method: 'transfer',
      p_paid_on: '2026-05-04',
    }),
  );
  for (const [client, title] of [
    [owner.client, 'Pintar la fachada'],
    [tenant.client, 'Gotea el baño'],
  ] as const) {
    const isTenants = client === tenant.client;
    dataOf(
      await client.rpc(isTenants ? 'report_maintenance' : 'open_maintenance', {
        p_request_id: crypto.randomUUID(),
        ...(isTenants ? { p_lease_id: leaseId } : { p_property_id: propertyId, p_unit_id: unitId }),
        p_category: 'plumbing',
        p_title: title,
        p_description: title,
        p_priority: 'medium',
      } as never),
    );
  }
}

beforeAll(async () => {
  portfolio = await createPortfolio(project);
  const [accountant, maintenance] = [
    await join('accountant', 'accountant'),
    await join('worker', 'maintenance'),
  ];
  await addRows();
  const { owner, tenant, stranger } = portfolio;
  clients = {
    owner: await clientOf(owner),
    accountant: await clientOf(accountant),
    maintenance: await clientOf(maintenance),
    stranger: await clientOf(stranger),
    tenant: await clientOf(tenant),
  };
}, 120_000);

function ask(actor: Actor, tool: ToolName, values: ToolArguments = {}, area: ToolReader['area'] = 'owner') {
  const reader = {
    area,
    organizationId: area === 'owner' ? portfolio.organizationId : null,
    today: TODAY,
    language: 'es',
    sources,
  } as const;
  return runTool(clients[actor], reader, tool, values);
}
const outcomeOf = (answer: Promise<ToolAnswer>) =>
  answer.then(
    ({ rows, unknown, candidates }) =>
      unknown ? 'unknown' : candidates ? 'candidates' : rows.length > 0 ? 'some' : 'none',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

const NO = 'not_allowed';
const CUT = 'measure_cut_invalid';
const YEAR = { from: '2026-01-01', until: '2026-12-31' };
const MAY = { from: '2026-05-01', until: '2026-05-31' };
const NOT_HERE = 'tool_not_offered';
/** Who gets what: owner, accountant, maintenance, and the owner of another organization. */
const ofMembers: readonly (readonly [ToolName, ToolArguments, string, string, string, string])[] = [
  ['tenant_account', { tenant: 'yesenia' }, 'some', 'some', NO, NO],
  ['tenant_account', { tenant: 'Nadie Conocido' }, 'unknown', 'unknown', NO, NO],
  ['late_tenants', {}, 'some', 'some', NO, NO],
  ['payments', MAY, 'some', 'some', NO, NO],
  ['payments', { from: '2026-04-01', until: '2026-04-30' }, 'none', 'none', NO, NO],
  ['lease', { unit: 'A-1' }, 'some', 'some', NO, NO],
  ['leases_ending', { from: '2026-12-01', until: '2026-12-31' }, 'some', 'some', NO, NO],
  ['vacant_units', {}, 'some', 'some', 'some', NO],
  ['vacant_units', { property: 'Torre que no existe' }, 'unknown', 'unknown', 'unknown', NO],
  ['property', { property: 'las palmas' }, 'some', 'some', 'some', NO],
  ['open_requests', { unit: 'Palmas A-1' }, 'some', 'some', 'some', NO],
  ['open_requests', { priority: 'urgent' }, 'none', 'none', 'none', NO],
  ['upcoming', { from: '2026-12-01', until: '2026-12-31' }, 'some', 'some', 'some', NO],
  ['waiting', {}, 'some', 'some', 'some', NO],
  ['changes', { from: '2026-01-01' }, 'some', 'some', NO, NO],
  ['find', { text: 'palmas' }, 'some', 'some', 'some', NO],
  ['measure', { measure: 'active_leases' }, 'some', 'some', NO, NO],
  ['measure', { measure: 'requests_opened', by: ['property'], ...YEAR }, 'some', 'some', 'some', NO],
  ['measure', { measure: 'requests_opened', by: ['vendor'] }, CUT, CUT, CUT, NO],
  ['forecast', { of: 'rent_income' }, 'some', 'some', NO, NO],
  ['my_balance', {}, NOT_HERE, NOT_HERE, NOT_HERE, NOT_HERE],
];
const ofTenants: readonly (readonly [ToolName, ToolArguments, tenant: string, stranger: string])[] = [
  ['my_balance', {}, 'some', 'none'],
  ['my_payments', {}, 'some', 'none'],
  ['my_payments', { from: '2026-04-01', until: '2026-04-30' }, 'none', 'none'],
  ['my_lease', {}, 'some', 'none'],
  ['my_requests', {}, 'some', 'none'],
  ['my_dates', {}, 'some', 'none'],
  ['my_notices', {}, 'none', 'none'],
  ['my_documents', {}, 'none', 'none'],
  ['guide', { text: '¿cómo pago por transferencia?' }, 'some', 'some'],
  ['law', { text: '¿cuánto depósito me pueden pedir?' }, 'some', 'some'],
  ['place', { text: 'ver mis recibos' }, 'some', 'some'],
  ['late_tenants', {}, NOT_HERE, NOT_HERE],
];

describe('tools', () => {
  it.each(ofMembers)('%s %j answers members what their role may read', async (tool, values, ...expected) => {
    const actors = ['owner', 'accountant', 'maintenance', 'stranger'] as const;
    expect(await Promise.all(actors.map((actor) => outcomeOf(ask(actor, tool, values))))).toEqual(expected);
  });

  it.each(ofTenants)('%s %j answers tenants what is their own', async (tool, values, ...expected) => {
    const actors = ['tenant', 'stranger'] as const;
    expect(await Promise.all(actors.map((actor) => outcomeOf(ask(actor, tool, values, 'tenant'))))).toEqual(
      expected,
    );
  });

  it('give figures that the product’s screens show', async () => {
    const account = await ask('owner', 'tenant_account', { tenant: 'Yesenia Mercedes' });
    expect(account.rows[0]).toMatchObject({ unit: 'A-1', paid: { minor: 1_000_000, currency: 'DOP' } });
    const balance = await ask('tenant', 'my_balance', {}, 'tenant');
    expect(balance.rows[0]?.owed).toEqual(account.rows[0]?.owed);
    const { rows } = await ask('owner', 'lease', { tenant: 'mercedes' });
    expect(rows).toMatchObject([{ tenant: 'Yesenia Mercedes', rent: RENT, endsOn: '2026-12-31' }]);
    const leases = await ask('accountant', 'measure', { measure: 'active_leases' });
    expect(leases.rows).toEqual([{ measure: 'active_leases', value: 1, unit_of_value: 'count' }]);
    const vacant = await ask('maintenance', 'vacant_units');
    expect(vacant).toMatchObject({ count: 1, rows: [{ property: 'Residencial Las Palmas', unit: 'B-2' }] });
  });

  it('lead to filled forms', async () => {
    const text = 'Corte de agua & luz mañana';
    const { propertyId, unitId, leaseId } = portfolio;
    const place = async (answer: Promise<ToolAnswer>) =>
      new URL((await answer).places[0] ?? '', 'https://x.invalid');
    const notice = await place(ask('owner', 'prepare_notice', { property: 'palmas', text }));
    expect([notice.pathname, Object.fromEntries(notice.searchParams)]).toEqual([
      '/notices/new',
      { property: propertyId, text },
    ]);
    const request = await place(
      ask('maintenance', 'prepare_request', { unit: 'A-1', text, priority: 'high' }),
    );
    expect(Object.fromEntries(request.searchParams)).toEqual({
      property: propertyId,
      unit: unitId,
      text,
      priority: 'high',
    });
    const payment = await place(
      ask('accountant', 'prepare_payment', { tenant: 'yesenia', amount: '25000.50', day: '2026-05-02' }),
    );
    expect([payment.pathname, Object.fromEntries(payment.searchParams)]).toEqual([
      `/leases/${leaseId}`,
      { open: 'payment', amount: '2500050', day: '2026-05-02' },
    ]);
    const own = await place(ask('tenant', 'prepare_my_payment', { amount: 500 }, 'tenant'));
    expect(`${own.pathname}${own.search}`).toBe('/payments/new?amount=50000');
    expect(await outcomeOf(ask('maintenance', 'prepare_notice', { text }))).toBe(NO);
    expect(await outcomeOf(ask('maintenance', 'prepare_payment', { tenant: 'yesenia' }))).toBe(NO);
  });

  it('ask which record is meant where several fit', async () => {
    const { candidates } = await ask('owner', 'lease', { unit: 'palmas' });
    expect(candidates?.map(({ name }) => name)).toEqual(['A-1', 'B-2']);
  });

  it('refuse arguments that are not declared before anything is asked', async () => {
    const before = sent.length;
    await expect(ask('owner', 'payments', { where: '1=1' })).rejects.toMatchObject({
      code: 'tool_argument_invalid',
      params: { tool: 'payments', parameter: 'where', fault: 'unknown' },
    });
    expect(sent).toHaveLength(before);
  });

  it('take what people wrote as words alone', async () => {
    const odd = 'a",or=(id.not.is.null)&limit=1%_\\';
    expect(await outcomeOf(ask('owner', 'property', { property: odd }))).toBe('unknown');
    expect(await outcomeOf(ask('owner', 'find', { text: odd }))).toBe('none');
  });
});

it('no tool writes: each request is one that the server answers in a transaction that can only read', () => {
  expect(sent.length).toBeGreaterThan(100);
  // These are called in another way, and are declared as functions that change nothing, too.
  const called = new Set(sent.filter((line) => !line.startsWith('GET ')));
  expect([...called].toSorted()).toEqual(['POST /rest/v1/rpc/forecast_inputs', 'POST /rest/v1/rpc/measures']);
});
