import { expect, test } from 'vitest';
import { toWire } from '#src/data/names.ts';
import {
  charged,
  materialOf,
  rentRecords,
  turningLeases,
} from '#src/domain/insight/forecasts/outlook/made-material.test-support.ts';
import type { ForecastMaterial } from '#src/domain/insight/forecasts/outlook/material.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { TODAY } from '#tests/screens/harness/fixtures.ts';
import { openScreen, type Visit } from '#tests/screens/harness/open-screen.ts';
import { keepSavedFiles, savedBy } from '#tests/screens/harness/saved-files.ts';
import { server } from '#tests/screens/harness/server.ts';
import { wordsOf } from '#tests/support/texts.ts';

const leases = turningLeases(20, TODAY);
const material = materialOf(leases, charged(leases), TODAY);
const NOTHING: ForecastMaterial = { months: [], cash: [], collections: [], bills: [], leases: [], units: [] };

function openForecasts(visit: Visit = {}, given = material, records = rentRecords(20, TODAY)) {
  server.call('forecast_inputs', toWire(given) as never);
  server.call('rent_payment_records', toWire(records) as never);
  return openScreen('/owner-dashboard/predictive-analytics', visit);
}

test('next month stands first with its range and what to do; each part has its record', async () => {
  const text = await wordsOf('forecasts', 'en');
  const screen = await openForecasts({ language: 'en' });
  await expect
    .element(screen.getByRole('heading', { name: text.next.title({ month: 'June 2026' }) }))
    .toBeVisible();
  await expect
    .element(screen.getByText(/^Rent will probably be RD\$[\d,]+: between RD\$[\d,]+ and RD\$[\d,]+\.$/))
    .toBeVisible();
  await expect
    .element(
      screen.getByRole('link', { name: /^Remind the tenant of Torre Mar, u\d+ before June 1, 2026/ }).first(),
    )
    .toBeVisible();
  for (const part of [text.rent.title, text.cash.title, text.vacancy.daysOf, text.maintenance.title])
    await expect.element(screen.getByRole('region', { name: `${part}: ${text.record.title}` })).toBeVisible();
  // What ranges promised is said with what they held.
  await expect
    .element(screen.getByText(/^\d+ of \d+ past months were within their range\./).first())
    .toBeVisible();
  await expect.element(screen.getByText(text.notUsed.complaints)).toBeVisible();
  await expectAccessible();
});

test('in Spanish and dark at 360 px: why a tenant may pay late, and where to do something', async () => {
  const text = await wordsOf('forecasts', 'es');
  const screen = await openForecasts({ language: 'es', theme: 'dark', width: 360 });
  const late = screen.getByRole('table', { name: text.late.title });
  await expect
    .element(late.getByText(text.late.more({ factor: text.late.factors.share_of_late_months })).first())
    .toBeVisible();
  const remind = late.getByRole('link', { name: text.late.actions.remind_before_due }).first();
  await expect.element(remind).toHaveAttribute('href', expect.stringContaining('/messages/new?leases=l'));
  await expectAccessible();
});

test('a slider works rent and cash out again, and reset takes it back', async () => {
  const text = await wordsOf('forecasts', 'en');
  const screen = await openForecasts({ language: 'en' });
  const table = screen.getByRole('table', { name: text.scenario.title });
  const row = table.getByRole('row').nth(1);
  await expect.element(row).toBeVisible();
  const amounts = () =>
    [...row.element().querySelectorAll('td')].map((cell) => /RD\$[\d,.]+/.exec(cell.textContent ?? '')?.[0]);
  expect(amounts()[0]).toBe(amounts()[2]);
  const slider = screen.getByRole('slider', { name: text.scenario.rent });
  await slider.fill('10');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '+10%');
  await expect.poll(() => amounts()[0] !== amounts()[2]).toBe(true);
  await screen.getByRole('button', { name: text.scenario.reset }).click();
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0%');
  await expect.poll(() => amounts()[0] === amounts()[2]).toBe(true);
});

test('what there is not enough data for says how much is missing, and gives no figure', async () => {
  const text = await wordsOf('forecasts', 'en');
  const few = leases
    .slice(0, 3)
    .map((lease) => ({ ...lease, endsOn: '2026-06-10', status: 'active' as const }));
  const screen = await openForecasts(
    { language: 'en' },
    {
      ...material,
      months: material.months.slice(-4),
      collections: material.collections.slice(-5),
      leases: few,
    },
    [],
  );
  await expect
    .element(screen.getByText(text.missing.renewals({ given: 0, needed: 10 })).first())
    .toBeVisible();
  await expect
    .element(screen.getByText(text.missing.collected_months({ given: 2, needed: 9 })))
    .toBeVisible();
  await expect
    .element(screen.getByText(text.missing.months({ given: 4, needed: 21, left: 17 })))
    .toBeVisible();
  await expect
    .element(screen.getByText(text.late.notEnough({ late: 0, punctual: 0, needed: 40 })))
    .toBeVisible();
  await expectAccessible();
});

test('an office without leases reads what will stand here, and how to begin', async () => {
  const text = await wordsOf('forecasts', 'es');
  const screen = await openForecasts({}, NOTHING, []);
  await expect.element(screen.getByRole('heading', { name: text.empty.title })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: text.empty.action })).toBeVisible();
  await expectAccessible();
});

test('a table is saved as a file, all of its rows', async () => {
  keepSavedFiles();
  const text = await wordsOf('forecasts', 'en');
  const screen = await openForecasts({ language: 'en' });
  const file = await savedBy(() =>
    screen.getByRole('button', { name: `${text.export}: ${text.vacancy.title}` }).click(),
  );
  expect(file.name).toBe(`${text.vacancy.file}.csv`);
  expect(file.text.trim().split('\n')).toHaveLength(21);
});

test('where the year before was closer, it is shown in place of the forecast, and the screen says so', async () => {
  const text = await wordsOf('forecasts', 'en');
  // The books have what no lease says, every year again.
  const seasonal = (month: string) => 5_000_000 + Number(month.slice(5)) * 100_000;
  const screen = await openForecasts({ language: 'en' }, materialOf(leases, seasonal, TODAY));
  await expect
    .element(screen.getByText(/^Rent will probably be RD\$56,000: between RD\$56,000 and RD\$56,000\.$/))
    .toBeVisible();
  const record = screen.getByRole('region', { name: `${text.rent.title}: ${text.record.title}` });
  await expect.element(record.getByText(text.record.naiveShown, { exact: false })).toBeVisible();
});
