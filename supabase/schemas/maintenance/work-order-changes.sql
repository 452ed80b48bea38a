create function private.change_work_order(
  p_work_order_id uuid, p_title text, p_scope text, p_payer public.work_order_payer, p_currency public.currency_code, p_lines jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_order public.work_orders := private.lock_work_order(p_work_order_id, 'maintenance.write', '{draft,quoting}');
  v_lease uuid;
begin
  if p_payer <> 'owner' then
    v_lease := (select private.lease_of_work(m) from public.maintenance_requests m where m.id = v_order.maintenance_id);
    if v_lease is null then
      perform private.fail('work_lease_missing', '{"fields": ["payer"]}');
    end if;
  end if;
  -- Prices that were given are in the currency that was asked for.
  if p_currency <> v_order.currency and v_order.status = 'quoting' then
    perform private.fail('work_currency_fixed', '{"fields": ["currency"]}');
  end if;
  update public.work_orders set title = btrim(p_title), scope = btrim(coalesce(p_scope, '')), payer = p_payer, lease_id = v_lease,
    currency = p_currency
  where id = p_work_order_id;
  perform private.write_work_lines(v_order, p_lines);
  return p_work_order_id;
end
$$;
select private.declare_verb('change_work_order', 'maintenance.write', p_repeatable => true, p_comment =>
  'Writes again what is to be done and who pays, until a price is agreed. p_lines: [{description, is_goods, amount_minor}]. Errors: not_found, work_order_moved, work_lease_missing, work_currency_fixed, lines_missing, description_missing, amount_not_positive.');

create function private.cancel_work_order(p_work_order_id uuid, p_reason text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_order public.work_orders := private.lock_work_order(p_work_order_id, 'maintenance.write',
    '{draft,quoting,awaiting_approval,approved,in_progress}');
begin
  if btrim(coalesce(p_reason, '')) = '' then
    perform private.fail('reason_missing');
  end if;
  update public.work_orders set status = 'cancelled', decision_reason = left(btrim(p_reason), 300) where id = p_work_order_id;
  perform private.note_work_order(v_order, 'cancelled', p_reason);
  -- A vendor who was told to come is told not to.
  if v_order.status = 'in_progress' then
    perform private.mail_work_to_vendor(v_order, 'work_cancelled', btrim(p_reason));
  end if;
  return p_work_order_id;
end
$$;
select private.declare_verb('cancel_work_order', 'maintenance.write', p_repeatable => true, p_comment =>
  'Ends a work order that is not done; links to it stop working, and a vendor to whom it was given is told by mail. Errors: not_found, work_order_moved, reason_missing.');

create function private.set_work_limit(p_property_id uuid, p_currency public.currency_code, p_amount_minor bigint default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_organization uuid := (select organization_id from public.properties where id = p_property_id);
begin
  perform private.require_record(v_organization, 'organization.manage');
  if p_amount_minor is null then
    delete from public.work_limits where property_id = p_property_id and currency = p_currency;
  else
    insert into public.work_limits (organization_id, property_id, currency, amount_minor)
    values (v_organization, p_property_id, p_currency, p_amount_minor)
    on conflict (property_id, currency) do update set amount_minor = excluded.amount_minor;
  end if;
end
$$;
select private.declare_verb('set_work_limit', 'organization.manage', p_comment =>
  'Above which price work on a property is approved by somebody else than who asks for it; null for no limit. Error: not_found.');

create function private.order_work(
  p_work_order_id uuid, p_planned_on date default null, p_email text default '', p_language text default 'es')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_order public.work_orders := private.lock_work_order(p_work_order_id, 'maintenance.write', '{approved}');
  v_request public.maintenance_requests;
  v_email text := private.normal_email(p_email);
begin
  if btrim(coalesce(p_email, '')) <> '' and v_email is null then
    perform private.fail('email_address_invalid', '{"fields": ["email"]}');
  elsif p_planned_on < private.organization_today(v_order.organization_id) then
    perform private.fail('scheduled_in_past', '{"fields": ["planned_on"]}');
  end if;
  update public.work_orders set status = 'in_progress', planned_on = p_planned_on where id = p_work_order_id returning * into v_order;
  perform private.note_work_order(v_order, 'ordered', '', jsonb_build_object('on', p_planned_on));
  select * into strict v_request from public.maintenance_requests where id = v_order.maintenance_id;
  -- All that tenants learn of it: somebody comes, and when.
  if p_planned_on is not null and v_request.status in ('pending', 'in_progress') then
    perform private.plan_maintenance(v_request.id, v_request.priority, 'scheduled', v_request.assigned_to, p_planned_on);
  end if;
  if v_email is not null then
    perform private.count_attempt('work order address', v_email, 20, interval '1 day');
    perform private.mail_work(v_order, 'work_ordered', v_email, p_language, '');
  end if;
  return p_work_order_id;
end
$$;
select private.declare_verb('order_work', 'maintenance.read, maintenance.write, own', p_repeatable => true, p_comment =>
  'Gives approved work to its vendor, by mail where there is an address, and tells the tenants the day of the visit. Errors: not_found, work_order_moved, email_address_invalid, scheduled_in_past, rate_limited.');

create function private.finish_work(p_work_order_id uuid, p_note text default '')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_order public.work_orders := private.lock_work_order(p_work_order_id, 'maintenance.write', '{in_progress}');
begin
  update public.work_orders set status = 'done', done_at = now(), done_note = btrim(coalesce(p_note, '')) where id = p_work_order_id;
  perform private.note_work_order(v_order, 'done', p_note);
  return p_work_order_id;
end
$$;
select private.declare_verb('finish_work', 'maintenance.write', p_repeatable => true, p_comment =>
  'The work is done, with what the vendor says of it. Errors: not_found, work_order_moved.');

grant execute on function private.work_vendor_name to authenticated, service_role;
