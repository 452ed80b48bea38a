create table public.tax_filings (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete restrict,
  form public.tax_form not null,
  month date not null check (extract(day from month) = 1),
  status public.tax_form_status not null default 'open',
  file_name text not null default '' check (char_length(file_name) <= 80),
  file_sha256 text not null default '' check (file_sha256 ~ '^([0-9a-f]{64})?$'),
  row_count integer not null default 0 check (row_count >= 0),
  checked_at timestamptz,
  checked_by uuid,
  filed_at timestamptz,
  filed_by uuid,
  unique (organization_id, id),
  unique (organization_id, form, month),
  check ((status = 'filed') = (filed_at is not null)),
  check (status = 'open' or (checked_at is not null and file_sha256 <> ''))
);
comment on table public.tax_filings is
  'How far a form of a month has come: open, checked (with the hash of what was checked), filed by hand with the tax authority. No row: open.';

create table public.tax_filing_events (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  filing_id uuid not null,
  status public.tax_form_status not null,
  file_name text not null default '',
  file_sha256 text not null default '',
  row_count integer not null default 0,
  reason text not null default '' check (char_length(reason) <= 300),
  actor_id uuid,
  actor_name text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  foreign key (organization_id, filing_id) references public.tax_filings (organization_id, id)
);
comment on table public.tax_filing_events is 'Who checked, filed or reopened a form, when, and the hash of its file. Append-only.';
create index tax_filing_events_by_filing on public.tax_filing_events (organization_id, filing_id, created_at desc);

do $$
declare
  v_table text;
