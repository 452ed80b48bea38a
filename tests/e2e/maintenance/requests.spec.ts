import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { picture } from '#tests/support/picture.ts';
import { makeRental } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

const WORDS = {
  es: {
    title: 'Gotea el lavamanos',
    answer: 'El plomero va mañana.',
    note: 'Llamar a Ramón',
    still: 'Sigue goteando',
  },
  en: {
    title: 'The sink drips',
    answer: 'The plumber comes tomorrow.',
    note: 'Call Ramón',
    still: 'It still drips',
  },
} as const;

for (const language of languagesInTurn(import.meta.url)) {
  test(`a tenant reports a leak, the office repairs it, and both see every step (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { maintenance: text } = await textsOf(language);
    const words = WORDS[language];
    const rental = await makeRental(baseURL);
    const phone = await open({ language, width: 360, session: rental.tenant.session });
    await phone.goto('/tenant-dashboard/maintenance');
    await expect(phone.getByText(text.tenant.emptyTitle)).toBeVisible();
    await phone.getByRole('link', { name: text.tenant.report }).click();
    await phone.getByRole('button', { name: text.tenant.submit }).click();
    await expect(phone.getByText(text.fields.problems.titleLength).first()).toBeVisible();
    await phone.getByLabel(text.fields.category).selectOption('plumbing');
    await expect(phone.getByText(text.fields.questions.plumbing)).toBeVisible();
    await phone.getByLabel(text.fields.title).fill(words.title);
    await phone.getByRole('radio', { name: text.priority.high }).check();
    await phone.getByLabel(text.fields.mayEnter).check();
    await picture(phone, `${language}/maintenance-report`);
    await phone.getByRole('button', { name: text.tenant.submit }).click();
    await expect(phone.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await phone.getByLabel(text.photos.add).setInputFiles('local-stack/demo/proof.jpg');
    await expect(phone.getByRole('img', { name: text.photos.photo({ number: 1 }) })).toBeVisible();

    const desk = await open({ language, session: rental.owner.session });
    await desk.goto('/owner-dashboard/maintenance');
    await desk.getByRole('link', { name: words.title }).click();
    await expect(desk.getByRole('img', { name: text.photos.photo({ number: 1 }) })).toBeVisible();
    await desk.getByLabel(text.office.stage).selectOption('scheduled');
    await desk.getByLabel(text.office.assignee).selectOption({ label: rental.owner.name });
    await desk.getByRole('button', { name: text.office.savePlan }).click();
    await expect(phone.getByText(text.stage.scheduled)).toBeVisible();

    const write = async (body: string, isNote: boolean) => {
      await desk.getByLabel(text.thread.write).fill(body);
      await desk.getByLabel(text.thread.note, { exact: true }).setChecked(isNote);
      await desk.getByRole('button', { name: text.thread.send }).click();
      await expect(desk.getByRole('listitem').filter({ hasText: body })).toBeVisible();
    };
    await write(words.note, true);
    await write(words.answer, false);
    await expect(phone.getByText(words.answer)).toBeVisible();
    await expect(phone.getByText(words.note)).toHaveCount(0);
    await expectAccessible(desk, `request ${language}`);
    await picture(desk, `${language}/maintenance-request`);

    await desk.getByRole('button', { name: text.office.verbs.completed }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: text.office.verbs.completed }).click();
    await phone.getByRole('radio', { name: '4', exact: true }).check();
    await phone.getByRole('button', { name: text.tenant.sendRating }).click();
    await expect(phone.getByText(text.tenant.youRated({ count: 4 }))).toBeVisible();
    await phone.getByRole('button', { name: text.tenant.reopen }).click();
    const dialog = phone.getByRole('alertdialog');
    await dialog.getByRole('button', { name: text.tenant.reopen }).click();
    await expect(dialog.getByText(text.office.dialogs.reasonMissing)).toBeVisible();
    await dialog.getByLabel(text.tenant.cancelReason).fill(words.still);
    await dialog.getByRole('button', { name: text.tenant.reopen }).click();
    await expect(desk.getByRole('listitem').filter({ hasText: words.still })).toBeVisible();
    await expectAccessible(phone, `tenant's request ${language}`);
    await picture(phone, `${language}/maintenance-tenant`);
  });
}
