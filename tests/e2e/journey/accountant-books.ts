// What the accountant does with the books of a month: forms, reports, a file for another program, closing.
import { readFile } from 'node:fs/promises';
import { formatDate, formatPercent } from '#src/i18n/format.ts';
import { expect } from '#tests/support/browser.ts';
import { button, type Desk, goTo, look } from './accountant-desk.ts';

/** The text of the file that a press saves, and its name. */
async function savedBy({ page }: Desk, press: () => Promise<void>) {
  const download = page.waitForEvent('download');
  await press();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

const compact = (day: string) => day.replaceAll('-', '');
const points = (minor: number) => (minor / 100).toFixed(2);

/** The 606 names a fault, it is mended where it leads, and the file is what the format asks for. */
export async function make606(desk: Desk): Promise<void> {
  const { page, plan, texts } = desk;
  const { ownerTaxes: taxes, ownerVendors: vendors } = texts;
  const { form: text } = taxes;
  await goTo(desk, 'taxes');
  await page.getByRole('link', { name: /^606(?! ·)/ }).click();
  const fault = page.getByRole('row').filter({ hasText: plan.ncf });
  await expect(fault).toContainText(text.column({ number: 1, name: text.fileColumns['606'][0] ?? '' }));
  await expect(fault).toContainText(text.reasons.missing);
  await expect(button(desk, text.check)).toBeDisabled();
  await look(desk, '606-fault');
  await fault.getByRole('link', { name: text.places.vendor }).click();
  await button(desk, texts.record.actions).click();
  await page.getByRole('menuitem', { name: vendors.edit, exact: true }).click();
  await page.getByLabel(vendors.form.identityType).selectOption('cedula');
  await page.getByLabel(vendors.form.identityNumber, { exact: true }).fill(plan.vendor.idTyped);
  await button(desk, vendors.form.save).click();
  await expect(page.getByText(vendors.form.saved)).toBeVisible();

  await goTo(desk, 'taxes');
  await page.getByRole('link', { name: /^606(?! ·)/ }).click();
  await expect(page.getByText(text.noProblems)).toBeVisible();
  const month = compact(plan.firstDay).slice(0, 6);
  const file = await savedBy(desk, () => button(desk, text.download).click());
  expect(file.name).toBe(`DGII_F_606_${plan.organizationTaxId}_${month}.TXT`);
  const row = [
    ...[plan.vendor.id, '2', '02', plan.ncf, '', compact(plan.billedOn), compact(plan.billPaidOn)],
    ...[points(plan.workMinor), '', points(plan.workMinor)],
    ...[points(plan.itbisMinor), points(plan.itbisMinor), '', '', points(plan.itbisMinor), ''],
    ...['2', points(plan.isrMinor), '', '', '', '', '02'],
  ];
  expect(file.text).toBe(`606|${plan.organizationTaxId}|${month}|1\r\n${row.join('|')}\r\n`);
  await button(desk, text.check).click();
  await expect(page.getByText(text.checked)).toBeVisible();
}

/** What the month owes: income tax withheld (IR-17), its ITBIS and the one withheld (IT-1); and what has no receipt (607). */
export async function readReturns(desk: Desk): Promise<void> {
  const { page, plan, texts } = desk;
  const { form: text } = texts.ownerTaxes;
  const figure = (term: string) =>
    page.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) });
  const open = async (form: string) => {
    await page.locator('#content').getByRole('link', { name: text.back, exact: true }).click();
    await page.getByRole('link', { name: new RegExp(`^${form}(?! ·)`) }).click();
  };
  await open('IR-17');
  await expect(
    figure(text.ir17Rate({ row: text.ir17Rows['2'], rate: formatPercent(0.15, plan.language) })),
  ).toContainText(plan.money(plan.isrMinor));
  await expect(figure(text.withheld.isr)).toContainText(plan.money(plan.isrMinor));
  // ITBIS that was withheld is not of this form: it is paid with the IT-1.
  await expect(figure(text.itbis.vendors.person)).toHaveCount(0);
  await open('IT-1');
  await expect(figure(text.itbis.billed)).toContainText(plan.money(0));
  await expect(figure(text.itbis.advanced)).toContainText(plan.money(-plan.itbisMinor));
  await expect(figure(text.itbis.credit)).toContainText(plan.money(plan.itbisMinor));
  await expect(figure(text.itbis.vendors.person)).toContainText(plan.money(plan.itbisMinor));
  await expect(figure(text.itbis.vendors.company)).toContainText(plan.money(0));
  await expect(figure(text.itbis.total)).toContainText(plan.money(plan.itbisMinor));
  // The month's rent has no receipt: neither form has it, and both say so.
  const missing = text.receiptsMissing({ count: 1, amounts: plan.money(plan.rentMinor) });
  await expect(page.getByText(missing)).toBeVisible();
  await look(desk, 'it-1');
  await open('607');
  await expect(page.getByRole('row').filter({ hasText: missing })).toContainText(text.severity.warning);
  await expect(page.getByText(text.noRows)).toBeVisible();
  await expect(page.getByRole('link', { name: text.places.charges })).toBeVisible();
}

