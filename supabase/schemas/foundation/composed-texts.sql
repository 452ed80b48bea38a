-- A letter with its accent can be written as one sign or as two, and a Mac, an iPhone and many programs send two. What is saved
-- is always the one sign (Unicode's form C), wherever it comes from, so that equal texts are equal, sort and print alike.
create function private.compose_text()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  v_texts jsonb := (select jsonb_object_agg(t.key, normalize(t.value #>> '{}', nfc)) from jsonb_each(to_jsonb(new)) as t
    where jsonb_typeof(t.value) = 'string' and (t.value #>> '{}') is not nfc normalized);
begin
  return jsonb_populate_record(new, coalesce(v_texts, '{}'));
end
$$;
comment on function private.compose_text is 'Writes each letter of a row''s texts as one sign (NFC).';

create function private.text_columns(p_table regclass)
returns text[]
language sql
stable
set search_path = ''
as $$
  select coalesce(array_agg(quote_ident(a.attname) order by a.attnum), '{}') from pg_catalog.pg_attribute a
  where a.attrelid = p_table and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.atttypid = 'text'::regtype
$$;
comment on function private.text_columns is 'The columns of a table in which a text may stand.';

-- Only a row that needs it pays for it; the name is the first of a table's triggers, so that the others see what is saved.
create function private.compose_texts(p_table regclass)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_columns text[] := private.text_columns(p_table);
  v_change text := format('update %s set %s where concat_ws(chr(10), %s) is not nfc normalized', p_table,
    (select string_agg(format('%1$s = normalize(%1$s, nfc)', c), ', ') from unnest(v_columns) as c), array_to_string(v_columns, ', '));
begin
  begin
    execute v_change;
  exception when raise_exception then
    -- What was posted is not edited; how its letters are written is no edit.
    execute format('alter table %s disable trigger user', p_table);
    execute v_change;
    execute format('alter table %s enable trigger user', p_table);
  end;
  execute format('create trigger a_compose_text before insert or update on %s for each row
    when (concat_ws(chr(10), %s) is not nfc normalized) execute function private.compose_text()',
    p_table, (select string_agg('new.' || c, ', ') from unnest(v_columns) as c));
end
$$;
comment on function private.compose_texts is
  'For migrations: from now on the texts of a table are saved composed, and those that it has are.';
