import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { picture } from '#tests/support/picture.ts';
import { textsOf } from '#tests/support/texts.ts';
import { expenseTexts, makeExpensePlace } from './place.ts';

const BANK = '/owner-dashboard/finance/bank';

/** A statement as a bank gives it, made up: a bill that was paid, a fee, and money that came by mistake. */
const statement = (day: string) =>
  [
    'Banco de Ejemplo;;;;',
    'Cuenta;001-200-4567;;;',
    'Fecha;Descripción;Referencia;Débito;Crédito',
    `${day};PAGO PLOMERIA ROSARIO;000123;"3,000.00";`,
    `${day};COMISION;000124;175.00;`,
    `${day};DEPOSITO POR ERROR;000125;;50.00`,
    'Totales;;;"3,175.00";50.00',
  ].join('\r\n');

const ofx = (day: string) =>
  `<OFX><STMTTRN><DTPOSTED>${day.replaceAll('-', '')}<TRNAMT>-175.00<FITID>77<NAME>CARGO POR SERVICIO</STMTTRN></OFX>`;

test('a statement is brought in, matched, reconciled and reopened', async ({ open, baseURL }) => {
  const { ownerBank: text, ownerBankImports } = await expenseTexts('en');
  const { owner } = await textsOf('en');
  const place = await makeExpensePlace(baseURL);
  const today = todayIn('America/Santo_Domingo', Date.now());
  const billId = await place.approveBill(300_000, today);
  const page = await open({ language: 'en', session: place.owner.session });
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await page.goto(BANK);
  await button(text.add).first().click();
  await button(text.account.submit).click();
  await expect(page.getByText(text.account.nameMissing)).toBeVisible();
  await page.getByLabel(text.account.name, { exact: true }).fill('Operating account');
  await page.getByLabel(text.account.lastFour).fill('4567');
  await page.getByLabel(text.account.openingMinor).fill('10,000');
  await button(text.account.submit).click();
  await expect(page.getByRole('heading', { name: text.lines.emptyTitle })).toBeVisible();

  const csv = (text: string) => ({ name: 'estado.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const file = csv(statement(today));
  const bringIn = async () => {
    await button(text.import.button).first().click();
    await page.getByRole('dialog').getByLabel(text.import.file).setInputFiles(file);
    await expect(page.getByText(text.import.preview({ count: 3 }), { exact: true })).toBeVisible();
    await button(text.import.submit).click();
  };

  // What is another account's, or does not add up, is refused in words; what no reader knows is mapped by hand.
  await button(text.import.button).first().click();
  const dialog = page.getByRole('dialog');
  await button(text.import.submit).click();
  await expect(dialog.getByText(text.import.fileMissing)).toBeVisible();
  const choose = (content: string) => dialog.getByLabel(text.import.file).setInputFiles(csv(content));
  await choose(`Cuenta: 001-300-8888\nFecha;Concepto;Monto\n${today};SUPERMERCADO;-9,000.00\n`);
  await expect(
    dialog.getByText(text.import.stops.other_account({ file: '8888', account: '4567' })),
  ).toBeVisible();
  await choose(`Fecha;Concepto;Monto;Saldo\n${today};A;5.00;105.00\n${today};B;-2.00;104.00\n`);
  await expect(dialog.getByText(text.import.stops.balanceWay)).toBeVisible();
  await picture(page, 'en/bank-import-differs');
  await button(text.import.submit).click();
  await expect(dialog.getByRole('alert').filter({ hasText: text.import.stops.balanceWay })).toBeFocused();
  await choose('Hoy\nNada que leer\n');
  await expect(dialog.getByText(text.import.questions.columns)).toBeVisible();
  await picture(page, 'en/bank-import-unknown');
  await choose(`Quando;Was;Uno;Dos\n03/11/2026;LUZ;5.00;9.00\n04/11/2026;AGUA;7.00;2.00\n`);
  await dialog.getByLabel(text.import.names.credit).selectOption('Uno');
  await button(text.import.submit).click();
  await expect(dialog.getByText(text.import.choiceMissing)).toBeVisible();
  await dialog
    .getByLabel(text.import.questions.dateOrder({ example: '03/11/2026' }))
    .selectOption({ label: 'November 3, 2026' });
  await expect(dialog.getByText(text.import.preview({ count: 2 }), { exact: true })).toBeVisible();
  await expectAccessible(page, `${BANK}/:id import`);
  await picture(page, 'en/bank-import-by-hand');
  await page.keyboard.press('Escape');

  await bringIn();
  const { done, likely, history } = ownerBankImports;
  await expect(page.getByText(done.added({ count: 3 }), { exact: true })).toBeVisible();
  await bringIn();
  await expect(
    page.getByText(`${done.added({ count: 0 })} · ${done.known({ count: 3 })}`, { exact: true }),
  ).toBeVisible();

  // The wrong file is taken back whole, and comes in again.
  await page.getByRole('link', { name: history.button }).click();
  await button(history.undoOf({ file: 'estado.csv' })).click();
  await picture(page, 'en/bank-imports');
  await page.getByRole('alertdialog').getByRole('button', { name: history.undoSubmit }).click();
  await expect(page.getByText(history.removed({ count: 3 }))).toBeVisible();
  await expect(page.getByText(/^Undone by/)).toBeVisible();
  await expectAccessible(page, `${BANK}/:id/imports`);
  await page.getByRole('link', { name: 'Operating account' }).click();
  await expect(page.getByRole('heading', { name: text.lines.emptyTitle })).toBeVisible();
  await bringIn();
  await expect(page.getByText('COMISION')).toBeVisible();

  // Another kind of file has the fee under another key: it is asked about, and left out unless it is chosen.
  await button(text.import.button).first().click();
  await page
    .getByRole('dialog')
    .getByLabel(text.import.file)
    .setInputFiles({ name: 'estado.ofx', mimeType: 'application/x-ofx', buffer: Buffer.from(ofx(today)) });
  await expect(page.getByText(likely.title({ count: 1 }))).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /CARGO POR SERVICIO/ })).not.toBeChecked();
  await picture(page, 'en/bank-likely');
  await button(text.import.submit).click();
  await expect(
    page.getByText(`${done.added({ count: 0 })} · ${done.leftOut({ count: 1 })}`, { exact: true }),
  ).toBeVisible();

  // The bill is found by its amount, day and name.
  await expect(page.getByText(text.candidate.bill({ name: 'Plomería Rosario', ncf: '' }))).toBeVisible();
  await expectAccessible(page, `${BANK}/:id`);
  await picture(page, 'en/bank-lines');
  await button(text.lines.accept).first().click();
  await expect(page.getByText(text.lines.accepted({ count: 1 }))).toBeVisible();
  const { data: bill } = await place.owner.client.from('bills').select('status').eq('id', billId).single();
  expect(bill?.status).toBe('paid');

  // A fee is said to be an account.
  await button('COMISION').click();
  await button(text.panel.submit).click();
  await expect(page.getByText(text.panel.choiceMissing)).toBeVisible();
  await page.getByRole('combobox', { name: text.panel.account }).click();
  await page.getByRole('option', { name: owner.ledger.accountNames.interest }).click();
  await picture(page, 'en/bank-panel');
  await button(text.panel.submit).click();
  await expect(page.getByText(text.panel.matched, { exact: true })).toBeVisible();

  await page.getByRole('link', { name: text.reconcile.button }).click();
  await page.getByLabel(text.reconcile.closing).fill('6,825.00');
  await expect(page.getByText(text.reconcile.linesOpen)).toBeVisible();
  await page.getByRole('link', { name: 'Operating account' }).click();
  await button('DEPOSITO POR ERROR').click();
  await button(text.panel.ignore).click();
  await page.getByLabel(text.panel.ignoreReason).fill('The bank takes it back');
  await page.getByRole('alertdialog').getByRole('button', { name: text.panel.ignore }).click();
  await expect(page.getByText(text.panel.ignored, { exact: true })).toBeVisible();

  await page.getByRole('link', { name: text.reconcile.button }).click();
  await page.getByLabel(text.reconcile.closing).fill('6,800.00');
  await expect(page.getByText(text.reconcile.differs)).toBeVisible();
  await page.getByLabel(text.reconcile.closing).fill('6,825.00');
  await expect(page.getByText(text.reconcile.fits)).toBeVisible();
  await expectAccessible(page, `${BANK}/:id/reconcile`);
  await picture(page, 'en/reconcile');
  await button(text.reconcile.close).click();
  await expect(page.getByText(text.reconcile.isClosed, { exact: true })).toBeVisible();
  await button(text.reconcile.reopen).click();
  await page.getByLabel(text.reconcile.reopenReason).fill('A line was missing');
  await page.getByRole('alertdialog').getByRole('button', { name: text.reconcile.reopen }).click();
  await expect(page.getByText(text.reconcile.isReopened, { exact: true })).toBeVisible();
});
