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
