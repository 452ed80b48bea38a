import { expect, test } from 'vitest';
import { expectAccessibleInBothThemes } from '#tests/screens/harness/axe.ts';
import { NOW, newId, ORGANIZATION_ID, type Row } from '#tests/screens/harness/fixtures.ts';
import { ORGANIZATION } from '#tests/screens/harness/frame-answers.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

test('a number is checked with its token, shown with what WhatsApp says of it, and removed', async () => {
  const { sender: text } = (await textsOf('en')).notificationTest;
  let rows: Row<'whatsapp_senders'>[] = [];
  const sent: unknown[] = [];
  server.rows('organizations', [ORGANIZATION]);
  server.empty('journal_entries');
  server.rows('whatsapp_senders', () => rows);
  server.at('POST', '/api/whatsapp/senders', async (request: Request) => {
    sent.push(await request.json());
    rows = [
      {
        id: newId(),
        organization_id: ORGANIZATION_ID,
        display_phone: '+18095550200',
        phone_number_id: '100000000000002',
        status: 'failing',
        problem: 'Invalid OAuth access token',
        set_at: NOW,
      },
    ];
    return {};
  });
  server.call('remove_whatsapp_sender', () => {
    rows = [];
    return undefined;
  });
  const screen = await openScreen('/owner-dashboard/settings/organization', { language: 'en' });
  await screen.getByRole('button', { name: text.save }).click();
  await expect.element(screen.getByText(text.tokenMissing).first()).toBeVisible();
  expect(sent).toEqual([]);
  await screen.getByLabelText(text.phoneNumberId).fill('100000000000002');
  await screen.getByLabelText(text.wabaId).fill('200000000000001');
  await screen.getByLabelText(text.token).fill('EAALocalOrganization');
  await screen.getByRole('button', { name: text.save }).click();
  await expect.element(screen.getByText(text.isOn({ phone: '+18095550200' }))).toBeVisible();
  await expect.element(screen.getByText('Invalid OAuth access token')).toBeVisible();
  await expectAccessibleInBothThemes();
  await screen.getByRole('button', { name: text.remove }).click();
  await expect.element(screen.getByLabelText(text.token)).toBeVisible();
  expect(server.callsOf('remove_whatsapp_sender')).toEqual([{ p_organization_id: ORGANIZATION_ID }]);
  expect(sent).toMatchObject([{ organizationId: ORGANIZATION_ID, phoneNumberId: '100000000000002' }]);
});
