import { expect, test } from 'vitest';
import { PROPERTY_ID } from '#tests/screens/fixtures/portfolio.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId } from '#tests/screens/harness/fixtures.ts';
import { openScreen, type Visit } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { wordsOf } from '#tests/support/texts.ts';

const UNIT_ID = newId();
const ACCOUNT_ID = newId();
const place = { property_id: PROPERTY_ID, property_name: 'Torre Mar', unit_id: UNIT_ID, unit_label: 'A-1' };

async function openCosts(visit: Visit = {}) {
  server.call('maintenance_costs', [
    { ...place, account_id: ACCOUNT_ID, currency: 'DOP', amount_minor: 750_000 },
  ]);
  server.call('maintenance_counts', [
    { ...place, category: 'plumbing', request_count: 4, completed_count: 2, hours_to_resolve: 60 },
  ]);
  server.rows(
    'accounts',
    [{ id: ACCOUNT_ID, code: '5010', system_key: 'repairs', name: 'Reparaciones', kind: 'expense' }].map(
      (one) => ({ ...one, subtype: 'operating_expense', deactivated_at: null }),
    ) as never,
  );
  server.empty('account_balances');
  return openScreen('/owner-dashboard/maintenance/costs', visit);
}

test('costs and requests of a place stand side by side, and each figure leads to its rows', async () => {
  const text = await wordsOf('maintenanceCosts', 'en');
  const screen = await openCosts({ language: 'en' });
  const table = screen.getByRole('table', { name: text.byPlace });
  const cost = table.getByRole('link', { name: /7,500/ });
  await expect.element(cost).toBeVisible();
  await expect.element(cost).toHaveAttribute('href', expect.stringContaining(`f.property=${PROPERTY_ID}`));
  const count = table.getByRole('link', { name: '4' });
  await expect.element(count).toHaveAttribute('href', expect.stringContaining(`f.unit=${UNIT_ID}`));
  await expect.element(table.getByText(text.hours({ hours: '30' }))).toBeVisible();
  await expectAccessible();
  expect(server.callsOf('maintenance_costs')).toMatchObject([{ p_from: '2026-01-01', p_to: '2026-05-15' }]);
});

test('who may not see money sees the requests alone', async () => {
  const text = await wordsOf('maintenanceCosts', 'es');
  const screen = await openCosts({ role: 'maintenance', width: 360, theme: 'dark' });
  await expect.element(screen.getByText(text.noMoney)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '4' }).first()).toBeVisible();
  expect(server.callsOf('maintenance_costs')).toEqual([]);
  await expectAccessible();
});
