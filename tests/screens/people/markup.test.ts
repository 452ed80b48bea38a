import { expect, test } from 'vitest';
import { PROFILE } from '#tests/screens/harness/frame-answers.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { EMAIL } from '#tests/screens/harness/session.ts';
import { textsOf } from '#tests/support/texts.ts';

const ATTACK = `"><img src=x onerror="window.hurt=1"><script>window.hurt=1</script>{{7*7}}`;
const SHORT = `"><svg onload=hurt=1>`;

const hostile = {
  ...PROFILE,
  full_name: ATTACK,
  phone: SHORT,
  identity_type: 'passport' as const,
  identity_number: SHORT,
  street: ATTACK,
  street_number: SHORT,
  sector: ATTACK,
  municipality: ATTACK,
  province: ATTACK,
  reference: ATTACK,
};

/** What the markup of the attacks would have made, were it read as markup. */
const foreign = () => document.querySelectorAll('img[src="x"], svg[onload], #root script').length;

test('no field of a profile runs as a script or as markup: it stands there as it was typed', async () => {
  const { account, common } = await textsOf('es');
  server.rows('profiles', [hostile]);
  const screen = await openScreen('/owner-dashboard/profile', { organization: { name: ATTACK } });
  await expect.element(screen.getByLabelText(account.profile.personal.fullName)).toHaveValue(ATTACK);
  await expect
    .element(screen.getByLabelText(account.profile.contact.reference, { exact: false }).first())
    .toHaveValue(ATTACK);
  const switcher = screen.getByRole('button', { name: common.shell.switchOrganization, exact: false });
  await expect.element(switcher.getByText(ATTACK)).toBeVisible();
  await screen.getByRole('button', { name: common.frame.account }).click();
  await expect.poll(() => screen.getByText(ATTACK).elements().length).toBeGreaterThan(1);
  await expect.element(screen.getByText(EMAIL).first()).toBeVisible();
  expect(foreign()).toBe(0);
  expect('hurt' in window).toBe(false);
});
