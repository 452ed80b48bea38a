create view public.signing_certificates_list with (security_invoker = true) as
select c.id, c.organization_id, c.holder_name, c.holder_id, c.authority_name, c.valid_from, c.valid_until, c.removed_at,
  c.consented_at, c.consented_by, private.member_name(c.organization_id, c.consented_by) as consented_by_name, c.consent_version
from public.signing_certificates c;
comment on view public.signing_certificates_list is
  'Certificates of those who sign, with the name of whoever agreed that their key is kept here.';
grant select on public.signing_certificates_list to authenticated, service_role;
