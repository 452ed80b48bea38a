create function private.keep_vendor_document_rules()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    insert into private.files_to_remove (bucket_id, path) select 'vendor-documents', old.path where old.path is not null;
    return old;
  end if;
  new.created_by := (select auth.uid());
  perform 1 from public.vendors where id = new.vendor_id for update;
  if (select count(*) from public.vendor_documents where vendor_id = new.vendor_id) >= 40 then
    perform private.fail('too_many_documents');
  end if;
  return new;
end
$$;
comment on function private.keep_vendor_document_rules is
  'Trigger: who added a document is known, a vendor has at most 40, and the file goes with the row.';

create function private.my_announced_vendor_documents()
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select d.path from public.vendor_documents d
  where d.path is not null and d.created_by = (select auth.uid()) and d.created_at > now() - interval '1 hour'
    and d.organization_id in (select private.my_organization_ids('money.write'))
$$;
comment on function private.my_announced_vendor_documents is
  'Where the caller may put a file: documents of vendors that they announced within the hour.';

create function private.set_required_vendor_documents(p_organization_id uuid, p_kinds public.vendor_document_kind[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_permission(p_organization_id, 'organization.manage');
  delete from public.required_vendor_documents where organization_id = p_organization_id and kind <> all (p_kinds);
  insert into public.required_vendor_documents (organization_id, kind)
  select distinct p_organization_id, k.kind from unnest(p_kinds) as k (kind) where k.kind is not null
  on conflict do nothing;
end
$$;
select private.declare_verb('set_required_vendor_documents', 'organization.manage', p_comment =>
  'Says which papers a vendor needs to be given work; an empty list for none. Error: not_allowed.');

create function private.require_vendor_may_work(p_vendor_id uuid, p_day date, p_override_reason text)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_missing jsonb;
begin
  select jsonb_agg(r.kind order by r.kind) into v_missing
  from public.vendors v
  join public.required_vendor_documents r on r.organization_id = v.organization_id
  where v.id = p_vendor_id and not exists (select 1 from public.vendor_documents d
    where d.organization_id = v.organization_id and d.vendor_id = v.id and d.kind = r.kind
      and coalesce(d.valid_from, p_day) <= p_day and coalesce(d.valid_until, p_day) >= p_day);
  -- Whoever gives the work all the same says why; the verb that asked keeps the reason.
  if v_missing is not null and char_length(btrim(coalesce(p_override_reason, ''))) < 10 then
    perform private.fail('vendor_documents_missing', jsonb_build_object('kinds', v_missing));
  end if;
end
$$;
comment on function private.require_vendor_may_work is
  'Refuses work for a vendor who lacks a required paper that is valid on the day, unless a reason of ten letters or more is given. Error: vendor_documents_missing (kinds).';

create function private.mail_ending_vendor_document(p_organization_id uuid, p_document_id uuid, p_days integer)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.notify_user(m.user_id, p_organization_id, 'vendor_document_ending', 'vendor_document_ending', 'vendor', v.id,
    jsonb_build_object('vendor_id', v.id, 'vendor', v.name, 'kind', d.kind, 'last_day', d.valid_until),
    'vendor-document-ending/' || d.id || '/' || p_days || '/' || m.user_id)
  from public.vendor_documents d
  join public.vendors v on v.organization_id = d.organization_id and v.id = d.vendor_id
  join public.memberships m on m.organization_id = d.organization_id
  join private.role_permissions r on r.role = m.role and r.permission = 'maintenance.write'
  where d.organization_id = p_organization_id and d.id = p_document_id
$$;
comment on function private.mail_ending_vendor_document is
  'Writes to those who see to repairs that a paper of a vendor ends.';

create function private.warn_of_ending_vendor_documents(p_organization_id uuid, p_today date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_ending record;
begin
  for v_ending in
    with due as (
      select d.id, min(s.days)::smallint as days from public.vendor_documents d
        join public.vendors v on v.organization_id = d.organization_id and v.id = d.vendor_id and v.archived_at is null
        cross join unnest('{30,7}'::smallint[]) s (days)
      where d.organization_id = p_organization_id and d.valid_until between p_today and p_today + s.days and s.days < d.warned_days
        -- One that has been renewed ends quietly.
        and not exists (select 1 from public.vendor_documents n where n.organization_id = d.organization_id
          and n.vendor_id = d.vendor_id and n.kind = d.kind and coalesce(n.valid_until, 'infinity') > d.valid_until)
      group by d.id
    )
    update public.vendor_documents d set warned_days = due.days from due where d.id = due.id returning d.id, d.warned_days
  loop
    perform private.mail_ending_vendor_document(p_organization_id, v_ending.id, v_ending.warned_days);
  end loop;
end
$$;
comment on function private.warn_of_ending_vendor_documents is
  'Warns of papers of vendors that end: 30 and 7 days before, each once; not of one that has been renewed.';

grant execute on function private.my_announced_vendor_documents to authenticated;
