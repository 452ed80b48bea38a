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
  p_organization_id uuid, p_code text, p_name text, p_subtype text, p_cash_flow_class text default null,
  p_held_for public.cash_holding default 'own')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid := gen_random_uuid();
begin
  perform private.require_permission(p_organization_id, 'money.write');
  perform private.check_account(p_code, p_name, p_subtype);
  begin
    insert into public.accounts (id, organization_id, code, name, kind, subtype, cash_flow_class, held_for)
    values (v_id, p_organization_id, p_code, btrim(p_name), private.kind_of_subtype(p_subtype), p_subtype,
      case when p_subtype <> 'cash' then coalesce(p_cash_flow_class, 'operating') end,
      case when p_subtype = 'cash' then coalesce(p_held_for, 'own') else 'own' end);
  exception when unique_violation then
    perform private.fail('account_code_taken');
  end;
  return v_id;
end
$$;
select private.declare_verb('create_account', 'money.write', p_repeatable => true, p_comment =>
  'Adds an account of the organisation''s own to its chart; its kind is that of the subtype, and held_for says whose money a cash account keeps. Returns its id. Errors: not_allowed, account_code_malformed, account_code_taken, account_name_missing, account_subtype_not_allowed.');

create function private.change_account(
  p_account_id uuid, p_code text, p_name text, p_subtype text, p_cash_flow_class text default null,
  p_is_active boolean default true, p_held_for public.cash_holding default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_account public.accounts;
  v_held_for public.cash_holding;
  v_usual public.organizations;
begin
  select * into v_account from public.accounts where id = p_account_id;
  perform private.require_record(v_account.organization_id, 'money.write');
  -- An entry that is being posted to it, or a choice of it as a usual account, is waited for.
  perform private.lock_money(v_account.organization_id);
  select * into v_account from public.accounts where id = p_account_id for update;
  if v_account.system_key is not null then
    perform private.fail('account_protected');
  end if;
  perform private.check_account(p_code, p_name, p_subtype);
  v_held_for := case when p_subtype <> 'cash' then 'own' else coalesce(p_held_for, v_account.held_for) end;
  -- Reports of months that are over stay as they were, and money does not change hands by a name.
  if (v_account.subtype <> p_subtype or v_account.held_for <> v_held_for) and exists (
    select 1 from public.journal_lines
    where organization_id = v_account.organization_id and account_id = p_account_id
  ) then
    perform private.fail('account_has_entries');
  end if;
  select * into v_usual from public.organizations
  where id = v_account.organization_id and p_account_id in (payments_account_id, deposits_account_id);
  if found and (not p_is_active or p_subtype <> 'cash' or (v_usual.payments_account_id = p_account_id and v_held_for = 'deposits')
      or (v_usual.deposits_account_id = p_account_id and v_held_for = 'owners')) then
    perform private.fail('account_is_usual');
  end if;
  begin
    update public.accounts set code = p_code, name = btrim(p_name), kind = private.kind_of_subtype(p_subtype),
      subtype = p_subtype, cash_flow_class = case when p_subtype <> 'cash' then coalesce(p_cash_flow_class, 'operating') end,
      held_for = v_held_for, deactivated_at = case when not p_is_active then coalesce(deactivated_at, now()) end
    where id = p_account_id;
  exception when unique_violation then
    perform private.fail('account_code_taken');
  end;
  return p_account_id;
end
$$;
select private.declare_verb('change_account', 'money.write', p_comment =>
  'Renames, reclassifies, deactivates or reactivates an account of the organisation''s own; held_for null leaves whose money it keeps. Errors as create_account, and not_found, account_protected, account_has_entries, account_is_usual.');
