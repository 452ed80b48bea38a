import type { Sql } from 'postgres';
import { addDays, addMonths, type IsoDate, startOfMonth } from '#src/domain/foundation/dates.ts';
import { percentOfMinor } from '#src/domain/foundation/money.ts';
import type { ExpenseKind } from '#src/domain/taxes/codes.ts';
import { isrRateOn } from '#src/domain/taxes/isr-rates.ts';
import type { PlannedProperty } from '#stack/demo/plan.ts';
import { DEMO_PROPERTIES } from '#stack/demo/portfolio.ts';
import type { Random } from '#stack/demo/random.ts';

interface DemoVendor {
  readonly name: string;
  /** With a right check digit, of nobody. */
  readonly identity: readonly ['rnc' | 'cedula', string];
  readonly account: 'repairs' | 'condominium_fees';
  readonly expenseKind: ExpenseKind;
  /** Of whom income tax is withheld: the law's rate for services of a person, with all of the ITBIS. */
  readonly isPerson: boolean;
}

const VENDORS: readonly DemoVendor[] = [
  {
    name: 'Mantenimientos Muestra, S. R. L. (demo)',
    identity: ['rnc', '199000005'],
    account: 'repairs',
    expenseKind: '02',
    isPerson: false,
  },
  {
    name: 'Condominio Arena Blanca (demo)',
    identity: ['rnc', '199000013'],
    account: 'condominium_fees',
    expenseKind: '02',
    isPerson: false,
  },
  {
    name: 'Plomero de Muestra (demo)',
    identity: ['cedula', '00000000422'],
    account: 'repairs',
    expenseKind: '02',
    isPerson: true,
  },
];

interface DemoBill {
  readonly vendor: number;
  /** Of the demo properties. */
  readonly property: number;
  readonly day: number;
  readonly what: string;
  readonly daysToPay: number;
  /** Before ITBIS, in whole units of the currency of its property's rents. */
  readonly amount: number;
  readonly hasItbis: boolean;
  /** In months whose number it divides. */
  readonly everyMonths: number;
}

const BILLS: readonly DemoBill[] = [
  {
    vendor: 0,
    property: 0,
    day: 3,
    daysToPay: 25,
    what: 'Limpieza y mantenimiento de áreas comunes',
    amount: 64_500,
    hasItbis: true,
    everyMonths: 1,
  },
  {
    vendor: 0,
    property: 1,
    day: 5,
    daysToPay: 9,
    what: 'Mantenimiento de la planta eléctrica',
    amount: 18_900,
    hasItbis: true,
    everyMonths: 3,
  },
  {
    vendor: 1,
    property: 2,
    day: 2,
    daysToPay: 9,
    what: 'Cuota de condominio',
    amount: 1_400,
    hasItbis: false,
    everyMonths: 1,
  },
  {
    vendor: 2,
    property: 1,
    day: 23,
    daysToPay: 9,
    what: 'Reparación de tuberías',
    amount: 22_400,
    hasItbis: true,
    everyMonths: 2,
  },
];

const MONTHS = 8;
/** Pesos for a dollar in the forms, of no day. */
const DOP_RATE = 60;
const ITBIS_PERCENT = 18;

/** A bill after the other in one call, as with the months of rent. */
const ENTER_BILLS = `
  create function pg_temp.enter_bills(p_organization_id uuid, p_bills jsonb) returns void language plpgsql as $$
  declare
    v_bill record;
    v_id uuid;
  begin
    for v_bill in select * from jsonb_to_recordset(p_bills)
      as b (request uuid, submission uuid, payment uuid, facts jsonb, lines jsonb, paid_on date, paid_minor bigint)
    loop
      v_id := public.save_bill(v_bill.request, p_organization_id, v_bill.facts, v_bill.lines);
      perform public.submit_bill(v_bill.submission, v_id);
      if v_bill.paid_on is not null then
        perform public.pay_bill(v_bill.payment, v_id, v_bill.paid_minor, v_bill.paid_on);
      end if;
    end loop;
  end
  $$`;

/** Vendors and the bills of the last months, all paid but the newest. */
export async function enterExpenses(
  sql: Sql,
  random: Random,
  organizationId: string,
  properties: readonly PlannedProperty[],
  today: IsoDate,
): Promise<void> {
  const accounts = await sql<{ key: string; id: string }[]>`
    select system_key as key, id from public.accounts where organization_id = ${organizationId} and system_key is not null`;
  const accountOf = (key: string) => accounts.find((account) => account.key === key)?.id ?? '';
  const vendors = VENDORS.map((vendor) => ({ ...vendor, id: random.uuid() }));
  for (const { id, name, identity, account, expenseKind, isPerson } of vendors) {
    await sql`insert into public.vendors ${sql({
      id,
      organization_id: organizationId,
      name,
      identity_type: identity[0],
      identity_number: identity[1],
      account_id: accountOf(account),
      expense_kind: expenseKind,
      itbis_withheld_basis_points: isPerson ? 10_000 : 0,
      isr_kind: isPerson ? '2' : null,
      isr_basis_points: isPerson ? (isrRateOn('2', today) ?? 0) : 0,
    })}`;
  }
  const bills = Array.from({ length: MONTHS }, (_, back) => startOfMonth(addMonths(today, back - MONTHS + 1)))
    .flatMap((month) => BILLS.map((bill) => ({ bill, month })))
    .filter(({ bill, month }) => Number(month.slice(5, 7)) % bill.everyMonths === 0)
    .map(({ bill, month }) => ({ bill, billedOn: addDays(month, bill.day - 1) }))
    .filter(({ billedOn }) => billedOn <= today)
    .map(({ bill, billedOn }, index) => {
      const vendor = vendors[bill.vendor];
      if (!vendor) throw new Error(`no demo vendor ${bill.vendor}`);
      const currency = DEMO_PROPERTIES[bill.property]?.currency ?? 'DOP';
      const base = bill.amount * 100;
      const itbis = bill.hasItbis ? (base * ITBIS_PERCENT) / 100 : 0;
      const withheld = vendor.isPerson ? itbis : 0;
      const paidOn = addDays(billedOn, bill.daysToPay);
      const isr = vendor.isPerson ? percentOfMinor(base, isrRateOn('2', paidOn) ?? 0) : 0;
      const property_id = properties[bill.property]?.id ?? null;
      return {
        request: random.uuid(),
        submission: random.uuid(),
        payment: random.uuid(),
        facts: {
          vendor_id: vendor.id,
          property_id,
          ncf: `B01${String(index + 1).padStart(8, '0')}`,
          expense_kind: vendor.expenseKind,
          billed_on: billedOn,
          due_on: addDays(billedOn, 30),
          currency,
          ...(currency !== 'DOP' && { dop_rate: DOP_RATE, rate_source: 'Tasa de demostración' }),
          itbis_minor: itbis,
          itbis_withheld_minor: withheld,
          ...(isr > 0 && { isr_kind: '2', isr_withheld_minor: isr }),
        },
        lines: [
          { account_id: accountOf(vendor.account), property_id, description: bill.what, amount_minor: base },
        ],
        paid_on: paidOn <= today ? paidOn : null,
        paid_minor: base + itbis - withheld - isr,
      };
    });
  await sql.unsafe(ENTER_BILLS);
  await sql`select pg_temp.enter_bills(${organizationId}, ${sql.json(bills)})`;
}
