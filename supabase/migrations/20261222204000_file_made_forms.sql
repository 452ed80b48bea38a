-- What is filed is what the Worker made of the records, not what a client sends: the Worker alone writes it down here, and the
-- verbs, called with the rights of whoever files, take it from here.
create table private.made_tax_forms (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  form public.tax_form not null,
  month date not null,
  file_name text not null check (char_length(file_name) between 1 and 80),
  file_sha256 text not null,
  row_count integer not null check (row_count >= 0),
  has_errors boolean not null,
  content text not null check (char_length(content) between 1 and 20000000),
  made_at timestamptz not null default now()
);
comment on table private.made_tax_forms is
  'Forms as the Worker made them of the records, until they are checked or filed; gone after an hour.';
create index made_tax_forms_by_time on private.made_tax_forms (made_at);
create index made_tax_forms_by_organization on private.made_tax_forms (organization_id);

create function private.keep_made_tax_form(p_organization_id uuid, p_form public.tax_form, p_month date, p_file_name text,
  p_row_count integer, p_has_errors boolean, p_content text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid;
begin
  delete from private.made_tax_forms where made_at < now() - interval '1 hour';
  insert into private.made_tax_forms (organization_id, form, month, file_name, file_sha256, row_count, has_errors, content)
  values (p_organization_id, p_form, p_month, p_file_name, encode(sha256(convert_to(p_content, 'UTF8')), 'hex'), p_row_count,
    p_has_errors, p_content)
  returning id into v_id;
  return v_id;
end
$$;
create function public.keep_made_tax_form(p_organization_id uuid, p_form public.tax_form, p_month date, p_file_name text,
  p_row_count integer, p_has_errors boolean, p_content text)
returns uuid language sql set search_path = ''
as $$ select private.keep_made_tax_form(p_organization_id, p_form, p_month, p_file_name, p_row_count, p_has_errors, p_content) $$;
comment on function public.keep_made_tax_form is
  'For the Worker: keeps a form as it made it of the records, for check_tax_form and file_tax_form to take. Returns its id.';

create function private.take_made_form(p_organization_id uuid, p_form public.tax_form, p_month date, p_made_id uuid)
returns private.made_tax_forms
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_made private.made_tax_forms;
begin
  delete from private.made_tax_forms where id = p_made_id and organization_id = p_organization_id and form = p_form
    and month = p_month and made_at > now() - interval '1 hour'
  returning * into v_made;
  if v_made.id is null then
    perform private.fail('file_missing');
  end if;
  return v_made;
end
$$;
comment on function private.take_made_form is 'A form that the Worker made, once.';

drop function public.check_tax_form(uuid, public.tax_form, date, text, text, integer);
drop function private.check_tax_form(uuid, public.tax_form, date, text, text, integer);
create function private.check_tax_form(p_organization_id uuid, p_form public.tax_form, p_month date, p_made_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_filing public.tax_filings := private.lock_filing(p_organization_id, 'money.write', p_form, p_month);
  v_made private.made_tax_forms := private.take_made_form(p_organization_id, p_form, p_month, p_made_id);
  v_id uuid;
begin
  if v_filing.status = 'filed' then
    perform private.fail('form_filed');
  elsif v_made.has_errors then
    perform private.fail('form_has_errors');
  elsif v_filing.status = 'checked' and v_filing.file_sha256 = v_made.file_sha256 then
    return v_filing.id;
  end if;
  insert into public.tax_filings as f (organization_id, form, month, status, file_name, file_sha256, row_count, checked_at, checked_by)
  values (p_organization_id, p_form, p_month, 'checked', v_made.file_name, v_made.file_sha256, v_made.row_count, now(),
    (select auth.uid()))
  on conflict (organization_id, form, month) do update set status = 'checked', file_name = excluded.file_name,
    file_sha256 = excluded.file_sha256, row_count = excluded.row_count, checked_at = now(), checked_by = excluded.checked_by
  returning id into v_id;
  return v_id;
end
$$;
create function public.check_tax_form(p_organization_id uuid, p_form public.tax_form, p_month date, p_made_id uuid)
returns uuid language sql set search_path = ''
as $$ select private.check_tax_form(p_organization_id, p_form, p_month, p_made_id) $$;
comment on function public.check_tax_form is
  'Takes note that a month''s form (p_month: its first day) was checked, as the Worker made it (p_made_id). Errors: not_allowed, form_filed, file_missing, form_has_errors, month_invalid.';

drop function public.file_tax_form(uuid, public.tax_form, date, text, text);
drop function private.file_tax_form(uuid, public.tax_form, date, text, text);
create function private.file_tax_form(p_organization_id uuid, p_form public.tax_form, p_month date, p_made_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_filing public.tax_filings := private.lock_filing(p_organization_id, 'money.write', p_form, p_month);
  v_made private.made_tax_forms := private.take_made_form(p_organization_id, p_form, p_month, p_made_id);
begin
  if v_filing.status = 'filed' and v_filing.file_sha256 = v_made.file_sha256 then
    return v_filing.id;
  elsif v_filing.status = 'filed' then
    perform private.fail('form_filed');
  elsif v_filing.status is distinct from 'checked' then
    perform private.fail('form_not_checked');
  elsif v_filing.file_sha256 is distinct from v_made.file_sha256 then
    perform private.fail('file_changed');
  elsif private.organization_today(p_organization_id) < p_month + interval '1 month' then
    perform private.fail('month_not_over');
  end if;
  update public.tax_filings set status = 'filed', filed_at = now(), filed_by = (select auth.uid()) where id = v_filing.id;
  insert into public.tax_filed_contents (organization_id, filing_id, file_name, file_sha256, content, filed_by)
  values (p_organization_id, v_filing.id, v_made.file_name, v_made.file_sha256, v_made.content, (select auth.uid()));
  return v_filing.id;
end
$$;
create function public.file_tax_form(p_organization_id uuid, p_form public.tax_form, p_month date, p_made_id uuid)
returns uuid language sql set search_path = ''
as $$ select private.file_tax_form(p_organization_id, p_form, p_month, p_made_id) $$;
comment on function public.file_tax_form is
  'Takes note that the checked form was filed with the tax authority, and keeps its text, as the Worker made it (p_made_id) of the records. Errors: not_allowed, form_filed, form_not_checked, file_missing, file_changed, month_not_over.';

revoke execute on function private.take_made_form, private.keep_made_tax_form, public.keep_made_tax_form, private.check_tax_form,
  public.check_tax_form, private.file_tax_form, public.file_tax_form from public, anon, authenticated;
grant execute on function private.keep_made_tax_form, public.keep_made_tax_form to service_role;
grant execute on function private.check_tax_form, public.check_tax_form, private.file_tax_form, public.file_tax_form
  to authenticated;
select private.guard_door('check_tax_form');
select private.guard_door('file_tax_form');
