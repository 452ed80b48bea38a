import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { picture } from '#tests/support/picture.ts';
import { newPerson } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

const WORDS = {
  es: { search: 'deposito', guide: 'El depósito' },
  en: { search: 'deposit', guide: 'The deposit' },
} as const;

test('guides are found without accents and read, and the service says whether it answers', async ({
  open,
  baseURL,
}) => {
  const tenant = await newPerson(baseURL, 'Pedro Núñez', 'tenant');
  for (const language of languagesInTurn(import.meta.url)) {
    const { help: text } = await textsOf(language);
    const words = WORDS[language];
    const phone = await open({ language, width: 360, session: tenant.session });
    await phone.goto('/tenant-dashboard/help');
    await expect(phone.getByText(text.up).first()).toBeVisible();
    await expect(phone.getByText(text.down)).toHaveCount(0);
    await phone.getByLabel(text.search).fill('xyzzy');
    await expect(phone.getByText(text.noMatchTitle)).toBeVisible();
    await phone.getByLabel(text.search).fill(words.search);
    const first = phone.getByRole('main').getByRole('listitem').first();
    await expect(first.getByRole('link', { name: words.guide, exact: true })).toBeVisible();
    await expectAccessible(phone, `help ${language}`);
    await picture(phone, `community/help-${language}`);
    await first.getByRole('link').click();
    await expect(phone.getByRole('heading', { level: 1, name: words.guide })).toBeVisible();
    await expect(phone.getByRole('heading', { level: 2 })).toBeVisible();
    await picture(phone, `community/guide-${language}`);
  }
});
