import type { Page } from '@playwright/test';
import { formatPercent } from '#src/i18n/format.ts';
import { type Language, languages } from '#src/i18n/language.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental, type Rental } from '#tests/support/rental.ts';
import { booksTextsOf } from '../finance/books-texts.ts';

type Words = Awaited<ReturnType<typeof booksTextsOf>>;

const DAILY_WORDS: Readonly<Record<Language, string>> = {
  es: 'RD$150.00, cada día de atraso, 3 días de gracia, máximo RD$1,500.00 en total',
  en: 'RD$150.00, each late day, 3 days of grace, RD$1,500.00 in all at most',
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

for (const language of languages) {
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
    await page.getByLabel(terms.graceDays).fill('61');
    await next.click();
    await expect(page.getByText(terms.amountInvalid).first()).toBeVisible();
    await expect(page.getByText(terms.graceInvalid).first()).toBeVisible();
    await page.getByLabel(terms.lateFeeAmount, { exact: true }).fill('150');
    await page.getByLabel(terms.lateFeeCap).fill('1500');
    await page.getByLabel(terms.graceDays).fill('3');
    await expectAccessible(page, `late fee of a new lease ${language}`);
    await picture(page, `${language}/new-lease-late-fee`);
    await next.click();
    await expect(page.getByText(DAILY_WORDS[language])).toBeVisible();
    await create.click();
    await created();
    await expect(page.getByText(DAILY_WORDS[language])).toBeVisible();

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
