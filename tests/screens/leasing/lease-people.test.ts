import { beforeEach, describe, expect, test } from 'vitest';
import { formatDate } from '#src/i18n/format.ts';
import {
  answerLease,
  chooseInMenu,
  LEASE_ID,
  LEASE_PATH,
  PERSON_ID,
  tenantRow,
} from '#tests/screens/fixtures/leasing.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { NOW, newId, row, TODAY } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { refuse } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const main = tenantRow();
const rosa = tenantRow({
  person_id: newId(),
  full_name: 'Rosa Almonte',
  email: '',
  user_id: null,
  is_primary: false,
});
const person = row(
  'people',
  { id: rosa.person_id ?? '', full_name: 'Rosa Almonte', email: '', phone: '' },
  { user_id: null },
);

beforeEach(() => {
  answerLease({}, [main]);
  server.empty('people');
  server.write('people', 'insert', ({ id = '' }) => [{ id }]);
  server.call('search_people', []);
});

describe('the people of a lease', () => {
  test('somebody new is written down and put on the lease, which says so in its history', async () => {
    const { leasing } = (await textsOf('es')).owner;
    const { parties } = leasing;
    server.call('change_lease_tenants', () => {
      answerLease({}, [main, rosa]);
      server.rows('lease_events_list', [
        row(
          'lease_events_list',
          { id: 2, kind: 'tenants_changed', created_at: NOW, actor_name: 'Ana Reyes' },
          {
            facts: { added: ['Rosa Almonte'], removed: [] },
          },
        ),
      ]);
      return LEASE_ID;
    });
    const screen = await chooseInMenu(leasing.actions.changeTenants);
    const dialog = screen.getByRole('dialog');
    await dialog.getByLabelText(parties.search).fill('Rosa Almonte');
    await dialog.getByRole('button', { name: parties.addNew({ name: 'Rosa Almonte' }) }).click();
    await expect
      .element(dialog.getByRole('button', { name: parties.remove({ name: 'Rosa Almonte' }) }))
      .toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: parties.submit }).click();
    await expect.element(screen.getByText(parties.done)).toBeVisible();
    await expect
      .element(screen.getByText(leasing.history.added({ names: 'Rosa Almonte' }), { exact: false }))
      .toBeVisible();
    expect(server.writesOf('people')).toMatchObject([{ body: { full_name: 'Rosa Almonte' } }]);
    expect(server.callsOf('change_lease_tenants')[0]?.p_person_ids).toHaveLength(2);
  });

  test('a tenant does not answer for the lease as well; somebody else does', async () => {
    const { owner, errors } = await textsOf('en');
    const { parties } = owner.leasing;
    server.rows('people', [person]);
    server.call('set_lease_guarantors', refuse('guarantor_is_tenant'));
    const screen = await openScreen(`${LEASE_PATH}#guarantors`, { language: 'en', width: 360 });
    await screen.getByRole('button', { name: parties.change }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: parties.add({ name: 'Rosa Almonte' }) }).click();
    await dialog.getByRole('button', { name: parties.submit }).click();
    await expect.element(dialog.getByText(errors.codes.guarantor_is_tenant)).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: parties.remove({ name: 'Rosa Almonte' }) }).click();
    server.call('set_lease_guarantors', () => {
      server.rows('lease_guarantors', [{ $people: { ...person, full_name: 'Julio Santos' } }]);
      return LEASE_ID;
    });
    await dialog.getByLabelText(parties.search).fill('Julio Santos');
    await dialog.getByRole('button', { name: parties.addNew({ name: 'Julio Santos' }) }).click();
    await expect
      .element(dialog.getByRole('button', { name: parties.remove({ name: 'Julio Santos' }) }))
      .toBeVisible();
    await dialog.getByRole('button', { name: parties.submit }).click();
    await expect.element(screen.getByText('Julio Santos')).toBeVisible();
  });

  test('the main tenant leaves on a day of the lease, and another takes the place', async () => {
    const { leasing, lease } = (await textsOf('es')).owner;
    const { departure } = leasing;
    const leftOn = '2026-05-14';
    answerLease({}, [main, rosa]);
    server.call('set_tenant_departure', () => {
      answerLease({}, [
        { ...rosa, is_primary: true },
        { ...main, is_primary: false, has_left: true, left_on: leftOn },
      ]);
      return LEASE_ID;
    });
    const screen = await openScreen(LEASE_PATH, { theme: 'dark' });
    await screen.getByRole('button', { name: departure.leavesOf({ name: 'Pedro Núñez' }) }).click();
    const dialog = screen.getByRole('dialog');
    const submit = dialog.getByRole('button', { name: departure.submit });
    await dialog.getByLabelText(departure.leftOn).fill('2001-01-01');
    await submit.click();
    const range = {
      from: formatDate('2026-01-01', 'es', 'short'),
      to: formatDate('2027-05-16', 'es', 'short'),
    };
    await expect.element(dialog.getByText(departure.leftOnInvalid(range)).last()).toBeVisible();
    expect(server.callsOf('set_tenant_departure')).toEqual([]);
    await dialog.getByLabelText(departure.leftOn).fill(leftOn);
    await expect.element(dialog.getByLabelText(departure.primary)).toHaveValue(rosa.person_id ?? '');
    await expectAccessible();
    await submit.click();
    const date = formatDate(leftOn, 'es', 'short');
    await expect.element(screen.getByText(departure.left({ date }))).toBeVisible();
    await expect
      .element(screen.getByRole('heading', { name: `${lease.title} · A-1, Rosa Almonte`, level: 1 }))
      .toBeVisible();
    expect(server.callsOf('set_tenant_departure')).toMatchObject([
      { p_person_id: PERSON_ID, p_left_on: leftOn, p_primary_person_id: rosa.person_id },
    ]);
  });

  test('an invitation that has expired says so and is sent again', async () => {
    const { invitation: text } = (await textsOf('en')).owner.lease;
    answerLease({}, [{ ...main, user_id: null }]);
    server.rows('invitations', [
      row(
        'invitations',
        {
          id: newId(),
          email: 'pedro@example.com',
          lease_tenant_id: main.id ?? '',
          created_at: '2026-04-30T12:00:00Z',
        },
        { expires_at: '2026-05-14T12:00:00Z', accepted_at: null, revoked_at: null },
      ),
    ]);
    const screen = await openScreen(LEASE_PATH, { language: 'en', width: 360 });
    await expect.element(screen.getByText(text.expired)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: text.resend })).toBeVisible();
    expect(TODAY > '2026-05-14').toBe(true);
  });
});
