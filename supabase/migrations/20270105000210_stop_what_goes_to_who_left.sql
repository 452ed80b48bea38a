-- What was under way for a tenant stops when they have left: charges of their card, signatures, notices and messages.
-- Whose permission ends with their leaving is told, and so is the office, which waited for the money.
create function private.tell_office_of_left_autopay(p_autopay public.autopays)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.mail_user(m.user_id, 'autopay_left_office', jsonb_build_object('lease_id', l.id, 'property', p.name, 'unit', u.label,
      'tenant', coalesce((select pe.full_name from public.lease_tenants t join public.people pe on pe.id = t.person_id
        where t.lease_id = l.id and t.user_id = p_autopay.user_id limit 1), '')),
    'autopay-left/' || p_autopay.id || '/' || m.user_id)
  from public.memberships m
  join private.role_permissions r on r.role = m.role and r.permission = 'money.write'
  join public.leases l on l.id = p_autopay.lease_id
  join public.properties p on p.id = l.property_id
  join public.units u on u.id = l.unit_id
  where m.organization_id = p_autopay.organization_id
$$;
comment on function private.tell_office_of_left_autopay is 'An automatic payment ended because its tenant left the lease.';

-- A card is not charged for somebody who has left, though the job that ends the permission is an hour late.
create function pg_temp.rewrite(p_name text, p_from text, p_to text)
returns void
language plpgsql
as $$
declare
  v_definition text;
begin
  select pg_get_functiondef(p.oid) into strict v_definition from pg_catalog.pg_proc p
  where p.proname = p_name and p.pronamespace = 'private'::regnamespace and strpos(p.prosrc, p_from) > 0;
  execute replace(v_definition, p_from, p_to);
end
$$;
select pg_temp.rewrite('end_autopays', '    v_count := v_count + 1;',
  '    if v_row.reason = ''left_lease'' then
      perform private.tell_office_of_left_autopay(v_autopay);
    end if;
    v_count := v_count + 1;');
select pg_temp.rewrite('start_autopay_charge',
  'select * into strict v_autopay from public.autopays where id = v_charge.autopay_id;',
  'perform private.end_autopays(v_charge.organization_id);
  select * into strict v_autopay from public.autopays where id = v_charge.autopay_id;');
-- Nor is a charge announced for a day after their last one.
select pg_temp.rewrite('autopays_to_announce', 'and not exists (select 1 from public.autopay_charges c',
  'and private.last_day_of(a.lease_id, a.user_id) >= greatest(m.first_day + coalesce(a.pays_on, l.due_day) - 1, p_today + 1)
    and not exists (select 1 from public.autopay_charges c');

-- Who left signs nothing; the landlord recalls it and sends it to those who are there.
select pg_temp.rewrite('refuse_closed_contract', $from$elsif v_version.status <> 'open' then$from$,
  $to$elsif v_version.status <> 'open' or p_signer.role = 'tenant' and exists (select 1 from public.lease_tenants t
    where t.lease_id = v_version.lease_id and t.person_id = p_signer.person_id
      and t.left_on < private.organization_today(t.organization_id)) then$to$);

-- What was published until somebody's last day is theirs, however late the job comes.
select pg_temp.rewrite('leave_notices', $from$n.publish_at <= now() and n.withdrawn_at is null;$from$,
  $to$n.publish_at <= now() and n.withdrawn_at is null
    and n.publish_at < coalesce((select (t.left_on + 1)::timestamp at time zone o.time_zone
      from public.lease_tenants t join public.organizations o on o.id = t.organization_id
      where t.lease_id = p_lease_id and t.person_id = r.person_id), 'infinity');$to$);
create trigger leave_notices_on_departure after update on public.lease_tenants
  for each row when (new.has_left and not old.has_left)
  execute function private.leave_notices_with_lease();

-- No message about a lease goes to who has left it, whatever it is; that their card is charged no more does.
select pg_temp.rewrite('may_still_receive', $from$select case$from$,
  $to$select (p_parameters ->> 'lease_id' is null or p_template = 'autopay_stopped' or not exists (
    select 1 from public.lease_tenants lt
    join public.people pe on pe.id = lt.person_id left join auth.users u on u.id = lt.user_id
    where lt.lease_id = (p_parameters ->> 'lease_id')::uuid
      and lower(p_to) in (lower(u.email), lower(btrim(pe.email)))
      and lt.left_on < private.organization_today(lt.organization_id)
      -- Somebody of the office may have lived there.
      and not exists (select 1 from public.memberships m where m.organization_id = lt.organization_id and m.user_id = lt.user_id)
      -- One address may serve several.
      and not exists (select 1 from public.lease_parties x
        join public.people xp on xp.id = x.person_id left join auth.users xu on xu.id = x.user_id
        where x.lease_id = lt.lease_id and lower(p_to) in (lower(xu.email), lower(btrim(xp.email)))))) and case$to$);

revoke execute on function private.tell_office_of_left_autopay from public, anon, authenticated;
drop function pg_temp.rewrite;
