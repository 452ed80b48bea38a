-- A line of a statement has a day, like everything else: one without end is refused when it is shown, not when it is saved.
create or replace function private.bank_account_to_fill(p_bank_account_id uuid, p_lines jsonb)
returns public.bank_accounts
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_account public.bank_accounts;
begin
  select * into v_account from public.bank_accounts
  where id = p_bank_account_id and organization_id in (select private.my_organization_ids('money.write'));
  if not found then
    perform private.fail('not_found');
  elsif jsonb_typeof(p_lines) is distinct from 'array' or jsonb_array_length(p_lines) = 0 then
    perform private.fail('lines_missing');
  elsif jsonb_array_length(p_lines) > 5000 then
    perform private.fail('too_many_lines');
  end if;
  perform private.check_days('{occurred_on,occurred_on}', min((l ->> 'occurred_on')::date), max((l ->> 'occurred_on')::date))
  from jsonb_array_elements(p_lines) l;
  return v_account;
end
$$;
comment on function private.bank_account_to_fill is
  'The account that lines are brought into. Errors: not_found, lines_missing, too_many_lines (more than 5,000: none is cut off), value_out_of_range (a day before 1900, after 2200 or without end).';
