-- Looks for receipts of others: by who sent them, their number, or their amount.
create function private.find_received_ecf(p_organization_id uuid, p_text text)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  v_digits text := regexp_replace(p_text, '[\s().+/-]', '', 'g');
  v_amount bigint := private.typed_amount(p_text);
  v_pattern text := private.search_pattern(p_text);
  v_every text[] := private.search_patterns(p_text);
begin
  if p_organization_id in (select private.my_organization_ids('money.read')) then
    return query
      select e.id from public.ecf_received e
      where e.organization_id = p_organization_id
        and (private.plain_text(e.sender_name || ' ' || e.sender_tax_id || ' ' || e.encf) like v_pattern
            and (v_every = '{}'
              or ' ' || private.plain_text(e.sender_name || ' ' || e.sender_tax_id || ' ' || e.encf) like all (v_every))
          or v_digits ~ '^[0-9]{3,}$'
            and private.plain_text(e.sender_name || ' ' || e.sender_tax_id || ' ' || e.encf) like '%' || v_digits || '%'
          or e.total_minor = v_amount)
      order by e.created_at desc, e.id desc limit private.search_limit();
  end if;
end
$$;
comment on function private.find_received_ecf is
  'The newest receipts of others by words or digits of sender and number, or by their exact amount; for readers of money.';

create function public.search_received_ecf(p_organization_id uuid, p_text text)
returns setof public.ecf_received
language sql stable set search_path = ''
as $$ select e.* from public.ecf_received e where e.organization_id = p_organization_id
  and e.id = any (array(select private.find_received_ecf(p_organization_id, p_text))) $$;
select private.declare_verb('search_received_ecf', 'rows', p_comment =>
  'Rows of ecf_received with the text in sender, tax number or number, or of that amount, the newest 300.');

grant execute on function private.find_received_ecf to authenticated;
