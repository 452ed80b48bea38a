-- Tenants hear of an electronic receipt when they may have it: accepted, or given out in a contingency. They hear of one that lost its
-- value after that. Trials at the tax authority are nobody else's business.
create function private.ecf_news(p_state public.ecf_state, p_contingency_kind smallint)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when p_state in ('accepted', 'conditional') then 'valid'
    when p_contingency_kind is null then null
    when p_state in ('signed', 'sent') then 'contingency'
    when p_state = 'rejected' then 'rejected'
  end
$$;
comment on function private.ecf_news is
  'What the client of a receipt is told of it; null for nothing yet. Twin: ecfStanding in src/domain/taxes/ecf/ecf-standing.ts.';

create function private.mail_electronic_receipt(p_document public.ecf_documents)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.mail_tenants(i.lease_id, 'fiscal_receipt', jsonb_build_object('event', n.news, 'ncf', i.ncf, 'ncf_kind', i.ncf_kind,
      'issued_on', i.issued_on, 'amount_minor', i.base_minor + i.itbis_minor, 'currency', i.currency),
    -- Who was told of it in a contingency is not told again when it is accepted.
    'fiscal-receipt/' || p_document.id || case n.news when 'rejected' then '/rejected' else '' end)
  from public.fiscal_invoices i
  cross join lateral (select private.ecf_news(p_document.state, p_document.contingency_kind) as news) n
  where i.id = p_document.invoice_id and p_document.environment = 'ecf' and n.news is not null
$$;
comment on function private.mail_electronic_receipt is
  'Tells tenants of an electronic receipt that they may have, and of one that has lost its value; once, however often it is called.';
