// What is there before the accountant's month begins, made through the calls that the owner's and tenants' screens make.
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { addDays } from '#src/domain/foundation/dates.ts';
import { addMember } from '#tests/support/members.ts';
import { made, newPerson, type Person, today } from '#tests/support/rental.ts';
import { makeVacantPlace, type VacantPlace } from '../screening/place.ts';
import type { AccountantPlan } from './accountant-plan.ts';

const request = () => ({ p_request_id: randomUUID() });
const YEAR = 365;
export const BANK_NAME = 'Banco de la oficina';

export interface AccountantPlace extends VacantPlace {
  readonly accountant: Person;
  readonly tenant: Person;
  readonly leaseId: string;
  /** Of the other unit: owes a part of the deposit. */
  readonly newTenant: string;
}

/**
 * An organization with an accountant, taxes, a bank account and a limit for bills; a unit whose rent of the month was
 * posted and reported as paid, and another whose deposit came in part.
 */
export async function makeAccountantPlace(
  url: string | undefined,
  api: APIRequestContext,
  plan: AccountantPlan,
): Promise<AccountantPlace> {
  const [place, accountant, tenant] = await Promise.all([
    makeVacantPlace(url),
    newPerson(url, 'Altagracia Contreras', 'owner'),
    newPerson(url, 'Pedro Núñez', 'tenant'),
  ]);
  await addMember(place, accountant, 'accountant');
  const lease = { p_starts_on: plan.firstDay, p_ends_on: addDays(plan.firstDay, YEAR) };
  const leaseId = await letUnit(place, place.unitId, tenant, { ...lease, p_rent_minor: plan.rentMinor });
  await joinLease(place, leaseId, tenant);
  const posted = await api.post(
    `/_local/jobs/run?organization=${place.organizationId}&now=${plan.firstDay}T16:00:00Z`,
  );
  expect(posted.ok()).toBe(true);
  await made(
    tenant.client.rpc('report_payment', {
      ...request(),
      p_lease_id: leaseId,
      p_amount_minor: plan.rentMinor,
      p_paid_on: plan.rentPaidOn,
      p_method: 'transfer',
      p_reference: plan.rentReference,
    }),
  );
  const newTenant = 'Luisa Marte';
  await takeDeposit(place, newTenant, plan);
  await openBooks(place, plan);
  return { ...place, accountant, tenant, leaseId, newTenant };
}

interface Term {
  readonly p_starts_on: string;
  readonly p_ends_on: string;
  readonly p_rent_minor: number;
  readonly p_deposit_minor?: number;
}

async function letUnit(
  { owner: { client }, organizationId }: VacantPlace,
  unitId: string,
  person: { readonly name: string; readonly email: string },
  term: Term,
): Promise<string> {
  const row = { organization_id: organizationId, full_name: person.name, email: person.email };
  const { id } = await made(client.from('people').insert(row).select('id').single());
  return made(
    client.rpc('create_lease', {
      ...request(),
      ...term,
      p_unit_id: unitId,
      p_person_ids: [id],
      p_currency: 'DOP',
      p_due_day: 5,
    }),
  );
}

async function joinLease({ owner: { client } }: VacantPlace, leaseId: string, tenant: Person): Promise<void> {
  const { id } = await made(client.from('lease_tenants').select('id').eq('lease_id', leaseId).single());
  const invited = await made(client.rpc('invite_tenant', { ...request(), p_lease_tenant_id: id }));
  await made(tenant.client.rpc('accept_invitation', { p_token: [invited].flat()[0]?.token ?? '' }));
}

