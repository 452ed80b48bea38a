-- What comes late is written down: a bill of a month whose form was filed is posted or paid, and the form is marked as to be
-- rectified until it is filed again. What a filed form told is still not taken back: voiding, correcting and reversing are refused.
alter table public.tax_filings add column to_rectify_since timestamptz;
comment on column public.tax_filings.to_rectify_since is
  'Since when a bill that came late makes the filed form another; null while it says what the records give. Cleared by filing again.';

-- A mark is no step of the form.
drop trigger write_filing_event on public.tax_filings;
create trigger write_filing_event after insert or update of status, file_sha256 on public.tax_filings
  for each row execute function private.write_filing_event();

create or replace function private.keep_filed_bill()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_changed uuid[];
  v_filing public.tax_filings;
begin
  select array_agg(t.id order by t.month, t.form) into v_changed
  from private.filed_parts_of_bill(old) o full join private.filed_parts_of_bill(new) n on n.form = o.form and n.month = o.month
  join public.tax_filings t on t.organization_id = new.organization_id and t.form = coalesce(n.form, o.form)
    and t.month = coalesce(n.month, o.month) and t.status = 'filed'
  where o.part is distinct from n.part;
  if v_changed is null then
    return null;
  elsif (old.entry_id is null and new.entry_id is not null) or new.paid_minor > old.paid_minor then
    update public.tax_filings set to_rectify_since = now() where id = any (v_changed) and to_rectify_since is null;
    return null;
  end if;
  select * into strict v_filing from public.tax_filings where id = v_changed[1];
  perform private.fail('bill_month_filed',
    jsonb_build_object('form', v_filing.form, 'month', to_char(v_filing.month, 'YYYY-MM')));
  return null;
end
$$;
comment on function private.keep_filed_bill is
  'Trigger: a bill that is posted or paid late marks the filed forms that would not be the same with it as to be rectified; refuses with bill_month_filed to void or correct one, or to reverse its payment.';

create or replace function private.check_tax_form(p_organization_id uuid, p_form public.tax_form, p_month date, p_made_id uuid)
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
  if v_filing.status = 'filed' and v_filing.to_rectify_since is null then
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
    file_sha256 = excluded.file_sha256, row_count = excluded.row_count, checked_at = now(), checked_by = excluded.checked_by,
    filed_at = null, filed_by = null
  returning id into v_id;
  return v_id;
end
$$;

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
create trigger clear_rectification before update of status on public.tax_filings
  for each row when (new.status = 'filed' and old.status <> 'filed') execute function private.clear_rectification();
revoke execute on function private.clear_rectification from public, anon, authenticated;
