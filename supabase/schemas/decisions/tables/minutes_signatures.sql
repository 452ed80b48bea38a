create table public.minutes_signatures (
  assembly_id uuid not null,
  role public.minutes_role not null,
  organization_id uuid not null,
  property_id uuid not null,
  user_id uuid references auth.users (id) on delete set null,
  full_name text not null check (char_length(btrim(full_name)) between 1 and 120),
  minutes_hash text not null check (minutes_hash ~ '^[0-9a-f]{64}$'),
  signed_at timestamptz not null default now(),
  primary key (assembly_id, role),
  foreign key (organization_id, assembly_id) references public.assemblies (organization_id, id) on delete restrict
);
comment on table public.minutes_signatures is 'Who signed the minutes of an assembly as its chair and its secretary, and the hash of what they signed.';

create index minutes_signatures_of_organization on public.minutes_signatures (organization_id, assembly_id);
create index minutes_signatures_of_user on public.minutes_signatures (user_id);

alter table public.minutes_signatures enable row level security;
grant select on public.minutes_signatures to authenticated, service_role;
create policy "whoever sees an assembly sees who signed" on public.minutes_signatures for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read')))
    or assembly_id = any (array(select private.my_assembly_ids())));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.minutes_signatures
  for each statement execute function private.refuse_change();
create trigger refuse_change before delete or update of assembly_id, role, full_name, minutes_hash, signed_at on public.minutes_signatures
  for each row execute function private.refuse_change();
select private.compose_texts('public.minutes_signatures');
