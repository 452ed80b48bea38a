SET local check_function_bodies = off;

DROP TRIGGER "keep_posted_fields" ON "public"."signing_certificates";

DROP TRIGGER "refuse_other_change" ON "public"."unusable_ncfs";

DROP INDEX "public"."fiscal_invoices_number_once";

DROP INDEX "public"."purchase_receipts_number_once";

ALTER TABLE "public"."ecf_files"
  DROP CONSTRAINT "ecf_files_kind_check";

ALTER TABLE "public"."ncf_ranges"
  DROP CONSTRAINT "ncf_ranges_never_overlap";

DROP FUNCTION "private"."check_fiscal_issuer"(text, text, text, text, public.issuing_way, date);

DROP FUNCTION "public"."invoices_withheld"(uuid, date, date, uuid);

DROP FUNCTION "public"."search_fiscal_invoices"(uuid, text);

DROP VIEW "public"."fiscal_invoices_list";

ALTER TABLE "public"."ncf_ranges"
  ADD COLUMN "environment" public.ecf_environment;

ALTER TABLE "public"."signing_certificates"
  ADD COLUMN "key_replaced_at" timestamp WITH time zone;

ALTER TABLE "public"."signing_certificates"
  ADD COLUMN "key_replaced_by" uuid;

ALTER TABLE "public"."unusable_ncfs"
  ADD COLUMN "next_try_at" timestamp WITH time zone;

ALTER TABLE "public"."unusable_ncfs"
  ADD COLUMN "claim_id" uuid;

ALTER TABLE "public"."unusable_ncfs"
  ADD COLUMN "claimed_until" timestamp WITH time zone;

ALTER TABLE "public"."unusable_ncfs"
  ADD COLUMN "may_have_arrived" boolean NOT NULL DEFAULT false;

ALTER TABLE "public"."unusable_ncfs"
  ADD COLUMN "messages" jsonb NOT NULL DEFAULT '[]'::jsonb;

ALTER TABLE "public"."unusable_ncfs"
  ADD COLUMN "annulled_at" timestamp WITH time zone;

ALTER TABLE "public"."unusable_ncfs"
  ADD COLUMN "annulment_file_id" uuid;

ALTER TABLE "public"."unusable_ncfs"
  ADD COLUMN "not_annulled" text[] NOT NULL DEFAULT '{}'::text[];

