create function private.count_visit(p_path text, p_language text, p_referrer_host text default '')
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_on date := (now() at time zone 'America/Santo_Domingo')::date;
begin
  update private.page_visits set visit_count = visit_count + 1
  where visited_on = v_on and path = p_path and language = p_language and referrer_host = p_referrer_host;
  -- Made-up pages and sites must not fill the table: after so many in a day only the known ones are counted.
  if not found and (select count(*) from private.page_visits where visited_on = v_on) < 5000 then
    insert into private.page_visits (visited_on, path, language, referrer_host)
    values (v_on, p_path, p_language, p_referrer_host)
    on conflict (visited_on, path, language, referrer_host)
    do update set visit_count = private.page_visits.visit_count + 1;
  end if;
end
$$;
select private.declare_verb('count_visit', 'service', p_callers => 'service_role', p_comment =>
  'Counts one visit of a page, today in Santo Domingo. For the service. What is no page, language or name of a site is refused by the table.');

create function private.admin_page_visits(p_from date, p_to date)
returns table (visited_on date, path text, language text, referrer_host text, visit_count bigint)
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_platform_admin('admin_page_visits');
  return query
    select v.visited_on, v.path, v.language, v.referrer_host, v.visit_count
    from private.page_visits v
    where v.visited_on between p_from and p_to
    order by v.visited_on desc, v.visit_count desc, v.path, v.language, v.referrer_host;
end
$$;
select private.declare_verb('admin_page_visits', 'admin', p_comment =>
  'Visits of pages between two days, both included, newest and most frequent first. Errors: not_allowed, second_factor_needed.');
