import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental, type Rental } from '#tests/support/rental.ts';
import { booksTextsOf } from '../finance/books-texts.ts';

type Words = Awaited<ReturnType<typeof booksTextsOf>>;

/** Another unit of the rental's property, which nobody has let. */
async function addUnit({ owner, organizationId, propertyId }: Rental): Promise<string> {
  const label = `B-${crypto.randomUUID().slice(0, 4)}`;
  const place = { organization_id: organizationId, property_id: propertyId };
  const { id } = await made(
    owner.client
      .from('units')
      .insert({ ...place, label })
      .select('id')
      .single(),
  );
  return id;
}

const nextOf = (page: Page, { common }: Words) =>
  page.getByRole('button', { name: common.actions.next, exact: true });

for (const language of languagesInTurn(import.meta.url)) {
  test(`an amount or a percentage that cannot be read is refused, never left out (${language})`, async ({
    open,
    baseURL,
  }) => {
    const words = await booksTextsOf(language);
    const { people, terms, review, unit } = words.owner.tenantForm;
    const { lateFees } = words.charging;
    const rental = await makeRental(baseURL);
    const page = await open({ language, session: rental.owner.session });
    const next = nextOf(page, words);
    await page.goto(`/owner-dashboard/tenants/new?unit=${await addUnit(rental)}`);
    await page.getByLabel(people.fullName).fill('Rosa Almonte');
    await next.click();
    await expect(page.getByRole('combobox', { name: unit.unit })).toHaveValue(/^B-/);
    await next.click();
    await page.getByLabel(terms.rent).fill('20000');
    await page.getByLabel(terms.deposit).fill('40.000');
    await page
      .getByLabel(terms.lateFee)
      .selectOption({ label: words.common.enums.lateFeeKind.percent_of_outstanding });
    await page.getByLabel(lateFees.percent).fill('1,500.5');
    await page.getByLabel(lateFees.minimum).fill('mil');
    await page.getByLabel(lateFees.grace).fill('3 días');
    await next.click();
    await expect(page.getByLabel(terms.deposit)).toHaveAccessibleDescription(/25,000\.00/);
    await expect(page.getByLabel(terms.deposit)).toHaveValue('40.000');
    await expect(page.getByLabel(lateFees.percent)).toHaveAccessibleDescription(terms.percentInvalid);
    await expect(page.getByLabel(lateFees.minimum)).toHaveAccessibleDescription(terms.amountInvalid);
    await expect(page.getByLabel(lateFees.grace)).toHaveAccessibleDescription(
      new RegExp(words.common.form.wholeNumberInvalid),
    );
    await expectAccessible(page, `terms that cannot be read ${language}`);
    await picture(page, `${language}/new-lease-unreadable`);

    await page.getByLabel(terms.deposit).fill('40,000');
    await page.getByLabel(lateFees.percent).fill('1.5');
    await page.getByLabel(lateFees.minimum).fill('');
    await page.getByLabel(lateFees.grace).fill('3');
    await next.click();
    await expect(page.getByRole('heading', { name: review.heading })).toBeVisible();
    await expect(page.getByText('RD$40,000.00').first()).toBeVisible();
    const { percentOutstanding } = words.owner.tenantForm.lateFeeText;
    await expect(page.getByText(percentOutstanding({ percent: '1.5%', days: 3 }))).toBeVisible();
  });

  test(`somebody who is registered is offered instead of written down twice (${language})`, async ({
    open,
    baseURL,
  }) => {
    const words = await booksTextsOf(language);
    const { people: text, unit } = words.owner.tenantForm;
    const rental = await makeRental(baseURL);
    const { client } = rental.owner;
    const { name } = rental.tenant;
    await made(
      client
        .from('people')
        .update({ identity_type: 'cedula', identity_number: '00112345673' })
        .eq('organization_id', rental.organizationId)
        .select('id')
        .single(),
    );
    const page = await open({ language, session: rental.owner.session });
    const next = nextOf(page, words);
    await page.goto('/owner-dashboard/tenants/new');
    await page.getByLabel(text.fullName).fill('Pedro Nunez');
    await page.getByLabel(text.email).fill(rental.tenant.email.toUpperCase());
    // At once: what was typed last is asked for before the step is left.
    await next.click();
    await expect(page.getByText(text.registeredBy.email({ name }))).toBeVisible();
    await expect(page.getByLabel(text.email)).toHaveAccessibleDescription(new RegExp(text.registered));
    await expectAccessible(page, `a person who is registered ${language}`);
    await picture(page, `${language}/new-lease-registered`);

    await page.getByRole('button', { name: text.isAnother, exact: true }).click();
    await expect(page.getByText(text.registeredBy.email({ name }))).toBeHidden();
    await page.getByLabel(text.email).fill('');
    await page.getByLabel(text.identityNumber).fill('001-1234567-3');
    await next.click();
    await expect(page.getByRole('combobox', { name: unit.property })).toBeVisible();

    await page.goto('/owner-dashboard/tenants/new');
    await page.getByRole('button', { name: words.owner.tenantForm.discard }).click();
    await page.getByLabel(text.fullName).fill('Pedro Nunez');
    await page.getByLabel(text.identityNumber).fill('00112345673');
    await expect(page.getByText(text.registeredBy.identity({ name }))).toBeVisible();
    await page.getByRole('button', { name: text.chooseRegistered({ name }) }).click();
    await expect(page.getByRole('button', { name: new RegExp(name), pressed: true })).toBeVisible();
    await next.click();
    await expect(page.getByRole('combobox', { name: unit.property })).toBeVisible();
  });
}
