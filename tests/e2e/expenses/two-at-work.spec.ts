import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { knownText, loadText } from '#src/i18n/load.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';
import { expenseTexts } from './place.ts';

const today = () => todayIn('America/Santo_Domingo', Date.now());

async function makeStatement(baseURL: string | undefined) {
  const rental = await makeRental(baseURL);
  const { client } = rental.owner;
  const { organizationId } = rental;
  const cash = await made(client.from('accounts').select('id').eq('system_key', 'operating_cash').single());
  const account = await made(
    client
      .from('bank_accounts')
      .insert({
        organization_id: organizationId,
        account_id: cash.id,
        name: 'Operaciones',
        currency: 'DOP',
        opening_on: today(),
      })
      .select('id')
      .single(),
  );
  const line = (amount_minor: number, description: string) => ({
    occurred_on: today(),
    amount_minor,
    description,
    reference: '',
  });
  await made(
    client.rpc('import_bank_lines', {
      p_request_id: crypto.randomUUID(),
      p_bank_account_id: account.id,
      p_file_name: 'estado.csv',
      p_lines: [line(rental.depositMinor, 'DEPOSITO VENTANILLA'), line(-17_500, 'COMISION')],
    }),
  );
  return { ...rental, bankAccountId: account.id };
}

test('what one accepts on a statement the other sees, with what it is (es)', async ({ open, baseURL }) => {
  const { ownerBank: text } = await expenseTexts('es');
  const { owner, bankAccountId, tenant } = await makeStatement(baseURL);
  const address = `/owner-dashboard/finance/bank/${bankAccountId}`;
  const one = await open({ language: 'es', session: owner.session });
  const other = await open({ language: 'es', session: owner.session });
  await one.goto(address);
  await other.goto(address);
  const row = (page: typeof one) => page.getByRole('row').filter({ hasText: 'DEPOSITO VENTANILLA' });
  await expect(row(other).getByRole('button', { name: text.lines.accept })).toBeVisible();
  await row(one).getByRole('button', { name: text.lines.accept }).click();
  // Nobody reloads anything.
  await expect(row(other).getByText(text.lines.state.matched, { exact: true })).toBeVisible();
  const link = row(other).getByRole('link', { name: new RegExp(tenant.name) });
  await expectAccessible(other, address);
  await picture(other, 'es/bank-matched');
  await link.click();
  await expect(other).toHaveURL(/\/finance\/payments\//);
});

test('a cell that one writes or empties in a budget the other sees (en)', async ({ open, baseURL }) => {
  await loadText('en', ['ownerBudget']);
  const text = knownText('ownerBudget', 'en');
  if (!text) throw new Error('no texts');
  const { owner: words } = await textsOf('en');
  const { owner, propertyId } = await makeRental(baseURL);
  const address = `/owner-dashboard/finance/budget?year=2026&property=${propertyId}`;
  const one = await open({ language: 'en', session: owner.session });
  const other = await open({ language: 'en', session: owner.session });
  await one.goto(address);
  await other.goto(address);
  const label = text.cell({ account: words.ledger.accountNames.rent_income, month: 'March' });
  const cell = (page: typeof one) => page.getByLabel(label);
  await expect(cell(other)).toHaveValue('');
  await cell(one).fill('25000');
  await cell(one).press('Enter');
  await expect(cell(other)).toHaveValue('25,000');
  await expect(cell(one)).toHaveValue('25,000');
  await cell(one).fill('');
  await cell(one).press('Enter');
  await expect(cell(other)).toHaveValue('');
});

test.describe('a line that somebody else settled', () => {
  test.use({ expectedErrors: [/status of 400 .*match_bank_line/] });

  test('is refused once and then shown as it is (en)', async ({ open, baseURL }) => {
    const { ownerBank: text } = await expenseTexts('en');
    const { errors } = await textsOf('en');
    const { owner, bankAccountId, depositMinor } = await makeStatement(baseURL);
    const page = await open({ language: 'en', session: owner.session });
    // As with a connection that hears nothing of the others.
    await page.routeWebSocket(/\/realtime\//, () => undefined);
    await page.goto(`/owner-dashboard/finance/bank/${bankAccountId}`);
    const row = page.getByRole('row').filter({ hasText: 'DEPOSITO VENTANILLA' });
    await expect(row.getByText(formatMoney(depositMinor, 'DOP', 'en').slice(3))).toBeVisible();
    const accept = row.getByRole('button', { name: text.lines.accept });
    await expect(accept).toBeVisible();
    const { data: line } = await owner.client
      .from('bank_lines')
      .select('id')
      .eq('bank_account_id', bankAccountId)
      .gt('amount_minor', 0)
      .single();
    const leftOut = { p_bank_line_id: line?.id ?? '', p_reason: 'Not a rent' };
    expect((await owner.client.rpc('ignore_bank_line', leftOut)).error).toBeNull();
    await accept.click();
    await expect(page.getByText(errors.codes.line_settled)).toBeVisible();
    await expect(row.getByText(text.lines.state.ignored, { exact: true })).toBeVisible();
    await expect(accept).toHaveCount(0);
  });
});
