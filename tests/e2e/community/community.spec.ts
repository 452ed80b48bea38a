import { randomUUID } from 'node:crypto';
import { addDays } from '#src/domain/foundation/dates.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental, today } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

test('a building writes, reserves and reads its rules; the office sees to it', async ({ open, baseURL }) => {
  const { community: text } = await textsOf('es');
  const { community: english } = await textsOf('en');
  const rental = await makeRental(baseURL);
  const { owner, tenant, propertyId } = rental;
  await made(
    owner.client.rpc('save_common_area', {
      p_area_id: randomUUID(),
      p_property_id: propertyId,
      p_name: 'Azotea',
      p_description: '',
      p_opens_at: '00:00',
      p_closes_at: '24:00',
      p_slot_minutes: 480,
      p_max_per_week: 1,
      p_days_ahead: 30,
      p_needs_approval: true,
      p_is_open: true,
    }),
  );
  const phone = await open({ language: 'es', width: 360, session: tenant.session });
  await phone.goto('/tenant-dashboard/community');
  await phone.getByRole('button', { name: text.post.publish }).click();
  await expect(phone.getByText(text.post.empty)).toBeVisible();
  await phone.getByLabel(text.post.write).fill('¿Alguien vio un gato gris?');
  await phone.locator('input[type=file]').setInputFiles('local-stack/demo/proof.jpg');
  await expect(phone.getByRole('img', { name: text.post.photo({ number: 1 }) })).toBeVisible();
  await phone.getByRole('button', { name: text.post.publish }).click();
  const post = phone.getByRole('article').filter({ hasText: 'gato gris' });
  await expect(post.getByRole('img', { name: text.post.photo({ number: 1 }) })).toBeVisible();
  await picture(phone, 'community/board-phone');
  await expectAccessible(phone, 'board');

  const desk = await open({ language: 'en', session: owner.session });
  await desk.goto('/owner-dashboard/community');
  const seen = desk.getByRole('article').filter({ hasText: 'gato gris' });
  await expect(seen.getByText(`${tenant.name} · ${rental.unit}`)).toBeVisible();
  await picture(desk, 'community/board-desk');
  await seen.getByRole('button', { name: english.post.actions }).click();
  await desk.getByRole('menuitem', { name: english.post.hide }).click();
  const dialog = desk.getByRole('alertdialog');
  await dialog.getByRole('button', { name: english.post.hide }).click();
  await expect(dialog.getByText(english.dialogs.reasonMissing)).toBeVisible();
  await dialog.getByLabel(english.dialogs.hideReason).fill('No es del edificio');
  await dialog.getByRole('button', { name: english.post.hide }).click();
  await expect(post.getByText(text.post.hiddenWhy({ reason: 'No es del edificio' }))).toBeVisible();

  await phone.getByRole('tab', { name: text.tabs.areas }).click();
  await phone.getByLabel(text.areas.day).fill(addDays(today(), 1));
  await phone.getByRole('radio').first().check();
  await picture(phone, 'community/areas-phone');
  await phone.getByRole('button', { name: text.areas.reserve }).click();
  await expect(phone.getByText(text.areas.status.requested)).toBeVisible();
  await desk.getByRole('tab', { name: english.tabs.areas }).click();
  await desk.getByRole('button', { name: english.areas.confirm }).click();
  await expect(phone.getByText(text.areas.status.confirmed)).toBeVisible();
  await picture(desk, 'community/areas-desk');

  await desk.getByRole('tab', { name: english.tabs.rules }).click();
  await desk.getByRole('textbox', { name: english.rules.label }).fill('Sin ruido después de las diez.');
  await desk.getByRole('button', { name: english.rules.publish }).click();
  await phone.getByRole('tab', { name: text.tabs.rules }).click();
  await phone.getByRole('button', { name: text.rules.acknowledge }).click();
  await expect(desk.getByText(english.rules.notRead)).toHaveCount(1);
  await desk.reload();
  await expect(desk.getByRole('textbox', { name: english.rules.label })).toBeVisible();
  await expect(desk.getByText(english.rules.notRead)).toHaveCount(0);
  await expectAccessible(desk, 'rules');
  await picture(desk, 'community/rules-desk');

  await desk.getByRole('tab', { name: english.tabs.settings }).click();
  await desk.getByLabel(english.settings.part.has_board).uncheck();
  await expect(phone.getByRole('tab', { name: text.tabs.board })).toHaveCount(0);
  await picture(desk, 'community/settings-desk');
});
