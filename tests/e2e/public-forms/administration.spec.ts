import { readFile } from 'node:fs/promises';
import { expect, test } from '#tests/support/browser.ts';
import { comeFromElsewhere, someone } from '#tests/support/public-forms.ts';
import { newAdministrator } from '#tests/support/rental.ts';
import { passSecondStep } from '#tests/support/second-step.ts';
import { textsOf } from '#tests/support/texts.ts';

test('an administrator finds, exports and deletes an address', async ({ open, baseURL }) => {
  const { admin, common } = await textsOf('es');
  const page = await open({ session: await passSecondStep(await newAdministrator(baseURL)) });
  await comeFromElsewhere(page.context());
  const email = someone();
  const joined = await page.request.post('/api/waitlist', {
    data: { email, consent: 'yes', language: 'en', source: 'landing' },
  });
  expect(joined.status()).toBe(202);

  await page.goto('/admin/waitlist');
  await page.getByRole('searchbox', { name: admin.waitlist.search }).fill(email.slice(0, 12));
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText(admin.waitlist.states.unconfirmed);
  await expect(row).toContainText('landing');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: admin.waitlist.exportCsv }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^lista-de-espera-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(new RegExp(`^${email},en,landing,`));

  await row.getByRole('button', { name: admin.waitlist.removeOne({ email }) }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: common.actions.cancel })).toBeFocused();
  await dialog.getByRole('button', { name: admin.waitlist.removeConfirm }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toHaveCount(0);
});

test('an administrator reads a message and marks it as answered', async ({ open, baseURL }) => {
  const { admin } = await textsOf('en');
  const session = await passSecondStep(await newAdministrator(baseURL));
  const page = await open({ language: 'en', session });
  await comeFromElsewhere(page.context());
  const email = someone();
  const words = `Hello ${email}`;
  const sent = await page.request.post('/api/contact', {
    data: { name: 'Ana Peña', email, reader: 'manager', message: words, language: 'en' },
  });
  expect(sent.status()).toBe(202);

  await page.goto(`/admin/messages?q=${encodeURIComponent(email)}`);
  const item = page.getByRole('listitem').filter({ hasText: words });
  await expect(item).toContainText(admin.messages.readers.manager);
  await expect(item.getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await item.getByRole('button', { name: admin.messages.markAnswered }).click();
  await expect(item).toContainText(admin.messages.states.answered);
  await page.getByRole('button', { name: admin.messages.states.open, exact: true }).click();
  await expect(page.getByText(admin.messages.noneTitle)).toBeVisible();
});
