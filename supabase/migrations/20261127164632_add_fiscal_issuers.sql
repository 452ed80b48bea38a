SET local check_function_bodies = off;

DROP INDEX "private"."made_tax_forms_by_organization";

DROP INDEX "public"."fiscal_invoices_by_range";

DROP INDEX "public"."ncf_ranges_by_kind";

DROP INDEX "public"."purchase_receipts_by_range";

DROP INDEX "public"."unusable_ncfs_by_range";

ALTER TABLE "public"."fiscal_invoices"
  DROP CONSTRAINT "fiscal_invoices_organization_id_ncf_key";

ALTER TABLE "public"."fiscal_invoices"
  DROP CONSTRAINT "fiscal_invoices_organization_id_range_id_fkey";

ALTER TABLE "public"."fiscal_profiles"
  DROP CONSTRAINT "fiscal_profiles_organization_id_fkey";

ALTER TABLE "public"."itbis_months"
  DROP CONSTRAINT "itbis_months_pkey";

ALTER TABLE "public"."ncf_ranges"
  DROP CONSTRAINT "ncf_ranges_never_overlap";

ALTER TABLE "public"."purchase_receipts"
  DROP CONSTRAINT "purchase_receipts_organization_id_ncf_key";

ALTER TABLE "public"."purchase_receipts"
  DROP CONSTRAINT "purchase_receipts_organization_id_range_id_fkey";

ALTER TABLE "public"."tax_filings"
  DROP CONSTRAINT "tax_filings_organization_id_form_month_key";

ALTER TABLE "public"."unusable_ncfs"
  DROP CONSTRAINT "unusable_ncfs_organization_id_range_id_fkey";

DROP FUNCTION "private"."add_itbis"(uuid, date, bigint, bigint, bigint);

DROP FUNCTION "private"."add_ncf_range"(uuid, text, public.ncf_kind, bigint, bigint, date);

DROP FUNCTION "private"."allocate_ncf"(uuid, public.ncf_kind, date);

DROP FUNCTION "private"."check_tax_form"(uuid, public.tax_form, date, uuid);

DROP FUNCTION "private"."file_tax_form"(uuid, public.tax_form, date, uuid);

DROP FUNCTION "private"."fiscal_invoice_details"(uuid, uuid, uuid);

DROP FUNCTION "private"."keep_made_tax_form"(uuid, public.tax_form, date, text, integer, boolean, text);

DROP FUNCTION "private"."lock_filing"(uuid, text, public.tax_form, date);

DROP FUNCTION "private"."open_bill_day"(uuid, date);

DROP FUNCTION "private"."reopen_tax_form"(uuid, public.tax_form, date, text);

DROP FUNCTION "private"."report_tax_summary"(uuid, date, date, uuid[]);

DROP FUNCTION "private"."require_open_form"(uuid, public.tax_form, date);

DROP FUNCTION "private"."take_made_form"(uuid, public.tax_form, date, uuid);

DROP FUNCTION "public"."add_ncf_range"(uuid, uuid, text, public.ncf_kind, bigint, bigint, date);

DROP FUNCTION "public"."check_tax_form"(uuid, public.tax_form, date, uuid);

DROP FUNCTION "public"."count_charges_without_receipt"(uuid, date, date);

DROP FUNCTION "public"."file_tax_form"(uuid, public.tax_form, date, uuid);

DROP FUNCTION "public"."invoices_withheld"(uuid, date, date);

DROP FUNCTION "public"."keep_made_tax_form"(uuid, public.tax_form, date, text, integer, boolean, text);

DROP FUNCTION "public"."reopen_tax_form"(uuid, public.tax_form, date, text);

DROP FUNCTION "public"."report_tax_summary"(uuid, date, date, uuid[]);

DROP FUNCTION "public"."search_fiscal_invoices"(uuid, text);

DROP VIEW "public"."fiscal_invoices_list";

-- Its name goes to a view; what it holds becomes the first issuer of each organization below.
ALTER TABLE "public"."fiscal_profiles" RENAME TO "fiscal_profiles_before";

DROP FUNCTION "public"."tax_purchases"(uuid, date, date, boolean, uuid, integer);

CREATE TABLE "public"."fiscal_issuers" (
  "id"              uuid                 NOT NULL DEFAULT gen_random_uuid(),
  "organization_id" uuid                 NOT NULL,
  "tax_id"          text                 NOT NULL DEFAULT ''::text,
  "legal_name"      text                 NOT NULL,
  "trade_name"      text                 NOT NULL DEFAULT ''::text,
  "taxpayer_kind"   public.taxpayer_kind,
  "tax_regime"      public.tax_regime    NOT NULL DEFAULT 'ordinary'::public.tax_regime,
  CONSTRAINT "fiscal_issuers_legal_name_check" CHECK (((char_length(btrim(legal_name)) >= 1) AND (char_length(btrim(legal_name)) <= 160))),
  CONSTRAINT "fiscal_issuers_organization_id_id_key" UNIQUE (organization_id, id),
  CONSTRAINT "fiscal_issuers_other_is_known" CHECK (((id = organization_id) OR ((taxpayer_kind IS NOT NULL) AND (tax_id <> ''::text)))),
  CONSTRAINT "fiscal_issuers_pkey" PRIMARY KEY (id),
  CONSTRAINT "fiscal_issuers_tax_id_check" CHECK ((tax_id ~ '^(\d{9}|\d{11})?$'::text)),
  CONSTRAINT "fiscal_issuers_trade_name_check" CHECK ((char_length(trade_name) <= 150))
);

ALTER TABLE "public"."fiscal_issuers"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."fiscal_issuers" FROM "anon";

CREATE TABLE "public"."property_issuers" (
  "id"              uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "organization_id" uuid                     NOT NULL,
  "property_id"     uuid                     NOT NULL,
  "issuer_id"       uuid                     NOT NULL,
  "valid_from"      date                     NOT NULL,
  "created_by"      uuid,
  "created_at"      timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "property_issuers_pkey" PRIMARY KEY (id),
  CONSTRAINT "property_issuers_property_id_valid_from_key" UNIQUE (property_id, valid_from),
  CONSTRAINT "property_issuers_valid_from_check" CHECK (((valid_from >= '1990-01-01'::date) AND (valid_from <= '2201-01-01'::date)))
);

ALTER TABLE "public"."property_issuers"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."property_issuers" FROM "anon";

CREATE TYPE "public"."ecf_environment" AS ENUM (
  'testecf',
  'certecf',
  'ecf'
);

CREATE TYPE "public"."issuing_way" AS ENUM (
  'paper',
  'direct',
  'provider',
  'external'
);

CREATE TYPE "public"."taxpayer_size" AS ENUM (
  'large_national',
  'large_local',
  'medium',
  'small',
  'micro',
  'unclassified'
);

ALTER TABLE "public"."fiscal_issuers"
  ADD COLUMN "size_class" public.taxpayer_size;

ALTER TABLE "public"."fiscal_issuers"
  ADD COLUMN "address" text NOT NULL DEFAULT ''::text;

ALTER TABLE "public"."fiscal_issuers"
  ADD COLUMN "municipality_code" text NOT NULL DEFAULT ''::text;

ALTER TABLE "public"."fiscal_issuers"
  ADD COLUMN "province_code" text NOT NULL DEFAULT ''::text;

ALTER TABLE "public"."fiscal_issuers"
  ADD COLUMN "phone" text NOT NULL DEFAULT ''::text;

ALTER TABLE "public"."fiscal_issuers"
  ADD COLUMN "email" text NOT NULL DEFAULT ''::text;

ALTER TABLE "public"."fiscal_issuers"
  ADD COLUMN "issuing_way" public.issuing_way NOT NULL DEFAULT 'paper'::public.issuing_way;

ALTER TABLE "public"."fiscal_issuers"
  ADD COLUMN "environment" public.ecf_environment NOT NULL DEFAULT 'testecf'::public.ecf_environment;

ALTER TABLE "public"."fiscal_issuers"
  ADD COLUMN "electronic_since" date;

ALTER TABLE "public"."fiscal_issuers"
  ADD COLUMN "reception_slug" text NOT NULL DEFAULT replace((gen_random_uuid())::text, '-'::text, ''::text);

ALTER TABLE "public"."fiscal_issuers"
  ADD COLUMN "fiscal_year_end" smallint NOT NULL DEFAULT 12;

ALTER TABLE "public"."fiscal_issuers"
  ADD COLUMN "itbis_credit_month" date;

ALTER TABLE "public"."fiscal_issuers"
  ADD COLUMN "itbis_credit_minor" bigint NOT NULL DEFAULT 0;

ALTER TABLE "public"."fiscal_issuers"
  ADD COLUMN "created_at" timestamp WITH time zone NOT NULL DEFAULT now();

ALTER TABLE "public"."fiscal_issuers"
  ADD COLUMN "updated_at" timestamp WITH time zone NOT NULL DEFAULT now();

-- Every organization has an issuer of its own, with its id; what was its profile says who it is. Electronic issuers are so since
-- their first electronic receipt. Receipts of theirs go on by the way in which they went: numbers here, signed elsewhere.
INSERT INTO public.fiscal_issuers (id, organization_id, tax_id, legal_name, taxpayer_kind, tax_regime, address, phone, issuing_way,
  electronic_since, fiscal_year_end, itbis_credit_month, itbis_credit_minor, created_at, updated_at)
SELECT o.id, o.id, o.rnc, coalesce(p.legal_name, o.name), p.taxpayer_kind, coalesce(p.tax_regime, 'ordinary'),
  CASE WHEN char_length(o.address) <= 100 THEN o.address ELSE '' END,
  coalesce(regexp_replace(substring(regexp_replace(o.phone, '\D', '', 'g') FROM '^1?(\d{10})$'), '^(\d{3})(\d{3})(\d{4})$', '\1-\2-\3'), ''),
  CASE WHEN p.is_electronic_issuer THEN 'external' ELSE 'paper' END::public.issuing_way,
  CASE WHEN p.is_electronic_issuer THEN coalesce((SELECT min(i.issued_on) FROM public.fiscal_invoices i
    WHERE i.organization_id = o.id AND i.ncf LIKE 'E%'), (p.updated_at AT TIME ZONE o.time_zone)::date) END,
  coalesce(p.fiscal_year_end, 12), p.itbis_credit_month, coalesce(p.itbis_credit_minor, 0), coalesce(p.created_at, o.created_at),
  coalesce(p.updated_at, o.created_at)
FROM public.organizations o LEFT JOIN public.fiscal_profiles_before p ON p.organization_id = o.id;

DROP TABLE public.fiscal_profiles_before;

-- No row is changed by a statement that its triggers would refuse: the column is written as its type is set.
ALTER TABLE "private"."made_tax_forms"
  ADD COLUMN "issuer_id" uuid;

ALTER TABLE "private"."made_tax_forms"
  ALTER COLUMN "issuer_id" SET DATA TYPE uuid USING organization_id,
  ALTER COLUMN "issuer_id" SET NOT NULL;

ALTER TABLE "public"."bills"
  ADD COLUMN "issuer_id" uuid;

ALTER TABLE "public"."bills"
  ALTER COLUMN "issuer_id" SET DATA TYPE uuid USING organization_id,
  ALTER COLUMN "issuer_id" SET NOT NULL;

ALTER TABLE "public"."fiscal_invoices"
  ADD COLUMN "issuer_id" uuid;

