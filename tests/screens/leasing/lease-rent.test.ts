import { beforeEach, expect, test } from 'vitest';
import { answerLease, chooseInMenu, LEASE_ID } from '#tests/screens/fixtures/leasing.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { refuse } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const FIRST_FREE = '2026-06-01';

beforeEach(() => {
  answerLease();
  server.call('add_rent_step', LEASE_ID);
});

test('the rent changes from a day that is not charged yet; other days and no amount are refused', async () => {
  const { owner, common } = await textsOf('es');
  const { rentStep, actions } = owner.leasing;
  const screen = await chooseInMenu(actions.changeRent, { width: 360 });
  const dialog = screen.getByRole('dialog');
  const startsOn = dialog.getByLabelText(rentStep.startsOn);
  const submit = dialog.getByRole('button', { name: rentStep.submit });
  await expect.element(startsOn).toHaveValue(FIRST_FREE);
  await submit.click();
  await expect.element(dialog.getByText(common.form.amountInvalid).first()).toBeVisible();
  await startsOn.fill('2025-12-31');
  await dialog.getByLabelText(rentStep.rent).fill('26000');
  await submit.click();
  await expect.element(dialog.getByText(rentStep.outside).first()).toBeVisible();
  expect(server.callsOf('add_rent_step')).toEqual([]);
  await startsOn.fill('2026-07-01');
  await submit.click();
  await expect.element(screen.getByText(rentStep.done)).toBeVisible();
  expect(server.callsOf('add_rent_step')).toMatchObject([
    { p_lease_id: LEASE_ID, p_starts_on: '2026-07-01', p_rent_minor: 2_600_000 },
  ]);
});

test('what each charged month is adjusted by is seen before it is saved, with its reason', async () => {
  const { owner, common } = await textsOf('en');
  const { rentStep, actions } = owner.leasing;
  const month = { month: '2026-04-01', from_on: '2026-04-01', to_on: '2026-04-30', due_on: '2026-05-15' };
  server.call('preview_rent_change', [
    { ...month, before_minor: 2_500_000, after_minor: 3_000_000, amount_minor: 500_000 },
  ]);
  server.call('backdate_rent', LEASE_ID);
  const screen = await chooseInMenu(actions.changeRent, { language: 'en', theme: 'dark' });
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText(rentStep.startsOn).fill('2026-04-01');
  await expect.element(dialog.getByText(rentStep.back.title)).toBeVisible();
  await dialog.getByLabelText(rentStep.rent).fill('30000');
  await expect.element(dialog.getByText(rentStep.back.charge)).toBeVisible();
  await expectAccessible();
  const submit = dialog.getByRole('button', { name: rentStep.submit });
  await dialog.getByLabelText(rentStep.back.note).fill('');
  await submit.click();
  await expect.element(dialog.getByText(common.form.required).first()).toBeVisible();
  expect(server.callsOf('backdate_rent')).toEqual([]);
  await dialog.getByLabelText(rentStep.back.note).fill('Ajuste acordado');
  await submit.click();
  await expect.element(screen.getByText(rentStep.done)).toBeVisible();
  expect(server.callsOf('backdate_rent')).toMatchObject([
    { p_starts_on: '2026-04-01', p_rent_minor: 3_000_000, p_note: 'Ajuste acordado' },
  ]);
  expect(server.callsOf('add_rent_step')).toEqual([]);
});

test('a lease that has been shortened meanwhile refuses the day at its field, and the amount stays', async () => {
  const { owner, errors } = await textsOf('es');
  const { rentStep, actions } = owner.leasing;
  server.call('add_rent_step', refuse('date_outside_lease'));
  const screen = await chooseInMenu(actions.changeRent);
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText(rentStep.rent).fill('31000');
  await dialog.getByRole('button', { name: rentStep.submit }).click();
  await expect
    .element(dialog.getByLabelText(rentStep.startsOn))
    .toHaveAccessibleDescription(errors.codes.date_outside_lease);
  await expect.element(dialog.getByLabelText(rentStep.rent)).toHaveValue('31,000.00');
});
