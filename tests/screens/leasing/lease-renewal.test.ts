import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import {
  answerLease,
  chainRow,
  chooseInMenu,
  LEASE_ID,
  LEASE_PATH,
} from '#tests/screens/fixtures/leasing.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { refuse } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const NEXT_ID = newId();
const FIRST_DAY = '2027-01-01';
const next = (status: 'draft' | 'signed') =>
  chainRow({ id: NEXT_ID, renews_lease_id: LEASE_ID, starts_on: FIRST_DAY, ends_on: '2027-12-31', status });

beforeEach(() => answerLease());

describe('a renewal', () => {
  test('is drafted from the day after the lease, and its contract is shown', async () => {
    const { leasing } = (await textsOf('es')).owner;
    server.call('draft_renewal', NEXT_ID);
    const screen = await chooseInMenu(leasing.actions.renew);
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByLabelText(leasing.renewal.ways.here, { exact: false })).toBeChecked();
    await expect.element(dialog.getByLabelText(leasing.renewal.startsOn)).toHaveValue(FIRST_DAY);
    await expectAccessible();
    server.otherwise(() => []);
    await dialog.getByRole('button', { name: leasing.renewal.submitDraft }).click();
    await expect.element(screen.getByText(leasing.renewal.drafted)).toBeVisible();
    expect(window.location.pathname).toBe(`/owner-dashboard/leases/${NEXT_ID}/contract`);
    expect(server.callsOf('draft_renewal')).toMatchObject([
      { p_lease_id: LEASE_ID, p_starts_on: FIRST_DAY, p_ends_on: '2027-12-31', p_rent_minor: 2_500_000 },
    ]);
  });

  test('that is drafted is told on the lease, which is not renewed again', async () => {
    const { owner, record } = await textsOf('en');
    const { leasing } = owner;
    server.rows('leases', [next('draft'), chainRow()]);
    const screen = await openScreen(`${LEASE_PATH}#terms`, { language: 'en', width: 360 });
    const date = formatDate(FIRST_DAY, 'en', 'long');
    await expect.element(screen.getByText(leasing.notices.renewalDrafted({ date }))).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: leasing.notices.openDraft }))
      .toHaveAttribute('href', expect.stringContaining(NEXT_ID));
    await screen.getByRole('button', { name: record.actions }).click();
    const renew = screen.getByRole('menuitem', { name: leasing.actions.renew, exact: false });
    await expect.element(renew.getByText(leasing.refusals.renewal_drafted).first()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    // What was agreed is not edited: it is said why, and which action changes what.
    await screen.getByRole('button', { name: leasing.changeTerms.open }).click();
    const ways = screen.getByRole('dialog', { name: leasing.changeTerms.title });
    await expect.element(ways.getByText(leasing.changeTerms.why)).toBeVisible();
    await expect.element(ways.getByText(leasing.refusals.renewal_drafted).first()).toBeVisible();
    await expectAccessible();
    await ways.getByRole('button', { name: leasing.actions.changeRent, exact: false }).click();
    await expect.element(screen.getByRole('dialog', { name: leasing.rentStep.title })).toBeVisible();
  });

  test('on paper warns of what the law allows, refuses an amount that cannot be read, and opens', async () => {
    const { owner, common } = await textsOf('es');
    const { renewal, actions, notices } = owner.leasing;
    server.call('renew_lease', () => {
      answerLease({ id: NEXT_ID, starts_on: FIRST_DAY, ends_on: '2027-12-31', status: 'signed' });
      server.rows('leases', [next('signed'), chainRow()]);
      return NEXT_ID;
    });
    const screen = await chooseInMenu(actions.renew, { theme: 'dark', width: 360 });
    const dialog = screen.getByRole('dialog');
    const rent = dialog.getByLabelText(renewal.rent);
    await rent.fill('30000');
    await expect
      .element(dialog.getByText(formatMoney(2_750_000, 'DOP', 'es'), { exact: false }))
      .toBeVisible();
    await rent.fill('27000');
    const deposit = dialog.getByLabelText(renewal.deposit, { exact: true });
    await deposit.fill('12.000');
    await dialog.getByLabelText(renewal.ways.paper, { exact: false }).click();
    const submit = dialog.getByRole('button', { name: renewal.submit });
    await submit.click();
    await expect
      .element(deposit)
      .toHaveAccessibleDescription(expect.stringContaining(common.form.amountInvalid));
    expect(server.callsOf('renew_lease')).toEqual([]);
    await deposit.fill('12000');
    await submit.click();
    await expect.element(screen.getByText(renewal.done)).toBeVisible();
    await expect.element(screen.getByText(notices.renews)).toBeVisible();
    await expectAccessible();
    expect(server.callsOf('renew_lease')).toMatchObject([
      { p_rent_minor: 2_700_000, p_deposit_minor: 1_200_000 },
    ]);
  });

  test('that is agreed is told on the lease before it', async () => {
    const { notices } = (await textsOf('en')).owner.leasing;
    answerLease({ status: 'renewed' });
    server.rows('leases', [next('signed'), chainRow({ status: 'renewed' })]);
    const screen = await openScreen(LEASE_PATH, { language: 'en' });
    const date = formatDate(FIRST_DAY, 'en', 'long');
    await expect.element(screen.getByText(notices.renewedBy({ date }))).toBeVisible();
  });

  test('that the server refuses says so at its field, and nothing is lost', async () => {
    const { owner, errors } = await textsOf('es');
    const { renewal, actions } = owner.leasing;
    server.call('draft_renewal', refuse('value_out_of_range', { fields: ['ends_on'] }));
    const screen = await chooseInMenu(actions.renew);
    const dialog = screen.getByRole('dialog');
    await dialog.getByLabelText(renewal.rent).fill('27000');
    await dialog.getByLabelText(renewal.endsOn).fill('2999-12-31');
    await dialog.getByRole('button', { name: renewal.submitDraft }).click();
    await expect
      .element(dialog.getByLabelText(renewal.endsOn))
      .toHaveAccessibleDescription(errors.codes.value_out_of_range);
    await expect.element(dialog.getByLabelText(renewal.rent)).toHaveAccessibleDescription('');
    await expect.element(dialog.getByLabelText(renewal.rent)).toHaveValue('27,000.00');
  });
});
