create function private.autopay_through(p_autopay public.autopays, p_month date)
returns date
language sql
stable
security definer
set search_path = ''
as $$
  select (p_month + interval '1 month')::date + coalesce(p_autopay.pays_on, l.due_day) - 2 from public.leases l where l.id = p_autopay.lease_id
$$;
comment on function private.autopay_through is
  'Up to which due day a month''s automatic payment takes what is owed: the day before the next one.';

create function private.autopay_none_for(p_lease_id uuid, p_through date, p_owed_minor bigint)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case when p_owed_minor > 0 then 'too_little'
    when not exists (select 1 from public.charges where lease_id = p_lease_id and due_on <= p_through and outstanding_minor > 0)
      then 'nothing_owed'
    when exists (select 1 from public.payments where lease_id = p_lease_id and status = 'reported') then 'payment_waiting'
    else 'plan' end
$$;
comment on function private.autopay_none_for is
  'Why an automatic payment takes nothing of a lease, given what it might take of what is due up to a day.';
