import { formatMoney } from '#src/i18n/format.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { picture } from '#tests/support/picture.ts';
import { makeRental } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

const QUESTIONS = {
  es: {
    owed: '¿Cuánto debo?',
    unknown: '¿Cuál es la capital de Francia?',
    term: '¿Cuándo vence mi contrato?',
  },
  en: {
    owed: 'How much do I owe?',
    unknown: 'What is the capital of France?',
    term: 'When does my lease end?',
  },
} as const;

for (const language of languagesInTurn(import.meta.url)) {
  test(`a tenant asks, is answered from their own lease, and finds it again (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { assistant: text } = await textsOf(language);
    const questions = QUESTIONS[language];
    const rental = await makeRental(baseURL);
    const page = await open({ language, width: 360, session: rental.tenant.session });
    await page.goto('/tenant-dashboard/ai-assistant');
    await expect(page.getByText(text.emptyTitle)).toBeVisible();
    await page.getByRole('button', { name: text.ask }).click();
    await expect(page.getByText(text.empty)).toBeVisible();

    await page.getByRole('button', { name: questions.owed }).click();
    await expect(page.getByText(formatMoney(rental.depositMinor, 'DOP', language))).toBeVisible();
    const question = page.getByLabel(text.question);
    await question.fill(questions.unknown);
    await question.press('Enter');
    await expect(page.getByText(text.unknown)).toBeVisible();

    // What cannot be kept is answered all the same, and kept later.
    await page.route('**/rest/v1/assistant_turns*', (route) => route.abort());
    await question.fill(questions.term);
    await question.press('Enter');
    await expect(page.getByText(text.unsaved)).toBeVisible();
    await page.unroute('**/rest/v1/assistant_turns*');
    const kept = page.waitForResponse(
      (response) =>
        response.url().includes('/assistant_turns') &&
        response.request().method() === 'POST' &&
        response.ok(),
    );
    await page.getByRole('button', { name: text.keep }).click();
    await kept;
    await expect(page.getByText(text.unsaved)).toBeHidden();
    await expectAccessible(page, `assistant ${language}`);
    await picture(page, `${language}/assistant`);

    await page.reload();
    await page.getByLabel(text.conversation, { exact: true }).selectOption({ label: questions.owed });
    await expect(page.getByRole('listitem').filter({ hasText: questions.term })).toBeVisible();
    await page.getByRole('button', { name: text.remove }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: text.remove }).click();
    await expect(page.getByText(text.removed)).toBeVisible();
    await expect(page.getByLabel(text.conversation, { exact: true })).toHaveCount(0);
    await page.getByRole('link', { name: text.places.charges }).first().waitFor({ state: 'detached' });
  });
}

test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch/] });
