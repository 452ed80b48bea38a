import type { Page } from '@playwright/test';
import { formatMoney } from '#src/i18n/format.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { addMember } from '#tests/support/members.ts';
import { picture } from '#tests/support/picture.ts';
import { makeRental, newPerson } from '#tests/support/rental.ts';
import { type ScreenTexts, textsOf } from '#tests/support/texts.ts';

const VALUE_MINOR = 950_000_000;

const cardOf = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Two owners, with shares that do not make the whole at first. */
async function fillOwners(page: Page, { owner: text, common }: ScreenTexts): Promise<void> {
  const { propertyFacts: facts } = text;
  for (const [index, name] of ['Ana Reyes', 'Luis Reyes'].entries()) {
    await page.getByRole('button', { name: facts.addOwner }).click();
    await page.getByLabel(facts.ownerName).nth(index).fill(name);
  }
  await page
    .getByLabel(facts.ownerDocument)
    .first()
    .selectOption({ label: common.enums.identityType.cedula });
  await page.getByLabel(facts.ownerNumber).first().fill('00113918205');
  await page.getByLabel(facts.ownerShare).first().fill('60');
  await page.getByLabel(facts.ownerShare).last().fill('30');
}

for (const language of languagesInTurn(import.meta.url)) {
  test(`a property's owners, condominium and value are written down and shown (${language})`, async ({
    open,
    baseURL,
  }) => {
    const texts = await textsOf(language);
    const { propertyForm: form, propertyFacts: facts } = texts.owner;
    const rental = await makeRental(baseURL);
    const page = await open({ language, session: rental.owner.session });
    await page.goto(`/owner-dashboard/properties/${rental.propertyId}/edit`);
    await page.getByLabel(facts.inCondominium).check();
    await page.getByLabel(facts.condominiumName).fill('Torre Caoba');
    await page.getByLabel(facts.condominiumPhone).fill('8095551234');
    await page.getByLabel(facts.condominiumFee).fill('4500');
    await fillOwners(page, texts);
    await page.getByLabel(facts.valuedOn).fill('2026-03-01');
    // The browser is one of the United States: beside a Spanish label stands the date in the order of its tables.
    await expect(page.locator('[data-date="01/03/2026"]')).toHaveCount(language === 'es' ? 1 : 0);
    await page.getByRole('button', { name: form.save }).click();
    await expect(page.getByText(facts.problems.valueMissing).last()).toBeVisible();
    await page.getByRole('textbox', { name: facts.value }).fill('9500000');
    await page.getByRole('button', { name: form.save }).click();
    await expect(page.getByText(facts.problems.sharesDiffer).last()).toBeVisible();
    await page.getByRole('button', { name: facts.shareEqually }).click();
    await expect(page.getByText(facts.sharesWhole, { exact: true })).toBeVisible();
    await expect(page.getByText(facts.problems.sharesDiffer)).toHaveCount(0);
    await expectAccessible(page, `edit property ${language}`);
    await picture(page, `${language}/portfolio-edit`);
    await page.getByRole('button', { name: form.save }).click();

    await expect(page.getByText(form.saved)).toBeVisible();
    await expect(cardOf(page, facts.condominium).getByText('Torre Caoba')).toBeVisible();
    await expect(cardOf(page, facts.condominium).getByText('809-555-1234')).toBeVisible();
    await expect(cardOf(page, facts.owners).getByText('001-1391820-5')).toBeVisible();
    await expect(
      cardOf(page, facts.money).getByText(formatMoney(VALUE_MINOR, 'DOP', language)),
    ).toBeVisible();
    await picture(page, `${language}/portfolio-overview`);

    // The form starts with what was saved, and an empty list leaves the property to the organization.
    await goWithin(page, `/owner-dashboard/properties/${rental.propertyId}/edit`);
    await expect(page.getByLabel(facts.ownerShare).first()).toHaveValue('50');
    await page.getByRole('button', { name: facts.removeOwner({ name: 'Luis Reyes' }) }).click();
    await page.getByRole('button', { name: facts.removeOwner({ name: 'Ana Reyes' }) }).click();
    await page.getByRole('button', { name: form.save }).click();
    await expect(page.getByText(facts.ownersNone)).toBeVisible();
  });

  test(`the metrics name what is missing and where to add it, and the months are drawn (${language})`, async ({
    open,
    baseURL,
  }) => {
    const texts = await textsOf(language);
    const { property: text, propertyMetrics: metrics, propertyAnalytics: analytics } = texts.owner;
    const rental = await makeRental(baseURL);
    const page = await open({ language, session: rental.owner.session });
    await page.goto(`/owner-dashboard/properties/${rental.propertyId}`);
    await page.getByRole('tab', { name: text.tabs.metrics }).click();
    await expect(page).toHaveURL(/tab=metrics/);
    await expect(page.getByText(metrics.noMonth)).toBeVisible();
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: metrics.names.capRate }) })
      .getByText(metrics.how)
      .click();
    await expect(page.getByText(metrics.formulas.capRate)).toBeVisible();
    await expectAccessible(page, `metrics ${language}`);
    await picture(page, `${language}/portfolio-metrics`);

    await page.getByRole('tab', { name: text.tabs.analytics }).click();
    await expect(page.getByRole('img', { name: analytics.money })).toBeVisible();
    await expect(page.getByRole('img', { name: analytics.occupancy })).toBeVisible();
    await page.getByText(texts.common.chart.showTable).first().click();
    await expect(
      page.getByRole('table').first().getByRole('columnheader', { name: analytics.billed }),
    ).toBeVisible();
    await page.getByRole('radio', { name: analytics.months({ count: 24 }) }).check();
    await expect(page.getByRole('img', { name: analytics.money })).toBeVisible();
    await expectAccessible(page, `analytics ${language}`);
    await picture(page, `${language}/portfolio-analytics`);
  });
}

test('who looks after the building sees it without its money, and its units as let', async ({
  open,
  baseURL,
}) => {
  const { owner: text } = await textsOf('es');
  const rental = await makeRental(baseURL);
  const caretaker = await newPerson(baseURL, 'Ramón Peña', 'owner');
  await addMember(rental, caretaker, 'maintenance');
  const page = await open({ session: caretaker.session });
  await page.goto(`/owner-dashboard/properties/${rental.propertyId}?tab=metrics`);
  await expect(page.getByRole('tab', { name: text.property.tabs.vacancy })).toBeVisible();
  await expect(page.getByRole('tab', { name: text.property.tabs.metrics })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: text.propertyFacts.money })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: text.propertyFacts.owners })).toHaveCount(0);
  const row = page.getByRole('row').filter({ hasText: rental.unit });
  await expect(row).toContainText(text.units.states.let);
  await goWithin(page, '/owner-dashboard/units');
  await expect(page.getByRole('row').filter({ hasText: rental.unit })).toContainText(text.units.states.let);
});
