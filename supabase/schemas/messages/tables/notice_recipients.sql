create table public.notice_recipients (
  notice_id uuid not null,
  person_id uuid not null,
  organization_id uuid not null,
  lease_id uuid not null,
  read_at timestamptz,
  acknowledged_at timestamptz,
  received_at timestamptz,
  primary key (notice_id, person_id),
  check (acknowledged_at is null or read_at is not null),
  foreign key (organization_id, notice_id) references public.notices (organization_id, id) on delete cascade,
  foreign key (organization_id, person_id) references public.people (organization_id, id) on delete cascade,
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete restrict
);
comment on table public.notice_recipients is 'Whom a notice is for, and whether they have read and acknowledged it.';
comment on column public.notice_recipients.received_at is
  'Since when it is theirs for good; null while it depends on whether they live there.';

create index notice_recipients_of_person on public.notice_recipients (person_id, notice_id);
create index notice_recipients_of_organization on public.notice_recipients (organization_id, notice_id);
create index notice_recipients_of_member on public.notice_recipients (organization_id, person_id);
create index notice_recipients_of_lease on public.notice_recipients (organization_id, lease_id);
create index notice_recipients_expected on public.notice_recipients (organization_id, notice_id) where received_at is null;

alter table public.notice_recipients enable row level security;
grant select on public.notice_recipients to authenticated, service_role;
create policy "readers of messages see recipients, and each sees themselves" on public.notice_recipients for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('messages.read')))
    or (person_id = any (array(select private.my_person_ids())) and notice_id = any (array(select private.my_notice_ids()))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.notice_recipients
  for each statement execute function private.refuse_change();
