import { addDays } from '#src/domain/foundation/dates.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { expectAccessible, expectLoaded } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { picture } from '#tests/support/picture.ts';
import { made, today } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';
import { makeVacantPlace } from '../screening/place.ts';

for (const language of languagesInTurn(import.meta.url)) {
  test(`a lease that is made afterwards opens with the deposit that is held already (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { owner, common } = await textsOf(language);
    const { people, terms, review, unit } = owner.tenantForm;
    const { deposit } = owner.leasing;
    const place = await makeVacantPlace(baseURL);
    const page = await open({ language, width: 360, session: place.owner.session });
    const next = page.getByRole('button', { name: common.actions.next, exact: true });
    const amount = formatMoney(4_000_000, 'DOP', language);
    await page.goto(`/owner-dashboard/tenants/new?unit=${place.unitId}`);
    await page.getByLabel(people.fullName).fill('Rosa Almonte');
    await next.click();
    await expect(page.getByRole('combobox', { name: unit.unit })).toHaveValue(/^A-/);
    await next.click();

    // Asked only of a lease that has begun, with a deposit.
    const held = page.getByRole('checkbox', { name: terms.depositHeld });
    await page.getByLabel(terms.rent).fill('20,000');
    await page.getByLabel(terms.dueDay).fill('5');
    await page.getByLabel(terms.deposit).fill('40,000');
    await expect(held).toHaveCount(0);
    await page.getByLabel(terms.startsOn).fill(addDays(today(), -70));
    await expect(held).toBeVisible();
    await picture(page, `${language}/wizard-deposit-asked`);
    await held.check();
    await expectAccessible(page, `wizard with a held deposit ${language}`);
    await picture(page, `${language}/wizard-deposit-held`);
    await next.click();
    await expect(page.getByText(review.depositHeld({ amount }))).toBeVisible();
    await expectLoaded(page);
    await expectAccessible(page, `review of a held deposit ${language}`);
    await picture(page, `${language}/wizard-deposit-review`);
    await page.getByRole('button', { name: review.create, exact: true }).click();

    await expect(page.getByRole('heading', { name: deposit.title })).toBeVisible();
    await expect(page.getByText(amount).first()).toBeVisible();
    await expect(page.getByRole('button', { name: deposit.heldBefore.takeBack })).toBeVisible();
    await expectLoaded(page);
    await expectAccessible(page, `lease with a held deposit ${language}`);
    await picture(page, `${language}/wizard-deposit-lease`);
    const opened = await made(
      place.owner.client.from('lease_deposits').select('held_minor, unpaid_minor').single(),
    );
    expect(opened).toEqual({ held_minor: 4_000_000, unpaid_minor: 0 });
  });
}
