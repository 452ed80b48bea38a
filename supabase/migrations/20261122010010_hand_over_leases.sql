-- What a renewal on paper and one that is drafted and signed have in common: when it is refused, and how the lease before it
-- hands over.
create or replace function private.lease_refusal(p_verb text, p_status public.lease_status)
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
    when p_verb in ('renew_lease', 'draft_renewal') and p_status = 'notice_given' then 'notice_stands'
    when p_verb = 'withdraw_notice' then case when p_status = 'notice_given' then null else 'no_notice' end
    when p_verb = 'settle_deposit' then
      case when p_status in ('ended', 'terminated', 'renewed') then null else 'lease_not_ended' end
    when p_verb in ('give_notice', 'renew_lease', 'draft_renewal') then
      case when p_status in ('active', 'month_to_month') then null else 'lease_not_in_force' end
    when p_verb = 'set_lease_guarantors' and p_status = 'draft' then null
    when p_verb in ('add_rent_step', 'change_lease_tenants', 'set_lease_guarantors', 'terminate_lease', 'send_amendment') then
      case when p_status in ('signed', 'active', 'notice_given', 'month_to_month') then null else 'lease_not_in_force' end
    else 'lease_not_in_force'
  end
$$;

create or replace function private.lease_for_verb(p_lease_id uuid, p_verb text)
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
  if p_verb in ('give_notice', 'renew_lease', 'draft_renewal') then
    select status into v_next from public.leases
    where organization_id = v_lease.organization_id and renews_lease_id = p_lease_id and status <> 'terminated';
    -- Notice may be given while a renewal is only talked about: the draft can then not be signed.
    if v_next in ('draft', 'sent', 'partially_signed') and p_verb <> 'give_notice' then
      perform private.fail('renewal_drafted', jsonb_build_object('status', v_next));
    elsif v_next not in ('draft', 'sent', 'partially_signed') then
      perform private.fail('lease_already_renewed');
    end if;
  end if;
  return v_lease;
end
$$;

create function private.check_renewal(p_old public.leases, p_starts_on date, p_ends_on date, p_rent_minor bigint)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_last_charged date := coalesce(p_old.charged_through, p_old.bill_from - 1);
begin
  if p_ends_on is null or p_starts_on is null or p_ends_on < p_starts_on then
    perform private.fail('term_ends_before_start');
  elsif p_rent_minor is null or p_rent_minor <= 0 then
    perform private.fail('rent_not_positive');
  elsif p_starts_on <= p_old.starts_on then
    perform private.fail('date_outside_lease', jsonb_build_object('starts_on', p_old.starts_on));
  elsif p_starts_on <= v_last_charged then
    perform private.fail('days_already_charged', jsonb_build_object('charged_through', v_last_charged));
  elsif p_old.status = 'active' and p_starts_on > p_old.ends_on + 1 then
    perform private.fail('renewal_leaves_gap', jsonb_build_object('ends_on', p_old.ends_on));
  end if;
end
$$;
comment on function private.check_renewal is
  'Refuses a renewal whose term or rent is none, that begins on days which are charged already, or that leaves days without a lease.';

create function private.hand_over_lease(p_old public.leases, p_new public.leases, p_today date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_deposit bigint;
begin
  perform private.write_lease_event(p_old, 'renewed', jsonb_build_object('lease_id', p_new.id, 'starts_on', p_new.starts_on,
    'ends_on', p_new.ends_on, 'currency', p_new.currency,
    'rent_minor', (select rent_minor from public.lease_rent_steps where lease_id = p_new.id order by starts_on limit 1)));
  -- What was charged as deposit stays owed on the old lease; only what is agreed beyond it is charged.
  perform private.carry_deposit(p_old, p_new, private.deposit_liability(p_old.id) - private.unpaid_deposit(p_old.id), p_today);
  v_deposit := p_new.deposit_minor - private.deposit_liability(p_new.id) - private.unpaid_deposit(p_old.id);
  if v_deposit > 0 then
    perform private.post_charge(p_new, 'deposit', v_deposit, p_new.starts_on, p_today);
  end if;
end
$$;
comment on function private.hand_over_lease is
  'A renewal is agreed: the history of the lease before says so, its deposit goes over and only the difference is charged.';

create or replace function private.renew_lease(
  p_request_id uuid, p_lease_id uuid, p_starts_on date, p_ends_on date, p_rent_minor bigint, p_due_day integer,
  p_deposit_minor bigint, p_person_ids uuid[])
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_lease_verb(p_request_id, p_lease_id, 'leases.write', 'renew_lease', jsonb_build_object(
    'starts', p_starts_on, 'ends', p_ends_on, 'rent', p_rent_minor, 'due', p_due_day, 'deposit', p_deposit_minor,
    'people', p_person_ids));
  v_old public.leases;
  v_new public.leases;
  v_today date;
begin
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  v_old := private.lease_for_verb(p_lease_id, 'renew_lease');
  v_today := private.organization_today(v_old.organization_id);
  perform private.check_renewal(v_old, p_starts_on, p_ends_on, p_rent_minor);
  -- The old lease first gives up the days that the new one takes.
  update public.leases set ended_on = p_starts_on - 1 where id = p_lease_id returning * into v_old;
  perform private.refuse_overlap(p_lease_id, v_old.unit_id, p_starts_on, p_ends_on);
  v_new := private.insert_renewal(v_old, p_starts_on, p_ends_on, coalesce(p_due_day, v_old.due_day),
    coalesce(p_deposit_minor, v_old.deposit_minor));
  insert into public.lease_rent_steps (organization_id, lease_id, currency, starts_on, rent_minor)
  values (v_new.organization_id, v_new.id, v_new.currency, p_starts_on, p_rent_minor);
  perform private.set_tenants(v_new, coalesce(p_person_ids, array(select person_id from public.lease_tenants
    where lease_id = p_lease_id order by is_primary desc, created_at, id)));
  perform private.hand_over_lease(v_old, v_new, v_today);
  perform private.advance_leases(v_old.organization_id, v_today);
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_new.id));
  return v_new.id;
end
$$;
comment on function public.renew_lease is
  'A renewal signed on paper: a new lease of the same unit follows, with its own term, rent, due day and deposit and the same tenants unless others are given (the first is the primary one). The deposit is carried over and only the difference charged; the old lease is renewed after its last day. Returns the new lease''s id. Errors: not_found, lease_not_in_force, notice_stands, lease_already_renewed, renewal_drafted, term_ends_before_start, rent_not_positive, date_outside_lease, days_already_charged, renewal_leaves_gap, lease_overlaps, no_tenants.';
revoke execute on function private.check_renewal, private.hand_over_lease from public, anon, authenticated;
