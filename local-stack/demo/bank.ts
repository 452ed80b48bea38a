import type { Sql } from 'postgres';
import { addDays, addMonths, type IsoDate, startOfMonth } from '#src/domain/foundation/dates.ts';
import type { Random } from '#stack/demo/random.ts';

/** So many movements of this month wait to be matched, beside what only the bank knows of. */
const LEFT_OPEN = 4;
const COMMISSION = { description: 'COMISION POR MANEJO DE CUENTA', amount: -35_000 };
/** What the state takes of each transfer: Ley 288-04 and 30-26. */
const TRANSFER_TAX = { description: 'IMPUESTO TRANSFERENCIA LEY 288-04', perThousand: 2 };

/** What the bank says of each movement that the books know of, and, where lines may stay open, of reported transfers that came. */
const STATEMENT = `
  create function pg_temp.statement(p_bank public.bank_accounts, p_from date, p_to date, p_has_reported boolean)
  returns table (line_id bigint, occurred_on date, amount_minor bigint, description text, reference text) language sql as $$
    select l.id, e.occurred_on, l.amount_minor, upper(private.plain_text(case
        when p.method = 'cash' then 'Deposito en efectivo'
        when p.method = 'cheque' then 'Deposito de cheque'
        when p.id is not null then 'Transferencia de ' || t.full_name
        when b.id is not null then 'Pago a ' || v.name
        when d.id is not null then 'Transferencia a ' || d.owner_name
        else e.memo end)),
      coalesce(p.reference, d.reference, '')
    from public.journal_lines l
    join public.journal_entries e on e.organization_id = l.organization_id and e.id = l.entry_id
    left join public.payments p on p.organization_id = e.organization_id and p.entry_id = e.id
    left join public.lease_tenants m on m.lease_id = p.lease_id and m.is_primary
    left join public.people t on t.id = m.person_id
    left join public.bill_payments b on b.organization_id = e.organization_id and b.entry_id = e.id
    left join public.bills i on i.id = b.bill_id
    left join public.vendors v on v.id = i.vendor_id
    left join public.owner_distributions d on d.organization_id = e.organization_id and d.entry_id = e.id
    where l.organization_id = p_bank.organization_id and l.account_id = p_bank.account_id and l.currency = p_bank.currency
      and e.occurred_on between p_from and p_to
    union all
    select null, p.paid_on, p.amount_minor, upper(private.plain_text('Transferencia de ' || t.full_name)), p.reference
    from public.payments p
    join public.lease_tenants m on m.lease_id = p.lease_id and m.is_primary
    join public.people t on t.id = m.person_id
    where p_has_reported and p.organization_id = p_bank.organization_id and p.status = 'reported' and p.currency = p_bank.currency
      and p.proof_path is not null and p.paid_on between p_from and p_to
  $$;
  create function pg_temp.bring_in(p_bank uuid, p_file text, p_from date, p_to date, p_own jsonb, p_open int, p_seed text)
  returns bigint language plpgsql as $$
  declare
    v_bank public.bank_accounts := (select b from public.bank_accounts b where b.id = p_bank);
    v_match record;
    v_number integer := 0;
  begin
    create temp table statement_lines on commit drop as
      select s.*, md5(p_seed || row_number() over (order by s.occurred_on, s.line_id)) as request,
        s.line_id is not null
          and row_number() over (partition by s.line_id is null order by s.occurred_on desc, s.line_id desc) > p_open as is_matched
      from pg_temp.statement(v_bank, p_from, p_to, p_open > 0) s;
    perform public.import_bank_lines(md5(p_seed)::uuid, p_bank, p_file, (
      select coalesce(jsonb_agg(jsonb_build_object('bank_key', coalesce(l.line_id::text, ''), 'occurred_on', l.occurred_on,
        'amount_minor', l.amount_minor, 'description', l.description, 'reference', l.reference) order by l.occurred_on, l.line_id), '[]')
      from statement_lines l) || p_own);
    for v_match in
      select b.id, s.line_id, s.request from statement_lines s
      join public.bank_lines b on b.bank_account_id = p_bank and b.line_key like 'id:' || s.line_id || '|%'
      where s.is_matched order by s.occurred_on, s.line_id
    loop
      perform public.match_bank_line(v_match.request::uuid, v_match.id,
        jsonb_build_array(jsonb_build_object('kind', 'entry', 'id', v_match.line_id)));
    end loop;
    drop table statement_lines;
    return v_bank.opening_minor + coalesce((select sum(amount_minor) from public.bank_lines where bank_account_id = p_bank), 0);
  end
  $$`;

/**
 * The current account in which the books' pesos stand: last month's statement matched and reconciled, this month's matched
 * but for its newest movements and what the bank took for itself.
 */
export async function keepBank(
  sql: Sql,
  random: Random,
  organizationId: string,
  today: IsoDate,
): Promise<void> {
  const id = random.uuid();
  const month = startOfMonth(today);
  const opening = addMonths(month, -1);
  await sql`insert into public.bank_accounts (id, organization_id, account_id, name, bank_name, currency, last_four, opening_on, opening_minor)
    select ${id}, a.organization_id, a.id, 'Cuenta corriente (demo)', 'Banco de demostración', 'DOP', '0000', ${opening},
      coalesce((select sum(l.amount_minor) from public.journal_lines l join public.journal_entries e
          on e.organization_id = l.organization_id and e.id = l.entry_id
        where l.organization_id = a.organization_id and l.account_id = a.id and l.currency = 'DOP' and e.occurred_on < ${opening}), 0)
    from public.accounts a where a.organization_id = ${organizationId} and a.system_key = 'operating_cash'`;
  await sql.unsafe(STATEMENT);
  const bringIn = async (from: IsoDate, to: IsoDate, own: readonly object[], open: number) => {
    const file = `movimientos-${from.slice(0, 7)}.csv`;
    const [row] = await sql<{ balance: string }[]>`
      select pg_temp.bring_in(${id}, ${file}, ${from}, ${to}, ${sql.json(own as never)}, ${open}, ${random.uuid()}) as balance`;
    return row?.balance ?? '0';
  };
  const closing = await bringIn(opening, addDays(month, -1), [], 0);
  await sql`select public.close_reconciliation(${random.uuid()}, ${id}, ${addDays(month, -1)}, ${closing})`;
  await bringIn(month, today, await ownMovements(sql, organizationId, month, today), LEFT_OPEN);
}

/** What the bank took of this month: its commission, and the tax on the newest transfer to an owner. */
async function ownMovements(sql: Sql, organizationId: string, month: IsoDate, today: IsoDate) {
  const [paid] = await sql<{ paid_on: string; amount_minor: string }[]>`
    select paid_on::text, amount_minor from public.owner_distributions
    where organization_id = ${organizationId} and currency = 'DOP' and paid_on between ${month} and ${today}
    order by paid_on desc, amount_minor desc limit 1`;
  const tax = paid && {
    occurred_on: paid.paid_on,
    amount_minor: -Math.round((Number(paid.amount_minor) * TRANSFER_TAX.perThousand) / 1000),
    description: TRANSFER_TAX.description,
  };
  const { description, amount } = COMMISSION;
  return [{ occurred_on: today, amount_minor: amount, description }, ...(tax ? [tax] : [])];
}
