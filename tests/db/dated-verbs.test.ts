import { expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';

const database = useDatabase();

// What is posted may stand on the day it belongs to while that day is open. Every verb that posts says here which of its
// arguments is that day, or why it has none.

const OWN_DAY = 'what it posts has its own day: the bill’s, the payment’s, the statement line’s';
const NEW_CHARGE = 'a new charge is told on its day; its period and due day say what it is for';
const LEASE = 'follows from a change of the lease, which is made today; what it takes off names its month';
const PAPER = 'a fiscal receipt bears the day on which it is given out';
const PROCESSOR = 'card money moves when the processor says so';
const TRIAL = 'nothing of it stays';
const LEFT_TRIAL = 'what receipts of a trial charged as ITBIS is taken back when their issuer leaves it';

const DATED: Readonly<Record<string, string>> = {
  apply_vendor_credit: 'p_on',
  bounce_payment: 'p_on',
  convert_currency: 'p_occurred_on',
  credit_charge: 'p_on',
  distribute_to_owners: 'p_paid_on',
  move_cash: 'p_moved_on',
  pay_bill: 'p_paid_on',
  post_journal_entry: 'p_occurred_on',
  post_month: 'p_month',
  post_opening_balances: 'p_occurred_on',
  record_card_settlement: 'p_settled_on',
  record_held_deposit: 'p_on',
  record_payment: 'p_paid_on',
  record_withholding: 'p_withheld_on',
  refund_credit: 'p_on',
  refund_payment: 'p_on',
  reverse_bill_payment: 'p_on',
  reverse_charge: 'p_on',
  reverse_charges: 'p_on',
  reverse_charge_credit: 'p_on',
  reverse_distribution: 'p_on',
  reverse_journal_entry: 'p_on',
  reverse_payment: 'p_on',
  settle_deposit: 'p_settled_on',
  reverse_held_deposit: 'p_on',
  undo_bank_line: 'p_on',
  void_bill: 'p_on',
};

const UNDATED: Readonly<Record<string, string>> = {
  add_charge: NEW_CHARGE,
  add_charges: NEW_CHARGE,
  add_recurring_charge: NEW_CHARGE,
  backdate_rent: LEASE,
  call_off_lease: LEASE,
  annul_ecf: PAPER,
  cancel_fiscal_invoice: PAPER,
  confirm_payment: OWN_DAY,
  create_lease: LEASE,
  credit_rent_after_end: LEASE,
  decide_bill: OWN_DAY,
  give_notice: LEASE,
  import_portfolio: 'each row of the file has its day',
  issue_credit_note: PAPER,
  issue_debit_note: PAPER,
  issue_fiscal_invoice: PAPER,
  match_bank_line: OWN_DAY,
  move_to_unit: LEASE,
  charge_work_order: NEW_CHARGE,
  pass_on_bill: NEW_CHARGE,
  preview_month: TRIAL,
  preview_rent_after: TRIAL,
  preview_rent_change: TRIAL,
  record_meter_reading: NEW_CHARGE,
  record_paper_signature: LEASE,
  renew_lease: LEASE,
  reverse_card_settlement:
    'on the day of its payout, so that the books lose what the IT-1 of that month loses',
  save_fiscal_issuer: LEFT_TRIAL,
  save_fiscal_profile: LEFT_TRIAL,
  settle_card_claim: PROCESSOR,
  settle_card_payment: PROCESSOR,
  settle_card_refund: PROCESSOR,
  sign_contract: LEASE,
  start_autopay_charge: PROCESSOR,
  submit_bill: OWN_DAY,
  terminate_lease: LEASE,
  withdraw_notice: LEASE,
};

interface Source {
  name: string;
  isPublic: boolean;
  source: string;
  days: string[];
}

/** The public functions behind which something is written into the journal, whatever they call on the way. */
async function posting(): Promise<Source[]> {
  const sources = await database.sql<Source[]>`
    select p.proname as name, p.pronamespace = 'public'::regnamespace as "isPublic", p.prosrc as source, array(
        select a.name from unnest(p.proargnames, p.proargtypes::oid[]) a (name, type) where a.type = 'date'::regtype
      ) as days
    from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)`;
  const callers = new Map<string, Source[]>();
  for (const one of sources) {
    const called = one.source.replaceAll(/--[^\n]*/g, '').matchAll(/\bprivate\.(\w+)\s*\(/g);
    for (const name of new Set([...called].map(([, found = '']) => found)))
      callers.set(name, [...(callers.get(name) ?? []), one]);
  }
  const reached = new Set(
    sources.filter(({ source }) => /insert into public\.journal_entries/i.test(source)),
  );
  for (const one of reached)
    if (!one.isPublic) for (const caller of callers.get(one.name) ?? []) reached.add(caller);
  return [...reached].filter(({ isPublic }) => isPublic);
}

it('every verb that posts takes the day, or says why it takes none', async () => {
  const found = await posting();
  expect(found.map(({ name }) => name).sort()).toEqual(
    [...Object.keys(DATED), ...Object.keys(UNDATED)].sort(),
  );
  const undated = found.filter(({ name, days }) => name in DATED && !days.includes(DATED[name] ?? ''));
  expect(undated.map(({ name }) => name)).toEqual([]);
});
