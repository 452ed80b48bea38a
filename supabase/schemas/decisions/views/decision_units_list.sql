create view public.decision_units_list with (security_invoker = true) as
select u.id, u.organization_id, u.property_id, u.label, u.label_order, u.area_m2, c.numerator, c.denominator,
  coalesce((select jsonb_agg(jsonb_build_object('person_id', o.person_id, 'name', pe.full_name) order by pe.full_name collate private.natural_order nulls first)
    from public.unit_owners o left join public.people pe on pe.id = o.person_id where o.unit_id = u.id), '[]') as owners
from public.units u
left join public.unit_coefficients c on c.unit_id = u.id
where u.archived_at is null;
comment on view public.decision_units_list is
  'Units in use with their share of the building and their owners, [{person_id, name}]; a null person is the organization, and so is none.';
grant select on public.decision_units_list to authenticated, service_role;
