-- What of electronic receipts waits for something, or was rejected and has no successor yet.
create view public.ecf_queue with (security_invoker = true) as
select d.organization_id, d.issuer_id, d.environment, d.state, d.contingency_kind, count(*)::integer as count,
  min(d.created_at) as oldest_at, min(d.due_by) as due_by, count(*) filter (where d.problems <> '[]')::integer as problem_count
from public.ecf_documents d
-- Tenants read documents of theirs, not issuers: the queue is the office's.
join public.fiscal_issuers i on i.organization_id = d.organization_id and i.id = d.issuer_id
where d.state in ('to_sign', 'signed', 'sent', 'rejected') and d.replaced_by is null
group by d.organization_id, d.issuer_id, d.environment, d.state, d.contingency_kind;
comment on view public.ecf_queue is
  'How many electronic receipts of an issuer wait in each state, since when, and by when they must be sent; rejected ones that nothing replaces yet.';
grant select on public.ecf_queue to authenticated, service_role;