CREATE OR REPLACE FUNCTION private.account_obstacles (
  p_user_id uuid
)
  RETURNS TABLE (
    organization_id uuid,
    name            text,
    reason          text
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select o.id, o.name, case
    when exists (select 1 from public.memberships x where x.organization_id = o.id and x.user_id <> p_user_id) then 'members'
    when exists (select 1 from public.leases l where l.organization_id = o.id) then 'leases'
    else 'books' end
  from public.memberships m
  join public.organizations o on o.id = m.organization_id
  where m.user_id = p_user_id and m.role = 'owner'
    and not exists (select 1 from public.memberships x where x.organization_id = o.id and x.role = 'owner' and x.user_id <> p_user_id)
    and (exists (select 1 from public.memberships x where x.organization_id = o.id and x.user_id <> p_user_id)
      or exists (select 1 from public.leases l where l.organization_id = o.id)
      or private.keeps_records(o.id))
  order by o.name collate private.natural_order, o.id
$function$;

CREATE OR REPLACE FUNCTION private.add_ncf_range (
  p_organization_id uuid,
  p_series          text,
  p_kind            public.ncf_kind,
  p_first           bigint,
  p_last            bigint,
  p_expires_on      date            DEFAULT NULL::date,
  p_issuer_id       uuid            DEFAULT NULL::uuid,
  p_for_contingency boolean         DEFAULT false
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id uuid := gen_random_uuid();
  v_issuer uuid;
begin
  perform private.require_permission(p_organization_id, 'money.write');
  v_issuer := private.own_issuer(p_organization_id, p_issuer_id);
  if p_series is null or p_series not in ('B', 'E') or p_first is null or p_last is null or p_first < 1 or p_last < p_first
    or p_last > (case p_series when 'B' then 99999999 else 9999999999 end) then
    perform private.fail('ncf_range_malformed');
  elsif p_for_contingency and p_series <> 'B' then
    perform private.fail('ncf_range_malformed', '{"fields": ["for_contingency"]}');
  elsif private.ncf_needs_expiry(p_series, p_kind) and p_expires_on is null then
    perform private.fail('ncf_expiry_missing', '{"fields": ["expires_on"]}');
  elsif p_series = 'E' and not private.ncf_needs_expiry(p_series, p_kind) and p_expires_on is not null then
    perform private.fail('value_malformed', '{"fields": ["expires_on"]}');
  elsif p_expires_on < private.organization_today(p_organization_id) then
    perform private.fail('ncf_range_expired');
  end if;
  begin
    insert into public.ncf_ranges (id, organization_id, series, ncf_kind, ncf_type, first_number, last_number, next_number, expires_on,
      issuer_id, for_contingency, environment)
    values (v_id, p_organization_id, p_series, p_kind, private.ncf_type(p_series, p_kind), p_first, p_last, p_first, p_expires_on,
      v_issuer, coalesce(p_for_contingency, false), case p_series when 'E' then private.environment_of_issuer(v_issuer) end);
  exception when exclusion_violation then
    perform private.fail('ncf_range_overlaps');
  end;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.allocate_ncf (
  p_issuer_id uuid,
  p_kind      public.ncf_kind,
  p_day       date
)
  RETURNS TABLE (
    range_id   uuid,
    ncf        text,
    series     text,
    expires_on date
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_is_contingency boolean := private.is_in_contingency(p_issuer_id, p_day);
  v_series text := case when private.is_electronic(p_issuer_id, p_day) and not v_is_contingency then 'E' else 'B' end;
  v_environment public.ecf_environment := case v_series when 'E' then private.environment_of_issuer(p_issuer_id) end;
  v_range public.ncf_ranges;
begin
  perform private.check_electronic_issuer(p_issuer_id, p_day);
  -- The row is locked: whoever asks at the same time waits, and gets the next number. Electronic ranges from before their expiry
  -- was asked for, without one, are passed over.
  select r.* into v_range from public.ncf_ranges r
  where r.issuer_id = p_issuer_id and r.ncf_kind = p_kind and r.series = v_series and r.environment is not distinct from v_environment
    and r.retired_at is null and r.for_contingency = v_is_contingency and r.next_number <= r.last_number and (r.expires_on >= p_day or r.expires_on is null and not private.ncf_needs_expiry(v_series, p_kind))
  order by r.expires_on nulls last, r.first_number limit 1 for update;
  if not found then
    perform private.fail(case when exists (select 1 from public.ncf_ranges r where r.issuer_id = p_issuer_id
        and r.ncf_kind = p_kind and r.series = v_series and r.environment is not distinct from v_environment
        and r.retired_at is null and r.for_contingency = v_is_contingency
        and r.next_number <= r.last_number and r.expires_on is not null)
      then 'ncf_range_expired' else 'ncf_range_missing' end, jsonb_build_object('kind', p_kind, 'series', v_series));
  end if;
  -- The next number of a range is never an unusable one: marking moves it on, and so does giving out the one before.
  update public.ncf_ranges set next_number = private.next_free_ncf(v_range.id, v_range.next_number + 1) where id = v_range.id;
  return query select v_range.id, v_range.series || v_range.ncf_type
    || lpad(v_range.next_number::text, case v_range.series when 'B' then 8 else 10 end, '0'), v_range.series, v_range.expires_on;
end
$function$;

CREATE OR REPLACE FUNCTION private.annul_purchase_ecf (
  p_receipt_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.annul_document(d.id) from public.ecf_documents d where d.purchase_receipt_id = p_receipt_id and d.state <> 'rejected';
exception when raise_exception then
  -- Which note corrects such a receipt is open: a credit note, which the other sentence speaks of, is for clients.
  if sqlerrm = 'ecf_not_cancelled' then
    perform private.fail('purchase_ecf_not_cancelled');
  end if;
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_environment (
  p_organization_id uuid,
  p_issuer_id       uuid,
  p_environment     public.ecf_environment
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- No receipt goes out meanwhile: its number and its document are of the same environment.
  perform private.lock_money(p_organization_id);
  if p_environment <> 'ecf' and exists (select 1 from public.ecf_documents d where d.issuer_id = p_issuer_id and d.environment = 'ecf') then
    perform private.fail('environment_has_receipts', '{"fields": ["environment"]}');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_fiscal_issuer (
  p_tax_id           text,
  p_legal_name       text,
  p_trade_name       text,
  p_address          text,
  p_phone            text,
  p_email            text,
  p_issuing_way      public.issuing_way,
  p_electronic_since date
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if coalesce(p_tax_id, '') !~ '^(\d{9}|\d{11})$' then
    perform private.fail('tax_id_malformed', '{"fields": ["tax_id"]}');
  elsif coalesce(btrim(p_legal_name), '') = '' then
    perform private.fail('name_missing', '{"fields": ["legal_name"]}');
  elsif char_length(btrim(p_legal_name)) > 150 then
    perform private.fail('value_too_long', '{"fields": ["legal_name"]}');
  elsif char_length(btrim(p_trade_name)) > 150 then
    perform private.fail('value_too_long', '{"fields": ["trade_name"]}');
  elsif char_length(btrim(p_email)) > 80 then
    perform private.fail('value_too_long', '{"fields": ["email"]}');
  elsif coalesce(p_phone, '') !~ '^(\d{3}-\d{3}-\d{4})?$' then
    perform private.fail('value_malformed', '{"fields": ["phone"]}');
  elsif char_length(btrim(p_address)) > 100 then
    perform private.fail('value_too_long', '{"fields": ["address"]}');
  elsif p_electronic_since is not null and coalesce(btrim(p_address), '') = '' then
    perform private.fail('issuer_address_missing', '{"fields": ["address"]}');
  elsif p_electronic_since is not null and coalesce(p_issuing_way, 'paper') = 'paper' then
    perform private.fail('value_missing', '{"fields": ["issuing_way"]}');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.claim_ecf_annulments (
  p_limit integer,
  p_now   timestamp with time zone DEFAULT now()
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_claim record;
  v_work jsonb := '[]';
begin
  for v_claim in select * from private.claim_unused_numbers(p_now, p_limit) loop
    select v_work || jsonb_build_object('claimId', v_claim.claim_id, 'organizationId', v_claim.organization_id,
        'issuerId', v_claim.issuer_id, 'environment', v_claim.environment, 'issuingWay', i.issuing_way,
        'issuerTaxId', coalesce((select min(d.facts -> 'issuer' ->> 'taxId') from public.ecf_documents d
          where d.claim_id = v_claim.claim_id and d.state = 'annulled'), i.tax_id),
        'numbers', (select coalesce(jsonb_agg(d.encf order by d.encf), '[]') from public.ecf_documents d
          where d.claim_id = v_claim.claim_id and d.state = 'annulled'),
        'spans', (select coalesce(jsonb_agg(jsonb_build_object('first', private.encf_of(r.ncf_type, u.first_number),
            'last', private.encf_of(r.ncf_type, u.last_number)) order by r.ncf_type, u.first_number), '[]')
          from public.unusable_ncfs u join public.ncf_ranges r on r.id = u.range_id where u.claim_id = v_claim.claim_id))
      into v_work from public.fiscal_issuers i where i.id = v_claim.issuer_id;
  end loop;
  return v_work;
end
$function$;

CREATE OR REPLACE FUNCTION private.claim_unused_numbers (
  p_now   timestamp with time zone,
  p_limit integer
)
  RETURNS TABLE (
    claim_id        uuid,
    organization_id uuid,
    issuer_id       uuid,
    environment     public.ecf_environment
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- The certification has no such service; a file holds as many numbers as it may.
  return query
  with documents as (
    select d.id, d.organization_id, d.issuer_id, d.environment
    from public.ecf_documents d join public.fiscal_issuers i on i.id = d.issuer_id
    where d.state = 'annulled' and d.annulment_file_id is null and d.environment <> 'certecf' and i.issuing_way in ('direct', 'provider')
      and d.next_try_at <= p_now and (d.claimed_until is null or d.claimed_until <= p_now)
    order by d.issuer_id, d.environment, d.encf limit 10000 for update of d skip locked
  ), marks as (
    select u.id, u.organization_id, u.issuer_id, private.environment_of_range(u.range_id) as environment
    from public.unusable_ncfs u join public.fiscal_issuers i on i.id = u.issuer_id
    where u.next_try_at <= p_now and i.issuing_way in ('direct', 'provider') and private.environment_of_range(u.range_id) <> 'certecf'
      and (u.claimed_until is null or u.claimed_until <= p_now)
    order by u.issuer_id, u.id limit 1000 for update of u skip locked
  ), places as (
    select gen_random_uuid() as claim_id, g.organization_id, g.issuer_id, g.environment
    from (select d.organization_id, d.issuer_id, d.environment from documents d
      union select m.organization_id, m.issuer_id, m.environment from marks m
      order by 2, 3 limit least(greatest(p_limit, 0), 100)) g
  ), claimed_documents as (
    update public.ecf_documents x set claim_id = p.claim_id, claimed_until = p_now + interval '2 minutes'
    from documents d, places p where x.id = d.id and p.issuer_id = d.issuer_id and p.environment = d.environment
  ), claimed_marks as (
    -- A claim that ended without a word may have sent them.
    update public.unusable_ncfs x set may_have_arrived = x.may_have_arrived or x.claim_id is not null, claim_id = p.claim_id,
      claimed_until = p_now + interval '2 minutes'
    from marks m, places p where x.id = m.id and p.issuer_id = m.issuer_id and p.environment = m.environment
  )
  select p.claim_id, p.organization_id, p.issuer_id, p.environment from places p;
end
$function$;

CREATE OR REPLACE FUNCTION private.ecf_base_facts (
  p_base_id uuid,
  p_note_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('kind', b.ncf_kind, 'verdict', private.ecf_verdict_of(b.id, b.ncf), 'totalMinor', private.pesos_of(b),
    'balanceMinor', private.pesos_of(b) + coalesce((
      select sum(case n.ncf_kind when 'credit_note' then -1 else 1 end * private.pesos_of(n)) from public.fiscal_invoices n
      where n.organization_id = b.organization_id and n.modifies_id = b.id and n.id <> p_note_id and n.cancelled_on is null
        -- In a trial, notes of the trial count among themselves.
        and (n.is_counted or private.trial_of_invoice(n.id) is not null and private.ecf_verdict_of(n.id, n.ncf) <> 'rejected')), 0))
  from public.fiscal_invoices b where b.id = p_base_id
$function$;

CREATE OR REPLACE FUNCTION private.encf_of (
  p_ncf_type text,
  p_number   bigint
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$ select 'E' || p_ncf_type || lpad(p_number::text, 10, '0') $function$;

CREATE OR REPLACE FUNCTION private.environment_of_issuer (
  p_issuer_id uuid
)
  RETURNS public.ecf_environment
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  -- Who gives out receipts in another program has real ones there.
  select case when i.issuing_way = 'external' then 'ecf' else i.environment end from public.fiscal_issuers i where i.id = p_issuer_id
$function$;

CREATE OR REPLACE FUNCTION private.environment_of_range (
  p_range_id uuid
)
  RETURNS public.ecf_environment
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select r.environment from public.ncf_ranges r where r.id = p_range_id
$function$;

CREATE OR REPLACE FUNCTION private.filed_parts_of_bill (
  p_bill public.bills
)
  RETURNS TABLE (
    form  public.tax_form,
    month date,
    part  jsonb
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  with facts as (
    -- What the books keep of a bill beside its forms (notes, states, who did what) is in none of them.
    select to_jsonb(p_bill) as bill, private.number_of_bill(p_bill) as number, date_trunc('month', p_bill.billed_on)::date as billed,
      date_trunc('month', p_bill.paid_on)::date as paid,
      case when substring(p_bill.ncf from 2 for 2) in ('04', '34') then -1 else 1 end
        * (p_bill.itbis_minor - p_bill.itbis_to_cost_minor) as credited
    where p_bill.status in ('approved', 'partially_paid', 'paid')
  ), told as (
    select bill, number, billed, paid, credited, bill ->> 'dop_rate' as rate, array[p_bill.vendor_id::text, p_bill.expense_kind, number,
      p_bill.modified_ncf, p_bill.billed_on::text, p_bill.services_minor::text, p_bill.goods_minor::text, p_bill.itbis_minor::text,
      p_bill.itbis_proportional_minor::text, p_bill.itbis_to_cost_minor::text, p_bill.excise_minor::text,
      p_bill.other_taxes_minor::text, p_bill.tip_minor::text, bill ->> 'dop_rate'] as row_606,
      array[p_bill.paid_on::text, p_bill.payment_form, p_bill.itbis_withheld_minor::text, p_bill.isr_kind,
        p_bill.isr_withheld_minor::text] as row_paid
    from facts
  )
  select f.form::public.tax_form, f.month, jsonb_agg(f.part order by f.part::text)
  from (
    -- What was paid after the month is not in its 606.
    select '606' as form, billed as month, to_jsonb(row_606 || case when paid <= billed then row_paid end) as part from told
    where bill ->> 'no_receipt_reason' is null
    union all
    select '606', paid, to_jsonb(row_606 || row_paid) from told
    where paid > billed and p_bill.itbis_withheld_minor + p_bill.isr_withheld_minor > 0 and bill ->> 'no_receipt_reason' is null
    union all
    select 'IT-1', billed, jsonb_build_array(credited, rate) from told where credited <> 0 and number <> ''
    union all
    select 'IT-1', paid, jsonb_build_array('withheld', p_bill.vendor_id, p_bill.itbis_withheld_minor, rate) from told
    where paid is not null and p_bill.itbis_withheld_minor > 0
    union all
    select 'IR-17', paid, jsonb_build_array(p_bill.isr_kind, p_bill.isr_withheld_minor, rate) from told
    where paid is not null and p_bill.isr_withheld_minor > 0
  ) f
  group by 1, 2
$function$;

CREATE OR REPLACE FUNCTION private.find_ecf_again (
  p_issuer_id     uuid,
  p_sender_tax_id text,
  p_encf          text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('id', e.id, 'file', (select replace(encode(f.bytes, 'base64'), E'\n', '') from public.ecf_files f
    where f.received_id = e.id and f.kind = 'arecf_again' and f.direction = 'out'))
  from public.ecf_received e join public.fiscal_issuers i on i.id = e.issuer_id and i.environment = e.environment
  where e.issuer_id = p_issuer_id and e.sender_tax_id = p_sender_tax_id and e.encf = p_encf and e.state <> 'refused'
$function$;

CREATE OR REPLACE FUNCTION private.find_received_ecf (
  p_organization_id uuid,
  p_text            text
)
  RETURNS SETOF uuid
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
declare
  v_digits text := regexp_replace(p_text, '[\s().+/-]', '', 'g');
  v_amount bigint := private.typed_amount(p_text);
  v_pattern text := private.search_pattern(p_text);
  v_every text[] := private.search_patterns(p_text);
begin
  if p_organization_id in (select private.my_organization_ids('money.read')) then
    return query
      select e.id from public.ecf_received e
      where e.organization_id = p_organization_id
        and (private.plain_text(e.sender_name || ' ' || e.sender_tax_id || ' ' || e.encf) like v_pattern
            and (v_every = '{}'
              or ' ' || private.plain_text(e.sender_name || ' ' || e.sender_tax_id || ' ' || e.encf) like all (v_every))
          or v_digits ~ '^[0-9]{3,}$'
            and private.plain_text(e.sender_name || ' ' || e.sender_tax_id || ' ' || e.encf) like '%' || v_digits || '%'
          or e.total_minor = v_amount)
      order by e.created_at desc, e.id desc limit private.search_limit();
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.issue_credit_note (
  p_invoice_id uuid,
  p_charge_ids uuid[],
  p_reason     text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id uuid := gen_random_uuid();
  v_invoice public.fiscal_invoices;
  v_lease public.leases;
  v_today date;
  v_base bigint;
  v_itbis bigint;
  v_left bigint;
  v_itbis_charge public.charges;
  v_new_charge uuid;
  v_ncf record;
begin
  v_invoice := private.invoice_for_verb(p_invoice_id);
  v_today := private.fiscal_today();
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  elsif v_invoice.ncf_kind = 'credit_note' then
    perform private.fail('ncf_kind_not_allowed');
  elsif private.has_withholding(p_invoice_id) then
    perform private.fail('invoice_has_withholding');
  elsif private.is_electronic(v_invoice.issuer_id, v_today) and char_length(btrim(p_reason)) > 90 then
    perform private.fail('value_too_long', '{"fields": ["reason"]}');
  end if;
  perform private.require_same_environment(p_invoice_id, v_today);
  perform private.require_accepted_base(p_invoice_id);
  perform private.require_accepted_base(v_invoice.modifies_id);
  perform private.require_open_form(v_invoice.issuer_id, '607', v_today);
  select coalesce(sum(amount_minor) filter (where charge_id = any (p_charge_ids)), 0),
    coalesce(sum(amount_minor) filter (where charge_id <> all (p_charge_ids)), 0) into v_base, v_left
  from public.fiscal_invoice_charges where invoice_id = p_invoice_id and is_live and not is_itbis;
  if v_base = 0 or (select count(*) from public.fiscal_invoice_charges where invoice_id = p_invoice_id and is_live and not is_itbis
      and charge_id = any (p_charge_ids)) <> cardinality(p_charge_ids) then
    perform private.fail('charges_mixed');
  end if;
  select c.* into v_itbis_charge from public.charges c join public.fiscal_invoice_charges i on i.charge_id = c.id
  where i.invoice_id = p_invoice_id and i.is_live and i.is_itbis;
  v_itbis := coalesce(v_itbis_charge.amount_minor, 0) - private.itbis_on(v_left, v_invoice.treatment, v_invoice.issued_on);
  select * into v_ncf from private.allocate_ncf(v_invoice.issuer_id, 'credit_note', v_today);
  perform private.release_charges(p_invoice_id, p_charge_ids, v_ncf.ncf);
  if v_itbis_charge.id is not null and v_itbis > 0 then
    perform private.release_charges(p_invoice_id, array[v_itbis_charge.id], v_ncf.ncf);
    if v_itbis_charge.amount_minor > v_itbis then
      select * into strict v_lease from public.leases where id = v_invoice.lease_id;
      v_new_charge := private.post_charge(v_lease, 'itbis', v_itbis_charge.amount_minor - v_itbis, v_itbis_charge.due_on, v_today);
      insert into public.fiscal_invoice_charges (invoice_id, charge_id, organization_id, lease_id, is_itbis, amount_minor)
      values (p_invoice_id, v_new_charge, v_invoice.organization_id, v_invoice.lease_id, true, v_itbis_charge.amount_minor - v_itbis);
    end if;
  end if;
  insert into public.fiscal_invoices (id, organization_id, lease_id, property_id, range_id, ncf, ncf_kind, ncf_expires_on, modifies_id,
    reason, issued_on, client_name, client_id_type, client_id, income_type, treatment, description, currency, dop_rate, rate_source,
    base_minor, itbis_minor, on_credit_minor, created_by, issuer_id, itbis_to_withhold_minor, isr_to_withhold_minor)
  values (v_id, v_invoice.organization_id, v_invoice.lease_id, v_invoice.property_id, v_ncf.range_id, v_ncf.ncf, 'credit_note',
    -- A note is about a receipt, never about another note: what a debit note added is taken off the receipt that it names.
    v_ncf.expires_on, coalesce(v_invoice.modifies_id, p_invoice_id), left(btrim(p_reason), 300), v_today, v_invoice.client_name,
    v_invoice.client_id_type, v_invoice.client_id, v_invoice.income_type, v_invoice.treatment, v_invoice.description,
    v_invoice.currency, v_invoice.dop_rate, v_invoice.rate_source, v_base, v_itbis, v_base + v_itbis, (select auth.uid()),
    v_invoice.issuer_id, private.part_taken_back(v_invoice.itbis_to_withhold_minor, v_invoice.itbis_minor,
      coalesce(v_itbis_charge.amount_minor, 0), coalesce(v_itbis_charge.amount_minor, 0) - v_itbis),
    private.part_taken_back(v_invoice.isr_to_withhold_minor, v_invoice.base_minor, v_base + v_left, v_left));
  perform private.make_ecf(v_id, p_charge_ids);
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.issue_receipt (
  p_lease      public.leases,
  p_charge_ids uuid[],
  p_invoice    public.fiscal_invoices
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id uuid := gen_random_uuid();
  v_today date := private.fiscal_today();
  v_rate numeric := case when p_lease.currency = 'DOP' then 1 else p_invoice.dop_rate end;
  v_base bigint;
  v_itbis bigint;
  v_due date;
  v_texts text;
  v_ncf record;
  v_itbis_charge uuid;
  v_paid record;
  -- A note is its receipt's issuer's.
  v_issuer uuid := coalesce(p_invoice.issuer_id, private.issuer_of(p_lease.organization_id, p_lease.property_id, v_today));
begin
  perform private.require_open_form(v_issuer, '607', v_today);
  perform private.require_known_issuer(v_issuer);
  if (select count(*) from public.charges c where c.id = any (p_charge_ids) and c.lease_id = p_lease.id and c.reversed_at is null
      and c.kind::text not in ('deposit', 'itbis', 'opening_balance')) <> cardinality(p_charge_ids) then
    perform private.fail('charges_mixed');
  elsif exists (select 1 from public.fiscal_invoice_charges c where c.charge_id = any (p_charge_ids) and c.is_live) then
    perform private.fail('charge_invoiced');
  elsif p_lease.currency <> 'DOP' and (v_rate is null or v_rate <= 0 or coalesce(btrim(p_invoice.rate_source), '') = '') then
    perform private.fail('rate_missing');
  elsif private.is_electronic(v_issuer, v_today) and char_length(btrim(p_invoice.client_name)) > 150 then
    perform private.fail('value_too_long', '{"fields": ["client_name"]}');
  elsif private.is_electronic(v_issuer, v_today) and char_length(btrim(p_invoice.reason)) > 90 then
    perform private.fail('value_too_long', '{"fields": ["reason"]}');
  end if;
  perform private.require_same_environment(p_invoice.modifies_id, v_today);
  perform private.require_accepted_base(p_invoice.modifies_id);
  -- What was taken off a charge before is not billed with it.
  select sum(amount_minor - credited_minor), max(due_on), string_agg(nullif(description, ''), ', ' order by due_on, posting_number)
    into v_base, v_due, v_texts
  from public.charges where id = any (p_charge_ids);
  if exists (select 1 from public.charges where id = any (p_charge_ids) and credited_minor >= amount_minor) then
    perform private.fail('nothing_to_invoice');
  end if;
  v_itbis := private.itbis_on(v_base, p_invoice.treatment, v_today);
  perform private.check_ecf_amounts(v_issuer, p_invoice, v_base, v_itbis, v_today);
  perform private.check_client(coalesce((select m.ncf_kind from public.fiscal_invoices m where m.id = p_invoice.modifies_id),
    p_invoice.ncf_kind), p_invoice.client_name, p_invoice.client_id_type, p_invoice.client_id, (v_base + v_itbis) * v_rate, v_today);
  select * into v_ncf from private.allocate_ncf(v_issuer, p_invoice.ncf_kind, v_today);
  if v_itbis > 0 then
    v_itbis_charge := private.post_charge(p_lease, 'itbis', v_itbis, greatest(v_due, v_today), v_today);
  end if;
  select * into v_paid from private.payments_of_charges(p_charge_ids || v_itbis_charge);
  insert into public.fiscal_invoices (id, organization_id, lease_id, property_id, range_id, ncf, ncf_kind, ncf_expires_on, modifies_id,
    reason, issued_on, client_name, client_id_type, client_id, income_type, treatment, description, currency, dop_rate, rate_source,
    base_minor, itbis_minor, paid_cash_minor, paid_transfer_minor, paid_card_minor, paid_other_minor, on_credit_minor, created_by, issuer_id,
    itbis_to_withhold_minor, isr_to_withhold_minor)
  values (v_id, p_lease.organization_id, p_lease.id, p_lease.property_id, v_ncf.range_id, v_ncf.ncf, p_invoice.ncf_kind,
    v_ncf.expires_on, p_invoice.modifies_id, coalesce(p_invoice.reason, ''), v_today, btrim(p_invoice.client_name),
    p_invoice.client_id_type, coalesce(p_invoice.client_id, ''), p_invoice.income_type, p_invoice.treatment,
    left(coalesce(v_texts, ''), 300), p_lease.currency, v_rate,
    case when p_lease.currency = 'DOP' then '' else btrim(p_invoice.rate_source) end, v_base, v_itbis, v_paid.cash, v_paid.transfer,
    v_paid.card, v_paid.other, v_base + v_itbis - v_paid.cash - v_paid.transfer - v_paid.card - v_paid.other, (select auth.uid()), v_issuer,
    coalesce(p_invoice.itbis_to_withhold_minor, 0), coalesce(p_invoice.isr_to_withhold_minor, 0));
  insert into public.fiscal_invoice_charges (invoice_id, charge_id, organization_id, lease_id, is_itbis, amount_minor)
  select v_id, c.id, c.organization_id, c.lease_id, c.kind::text = 'itbis', c.amount_minor - c.credited_minor
  from public.charges c where c.id = any (p_charge_ids || v_itbis_charge);
  perform private.make_ecf(v_id, p_charge_ids);
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.itbis_of_bill (
  p_bill public.bills
)
  RETURNS bigint
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  -- Of dollars that have no rate nothing is known in pesos: the forms leave them out and say so.
  -- Without its receipt no ITBIS is credited.
  select case when p_bill.status not in ('approved', 'partially_paid', 'paid') or private.number_of_bill(p_bill) = '' then 0
    else coalesce(round(p_bill.itbis_minor * r.rate) - round(p_bill.itbis_to_cost_minor * r.rate), 0)
      * case when substring(p_bill.ncf from 2 for 2) in ('04', '34') then -1 else 1 end end::bigint
  from (select case when p_bill.currency = 'DOP' then 1 else p_bill.dop_rate end as rate) r
$function$;

CREATE OR REPLACE FUNCTION private.keep_ecf_again (
  p_received_id uuid,
  p_file        text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform 1 from public.ecf_received where id = p_received_id and state <> 'refused' for update;
  if not found then
    return null;
  end if;
  if not exists (select 1 from public.ecf_files where received_id = p_received_id and kind = 'arecf_again' and direction = 'out') then
    perform private.keep_received_file(p_received_id, 'arecf_again', 'out', p_file);
  end if;
  return (select replace(encode(bytes, 'base64'), E'\n', '') from public.ecf_files
    where received_id = p_received_id and kind = 'arecf_again' and direction = 'out');
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_ncf_of_purchase()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'UPDATE' and old.ncf <> new.ncf and exists (select 1 from public.purchase_receipts r
      where r.organization_id = old.organization_id and r.bill_id = old.id and r.ncf = old.ncf and r.cancelled_on is null) then
    perform private.fail('purchase_receipt_stays', '{"fields": ["ncf"]}');
  elsif private.is_purchase_receipt_number(new.ncf)
    and exists (select 1 from public.ncf_ranges r where r.issuer_id = new.issuer_id
      and coalesce(r.environment = private.environment_of_issuer(new.issuer_id), true) and r.series || r.ncf_type = substring(new.ncf from 1 for 3)
      and substring(new.ncf from 4)::bigint between r.first_number and r.last_number)
    and not exists (select 1 from public.purchase_receipts r where r.organization_id = new.organization_id and r.bill_id = new.id
      and r.ncf = new.ncf)
    and (tg_op = 'INSERT' or old.ncf <> new.ncf) then
    perform private.fail('ncf_of_own_range', '{"fields": ["ncf"]}');
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.keeps_records (
  p_organization_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_table regclass;
  v_is_kept boolean;
begin
  -- Read from the catalog: a table that is added later counts by itself.
  for v_table in
    with recursive gone (id) as (
      -- What remove_empty_organization removes, and all that goes with it.
      select unnest('{public.organizations,public.units,public.properties,public.people,public.account_balances,public.accounts}'::regclass[])::oid
      union
      select c.conrelid from pg_catalog.pg_constraint c join gone g on g.id = c.confrelid where c.contype = 'f' and c.confdeltype = 'c'
    )
    select distinct c.conrelid::regclass from pg_catalog.pg_constraint c
    join gone g on g.id = c.confrelid
    where c.contype = 'f' and c.confdeltype in ('a', 'r') and c.conrelid not in (select id from gone)
    union
    -- Rows that are never deleted.
    select t.tgrelid::regclass from pg_catalog.pg_trigger t
    join gone g on g.id = t.tgrelid
    where t.tgfoid = 'private.refuse_change'::regproc and t.tgtype & 8 = 8 and t.tgtype & 1 = 1
  loop
    execute format('select exists (select 1 from %s where organization_id = $1)', v_table) into v_is_kept using p_organization_id;
    if v_is_kept then
      return true;
    end if;
  end loop;
  return false;
end
$function$;

CREATE OR REPLACE FUNCTION private.leave_out_trial()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  new.is_counted := new.is_counted and exists (select 1 from public.ncf_ranges r where r.id = new.range_id and r.environment = 'ecf');
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.mark_ncf_unusable (
  p_range_id uuid,
  p_first    bigint,
  p_last     bigint,
  p_reason   text,
  p_day      date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id uuid := gen_random_uuid();
  v_range public.ncf_ranges;
  v_prefix text;
  v_digits integer;
begin
  select * into v_range from public.ncf_ranges where id = p_range_id;
  perform private.require_record(v_range.organization_id, 'money.write');
  -- Filing holds the money lock, and whoever gives out a number holds the range: nothing slips in between.
  perform private.lock_money(v_range.organization_id);
  select * into v_range from public.ncf_ranges where id = p_range_id for update;
  v_prefix := v_range.series || v_range.ncf_type;
  v_digits := case v_range.series when 'B' then 8 else 10 end;
  if p_first is null or p_last is null or p_first > p_last or p_first < v_range.first_number or p_last > v_range.last_number then
    perform private.fail('ncf_outside_range', '{"fields": ["first_number"]}');
  elsif p_last - p_first > 9999 then
    perform private.fail('ncf_span_too_long', '{"fields": ["last_number"]}');
  elsif coalesce(p_reason, '') not in ('01', '02', '03', '08', '09', '10') then
    perform private.fail('reason_missing', '{"fields": ["reason"]}');
  elsif p_day is null or p_day > private.organization_today(v_range.organization_id) then
    perform private.fail('date_in_future', jsonb_build_object('fields', jsonb_build_array('marked_on'),
      'today', private.organization_today(v_range.organization_id)));
  elsif exists (select 1 from public.unusable_ncfs u where u.range_id = p_range_id and u.withdrawn_at is null
      and int8range(u.first_number, u.last_number, '[]') && int8range(p_first, p_last, '[]')) then
    perform private.fail('ncf_already_unusable', '{"fields": ["first_number"]}');
  elsif p_first < v_range.next_number or exists (select 1 from public.bills b
      where b.organization_id = v_range.organization_id and b.issuer_id = v_range.issuer_id and substring(b.ncf from 1 for 3) in ('B11', 'B13', 'E41', 'E43')
        and b.ncf between v_prefix || lpad(p_first::text, v_digits, '0') and v_prefix || lpad(p_last::text, v_digits, '0')) then
    perform private.fail('ncf_given_out', '{"fields": ["first_number"]}');
  end if;
  perform private.require_open_form(v_range.issuer_id, '608', p_day);
  insert into public.unusable_ncfs (id, organization_id, range_id, first_number, last_number, reason, marked_on, created_by, issuer_id,
    next_try_at)
  values (v_id, v_range.organization_id, p_range_id, p_first, p_last, p_reason, p_day, (select auth.uid()), v_range.issuer_id,
    case v_range.series when 'E' then now() end);
  update public.ncf_ranges set next_number = private.next_free_ncf(p_range_id, next_number)
  where id = p_range_id and next_number = p_first;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.next_number_of (
  p_document   public.ecf_documents,
  p_range_id   uuid,
  p_expires_on date,
  p_today      date,
  OUT          range_id uuid,
  OUT          ncf text,
  OUT          expires_on date
)
  RETURNS record
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- The authority said that the number was not used: it is, by the one that takes its place, unless its time is over. Where it
  -- said nothing, the number counts as used: one that was given out twice would be rejected again.
  if p_document.is_number_used is false and (p_expires_on is null or p_expires_on >= p_today) then
    update public.ecf_documents set number_given_back = true where id = p_document.id;
    update public.fiscal_invoices set number_given_back = true where id = p_document.invoice_id;
    update public.purchase_receipts set number_given_back = true where id = p_document.purchase_receipt_id;
    range_id := p_range_id;
    ncf := p_document.encf;
    expires_on := p_expires_on;
  else
    select a.range_id, a.ncf, a.expires_on into strict range_id, ncf, expires_on
    from private.allocate_ncf(p_document.issuer_id, p_document.ncf_kind, p_today) a;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_received_fault (
  p_received_id uuid,
  p_fault       text
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$ select private.note_received(p_received_id, 'fault', jsonb_build_object('fault', left(p_fault, 60))) $function$;

CREATE OR REPLACE FUNCTION private.number_of_bill (
  p_bill public.bills
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  -- The same number may have been given to the bill again, in production.
  select case when p_bill.ncf like 'E4%' and exists (select 1 from public.purchase_receipts r
      join public.ecf_documents d on d.organization_id = r.organization_id and d.purchase_receipt_id = r.id
      where r.organization_id = p_bill.organization_id and r.bill_id = p_bill.id and r.ncf = p_bill.ncf
      having bool_and(d.environment <> 'ecf'))
    then '' else p_bill.ncf end
$function$;

CREATE OR REPLACE FUNCTION private.part_taken_back (
  p_amount      bigint,
  p_whole       bigint,
  p_left_before bigint,
  p_left_after  bigint
)
  RETURNS bigint
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case when p_whole = 0 then 0
    else (round(p_amount::numeric * p_left_before / p_whole) - round(p_amount::numeric * p_left_after / p_whole))::bigint end
$function$;

CREATE OR REPLACE FUNCTION private.record_ecf_annulment (
  p_claim_id     uuid,
  p_file         text,
  p_not_annulled jsonb,
  p_now          timestamp with time zone DEFAULT now()
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_organization uuid;
  v_file uuid;
begin
  select coalesce((select d.organization_id from public.ecf_documents d where d.claim_id = p_claim_id and d.state = 'annulled' limit 1),
    (select u.organization_id from public.unusable_ncfs u where u.claim_id = p_claim_id limit 1)) into v_organization;
  if v_organization is null then
    perform private.fail('ecf_claim_lost');
  end if;
  insert into public.ecf_files (organization_id, kind, direction, bytes)
  values (v_organization, 'anecf', 'out', decode(p_file, 'base64')) returning id into v_file;
  -- A number that is not taken is in that answer: asking again would not change it.
  with told as (
    update public.ecf_documents set annulment_file_id = v_file, claim_id = null, claimed_until = null, next_try_at = null, answered_at = p_now,
      problems = case when p_not_annulled ? encf then '[{"field": "number", "code": "not_annulled"}]' else problems end
    where claim_id = p_claim_id and state = 'annulled' returning *
  )
  insert into public.ecf_events (organization_id, document_id, kind, detail)
  select t.organization_id, t.id, 'verdict', jsonb_build_object('state', case when p_not_annulled ? t.encf then 'not_annulled' else 'annulled' end)
  from told t;
  update public.unusable_ncfs u set annulled_at = p_now, annulment_file_id = v_file, claim_id = null, claimed_until = null, next_try_at = null,
    not_annulled = array(select n.value from jsonb_array_elements_text(coalesce(p_not_annulled, '[]')) n
      where n.value between private.encf_of(r.ncf_type, u.first_number) and private.encf_of(r.ncf_type, u.last_number) order by 1)
  from public.ncf_ranges r where r.id = u.range_id and u.claim_id = p_claim_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.record_ecf_annulment_fault (
  p_claim_id uuid,
  p_fault    text,
  p_status   integer                  DEFAULT NULL::integer,
  p_messages jsonb                    DEFAULT '[]'::jsonb,
  p_now      timestamp with time zone DEFAULT now()
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_count integer;
begin
  with failed as (
    update public.ecf_documents set claim_id = null, claimed_until = null, attempts = attempts + 1, next_try_at = p_now + interval '1 hour',
      messages = coalesce(p_messages, '[]') where claim_id = p_claim_id and state = 'annulled' returning *
  ), noted as (
    insert into public.ecf_events (organization_id, document_id, kind, status, detail)
    select f.organization_id, f.id, 'fault', p_status, jsonb_build_object('fault', p_fault, 'messages', coalesce(p_messages, '[]')) from failed f
  ), waiting as (
    -- What was looked at and refused did not come; of the rest nobody knows.
    update public.unusable_ncfs set claim_id = null, claimed_until = null, next_try_at = p_now + interval '1 hour',
      messages = coalesce(p_messages, '[]'), may_have_arrived = may_have_arrived or p_fault <> 'refused'
    where claim_id = p_claim_id returning id
  )
  select (select count(*) from failed) + (select count(*) from waiting) into v_count;
  if v_count = 0 then
    perform private.fail('ecf_claim_lost');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.record_withholding (
  p_invoice_id  uuid,
  p_withheld_on date,
  p_itbis_minor bigint DEFAULT 0,
  p_isr_minor   bigint DEFAULT 0
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id uuid := gen_random_uuid();
  v_payment uuid := gen_random_uuid();
  v_invoice public.fiscal_invoices;
  v_total bigint := coalesce(p_itbis_minor, 0) + coalesce(p_isr_minor, 0);
  v_today date;
  v_entry uuid;
  v_number bigint;
begin
  v_invoice := private.invoice_for_verb(p_invoice_id);
  v_today := private.organization_today(v_invoice.organization_id);
  if v_invoice.ncf_kind = 'credit_note' then
    perform private.fail('ncf_kind_not_allowed');
  elsif private.trial_of_invoice(p_invoice_id) is not null then
    -- What was withheld is in the IT-1, and pays: of a trial nobody withholds anything.
    perform private.fail('receipt_of_trial');
  elsif coalesce(p_itbis_minor, 0) < 0 or coalesce(p_isr_minor, 0) < 0 or v_total <= 0 then
    perform private.fail('amount_not_positive');
  elsif coalesce(p_itbis_minor, 0) > v_invoice.itbis_minor or coalesce(p_isr_minor, 0) > v_invoice.base_minor
    or private.has_withholding(p_invoice_id) then
    perform private.fail('withholding_exceeds_invoice');
  elsif p_withheld_on is null or p_withheld_on > v_today then
    perform private.fail('date_in_future', jsonb_build_object('today', v_today));
  elsif p_withheld_on < v_invoice.issued_on then
    perform private.fail('date_before_invoice');
  elsif v_total > private.open_amount(v_invoice.lease_id) then
    perform private.fail('withholding_exceeds_owed', jsonb_build_object('owed_minor', private.open_amount(v_invoice.lease_id)));
  end if;
  perform private.require_open_withholding(v_invoice, p_withheld_on);
  insert into public.payments (id, organization_id, lease_id, property_id, status, method, currency, amount_minor, paid_on, reference)
  values (v_payment, v_invoice.organization_id, v_invoice.lease_id, v_invoice.property_id, 'reported', 'withholding',
    v_invoice.currency, v_total, p_withheld_on, v_invoice.ncf);
  v_entry := private.post_entry(v_invoice.organization_id, 'payment', p_withheld_on, v_invoice.currency, v_invoice.lease_id,
    v_invoice.property_id, jsonb_build_array(jsonb_build_object('account', 'withholdings_receivable', 'amount', v_total),
      jsonb_build_object('account', 'receivables', 'amount', -v_total)), v_invoice.ncf);
  update public.payments set status = 'confirmed', entry_id = v_entry, unapplied_minor = amount_minor,
    decided_by = (select auth.uid()), decided_at = now()
  where id = v_payment;
  perform private.allocate_withholding(v_payment, p_invoice_id, coalesce(p_itbis_minor, 0), coalesce(p_isr_minor, 0), p_withheld_on, v_entry);
  update private.organization_counters set last_receipt_number = last_receipt_number + 1
  where organization_id = v_invoice.organization_id returning last_receipt_number into v_number;
  insert into public.receipts (organization_id, number, payment_id, lease_id, issued_on, currency, amount_minor, details)
  values (v_invoice.organization_id, v_number, v_payment, v_invoice.lease_id, v_today, v_invoice.currency, v_total,
    private.receipt_details(v_payment));
  insert into public.fiscal_withholdings (id, organization_id, invoice_id, lease_id, payment_id, withheld_on, itbis_minor, isr_minor)
  values (v_id, v_invoice.organization_id, p_invoice_id, v_invoice.lease_id, v_payment, p_withheld_on, coalesce(p_itbis_minor, 0),
    coalesce(p_isr_minor, 0));
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.release_trial_receipts (
  p_issuer_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_trial public.ecf_environment := private.trial_of_issuer(p_issuer_id);
  v_invoice record;
  v_itbis public.charges;
begin
  if not exists (select 1 from public.ecf_documents d where d.issuer_id = p_issuer_id and d.environment not in ('ecf', coalesce(v_trial, 'ecf'))) then
    return;
  end if;
  for v_invoice in
    select distinct i.id, i.ncf, i.organization_id, i.lease_id from public.ecf_documents d
    join public.fiscal_invoices i on i.id = d.invoice_id
    join public.fiscal_invoice_charges c on c.organization_id = i.organization_id and c.invoice_id = i.id and c.is_live
    where d.issuer_id = p_issuer_id and d.environment not in ('ecf', coalesce(v_trial, 'ecf')) order by i.ncf
  loop
    -- The ITBIS was charged by the trial; a real receipt charges its own.
    for v_itbis in
      with freed as (
        update public.fiscal_invoice_charges set is_live = false where invoice_id = v_invoice.id and is_live returning charge_id, is_itbis
      )
      select c.* from freed f join public.charges c on c.id = f.charge_id where f.is_itbis
    loop
      perform private.undo_charge(v_itbis.id, private.posting_day(v_invoice.organization_id, null,
        private.first_day_to_correct(v_itbis, true)), v_invoice.ncf);
    end loop;
    perform private.apply_credit(v_invoice.lease_id, private.organization_today(v_invoice.organization_id));
  end loop;
  with over as (
    update public.purchase_receipts r set cancelled_on = private.fiscal_today(), cancellation_reason = '04'
    from public.ecf_documents d
    where d.purchase_receipt_id = r.id and d.issuer_id = p_issuer_id and d.environment not in ('ecf', coalesce(v_trial, 'ecf'))
      and r.cancelled_on is null
    returning r.organization_id, r.bill_id
  )
  select array_agg(bill_id) as bills into v_invoice from over;
  update public.bills set ncf = '' where id = any (v_invoice.bills);
end
$function$;

CREATE OR REPLACE FUNCTION private.replace_contingency_receipt (
  p_invoice_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_old public.fiscal_invoices;
  v_new public.fiscal_invoices;
  v_number record;
begin
  perform private.require_record((select organization_id from public.fiscal_invoices where id = p_invoice_id), 'money.write');
  v_old := private.standing_invoice(p_invoice_id);
  v_new.issued_on := private.fiscal_today();
  if not exists (select 1 from public.ncf_ranges where id = v_old.range_id and for_contingency) then
    perform private.fail('ncf_kind_not_allowed');
  elsif exists (select 1 from public.fiscal_invoices where organization_id = v_old.organization_id and replaces_paper_id = p_invoice_id) then
    perform private.fail('ecf_done');
  end if;
  perform private.require_e_numbers(v_old.issuer_id, v_new.issued_on);
  perform private.require_same_environment(p_invoice_id, v_new.issued_on);
  if not private.is_electronic(v_old.issuer_id, v_new.issued_on) then
    perform private.fail('ncf_kind_not_allowed');
  end if;
  select * into v_number from private.allocate_ncf(v_old.issuer_id, v_old.ncf_kind, v_new.issued_on);
  v_new.range_id := v_number.range_id;
  v_new.ncf := v_number.ncf;
  v_new.ncf_expires_on := v_number.expires_on;
  v_new.client_name := v_old.client_name;
  v_new.client_id_type := v_old.client_id_type;
  v_new.client_id := v_old.client_id;
  v_new.replaces_paper_id := v_old.id;
  return private.replace_receipt(v_old, v_new);
end
$function$;

CREATE OR REPLACE FUNCTION private.replace_rejected_ecf (
  p_document_id    uuid,
  p_client_name    text                 DEFAULT NULL::text,
  p_client_id_type public.identity_type DEFAULT NULL::public.identity_type,
  p_client_id      text                 DEFAULT NULL::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_document public.ecf_documents;
  v_id uuid;
begin
  select * into v_document from public.ecf_documents where id = p_document_id;
  perform private.require_record(v_document.organization_id, 'money.reverse');
  perform private.lock_money(v_document.organization_id);
  select * into v_document from public.ecf_documents where id = p_document_id for update;
  if v_document.state <> 'rejected' or v_document.replaced_by is not null then
    perform private.fail('ecf_done', jsonb_build_object('state', v_document.state));
  elsif v_document.environment <> private.environment_of_issuer(v_document.issuer_id) then
    -- Its number and its charges are those of another environment.
    perform private.fail('environment_differs');
  end if;
  v_id := case when v_document.invoice_id is null then private.replace_rejected_purchase(v_document)
    else private.replace_rejected_invoice(v_document, p_client_name, p_client_id_type, p_client_id) end;
  update public.ecf_documents set replaced_by = (select d.id from public.ecf_documents d where v_id in (d.invoice_id, d.purchase_receipt_id))
  where id = p_document_id;
  perform private.note_ecf(v_document, 'replaced', jsonb_build_object('by', v_id));
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.report_tax_summary (
  p_organization_id uuid,
  p_from            date,
  p_to              date,
  p_property_ids    uuid[] DEFAULT NULL::uuid[],
  p_issuer_id       uuid   DEFAULT NULL::uuid
)
  RETURNS TABLE (
    month                           text,
    itbis_billed_minor              bigint,
    itbis_paid_minor                bigint,
    itbis_withheld_by_clients_minor bigint,
    isr_withheld_by_clients_minor   bigint,
    isr_withheld_minor              bigint,
    itbis_withheld_minor            bigint,
    left_out_count                  integer
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_permission(p_organization_id, 'money.read');
  perform private.require_period(p_from, p_to);
  return query
    select to_char(r.day, 'YYYY-MM'), sum(r.billed)::bigint, sum(r.paid)::bigint, sum(r.itbis_by_clients)::bigint,
      sum(r.isr_by_clients)::bigint, sum(r.isr)::bigint, sum(r.itbis)::bigint, sum(r.left_out)::integer
    from (
      select i.issued_on as day,
        private.itbis_of_invoice(i)::numeric as billed,
        0 as paid, 0 as itbis_by_clients, 0 as isr_by_clients, 0 as isr, 0 as itbis, 0 as left_out
      from public.fiscal_invoices i
      where i.organization_id = p_organization_id and i.cancelled_on is null and i.issued_on between p_from and p_to
        and (p_property_ids is null or i.property_id = any (p_property_ids))
        and (p_issuer_id is null or i.issuer_id = p_issuer_id)
      union all
      select w.withheld_on, 0, 0, round(w.itbis_minor * i.dop_rate), round(w.isr_minor * i.dop_rate), 0, 0, 0
      from public.fiscal_withholdings w
      join public.fiscal_invoices i on i.id = w.invoice_id
      join public.payments y on y.id = w.payment_id and y.status = 'confirmed'
      where w.organization_id = p_organization_id and w.withheld_on between p_from and p_to
        and (p_property_ids is null or i.property_id = any (p_property_ids))
        and (p_issuer_id is null or i.issuer_id = p_issuer_id)
      union all
      -- Payouts are the organization's, not a property's.
      select s.settled_on, 0, 0, s.itbis_withheld_minor, 0, 0, 0, 0
      from public.card_settlements s
      where s.organization_id = p_organization_id and s.reversed_at is null and s.settled_on between p_from and p_to
        and p_property_ids is null and coalesce(p_issuer_id, p_organization_id) = p_organization_id
      union all
      select b.billed_on, 0, case when b.currency <> 'DOP' or private.number_of_bill(b) = '' then 0
          when substring(b.ncf from 2 for 2) in ('04', '34') then b.itbis_to_cost_minor - b.itbis_minor
          else b.itbis_minor - b.itbis_to_cost_minor end, 0, 0, 0, 0, (b.currency <> 'DOP')::integer
      from public.bills b
      where b.organization_id = p_organization_id and b.status in ('approved', 'partially_paid', 'paid')
        and b.billed_on between p_from and p_to and (p_property_ids is null or b.property_id = any (p_property_ids))
        and (p_issuer_id is null or b.issuer_id = p_issuer_id)
      union all
      select b.paid_on, 0, 0, 0, 0, b.isr_withheld_minor, b.itbis_withheld_minor, 0
      from public.bills b
      where b.organization_id = p_organization_id and b.status = 'paid' and b.currency = 'DOP' and b.paid_on between p_from and p_to
        and (p_property_ids is null or b.property_id = any (p_property_ids))
        and (p_issuer_id is null or b.issuer_id = p_issuer_id)
    ) r
    group by 1 order by 1;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_same_environment (
  p_invoice_id uuid,
  p_day        date
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_issuer uuid;
  v_trial public.ecf_environment;
begin
  select issuer_id into v_issuer from public.fiscal_invoices where id = p_invoice_id;
  if found then
    v_trial := case when private.is_electronic(v_issuer, p_day) and not private.is_in_contingency(v_issuer, p_day)
      then private.trial_of_issuer(v_issuer) end;
    if v_trial is distinct from private.trial_of_invoice(p_invoice_id) then
      perform private.fail('environment_differs');
    end if;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.save_fiscal_issuer (
  p_organization_id    uuid,
  p_tax_id             text,
  p_legal_name         text,
  p_taxpayer_kind      public.taxpayer_kind,
  p_issuer_id          uuid                   DEFAULT NULL::uuid,
  p_trade_name         text                   DEFAULT ''::text,
  p_tax_regime         public.tax_regime      DEFAULT 'ordinary'::public.tax_regime,
  p_size_class         public.taxpayer_size   DEFAULT NULL::public.taxpayer_size,
  p_address            text                   DEFAULT ''::text,
  p_municipality_code  text                   DEFAULT ''::text,
  p_province_code      text                   DEFAULT ''::text,
  p_phone              text                   DEFAULT ''::text,
  p_email              text                   DEFAULT ''::text,
  p_issuing_way        public.issuing_way     DEFAULT 'paper'::public.issuing_way,
  p_environment        public.ecf_environment DEFAULT 'testecf'::public.ecf_environment,
  p_electronic_since   date                   DEFAULT NULL::date,
  p_fiscal_year_end    integer                DEFAULT 12,
  p_itbis_credit_month date                   DEFAULT NULL::date,
  p_itbis_credit_minor bigint                 DEFAULT 0
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id uuid := coalesce(p_issuer_id, p_organization_id);
begin
  perform private.require_permission(p_organization_id, 'organization.manage');
  if exists (select 1 from public.fiscal_issuers where id = v_id and organization_id <> p_organization_id) then
    perform private.fail('not_found');
  end if;
  perform private.check_fiscal_issuer(p_tax_id, p_legal_name, p_trade_name, p_address, p_phone, p_email, p_issuing_way, p_electronic_since);
  -- Of two that save issuers with the same number at once, the second finds the first.
  perform 1 from public.organizations where id = p_organization_id for no key update;
  if p_itbis_credit_minor > 0 and (p_itbis_credit_month is null or extract(day from p_itbis_credit_month) <> 1
      or p_itbis_credit_month > private.organization_today(p_organization_id)) then
    perform private.fail('month_invalid', '{"fields": ["itbis_credit_minor"]}');
  elsif exists (select 1 from public.fiscal_issuers i where i.organization_id = p_organization_id and i.tax_id = p_tax_id
      and i.id <> v_id) then
    perform private.fail('tax_id_taken', '{"fields": ["tax_id"]}');
  end if;
  perform private.check_environment(p_organization_id, v_id, p_environment);
  if v_id = p_organization_id then
    update public.organizations set rnc = p_tax_id where id = p_organization_id and rnc <> p_tax_id;
  end if;
  insert into public.fiscal_issuers as f (id, organization_id, tax_id, legal_name, trade_name, taxpayer_kind, tax_regime,
    size_class, address, municipality_code, province_code, phone, email, issuing_way, environment, electronic_since, fiscal_year_end,
    itbis_credit_month, itbis_credit_minor)
  values (v_id, p_organization_id, p_tax_id,
    btrim(p_legal_name), btrim(coalesce(p_trade_name, '')), p_taxpayer_kind, p_tax_regime, p_size_class, btrim(coalesce(p_address, '')),
    coalesce(p_municipality_code, ''), coalesce(p_province_code, ''), coalesce(p_phone, ''), btrim(coalesce(p_email, '')),
    p_issuing_way, p_environment, p_electronic_since, coalesce(p_fiscal_year_end, 12),
    case when p_itbis_credit_minor <> 0 then p_itbis_credit_month end, coalesce(p_itbis_credit_minor, 0))
  on conflict (id) do update set tax_id = excluded.tax_id, legal_name = excluded.legal_name, trade_name = excluded.trade_name,
    taxpayer_kind = excluded.taxpayer_kind, tax_regime = excluded.tax_regime, size_class = excluded.size_class,
    address = excluded.address, municipality_code = excluded.municipality_code, province_code = excluded.province_code,
    phone = excluded.phone, email = excluded.email, issuing_way = excluded.issuing_way, environment = excluded.environment,
    electronic_since = excluded.electronic_since, fiscal_year_end = excluded.fiscal_year_end,
    itbis_credit_month = excluded.itbis_credit_month, itbis_credit_minor = excluded.itbis_credit_minor;
  perform private.release_trial_receipts(v_id);
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.save_signing_key (
  p_organization_id uuid,
  p_certificate_id  uuid,
  p_holder_name     text,
  p_holder_id       text,
  p_authority_name  text,
  p_serial_number   text,
  p_fingerprint     text,
  p_valid_from      timestamp with time zone,
  p_valid_until     timestamp with time zone,
  p_certificate     text,
  p_sealed          text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_known uuid;
begin
  perform private.require_permission(p_organization_id, 'organization.manage');
  if p_valid_until <= now() then
    perform private.fail('value_out_of_range', '{"fields": ["valid_until"]}');
  end if;
  select id into v_known from public.signing_certificates
  where organization_id = p_organization_id and fingerprint = p_fingerprint and removed_at is null for update;
  if found then
    -- Sealed for another id it would open for nobody, and the key of before is kept.
    if v_known = p_certificate_id then
      insert into private.signing_keys as k (certificate_id, sealed) values (v_known, p_sealed)
      on conflict (certificate_id) do update set sealed = excluded.sealed, sealed_at = now();
      update public.signing_certificates set key_replaced_at = now(), key_replaced_by = (select auth.uid()) where id = v_known;
      perform private.make_key_problems_due(p_organization_id);
    end if;
    return v_known;
  end if;
  insert into public.signing_certificates (id, organization_id, holder_name, holder_id, authority_name, serial_number, fingerprint,
    valid_from, valid_until, certificate, created_by)
  values (p_certificate_id, p_organization_id, left(btrim(p_holder_name), 200), left(btrim(p_holder_id), 60),
    left(btrim(p_authority_name), 200), p_serial_number, p_fingerprint, p_valid_from, p_valid_until, p_certificate, (select auth.uid()));
  insert into private.signing_keys (certificate_id, sealed) values (p_certificate_id, p_sealed);
  return p_certificate_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.trial_of_invoice (
  p_invoice_id uuid
)
  RETURNS public.ecf_environment
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$ select d.environment from public.ecf_documents d where d.invoice_id = p_invoice_id and d.environment <> 'ecf' $function$;

CREATE OR REPLACE FUNCTION private.trial_of_issuer (
  p_issuer_id uuid
)
  RETURNS public.ecf_environment
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select i.environment from public.fiscal_issuers i
  where i.id = p_issuer_id and i.electronic_since is not null and i.issuing_way in ('direct', 'provider') and i.environment <> 'ecf'
$function$;

CREATE OR REPLACE FUNCTION private.warn_of_long_contingencies (
  p_organization_id uuid,
  p_today           date
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_long record;
begin
  for v_long in
    select c.id, c.starts_on, c.starts_on + private.tax_rule('contingency_days', c.starts_on)::integer - 1 as last_day, i.legal_name
    from public.contingencies c join public.fiscal_issuers i on i.id = c.issuer_id
    where c.organization_id = p_organization_id and c.starts_on <= p_today and (c.ends_on is null or c.ends_on > p_today)
  loop
    if v_long.last_day < p_today then
      perform private.notify_office_of_ecf(p_organization_id, 'contingency', jsonb_build_object('starts_on', v_long.starts_on,
        'last_day', v_long.last_day, 'issuer', v_long.legal_name), v_long.id || '/' || p_today);
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.withdraw_unusable_ncf (
  p_mark_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_mark public.unusable_ncfs;
  v_next bigint;
begin
  select * into v_mark from public.unusable_ncfs where id = p_mark_id;
  perform private.require_record(v_mark.organization_id, 'money.write');
  -- The locks of marking, in its order.
  perform private.lock_money(v_mark.organization_id);
  select next_number into v_next from public.ncf_ranges where id = v_mark.range_id for update;
  -- Whoever sends it to the tax authority holds it too.
  select * into v_mark from public.unusable_ncfs where id = p_mark_id for update;
  if v_mark.withdrawn_at is not null then
    return;
  elsif v_mark.annulled_at is not null or v_mark.may_have_arrived or v_mark.claim_id is not null then
    perform private.fail('ncf_annulled');
  end if;
  perform private.require_open_form(v_mark.issuer_id, '608', v_mark.marked_on);
  -- Numbers go out in their order: these can still, unless one after them has.
  if v_next > v_mark.last_number and v_next <> private.next_free_ncf(v_mark.range_id, v_mark.last_number + 1) then
    perform private.fail('ncf_passed_over');
  end if;
  update public.unusable_ncfs set withdrawn_at = now(), withdrawn_by = (select auth.uid()), next_try_at = null where id = p_mark_id;
  update public.ncf_ranges set next_number = v_mark.first_number where id = v_mark.range_id and next_number > v_mark.first_number;
end
$function$;

CREATE OR REPLACE FUNCTION public.count_charges_without_receipt (
  p_organization_id uuid,
  p_from            date,
  p_to              date,
  p_issuer_id       uuid DEFAULT NULL::uuid
)
  RETURNS TABLE (
    currency      public.currency_code,
    billed_count  integer,
    missing_count integer,
    missing_minor bigint,
    untaxed_count integer
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.check_days('{from,to}', p_from, p_to);
  select c.currency, count(*)::integer, count(*) filter (where c.is_missing)::integer,
    coalesce(sum(c.minor) filter (where c.is_missing), 0)::bigint,
    count(*) filter (where c.is_missing and (u.unit_use = 'commercial' or 'furnished' = any (u.amenities)))::integer
  from (
    select c.currency, c.lease_id, c.amount_minor - c.credited_minor as minor,
      -- One of a trial has no fiscal value.
      not exists (select 1 from public.fiscal_invoice_charges i
        left join public.ecf_documents d on d.organization_id = i.organization_id and d.invoice_id = i.invoice_id
        where i.charge_id = c.id and i.is_live and coalesce(d.environment, 'ecf') = 'ecf') as is_missing
    from public.charges c
    where c.organization_id = p_organization_id and c.due_on between p_from and p_to and c.reversed_at is null
      and c.credited_minor < c.amount_minor and c.kind::text not in ('deposit', 'itbis', 'opening_balance')
      and (p_issuer_id is null or coalesce((select i.issuer_id from public.property_issuers i
        where i.organization_id = c.organization_id and i.property_id = c.property_id and i.valid_from <= c.due_on
        order by i.valid_from desc limit 1), c.organization_id) = p_issuer_id)
  ) c
  left join public.leases l on l.id = c.lease_id
  left join public.units u on u.id = l.unit_id
  group by c.currency
$function$;

CREATE OR REPLACE FUNCTION public.find_ecf_again (
  p_issuer_id     uuid,
  p_sender_tax_id text,
  p_encf          text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.find_ecf_again(p_issuer_id, p_sender_tax_id, p_encf);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."find_ecf_again"(uuid, text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.keep_ecf_again (
  p_received_id uuid,
  p_file        text
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.keep_ecf_again(p_received_id, p_file);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."keep_ecf_again"(uuid, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.list_ecf_files (
  p_organization_id uuid,
  p_issuer_id       uuid,
  p_environment     public.ecf_environment,
  p_from            date,
  p_to              date,
  p_after_id        uuid                   DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
  p_limit           integer                DEFAULT 200
)
  RETURNS TABLE (
    id           uuid,
    is_received  boolean,
    encf         text,
    other_tax_id text,
    issued_on    date,
    ncf_kind     public.ncf_kind,
    state        text,
    total_minor  bigint,
    kind         text,
    direction    text,
    created_at   timestamp with time zone,
    sha256       text,
    content      text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.check_days('{from,to}', p_from, p_to);
  with own as (
    select d.id, d.encf, d.buyer_tax_id, d.issued_on, d.ncf_kind, d.state, d.total_minor, d.annulment_file_id from public.ecf_documents d
    where d.organization_id = p_organization_id and d.issuer_id = p_issuer_id and d.environment = p_environment
      and d.issued_on between p_from and p_to
  ), files as (
    select f.id, false as is_received, d.encf, d.buyer_tax_id as other_tax_id, d.issued_on, d.ncf_kind, d.state::text as state, d.total_minor
    from own d join public.ecf_files f on f.organization_id = p_organization_id and f.document_id = d.id
    union all
    -- Many numbers are annulled by one file, those of documents and those that nobody may use.
    select n.file_id, false, '', '', min(n.dated_on), null::public.ncf_kind, 'annulled', null::bigint
    from (select d.annulment_file_id as file_id, d.issued_on as dated_on from own d where d.annulment_file_id is not null
      union all
      select u.annulment_file_id, u.marked_on from public.unusable_ncfs u join public.ncf_ranges r on r.id = u.range_id
      where u.organization_id = p_organization_id and u.issuer_id = p_issuer_id and r.environment = p_environment
        and u.annulment_file_id is not null and u.marked_on between p_from and p_to) n
    group by n.file_id
    union all
    select f.id, true, r.encf, r.sender_tax_id, r.issued_on, r.ncf_kind, r.state, r.total_minor
    from public.ecf_received r join public.ecf_files f on f.organization_id = p_organization_id and f.received_id = r.id
    where r.organization_id = p_organization_id and r.issuer_id = p_issuer_id and r.environment = p_environment
      and r.issued_on between p_from and p_to
  )
  select n.id, n.is_received, n.encf, n.other_tax_id, n.issued_on, n.ncf_kind, n.state, n.total_minor, f.kind, f.direction, f.created_at, f.sha256,
    replace(encode(f.bytes, 'base64'), E'\n', '')
  from files n join public.ecf_files f on f.organization_id = p_organization_id and f.id = n.id
  where n.id > p_after_id order by n.id limit least(greatest(p_limit, 0), 200)
$function$;

REVOKE ALL ON FUNCTION "public"."list_ecf_files"(uuid, uuid, public.ecf_environment, date, date, uuid, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.note_received_fault (
  p_received_id uuid,
  p_fault       text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.note_received_fault(p_received_id, p_fault);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."note_received_fault"(uuid, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.search_received_ecf (
  p_organization_id uuid,
  p_text            text
)
  RETURNS SETOF public.ecf_received
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select e.* from public.ecf_received e where e.organization_id = p_organization_id
  and e.id = any (array(select private.find_received_ecf(p_organization_id, p_text))) $function$;

REVOKE ALL ON FUNCTION "public"."search_received_ecf"(uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.tax_purchases (
  p_organization_id uuid,
  p_from            date,
  p_to              date,
  p_is_by_payment   boolean DEFAULT false,
  p_after_id        uuid    DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
  p_limit           integer DEFAULT 1000,
  p_issuer_id       uuid    DEFAULT NULL::uuid
)
  RETURNS TABLE (
    id                       uuid,
    vendor_id                uuid,
    vendor_name              text,
    vendor_id_type           public.identity_type,
    vendor_tax_id            text,
    expense_kind             text,
    ncf                      text,
    modified_ncf             text,
    no_receipt_reason        text,
    billed_on                date,
    paid_on                  date,
    currency                 public.currency_code,
    dop_rate                 numeric,
    services_minor           bigint,
    goods_minor              bigint,
    itbis_minor              bigint,
    itbis_withheld_minor     bigint,
    itbis_proportional_minor bigint,
    itbis_to_cost_minor      bigint,
    isr_kind                 text,
    isr_withheld_minor       bigint,
    excise_minor             bigint,
    other_taxes_minor        bigint,
    tip_minor                bigint,
    payment_form             text
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
#variable_conflict use_column
begin
  perform private.check_days('{from,to}', p_from, p_to);
  return query
    select b.id, b.vendor_id, v.name, v.identity_type, v.identity_number, b.expense_kind,
      -- A number of a trial is none.
      case when exists (select 1 from public.purchase_receipts r
          join public.ecf_documents d on d.organization_id = r.organization_id and d.purchase_receipt_id = r.id and d.environment <> 'ecf'
          where r.organization_id = b.organization_id and r.bill_id = b.id and r.ncf = b.ncf and r.cancelled_on is null)
        then '' else b.ncf end, b.modified_ncf, b.no_receipt_reason,
      b.billed_on, b.paid_on, b.currency, b.dop_rate, b.services_minor, b.goods_minor, b.itbis_minor, b.itbis_withheld_minor,
      b.itbis_proportional_minor, b.itbis_to_cost_minor, b.isr_kind, b.isr_withheld_minor, b.excise_minor, b.other_taxes_minor,
      b.tip_minor, b.payment_form
    from public.bills b
    join public.vendors v on v.organization_id = b.organization_id and v.id = b.vendor_id
    where b.organization_id = p_organization_id and b.status in ('approved', 'partially_paid', 'paid') and b.id > p_after_id
      and (p_issuer_id is null or b.issuer_id = p_issuer_id)
      and (p_is_by_payment or b.billed_on between p_from and p_to)
      and (not p_is_by_payment or b.paid_on between p_from and p_to)
    order by b.id limit least(p_limit, 1000);
end
$function$;

ALTER TABLE "public"."ecf_files"
  ADD CONSTRAINT "ecf_files_kind_check" CHECK ((kind = ANY (ARRAY['ecf'::text, 'rfce'::text, 'anecf'::text, 'arecf'::text, 'arecf_again'::text, 'acecf'::text, 'answer'::text])));

-- Ranges are of where their receipts went; those that gave out none, of where their issuer is.
ALTER TABLE "public"."ncf_ranges" DISABLE TRIGGER "keep_posted_fields";
ALTER TABLE "public"."ncf_ranges" DISABLE TRIGGER "write_audit_log";
update public.ncf_ranges r set environment = coalesce(
  (select max(d.environment) from public.fiscal_invoices i join public.ecf_documents d on d.invoice_id = i.id
    where i.issuer_id = r.issuer_id and i.range_id = r.id),
  (select max(d.environment) from public.purchase_receipts p join public.ecf_documents d on d.purchase_receipt_id = p.id
    where p.issuer_id = r.issuer_id and p.range_id = r.id),
  private.environment_of_issuer(r.issuer_id))
where r.series = 'E';
ALTER TABLE "public"."ncf_ranges" ENABLE TRIGGER "keep_posted_fields";
ALTER TABLE "public"."ncf_ranges" ENABLE TRIGGER "write_audit_log";

ALTER TABLE "public"."ncf_ranges"
  ADD CONSTRAINT "ncf_ranges_electronic_of_an_environment" CHECK (((series = 'E'::text) = (environment IS NOT NULL)));

ALTER TABLE "public"."ncf_ranges"
  ADD CONSTRAINT "ncf_ranges_never_overlap" EXCLUDE USING gist (issuer_id WITH =, COALESCE(environment, 'ecf'::public.ecf_environment) WITH =, ((series || ncf_type))
    WITH =, int8range(first_number, last_number, '[]'::text) WITH &&);

ALTER TABLE "public"."unusable_ncfs"
  ADD CONSTRAINT "unusable_ncfs_annulled_by_file" CHECK (((annulled_at IS NULL) = (annulment_file_id IS NULL)));

ALTER TABLE "public"."unusable_ncfs"
  ADD CONSTRAINT "unusable_ncfs_organization_id_annulment_file_id_fkey" FOREIGN KEY (organization_id, annulment_file_id) REFERENCES public.ecf_files(organization_id, id);

CREATE VIEW "public"."fiscal_invoices_list" WITH (security_invoker=true) AS  SELECT i.id,
    i.organization_id,
    i.lease_id,
    i.property_id,
    i.range_id,
    i.ncf,
    i.ncf_kind,
    i.ncf_expires_on,
    i.modifies_id,
    i.reason,
    i.issued_on,
    i.client_name,
    i.client_id_type,
    i.client_id,
    i.income_type,
    i.treatment,
    i.description,
    i.currency,
    i.dop_rate,
    i.rate_source,
    i.base_minor,
    i.itbis_minor,
    i.paid_cash_minor,
    i.paid_transfer_minor,
    i.paid_card_minor,
    i.paid_other_minor,
    i.on_credit_minor,
    i.cancelled_on,
    i.cancellation_reason,
    i.created_by,
    i.created_at,
    m.ncf AS modified_ncf,
    p.name AS property_name,
    u.label AS unit_label,
    u.unit_use,
    ('furnished'::text = ANY (u.amenities)) AS is_furnished,
    w.withheld_on,
    (COALESCE(w.itbis_minor, (0)::numeric))::bigint AS itbis_withheld_minor,
    (COALESCE(w.isr_minor, (0)::numeric))::bigint AS isr_withheld_minor,
    (EXISTS ( SELECT 1
           FROM public.fiscal_invoice_charges c
          WHERE ((c.organization_id = i.organization_id) AND (c.invoice_id = i.id) AND c.is_live AND (NOT c.is_itbis)))) AS is_standing,
    i.is_itbis_lost,
    m.issued_on AS modified_issued_on,
    i.issuer_id,
    i.itbis_to_withhold_minor,
    i.isr_to_withhold_minor,
    i.is_counted,
    i.number_given_back,
    i.replaces_id,
    i.replaces_paper_id,
    e.id AS ecf_document_id,
    e.state AS ecf_state,
    e.messages AS ecf_messages,
    e.problems AS ecf_problems,
    e.contingency_kind AS ecf_contingency,
    e.due_by AS ecf_due_by,
    e.delivery_state AS ecf_delivery_state,
    e.approval_state AS ecf_approval_state,
    r.invoice_id AS ecf_replaced_by,
        CASE
            WHEN (i.ncf ~~ 'E%'::text) THEN COALESCE(e.environment, 'ecf'::public.ecf_environment)
            ELSE NULL::public.ecf_environment
        END AS environment
   FROM (((((((public.fiscal_invoices i
     JOIN public.properties p ON ((p.id = i.property_id)))
     JOIN public.leases l ON ((l.id = i.lease_id)))
     JOIN public.units u ON ((u.id = l.unit_id)))
     LEFT JOIN public.fiscal_invoices m ON (((m.organization_id = i.organization_id) AND (m.id = i.modifies_id))))
     LEFT JOIN LATERAL ( SELECT max(x.withheld_on) AS withheld_on,
            sum(x.itbis_minor) AS itbis_minor,
            sum(x.isr_minor) AS isr_minor
           FROM (public.fiscal_withholdings x
             JOIN public.payments y ON (((y.id = x.payment_id) AND (y.status = 'confirmed'::public.payment_status))))
          WHERE ((x.organization_id = i.organization_id) AND (x.invoice_id = i.id))) w ON (true))
     LEFT JOIN public.ecf_documents e ON ((e.invoice_id = i.id)))
     LEFT JOIN public.ecf_documents r ON (((r.organization_id = e.organization_id) AND (r.id = e.replaced_by))));

CREATE OR REPLACE FUNCTION public.invoices_withheld (
  p_organization_id uuid,
  p_from            date,
  p_to              date,
  p_issuer_id       uuid DEFAULT NULL::uuid
)
  RETURNS SETOF public.fiscal_invoices_list
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.check_days('{from,to}', p_from, p_to);
  select i.* from public.fiscal_invoices_list i
  where i.organization_id = p_organization_id and i.withheld_on between p_from and p_to
    and (p_issuer_id is null or i.issuer_id = p_issuer_id)
    and i.id = any (array(select w.invoice_id from public.fiscal_withholdings w
      where w.organization_id = p_organization_id and w.withheld_on between p_from and p_to))
$function$;

REVOKE ALL ON FUNCTION "public"."invoices_withheld"(uuid, date, date, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.search_fiscal_invoices (
  p_organization_id uuid,
  p_text            text
)
  RETURNS SETOF public.fiscal_invoices_list
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select f.* from public.fiscal_invoices_list f where f.organization_id = p_organization_id
  and private.plain_text(concat_ws(' ', f.ncf, f.client_name))
    like all (array(select '%' || private.like_literal(w) || '%' from unnest(private.search_words(p_text)) as w)) $function$;

REVOKE ALL ON FUNCTION "public"."search_fiscal_invoices"(uuid, text) FROM PUBLIC, "anon", "service_role";

REVOKE ALL ON TABLE "public"."fiscal_invoices_list" FROM "anon";

CREATE VIEW "public"."signing_certificates_list" WITH (security_invoker=true) AS  SELECT id,
    organization_id,
    holder_name,
    holder_id,
    authority_name,
    valid_from,
    valid_until,
    removed_at,
    consented_at,
    consented_by,
    private.member_name(organization_id, consented_by) AS consented_by_name,
    consent_version
   FROM public.signing_certificates c;

REVOKE ALL ON TABLE "public"."signing_certificates_list" FROM "anon";

CREATE INDEX ecf_received_by_amount ON public.ecf_received USING btree (organization_id, total_minor, id);

CREATE INDEX ecf_received_by_issue_day ON public.ecf_received USING btree (organization_id, issued_on DESC, id DESC);

CREATE UNIQUE INDEX fiscal_invoices_number_once ON public.fiscal_invoices USING btree (range_id, ncf)
  WHERE (NOT number_given_back);

CREATE UNIQUE INDEX purchase_receipts_number_once ON public.purchase_receipts USING btree (range_id, ncf)
  WHERE (NOT number_given_back);

CREATE INDEX unusable_ncfs_by_file ON public.unusable_ncfs USING btree (organization_id, annulment_file_id)
  WHERE (annulment_file_id IS NOT NULL);

CREATE INDEX unusable_ncfs_to_annul ON public.unusable_ncfs USING btree (issuer_id, range_id)
  WHERE (next_try_at IS NOT NULL);

CREATE TRIGGER leave_out_trial
  BEFORE INSERT ON public.fiscal_invoices
  FOR EACH ROW
  WHEN ((new.ncf ~~ 'E%'::text))
  EXECUTE FUNCTION private.leave_out_trial();

CREATE TRIGGER keep_posted_fields
  BEFORE UPDATE ON public.signing_certificates
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_posted_fields('key_replaced_at', 'key_replaced_by', 'consented_at', 'consented_by', 'consent_version', 'removed_at', 'warned_days');

CREATE TRIGGER refuse_other_change
  BEFORE UPDATE ON public.unusable_ncfs
  FOR EACH ROW
  WHEN (((old.withdrawn_at IS NOT NULL) OR (old.annulled_at IS
    NOT NULL) OR
    ((to_jsonb(new.*) - '{withdrawn_at,withdrawn_by,next_try_at,claim_id,claimed_until,may_have_arrived,messages,annulled_at,annulment_file_id,not_annulled}'::text[]) IS DISTINCT
    FROM (to_jsonb(old.*) - '{withdrawn_at,withdrawn_by,next_try_at,claim_id,claimed_until,may_have_arrived,messages,annulled_at,annulment_file_id,not_annulled}'::text[]))))
  EXECUTE FUNCTION private.refuse_change();

-- A project without Realtime has no publication.
do $$
begin
  if not exists (select 1 from pg_publication where pubname = 'supabase_realtime') then return; end if;
  alter publication supabase_realtime add table public.ecf_documents, public.ecf_received;
end
$$;

COMMENT ON COLUMN "public"."fiscal_invoices"."is_counted" IS 'Stands in forms. False of what the tax authority rejected, of what was given out in a trial, and of an e-CF that replaces a paper receipt of a contingency, which stands there itself.';

COMMENT ON COLUMN "public"."ncf_ranges"."environment" IS 'Of electronic numbers: where they were allowed. Those of a trial have no fiscal value, and production never takes one. Null of paper.';

COMMENT ON COLUMN "public"."signing_certificates"."key_replaced_at" IS 'When its key was handed in again, and by whom (key_replaced_by): what was sealed opened no more. Null: never.';

COMMENT ON COLUMN "public"."unusable_ncfs"."annulled_at" IS 'When the tax authority answered that it takes them as unused.';

COMMENT ON COLUMN "public"."unusable_ncfs"."may_have_arrived" IS 'The tax authority may have them as unused already, though it gave no answer.';

COMMENT ON COLUMN "public"."unusable_ncfs"."next_try_at" IS 'Of electronic numbers: when the tax authority is due to hear that they are unused (ANECF); null for paper ones, and when it is over.';

COMMENT ON COLUMN "public"."unusable_ncfs"."not_annulled" IS 'Those of them (e-NCF) that it did not take.';

COMMENT ON FUNCTION "private"."allocate_ncf"(uuid, public.ncf_kind, date) IS 'The next number of a kind of an issuer, from the range that ends first; electronic ones alone from electronic_since on, those of the environment in which the issuer is. Unusable numbers are passed over. Ranges for contingency give theirs while one is open, and then alone. Refuses with ncf_range_missing, ncf_range_expired or issuer_address_missing. The caller''s transaction keeps the number or gives it back.';

COMMENT ON FUNCTION "private"."check_environment"(uuid, uuid, public.ecf_environment) IS 'Refuses with environment_has_receipts a trial after production has begun: what is given out from then on would have no value. Takes the money lock.';

COMMENT ON FUNCTION "private"."check_fiscal_issuer"(text, text, text, text, text, text, public.issuing_way, date) IS 'Refuses an issuer that receipts cannot name: number, name and trade name of at most 150 characters, address of 100, email of 80, phone as 000-000-0000; of an electronic one the address and how it issues.';

COMMENT ON FUNCTION "private"."claim_unused_numbers"(timestamp with time zone, integer) IS 'Takes what is due to be annulled, annulled documents and numbers that were marked unusable, for two minutes: a claim for each issuer and environment.';

COMMENT ON FUNCTION "private"."encf_of"(text, bigint) IS 'An electronic number as it is written.';

COMMENT ON FUNCTION "private"."environment_of_issuer"(uuid) IS 'Of which environment the electronic numbers of an issuer are. Twin: environmentOf in src/domain/taxes/issuers.ts.';

COMMENT ON FUNCTION "private"."environment_of_range"(uuid) IS 'Where the numbers of an electronic range are used, and so annulled; null for paper.';

COMMENT ON FUNCTION "private"."find_ecf_again"(uuid, text, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."find_received_ecf"(uuid, text) IS 'The newest receipts of others by words or digits of sender and number, or by their exact amount; for readers of money.';

COMMENT ON FUNCTION "private"."keep_ecf_again"(uuid, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."keeps_records"(uuid) IS 'Whether an organisation has rows of any table that keeps it from being removed: books, receipts, electronic documents, bills.';

COMMENT ON FUNCTION "private"."leave_out_trial"() IS 'Trigger: a receipt with a number of a trial stands in no form.';

COMMENT ON FUNCTION "private"."note_received_fault"(uuid, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."number_of_bill"(public.bills) IS 'The number of a bill as forms tell it: that of a receipt which was given out in a trial is none.';

COMMENT ON FUNCTION "private"."part_taken_back"(bigint, bigint, bigint, bigint) IS 'What a credit note takes back of an amount that goes with a whole, by what is left of the whole before and after it: several notes take back the amount to the centavo.';

COMMENT ON FUNCTION "private"."release_trial_receipts"(uuid) IS 'Receipts of a trial in which the issuer is no more let go of their charges and bills: the ITBIS that they charged is taken back, and all may get a real receipt. Documents that wait stay in their own environment. The caller holds the money lock.';

COMMENT ON FUNCTION "private"."require_same_environment"(uuid, date) IS 'Refuses with environment_differs a note of today about a receipt of another environment: a trial changes no real receipt, and production none of a trial.';

COMMENT ON FUNCTION "private"."trial_of_invoice"(uuid) IS 'The trial in which a receipt was given out; null of a real one.';

COMMENT ON FUNCTION "private"."trial_of_issuer"(uuid) IS 'The trial in which an issuer gives out its e-CF; null where its receipts are real.';

COMMENT ON FUNCTION "private"."warn_of_long_contingencies"(uuid, date) IS 'Writes to those who handle money, each day, that a declared contingency lasts longer than it may. It stops nothing: the term is known second hand.';

COMMENT ON FUNCTION "public"."add_ncf_range"(uuid, uuid, text, public.ncf_kind, bigint, bigint, date, uuid, boolean) IS 'Takes note of numbers that an issuer was allowed (p_issuer_id; null: the organization itself). p_for_contingency: paper numbers kept for a declared contingency. Electronic numbers are of the environment in which the issuer is, and have an expiry, but for consumers and credit notes, which have none. Returns the range''s id. Errors: not_allowed, not_found, ncf_range_malformed, ncf_expiry_missing, value_malformed (an expiry where there is none), ncf_range_overlaps, ncf_range_expired.';

COMMENT ON FUNCTION "public"."claim_ecf_annulments"(integer, timestamp with time zone) IS 'For the Worker: numbers that are unused and not notified yet, of documents (numbers) and as they were marked by hand (spans, first and last), one row for each issuer and environment, as its own for two minutes.';

COMMENT ON FUNCTION "public"."count_charges_without_receipt"(uuid, date, date, uuid) IS 'Charges due on some days that a fiscal receipt is for, by currency: how many, how many of them have no receipt of fiscal value and for how much, and how many of those ask for ITBIS (shops, furnished dwellings). Of one issuer''s properties, or of all (null). With the reader''s own rights.';

COMMENT ON FUNCTION "public"."find_ecf_again"(uuid, text, text) IS 'Whether a number was received before: {id, file}, with what was answered when it came again (base64), null the first time; null where it is new.';

COMMENT ON FUNCTION "public"."invoices_withheld"(uuid, date, date, uuid) IS 'Fiscal receipts of which a client withheld something, the last of it on some days; of one issuer, or of all (null). With the reader''s own rights.';

COMMENT ON FUNCTION "public"."issue_credit_note"(uuid, uuid, uuid[], text) IS 'Takes charges of an invoice back, with their ITBIS, by a credit note. Returns its id. Errors: not_found, invoice_cancelled, reason_missing, charges_mixed, invoice_has_withholding, ncf_kind_not_allowed, ecf_rejected, environment_differs (it is of a trial, or the issuer is in one), base_not_accepted (its e-CF was not accepted yet), value_too_long, ncf_range_missing, ncf_range_expired, issuer_address_missing, month_filed.';

COMMENT ON FUNCTION "public"."issue_debit_note"(uuid, uuid, uuid[], text, numeric, text, bigint, bigint) IS 'Adds charges of its lease to a receipt that stands, by a debit note with its client and treatment; ITBIS is charged on top. p_dop_rate: as in issue_fiscal_invoice, of the note''s day; p_…_to_withhold_minor too, of the note. Returns the note''s id. Errors: not_found, reason_missing, receipt_not_standing, fiscal_profile_missing, ncf_range_missing, ncf_range_expired, charges_mixed, charge_invoiced, nothing_to_invoice, client_id_missing, value_too_long, rate_missing, environment_differs (it is of a trial, or the issuer is in one), base_not_accepted (its e-CF was not accepted yet), withholding_exceeds_invoice, issuer_address_missing, month_filed.';

COMMENT ON FUNCTION "public"."keep_ecf_again"(uuid, text) IS 'Keeps the signed acknowledgment (base64) that a receipt was sent twice; returns the one that was kept first, null where there is no such receipt.';

COMMENT ON FUNCTION "public"."list_ecf_files"(uuid, uuid, public.ecf_environment, date, date, uuid, integer) IS 'The files of electronic receipts of some days that an issuer gave out or received in an environment, a page at a time by id: content in base64, sha256 of the bytes; other_tax_id is the buyer of its own and the sender of others''. A file that annuls numbers has no encf. With the reader''s own rights.';

COMMENT ON FUNCTION "public"."mark_ncf_unusable"(uuid, uuid, bigint, bigint, text, date) IS 'Numbers of a range, from the first to the last, that are never given out: paper ones stand in the 608 of p_day with p_reason, electronic ones go into an annulment (ANECF). Returns the id of the mark. Errors: not_found, ncf_outside_range, ncf_span_too_long, reason_missing, date_in_future, ncf_already_unusable, ncf_given_out, month_filed.';

COMMENT ON FUNCTION "public"."note_received_fault"(uuid, text) IS 'Writes down that the work on a received receipt failed, in a word; it is taken up again later.';

COMMENT ON FUNCTION "public"."record_ecf_annulment"(uuid, text, jsonb, timestamp with time zone) IS 'For the Worker: the tax authority heard of numbers as unused, by this file (base64); p_not_annulled: those that it did not take. Errors: ecf_claim_lost.';

COMMENT ON FUNCTION "public"."record_ecf_annulment_fault"(uuid, text, integer, jsonb, timestamp with time zone) IS 'For the Worker: the tax authority could not be notified of unused numbers; again in an hour. Errors: ecf_claim_lost.';

COMMENT ON FUNCTION "public"."record_signing_consent"(uuid, text) IS 'Writes down who agreed, and to which text, that a key is kept here and signs receipts with fiscal value; before that it signs in test environments alone. A newer version may be agreed to later; that of before holds until then. Errors: not_found, value_missing, value_too_long.';

COMMENT ON FUNCTION "public"."record_withholding"(uuid, uuid, date, bigint, bigint) IS 'What the client withheld of an invoice: pays its charges without cash, once an invoice; taken back as a payment is. Errors: not_found, invoice_cancelled, ncf_kind_not_allowed, receipt_of_trial, amount_not_positive, withholding_exceeds_invoice, withholding_exceeds_owed, date_in_future, date_before_invoice, month_filed.';

COMMENT ON FUNCTION "public"."replace_contingency_receipt"(uuid, uuid) IS 'Gives out the e-CF that replaces a paper receipt of a contingency and names it (code 4): charges and later notes are with it, the forms go on counting the paper. Returns its id. Errors: not_found, invoice_cancelled, ncf_kind_not_allowed (it is no paper of a contingency, or the issuer is not electronic), ecf_done (one replaces it already), environment_differs (the issuer is in a trial), contingency_open, ncf_range_missing, ncf_range_expired, issuer_address_missing.';

COMMENT ON FUNCTION "public"."replace_rejected_ecf"(uuid, uuid, text, public.identity_type, text) IS 'Gives out an e-CF of today that takes the place of a rejected one: with its number, if the tax authority said that it was not used, or else the next. Charges, ITBIS and payments move to it. p_client_…: whom it is for, if that was wrong; without a name, as before. Returns the id of the new receipt. Errors: not_found, ecf_done (it was not rejected, or is replaced already), environment_differs (it is of a trial that is over), client_name_missing, client_id_missing, client_id_malformed, value_too_long, base_not_accepted, invoice_has_withholding, ncf_range_missing, ncf_range_expired, issuer_address_missing, contingency_open, month_filed.';

COMMENT ON FUNCTION "public"."report_tax_summary"(uuid, date, date, uuid[], uuid) IS 'By month, in centavos of DOP: ITBIS of fiscal receipts by their day (credit notes taken off), ITBIS of bills that may be taken off (those with a receipt of fiscal value) by the day of the bill, what clients withheld by its day, and what was withheld from vendors by the day on which the bill was paid. p_issuer_id: of one issuer; null: of all. left_out_count: bills in dollars, which have no rate. Errors: not_allowed, period_invalid.';

COMMENT ON FUNCTION
  "public"."save_fiscal_issuer"(uuid, text, text, public.taxpayer_kind, uuid, text, public.tax_regime, public.taxpayer_size, text, text, text, text, text, public.issuing_way,
  public.ecf_environment, date, integer, date, bigint) IS 'Who gives out receipts and files forms: the organization itself (p_issuer_id is null or its id), or an owner whose property it manages; an id that is not known yet makes a new one. p_tax_id: digits of the RNC or cédula; p_electronic_since: from that day on electronic numbers alone; p_itbis_credit_minor: balance in favor of ITBIS at the end of p_itbis_credit_month (its first day), zero for none. Receipts of a trial that it leaves let go of their charges. Returns the issuer''s id. Errors: not_allowed, not_found, tax_id_malformed, tax_id_taken, name_missing, value_too_long, value_malformed (the phone), issuer_address_missing, value_missing (a way other than paper), environment_has_receipts (back from production), month_invalid.';

COMMENT ON FUNCTION "public"."save_signing_key"(uuid, uuid, text, text, text, text, text, timestamp with time zone, timestamp
  with time zone, text, text) IS 'Keeps a certificate with its private key, which the Worker has encrypted; nobody reads the key through the API. p_serial_number and p_fingerprint (SHA-256) in hexadecimal, p_certificate DER in base64. Of a certificate that the organization has already, the key is kept anew when p_certificate_id is its id; another id changes nothing. Consent stays: it is the same key and person. Bytes that the Worker did not encrypt open for nobody: they only sign nothing. Returns the certificate''s id: that of before where it was there. Errors: not_allowed, value_out_of_range (it has ended).';

COMMENT ON FUNCTION "public"."search_fiscal_invoices"(uuid, text) IS 'Rows of fiscal_invoices_list with the text in number or client.';

COMMENT ON FUNCTION "public"."search_received_ecf"(uuid, text) IS 'Rows of ecf_received with the text in sender, tax number or number, or of that amount, the newest 300.';

COMMENT ON FUNCTION "public"."tax_purchases"(uuid, date, date, boolean, uuid, integer, uuid) IS 'Posted bills of some days, of one issuer or of all (null), by the day of the bill or of its payment, a page at a time by id; ncf is empty of a bill whose own receipt is of a trial; amounts in minor units of the bill''s currency, dop_rate pesos for one of it. With the reader''s own rights.';

COMMENT ON FUNCTION "public"."withdraw_unusable_ncf"(uuid) IS 'Takes back that numbers are unusable: they are given out like others, and the 608 has them no more. Again: the same. Errors: not_found, ncf_annulled (the tax authority has them as unused, or may have them), ncf_passed_over (a number after them was given out), month_filed.';

COMMENT ON TABLE "public"."ecf_files" IS 'The exact bytes of what was signed, sent and answered, out and in; kept for ten years, never changed. Numbers of many documents are annulled by one (anecf); what is sent to us twice is acknowledged by an arecf_again.';

COMMENT ON VIEW "public"."fiscal_invoices_list" IS 'Fiscal receipts with their place and what was withheld of them; standing: some charge of it was neither cancelled nor taken back; environment: null of paper, ecf of what was given out in another program.';

COMMENT ON VIEW "public"."signing_certificates_list" IS 'Certificates of those who sign, with the name of whoever agreed that their key is kept here.';

REVOKE ALL ON FUNCTION "private"."check_environment"(uuid, uuid, public.ecf_environment) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_environment"(uuid, uuid, public.ecf_environment) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_environment"(uuid, uuid, public.ecf_environment) TO "postgres";

REVOKE ALL ON FUNCTION "private"."check_fiscal_issuer"(text, text, text, text, text, text, public.issuing_way, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_fiscal_issuer"(text, text, text, text, text, text, public.issuing_way, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_fiscal_issuer"(text, text, text, text, text, text, public.issuing_way, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."claim_unused_numbers"(timestamp WITH time zone, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."claim_unused_numbers"(timestamp WITH time zone, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."claim_unused_numbers"(timestamp WITH time zone, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."encf_of"(text, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."encf_of"(text, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."encf_of"(text, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."environment_of_issuer"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."environment_of_issuer"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."environment_of_issuer"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."environment_of_range"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."environment_of_range"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."environment_of_range"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."find_ecf_again"(uuid, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."find_ecf_again"(uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."find_ecf_again"(uuid, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."find_ecf_again"(uuid, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."find_received_ecf"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."find_received_ecf"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."find_received_ecf"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."find_received_ecf"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_ecf_again"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_ecf_again"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_ecf_again"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_ecf_again"(uuid, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."keeps_records"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keeps_records"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keeps_records"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."leave_out_trial"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."leave_out_trial"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."leave_out_trial"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_received_fault"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_received_fault"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_received_fault"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_received_fault"(uuid, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."number_of_bill"(public.bills) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."number_of_bill"(public.bills) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."number_of_bill"(public.bills) TO "postgres";

REVOKE ALL ON FUNCTION "private"."part_taken_back"(bigint, bigint, bigint, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."part_taken_back"(bigint, bigint, bigint, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."part_taken_back"(bigint, bigint, bigint, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."release_trial_receipts"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."release_trial_receipts"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."release_trial_receipts"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_same_environment"(uuid, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_same_environment"(uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_same_environment"(uuid, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."trial_of_invoice"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."trial_of_invoice"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."trial_of_invoice"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."trial_of_issuer"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."trial_of_issuer"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."trial_of_issuer"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."warn_of_long_contingencies"(uuid, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."warn_of_long_contingencies"(uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."warn_of_long_contingencies"(uuid, date) TO "postgres";

REVOKE ALL ON FUNCTION "public"."find_ecf_again"(uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_ecf_again"(uuid, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_ecf_again"(uuid, text, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."invoices_withheld"(uuid, date, date, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."invoices_withheld"(uuid, date, date, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."invoices_withheld"(uuid, date, date, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."keep_ecf_again"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_ecf_again"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_ecf_again"(uuid, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."list_ecf_files"(uuid, uuid, public.ecf_environment, date, date, uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_ecf_files"(uuid, uuid, public.ecf_environment, date, date, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_ecf_files"(uuid, uuid, public.ecf_environment, date, date, uuid, integer) TO "postgres";

REVOKE ALL ON FUNCTION "public"."note_received_fault"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_received_fault"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_received_fault"(uuid, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."search_fiscal_invoices"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."search_fiscal_invoices"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."search_fiscal_invoices"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."search_received_ecf"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."search_received_ecf"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."search_received_ecf"(uuid, text) TO "postgres";

REVOKE ALL ON TABLE "public"."fiscal_invoices_list" FROM "authenticated";

GRANT SELECT ON TABLE "public"."fiscal_invoices_list" TO "authenticated";

REVOKE ALL ON TABLE "public"."fiscal_invoices_list" FROM "service_role";

GRANT SELECT ON TABLE "public"."fiscal_invoices_list" TO "service_role";

REVOKE ALL ON TABLE "public"."signing_certificates_list" FROM "authenticated";

GRANT SELECT ON TABLE "public"."signing_certificates_list" TO "authenticated";

REVOKE ALL ON TABLE "public"."signing_certificates_list" FROM "service_role";

GRANT SELECT ON TABLE "public"."signing_certificates_list" TO "service_role";

CREATE INDEX ecf_received_by_words ON public.ecf_received
  USING gin (organization_id, private.plain_text(((((sender_name || ' '::text) || sender_tax_id) || ' '::text) || encf)) extensions.gin_trgm_ops);

insert into private.refusal_kinds (code, kind) values
  ('account_has_entries', 'conflict'),
  ('account_is_usual', 'conflict'),
  ('account_protected', 'conflict'),
  ('already_exists', 'conflict'),
  ('already_member', 'conflict'),
  ('already_owner', 'conflict'),
  ('already_signed', 'conflict'),
  ('application_decided', 'conflict'),
  ('application_has_lease', 'conflict'),
  ('application_moved', 'conflict'),
  ('approval_elsewhere', 'conflict'),
  ('area_closed', 'conflict'),
  ('autopay_exists', 'conflict'),
  ('autopay_not_offered', 'conflict'),
  ('autopay_over', 'conflict'),
  ('balances_open', 'conflict'),
  ('base_not_accepted', 'conflict'),
  ('bill_has_receipt', 'conflict'),
  ('bill_month_filed', 'conflict'),
  ('bill_not_possible', 'conflict'),
  ('budget_source_empty', 'conflict'),
  ('cards_not_taken', 'conflict'),
  ('charge_already_reversed', 'conflict'),
  ('charge_exists', 'conflict'),
  ('charge_invoiced', 'conflict'),
  ('consent_changed', 'conflict'),
  ('contingency_has_receipts', 'conflict'),
  ('contingency_open', 'conflict'),
  ('contract_changed', 'conflict'),
  ('contract_closed', 'conflict'),
  ('contract_not_sent', 'conflict'),
  ('contract_open', 'conflict'),
  ('deposit_already_held', 'conflict'),
  ('deposit_settled', 'conflict'),
  ('deposits_needed', 'conflict'),
  ('deposits_short', 'conflict'),
  ('distribution_exceeds_due', 'conflict'),
  ('document_request_changed', 'conflict'),
  ('document_request_closed', 'conflict'),
  ('ecf_claim_lost', 'conflict'),
  ('ecf_done', 'conflict'),
  ('ecf_not_cancelled', 'conflict'),
  ('ecf_rejected', 'conflict'),
  ('entry_already_reversed', 'conflict'),
  ('entry_has_source', 'conflict'),
  ('entry_not_open', 'conflict'),
  ('environment_differs', 'conflict'),
  ('environment_has_receipts', 'conflict'),
  ('fee_changed', 'conflict'),
  ('file_changed', 'conflict'),
  ('form_filed', 'conflict'),
  ('import_matched', 'conflict'),
  ('import_undone', 'conflict'),
  ('invoice_cancelled', 'conflict'),
  ('item_compared', 'conflict'),
  ('last_owner', 'conflict'),
  ('lease_already_renewed', 'conflict'),
  ('lease_end_open', 'conflict'),
  ('lease_not_draft', 'conflict'),
  ('lease_not_ended', 'conflict'),
  ('lease_not_signed', 'conflict'),
  ('lease_overlaps', 'conflict'),
  ('lease_status_change', 'conflict'),
  ('leases_open', 'conflict'),
  ('line_settled', 'conflict'),
  ('maintenance_moved', 'conflict'),
  ('month_filed', 'conflict'),
  ('moved_credit_stays', 'conflict'),
  ('ncf_already_unusable', 'conflict'),
  ('ncf_annulled', 'conflict'),
  ('ncf_given_out', 'conflict'),
  ('ncf_passed_over', 'conflict'),
  ('ncf_range_overlaps', 'conflict'),
  ('no_notice', 'conflict'),
  ('not_in_test_mode', 'conflict'),
  ('nothing_owed', 'conflict'),
  ('nothing_to_book', 'conflict'),
  ('nothing_to_invoice', 'conflict'),
  ('notice_already_given', 'conflict'),
  ('notice_not_current', 'conflict'),
  ('notice_published', 'conflict'),
  ('notice_stands', 'conflict'),
  ('organization_closed', 'conflict'),
  ('overlaps', 'conflict'),
  ('owner_address_changed', 'conflict'),
  ('owner_mail_stopped', 'conflict'),
  ('owners_money_short', 'conflict'),
  ('pass_on_exceeds_bill', 'conflict'),
  ('payment_already_decided', 'conflict'),
  ('payment_refunded', 'conflict'),
  ('payment_to_decide', 'conflict'),
  ('payments_undecided', 'conflict'),
  ('period_already_closed', 'conflict'),
  ('period_closed', 'conflict'),
  ('period_not_closed', 'conflict'),
  ('photos_changed', 'conflict'),
  ('plan_exists', 'conflict'),
  ('plan_request_closed', 'conflict'),
  ('plan_requested', 'conflict'),
  ('post_gone', 'conflict'),
  ('property_has_receipts', 'conflict'),
  ('purchase_ecf_not_cancelled', 'conflict'),
  ('purchase_receipt_stays', 'conflict'),
  ('reading_charged', 'conflict'),
  ('reading_not_last', 'conflict'),
  ('receipt_answered', 'conflict'),
  ('receipt_not_standing', 'conflict'),
  ('receipt_not_valid', 'conflict'),
  ('receipt_of_trial', 'conflict'),
  ('receipt_without_approval', 'conflict'),
  ('renewal_drafted', 'conflict'),
  ('renewal_keeps_unit', 'conflict'),
  ('reopening_too_late', 'conflict'),
  ('report_changed', 'conflict'),
  ('report_confirmed', 'conflict'),
  ('request_id_reused', 'conflict'),
  ('reservation_decided', 'conflict'),
  ('rules_replaced', 'conflict'),
  ('settlement_known', 'conflict'),
  ('slot_taken', 'conflict'),
  ('tax_id_taken', 'conflict'),
  ('too_many_of_person', 'conflict'),
  ('unit_move_agreed', 'conflict'),
  ('unit_without_tenant', 'conflict'),
  ('week_full', 'conflict'),
  ('not_allowed', 'forbidden'),
  ('second_factor_needed', 'forbidden'),
  ('invitation_not_found', 'not_found'),
  ('not_found', 'not_found'),
  ('report_files_busy', 'rate_limited'),
  ('too_many_attempts', 'rate_limited'),
  ('too_many_invitations', 'rate_limited'),
  ('too_many_posts', 'rate_limited'),
  ('too_many_questions', 'rate_limited'),
  ('not_signed_in', 'unauthenticated')
on conflict (code) do update set kind = excluded.kind;

insert into private.tax_rules (code, valid_from, value, source, confirmed_on) values
  ('card_itbis_basis_points', '2023-10-03', 200, 'DGII, Norma General 06-2023 (publicada el 3 de octubre de 2023), art. 4', '2026-11-26'),
  ('consumer_threshold_minor', '2018-05-01', 25000000, 'DGII, Norma General 07-2018', '2026-11-26'),
  ('contingency_days', '2026-02-01', 15, 'DGII, guía de contingencia (febrero de 2026), leída de segunda mano', null),
  ('credit_note_days', '2011-05-12', 30, 'Código Tributario, Ley 11-92, art. 338; Reglamento 293-11 (12 de mayo de 2011), arts. 8 y 28', '2026-11-26'),
  ('furnished_share_basis_points', '1998-04-13', 2000, 'Reglamento 140-98, art. 7', '2026-11-26'),
  ('ipi_basis_points', '2013-01-01', 100, 'Ley 18-88 (Ley 253-12)', null),
  ('ipi_threshold_minor', '2025-01-01', 1019083300, 'DGII, indexación 2025', '2026-11-26'),
  ('ipi_threshold_minor', '2026-01-01', 1069549400, 'DGII, Resolución DDG-AR1-2026-00001', '2026-11-26'),
  ('isr_fees_basis_points', '2013-01-01', 1000, 'Código Tributario, Ley 11-92, art. 309', '2026-11-26'),
  ('isr_fees_basis_points', '2026-07-01', 1500, 'Código Tributario, Ley 11-92, art. 309 (Ley 30-26, art. 17; DGII, Aviso 10-26)', '2026-11-26'),
  ('isr_technical_basis_points', '2013-01-01', 200, 'Código Tributario, Ley 11-92, art. 309; Reglamento 139-98, art. 70', null),
  ('isr_technical_basis_points', '2026-07-01', 300, 'Código Tributario, Ley 11-92, art. 309 (Ley 30-26, art. 17; DGII, Aviso 10-26); Reglamento 139-98, art. 70', '2026-11-26'),
  ('isr_withheld_basis_points', '2013-01-01', 1000, 'Código Tributario, Ley 11-92, art. 309; DGII, respuesta sobre alquiler de inmuebles', '2026-11-26'),
  ('isr_withheld_basis_points', '2026-07-01', 1500, 'Código Tributario, Ley 11-92, art. 309 (Ley 30-26, art. 17; DGII, Aviso 10-26)', '2026-11-26'),
  ('isr_withheld_state_basis_points', '2013-01-01', 500, 'Código Tributario, Ley 11-92, art. 309 (Ley 253-12)', '2026-11-26'),
  ('itbis_basis_points', '2013-01-01', 1800, 'Código Tributario, Ley 11-92, art. 345 (Ley 253-12)', '2026-11-26'),
  ('itbis_withheld_basis_points', '2013-01-01', 10000, 'DGII, respuesta sobre alquiler de inmuebles', '2026-11-26'),
  ('rows_606', '2018-05-01', 10000, 'DGII, Norma General 07-2018', '2026-11-26'),
  ('rows_607', '2018-05-01', 65000, 'DGII, Norma General 07-2018', '2026-11-26'),
  ('transfer_tax_basis_points', '2004-09-28', 15, 'Código Tributario, Ley 11-92, art. 382 (Ley 288-04)', '2026-11-26'),
  ('transfer_tax_basis_points', '2026-07-03', 20, 'Código Tributario, Ley 11-92, art. 382 (Ley 30-26)', '2026-11-26')
on conflict (code, valid_from) do update set value = excluded.value, source = excluded.source, confirmed_on = excluded.confirmed_on;

insert into private.job_steps (position, function_name, takes, counted_as) values
  (10, 'advance_leases', 'day', 'leases'),
  (100, 'autopay_jobs', 'moment', 'autopays'),
  (105, 'notify_of_ending_autopays', 'day', null),
  (106, 'warn_of_ending_certificates', 'day', null),
  (107, 'warn_of_long_contingencies', 'day', null),
  (110, 'message_jobs', 'moment', null),
  (20, 'post_due_rent', 'day', 'rents'),
  (30, 'post_recurring_charges', 'day', 'rents'),
  (35, 'move_credits', 'day', null),
  (40, 'post_late_fees', 'day', 'late_fees'),
  (5, 'mark_tenants_who_left', 'day', null),
  (50, 'forget_applications', 'day', 'applications_forgotten'),
  (60, 'keep_month_ends', 'day', 'month_ends'),
  (70, 'post_recurring_bills', 'day', 'recurring_bills'),
  (80, 'portfolio_jobs', 'moment', null),
  (90, 'send_scheduled_reports', 'day', 'reports_sent')
on conflict (position) do update set function_name = excluded.function_name, takes = excluded.takes, counted_as = excluded.counted_as;

-- What was given out in a trial counts no more; a return that was filed with it says something else now. It lets go of its charges
-- when its issuer is saved next.
update public.tax_filings f set to_rectify_since = now()
where f.form = 'IT-1' and f.status = 'filed' and f.to_rectify_since is null and exists (
  select 1 from public.ecf_documents d join public.fiscal_invoices i on i.id = d.invoice_id
  where d.issuer_id = f.issuer_id and d.environment <> 'ecf' and i.is_counted and i.cancelled_on is null and i.itbis_minor > 0
    and date_trunc('month', i.issued_on)::date = f.month);
update public.fiscal_invoices i set is_counted = false
from public.ecf_documents d where d.invoice_id = i.id and d.environment <> 'ecf' and i.is_counted;
-- ITBIS of bills without a receipt was carried on, though no IT-1 had it.
update public.itbis_months m set advanced_minor = coalesce((
  select sum(private.itbis_of_bill(b)) from public.bills b
  where b.issuer_id = m.issuer_id and date_trunc('month', b.billed_on)::date = m.month), 0)
where exists (select 1 from public.bills b where b.issuer_id = m.issuer_id and date_trunc('month', b.billed_on)::date = m.month
  and b.itbis_minor > b.itbis_to_cost_minor and private.number_of_bill(b) = '' and b.status in ('approved', 'partially_paid', 'paid'));

-- Electronic numbers that were marked before are due too.
update public.unusable_ncfs u set next_try_at = now() from public.ncf_ranges r
where r.id = u.range_id and r.series = 'E' and u.withdrawn_at is null;
