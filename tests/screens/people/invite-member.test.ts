import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { NOW, USER_ID } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const member = { user_id: USER_ID, email: 'ana@example.com', full_name: 'Ana Reyes', joined_at: NOW };

test('somebody who works there already is not invited again, and what was typed stays', async () => {
  const { owner, errors, common } = await textsOf('es');
  const { inviteDialog: text, invite } = owner.team;
  server.call('list_members', [{ ...member, role: 'owner', has_second_factor: false }]);
  server.empty('invitations');
  server.at('POST', '/api/members', () => Response.json({ code: 'already_member' }, { status: 409 }));
  const screen = await openScreen('/owner-dashboard/team', { width: 360 });
  await screen.getByRole('button', { name: invite }).click();
  const dialog = screen.getByRole('dialog');
  const email = dialog.getByLabelText(text.email);
  const submit = dialog.getByRole('button', { name: text.submit });
  await submit.click();
  await expect.element(dialog.getByText(common.form.required).first()).toBeVisible();
  await email.fill(member.email);
  await submit.click();
  await expect.element(dialog.getByText(errors.codes.already_member)).toBeVisible();
  await expect.element(email).toHaveValue(member.email);
  await expectAccessible();
});
