import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { monthNames } from '#src/i18n/format.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental, today } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

for (const language of languagesInTurn(import.meta.url)) {
  test(`a budget is typed, pasted, copied, explained and undone (${language})`, async ({ open, baseURL }) => {
    const { ownerBudget: text, owner, common } = await textsOf(language);
    const { accountNames } = owner.ledger;
    const rental = await makeRental(baseURL);
    const page = await open({ language, session: rental.owner.session });
    await page.goto('/owner-dashboard/finance/budget?year=2026&property=none');
    const names = monthNames(language);
    const cell = (account: string, month: number) =>
      page.getByLabel(text.cell({ account, month: names[month - 1] ?? '' }), { exact: true });
    const stored = async (year: number) => {
      const rows = await made(
        rental.owner.client
          .from('budget_amounts')
          .select('month, amount_minor')
          .eq('year', year)
          .order('month'),
      );
      return rows.map((row) => [row.month, row.amount_minor]);
    };

    // Enter goes down, arrows to the side; what is left is saved.
    await cell(accountNames.rent_income, 1).click();
    await page.keyboard.type('25,000.50');
    await page.keyboard.press('Enter');
    await expect(cell(accountNames.late_fee_income, 1)).toBeFocused();
    await expect(page.getByText(text.saved, { exact: true })).toBeVisible();
    await expect(cell(accountNames.rent_income, 1)).toHaveValue('25,000.50');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    await expect(cell(accountNames.rent_income, 2)).toBeFocused();

    // What cannot be read stays as it was typed, with the reason beside it.
    await page.keyboard.type('mil');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('alert').filter({ hasText: text.unreadable })).toBeVisible();
    await expect(cell(accountNames.rent_income, 2)).toHaveValue('mil');
    await expectAccessible(page, `budget ${language}`);
    await picture(page, `${language}/budget-fault`);

    // A block from a spreadsheet.
    await cell(accountNames.rent_income, 2).evaluate((input: HTMLInputElement) => {
      const data = new DataTransfer();
      data.setData('text/plain', '100\t200\t300\r\n');
      input.focus();
      input.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await expect(page.getByText(text.pasted({ count: 3 }))).toBeVisible();
    await expect
      .poll(() => stored(2026))
      .toEqual([
        [1, 2_500_050],
        [2, 10_000],
        [3, 20_000],
        [4, 30_000],
      ]);
    await page.getByRole('button', { name: text.undo }).click();
    await expect.poll(() => stored(2026)).toEqual([[1, 2_500_050]]);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: text.exportCsv }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv).toContain(`${accountNames.rent_income},25000.5`);

    await page.getByRole('button', { name: text.addNote({ account: accountNames.rent_income }) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(text.noteLabel).fill('Dos unidades más');
    await dialog.getByRole('button', { name: common.actions.save }).click();
    await expect(page.getByText('Dos unidades más')).toBeVisible();

    // The next year, with ten percent more, and back again.
    await page.getByRole('button', { name: text.nextYear }).click();
    await page.getByRole('button', { name: text.copy }).click();
    await dialog.getByRole('radio', { name: text.sources.budget }).check();
    await dialog.getByLabel(text.percent).fill('10');
    await dialog.getByRole('button', { name: text.copySubmit }).click();
    await expect(cell(accountNames.rent_income, 1)).toHaveValue('27,500.55');
    await page.getByRole('button', { name: text.undo }).click();
    await expect(cell(accountNames.rent_income, 1)).toHaveValue('');
    await expect.poll(() => stored(2027)).toEqual([]);
  });
  test(`a budget without a property leaves out what properties earn, all of them are added up (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { ownerBudget: text, owner } = await textsOf(language);
    const account = owner.ledger.accountNames.other_income;
    const rental = await makeRental(baseURL);
    const { client } = rental.owner;
    const year = Number(today().slice(0, 4));
    await made(
      client.rpc('add_charge', {
        p_request_id: randomUUID(),
        p_lease_id: rental.leaseId,
        p_kind: 'other',
        p_amount_minor: 123_456,
        p_due_on: today(),
        p_description: 'Agua de la cisterna',
      }),
    );
    const accounts = await made(client.from('accounts').select('id').eq('system_key', 'other_income'));
    for (const [propertyId, amount_minor] of [
      [rental.propertyId, 100_000],
      [null, 20_000],
    ] as const)
      await made(
        client.rpc('set_budget_amounts', {
          p_organization_id: rental.organizationId,
          p_year: year,
          p_property_id: propertyId as string,
          p_currency: 'DOP',
          p_cells: [{ account_id: accounts[0]?.id, month: 1, amount_minor }],
        }),
      );
    const page = await open({ language, session: rental.owner.session });
    // The first property opens: a budget that can be typed into.
    await page.goto('/owner-dashboard/finance/budget');
    await expect(page.getByLabel(text.property, { exact: true }).locator('option:checked')).toHaveText(
      rental.property,
    );
    await page.getByLabel(text.property, { exact: true }).selectOption({ label: text.everything });
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: account }) });
    const cell = page.getByLabel(text.cell({ account, month: monthNames(language)[0] ?? '' }), {
      exact: true,
    });
    const choice = page.getByLabel(text.property, { exact: true });

    // Everything: the sum of both, and nobody writes into a sum.
    await expect(choice.locator('option:checked')).toHaveText(text.everything);
    await expect(cell).toHaveValue('1,200.00');
    await expect(cell).not.toBeEditable();
    await expect(row).toContainText('1,234.56');
    await expect(page.getByText(text.everythingHint)).toBeVisible();
    await expect(page.getByRole('button', { name: text.copy })).toHaveCount(0);
    await expectAccessible(page, `budget of everything ${language}`);
    await picture(page, `${language}/budget-everything`);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      expect(
        await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        }),
        `the page does not slide sideways at ${width}`,
      ).toBe(0);
    }

    await choice.selectOption({ label: text.noProperty });
    await expect(cell).toHaveValue('200.00');
    await expect(cell).toBeEditable();
    await expect(row).not.toContainText('1,234.56');
    await expect(row).toContainText('0.00');

    await choice.selectOption({ label: rental.property });
    await expect(cell).toHaveValue('1,000.00');
    await expect(row).toContainText('1,234.56');
    await picture(page, `${language}/budget-property`);
  });
}
