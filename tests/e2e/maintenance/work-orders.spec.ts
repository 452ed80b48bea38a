import { randomUUID } from 'node:crypto';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { linkMailedTo } from '#tests/support/mailbox.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental } from '#tests/support/rental.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

for (const language of languagesInTurn(import.meta.url)) {
  test(`a vendor quotes by a link, and the office takes it to the bill (${language})`, async ({
    open,
    request,
    baseURL,
  }) => {
    const text = await wordsOf('workOrders', language);
    const page = await wordsOf('quotePage', language);
    const bills = await wordsOf('ownerBills', language);
    const { maintenance } = await textsOf(language);
    const rental = await makeRental(baseURL);
    const { client } = rental.owner;
    const email = `vendor-${randomUUID()}@e2e.llavero.test`;
    await made(
      client
        .from('vendors')
        .insert({ organization_id: rental.organizationId, name: 'Plomería Norte', email })
        .select('id'),
    );
    const maintenanceId = await made(
      client.rpc('open_maintenance', {
        p_request_id: randomUUID(),
        p_property_id: rental.propertyId,
        p_unit_id: rental.unitId,
        p_category: 'plumbing',
        p_priority: 'high',
        p_title: 'Gotea el techo',
      }),
    );

    const desk = await open({ language, session: rental.owner.session });
    await desk.goto(`/owner-dashboard/maintenance/${maintenanceId}`);
    await desk.getByRole('button', { name: text.card.add }).click();
    await desk.getByRole('dialog').getByRole('button', { name: text.form.create }).click();
    await expect(desk.getByText(text.status.draft).first()).toBeVisible();
    await desk.getByRole('button', { name: text.ask.action }).click();
    const ask = desk.getByRole('dialog');
    await ask.getByRole('combobox', { name: text.ask.vendor }).fill('Norte');
    await ask.getByRole('option', { name: 'Plomería Norte' }).click();
    await ask.getByRole('radio', { name: text.ask.languages[language] }).check();
    await picture(desk, `${language}/work-order-ask`);
    await ask.getByRole('button', { name: text.ask.submit, exact: true }).click();
    await expect(desk.getByText(text.quotes.states.waiting)).toBeVisible();

    // What waits goes out with the timer, which is not waited for.
    await request.post(`/_local/jobs/run?organization=${rental.organizationId}`);
    const phone = await open({ language, width: 360 });
    await phone.goto(await linkMailedTo(request, email));
    await expect(phone.getByRole('heading', { level: 1, name: 'Gotea el techo' })).toBeVisible();
    await phone.getByLabel(page.price, { exact: true }).fill('10,000');
    await phone.getByLabel(page.days).fill('2');
    await phone.getByRole('button', { name: page.send }).click();
    await expect(phone.getByRole('button', { name: page.change })).toBeVisible();
    await phone.locator('input[type=file]').setInputFiles('local-stack/demo/proof.jpg');
    await expect(phone.getByRole('img', { name: page.ownPhoto({ number: 1 }) })).toBeVisible();
    await expectAccessible(phone, `quote ${language}`);
    await picture(phone, `${language}/quote`);

    const vendor = 'Plomería Norte';
    await expect(desk.getByRole('img', { name: text.quotes.photo({ vendor, number: 1 }) })).toBeVisible();
    await desk.getByRole('button', { name: text.quotes.acceptOf({ vendor }) }).click();
    await desk.getByRole('dialog').getByRole('button', { name: text.quotes.accept, exact: true }).click();
    await desk.getByRole('button', { name: text.order.action }).click();
    await desk.getByRole('dialog').getByRole('button', { name: text.order.submit }).click();
    await desk.getByRole('button', { name: text.finish.action }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: text.finish.action }).click();
    await picture(desk, `${language}/work-order`);
    await desk.getByRole('button', { name: text.bill.action }).click();
    await desk.getByRole('button', { name: bills.form.saveAndApprove }).click();
    await expect(desk.getByText(bills.statuses.approved).first()).toBeVisible();
    await desk
      .getByRole('link', { name: text.named({ number: 1, title: 'Gotea el techo' }) })
      .first()
      .click();
    await expect(desk.getByText(text.status.billed).first()).toBeVisible();

    await phone.reload();
    await expect(phone.getByRole('heading', { name: page.accepted.title })).toBeVisible();
    await desk.goto(`/owner-dashboard/maintenance/${maintenanceId}`);
    await expect(desk.getByText(maintenance.thread.title)).toBeVisible();
    await expect(desk.getByText(text.status.billed).first()).toBeVisible();
  });
}
