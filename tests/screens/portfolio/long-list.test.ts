import { expect, test } from 'vitest';
import { listedUnit } from '#tests/screens/fixtures/portfolio.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';

test('a long table scrolls within itself: the page ends where its frame ends', async () => {
  server.rows(
    'units_list',
    Array.from({ length: 40 }, (_, n) => listedUnit({ label: `Local ${n + 1}` })),
  );
  server.empty('organization_totals', 'saved_views', 'properties_list');
  const screen = await openScreen('/owner-dashboard/units');
  await expect.element(screen.getByRole('link', { name: 'Local 40', exact: true })).toBeInTheDocument();
  const table = document.querySelector('.data-table');
  expect(table?.scrollHeight).toBeGreaterThan(table?.clientHeight ?? Number.POSITIVE_INFINITY);
  const frame = Math.max(innerHeight, Math.ceil(document.body.getBoundingClientRect().height));
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(frame);
});