ALTER TABLE "public"."fiscal_invoices"
  ALTER COLUMN "issuer_id" SET DATA TYPE uuid USING organization_id,
  ALTER COLUMN "issuer_id" SET NOT NULL;

ALTER TABLE "public"."itbis_months"
  ADD COLUMN "issuer_id" uuid;

ALTER TABLE "public"."itbis_months"
  ALTER COLUMN "issuer_id" SET DATA TYPE uuid USING organization_id,
  ALTER COLUMN "issuer_id" SET NOT NULL;

ALTER TABLE "public"."ncf_ranges"
  ADD COLUMN "issuer_id" uuid;

ALTER TABLE "public"."ncf_ranges"
  ALTER COLUMN "issuer_id" SET DATA TYPE uuid USING organization_id,
  ALTER COLUMN "issuer_id" SET NOT NULL;

ALTER TABLE "public"."purchase_receipts"
  ADD COLUMN "issuer_id" uuid;

ALTER TABLE "public"."purchase_receipts"
  ALTER COLUMN "issuer_id" SET DATA TYPE uuid USING organization_id,
  ALTER COLUMN "issuer_id" SET NOT NULL;

ALTER TABLE "public"."tax_filings"
  ADD COLUMN "issuer_id" uuid;

ALTER TABLE "public"."tax_filings"
  ALTER COLUMN "issuer_id" SET DATA TYPE uuid USING organization_id,
  ALTER COLUMN "issuer_id" SET NOT NULL;

ALTER TABLE "public"."unusable_ncfs"
  ADD COLUMN "issuer_id" uuid;

ALTER TABLE "public"."unusable_ncfs"
  ALTER COLUMN "issuer_id" SET DATA TYPE uuid USING organization_id,
  ALTER COLUMN "issuer_id" SET NOT NULL;

ALTER TABLE "public"."ncf_ranges"
  ADD COLUMN "for_contingency" boolean NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION private.add_itbis (
  p_issuer_id uuid,
  p_day       date,
  p_billed    bigint,
  p_advanced  bigint,
  p_withheld  bigint
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  insert into public.itbis_months as m (organization_id, issuer_id, month, billed_minor, advanced_minor, withheld_minor)
  select i.organization_id, i.id, date_trunc('month', p_day)::date, p_billed, p_advanced, p_withheld
  from public.fiscal_issuers i
  where i.id = p_issuer_id and (p_billed <> 0 or p_advanced <> 0 or p_withheld <> 0)
  on conflict (issuer_id, month) do update set billed_minor = m.billed_minor + excluded.billed_minor,
    advanced_minor = m.advanced_minor + excluded.advanced_minor, withheld_minor = m.withheld_minor + excluded.withheld_minor
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
      issuer_id, for_contingency)
    values (v_id, p_organization_id, p_series, p_kind, private.ncf_type(p_series, p_kind), p_first, p_last, p_first, p_expires_on,
      v_issuer, coalesce(p_for_contingency, false));
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
  v_series text := case when private.is_electronic(p_issuer_id, p_day) then 'E' else 'B' end;
  v_range public.ncf_ranges;
begin
  perform private.check_electronic_issuer(p_issuer_id, p_day);
  -- The row is locked: whoever asks at the same time waits, and gets the next number. Electronic ranges from before their expiry
  -- was asked for, without one, are passed over.
  select r.* into v_range from public.ncf_ranges r
  where r.issuer_id = p_issuer_id and r.ncf_kind = p_kind and r.series = v_series and r.retired_at is null and not r.for_contingency
    and r.next_number <= r.last_number and (r.expires_on >= p_day or r.expires_on is null and not private.ncf_needs_expiry(v_series, p_kind))
  order by r.expires_on nulls last, r.first_number limit 1 for update;
  if not found then
    perform private.fail(case when exists (select 1 from public.ncf_ranges r where r.issuer_id = p_issuer_id
        and r.ncf_kind = p_kind and r.series = v_series and r.retired_at is null and not r.for_contingency
        and r.next_number <= r.last_number and r.expires_on is not null)
      then 'ncf_range_expired' else 'ncf_range_missing' end, jsonb_build_object('kind', p_kind, 'series', v_series));
  end if;
  -- The next number of a range is never an unusable one: marking moves it on, and so does giving out the one before.
  update public.ncf_ranges set next_number = private.next_free_ncf(v_range.id, v_range.next_number + 1) where id = v_range.id;
  return query select v_range.id, v_range.series || v_range.ncf_type
    || lpad(v_range.next_number::text, case v_range.series when 'B' then 8 else 10 end, '0'), v_range.series, v_range.expires_on;
end
$function$;

