import { readFile } from 'node:fs/promises';
import { expectLoaded } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { comeFromElsewhere, someone } from '#tests/support/public-forms.ts';
import { newAdministrator } from '#tests/support/rental.ts';
import { passSecondStep } from '#tests/support/second-step.ts';
import { textsOf } from '#tests/support/texts.ts';
import { expectAccessibleNow } from '../../a11y/both-themes.ts';

test('an administrator finds, exports and deletes an address, and marks a message as answered', async ({
  open,
  baseURL,
}) => {
  const { admin, common } = await textsOf('es');
  const { session, ...account } = await newAdministrator(baseURL);
  const first = await open({ session });
  await first.goto('/admin/');
  await expectLoaded(first);
  await expectAccessibleNow(first, '/admin/ before the second step', 'es');

  const page = await open({ session: await passSecondStep({ session, ...account }) });
  await comeFromElsewhere(page.context());
  const email = someone();
  const joined = await page.request.post('/api/waitlist', {
    data: { email, consent: 'yes', language: 'en', source: 'landing' },
  });
  expect(joined.status()).toBe(202);
  const words = `Hello ${email}`;
  const sent = await page.request.post('/api/contact', {
    data: { name: 'Ana Peña', email, reader: 'manager', message: words, language: 'en' },
  });
  expect(sent.status()).toBe(202);

  await page.goto('/admin/');
  await expectLoaded(page);
  await expectAccessibleNow(page, '/admin/', 'es');
  await goWithin(page, '/admin/waitlist');
  await page.getByRole('searchbox', { name: admin.waitlist.search }).fill(email.slice(0, 12));
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText(admin.waitlist.states.unconfirmed);
  await expect(row).toContainText('landing');
  await expectAccessibleNow(page, '/admin/waitlist', 'es');

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

  await goWithin(page, `/admin/messages?q=${encodeURIComponent(email)}`);
  const item = page.getByRole('listitem').filter({ hasText: words });
  await expect(item).toContainText(admin.messages.readers.manager);
  await expect(item.getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await expectAccessibleNow(page, '/admin/messages', 'es');
  await item.getByRole('button', { name: admin.messages.markAnswered }).click();
  await expect(item).toContainText(admin.messages.states.answered);
  await page.getByRole('button', { name: admin.messages.states.open, exact: true }).click();
  await expect(page.getByText(admin.messages.noneTitle)).toBeVisible();
});
