create function private.require_cash_account()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (select 1 from public.accounts where organization_id = new.organization_id and id = new.account_id
      and subtype = 'cash') then
    perform private.fail('account_not_allowed');
  end if;
  return new;
end
$$;
comment on function private.require_cash_account is 'Trigger: a bank account belongs to a cash account of the books.';
