import { expectAccessible, expectLoaded } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { picture } from '#tests/support/picture.ts';
import { made, today } from '#tests/support/rental.ts';
import { expenseTexts, makeBankAccount, makeExpensePlace } from './place.ts';

const LIST = '/owner-dashboard/finance/expenses';

for (const language of languagesInTurn(import.meta.url)) {
  test(`an unused credit note is told beside what is to be paid, and is what money in the bank is (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { ownerBills, ownerBank: text } = await expenseTexts(language);
    const { credit } = ownerBills;
    const place = await makeExpensePlace(baseURL);
    const { client } = place.owner;
    await place.approveBill(900_000, today(), 'B0100000007');
    const [first, second] = [
      await place.approveCredit(120_000, today(), 'B0400000001'),
      await place.approveCredit(80_000, today(), 'B0400000002'),
    ];
    const page = await open({ language, session: place.owner.session });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto(LIST);
    await expect(page.getByText(credit.unused)).toBeVisible();
    await expect(page.getByText(credit.unusedHint({ count: 2 }))).toBeVisible();
    await expectLoaded(page);
    await expectAccessible(page, `expenses with credit ${language}`);
    await picture(page, `${language}/credit-unused`);

    const accountId = await makeBankAccount(place);
    await made(
      client.rpc('import_bank_lines', {
        p_request_id: crypto.randomUUID(),
        p_bank_account_id: accountId,
        p_file_name: 'estado.csv',
        p_lines: [
          {
            occurred_on: today(),
            amount_minor: 120_000,
            description: 'DEVOLUCION PLOMERIA',
            reference: '',
            bank_key: '1',
          },
          {
            occurred_on: today(),
            amount_minor: 50_000,
            description: 'TRANSFERENCIA',
            reference: '',
            bank_key: '2',
          },
        ],
      }),
    );
    await goWithin(page, `/owner-dashboard/finance/bank/${accountId}`);
    await expect(
      page.getByText(text.candidate.credit({ name: 'Plomería Rosario', ncf: 'B0400000001' })),
    ).toBeVisible();
    await expectLoaded(page);
    await picture(page, `${language}/credit-bank-lines`);
    await button('DEVOLUCION PLOMERIA').click();
    await button(text.panel.take).click();
    await expect(page.getByText(text.panel.matched, { exact: true })).toBeVisible();

    // A part of the other one, said by hand.
    await button('TRANSFERENCIA').click();
    await page.getByRole('combobox', { name: text.panel.kind, exact: true }).selectOption('credit');
    await page.getByRole('combobox', { name: text.panel.credit }).click();
    await page.getByRole('option', { name: /B0400000002/ }).click();
    await expect(page.getByText(text.panel.whole)).toBeVisible();
    await expectAccessible(page, `bank line of a credit note ${language}`);
    await picture(page, `${language}/credit-bank-panel`);
    await button(text.panel.submit).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const left = await made(
      client.from('bills').select('id, status, outstanding_minor').eq('is_credit', true),
    );
    expect(left.sort((a, b) => a.outstanding_minor - b.outstanding_minor)).toEqual([
      { id: second, status: 'partially_paid', outstanding_minor: -30_000 },
      { id: first, status: 'paid', outstanding_minor: 0 },
    ]);
  });
}
