create function private.find_bank_lines(p_bank_account_id uuid, p_text text, p_statuses text[], p_from date, p_to date)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
-- What is asked for decides whether the words or the days are the shorter way.
set plan_cache_mode = force_custom_plan
as $$
declare
  v_pattern text := private.search_pattern(p_text);
  v_every text[] := private.search_patterns(p_text);
  v_organization_id uuid := (select b.organization_id from public.bank_accounts b
    where b.id = p_bank_account_id and b.organization_id in (select private.my_organization_ids('money.read')));
begin
  if v_organization_id is not null then
    return query
      select l.id from public.bank_lines l
      where l.organization_id = v_organization_id and l.bank_account_id = p_bank_account_id
        and private.plain_text(l.description || ' ' || l.reference) like v_pattern
          and (v_every = '{}' or ' ' || private.plain_text(l.description || ' ' || l.reference) like all (v_every))
        and (p_statuses is null or l.status = any (p_statuses))
        and (p_from is null or l.occurred_on >= p_from) and (p_to is null or l.occurred_on <= p_to)
      order by l.occurred_on desc, l.id desc limit private.search_limit();
  end if;
end
$$;
comment on function private.find_bank_lines is
  'The newest lines of a bank account with a part of their words or reference, of some states and days; for readers of money.';

create function public.search_bank_lines(
  p_bank_account_id uuid, p_text text, p_statuses text[] default null, p_from date default null, p_to date default null)
returns setof public.bank_lines
language sql stable set search_path = ''
as $$ select l.* from public.bank_lines l
  where l.organization_id = any (array(select private.my_organization_ids('money.read')))
    and l.id = any (array(select private.find_bank_lines(p_bank_account_id, p_text, p_statuses, p_from, p_to))) $$;
select private.declare_verb('search_bank_lines', 'rows', p_comment =>
  'Lines of a bank account with the text in their words or reference, of some states and days, the newest 300.');

grant execute on function private.find_bank_lines to authenticated;
