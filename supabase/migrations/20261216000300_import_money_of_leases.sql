-- Leases of a portfolio file bring what stands open between tenant and landlord: a deposit that is held, what is owed of it, and
-- the balance of the rest, opened today as by the wizard and by the opening balances. The months before stay where they are.
create function private.open_imported_leases(p_organization_id uuid, p_judged jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_today date := private.organization_today(p_organization_id);
  v_row record;
  v_lease public.leases;
begin
  for v_row in
    select j.id, coalesce(j.held_minor, 0) as held, coalesce(j.owed_deposit_minor, 0) as owed, coalesce(j.balance_minor, 0) as balance
    from jsonb_to_recordset(p_judged) as j (id uuid, line integer, reason text, held_minor bigint, owed_deposit_minor bigint,
      balance_minor bigint)
    where j.reason is null and (j.held_minor <> 0 or j.owed_deposit_minor <> 0 or j.balance_minor <> 0)
    order by j.line
  loop
    perform private.require_permission(p_organization_id, 'money.write');
    select * into strict v_lease from public.leases where id = v_row.id;
    if v_row.held <> 0 then
      perform private.open_deposit(v_lease, v_row.held, v_today, private.cash_account(p_organization_id, null, 'deposits'), 0, null);
    end if;
    if v_row.owed <> 0 then
      perform private.post_charge(v_lease, 'deposit', v_row.owed, v_today, v_today);
    end if;
    if v_row.balance > 0 then
      perform private.post_charge(v_lease, 'opening_balance', v_row.balance, v_today, v_today);
    elsif v_row.balance < 0 then
      perform private.open_credit(v_lease, -v_row.balance, v_today);
    end if;
  end loop;
end
$$;
comment on function private.open_imported_leases is
  'Opens what the good leases of a portfolio file hold, owe and have paid ahead, on today''s day; that needs money.write. The caller holds the money lock.';
revoke execute on function private.open_imported_leases from public, anon, authenticated;

create or replace function private.import_leases(p_organization_id uuid, p_rows jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_judged jsonb;
begin
  select jsonb_agg(to_jsonb(f) || jsonb_build_object('id', coalesce(f.known, gen_random_uuid()), 'reason', case
      when f.nth > 1 then 'repeated'
      when f.known is not null then 'known'
      -- What is on its way to a signature or to its end has papers that a file does not bring.
      when f.status in ('draft', 'sent', 'partially_signed', 'notice_given') then 'status_open'
      when f.unit_id is null then 'unit_unknown'
      when array_position(f.people, null) is not null then 'tenant_unknown'
      when array_position(f.sureties, null) is not null then 'guarantor_unknown'
      when f.is_taken then 'lease_overlaps' end)) into v_judged
  from (
    select r.*, row_number() over (partition by r.reference order by r.line) as nth, u.property_id,
      private.referred_record(p_organization_id, 'lease', r.reference) as known,
      array(select private.referred_record(p_organization_id, 'person', t) from unnest(r.tenants) with ordinality x (t, n) order by n) as people,
      array(select private.referred_record(p_organization_id, 'person', t) from unnest(r.guarantors) t) as sureties,
      exists (select 1 from public.leases l where l.unit_id = r.unit_id
        and l.occupies && daterange(r.starts_on, case when r.status = 'month_to_month' then null else coalesce(r.ended_on, r.ends_on) end, '[]'))
      -- Rows of the same file: the one that stands first counts.
      or exists (
        select 1 from (
          select e.*, private.referred_record(p_organization_id, 'unit', e.unit) as unit_id
          from jsonb_to_recordset(case when r.is_alone then '[]' else p_rows end) as e (line integer, unit text,
            status public.lease_status, starts_on date, ends_on date, ended_on date)
          where e.unit = r.unit and e.line < r.line
        ) e
        where daterange(e.starts_on, case when e.status = 'month_to_month' then null else coalesce(e.ended_on, e.ends_on) end, '[]')
          && daterange(r.starts_on, case when r.status = 'month_to_month' then null else coalesce(r.ended_on, r.ends_on) end, '[]')
      ) as is_taken
    from (
      select x.*, private.referred_record(p_organization_id, 'unit', x.unit) as unit_id,
        count(*) over (partition by x.unit) = 1 as is_alone
      from jsonb_to_recordset(p_rows) as x (line integer, reference text, unit text, status public.lease_status, starts_on date,
        ends_on date, ended_on date, currency public.currency_code, due_day smallint, deposit_minor bigint,
        proration_method public.proration_method, late_fee_kind public.late_fee_kind, late_fee_minor bigint,
        late_fee_basis_points integer, late_fee_cap_minor bigint, late_fee_grace_days smallint, bill_from date,
        rents jsonb, tenants text[], guarantors text[], held_minor bigint, owed_deposit_minor bigint, balance_minor bigint)
    ) r
    left join public.units u on u.id = r.unit_id
  ) f;
  perform private.write_imported_leases(p_organization_id, v_judged);
  perform private.open_imported_leases(p_organization_id, v_judged);
  perform private.note_references(p_organization_id, 'lease', v_judged);
  return private.import_outcome(v_judged);
end
$$;
comment on function private.import_leases is
  'Adds the leases of a portfolio file with their tenants, guarantors and rents, and opens what they hold and owe.';
comment on function public.import_portfolio is
  'Adds properties, units, people and leases: {properties, units, people, leases}, each a list of rows with line and reference, 40,000 in all at most (docs/portfolio-files.md). Good rows are added, what is there already is left as it is, each bad row is answered: {properties: {added, known, refused: [{row, reason}]}, …}. Leases open what they hold (held_minor), what is owed of their deposit (owed_deposit_minor) and the rest (balance_minor, below zero what was paid ahead). A trial only tells. Errors: not_allowed, too_many_rows, value_out_of_range, request_id_reused.';
