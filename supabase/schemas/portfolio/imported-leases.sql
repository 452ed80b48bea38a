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
