create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  user_type public.user_type not null default 'owner',
  full_name text not null default '' check (char_length(full_name) <= 120),
  phone text not null default '' check (char_length(phone) <= 30),
  locale text not null default 'es' check (locale in ('es', 'en')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  avatar_path text
    check (avatar_path ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}\.jpg$' and starts_with(avatar_path, id::text || '/')),
  identity_type public.identity_type,
  identity_number text not null default '' check (char_length(identity_number) <= 30),
  street text not null default '' check (char_length(street) <= 160),
  street_number text not null default '' check (char_length(street_number) <= 20),
  sector text not null default '' check (char_length(sector) <= 80),
  municipality text not null default '' check (char_length(municipality) <= 80),
  province text not null default '' check (char_length(province) <= 80),
  reference text not null default '' check (char_length(reference) <= 240),
  theme text not null default 'system' check (theme in ('light', 'dark', 'system')),
  time_zone text not null default 'America/Santo_Domingo',
  preferences_saved_at timestamptz,
  last_area text check (last_area in ('owner', 'tenant', 'admin')),
  constraint profiles_identity_complete check (identity_type is not null or identity_number = '')
);
comment on table public.profiles is 'One row a user; user_type decides the area that a user may open.';
comment on column public.profiles.avatar_path is 'File in the bucket avatars, in the folder named by the user''s id.';
comment on column public.profiles.time_zone is
  'For times of day shown to this person; dates of rent follow the organisation''s zone.';
comment on column public.profiles.preferences_saved_at is
  'When language, theme or time zone were last chosen by hand; a browser that has not seen this moment takes them over.';
comment on column public.profiles.last_area is
  'The area that was used last by who has several; it only decides where signing in leads.';

alter table public.profiles enable row level security;
grant select on public.profiles to authenticated;
grant all on public.profiles to service_role;
grant update (full_name, phone, locale, avatar_path, identity_type, identity_number, street, street_number, sector, municipality,
  province, reference, theme, time_zone, last_area)
  on public.profiles to authenticated;
create policy "users change their own profile" on public.profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));
create policy "users read their own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()));

-- What follows a change, in this order.
create trigger check_time_zone before insert or update of time_zone on public.profiles
  for each row execute function private.check_time_zone();
create trigger date_preferences before update on public.profiles
  for each row when ((old.locale, old.theme, old.time_zone) is distinct from (new.locale, new.theme, new.time_zone))
  execute function private.date_preferences();
create trigger touch_updated_at before update on public.profiles
  for each row execute function private.touch_updated_at();
select private.compose_texts('public.profiles');
