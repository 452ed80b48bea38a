-- Administrators read and tend what visitors sent, through functions that need a second factor and write the audit log.
create function private.admin_waitlist_counts()
returns table (confirmed_count bigint, unconfirmed_count bigint)
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_platform_admin('admin_waitlist_counts');
  return query select count(*) filter (where confirmed_at is not null), count(*) filter (where confirmed_at is null)
  from private.waitlist_entries;
end
$$;
select private.declare_verb('admin_waitlist_counts', 'admin', p_comment =>
  'How many addresses are on the waitlist. Errors: not_allowed, second_factor_needed.');

create function private.find_waitlist_entries(p_search text, p_state text, p_before timestamptz, p_before_id uuid, p_limit integer)
returns table (id uuid, email text, language text, source text, created_at timestamptz, confirmed_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select e.id, e.email, e.language, e.source, e.created_at, e.confirmed_at
  from private.waitlist_entries e
  where (p_before is null or (e.created_at, e.id) < (p_before, p_before_id))
    and (coalesce(p_search, '') = '' or strpos(e.email, lower(btrim(p_search))) > 0)
    and (p_state is null or (p_state = 'confirmed') = (e.confirmed_at is not null))
  order by e.created_at desc, e.id desc
  limit p_limit
$$;
comment on function private.find_waitlist_entries is
  'A page of the waitlist, newest first; p_state is confirmed, unconfirmed or null for both.';

create function private.admin_list_waitlist(
  p_search text default '', p_state text default null, p_before timestamptz default null, p_before_id uuid default null,
  p_limit integer default 50)
returns table (id uuid, email text, language text, source text, created_at timestamptz, confirmed_at timestamptz)
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_platform_admin('admin_list_waitlist');
  return query select * from private.find_waitlist_entries(p_search, p_state, p_before, p_before_id,
    least(greatest(coalesce(p_limit, 50), 1), 200));
end
$$;
select private.declare_verb('admin_list_waitlist', 'admin', p_comment =>
  'The waitlist, newest first, in pages: p_before and p_before_id are those of the last entry seen. Errors: not_allowed, second_factor_needed.');

create function private.admin_export_waitlist(
  p_search text default '', p_state text default null, p_before timestamptz default null, p_before_id uuid default null)
returns table (id uuid, email text, language text, source text, created_at timestamptz, confirmed_at timestamptz)
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_platform_admin('admin_export_waitlist');
  return query select * from private.find_waitlist_entries(p_search, p_state, p_before, p_before_id, 1000);
end
$$;
select private.declare_verb('admin_export_waitlist', 'admin', p_comment =>
  'As admin_list_waitlist, a thousand at a time, and told apart from it in the audit log. Errors: not_allowed, second_factor_needed.');

create function private.admin_delete_waitlist_entry(p_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_platform_admin('admin_delete_waitlist_entry');
  if not exists (select 1 from private.waitlist_entries where id = p_id) then
    perform private.fail('not_found');
  end if;
  perform private.erase_waitlist_entry(p_id);
  -- Which one, but not whose address: it was deleted for a reason.
  insert into public.audit_log (actor_id, action, table_name, row_id) values ((select auth.uid()), 'delete', 'waitlist_entries', p_id);
  return p_id;
end
$$;
select private.declare_verb('admin_delete_waitlist_entry', 'admin', p_comment =>
  'Deletes an address from the waitlist for good, on request of its owner. Errors: not_allowed, second_factor_needed, not_found.');

create function private.admin_list_contact_messages(
  p_search text default '', p_state text default null, p_before timestamptz default null, p_before_id uuid default null,
  p_limit integer default 50)
returns table (id uuid, name text, email text, reader text, language text, message text, created_at timestamptz, answered_at timestamptz)
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_platform_admin('admin_list_contact_messages');
  return query
    select m.id, m.name, m.email, m.reader, m.language, m.message, m.created_at, m.answered_at
    from private.contact_messages m
    where (p_before is null or (m.created_at, m.id) < (p_before, p_before_id))
      and (coalesce(p_search, '') = '' or strpos(lower(concat_ws(' ', m.name, m.email, m.message)), lower(btrim(p_search))) > 0)
      and (p_state is null or (p_state = 'answered') = (m.answered_at is not null))
    order by m.created_at desc, m.id desc
    limit least(greatest(coalesce(p_limit, 50), 1), 200);
end
$$;
select private.declare_verb('admin_list_contact_messages', 'admin', p_comment =>
  'What visitors wrote, newest first, in pages; p_state is open, answered or null. Errors: not_allowed, second_factor_needed.');

create function private.admin_mark_contact_answered(p_id uuid, p_is_answered boolean)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_platform_admin('admin_mark_contact_answered');
  update private.contact_messages m set answered_at = case when p_is_answered then coalesce(m.answered_at, now()) end,
    answered_by = case when p_is_answered then coalesce(m.answered_by, (select auth.uid())) end
  where m.id = p_id;
  if not found then
    perform private.fail('not_found');
  end if;
  insert into public.audit_log (actor_id, action, table_name, row_id) values ((select auth.uid()),
    case when p_is_answered then 'answered' else 'reopened' end, 'contact_messages', p_id);
  return p_id;
end
$$;
select private.declare_verb('admin_mark_contact_answered', 'admin', p_comment =>
  'Marks a message as answered, or as open again. Errors: not_allowed, second_factor_needed, not_found.');
