-- The verbs that end a lease, or take its notice back, with what that does to the rent after the last day.
drop function public.terminate_lease(uuid, uuid, date);
drop function private.terminate_lease(uuid, uuid, date);
create function private.terminate_lease(p_request_id uuid, p_lease_id uuid, p_ended_on date, p_rent_note text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_known jsonb;
begin
  select * into v_lease from public.leases
  where id = p_lease_id and organization_id in (select private.my_organization_ids('leases.write'));
  if not found then
    perform private.fail('not_found');
  end if;
  v_known := private.claim_request(p_request_id, 'terminate_lease', jsonb_build_object('lease', p_lease_id, 'on', p_ended_on)
    || case when p_rent_note is null then '{}' else jsonb_build_object('rent_note', p_rent_note) end);
  if v_known is not null then
    return p_lease_id;
  end if;
  perform private.lock_money(v_lease.organization_id);
  select * into v_lease from public.leases where id = p_lease_id for update;
  if v_lease.status not in ('signed', 'active', 'notice_given', 'month_to_month') then
    perform private.fail('lease_not_in_force');
  elsif p_ended_on is null or p_ended_on < v_lease.starts_on then
    perform private.fail('term_ends_before_start');
  elsif p_ended_on > private.organization_today(v_lease.organization_id) then
    perform private.fail('date_in_future');
  end if;
  update public.leases set status = 'terminated', ended_on = p_ended_on where id = p_lease_id;
  if p_rent_note is not null then
    perform private.shorten_rent(p_lease_id, p_rent_note);
  end if;
  perform private.complete_request(p_request_id, jsonb_build_object('id', p_lease_id));
  return p_lease_id;
end
$$;
create function public.terminate_lease(p_request_id uuid, p_lease_id uuid, p_ended_on date, p_rent_note text default null)
returns uuid
language sql
set search_path = ''
as $$ select private.terminate_lease(p_request_id, p_lease_id, p_ended_on, p_rent_note) $$;
comment on function public.terminate_lease is
  'Ends a lease on a day up to today. With p_rent_note, rent that was charged for days after it is taken off, for that reason (see credit_rent_after_end); else what was charged stays. Errors: not_found, lease_not_in_force, term_ends_before_start, date_in_future, reason_missing, charge_invoiced.';

drop function public.give_notice(uuid, uuid, public.notice_party, date, date, text);
drop function private.give_notice(uuid, uuid, public.notice_party, date, date, text);
create function private.give_notice(p_request_id uuid, p_lease_id uuid, p_given_by public.notice_party, p_given_on date,
  p_leaves_on date, p_reason text, p_rent_note text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_lease_verb(p_request_id, p_lease_id, 'leases.write', 'give_notice', jsonb_build_object(
    'by', p_given_by, 'on', p_given_on, 'leaves', p_leaves_on, 'reason', p_reason)
    || case when p_rent_note is null then '{}' else jsonb_build_object('rent_note', p_rent_note) end);
  v_lease public.leases;
  v_today date;
begin
  if v_known is not null then
    return p_lease_id;
  end if;
  v_lease := private.lease_for_verb(p_lease_id, 'give_notice');
  v_today := private.organization_today(v_lease.organization_id);
  if p_given_by is null then
    perform private.fail('notice_party_missing');
  elsif p_given_on is null or p_given_on > v_today then
    perform private.fail('date_in_future', jsonb_build_object('today', v_today));
  elsif p_given_on < v_lease.starts_on then
    perform private.fail('date_outside_lease', jsonb_build_object('starts_on', v_lease.starts_on));
  elsif p_leaves_on is null or p_leaves_on < p_given_on then
    perform private.fail('leaves_before_notice');
  elsif p_leaves_on > '2200-01-01' then
    perform private.fail('date_outside_lease');
  end if;
  perform private.refuse_overlap(p_lease_id, v_lease.unit_id, v_lease.starts_on, p_leaves_on);
  update public.leases set status = 'notice_given', ended_on = p_leaves_on where id = p_lease_id;
  perform private.write_lease_event(v_lease, 'notice_given', jsonb_build_object('given_by', p_given_by, 'given_on', p_given_on,
    'leaves_on', p_leaves_on, 'reason', nullif(left(btrim(coalesce(p_reason, '')), 300), '')));
  perform private.advance_leases(v_lease.organization_id, v_today);
  if p_rent_note is not null then
    perform private.shorten_rent(p_lease_id, p_rent_note);
  end if;
  perform private.complete_request(p_request_id, jsonb_build_object('id', p_lease_id));
  return p_lease_id;
end
$$;
create function public.give_notice(p_request_id uuid, p_lease_id uuid, p_given_by public.notice_party, p_given_on date,
  p_leaves_on date, p_reason text default '', p_rent_note text default null)
returns uuid language sql set search_path = ''
as $$ select private.give_notice(p_request_id, p_lease_id, p_given_by, p_given_on, p_leaves_on, p_reason, p_rent_note) $$;
comment on function public.give_notice is
  'The landlord or the tenant announces that the lease ends on a day; it ends by itself then. With p_rent_note, rent that was charged for days after it is taken off, for that reason (see credit_rent_after_end). Errors: not_found, lease_not_in_force, notice_already_given, lease_already_renewed, notice_party_missing, date_in_future, date_outside_lease, leaves_before_notice, lease_overlaps, reason_missing, charge_invoiced.';

drop function public.withdraw_notice(uuid, uuid, text);
drop function private.withdraw_notice(uuid, uuid, text);
create function private.withdraw_notice(p_request_id uuid, p_lease_id uuid, p_reason text, p_is_rent_due boolean)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_is_rent_due boolean := coalesce(p_is_rent_due, true);
  v_known jsonb := private.claim_lease_verb(p_request_id, p_lease_id, 'leases.write', 'withdraw_notice',
    jsonb_build_object('reason', p_reason) || case when v_is_rent_due then '{}' else '{"is_rent_due": false}' end::jsonb);
  v_reason text := nullif(left(btrim(coalesce(p_reason, '')), 300), '');
  v_lease public.leases;
  v_runs_on boolean;
begin
  if v_known is not null then
    return p_lease_id;
  end if;
  v_lease := private.lease_for_verb(p_lease_id, 'withdraw_notice');
  v_runs_on := v_lease.ends_on < private.organization_today(v_lease.organization_id);
  perform private.refuse_overlap(p_lease_id, v_lease.unit_id, v_lease.starts_on, case when not v_runs_on then v_lease.ends_on end);
  update public.leases set ended_on = null,
    status = case when v_runs_on then 'month_to_month' else 'active' end::public.lease_status
  where id = p_lease_id;
  perform private.write_lease_event(v_lease, 'notice_withdrawn', jsonb_build_object('reason', v_reason));
  if v_is_rent_due then
    perform private.lengthen_rent(p_lease_id, v_reason);
  end if;
  perform private.complete_request(p_request_id, jsonb_build_object('id', p_lease_id));
  return p_lease_id;
end
$$;
create function public.withdraw_notice(p_request_id uuid, p_lease_id uuid, p_reason text default '',
  p_is_rent_due boolean default true)
returns uuid language sql set search_path = ''
as $$ select private.withdraw_notice(p_request_id, p_lease_id, p_reason, p_is_rent_due) $$;
comment on function public.withdraw_notice is
  'Takes a notice back before the last day: the lease goes on as it was. Rent that was taken off for days after the last one is due again, unless p_is_rent_due is false. Errors: not_found, no_notice, lease_overlaps (the unit is promised to somebody else), charge_invoiced (a receipt billed what was left of that rent).';

do $$
declare
  v_verb text;
begin
  foreach v_verb in array array['terminate_lease', 'give_notice', 'withdraw_notice'] loop
    execute format('revoke execute on function private.%1$I, public.%1$I from public, anon', v_verb);
    execute format('grant execute on function private.%1$I, public.%1$I to authenticated', v_verb);
    perform private.guard_door(v_verb);
  end loop;
end
$$;
