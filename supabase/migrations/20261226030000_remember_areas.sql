-- Who owns and rents (or works for an owner) has two areas: signing in leads to the one that was used last.
alter table public.profiles add column last_area text check (last_area in ('owner', 'tenant', 'admin'));
comment on column public.profiles.last_area is
  'The area that was used last by who has several; it only decides where signing in leads.';
grant update (last_area) on public.profiles to authenticated;
