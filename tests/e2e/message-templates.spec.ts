import { formatMoney } from '#src/i18n/format.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { picture } from '#tests/support/picture.ts';
import { makeRental } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

const WORDS = {
  es: { title: 'Saldo del mes', other: 'Cobro del mes', text: 'Buenas, {inquilino}. Debe {saldo}.' },
  en: { title: 'Balance', other: 'Balance of the month', text: 'Hello {tenant}. You owe {balance}.' },
} as const;

for (const language of languagesInTurn(import.meta.url)) {
  test(`a text is saved, renamed, removed, brought back and used; each reader reads their own (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { messages: text, notices } = await textsOf(language);
    const { compose, start } = text;
    const rental = await makeRental(baseURL);
    const { title, other, text: words } = WORDS[language];
    const due = formatMoney(rental.depositMinor, 'DOP', language);
    const filled =
      language === 'es'
        ? `Buenas, ${rental.tenant.name}. Debe ${due}.`
        : `Hello ${rental.tenant.name}. You owe ${due}.`;
    const desk = await open({ language, width: 360, session: rental.owner.session });
    await desk.goto(`/owner-dashboard/messages/new?lease=${rental.leaseId}`);
    const openMenu = () => desk.getByRole('button', { name: compose.templates }).first().click();
    const dialog = desk.getByRole('dialog', { name: compose.templates });
    await openMenu();
    await expect(dialog.getByText(compose.writeToKeep)).toBeVisible();
    await expect(dialog.getByText(compose.noSavedTemplates)).toBeVisible();
    await desk.keyboard.press('Escape');

    await desk.getByLabel(compose.label).fill(words);
    await expect(desk.getByText(filled)).toBeVisible();
    await expectAccessible(desk, `a message with words that are filled (${language})`);
    await picture(desk, `${language}/message-words`);
    await openMenu();
    await dialog.getByRole('button', { name: compose.keepWritten }).click();
    await dialog.getByRole('button', { name: compose.keep, exact: true }).click();
    await expect(dialog.getByText(compose.templateNameMissing)).toBeVisible();
    await dialog.getByLabel(compose.templateName).fill(title);
    await dialog.getByLabel(compose.templateName).press('Enter');
    await expect(dialog.getByRole('button', { name: compose.use({ name: title }) })).toBeVisible();

    await dialog.getByRole('button', { name: compose.renameOf({ name: title }) }).click();
    await dialog.getByLabel(compose.templateName).fill(other);
    await dialog.getByRole('button', { name: compose.rename, exact: true }).click();
    const use = dialog.getByRole('button', { name: compose.use({ name: other }) });
    await expect(use).toBeVisible();
    await expectAccessible(desk, `templates (${language})`);
    await picture(desk, `${language}/templates`);
    await dialog.getByRole('button', { name: compose.removeTemplate({ name: other }) }).click();
    await expect(dialog.getByText(compose.templateRemoved({ name: other }))).toBeVisible();
    await expect(use).toBeHidden();
    await dialog.getByRole('button', { name: compose.templateUndo }).click();
    await expect(use).toBeVisible();
    await desk.keyboard.press('Escape');

    await desk.getByLabel(compose.label).fill('');
    await openMenu();
    await use.click();
    await expect(desk.getByLabel(compose.label)).toHaveValue(words);
    await desk.getByRole('button', { name: start.submit, exact: true }).click();
    await expect(desk.getByRole('log').getByText(filled)).toBeVisible();

    // In an answer too, and what is written there is filled before it is sent.
    const answer = desk.getByRole('textbox', { name: compose.label, exact: true });
    await answer.fill(words.slice(0, words.indexOf('.') + 1));
    await expect(desk.getByText(filled.slice(0, filled.indexOf('.') + 1), { exact: true })).toBeVisible();

    await goWithin(desk, '/owner-dashboard/notices/new');
    const group = desk.getByRole('group', { name: notices.form[language] });
    await group.getByLabel(notices.form.title).fill('Aviso');
    await group.getByLabel(notices.form.body).fill(words);
    await openMenu();
    // Texts for notices are others than those for messages.
    await expect(use).toBeHidden();
    await dialog.getByRole('button', { name: compose.keepWritten }).click();
    await expect(dialog.getByLabel(compose.templateName)).toHaveValue('Aviso');
    await dialog.getByRole('button', { name: compose.keep, exact: true }).click();
    await expect(dialog.getByRole('button', { name: compose.use({ name: 'Aviso' }) })).toBeVisible();
    await desk.keyboard.press('Escape');
    await desk.getByRole('button', { name: notices.form.publish }).click();
    await expect(desk).toHaveURL(/\/notices\/[-0-9a-f]{36}/);

    const phone = await open({ language, width: 360, session: rental.tenant.session });
    await phone.goto('/tenant-dashboard/notices');
    await phone.getByRole('link', { name: 'Aviso' }).first().click();
    await expect(phone.getByText(filled)).toBeVisible();
  });
}