CREATE OR REPLACE FUNCTION private.assign_issuer_of_bill()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'INSERT' or old.entry_id is null then
    new.issuer_id := private.issuer_of(new.organization_id, new.property_id, new.billed_on);
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.cancel_fiscal_invoice (
  p_invoice_id uuid,
  p_reason     text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_invoice public.fiscal_invoices;
begin
  v_invoice := private.invoice_for_verb(p_invoice_id);
  if coalesce(p_reason, '') !~ '^(0[1-9]|10)$' then
    perform private.fail('reason_missing');
  elsif v_invoice.ncf_kind = 'credit_note' then
    perform private.fail('note_stays');
  elsif exists (select 1 from public.fiscal_invoices where organization_id = v_invoice.organization_id and modifies_id = p_invoice_id
      and cancelled_on is null)
    -- A credit note takes charges off a debit note, and names the receipt.
    or exists (select 1 from public.fiscal_invoice_charges where invoice_id = p_invoice_id and not is_live) then
    perform private.fail('invoice_has_note');
  elsif private.has_withholding(p_invoice_id) then
    perform private.fail('invoice_has_withholding');
  end if;
  perform private.require_open_form(v_invoice.issuer_id, '607', v_invoice.issued_on);
  perform private.require_open_form(v_invoice.issuer_id, '608', v_invoice.issued_on);
  -- The ITBIS goes with the receipt; the rent stays owed, and may get another receipt.
  perform private.release_charges(p_invoice_id, array(select charge_id from public.fiscal_invoice_charges
    where invoice_id = p_invoice_id and is_live and is_itbis), v_invoice.ncf);
  update public.fiscal_invoice_charges set is_live = false where invoice_id = p_invoice_id and is_live;
  update public.fiscal_invoices set cancelled_on = private.organization_today(v_invoice.organization_id), cancellation_reason = p_reason
  where id = p_invoice_id;
  return p_invoice_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.cancel_purchase_receipt()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_receipt public.purchase_receipts;
begin
  select * into v_receipt from public.purchase_receipts r
  where r.organization_id = new.organization_id and r.bill_id = new.id and r.cancelled_on is null;
  if found then
    perform private.require_open_form(v_receipt.issuer_id, '608', v_receipt.issued_on);
    update public.purchase_receipts set cancelled_on = private.organization_today(new.organization_id), cancellation_reason = '04'
    where organization_id = new.organization_id and bill_id = new.id;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_electronic_issuer (
  p_issuer_id uuid,
  p_day       date
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if private.is_electronic(p_issuer_id, p_day)
    and exists (select 1 from public.fiscal_issuers where id = p_issuer_id and btrim(address) = '') then
    perform private.fail('issuer_address_missing');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_fiscal_issuer (
  p_tax_id           text,
  p_legal_name       text,
  p_address          text,
  p_phone            text,
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
  elsif coalesce(p_phone, '') !~ '^(\d{3}-\d{3}-\d{4})?$' then
    perform private.fail('value_malformed', '{"fields": ["phone"]}');
  elsif p_electronic_since is not null and coalesce(btrim(p_address), '') = '' then
    perform private.fail('issuer_address_missing', '{"fields": ["address"]}');
  elsif p_electronic_since is not null and coalesce(p_issuing_way, 'paper') = 'paper' then
    perform private.fail('value_missing', '{"fields": ["issuing_way"]}');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_tax_form (
  p_organization_id uuid,
  p_form            public.tax_form,
  p_month           date,
  p_made_id         uuid,
  p_issuer_id       uuid            DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_issuer uuid := coalesce(p_issuer_id, p_organization_id);
  v_filing public.tax_filings := private.lock_filing(p_organization_id, v_issuer, 'money.write', p_form, p_month);
  v_made private.made_tax_forms := private.take_made_form(v_issuer, p_form, p_month, p_made_id);
  v_id uuid;
begin
  if v_filing.status = 'filed' and v_filing.to_rectify_since is null then
    perform private.fail('form_filed');
  elsif v_made.has_errors then
    perform private.fail('form_has_errors');
  elsif v_filing.status = 'checked' and v_filing.file_sha256 = v_made.file_sha256 then
    return v_filing.id;
  end if;
  insert into public.tax_filings as f (organization_id, issuer_id, form, month, status, file_name, file_sha256, row_count, checked_at, checked_by)
  values (p_organization_id, v_issuer, p_form, p_month, 'checked', v_made.file_name, v_made.file_sha256, v_made.row_count, now(),
    (select auth.uid()))
  on conflict (issuer_id, form, month) do update set status = 'checked', file_name = excluded.file_name,
    file_sha256 = excluded.file_sha256, row_count = excluded.row_count, checked_at = now(), checked_by = excluded.checked_by,
    filed_at = null, filed_by = null
  returning id into v_id;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.file_tax_form (
  p_organization_id uuid,
  p_form            public.tax_form,
  p_month           date,
  p_made_id         uuid,
  p_issuer_id       uuid            DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_issuer uuid := coalesce(p_issuer_id, p_organization_id);
  v_filing public.tax_filings := private.lock_filing(p_organization_id, v_issuer, 'money.write', p_form, p_month);
  v_made private.made_tax_forms := private.take_made_form(v_issuer, p_form, p_month, p_made_id);
begin
  if v_filing.status = 'filed' and v_filing.file_sha256 = v_made.file_sha256 then
    return v_filing.id;
  elsif v_filing.status = 'filed' then
    perform private.fail('form_filed');
  elsif v_filing.status is distinct from 'checked' then
    perform private.fail('form_not_checked');
  elsif v_filing.file_sha256 is distinct from v_made.file_sha256 then
    perform private.fail('file_changed');
  elsif private.organization_today(p_organization_id) < p_month + interval '1 month' then
    perform private.fail('month_not_over');
  end if;
  update public.tax_filings set status = 'filed', filed_at = now(), filed_by = (select auth.uid()) where id = v_filing.id;
  insert into public.tax_filed_contents (organization_id, filing_id, file_name, file_sha256, content, filed_by)
  values (p_organization_id, v_filing.id, v_made.file_name, v_made.file_sha256, v_made.content, (select auth.uid()));
  return v_filing.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.fiscal_invoice_details (
  p_issuer_id   uuid,
  p_lease_id    uuid,
  p_modifies_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_strip_nulls(jsonb_build_object(
    'organization_name', f.legal_name, 'organization_rnc', nullif(f.tax_id, ''),
    'organization_address', coalesce(nullif(f.address, ''), case when f.id = o.id then nullif(o.address, '') end),
    'organization_phone', coalesce(nullif(f.phone, ''), case when f.id = o.id then nullif(o.phone, '') end),
    'property_name', p.name, 'unit_label', u.label,
    'address', concat_ws(', ', nullif(btrim(p.street || ' ' || p.street_number), ''), nullif(p.sector, ''), p.municipality, p.province),
    'modified_ncf', m.ncf, 'modified_issued_on', m.issued_on))
  from public.fiscal_issuers f
  join public.organizations o on o.id = f.organization_id
  join public.leases l on l.organization_id = o.id and l.id = p_lease_id
  join public.units u on u.id = l.unit_id
  join public.properties p on p.id = l.property_id
  left join public.fiscal_invoices m on m.organization_id = o.id and m.id = p_modifies_id
  where f.id = p_issuer_id
$function$;

CREATE OR REPLACE FUNCTION private.follow_tax_number()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if exists (select 1 from public.fiscal_issuers where organization_id = new.id and id <> new.id and tax_id = new.rnc) then
    perform private.fail('tax_id_taken', '{"fields": ["rnc"]}');
  end if;
  update public.fiscal_issuers set tax_id = new.rnc where id = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.insert_purchase_receipt (
  p_bill public.bills,
  p_kind public.ncf_kind
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_ncf record;
  -- A draft is given the issuer of its day when it is posted.
  v_issuer uuid := case when p_bill.entry_id is null
    then private.issuer_of(p_bill.organization_id, p_bill.property_id, p_bill.billed_on) else p_bill.issuer_id end;
begin
  perform private.check_purchase_receipt(p_bill, p_kind);
  perform private.require_known_issuer(v_issuer, '{"fields": ["no_receipt_reason"]}');
  loop
    select * into v_ncf from private.allocate_ncf(v_issuer, p_kind, private.organization_today(p_bill.organization_id));
    exit when not exists (select 1 from public.bills b where b.organization_id = p_bill.organization_id and b.issuer_id = v_issuer and b.ncf = v_ncf.ncf
      and substring(b.ncf from 1 for 3) in ('B11', 'B13', 'E41', 'E43'));
  end loop;
  insert into public.purchase_receipts (organization_id, bill_id, range_id, ncf, ncf_kind, ncf_expires_on, issued_on, details, created_by, issuer_id)
  select p_bill.organization_id, p_bill.id, v_ncf.range_id, v_ncf.ncf, p_kind, v_ncf.expires_on, p_bill.billed_on,
    jsonb_strip_nulls(jsonb_build_object(
      'organization_name', f.legal_name, 'organization_rnc', nullif(f.tax_id, ''),
      'organization_address', coalesce(nullif(f.address, ''), case when f.id = o.id then nullif(o.address, '') end),
      'organization_phone', coalesce(nullif(f.phone, ''), case when f.id = o.id then nullif(o.phone, '') end),
      'vendor_name', v.name, 'vendor_id_type', v.identity_type, 'vendor_id', nullif(v.identity_number, ''),
      'vendor_address', nullif(v.address, ''), 'property_name', p.name, 'unit_label', u.label)),
    (select auth.uid()), v_issuer
  from public.organizations o
  join public.fiscal_issuers f on f.organization_id = o.id and f.id = v_issuer
  join public.vendors v on v.id = p_bill.vendor_id
  left join public.properties p on p.id = p_bill.property_id
  left join public.units u on u.id = p_bill.unit_id
  where o.id = p_bill.organization_id;
  return v_ncf.ncf;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_electronic (
  p_issuer_id uuid,
  p_day       date
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$ select coalesce((select i.electronic_since <= p_day from public.fiscal_issuers i where i.id = p_issuer_id), false) $function$;

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
  v_today := private.organization_today(v_invoice.organization_id);
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  elsif v_invoice.ncf_kind = 'credit_note' then
    perform private.fail('ncf_kind_not_allowed');
  elsif private.has_withholding(p_invoice_id) then
    perform private.fail('invoice_has_withholding');
  end if;
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
      v_new_charge := private.post_charge(v_lease, 'itbis', v_itbis_charge.amount_minor - v_itbis, v_itbis_charge.due_on, v_today,
        p_description => 'ITBIS ' || v_invoice.ncf);
      insert into public.fiscal_invoice_charges (invoice_id, charge_id, organization_id, lease_id, is_itbis, amount_minor)
      values (p_invoice_id, v_new_charge, v_invoice.organization_id, v_invoice.lease_id, true, v_itbis_charge.amount_minor - v_itbis);
    end if;
  end if;
  insert into public.fiscal_invoices (id, organization_id, lease_id, property_id, range_id, ncf, ncf_kind, ncf_expires_on, modifies_id,
    reason, issued_on, client_name, client_id_type, client_id, income_type, treatment, description, currency, dop_rate, rate_source,
    base_minor, itbis_minor, on_credit_minor, created_by, issuer_id)
  values (v_id, v_invoice.organization_id, v_invoice.lease_id, v_invoice.property_id, v_ncf.range_id, v_ncf.ncf, 'credit_note',
    -- A note is about a receipt, never about another note: what a debit note added is taken off the receipt that it names.
    v_ncf.expires_on, coalesce(v_invoice.modifies_id, p_invoice_id), left(btrim(p_reason), 300), v_today, v_invoice.client_name,
    v_invoice.client_id_type, v_invoice.client_id, v_invoice.income_type, v_invoice.treatment, v_invoice.description,
    v_invoice.currency, v_invoice.dop_rate, v_invoice.rate_source, v_base, v_itbis, v_base + v_itbis, (select auth.uid()),
    v_invoice.issuer_id);
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
  v_today date := private.organization_today(p_lease.organization_id);
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
  end if;
  -- What was taken off a charge before is not billed with it.
  select sum(amount_minor - credited_minor), max(due_on), string_agg(nullif(description, ''), ', ' order by due_on, posting_number)
    into v_base, v_due, v_texts
  from public.charges where id = any (p_charge_ids);
  if exists (select 1 from public.charges where id = any (p_charge_ids) and credited_minor >= amount_minor) then
    perform private.fail('nothing_to_invoice');
  end if;
  v_itbis := private.itbis_on(v_base, p_invoice.treatment, v_today);
  perform private.check_client(coalesce((select m.ncf_kind from public.fiscal_invoices m where m.id = p_invoice.modifies_id),
    p_invoice.ncf_kind), p_invoice.client_name, p_invoice.client_id_type, p_invoice.client_id, (v_base + v_itbis) * v_rate, v_today);
  select * into v_ncf from private.allocate_ncf(v_issuer, p_invoice.ncf_kind, v_today);
  if v_itbis > 0 then
    v_itbis_charge := private.post_charge(p_lease, 'itbis', v_itbis, greatest(v_due, v_today), v_today,
      p_description => 'ITBIS ' || v_ncf.ncf);
  end if;
  select * into v_paid from private.payments_of_charges(p_charge_ids || v_itbis_charge);
  insert into public.fiscal_invoices (id, organization_id, lease_id, property_id, range_id, ncf, ncf_kind, ncf_expires_on, modifies_id,
    reason, issued_on, client_name, client_id_type, client_id, income_type, treatment, description, currency, dop_rate, rate_source,
    base_minor, itbis_minor, paid_cash_minor, paid_transfer_minor, paid_card_minor, paid_other_minor, on_credit_minor, created_by, issuer_id)
  values (v_id, p_lease.organization_id, p_lease.id, p_lease.property_id, v_ncf.range_id, v_ncf.ncf, p_invoice.ncf_kind,
    v_ncf.expires_on, p_invoice.modifies_id, coalesce(p_invoice.reason, ''), v_today, btrim(p_invoice.client_name),
    p_invoice.client_id_type, coalesce(p_invoice.client_id, ''), p_invoice.income_type, p_invoice.treatment,
    left(coalesce(v_texts, ''), 300), p_lease.currency, v_rate,
    case when p_lease.currency = 'DOP' then '' else btrim(p_invoice.rate_source) end, v_base, v_itbis, v_paid.cash, v_paid.transfer,
    v_paid.card, v_paid.other, v_base + v_itbis - v_paid.cash - v_paid.transfer - v_paid.card - v_paid.other, (select auth.uid()), v_issuer);
  insert into public.fiscal_invoice_charges (invoice_id, charge_id, organization_id, lease_id, is_itbis, amount_minor)
  select v_id, c.id, c.organization_id, c.lease_id, c.kind::text = 'itbis', c.amount_minor - c.credited_minor
  from public.charges c where c.id = any (p_charge_ids || v_itbis_charge);
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.issuer_of (
  p_organization_id uuid,
  p_property_id     uuid,
  p_day             date
)
  RETURNS uuid
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce((select i.issuer_id from public.property_issuers i
    where i.organization_id = p_organization_id and i.property_id = p_property_id and i.valid_from <= p_day
    order by i.valid_from desc limit 1), p_organization_id)
$function$;

CREATE OR REPLACE FUNCTION private.keep_filed_bill()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_changed uuid[];
  v_filing public.tax_filings;
begin
  select array_agg(t.id order by t.month, t.form) into v_changed
  from private.filed_parts_of_bill(old) o full join private.filed_parts_of_bill(new) n on n.form = o.form and n.month = o.month
  join public.tax_filings t on t.issuer_id = new.issuer_id and t.form = coalesce(n.form, o.form)
    and t.month = coalesce(n.month, o.month) and t.status = 'filed'
  where o.part is distinct from n.part;
  if v_changed is null then
    return null;
  elsif (old.entry_id is null and new.entry_id is not null) or new.paid_minor > old.paid_minor then
    update public.tax_filings set to_rectify_since = now() where id = any (v_changed) and to_rectify_since is null;
    return null;
  end if;
  select * into strict v_filing from public.tax_filings where id = v_changed[1];
  perform private.fail('bill_month_filed',
    jsonb_build_object('form', v_filing.form, 'month', to_char(v_filing.month, 'YYYY-MM')));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_fiscal_invoice_details()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  new.details := private.fiscal_invoice_details(new.issuer_id, new.lease_id, new.modifies_id);
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_itbis_of_bill()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'UPDATE' then
    perform private.add_itbis(old.issuer_id, old.billed_on, 0, -private.itbis_of_bill(old), 0);
  end if;
  perform private.add_itbis(new.issuer_id, new.billed_on, 0, private.itbis_of_bill(new), 0);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_itbis_of_invoice()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.add_itbis(new.issuer_id, new.issued_on,
    private.itbis_of_invoice(new) - case tg_op when 'UPDATE' then private.itbis_of_invoice(old) else 0 end, 0, 0);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_itbis_of_withholding()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.add_itbis(i.issuer_id, w.withheld_on, 0, 0, round(w.itbis_minor * i.dop_rate)::bigint
    * case when p.status = 'confirmed' then 1 when tg_op = 'UPDATE' then -1 else 0 end)
  from public.fiscal_withholdings w
  join public.fiscal_invoices i on i.id = w.invoice_id
  join public.payments p on p.id = w.payment_id
  where case tg_table_name when 'payments' then w.payment_id = new.id else w.id = new.id end;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_made_tax_form (
  p_organization_id uuid,
  p_form            public.tax_form,
  p_month           date,
  p_file_name       text,
  p_row_count       integer,
  p_has_errors      boolean,
  p_content         text,
  p_issuer_id       uuid            DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id uuid;
begin
  delete from private.made_tax_forms where made_at < now() - interval '1 hour';
  insert into private.made_tax_forms (organization_id, issuer_id, form, month, file_name, file_sha256, row_count, has_errors, content)
  values (p_organization_id, private.own_issuer(p_organization_id, p_issuer_id), p_form, p_month, p_file_name, encode(sha256(convert_to(p_content, 'UTF8')), 'hex'), p_row_count,
    p_has_errors, p_content)
  returning id into v_id;
  return v_id;
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
      where r.organization_id = old.organization_id and r.bill_id = old.id and r.ncf = old.ncf) then
    perform private.fail('purchase_receipt_stays', '{"fields": ["ncf"]}');
  elsif private.is_purchase_receipt_number(new.ncf)
    and exists (select 1 from public.ncf_ranges r where r.issuer_id = new.issuer_id
      and r.series || r.ncf_type = substring(new.ncf from 1 for 3)
      and substring(new.ncf from 4)::bigint between r.first_number and r.last_number)
    and not exists (select 1 from public.purchase_receipts r where r.organization_id = new.organization_id and r.bill_id = new.id
      and r.ncf = new.ncf)
    and (tg_op = 'INSERT' or old.ncf <> new.ncf) then
    perform private.fail('ncf_of_own_range', '{"fields": ["ncf"]}');
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.lock_filing (
  p_organization_id uuid,
  p_issuer_id       uuid,
  p_permission      text,
  p_form            public.tax_form,
  p_month           date
)
  RETURNS public.tax_filings
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_filing public.tax_filings;
begin
  perform private.require_permission(p_organization_id, p_permission);
  perform private.own_issuer(p_organization_id, p_issuer_id);
  if p_month is null or extract(day from p_month) <> 1 then
    perform private.fail('month_invalid');
  end if;
  -- Nothing of the month is issued or cancelled while its form changes state.
  perform private.lock_money(p_organization_id);
  perform set_config('private.filing_reason', '', true);
  select * into v_filing from public.tax_filings where issuer_id = p_issuer_id and form = p_form and month = p_month;
  return v_filing;
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
  insert into public.unusable_ncfs (id, organization_id, range_id, first_number, last_number, reason, marked_on, created_by, issuer_id)
  values (v_id, v_range.organization_id, p_range_id, p_first, p_last, p_reason, p_day, (select auth.uid()), v_range.issuer_id);
  update public.ncf_ranges set next_number = private.next_free_ncf(p_range_id, next_number)
  where id = p_range_id and next_number = p_first;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.ncf_needs_expiry (
  p_series text,
  p_kind   public.ncf_kind
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$ select p_series = 'E' and p_kind not in ('consumer', 'credit_note') $function$;

CREATE OR REPLACE FUNCTION private.open_bill_day (
  p_organization_id uuid,
  p_property_id     uuid,
  p_day             date
)
  RETURNS date
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_day date := private.open_day(p_organization_id, p_day);
begin
  while exists (select 1 from public.tax_filings t where t.issuer_id = private.issuer_of(p_organization_id, p_property_id, v_day) and t.form in ('606', 'IT-1')
      and t.status = 'filed' and t.month = date_trunc('month', v_day)::date) loop
    v_day := (date_trunc('month', v_day) + interval '1 month')::date;
  end loop;
  return v_day;
end
$function$;

CREATE OR REPLACE FUNCTION private.own_issuer (
  p_organization_id uuid,
  p_issuer_id       uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_issuer_id is not null and not exists (select 1 from public.fiscal_issuers
      where organization_id = p_organization_id and id = p_issuer_id) then
    perform private.fail('not_found');
  end if;
  return coalesce(p_issuer_id, p_organization_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.post_recurring_bills (
  p_organization_id uuid,
  p_today           date
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_row public.recurring_bills;
  v_dated public.recurring_bills;
  v_error text;
  v_count integer := 0;
begin
  for v_row in
    select * from public.recurring_bills r where r.organization_id = p_organization_id and r.paused_at is null
      and r.next_on <= p_today and (r.ends_on is null or r.next_on <= r.ends_on)
    order by r.next_on, r.id
  loop
    while v_row.next_on <= p_today and (v_row.ends_on is null or v_row.next_on <= v_row.ends_on) loop
      begin
        v_dated := v_row;
        v_dated.next_on := private.open_bill_day(p_organization_id, (v_row.bill ->> 'property_id')::uuid, v_row.next_on);
        -- Two that come late may have the same first open day, which may be that of a third: each has a day of its own.
        while exists (select 1 from public.bills b where b.recurring_bill_id = v_row.id and b.billed_on = v_dated.next_on) loop
          v_dated.next_on := v_dated.next_on + 1;
        end loop;
        v_error := private.write_recurring_bill(v_dated, p_today);
        v_row.next_on := (v_row.next_on + make_interval(months => v_row.every_months))::date;
        update public.recurring_bills set next_on = v_row.next_on, last_error = v_error where id = v_row.id;
        v_count := v_count + 1;
      exception when others then
        update public.recurring_bills set last_error = sqlerrm where id = v_row.id and last_error is distinct from sqlerrm;
        exit;
      end;
    end loop;
  end loop;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.reopen_tax_form (
  p_organization_id uuid,
  p_form            public.tax_form,
  p_month           date,
  p_reason          text,
  p_issuer_id       uuid            DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_issuer uuid := coalesce(p_issuer_id, p_organization_id);
  v_filing public.tax_filings := private.lock_filing(p_organization_id, v_issuer, 'money.reverse', p_form, p_month);
begin
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  elsif v_filing.id is null then
    perform private.fail('not_found');
  elsif v_filing.status = 'open' then
    return v_filing.id;
  end if;
  perform set_config('private.filing_reason', left(btrim(p_reason), 300), true);
  update public.tax_filings set status = 'open', filed_at = null, filed_by = null where id = v_filing.id;
  return v_filing.id;
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
      select b.billed_on, 0, case when b.currency <> 'DOP' then 0
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

CREATE OR REPLACE FUNCTION private.require_known_issuer (
  p_issuer_id uuid,
  p_details   jsonb DEFAULT '{}'::jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not exists (select 1 from public.fiscal_issuers where id = p_issuer_id and taxpayer_kind is not null) then
    perform private.fail('fiscal_profile_missing', p_details);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_open_form (
  p_issuer_id uuid,
  p_form      public.tax_form,
  p_day       date
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if exists (select 1 from public.tax_filings where issuer_id = p_issuer_id and form = p_form
    and month = date_trunc('month', p_day)::date and status = 'filed') then
    perform private.fail('month_filed', jsonb_build_object('form', p_form, 'month', to_char(p_day, 'YYYY-MM')));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_open_forms_of_bill (
  p_old               public.bills,
  p_new               public.bills,
  p_is_other_identity boolean
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_is_other_rate boolean := p_old.dop_rate is distinct from p_new.dop_rate;
  v_has_withheld boolean := p_old.itbis_withheld_minor + p_old.isr_withheld_minor > 0 and p_old.paid_on is not null;
  v_filing public.tax_filings;
begin
  perform private.require_open_form(p_old.issuer_id, '606', p_old.billed_on);
  if p_old.itbis_minor > 0 and (p_old.ncf <> p_new.ncf or v_is_other_rate) then
    perform private.require_open_form(p_old.issuer_id, 'IT-1', p_old.billed_on);
  end if;
  if v_has_withheld then
    perform private.require_open_form(p_old.issuer_id, '606', p_old.paid_on);
  end if;
  if v_has_withheld and p_old.itbis_withheld_minor > 0 and (v_is_other_rate or p_is_other_identity) then
    perform private.require_open_form(p_old.issuer_id, 'IT-1', p_old.paid_on);
  end if;
  if v_has_withheld and p_old.isr_withheld_minor > 0 and v_is_other_rate then
    perform private.require_open_form(p_old.issuer_id, 'IR-17', p_old.paid_on);
  end if;
  if p_is_other_identity then
    -- The number is the vendor's: it stands in the rows of all of their bills.
    select f.* into v_filing from public.tax_filings f
    where f.organization_id = p_old.organization_id and f.form = '606' and f.status = 'filed' and exists (
      select 1 from public.bills b where b.organization_id = f.organization_id and b.issuer_id = f.issuer_id and b.vendor_id = p_old.vendor_id and b.ncf <> ''
        and b.status in ('approved', 'partially_paid', 'paid')
        and (b.billed_on between f.month and f.month + interval '1 month' - interval '1 day'
          or (b.itbis_withheld_minor + b.isr_withheld_minor > 0
            and b.paid_on between f.month and f.month + interval '1 month' - interval '1 day')))
    order by f.month limit 1;
    perform private.require_open_form(v_filing.issuer_id, '606', v_filing.month);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_open_withholding (
  p_invoice     public.fiscal_invoices,
  p_withheld_on date
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_open_form(p_invoice.issuer_id, 'IT-1', p_withheld_on);
  perform private.require_open_form(p_invoice.issuer_id, '607', p_withheld_on);
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
  perform private.check_fiscal_issuer(p_tax_id, p_legal_name, p_address, p_phone, p_issuing_way, p_electronic_since);
  if p_itbis_credit_minor > 0 and (p_itbis_credit_month is null or extract(day from p_itbis_credit_month) <> 1
      or p_itbis_credit_month > private.organization_today(p_organization_id)) then
    perform private.fail('month_invalid', '{"fields": ["itbis_credit_minor"]}');
  elsif exists (select 1 from public.fiscal_issuers i where i.organization_id = p_organization_id and i.tax_id = p_tax_id
      and i.id <> v_id) then
    perform private.fail('tax_id_taken', '{"fields": ["tax_id"]}');
  end if;
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
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.save_fiscal_profile (
  p_organization_id      uuid,
  p_tax_id               text,
  p_legal_name           text,
  p_taxpayer_kind        public.taxpayer_kind,
  p_tax_regime           public.tax_regime    DEFAULT 'ordinary'::public.tax_regime,
  p_is_electronic_issuer boolean              DEFAULT false,
  p_fiscal_year_end      integer              DEFAULT NULL::integer,
  p_itbis_credit_month   date                 DEFAULT NULL::date,
  p_itbis_credit_minor   bigint               DEFAULT NULL::bigint
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_issuer public.fiscal_issuers;
begin
  perform private.require_permission(p_organization_id, 'organization.manage');
  select * into strict v_issuer from public.fiscal_issuers where id = p_organization_id;
  return private.save_fiscal_issuer(p_organization_id, p_tax_id, p_legal_name, p_taxpayer_kind, p_organization_id, v_issuer.trade_name,
    p_tax_regime, v_issuer.size_class, v_issuer.address, v_issuer.municipality_code, v_issuer.province_code, v_issuer.phone,
    v_issuer.email, case when p_is_electronic_issuer and v_issuer.issuing_way = 'paper' then 'external' else v_issuer.issuing_way end,
    v_issuer.environment, case when p_is_electronic_issuer then
      coalesce(v_issuer.electronic_since, private.organization_today(p_organization_id))
      -- A day to come is no yes to those pages, and stays.
      when v_issuer.electronic_since > private.organization_today(p_organization_id) then v_issuer.electronic_since end,
    coalesce(p_fiscal_year_end, v_issuer.fiscal_year_end),
    case when p_itbis_credit_minor is null then v_issuer.itbis_credit_month else p_itbis_credit_month end,
    coalesce(p_itbis_credit_minor, v_issuer.itbis_credit_minor));
end
$function$;

CREATE OR REPLACE FUNCTION private.set_property_issuer (
  p_property_id uuid,
  p_issuer_id   uuid,
  p_valid_from  date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_property public.properties;
  v_id uuid;
begin
  select * into v_property from public.properties where id = p_property_id;
  perform private.require_record(v_property.organization_id, 'organization.manage');
  -- No receipt goes out meanwhile.
  perform private.lock_money(v_property.organization_id);
  perform private.own_issuer(v_property.organization_id, p_issuer_id);
  if p_valid_from is null then
    perform private.fail('value_missing', '{"fields": ["valid_from"]}');
  end if;
  perform private.require_known_issuer(p_issuer_id, '{"fields": ["issuer_id"]}');
  if exists (select 1 from public.fiscal_invoices i where i.organization_id = v_property.organization_id
      and i.property_id = p_property_id and i.issued_on >= p_valid_from and i.issuer_id <> p_issuer_id) then
    perform private.fail('property_has_receipts', '{"fields": ["valid_from"]}');
  end if;
  delete from public.property_issuers where property_id = p_property_id and valid_from > p_valid_from;
  insert into public.property_issuers as i (organization_id, property_id, issuer_id, valid_from, created_by)
  values (v_property.organization_id, p_property_id, p_issuer_id, p_valid_from, (select auth.uid()))
  on conflict (property_id, valid_from) do update set issuer_id = excluded.issuer_id, created_by = excluded.created_by
  returning id into v_id;
  update public.bills set issuer_id = private.issuer_of(organization_id, property_id, billed_on)
  where organization_id = v_property.organization_id and property_id = p_property_id and entry_id is null;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.start_own_issuer()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into public.fiscal_issuers (id, organization_id, tax_id, legal_name) values (new.id, new.id, new.rnc, new.name);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.take_made_form (
  p_issuer_id uuid,
  p_form      public.tax_form,
  p_month     date,
  p_made_id   uuid
)
  RETURNS private.made_tax_forms
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_made private.made_tax_forms;
begin
  delete from private.made_tax_forms where id = p_made_id and issuer_id = p_issuer_id and form = p_form
    and month = p_month and made_at > now() - interval '1 hour'
  returning * into v_made;
  if v_made.id is null then
    perform private.fail('file_missing');
  end if;
  return v_made;
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
  select * into v_mark from public.unusable_ncfs where id = p_mark_id;
  if v_mark.withdrawn_at is not null then
    return;
  end if;
  perform private.require_open_form(v_mark.issuer_id, '608', v_mark.marked_on);
  -- Numbers go out in their order: these can still, unless one after them has.
  if v_next > v_mark.last_number and v_next <> private.next_free_ncf(v_mark.range_id, v_mark.last_number + 1) then
    perform private.fail('ncf_passed_over');
  end if;
  update public.unusable_ncfs set withdrawn_at = now(), withdrawn_by = (select auth.uid()) where id = p_mark_id;
  update public.ncf_ranges set next_number = v_mark.first_number where id = v_mark.range_id and next_number > v_mark.first_number;
end
$function$;

CREATE OR REPLACE FUNCTION public.add_ncf_range (
  p_request_id      uuid,
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
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{expires_on}', p_expires_on);
  v_known := private.claim_request(p_request_id, 'add_ncf_range', jsonb_build_array(p_organization_id, p_series, p_kind, p_first, p_last, p_expires_on, p_issuer_id, p_for_contingency));
  if v_known is null then
    v_known := jsonb_build_object('result', private.add_ncf_range(p_organization_id, p_series, p_kind, p_first, p_last, p_expires_on, p_issuer_id, p_for_contingency));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."add_ncf_range"(uuid, uuid, text, public.ncf_kind, bigint, bigint, date, uuid, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.check_tax_form (
  p_organization_id uuid,
  p_form            public.tax_form,
  p_month           date,
  p_made_id         uuid,
  p_issuer_id       uuid            DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{month}', p_month);
  return private.check_tax_form(p_organization_id, p_form, p_month, p_made_id, p_issuer_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."check_tax_form"(uuid, public.tax_form, date, uuid, uuid) FROM PUBLIC, "anon", "service_role";

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
      not exists (select 1 from public.fiscal_invoice_charges i where i.charge_id = c.id and i.is_live) as is_missing
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

REVOKE ALL ON FUNCTION "public"."count_charges_without_receipt"(uuid, date, date, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.file_tax_form (
  p_organization_id uuid,
  p_form            public.tax_form,
  p_month           date,
  p_made_id         uuid,
  p_issuer_id       uuid            DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{month}', p_month);
  return private.file_tax_form(p_organization_id, p_form, p_month, p_made_id, p_issuer_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."file_tax_form"(uuid, public.tax_form, date, uuid, uuid) FROM PUBLIC, "anon", "service_role";

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
$function$;

CREATE OR REPLACE FUNCTION public.keep_made_tax_form (
  p_organization_id uuid,
  p_form            public.tax_form,
  p_month           date,
  p_file_name       text,
  p_row_count       integer,
  p_has_errors      boolean,
  p_content         text,
  p_issuer_id       uuid            DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{month}', p_month);
  return private.keep_made_tax_form(p_organization_id, p_form, p_month, p_file_name, p_row_count, p_has_errors, p_content, p_issuer_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."keep_made_tax_form"(uuid, public.tax_form, date, text, integer, boolean, text, uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.reopen_tax_form (
  p_organization_id uuid,
  p_form            public.tax_form,
  p_month           date,
  p_reason          text,
  p_issuer_id       uuid            DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{month}', p_month);
  return private.reopen_tax_form(p_organization_id, p_form, p_month, p_reason, p_issuer_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."reopen_tax_form"(uuid, public.tax_form, date, text, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.report_tax_summary (
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
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{from,to}', p_from, p_to);
  return query select * from private.report_tax_summary(p_organization_id, p_from, p_to, p_property_ids, p_issuer_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."report_tax_summary"(uuid, date, date, uuid[], uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.save_fiscal_issuer (
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
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{electronic_since,itbis_credit_month}', p_electronic_since, p_itbis_credit_month);
  return private.save_fiscal_issuer(p_organization_id, p_tax_id, p_legal_name, p_taxpayer_kind, p_issuer_id, p_trade_name, p_tax_regime, p_size_class, p_address, p_municipality_code, p_province_code, p_phone, p_email, p_issuing_way, p_environment, p_electronic_since, p_fiscal_year_end, p_itbis_credit_month, p_itbis_credit_minor);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL
  ON FUNCTION
    "public"."save_fiscal_issuer"(uuid, text, text, public.taxpayer_kind, uuid, text, public.tax_regime, public.taxpayer_size, text, text, text, text, text, public.issuing_way,
    public.ecf_environment, date, integer, date, bigint)
  FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.set_property_issuer (
  p_property_id uuid,
  p_issuer_id   uuid,
  p_valid_from  date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{valid_from}', p_valid_from);
  return private.set_property_issuer(p_property_id, p_issuer_id, p_valid_from);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."set_property_issuer"(uuid, uuid, date) FROM PUBLIC, "anon", "service_role";

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
    select b.id, b.vendor_id, v.name, v.identity_type, v.identity_number, b.expense_kind, b.ncf, b.modified_ncf, b.no_receipt_reason,
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

REVOKE ALL ON FUNCTION "public"."tax_purchases"(uuid, date, date, boolean, uuid, integer, uuid) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "public"."fiscal_invoices"
  ADD CONSTRAINT "fiscal_invoices_issuer_id_ncf_key" UNIQUE (issuer_id, ncf);

ALTER TABLE "public"."fiscal_issuers"
  ADD CONSTRAINT "fiscal_issuers_address_check" CHECK ((char_length(address) <= 100));

ALTER TABLE "public"."fiscal_issuers"
  ADD CONSTRAINT "fiscal_issuers_credit_dated" CHECK (((itbis_credit_month IS NULL) = (itbis_credit_minor = 0)));

ALTER TABLE "public"."fiscal_issuers"
  ADD CONSTRAINT "fiscal_issuers_credit_month_whole" CHECK ((EXTRACT(day FROM itbis_credit_month) = (1)::numeric));

ALTER TABLE "public"."fiscal_issuers"
  ADD CONSTRAINT "fiscal_issuers_credit_sensible" CHECK (((itbis_credit_minor >= 0) AND (itbis_credit_minor <= '1000000000000'::bigint)));

ALTER TABLE "public"."fiscal_issuers"
  ADD CONSTRAINT "fiscal_issuers_electronic_since_in_range" CHECK (((electronic_since >= '1900-01-01'::date) AND (electronic_since <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "public"."fiscal_issuers"
  ADD CONSTRAINT "fiscal_issuers_electronic_way" CHECK (((electronic_since IS NULL) OR (issuing_way <> 'paper'::public.issuing_way)));

ALTER TABLE "public"."fiscal_issuers"
  ADD CONSTRAINT "fiscal_issuers_email_check" CHECK ((char_length(email) <= 80));

ALTER TABLE "public"."fiscal_issuers"
  ADD CONSTRAINT "fiscal_issuers_itbis_credit_month_in_range" CHECK (((itbis_credit_month >= '1900-01-01'::date) AND (itbis_credit_month <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "public"."fiscal_issuers"
  ADD CONSTRAINT "fiscal_issuers_municipality_code_check" CHECK ((municipality_code ~ '^(\d{6})?$'::text));

ALTER TABLE "public"."fiscal_issuers"
  ADD CONSTRAINT "fiscal_issuers_organization_id_fkey" FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;

ALTER TABLE "private"."made_tax_forms"
  ADD CONSTRAINT "made_tax_forms_organization_id_issuer_id_fkey" FOREIGN KEY (organization_id, issuer_id) REFERENCES public.fiscal_issuers(organization_id, id) ON DELETE CASCADE;

ALTER TABLE "public"."bills"
  ADD CONSTRAINT "bills_organization_id_issuer_id_fkey" FOREIGN KEY (organization_id, issuer_id) REFERENCES public.fiscal_issuers(organization_id, id);

ALTER TABLE "public"."fiscal_invoices"
  ADD CONSTRAINT "fiscal_invoices_organization_id_issuer_id_fkey" FOREIGN KEY (organization_id, issuer_id) REFERENCES public.fiscal_issuers(organization_id, id);

ALTER TABLE "public"."fiscal_issuers"
  ADD CONSTRAINT "fiscal_issuers_phone_check" CHECK ((phone ~ '^(\d{3}-\d{3}-\d{4})?$'::text));

ALTER TABLE "public"."fiscal_issuers"
  ADD CONSTRAINT "fiscal_issuers_province_code_check" CHECK ((province_code ~ '^(\d{6})?$'::text));

ALTER TABLE "public"."fiscal_issuers"
  ADD CONSTRAINT "fiscal_issuers_reception_slug_check" CHECK ((reception_slug ~ '^[0-9a-f]{32}$'::text));

ALTER TABLE "public"."fiscal_issuers"
  ADD CONSTRAINT "fiscal_issuers_reception_slug_key" UNIQUE (reception_slug);

ALTER TABLE "public"."fiscal_issuers"
  ADD CONSTRAINT "fiscal_issuers_year_end_allowed" CHECK ((fiscal_year_end = ANY (ARRAY[3, 6, 9, 12])));

ALTER TABLE "public"."itbis_months"
  ADD CONSTRAINT "itbis_months_organization_id_issuer_id_fkey" FOREIGN KEY (organization_id, issuer_id) REFERENCES public.fiscal_issuers(organization_id, id) ON DELETE CASCADE;

ALTER TABLE "public"."itbis_months"
  ADD CONSTRAINT "itbis_months_pkey" PRIMARY KEY (issuer_id, month);

ALTER TABLE "public"."ncf_ranges"
  ADD CONSTRAINT "ncf_ranges_contingency_is_paper" CHECK (((NOT for_contingency) OR (series = 'B'::text)));

ALTER TABLE "public"."ncf_ranges"
  ADD CONSTRAINT "ncf_ranges_issuer_id_id_key" UNIQUE (issuer_id, id);

ALTER TABLE "public"."fiscal_invoices"
  ADD CONSTRAINT "fiscal_invoices_issuer_id_range_id_fkey" FOREIGN KEY (issuer_id, range_id) REFERENCES public.ncf_ranges(issuer_id, id);

ALTER TABLE "public"."ncf_ranges"
  ADD CONSTRAINT "ncf_ranges_never_overlap" EXCLUDE USING gist (issuer_id WITH =, ((series || ncf_type)) WITH =, int8range(first_number, last_number, '[]'::text) WITH &&);

ALTER TABLE "public"."ncf_ranges"
  ADD CONSTRAINT "ncf_ranges_organization_id_issuer_id_fkey" FOREIGN KEY (organization_id, issuer_id) REFERENCES public.fiscal_issuers(organization_id, id);

ALTER TABLE "public"."property_issuers"
  ADD CONSTRAINT "property_issuers_organization_id_issuer_id_fkey" FOREIGN KEY (organization_id, issuer_id) REFERENCES public.fiscal_issuers(organization_id, id);

ALTER TABLE "public"."property_issuers"
  ADD CONSTRAINT "property_issuers_organization_id_property_id_fkey" FOREIGN KEY (organization_id, property_id) REFERENCES public.properties(organization_id, id) ON DELETE CASCADE;

ALTER TABLE "public"."property_issuers"
  ADD CONSTRAINT "property_issuers_valid_from_in_range" CHECK (((valid_from >= '1900-01-01'::date) AND (valid_from <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "public"."purchase_receipts"
  ADD CONSTRAINT "purchase_receipts_issuer_id_ncf_key" UNIQUE (issuer_id, ncf);

ALTER TABLE "public"."purchase_receipts"
  ADD CONSTRAINT "purchase_receipts_issuer_id_range_id_fkey" FOREIGN KEY (issuer_id, range_id) REFERENCES public.ncf_ranges(issuer_id, id);

ALTER TABLE "public"."purchase_receipts"
  ADD CONSTRAINT "purchase_receipts_organization_id_issuer_id_fkey" FOREIGN KEY (organization_id, issuer_id) REFERENCES public.fiscal_issuers(organization_id, id);

ALTER TABLE "public"."tax_filings"
  ADD CONSTRAINT "tax_filings_issuer_id_form_month_key" UNIQUE (issuer_id, form, month);

ALTER TABLE "public"."tax_filings"
  ADD CONSTRAINT "tax_filings_organization_id_issuer_id_fkey" FOREIGN KEY (organization_id, issuer_id) REFERENCES public.fiscal_issuers(organization_id, id);

ALTER TABLE "public"."unusable_ncfs"
  ADD CONSTRAINT "unusable_ncfs_issuer_id_range_id_fkey" FOREIGN KEY (issuer_id, range_id) REFERENCES public.ncf_ranges(issuer_id, id);

ALTER TABLE "public"."unusable_ncfs"
  ADD CONSTRAINT "unusable_ncfs_organization_id_issuer_id_fkey" FOREIGN KEY (organization_id, issuer_id) REFERENCES public.fiscal_issuers(organization_id, id);

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
    i.issuer_id
   FROM (((((public.fiscal_invoices i
     JOIN public.properties p ON ((p.id = i.property_id)))
     JOIN public.leases l ON ((l.id = i.lease_id)))
     JOIN public.units u ON ((u.id = l.unit_id)))
     LEFT JOIN public.fiscal_invoices m ON (((m.organization_id = i.organization_id) AND (m.id = i.modifies_id))))
     LEFT JOIN LATERAL ( SELECT max(x.withheld_on) AS withheld_on,
            sum(x.itbis_minor) AS itbis_minor,
            sum(x.isr_minor) AS isr_minor
           FROM (public.fiscal_withholdings x
             JOIN public.payments y ON (((y.id = x.payment_id) AND (y.status = 'confirmed'::public.payment_status))))
          WHERE ((x.organization_id = i.organization_id) AND (x.invoice_id = i.id))) w ON (true));

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

CREATE VIEW "public"."fiscal_profiles" WITH (security_invoker=true) AS  SELECT organization_id,
    legal_name,
    taxpayer_kind,
    tax_regime,
    COALESCE((electronic_since <= CURRENT_DATE), false) AS is_electronic_issuer,
    created_at,
    updated_at,
    fiscal_year_end,
    itbis_credit_month,
    itbis_credit_minor
   FROM public.fiscal_issuers i
  WHERE ((id = organization_id) AND (taxpayer_kind IS NOT NULL));

REVOKE ALL ON TABLE "public"."fiscal_profiles" FROM "anon";

CREATE INDEX made_tax_forms_by_organization ON private.made_tax_forms USING btree (organization_id, issuer_id);

CREATE INDEX bills_by_issuer ON public.bills USING btree (organization_id, issuer_id, billed_on);

CREATE INDEX fiscal_invoices_by_issuer ON public.fiscal_invoices USING btree (organization_id, issuer_id, issued_on);

CREATE INDEX fiscal_invoices_by_range ON public.fiscal_invoices USING btree (issuer_id, range_id);

CREATE UNIQUE INDEX fiscal_issuers_one_a_number ON public.fiscal_issuers USING btree (organization_id, tax_id)
  WHERE (tax_id <> ''::text);

CREATE INDEX itbis_months_by_issuer ON public.itbis_months USING btree (organization_id, issuer_id, month);

CREATE INDEX ncf_ranges_by_issuer ON public.ncf_ranges USING btree (organization_id, issuer_id);

CREATE INDEX ncf_ranges_by_kind ON public.ncf_ranges USING btree (issuer_id, ncf_kind, series);

CREATE INDEX property_issuers_by_issuer ON public.property_issuers USING btree (organization_id, issuer_id);

CREATE INDEX property_issuers_by_property ON public.property_issuers USING btree (organization_id, property_id);

CREATE INDEX purchase_receipts_by_issuer ON public.purchase_receipts USING btree (organization_id, issuer_id);

CREATE INDEX purchase_receipts_by_range ON public.purchase_receipts USING btree (issuer_id, range_id);

CREATE INDEX tax_filings_by_issuer ON public.tax_filings USING btree (organization_id, issuer_id);

CREATE INDEX tax_filings_by_month ON public.tax_filings USING btree (organization_id, month);

CREATE INDEX unusable_ncfs_by_issuer ON public.unusable_ncfs USING btree (organization_id, issuer_id);

CREATE INDEX unusable_ncfs_by_range ON public.unusable_ncfs USING btree (issuer_id, range_id);

CREATE TRIGGER assign_issuer
  BEFORE INSERT OR UPDATE OF property_id, billed_on, entry_id ON public.bills
  FOR EACH ROW
  EXECUTE FUNCTION private.assign_issuer_of_bill();

CREATE TRIGGER a_compose_text
  BEFORE INSERT OR UPDATE ON public.fiscal_issuers
  FOR EACH ROW
  WHEN
    ((NOT (concat_ws(chr(10), new.tax_id, new.legal_name, new.trade_name, new.address, new.municipality_code, new.province_code, new.phone, new.email, new.reception_slug) IS NFC
    NORMALIZED)))
  EXECUTE FUNCTION private.compose_text();

CREATE TRIGGER touch_updated_at
  BEFORE UPDATE ON public.fiscal_issuers
  FOR EACH ROW
  EXECUTE FUNCTION private.touch_updated_at();

CREATE TRIGGER write_audit_log_of_removal
  AFTER DELETE ON public.fiscal_issuers
  FOR EACH ROW
  WHEN ((old.taxpayer_kind IS NOT NULL))
  EXECUTE FUNCTION private.write_audit_log();

CREATE TRIGGER write_audit_log
  AFTER INSERT OR UPDATE ON public.fiscal_issuers
  FOR EACH ROW
  WHEN ((new.taxpayer_kind IS NOT NULL))
  EXECUTE FUNCTION private.write_audit_log();

CREATE TRIGGER follow_tax_number
  AFTER UPDATE OF rnc ON public.organizations
  FOR EACH ROW
  WHEN ((old.rnc <> new.rnc))
  EXECUTE FUNCTION private.follow_tax_number();

CREATE TRIGGER start_own_issuer
  AFTER INSERT ON public.organizations
  FOR EACH ROW
  EXECUTE FUNCTION private.start_own_issuer();

CREATE TRIGGER write_audit_log
  AFTER INSERT OR DELETE OR UPDATE ON public.property_issuers
  FOR EACH ROW
  EXECUTE FUNCTION private.write_audit_log();

CREATE POLICY "readers of money see fiscal issuers" ON "public"."fiscal_issuers"
  FOR SELECT
  TO "authenticated"
  USING ((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('money.read'::text) AS my_organization_ids))));

CREATE POLICY "readers of money see property issuers" ON "public"."property_issuers"
  FOR SELECT
  TO "authenticated"
  USING ((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('money.read'::text) AS my_organization_ids))));

COMMENT ON COLUMN "public"."bills"."issuer_id" IS 'In whose forms the bill stands: the issuer of its property on its day, else the organization itself. A trigger keeps it until the bill is posted.';

COMMENT ON COLUMN "public"."fiscal_issuers"."electronic_since" IS 'From this day on only electronic numbers (series E) are given out; null: paper ones (series B).';

COMMENT ON COLUMN "public"."fiscal_issuers"."environment" IS 'Where electronic receipts go: free trials, the certification, or production, which alone has fiscal value.';

COMMENT ON COLUMN "public"."fiscal_issuers"."fiscal_year_end" IS 'Month with which the fiscal year ends: December, March, June or September (Código Tributario, art. 300).';

COMMENT ON COLUMN "public"."fiscal_issuers"."itbis_credit_minor" IS 'Balance in favor of ITBIS with which the return of itbis_credit_month ended, in centavos of DOP: the months after it begin with it.';

COMMENT ON COLUMN "public"."fiscal_issuers"."reception_slug" IS 'Random part of the address at which other issuers reach this one.';

COMMENT ON COLUMN "public"."fiscal_issuers"."tax_id" IS 'Digits of the RNC or cédula. That of the organization itself follows organizations.rnc.';

COMMENT ON COLUMN "public"."ncf_ranges"."for_contingency" IS 'Paper numbers that an electronic issuer keeps for a declared contingency: they are not given out otherwise.';

COMMENT ON FUNCTION "private"."add_itbis"(uuid, date, bigint, bigint, bigint) IS 'Adds to what is kept of an issuer''s month of a day.';

COMMENT ON FUNCTION "private"."add_ncf_range"(uuid, text, public.ncf_kind, bigint, bigint, date, uuid, boolean) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."allocate_ncf"(uuid, public.ncf_kind, date) IS 'The next number of a kind of an issuer, from the range that ends first; electronic ones alone from electronic_since on. Unusable numbers are passed over, and ranges for contingency. Refuses with ncf_range_missing, ncf_range_expired or issuer_address_missing. The caller''s transaction keeps the number or gives it back.';

COMMENT ON FUNCTION "private"."assign_issuer_of_bill"() IS 'Trigger: a bill is in the forms of whoever issues for its property on its day, until it is posted.';

COMMENT ON FUNCTION "private"."check_electronic_issuer"(uuid, date) IS 'Refuses with issuer_address_missing what an electronic receipt cannot say: its format asks for the issuer''s address.';

COMMENT ON FUNCTION "private"."check_fiscal_issuer"(text, text, text, text, public.issuing_way, date) IS 'Refuses an issuer that receipts cannot name: number, name of at most 150 characters, phone as 000-000-0000; of an electronic one the address and how it issues.';

COMMENT ON FUNCTION "private"."check_tax_form"(uuid, public.tax_form, date, uuid, uuid) IS '{"access": ["money.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."file_tax_form"(uuid, public.tax_form, date, uuid, uuid) IS '{"access": ["money.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."fiscal_invoice_details"(uuid, uuid, uuid) IS 'What the paper of a fiscal receipt says of its issuer, its place and the receipt that it changes, as they are now.';

COMMENT ON FUNCTION "private"."follow_tax_number"() IS 'Trigger: the organization''s own issuer has its number. Refuses with tax_id_taken that of another of its issuers.';

COMMENT ON FUNCTION "private"."is_electronic"(uuid, date) IS 'Whether an issuer gives out electronic numbers alone on a day.';

COMMENT ON FUNCTION "private"."issuer_of"(uuid, uuid, date) IS 'Who gives out receipts for a property on a day; the organization itself where nobody else was named, and for what is of no property.';

COMMENT ON FUNCTION "private"."keep_made_tax_form"(uuid, public.tax_form, date, text, integer, boolean, text, uuid) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."lock_filing"(uuid, uuid, text, public.tax_form, date) IS 'The form of an issuer''s month, or nothing; refuses whoever may not. Holds the money lock.';

COMMENT ON FUNCTION "private"."ncf_needs_expiry"(text, public.ncf_kind) IS 'Whether the format of electronic receipts asks for the expiry of the number. Twin: needsExpiry in src/domain/taxes/ncf.ts.';

COMMENT ON FUNCTION "private"."open_bill_day"(uuid, uuid, date) IS 'The day itself, or the first one after it that is neither in a closed period nor in a month whose 606 or IT-1 the issuer of the property filed.';

COMMENT ON FUNCTION "private"."own_issuer"(uuid, uuid) IS 'An issuer of the organization; null is the organization itself. Refuses with not_found that of another.';

COMMENT ON FUNCTION "private"."reopen_tax_form"(uuid, public.tax_form, date, text, uuid) IS '{"access": ["money.reverse"], "repeatable": false}';

COMMENT ON FUNCTION "private"."report_tax_summary"(uuid, date, date, uuid[], uuid) IS '{"access": ["money.read"], "repeatable": false}';

COMMENT ON FUNCTION "private"."require_known_issuer"(uuid, jsonb) IS 'Refuses with fiscal_profile_missing before somebody said who the issuer is for the tax authority.';

COMMENT ON FUNCTION "private"."require_open_form"(uuid, public.tax_form, date) IS 'Refuses with month_filed what would change a form of an issuer that was filed.';

COMMENT ON FUNCTION
  "private"."save_fiscal_issuer"(uuid, text, text, public.taxpayer_kind, uuid, text, public.tax_regime, public.taxpayer_size, text, text, text, text, text, public.issuing_way,
  public.ecf_environment, date, integer, date, bigint) IS '{"access": ["organization.manage"], "repeatable": false}';

COMMENT ON FUNCTION "private"."set_property_issuer"(uuid, uuid, date) IS '{"access": ["organization.manage"], "repeatable": false}';

COMMENT ON FUNCTION "private"."start_own_issuer"() IS 'Trigger: an organization begins with an issuer of its own, of which nobody said yet who it is for the tax authority.';

COMMENT ON FUNCTION "private"."take_made_form"(uuid, public.tax_form, date, uuid) IS 'A form that the Worker made, once.';

COMMENT ON FUNCTION "public"."add_ncf_range"(uuid, uuid, text, public.ncf_kind, bigint, bigint, date, uuid, boolean) IS 'Takes note of numbers that an issuer was allowed (p_issuer_id; null: the organization itself). p_for_contingency: paper numbers kept for a declared contingency. Electronic numbers have an expiry, but for consumers and credit notes, which have none. Returns the range''s id. Errors: not_allowed, not_found, ncf_range_malformed, ncf_expiry_missing, value_malformed (an expiry where there is none), ncf_range_overlaps, ncf_range_expired.';

COMMENT ON FUNCTION "public"."check_tax_form"(uuid, public.tax_form, date, uuid, uuid) IS 'Takes note that a month''s form (p_month: its first day) was checked, as the Worker made it (p_made_id), of an issuer (null: the organization itself). Errors: not_allowed, not_found, form_filed, file_missing, form_has_errors, month_invalid.';

COMMENT ON FUNCTION "public"."count_charges_without_receipt"(uuid, date, date, uuid) IS 'Charges due on some days that a fiscal receipt is for, by currency: how many, how many of them have no receipt and for how much, and how many of those ask for ITBIS (shops, furnished dwellings). Of one issuer''s properties, or of all (null). With the reader''s own rights.';

COMMENT ON FUNCTION "public"."file_tax_form"(uuid, public.tax_form, date, uuid, uuid) IS 'Takes note that the checked form was filed with the tax authority, and keeps its text, as the Worker made it (p_made_id) of the records, of an issuer (null: the organization itself). Errors: not_allowed, not_found, form_filed, form_not_checked, file_missing, file_changed, month_not_over.';

COMMENT ON FUNCTION "public"."invoices_withheld"(uuid, date, date, uuid) IS 'Fiscal receipts of which a client withheld something, the last of it on some days; of one issuer, or of all (null). With the reader''s own rights.';

COMMENT ON FUNCTION "public"."issue_credit_note"(uuid, uuid, uuid[], text) IS 'Takes charges of an invoice back, with their ITBIS, by a credit note. Returns its id. Errors: not_found, invoice_cancelled, reason_missing, charges_mixed, invoice_has_withholding, ncf_kind_not_allowed, ncf_range_missing, ncf_range_expired, issuer_address_missing, month_filed.';

COMMENT ON FUNCTION "public"."issue_debit_note"(uuid, uuid, uuid[], text, numeric, text) IS 'Adds charges of its lease to a receipt that stands, by a debit note with its client and treatment; ITBIS is charged on top. p_dop_rate: as in issue_fiscal_invoice, of the note''s day. Returns the note''s id. Errors: not_found, reason_missing, receipt_not_standing, fiscal_profile_missing, ncf_range_missing, ncf_range_expired, charges_mixed, charge_invoiced, nothing_to_invoice, client_id_missing, value_too_long, rate_missing, issuer_address_missing, month_filed.';

COMMENT ON FUNCTION "public"."issue_fiscal_invoice"(uuid, uuid[], public.ncf_kind, public.tax_treatment, text, public.identity_type, text, text, numeric, text) IS
  'Gives out a fiscal receipt for charges of one lease; ITBIS is charged on top. p_dop_rate: pesos for one of the lease''s currency, with its source. Returns the invoice''s id. Errors: not_found, fiscal_profile_missing, ncf_range_missing, ncf_range_expired, ncf_kind_not_allowed, charges_mixed, charge_invoiced, client_name_missing, client_id_missing, client_id_malformed, value_too_long, rate_missing, issuer_address_missing, month_filed.';

COMMENT ON FUNCTION "public"."issue_purchase_receipt"(uuid, uuid, public.ncf_kind) IS 'Gives out a receipt of purchases or of minor expenses for a posted bill that has none. Returns its number, which is the NCF of the bill from now on. Errors: not_found, bill_moved, bill_has_receipt, ncf_kind_not_allowed, vendor_cedula_missing, purchase_itbis_not_withheld, minor_expense_itbis, minor_expense_withheld, fiscal_profile_missing, ncf_range_missing, ncf_range_expired, issuer_address_missing, bill_month_filed.';

COMMENT ON FUNCTION "public"."keep_made_tax_form"(uuid, public.tax_form, date, text, integer, boolean, text, uuid) IS 'For the Worker: keeps a form as it made it of the records, for check_tax_form and file_tax_form to take. Returns its id.';

COMMENT ON FUNCTION "public"."reopen_tax_form"(uuid, public.tax_form, date, text, uuid) IS 'Opens an issuer''s form again (null: that of the organization itself), with the reason. Errors: not_allowed, not_found, reason_missing.';

COMMENT ON FUNCTION "public"."report_tax_summary"(uuid, date, date, uuid[], uuid) IS 'By month, in centavos of DOP: ITBIS of fiscal receipts by their day (credit notes taken off), ITBIS of bills that may be taken off by the day of the bill, what clients withheld by its day, and what was withheld from vendors by the day on which the bill was paid. p_issuer_id: of one issuer; null: of all. left_out_count: bills in dollars, which have no rate. Errors: not_allowed, period_invalid.';

COMMENT ON FUNCTION
  "public"."save_fiscal_issuer"(uuid, text, text, public.taxpayer_kind, uuid, text, public.tax_regime, public.taxpayer_size, text, text, text, text, text, public.issuing_way,
  public.ecf_environment, date, integer, date, bigint) IS 'Who gives out receipts and files forms: the organization itself (p_issuer_id is null or its id), or an owner whose property it manages; an id that is not known yet makes a new one. p_tax_id: digits of the RNC or cédula; p_electronic_since: from that day on electronic numbers alone; p_itbis_credit_minor: balance in favor of ITBIS at the end of p_itbis_credit_month (its first day), zero for none. Returns the issuer''s id. Errors: not_allowed, not_found, tax_id_malformed, tax_id_taken, name_missing, value_too_long, value_malformed (the phone), issuer_address_missing, value_missing (a way other than paper), month_invalid.';

COMMENT ON FUNCTION "public"."save_fiscal_profile"(uuid, text, text, public.taxpayer_kind, public.tax_regime, boolean, integer, date, bigint) IS 'As the release before says who the organization is for the tax authority; save_fiscal_issuer took its place. Errors: those of save_fiscal_issuer.';

COMMENT ON FUNCTION "public"."search_fiscal_invoices"(uuid, text) IS 'Rows of fiscal_invoices_list with the text in number or client.';

COMMENT ON FUNCTION "public"."set_property_issuer"(uuid, uuid, date) IS 'Says who gives out the receipts of a property from a day on; what was said for later days is gone, and drafts of bills follow. Receipts and posted bills stay with whom they name. Returns the id of the row. Errors: not_found, value_missing, fiscal_profile_missing, property_has_receipts.';

COMMENT ON FUNCTION "public"."tax_purchases"(uuid, date, date, boolean, uuid, integer, uuid) IS 'Posted bills of some days, of one issuer or of all (null), by the day of the bill or of its payment, a page at a time by id; amounts in minor units of the bill''s currency, dop_rate pesos for one of it. With the reader''s own rights.';

COMMENT ON TABLE "public"."fiscal_issuers" IS 'Who gives out fiscal receipts and files forms: the organization itself (its id), or an owner whose property it manages, known by their number. taxpayer_kind is null until somebody said who the organization is for the tax authority.';

COMMENT ON TABLE "public"."itbis_months" IS 'ITBIS of an issuer''s month in centavos of DOP: billed by the day of the receipt, creditable by the day of the bill (credit notes take away), withheld by clients and of card payouts by its day. As report_tax_summary counts them.';

COMMENT ON TABLE "public"."property_issuers" IS 'Who gives out the fiscal receipts of a property, from which day on. Without a row: the organization itself.';

COMMENT ON VIEW "public"."fiscal_invoices_list" IS 'Fiscal receipts with their place and what was withheld of them; standing: some charge of it was neither cancelled nor taken back.';

COMMENT ON VIEW "public"."fiscal_profiles" IS 'The organization''s own fiscal issuer, as the release before asks for it.';

REVOKE ALL ON FUNCTION "private"."add_itbis"(uuid, date, bigint, bigint, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."add_itbis"(uuid, date, bigint, bigint, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."add_itbis"(uuid, date, bigint, bigint, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."add_ncf_range"(uuid, text, public.ncf_kind, bigint, bigint, date, uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."add_ncf_range"(uuid, text, public.ncf_kind, bigint, bigint, date, uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."add_ncf_range"(uuid, text, public.ncf_kind, bigint, bigint, date, uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."add_ncf_range"(uuid, text, public.ncf_kind, bigint, bigint, date, uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."allocate_ncf"(uuid, public.ncf_kind, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."allocate_ncf"(uuid, public.ncf_kind, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."allocate_ncf"(uuid, public.ncf_kind, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."assign_issuer_of_bill"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."assign_issuer_of_bill"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."assign_issuer_of_bill"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."check_electronic_issuer"(uuid, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_electronic_issuer"(uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_electronic_issuer"(uuid, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."check_fiscal_issuer"(text, text, text, text, public.issuing_way, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_fiscal_issuer"(text, text, text, text, public.issuing_way, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_fiscal_issuer"(text, text, text, text, public.issuing_way, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."check_tax_form"(uuid, public.tax_form, date, uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."check_tax_form"(uuid, public.tax_form, date, uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."check_tax_form"(uuid, public.tax_form, date, uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_tax_form"(uuid, public.tax_form, date, uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."file_tax_form"(uuid, public.tax_form, date, uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."file_tax_form"(uuid, public.tax_form, date, uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."file_tax_form"(uuid, public.tax_form, date, uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."file_tax_form"(uuid, public.tax_form, date, uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."fiscal_invoice_details"(uuid, uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."fiscal_invoice_details"(uuid, uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."fiscal_invoice_details"(uuid, uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."follow_tax_number"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."follow_tax_number"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."follow_tax_number"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_electronic"(uuid, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_electronic"(uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_electronic"(uuid, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."issuer_of"(uuid, uuid, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."issuer_of"(uuid, uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."issuer_of"(uuid, uuid, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_made_tax_form"(uuid, public.tax_form, date, text, integer, boolean, text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_made_tax_form"(uuid, public.tax_form, date, text, integer, boolean, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_made_tax_form"(uuid, public.tax_form, date, text, integer, boolean, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_made_tax_form"(uuid, public.tax_form, date, text, integer, boolean, text, uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."lock_filing"(uuid, uuid, text, public.tax_form, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_filing"(uuid, uuid, text, public.tax_form, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_filing"(uuid, uuid, text, public.tax_form, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."ncf_needs_expiry"(text, public.ncf_kind) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."ncf_needs_expiry"(text, public.ncf_kind) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ncf_needs_expiry"(text, public.ncf_kind) TO "postgres";

REVOKE ALL ON FUNCTION "private"."open_bill_day"(uuid, uuid, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."open_bill_day"(uuid, uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."open_bill_day"(uuid, uuid, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."own_issuer"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."own_issuer"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."own_issuer"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."reopen_tax_form"(uuid, public.tax_form, date, text, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."reopen_tax_form"(uuid, public.tax_form, date, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."reopen_tax_form"(uuid, public.tax_form, date, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."reopen_tax_form"(uuid, public.tax_form, date, text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."report_tax_summary"(uuid, date, date, uuid[], uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."report_tax_summary"(uuid, date, date, uuid[], uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."report_tax_summary"(uuid, date, date, uuid[], uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."report_tax_summary"(uuid, date, date, uuid[], uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_known_issuer"(uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_known_issuer"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_known_issuer"(uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_open_form"(uuid, public.tax_form, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_open_form"(uuid, public.tax_form, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_open_form"(uuid, public.tax_form, date) TO "postgres";

REVOKE ALL
  ON FUNCTION
    "private"."save_fiscal_issuer"(uuid, text, text, public.taxpayer_kind, uuid, text, public.tax_regime, public.taxpayer_size, text, text, text, text, text, public.issuing_way,
    public.ecf_environment, date, integer, date, bigint)
  FROM PUBLIC;

GRANT EXECUTE
  ON FUNCTION
    "private"."save_fiscal_issuer"(uuid, text, text, public.taxpayer_kind, uuid, text, public.tax_regime, public.taxpayer_size, text, text, text, text, text, public.issuing_way,
    public.ecf_environment, date, integer, date, bigint)
  TO "authenticated";

REVOKE ALL
  ON FUNCTION
    "private"."save_fiscal_issuer"(uuid, text, text, public.taxpayer_kind, uuid, text, public.tax_regime, public.taxpayer_size, text, text, text, text, text, public.issuing_way,
    public.ecf_environment, date, integer, date, bigint)
  FROM "postgres";

GRANT EXECUTE
  ON FUNCTION
    "private"."save_fiscal_issuer"(uuid, text, text, public.taxpayer_kind, uuid, text, public.tax_regime, public.taxpayer_size, text, text, text, text, text, public.issuing_way,
    public.ecf_environment, date, integer, date, bigint)
  TO "postgres";

REVOKE ALL ON FUNCTION "private"."set_property_issuer"(uuid, uuid, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."set_property_issuer"(uuid, uuid, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."set_property_issuer"(uuid, uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."set_property_issuer"(uuid, uuid, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."start_own_issuer"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."start_own_issuer"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."start_own_issuer"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."take_made_form"(uuid, public.tax_form, date, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_made_form"(uuid, public.tax_form, date, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_made_form"(uuid, public.tax_form, date, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_ncf_range"(uuid, uuid, text, public.ncf_kind, bigint, bigint, date, uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."add_ncf_range"(uuid, uuid, text, public.ncf_kind, bigint, bigint, date, uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_ncf_range"(uuid, uuid, text, public.ncf_kind, bigint, bigint, date, uuid, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."check_tax_form"(uuid, public.tax_form, date, uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."check_tax_form"(uuid, public.tax_form, date, uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."check_tax_form"(uuid, public.tax_form, date, uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_charges_without_receipt"(uuid, date, date, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."count_charges_without_receipt"(uuid, date, date, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_charges_without_receipt"(uuid, date, date, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."file_tax_form"(uuid, public.tax_form, date, uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."file_tax_form"(uuid, public.tax_form, date, uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."file_tax_form"(uuid, public.tax_form, date, uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."invoices_withheld"(uuid, date, date, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."invoices_withheld"(uuid, date, date, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."invoices_withheld"(uuid, date, date, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."keep_made_tax_form"(uuid, public.tax_form, date, text, integer, boolean, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_made_tax_form"(uuid, public.tax_form, date, text, integer, boolean, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_made_tax_form"(uuid, public.tax_form, date, text, integer, boolean, text, uuid) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."reopen_tax_form"(uuid, public.tax_form, date, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."reopen_tax_form"(uuid, public.tax_form, date, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."reopen_tax_form"(uuid, public.tax_form, date, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_tax_summary"(uuid, date, date, uuid[], uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."report_tax_summary"(uuid, date, date, uuid[], uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_tax_summary"(uuid, date, date, uuid[], uuid) TO "postgres";

GRANT EXECUTE
  ON FUNCTION
    "public"."save_fiscal_issuer"(uuid, text, text, public.taxpayer_kind, uuid, text, public.tax_regime, public.taxpayer_size, text, text, text, text, text, public.issuing_way,
    public.ecf_environment, date, integer, date, bigint)
  TO "authenticated";

REVOKE ALL
  ON FUNCTION
    "public"."save_fiscal_issuer"(uuid, text, text, public.taxpayer_kind, uuid, text, public.tax_regime, public.taxpayer_size, text, text, text, text, text, public.issuing_way,
    public.ecf_environment, date, integer, date, bigint)
  FROM "postgres";

GRANT EXECUTE
  ON FUNCTION
    "public"."save_fiscal_issuer"(uuid, text, text, public.taxpayer_kind, uuid, text, public.tax_regime, public.taxpayer_size, text, text, text, text, text, public.issuing_way,
    public.ecf_environment, date, integer, date, bigint)
  TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."search_fiscal_invoices"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."search_fiscal_invoices"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."search_fiscal_invoices"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_property_issuer"(uuid, uuid, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_property_issuer"(uuid, uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_property_issuer"(uuid, uuid, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."tax_purchases"(uuid, date, date, boolean, uuid, integer, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."tax_purchases"(uuid, date, date, boolean, uuid, integer, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."tax_purchases"(uuid, date, date, boolean, uuid, integer, uuid) TO "postgres";

REVOKE ALL ON TABLE "public"."fiscal_issuers" FROM "authenticated";

GRANT SELECT ON TABLE "public"."fiscal_issuers" TO "authenticated";

REVOKE ALL ON TABLE "public"."fiscal_issuers" FROM "service_role";

GRANT SELECT ON TABLE "public"."fiscal_issuers" TO "service_role";

REVOKE ALL ON TABLE "public"."property_issuers" FROM "authenticated";

GRANT SELECT ON TABLE "public"."property_issuers" TO "authenticated";

REVOKE ALL ON TABLE "public"."property_issuers" FROM "service_role";

GRANT SELECT ON TABLE "public"."property_issuers" TO "service_role";

REVOKE ALL ON TABLE "public"."fiscal_invoices_list" FROM "authenticated";

GRANT SELECT ON TABLE "public"."fiscal_invoices_list" TO "authenticated";

REVOKE ALL ON TABLE "public"."fiscal_invoices_list" FROM "service_role";

GRANT SELECT ON TABLE "public"."fiscal_invoices_list" TO "service_role";

REVOKE ALL ON TABLE "public"."fiscal_profiles" FROM "authenticated";

GRANT SELECT ON TABLE "public"."fiscal_profiles" TO "authenticated";

REVOKE ALL ON TABLE "public"."fiscal_profiles" FROM "service_role";

GRANT SELECT ON TABLE "public"."fiscal_profiles" TO "service_role";

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
  ('area_closed', 'conflict'),
  ('autopay_exists', 'conflict'),
  ('autopay_not_offered', 'conflict'),
  ('autopay_over', 'conflict'),
  ('balances_open', 'conflict'),
  ('bill_has_receipt', 'conflict'),
  ('bill_month_filed', 'conflict'),
  ('budget_source_empty', 'conflict'),
  ('cards_not_taken', 'conflict'),
  ('charge_already_reversed', 'conflict'),
  ('charge_exists', 'conflict'),
  ('charge_invoiced', 'conflict'),
  ('consent_changed', 'conflict'),
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
  ('entry_already_reversed', 'conflict'),
  ('entry_has_source', 'conflict'),
  ('entry_not_open', 'conflict'),
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
  ('ncf_given_out', 'conflict'),
  ('ncf_passed_over', 'conflict'),
  ('ncf_range_overlaps', 'conflict'),
  ('property_has_receipts', 'conflict'),
  ('tax_id_taken', 'conflict'),
  ('no_notice', 'conflict'),
  ('not_in_test_mode', 'conflict'),
  ('nothing_owed', 'conflict'),
  ('nothing_to_invoice', 'conflict'),
  ('notice_already_given', 'conflict'),
  ('notice_not_current', 'conflict'),
  ('notice_published', 'conflict'),
  ('notice_stands', 'conflict'),
  ('organization_closed', 'conflict'),
  ('overlaps', 'conflict'),
  ('purchase_receipt_stays', 'conflict'),
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
  ('reading_charged', 'conflict'),
  ('reading_not_last', 'conflict'),
  ('receipt_not_standing', 'conflict'),
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
