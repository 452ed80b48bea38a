create function private.place_property_photo()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- One after the other for a property, so that two photos never take one place.
  perform 1 from public.properties where id = new.property_id for update;
  select coalesce(max(position), 0) + 1 into new.position from public.property_photos where property_id = new.property_id;
  if new.position > 60 then
    perform private.fail('too_many_photos');
  end if;
  return new;
end
$$;
comment on function private.place_property_photo is 'Trigger: a new photo stands last, as the sixtieth at most.';

create function private.close_photo_gap()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.property_photos set position = position - 1
  where property_id = old.property_id and position > old.position;
  return null;
end
$$;
comment on function private.close_photo_gap is 'Trigger: those behind a photo that is removed move up.';

create function private.order_property_photos(p_property_id uuid, p_photo_ids uuid[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_record((select organization_id from public.properties where id = p_property_id for update), 'portfolio.write');
  if (select array_agg(id order by id) from public.property_photos where property_id = p_property_id)
    is distinct from (select array_agg(id order by id) from unnest(p_photo_ids) as id) then
    perform private.fail('photos_changed');
  end if;
  update public.property_photos p set position = given.n
  from unnest(p_photo_ids) with ordinality as given (id, n) where p.id = given.id and p.position <> given.n;
end
$$;
select private.declare_verb('order_property_photos', 'portfolio.write', p_comment =>
  'Puts all photos of a property into the given order; the first is the cover. Errors: not_found, photos_changed when they are not the same photos.');
