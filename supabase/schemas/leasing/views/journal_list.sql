create view public.journal_list with (security_invoker = true) as
select l.id, l.organization_id, l.entry_id, e.entry_number, e.kind, e.occurred_on, e.memo, e.reverses_entry_id, l.account_id, a.code as account_code,
  a.system_key, a.name as account_name, a.kind as account_kind, l.currency, l.amount_minor, l.lease_id, l.property_id, e.created_at
from public.journal_lines l
join public.journal_entries e on e.id = l.entry_id
join public.accounts a on a.id = l.account_id;
comment on view public.journal_list is 'Journal lines with their entry and account; debits positive.';
grant select on public.journal_list to authenticated, service_role;
