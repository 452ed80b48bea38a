create function public.count_charges_without_receipt(p_organization_id uuid, p_from date, p_to date, p_issuer_id uuid default null)
returns table (currency public.currency_code, billed_count integer, missing_count integer, missing_minor bigint, untaxed_count integer)
language sql
stable
set search_path = ''
as $$
  select c.currency, count(*)::integer, count(*) filter (where c.is_missing)::integer,
    coalesce(sum(c.minor) filter (where c.is_missing), 0)::bigint,
    count(*) filter (where c.is_missing and (u.unit_use = 'commercial' or 'furnished' = any (u.amenities)))::integer
  from (
    select c.currency, c.lease_id, c.amount_minor - c.credited_minor as minor,
      -- One of a trial has no fiscal value.
      not exists (select 1 from public.fiscal_invoice_charges i
        left join public.ecf_documents d on d.organization_id = i.organization_id and d.invoice_id = i.invoice_id
        where i.charge_id = c.id and i.is_live and coalesce(d.environment, 'ecf') = 'ecf') as is_missing
    from public.charges c
    where c.organization_id = p_organization_id and c.due_on between p_from and p_to and c.reversed_at is null
      and c.credited_minor < c.amount_minor and c.kind::text not in ('deposit', 'itbis', 'opening_balance')
      and (p_issuer_id is null or coalesce((select i.issuer_id from public.property_issuers i
        where i.organization_id = c.organization_id and i.property_id = c.property_id and i.valid_from <= c.due_on
        order by i.valid_from desc limit 1), c.organization_id) = p_issuer_id)
  ) c
  left join public.leases l on l.id = c.lease_id
  left join public.units u on u.id = l.unit_id
  group by c.currency
$$;
select private.declare_verb('count_charges_without_receipt', 'rows', p_comment =>
  'Charges due on some days that a fiscal receipt is for, by currency: how many, how many of them have no receipt of fiscal value and for how much, and how many of those ask for ITBIS (shops, furnished dwellings). Of one issuer''s properties, or of all (null). With the reader''s own rights.');

create function public.search_charges_to_invoice(p_organization_id uuid, p_text text)
returns setof public.charges_to_invoice
language sql stable set search_path = ''
as $$ select c.* from public.charges_to_invoice c where c.organization_id = p_organization_id
  and private.plain_text(concat_ws(' ', c.tenant_name, c.unit_label, c.property_name, c.description))
    like all (array(select '%' || private.like_literal(w) || '%' from unnest(private.search_words(p_text)) as w)) $$;
select private.declare_verb('search_charges_to_invoice', 'rows', p_comment =>
  'Rows of charges_to_invoice with the text in tenant, unit, property or description.');
