import { globSync } from 'node:fs';
import { reportSlug } from '#src/domain/books/report-request.ts';
import { reportKinds } from '#src/domain/foundation/enums.ts';
import { expenseRecords } from '#tests/a11y/expense-records.ts';
import type { Client } from '#tests/support/rental.ts';
import { made } from '#tests/support/rental.ts';
import { type Area, readScreens, routesOf } from '../../config/screens/read-screens.ts';

const routes = { owner: routesOf(readScreens('owner')), tenant: routesOf(readScreens('tenant')) };

/** Patterns of the dashboards' screens, from the screens themselves: a new one is looked at without being listed. */
export const ownerPatterns: readonly string[] = routes.owner.map(({ path }) => path);
export const tenantPatterns: readonly string[] = routes.tenant.map(({ path }) => path);

/** One screen of each room, of a record where the room has one. */
export function oneOfEachRoom(area: Exclude<Area, 'admin'>): string[] {
  const chosen = new Map<string, string>();
  for (const { path, screen } of routes[area]) {
    const [, room] = /\/screens\/([^/]+)/.exec(screen.file) ?? [];
    const known = room && chosen.get(room);
    if (room && (!known || (path.includes(':') && !known.includes(':')))) chosen.set(room, path);
  }
  return [...chosen.values()];
}

/** The screens that only administrators have, and their home. */
export const adminPaths: readonly string[] = routesOf(
  readScreens('admin').filter(({ file }) => file.includes('/admin/')),
).map(({ path }) => `/admin${path}`);

/** The other pages, from their files: `[...language]/login.astro` is /login/ and /en/login/. */
export const publicPaths: readonly string[] = globSync('src/pages/**/*.astro')
  .map((file) =>
    file
      .replaceAll('\\', '/')
      .replace(/^src\/pages|\.astro$/g, '')
      .replace(/\/index$/, '/'),
  )
  .filter((path) => !/^\/(owner-dashboard|tenant-dashboard|admin)\//.test(path))
  // What stands behind an address of its own is looked at by the tests that make one.
  .filter((path) => !path.includes('/rentals/'))
  .map((path) => (path.endsWith('/') ? path : `${path}/`))
  .sort();

/** Looked at side by side. */
export const inParts = (paths: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(paths.length / size) }, (_, part) =>
    paths.slice(part * size, (part + 1) * size),
  );

/** The addresses of a pattern: for each name in it, something of the demo portfolio. */
type Samples = Readonly<Record<string, readonly string[]>>;

/** Ids of records of the demo, by what screens call them (`record` in their `screen.ts`), and what other names stand for. */
type Records = Readonly<Record<string, readonly string[]>>;

/** Every address of an area's screens: for each name in a pattern, a record of the demo, or what the screen itself gives. */
function samplesOf(area: Exclude<Area, 'admin'>, records: Records): Samples {
  return Object.fromEntries(
    routes[area].map(({ path, screen: { about } }) => {
      const given = about.samples?.filter((sample) => fits(sample, path)) ?? [];
      const addresses = (given.length > 0 ? given : [path]).flatMap((one) =>
        filled(one, about.record, records),
      );
      const views = addresses.flatMap((one) => (about.views ?? []).map((view) => one + view));
      return [path, [...addresses, ...views]];
    }),
  );
}

function filled(pattern: string, record: string | undefined, records: Records): string[] {
  const name = /:(\w+)/.exec(pattern)?.[1];
  if (name === undefined) return [pattern];
  const values = records[name] ?? records[record ?? ''];
  if (!values) throw new Error(`Give tests/a11y/routes.ts a record for the screen at "${pattern}".`);
  return values.flatMap((value) => filled(pattern.replace(`:${name}`, value), record, records));
}

const fits = (address: string, pattern: string) =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(address);

/** @param client signed in as the demo's owner */
export async function ownerSamples(client: Client): Promise<Samples> {
  const [property, account, lease, unit, seat, application] = await Promise.all([
    made(client.from('properties').select('id').order('name').limit(1).single()),
    made(client.from('accounts').select('id').eq('system_key', 'receivables').single()),
    made(client.from('leases').select('id').eq('status', 'active').order('id').limit(1).single()),
    made(client.from('units').select('id').order('id').limit(1).single()),
    made(client.from('lease_tenants').select('person_id').order('id').limit(1).single()),
    made(client.from('applications').select('id').eq('status', 'in_review').limit(1).single()),
  ]);
  const payments = await Promise.all(
    (['reported', 'confirmed'] as const).map((status) => paymentOf(client, status)),
  );
  return samplesOf('owner', {
    property: [property.id],
    account: [account.id],
    lease: [lease.id],
    unit: [unit.id],
    person: [seat.person_id],
    application: [application.id],
    payment: payments,
    report: reportKinds.map(reportSlug),
    maintenanceRequest: [await requestOf(client)],
    asset: [await firstOf(client, 'assets')],
    legalFile: [await legalFileOf(client, lease.id)],
    preventivePlan: [await firstOf(client, 'preventive_plans')],
    workOrder: [await workOrderOf(client)],
    ...(await expenseRecords(client)),
    ...(await messageRecords(client)),
    decision: await Promise.all((['open', 'closed'] as const).map((status) => decisionOf(client, status))),
    draftDecision: [await decisionOf(client, 'draft')],
    assembly: await Promise.all((['called', 'closed'] as const).map((status) => assemblyOf(client, status))),
    draftAssembly: [await assemblyOf(client, 'draft')],
    analysisBoard: [await boardOf(client)],
  });
}

