-- What a vendor does by the link that they were sent, without an account. The Worker calls it, and counts the caller.
create function private.quote_for_vendor(p_token text, p_client text)
returns public.quote_requests
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_request public.quote_requests;
  v_order public.work_orders;
begin
  perform private.count_quote_call(p_client);
  select * into v_request from public.quote_requests where token_hash = private.token_hash(p_token);
  if not found then
    perform private.fail('quote_not_found');
  end if;
  select * into strict v_order from public.work_orders where id = v_request.work_order_id for update;
  select * into strict v_request from public.quote_requests where id = v_request.id for update;
  if private.quote_state(v_request, v_order) <> 'open' then
    perform private.fail('quote_closed', jsonb_build_object('state', private.quote_state(v_request, v_order)));
  end if;
  return v_request;
end
$$;
comment on function private.quote_for_vendor is
  'The request of a link that a price can still be given for, with its order locked. Errors: rate_limited, quote_not_found, quote_closed.';

create function private.give_quote(
  p_token text, p_amount_minor bigint, p_tax public.quote_tax, p_days integer, p_valid_until date, p_note text, p_client text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_request public.quote_requests := private.quote_for_vendor(p_token, p_client);
  v_today date := private.organization_today(v_request.organization_id);
  v_order public.work_orders;
  v_is_first boolean;
begin
  if (p_amount_minor between 1 and 1000000000000) is not true then
    perform private.fail('amount_not_positive', '{"fields": ["amount_minor"]}');
  elsif (p_days between 1 and 365) is not true then
    perform private.fail('quote_days_invalid', '{"fields": ["days"]}');
  elsif (p_valid_until between v_today and v_today + 366) is not true then
    perform private.fail('quote_day_invalid', '{"fields": ["valid_until"]}');
  end if;
  v_is_first := not exists (select 1 from public.quotes where quote_request_id = v_request.id);
  insert into public.quotes (organization_id, quote_request_id, amount_minor, tax, net_minor, itbis_minor, days, valid_until, note)
  select v_request.organization_id, v_request.id, p_amount_minor, p_tax, s.net_minor, s.itbis_minor, p_days, p_valid_until,
    btrim(coalesce(p_note, ''))
  from private.split_price(p_amount_minor, p_tax, v_today) s
  on conflict (quote_request_id) do update set amount_minor = excluded.amount_minor, tax = excluded.tax,
    net_minor = excluded.net_minor, itbis_minor = excluded.itbis_minor, days = excluded.days, valid_until = excluded.valid_until,
    note = excluded.note, given_at = now();
  update public.quote_requests set declined_at = null, decline_reason = '' where id = v_request.id;
  select * into strict v_order from public.work_orders where id = v_request.work_order_id;
  perform private.note_work_order(v_order, case when v_is_first then 'quote_given' else 'quote_changed' end, '',
    jsonb_build_object('vendor', (select name from public.vendors where id = v_request.vendor_id)));
  perform private.mail_quote_to_office(v_request, false);
end
$$;
select private.declare_verb('give_quote', 'service', p_callers => 'service_role', p_comment =>
  'The price of the vendor who holds the link; giving it again changes it. Errors: rate_limited, quote_not_found, quote_closed, amount_not_positive, quote_days_invalid, quote_day_invalid.');

create function private.decline_quote(p_token text, p_reason text, p_client text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_request public.quote_requests := private.quote_for_vendor(p_token, p_client);
  v_order public.work_orders;
begin
  if v_request.declined_at is not null then
    return;
  end if;
  update public.quote_requests set declined_at = now(), decline_reason = left(btrim(coalesce(p_reason, '')), 300)
  where id = v_request.id;
  select * into strict v_order from public.work_orders where id = v_request.work_order_id;
  perform private.note_work_order(v_order, 'quote_declined', p_reason,
    jsonb_build_object('vendor', (select name from public.vendors where id = v_request.vendor_id)));
  perform private.mail_quote_to_office(v_request, true);
end
$$;
select private.declare_verb('decline_quote', 'service', p_callers => 'service_role', p_comment =>
  'The vendor who holds the link does not want the work; a price given later takes it back. Errors: rate_limited, quote_not_found, quote_closed.');

create function private.add_quote_photo(p_token text, p_photo_id uuid, p_client text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_request public.quote_requests := private.quote_for_vendor(p_token, p_client);
  v_path text;
begin
  select path into v_path from public.quote_photos where id = p_photo_id and quote_request_id = v_request.id;
  if found then
    return v_path;
  elsif (select count(*) from public.quote_photos where quote_request_id = v_request.id) >= 6 then
    perform private.fail('too_many_photos');
  end if;
  insert into public.quote_photos (id, organization_id, quote_request_id)
  values (p_photo_id, v_request.organization_id, v_request.id) returning path into v_path;
  return v_path;
end
$$;
select private.declare_verb('add_quote_photo', 'service', p_callers => 'service_role', p_comment =>
  'Announces a photo of the vendor who holds the link, six at most, and says where its file goes. Errors: rate_limited, quote_not_found, quote_closed, too_many_photos.');

create function private.remove_quote_photo(p_token text, p_photo_id uuid, p_client text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_request public.quote_requests := private.quote_for_vendor(p_token, p_client);
begin
  with gone as (
    delete from public.quote_photos where id = p_photo_id and quote_request_id = v_request.id returning path
  )
  insert into private.files_to_remove (bucket_id, path) select 'quote-photos', path from gone;
end
$$;
select private.declare_verb('remove_quote_photo', 'service', p_callers => 'service_role', p_comment =>
  'The vendor takes a photo back; its file goes with the next round. Errors: rate_limited, quote_not_found, quote_closed.');
