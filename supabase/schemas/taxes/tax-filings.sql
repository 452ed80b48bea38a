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

create function private.lock_filing(p_organization_id uuid, p_issuer_id uuid, p_permission text, p_form public.tax_form, p_month date)
returns public.tax_filings
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_filing public.tax_filings;
begin
  perform private.require_permission(p_organization_id, p_permission);
  perform private.own_issuer(p_organization_id, p_issuer_id);
  if p_month is null or extract(day from p_month) <> 1 then
    perform private.fail('month_invalid');
  end if;
  -- Nothing of the month is issued or cancelled while its form changes state.
  perform private.lock_money(p_organization_id);
  perform set_config('private.filing_reason', '', true);
  select * into v_filing from public.tax_filings where issuer_id = p_issuer_id and form = p_form and month = p_month;
  return v_filing;
end
$$;
comment on function private.lock_filing is
  'The form of an issuer''s month, or nothing; refuses whoever may not. Holds the money lock.';

create function private.check_tax_form(
  p_organization_id uuid, p_form public.tax_form, p_month date, p_made_id uuid, p_issuer_id uuid default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_issuer uuid := coalesce(p_issuer_id, p_organization_id);
  v_filing public.tax_filings := private.lock_filing(p_organization_id, v_issuer, 'money.write', p_form, p_month);
  v_made private.made_tax_forms := private.take_made_form(v_issuer, p_form, p_month, p_made_id);
  v_id uuid;
begin
  if v_filing.status = 'filed' and v_filing.to_rectify_since is null then
    perform private.fail('form_filed');
  elsif v_made.has_errors then
    perform private.fail('form_has_errors');
  elsif v_filing.status = 'checked' and v_filing.file_sha256 = v_made.file_sha256 then
    return v_filing.id;
  end if;
  insert into public.tax_filings as f (organization_id, issuer_id, form, month, status, file_name, file_sha256, row_count, checked_at, checked_by)
  values (p_organization_id, v_issuer, p_form, p_month, 'checked', v_made.file_name, v_made.file_sha256, v_made.row_count, now(),
    (select auth.uid()))
  on conflict (issuer_id, form, month) do update set status = 'checked', file_name = excluded.file_name,
    file_sha256 = excluded.file_sha256, row_count = excluded.row_count, checked_at = now(), checked_by = excluded.checked_by,
    filed_at = null, filed_by = null
  returning id into v_id;
  return v_id;
end
$$;
select private.declare_verb('check_tax_form', 'money.write', p_comment =>
  'Takes note that a month''s form (p_month: its first day) was checked, as the Worker made it (p_made_id), of an issuer (null: the organization itself). Errors: not_allowed, not_found, form_filed, file_missing, form_has_errors, month_invalid.');

create function private.file_tax_form(
  p_organization_id uuid, p_form public.tax_form, p_month date, p_made_id uuid, p_issuer_id uuid default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_issuer uuid := coalesce(p_issuer_id, p_organization_id);
  v_filing public.tax_filings := private.lock_filing(p_organization_id, v_issuer, 'money.write', p_form, p_month);
  v_made private.made_tax_forms := private.take_made_form(v_issuer, p_form, p_month, p_made_id);
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
select private.declare_verb('file_tax_form', 'money.write', p_comment =>
  'Takes note that the checked form was filed with the tax authority, and keeps its text, as the Worker made it (p_made_id) of the records, of an issuer (null: the organization itself). Errors: not_allowed, not_found, form_filed, form_not_checked, file_missing, file_changed, month_not_over.');

create function private.reopen_tax_form(
  p_organization_id uuid, p_form public.tax_form, p_month date, p_reason text, p_issuer_id uuid default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_issuer uuid := coalesce(p_issuer_id, p_organization_id);
  v_filing public.tax_filings := private.lock_filing(p_organization_id, v_issuer, 'money.reverse', p_form, p_month);
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
select private.declare_verb('reopen_tax_form', 'money.reverse', p_comment =>
  'Opens an issuer''s form again (null: that of the organization itself), with the reason. Errors: not_allowed, not_found, reason_missing.');

create function private.require_open_form(p_issuer_id uuid, p_form public.tax_form, p_day date)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if exists (select 1 from public.tax_filings where issuer_id = p_issuer_id and form = p_form
    and month = date_trunc('month', p_day)::date and status = 'filed') then
    perform private.fail('month_filed', jsonb_build_object('form', p_form, 'month', to_char(p_day, 'YYYY-MM')));
  end if;
end
$$;
comment on function private.require_open_form is 'Refuses with month_filed what would change a form of an issuer that was filed.';

create function private.keep_made_tax_form(
  p_organization_id uuid, p_form public.tax_form, p_month date, p_file_name text, p_row_count integer, p_has_errors boolean,
  p_content text, p_issuer_id uuid default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid;
begin
  delete from private.made_tax_forms where made_at < now() - interval '1 hour';
  insert into private.made_tax_forms (organization_id, issuer_id, form, month, file_name, file_sha256, row_count, has_errors, content)
  values (p_organization_id, private.own_issuer(p_organization_id, p_issuer_id), p_form, p_month, p_file_name, encode(sha256(convert_to(p_content, 'UTF8')), 'hex'), p_row_count,
    p_has_errors, p_content)
  returning id into v_id;
  return v_id;
end
$$;
select private.declare_verb('keep_made_tax_form', 'service', p_callers => 'service_role', p_comment =>
  'For the Worker: keeps a form as it made it of the records, for check_tax_form and file_tax_form to take. Returns its id.');

create function private.take_made_form(p_issuer_id uuid, p_form public.tax_form, p_month date, p_made_id uuid)
returns private.made_tax_forms
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_made private.made_tax_forms;
begin
  delete from private.made_tax_forms where id = p_made_id and issuer_id = p_issuer_id and form = p_form
    and month = p_month and made_at > now() - interval '1 hour'
  returning * into v_made;
  if v_made.id is null then
    perform private.fail('file_missing');
  end if;
  return v_made;
end
$$;
comment on function private.take_made_form is 'A form that the Worker made, once.';

create function private.clear_rectification()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.to_rectify_since := null;
  return new;
end
$$;
comment on function private.clear_rectification is 'Trigger: a form that is filed again says what the records give.';
