create table public.community_reports (
  id uuid primary key,
  organization_id uuid not null,
  property_id uuid not null,
  post_id uuid not null,
  reporter_id uuid references auth.users (id) on delete set null,
  lease_id uuid not null,
  reason text not null check (char_length(btrim(reason)) between 3 and 500),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  is_upheld boolean,
  unique (post_id, reporter_id),
  check ((decided_at is null) = (is_upheld is null)),
  foreign key (property_id, post_id) references public.community_posts (property_id, id) on delete restrict,
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete restrict
);
comment on table public.community_reports is 'What neighbours say is wrong with a post, for those who moderate.';

create index reports_waiting on public.community_reports (organization_id, created_at) where decided_at is null;
create index reports_of_organization on public.community_reports (organization_id, post_id);
create index reports_of_property on public.community_reports (property_id, post_id);
create index reports_of_reporter on public.community_reports (reporter_id);
create index reports_of_lease on public.community_reports (lease_id);

alter table public.community_reports enable row level security;
grant select on public.community_reports to authenticated, service_role;
create policy "moderators see reports, reporters their own" on public.community_reports for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.write'))) or reporter_id = (select auth.uid()));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.community_reports
  for each statement execute function private.refuse_change();
create trigger refuse_delete before delete on public.community_reports
  for each row execute function private.refuse_change();
select private.compose_texts('public.community_reports');
