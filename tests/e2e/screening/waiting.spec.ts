import { expect, test } from '#tests/support/browser.ts';
import { made } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';
import { makeApplication, makeVacantPlace } from './place.ts';

test('a new application is counted where it is handled, without reloading, until somebody looks at it', async ({
  open,
  baseURL,
}) => {
  const { owner: text } = await textsOf('es');
  const place = await makeVacantPlace(baseURL);
  const { client } = place.owner;
  const page = await open({ session: place.owner.session });
  await page.goto('/owner-dashboard/tenants');
  const badge = page.getByText(text.navigation.applicationsWaiting({ count: 1 }));
  await expect(page.getByText(text.tenants.applicationsHint)).toBeVisible();
  await expect(badge).toHaveCount(0);

  const id = await made(
    client.rpc('create_application', {
      p_request_id: crypto.randomUUID(),
      p_property_id: place.propertyId,
      p_unit_id: place.unitId,
      p_applicants: [{ full_name: 'Ana Solicita', consent_version: '2026-11' }],
      p_currency: 'DOP',
    }),
  );
  const ids = () => ({ p_request_id: crypto.randomUUID(), p_application_id: id });
  await made(client.rpc('submit_application', ids()));
  await expect(badge.first()).toBeAttached();
  await made(client.rpc('start_application_review', ids()));
  await expect(badge).toHaveCount(0);

  // In review it is still open: the figure of the tenants' screen has both.
  await makeApplication(client, place, 'Beto Solicita');
  await page.reload();
  const figure = page.locator('#content').getByRole('link', { name: text.tenants.applications, exact: true });
  await expect(figure.locator('xpath=../..')).toContainText('2');
  await figure.click();
  await expect(page.getByText('Ana Solicita')).toBeVisible();
});