/** The month before the bill: the rent alone. The same report is read again later, in the same visit. */
export async function readFirstResult(desk: Desk): Promise<void> {
  const { page, plan, texts } = desk;
  const { ownerReports: text } = texts;
  await goTo(desk, 'reports');
  await page.getByRole('link', { name: text.names.income_statement }).click();
  await button(desk, texts.dates.previous({ label: texts.dates.label })).click();
  const profit = page.getByRole('row').filter({ hasText: text.rows.profit });
  await expect(profit.getByRole('cell')).toHaveText([plan.money(plan.rentMinor)]);
}

/** Trial balance and income statement of the month, and the entry behind a figure. */
export async function readStatements(desk: Desk): Promise<void> {
  const { page, plan, texts } = desk;
  const { ownerReports: text, owner } = texts;
  const { accountNames: names } = owner.ledger;
  const cells = (name: string) => page.getByRole('row').filter({ hasText: name }).getByRole('cell');
  await goTo(desk, 'reports');
  await page.getByRole('link', { name: text.names.trial_balance }).click();
  await button(desk, texts.dates.previous({ label: texts.dates.label })).click();
  const { plain, money } = plan;
  const none = `—${texts.common.states.notKnown}`;
  const { rentMinor, workMinor, itbisMinor, payableMinor, withheldMinor, bankMinor } = plan;
  // The rent is charged and paid, the bill entered and paid: what it moved stands on both sides of two accounts.
  const movedMinor = rentMinor + rentMinor + workMinor + itbisMinor + payableMinor;
  const standsMinor = bankMinor + itbisMinor + workMinor;
  /** Nothing stood before: debits and credits of the month, and what is left on its side. */
  const line = (debit: number, credit: number) => [
    ...[none, none],
    ...[debit, credit].map((minor) => (minor === 0 ? none : plain(minor))),
    debit > credit ? plain(debit - credit) : none,
    credit > debit ? plain(credit - debit) : none,
  ];
  const lines: [string, string[]][] = [
    [names.operating_cash, line(rentMinor, payableMinor)],
    [names.receivables, line(rentMinor, rentMinor)],
    [names.creditable_itbis, line(itbisMinor, 0)],
    [`2010 · ${names.payables}`, line(payableMinor, payableMinor)],
    [names.withholdings_payable, line(0, withheldMinor)],
    [names.rent_income, line(0, rentMinor)],
    [names.repairs, line(workMinor, 0)],
    [text.rows.total, [0, 0, movedMinor, movedMinor, standsMinor, standsMinor].map(money)],
  ];
  expect(standsMinor).toBe(withheldMinor + rentMinor);
  for (const [name, amounts] of lines) await expect(cells(name), name).toHaveText(amounts);
  await look(desk, 'trial-balance');

  await page.locator('#content').getByRole('link', { name: text.back, exact: true }).first().click();
  await page.getByRole('link', { name: text.names.income_statement }).click();
  await button(desk, texts.dates.previous({ label: texts.dates.label })).click();
  await expect(cells(names.rent_income)).toHaveText([plain(plan.rentMinor)]);
  await expect(cells(names.repairs)).toHaveText([plain(plan.workMinor)]);
  await expect(cells(text.rows.profit)).toHaveText([money(plan.profitMinor)]);
  await page.getByRole('row').getByRole('link', { name: names.repairs }).click();
  await expect(page.getByRole('heading', { level: 1, name: names.repairs })).toBeVisible();
  const entry = page.getByRole('row').filter({ hasText: formatDate(plan.billedOn, plan.language, 'short') });
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText(money(plan.workMinor));
}

