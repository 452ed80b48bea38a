-- Every word of what is looked for must be found: money, documents and messages.
create function private.find_payments(p_organization_id uuid, p_text text)
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
  v_people text := case when p_organization_id in (select private.my_organization_ids('people.read'))
    then private.people_pattern(p_text) end;
  v_people_every text[] := private.people_patterns(p_text);
begin
  if p_organization_id in (select private.my_organization_ids('money.read')) then
    return query
      select h.id from (
        (select y.id, y.paid_on from public.people pe
          join public.lease_parties t on t.organization_id = pe.organization_id and t.person_id = pe.id and t.is_primary
          join public.payments y on y.organization_id = t.organization_id and y.lease_id = t.lease_id
          where pe.organization_id = p_organization_id and pe.search_text like v_people
            and ' ' || pe.search_text like all (v_people_every)
          order by y.paid_on desc, y.id desc limit v_limit)
        union
        (select y.id, y.paid_on from public.payments y
          where y.organization_id = p_organization_id and y.reference <> ''
            and private.plain_text(y.reference) like v_pattern
              and (v_every = '{}' or ' ' || private.plain_text(y.reference) like all (v_every))
          order by y.paid_on desc, y.id desc limit v_limit)
      ) h order by h.paid_on desc, h.id desc limit v_limit;
  end if;
end
$$;
comment on function private.find_payments is
  'Payments by a part of their reference; for readers of people by the lease''s primary tenant too.';

create function private.find_charges(p_organization_id uuid, p_text text)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  v_pattern text := private.people_pattern(p_text);
  v_every text[] := private.people_patterns(p_text);
begin
  if p_organization_id in (select private.my_organization_ids('people.read'))
    and p_organization_id in (select private.my_organization_ids('money.read')) then
    return query
      select c.id from public.people pe
      join public.lease_parties t on t.organization_id = pe.organization_id and t.person_id = pe.id and t.is_primary
      join public.charges c on c.organization_id = t.organization_id and c.lease_id = t.lease_id
      where pe.organization_id = p_organization_id and pe.search_text like v_pattern
        and ' ' || pe.search_text like all (v_every)
      order by c.due_on desc, c.id desc limit private.search_limit();
  end if;
end
$$;
comment on function private.find_charges is 'Charges by a part of what is known of the lease''s primary tenant.';

create function public.search_payments(p_organization_id uuid, p_text text)
returns setof public.payments_list
language sql stable set search_path = ''
as $$ select l.* from public.payments_list l where l.organization_id = p_organization_id
  and l.id = any (array(select private.find_payments(p_organization_id, p_text))) $$;
select private.declare_verb('search_payments', 'rows', p_comment =>
  'Rows of payments_list with the text in the tenant''s name or in the reference, the latest 300.');

create function public.search_charges(p_organization_id uuid, p_text text)
returns setof public.charges_list
language sql stable set search_path = ''
as $$ select l.* from public.charges_list l where l.organization_id = p_organization_id
  and l.id = any (array(select private.find_charges(p_organization_id, p_text))) $$;
select private.declare_verb('search_charges', 'rows', p_comment =>
  'Rows of charges_list with the text in the tenant''s name, the latest 300.');

grant execute on function private.find_payments, private.find_charges to authenticated;
