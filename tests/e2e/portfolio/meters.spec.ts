import { addDays } from '#src/domain/foundation/dates.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { expectAccessible, expectLoaded } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental, today } from '#tests/support/rental.ts';
import { booksTextsOf } from '../finance/books-texts.ts';

// A reading that is charged is taken out on purpose.
test.use({ expectedErrors: [/400 .*remove_meter_reading|409 .*remove_meter_reading/] });

for (const language of languagesInTurn(import.meta.url)) {
  test(`a meter is read, and what was used is charged to who lives there (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { charging, errors } = await booksTextsOf(language);
    const { readings: text } = charging;
    const rental = await makeRental(baseURL);
    const { client, session } = rental.owner;
    const number = '5512345';
    await made(
      client
        .from('unit_meters')
        .insert({
          organization_id: rental.organizationId,
          unit_id: rental.unitId,
          kind: 'water',
          number,
        })
        .select('id')
        .single(),
    );
    const page = await open({ language, width: 360, session });
    const dialog = page.getByRole('dialog');
    const record = page.getByRole('button', { name: text.record({ number }) });
    const save = dialog.getByRole('button', { name: text.submit });
    await page.goto(`/owner-dashboard/units/${rental.unitId}`);

    // The first one charges nothing, and one of long before they came is no beginning.
    await record.click();
    await expect(dialog.getByText(text.first)).toBeVisible();
    const before = addDays(today(), -9);
    await dialog.getByLabel(text.readOn).fill(before);
    await dialog.getByLabel(text.value).fill('1,204.5');
    await picture(page, `${language}/meter-first`);
    await save.click();
    await expect(page.getByText(text.done)).toBeVisible();

    await record.click();
    await expect(
      dialog.getByText(
        text.moveInMissing({ name: rental.tenant.name, date: formatDate(rental.startsOn, language) }),
      ),
    ).toBeVisible();
    await expect(dialog.getByLabel(text.price)).toHaveCount(0);
    await expectAccessible(page, `no reading of the day they came ${language}`);
    await picture(page, `${language}/meter-move-in-missing`);
    const dayBefore = addDays(today(), -1);
    await dialog.getByLabel(text.readOn).fill(dayBefore);
    await expect(dialog.getByText(text.payerMissing)).toBeVisible();
    await dialog.getByLabel(text.value).fill('1,200');
    await save.click();
    await expect(dialog.getByText(text.valueInvalid)).toBeVisible();
    await picture(page, `${language}/meter-nobody`);
    await dialog.getByLabel(text.value).fill('1,210');
    await save.click();
    await expect(dialog).toHaveCount(0);

    await record.click();
    await expect(dialog.getByText(text.payer({ name: rental.tenant.name }))).toBeVisible();
    await dialog.getByLabel(text.value).fill('1,222.5');
    await dialog.getByLabel(text.price).fill('80');
    const amount = formatMoney(100_000, 'DOP', language);
    await expect(dialog.getByText(text.sum({ used: '12.5', amount }))).toBeVisible();
    await expectAccessible(page, `meter reading ${language}`);
    await picture(page, `${language}/meter-reading`);
    await save.click();
    await expect(dialog).toHaveCount(0);
    await expectLoaded(page);
    await expectAccessible(page, `unit with a reading ${language}`);
    await picture(page, `${language}/meter-card`);
    const charges = () =>
      made(
        client
          .from('charges')
          .select('id, amount_minor')
          .eq('lease_id', rental.leaseId)
          .eq('kind', 'utility')
          .is('reversed_at', null),
      );
    expect(await charges()).toMatchObject([{ amount_minor: 100_000 }]);

    // A reading that is wrong is taken out once its charge was taken back, and charged anew.
    const wrong = async () => {
      await record.click();
      await dialog.getByRole('button', { name: text.takeOut.action }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: text.takeOut.submit }).click();
    };
    await wrong();
    await expect(page.getByText(errors.codes.reading_charged)).toBeVisible();
    await expectAccessible(page, `reading that is charged ${language}`);
    await picture(page, `${language}/meter-charged`);
    await page.keyboard.press('Escape');
    const [charge] = await charges();
    await made(
      client.rpc('reverse_charge', {
        p_request_id: crypto.randomUUID(),
        p_charge_id: charge?.id ?? '',
        p_reason: 'Se leyó mal',
      }),
    );
    await wrong();
    await expect(page.getByText(text.takeOut.done)).toBeVisible();
    await record.click();
    await expect(
      dialog.getByText(text.last({ value: '1,210', date: formatDate(dayBefore, language) })),
    ).toBeVisible();
    await dialog.getByLabel(text.value).fill('1,212');
    await dialog.getByLabel(text.price).fill('80');
    await save.click();
    await expect(dialog).toHaveCount(0);
    expect(await charges()).toMatchObject([{ amount_minor: 16_000 }]);
  });
}
