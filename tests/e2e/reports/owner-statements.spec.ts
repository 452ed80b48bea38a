import { addDays, startOfMonth } from '#src/domain/foundation/dates.ts';
import { formatDate } from '#src/i18n/format.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental, recordPayment, today } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';
import { postOtherIncome } from './other-income.ts';

// What is refused on purpose.
test.use({ expectedErrors: [/status of 400 .*send_owner_statement/] });

for (const language of languagesInTurn(import.meta.url)) {
  test(`an owner's statement is sent to the owner, at once and by schedule (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { ownerReports, common } = await textsOf(language);
    const { ownerMail: text, schedules } = ownerReports;
    const rental = await makeRental(baseURL);
    const { client } = rental.owner;
    await recordPayment(rental, 300_000);
    await made(
      client.rpc('set_property_owners', {
        p_property_id: rental.propertyId,
        p_owners: [
          { full_name: 'Rosa Núñez', share_basis_points: 2_500 },
          { full_name: 'Juan Peña', share_basis_points: 7_500 },
        ],
      }),
    );
    const page = await open({ language, session: rental.owner.session });
    await page.goto('/owner-dashboard/finance/reports/owner-statement');
    const card = page.getByRole('heading', { name: text.title({ name: 'Rosa Núñez' }) });
    await expect(page.getByLabel(ownerReports.filters.owner)).toBeVisible();
    await expect(card).toHaveCount(0);
    await page.getByLabel(ownerReports.filters.owner).selectOption({ label: 'Rosa Núñez' });
    await expect(card).toBeVisible();
    await expect(page.getByText(text.none)).toBeVisible();
    await expect(page.getByRole('button', { name: text.send.action })).toHaveCount(0);

    await page.getByRole('button', { name: text.change, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(text.address.email).fill('rosa@');
    await dialog.getByRole('button', { name: text.address.submit }).click();
    await expect(dialog.getByText(common.form.emailInvalid)).toBeVisible();
    await dialog.getByLabel(text.address.email).fill('Rosa@Example.test');
    await dialog.getByLabel(text.address.language).selectOption('en');
    await expectAccessible(page, `address of an owner ${language}`);
    await dialog.getByRole('button', { name: text.address.submit }).click();
    await expect(page.getByText(text.address.saved)).toBeVisible();
    await expect(
      page.getByText(text.goesTo({ email: 'rosa@example.test', language: common.languages.en })),
    ).toBeVisible();

    await page.getByRole('button', { name: text.send.action }).click();
    await expect(dialog.getByText('rosa@example.test')).toBeVisible();
    await expectAccessible(page, `sending a statement ${language}`);
    await picture(page, `${language}/owner-mail`);
    await dialog.getByRole('button', { name: text.send.submit, exact: true }).click();
    await expect(page.getByText(text.send.sent({ email: 'rosa@example.test' }))).toBeVisible();

    // What changed behind the screen is not sent to.
    await page.getByRole('button', { name: text.send.action }).click();
    const { error } = await client.rpc('set_owner_contact', {
      p_organization_id: rental.organizationId,
      p_owner_key: 'rosa núñez',
      p_email: 'otra@example.test',
      p_language: 'es',
    });
    expect(error).toBeNull();
    await dialog.getByRole('button', { name: text.send.submit, exact: true }).click();
    const { errors } = await textsOf(language);
    await expect(dialog.getByText(errors.codes.owner_address_changed)).toBeVisible();
    await page.keyboard.press('Escape');

    await goWithin(page, '/owner-dashboard/finance/reports');
    await page.getByRole('button', { name: schedules.add }).click();
    await dialog.getByLabel(schedules.report).selectOption('owner_statement');
    await dialog.getByRole('checkbox', { name: text.schedule.toOwners }).check();
    await expect(dialog.getByText(text.schedule.withAddress({ names: 'Rosa Núñez' }))).toBeVisible();
    await expect(dialog.getByText(text.schedule.withoutAddress({ names: 'Juan Peña' }))).toBeVisible();
    await dialog.getByLabel(rental.owner.name).uncheck();
    await expectAccessible(page, `schedule to owners ${language}`);
    await dialog.getByRole('button', { name: schedules.submit }).click();
    await expect(page.getByText(schedules.added)).toBeVisible();
    const [place, to] = [
      ownerReports.filters.everyProperty,
      schedules.to({ names: text.schedule.recipients }),
    ];
    await expect(page.getByText(`${place} · ${to}`)).toBeVisible();
  });
}

for (const language of languagesInTurn(import.meta.url)) {
  test(`owners change from a day on, and what was before stays theirs (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { owner, ownerReports } = await textsOf(language);
    const { propertyFacts: text } = owner;
    const rental = await makeRental(baseURL);
    await made(
      rental.owner.client.rpc('set_property_owners', {
        p_property_id: rental.propertyId,
        p_owners: [{ full_name: 'Rosa Núñez', share_basis_points: 10_000 }],
      }),
    );
    const month = startOfMonth(today());
    const [before, since] = [addDays(month, -1), month];
    await postOtherIncome(rental, before, 700_000);
    await postOtherIncome(rental, since, 50_000);
    const page = await open({ language, session: rental.owner.session });
    await page.goto(`/owner-dashboard/properties/${rental.propertyId}/edit`);
    const from = page.getByLabel(text.ownersFrom);
    await expect(from).toHaveValue(month);
    await expect(from.getByRole('option', { name: text.correctsAll })).toHaveCount(1);
    await page.getByLabel(text.ownerName).fill('Juan Peña');
    await expectAccessible(page, `owners from a day ${language}`);
    await picture(page, `${language}/owners-from`);
    await page.getByRole('button', { name: owner.propertyForm.save }).click();
    await expect(page).toHaveURL(new RegExp(`/properties/${rental.propertyId}$`));
    const former = page.getByRole('region', { name: text.ownersBefore });
    await expect(former).toContainText(text.ownersUntil({ day: formatDate(before, language) }));
    await expect(former).toContainText('Rosa Núñez');
    await expect(page.getByText('Juan Peña').first()).toBeVisible();

    // Statements have what was hers: whoever sold can be chosen there, and nowhere else.
    const statement = '/owner-dashboard/finance/reports/owner-statement';
    await page.goto(`${statement}?period=${before}..${since}`);
    const choice = page.getByLabel(ownerReports.filters.owner, { exact: true });
    await choice.selectOption({ label: ownerReports.filters.formerOwner({ name: 'Rosa Núñez' }) });
    const table = page.getByRole('table').first();
    await expect(table.getByRole('row', { name: rental.property }).last()).toContainText('7,000.00');
    await expect(page.getByText('500.00')).toHaveCount(0);
    await choice.selectOption({ label: 'Juan Peña' });
    await expect(table.getByRole('row', { name: rental.property }).last()).toContainText('500.00');
    await expect(page.getByText('7,000.00')).toHaveCount(0);
    await page.goto('/owner-dashboard/finance/reports/income-statement');
    await expect(page.getByLabel(ownerReports.filters.propertiesOf).getByRole('option')).toHaveText([
      ownerReports.filters.everyOwner,
      'Juan Peña',
    ]);
  });
}
