-- Photos are seen with their posts: not by tenants where the office switched that part of a community off.
alter table public.community_photos add column part public.community_part;
update public.community_photos f set part = p.part from public.community_posts p where p.id = f.post_id;
alter table public.community_photos alter column part set not null,
  add constraint community_photos_part_check check (part in ('board', 'lost_and_found'));
comment on column public.community_photos.part is 'Of its post, which never changes it.';

create function private.place_post_photo()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  select part into new.part from public.community_posts where id = new.post_id;
  return new;
end
$$;
comment on function private.place_post_photo is 'Trigger: a photo stands in the part of its post.';
revoke execute on function private.place_post_photo from public, anon, authenticated;
create trigger place_post_photo before insert on public.community_photos
  for each row execute function private.place_post_photo();

alter policy "readers and neighbours see photos of posts" on public.community_photos
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read')))
    or (not is_hidden
      and ((part = 'board' and property_id = any (array(select private.my_community_ids('board'))))
        or (part = 'lost_and_found' and property_id = any (array(select private.my_community_ids('lost_and_found'))))))
    or created_by = (select auth.uid()));

create or replace function private.my_community_photo_paths(p_right text)
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select path from public.community_photos
  where case p_right when 'add' then created_by = (select auth.uid()) and created_at > now() - interval '1 day'
    else created_by = (select auth.uid())
      or (not is_hidden
        and (part = 'board' and property_id in (select private.my_community_ids('board'))
          or part = 'lost_and_found' and property_id in (select private.my_community_ids('lost_and_found')))) end
$$;
