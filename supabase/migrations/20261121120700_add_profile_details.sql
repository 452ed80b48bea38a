-- What people say of themselves, and how they want the product to speak to them.
alter table public.profiles
  add column avatar_path text
    check (avatar_path ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}\.jpg$' and starts_with(avatar_path, id::text || '/')),
  add column identity_type public.identity_type,
  add column identity_number text not null default '' check (char_length(identity_number) <= 30),
  add column street text not null default '' check (char_length(street) <= 160),
  add column street_number text not null default '' check (char_length(street_number) <= 20),
  add column sector text not null default '' check (char_length(sector) <= 80),
  add column municipality text not null default '' check (char_length(municipality) <= 80),
  add column province text not null default '' check (char_length(province) <= 80),
  add column reference text not null default '' check (char_length(reference) <= 240),
  add column theme text not null default 'system' check (theme in ('light', 'dark', 'system')),
  add column time_zone text not null default 'America/Santo_Domingo',
  add column preferences_saved_at timestamptz,
  add constraint profiles_identity_is_whole check (identity_type is not null or identity_number = '');
comment on column public.profiles.avatar_path is 'File in the bucket avatars, in the folder named by the user''s id.';
comment on column public.profiles.time_zone is 'For times of day shown to this person; dates of rent follow the organisation''s zone.';
comment on column public.profiles.preferences_saved_at is
  'When language, theme or time zone were last chosen by hand; a browser that has not seen this moment takes them over.';

grant update (avatar_path, identity_type, identity_number, street, street_number, sector, municipality, province, reference,
  theme, time_zone) on public.profiles to authenticated;

create trigger check_time_zone before insert or update of time_zone on public.profiles
  for each row execute function private.check_time_zone();

create function private.date_preferences()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.preferences_saved_at := clock_timestamp();
  return new;
end
$$;
comment on function private.date_preferences is 'Trigger: keeps the moment at which preferences were last chosen.';
create trigger date_preferences before update on public.profiles
  for each row when ((old.locale, old.theme, old.time_zone) is distinct from (new.locale, new.theme, new.time_zone))
  execute function private.date_preferences();

-- Path: <user>/<file>. A new picture is a new file, so that no cache shows the old one.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', false, 524288, array['image/jpeg'])
on conflict (id) do nothing;

create policy "users see their own picture" on storage.objects for select to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "users add their own picture" on storage.objects for insert to authenticated
  with check (bucket_id = 'avatars'
    and array_length(storage.foldername(name), 1) = 1
    and storage.filename(name) ~ '^[0-9a-f-]{36}\.jpg$'
    and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "users remove their own picture" on storage.objects for delete to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);