begin
  foreach v_table in array array['tax_filings', 'tax_filing_events'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('grant select on public.%I to authenticated, service_role', v_table);
    execute format('create policy "readers of money see %s" on public.%I for select to authenticated
      using (organization_id = any (array(select private.my_organization_ids(''money.read''))))',
      replace(v_table, '_', ' '), v_table);
  end loop;
end
$$;
create trigger refuse_change before update or delete on public.tax_filing_events
  for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.tax_filing_events
  for each statement execute function private.refuse_change();

create function private.write_filing_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.tax_filing_events (organization_id, filing_id, status, file_name, file_sha256, row_count, reason, actor_id, actor_name)
  values (new.organization_id, new.id, new.status, new.file_name, new.file_sha256, new.row_count,
    coalesce(current_setting('private.filing_reason', true), ''), (select auth.uid()),
    coalesce((select p.full_name from public.profiles p where p.id = (select auth.uid())), ''));
  return null;
end
$$;
comment on function private.write_filing_event is 'Trigger: every step of a form is written down.';
create trigger write_filing_event after insert or update on public.tax_filings
  for each row execute function private.write_filing_event();

create function private.lock_filing(p_organization_id uuid, p_permission text, p_form public.tax_form, p_month date)
returns public.tax_filings
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_filing public.tax_filings;
begin
  perform private.require_permission(p_organization_id, p_permission);
  if p_month is null or extract(day from p_month) <> 1 then
    perform private.fail('month_invalid');
  end if;
  -- Nothing of the month is issued or cancelled while its form changes state.
  perform private.lock_money(p_organization_id);
  perform set_config('private.filing_reason', '', true);
  select * into v_filing from public.tax_filings where organization_id = p_organization_id and form = p_form and month = p_month;
  return v_filing;
end
$$;
comment on function private.lock_filing is 'The form of a month, or nothing; refuses whoever may not. Holds the money lock.';

create function private.check_tax_form(
  p_organization_id uuid, p_form public.tax_form, p_month date, p_file_name text, p_sha256 text, p_row_count integer)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_filing public.tax_filings := private.lock_filing(p_organization_id, 'money.write', p_form, p_month);
  v_id uuid;
begin
  if v_filing.status = 'filed' then
    perform private.fail('form_filed');
  elsif coalesce(p_sha256, '') !~ '^[0-9a-f]{64}$' then
    perform private.fail('file_missing');
  elsif v_filing.status = 'checked' and v_filing.file_sha256 = p_sha256 then
    return v_filing.id;
  end if;
  insert into public.tax_filings as f (organization_id, form, month, status, file_name, file_sha256, row_count, checked_at, checked_by)
  values (p_organization_id, p_form, p_month, 'checked', coalesce(p_file_name, ''), p_sha256, p_row_count, now(), (select auth.uid()))
  on conflict (organization_id, form, month) do update set status = 'checked', file_name = excluded.file_name,
    file_sha256 = excluded.file_sha256, row_count = excluded.row_count, checked_at = now(), checked_by = excluded.checked_by
  returning id into v_id;
  return v_id;
end
$$;

create function private.file_tax_form(p_organization_id uuid, p_form public.tax_form, p_month date, p_sha256 text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_filing public.tax_filings := private.lock_filing(p_organization_id, 'money.write', p_form, p_month);
begin
  if v_filing.status = 'filed' and v_filing.file_sha256 = p_sha256 then
    return v_filing.id;
  elsif v_filing.status = 'filed' then
    perform private.fail('form_filed');
  elsif v_filing.status is distinct from 'checked' then
    perform private.fail('form_not_checked');
  elsif v_filing.file_sha256 is distinct from p_sha256 then
    perform private.fail('file_changed');
  elsif private.organization_today(p_organization_id) < p_month + interval '1 month' then
    perform private.fail('month_not_over');
  end if;
  update public.tax_filings set status = 'filed', filed_at = now(), filed_by = (select auth.uid()) where id = v_filing.id;
  return v_filing.id;
end
$$;

create function private.reopen_tax_form(p_organization_id uuid, p_form public.tax_form, p_month date, p_reason text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_filing public.tax_filings := private.lock_filing(p_organization_id, 'money.reverse', p_form, p_month);
begin
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  elsif v_filing.id is null then
    perform private.fail('not_found');
  elsif v_filing.status = 'open' then
    return v_filing.id;
  end if;
  perform set_config('private.filing_reason', left(btrim(p_reason), 300), true);
  update public.tax_filings set status = 'open', filed_at = null, filed_by = null where id = v_filing.id;
  return v_filing.id;
end
$$;

create function private.require_open_form(p_organization_id uuid, p_form public.tax_form, p_day date)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if exists (select 1 from public.tax_filings where organization_id = p_organization_id and form = p_form
    and month = date_trunc('month', p_day)::date and status = 'filed') then
    perform private.fail('month_filed', jsonb_build_object('form', p_form, 'month', to_char(p_day, 'YYYY-MM')));
  end if;
end
$$;
comment on function private.require_open_form is 'Refuses with month_filed what would change a form that was filed.';

create function public.check_tax_form(p_organization_id uuid, p_form public.tax_form, p_month date, p_file_name text, p_sha256 text,
  p_row_count integer)
returns uuid language sql set search_path = ''
as $$ select private.check_tax_form(p_organization_id, p_form, p_month, p_file_name, p_sha256, p_row_count) $$;
comment on function public.check_tax_form is
  'Takes note that a month''s form (p_month: its first day) was checked, with the SHA-256 of its file. Errors: not_allowed, form_filed, file_missing, month_invalid.';
create function public.file_tax_form(p_organization_id uuid, p_form public.tax_form, p_month date, p_sha256 text)
returns uuid language sql set search_path = ''
as $$ select private.file_tax_form(p_organization_id, p_form, p_month, p_sha256) $$;
comment on function public.file_tax_form is
  'Takes note that the checked form was filed with the tax authority. Errors: not_allowed, form_filed, form_not_checked, file_changed, month_not_over.';
create function public.reopen_tax_form(p_organization_id uuid, p_form public.tax_form, p_month date, p_reason text)
returns uuid language sql set search_path = ''
as $$ select private.reopen_tax_form(p_organization_id, p_form, p_month, p_reason) $$;
comment on function public.reopen_tax_form is 'Opens a form again, with the reason. Errors: not_allowed, not_found, reason_missing.';

do $$
declare
  v_verb text;
begin
  foreach v_verb in array array['check_tax_form', 'file_tax_form', 'reopen_tax_form'] loop
    execute format('revoke execute on function private.%1$I, public.%1$I from public, anon', v_verb);
    execute format('grant execute on function private.%1$I, public.%1$I to authenticated', v_verb);
  end loop;
end
$$;
