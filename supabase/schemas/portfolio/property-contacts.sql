create function private.set_property_contacts(p_property_id uuid, p_contacts jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_organization_id uuid := private.managed_property(p_property_id);
begin
  if jsonb_typeof(p_contacts) is distinct from 'array' or jsonb_array_length(p_contacts) > 30 then
    perform private.fail('too_many_contacts');
  end if;
  delete from public.property_contacts where property_id = p_property_id;
  insert into public.property_contacts (organization_id, property_id, position, kind, name, phone, email, note)
  select v_organization_id, p_property_id, c.position, (c.value ->> 'kind')::public.property_contact_kind,
    btrim(coalesce(c.value ->> 'name', '')), btrim(coalesce(c.value ->> 'phone', '')), btrim(coalesce(c.value ->> 'email', '')),
    btrim(coalesce(c.value ->> 'note', ''))
  from jsonb_array_elements(p_contacts) with ordinality c (value, position);
end
$$;
select private.declare_verb('set_property_contacts', 'portfolio.write', p_comment =>
  'Replaces whom tenants of a property call, in order: [{kind, name, phone, email, note}], 30 at most. Errors: not_found, too_many_contacts.');
