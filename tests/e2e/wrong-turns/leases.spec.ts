import { addDays } from '#src/domain/foundation/dates.ts';
import { formatDate } from '#src/i18n/format.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental, operatorOf } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';
import { chooseUnit } from '../journey/owner.ts';

const DAY_MS = 86_400_000;

for (const language of languagesInTurn(import.meta.url)) {
  test(`a lease that would overlap another starts after it, and days that are taken are refused where they are written (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { owner: text, common } = await textsOf(language);
    const rental = await makeRental(baseURL);
    const page = await open({ language, session: rental.owner.session });
    const next = page.getByRole('button', { name: common.actions.next, exact: true });
    const { people, terms, review } = text.tenantForm;
    await page.goto('/owner-dashboard/tenants/new');
    await page.getByLabel(people.fullName).fill('Rosa Almonte');
    await next.click();
    await chooseUnit(page, rental.property, rental.unit, await textsOf(language));
    await next.click();
    const starts = page.getByLabel(terms.startsOn);
    await expect(starts).toHaveValue(addDays(rental.endsOn, 1));
    await expect(
      page.getByText(terms.startsAfter({ date: formatDate(rental.endsOn, language) })),
    ).toBeVisible();
    await expectAccessible(page, `start after the lease in force ${language}`);
    await picture(page, `${language}/new-lease-start`);

    await starts.fill(rental.endsOn);
    await page.getByRole('button', { name: terms.year, exact: true }).click();
    await page.getByLabel(terms.rent).fill('30000');
    const sentence = terms.overlap({
      from: formatDate(rental.startsOn, language, 'long'),
      to: formatDate(rental.endsOn, language, 'long'),
    });
    await expect(page.getByText(sentence)).toBeVisible();
    await next.click();
    await expect(page.getByRole('link', { name: sentence })).toBeVisible();
    await expect(starts).toHaveAccessibleDescription(sentence);
    await picture(page, `${language}/new-lease-taken`);

    await starts.fill(addDays(rental.startsOn, -10));
    await page.getByLabel(terms.endsOn).fill(rental.startsOn);
    await expect(page.getByLabel(terms.endsOn)).toHaveAccessibleDescription(sentence);

    await starts.fill(addDays(rental.endsOn, 1));
    await page.getByRole('button', { name: terms.year, exact: true }).click();
    await next.click();
    await expect(page.getByRole('heading', { name: review.heading })).toBeVisible();
    await expect(
      page.getByRole('button', { name: review.edit({ step: text.tenantForm.steps.terms }) }),
    ).toBeVisible();
    const leases = await made(rental.owner.client.from('leases').select('id').eq('unit_id', rental.unitId));
    expect(leases).toEqual([{ id: rental.leaseId }]);
  });
}

test.describe('a lease of days that somebody else takes meanwhile', () => {
  // The browser itself reports the refusal.
  test.use({ expectedErrors: [/status of 400 .*create_lease/] });

  test('is refused with the dates of the other, and is not made', async ({ open, baseURL }) => {
    const { owner: text, common } = await textsOf('es');
    const rental = await makeRental(baseURL);
    const page = await open({ session: rental.owner.session });
    const next = page.getByRole('button', { name: common.actions.next, exact: true });
    const { people, steps, terms, review } = text.tenantForm;
    await page.goto('/owner-dashboard/tenants/new');
    await page.getByLabel(people.fullName).fill('Rosa Almonte');
    await next.click();
    await chooseUnit(page, rental.property, rental.unit, await textsOf('es'));
    await next.click();
    const starts = page.getByLabel(terms.startsOn);
    await expect(starts).toHaveValue(addDays(rental.endsOn, 1));
    await page.getByLabel(terms.rent).fill('30000');
    await next.click();
    const [from, to] = [addDays(rental.endsOn, 20), addDays(rental.endsOn, 50)];
    const seat = await made(
      rental.owner.client.from('lease_tenants').select('person_id').eq('lease_id', rental.leaseId).single(),
    );
    await made(
      rental.owner.client.rpc('create_lease', {
        p_request_id: crypto.randomUUID(),
        p_unit_id: rental.unitId,
        p_person_ids: [seat.person_id],
        p_starts_on: from,
        p_ends_on: to,
        p_currency: 'DOP',
        p_rent_minor: 2_500_000,
        p_due_day: 1,
      }),
    );
    await page.getByRole('button', { name: review.create }).click();
    const sentence = terms.overlap({
      from: formatDate(from, 'es', 'long'),
      to: formatDate(to, 'es', 'long'),
    });
    await expect(page.getByText(sentence)).toBeVisible();
    await page
      .getByRole('button', { name: review.edit({ step: steps.terms }) })
      .last()
      .click();
    await expect(page.getByLabel(terms.endsOn)).toHaveAccessibleDescription(sentence);
    const leases = await made(rental.owner.client.from('leases').select('id').eq('unit_id', rental.unitId));
    expect(leases).toHaveLength(2);
  });
});

for (const language of languagesInTurn(import.meta.url)) {
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
