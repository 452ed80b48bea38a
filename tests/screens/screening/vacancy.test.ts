import { expect, test } from 'vitest';
import { answerProperty, PROPERTY_ID } from '#tests/screens/fixtures/portfolio.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

test('a property says since when a unit is empty and how far its next lease has come', async () => {
  const { vacancy } = (await textsOf('en')).owner.property;
  answerProperty();
  server.empty('leases_list');
  server.call('property_vacancies', [
    {
      ...{ unit_id: newId(), label: 'A-1', vacant_since: '2026-05-15', market_rent_minor: null },
      ...{ market_rent_currency: null, lost_minor: null, is_listed: null, submitted_count: 0 },
      ...{ in_review_count: 1, approved_count: 0, next_lease_id: null, next_lease_status: null },
      next_lease_starts_on: null,
    },
  ]);
  const screen = await openScreen(`/owner-dashboard/properties/${PROPERTY_ID}?tab=vacancy`, {
    language: 'en',
    width: 360,
  });
  const steps = screen.getByRole('list', { name: vacancy.steps({ unit: 'A-1' }) });
  await expect.element(steps.getByRole('link', { name: vacancy.noListing })).toBeVisible();
  await expect.element(screen.getByText(vacancy.days({ count: 1 }), { exact: false }).first()).toBeVisible();
  await expect
    .element(steps.getByRole('link', { name: vacancy.inReview({ count: 1 }) }))
    .toHaveAttribute('href', `/owner-dashboard/tenant-screening?f.property=${PROPERTY_ID}`);
  await expectAccessible();
});
