create table public.owner_distributions (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  property_id uuid not null,
  owner_key text not null check (char_length(owner_key) <= 120),
  owner_name text not null check (char_length(owner_name) <= 120),
  identity_number text not null default '' check (char_length(identity_number) <= 30),
  currency public.currency_code not null,
  amount_minor bigint not null check (amount_minor between 1 and 1000000000000),
  is_beyond_due boolean not null default false,
  paid_on date not null,
  method public.payment_method not null check (method::text in ('transfer', 'cash', 'cheque')),
  account_id uuid not null,
  reference text not null default '' check (char_length(reference) <= 80),
  entry_id uuid not null,
  reversed_at timestamptz,
  reversal_entry_id uuid,
  reversal_reason text check (char_length(reversal_reason) between 1 and 300),
  created_by uuid,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  check ((reversed_at is null) = (reversal_entry_id is null) and (reversed_at is null) = (reversal_reason is null)),
  foreign key (organization_id, property_id) references public.properties (organization_id, id),
  foreign key (organization_id, account_id) references public.accounts (organization_id, id),
  foreign key (organization_id, entry_id) references public.journal_entries (organization_id, id),
  foreign key (organization_id, reversal_entry_id) references public.journal_entries (organization_id, id)
);
comment on table public.owner_distributions is
  'Money of a property that went to one of its owners, undone by a reversal. owner_key: identity number, or the name in lower case; empty for the organisation itself. is_beyond_due: it was said that it is more than was theirs.';
create index owner_distributions_by_day on public.owner_distributions (organization_id, paid_on desc, id desc);
create index owner_distributions_by_property on public.owner_distributions (organization_id, property_id, currency);
create index owner_distributions_by_entry on public.owner_distributions (organization_id, entry_id);
create index owner_distributions_by_reversal on public.owner_distributions (organization_id, reversal_entry_id)
  where reversal_entry_id is not null;
create index owner_distributions_by_account on public.owner_distributions (organization_id, account_id);
alter table public.owner_distributions enable row level security;
grant select on public.owner_distributions to authenticated, service_role;
create policy "readers of money see owner distributions" on public.owner_distributions for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));
create trigger refuse_delete before delete on public.owner_distributions for each row execute function private.refuse_change();
create trigger keep_posted_fields before update on public.owner_distributions for each row execute function
  private.keep_posted_fields('reversed_at', 'reversal_entry_id', 'reversal_reason');
create trigger write_audit_log after insert or update on public.owner_distributions
  for each row execute function private.write_audit_log();
do $$
begin
  if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.owner_distributions;
  end if;
end
$$;

create function private.owner_key(p_name text, p_identity_number text)
returns text
language sql
immutable
set search_path = ''
as $$ select coalesce(nullif(btrim(p_identity_number), ''), lower(btrim(p_name))) $$;
comment on function private.owner_key is
  'By what the same owner of two properties is known, as ownerKey of owner-statement.ts: the number, or the name where there is none.';

create function private.owner_balances(p_organization_id uuid, p_property_id uuid, p_as_of date)
returns table (owner_key text, owner_name text, identity_number text, share_basis_points integer, currency public.currency_code,
  earned_minor bigint, drawn_minor bigint, due_minor bigint)
language sql
stable
security definer
set search_path = ''
as $$
  with owners as (
    select private.owner_key(o.full_name, o.identity_number) as key, o.full_name as name, o.identity_number as number,
      o.share_basis_points as share, sum(o.share_basis_points) over (order by o.position) as through, o.position
    from public.property_owners o where o.organization_id = p_organization_id and o.property_id = p_property_id
    union all
    select '', '', '', 10000, 10000, 1
    where not exists (select 1 from public.property_owners o
      where o.organization_id = p_organization_id and o.property_id = p_property_id)
  ), earned as (
    select c.currency, -sum(c.amount_minor) as amount
    from private.account_changes(p_organization_id, '1900-01-01', p_as_of, 'cash', array[p_property_id]) c
    join public.accounts a on a.id = c.account_id and a.kind in ('income', 'expense')
    group by 1
  ), drawn as (
    select c.currency, sum(c.amount_minor) as amount
    from private.account_changes(p_organization_id, '1900-01-01', '2200-12-31', 'accrual', array[p_property_id]) c
    join public.accounts a on a.id = c.account_id and a.system_key = 'owner_draw'
    group by 1
  ), given as (
    select d.currency, d.owner_key, sum(d.amount_minor) as amount from public.owner_distributions d
    where d.organization_id = p_organization_id and d.property_id = p_property_id and d.reversed_at is null
    group by 1, 2
  ), parts as (
    -- What was drawn without saying by whom is everybody's, by their shares; rounding the running sum keeps every cent.
    select o.*, k.code,
      round(coalesce(e.amount, 0) * o.through / 10000) - round(coalesce(e.amount, 0) * (o.through - o.share) / 10000) as earned,
      round(u.amount * o.through / 10000) - round(u.amount * (o.through - o.share) / 10000) + coalesce(g.amount, 0) as drawn
    from owners o
    cross join unnest(enum_range(null::public.currency_code)) as k (code)
    left join earned e on e.currency = k.code
    left join drawn d on d.currency = k.code
    left join given g on g.currency = k.code and g.owner_key = o.key
    cross join lateral (
      select coalesce(d.amount, 0) - coalesce((select sum(x.amount) from given x where x.currency = k.code), 0) as amount) u
  )
  select key, name, number, share, code, earned::bigint, drawn::bigint, (earned - drawn)::bigint from parts order by code, position
$$;
comment on function private.owner_balances is
  'What each owner of a property has earned up to a day (cash basis, by their share), drawn up to now, and is due, by currency; one row without a name where the organisation owns it alone.';

create function private.owner_balances_of(p_property_id uuid, p_as_of date)
returns table (owner_key text, owner_name text, identity_number text, share_basis_points integer, currency public.currency_code,
  earned_minor bigint, drawn_minor bigint, due_minor bigint)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_organization uuid;
begin
  select p.organization_id into v_organization from public.properties p
  where p.id = p_property_id and p.organization_id in (select private.my_organization_ids('money.read'))
    and p.organization_id in (select private.my_organization_ids('people.read'));
  if v_organization is null then
    perform private.fail('not_found');
  end if;
  perform private.require_period(p_as_of, p_as_of);
  return query select * from private.owner_balances(v_organization, p_property_id, p_as_of);
end
$$;
create function public.owner_balances(p_property_id uuid, p_as_of date)
returns table (owner_key text, owner_name text, identity_number text, share_basis_points integer, currency public.currency_code,
  earned_minor bigint, drawn_minor bigint, due_minor bigint)
language sql stable set search_path = ''
as $$ select * from private.owner_balances_of(p_property_id, p_as_of) $$;
comment on function public.owner_balances is
  'What each owner of a property has earned up to a day (cash basis, by their share), drawn up to now and is due, by currency. Errors: not_found, period_invalid.';
revoke execute on function private.owner_key, private.owner_balances from public, anon, authenticated;
revoke execute on function private.owner_balances_of, public.owner_balances from public, anon;
grant execute on function private.owner_balances_of, public.owner_balances to authenticated;
