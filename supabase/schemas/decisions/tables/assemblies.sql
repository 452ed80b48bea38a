create table public.assemblies (
  id uuid primary key,
  organization_id uuid not null,
  property_id uuid not null,
  status public.assembly_status not null default 'draft',
  title text not null check (char_length(btrim(title)) between 1 and 200),
  place text not null default '' check (char_length(place) <= 300),
  starts_at timestamptz not null check (starts_at between '2000-01-01' and '2200-01-01'),
  second_call_at timestamptz check (second_call_at between '2000-01-01' and '2200-01-01'),
  call smallint not null default 1 check (call in (1, 2)),
  rules_id uuid,
  called_at timestamptz,
  opened_at timestamptz,
  closed_at timestamptz,
  quorum jsonb check (jsonb_typeof(quorum) = 'object'),
  minutes text not null default '' check (char_length(minutes) <= 100000),
  minutes_hash text check (minutes_hash ~ '^[0-9a-f]{64}$'),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (property_id, id),
  check (second_call_at > starts_at),
  check (status = 'draft' or num_nonnulls(rules_id, called_at) = 2),
  check (status not in ('closed', 'certified') or num_nonnulls(opened_at, closed_at, minutes_hash) = 3),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete restrict,
  foreign key (property_id, rules_id) references public.decision_rules (property_id, id) on delete restrict
);
comment on table public.assemblies is
  'A meeting of a building: called with its notice, in session, closed with its minutes, certified when chair and secretary have signed.';
comment on column public.assemblies.quorum is
  'The most that was present in session on this call, as private.quorum_of answers. Null before the session.';
comment on column public.assemblies.minutes_hash is 'SHA-256 of the minutes (UTF-8), set as the assembly closes: what is signed.';

create index assemblies_of_organization on public.assemblies (organization_id, property_id, starts_at desc);
create index assemblies_of_rules on public.assemblies (property_id, rules_id);
create index assemblies_of_creator on public.assemblies (created_by);

alter table public.assemblies enable row level security;
grant select on public.assemblies to authenticated, service_role;
create policy "readers and the building see assemblies" on public.assemblies for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read')))
    or (status <> 'draft' and property_id = any (array(select private.my_decision_property_ids()))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.assemblies
  for each statement execute function private.refuse_change();
create trigger refuse_delete before delete on public.assemblies
  for each row when (old.status <> 'draft') execute function private.refuse_change();
create trigger refuse_rewrite before update on public.assemblies
  for each row when (old.status in ('closed', 'certified')
    and (to_jsonb(new) - '{status,created_by}'::text[]) is distinct from (to_jsonb(old) - '{status,created_by}'::text[]))
  execute function private.refuse_change();
select private.compose_texts('public.assemblies');
