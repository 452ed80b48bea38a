import { beforeEach, describe, expect, test } from 'vitest';
import { LEASE_ID, leaseRow, PERSON_ID, tenantRow } from '#tests/screens/fixtures/leasing.ts';
import { reportedPayment } from '#tests/screens/fixtures/money.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { NOW, newId, ORGANIZATION_ID, row, USER_ID } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const PAGE = `/owner-dashboard/tenants/${PERSON_ID}`;
const REQUEST_ID = newId();
const NOTE = 'Llama antes de venir';
const tenant = tenantRow();
const person = row(
  'people',
  { id: PERSON_ID, organization_id: ORGANIZATION_ID, full_name: 'Pedro Núñez', email: 'pedro@example.com' },
  { phone: '', identity_type: null, identity_number: '', user_id: USER_ID, created_at: NOW },
);

beforeEach(() => {
  server.rows('people', [person]);
  server.rows('tenants_list', [tenant]);
  server.rows('leases_list', []);
  server.call('person_account_email', null as never);
  server.rows('maintenance_list', [
    row(
      'maintenance_list',
      {
        id: REQUEST_ID,
        lease_id: LEASE_ID,
        title: 'Gotea el lavamanos',
        status: 'pending',
        priority: 'high',
      },
      { organization_id: ORGANIZATION_ID, number: 1, property_id: newId(), unit_id: newId(), stage: null },
      { category: 'plumbing', description: '', may_enter: false, access_note: '', assigned_to: null },
      { scheduled_on: null, created_at: NOW, respond_by: NOW, resolve_by: NOW, responded_at: null },
      { completed_at: null, reopened_count: 0, rating: null, rating_comment: '', property_name: 'Torre Mar' },
      { unit_label: 'A-1', assignee_name: null, reporter_name: 'Pedro Núñez' },
    ),
  ]);
  server.empty('charges_list', 'payments_list', 'refunds', 'documents', 'document_requests_list');
  server.empty('person_notes_list', 'person_tags', 'accounts', 'account_balances');
  server.empty('applications_list', 'lease_guarantors');
});

describe('the page of a tenant', () => {
  test('says that they use the portal, and leads to what they reported', async () => {
    const { tenantPage: text } = (await textsOf('en')).owner;
    const screen = await openScreen(PAGE, { language: 'en', theme: 'dark' });
    await expect.element(screen.getByRole('heading', { level: 1, name: /Pedro Núñez/ })).toBeVisible();
    await expect.element(screen.getByRole('definition').filter({ hasText: text.usesPortal })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Gotea el lavamanos', exact: false }).first())
      .toHaveAttribute('href', `/owner-dashboard/maintenance/${REQUEST_ID}`);
    await expectAccessible();
  });

  test('takes notes and tags, which are not empty', async () => {
    const { tenantPage: text } = (await textsOf('es')).owner;
    server.write('person_notes', 'insert', () => {
      server.rows('person_notes_list', [
        { id: newId(), body: NOTE, created_at: NOW, author_name: 'Ana Reyes' },
      ]);
      return [];
    });
    server.write('person_tags', 'insert', () => {
      server.rows('person_tags', [{ id: newId(), tag: 'puntual' }]);
      return [];
    });
    const screen = await openScreen(PAGE, { width: 360 });
    const add = screen.getByRole('button', { name: text.addNote });
    await add.click();
    await expect.element(screen.getByText(text.noteMissing).first()).toBeVisible();
    expect(server.writesOf('person_notes')).toEqual([]);
    await screen.getByLabelText(text.note, { exact: false }).fill(NOTE);
    await add.click();
    await expect.element(screen.getByText(text.noteAdded)).toBeVisible();
    await expect.element(screen.getByRole('listitem').filter({ hasText: NOTE })).toBeVisible();
    await screen.getByLabelText(text.tag, { exact: false }).fill('puntual');
    await screen.getByRole('button', { name: text.addTag }).click();
    await expect
      .element(screen.getByRole('button', { name: text.removeTag({ tag: 'puntual' }) }))
      .toBeVisible();
  });

  test('is brought up to date; a telephone number that is none is refused', async () => {
    const { owner, common } = await textsOf('en');
    const { tenantPage: text } = owner;
    server.write('people', 'update', ({ phone = '' }) => {
      server.rows('people', [{ ...person, phone }]);
      return [{ id: PERSON_ID }];
    });
    const screen = await openScreen(PAGE, { language: 'en' });
    await screen.getByRole('button', { name: common.actions.edit }).click();
    const dialog = screen.getByRole('dialog');
    const save = dialog.getByRole('button', { name: common.actions.save });
    const phone = dialog.getByLabelText(text.phone, { exact: false });
    await phone.fill('12');
    await save.click();
    await expect.element(dialog.getByText(text.phoneInvalid).first()).toBeVisible();
    expect(server.writesOf('people')).toEqual([]);
    await expectAccessible();
    await phone.fill('809 555 0199');
    await save.click();
    await expect.element(screen.getByText(text.saved)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: '809-555-0199' }).first()).toBeVisible();
  });

  test('offers the new address of their account to the record', async () => {
    const { accountEmail: text } = (await textsOf('es')).owner.tenantPage;
    const email = 'nueva@example.com';
    server.call('person_account_email', email);
    server.write('people', 'update', () => {
      server.rows('people', [{ ...person, email }]);
      server.call('person_account_email', null as never);
      return [{ id: PERSON_ID }];
    });
    const screen = await openScreen(PAGE, { width: 360, theme: 'dark' });
    const offer = screen.getByText(text.uses({ name: 'Pedro Núñez', email }));
    await expect.element(offer).toBeVisible();
    await expectAccessible();
    await screen.getByRole('button', { name: text.take }).click();
    await expect.element(screen.getByRole('link', { name: email }).first()).toBeVisible();
    await expect.element(offer).not.toBeInTheDocument();
  });
});

