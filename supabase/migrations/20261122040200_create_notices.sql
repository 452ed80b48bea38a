-- What the office tells many tenants at once. Who they are is decided when it is written; who moves in later joins.
create type public.notice_audience as enum ('organization', 'property', 'units', 'leases');

create table public.notices (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete restrict,
  title_es text not null default '' check (char_length(title_es) <= 120),
  body_es text not null default '' check (char_length(body_es) <= 6000),
  title_en text not null default '' check (char_length(title_en) <= 120),
  body_en text not null default '' check (char_length(body_en) <= 6000),
  search_text text not null generated always as (private.plain_text(title_es || ' ' || title_en)) stored,
  audience public.notice_audience not null,
  property_id uuid,
  unit_ids uuid[] not null default '{}',
  lease_ids uuid[] not null default '{}',
  publish_at timestamptz not null,
  expires_at timestamptz check (expires_at > publish_at),
  needs_acknowledgement boolean not null default false,
  withdrawn_at timestamptz,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  -- Kept by the verbs, for the list.
  recipient_count integer not null default 0,
  read_count integer not null default 0,
  acknowledged_count integer not null default 0,
  unique (organization_id, id),
  -- In one language or in both, each whole.
  check ((title_es = '') = (body_es = '') and (title_en = '') = (body_en = '') and title_es || title_en <> ''),
  check ((property_id is not null) = (audience in ('property', 'units'))),
  check ((cardinality(unit_ids) > 0) = (audience = 'units')),
  check ((cardinality(lease_ids) > 0) = (audience = 'leases')),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete restrict
);
comment on table public.notices is
  'Notices to tenants: of all properties, of one, of some units or of some leases. Tenants see them from publish_at on, unless withdrawn.';
create index notices_newest on public.notices (organization_id, publish_at desc, id desc);
create index notices_of_property on public.notices (organization_id, property_id);
create index notices_of_creator on public.notices (created_by);

create table public.notice_recipients (
  notice_id uuid not null,
  person_id uuid not null,
  organization_id uuid not null,
  lease_id uuid not null,
  read_at timestamptz,
  acknowledged_at timestamptz,
  primary key (notice_id, person_id),
  check (acknowledged_at is null or read_at is not null),
  foreign key (organization_id, notice_id) references public.notices (organization_id, id) on delete cascade,
  foreign key (organization_id, person_id) references public.people (organization_id, id) on delete cascade,
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete restrict
);
comment on table public.notice_recipients is 'Whom a notice is for, and whether they have read and acknowledged it.';
create index notice_recipients_of_person on public.notice_recipients (person_id, notice_id);
create index notice_recipients_of_organization on public.notice_recipients (organization_id, notice_id);
create index notice_recipients_of_member on public.notice_recipients (organization_id, person_id);
create index notice_recipients_of_lease on public.notice_recipients (organization_id, lease_id);

create function private.my_person_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$ select id from public.people where user_id = (select auth.uid()) $$;
comment on function private.my_person_ids is 'The caller as a person of the organisations that they rent or rented from.';

create function private.my_notice_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select n.id from public.notice_recipients r join public.notices n on n.id = r.notice_id
  where r.person_id in (select private.my_person_ids()) and n.publish_at <= now() and n.withdrawn_at is null
$$;
comment on function private.my_notice_ids is 'Published notices that are for the caller, those that have expired too.';
revoke execute on function private.my_person_ids, private.my_notice_ids from public, anon;
grant execute on function private.my_person_ids, private.my_notice_ids to authenticated, service_role;

do $$
declare
  v_table text;
begin
  foreach v_table in array array['notices', 'notice_recipients'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('grant select on public.%I to authenticated, service_role', v_table);
    execute format('create trigger refuse_truncate before truncate on public.%I
      for each statement execute function private.refuse_change()', v_table);
  end loop;
  if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.notices, public.notice_recipients;
  end if;
end
$$;
create policy "readers of messages and those whom they are for see notices" on public.notices for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('messages.read')))
    or id = any (array(select private.my_notice_ids())));
create policy "readers of messages see recipients, and each sees themselves" on public.notice_recipients for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('messages.read')))
    or (person_id = any (array(select private.my_person_ids())) and notice_id = any (array(select private.my_notice_ids()))));

create view public.notices_list with (security_invoker = true) as
select n.id, n.organization_id, n.title_es, n.body_es, n.title_en, n.body_en, n.search_text, n.audience, n.property_id, n.unit_ids,
  n.lease_ids, n.publish_at, n.expires_at, n.needs_acknowledgement, n.withdrawn_at, n.created_at, n.recipient_count, n.read_count,
  n.acknowledged_count, p.name as property_name,
  case when n.withdrawn_at is not null then 'withdrawn' when n.publish_at > now() then 'scheduled'
    when n.expires_at <= now() then 'past' else 'current' end as state
from public.notices n
left join public.properties p on p.organization_id = n.organization_id and p.id = n.property_id;
comment on view public.notices_list is 'Notices as the office lists them: scheduled, current, past or withdrawn, with how many have read them.';

create view public.notice_recipients_list with (security_invoker = true) as
select r.notice_id, r.person_id, r.organization_id, r.lease_id, r.read_at, r.acknowledged_at, pe.full_name,
  pe.user_id is not null as has_account, p.name as property_name, u.label as unit_label
from public.notice_recipients r
join public.people pe on pe.organization_id = r.organization_id and pe.id = r.person_id
join public.leases l on l.id = r.lease_id
join public.properties p on p.organization_id = l.organization_id and p.id = l.property_id
join public.units u on u.id = l.unit_id;
comment on view public.notice_recipients_list is 'Whom a notice is for, by name and place.';

create function public.my_notices()
returns table (id uuid, organization_id uuid, lease_id uuid, title_es text, body_es text, title_en text, body_en text,
  publish_at timestamptz, expires_at timestamptz, needs_acknowledgement boolean, read_at timestamptz, acknowledged_at timestamptz,
  organization_name text, time_zone text)
language sql
stable
set search_path = ''
as $$
  select n.id, n.organization_id, r.lease_id, n.title_es, n.body_es, n.title_en, n.body_en, n.publish_at, n.expires_at,
    n.needs_acknowledgement, r.read_at, r.acknowledged_at, o.name, o.time_zone
  from public.notice_recipients r
  join public.notices n on n.organization_id = r.organization_id and n.id = r.notice_id
  join public.organizations o on o.id = n.organization_id
  where r.person_id = any (array(select private.my_person_ids())) and n.id = any (array(select private.my_notice_ids()))
$$;
comment on function public.my_notices is 'Published notices for the caller, with whether they have read and acknowledged them.';
revoke execute on function public.my_notices from public, anon;
grant execute on function public.my_notices to authenticated;
grant select on public.notices_list, public.notice_recipients_list to authenticated, service_role;
