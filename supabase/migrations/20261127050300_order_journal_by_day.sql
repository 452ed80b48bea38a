-- The journal stands in the order of its days, and of its numbers within a day: what is entered late for an earlier day stands
-- where it belongs. A page goes on behind the entry of p_before_number.
create or replace function public.list_journal(
  p_organization_id uuid, p_account_id uuid default null, p_property_id uuid default null, p_lease_id uuid default null,
  p_kinds public.journal_kind[] default null, p_from date default null, p_to date default null,
  p_min_minor bigint default null, p_max_minor bigint default null, p_text text default '',
  p_before_number bigint default null, p_limit integer default 51)
returns table (
  id uuid, entry_number bigint, kind public.journal_kind, occurred_on date, memo text, created_at timestamptz,
  reverses_number bigint, reverses_kind public.journal_kind, reversed_by_number bigint, lease_id uuid, charge_id uuid, payment_id uuid, lines jsonb)
language plpgsql
stable
set search_path = ''
-- What is asked for decides which index serves: a plan for any question would read everything.
set plan_cache_mode = force_custom_plan
as $$
declare
  v_limit integer := least(greatest(p_limit, 1), 501);
  v_is_plain boolean := p_kinds is null and coalesce(btrim(p_text), '') = '' and coalesce(p_min_minor, p_max_minor) is null;
  v_numbers bigint[];
  v_before_on date := (select e.occurred_on from public.journal_entries e
    where e.organization_id = p_organization_id and e.entry_number = p_before_number);
begin
  if coalesce(p_account_id, p_property_id, p_lease_id) is not null then
    v_numbers := array(
      select f.entry_number from (
        select distinct l.occurred_on, l.entry_number
        from public.journal_lines l
        where l.organization_id = p_organization_id
          and (p_account_id is null or l.account_id = p_account_id)
          and (p_property_id is null or l.property_id = p_property_id)
          and (p_lease_id is null or l.lease_id = p_lease_id)
          and (v_before_on is null or l.occurred_on <= v_before_on)
          and (v_before_on is null or (l.occurred_on, l.entry_number) < (v_before_on, p_before_number))
          and (p_from is null or l.occurred_on >= p_from) and (p_to is null or l.occurred_on <= p_to)
          and (p_min_minor is null or abs(l.amount_minor) >= p_min_minor)
          and (p_max_minor is null or abs(l.amount_minor) <= p_max_minor)
          and (p_kinds is null and coalesce(btrim(p_text), '') = '' or exists (
            select 1 from public.journal_entries e
            where e.organization_id = l.organization_id and e.entry_number = l.entry_number
              and (p_kinds is null or e.kind = any (p_kinds))
              and (coalesce(btrim(p_text), '') = '' or e.memo ilike '%' || p_text || '%' or e.entry_number::text = btrim(p_text, ' #'))))
        order by l.occurred_on desc, l.entry_number desc limit v_limit) f
      order by f.occurred_on desc, f.entry_number desc);
  else
    v_numbers := array(
      with candidates as (
        select e.entry_number from public.journal_entries e
        where e.organization_id = p_organization_id
          and (v_before_on is null or (e.occurred_on, e.entry_number) < (v_before_on, p_before_number))
          and (p_from is null or e.occurred_on >= p_from) and (p_to is null or e.occurred_on <= p_to)
        order by e.occurred_on desc, e.entry_number desc offset 0
      )
      select c.entry_number from candidates c
      where v_is_plain or exists (
        select 1 from public.journal_entries e
        where e.organization_id = p_organization_id and e.entry_number = c.entry_number
          and (p_kinds is null or e.kind = any (p_kinds))
          and (coalesce(btrim(p_text), '') = '' or e.memo ilike '%' || p_text || '%' or e.entry_number::text = btrim(p_text, ' #'))
          and (coalesce(p_min_minor, p_max_minor) is null or exists (
            select 1 from public.journal_lines l
            where l.organization_id = e.organization_id and l.entry_id = e.id
              and (p_min_minor is null or abs(l.amount_minor) >= p_min_minor)
              and (p_max_minor is null or abs(l.amount_minor) <= p_max_minor))))
      limit v_limit);
  end if;
  -- Not coalesce(): the planner does not take it for leakproof, and would check the policy on every charge and payment first.
  return query
    select e.id, e.entry_number, e.kind, e.occurred_on, e.memo, e.created_at,
      (select o.entry_number from public.journal_entries o where o.id = e.reverses_entry_id),
      (select o.kind from public.journal_entries o where o.id = e.reverses_entry_id),
      (select r.entry_number from public.journal_entries r where r.reverses_entry_id = e.id),
      (select l.lease_id from public.journal_lines l where l.organization_id = e.organization_id and l.entry_id = e.id
        and l.lease_id is not null limit 1),
      (select c.id from public.charges c
        where c.entry_id = case when e.reverses_entry_id is null then e.id else e.reverses_entry_id end limit 1),
      (select p.id from public.payments p
        where p.entry_id = case when e.reverses_entry_id is null then e.id else e.reverses_entry_id end limit 1),
      (select jsonb_agg(jsonb_build_object('id', l.id, 'account_id', l.account_id, 'account_code', a.code,
          'system_key', a.system_key, 'account_name', a.name, 'currency', l.currency, 'amount_minor', l.amount_minor,
          'property_id', l.property_id, 'property_name', pr.name) order by l.id)
        from public.journal_lines l join public.accounts a on a.id = l.account_id
        left join public.properties pr on pr.id = l.property_id
        where l.organization_id = e.organization_id and l.entry_id = e.id)
    from public.journal_entries e
    where e.organization_id = p_organization_id and e.entry_number = any (v_numbers)
    order by e.occurred_on desc, e.entry_number desc;
end
$$;
comment on function public.list_journal is
  'Entries of the journal that the reader may see, the newest day first and the highest number of a day first, with their lines and what they came from. p_before_number: the entry behind which the page begins.';
