create function private.is_above_work_limit(p_order public.work_orders)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select 1 from public.work_limits l
    where l.property_id = p_order.property_id and l.currency = p_order.currency and p_order.total_minor > l.amount_minor)
$$;
comment on function private.is_above_work_limit is 'Whether somebody else has to approve the work.';

create function private.approve_work(p_order public.work_orders)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.work_orders set status = 'approved', approved_by = (select auth.uid()), approved_at = now() where id = p_order.id;
  perform private.note_work_order(p_order, 'approved');
end
$$;
comment on function private.approve_work is 'The work may be ordered at its price.';

create function private.submit_work(p_order public.work_orders)
returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.work_orders set submitted_by = (select auth.uid()), decision_reason = '' where id = p_order.id;
  if private.is_above_work_limit(p_order) then
    update public.work_orders set status = 'awaiting_approval' where id = p_order.id;
    perform private.note_work_order(p_order, 'sent_for_approval');
    perform private.notify_of_work_to_approve(p_order);
    return 'awaiting_approval';
  end if;
  perform private.approve_work(p_order);
  return 'approved';
end
$$;
comment on function private.submit_work is
  'Approves work whose price is agreed, or has it wait where it is above the limit of its property. Returns the new status.';

create function private.agree_work(
  p_work_order_id uuid, p_vendor_id uuid, p_amount_minor bigint, p_tax public.quote_tax, p_override_reason text default '')
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_order public.work_orders := private.lock_work_order(p_work_order_id, 'maintenance.write', '{draft,quoting}');
begin
  if coalesce(p_amount_minor, 0) <= 0 then
    perform private.fail('amount_not_positive', '{"fields": ["amount_minor"]}');
  end if;
  perform private.require_work_vendor(v_order, p_vendor_id, coalesce(p_override_reason, ''));
  update public.work_orders w set vendor_id = p_vendor_id, quote_id = null, tax = p_tax, net_minor = s.net_minor,
    itbis_minor = s.itbis_minor
  from private.split_price(p_amount_minor, p_tax, private.organization_today(v_order.organization_id)) s
  where w.id = p_work_order_id returning w.* into v_order;
  perform private.note_work_order(v_order, 'price_agreed', '', jsonb_build_object(
    'vendor', (select name from public.vendors where id = p_vendor_id)));
  return private.submit_work(v_order);
end
$$;
select private.declare_verb('agree_work', 'maintenance.write', p_repeatable => true, p_comment =>
  'Gives work to a vendor at a price that was agreed in another way: it is approved, or waits for approval. Returns the new status. Errors: not_found, work_order_moved, amount_not_positive, vendor_missing, vendor_documents_missing.');

create function private.decide_work_order(p_work_order_id uuid, p_is_approved boolean, p_reason text default '')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_order public.work_orders := private.lock_work_order(p_work_order_id,
    case when p_is_approved then 'money.reverse' else 'maintenance.write' end, '{awaiting_approval}');
begin
  if p_is_approved and (select auth.uid()) in (v_order.submitted_by, v_order.created_by) then
    perform private.fail('approval_by_other');
  elsif p_is_approved then
    perform private.approve_work(v_order);
  elsif btrim(coalesce(p_reason, '')) = '' then
    perform private.fail('reason_missing');
  else
    -- The prices stand: another one may be accepted, or the same one later.
    update public.work_orders w set decision_reason = left(btrim(p_reason), 300), vendor_id = null, quote_id = null, tax = 'none',
      net_minor = null, itbis_minor = 0,
      status = case when exists (select 1 from public.quote_requests r where r.organization_id = w.organization_id
        and r.work_order_id = w.id) then 'quoting' else 'draft' end::public.work_order_status
    where w.id = p_work_order_id;
    perform private.note_work_order(v_order, 'sent_back', p_reason);
  end if;
  return p_work_order_id;
end
$$;
select private.declare_verb('decide_work_order', 'money.reverse, maintenance.write', p_repeatable => true, p_comment =>
  'Approves work that waits, as somebody who approves bills and did not ask for it, or sends it back with a reason. Errors: not_found, work_order_moved, approval_by_other, reason_missing.');
