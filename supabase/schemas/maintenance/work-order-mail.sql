-- Mail of work orders: vendors have no account, so theirs goes to the address that the office entered.
create function private.mail_quote_request(p_quote_request_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.enqueue_mail(r.email, r.language, 'quote_requested', jsonb_build_object('token', private.quote_token(r.id),
      'organization', o.name, 'vendor', v.name, 'title', w.title, 'sector', p.sector, 'municipality', p.municipality,
      'last_day', ((r.expires_at - interval '1 second') at time zone o.time_zone)::date),
    'quote-requested/' || r.id || '/' || extract(epoch from r.sent_at))
  from public.quote_requests r
  join public.work_orders w on w.id = r.work_order_id
  join public.organizations o on o.id = r.organization_id
  join public.vendors v on v.id = r.vendor_id
  join public.properties p on p.id = w.property_id
  where r.id = p_quote_request_id
$$;
comment on function private.mail_quote_request is 'Asks a vendor for a price, with the link to give it by.';

create function private.mail_work(p_order public.work_orders, p_template text, p_email text, p_language text, p_reason text)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.enqueue_mail(p_email, p_language, p_template, jsonb_build_object('number', p_order.number, 'organization', o.name,
      'organization_phone', o.phone, 'vendor', v.name, 'title', p_order.title, 'scope', p_order.scope, 'place', concat_ws(', ',
        p.name, u.label, nullif(btrim(p.street || ' ' || p.street_number), ''), nullif(p.sector, ''), p.municipality),
      'planned_on', p_order.planned_on, 'total_minor', p_order.total_minor, 'currency', p_order.currency, 'reason', p_reason),
    replace(p_template, '_', '-') || '/' || p_order.id)
  from public.organizations o
  join public.vendors v on v.id = p_order.vendor_id
  join public.properties p on p.id = p_order.property_id
  left join public.units u on u.id = p_order.unit_id
  where o.id = p_order.organization_id
$$;
comment on function private.mail_work is
  'Gives a vendor the work, or takes it back: what, where, when and for how much.';

create function private.mail_work_to_vendor(p_order public.work_orders, p_template text, p_reason text)
returns void
language sql
security definer
set search_path = ''
as $$
  -- To where the order went, which the message itself no longer says once it was sent.
  select private.mail_work(p_order, p_template, t.email, t.language, p_reason)
  from (
    select r.email, r.language from public.quote_requests r join public.quotes q on q.quote_request_id = r.id
    where q.id = p_order.quote_id
    union all
    select v.email, 'es' from public.vendors v where v.id = p_order.vendor_id and private.normal_email(v.email) is not null
    limit 1
  ) t
$$;
comment on function private.mail_work_to_vendor is
  'A message about given work, to the address by which the vendor gave the price, or else the one that is known.';

create function private.mail_quote_to_office(p_request public.quote_requests, p_is_declined boolean)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.notify_user(m.user_id, w.organization_id, 'quote_received', 'quote_received', 'work_order', w.id, jsonb_build_object('work_order_id', w.id, 'number', w.number, 'title', w.title,
      'vendor', v.name, 'property', p.name, 'unit', coalesce(u.label, ''), 'is_declined', p_is_declined,
      'total_minor', q.total_minor, 'currency', w.currency, 'days', q.days),
    'quote-received/' || p_request.id || '/' || extract(epoch from now()) || '/' || m.user_id)
  from public.work_orders w
  join public.vendors v on v.id = p_request.vendor_id
  join public.properties p on p.id = w.property_id
  left join public.units u on u.id = w.unit_id
  left join public.quotes q on q.quote_request_id = p_request.id
  join public.memberships m on m.organization_id = w.organization_id
  join private.role_permissions r on r.role = m.role and r.permission = 'maintenance.write'
  where w.id = p_request.work_order_id
$$;
comment on function private.mail_quote_to_office is
  'Tells those who see to repairs what a vendor answered.';

create function private.notify_of_work_to_approve(p_order public.work_orders)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.notify_user(m.user_id, w.organization_id, 'work_order_to_approve', 'work_order_to_approve', 'work_order', w.id,
    jsonb_build_object('work_order_id', w.id, 'number', w.number, 'title', w.title, 'vendor', v.name, 'property', p.name,
      'unit', coalesce(u.label, ''), 'total_minor', w.total_minor, 'currency', w.currency),
    'work-order-to-approve/' || w.id || '/' || extract(epoch from now()) || '/' || m.user_id)
  from public.work_orders w
  join public.vendors v on v.id = w.vendor_id
  join public.properties p on p.id = w.property_id
  left join public.units u on u.id = w.unit_id
  join public.memberships m on m.organization_id = w.organization_id
  join private.role_permissions r on r.role = m.role and r.permission = 'money.reverse'
  -- Nobody approves what they asked for.
  where w.id = p_order.id and m.user_id is distinct from w.submitted_by and m.user_id is distinct from w.created_by
$$;
comment on function private.notify_of_work_to_approve is
  'Notifies those who may approve work that waits, but for who asked for it.';
