SET local check_function_bodies = off;

DROP FUNCTION "private"."read_invitation"(text);

DROP FUNCTION "public"."read_invitation"(text);

CREATE OR REPLACE FUNCTION private.read_invitation (
  p_token text
)
  RETURNS TABLE (
    state             text,
    kind              public.invitation_kind,
    email             text,
    role              public.membership_role,
    organization_name text,
    property_name     text,
    unit_label        text,
    inviter_name      text
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select case when i.accepted_at is not null then 'accepted' when i.revoked_at is not null then 'revoked'
      when i.expires_at <= now() then 'expired' else 'valid' end,
    i.kind, i.email, i.role, o.name, p.name, u.label,
    coalesce((select f.full_name from public.profiles f where f.id = i.created_by), '')
  from public.invitations i
  join public.organizations o on o.id = i.organization_id
  left join public.lease_tenants lt on lt.id = i.lease_tenant_id
  left join public.leases l on l.id = lt.lease_id
  left join public.units u on u.id = l.unit_id
  left join public.properties p on p.id = l.property_id
  where i.token_hash = private.token_hash(p_token)
$function$;

CREATE OR REPLACE FUNCTION public.first_steps (
  p_organization_id uuid
)
  RETURNS TABLE (
    has_unit           boolean,
    says_how_to_pay    boolean,
    has_tax_profile    boolean,
    lease_id           uuid,
    uninvited_lease_id uuid,
    has_invited        boolean,
    has_team           boolean,
    payment_id         uuid,
    receipt_id         uuid,
    receipt_number     bigint,
    paid_on            date
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select
    exists (select 1 from public.units u where u.organization_id = p_organization_id and u.archived_at is null),
    exists (select 1 from public.online_payment_settings s where s.organization_id = p_organization_id
      and ((s.takes_transfers and btrim(s.transfer_text) <> '') or (s.takes_cash and btrim(s.cash_text) <> '')
        or (s.takes_cards and not s.is_test))),
    exists (select 1 from public.fiscal_profiles f where f.organization_id = p_organization_id),
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
$function$;

REVOKE ALL ON FUNCTION "public"."first_steps"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.read_invitation (
  p_token text
)
  RETURNS TABLE (
    state             text,
    kind              public.invitation_kind,
    email             text,
    role              public.membership_role,
    organization_name text,
    property_name     text,
    unit_label        text,
    inviter_name      text
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.read_invitation(p_token);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_invitation"(text) FROM PUBLIC, "service_role";

COMMENT ON FUNCTION "private"."read_invitation"(text) IS '{"access": ["anyone"], "repeatable": false}';

COMMENT ON FUNCTION "public"."first_steps"(uuid) IS 'What an organisation has done of its first steps, as far as the caller may read it: a unit, how tenants pay, its tax profile, a lease, an invitation, a team, and the first payment with its receipt; nothing for strangers.';

COMMENT ON FUNCTION "public"."read_invitation"(text) IS 'What an invitation is about, who invites, and its state (valid, expired, accepted, revoked), for who holds its token; no row for an unknown one. role is null for a tenant, inviter_name empty for who has no name.';

REVOKE ALL ON FUNCTION "private"."read_invitation"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."read_invitation"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."read_invitation"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."read_invitation"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."first_steps"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."first_steps"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."first_steps"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_invitation"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."read_invitation"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_invitation"(text) TO "postgres";
