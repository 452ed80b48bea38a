-- What a vendor sees by the link that they were sent, without an account.
create function private.count_quote_call(p_client text)
returns void
language sql
security definer
set search_path = ''
as $$ select private.count_attempt('quote client', p_client, 120, interval '1 hour') $$;
comment on function private.count_quote_call is 'Counts a call by a vendor''s link: 120 an hour for one address.';

create function private.quote_state(p_request public.quote_requests, p_order public.work_orders)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when p_request.revoked_at is not null or p_order.status = 'cancelled'
      or exists (select 1 from public.organizations o where o.id = p_order.organization_id and o.closed_at is not null) then 'closed'
    when p_order.status in ('approved', 'in_progress', 'done', 'billed') then case when exists (select 1 from public.quotes q
      where q.id = p_order.quote_id and q.quote_request_id = p_request.id) then 'accepted' else 'closed' end
    when p_order.status = 'awaiting_approval' then 'deciding'
    when p_request.expires_at <= now() then 'expired'
    else 'open' end
$$;
comment on function private.quote_state is
  'What a link for a price is good for: open, deciding, accepted, expired or closed.';

create function private.read_quote_request(p_token text, p_client text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_request public.quote_requests;
  v_order public.work_orders;
  v_state text;
begin
  perform private.count_quote_call(p_client);
  select * into v_request from public.quote_requests where token_hash = private.token_hash(p_token);
  if not found then
    return null;
  end if;
  select * into strict v_order from public.work_orders where id = v_request.work_order_id;
  v_state := private.quote_state(v_request, v_order);
  if v_state = 'open' and v_request.opened_at is null then
    update public.quote_requests set opened_at = now() where id = v_request.id and opened_at is null;
  end if;
  return (
    select jsonb_build_object('state', v_state, 'organization', o.name, 'organization_phone', o.phone, 'vendor', v.name)
      || case when v_state = 'closed' then '{}' else jsonb_build_object('title', v_order.title, 'scope', v_order.scope,
        'category', m.category, 'sector', p.sector, 'municipality', p.municipality, 'province', p.province,
        'currency', v_order.currency, 'itbis_basis_points', private.tax_rule('itbis_basis_points', current_date),
        'today', private.organization_today(o.id),
        'last_day', ((v_request.expires_at - interval '1 second') at time zone o.time_zone)::date,
        'is_declined', v_request.declined_at is not null,
        'lines', coalesce((select jsonb_agg(l.description order by l.position) from public.work_order_lines l
          where l.work_order_id = v_order.id), '[]'),
        'contact', case when v_request.shows_contact then (select jsonb_build_object('name', pe.full_name, 'phone', pe.phone)
          from public.lease_parties lp join public.people pe on pe.id = lp.person_id
          where lp.lease_id = m.lease_id order by lp.is_primary desc, lp.id limit 1) end,
        'photos', coalesce((select jsonb_agg(f.path order by f.created_at, f.id) from public.maintenance_photos f
          where f.organization_id = v_order.organization_id and f.maintenance_id = m.id and f.id = any (v_request.photo_ids)), '[]'),
        'own_photos', coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'path', f.path) order by f.created_at, f.id)
          from public.quote_photos f where f.quote_request_id = v_request.id), '[]'),
        'quote', (select jsonb_build_object('amount_minor', q.amount_minor, 'tax', q.tax, 'days', q.days,
          'valid_until', q.valid_until, 'note', q.note) from public.quotes q where q.quote_request_id = v_request.id)) end
    from public.organizations o
    join public.vendors v on v.id = v_request.vendor_id
    join public.maintenance_requests m on m.id = v_order.maintenance_id
    join public.properties p on p.id = v_order.property_id
    where o.id = v_order.organization_id
  );
end
$$;
select private.declare_verb('read_quote_request', 'service', p_callers => 'service_role', p_comment =>
  'What the holder of a link is asked a price for, where roughly, and what they answered; of one that is closed only whose it was, null for an unknown one. The tenant is named only where the office chose so. Error: rate_limited.');
