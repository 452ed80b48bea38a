create function private.import_bank_lines(p_request_id uuid, p_bank_account_id uuid, p_file_name text, p_lines jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'import_bank_lines',
    jsonb_build_object('account', p_bank_account_id, 'file', p_file_name, 'lines', md5(p_lines::text)));
  v_account public.bank_accounts;
  v_id uuid := gen_random_uuid();
  v_count integer;
  v_new integer;
begin
  if v_known is not null then
    return v_known;
  end if;
  select * into v_account from public.bank_accounts
  where id = p_bank_account_id and organization_id in (select private.my_organization_ids('money.write'));
  if not found then
    perform private.fail('not_found');
  end if;
  if jsonb_typeof(p_lines) is distinct from 'array' or jsonb_array_length(p_lines) not between 1 and 5000 then
    perform private.fail('lines_missing');
  end if;
  perform private.lock_money(v_account.organization_id);
  v_count := jsonb_array_length(p_lines);
  insert into public.bank_imports (id, organization_id, bank_account_id, file_name, line_count, new_count, created_by)
  values (v_id, v_account.organization_id, p_bank_account_id, left(coalesce(nullif(btrim(p_file_name), ''), '–'), 160), v_count, 0,
    (select auth.uid()));
  -- Lines that say the same thing on the same day are told apart by their place among themselves, in this file as in the next.
  insert into public.bank_lines (organization_id, bank_account_id, import_id, line_key, occurred_on, amount_minor, description, reference)
  select v_account.organization_id, p_bank_account_id, v_id,
    case when l.bank_key <> '' then 'id:' || left(l.bank_key, 290)
      else 'md5:' || md5(concat_ws('|', l.occurred_on, l.amount_minor, l.description, l.reference)) || ':' || l.nth end,
    l.occurred_on, l.amount_minor, l.description, l.reference
  from (
    select r.position, r.bank_key, r.occurred_on, r.amount_minor, r.description, r.reference,
      row_number() over (partition by r.occurred_on, r.amount_minor, r.description, r.reference order by r.position) as nth
    from (select e.position, btrim(coalesce(e.value ->> 'bank_key', '')) as bank_key, (e.value ->> 'occurred_on')::date as occurred_on,
        (e.value ->> 'amount_minor')::bigint as amount_minor,
        left(btrim(coalesce(e.value ->> 'description', '')), 300) as description,
        left(btrim(coalesce(e.value ->> 'reference', '')), 80) as reference
      from jsonb_array_elements(p_lines) with ordinality as e (value, position)) r
  ) l
  -- What came before the account's opening is part of its opening balance.
  where l.occurred_on >= v_account.opening_on
  order by l.position
  on conflict (bank_account_id, line_key) do nothing;
  get diagnostics v_new = row_count;
  update public.bank_imports set new_count = v_new where id = v_id;
  v_known := jsonb_build_object('id', v_id, 'line_count', v_count, 'new_count', v_new);
  perform private.complete_request(p_request_id, v_known);
  return v_known;
end
$$;

create function public.import_bank_lines(p_request_id uuid, p_bank_account_id uuid, p_file_name text, p_lines jsonb)
returns jsonb language sql set search_path = ''
as $$ select private.import_bank_lines(p_request_id, p_bank_account_id, p_file_name, p_lines) $$;
comment on function public.import_bank_lines is
  'Adds the lines of a bank''s file that are not there yet: [{bank_key, occurred_on, amount_minor, description, reference}], 5,000 at most. Returns {id, line_count, new_count}. Errors: not_found, lines_missing.';
revoke execute on function private.import_bank_lines, public.import_bank_lines from public, anon;
grant execute on function private.import_bank_lines, public.import_bank_lines to authenticated;
