import { readFile } from 'node:fs/promises';
import { expectAccessible, expectHeading } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { picture } from '#tests/support/picture.ts';
import { made, newPerson, type Person } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

/** A photo that carries the place where it was taken, as a camera writes it. */
const PHOTO = 'local-stack/demo/proof.jpg';

const detailsOf = ({ client, session }: Person) =>
  made(client.from('profiles').select('*').eq('id', session.user.id).single());

for (const language of languagesInTurn(import.meta.url)) {
  test(`a tenant says who they are and how they are reached (${language})`, async ({ open, baseURL }) => {
    const { account, common } = await textsOf(language);
    const { personal, contact } = account.profile;
    const tenant = await newPerson(baseURL, 'Ana Pérez', 'tenant');
    const page = await open({ language, width: 360, session: tenant.session });
    await page.goto('/tenant-dashboard/profile');

    await page.getByLabel(personal.fullName).fill('Ana María Pérez');
    await page.getByLabel(personal.identityType).selectOption('cedula');
    const number = page.getByLabel(personal.identityNumber);
    await number.fill('123');
    await page.getByRole('button', { name: personal.save }).click();
    await expect(page.getByText(account.problems.identityMalformed).first()).toBeVisible();
    await number.fill('00113918206');
    await expect(page.getByText(personal.suspicious)).toBeVisible();
    await number.fill('00113918205');
    await number.blur();
    await expect(number).toHaveValue('001-1391820-5');
    await expect(page.getByText(personal.suspicious)).toBeHidden();
    await page.getByRole('button', { name: personal.save }).click();
    await expect(page.getByText(account.saved)).toBeVisible();

    const phone = page.getByLabel(contact.phone);
    await phone.fill('555');
    await page.getByRole('button', { name: contact.save }).click();
    await expect(page.getByText(account.problems.phoneInvalid).first()).toBeVisible();
    // What is typed survives a reload.
    await page.reload();
    await expect(phone).toHaveValue('555');
    await phone.fill('8095551234');
    await page.getByLabel(contact.street).fill('Calle Duarte');
    await page.getByLabel(contact.province).selectOption('Santiago');
    await page.getByRole('button', { name: contact.save }).click();
    await expect(page.getByText(account.saved)).toBeVisible();
    await expectAccessible(page, 'profile');
    await picture(page, `account/${language}-profile`);

    expect(await detailsOf(tenant)).toMatchObject({
      full_name: 'Ana María Pérez',
      identity_number: '00113918205',
      phone: '+18095551234',
      province: 'Santiago',
    });
    await page.getByRole('button', { name: common.frame.account }).click();
    await expect(page.getByText('Ana María Pérez')).toBeVisible();
  });
}

test('an owner cuts a picture, changes it and takes it away', async ({ open, baseURL }) => {
  const { account, common } = await textsOf('es');
  const { picture: text } = account.profile;
  const owner = await newPerson(baseURL, 'Carmen Jiménez', 'owner');
  await made(owner.client.rpc('create_organization', { p_request_id: crypto.randomUUID(), p_name: 'Foto' }));
  const page = await open({ session: owner.session });
  await page.goto('/owner-dashboard/profile');

  const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    const picker = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: new RegExp(`${text.choose}|${text.change}`) }).click();
    await (await picker).setFiles(file);
  };
  await choose({ name: 'no.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') });
  await expect(page.getByText(text.unreadable)).toBeVisible();

  const photo = { name: 'yo.jpg', mimeType: 'image/jpeg', buffer: await readFile(PHOTO) };
  await choose(photo);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(text.zoom).fill('2');
  await dialog.getByLabel(text.cropArea).press('ArrowRight');
  await expectAccessible(page, 'cutting a picture');
  await picture(page, 'account/es-crop');
  await dialog.getByRole('button', { name: text.save }).click();
  await expect(page.getByRole('img', { name: text.alt })).toBeVisible();

  const first = (await detailsOf(owner)).avatar_path ?? '';
  const stored = Buffer.from(
    await (await made(owner.client.storage.from('avatars').download(first))).arrayBuffer(),
  );
  expect(stored.subarray(0, 2).toString('hex')).toBe('ffd8');
  expect(stored.includes('Exif')).toBe(false);
  expect(stored.length).toBeLessThan(200_000);

  await choose(photo);
  await dialog.getByRole('button', { name: text.save }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await detailsOf(owner)).avatar_path).not.toBe(first);
  expect((await owner.client.storage.from('avatars').download(first)).data).toBeNull();

  await page.getByRole('button', { name: text.remove }).click();
  await expect(page.getByText(text.removed)).toBeVisible();
  expect((await detailsOf(owner)).avatar_path).toBeNull();
  await expect(page.getByRole('button', { name: common.frame.account })).toBeVisible();
});

test('no field of a profile runs as a script or as markup', async ({ open, baseURL }) => {
  const { account } = await textsOf('es');
  const attack = `"><img src=x onerror="window.hurt=1"><script>window.hurt=1</script>{{7*7}}`;
  const short = `"><svg onload=hurt=1>`;
  const owner = await newPerson(baseURL, attack, 'owner');
  const { client, session } = owner;
  await made(client.rpc('create_organization', { p_request_id: crypto.randomUUID(), p_name: attack }));
  await made(
    client
      .from('profiles')
      .update({
        full_name: attack,
        phone: short,
        identity_type: 'passport',
        identity_number: short,
        street: attack,
        street_number: short.slice(0, 20),
        sector: attack.slice(0, 80),
        municipality: attack.slice(0, 80),
        province: attack.slice(0, 80),
        reference: attack,
      })
      .eq('id', session.user.id)
      .select('id')
      .single(),
  );
  const page = await open({ session });
  for (const path of ['/', '/profile', '/settings', '/settings/security']) {
    await page.goto(`/owner-dashboard${path}`);
    await expectHeading(page);
    await expect(page.locator('.skeleton')).toHaveCount(0);
    expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
    await expect(page.locator('img[src="x"], svg[onload], main script')).toHaveCount(0);
  }
  await goWithin(page, '/owner-dashboard/profile');
  await expect(page.getByLabel(account.profile.personal.fullName)).toHaveValue(attack);
  await expect(page.getByRole('textbox', { name: account.profile.contact.reference })).toHaveValue(attack);
});
