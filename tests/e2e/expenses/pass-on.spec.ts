import { addDays, startOfMonth } from '#src/domain/foundation/dates.ts';
import { DEFAULT_TIME_ZONE, todayIn } from '#src/domain/foundation/time-zone.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental, type Rental } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';
import { expenseTexts } from './place.ts';

const TODAY = todayIn(DEFAULT_TIME_ZONE, new Date());
const request = () => ({ p_request_id: crypto.randomUUID() });

interface Line {
  account: string;
  description: string;
  amountMinor: number;
}

/** An approved bill of the rental's property. @returns its address, id and lines */
async function approveBill({ owner: { client }, organizationId, propertyId }: Rental, lines: Line[]) {
  const accounts = await made(client.from('accounts').select('id, system_key'));
  const vendor = await made(
    client
      .from('vendors')
      .insert({ organization_id: organizationId, name: 'Administración Naco' })
      .select('id')
      .single(),
  );
  const billId = await made(
    client.rpc('save_bill', {
      ...request(),
      p_organization_id: organizationId,
      p_bill: {
        vendor_id: vendor.id,
        property_id: propertyId,
        expense_kind: '02',
        billed_on: startOfMonth(TODAY),
        due_on: TODAY,
        currency: 'DOP',
      },
      p_lines: lines.map(({ account, description, amountMinor }) => ({
        account_id: accounts.find((one) => one.system_key === account)?.id,
        description,
        amount_minor: amountMinor,
      })),
    }),
  );
  await made(client.rpc('submit_bill', { ...request(), p_bill_id: billId }));
  const rows = await made(client.from('bill_lines').select('id').eq('bill_id', billId).order('position'));
  return {
    billId,
    address: `/owner-dashboard/finance/expenses/${billId}`,
    lineIds: rows.map(({ id }) => id),
  };
}

async function addUnit({ owner: { client }, organizationId, propertyId }: Rental, label: string) {
  const row = { organization_id: organizationId, property_id: propertyId, label };
  const unit = await made(client.from('units').insert(row).select('id').single());
  return unit.id;
}

async function letUnit(rental: Rental, unitId: string, name: string, currency: 'DOP' | 'USD') {
  const { client } = rental.owner;
  const person = await made(
    client
      .from('people')
      .insert({ organization_id: rental.organizationId, full_name: name })
      .select('id')
      .single(),
  );
  return made(
    client.rpc('create_lease', {
      ...request(),
      p_unit_id: unitId,
      p_person_ids: [person.id],
      p_starts_on: TODAY,
      p_ends_on: addDays(TODAY, 365),
      p_currency: currency,
      p_rent_minor: 100_000,
      p_due_day: 1,
    }),
  );
}

