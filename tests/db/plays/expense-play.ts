// What a random play does with vendors, owners, the bank and the tax office, beside what ledger-play.ts does with tenants.
import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { Random } from '#stack/demo/random.ts';
import type { PlayLease } from '#tests/db/plays/ledger-play.ts';
import { outcomeOf } from '#tests/support/actors.ts';
import { booksOf } from '#tests/support/books.ts';
import { call } from '#tests/support/call.ts';
import { accountOf, addBankAccount, addVendor } from '#tests/support/expenses.ts';
import type { Landlord } from '#tests/support/portfolio.ts';
import { taxVerbs } from '#tests/support/tax.ts';
import { verbs } from '#tests/support/verbs.ts';

/** What a landlord needs besides leases. */
export interface ExpensePlace {
  landlord: Landlord;
  propertyId: string;
  leases: PlayLease[];
  vendorId: string;
  bankAccountId: string;
  accounts: Record<'repairs' | 'insurance' | 'operating_cash' | 'owner_contribution', string>;
  today: string;
}

/** Opens vendors, a bank account and a fiscal profile, and gives the property two owners. */
export async function createExpensePlace(
  sql: Sql,
  leases: PlayLease[],
  today: string,
): Promise<ExpensePlace> {
  const [first] = leases;
  if (!first) throw new Error('a place has leases');
  const { landlord, propertyId } = first;
  const of = (key: string) => accountOf(sql, landlord.organizationId, key);
  await call(sql, landlord.owner, 'set_property_owners', {
    p_property_id: propertyId,
    p_owners: [
      { full_name: 'Rosa', share_basis_points: 3333 },
      { full_name: 'Juan', share_basis_points: 6667 },
    ],
  });
  await taxVerbs.saveProfile(sql, landlord);
  await taxVerbs.addRange(sql, landlord, { kind: 'fiscal_credit', last: 5_000 });
  return {
    landlord,
    propertyId,
    leases,
    vendorId: await addVendor(sql, landlord, 'Plomería', {
      identity_type: 'rnc',
      identity_number: '101023122',
    }),
    bankAccountId: await addBankAccount(sql, landlord),
    accounts: {
      repairs: await of('repairs'),
      insurance: await of('insurance'),
      operating_cash: await of('operating_cash'),
      owner_contribution: await of('owner_contribution'),
    },
    today,
  };
}

type Action = (sql: Sql, place: ExpensePlace, random: Random) => Promise<unknown>;

const anyOf = async (query: Promise<readonly { id: string }[]>, random: Random) => {
  const rows = await query;
  return rows.length === 0 ? randomUUID() : random.pick([...rows]).id;
};

const noteOrBill =
  (isCredit: boolean): Action =>
  async (sql, { landlord, propertyId, vendorId, accounts, today }, random) => {
    const { owner, organizationId } = landlord;
    const amounts = Array.from({ length: random.between(1, 3) }, () => random.between(1, 900_000));
    const base = amounts.reduce((sum, amount) => sum + amount, 0);
    const itbis = random.pick([0, Math.round(base * 0.18)]);
    const isr = isCredit ? 0 : random.pick([0, 0, Math.round(base * 0.1)]);
    const ncf = String(random.between(1, 99_999_999)).padStart(8, '0');
    const billId = await verbs.saveBill(sql, owner, {
      organizationId,
      bill: {
        vendor_id: vendorId,
        property_id: random.pick([propertyId, null]),
        expense_kind: '02',
        billed_on: today,
        due_on: today,
        currency: random.pick(['DOP', 'DOP', 'USD']),
        itbis_minor: itbis,
        itbis_to_cost_minor: random.pick([0, Math.floor(itbis / 3)]),
        itbis_withheld_minor: isCredit ? 0 : random.pick([0, Math.floor(itbis * 0.3)]),
        ...(isr > 0 && { isr_kind: '2', isr_withheld_minor: isr }),
        tip_minor: random.pick([0, random.between(1, 9_999)]),
        ...(itbis > 0 && { ncf: `B01${ncf}` }),
        ...(isCredit && { ncf: `B04${ncf}`, modified_ncf: 'B0100000001' }),
      },
      lines: amounts.map((amount_minor, index) => ({
        account_id: index === 0 ? accounts.repairs : accounts.insurance,
        description: 'Al azar',
        amount_minor,
        ...(random.next() < 0.7 && { property_id: propertyId }),
      })),
    });
    await verbs.submitBill(sql, owner, { billId });
  };

