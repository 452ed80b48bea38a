import { randomUUID } from 'node:crypto';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

test('a condition report is made by the tenant, confirmed by both, and compared when they leave', async ({
  open,
  baseURL,
}) => {
  const { condition: text } = await textsOf('en');
  const { condition: spanish } = await textsOf('es');
  const rental = await makeRental(baseURL);
  const { owner, tenant, propertyId, leaseId } = rental;
  await made(
    owner.client
      .rpc('set_property_contacts', {
        p_property_id: propertyId,
        p_contacts: [{ kind: 'emergency', name: 'Seguridad', phone: '809-555-0199' }],
      })
      .then(({ error }) => ({ data: error ? null : true, error })),
  );
  const phone = await open({ language: 'en', width: 360, session: tenant.session });
  await phone.goto('/tenant-dashboard/property');
  await expect(
    phone.getByRole('link', { name: text.contacts.call({ name: text.contacts.emergency, phone: '911' }) }),
  ).toHaveAttribute('href', 'tel:911');
  await expect(phone.getByText('809-555-0199')).toBeVisible();
  await picture(phone, 'community/property-phone');
  await phone.getByRole('link', { name: text.moment.move_in }).click();
  await phone.getByRole('button', { name: text.start }).click();
  await phone.getByRole('button', { name: text.add }).click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByLabel(text.room, { exact: true }).fill('Kitchen');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(text.problems.condition).first()).toBeVisible();
  await dialog.getByLabel(text.name).fill('Sink');
  await dialog.getByRole('radio', { name: text.item.good }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(phone.getByText('Sink', { exact: true })).toBeVisible();
  await phone
    .getByLabel(text.photosOf({ name: 'Sink' }))
    .and(phone.locator('input'))
    .setInputFiles('local-stack/demo/proof.jpg');
  await expect(phone.getByRole('img', { name: text.photo({ name: 'Sink', number: 1 }) })).toBeVisible();
  await phone.getByRole('button', { name: text.confirm }).click();
  await phone.getByRole('alertdialog').getByRole('button', { name: text.confirm }).click();
  await expect(phone.getByText(text.state.waiting)).toBeVisible();
  await picture(phone, 'community/condition-phone');

  const desk = await open({ language: 'es', session: owner.session });
  await desk.goto(`/owner-dashboard/leases/${leaseId}#condition`);
  await desk.getByRole('link', { name: spanish.moment.move_in }).click();
  await expect(desk.getByText(spanish.state.yours)).toBeVisible();
  await desk.getByRole('button', { name: spanish.confirm }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: spanish.confirm }).click();
  await expect(desk.getByText(spanish.state.confirmed)).toBeVisible();
  await expect(phone.getByText(text.state.confirmed)).toBeVisible();
  await expect(phone.getByRole('button', { name: text.add })).toHaveCount(0);

  const outId = await made(
    owner.client.rpc('start_condition_report', {
      p_report_id: randomUUID(),
      p_lease_id: leaseId,
      p_moment: 'move_out',
    }),
  );
  const [item] = await made(owner.client.from('condition_items').select('id').eq('report_id', outId));
  await made(
    owner.client.rpc('save_condition_item', {
      p_item_id: item?.id ?? '',
      p_report_id: outId,
      p_room: 'Kitchen',
      p_name: 'Sink',
      p_condition: 'damaged',
      p_note: 'Rajado',
    }),
  );
  await phone.getByRole('tab', { name: text.moment.move_out }).click();
  await expect(phone.getByText(text.worse)).toBeVisible();
  await expect(phone.getByText('Rajado')).toBeVisible();
  await expectAccessible(phone, 'condition');
  await desk.getByRole('tab', { name: spanish.moment.move_out }).click();
  await expect(desk.getByText(spanish.worse)).toBeVisible();
  await expectAccessible(desk, 'condition');
  await picture(desk, 'community/condition-desk');
});
