import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { picture } from '#tests/support/picture.ts';
import { makeRental } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

test('a notice is written at a desk (en), read and acknowledged on a phone (es), and both sides know', async ({
  open,
  baseURL,
}) => {
  const [{ notices: es }, { notices: en }] = await Promise.all([textsOf('es'), textsOf('en')]);
  const rental = await makeRental(baseURL);
  const desk = await open({ language: 'en', session: rental.owner.session });
  await desk.goto('/owner-dashboard/notices');
  await desk.getByRole('link', { name: en.office.add }).first().click();
  await desk.getByRole('button', { name: en.form.publish }).click();
  await expect(desk.getByRole('alert').filter({ hasText: en.form.problems.textMissing })).toBeVisible();
  await desk.getByLabel(en.form.title).fill('No water on Tuesday');
  await desk.getByLabel(en.form.body).fill('From 9 to 12.');
  await desk.getByRole('button', { name: en.form.addLanguage({ language: 'Español' }) }).click();
  const spanish = desk.getByRole('group', { name: en.form.es });
  await spanish.getByLabel(en.form.title).fill('Sin agua el martes');
  await spanish.getByLabel(en.form.body).fill('De 9 a 12.');
  await desk.getByLabel(en.form.acknowledge).check();
  await expect(desk.getByText(en.form.reach({ people: 1 }))).toBeVisible();
  await expectAccessible(desk, 'a notice that is written');
  await picture(desk, 'en/notice-form');
  await desk.getByRole('button', { name: en.form.publish }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'No water on Tuesday' })).toBeVisible();
  await expect(desk.getByText(en.office.reader.unread)).toBeVisible();

  const phone = await open({ language: 'es', width: 360, session: rental.tenant.session });
  await phone.goto('/tenant-dashboard/');
  const latest = phone.getByRole('region', { name: es.tenant.latest });
  await expect(latest.getByText('Sin agua el martes')).toBeVisible();
  await picture(phone, 'es/home-with-notice');
  await latest.getByRole('link', { name: es.tenant.open }).click();
  await expect(phone.getByText('De 9 a 12.')).toBeVisible();
  await expect(desk.getByText(en.office.reader.read, { exact: true }).last()).toBeVisible();
  await phone.getByRole('button', { name: es.tenant.acknowledge }).click();
  await expect(phone.getByText(es.tenant.thanks)).toBeVisible();
  await expect(desk.getByText(en.office.reader.acknowledged, { exact: true })).toBeVisible();
  await expectAccessible(phone, 'a notice on a phone');
  await picture(phone, 'es/notice');
  await picture(desk, 'en/notice');

  await desk.getByRole('button', { name: en.office.withdraw }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: en.office.withdraw }).click();
  await expect(desk.getByText(en.state.withdrawn).first()).toBeVisible();
  await goWithin(phone, '/tenant-dashboard/notices');
  await expect(phone.getByText(es.tenant.emptyTitle)).toBeVisible();
});
