import { randomUUID } from 'node:crypto';
import { addDays } from '#src/domain/foundation/dates.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental, type Rental, today } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';
import { chooseAction } from './lease-page.ts';

/** A deposit that came, and a vacant unit of the same property to move to. */
async function rentalToLeave(url: string | undefined): Promise<Rental & { other: string }> {
  const rental = await makeRental(url);
  const { client } = rental.owner;
  const other = `B-${randomUUID().slice(0, 8)}`;
  await made(
    client
      .from('units')
      .insert({ organization_id: rental.organizationId, property_id: rental.propertyId, label: other })
      .select('id')
      .single(),
  );
  await made(
    client.rpc('record_payment', {
      p_request_id: randomUUID(),
      p_lease_id: rental.leaseId,
      p_amount_minor: rental.depositMinor,
      p_paid_on: today(),
    }),
  );
  return { ...rental, other };
}

for (const language of languagesInTurn(import.meta.url)) {
  test(`tenants move to another unit with their deposit, and both leases say so (${language})`, async ({
    open,
    baseURL,
  }) => {
    const texts = await textsOf(language);
    const { actions, unitMove: text, notices, refusals, history } = texts.owner.leasing;
    const rental = await rentalToLeave(baseURL);
    const money = (amountMinor: number) => formatMoney(amountMinor, 'DOP', language);
    const movesOn = addDays(today(), 40);
    const date = formatDate(movesOn, language, 'long');
    const page = await open({ language, session: rental.owner.session });
    await chooseAction(page, rental, texts, actions.move);
    const dialog = page.getByRole('dialog', { name: text.title });
    await expect(dialog.getByText(text.depositGoes({ amount: money(rental.depositMinor) }))).toBeVisible();
    await dialog.getByRole('button', { name: text.submit }).click();
    await expect(dialog.getByRole('combobox', { name: text.unit })).toHaveAttribute('aria-invalid', 'true');
    // A day that is being typed is none for a moment.
    await dialog.getByLabel(text.movesOn).fill('');
    await expect(dialog.getByLabel(text.movesOn)).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel(text.movesOn).fill(rental.startsOn);
    await dialog.getByRole('button', { name: text.submit }).click();
    await expect(dialog.getByLabel(text.movesOn)).toHaveAttribute('aria-invalid', 'true');

    await dialog.getByRole('combobox', { name: text.unit }).fill(rental.other);
    await dialog.getByRole('option', { name: rental.other }).click();
    await dialog.getByLabel(text.movesOn).fill(movesOn);
    await dialog.getByLabel(text.endsOn).fill(addDays(movesOn, 364));
    await dialog.getByLabel(text.deposit).fill(String(rental.depositMinor / 100 + 500));
    await expect(dialog.getByText(text.depositMissing({ amount: money(50_000) }))).toBeVisible();
    await expect(dialog.getByText(text.undo({ date: formatDate(movesOn, language) }))).toBeVisible();
    await expectAccessible(page, `move to another unit ${language}`);
    await picture(page, `${language}/unit-move`);
    await dialog.getByRole('button', { name: text.submit }).click();

    // The new lease is shown, and leads back; the old one cannot take its notice back meanwhile.
    const from = notices.movedFrom({ unit: rental.unit, date });
    await expect(page.getByText(from)).toBeVisible();
    await expect(
      page.getByText(history.depositCarriedFrom({ amount: money(rental.depositMinor) })),
    ).toBeVisible();
    await picture(page, `${language}/unit-moved`);
    await page.getByRole('link', { name: notices.openPrevious }).click();
    await expect(page.getByText(notices.movedTo({ unit: rental.other, date }))).toBeVisible();
    await picture(page, `${language}/unit-moved-from`);
    await page.getByRole('button', { name: texts.owner.lease.more }).click();
    await expect(page.getByRole('menuitem', { name: actions.withdrawNotice })).toContainText(
      refusals.unit_move_agreed,
    );
  });
}
