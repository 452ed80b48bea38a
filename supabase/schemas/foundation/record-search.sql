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

-- Every word of what is looked for must be found: places and people.
create function private.find_people(p_organization_id uuid, p_text text, p_limit integer default 1000)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_pattern text := private.people_pattern(p_text);
  v_every text[] := private.people_patterns(p_text);
begin
  perform private.require_permission(p_organization_id, 'people.read');
  return query
    select p.id from public.people p
    where p.organization_id = p_organization_id
      and p.search_text like v_pattern and ' ' || p.search_text like all (v_every)
    limit p_limit;
end
$$;
comment on function private.find_people is
  'People of an organisation by a part of name, telephone or identity number. Errors: not_allowed.';

create function private.search_records(p_organization_id uuid, p_text text, p_limit integer default 5)
returns table (kind text, id uuid, title text, detail text)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_limit integer := least(greatest(coalesce(p_limit, 5), 1), 20);
  v_pattern text := private.search_pattern(p_text);
  v_every text[] := private.search_patterns(p_text);
begin
  perform private.require_permission(p_organization_id, 'portfolio.read');
  if btrim(coalesce(p_text, '')) = '' then
    return;
  end if;
  return query
    select 'property', p.id, p.name, concat_ws(', ', nullif(p.sector, ''), p.municipality)
    from public.properties p
    where p.organization_id = p_organization_id and p.archived_at is null and p.search_text like v_pattern
      and ' ' || p.search_text like all (v_every)
    order by p.search_text limit v_limit;
  return query
    select 'unit', f.id, f.label, pr.name
    from (select u.id, u.label, u.property_id from public.units u
      where u.organization_id = p_organization_id and u.archived_at is null and u.search_text like v_pattern
        and ' ' || u.search_text like all (v_every) limit 200) f
    join public.properties pr on pr.id = f.property_id
    order by pr.name_order, f.label collate private.natural_order limit v_limit;
  if p_organization_id in (select private.my_organization_ids('people.read')) then
    return query
      select 'person', pe.id, pe.full_name, coalesce(nullif(pe.phone, ''), pe.email)
      from private.find_people(p_organization_id, p_text, 200) f (person_id)
      join public.people pe on pe.id = f.person_id
      order by pe.search_text limit v_limit;
  end if;
end
$$;
select private.declare_verb('search_records', 'people.read, portfolio.read', p_comment =>
  'Properties, units and people whose name has the text in it, a few of each; people only for who may read them. Errors: not_allowed.');

grant execute on function private.plain_text to authenticated, service_role;
grant execute on function private.find_people to authenticated;
