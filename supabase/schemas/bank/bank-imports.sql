create function private.import_bank_lines(p_bank_account_id uuid, p_file_name text, p_lines jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_account public.bank_accounts;
  v_import public.bank_imports;
begin
  v_account := private.bank_account_to_fill(p_bank_account_id, p_lines);
  perform private.lock_money(v_account.organization_id);
  v_import.id := gen_random_uuid();
  with lines as materialized (
    select r.*, r.state in ('new', 'likely') and not r.is_left_out as is_added from private.read_bank_file(v_account, p_lines) r
  ), added as (
    insert into public.bank_lines (organization_id, bank_account_id, import_id, line_key, occurred_on, amount_minor, description, reference)
    select v_account.organization_id, p_bank_account_id, v_import.id, l.line_key, l.occurred_on, l.amount_minor, l.description, l.reference
    from lines l where l.is_added order by l.place
  )
  insert into public.bank_imports (id, organization_id, bank_account_id, file_name, line_count, new_count, known_count,
    before_count, left_out_count, first_on, last_on, created_by)
  select v_import.id, v_account.organization_id, p_bank_account_id, left(coalesce(nullif(btrim(p_file_name), ''), '–'), 160),
    count(*), count(*) filter (where l.is_added), count(*) filter (where l.state = 'known'),
    count(*) filter (where l.state = 'before'), count(*) filter (where l.state in ('new', 'likely') and l.is_left_out),
    min(l.occurred_on), max(l.occurred_on), (select auth.uid())
  from lines l
  returning * into v_import;
  return jsonb_build_object('id', v_import.id, 'line_count', v_import.line_count, 'new_count', v_import.new_count,
    'known_count', v_import.known_count, 'before_count', v_import.before_count, 'left_out_count', v_import.left_out_count);
end
$$;
select private.declare_verb('import_bank_lines', 'money.write', p_repeatable => true, p_comment =>
  'Adds the lines of a bank''s file that are not there yet: [{bank_key, occurred_on, amount_minor, description, reference, leave_out?}], 5,000 at most. A line to leave out is counted and not added. Returns {id, line_count, new_count, known_count, before_count, left_out_count}. Errors: not_found, lines_missing, too_many_lines.');

create function private.read_bank_file(p_account public.bank_accounts, p_lines jsonb)
returns table (place integer, line_key text, occurred_on date, amount_minor bigint, description text, reference text,
  is_repeat boolean, is_left_out boolean, state text, twin_id uuid)
language sql
stable
security definer
set search_path = ''
as $$
  with given as materialized (
    select e.position::integer as place, btrim(coalesce(e.value ->> 'bank_key', '')) as bank_key,
      (e.value ->> 'occurred_on')::date as occurred_on, (e.value ->> 'amount_minor')::bigint as amount_minor,
      left(btrim(coalesce(e.value ->> 'description', '')), 300) as description,
      left(btrim(coalesce(e.value ->> 'reference', '')), 80) as reference,
      coalesce((e.value ->> 'leave_out')::boolean, false) as is_left_out
    from jsonb_array_elements(p_lines) with ordinality as e (value, position)
  ), numbered as (
    select g.*, row_number() over (partition by left(g.bank_key, 240), g.occurred_on, g.amount_minor,
      case when g.bank_key = '' then g.description || '|' || g.reference end order by g.place) as nth
    from given g
  ), keyed as materialized (
    select n.*, case when n.bank_key <> '' then 'id:' || left(n.bank_key, 240) || '|' || n.occurred_on || '|' || n.amount_minor || '|' || n.nth
      else 'md5:' || md5(concat_ws('|', n.occurred_on, n.amount_minor, n.description, n.reference)) || ':' || n.nth end as line_key
    from numbered n
  ), found as materialized (
    select k.*, l.id as known_id from keyed k
    left join public.bank_lines l on l.bank_account_id = p_account.id and l.line_key = k.line_key
  ), fresh as (
    select f.place, f.occurred_on, f.amount_minor,
      row_number() over (partition by f.occurred_on, f.amount_minor order by f.place) as turn
    from found f where f.known_id is null and f.occurred_on >= p_account.opening_on
  ), spare as (
    -- What stands there with the day and the amount of a new line, and is none of the file's lines by its key.
    select l.id, l.occurred_on, l.amount_minor,
      row_number() over (partition by l.occurred_on, l.amount_minor order by l.created_at, l.id) as turn
    from public.bank_lines l
    where l.organization_id = p_account.organization_id and l.bank_account_id = p_account.id
      and l.occurred_on between (select min(f.occurred_on) from fresh f) and (select max(f.occurred_on) from fresh f)
      and (l.occurred_on, l.amount_minor) in (select f.occurred_on, f.amount_minor from fresh f)
      and l.line_key not in (select k.line_key from keyed k)
  )
  select f.place, f.line_key, f.occurred_on, f.amount_minor, f.description, f.reference, f.nth > 1, f.is_left_out,
    case when f.known_id is not null then 'known'
      -- What came before the account's opening is part of its opening balance.
      when f.occurred_on < p_account.opening_on then 'before'
      when s.id is not null then 'likely' else 'new' end,
    s.id
  from found f
  left join fresh n on n.place = f.place
  left join spare s on s.occurred_on = n.occurred_on and s.amount_minor = n.amount_minor and s.turn = n.turn
  order by f.place
$$;
comment on function private.read_bank_file is
  'The lines of a file as the account would take them: known by their key, before the opening, likely (another key, but as many of this day and amount stand there that the file does not name), or new.';

-- A line of a statement has a day, like everything else: one without end is refused when it is shown, not when it is saved.
create function private.bank_account_to_fill(p_bank_account_id uuid, p_lines jsonb)
returns public.bank_accounts
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_account public.bank_accounts;
begin
  select * into v_account from public.bank_accounts where id = p_bank_account_id;
  perform private.require_record(v_account.organization_id, 'money.write');
  if jsonb_typeof(p_lines) is distinct from 'array' or jsonb_array_length(p_lines) = 0 then
    perform private.fail('lines_missing');
  elsif jsonb_array_length(p_lines) > 5000 then
    perform private.fail('too_many_lines');
  end if;
  perform private.check_days('{occurred_on,occurred_on}', min((l ->> 'occurred_on')::date), max((l ->> 'occurred_on')::date))
  from jsonb_array_elements(p_lines) l;
  return v_account;
end
$$;
comment on function private.bank_account_to_fill is
  'The account that lines are brought into. Errors: not_found, lines_missing, too_many_lines (more than 5,000: none is cut off), value_out_of_range (a day before 1900, after 2200 or without end).';

create function private.preview_bank_import(p_bank_account_id uuid, p_lines jsonb)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with lines as materialized (
    select r.*, t.description as twin_description, t.reference as twin_reference
    from private.read_bank_file(private.bank_account_to_fill(p_bank_account_id, p_lines), p_lines) r
    left join public.bank_lines t on t.id = r.twin_id
  )
  select jsonb_build_object(
    'line_count', count(*), 'new_count', count(*) filter (where state = 'new'),
    'known_count', count(*) filter (where state = 'known'), 'before_count', count(*) filter (where state = 'before'),
    'likely', coalesce(jsonb_agg(jsonb_build_object('place', place, 'description', twin_description, 'reference', twin_reference)
      order by place) filter (where state = 'likely'), '[]'),
    'repeated', coalesce(jsonb_agg(place order by place) filter (where is_repeat and state = 'new'), '[]'))
  from lines
$$;
select private.declare_verb('preview_bank_import', 'money.write', p_comment =>
  'What import_bank_lines would do with these lines, which are given as there: {line_count, new_count, known_count, before_count, likely: [{place, description, reference}] (another key, but a line of this day and amount stands there, with that text), repeated: [place] (new, and the same as one before it in the file)}. Places count from 1. Errors: not_found, lines_missing, too_many_lines.');

create function private.undo_bank_import(p_import_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_import public.bank_imports;
  v_count integer;
begin
  select * into v_import from public.bank_imports where id = p_import_id;
  perform private.require_record(v_import.organization_id, 'money.write');
  perform private.lock_money(v_import.organization_id);
  select * into v_import from public.bank_imports where id = p_import_id for update;
  if v_import.undone_at is not null then
    perform private.fail('import_undone');
  elsif exists (select 1 from public.bank_lines l where l.organization_id = v_import.organization_id
      and l.import_id = p_import_id and l.reconciliation_id is not null) then
    perform private.fail('line_reconciled');
  elsif exists (select 1 from public.bank_lines l where l.organization_id = v_import.organization_id
      and l.import_id = p_import_id and l.status = 'matched') then
    perform private.fail('import_matched');
  end if;
  delete from public.bank_lines where organization_id = v_import.organization_id and import_id = p_import_id;
  get diagnostics v_count = row_count;
  update public.bank_imports set undone_at = now(), undone_by = (select auth.uid()) where id = p_import_id;
  return jsonb_build_object('removed_count', v_count);
end
$$;
select private.declare_verb('undo_bank_import', 'money.write', p_repeatable => true, p_comment =>
  'Takes back every line that a file added, those that were left out of matching too. Returns {removed_count}. Errors: not_found, import_undone, import_matched (a line is matched: open it first), line_reconciled.');
