import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { addMember } from '#tests/support/members.ts';
import { makeRental } from '#tests/support/rental.ts';
import { prefix, textsOf } from '#tests/support/texts.ts';
import { signInByForm } from './entry.ts';

for (const language of languagesInTurn(import.meta.url)) {
  test(`who rents and helps an owner goes from one area to the other, by keyboard, and comes back to the last (${language})`, async ({
    open,
    baseURL,
  }) => {
    const texts = await textsOf(language);
    const { common } = texts;
    const rental = await makeRental(baseURL);
    await addMember(rental, rental.tenant, 'manager');
    const phone = await open({ language, width: 360, session: rental.tenant.session });
    await phone.goto('/tenant-dashboard/');
    const account = phone.getByRole('button', { name: common.frame.account });
    const toOwner = phone.getByRole('menuitem', { name: common.shell.switchArea.owner });
    await account.focus();
    await phone.keyboard.press('Enter');
    await expect(toOwner).toBeVisible();
    await phone.keyboard.press('End');
    await phone.keyboard.press('ArrowUp');
    await expect(toOwner).toBeFocused();
    await phone.keyboard.press('Enter');
    await expect(phone).toHaveURL(/\/owner-dashboard\/$/);
    const isNoted = phone.waitForResponse(
      (answer) => answer.request().method() === 'PATCH' && answer.url().includes('/rest/v1/profiles'),
    );
    await expect(account).toBeVisible();
    await isNoted;

    // A tenant by account: signing in led to the flat before.
    const desk = await open({ language });
    await desk.goto(`${prefix[language]}/login/`);
    await signInByForm(desk, texts, rental.tenant.email);
    await expect(desk).toHaveURL(/\/owner-dashboard\/$/);
    await desk.getByRole('button', { name: common.frame.account }).click();
    await desk.getByRole('menuitem', { name: common.shell.switchArea.tenant }).click();
    await expect(desk).toHaveURL(/\/tenant-dashboard\/$/);

    // Who has one area is offered no other.
    const owner = await open({ language, session: rental.owner.session });
    const areas = owner.waitForResponse((answer) => answer.url().includes('/rpc/my_areas'));
    await owner.goto('/owner-dashboard/');
    await areas;
    await owner.getByRole('button', { name: common.frame.account }).click();
    await expect(owner.getByRole('menuitem', { name: common.shell.account.profile })).toBeVisible();
    for (const name of Object.values(common.shell.switchArea)) {
      await expect(owner.getByRole('menuitem', { name })).toHaveCount(0);
    }
  });
}
