create function private.find_vendors(p_organization_id uuid, p_text text)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  v_digits text := regexp_replace(p_text, '[\s().+/-]', '', 'g');
  v_pattern text := private.search_pattern(p_text);
  v_every text[] := private.search_patterns(p_text);
begin
  if p_organization_id in (select private.my_organization_ids('money.read')) then
    return query
      select v.id from public.vendors v
      where v.organization_id = p_organization_id
        and (private.plain_text(v.name || ' ' || v.email) like v_pattern
            and (v_every = '{}' or ' ' || private.plain_text(v.name || ' ' || v.email) like all (v_every))
          or v_digits ~ '^[0-9]{3,}$' and (v.identity_number like '%' || v_digits || '%'
            or regexp_replace(v.phone, '\D', '', 'g') like '%' || v_digits || '%'))
      order by v.name_order, v.id limit private.search_limit();
  end if;
end
$$;
comment on function private.find_vendors is
  'The first vendors by name with words in their name or e-mail, or digits of telephone or identity number; for readers of money.';

create function private.find_bills(p_organization_id uuid, p_text text)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  v_limit integer := private.search_limit();
  v_pattern text := private.search_pattern(p_text);
  v_every text[] := private.search_patterns(p_text);
begin
  if p_organization_id in (select private.my_organization_ids('money.read')) then
    return query
      select h.id from (
        (select b.id, b.billed_on from private.find_vendors(p_organization_id, p_text) as v (id)
          join public.bills b on b.organization_id = p_organization_id and b.vendor_id = v.id
          order by b.billed_on desc, b.id desc limit v_limit)
        union
        (select b.id, b.billed_on from public.bills b
          where b.organization_id = p_organization_id and (b.ncf <> '' or b.note <> '')
            and private.plain_text(b.ncf || ' ' || b.note) like v_pattern
            and (v_every = '{}' or ' ' || private.plain_text(b.ncf || ' ' || b.note) like all (v_every))
          order by b.billed_on desc, b.id desc limit v_limit)
      ) h order by h.billed_on desc, h.id desc limit v_limit;
  end if;
end
$$;
comment on function private.find_bills is
  'The newest bills by what finds their vendor, or by words of their number and note; for readers of money.';

create function public.search_vendors(p_organization_id uuid, p_text text)
returns setof public.vendors_list
language sql stable set search_path = ''
as $$ select l.* from public.vendors_list l where l.organization_id = p_organization_id
  and l.id = any (array(select private.find_vendors(p_organization_id, p_text))) $$;
select private.declare_verb('search_vendors', 'rows', p_comment =>
  'Rows of vendors_list with the text in name, e-mail, telephone or identity number, the first 300 by name.');

create function public.search_bills(p_organization_id uuid, p_text text)
returns setof public.bills_list
language sql stable set search_path = ''
as $$ select l.* from public.bills_list l where l.organization_id = p_organization_id
  and l.id = any (array(select private.find_bills(p_organization_id, p_text))) $$;
select private.declare_verb('search_bills', 'rows', p_comment =>
  'Rows of bills_list with the text in vendor, number or note, the newest 300.');

grant execute on function private.find_vendors, private.find_bills to authenticated;
