-- Accounts that an organisation adds to the chart. Those that verbs post to keep their place and their name.
insert into private.chart_template (code, system_key, name, kind, subtype, cash_flow_class) values
  ('1290', 'currency_exchange', 'Cambio de moneda', 'asset', 'other_asset', 'operating'),
  ('3090', 'opening_equity', 'Saldos iniciales', 'equity', 'owner_equity', 'financing'),
  ('4030', 'recovered_expenses', 'Gastos recuperados de inquilinos', 'income', 'other_income', 'operating'),
  ('4080', 'discounts', 'Descuentos', 'income', 'operating_income', 'operating'),
  ('5060', 'bad_debts', 'Cuentas incobrables', 'expense', 'operating_expense', 'operating'),
  ('6020', 'exchange_difference', 'Diferencia cambiaria', 'expense', 'financing_expense', 'operating');
insert into public.accounts (organization_id, code, system_key, name, kind, subtype, cash_flow_class)
select o.id, t.code, t.system_key, t.name, t.kind, t.subtype, t.cash_flow_class
from public.organizations o cross join private.chart_template t
on conflict (organization_id, system_key) do nothing;

create function private.kind_of_subtype(p_subtype text)
returns public.account_kind
language sql
immutable
set search_path = ''
as $$
  select (case
    when p_subtype in ('cash', 'receivable', 'other_asset') then 'asset'
    when p_subtype in ('payable', 'deposits_held', 'other_liability') then 'liability'
    when p_subtype = 'owner_equity' then 'equity'
    when p_subtype in ('operating_income', 'other_income') then 'income'
    when p_subtype in ('operating_expense', 'financing_expense') then 'expense' end)::public.account_kind
$$;
comment on function private.kind_of_subtype is 'The kind of account that a subtype belongs to; null for none.';

alter table public.accounts
  add column deactivated_at timestamptz,
  add check (kind = private.kind_of_subtype(subtype)),
  add check ((subtype = 'cash') = (cash_flow_class is null)),
  -- What tenants owe and what is held for them is posted by verbs alone, to the accounts that the chart came with.
  add check (system_key is not null or subtype not in ('receivable', 'deposits_held')),
  add check (system_key is null or deactivated_at is null);
comment on column public.accounts.deactivated_at is 'Since when nothing new is posted to it by hand; its entries stay.';
create trigger write_audit_log_on_insert after insert on public.accounts
  for each row when (new.system_key is null) execute function private.write_audit_log();
create trigger write_audit_log_on_update after update on public.accounts
  for each row execute function private.write_audit_log();

create function private.check_account(p_code text, p_name text, p_subtype text)
returns void
language plpgsql
immutable
set search_path = ''
as $$
begin
  if p_code is null or p_code !~ '^[0-9]{4}$' then
    perform private.fail('account_code_malformed');
  elsif coalesce(char_length(btrim(p_name)), 0) not between 1 and 80 then
    perform private.fail('account_name_missing');
  elsif private.kind_of_subtype(p_subtype) is null or p_subtype in ('receivable', 'deposits_held') then
    perform private.fail('account_subtype_not_allowed');
  end if;
end
$$;
comment on function private.check_account is 'Refuses what no account of an organisation''s own can be.';

create function private.create_account(
  p_request_id uuid, p_organization_id uuid, p_code text, p_name text, p_subtype text, p_cash_flow_class text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb;
  v_id uuid := gen_random_uuid();
begin
  if p_organization_id not in (select private.my_organization_ids('money.write')) then
    perform private.fail('not_allowed');
  end if;
  v_known := private.claim_request(p_request_id, 'create_account', jsonb_build_object('organization', p_organization_id,
    'code', p_code, 'name', p_name, 'subtype', p_subtype, 'class', p_cash_flow_class));
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  perform private.check_account(p_code, p_name, p_subtype);
  begin
    insert into public.accounts (id, organization_id, code, name, kind, subtype, cash_flow_class)
    values (v_id, p_organization_id, p_code, btrim(p_name), private.kind_of_subtype(p_subtype), p_subtype,
      case when p_subtype <> 'cash' then coalesce(p_cash_flow_class, 'operating') end);
  exception when unique_violation then
    perform private.fail('account_code_taken');
  end;
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;

create function private.change_account(
  p_account_id uuid, p_code text, p_name text, p_subtype text, p_cash_flow_class text, p_is_active boolean)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_account public.accounts;
begin
  select * into v_account from public.accounts
  where id = p_account_id and organization_id in (select private.my_organization_ids('money.write')) for update;
  if not found then
    perform private.fail('not_found');
  elsif v_account.system_key is not null then
    perform private.fail('account_protected');
  end if;
  perform private.check_account(p_code, p_name, p_subtype);
  -- Reports of months that are over stay as they were.
  if v_account.subtype <> p_subtype and exists (
    select 1 from public.journal_lines
    where organization_id = v_account.organization_id and account_id = p_account_id
  ) then
    perform private.fail('account_has_entries');
  end if;
  begin
    update public.accounts set code = p_code, name = btrim(p_name), kind = private.kind_of_subtype(p_subtype),
      subtype = p_subtype, cash_flow_class = case when p_subtype <> 'cash' then coalesce(p_cash_flow_class, 'operating') end,
      deactivated_at = case when not p_is_active then coalesce(deactivated_at, now()) end
    where id = p_account_id;
  exception when unique_violation then
    perform private.fail('account_code_taken');
  end;
  return p_account_id;
end
$$;

create function public.create_account(p_request_id uuid, p_organization_id uuid, p_code text, p_name text, p_subtype text,
  p_cash_flow_class text default null)
returns uuid language sql set search_path = ''
as $$ select private.create_account(p_request_id, p_organization_id, p_code, p_name, p_subtype, p_cash_flow_class) $$;
comment on function public.create_account is
  'Adds an account of the organisation''s own to its chart; its kind is that of the subtype. Returns its id. Errors: not_allowed, account_code_malformed, account_code_taken, account_name_missing, account_subtype_not_allowed.';
create function public.change_account(p_account_id uuid, p_code text, p_name text, p_subtype text,
  p_cash_flow_class text default null, p_is_active boolean default true)
returns uuid language sql set search_path = ''
as $$ select private.change_account(p_account_id, p_code, p_name, p_subtype, p_cash_flow_class, p_is_active) $$;
comment on function public.change_account is
  'Renames, reclassifies, deactivates or reactivates an account of the organisation''s own. Errors as create_account, and not_found, account_protected, account_has_entries.';
revoke execute on function private.create_account, private.change_account, public.create_account, public.change_account
  from public, anon;
grant execute on function private.create_account, private.change_account, public.create_account, public.change_account
  to authenticated;
