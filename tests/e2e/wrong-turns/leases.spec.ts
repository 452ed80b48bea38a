import { formatDate } from '#src/i18n/format.ts';
import { languages } from '#src/i18n/language.ts';
import { expect, test } from '#tests/support/browser.ts';
import { made, makeRental, operatorOf } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';
import { chooseUnit } from '../journey/owner.ts';

const DAY_MS = 86_400_000;

test.describe('a lease that overlaps another', () => {
  // The browser itself reports the refusal.
  test.use({ expectedErrors: [/status of 400 .*create_lease/] });

  test('is refused with the dates of the other, and is not made', async ({ open, baseURL }) => {
    const { owner: text, common } = await textsOf('es');
    const rental = await makeRental(baseURL);
    const page = await open({ session: rental.owner.session });
    const next = page.getByRole('button', { name: common.actions.next, exact: true });
    const { people, terms, review } = text.tenantForm;
    await page.goto('/owner-dashboard/tenants/new');
    await page.getByLabel(people.fullName).fill('Rosa Almonte');
    await next.click();
    await chooseUnit(page, rental.property, rental.unit, await textsOf('es'));
    await next.click();
    await page.getByLabel(terms.startsOn).fill(rental.endsOn);
    await page.getByRole('button', { name: terms.year, exact: true }).click();
    await page.getByLabel(terms.rent).fill('30000');
    await next.click();
    await page.getByRole('button', { name: review.create }).click();
    const sentence = terms.overlap({
      from: formatDate(rental.startsOn, 'es', 'long'),
      to: formatDate(rental.endsOn, 'es', 'long'),
    });
    await expect(page.getByText(sentence)).toBeVisible();
    const leases = await made(rental.owner.client.from('leases').select('id').eq('unit_id', rental.unitId));
    expect(leases).toEqual([{ id: rental.leaseId }]);
  });
});

for (const language of languages) {
  test(`an invitation that has expired says so on both sides and cannot be accepted (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { auth, owner: text } = await textsOf(language);
    const rental = await makeRental(baseURL, { hasAccepted: false });
    const operator = await operatorOf(baseURL);
    const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
    await made(
      operator
        .from('invitations')
        .update({ created_at: ago(15), expires_at: ago(1) })
        .eq('organization_id', rental.organizationId)
        .select('id')
        .single(),
    );

    const phone = await open({ language, width: 360, session: rental.tenant.session });
    await phone.goto(`${language === 'en' ? '/en' : ''}/invitation/?token=${rental.invitationToken}`);
    await expect(phone.getByRole('heading', { name: auth.invitation.expired.title })).toBeVisible();
    const { error } = await rental.tenant.client.rpc('accept_invitation', {
      p_token: rental.invitationToken,
    });
    expect(error?.message).toBe('invitation_expired');

    const desk = await open({ language, session: rental.owner.session });
    await desk.goto(`/owner-dashboard/leases/${rental.leaseId}`);
    await expect(desk.getByText(text.lease.invitation.expired)).toBeVisible();
    await expect(desk.getByRole('button', { name: text.lease.invitation.resend })).toBeVisible();
  });
}
