import { beforeEach, expect, test } from 'vitest';
import { formatMoney } from '#src/i18n/format.ts';
import { answerProperty, letTo, listedUnit, PROPERTY_ID } from '#tests/screens/fixtures/portfolio.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const PAGE = `/owner-dashboard/properties/${PROPERTY_ID}`;

/** A month in which one of two units was let, in pesos. */
const month = (name: string) => ({
  month: `${name}-01`,
  currency: 'DOP' as const,
  is_full_month: false,
  unit_days: 62,
  leased_days: 31,
  unpriced_days: 0,
  billed_minor: 2_500_000,
  collected_minor: 2_000_000,
  income_collected_minor: 2_000_000,
  rent_billed_minor: 2_500_000,
  rent_collected_minor: 2_000_000,
  vacant_minor: 0,
  expense_minor: 0,
});

beforeEach(() => answerProperty());

test('the metrics name what is missing and say how each is made', async () => {
  const { owner } = await textsOf('es');
  const { property: text, propertyMetrics: metrics } = owner;
  const screen = await openScreen(PAGE);
  await screen.getByRole('tab', { name: text.tabs.metrics }).click();
  expect(location.search).toBe('?tab=metrics');
  await expect.element(screen.getByText(metrics.noMonth)).toBeVisible();
  await screen.getByText(`${metrics.how}: ${metrics.names.capRate}`).click();
  await expect.element(screen.getByText(metrics.formulas.capRate)).toBeVisible();
  await expectAccessible();
});

test('the months are drawn, and stand in a table too', async () => {
  const { owner, common } = await textsOf('en');
  const text = owner.propertyAnalytics;
  const months = ['2026-04', '2026-05'].map(month);
  server.call('property_months', ({ p_from, p_to }) =>
    months.filter((one) => one.month >= p_from && one.month <= p_to),
  );
  const screen = await openScreen(`${PAGE}?tab=analytics`, { language: 'en', theme: 'dark' });
  await expect.element(screen.getByRole('img', { name: text.money })).toBeVisible();
  await expect.element(screen.getByRole('img', { name: text.occupancy })).toBeVisible();
  await screen.getByText(common.chart.showTable).first().click();
  const table = screen.getByRole('table').first();
  await expect.element(table.getByRole('columnheader', { name: text.billed })).toBeVisible();
  await expect.element(table.getByText(formatMoney(2_500_000, 'DOP', 'en')).first()).toBeVisible();
  await screen.getByRole('radio', { name: text.months({ count: 24 }) }).click();
  await expect.element(screen.getByRole('img', { name: text.money })).toBeVisible();
  await expectAccessible();
  const asked = server.callsOf('property_months').map(({ p_from }) => p_from);
  expect(asked).toContain('2025-06-01');
  expect(asked).toContain('2024-06-01');
});

test('who looks after the building sees it without its money, and its units as let', async () => {
  const { owner: text } = await textsOf('es');
  server.rows('units_list', [listedUnit({ ...letTo('Rosa Almonte'), tenant_name: null, rent_minor: null })]);
  const screen = await openScreen(`${PAGE}?tab=metrics`, { role: 'maintenance' });
  await expect
    .element(screen.getByRole('tab', { name: text.property.tabs.vacancy, exact: false }))
    .toBeVisible();
  await expect
    .element(screen.getByRole('row').filter({ hasText: 'A-1' }).getByText(text.units.states.let))
    .toBeVisible();
  await expect.element(screen.getByRole('tab', { name: text.property.tabs.metrics })).not.toBeInTheDocument();
  for (const name of [text.propertyFacts.money, text.propertyFacts.owners])
    await expect.element(screen.getByRole('heading', { name })).not.toBeInTheDocument();
  expect(server.callsOf('property_months')).toEqual([]);
});
