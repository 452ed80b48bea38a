import { addDays, addMonths, startOfMonth } from '#src/domain/foundation/dates.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental, today } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';
import { signingTexts } from '../signing/signing-scene.ts';
import { chooseAction } from './lease-page.ts';

for (const language of languagesInTurn(import.meta.url)) {
  test(`a renewal is drafted, and the lease says what it waits for (${language})`, async ({
    open,
    baseURL,
  }) => {
    const texts = await textsOf(language);
    const { leasing } = texts.owner;
    const { ownerContract } = await signingTexts(language);
    const rental = await makeRental(baseURL);
    const page = await open({ language, session: rental.owner.session });
    await chooseAction(page, rental, texts, leasing.actions.renew);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(leasing.renewal.ways.here)).toBeChecked();
    await expectAccessible(page, `renewal drafted ${language}`);
    await dialog.getByRole('button', { name: leasing.renewal.submitDraft }).click();
    await expect(page.getByText(leasing.renewal.drafted)).toBeVisible();
    await expect(page.getByText(ownerContract.missing.title)).toBeVisible();

    await page.goto(`/owner-dashboard/leases/${rental.leaseId}`);
    const date = formatDate(addDays(rental.endsOn, 1), language, 'long');
    await expect(page.getByText(leasing.notices.renewalDrafted({ date }))).toBeVisible();
    await picture(page, `${language}/lease-renewal-drafted`);
    await page.getByRole('button', { name: texts.owner.lease.more }).click();
    await expect(page.getByRole('menuitem', { name: leasing.actions.renew })).toContainText(
      leasing.refusals.renewal_drafted,
    );
    await page.keyboard.press('Escape');
    // What was agreed is not edited: it is said why, and which action changes what.
    await page.getByRole('button', { name: leasing.changeTerms.open }).click();
    const ways = page.getByRole('dialog', { name: leasing.changeTerms.title });
    await expect(ways.getByText(leasing.changeTerms.why)).toBeVisible();
    await expect(ways.getByText(leasing.refusals.renewal_drafted).first()).toBeVisible();
    await expectAccessible(page, `terms are not edited ${language}`);
    await ways.getByRole('button', { name: leasing.actions.changeRent }).click();
    await expect(page.getByRole('dialog', { name: leasing.rentStep.title })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: leasing.notices.openDraft }).click();
    await expect(page.getByText(leasing.notices.renews)).toBeVisible();
  });

  test(`notice is recorded with the law beside it, and withdrawn (${language})`, async ({
    open,
    baseURL,
  }) => {
    const texts = await textsOf(language);
    const { leasing } = texts.owner;
    const rental = await makeRental(baseURL);
    const page = await open({ language, session: rental.owner.session });
    await chooseAction(page, rental, texts, leasing.actions.giveNotice);
    const dialog = page.getByRole('dialog');
    const leavesOn = addDays(today(), 30);
    await dialog.getByLabel(leasing.notice.leavesOn).fill(addDays(today(), -1));
    await dialog.getByRole('button', { name: leasing.notice.submit }).click();
    await expect(dialog.getByText(leasing.notice.leavesOnInvalid)).toBeVisible();
    await dialog.getByLabel(leasing.notice.leavesOn).fill(leavesOn);
    const law = { days: 30, minimum: 90, law: 'Ley 85-25', article: '31' };
    await expect(dialog.getByText(leasing.law.notice(law))).toBeVisible();
    await dialog.getByLabel(leasing.notice.reason).fill('Se muda');
    await expectAccessible(page, `lease notice ${language}`);
    await picture(page, `${language}/lease-notice`);
    await dialog.getByRole('button', { name: leasing.notice.submit }).click();
    await expect(page.getByText(leasing.notice.done)).toBeVisible();
    await expect(
      page.getByText(leasing.notices.leaving({ date: formatDate(leavesOn, language, 'long') })),
    ).toBeVisible();
    await expect(page.getByText(leasing.history.reason({ reason: 'Se muda' }))).toBeVisible();

    await page.getByRole('button', { name: texts.owner.lease.more }).click();
    const renew = page.getByRole('menuitem', { name: leasing.actions.renew });
    await expect(renew).toHaveAttribute('aria-disabled', 'true');
    await expect(renew).toContainText(leasing.refusals.notice_stands);
    await page.getByRole('menuitem', { name: leasing.actions.withdrawNotice, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: leasing.withdraw.confirm }).click();
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: leasing.history.noticeWithdrawn })
        .filter({ has: page.locator('time') }),
    ).toBeVisible();
    const [lease] = await made(rental.owner.client.from('leases').select('status').eq('id', rental.leaseId));
    expect(lease?.status).toBe('active');
  });

  test(`a lease is renewed and the new one opens (${language})`, async ({ open, baseURL }) => {
    const texts = await textsOf(language);
    const { leasing } = texts.owner;
    const rental = await makeRental(baseURL);
    const page = await open({ language, width: 360, session: rental.owner.session });
    await chooseAction(page, rental, texts, leasing.actions.renew);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(leasing.renewal.startsOn)).toHaveValue(addDays(rental.endsOn, 1));
    await dialog.getByLabel(leasing.renewal.rent).fill('30000');
    const cap = formatMoney(2_750_000, 'DOP', language);
    await expect(dialog.getByText(cap)).toBeVisible();
    await dialog.getByLabel(leasing.renewal.rent).fill('27000');
    const deposit = dialog.getByLabel(leasing.renewal.deposit, { exact: true });
    await deposit.fill('12.000');
    await dialog.getByLabel(leasing.renewal.ways.paper).check();
    await dialog.getByRole('button', { name: leasing.renewal.submit }).click();
    await expect(deposit).toHaveAccessibleDescription(new RegExp(texts.common.form.amountInvalid));
    await deposit.fill('12000');
    await picture(page, `${language}/lease-renew`);
    await dialog.getByRole('button', { name: leasing.renewal.submit }).click();
    await expect(page.getByText(leasing.renewal.done)).toBeVisible();
    await expect(page.getByText(leasing.notices.renews)).toBeVisible();
    await expectAccessible(page, `lease renewed ${language}`);
    await page.getByRole('link', { name: leasing.notices.openPrevious }).click();
    const from = formatDate(addDays(rental.endsOn, 1), language, 'long');
    await expect(page.getByText(leasing.notices.renewedBy({ date: from }))).toBeVisible();
    const [next] = await made(
      rental.owner.client.from('leases').select('id, deposit_minor').eq('renews_lease_id', rental.leaseId),
    );
    expect(next?.deposit_minor).toBe(1_200_000);
  });

  test.describe('a renewal', () => {
    test.use({ expectedErrors: [/400 .*draft_renewal/] });

    test(`what the server refuses of a renewal stands at its field, and nothing is lost (${language})`, async ({
      open,
      baseURL,
    }) => {
      const texts = await textsOf(language);
      const { renewal, actions } = texts.owner.leasing;
      const rental = await makeRental(baseURL);
      const page = await open({ language, session: rental.owner.session });
      await chooseAction(page, rental, texts, actions.renew);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(renewal.rent).fill('27000');
      await dialog.getByLabel(renewal.endsOn).fill('2999-12-31');
      await dialog.getByRole('button', { name: renewal.submitDraft }).click();
      const sentence = texts.errors.codes.value_out_of_range;
      await expect(dialog.getByLabel(renewal.endsOn)).toHaveAccessibleDescription(sentence);
      await expect(dialog.getByLabel(renewal.rent)).toHaveAccessibleDescription('');
      await expect(dialog.getByLabel(renewal.rent)).toHaveValue(/27,000/);
      await dialog.getByLabel(renewal.endsOn).fill('2030-12-31');
      await dialog.getByRole('button', { name: renewal.submitDraft }).click();
      await expect(page.getByText(renewal.drafted)).toBeVisible();
    });
  });

  test(`the rent changes from a day that is not charged yet (${language})`, async ({ open, baseURL }) => {
    const texts = await textsOf(language);
    const { leasing } = texts.owner;
    const rental = await makeRental(baseURL);
    const page = await open({ language, session: rental.owner.session });
    await chooseAction(page, rental, texts, leasing.actions.changeRent);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: leasing.rentStep.submit }).click();
    await expect(dialog.getByText(texts.common.form.amountInvalid)).toBeVisible();
    await dialog.getByLabel(leasing.rentStep.startsOn).fill(addDays(rental.startsOn, -1));
    await dialog.getByLabel(leasing.rentStep.rent).fill('26000');
    await dialog.getByRole('button', { name: leasing.rentStep.submit }).click();
    await expect(dialog.getByText(leasing.rentStep.outside)).toBeVisible();
    const startsOn = addMonths(startOfMonth(today()), 2);
    await dialog.getByLabel(leasing.rentStep.startsOn).fill(startsOn);
    await dialog.getByRole('button', { name: leasing.rentStep.submit }).click();
    await expect(page.getByText(leasing.rentStep.done)).toBeVisible();
    const steps = await made(
      rental.owner.client
        .from('lease_rent_steps')
        .select('starts_on, rent_minor')
        .eq('lease_id', rental.leaseId)
        .order('starts_on'),
    );
    expect(steps.at(-1)).toEqual({ starts_on: startsOn, rent_minor: 2_600_000 });
  });

  test.describe('somebody who is on the lease already', () => {
    // The browser itself reports the refusal.
    test.use({ expectedErrors: [/status of 400 .*set_lease_guarantors/] });

    test(`a co-tenant and a guarantor are put on the lease, and the main tenant leaves it (${language})`, async ({
      open,
      baseURL,
    }) => {
      const texts = await textsOf(language);
      const { leasing } = texts.owner;
      const rental = await makeRental(baseURL, { startsOn: addDays(today(), -40) });
      const page = await open({ language, session: rental.owner.session });
      await chooseAction(page, rental, texts, leasing.actions.changeTenants);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(leasing.parties.search).fill('Rosa Almonte');
      await dialog.getByRole('button', { name: leasing.parties.addNew({ name: 'Rosa Almonte' }) }).click();
      await expect(
        dialog.getByRole('button', { name: leasing.parties.remove({ name: 'Rosa Almonte' }) }),
      ).toBeVisible();
      await dialog.getByRole('button', { name: leasing.parties.submit }).click();
      await expect(page.getByText(leasing.parties.done)).toBeVisible();
      await expect(page.getByText(leasing.history.added({ names: 'Rosa Almonte' }))).toBeVisible();

      await page.getByRole('button', { name: leasing.parties.change, exact: true }).click();
      await dialog.getByRole('button', { name: leasing.parties.add({ name: 'Rosa Almonte' }) }).click();
      await dialog.getByRole('button', { name: leasing.parties.submit }).click();
      await expect(dialog.getByText(/fiador|guarantor/i).last()).toBeVisible();
      await dialog.getByRole('button', { name: leasing.parties.remove({ name: 'Rosa Almonte' }) }).click();
      await dialog.getByLabel(leasing.parties.search).fill('Julio Santos');
      await dialog.getByRole('button', { name: leasing.parties.addNew({ name: 'Julio Santos' }) }).click();
      await expect(
        dialog.getByRole('button', { name: leasing.parties.remove({ name: 'Julio Santos' }) }),
      ).toBeVisible();
      await dialog.getByRole('button', { name: leasing.parties.submit }).click();
      await expect(page.getByText('Julio Santos', { exact: true })).toBeVisible();

      // The main tenant leaves: the one who stays takes the place, and who left reads their history and pays nothing.
      const { departure } = leasing;
      const name = rental.tenant.name;
      const leftOn = addDays(today(), -1);
      await page.getByRole('button', { name: departure.leavesOf({ name }) }).click();
      await dialog.getByLabel(departure.leftOn).fill('2001-01-01');
      await dialog.getByRole('button', { name: departure.submit }).click();
      const range = {
        from: formatDate(rental.startsOn, language, 'short'),
        to: formatDate(addDays(today(), 366), language, 'short'),
      };
      await expect(dialog.getByText(departure.leftOnInvalid(range)).last()).toBeVisible();
      await dialog.getByLabel(departure.leftOn).fill(leftOn);
      await expect(dialog.getByLabel(departure.primary)).toHaveValue(/./);
      await expectAccessible(page, `departure ${language}`);
      await picture(page, `${language}/lease-departure`);
      await dialog.getByRole('button', { name: departure.submit }).click();
      await expect(
        page.getByText(departure.left({ date: formatDate(leftOn, language, 'short') })),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Rosa Almonte', level: 1 })).toBeVisible();
      await picture(page, `${language}/lease-former-tenant`);

      const own = await open({ language, session: rental.tenant.session });
      await own.goto('/tenant-dashboard/');
      const { tenancy, home } = texts.tenant;
      await expect(own.getByText(tenancy.left({ date: formatDate(leftOn, language, 'long') }))).toBeVisible();
      await expect(own.getByRole('link', { name: home.pay, exact: true })).toHaveCount(0);
      await expectAccessible(own, `left lease ${language}`);
      await picture(own, `${language}/left-lease-home`);
      await goWithin(own, '/tenant-dashboard/payments/pay');
      await expect(own.getByRole('heading', { level: 1, name: rental.unit })).toBeVisible();
      await expect(own.getByText(tenancy.left({ date: formatDate(leftOn, language, 'long') }))).toBeVisible();
      await expect(own.locator('main').getByRole('textbox')).toHaveCount(0);
      await picture(own, `${language}/left-lease`);
    });
  });
}
