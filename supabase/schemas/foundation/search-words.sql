-- What is looked for are words, in any order: each must be found. "nunez jose" and "jose  nunez" find José Núñez. The longest
-- word goes through the index, the others are looked for in what it finds.
create function private.search_words(p_text text)
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select coalesce(array_agg(w.word order by char_length(w.word) desc, w.word), '{}')
  from (select distinct private.plain_text(p.part) as word
    from regexp_split_to_table(left(p_text, 120), '[\u0001-\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+') as p (part)) w
  where w.word <> ''
$$;
comment on function private.search_words is
  'The words of what is typed into a search box, the longest first; what a hyphen joins is one (src/domain/plain-text.ts).';

-- Numbers are found however they are written: "(809) 555-0147" is one word of digits.
create function private.people_words(p_text text)
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case when d ~ '^\d{3,}$' then array[d] else private.search_words(p_text) end
  from (select regexp_replace(p_text, '[\s().+/-]', '', 'g') as d) x
$$;
comment on function private.people_words is 'The words of what is looked for among people: numbers lose their signs.';

create function private.like_literal(p_text text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$ select replace(replace(replace(p_text, '\', '\\'), '%', '\%'), '_', '\_') $$;
comment on function private.like_literal is 'A text as like takes it literally.';

-- Fewer than three letters have no three-letter part: alone they must be the first ones of the whole text.
create function private.first_pattern(p_words text[])
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case
    when cardinality(p_words) = 0 then '%'
    when char_length(p_words[1]) >= 3 then '%' || private.like_literal(p_words[1]) || '%'
    when cardinality(p_words) = 1 then private.like_literal(p_words[1]) || '%'
    else '%' end
$$;
comment on function private.first_pattern is 'The like pattern of the longest word: the one that an index serves.';

create function private.every_pattern(p_words text[])
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select coalesce(array_agg(case when char_length(w) >= 3 then '%' else '% ' end || private.like_literal(w) || '%'), '{}')
  from unnest(case when cardinality(p_words) = 1 or char_length(p_words[1]) >= 3 then p_words[2:] else p_words end) as w
$$;
comment on function private.every_pattern is
  'A like pattern for each word that first_pattern does not ask for, for a text with a blank before it: short ones begin a word.';

create function private.search_patterns(p_text text)
returns text[]
language sql
immutable
set search_path = ''
as $$ select private.every_pattern(private.search_words(p_text)) $$;
comment on function private.search_patterns is
  'The other words of what is typed: a text with a blank before it is like all of these.';

create function private.people_patterns(p_text text)
returns text[]
language sql
immutable
set search_path = ''
as $$ select private.every_pattern(private.people_words(p_text)) $$;
comment on function private.people_patterns is
  'What is looked for among people: their search_text with a blank before it is like all of these.';

grant execute on function private.search_words, private.like_literal, private.every_pattern,
  private.search_patterns to authenticated;
