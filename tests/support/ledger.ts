// One query for each figure that the database keeps: a list that reads best whole.
import type { Sql, TransactionSql } from 'postgres';
import { cashBasisRecounts } from '#tests/support/cash-basis-recounts.ts';
import { expenseRecounts } from '#tests/support/expense-recounts.ts';
import { reportRecounts } from '#tests/support/report-recounts.ts';

/** Each query returns the rows where what is kept differs from a recount of the base rows; none when all is well. */
const RECOUNTS: Readonly<Record<string, string>> = {
  ...expenseRecounts,
  ...cashBasisRecounts,
  ...reportRecounts,
  'entries that do not sum to zero': `
    select entry_id, currency, sum(amount_minor) from public.journal_lines group by 1, 2 having sum(amount_minor) <> 0`,
  'entries with fewer than two lines': `
    select e.id, count(l.id) from public.journal_entries e left join public.journal_lines l on l.entry_id = e.id
    group by e.id having count(l.id) < 2`,
  'gaps or doubles in entry numbers': `
    select c.organization_id, c.last_entry_number, count(e.id), max(e.entry_number)
    from private.organization_counters c left join public.journal_entries e using (organization_id)
    group by 1, 2
    having count(distinct e.entry_number) <> c.last_entry_number or coalesce(max(e.entry_number), 0) <> c.last_entry_number
      or count(e.id) <> c.last_entry_number or min(e.entry_number) < 1`,
  'gaps or doubles in receipt numbers': `
    select c.organization_id, c.last_receipt_number, count(r.id), max(r.number)
    from private.organization_counters c left join public.receipts r using (organization_id)
    group by 1, 2
    having count(distinct r.number) <> c.last_receipt_number or coalesce(max(r.number), 0) <> c.last_receipt_number
      or count(r.id) <> c.last_receipt_number`,
  'account balances': `
    select * from public.account_balances b full join (
      select organization_id, account_id, currency, sum(amount_minor) as recount from public.journal_lines group by 1, 2, 3
    ) l using (organization_id, account_id, currency)
    where coalesce(balance_minor, 0) <> coalesce(recount, 0)`,
  'what charges have been paid': `
    select c.id, c.allocated_minor, c.outstanding_minor, a.recount from public.charges c
    left join (select charge_id, sum(amount_minor) as recount from public.payment_allocations group by 1) a on a.charge_id = c.id
    where c.allocated_minor <> coalesce(a.recount, 0)
      or c.outstanding_minor <> case when c.reversed_at is null then c.amount_minor - c.credited_minor - coalesce(a.recount, 0) else 0 end`,
  'what payments have left': `
    select p.id, p.status, p.unapplied_minor, a.recount from public.payments p
    left join (select payment_id, sum(amount_minor) as recount from public.payment_allocations group by 1) a on a.payment_id = p.id
    where p.unapplied_minor <> case when p.status = 'confirmed' then p.amount_minor - p.refunded_minor - p.moved_minor - coalesce(a.recount, 0) else 0 end
      or (p.status <> 'confirmed' and coalesce(a.recount, 0) <> 0)`,
  'lease balances': `
    select l.id, b.*, r.* from public.leases l
    left join public.lease_balances b on b.lease_id = l.id
    cross join lateral (
      select
        coalesce((select sum(amount_minor - credited_minor) from public.charges where lease_id = l.id and reversed_at is null), 0) as billed,
        coalesce((select sum(amount_minor - refunded_minor - moved_minor) from public.payments
          where lease_id = l.id and status = 'confirmed'), 0) as paid,
        coalesce((select sum(outstanding_minor) from public.charges where lease_id = l.id), 0) as receivable,
        coalesce((select sum(unapplied_minor) from public.payments where lease_id = l.id), 0) as credit) r
    where (b.billed_minor, b.paid_minor, b.receivable_minor, b.credit_minor, b.currency)
        is distinct from (r.billed, r.paid, r.receivable, r.credit, l.currency)
      or r.billed - r.paid <> r.receivable - r.credit`,
  'leases that owe and have credit at once': `
    select * from public.lease_balances where receivable_minor > 0 and credit_minor > 0`,
  'monthly totals': `
    with recount as (
      select organization_id, month, currency, sum(billed) as billed, sum(collected) as collected, sum(revenue) as revenue
      from (
        select organization_id, date_trunc('month', due_on)::date as month, currency,
          case when reversed_at is null then amount_minor - credited_minor else 0 end as billed, allocated_minor as collected, 0 as revenue
        from public.charges where kind <> 'deposit'
        union all
        select a.organization_id, date_trunc('month', a.occurred_on)::date, a.currency, 0, 0, a.amount_minor
        from public.payment_allocations a join public.charges c on c.id = a.charge_id
        where c.kind not in ('deposit', 'itbis')
      ) s group by 1, 2, 3)
    select * from public.monthly_totals t full join recount r using (organization_id, month, currency)
    where (coalesce(t.billed_minor, 0), coalesce(t.collected_minor, 0), coalesce(t.revenue_minor, 0))
      is distinct from (coalesce(r.billed, 0), coalesce(r.collected, 0), coalesce(r.revenue, 0))`,
  'organisation totals': `
    select o.id, t.*, r.* from public.organizations o
    left join public.organization_totals t on t.organization_id = o.id
    cross join lateral (
      select
        (select count(*) from public.properties where organization_id = o.id and archived_at is null) as properties,
        (select count(*) from public.units where organization_id = o.id and archived_at is null) as units,
        (select count(distinct unit_id) from public.leases
          where organization_id = o.id and status in ('active', 'notice_given', 'month_to_month')) as occupied,
        (select count(*) from public.lease_tenants lt join public.leases l on l.id = lt.lease_id
          where lt.organization_id = o.id and not lt.has_left
            and l.status in ('active', 'notice_given', 'month_to_month')) as tenants,
        (select count(*) from public.payments where organization_id = o.id and status = 'reported') as reported,
        (select count(*) from public.applications where organization_id = o.id and status = 'submitted') as submitted) r
    where (t.property_count, t.unit_count, t.occupied_unit_count, t.tenant_count, t.reported_payment_count,
      t.submitted_application_count)
      is distinct from (r.properties, r.units, r.occupied, r.tenants, r.reported, r.submitted)`,
  'accounts against the rows they stand for': `
    with exchanged as (
      -- What is left of payments in the other currency: of what was received, as much as of what it counts as.
      select p.organization_id, p.account_id, p.currency, p.amount_minor - p.refunded_minor as counts_minor, x.received_currency,
        x.received_minor - round(x.received_minor::numeric * p.refunded_minor / p.amount_minor) as net_minor
      from public.payments p join public.payment_exchanges x on x.payment_id = p.id where p.status = 'confirmed'
    ), expected as (
      select organization_id, currency, 'receivables' as system_key, sum(outstanding_minor) as amount
      from public.charges group by 1, 2
      union all
      select organization_id, currency, 'prepaid_rent', -sum(unapplied_minor) from public.payments group by 1, 2
      union all
      select cash.organization_id, cash.currency, coalesce(a.system_key, a.code), sum(cash.amount_minor) from (
        select organization_id, currency, account_id, amount_minor + fee_minor - refunded_minor from public.payments p
        where status = 'confirmed' and method not in ('deposit', 'withholding', 'opening_credit', 'moved_credit')
          and not exists (select 1 from public.payment_exchanges x where x.payment_id = p.id)
        union all
        select organization_id, received_currency, account_id, net_minor from exchanged
        union all
        -- What was paid ahead of the books, or on another lease, came on no account here; what of it goes back leaves one.
        select r.organization_id, r.currency, l.account_id, l.amount_minor from public.refunds r
        join public.payments p on p.id = r.payment_id and p.method in ('opening_credit', 'moved_credit')
        join public.journal_lines l on l.entry_id = r.entry_id
        join public.accounts c on c.id = l.account_id and c.subtype = 'cash'
        union all
        select organization_id, currency, account_id, -refund_minor from public.deposit_settlements where refund_minor > 0
      ) cash (organization_id, currency, account_id, amount_minor)
      left join public.accounts a on a.id = cash.account_id group by 1, 2, 3
      union all
      select organization_id, currency, 'exchange', sum(counts_minor) from exchanged group by 1, 2
      union all
      select organization_id, received_currency, 'exchange', -sum(net_minor) from exchanged group by 1, 2
      union all
      select organization_id, currency, 'deposits_held', sum(amount_minor) from (
        select organization_id, currency, -amount_minor as amount_minor from public.charges
        where reversed_at is null and kind = 'deposit'
        union all
        select organization_id, currency, amount_minor from public.payments where status = 'confirmed' and method = 'deposit'
        union all
        select organization_id, currency, refund_minor from public.deposit_settlements
      ) held group by 1, 2
      union all
      select organization_id, currency, 'withholdings_receivable', sum(amount_minor)
      from public.payments where status = 'confirmed' and method = 'withholding' group by 1, 2
      union all
      select organization_id, currency, system_key, -sum(amount_minor) from (
        select organization_id, currency, case kind when 'rent' then 'rent_income' when 'late_fee' then 'late_fee_income' when 'opening_balance' then 'opening_equity'
          when 'condominium_fee' then 'recovered_expenses' when 'utility' then 'recovered_expenses'
          when 'itbis' then 'itbis_payable' else 'other_income' end as system_key, amount_minor
        from public.charges where reversed_at is null and kind <> 'deposit'
        union all
        select organization_id, currency, 'other_income', fee_minor from public.payments where status = 'confirmed'
        union all
        select organization_id, currency, 'opening_equity', -amount_minor from public.payments
        where status = 'confirmed' and method = 'opening_credit'
      ) income group by 1, 2, 3
      union all
      select organization_id, currency, 'discounts', sum(amount_minor) from public.charge_credits
      where reversed_at is null and kind = 'discount' group by 1, 2
      union all
      select organization_id, currency, 'bad_debts', sum(amount_minor) from public.charge_credits
      where reversed_at is null and kind = 'write_off' group by 1, 2
      union all
      select r.organization_id, r.currency, case c.kind when 'rent' then 'rent_income' when 'late_fee' then 'late_fee_income'
          when 'opening_balance' then 'opening_equity' when 'itbis' then 'itbis_payable' when 'other' then 'other_income'
          -- Of a deposit that never came, once its tenants have moved to another unit.
          when 'deposit' then 'deposits_held' else 'recovered_expenses' end,
        sum(r.amount_minor)
      from public.charge_credits r join public.charges c on c.id = r.charge_id
      where r.reversed_at is null and r.kind = 'correction' group by 1, 2, 3
      union all
      -- What a credit note that came too late does not take off stays owed, and is a cost.
      select i.organization_id, i.currency, k.system_key, sum(k.sign * i.itbis_minor)
      from public.fiscal_invoices i cross join (values ('lost_itbis', 1), ('itbis_payable', -1)) as k (system_key, sign)
      where i.is_itbis_lost group by 1, 2, 3
    ), kept as (
      -- What was written by hand, and what is owed to vendors, has no rows of tenants to stand for.
      -- What an exchange lost stands beside it: both together are what changed places.
      select l.organization_id, l.currency, case when a.system_key in ('currency_exchange', 'exchange_difference') then 'exchange'
        else coalesce(a.system_key, a.code) end as system_key, sum(l.amount_minor) as balance_minor
      from public.journal_lines l join public.accounts a on a.id = l.account_id
      join public.journal_entries e on e.id = l.entry_id
      left join public.journal_entries r on r.id = e.reverses_entry_id
      where coalesce(r.kind, e.kind) not in ('manual', 'opening', 'conversion', 'bill', 'bill_payment',
        'bank_transaction', 'cash_transfer', 'owner_distribution') group by 1, 2, 3)
    select * from (select organization_id, currency, system_key, sum(amount) as amount from expected group by 1, 2, 3) e
    full join kept k using (organization_id, currency, system_key)
    where coalesce(e.amount, 0) <> coalesce(k.balance_minor, 0)`,
  'exchange differences beside those of their entries': `
    select x.payment_id, x.difference_minor from public.payment_exchanges x
    join public.payments p on p.id = x.payment_id
    where x.difference_minor is distinct from case when p.entry_id is not null then (
      select coalesce(sum(l.amount_minor), 0) from public.journal_lines l join public.accounts a on a.id = l.account_id
      where l.organization_id = p.organization_id and l.entry_id = p.entry_id and a.system_key = 'exchange_difference'
        and l.currency = x.difference_currency) end`,
  'payments beside the account of their entry': `
    select p.id, p.account_id from public.payments p
    where p.entry_id is not null and p.method not in ('deposit', 'withholding', 'opening_credit', 'moved_credit') and not exists (
      select 1 from public.journal_lines l join public.accounts a on a.id = l.account_id and a.subtype = 'cash'
      where l.organization_id = p.organization_id and l.entry_id = p.entry_id and l.account_id = p.account_id)`,
  'credits of charges': `
    select c.id, c.credited_minor, r.recount from public.charges c
    left join (select charge_id, sum(amount_minor) as recount from public.charge_credits where reversed_at is null group by 1) r
      on r.charge_id = c.id
    where c.credited_minor <> coalesce(r.recount, 0)`,
  'late fees above what their rule allows': `
    select late_fee_for, due_on from public.charges where late_fee_for is not null and reversed_at is null
    group by 1, 2 having count(*) > 1`,
  'deposits held below zero, or left after they were settled': `
    select l.id, private.deposit_liability(l.id) as held, s.id as settlement from public.leases l
    left join public.deposit_settlements s on s.lease_id = l.id
    where private.deposit_liability(l.id) < 0 or (s.id is not null and private.deposit_liability(l.id) <> 0)`,
  'held deposits against their entries': `
    select h.id from public.held_deposits h
    join public.accounts a on a.organization_id = h.organization_id and a.system_key = 'deposits_held'
    left join public.journal_entries r on r.id = h.reversal_entry_id
    where h.amount_minor <> (select coalesce(-sum(l.amount_minor), 0) from public.journal_lines l
        where l.organization_id = h.organization_id and l.entry_id = h.entry_id and l.account_id = a.id and l.lease_id = h.lease_id)
      or (h.reversed_at is not null and r.reverses_entry_id is distinct from h.entry_id)`,
  'settlements against their lines': `
    select s.id, s.deducted_minor, sum(d.amount_minor) from public.deposit_settlements s
    left join public.deposit_deductions d on d.settlement_id = s.id
    group by s.id having s.deducted_minor <> coalesce(sum(d.amount_minor), 0)`,
  'credits that went along against those that came': `
    select p.id, p.moved_minor, sum(m.amount_minor) from public.payments p
    left join public.payments m on m.moved_from_payment_id = p.id and m.status = 'confirmed'
    group by p.id having p.moved_minor <> coalesce(sum(m.amount_minor), 0)`,
  'moves to another unit that leave a property more or less': `
    select l.entry_id, l.property_id, sum(l.amount_minor) from public.journal_lines l
    join public.journal_entries e on e.id = l.entry_id left join public.journal_entries r on r.id = e.reverses_entry_id
    where coalesce(r.kind, e.kind) = 'unit_move' group by 1, 2, l.currency having sum(l.amount_minor) <> 0`,
  'refunds against their payments': `
    select p.id, p.refunded_minor, sum(r.amount_minor) from public.payments p
    left join public.refunds r on r.payment_id = p.id and r.status = 'done'
    group by p.id having p.refunded_minor <> coalesce(sum(r.amount_minor), 0)`,
  'approved attempts without their one payment': `
    select c.id, c.status, p.id as payment from public.card_payments c
    left join public.payments p on p.id = c.payment_id and p.amount_minor = c.amount_minor and p.fee_minor = c.fee_minor
      and p.lease_id = c.lease_id and p.method = 'card'
    where not c.is_test and (c.status in ('approved', 'partially_refunded', 'refunded')) <> (p.id is not null)`,
  'what the lists of tenants are sorted by': `
    with counted as (select * from private.find_tenant_rows(array(select id from public.leases)))
    (select 'kept' as side, k.* from public.tenant_rows k except select 'kept', c.* from counted c)
    union all (select 'counted', c.* from counted c except select 'counted', k.* from public.tenant_rows k)`,
  'what the lists of units are sorted by': `
    with counted as (select * from private.find_unit_rows(array(select id from public.units)))
    (select 'kept' as side, k.* from public.unit_rows k except select 'kept', c.* from counted c)
    union all (select 'counted', c.* from counted c except select 'counted', k.* from public.unit_rows k)`,
  'receipts against payments': `
    select p.id, p.status, r.number, r.voided_at from public.payments p left join public.receipts r on r.payment_id = p.id
    where (p.status = 'confirmed' and p.method not in ('opening_credit', 'moved_credit')
        and (r.id is null or r.voided_at is not null or r.amount_minor <> p.amount_minor))
      or (p.status = 'reversed' and p.method not in ('opening_credit', 'moved_credit') and r.voided_at is null)
      or (p.method in ('opening_credit', 'moved_credit') and r.id is not null)
      or (p.status in ('reported', 'rejected') and r.id is not null)`,
};

export const recountNames = Object.keys(RECOUNTS);

export interface Discrepancy {
  figure: string;
  rows: readonly object[];
}

/** Counts every kept figure again from the base rows. @returns what differs, at most five rows a figure */
export async function findDiscrepancies(sql: Sql | TransactionSql): Promise<Discrepancy[]> {
  const found: Discrepancy[] = [];
  for (const [figure, query] of Object.entries(RECOUNTS)) {
    const rows = await sql.unsafe(query);
    if (rows.length > 0) found.push({ figure, rows: [...rows].slice(0, 5) });
  }
  return found;
}

/** The figures that a recount finds wrong after a statement that no verb would run; nothing of it stays. */
export async function figuresSpoiltBy(sql: Sql, statement: string): Promise<string[]> {
  const undo = new Error('undo');
  let figures: string[] = [];
  await sql
    .begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`;
      await transaction.unsafe(statement);
      figures = (await findDiscrepancies(transaction)).map(({ figure }) => figure);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return figures;
}
