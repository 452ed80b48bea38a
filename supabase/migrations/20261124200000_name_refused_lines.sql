-- What is refused of a line of a bill names the line, so that the form shows it there.
create or replace function private.check_bill_lines(p_organization_id uuid, p_lines jsonb)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_line record;
begin
  if jsonb_typeof(p_lines) is distinct from 'array' or jsonb_array_length(p_lines) not between 1 and 100 then
    perform private.fail('lines_missing');
  end if;
  for v_line in
    select format('lines.%s.', e.position - 1) as place, l.account_id, l.property_id,
      btrim(coalesce(l.description, '')) as description, l.amount_minor
    from jsonb_array_elements(p_lines) with ordinality as e (line, position)
    cross join lateral jsonb_to_record(e.line) as l (account_id uuid, property_id uuid, description text, amount_minor bigint)
    order by e.position
  loop
    if v_line.amount_minor is null or v_line.amount_minor <= 0 then
      perform private.fail('amount_not_positive', jsonb_build_object('fields', jsonb_build_array(v_line.place || 'amount_minor')));
    elsif v_line.description = '' then
      perform private.fail('description_missing', jsonb_build_object('fields', jsonb_build_array(v_line.place || 'description')));
    elsif not exists (select 1 from public.accounts a where a.organization_id = p_organization_id and a.id = v_line.account_id
        and (a.kind = 'expense' or a.subtype = 'other_asset')) then
      perform private.fail('account_not_allowed', jsonb_build_object('fields', jsonb_build_array(v_line.place || 'account_id')));
    elsif v_line.property_id is not null and not exists (select 1 from public.properties p
        where p.organization_id = p_organization_id and p.id = v_line.property_id) then
      perform private.fail('property_missing', jsonb_build_object('fields', jsonb_build_array(v_line.place || 'property_id')));
    end if;
  end loop;
end
$$;
