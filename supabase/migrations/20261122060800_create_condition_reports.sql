-- How a place is found when its tenant moves in and left when they move out: made by either side, confirmed by both.
create type public.condition_moment as enum ('move_in', 'move_out');
create type public.item_condition as enum ('new', 'good', 'worn', 'damaged', 'missing');

create table public.condition_reports (
  id uuid primary key,
  organization_id uuid not null,
  lease_id uuid not null,
  moment public.condition_moment not null,
  -- Counts the changes, so that what is confirmed is what was read.
  revision integer not null default 1,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  office_confirmed_at timestamptz,
  office_confirmed_by uuid references auth.users (id) on delete set null,
  tenant_confirmed_at timestamptz,
  tenant_confirmed_by uuid references auth.users (id) on delete set null,
  unique (lease_id, moment),
  unique (organization_id, id),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete restrict
);
comment on table public.condition_reports is
  'The inventory and condition of what a lease lets, at move-in and move-out; once both sides have confirmed it, nothing of it changes.';
create index condition_reports_of_organization on public.condition_reports (organization_id, lease_id);
create index condition_reports_of_lease on public.condition_reports (lease_id);
create index condition_reports_created_by on public.condition_reports (created_by);
create index condition_reports_office_by on public.condition_reports (office_confirmed_by);
create index condition_reports_tenant_by on public.condition_reports (tenant_confirmed_by);

create table public.condition_items (
  id uuid primary key,
  organization_id uuid not null,
  report_id uuid not null,
  lease_id uuid not null,
  -- The item of the move-in report that it is compared with.
  origin_id uuid references public.condition_items (id) on delete restrict,
  position integer not null,
  room text not null check (char_length(btrim(room)) between 1 and 60),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  condition public.item_condition not null,
  note text not null default '' check (char_length(note) <= 500),
  unique (organization_id, id),
  foreign key (organization_id, report_id) references public.condition_reports (organization_id, id) on delete restrict,
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete restrict
);
comment on table public.condition_items is 'A thing or surface of a room and the state it is in.';
create index condition_items_of_report on public.condition_items (organization_id, report_id, position);
create index condition_items_of_lease on public.condition_items (lease_id);
create index condition_items_of_origin on public.condition_items (origin_id);

create table public.condition_photos (
  id uuid primary key,
  organization_id uuid not null,
  item_id uuid not null,
  lease_id uuid not null,
  path text not null generated always as
    (organization_id::text || '/' || lease_id::text || '/' || id::text || '.jpg') stored unique,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  foreign key (organization_id, item_id) references public.condition_items (organization_id, id) on delete restrict
);
comment on table public.condition_photos is
  'Photos of items of a condition report; the files lie in the bucket condition-photos, where each was announced by its row.';
create index condition_photos_of_item on public.condition_photos (organization_id, item_id);
create index condition_photos_of_lease on public.condition_photos (lease_id);
create index condition_photos_of_creator on public.condition_photos (created_by);

create table public.deduction_evidence (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  lease_id uuid not null,
  deduction_id uuid not null references public.deposit_deductions (id) on delete restrict,
  item_id uuid not null,
  unique (deduction_id, item_id),
  foreign key (organization_id, item_id) references public.condition_items (organization_id, id) on delete restrict,
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete restrict
);
comment on table public.deduction_evidence is 'Which items of a condition report show why something was kept of a deposit.';
create index deduction_evidence_of_organization on public.deduction_evidence (organization_id, lease_id);
create index deduction_evidence_of_lease on public.deduction_evidence (lease_id);
create index deduction_evidence_of_item on public.deduction_evidence (organization_id, item_id);

do $$
declare
  v_table text;
begin
  foreach v_table in array array['condition_reports', 'condition_items', 'condition_photos', 'deduction_evidence'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('grant select on public.%I to authenticated, service_role', v_table);
    execute format('create policy "readers of leases and tenants see %s" on public.%I for select to authenticated
      using (organization_id = any (array(select private.my_organization_ids(''leases.read'')))
        or lease_id = any (array(select private.my_lease_ids())))', replace(v_table, '_', ' '), v_table);
    execute format('create trigger refuse_truncate before truncate on public.%I
      for each statement execute function private.refuse_change()', v_table);
  end loop;
  if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.condition_reports;
  end if;
end
$$;

create function private.keep_confirmed_reports()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_report_id uuid;
begin
  if tg_table_name = 'condition_reports' then
    v_report_id := old.id;
  elsif tg_table_name = 'condition_items' then
    v_report_id := case when tg_op = 'INSERT' then new.report_id else old.report_id end;
  else
    select report_id into v_report_id from public.condition_items where id = case when tg_op = 'INSERT' then new.item_id else old.item_id end;
  end if;
  if exists (select 1 from public.condition_reports
    where id = v_report_id and office_confirmed_at is not null and tenant_confirmed_at is not null) then
    perform private.fail('report_confirmed');
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
comment on function private.keep_confirmed_reports is 'Trigger: what both sides have confirmed stays as it is, whoever asks.';
revoke execute on function private.keep_confirmed_reports from public, anon, authenticated;
create trigger keep_confirmed before delete or update of lease_id, moment, revision, office_confirmed_at, tenant_confirmed_at on public.condition_reports
  for each row execute function private.keep_confirmed_reports();
create trigger keep_confirmed before insert or update or delete on public.condition_items
  for each row execute function private.keep_confirmed_reports();
create trigger keep_confirmed before insert or delete or update of item_id, lease_id on public.condition_photos
  for each row execute function private.keep_confirmed_reports();

-- Path: <organisation>/<lease>/<photo>.jpg. A file is taken only where a row has announced it.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('condition-photos', 'condition-photos', false, 2097152, array['image/jpeg'])
on conflict (id) do nothing;
create function private.my_condition_photo_paths(p_right text)
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select path from public.condition_photos
  where case p_right when 'add' then created_by = (select auth.uid()) and created_at > now() - interval '1 day'
    else lease_id in (select private.my_lease_ids()) end
$$;
comment on function private.my_condition_photo_paths is
  'Photos of condition reports of the caller''s leases or, for `add`, those that they announced within the day.';
revoke execute on function private.my_condition_photo_paths from public, anon;
grant execute on function private.my_condition_photo_paths to authenticated;
create policy "who announced a photo of an item adds its file" on storage.objects for insert to authenticated
  with check (bucket_id = 'condition-photos' and name = any (array(select private.my_condition_photo_paths('add'))));
create policy "readers of leases see photos of items" on storage.objects for select to authenticated
  using (bucket_id = 'condition-photos'
    and (storage.foldername(name))[1] = any (array(select private.my_organization_folders('leases.read'))));
create policy "tenants see photos of items of their leases" on storage.objects for select to authenticated
  using (bucket_id = 'condition-photos' and name = any (array(select private.my_condition_photo_paths('see'))));
