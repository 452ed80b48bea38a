create function private.market_rent_minor(p_unit_id uuid)
returns bigint
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select u.market_rent_minor from public.units u
    where u.id = p_unit_id and u.organization_id = any (array(select private.my_organization_ids('portfolio.read')))
  );
end
$$;
comment on function private.market_rent_minor is
  'For readers of the portfolio alone: see public.units.market_rent_minor.';

create function private.market_rent_currency(p_unit_id uuid)
returns public.currency_code
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select u.market_rent_currency from public.units u
    where u.id = p_unit_id and u.organization_id = any (array(select private.my_organization_ids('portfolio.read')))
  );
end
$$;
comment on function private.market_rent_currency is
  'For readers of the portfolio alone: see public.units.market_rent_currency.';

grant execute on function private.market_rent_minor, private.market_rent_currency to authenticated, service_role;
