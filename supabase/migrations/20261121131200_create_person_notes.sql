-- What an organisation writes down about a person for itself. In tables of their own: a tenant reads the row of
-- public.people that stands for them, and must not read these.
create table public.person_notes (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  person_id uuid not null,
  body text not null check (char_length(btrim(body)) between 1 and 2000),
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, person_id) references public.people (organization_id, id) on delete cascade
);
comment on table public.person_notes is 'Private notes about a person; the person never sees them.';
create index person_notes_by_person on public.person_notes (organization_id, person_id, created_at desc);

create table public.person_tags (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  person_id uuid not null,
  tag text not null check (tag = btrim(tag) and char_length(tag) between 1 and 30),
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (person_id, tag),
  foreign key (organization_id, person_id) references public.people (organization_id, id) on delete cascade
);
comment on table public.person_tags is 'Words by which an organisation groups people; the people never see them.';
create index person_tags_by_person on public.person_tags (organization_id, person_id);
create index person_tags_by_tag on public.person_tags (organization_id, tag);

do $$
declare
  v_table text;
begin
  foreach v_table in array array['person_notes', 'person_tags'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('grant select, delete on public.%I to authenticated', v_table);
    execute format('grant select on public.%I to service_role', v_table);
    execute format('create policy "readers of people see %s" on public.%I for select to authenticated
      using (organization_id = any (array(select private.my_organization_ids(''people.read''))))', replace(v_table, '_', ' '), v_table);
    execute format('create policy "people writers add %s" on public.%I for insert to authenticated
      with check (organization_id = any (array(select private.my_organization_ids(''people.write''))))', replace(v_table, '_', ' '), v_table);
    execute format('create policy "people writers remove %s" on public.%I for delete to authenticated
      using (organization_id = any (array(select private.my_organization_ids(''people.write''))))', replace(v_table, '_', ' '), v_table);
  end loop;
end
$$;
grant insert (id, organization_id, person_id, body) on public.person_notes to authenticated;
grant insert (id, organization_id, person_id, tag) on public.person_tags to authenticated;

create function private.limit_person_rows()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_count integer;
begin
  execute format('select count(*) from public.%I where organization_id = $1 and person_id = $2', tg_table_name)
    into v_count using new.organization_id, new.person_id;
  if v_count >= tg_argv[0]::integer then
    perform private.fail('too_many_of_person', jsonb_build_object('limit', tg_argv[0]::integer));
  end if;
  return new;
end
$$;
comment on function private.limit_person_rows is 'Trigger: a person has no more notes or tags than its argument says.';
create trigger limit_person_rows before insert on public.person_notes
  for each row execute function private.limit_person_rows('200');
create trigger limit_person_rows before insert on public.person_tags
  for each row execute function private.limit_person_rows('12');

create view public.person_notes_list with (security_invoker = true) as
select n.id, n.organization_id, n.person_id, n.body, n.created_at,
  private.member_name(n.organization_id, n.created_by) as author_name
from public.person_notes n;
comment on view public.person_notes_list is 'Private notes about people with who wrote them; no name for who has left.';
grant select on public.person_notes_list to authenticated, service_role;
