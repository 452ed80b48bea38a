import { beforeEach, describe, expect, test } from 'vitest';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import {
  answerLease,
  chainRow,
  chooseInMenu,
  LEASE_ID,
  LEASE_PATH,
  UNIT_ID,
} from '#tests/screens/fixtures/leasing.ts';
import { listedUnit, PROPERTY_ID } from '#tests/screens/fixtures/portfolio.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const MOVES_ON = '2026-06-24';
const NEW_ID = newId();
const other = listedUnit({ label: 'B-7' });
const moved = chainRow({
  id: NEW_ID,
  unit_id: other.id ?? '',
  moved_from_lease_id: LEASE_ID,
  starts_on: MOVES_ON,
});

beforeEach(() => {
  answerLease();
  server.rows('lease_deposits', [{ lease_id: LEASE_ID, held_minor: 1_000_000, unpaid_minor: 0 }]);
  server.rows('properties', [{ id: PROPERTY_ID, name: 'Torre Mar', sector: '', municipality: 'Santiago' }]);
  server.rows('units_list', [other]);
  server.rows('units', [
    { id: UNIT_ID, label: 'A-1' },
    { id: other.id ?? '', label: 'B-7' },
  ]);
  server.call('preview_rent_after', []);
});

describe('tenants move to another unit', () => {
  test('with their deposit; what is missing of it and until when it can be undone is said first', async () => {
    const { actions, unitMove: text, notices } = (await textsOf('en')).owner.leasing;
    const money = (minor: number) => formatMoney(minor, 'DOP', 'en');
    server.call('move_to_unit', () => {
      answerLease({
        id: NEW_ID,
        unit_label: 'B-7',
        starts_on: MOVES_ON,
        status: 'signed',
        charged_through: null,
      });
      server.rows('leases', [moved, chainRow()]);
      return NEW_ID;
    });
    const screen = await chooseInMenu(actions.move, { language: 'en' });
    const dialog = screen.getByRole('dialog', { name: text.title });
    await expect.element(dialog.getByText(text.depositGoes({ amount: money(1_000_000) }))).toBeVisible();
    const submit = dialog.getByRole('button', { name: text.submit });
    const unit = dialog.getByRole('combobox', { name: text.unit });
    const movesOn = dialog.getByLabelText(text.movesOn);
    await submit.click();
    await expect.element(unit).toHaveAttribute('aria-invalid', 'true');
    // A day that is being typed is none for a moment.
    await movesOn.fill('');
    await expect.element(movesOn).toHaveAttribute('aria-invalid', 'true');
    await movesOn.fill('2026-01-01');
    await submit.click();
    await expect.element(movesOn).toHaveAttribute('aria-invalid', 'true');
    expect(server.callsOf('move_to_unit')).toEqual([]);
    // The list of what is wrong takes the focus from the button; later it would close the options.
    await expect.element(submit).not.toHaveFocus();

    await unit.fill('B-7');
    await dialog.getByRole('option', { name: 'B-7', exact: false }).click();
    await movesOn.fill(MOVES_ON);
    await dialog.getByLabelText(text.endsOn).fill('2027-06-23');
    await dialog.getByLabelText(text.deposit).fill('10500');
    await expect.element(dialog.getByText(text.depositMissing({ amount: money(50_000) }))).toBeVisible();
    await expect.element(dialog.getByText(text.undo({ date: formatDate(MOVES_ON, 'en') }))).toBeVisible();
    await expectAccessible();
    await submit.click();
    const from = notices.movedFrom({ unit: 'A-1', date: formatDate(MOVES_ON, 'en', 'long') });
    await expect.element(screen.getByText(from)).toBeVisible();
    expect(server.callsOf('move_to_unit')).toMatchObject([
      {
        p_lease_id: LEASE_ID,
        p_unit_id: other.id,
        p_moves_on: MOVES_ON,
        p_ends_on: '2027-06-23',
        p_deposit_minor: 1_050_000,
      },
    ]);
  });

  test('and the lease that they leave says so; its notice is not taken back meanwhile', async () => {
    const { owner, record } = await textsOf('es');
    const { actions, notices, refusals } = owner.leasing;
    answerLease({ status: 'notice_given', ended_on: '2026-06-23' });
    server.rows('leases', [moved, chainRow()]);
    const screen = await openScreen(LEASE_PATH, { width: 360, theme: 'dark' });
    const date = formatDate(MOVES_ON, 'es', 'long');
    await expect.element(screen.getByText(notices.movedTo({ unit: 'B-7', date }))).toBeVisible();
    await expectAccessible();
    await screen.getByRole('button', { name: record.actions }).click();
    const item = screen.getByRole('menuitem', { name: actions.withdrawNotice, exact: false });
    await expect.element(item.getByText(refusals.unit_move_agreed)).toBeVisible();
  });
});
