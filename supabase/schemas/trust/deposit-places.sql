create function private.deposit_accounts(p_organization_id uuid)
returns table (currency public.currency_code, owed_minor bigint, account_name text, balance_minor bigint)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_permission(p_organization_id, 'money.read');
  return query
    select c.currency, private.deposits_owed(p_organization_id, c.currency), k.name, coalesce(k.balance_minor, 0)::bigint
    from (select distinct l.currency from public.leases l where l.organization_id = p_organization_id) c
    left join lateral (select a.name, b.balance_minor from public.accounts a
      join public.account_balances b on b.account_id = a.id and b.currency = c.currency
      where a.organization_id = p_organization_id and a.held_for = 'deposits' and b.balance_minor <> 0) k on true
    order by c.currency, k.name collate private.natural_order;
end
$$;
select private.declare_verb('deposit_accounts', 'money.read', p_comment =>
  'What tenants have left as deposits by currency, beside each account that keeps deposits apart with what stands in it; account_name is null and balance_minor 0 where there is none. Error: not_allowed.');

create function private.my_deposits()
returns table (lease_id uuid, organization_id uuid, organization_name text, property_name text, unit_label text,
  currency public.currency_code, held_minor bigint, unpaid_minor bigint, came_on date, came_minor bigint, account_name text,
  is_apart boolean, entry_id uuid)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
    with came as (
      select a.lease_id, max(a.occurred_on) as came_on, sum(a.amount_minor)::bigint as came_minor, p.account_id, p.entry_id
      from public.payment_allocations a
      join public.charges c on c.id = a.charge_id and c.kind = 'deposit'
      join public.payments p on p.id = a.payment_id and p.status = 'confirmed'
      where a.lease_id in (select private.my_lease_ids())
      group by a.lease_id, p.id having sum(a.amount_minor) > 0
      union all
      select h.lease_id, h.occurred_on, h.amount_minor, h.account_id, h.entry_id from public.held_deposits h
      where h.reversed_at is null and h.lease_id in (select private.my_lease_ids())
    ), unpaid as (
      select c.lease_id, sum(c.outstanding_minor)::bigint as minor from public.charges c
      where c.kind = 'deposit' and c.lease_id in (select private.my_lease_ids()) group by c.lease_id
    )
    select l.id, l.organization_id, o.name, p.name, u.label, l.currency,
      private.deposit_liability(l.id) - coalesce(n.minor, 0), coalesce(n.minor, 0), c.came_on, c.came_minor, a.name,
      coalesce(a.held_for = 'deposits', false), c.entry_id
    from public.leases l
    join public.organizations o on o.id = l.organization_id
    join public.properties p on p.id = l.property_id
    join public.units u on u.id = l.unit_id
    left join unpaid n on n.lease_id = l.id
    left join came c on c.lease_id = l.id
    left join public.accounts a on a.id = c.account_id
    where l.id in (select private.my_lease_ids()) and (c.lease_id is not null or l.deposit_minor > 0)
    order by l.starts_on desc, l.id, c.came_on, c.entry_id;
end
$$;
select private.declare_verb('my_deposits', 'own', p_comment =>
  'The deposits of the caller''s leases as the journal has them: what is held and what was charged and has not come; one row for each time that some came, with its day, its account, whether that keeps deposits apart, and its entry. Columns of the coming are null where nothing came, account_name also where the money is on no account.');
