import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { linkMailedTo, scan } from '#tests/support/mailbox.ts';
import { addMember, organizationName } from '#tests/support/members.ts';
import { picture } from '#tests/support/picture.ts';
import { makeRental, newPerson, PASSWORD } from '#tests/support/rental.ts';
import { type ScreenTexts, textsOf } from '#tests/support/texts.ts';

const TEAM = '/owner-dashboard/team';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Opens the menu of a member and chooses an action in it. */
async function choose(page: Page, { owner }: ScreenTexts, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: owner.team.actionsOf({ name }) }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

for (const language of languagesInTurn(import.meta.url)) {
  test(`somebody is invited, works with what their role allows, and is removed (${language})`, async ({
    open,
    baseURL,
    request,
  }) => {
    const texts = await textsOf(language);
    const { owner: text, common, auth } = texts;
    const rental = await makeRental(baseURL);
    const organization = await organizationName(rental);
    const [email, name] = [`miembro-${randomUUID()}@e2e.llavero.test`, 'Altagracia Pérez'];

    const desk = await open({ language, session: rental.owner.session });
    await desk.goto(TEAM);
    await desk.getByRole('button', { name: text.team.invite }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel(text.team.inviteDialog.email).fill('altagracia');
    await dialog.getByRole('button', { name: text.team.inviteDialog.submit }).click();
    await expect(dialog.getByText(common.form.emailInvalid)).toBeVisible();
    await dialog.getByLabel(text.team.inviteDialog.email).fill(email);
    await dialog.getByRole('radio', { name: common.enums.membershipRole.viewer }).check();
    await picture(desk, `${language}/team-invite`);
    await dialog.getByRole('button', { name: text.team.inviteDialog.submit }).click();
    await expect(desk.getByText(text.team.inviteDialog.sent({ email }))).toBeVisible();
    await expect(rowOf(desk, email)).toBeVisible();
    await expectAccessible(desk, `${TEAM} ${language}`);

    const laptop = await open({ language });
    const link = await linkMailedTo(request, email);
    await scan(request, link);
    await laptop.goto(link);
    await expect(laptop.getByText(auth.invitation.member({ organization }))).toBeVisible();
    await expect(laptop.getByText(common.enums.membershipRole.viewer)).toBeVisible();
    await expectAccessible(laptop, `opening an invitation ${language}`);
    await picture(laptop, `${language}/team-open`);
    await laptop.getByRole('button', { name: auth.invitation.open }).click();
    await laptop.getByLabel(common.shell.newPassword.label, { exact: true }).fill(PASSWORD);
    await laptop.getByRole('button', { name: auth.invitation.setAndAccept }).click();
    await expect(laptop.getByText(common.form.required).first()).toBeVisible();
    await laptop.getByLabel(auth.invitation.name).fill(name);
    await expectAccessible(laptop, `/invitation ${language}`);
    await picture(laptop, `${language}/team-accept`);
    await laptop.getByRole('button', { name: auth.invitation.setAndAccept }).click();
    await expect(laptop).toHaveURL(/\/owner-dashboard\/$/);

    // The owner's screen hears of it by itself; the new member reads and changes nothing.
    await expect(rowOf(desk, name)).toContainText(common.enums.membershipRole.viewer);
    await laptop.goto('/owner-dashboard/properties');
    await expect(laptop.getByText(rental.property).first()).toBeVisible();
    await expect(laptop.getByRole('link', { name: text.home.addProperty })).toHaveCount(0);
    await goWithin(laptop, TEAM);
    await expect(laptop.getByText(text.team.onlyManagers)).toBeVisible();
    await expect(laptop.getByRole('button', { name: text.team.invite })).toHaveCount(0);

    const money = laptop.getByRole('navigation').first().getByRole('link', { name: text.navigation.finance });
    await expect(money).toBeVisible();
    await choose(desk, texts, name, text.team.changeRole);
    await desk.getByRole('radio', { name: common.enums.membershipRole.maintenance }).check();
    await picture(desk, `${language}/team-role`);
    await desk.getByRole('dialog').getByRole('button', { name: text.team.roleDialog.submit }).click();
    await expect(rowOf(desk, name)).toContainText(common.enums.membershipRole.maintenance);
    await expect(money).toHaveCount(0);
    await goWithin(laptop, '/owner-dashboard/finance');
    await expect(laptop.getByText(common.shell.noPermission.title)).toBeVisible();

    await goWithin(laptop, '/owner-dashboard/properties');
    await expect(laptop.getByText(rental.property).first()).toBeVisible();
    await choose(desk, texts, name, text.team.remove);
    await expect(desk.getByText(text.team.removeDialog.noInvitations)).toBeVisible();
    await desk.getByRole('button', { name: text.team.removeDialog.submit, exact: true }).click();
    await expect(rowOf(desk, name)).toHaveCount(0);
    await expect(laptop.getByText(common.shell.organization.noLonger({ name: organization }))).toBeVisible();
    await expect(laptop.getByText(text.welcome.title)).toBeVisible();
    expect(await laptop.content()).not.toContain(rental.property);
  });
}

test.describe('the ownership', () => {
  // The name is typed wrong first.
  test.use({ expectedErrors: [/status of 400 .*\/rpc\/transfer_ownership/] });

  test('goes to another member with the name typed, and the former owner manages', async ({
    open,
    baseURL,
  }) => {
    const texts = await textsOf('es');
    const { team } = texts.owner;
    const { membershipRole: roles } = texts.common.enums;
    const rental = await makeRental(baseURL);
    const heir = await newPerson(baseURL, 'Rosa Guzmán', 'owner');
    await addMember(rental, heir, 'accountant');
    const page = await open({ session: rental.owner.session });
    await page.goto(TEAM);
    await choose(page, texts, heir.name, team.makeOwner);
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel(team.transferDialog.confirmation).fill('Otra cosa');
    await dialog.getByRole('button', { name: team.transferDialog.submit }).click();
    await expect(dialog.getByText(texts.errors.codes.confirmation_differs)).toBeVisible();
    await dialog.getByLabel(team.transferDialog.confirmation).fill(await organizationName(rental));
    await dialog.getByRole('button', { name: team.transferDialog.submit }).click();
    await expect(rowOf(page, heir.name)).toContainText(roles.owner);
    await expect(rowOf(page, rental.owner.name)).toContainText(roles.manager);
    // What only an owner may do is no longer offered.
    await expect(page.getByRole('button', { name: team.actionsOf({ name: heir.name }) })).toHaveCount(0);
    await goWithin(page, '/owner-dashboard/settings/organization');
    await expect(page.getByText(texts.owner.organization.onlyOwners)).toBeVisible();
  });
});

test('an invitation is sent again, withdrawn, and then good for nothing', async ({
  open,
  baseURL,
  request,
}) => {
  const { owner: text, auth } = await textsOf('en');
  const rental = await makeRental(baseURL);
  const email = `miembro-${randomUUID()}@e2e.llavero.test`;
  const desk = await open({ language: 'en', session: rental.owner.session });
  await desk.goto(TEAM);
  const invite = async (address: string) => {
    await desk.getByRole('button', { name: text.team.invite }).click();
    await desk.getByRole('dialog').getByLabel(text.team.inviteDialog.email).fill(address);
    await desk.getByRole('button', { name: text.team.inviteDialog.submit }).click();
  };
  await invite(email);
  await expect(rowOf(desk, email)).toBeVisible();
  await desk.getByRole('button', { name: text.team.resendTo({ email }) }).click();
  await expect(desk.getByText(text.team.resent({ email }))).toBeVisible();
  const link = await linkMailedTo(request, email);
  await desk.getByRole('button', { name: text.team.revokeOf({ email }) }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: text.team.revoke }).click();
  await expect(rowOf(desk, email)).toHaveCount(0);
  const laptop = await open({ language: 'en' });
  await laptop.goto(link);
  await expect(laptop.getByText(auth.invitation.revoked.title)).toBeVisible();
  await expect(desk.getByText(text.team.noInvitations)).toBeVisible();
  await expect(desk.getByRole('button', { name: text.team.leave.submit })).toBeDisabled();
});

test('a member leaves by themself, and is told', async ({ open, baseURL }) => {
  const { owner: text, common } = await textsOf('es');
  const [rental, own] = [await makeRental(baseURL), await makeRental(baseURL)];
  await addMember(rental, own.owner, 'manager');
  const page = await open({ session: own.owner.session });
  await page.goto(`/owner-dashboard/leases/${rental.leaseId}`);
  await expect(page.getByRole('heading', { name: rental.tenant.name })).toBeVisible();
  await goWithin(page, TEAM);
  await page.getByRole('button', { name: text.team.leave.submit }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: text.team.leave.submit }).click();
  const name = await organizationName(rental);
  await expect(page.getByText(common.shell.organization.noLonger({ name }))).toBeVisible();
  await expect(page).toHaveURL(/\/owner-dashboard\/$/);
  await expect(page.getByRole('button', { name: await organizationName(own) })).toBeVisible();
});
