-- An automatic payment is for one lease: its tenant hears that it ends some time before it does, and agrees anew for what follows.
alter table private.payment_rules drop constraint payment_rules_code_check;
alter table private.payment_rules add constraint payment_rules_code_check check (code in ('autopay_retry_days', 'autopay_ending_days'));
insert into private.payment_rules values ('autopay_ending_days', '2026-01-01', 15,
  'Time to agree to another one before the rent of the next month is due.');

create function private.tell_of_ending_autopays(p_organization_id uuid, p_today date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_row record;
  v_autopay public.autopays;
begin
  for v_row in
    -- A lease without notice and without a renewal goes on by itself, and its automatic payment with it.
    select a.id, e.last_day, n.id is not null as is_renewed
    from public.autopays a
    join public.leases l on l.id = a.lease_id
    left join public.leases n on n.organization_id = l.organization_id and n.renews_lease_id = l.id and n.status = 'signed'
    cross join lateral (select case when n.id is not null then n.starts_on - 1
      when l.status = 'notice_given' then coalesce(l.ended_on, l.ends_on) end as last_day) e
    where a.organization_id = p_organization_id and a.status = 'active'
      and e.last_day between p_today and p_today + private.payment_rule('autopay_ending_days', p_today)
  loop
    select * into strict v_autopay from public.autopays where id = v_row.id;
    perform private.mail_autopay(v_autopay, 'autopay_ending',
      jsonb_build_object('last_day', v_row.last_day, 'is_renewed', v_row.is_renewed),
      'autopay-ending/' || v_row.id || '/' || v_row.last_day);
  end loop;
end
$$;
comment on function private.tell_of_ending_autopays is
  'Tells each tenant, once for a last day, that the lease of their automatic payment is about to end and nothing is charged after it.';
revoke execute on function private.tell_of_ending_autopays from public, anon, authenticated;
insert into private.job_steps (position, function_name, takes, counted_as) values (105, 'tell_of_ending_autopays', 'day', null);
