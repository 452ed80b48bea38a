import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import photo from '#stack/demo/proof.jpg?inline';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { USER_ID } from '#tests/screens/harness/fixtures.ts';
import { PROFILE } from '#tests/screens/harness/frame-answers.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

/** A photo with what a camera writes into it, such as the place where it was taken. */
const PLACE = new TextEncoder().encode('Exif\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0');
const drawn = Uint8Array.fromBase64(photo.slice(photo.indexOf(',') + 1));
const bytes = new Uint8Array([
  ...drawn.slice(0, 2),
  ...[0xff, 0xe1, 0, PLACE.length + 2, ...PLACE],
  ...drawn.slice(2),
]);
const TENANT = { ...PROFILE, user_type: 'tenant' } as const;
const PHOTO = new File([bytes], 'yo.jpg', { type: 'image/jpeg' });

describe.each([
  ['es', 'light'],
  ['en', 'dark'],
] as const)('a tenant (%s)', (language, theme) => {
  const view = { language, theme, width: 360 };

  test('says who they are, in a document that is one', async () => {
    const { account, common } = await textsOf(language);
    const { personal } = account.profile;
    server.table('profiles', [TENANT]);
    const screen = await openScreen('/tenant-dashboard/profile', view);
    const save = screen.getByRole('button', { name: personal.save });
    const number = screen.getByLabelText(personal.identityNumber, { exact: false });
    await screen.getByLabelText(personal.fullName).fill('Ana María Pérez');
    await screen.getByLabelText(personal.identityType, { exact: false }).selectOptions('cedula');
    await number.fill('123');
    await save.click();
    await expect.element(screen.getByText(account.problems.identityMalformed).first()).toBeVisible();
    expect(server.writesOf('profiles')).toEqual([]);
    await number.fill('00113918206');
    await expect.element(screen.getByText(personal.suspicious)).toBeVisible();
    await expectAccessible();
    await number.fill('00113918205');
    await userEvent.keyboard('{Tab}');
    await expect.element(number).toHaveValue('001-1391820-5');
    await expect.element(screen.getByText(personal.suspicious)).not.toBeInTheDocument();
    await save.click();
    await expect.element(screen.getByText(account.saved)).toBeVisible();
    expect(server.writesOf('profiles')).toMatchObject([
      { body: { full_name: 'Ana María Pérez', identity_type: 'cedula', identity_number: '00113918205' } },
    ]);
    await screen.getByRole('button', { name: common.frame.account }).click();
    await expect.element(screen.getByText('Ana María Pérez').first()).toBeVisible();
  });

  test('says how they are reached, and what is typed survives leaving the screen', async () => {
    const { account } = await textsOf(language);
    const { contact } = account.profile;
    server.table('profiles', [TENANT]);
    server.at('GET', '/auth/v1/user', () => ({ id: USER_ID }));
    const screen = await openScreen('/tenant-dashboard/profile', view);
    const phone = screen.getByLabelText(contact.phone, { exact: false });
    await phone.fill('555');
    await screen.getByRole('button', { name: contact.save }).click();
    await expect.element(screen.getByText(account.problems.phoneInvalid).first()).toBeVisible();
    await screen.getByRole('link', { name: account.settings.title, exact: true }).first().click();
    await screen.getByRole('link', { name: account.profile.title, exact: true }).first().click();
    await expect.element(phone).toHaveValue('555');
    await phone.fill('8095551234');
    await screen.getByLabelText(contact.street, { exact: false }).fill('Calle Duarte');
    await screen.getByLabelText(contact.province, { exact: false }).selectOptions('Santiago');
    await screen.getByRole('button', { name: contact.save }).click();
    await expect.element(screen.getByText(account.saved)).toBeVisible();
    expect(server.writesOf('profiles')).toMatchObject([
      { body: { phone: '+18095551234', street: 'Calle Duarte', province: 'Santiago' } },
    ]);
  });
});

describe('a picture', () => {
  /** The platform's picker, which the button opens. */
  async function choose(name: string, file: File): Promise<void> {
    const picker = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!picker) throw new Error('There is no picker.');
    const opened = vi.spyOn(picker, 'click').mockImplementation(() => undefined);
    await page.getByRole('button', { name }).click();
    expect(opened).toHaveBeenCalledOnce();
    opened.mockRestore();
    await userEvent.upload(page.elementLocator(picker), file);
  }

  test('is cut, sent without what the camera wrote, changed and taken away', async () => {
    const { account, common } = await textsOf('es');
    const { picture: text } = account.profile;
    const sent: Blob[] = [];
    const removed: unknown[] = [];
    server.table('profiles', [PROFILE]);
    server.at('POST', '/storage/v1/object/avatars/', (_, body) => {
      sent.push(...[...(body as FormData).values()].filter((part) => part instanceof Blob));
      return { Key: 'avatars/picture.jpg', Id: 'picture' };
    });
    server.at('POST', '/storage/v1/object/sign/avatars/', () => ({ signedURL: '/object/sign/avatars/x' }));
    server.at('DELETE', '/storage/v1/object/avatars', (_, body) => {
      removed.push(body);
      return [];
    });
    const screen = await openScreen('/owner-dashboard/profile', { width: 1440 });
    await expect.element(screen.getByRole('button', { name: text.choose })).toBeVisible();
    await choose(text.choose, new File(['not a picture'], 'no.jpg', { type: 'image/jpeg' }));
    await expect.element(screen.getByText(text.unreadable)).toBeVisible();

    await choose(text.choose, PHOTO);
    const dialog = screen.getByRole('dialog');
    const save = dialog.getByRole('button', { name: text.save });
    await dialog.getByLabelText(text.zoom).fill('2');
    (dialog.getByLabelText(text.cropArea).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expectAccessible();
    await save.click();
    await expect.element(screen.getByRole('img', { name: text.alt })).toBeVisible();
    const [picture] = sent;
    const stored = new Uint8Array((await picture?.arrayBuffer()) ?? []);
    expect(stored.slice(0, 2).toHex()).toBe('ffd8');
    expect(new TextDecoder('latin1').decode(stored)).not.toContain('Exif');
    expect(stored.length).toBeLessThan(200_000);
    const [first] = server.writesOf('profiles');
    const path = String((first?.body as { avatar_path?: string } | undefined)?.avatar_path);
    expect(path).toMatch(new RegExp(`^${USER_ID}/.+\\.jpg$`));

    await choose(text.change, PHOTO);
    await save.click();
    await expect.poll(() => removed).toEqual([{ prefixes: [path] }]);
    await screen.getByRole('button', { name: text.remove }).click();
    await expect.element(screen.getByText(text.removed)).toBeVisible();
    expect(server.writesOf('profiles').at(-1)).toMatchObject({ body: { avatar_path: null } });
    await expect.element(screen.getByRole('button', { name: common.frame.account })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: text.choose })).toBeVisible();
  });
});
