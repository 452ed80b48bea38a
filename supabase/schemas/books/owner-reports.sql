create function private.is_owner(p_organization_id uuid, p_owner_key text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select 1 from public.property_owners o where o.organization_id = p_organization_id
    and private.owner_key(o.full_name, o.identity_number) = p_owner_key)
$$;
comment on function private.is_owner is 'Whether somebody, by the key of owners, owns a property of the organisation.';

create function private.check_report_owner()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Whoever may not schedule is refused by the policy, and learns nothing here of who owns what.
  if new.owner_key is not null and new.organization_id = any (array(select private.my_organization_ids('money.write')))
    and not private.is_owner(new.organization_id, new.owner_key) then
    perform private.fail('not_found', '{"fields": ["owner_key"]}');
  end if;
  return new;
end
$$;
comment on function private.check_report_owner is
  'Trigger: a scheduled report is of somebody who owns a property here.';

-- What a client withholds for the income tax is earned, and never comes: it went to the State, for the owners. It is theirs in the
-- tax return, and is nobody's to draw. Withheld ITBIS is no part of what is earned, so it takes nothing off.
create function private.withheld_for_owners(p_organization_id uuid, p_property_ids uuid[])
returns table (property_id uuid, currency public.currency_code, occurred_on date, amount_minor bigint, client_name text, ncf text)
language sql
stable
security definer
set search_path = ''
as $$
  select p.property_id, p.currency, e.occurred_on, w.isr_minor * case when e.id = p.entry_id then 1 else -1 end, i.client_name, i.ncf
  from public.fiscal_withholdings w
  join public.payments p on p.id = w.payment_id
  join public.fiscal_invoices i on i.id = w.invoice_id
  join public.journal_entries e on e.organization_id = w.organization_id and e.id in (p.entry_id, p.reversal_entry_id)
  where w.organization_id = p_organization_id and w.isr_minor > 0
    and (p_property_ids is null or p.property_id = any (p_property_ids))
$$;
comment on function private.withheld_for_owners is
  'Income tax that clients withheld of what properties earned, on the day it was booked; below zero on the day that it was taken back.';
