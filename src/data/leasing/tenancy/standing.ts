import { unwrap } from '#src/data/errors.ts';
import type { Payment } from '#src/data/money/payments/queries.ts';
import { type Row, type Selected, select } from '#src/data/rows.ts';
import type { RentStep } from '#src/domain/money/rent-schedule.ts';
import { CHARGE_COLUMNS, PAYMENT_COLUMNS, type TenantCharge } from './rows.ts';

const TENANT_RECEIPT_COLUMNS = 'id, number, issuedOn, currency, amountMinor, paymentId';
export type TenantReceipt = Selected<'receipts', typeof TENANT_RECEIPT_COLUMNS>;

/** Everything billed and paid so far. Amounts are minor units. */
export interface Balance {
  readonly billedMinor: number;
  readonly paidMinor: number;
  readonly receivableMinor: number;
  readonly creditMinor: number;
}

/** How a lease stands. */
export interface Standing {
  readonly openCharges: readonly TenantCharge[];
  /** The newest payments in whatever state, the latest reported first. */
  readonly recentPayments: readonly Payment[];
  readonly latestReceipt: TenantReceipt | null;
  readonly rentSteps: readonly RentStep[];
  readonly balance: Balance;
}

type RentStepRow = Pick<Row<'lease_rent_steps'>, 'startsOn' | 'rentMinor'>;

/** What a standing is made of, as the database has it. */
export interface StandingRows extends Omit<Standing, 'rentSteps' | 'balance'> {
  readonly rentSteps: readonly RentStepRow[];
  /** Null of a lease that was never charged. */
  readonly balance: Balance | null;
}

const NOTHING: Balance = { billedMinor: 0, paidMinor: 0, receivableMinor: 0, creditMinor: 0 };

export const standingOf = (rows: StandingRows): Standing => ({
  openCharges: rows.openCharges,
  recentPayments: rows.recentPayments,
  latestReceipt: rows.latestReceipt,
  rentSteps: rows.rentSteps.map(({ startsOn, rentMinor }) => ({ startsOn, amountMinor: rentMinor })),
  balance: rows.balance ?? NOTHING,
});

const NEWEST_PAYMENTS = 50;

async function fetchBalance(leaseId: string): Promise<Balance | null> {
  return unwrap(
    await select('lease_balances', 'billedMinor, paidMinor, receivableMinor, creditMinor', {
      leaseId,
    }).maybeSingle(),
  );
}

async function fetchOpenCharges(leaseId: string): Promise<TenantCharge[]> {
  const answer = await select('charges', CHARGE_COLUMNS, { leaseId })
    .gt('outstandingMinor', 0)
    .order('dueOn')
    .order('id');
  return unwrap(answer);
}

async function fetchRecentPayments(leaseId: string): Promise<Payment[]> {
  const answer = await select('payments_list', PAYMENT_COLUMNS, { leaseId })
    .order('createdAt', { ascending: false })
    .limit(NEWEST_PAYMENTS);
  return unwrap(answer) as Payment[];
}

async function fetchLatestReceipt(leaseId: string): Promise<TenantReceipt | null> {
  const answer = await select('receipts', TENANT_RECEIPT_COLUMNS, {
    leaseId,
  })
    .is('voidedAt', null)
    .order('number', { ascending: false })
    .limit(1);
  return unwrap(answer)[0] ?? null;
}

async function fetchRentSteps(leaseId: string): Promise<readonly RentStepRow[]> {
  return unwrap(await select('lease_rent_steps', 'startsOn, rentMinor', { leaseId }).order('startsOn'));
}

/** Everything a tenant's screens say about where a lease stands, in one go. */
export async function fetchStanding(leaseId: string): Promise<Standing> {
  const [openCharges, recentPayments, latestReceipt, rentSteps, balance] = await Promise.all([
    fetchOpenCharges(leaseId),
    fetchRecentPayments(leaseId),
    fetchLatestReceipt(leaseId),
    fetchRentSteps(leaseId),
    fetchBalance(leaseId),
  ]);
  return standingOf({ openCharges, recentPayments, latestReceipt, rentSteps, balance });
}
