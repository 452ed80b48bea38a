-- Read while an organization is new: each part is an index's first row.
create function public.first_steps(p_organization_id uuid)
returns table (has_unit boolean, says_how_to_pay boolean, has_tax_profile boolean, lease_id uuid, uninvited_lease_id uuid,
  has_invited boolean, has_team boolean, payment_id uuid, receipt_id uuid, receipt_number bigint, paid_on date)
language sql
stable
set search_path = ''
as $$
  select
    exists (select 1 from public.units u where u.organization_id = p_organization_id and u.archived_at is null),
    exists (select 1 from public.online_payment_settings s where s.organization_id = p_organization_id
      and ((s.takes_transfers and btrim(s.transfer_text) <> '') or (s.takes_cash and btrim(s.cash_text) <> '')
        or (s.takes_cards and not s.is_test))),
    exists (select 1 from public.fiscal_issuers f where f.organization_id = p_organization_id and f.taxpayer_kind is not null),
    (select l.id from public.leases l where l.organization_id = p_organization_id
      and l.status not in ('draft', 'sent', 'partially_signed') order by l.created_at, l.id limit 1),
    (select t.lease_id from public.lease_parties t join public.leases l on l.id = t.lease_id
      where t.organization_id = p_organization_id and t.user_id is null
        and l.status in ('signed', 'active', 'notice_given', 'month_to_month')
        and not exists (select 1 from public.invitations i where i.lease_tenant_id = t.id and i.revoked_at is null)
      order by l.created_at, l.id limit 1),
    exists (select 1 from public.invitations i where i.organization_id = p_organization_id and i.kind = 'tenant' and i.revoked_at is null)
      or exists (select 1 from public.lease_tenants t where t.organization_id = p_organization_id and t.user_id is not null),
    exists (select 1 from public.memberships m where m.organization_id = p_organization_id and m.user_id <> (select auth.uid()))
      or exists (select 1 from public.invitations i where i.organization_id = p_organization_id and i.kind = 'member' and i.revoked_at is null),
    p.id, p.receipt_id, p.number, p.issued_on
  from (select 1) one
  left join lateral (
    select a.id, r.id as receipt_id, r.number, r.issued_on from public.payments a join public.receipts r on r.payment_id = a.id
    where a.organization_id = p_organization_id and a.status = 'confirmed' and r.voided_at is null
    order by r.number limit 1) p on true
$$;
select private.declare_verb('first_steps', 'rows', p_comment =>
  'What an organisation has done of its first steps, as far as the caller may read it: a unit, how tenants pay, its tax profile, a lease, an invitation, a team, and the first payment with its receipt; nothing for strangers.');