const bill = noteOrBill(false);
const creditNote = noteOrBill(true);

/** Settles any open bill with any open credit note, as far as both go. */
const applyCredit: Action = async (sql, { landlord }, random) => {
  const pairs = await sql<{ creditId: string; billId: string; most: number }[]>`
    select c.id as "creditId", b.id as "billId", least(-c.outstanding_minor, b.outstanding_minor)::float8 as most
    from public.bills c join public.bills b on b.organization_id = c.organization_id and b.vendor_id = c.vendor_id
      and b.currency = c.currency and b.outstanding_minor > 0
    where c.organization_id = ${landlord.organizationId} and c.outstanding_minor < 0`;
  const { most, ...chosen } =
    pairs.length > 0 ? random.pick([...pairs]) : { creditId: randomUUID(), billId: randomUUID(), most: 1 };
  const amountMinor = random.pick([most, random.between(1, most)]);
  await verbs.applyVendorCredit(sql, landlord.owner, { ...chosen, amountMinor });
};

const payBill: Action = async (sql, { landlord, today }, random) => {
  const open = await sql<{ id: string; outstanding: number }[]>`
    select id, abs(outstanding_minor)::float8 as outstanding from public.bills
    where organization_id = ${landlord.organizationId} and outstanding_minor <> 0`;
  const chosen = open.length > 0 ? random.pick([...open]) : { id: randomUUID(), outstanding: 1 };
  const amountMinor = random.pick([
    chosen.outstanding,
    chosen.outstanding,
    1,
    random.between(1, chosen.outstanding),
  ]);
  await verbs.payBill(sql, landlord.owner, { billId: chosen.id, amountMinor, paidOn: today });
};

const unpayBill: Action = async (sql, { landlord }, random) => {
  const paymentId = await anyOf(
    sql`select id from public.bill_payments where organization_id = ${landlord.organizationId} and reversed_at is null`,
    random,
  );
  await verbs.reverseBillPayment(sql, landlord.owner, { billPaymentId: paymentId, reason: 'Al azar' });
};

const voidBill: Action = async (sql, { landlord }, random) => {
  const billId = await anyOf(
    sql`select id from public.bills where organization_id = ${landlord.organizationId} and entry_id is not null`,
    random,
  );
  await verbs.voidBill(sql, landlord.owner, { billId, reason: 'Al azar' });
};

const refund: Action = async (sql, { landlord }, random) => {
  const paymentId = await anyOf(
    sql`select id from public.payments where organization_id = ${landlord.organizationId} and status = 'confirmed' and method not in ('withholding', 'deposit')`,
    random,
  );
  await call(sql, landlord.owner, 'refund_payment', {
    p_request_id: randomUUID(),
    p_payment_id: paymentId,
    p_amount_minor: random.between(1, 90_000),
    p_method: 'transfer',
    p_reason: 'Al azar',
  });
};

const withhold: Action = async (sql, { landlord, leases, today }, random) => {
  const { owner } = landlord;
  const lease = random.pick(leases);
  const chargeId = await verbs.addCharge(sql, owner, {
    leaseId: lease.id,
    amountMinor: random.between(2_000_000, 9_000_000),
    dueOn: today,
    description: 'Local',
  });
  const invoiceId = await taxVerbs.issueInvoice(sql, owner, {
    chargeIds: [chargeId],
    dopRate: 1,
  });
  await verbs.recordWithholding(sql, owner, {
    invoiceId,
    withheldOn: today,
    itbisMinor: random.between(0, 5_000),
    isrMinor: random.between(1, 5_000),
  });
};

