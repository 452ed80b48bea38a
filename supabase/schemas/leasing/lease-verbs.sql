-- A tenant who changes unit within the organization: one verb ends the one lease and begins the other, and what is the tenant's goes
-- along.
create function private.lease_refusal(p_verb text, p_status public.lease_status)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when p_verb in ('save_lease_draft', 'delete_lease_draft', 'send_lease', 'record_paper_signature') then
      case when p_status = 'draft' then null else 'lease_not_draft' end
    when p_verb = 'recall_contract' then
      case when p_status in ('sent', 'partially_signed', 'signed', 'active', 'notice_given', 'month_to_month') then null
        else 'contract_not_sent' end
    when p_verb = 'call_off_lease' then case when p_status = 'signed' then null else 'lease_not_signed' end
    when p_verb = 'give_notice' and p_status = 'notice_given' then 'notice_already_given'
    when p_verb in ('renew_lease', 'draft_renewal', 'move_to_unit') and p_status = 'notice_given' then 'notice_stands'
    when p_verb = 'withdraw_notice' then case when p_status = 'notice_given' then null else 'no_notice' end
    when p_verb = 'settle_deposit' then
      case when p_status in ('ended', 'terminated', 'renewed') then null else 'lease_not_ended' end
    when p_verb in ('give_notice', 'renew_lease', 'draft_renewal', 'move_to_unit') then
      case when p_status in ('active', 'month_to_month') then null else 'lease_not_in_force' end
    when p_verb = 'set_lease_guarantors' and p_status = 'draft' then null
    when p_verb in ('add_rent_step', 'change_lease_tenants', 'set_tenant_departure', 'set_lease_guarantors', 'terminate_lease', 'send_amendment') then
      case when p_status in ('signed', 'active', 'notice_given', 'month_to_month') then null else 'lease_not_in_force' end
    else 'lease_not_in_force'
  end
$$;
comment on function private.lease_refusal is
  'Why a verb is refused to a lease in a status, null where it is allowed; src/domain/lease-verbs.ts has the same rule.';

create function private.lease_for_verb(p_lease_id uuid, p_verb text)
returns public.leases
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_refusal text;
  v_next public.lease_status;
begin
  select * into strict v_lease from public.leases where id = p_lease_id;
  perform private.lock_money(v_lease.organization_id);
  -- The calendar first: what has ended or begun today is so for the verb too.
  perform private.advance_leases(v_lease.organization_id, private.organization_today(v_lease.organization_id));
  select * into strict v_lease from public.leases where id = p_lease_id for update;
  v_refusal := private.lease_refusal(p_verb, v_lease.status);
  if v_refusal is not null then
    perform private.fail(v_refusal, jsonb_build_object('status', v_lease.status));
  end if;
  if p_verb in ('give_notice', 'renew_lease', 'draft_renewal', 'move_to_unit') then
    select status into v_next from public.leases
    where organization_id = v_lease.organization_id and renews_lease_id = p_lease_id and status <> 'terminated';
    -- Notice may be given while a renewal is only talked about: the draft can then not be signed.
    if v_next in ('draft', 'sent', 'partially_signed') and p_verb <> 'give_notice' then
      perform private.fail('renewal_drafted', jsonb_build_object('status', v_next));
    elsif v_next not in ('draft', 'sent', 'partially_signed') then
      perform private.fail('lease_already_renewed');
    end if;
  elsif p_verb = 'withdraw_notice' and exists (select 1 from public.leases
    where organization_id = v_lease.organization_id and moved_from_lease_id = p_lease_id and status <> 'terminated') then
    perform private.fail('unit_move_agreed');
  end if;
  return v_lease;
end
$$;
comment on function private.lease_for_verb is
  'The lease under the money lock, as the calendar has it today; refuses where its status does not allow the verb.';

create function private.refuse_overlap(p_lease_id uuid, p_unit_id uuid, p_starts_on date, p_ends_on date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_other record;
begin
  select l.starts_on, coalesce(l.ended_on, l.ends_on) as ends_on, l.status into v_other from public.leases l
  where l.unit_id = p_unit_id and l.id is distinct from p_lease_id and l.occupies && daterange(p_starts_on, p_ends_on, '[]')
  order by l.starts_on limit 1;
  if found then
    perform private.fail('lease_overlaps',
      jsonb_build_object('starts_on', v_other.starts_on, 'ends_on', v_other.ends_on, 'status', v_other.status));
  end if;
end
$$;
comment on function private.refuse_overlap is
  'Refuses days that another lease of the unit holds, and tells which; no last day: without an end.';

create function private.give_notice(
  p_lease_id uuid, p_given_by public.notice_party, p_given_on date, p_leaves_on date, p_reason text default '',
  p_rent_note text default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_today date;
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'leases.write');
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
  return p_lease_id;
end
$$;
select private.declare_verb('give_notice', 'leases.write, money.reverse', p_repeatable => true, p_comment =>
  'The landlord or the tenant announces that the lease ends on a day; it ends by itself then. With p_rent_note, rent that was charged for days after it is taken off, for that reason (see credit_rent_after_end). Errors: not_found, lease_not_in_force, notice_already_given, lease_already_renewed, notice_party_missing, date_in_future, date_outside_lease, leaves_before_notice, lease_overlaps, reason_missing, charge_invoiced.');

create function private.withdraw_notice(p_lease_id uuid, p_reason text default '', p_is_rent_due boolean default true)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_is_rent_due boolean := coalesce(p_is_rent_due, true);
  v_reason text := nullif(left(btrim(coalesce(p_reason, '')), 300), '');
  v_lease public.leases;
  v_runs_on boolean;
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'leases.write');
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
  return p_lease_id;
end
$$;
select private.declare_verb('withdraw_notice', 'leases.write, money.reverse', p_repeatable => true, p_comment =>
  'Takes a notice back before the last day: the lease goes on as it was. Rent that was taken off for days after the last one is due again, unless p_is_rent_due is false. Errors: not_found, no_notice, lease_overlaps (the unit is promised to somebody else), charge_invoiced (a receipt billed what was left of that rent).');
