import { globSync } from 'node:fs';
import { reportSlug } from '#src/domain/books/report-request.ts';
import { reportKinds } from '#src/domain/foundation/enums.ts';
import { routes as ownerRoutes } from '#src/islands/owner-dashboard/routes.ts';
import { routes as tenantRoutes } from '#src/islands/tenant-dashboard/routes.ts';
import { expenseSamples } from '#tests/a11y/expense-samples.ts';
import type { Client } from '#tests/support/rental.ts';
import { made } from '#tests/support/rental.ts';

/** Patterns of the dashboards' screens, from the route tables themselves: a new screen is looked at without being listed. */
export const ownerPatterns: readonly string[] = ownerRoutes.map(({ path }) => path);
export const tenantPatterns: readonly string[] = tenantRoutes.map(({ path }) => path);

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
  return {
    '/properties': ['/properties', '/properties?view=map'],
    '/properties/:id': [
      '',
      '?tab=analytics',
      '?tab=metrics',
      '?tab=documents',
      '?tab=vacancy',
      '?tab=marketing',
    ].map((tab) => `/properties/${property.id}${tab}`),
    '/properties/:id/edit': [`/properties/${property.id}/edit`],
    '/properties/:id/units': [`/properties/${property.id}/units`],
    '/units/:id': [`/units/${unit.id}`],
    '/tenant-screening/:id': [`/tenant-screening/${application.id}`],
    '/tenants/:personId': [`/tenants/${seat.person_id}`],
    '/leases/:id': [`/leases/${lease.id}`],
    '/leases/:id/contract': [`/leases/${lease.id}/contract`],
    '/leases/:id/condition': [`/leases/${lease.id}/condition`],
    '/community': ['', '?part=reports', '?part=areas', '?part=parcels', '?part=rules', '?part=settings'].map(
      (part) => `/community${part}`,
    ),
    ...(await expenseSamples(client)),
    '/maintenance/:id': [`/maintenance/${await requestOf(client)}`],
    ...(await messageSamples(client)),
    '/finance/payments/:id': payments.map((id) => `/finance/payments/${id}`),
    '/finance/ledger/:account': [`/finance/ledger/${account.id}`],
    '/finance/taxes/forms/:form': ['/finance/taxes/forms/607', '/finance/taxes/forms/IT-1'],
    '/finance/taxes/forms/:form/:figure': [
      '/finance/taxes/forms/IT-1/advanced',
      '/finance/taxes/forms/IR-17/all',
    ],
    '/finance/:tab': ['/finance/charges'],
    '/finance/reports/:report': reportKinds.map((kind) => `/finance/reports/${reportSlug(kind)}`),
    '/finance/reports/:report/entries/:account': [`/finance/reports/balance-sheet/entries/${account.id}`],
  };
}

/** @param client signed in as the demo's tenant @param owner as its owner */
export async function tenantSamples(client: Client, owner: Client): Promise<Samples> {
  const attempt = await made(client.from('card_payments').select('id').order('id').limit(1).single());
  return {
    '/payments/:id': [`/payments/${await paymentOf(client, 'confirmed')}`],
    '/payments/card/:id': [`/payments/card/${attempt.id}`],
    '/maintenance/:id': [`/maintenance/${await requestOf(client)}`],
    ...(await messageSamples(client)),
    '/community': ['', '?part=areas', '?part=parcels', '?part=lost_and_found', '?part=rules'].map(
      (part) => `/community${part}`,
    ),
    '/help/:guide': ['/help/deposit'],
    '/contracts/:id': [`/contracts/${await contractOf(client, owner)}`],
  };
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

/** The oldest conversation, which has lines of both sides; the newest notice that is published, and one that is scheduled. */
async function messageSamples(client: Client): Promise<Samples> {
  const now = new Date().toISOString();
  const notices = () =>
    client.from('notices').select('id').order('publish_at', { ascending: false }).limit(1);
  const [conversation, published, scheduled] = await Promise.all([
    made(client.from('conversations').select('id').order('last_message_at').limit(1).single()),
    made(notices().lte('publish_at', now).single()),
    notices().gt('publish_at', now).maybeSingle(),
  ]);
  return {
    '/messages/:id': [`/messages/${conversation.id}`],
    '/notices/:id': [`/notices/${published.id}`],
    '/notices/:id/edit': [`/notices/${scheduled.data?.id ?? published.id}/edit`],
  };
}

/** A completed one, which has everything: messages, a rating. */
async function requestOf(client: Client): Promise<string> {
  const { id } = await made(
    client.from('maintenance_requests').select('id').eq('status', 'completed').order('id').limit(1).single(),
  );
  return id;
}

async function paymentOf(client: Client, status: 'reported' | 'confirmed'): Promise<string> {
  const { id } = await made(
    client.from('payments').select('id').eq('status', status).order('id').limit(1).single(),
  );
  return id;
}

/** Throws for a pattern with a name in it that has no sample. */
export function pathsOf(base: string, pattern: string, samples: Samples): string[] {
  const paths = samples[pattern] ?? (pattern.includes(':') ? undefined : [pattern]);
  if (!paths) throw new Error(`Give the screen at "${pattern}" a sample in tests/a11y/routes.ts.`);
  return paths.map((path) => base + path);
}
