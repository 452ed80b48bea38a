-- People count: "Apto 2" comes before "Apto 10". A column of its own, because views read the label.
create collation private.natural_order (provider = icu, locale = 'es-u-kn-true');
comment on collation private.natural_order is 'Letters as Spanish orders them, numbers by their value.';

alter table public.units add column label_order text collate private.natural_order generated always as (label) stored;
comment on column public.units.label_order is 'The label in natural order: for sorting and for pages that begin behind a unit.';
create index units_in_order on public.units (organization_id, property_id, label_order, id);
