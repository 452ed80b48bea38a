import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { linkMailedTo, scan } from '#tests/support/mailbox.ts';
import { organizationName } from '#tests/support/members.ts';
import { makeRental, PASSWORD } from '#tests/support/rental.ts';
import { type ScreenTexts, textsOf } from '#tests/support/texts.ts';

const TEAM = '/owner-dashboard/team';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Opens the menu of a member and chooses an action in it. */
async function choose(page: Page, { owner }: ScreenTexts, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: owner.team.actionsOf({ name }) }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('somebody is invited, works with what their role allows, and is removed', async ({
  open,
  baseURL,
  request,
}) => {
  const texts = await textsOf('es');
  const { owner: text, common, auth } = texts;
  const rental = await makeRental(baseURL);
  const organization = await organizationName(rental);
  const [email, name] = [`miembro-${randomUUID()}@e2e.llavero.test`, 'Altagracia Pérez'];

  const desk = await open({ session: rental.owner.session });
  await desk.goto(TEAM);
  await desk.getByRole('button', { name: text.team.invite }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel(text.team.inviteDialog.email).fill(email);
  await dialog.getByRole('radio', { name: common.enums.membershipRole.viewer }).check();
  await dialog.getByRole('button', { name: text.team.inviteDialog.submit }).click();
  await expect(desk.getByText(text.team.inviteDialog.sent({ email }))).toBeVisible();
  await expect(rowOf(desk, email)).toBeVisible();

  const laptop = await open();
  const link = await linkMailedTo(request, email);
  await scan(request, link);
  await laptop.goto(link);
  await expect(laptop.getByText(organization)).toBeVisible();
  await expect(laptop.getByText(common.enums.membershipRole.viewer)).toBeVisible();
  await laptop.getByLabel(common.shell.newPassword.label, { exact: true }).fill(PASSWORD);
  await laptop.getByLabel(auth.invitation.name).fill(name);
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