/** A second unit, let today: its deposit came in part, and not to the account that deposits are kept in. */
async function takeDeposit(place: VacantPlace, name: string, plan: AccountantPlan): Promise<void> {
  const { client } = place.owner;
  const row = { organization_id: place.organizationId, property_id: place.propertyId, label: 'B-2' };
  const unit = await made(client.from('units').insert(row).select('id').single());
  const leaseId = await letUnit(
    place,
    unit.id,
    { name, email: '' },
    {
      p_starts_on: today(),
      p_ends_on: addDays(today(), YEAR),
      p_rent_minor: plan.rentMinor,
      p_deposit_minor: plan.depositMinor,
    },
  );
  await made(
    client.rpc('record_payment', {
      ...request(),
      p_lease_id: leaseId,
      p_amount_minor: plan.depositCameMinor,
      p_paid_on: today(),
      p_method: 'cash',
    }),
  );
}

/** What only the owner sets, and the bank account of the books. */
async function openBooks({ owner: { client }, organizationId }: VacantPlace, plan: AccountantPlan) {
  const accounts = await made(client.from('accounts').select('id, system_key').eq('subtype', 'cash'));
  const idOf = (key: string) => accounts.find(({ system_key }) => system_key === key)?.id ?? '';
  await made(
    client.rpc('save_fiscal_issuer', {
      p_organization_id: organizationId,
      p_tax_id: plan.organizationTaxId,
      p_legal_name: 'Carmen Jiménez',
      p_taxpayer_kind: 'person',
    }),
  );
  const limit = {
    p_organization_id: organizationId,
    p_currency: 'DOP',
    p_amount_minor: plan.workMinor,
  } as const;
  expect((await client.rpc('set_approval_limit', limit)).error).toBeNull();
  const usual = { p_organization_id: organizationId, p_deposits_account_id: idOf('deposits_bank') };
  await made(client.rpc('set_default_accounts', usual));
  const bank = { organization_id: organizationId, account_id: idOf('operating_cash'), name: BANK_NAME };
  await made(
    client
      .from('bank_accounts')
      .insert({ ...bank, currency: 'DOP', opening_on: plan.firstDay, opening_minor: 0 })
      .select('id')
      .single(),
  );
}

/** The owner approves the only bill that waits. */
export async function approveWaitingBill({ owner: { client }, organizationId }: VacantPlace): Promise<void> {
  const waiting = { organization_id: organizationId, status: 'awaiting_approval' } as const;
  const { id } = await made(client.from('bills').select('id').match(waiting).single());
  await made(client.rpc('decide_bill', { ...request(), p_bill_id: id, p_is_approved: true, p_reason: '' }));
}

/** What the accountant may not do, tried without any screen: the code of each refusal. */
export async function tryForbidden({ accountant: { client }, ...place }: AccountantPlace): Promise<object> {
  const { organizationId, leaseId } = place;
  const codeOf = async (call: PromiseLike<{ error: { message: string } | null }>) =>
    (await call).error?.message ?? 'done';
  const members = { p_organization_id: organizationId, p_email: 'otra@e2e.llavero.test' };
  return {
    signsOnPaper: await codeOf(client.rpc('record_paper_signature', { ...request(), p_lease_id: leaseId })),
    lets: await codeOf(
      client.rpc('create_lease', {
        ...request(),
        p_unit_id: place.unitId,
        p_person_ids: [],
        p_starts_on: today(),
        p_ends_on: today(),
        p_currency: 'DOP',
        p_rent_minor: 1,
        p_due_day: 1,
      }),
    ),
    invites: await codeOf(client.rpc('invite_member', { ...request(), ...members, p_role: 'owner' })),
    promotes: await codeOf(
      client.rpc('change_member_role', {
        p_organization_id: organizationId,
        p_user_id: place.owner.session.user.id,
        p_role: 'viewer',
      }),
    ),
    raisesLimit: await codeOf(
      client.rpc('set_approval_limit', { p_organization_id: organizationId, p_currency: 'DOP' }),
    ),
    changesTaxId: await codeOf(
      client.rpc('save_fiscal_issuer', {
        p_organization_id: organizationId,
        p_tax_id: '101010632',
        p_legal_name: 'Otra',
        p_taxpayer_kind: 'company',
      }),
    ),
  };
}
