-- One rule by which texts are compared, in searches and in signatures: "D’Óleo" as a telephone writes it is "D'Óleo", a name
-- whose accents a Mac sends apart is the same name, and signs that nobody sees count for nothing. The body is written by
-- scripts/plain-text-sql.ts from src/domain/plain-text.ts; a test holds the two against each other, sign by sign.
create function private.plain_text(p_text text)
returns text
language plpgsql
immutable
strict
parallel safe
set search_path = ''
as $$
declare
  v_text text := translate(lower(p_text collate "und-x-icu"),
    e'áéíóúüñàèìòùâêîôûäëïöãõåçýÿ–—-ºª\u0001\u0002\u0003\u0004\u0005\u0006\u0007\u0008\u0009\u000a\u000b\u000c\u000d\u000e\u000f\u0010\u0011\u0012\u0013\u0014\u0015\u0016\u0017\u0018\u0019\u001a\u001b\u001c\u001d\u001e\u001f\u007f\u00a0’‘“”«»"''`´',
    'aeiouunaeiouaeiouaeioaoacyy   oa                                 ');
begin
  if octet_length(v_text) <> char_length(v_text) then
    v_text := regexp_replace(normalize(replace(p_text, '´', ''), nfkd),
      '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u0022\u0027\u0060\u00ab\u00bb\u02b9-\u02bf\u02c8\u02ca\u02cb\u055a\u05f3\u05f4\u2018-\u201f\u2032-\u2037\u2039\u203a\u301d-\u301f\ua78b\ua78c\uff02\uff07\u00ad\u0600-\u0605\u061c\u06dd\u070f\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]', '', 'g');
    v_text := lower(regexp_replace(v_text, '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\u002d\u058a\u05be\u1400\u1806\u2010-\u2015\u2043\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d]', ' ', 'g') collate "und-x-icu");
    v_text := replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(translate(v_text,
    'ᴀᶏⱥƀƃɓʙᵬᶀꞗƈȼɕᴄꞓꞔꟄđƌȡɖɗᴅᵭᶁᶑꟈꟇðɇᴇᶒⱸꬴꬳƒᵮᶂꜰꞙǥɠɢʛᶃꞡɡħɦʜⱨꞕɨɪᵻᶖıɉʝᴊȷɟƙᴋᶄⱪꝁꝃꝅꞣĸłƚȴɫɬɭʟᴌᶅⱡꝉꞎꬷꬸꬹɱᴍᵯᶆꬺƞȵɲɳɴᵰᶇꞑꞥꬻŋøᴏⱺꝋꝍɵƥᴘᵱᵽᶈꝑꝓꝕɋʠꝗꝙꞯɍɼɽɾʀᵲᵳᶉꞧꭆꭉȿʂᵴᶊꜱꞩꟊꟅꟉẜẝŧƫƭȶʈᴛᵵⱦᴜᵾᶙꞹꞸꭎꭒʉʋᴠᶌⱱⱴꝟᴡⱳᶍꭖꭗꭘꭙƴɏʏỿꭚƶȥɀʐʑᴢᵶᶎꟆⱬꝣς',
    'aaabbbbbbbcccccccddddddddddddeeeeeefffffggggggghhhhhiiiiijjjjjkkkkkkkkklllllllllllllllmmmmmnnnnnnnnnnnooooooppppppppqqqqqrrrrrrrrrrrsssssssssssttttttttuuuuuuuuvvvvvvwwxxxxxyyyyyzzzzzzzzzzzσ'), 'ꜳ', 'aa'), 'æ', 'ae'), 'ᴁ', 'ae'), 'ꜵ', 'ao'), 'ꜷ', 'au'), 'ꜹ', 'av'), 'ꜻ', 'av'), 'ꜽ', 'ay'), 'ƕ', 'hv'), 'ɶ', 'oe'), 'œ', 'oe'), 'ꝏ', 'oo'), 'ȣ', 'ou'), 'ᴕ', 'ou'), 'ß', 'ss'), 'ᵺ', 'th'), 'þ', 'th'), 'ꝥ', 'th'), 'ꜩ', 'tz'), 'ꝡ', 'vy');
  end if;
  if position('  ' in v_text) > 0 then
    v_text := regexp_replace(v_text, ' +', ' ', 'g');
  end if;
  return btrim(v_text);
end
$$;
comment on function private.plain_text is
  'A text as texts are compared: small letters without accents, apostrophes and unseen signs, words a blank apart (src/domain/plain-text.ts).';

create function private.search_pattern(p_text text)
returns text
language sql
immutable
set search_path = ''
as $$ select private.first_pattern(private.search_words(p_text)) $$;
comment on function private.search_pattern is
  'What is typed into a search box as the like pattern that an index serves.';

-- An amount as people type it: "RD$ 25,000", "25000.50". Null when it is none.
create function private.typed_amount(p_text text)
returns bigint
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case when d ~ '^\d{1,10}(\.\d{1,2})?$' then (d::numeric * 100)::bigint end
  from (select replace(regexp_replace(left(p_text, 40), '^\s*(rd\$|us\$|dop|usd|\$)?\s*|\s+$', '', 'gi'), ',', '') as d) x
$$;
comment on function private.typed_amount is 'What is typed into a search box as an amount in cents, or null.';

-- Of each kind a few. What is open or new stands before what is over, then what begins with the text. One or two letters are the
-- first of a name; words inside a text need three. Each branch has an index, and the candidates have an end.
create function private.search_records(p_organization_id uuid, p_text text, p_limit integer default 5,
  p_kinds text[] default '{property,unit,person}')