test('la cuota del condominio se pasa a los inquilinos; lo vacante queda con el dueño', async ({
  open,
  baseURL,
}) => {
  const { ownerBills } = await expenseTexts('es');
  const { passOn: text } = ownerBills;
  const rental = await makeRental(baseURL);
  const { client } = rental.owner;
  await addUnit(rental, 'B-2');
  const { billId, address } = await approveBill(rental, [
    { account: 'condominium_fees', description: 'Cuota de mantenimiento', amountMinor: 1_000_001 },
  ]);
  await made(
    client.rpc('add_recurring_charge', {
      ...request(),
      p_lease_id: rental.leaseId,
      p_kind: 'condominium_fee',
      p_amount_minor: 200_000,
      p_starts_on: TODAY,
    }),
  );
  const page = await open({ language: 'es', session: rental.owner.session });
  await page.goto(address);
  await page.getByRole('button', { name: text.action, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(text.vacant)).toBeVisible();
  await expect(dialog.getByText(text.twiceNote({ count: 1 }))).toBeVisible();
  await expect(dialog.getByRole('option', { name: text.methods.area })).toBeDisabled();
  await expect(dialog.getByLabel(text.description)).toHaveValue(
    /Cuota de condominio, .* · Administración Naco/,
  );

  const amount = dialog.getByLabel(text.amount);
  await expect(amount).toHaveValue('10,000.01');
  await amount.fill('20,000');
  const submit = dialog.getByRole('button', { name: text.submit });
  await submit.click();
  await expect(amount).toHaveAccessibleDescription(/Solo quedan RD\$10,000\.01 por pasar/);
  await amount.fill('10,000.01');
  await expectAccessible(page, address);
  await picture(page, 'es/pass-on');
  await submit.click();
  await expect(page.getByText(text.done)).toBeVisible();
  const card = page.getByRole('region', { name: text.card.caption });
  await expect(card.getByText('5,000.01')).toBeVisible();
  await expect(card.getByRole('link', { name: rental.tenant.name })).toHaveAttribute(
    'href',
    new RegExp(`/leases/${rental.leaseId}$`),
  );
  await picture(page, 'es/bill-passed-on');

  // The tenant reads what it is for, and cannot read the bill.
  const tenant = await open({ language: 'es', session: rental.tenant.session });
  await tenant.goto('/tenant-dashboard/charges');
  await expect(tenant.getByText(/Cuota de condominio, .* · Administración Naco/).first()).toBeVisible();
  expect(await made(rental.tenant.client.from('bill_pass_ons_list').select('id'))).toEqual([]);

  // What is reversed can be passed on again.
  const [row] = await made(client.from('bill_pass_ons').select('charge_id').eq('bill_id', billId));
  const reversal = { p_charge_id: row?.charge_id ?? '', p_reason: 'Otra distribución' };
  await client.rpc('reverse_charge', { ...request(), ...reversal });
  await page.reload();
  await expect(card.getByText(text.card.reversed)).toBeVisible();
  await page.getByRole('button', { name: text.action, exact: true }).click();
  await expect(amount).toHaveValue('10,000.01');
});

test.describe('a bill', () => {
  test.use({ expectedErrors: [/40[09] .*pass_on_bill/] });

  test('is split by hand, never beyond its amount; voiding it says what tenants were charged', async ({
    open,
    baseURL,
  }) => {
    const { ownerBills } = await expenseTexts('en');
    const { passOn: text } = ownerBills;
    const { errors } = await textsOf('en');
    const rental = await makeRental(baseURL);
    const { client } = rental.owner;
    const second = await letUnit(rental, await addUnit(rental, 'B-2'), 'Luis Marte', 'DOP');
    await letUnit(rental, await addUnit(rental, 'B-3'), 'Rosa Peña', 'USD');
    const { billId, address, lineIds } = await approveBill(rental, [
      { account: 'repairs', description: 'Pump', amountMinor: 300_000 },
      { account: 'insurance', description: 'Power of the stairs', amountMinor: 600_000 },
    ]);
    const page = await open({ language: 'en', session: rental.owner.session });
    await page.goto(address);
    await page.getByRole('button', { name: text.action, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(text.otherCurrency({ currency: 'USD' }))).toBeVisible();
    await dialog.getByRole('checkbox', { name: /Pump/ }).uncheck();
    const amount = dialog.getByLabel(text.amount);
    await expect(amount).toHaveValue('6,000.00');
    await dialog.getByLabel(text.kind).selectOption({ label: text.kinds.utility });
    await dialog.getByLabel(text.method).selectOption({ label: text.methods.manual });
    const own = dialog.getByLabel(text.shareOf({ unit: rental.unit }));
    await expect(own).toHaveValue('2,000.00');
    const other = dialog.getByLabel(text.shareOf({ unit: 'B-2' }));
    await own.fill('5,000');
    const submit = dialog.getByRole('button', { name: text.submit });
    await submit.click();
    await expect(amount).toHaveAccessibleDescription(new RegExp(text.handTooMuch));
    await other.fill('1,000');
    await expect(amount).not.toHaveAccessibleDescription(new RegExp(text.handTooMuch));

    // Somebody else passes most of it on meanwhile.
    await made(
      client.rpc('pass_on_bill', {
        ...request(),
        p_bill_id: billId,
        p_line_ids: lineIds,
        p_kind: 'other',
        p_method: 'manual',
        p_due_on: TODAY,
        p_description: 'Pump',
        p_parts: [{ lease_id: second, amount_minor: 400_000 }],
      }),
    );
    await submit.click();
    await expect(amount).toHaveAccessibleDescription(new RegExp(errors.codes.pass_on_exceeds_bill));
    await expect(own).toHaveValue('5,000.00');
    await expectAccessible(page, address);
    await amount.fill('4,500');
    await own.fill('4,000');
    await other.fill('500');
    await submit.click();
    await expect(page.getByText(text.done)).toBeVisible();
    await expect(page.getByRole('region', { name: text.card.caption }).getByText('4,000.00')).toHaveCount(2);

    await page.getByRole('button', { name: ownerBills.actions.void, exact: true }).click();
    const warning = text.voidNote({ amount: 'RD$8,500.00', count: 3 });
    await expect(page.getByRole('alertdialog').getByText(warning)).toBeVisible();
    await page.getByLabel(ownerBills.actions.voidReason).fill('Sent twice');
    await page.getByRole('alertdialog').getByRole('button', { name: ownerBills.actions.void }).click();
    await expect(page.getByText(ownerBills.detail.voidNote)).toBeVisible();
    await expect(page.getByRole('button', { name: text.action, exact: true })).toHaveCount(0);
  });
});
