import { addDays } from '#src/domain/dates.ts';
import { languages } from '#src/i18n/language.ts';
import { expectLoaded } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { made, makeRental, type Rental, today } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

const EARLIER_DAYS = 60;

/** The tenant's other lease, which began before the one of the rental. @returns its id */
async function makeEarlierLease(
  { owner, tenant, organizationId, propertyId, leaseId }: Rental,
  unit: string,
) {
  const { client } = owner;
  const { id: unitId } = await made(
    client
      .from('units')
      .insert({ organization_id: organizationId, property_id: propertyId, label: unit })
      .select('id')
      .single(),
  );
  const known = await made(client.from('lease_tenants').select('person_id').eq('lease_id', leaseId).single());
  const earlier = await made(
    client.rpc('create_lease', {
      p_request_id: crypto.randomUUID(),
      p_unit_id: unitId,
      p_person_ids: [known.person_id],
      p_starts_on: addDays(today(), -EARLIER_DAYS),
      p_ends_on: addDays(today(), EARLIER_DAYS),
      p_currency: 'DOP',
      p_rent_minor: 1_500_000,
      p_due_day: 28,
      p_bill_from: today(),
    }),
  );
  const seat = await made(
    client.from('lease_tenants').select('id, user_id').eq('lease_id', earlier).single(),
  );
  if (seat.user_id === null) {
    const invited = await made(
      client.rpc('invite_tenant', { p_request_id: crypto.randomUUID(), p_lease_tenant_id: seat.id }),
    );
    await made(tenant.client.rpc('accept_invitation', { p_token: [invited].flat()[0]?.token ?? '' }));
  }
  return earlier;
}

for (const language of languages) {
  test(`the link of a mail shows a tenant of two leases the one it is about (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { tenant: text } = await textsOf(language);
    const rental = await makeRental(baseURL);
    const unit = `Local ${rental.unit}`;
    const leaseId = await makeEarlierLease(rental, unit);
    const page = await open({ language, width: 1440, session: rental.tenant.session });
    // Without it, the newest is shown.
    await page.goto('/tenant-dashboard/property');
    await expectLoaded(page);
    const chosen = page.getByRole('combobox', { name: text.tenancy.choose });
    await expect(chosen.locator('option:checked')).toContainText(rental.unit);
    await expect(chosen).not.toHaveValue(leaseId);

    // As a mail about a document that is asked for leads to it.
    await page.goto(`/tenant-dashboard/documents?lease=${leaseId}`);
    await expectLoaded(page);
    await expect(page).toHaveURL(/\/tenant-dashboard\/documents\/?$/);
    await page.getByRole('link', { name: text.navigation.rental }).click();
    await expect(chosen).toHaveValue(leaseId);
    // What one chooses oneself afterwards stays, also after a reload.
    await chosen.selectOption(rental.leaseId);
    await page.reload();
    await expect(chosen).toHaveValue(rental.leaseId);

    await page.goto(`/tenant-dashboard/payments/pay?lease=${leaseId}`);
    await expectLoaded(page);
    await expect(chosen).toHaveValue(leaseId);
    // A lease of somebody else shows one's own.
    await page.goto(`/tenant-dashboard/property?lease=${crypto.randomUUID()}`);
    await expect(chosen).toHaveValue(rental.leaseId);
  });
}
