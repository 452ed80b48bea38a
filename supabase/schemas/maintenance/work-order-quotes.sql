create function private.quote_token(p_quote_request_id uuid)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select encode(extensions.hmac(convert_to(p_quote_request_id::text, 'utf8'), s.value, 'sha256'), 'hex')
  from private.secrets s where s.name = 'quote_token'
$$;
comment on function private.quote_token is
  'What the link to a vendor carries, made from the request''s id and a key that never leaves the database.';

create function private.ask_for_quotes(
  p_work_order_id uuid, p_vendor_ids uuid[], p_emails text[], p_language text, p_expires_on date,
  p_photo_ids uuid[] default '{}', p_shows_contact boolean default false)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_order public.work_orders := private.lock_work_order(p_work_order_id, 'maintenance.write', '{draft,quoting}');
  v_zone text := (select time_zone from public.organizations where id = v_order.organization_id);
  v_today date := private.organization_today(v_order.organization_id);
  v_vendor uuid;
  v_email text;
  v_place integer;
  v_known public.quote_requests;
begin
  if coalesce(cardinality(p_vendor_ids), 0) not between 1 and 10 or cardinality(p_emails) is distinct from cardinality(p_vendor_ids)
    or (select count(distinct v) from unnest(p_vendor_ids) v) <> cardinality(p_vendor_ids) then
    perform private.fail('vendor_missing', '{"fields": ["vendor_ids"]}');
  elsif (p_expires_on between v_today and v_today + 90) is not true then
    perform private.fail('quote_day_invalid', '{"fields": ["expires_on"]}');
  elsif (select count(*) from public.maintenance_photos f where f.organization_id = v_order.organization_id
      and f.maintenance_id = v_order.maintenance_id and f.id = any (p_photo_ids)) <> cardinality(p_photo_ids) then
    perform private.fail('not_found', '{"fields": ["photo_ids"]}');
  end if;
  for v_place in 1 .. cardinality(p_vendor_ids) loop
    v_vendor := p_vendor_ids[v_place];
    v_email := private.normal_email(p_emails[v_place]);
    perform private.require_work_vendor(v_order, v_vendor, null);
    if v_email is null then
      perform private.fail('email_address_invalid', jsonb_build_object('fields', jsonb_build_array('emails.' || v_place - 1)));
    end if;
    perform private.count_attempt('quote address', v_email, 20, interval '1 day');
    select * into v_known from public.quote_requests
    where work_order_id = p_work_order_id and vendor_id = v_vendor and revoked_at is null;
    -- An address that was wrong gets no more of it: its link ends, and the right one gets another.
    if found and v_known.email <> v_email then
      update public.quote_requests set revoked_at = now() where id = v_known.id;
      v_known.id := null;
    end if;
    if v_known.id is null then
      v_known.id := gen_random_uuid();
      insert into public.quote_requests (id, organization_id, work_order_id, vendor_id, email, language, token_hash, photo_ids,
        shows_contact, expires_at, created_by)
      values (v_known.id, v_order.organization_id, p_work_order_id, v_vendor, v_email, p_language,
        private.token_hash(private.quote_token(v_known.id)), p_photo_ids, coalesce(p_shows_contact, false),
        (p_expires_on + 1)::timestamp at time zone v_zone, (select auth.uid()));
    else
      update public.quote_requests set sent_at = now(), declined_at = null, decline_reason = '', photo_ids = p_photo_ids,
        language = p_language, shows_contact = coalesce(p_shows_contact, false),
        expires_at = (p_expires_on + 1)::timestamp at time zone v_zone
      where id = v_known.id;
    end if;
    perform private.mail_quote_request(v_known.id);
  end loop;
  update public.work_orders set status = 'quoting' where id = p_work_order_id;
  perform private.note_work_order(v_order, 'quotes_asked', '', jsonb_build_object('count', cardinality(p_vendor_ids)));
  return cardinality(p_vendor_ids);
end
$$;
select private.declare_verb('ask_for_quotes', 'maintenance.write', p_repeatable => true, p_comment =>
  'Asks vendors for a price, each at an address of its own, by a link that works through a day at most 90 days ahead. Who is asked again gets the same link again. Returns how many. Errors: not_found, work_order_moved, vendor_missing, email_address_invalid (emails.n), quote_day_invalid, rate_limited.');

create function private.revoke_quote_request(p_quote_request_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_order public.work_orders;
begin
  v_order := private.lock_work_order((select work_order_id from public.quote_requests where id = p_quote_request_id),
    'maintenance.write', '{draft,quoting}');
  update public.quote_requests set revoked_at = now() where id = p_quote_request_id and revoked_at is null;
  if found then
    perform private.note_work_order(v_order, 'quote_withdrawn', '', jsonb_build_object('vendor',
      (select v.name from public.quote_requests r join public.vendors v on v.id = r.vendor_id where r.id = p_quote_request_id)));
  end if;
  return p_quote_request_id;
end
$$;
select private.declare_verb('revoke_quote_request', 'maintenance.write', p_comment =>
  'Ends the link by which a vendor gives a price; repeating it changes nothing. Errors: not_found, work_order_moved.');

create function private.accept_quote(p_quote_id uuid, p_override_reason text default '')
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_quote public.quotes;
  v_request public.quote_requests;
  v_order public.work_orders;
begin
  select r.* into v_request from public.quote_requests r join public.quotes q on q.quote_request_id = r.id where q.id = p_quote_id;
  v_order := private.lock_work_order(v_request.work_order_id, 'maintenance.write', '{quoting}');
  -- The vendor changes it under the same lock.
  select * into strict v_quote from public.quotes where id = p_quote_id;
  select * into strict v_request from public.quote_requests where id = v_request.id;
  if v_request.revoked_at is not null or v_request.declined_at is not null then
    perform private.fail('quote_withdrawn');
  elsif v_quote.valid_until < private.organization_today(v_order.organization_id) then
    perform private.fail('quote_over', jsonb_build_object('valid_until', v_quote.valid_until));
  end if;
  perform private.require_work_vendor(v_order, v_request.vendor_id, coalesce(p_override_reason, ''));
  update public.work_orders set vendor_id = v_request.vendor_id, quote_id = p_quote_id, tax = v_quote.tax,
    net_minor = v_quote.net_minor, itbis_minor = v_quote.itbis_minor
  where id = v_order.id returning * into v_order;
  perform private.note_work_order(v_order, 'quote_accepted', '', jsonb_build_object(
    'vendor', (select name from public.vendors where id = v_order.vendor_id)));
  return private.submit_work(v_order);
end
$$;
select private.declare_verb('accept_quote', 'maintenance.write', p_repeatable => true, p_comment =>
  'Takes the price of one vendor: the work is approved, or waits for approval where it is above the limit of its property. Returns the new status. Errors: not_found, work_order_moved, quote_withdrawn, quote_over, vendor_missing, vendor_documents_missing.');
