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

alter table public.person_tags enable row level security;
grant select, delete on public.person_tags to authenticated;
grant select on public.person_tags to service_role;
grant insert (id, organization_id, person_id, tag) on public.person_tags to authenticated;
create policy "people writers add person tags" on public.person_tags for insert to authenticated
  with check (organization_id = any (array(select private.my_organization_ids('people.write'))));
create policy "people writers remove person tags" on public.person_tags for delete to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.write'))));
create policy "readers of people see person tags" on public.person_tags for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.read'))));

-- What follows a change, in this order.
create trigger limit_person_rows before insert on public.person_tags
  for each row execute function private.limit_person_rows('12');
select private.compose_texts('public.person_tags');
