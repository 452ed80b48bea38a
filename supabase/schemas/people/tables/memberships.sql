create table public.memberships (
  organization_id uuid not null references public.organizations (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  role public.membership_role not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, user_id)
);
comment on table public.memberships is 'Who works in which organisation, and as what.';

create index memberships_user on public.memberships (user_id);

alter table public.memberships enable row level security;
grant select on public.memberships to authenticated;
grant all on public.memberships to service_role;
create policy "members see who works in their organisation" on public.memberships
  for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids())));

-- What follows a change, in this order.
create trigger keep_an_owner_on_delete after delete on public.memberships
  for each row when (old.role = 'owner') execute function private.keep_an_owner();
create trigger keep_an_owner_on_update after update of role on public.memberships
  for each row when (old.role = 'owner' and new.role <> 'owner') execute function private.keep_an_owner();
create trigger signal_team_change after insert or update or delete on public.memberships
  for each row execute function private.signal_team_change();
create trigger withdraw_invitations_on_delete after delete on public.memberships
  for each row execute function private.withdraw_invitations();
create trigger withdraw_invitations_on_update after update of role on public.memberships
  for each row when (old.role <> new.role) execute function private.withdraw_invitations();
create trigger write_audit_log after insert or update or delete on public.memberships
  for each row execute function private.write_audit_log();
