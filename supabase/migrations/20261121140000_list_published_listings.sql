-- What search engines may know: the addresses of the listings that visitors may see.

create index published_listings on public.listings (published_at desc, id) where is_active;

create function private.list_published_listings(p_limit integer)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('slug', found.slug, 'changed_on', found.changed_on)), '[]')
  from (
    select l.slug, (l.updated_at at time zone 'UTC')::date as changed_on
    from public.listings l
    join public.units u on u.id = l.unit_id and u.archived_at is null
    join public.organizations o on o.id = l.organization_id and o.closed_at is null
    where l.is_active
    order by l.published_at desc, l.id
    limit least(greatest(p_limit, 0), 16000)
  ) as found
$$;
create function public.list_published_listings(p_limit integer default 16000)
returns jsonb language sql stable set search_path = ''
as $$ select private.list_published_listings(p_limit) $$;
comment on function public.list_published_listings is
  'For the edge, as the service: address and day of the last change of each listing that visitors may see, the newest first. At most 16,000, in three addresses each what one sitemap may hold.';

revoke execute on function private.list_published_listings, public.list_published_listings from public, anon, authenticated;
grant execute on function private.list_published_listings, public.list_published_listings to service_role;
