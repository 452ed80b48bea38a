-- "Jose Nunez" finds José Núñez: names are compared without accents and in small letters (src/domain/plain-text.ts does
-- the same to what is typed). A generated column, because neither unaccent nor a collation is immutable everywhere.
alter table public.people add column search_name text generated always as (
  translate(lower(full_name), 'áàâäãåéèêëíìîïóòôöõúùûüñçýÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇÝ', 'aaaaaaeeeeiiiiooooouuuuncyaaaaaaeeeeiiiiooooouuuuncy')
) stored;
comment on column public.people.search_name is 'The name in small letters without accents, for searching.';

create or replace view public.tenants_list with (security_invoker = true) as
select lt.id, lt.organization_id, lt.person_id, lt.lease_id, lt.user_id, lt.is_primary, pe.full_name, pe.email, pe.phone,
  l.property_id, l.unit_id, l.property_name, l.unit_label, l.rent_minor, l.currency, l.starts_on, l.ends_on, l.status,
  l.receivable_minor, l.credit_minor, pe.search_name
from public.people pe
join public.lease_tenants lt on lt.organization_id = pe.organization_id and lt.person_id = pe.id
join public.leases_list l on l.id = lt.lease_id;