returns table (kind text, id uuid, title text, detail text, number text, amount_minor bigint, currency text, on_day date,
  is_open boolean, lease_id uuid, unit_id uuid, property_id uuid)
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  v_limit integer := least(greatest(coalesce(p_limit, 5), 1), 20);
  v_words text[] := private.search_words(p_text);
  v_is_long boolean := char_length(v_words[1]) >= 3;
  v_first text := private.like_literal(private.plain_text(left(p_text, 120))) || '%';
  v_pattern text := case when v_is_long then private.search_pattern(p_text) else v_first end;
  v_every text[] := case when v_is_long then private.search_patterns(p_text) else '{}' end;
  v_people_pattern text := case when v_is_long then private.people_pattern(p_text) else v_first end;
  v_people_every text[] := case when v_is_long then private.people_patterns(p_text) else '{}' end;
  v_number bigint := case when btrim(p_text, ' #') ~ '^[0-9]{1,15}$' then btrim(p_text, ' #')::bigint end;
  v_amount bigint := private.typed_amount(p_text);
  v_may text[] := array(select k.permission
    from unnest(array['people.read', 'leases.read', 'money.read', 'maintenance.read', 'messages.read']) as k (permission)
    where p_organization_id in (select private.my_organization_ids(k.permission)));
  v_people uuid[] := '{}';
  v_units uuid[] := '{}';
  v_vendors uuid[] := '{}';
begin
  perform private.require_permission(p_organization_id, 'portfolio.read');
  if cardinality(v_words) = 0 then
    return;
  end if;
  if 'people.read' = any (v_may) and p_kinds && '{person,lease,payment}' then
    v_people := array(select f.person_id from private.find_nearest_people(
      p_organization_id, v_first, v_people_pattern, v_people_every) f (person_id));
  end if;
  if p_kinds && '{unit,lease,maintenance_request}' then
    v_units := array(select f.unit_id from private.find_nearest_units(p_organization_id, v_first, v_pattern, v_every) f (unit_id));
  end if;
  if 'money.read' = any (v_may) and v_is_long and p_kinds && '{bill,vendor}' then
    v_vendors := array(select f.vendor_id from private.find_vendors(p_organization_id, p_text) f (vendor_id) limit 20);
  end if;

  if 'property' = any (p_kinds) then
    return query
      select 'property', p.id, p.name, concat_ws(', ', nullif(p.sector, ''), p.municipality), '', null::bigint, null, null::date,
        true, null::uuid, null::uuid, p.id
      from public.properties p
      where p.organization_id = p_organization_id and p.archived_at is null and p.search_text like v_pattern
        and ' ' || p.search_text like all (v_every)
      order by p.search_text like v_first desc, p.search_text, p.id limit v_limit;
  end if;
  if 'unit' = any (p_kinds) then
    return query
      select 'unit', u.id, u.label, pr.name, '', null::bigint, null, null::date,
        true, case when 'leases.read' = any (v_may) then t.lease_id end, u.id, u.property_id
      from unnest(v_units) with ordinality as f (unit_id, place)
      join public.units u on u.id = f.unit_id
      join public.properties pr on pr.id = u.property_id
      left join lateral (select t.lease_id from public.tenant_rows t
        where t.unit_id = u.id and t.is_primary and t.status in ('active', 'notice_given', 'month_to_month')
        order by t.starts_on desc limit 1) t on true
      order by f.place limit v_limit;
  end if;
  if 'person' = any (p_kinds) then
    return query
      select 'person', pe.id, pe.full_name, coalesce(nullif(pe.phone, ''), pe.email), '', null::bigint, null, null::date,
        t.lease_id is not null, t.lease_id, t.unit_id, t.property_id
      from unnest(v_people) with ordinality as f (person_id, place)
      join public.people pe on pe.id = f.person_id
      left join lateral (select t.lease_id, t.unit_id, t.property_id from public.tenant_rows t
        where t.organization_id = p_organization_id and t.person_id = pe.id and not t.has_left
          and t.status in ('active', 'notice_given', 'month_to_month') order by t.starts_on desc limit 1) t on true
      order by f.place limit v_limit;
  end if;
  if 'lease' = any (p_kinds) and v_may @> '{leases.read,people.read}' then
    return query
      select 'lease', t.lease_id, t.full_name, concat_ws(', ', t.unit_label, t.property_name), '', null::bigint, null, t.ends_on,
        t.is_current, t.lease_id, t.unit_id, t.property_id
      from (
        select distinct on (h.lease_id) h.*, h.status in ('active', 'notice_given', 'month_to_month') and not h.has_left as is_current
        from (
          (select t.*, array_position(v_people, t.person_id) as place from public.tenant_rows t
            where t.organization_id = p_organization_id and t.person_id = any (v_people))
          union all
          (select t.*, array_position(v_units, t.unit_id) from public.tenant_rows t
            where t.organization_id = p_organization_id and t.unit_id = any (v_units) and t.is_primary)
        ) h order by h.lease_id, h.has_left, h.place, h.is_primary desc
      ) t
      order by t.is_current desc, t.place, t.starts_on desc, t.lease_id limit v_limit;
  end if;
  if 'money.read' = any (v_may) and p_kinds && '{payment,bill,vendor}' then
    return query select * from private.find_money_records(
      p_organization_id, v_limit, p_kinds, v_number, v_amount, case when v_is_long then v_pattern end, v_every, v_people, v_vendors);
  end if;
  return query select * from private.find_paper_records(p_organization_id, v_limit, p_kinds, v_may, v_number,
    case when v_is_long then v_pattern end, v_every, v_units, v_first);
end
$$;
select private.declare_verb('search_records', 'people.read, portfolio.read, leases.read, money.read, maintenance.read, messages.read',
  p_comment => 'A few records of each of the kinds asked for that the text finds, what is open or new first; of each kind only for who may read it. Errors: not_allowed.');

grant execute on function private.plain_text to authenticated, service_role;
