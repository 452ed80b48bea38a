import type { Page } from '@playwright/test';
import { formatPercent } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental, type Rental } from '#tests/support/rental.ts';
import { booksTextsOf } from '../finance/books-texts.ts';

type Words = Awaited<ReturnType<typeof booksTextsOf>>;

const DAILY_WORDS: Readonly<Record<Language, string>> = {
  es: 'RD$150.00, cada día de atraso, 3 días de gracia, desde RD$1,000.00 de deuda, máximo RD$900.00 al mes por contrato, máximo RD$1,500.00 por cada alquiler atrasado',
  en: 'RD$150.00, every day late, 3 grace days, if more than RD$1,000.00 is owed, up to RD$900.00 a month per lease, up to RD$1,500.00 per late rent',
};

/** A rule of the organization and one of the property, which counts before it. */
async function addRules({ owner, organizationId, propertyId }: Rental): Promise<void> {
  const call = { p_organization_id: organizationId, p_currency: 'DOP' as const };
  const rule = { kind: 'percent_of_outstanding', frequency: 'one_time', grace_days: 5 };
  const save = (basisPoints: number, place: object) =>
    made(
      owner.client.rpc('save_late_fee_rule', {
        ...call,
        ...place,
        p_request_id: crypto.randomUUID(),
        p_rule: { ...rule, basis_points: basisPoints },
      }),
    );
  await save(300, {});
  await save(700, { p_property_id: propertyId });
}

/** Fills in the form for another unit of the property up to its terms. */
async function openTerms(page: Page, rental: Rental, { owner, common }: Words): Promise<void> {
  const { organizationId, propertyId } = rental;
  const label = `B-${crypto.randomUUID().slice(0, 4)}`;
  const { id } = await made(
    rental.owner.client
      .from('units')
      .insert({ organization_id: organizationId, property_id: propertyId, label })
      .select('id')
      .single(),
  );
  const next = page.getByRole('button', { name: common.actions.next, exact: true });
  await page.goto(`/owner-dashboard/tenants/new?unit=${id}`);
  await page.getByLabel(owner.tenantForm.people.fullName).fill('Rosa Peña');
  await next.click();
  await expect(page.getByRole('combobox', { name: owner.tenantForm.unit.unit })).toHaveValue(label);
  await next.click();
  await page.getByLabel(owner.tenantForm.terms.rent).fill('20000');
}

/** Opens the draft that is shown, makes its late fee a single one, saves it, and finds nothing else of it changed. */
async function saveAgain(page: Page, rental: Rental, { owner, common, charging }: Words): Promise<void> {
  const leaseId = new URL(page.url()).pathname.split('/').at(-2) ?? '';
  const { review, terms } = owner.tenantForm;
  const { lateFees: text } = charging;
  const next = page.getByRole('button', { name: common.actions.next, exact: true });
  await page.goto(`/owner-dashboard/tenants/new?draft=${leaseId}`);
  await expect(page.getByText('Rosa Peña').last()).toBeVisible();
  await next.click();
  await expect(page.getByRole('combobox', { name: owner.tenantForm.unit.unit })).toHaveValue(/^B-/);
  await next.click();
  await expect(page.getByLabel(terms.lateFee)).toHaveValue('fixed');
  await page.getByLabel(text.frequency).selectOption({ label: text.frequencies.one_time });
  await next.click();
  await page.getByRole('button', { name: review.saveChanges }).click();
  await expect(page).toHaveURL(/\/contract$/);
  const rule = await made(
    rental.owner.client.from('late_fee_rules').select().eq('lease_id', leaseId).single(),
  );
  expect(rule).toMatchObject({
    kind: 'fixed',
    frequency: 'one_time',
    amount_minor: 15_000,
    grace_days: 3,
    minimum_balance_minor: 100_000,
    monthly_maximum_minor: 90_000,
    maximum_minor: 150_000,
  });
}

for (const language of languagesInTurn(import.meta.url)) {
  test(`a new lease follows the rule of its place, has its own, or has none (${language})`, async ({
    open,
    baseURL,
  }) => {
    const words = await booksTextsOf(language);
    const { terms, review, lateFeeText } = words.owner.tenantForm;
    const { lateFees: text } = words.charging;
    const { lateFeeKind } = words.common.enums;
    const rental = await makeRental(baseURL);
    await addRules(rental);
    const page = await open({ language, session: rental.owner.session });
    const next = page.getByRole('button', { name: words.common.actions.next, exact: true });
    const create = page.getByRole('button', { name: review.create });
    const choice = page.getByLabel(terms.lateFee);
    const created = () => expect(page.getByText(words.owner.lease.createdTitle)).toBeVisible();

    await openTerms(page, rental, words);
    await expect(choice).toHaveValue('follow');
    const percent = text.sentence.percent_of_outstanding({ percent: formatPercent(0.07, language, 2) });
    await expect(page.getByText(percent)).toBeVisible();
    await next.click();
    await expect(page.getByText(text.lease.follow, { exact: true })).toBeVisible();
    await create.click();
    await created();
    await expect(page.getByText(`${text.lease.follow}: ${percent}`)).toBeVisible();

    await openTerms(page, rental, words);
    await choice.selectOption({ label: lateFeeKind.fixed });
    await page.getByLabel(text.frequency).selectOption({ label: text.frequencies.daily });
    await page.getByLabel(text.grace).fill('61');
    await next.click();
    await expect(page.getByText(terms.amountInvalid).first()).toBeVisible();
    await expect(page.getByText(terms.graceInvalid).first()).toBeVisible();
    await page.getByLabel(text.amount, { exact: true }).fill('150');
    await page.getByLabel(text.minimum).fill('1000');
    await page.getByLabel(text.monthlyMaximum).fill('900');
    await page.getByLabel(text.maximum).fill('1500');
    await page.getByLabel(text.grace).fill('3');
    await expectAccessible(page, `late fee of a new lease ${language}`);
    await picture(page, `${language}/new-lease-late-fee`);
    await next.click();
    await expect(page.getByText(DAILY_WORDS[language])).toBeVisible();
    await page.getByRole('button', { name: review.saveDraft }).click();
    await expect(page).toHaveURL(/\/contract$/);
    await saveAgain(page, rental, words);

    await openTerms(page, rental, words);
    await choice.selectOption({ label: lateFeeKind.none });
    await expect(page.getByLabel(text.frequency)).toBeHidden();
    await next.click();
    await expect(page.getByText(lateFeeText.none, { exact: true })).toBeVisible();
    await create.click();
    await created();
    await expect(page.getByText(text.lease.contract)).toBeVisible();
  });
}
