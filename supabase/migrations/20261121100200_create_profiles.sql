create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  user_type public.user_type not null default 'owner',
  full_name text not null default '' check (char_length(full_name) <= 120),
  phone text not null default '' check (char_length(phone) <= 30),
  locale text not null default 'es' check (locale in ('es', 'en')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is 'One row a user; user_type decides the area that a user may open.';

alter table public.profiles enable row level security;
grant select on public.profiles to authenticated;
grant update (full_name, phone, locale) on public.profiles to authenticated;
grant all on public.profiles to service_role;

create policy "users read their own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "users change their own profile" on public.profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));

create trigger touch_updated_at before update on public.profiles
  for each row execute function private.touch_updated_at();

-- A sign-up may ask to be an owner, a manager or a tenant. Only app_metadata, which users
-- cannot write, makes an administrator.
create function private.create_profile()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_asked text := new.raw_user_meta_data ->> 'user_type';
  v_locale text := new.raw_user_meta_data ->> 'locale';
begin
  insert into public.profiles (id, user_type, full_name, phone, locale)
  values (
    new.id,
    case
      when new.raw_app_meta_data ->> 'user_type' = 'admin' then 'admin'
      when v_asked in ('owner', 'manager', 'tenant') then v_asked
      else 'owner'
    end::public.user_type,
    left(coalesce(new.raw_user_meta_data ->> 'full_name', ''), 120),
    left(coalesce(new.raw_user_meta_data ->> 'phone', ''), 30),
    case when v_locale in ('es', 'en') then v_locale else 'es' end
  );
  return new;
end
$$;
comment on function private.create_profile is 'Trigger on auth.users: every user has a profile from the first moment.';

create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();