const bookFromBank: Action = async (sql, { landlord, bankAccountId, accounts, today }, random) => {
  const bank_key = randomUUID();
  const amount_minor = random.pick([-1, 1]) * random.between(1, 50_000);
  await verbs.importBankLines(sql, landlord.owner, {
    bankAccountId,
    lines: [{ occurred_on: today, amount_minor, description: 'Al azar', reference: '', bank_key }],
  });
  const [line] = await sql<{ id: string }[]>`
    select id from public.bank_lines where bank_account_id = ${bankAccountId} and line_key like ${`id:${bank_key}|%`}`;
  await verbs.matchBankLine(sql, landlord.owner, {
    bankLineId: line?.id ?? '',
    parts: [{ kind: 'account', id: accounts.insurance, amount_minor }],
  });
};

const distribute: Action = async (sql, { landlord, propertyId, today }, random) => {
  await verbs.distributeToOwners(sql, landlord.owner, {
    propertyId,
    paidOn: today,
    currency: random.pick(['DOP', 'USD']),
    parts: random.pick([
      [{ owner: 'rosa', amount_minor: random.between(1, 400_000) }],
      [
        { owner: 'rosa', amount_minor: random.between(1, 90_000) },
        { owner: 'juan', amount_minor: random.between(1, 90_000) },
      ],
    ]),
    isBeyondDue: random.next() < 0.4,
  });
};

const takeDistributionBack: Action = async (sql, { landlord }, random) => {
  const distributionId = await anyOf(
    sql`select id from public.owner_distributions where organization_id = ${landlord.organizationId}`,
    random,
  );
  await verbs.reverseDistribution(sql, landlord.owner, { distributionId });
};

const enterByHand: Action = async (sql, { landlord, today }, random) => {
  const amount = random.between(1, 300_000);
  await booksOf(sql, landlord).enter(today, [
    { account: 'operating_cash', amount },
    { account: random.pick(['owner_contribution', 'other_income', 'insurance']), amount: -amount },
  ]);
};

/** By how often each is done in a hundred. */
export const expenseActions = {
  bill: [18, bill],
  creditNote: [7, creditNote],
  applyCredit: [8, applyCredit],
  payBill: [17, payBill],
  unpayBill: [8, unpayBill],
  voidBill: [4, voidBill],
  refund: [6, refund],
  withhold: [6, withhold],
  bookFromBank: [6, bookFromBank],
  distribute: [10, distribute],
  takeDistributionBack: [4, takeDistributionBack],
  enterByHand: [6, enterByHand],
} as const satisfies Record<string, readonly [weight: number, Action]>;

const REFUSALS = new Set([
  'not_found',
  'bill_moved',
  'bill_has_payments',
  'ncf_taken',
  'payment_already_decided',
  'entry_already_reversed',
  'distribution_exceeds_due',
  'amount_exceeds_bill',
  'refund_exceeds_payment',
  'deposit_settled',
  'withholding_exceeds_owed',
  'withholding_exceeds_invoice',
  'rate_missing',
  // Somebody took the charge back before its receipt was asked for.
  'charges_mixed',
]);

/** Does one of them. @returns its name, or `refused`; any refusal that makes no sense is thrown */
export async function expenseStep(sql: Sql, place: ExpensePlace, random: Random): Promise<string> {
  let at = random.between(0, 99);
  for (const [name, [weight, action]] of Object.entries(expenseActions)) {
    at -= weight;
    if (at >= 0) continue;
    const outcome = await outcomeOf(action(sql, place, random));
    if (outcome === 'done') return name;
    if (!REFUSALS.has(outcome)) throw new Error(`${name}: ${outcome}`);
    return 'refused';
  }
  return 'refused';
}
