-- What was filed is kept itself, not its hash alone: whoever is asked for it years later has it, whatever the records give by then.
create table public.tax_filed_contents (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  filing_id uuid not null,
  file_name text not null check (char_length(file_name) between 1 and 80),
  file_sha256 text not null check (file_sha256 ~ '^[0-9a-f]{64}$'),
  content text not null check (char_length(content) between 1 and 20000000),
  filed_at timestamptz not null default now(),
  filed_by uuid,
  unique (organization_id, id),
  check (file_sha256 = encode(sha256(convert_to(content, 'UTF8')), 'hex')),
  foreign key (organization_id, filing_id) references public.tax_filings (organization_id, id)
);
comment on table public.tax_filed_contents is
  'The text of each form that was filed: the file of 606, 607 and 608, the figures of IT-1 and IR-17 as JSON. One each time it was filed. Append-only.';
create index tax_filed_contents_by_filing on public.tax_filed_contents (organization_id, filing_id, filed_at desc);
alter table public.tax_filed_contents enable row level security;
grant select on public.tax_filed_contents to authenticated, service_role;
create policy "readers of money see filed contents" on public.tax_filed_contents for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));
create trigger refuse_change before update or delete on public.tax_filed_contents
  for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.tax_filed_contents
  for each statement execute function private.refuse_change();

drop function public.file_tax_form(uuid, public.tax_form, date, text);
drop function private.file_tax_form(uuid, public.tax_form, date, text);
create function private.file_tax_form(
  p_organization_id uuid, p_form public.tax_form, p_month date, p_sha256 text, p_content text)
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
  elsif coalesce(p_content, '') = '' then
    perform private.fail('file_missing');
  elsif v_filing.file_sha256 is distinct from p_sha256
    or p_sha256 is distinct from encode(sha256(convert_to(p_content, 'UTF8')), 'hex') then
    perform private.fail('file_changed');
  elsif private.organization_today(p_organization_id) < p_month + interval '1 month' then
    perform private.fail('month_not_over');
  end if;
  update public.tax_filings set status = 'filed', filed_at = now(), filed_by = (select auth.uid()) where id = v_filing.id;
  insert into public.tax_filed_contents (organization_id, filing_id, file_name, file_sha256, content, filed_by)
  values (p_organization_id, v_filing.id, coalesce(nullif(v_filing.file_name, ''), p_form::text), p_sha256, p_content,
    (select auth.uid()));
  return v_filing.id;
end
$$;
create function public.file_tax_form(p_organization_id uuid, p_form public.tax_form, p_month date, p_sha256 text, p_content text)
returns uuid language sql set search_path = ''
as $$ select private.file_tax_form(p_organization_id, p_form, p_month, p_sha256, p_content) $$;
comment on function public.file_tax_form is
  'Takes note that the checked form was filed with the tax authority, and keeps p_content, the text with the SHA-256 that was checked. Errors: not_allowed, form_filed, form_not_checked, file_missing, file_changed, month_not_over.';
revoke execute on function private.file_tax_form, public.file_tax_form from public, anon;
grant execute on function private.file_tax_form, public.file_tax_form to authenticated;
select private.guard_door('file_tax_form');