const FLOOR = tenantRow({
  ...{ lease_id: newId(), unit_label: 'B-2', currency: 'USD', rent_minor: 90_000, receivable_minor: 45_000 },
  ...{ starts_on: '2024-03-01', ends_on: '2026-02-28' },
});

describe('how a tenant stands', () => {
  test('is said by currency; with one lease that owes, its payment is the action', async () => {
    const { owner } = await textsOf('es');
    const { tenantPage: text, lease } = owner;
    server.rows('people', [{ ...person, phone: '+18095550199' }]);
    server.rows('tenants_list', [tenant, FLOOR]);
    server.rows('payments_list', [reportedPayment({ lease_id: LEASE_ID })]);
    const screen = await openScreen(PAGE, { width: 360 });
    const figure = (term: string) =>
      screen.getByRole('term').filter({ hasText: term }).element().nextElementSibling?.textContent;
    await expect.element(screen.getByText(text.since)).toBeVisible();
    expect(figure(text.owes)).toBe('US$450.00');
    expect(figure(text.rent)).toContain('25,000.00');
    expect(figure(text.rent)).toContain('900.00');
    expect(figure(text.since)).toBe('01/03/2024');
    await expect.element(screen.getByText(lease.toDecide({ count: 1 }))).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: text.whatsApp }))
      .toHaveAttribute('href', 'https://wa.me/18095550199');
    await screen.getByRole('button', { name: lease.recordPayment }).click();
    await expect.element(screen.getByRole('dialog').getByText('B-2', { exact: false })).toBeVisible();
  });

  test('with several leases that owe, each is paid in its own line', async () => {
    const { owner } = await textsOf('en');
    server.rows('tenants_list', [{ ...tenant, receivable_minor: 100_000, credit_minor: 0 }, FLOOR]);
    const screen = await openScreen(PAGE, { language: 'en' });
    await expect.element(screen.getByRole('button', { name: owner.home.sendMessage })).toBeVisible();
    const line = screen.getByRole('listitem').filter({ hasText: 'B-2' });
    await line.getByRole('button', { name: owner.lease.recordPayment }).first().click();
    await expect.element(screen.getByRole('dialog').getByText('B-2', { exact: false })).toBeVisible();
    await expectAccessible();
  });

  test('without a lease they answer for others; one who leaves, or left, is told so', async () => {
    const { tenantPage: text } = (await textsOf('es')).owner;
    server.rows('tenants_list', []);
    const screen = await openScreen(PAGE);
    await expect.element(screen.getByText(text.noLeases)).toBeVisible();
    server.rows('lease_guarantors', [{ lease_id: LEASE_ID }]);
    server.rows('leases_list', [leaseRow()]);
    const guarantor = await openScreen(PAGE, { theme: 'dark' });
    await expect.element(guarantor.getByText(text.related.guaranteed)).toBeVisible();
    await expect
      .element(guarantor.getByRole('link', { name: 'Torre Mar · A-1' }))
      .toHaveAttribute('href', `/owner-dashboard/leases/${LEASE_ID}`);
    await expectAccessible();
    server.empty('lease_guarantors');
    server.rows('tenants_list', [{ ...tenant, is_primary: false, left_on: '2026-12-01' }]);
    const leaving = await openScreen(PAGE);
    await expect.element(leaving.getByText(text.coTenant, { exact: false })).toBeVisible();
    await expect.element(leaving.getByText(text.leaves, { exact: false })).toBeVisible();
    await expect
      .element(leaving.getByRole('link', { name: text.allMessages }))
      .toHaveAttribute('href', `/owner-dashboard/messages?f.lease=${LEASE_ID}`);
    server.rows('tenants_list', [{ ...tenant, has_left: true, left_on: '2026-03-31' }]);
    const again = await openScreen(PAGE);
    await expect.element(again.getByText(text.left, { exact: false })).toBeVisible();
    expect(again.getByRole('term').filter({ hasText: text.rent }).elements()).toEqual([]);
  });
});

test('the way back leads to the list as it was left, and not to a second visit of it', async () => {
  const { tenants: text, tenantPage } = (await textsOf('es')).owner;
  server.rows('organization_totals', [{ tenant_count: 1, unit_count: 2, occupied_unit_count: 1 }]);
  server.rows('person_tags', [{ id: newId(), tag: 'puntual' }]);
  server.empty('arrears', 'invitations', 'applications', 'properties');
  server.call('search_tenants', [tenantRow({ phone: '+18095550199', tags: ['puntual'] })]);
  const screen = await openScreen('/owner-dashboard/tenants');
  const search = screen.getByLabelText(text.search);
  await search.fill('555-0199');
  await screen.getByLabelText(text.tag).selectOptions('puntual');
  await expect.poll(() => location.search).toContain('f.tag=puntual');
  await expect.poll(() => location.search).toContain('555-0199');
  await screen.getByRole('link', { name: 'Pedro Núñez' }).first().click();
  await expect.element(screen.getByRole('heading', { level: 1, name: /Pedro Núñez/ })).toBeVisible();
  const visits = history.length;
  await screen.getByRole('main').getByRole('link', { name: tenantPage.back }).click();
  await expect.element(search).toHaveValue('555-0199');
  expect(location.search).toContain('f.tag=puntual');
  expect(history.length).toBe(visits);
});
