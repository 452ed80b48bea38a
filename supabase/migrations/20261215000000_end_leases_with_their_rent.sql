-- Ending a lease and taking off the rent after its last day are one deed; a notice that is withdrawn gives that rent back.
alter table public.charge_credits add column is_after_end boolean not null default false;
comment on column public.charge_credits.is_after_end is
  'True for rent that was taken off since it is for days after the lease''s last one: withdrawing the notice takes such credits back.';
-- What was taken off before is known by its request, whose time it carries.
alter table public.charge_credits disable trigger keep_posted_fields;
update public.charge_credits k set is_after_end = true
from private.requests r
where r.verb = 'credit_rent_after_end' and k.created_by = r.actor_id and k.created_at = r.created_at
  and k.lease_id = (r.arguments ->> 'lease')::uuid;
alter table public.charge_credits enable trigger keep_posted_fields;

drop function private.post_charge_credit(public.charges, public.charge_credit_kind, bigint, date, text);
create function private.post_charge_credit(p_charge public.charges, p_kind public.charge_credit_kind, p_amount_minor bigint,
  p_today date, p_reason text, p_is_after_end boolean default false)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid := gen_random_uuid();
  v_entry uuid;
begin
  -- What a fiscal receipt says is taken back by a credit note (04). A bad debt changes nothing of it.
  if p_kind <> 'write_off' and exists (select 1 from public.fiscal_invoice_charges where charge_id = p_charge.id and is_live) then
    perform private.fail('charge_invoiced');
  end if;
  if p_amount_minor > p_charge.outstanding_minor then
    perform private.free_allocations(p_charge, p_amount_minor - p_charge.outstanding_minor, p_today, p_reason);
  end if;
  v_entry := private.post_entry(p_charge.organization_id, 'charge_credit', p_today, p_charge.currency, p_charge.lease_id,
    p_charge.property_id, jsonb_build_array(
      jsonb_build_object('account', case p_kind when 'discount' then 'discounts' when 'write_off' then 'bad_debts'
        else private.income_account(p_charge.kind) end, 'amount', p_amount_minor),
      jsonb_build_object('account', 'receivables', 'amount', -p_amount_minor)), p_reason);
  insert into public.charge_credits
    (id, organization_id, charge_id, lease_id, currency, kind, amount_minor, occurred_on, reason, entry_id, created_by, is_after_end)
  values (v_id, p_charge.organization_id, p_charge.id, p_charge.lease_id, p_charge.currency, p_kind, p_amount_minor, p_today,
    p_reason, v_entry, (select auth.uid()), p_is_after_end);
  update public.charges set credited_minor = credited_minor + p_amount_minor where id = p_charge.id;
  perform private.apply_credit(p_charge.lease_id, p_today);
  return v_id;
end
$$;
comment on function private.post_charge_credit is
  'Takes an amount off a charge; what was paid on that part becomes the tenant''s credit. The caller holds the money lock.';

drop function private.credit_rent_of(uuid, date, bigint, date, text);
create function private.credit_rent_of(p_lease_id uuid, p_month date, p_amount_minor bigint, p_today date, p_note text,
  p_is_after_end boolean default false)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_charge public.charges;
  v_left bigint := p_amount_minor;
  v_part bigint;
begin
  for v_charge in
    select * from public.charges
    where lease_id = p_lease_id and kind = 'rent' and reversed_at is null
      and date_trunc('month', period_start::timestamp)::date = p_month
    order by is_adjustment desc, period_start desc
  loop
    v_part := least(v_left, v_charge.amount_minor - v_charge.credited_minor);
    if v_part > 0 then
      perform private.post_charge_credit(v_charge, 'correction', v_part, p_today, p_note, p_is_after_end);
      v_left := v_left - v_part;
    end if;
  end loop;
  return p_amount_minor - v_left;
end
$$;
comment on function private.credit_rent_of is
  'Takes an amount off the rent that was charged for a month, adjustments first; returns how much there was to take off.';

create or replace function private.take_off_rent_after(p_lease public.leases, p_last_day date, p_note text, p_today date)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_month record;
  v_amount bigint;
  v_result jsonb := '[]';
begin
  for v_month in
    -- What was corrected already is not taken off again; a discount and a bad debt stay what they are.
    select date_trunc('month', c.period_start::timestamp)::date as month, min(c.period_start) as from_on,
      (sum(c.amount_minor) - sum(coalesce((select sum(k.amount_minor) from public.charge_credits k
        where k.charge_id = c.id and k.kind = 'correction' and k.reversed_at is null), 0)))::bigint as charged_minor
    from public.charges c
    where c.lease_id = p_lease.id and c.kind = 'rent' and c.reversed_at is null
    group by 1 having max(c.period_end) > p_last_day order by 1
  loop
    v_amount := v_month.charged_minor - case when v_month.from_on > p_last_day then 0
      else private.rent_of_period(p_lease.id, p_lease.proration_method, v_month.from_on, p_last_day) end;
    if v_amount > 0 then
      v_amount := private.credit_rent_of(p_lease.id, v_month.month, v_amount, p_today, p_note, true);
    end if;
    -- Where a discount or a bad debt has taken all that was left, there is nothing to tell.
    if v_amount > 0 then
      v_result := v_result || jsonb_build_object('month', v_month.month, 'amount_minor', v_amount);
    end if;
  end loop;
  return v_result;
end
$$;

create function private.shorten_rent(p_lease_id uuid, p_note text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases := private.lease_to_shorten(p_lease_id);
begin
  if coalesce(btrim(p_note), '') = '' then
    perform private.fail('reason_missing');
  elsif v_lease.ended_on is null then
    perform private.fail('lease_end_open');
  end if;
  return private.take_off_rent_after(v_lease, v_lease.ended_on, left(btrim(p_note), 200),
    private.organization_today(v_lease.organization_id));
end
$$;
comment on function private.shorten_rent is
  'Takes off what was charged as rent for days after the last one of a lease, for whoever may: [{month, amount_minor}].';

create function private.lengthen_rent(p_lease_id uuid, p_reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_credit record;
  v_today date;
begin
  if not exists (select 1 from public.charge_credits where lease_id = p_lease_id and is_after_end and reversed_at is null) then
    return;
  end if;
  v_lease := private.lease_to_shorten(p_lease_id);
  v_today := private.organization_today(v_lease.organization_id);
  for v_credit in
    select id, reason from public.charge_credits
    where lease_id = p_lease_id and is_after_end and reversed_at is null order by created_at desc, id
  loop
    perform private.take_back_credit(v_credit.id, v_today, coalesce(p_reason, v_credit.reason));
  end loop;
  perform private.apply_credit(p_lease_id, v_today);
end
$$;
comment on function private.lengthen_rent is
  'Charges again what was taken off for days after the last one, since the lease goes on; what the tenant has as credit pays it.';

create or replace function private.credit_rent_after_end(p_request_id uuid, p_lease_id uuid, p_note text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_lease_verb(p_request_id, p_lease_id, 'leases.write', 'credit_rent_after_end',
    jsonb_build_object('note', p_note));
  v_result jsonb;
begin
  if v_known is not null then
    return v_known;
  end if;
  v_result := private.shorten_rent(p_lease_id, p_note);
  perform private.complete_request(p_request_id, v_result);
  return v_result;
end
$$;
revoke execute on function private.post_charge_credit, private.credit_rent_of, private.shorten_rent, private.lengthen_rent
  from public, anon, authenticated;
