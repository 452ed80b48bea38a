-- Names are listed as units are (private.natural_order): ñ is a letter of its own behind n, accents and capitals decide only
-- between names that are alike without them, and "Torre 2" comes before "Torre 10". The database's own order is that of English.
-- Columns beside the names, as for the labels of units, because views and policies read the names themselves.
comment on collation private.natural_order is
  'Letters as Spanish orders them, numbers by their value: the order of every list that is sorted by a text.';

alter table public.people
  add column full_name_order text collate private.natural_order generated always as (full_name) stored;
alter table public.properties add column name_order text collate private.natural_order generated always as (name) stored;
alter table public.vendors add column name_order text collate private.natural_order generated always as (name) stored;
-- What was posted is compared whole before it is changed, and has no column that is filled in later: here the name itself is in order.
drop trigger a_compose_text on public.owner_distributions;
alter table public.owner_distributions alter column owner_name type text collate private.natural_order;
select private.compose_texts('public.owner_distributions');
comment on column public.people.full_name_order is 'The name in natural order: for sorting and for pages that begin behind somebody.';
comment on column public.properties.name_order is 'The name in natural order: for sorting and for pages that begin behind a property.';
comment on column public.vendors.name_order is 'The name in natural order: for sorting and for pages that begin behind a vendor.';

-- The indexes of the lists, each in the new order.
drop index public.people_by_name, public.properties_by_name, public.properties_by_province, public.vendors_by_name,
  public.documents_by_name, public.tenant_rows_by_name, public.tenant_rows_by_property, public.tenant_rows_owing,
  public.tenant_rows_upcoming, public.tenant_rows_of_property, public.unit_rows_vacant, public.unit_rows_by_place;
create index people_by_name on public.people (organization_id, full_name_order, id);
create index properties_by_name on public.properties (organization_id, name_order, id);
create index properties_by_province on public.properties (organization_id, province, name_order, id);
create index vendors_by_name on public.vendors (organization_id, name_order, id);
create index documents_by_name on public.documents (organization_id, name collate private.natural_order, id);
create index tenant_rows_by_name on public.tenant_rows (organization_id, full_name collate private.natural_order, id);
create index tenant_rows_by_property on public.tenant_rows (organization_id, property_name collate private.natural_order, id);
create index tenant_rows_owing on public.tenant_rows (organization_id, full_name collate private.natural_order, id)
  where receivable_minor > 0;
create index tenant_rows_upcoming on public.tenant_rows (organization_id, full_name collate private.natural_order, id)
  where status in ('signed', 'sent', 'partially_signed', 'draft');
create index tenant_rows_of_property
  on public.tenant_rows (organization_id, property_id, full_name collate private.natural_order, id);
create index unit_rows_vacant on public.unit_rows (organization_id, property_name collate private.natural_order, label_order, unit_id)
  where not is_let;
create index unit_rows_by_place
  on public.unit_rows (organization_id, property_name collate private.natural_order, label_order, unit_id);
