import { randomUUID } from 'node:crypto';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch/] });

test('tenant and office write to each other: at once, once, and read on both sides (es on a phone, en at a desk)', async ({
  open,
  baseURL,
}) => {
  const [{ messages: es, outbox }, { messages: en, owner }] = await Promise.all([
    textsOf('es'),
    textsOf('en'),
  ]);
  const rental = await makeRental(baseURL);
  const phone = await open({ language: 'es', width: 360, session: rental.tenant.session });
  await phone.goto('/tenant-dashboard/messages');
  await expect(phone.getByText(es.tenant.emptyTitle)).toBeVisible();
  await phone.getByRole('link', { name: es.tenant.write }).click();
  await phone.getByRole('button', { name: es.start.submit }).click();
  await expect(phone.getByText(es.compose.empty).first()).toBeVisible();
  await phone.getByRole('textbox', { name: es.compose.label }).fill('Buenas, ¿cuándo pintan el pasillo?');
  await phone.getByLabel(es.start.subject).fill('Pintura');
  await phone.getByRole('button', { name: es.start.submit }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Pintura' })).toBeVisible();

  const desk = await open({ language: 'en', session: rental.owner.session });
  await desk.goto('/owner-dashboard/messages');
  await expect(
    desk.getByRole('link', { name: owner.navigation.conversationsWaiting({ count: 1 }) }).first(),
  ).toBeVisible();
  const conversation = desk.getByRole('link', { name: /Pintura/ });
  await expect(conversation).toBeVisible();
  await desk.keyboard.press('j');
  await expect(conversation).toBeFocused();
  await desk.keyboard.press('Enter');
  const log = desk.getByRole('log');
  await expect(log.getByText('Buenas, ¿cuándo pintan el pasillo?')).toBeVisible();
  await expect(phone.getByText(new RegExp(`· ${es.thread.read}$`))).toBeVisible();
  await desk.getByRole('button', { name: en.compose.templates }).click();
  await desk.getByRole('radio', { name: 'Español' }).check();
  await desk.getByRole('button', { name: en.compose.use({ name: 'Gracias' }) }).click();
  const box = desk.getByRole('textbox', { name: en.compose.label });
  await expect(box).toHaveValue(/^Gracias por avisar/);
  await box.fill('El lunes, con permiso de la lluvia.');
  await box.press('Control+Enter');
  await expect(log.getByText('El lunes, con permiso de la lluvia.')).toBeVisible();
  await expect(box).toHaveValue('');
  await expectAccessible(desk, 'messages at a desk');
  await picture(desk, 'en/messages');

  // A message that is lost on its way waits in the outbox, and arrives once when the connection is back.
  await expect(phone.getByRole('log').getByText('El lunes, con permiso de la lluvia.')).toBeVisible();
  await phone.route('**/rpc/send_message', (route) => route.abort());
  await phone.getByRole('textbox', { name: es.compose.label }).fill('Perfecto, gracias');
  await phone.locator('input[type=file]').setInputFiles('local-stack/demo/proof.jpg');
  await phone.getByRole('button', { name: es.compose.send }).click();
  await expect(phone.getByRole('heading', { name: outbox.unsent })).toBeVisible();
  await phone.unroute('**/rpc/send_message');
  await expect(phone.getByRole('heading', { name: outbox.unsent })).toHaveCount(0, { timeout: 60_000 });
  await expect(desk.getByRole('img', { name: en.thread.picture({ name: 'proof.jpg' }) })).toBeVisible();
  await expect(log.getByText('Perfecto, gracias')).toHaveCount(1);
  await expectAccessible(phone, 'messages on a phone');
  await picture(phone, 'es/messages-phone');
});

test('a photo that is still on its way says so on the other side, and is shown when it has arrived (es)', async ({
  open,
  baseURL,
}) => {
  const { messages: es } = await textsOf('es');
  const rental = await makeRental(baseURL);
  const [id] = await made(
    rental.tenant.client.rpc('start_conversations', {
      p_request_id: randomUUID(),
      p_lease_ids: [rental.leaseId],
      p_subject: 'Fuga',
      p_body: 'Hay una fuga en el baño.',
    }),
  );
  const [phone, desk] = await Promise.all([
    open({ language: 'es', width: 360, session: rental.tenant.session }),
    open({ language: 'es', session: rental.owner.session }),
  ]);
  await Promise.all([
    phone.goto(`/tenant-dashboard/messages/${id}`),
    desk.goto(`/owner-dashboard/messages/${id}`),
  ]);
  await expect(desk.getByText('Hay una fuga en el baño.').last()).toBeVisible();
  const sent = Promise.withResolvers<void>();
  await phone.route('**/storage/v1/object/message-attachments/**', async (route) => {
    await sent.promise;
    await route.continue();
  });
  await phone.locator('input[type=file]').setInputFiles('local-stack/demo/proof.jpg');
  await phone.getByRole('textbox', { name: es.compose.label }).fill('Mire');
  await phone.getByRole('button', { name: es.compose.send }).click();
  await expect(desk.getByText(es.thread.fileComing({ name: 'proof.jpg' }))).toBeVisible();
  sent.resolve();
  await expect(desk.getByRole('img', { name: es.thread.picture({ name: 'proof.jpg' }) })).toBeVisible();
});
