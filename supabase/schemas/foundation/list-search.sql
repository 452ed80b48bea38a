-- A list that is searched takes its rows from one of these: the ids come from an index of three-letter parts, found with
-- the owner's rights after the permission was asked for once, the rows from the list's own view under the reader's
-- policies. Of many hits the first 300 in the list's own order count, so that the cost has an end; whoever has no
-- permission finds nothing.
create function private.search_limit()
returns integer
language sql
immutable
parallel safe
set search_path = ''
as $$ select 300 $$;
comment on function private.search_limit is
  'How many hits a searched list has at most (src/data/keyset.ts has the same number).';

create function private.people_pattern(p_text text)
returns text
language sql
immutable
set search_path = ''
as $$ select private.first_pattern(private.people_words(p_text)) $$;
comment on function private.people_pattern is
  'What is typed as a like pattern for people.search_text: numbers lose their signs.';
