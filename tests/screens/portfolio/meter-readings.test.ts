import { beforeEach, describe, expect, test } from 'vitest';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { letTo, listedUnit } from '#tests/screens/fixtures/portfolio.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId, type Row, TODAY } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { refuse } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const NUMBER = '5512345';
const MOVED_IN = '2026-02-01';
const LAST: Row<'meter_readings'> = {
  id: newId(),
  read_on: '2026-04-30',
  value: 1210,
  used: 5.5,
  charge_id: null,
};
const unit = listedUnit(letTo('Rosa Almonte'));
const meterId = newId();
const payer = {
  tenant_name: 'Rosa Almonte',
  currency: 'DOP' as const,
  starts_on: MOVED_IN,
  is_counted: true,
};

beforeEach(() => {
  server.rows('units_list', [unit]);
  server.rows('units', [{ amenities: [] }]);
  server.rows('unit_meters', [{ id: meterId, kind: 'water', number: NUMBER }]);
  server.empty('documents', 'tenants_list');
  server.call('unit_timeline', []);
});

/** Opens the dialog in which a reading is written down. */
async function openReading(language: Language, last: Row<'meter_readings'> | null) {
  const { ownerCharging, ...texts } = await textsOf(language);
  const text = ownerCharging.readings;
  server.rows('meter_readings', last ? [{ ...last, meter_id: meterId }] : []);
  const screen = await openScreen(`/owner-dashboard/units/${unit.id}#meters`, { language, width: 360 });
  if (last) await expect.element(screen.getByText(/1,210/).first()).toBeVisible();
  await screen.getByRole('button', { name: text.record({ number: NUMBER }) }).click();
  return { screen, text, dialog: screen.getByRole('dialog'), ...texts };
}

test('the first reading charges nobody', async () => {
  server.call('record_meter_reading', newId());
  const { screen, text, dialog } = await openReading('es', null);
  await expect.element(dialog.getByText(text.first)).toBeVisible();
  await dialog.getByLabelText(text.value).fill('1,204.5');
  await expect.element(dialog.getByLabelText(text.price, { exact: false })).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: text.submit }).click();
  await expect.element(screen.getByText(text.done)).toBeVisible();
  const [sent] = server.callsOf('record_meter_reading');
  expect(sent).toMatchObject({
    p_meter_id: meterId,
    p_read_on: TODAY,
    p_value: 1204.5,
    p_price_minor: null,
  });
});

describe('a reading after another', () => {
  test('charges what was used to who lives there', async () => {
    server.call('meter_payer', [payer]);
    server.call('record_meter_reading', newId());
    const { screen, text, dialog } = await openReading('en', LAST);
    await expect.element(dialog.getByText(text.payer({ name: 'Rosa Almonte' }))).toBeVisible();
    await expect
      .element(dialog.getByText(text.last({ value: '1,210', date: formatDate('2026-04-30', 'en') })))
      .toBeVisible();
    await dialog.getByLabelText(text.value).fill('1,222.5');
    await dialog.getByLabelText(text.price, { exact: false }).fill('80');
    const amount = formatMoney(100_000, 'DOP', 'en');
    await expect.element(dialog.getByText(text.sum({ used: '12.5', amount }))).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: text.submit }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByText(text.done)).toBeVisible();
    expect(server.callsOf('record_meter_reading')[0]).toMatchObject({
      p_value: 1222.5,
      p_price_minor: 8_000,
    });
  });

  test('needs one of the day they moved in, and says so', async () => {
    server.call('meter_payer', [{ ...payer, is_counted: false }]);
    const { text, dialog } = await openReading('es', LAST);
    const said = text.moveInMissing({ name: 'Rosa Almonte', date: formatDate(MOVED_IN, 'es') });
    await expect.element(dialog.getByText(said)).toBeVisible();
    await expect.element(dialog.getByLabelText(text.price, { exact: false })).not.toBeInTheDocument();
    await expectAccessible();
  });

  test('charges nobody where nobody lived, and shows no less than before', async () => {
    server.call('meter_payer', []);
    const { text, dialog } = await openReading('en', LAST);
    await expect.element(dialog.getByText(text.payerMissing)).toBeVisible();
    await dialog.getByLabelText(text.value).fill('1,200');
    await dialog.getByRole('button', { name: text.submit }).click();
    await expect.element(dialog.getByText(text.valueInvalid).last()).toBeVisible();
    expect(server.callsOf('record_meter_reading')).toEqual([]);
  });
});

describe('a wrong reading', () => {
  test('stays while its charge stands', async () => {
    server.call('meter_payer', [payer]);
    server.call('remove_meter_reading', refuse('reading_charged', {}, 'conflict'));
    const { screen, text, dialog, errors } = await openReading('es', { ...LAST, charge_id: newId() });
    await dialog.getByRole('button', { name: text.takeOut.action }).click();
    const question = screen.getByRole('alertdialog');
    await expect.element(question.getByText(text.takeOut.charged)).toBeVisible();
    await question.getByRole('button', { name: text.takeOut.submit }).click();
    await expect.element(question.getByText(errors.codes.reading_charged).first()).toBeVisible();
    await expectAccessible();
  });

  test('is taken out once nothing hangs on it', async () => {
    server.call('meter_payer', [payer]);
    server.call('remove_meter_reading', String(LAST.id));
    const { screen, text, dialog } = await openReading('en', LAST);
    await dialog.getByRole('button', { name: text.takeOut.action }).click();
    await screen.getByRole('alertdialog').getByRole('button', { name: text.takeOut.submit }).click();
    await expect.element(screen.getByText(text.takeOut.done)).toBeVisible();
    expect(server.callsOf('remove_meter_reading')).toEqual([{ p_reading_id: LAST.id }]);
  });
});
