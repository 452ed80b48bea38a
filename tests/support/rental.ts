import { randomUUID } from 'node:crypto';
import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#src/data/database.types.ts';
import { addDays } from '#src/domain/foundation/dates.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { DEFAULT_TIME_ZONE, todayIn } from '#src/domain/foundation/time-zone.ts';
import { loadSecrets, publishableKey } from '#stack/keys.ts';
import { makeAccount } from '#tests/support/account.ts';

export type Client = SupabaseClient<Database>;

/** A password that the rules accept. */
export const PASSWORD = 'Llavero-e2e-2026';

/** That of the demo accounts, as `npm start` prints it. */
export const DEMO_PASSWORD = 'Llavero-demo-2026';

const DAYS_OF_A_YEAR = 365;

/** Somebody with an account, signed in: through `client` here, through `session` in a browser. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly client: Client;
  readonly session: Session;
}

/** An apartment let by an owner to a tenant who has an account; the deposit is charged and due, and nothing else. */
export interface Rental {
  readonly owner: Person;
  readonly tenant: Person;
  readonly organizationId: string;
  readonly propertyId: string;
  readonly property: string;
  readonly unitId: string;
  readonly unit: string;
  readonly leaseId: string;
  readonly invitationToken: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly depositMinor: number;
}

const clientOf = (url: string | undefined, key: string): Client =>
  createClient<Database>(url ?? '', key, { auth: { persistSession: false, autoRefreshToken: false } });

type Answer = { data: unknown; error: unknown };
type DataOf<A extends Answer> = NonNullable<Extract<A, { error: null }>['data']>;

/** The rows or the value of an answer. Throws what the API answered instead. */
export async function made<A extends Answer>(answer: PromiseLike<A>): Promise<DataOf<A>> {
  const { data, error } = await answer;
  if (error || data === null || data === undefined) throw new Error(JSON.stringify(error));
  return data as DataOf<A>;
}

/** What only the operator may do; its key stands in the stack's data folder. */
export async function operatorOf(url: string | undefined): Promise<Client> {
  const { secretKey } = await loadSecrets(process.env.E2E_DATA_DIR ?? '');
  return clientOf(url, secretKey);
}

export async function newPerson(
  url: string | undefined,
  name: string,
  userType: 'owner' | 'tenant',
): Promise<Person> {
  const email = `${userType}-${randomUUID()}@e2e.llavero.test`;
  const { secretKey } = await loadSecrets(process.env.E2E_DATA_DIR ?? '');
  const { client, session } = await makeAccount(
    { url: url ?? '', publishableKey, secretKey },
    { email, password: PASSWORD, metadata: { full_name: name, user_type: userType, locale: 'es' } },
  );
  return { name, email, client, session };
}

/** An administrator of the platform, who has yet to set up the second step. */
export async function newAdministrator(url: string | undefined): Promise<Person> {
  const operator = await operatorOf(url);
  const email = `admin-${randomUUID()}@e2e.llavero.test`;
  const name = 'Administración';
  await made(
    operator.auth.admin.createUser({
      email,
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { full_name: name },
      app_metadata: { user_type: 'admin' },
    }),
  );
  return signIn(url, { name, email, password: PASSWORD });
}

/** One of the accounts that the demo data contains. An administrator has yet to set up the second step. */
export function signInDemo(url: string | undefined, role: 'owner' | 'tenant' | 'admin'): Promise<Person> {
  return signIn(url, { name: role, email: `${role}@demo.llavero.test`, password: DEMO_PASSWORD });
}

async function signIn(
  url: string | undefined,
  { name, email, password }: { name: string; email: string; password: string },
): Promise<Person> {
  const client = clientOf(url, publishableKey);
  const { session } = await made(client.auth.signInWithPassword({ email, password }));
  if (!session) throw new Error('signing in gave no session');
  return { name, email, client, session };
}

interface RentalOptions {
  hasAccepted?: boolean;
  currency?: CurrencyCode;
  /** Today when left out. */
  startsOn?: string;
}

/**
 * Makes a rental through the calls that the screens make.
 * @param options `hasAccepted: false` leaves the tenant's invitation open; in dollars the same figures are agreed
 */
export async function makeRental(
  url: string | undefined,
  { hasAccepted = true, currency = 'DOP', startsOn = today() }: RentalOptions = {},
): Promise<Rental> {
  const owner = await newPerson(url, 'Carmen Jiménez', 'owner');
  const tenant = await newPerson(url, 'Pedro Núñez', 'tenant');
  const { client } = owner;
  const mark = randomUUID().slice(0, 8);
  const organizationId = await made(
    client.rpc('create_organization', { p_request_id: randomUUID(), p_name: `Alquileres ${mark}` }),
  );
  const property = `Torre ${mark}`;
  const place = { organization_id: organizationId, municipality: 'Santiago', province: 'Santiago' };
  const { id: propertyId } = await made(
    client
      .from('properties')
      .insert({ ...place, name: property, property_type: 'condominium' })
      .select('id')
      .single(),
  );
  const unit = `A-${mark}`;
  const { id: unitId } = await made(
    client
      .from('units')
      .insert({ organization_id: organizationId, property_id: propertyId, label: unit })
      .select('id')
      .single(),
  );
  const { id: personId } = await made(
    client
      .from('people')
      .insert({ organization_id: organizationId, full_name: tenant.name, email: tenant.email })
      .select('id')
      .single(),
  );
  const term = { startsOn, endsOn: addDays(today(), DAYS_OF_A_YEAR) };
  const depositMinor = 1_000_000;
  const leaseId = await made(
    client.rpc('create_lease', {
      p_request_id: randomUUID(),
      p_unit_id: unitId,
      p_person_ids: [personId],
      p_starts_on: term.startsOn,
      p_ends_on: term.endsOn,
      p_currency: currency,
      p_rent_minor: 2_500_000,
      p_due_day: 28,
      p_deposit_minor: depositMinor,
    }),
  );
  const seat = await made(client.from('lease_tenants').select('id').eq('lease_id', leaseId).single());
  const invited = await made(
    client.rpc('invite_tenant', { p_request_id: randomUUID(), p_lease_tenant_id: seat.id }),
  );
  const invitationToken = [invited].flat()[0]?.token ?? '';
  if (hasAccepted) await made(tenant.client.rpc('accept_invitation', { p_token: invitationToken }));
  const ids = { organizationId, propertyId, unitId, leaseId };
  return { owner, tenant, ...ids, property, unit, ...term, depositMinor, invitationToken };
}

/** The owner records money received. @returns the payment's id */
export async function recordPayment({ owner, leaseId }: Rental, amountMinor: number): Promise<string> {
  return made(
    owner.client.rpc('record_payment', {
      p_request_id: randomUUID(),
      p_lease_id: leaseId,
      p_amount_minor: amountMinor,
      p_paid_on: today(),
      p_method: 'cash',
    }),
  );
}

/** The tenant reports a payment. @returns its id */
export async function reportPayment({ tenant, leaseId }: Rental, amountMinor: number): Promise<string> {
  return made(
    tenant.client.rpc('report_payment', {
      p_request_id: randomUUID(),
      p_lease_id: leaseId,
      p_amount_minor: amountMinor,
      p_paid_on: today(),
      p_method: 'transfer',
      p_reference: 'BHD-77',
    }),
  );
}

export const today = (): string => todayIn(DEFAULT_TIME_ZONE, Date.now());
