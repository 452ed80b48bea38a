-- A credit note that came too late gives the tenant the ITBIS back, and the tax authority keeps it (Código Tributario art. 338;
-- Reglamento 293-11): it stays owed in the books too, and is a cost of whoever let the place.
insert into private.chart_template (code, system_key, name, kind, subtype, cash_flow_class) values
  ('5070', 'lost_itbis', 'ITBIS no recuperado', 'expense', 'operating_expense', 'operating');
-- An organization that has an account of its own with this number keeps it: the next free number is taken.
insert into public.accounts (organization_id, code, system_key, name, kind, subtype, cash_flow_class, held_for)
select o.id, (select min(n)::text from generate_series(5070, 5999) n where not exists (
    select 1 from public.accounts a where a.organization_id = o.id and a.code = n::text)),
  t.system_key, t.name, t.kind, t.subtype, t.cash_flow_class, t.held_for
from public.organizations o cross join private.chart_template t
where t.system_key = 'lost_itbis'
on conflict (organization_id, system_key) do nothing;

create function private.post_lost_itbis(p_note public.fiscal_invoices)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.post_entry(p_note.organization_id, 'adjustment', private.open_day(p_note.organization_id, p_note.issued_on),
    p_note.currency, null, p_note.property_id, jsonb_build_array(
      jsonb_build_object('account', 'lost_itbis', 'amount', p_note.itbis_minor),
      jsonb_build_object('account', 'itbis_payable', 'amount', -p_note.itbis_minor)), p_note.ncf);
end
$$;
comment on function private.post_lost_itbis is
  'Posts that the ITBIS of a note that came too late stays owed, as a cost of its property. The caller holds the money lock.';

create function private.owe_lost_itbis()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.post_lost_itbis(new);
  return null;
end
$$;
comment on function private.owe_lost_itbis is 'Trigger: what a note that came too late does not take off the ITBIS stays owed.';
create trigger owe_lost_itbis after insert on public.fiscal_invoices
  for each row when (new.is_itbis_lost) execute function private.owe_lost_itbis();
revoke execute on function private.post_lost_itbis, private.owe_lost_itbis from public, anon, authenticated;

-- Notes from before: by their number, so that entries come in an order.
do $$
declare
  v_note public.fiscal_invoices;
begin
  for v_note in select * from public.fiscal_invoices where is_itbis_lost order by organization_id, issued_on, ncf loop
    perform private.lock_money(v_note.organization_id);
    perform private.post_lost_itbis(v_note);
  end loop;
end
$$;