/** @param client signed in as the demo's tenant @param owner as its owner */
export async function tenantSamples(client: Client, owner: Client): Promise<Samples> {
  const attempt = await made(client.from('card_payments').select('id').order('id').limit(1).single());
  return samplesOf('tenant', {
    payment: [await paymentOf(client, 'confirmed')],
    cardPayment: [attempt.id],
    maintenanceRequest: [await requestOf(client)],
    contract: [await contractOf(client, owner)],
    decision: await Promise.all((['open', 'closed'] as const).map((status) => decisionOf(client, status))),
    assembly: await Promise.all((['called', 'closed'] as const).map((status) => assemblyOf(client, status))),
    ...(await messageRecords(client)),
  });
}

/** The demo has sent no contract: one is sent to whoever looks, unless somebody who looks at the same time was first. */
async function contractOf(client: Client, owner: Client): Promise<string> {
  const lease = await made(
    client.from('leases').select('id').eq('status', 'active').order('id').limit(1).single(),
  );
  const clauses = [{ heading: '1.º Inmueble', paragraphs: ['La unidad 3-B.'] }];
  const title = { es: 'Contrato de alquiler', en: 'Lease agreement' };
  await owner.rpc('send_amendment', {
    p_request_id: crypto.randomUUID(),
    p_lease_id: lease.id,
    p_body: JSON.stringify({ template: 'prueba', title, es: clauses, en: clauses }),
  });
  const [sent] = await made(client.rpc('my_contracts'));
  return sent?.version_id ?? '';
}

/** The demo keeps no board: one is kept for whoever looks, under an id of its own, so that it is there once. */
async function boardOf(client: Client): Promise<string> {
  const id = '5e0f8f5e-7f0b-4a53-9d3c-0a4f6c0b6a11';
  const { id: organizationId } = await made(client.from('organizations').select('id').limit(1).single());
  await client.from('analysis_boards').upsert(
    {
      id,
      organization_id: organizationId,
      name: 'Los lunes',
      views: ['m=collected&by=month', 'm=overdue&by=tenant'],
    },
    { onConflict: 'id', ignoreDuplicates: true },
  );
  return id;
}

/** The oldest conversation, which has lines of both sides; the newest notice that is published, and one that is scheduled. */
async function messageRecords(client: Client): Promise<Records> {
  const now = new Date().toISOString();
  const notices = () =>
    client.from('notices').select('id').order('publish_at', { ascending: false }).limit(1);
  const [conversation, published, scheduled] = await Promise.all([
    made(client.from('conversations').select('id').order('last_message_at').limit(1).single()),
    made(notices().lte('publish_at', now).single()),
    notices().gt('publish_at', now).maybeSingle(),
  ]);
  return {
    conversation: [conversation.id],
    notice: [published.id],
    scheduledNotice: [scheduled.data?.id ?? published.id],
  };
}

async function decisionOf(client: Client, status: 'draft' | 'open' | 'closed'): Promise<string> {
  const row = await made(client.from('decisions').select('id').eq('status', status).limit(1).single());
  return row.id;
}

async function assemblyOf(client: Client, status: 'draft' | 'called' | 'closed'): Promise<string> {
  const row = await made(client.from('assemblies').select('id').eq('status', status).limit(1).single());
  return row.id;
}

/** A completed one, which has everything: messages, a rating. */
async function requestOf(client: Client): Promise<string> {
  const { id } = await made(
    client.from('maintenance_requests').select('id').eq('status', 'completed').order('id').limit(1).single(),
  );
  return id;
}

/** The demo keeps none: one is opened by whoever looks, unless somebody was first. */
async function legalFileOf(client: Client, leaseId: string): Promise<string> {
  const fileId = crypto.randomUUID();
  await client.rpc('open_legal_file', { p_file_id: fileId, p_lease_id: leaseId, p_kind: 'deposit' });
  const { id } = await made(
    client.from('legal_files').select('id').eq('lease_id', leaseId).eq('kind', 'deposit').limit(1).single(),
  );
  return id;
}

async function firstOf(client: Client, table: 'assets' | 'preventive_plans'): Promise<string> {
  const { id } = await made(client.from(table).select('id').order('id').limit(1).single());
  return id;
}

/** One that has quotes, of which none is accepted. */
async function workOrderOf(client: Client): Promise<string> {
  const { id } = await made(
    client.from('work_orders').select('id').eq('status', 'quoting').order('number').limit(1).single(),
  );
  return id;
}

async function paymentOf(client: Client, status: 'reported' | 'confirmed'): Promise<string> {
  const { id } = await made(
    client.from('payments').select('id').eq('status', status).order('id').limit(1).single(),
  );
  return id;
}

export const pathsOf = (base: string, pattern: string, samples: Samples): string[] =>
  (samples[pattern] ?? []).map((path) => base + path);
