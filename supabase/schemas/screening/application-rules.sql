create function private.keep_consent_time()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.consent_version is null then
    new.consented_at := null;
  elsif tg_op = 'INSERT' or new.consent_version is distinct from old.consent_version then
    new.consented_at := now();
  end if;
  return new;
end
$$;
comment on function private.keep_consent_time is 'Trigger: the moment of a consent is the server''s.';

create function private.keep_check_time()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.outcome = 'pending' then
    new.checked_at := null;
  elsif tg_op = 'INSERT' or new.outcome is distinct from old.outcome then
    new.checked_at := now();
  end if;
  return new;
end
$$;
comment on function private.keep_check_time is 'Trigger: the moment at which a reference was asked is the server''s.';

create function private.refuse_decided_application()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_row jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  v_kept constant text[] := array['updated_at', 'search_name', 'note'];
  v_status public.application_status;
begin
  if tg_op = 'UPDATE' and tg_table_name <> 'application_references' and to_jsonb(old) - v_kept = v_row - v_kept then
    return new;
  end if;
  if tg_table_name = 'applications' then
    v_status := v_row ->> 'status';
  else
    -- Locked, so that nothing is changed while somebody decides. None when the application itself is being deleted.
    select status into v_status from public.applications where id = (v_row ->> 'application_id')::uuid for share;
  end if;
  if v_status in ('approved', 'rejected', 'withdrawn') then
    perform private.fail('application_decided');
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
comment on function private.refuse_decided_application is
  'Trigger: what was decided on stays as it was then; reopening lets it be changed again.';

create function private.keep_primary_applicant()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    -- Two who add the first one at once wait for each other.
    perform 1 from public.applications where id = new.application_id for update;
    new.is_primary := not exists (select 1 from public.application_applicants where application_id = new.application_id);
    return new;
  elsif old.is_primary and exists (select 1 from public.applications where id = old.application_id) then
    perform private.fail('applicant_primary');
  end if;
  return old;
end
$$;
comment on function private.keep_primary_applicant is
  'Trigger: the first applicant is the main one and stays as long as the application does.';

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
select private.declare_verb('set_application_retention', 'organization.manage', p_comment =>
  'From 30 to 365 days; for applications that were decided already too. Errors: not_allowed.');

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
