import { rebuildIndexes, suspendIndexes } from '#stack/demo/large-indexes.ts';
import type { BenchDatabase } from './databases.ts';

/** Days at the end of the history whose lines nobody has looked at. */
const OPEN_DAYS = 3;
const CONNECTIONS = 1;
const TABLES = ['bank_matches', 'bank_lines'];

/**
 * Writes a bank account whose statements have a line for everything that the books have on operating cash in pesos, matched
 * and reconciled month by month but for the last days: what the portfolio does not have of itself. Without triggers. A
 * database that has a bank account is left as it is.
 */
export async function recordBankLines({ admin, organizationId, size }: BenchDatabase): Promise<void> {
  const [known] =
    await admin`select 1 from public.bank_accounts where organization_id = ${organizationId} limit 1`;
  if (known) return;
  await suspendIndexes(admin, TABLES);
  const count = await admin.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`set local work_mem = '256MB'`;
    const [bank] = await sql<{ id: string; import_id: string; last: string }[]>`
      with books as (
        select min(occurred_on) as first, max(occurred_on) as last from public.journal_entries
        where organization_id = ${organizationId} and kind = 'payment' and occurred_on < date_trunc('month', current_date)
      ), bank as (
        insert into public.bank_accounts (organization_id, account_id, name, bank_name, currency, last_four, opening_on)
        select ${organizationId}, private.account_id(${organizationId}, 'operating_cash'), 'Corriente', 'Banco Popular', 'DOP', '4711',
          date_trunc('month', books.first)::date from books
        returning id
      )
      insert into public.bank_imports (organization_id, bank_account_id, file_name, line_count, new_count)
      select ${organizationId}, bank.id, 'estados.csv', 0, 0 from bank
      returning bank_account_id as id, id as import_id, (select last::text from books) as last`;
    if (!bank) throw new Error('no bank account was written');
    await sql`create temporary table stated on commit drop as
      select gen_random_uuid() as id, j.id as journal_line_id, j.occurred_on, j.amount_minor,
        j.occurred_on > ${bank.last}::date - ${OPEN_DAYS}::integer and j.lease_id is not null as is_open,
        case when pe.full_name is null then 'CHEQUE' else 'TRANSF DE ' || upper(private.plain_text(pe.full_name)) end as description
      from public.journal_lines j
      left join public.lease_tenants lt on lt.lease_id = j.lease_id and lt.is_primary
      left join public.people pe on pe.id = lt.person_id
      where j.organization_id = ${organizationId} and j.account_id = private.account_id(${organizationId}, 'operating_cash')
        and j.currency = 'DOP' and j.occurred_on <= current_date`;
    // Each month is closed but the one that has open lines.
    await sql`insert into public.bank_reconciliations (organization_id, bank_account_id, ends_on, opening_minor, closing_minor, line_count, closed_at)
      select ${organizationId}, ${bank.id}, (m.month + interval '1 month')::date - 1,
        sum(m.minor) over (order by m.month) - m.minor, sum(m.minor) over (order by m.month), m.count, m.month + interval '1 month'
      from (select date_trunc('month', occurred_on)::date as month, sum(amount_minor)::bigint as minor, count(*) as count, bool_or(is_open) as is_open
        from stated group by 1) m
      where m.month < date_trunc('month', ${bank.last}::date)`;
    await sql`insert into public.bank_lines (id, organization_id, bank_account_id, import_id, line_key, occurred_on, amount_minor, description,
        matched_minor, reconciliation_id, created_at)
      select s.id, ${organizationId}, ${bank.id}, ${bank.import_id}, s.journal_line_id::text, s.occurred_on, s.amount_minor, s.description,
        case when s.is_open then 0 else s.amount_minor end, r.id, s.occurred_on
      from stated s left join public.bank_reconciliations r on r.bank_account_id = ${bank.id}
        and r.ends_on = (date_trunc('month', s.occurred_on) + interval '1 month')::date - 1`;
    await sql`insert into public.bank_matches (organization_id, bank_line_id, journal_line_id, amount_minor, made, created_at)
      select ${organizationId}, id, journal_line_id, amount_minor, 'nothing', occurred_on from stated where not is_open`;
    await sql`insert into private.bank_open_lines (journal_line_id, organization_id, account_id, currency, occurred_on, amount_minor)
      select l.id, l.organization_id, l.account_id, l.currency, l.occurred_on, l.amount_minor
      from stated s join public.journal_lines l on l.id = s.journal_line_id where s.is_open`;
    const [made] = await sql<{ count: number }[]>`select count(*)::integer as count from stated`;
    return made?.count ?? 0;
  });
  await rebuildIndexes(admin, CONNECTIONS, () => undefined, TABLES);
  console.error(`${size.name}: ${count} lines of a bank account`);
}