/** What tenants are owed, and what is missing in the account that it should stand in. */
export async function readDeposits(desk: Desk, tenant: string): Promise<void> {
  const { page, plan, texts } = desk;
  const { ownerReports: text, owner } = texts;
  await goTo(desk, 'reports');
  await page.getByRole('link', { name: text.names.deposits_held }).click();
  const row = page.getByRole('row').filter({ hasText: tenant });
  const [came, owed] = [plan.depositCameMinor, plan.depositMinor];
  for (const minor of [came, owed - came, owed]) await expect(row).toContainText(plan.plain(minor));
  const missing = { owed: plan.money(came), kept: plan.money(0), missing: plan.money(came) };
  await expect(page.getByText(owner.cash.gap.missing(missing))).toBeVisible();
  await look(desk, 'deposits');
}

type Line = readonly [account: string, debit: string, credit: string];

/** The lines of a CSV file as QuickBooks reads them, by entry. */
function entriesOf(csv: string): Map<string, Line[]> {
  const [head = '', ...lines] = csv.replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(head).toBe('Journal No,Journal Date,Account Name,Debits,Credits,Description,Name,Currency,Class');
  const rows = lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      ([, quoted, bare]) => quoted ?? bare ?? '',
    ),
  );
  const entries = new Map<string, Line[]>();
  for (const [number = '', , account = '', debit = '', credit = ''] of rows)
    entries.set(number, [...(entries.get(number) ?? []), [account, debit, credit]]);
  return entries;
}

/** The month's journal for QuickBooks: every line of every entry, and each entry balances. */
export async function exportJournal(desk: Desk): Promise<void> {
  const { plan, texts } = desk;
  const { accountNames: names } = texts.owner.ledger;
  await goTo(desk, 'accounting');
  const file = await savedBy(desk, () => button(desk, texts.ownerAccounting.export.submit).click());
  const entries = [...entriesOf(file.text).values()];
  const debit = (account: string, minor: number): Line => [account, points(minor), ''];
  const credit = (account: string, minor: number): Line => [account, '', points(minor)];
  const sorted = (all: readonly (readonly Line[])[]) => all.map((lines) => lines.map(String).sort()).sort();
  expect(sorted(entries)).toEqual(
    sorted([
      [debit(names.receivables, plan.rentMinor), credit(names.rent_income, plan.rentMinor)],
      [debit(names.operating_cash, plan.rentMinor), credit(names.receivables, plan.rentMinor)],
      [
        debit(names.repairs, plan.workMinor),
        debit(names.creditable_itbis, plan.itbisMinor),
        credit(names.payables, plan.payableMinor),
        credit(names.withholdings_payable, plan.withheldMinor),
      ],
      [debit(names.payables, plan.payableMinor), credit(names.operating_cash, plan.payableMinor)],
    ]),
  );
}

/** Closes the month; what would post into it is refused in words; opening it again asks why. */
export async function closeMonth(desk: Desk): Promise<void> {
  const { page, plan, texts } = desk;
  const { ownerBooks: books, errors } = texts;
  const { periods: text } = books;
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await goTo(desk, 'periods');
  await button(desk, text.close).click();
  await dialog.getByRole('button', { name: text.close }).click();
  const through = text.closedThrough({ date: formatDate(plan.lastDay, plan.language) });
  await expect(page.getByRole('heading', { name: through })).toBeVisible();
  await look(desk, 'closing');

  await goTo(desk, 'journal');
  await page.getByRole('link', { name: books.journal.add }).first().click();
  await page.getByLabel(books.entry.date).fill(plan.lastDay);
  await page.getByLabel(books.entry.memo).fill(plan.work);
  const line = (number: number) => page.getByRole('group', { name: books.entry.line({ number }) });
  for (const [number, account, side] of [
    [1, '1010', books.entry.debit],
    [2, '3010', books.entry.credit],
  ] as const) {
    await line(number).getByRole('combobox', { name: books.entry.account }).fill(account);
    await page.getByRole('option', { name: account }).click();
    await line(number).getByLabel(side).fill('100');
  }
  await button(desk, books.entry.submit).click();
  await expect(page.getByText(errors.codes.period_closed)).toBeVisible();
  await expect(page.getByLabel(books.entry.memo)).toHaveValue(plan.work);

  await page.goBack();
  await goTo(desk, 'periods');
  await button(desk, text.reopen).click();
  await dialog.getByRole('button', { name: text.reopen }).click();
  await expect(dialog.getByText(text.reasonMissing)).toBeVisible();
  await dialog.getByLabel(text.reopenThrough).fill('');
  await dialog.getByLabel(text.reason).fill(plan.work);
  await dialog.getByRole('button', { name: text.reopen }).click();
  await expect(page.getByRole('heading', { name: text.neverClosed })).toBeVisible();
  await expect(page.getByText(plan.work)).toBeVisible();
}
