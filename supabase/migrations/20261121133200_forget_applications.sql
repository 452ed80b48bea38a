-- What is known of people who were refused or went elsewhere is needed for a while, to answer for the decision, and not
-- longer. How many there were is kept, without anything about anybody.
create table public.screening_settings (
  organization_id uuid primary key references public.organizations (id) on delete cascade,
  retention_days smallint not null default 90 check (retention_days between 30 and 365),
  forgotten_count integer not null default 0 check (forgotten_count >= 0)
);
comment on table public.screening_settings is
  'For how many days an organisation keeps refused and withdrawn applications, and how many it has forgotten. Without a row: 90 and none.';
alter table public.screening_settings enable row level security;
grant select on public.screening_settings to authenticated, service_role;
create policy "readers of people see how long applications are kept" on public.screening_settings for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.read'))));

create or replace function private.application_retention_days(p_organization_id uuid)
returns integer
language sql
stable
security definer
set search_path = ''
as $$ select coalesce((select retention_days from public.screening_settings where organization_id = p_organization_id), 90) $$;

create function private.set_application_retention(p_organization_id uuid, p_days integer)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_permission(p_organization_id, 'organization.manage');
  insert into public.screening_settings (organization_id, retention_days) values (p_organization_id, p_days)
  on conflict (organization_id) do update set retention_days = excluded.retention_days;
  -- For those that wait already too, from the day of their own decision.
  update public.applications a set retention_until = (a.decided_at at time zone o.time_zone)::date + p_days
  from public.organizations o
  where o.id = p_organization_id and a.organization_id = o.id and a.retention_until is not null;
end
$$;
create function public.set_application_retention(p_organization_id uuid, p_days integer)
returns void language sql set search_path = ''
as $$ select private.set_application_retention(p_organization_id, p_days) $$;
comment on function public.set_application_retention is
  'From 30 to 365 days; for applications that were decided already too. Errors: not_allowed.';

create function private.forget_applications(p_organization_id uuid, p_today date)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_count integer;
begin
  -- Their people, references, history and documents go with them; the files' names are left for the edge to remove.
  delete from public.applications where organization_id = p_organization_id and retention_until < p_today;
  get diagnostics v_count = row_count;
  if v_count > 0 then
    insert into public.screening_settings as s (organization_id, forgotten_count) values (p_organization_id, v_count)
    on conflict (organization_id) do update set forgotten_count = s.forgotten_count + excluded.forgotten_count;
  end if;
  return v_count;
end
$$;
comment on function private.forget_applications is
  'Deletes refused and withdrawn applications whose time is over; returns how many, which is all that is kept of them.';

create or replace function private.run_organization_jobs(p_organization_id uuid, p_now timestamptz)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_today date;
  v_leases integer;
  v_rents integer;
  v_fees integer;
  v_forgotten integer;
  v_result jsonb := '{"leases": 0, "rents": 0, "late_fees": 0, "failed": 0}';
begin
  select (p_now at time zone time_zone)::date into v_today from public.organizations where id = p_organization_id;
  if v_today is null then
    return v_result;
  end if;
  begin
    perform private.lock_money(p_organization_id);
    v_leases := private.advance_leases(p_organization_id, v_today);
    v_rents := private.post_due_rent(p_organization_id, v_today);
    v_fees := private.post_late_fees(p_organization_id, v_today);
    v_forgotten := private.forget_applications(p_organization_id, v_today);
    -- Entries are checked at commit otherwise, where the trouble could no longer be written down.
    set constraints public.check_entry_balances immediate;
    set constraints public.check_entry_balances deferred;
    v_result := jsonb_build_object('leases', v_leases, 'rents', v_rents, 'late_fees', v_fees, 'failed', 0);
    if v_leases + v_rents + v_fees + v_forgotten > 0 then
      insert into private.job_runs (organization_id, ran_for, result)
      values (p_organization_id, p_now, v_result - 'failed' || jsonb_build_object('applications_forgotten', v_forgotten));
    end if;
  exception when others then
    insert into private.job_runs (organization_id, ran_for, error) values (p_organization_id, p_now, sqlerrm);
    v_result := '{"leases": 0, "rents": 0, "late_fees": 0, "failed": 1}';
  end;
  return v_result;
end
$$;

create or replace function private.tidy_public_forms(p_now timestamptz)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.attempts where window_start < p_now - interval '1 day';
  delete from private.daily_salts where day < (p_now at time zone 'UTC')::date - 1;
  -- A week after its link expired, so that who clicks late is told why it does not work.
  delete from private.waitlist_entries where confirmed_at is null and confirm_expires_at < p_now - interval '7 days';
  delete from private.contact_messages where created_at < p_now - interval '2 years';
  perform private.forget_unconfirmed_applications(p_now);
  perform private.forget_mail_addresses(p_now);
end
$$;
comment on function private.tidy_public_forms is
  'Forgets what is not needed any more: counts and salts after a day, addresses and applications that nobody confirmed, messages after two years, addresses of mail after 30 days.';

revoke execute on function private.forget_applications from public, anon, authenticated;
revoke execute on function private.set_application_retention, public.set_application_retention from public, anon;
grant execute on function private.set_application_retention, public.set_application_retention to authenticated;
