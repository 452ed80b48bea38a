SET local check_function_bodies = off;

DROP TRIGGER "a_compose_text" ON "public"."fiscal_invoices";

DROP TRIGGER "keep_posted_fields" ON "public"."fiscal_invoices";

DROP TRIGGER "keep_posted_fields" ON "public"."purchase_receipts";

DROP VIEW "public"."fiscal_invoice_lines";

ALTER TABLE "public"."fiscal_invoices"
  DROP CONSTRAINT "fiscal_invoices_issuer_id_ncf_key";

ALTER TABLE "public"."purchase_receipts"
  DROP CONSTRAINT "purchase_receipts_issuer_id_ncf_key";

ALTER TABLE "public"."purchase_receipts"
  DROP CONSTRAINT "purchase_receipts_organization_id_bill_id_key";

DROP FUNCTION "private"."issue_debit_note"(uuid, uuid[], text, numeric, text);

DROP FUNCTION "private"."issue_fiscal_invoice"(uuid[], public.ncf_kind, public.tax_treatment, text, public.identity_type, text, text, numeric, text);

DROP FUNCTION "public"."invoices_withheld"(uuid, date, date, uuid);

DROP FUNCTION "public"."issue_debit_note"(uuid, uuid, uuid[], text, numeric, text);

DROP FUNCTION "public"."issue_fiscal_invoice"(uuid, uuid[], public.ncf_kind, public.tax_treatment, text, public.identity_type, text, text, numeric, text);

DROP FUNCTION "public"."search_bills"(uuid, text);

DROP VIEW "public"."bills_list";

DROP FUNCTION "public"."search_fiscal_invoices"(uuid, text);

DROP VIEW "public"."fiscal_invoices_list";

CREATE TABLE "private"."ecf_breakers" (
  "environment"  public.ecf_environment   NOT NULL,
  "issuing_way"  public.issuing_way       NOT NULL,
  "since"        timestamp with time zone NOT NULL,
  "closed_until" timestamp with time zone NOT NULL,
  "fault"        text                     NOT NULL,
  CONSTRAINT "ecf_breakers_fault_check" CHECK ((fault = ANY (ARRAY['unreachable'::text, 'maintenance'::text]))),
  CONSTRAINT "ecf_breakers_pkey" PRIMARY KEY (environment, issuing_way)
);

CREATE TABLE "private"."ecf_deliveries" (
  "document_id" uuid                     NOT NULL,
  "attempts"    integer                  NOT NULL DEFAULT 0,
  "next_try_at" timestamp with time zone NOT NULL,
  CONSTRAINT "ecf_deliveries_attempts_check" CHECK ((attempts >= 0)),
  CONSTRAINT "ecf_deliveries_pkey" PRIMARY KEY (document_id)
);

CREATE TABLE "private"."ecf_directory" (
  "environment" public.ecf_environment   NOT NULL,
  "tax_id"      text                     NOT NULL,
  "entry"       jsonb,
  "asked_at"    timestamp with time zone NOT NULL,
  CONSTRAINT "ecf_directory_pkey" PRIMARY KEY (environment, tax_id),
  CONSTRAINT "ecf_directory_tax_id_check" CHECK ((tax_id ~ '^(\d{9}|\d{11})$'::text))
);

CREATE TABLE "private"."ecf_seeds" (
  "seed"       text                     NOT NULL,
  "issuer_id"  uuid                     NOT NULL,
  "expires_at" timestamp with time zone NOT NULL,
  CONSTRAINT "ecf_seeds_pkey" PRIMARY KEY (seed)
);

CREATE TABLE "private"."ecf_tokens" (
  "certificate_id" uuid                     NOT NULL,
  "environment"    public.ecf_environment   NOT NULL,
  "sealed"         text                     NOT NULL,
  "expires_at"     timestamp with time zone NOT NULL,
  CONSTRAINT "ecf_tokens_pkey" PRIMARY KEY (certificate_id, environment),
  CONSTRAINT "ecf_tokens_sealed_check" CHECK (((length(sealed) >= 20) AND (length(sealed) <= 12000)))
);

ALTER TABLE "private"."ecf_tokens"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."signing_keys" (
  "certificate_id" uuid                     NOT NULL,
  "sealed"         text                     NOT NULL,
  "sealed_at"      timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "signing_keys_pkey" PRIMARY KEY (certificate_id),
  CONSTRAINT "signing_keys_sealed_check" CHECK (((length(sealed) >= 20) AND (length(sealed) <= 12000)))
);

ALTER TABLE "private"."signing_keys"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."contingencies" (
  "id"              uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "organization_id" uuid                     NOT NULL,
  "issuer_id"       uuid                     NOT NULL,
  "kind"            smallint                 NOT NULL DEFAULT 2,
  "is_total"        boolean                  NOT NULL,
  "starts_on"       date                     NOT NULL,
  "ends_on"         date,
  "note"            text                     NOT NULL DEFAULT ''::text,
  "declared_by"     uuid,
  "created_at"      timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "contingencies_check" CHECK ((ends_on >= starts_on)),
  CONSTRAINT "contingencies_kind_check" CHECK ((kind = 2)),
  CONSTRAINT "contingencies_note_check" CHECK ((char_length(note) <= 500)),
  CONSTRAINT "contingencies_organization_id_id_key" UNIQUE (organization_id, id),
  CONSTRAINT "contingencies_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."contingencies"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."contingencies" FROM "anon";

CREATE TABLE "public"."ecf_documents" (
  "id"                  uuid                   NOT NULL DEFAULT gen_random_uuid(),
  "organization_id"     uuid                   NOT NULL,
  "issuer_id"           uuid                   NOT NULL,
  "environment"         public.ecf_environment NOT NULL,
  "ncf_kind"            public.ncf_kind        NOT NULL,
  "encf"                text                   NOT NULL,
  "invoice_id"          uuid,
  "purchase_receipt_id" uuid,
  "lease_id"            uuid,
  "issued_on"           date                   NOT NULL,
  "total_minor"         bigint                 NOT NULL,
  "buyer_tax_id"        text                   NOT NULL DEFAULT ''::text,
  "facts"               jsonb                  NOT NULL,
  CONSTRAINT "ecf_documents_buyer_tax_id_check" CHECK ((buyer_tax_id ~ '^(\d{9}|\d{11})?$'::text)),
  CONSTRAINT "ecf_documents_encf_check" CHECK ((encf ~ '^E\d{12}$'::text)),
  CONSTRAINT "ecf_documents_of_one_receipt" CHECK (((num_nonnulls(invoice_id, purchase_receipt_id) = 1) AND ((invoice_id IS NULL) = (lease_id IS NULL)))),
  CONSTRAINT "ecf_documents_organization_id_id_key" UNIQUE (organization_id, id),
  CONSTRAINT "ecf_documents_pkey" PRIMARY KEY (id),
  CONSTRAINT "ecf_documents_total_minor_check" CHECK ((total_minor >= 0))
);

ALTER TABLE "public"."ecf_documents"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."ecf_documents" FROM "anon";

CREATE TABLE "public"."ecf_events" (
  "id"              uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "organization_id" uuid                     NOT NULL,
  "document_id"     uuid,
  "received_id"     uuid,
  "at"              timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  "kind"            text                     NOT NULL,
  "status"          integer,
  "detail"          jsonb                    NOT NULL DEFAULT '{}'::jsonb,
  "actor_id"        uuid,
  CONSTRAINT "ecf_events_kind_check"
    CHECK
    ((kind = ANY (ARRAY['issued'::text, 'signed'::text, 'sent'::text, 'asked'::text, 'verdict'::text, 'fault'::text, 'contingency'::text, 'delivered'::text, 'approved'::text,
    'annulled'::text, 'replaced'::text, 'again'::text]))),
  CONSTRAINT "ecf_events_of_one" CHECK ((num_nonnulls(document_id, received_id) = 1)),
  CONSTRAINT "ecf_events_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."ecf_events"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."ecf_events" FROM "anon";

CREATE TABLE "public"."ecf_files" (
  "id"              uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "organization_id" uuid                     NOT NULL,
  "document_id"     uuid,
  "received_id"     uuid,
  "kind"            text                     NOT NULL,
  "direction"       text                     NOT NULL,
  "bytes"           bytea                    NOT NULL,
  "sha256"          text                     GENERATED ALWAYS AS (encode(sha256(bytes), 'hex'::text)) STORED NOT NULL,
  "created_at"      timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "ecf_files_bytes_check" CHECK (((octet_length(bytes) >= 1) AND (octet_length(bytes) <= 10000000))),
  CONSTRAINT "ecf_files_direction_check" CHECK ((direction = ANY (ARRAY['out'::text, 'in'::text]))),
  CONSTRAINT "ecf_files_kind_check" CHECK ((kind = ANY (ARRAY['ecf'::text, 'rfce'::text, 'anecf'::text, 'arecf'::text, 'acecf'::text, 'answer'::text]))),
  CONSTRAINT "ecf_files_of_one" CHECK ((num_nonnulls(document_id, received_id) =
CASE
    WHEN (kind = 'anecf'::text) THEN 0
    ELSE 1
END)),
  CONSTRAINT "ecf_files_organization_id_id_key" UNIQUE (organization_id, id),
  CONSTRAINT "ecf_files_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."ecf_files"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."ecf_files" FROM "anon";

CREATE TABLE "public"."ecf_received" (
  "id"                   uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "organization_id"      uuid                     NOT NULL,
  "issuer_id"            uuid                     NOT NULL,
  "environment"          public.ecf_environment   NOT NULL,
  "sender_tax_id"        text                     NOT NULL,
  "sender_name"          text                     NOT NULL DEFAULT ''::text,
  "encf"                 text                     NOT NULL,
  "ncf_kind"             public.ncf_kind          NOT NULL,
  "issued_on"            date                     NOT NULL,
  "total_minor"          bigint                   NOT NULL,
  "itbis_minor"          bigint                   NOT NULL DEFAULT 0,
  "security_code"        text                     NOT NULL DEFAULT ''::text,
  "facts"                jsonb                    NOT NULL DEFAULT '{}'::jsonb,
  "is_uploaded"          boolean                  NOT NULL DEFAULT false,
  "state"                text                     NOT NULL DEFAULT 'received'::text,
  "refusal"              smallint,
  "bill_id"              uuid,
  "bill_problem"         text,
  "attempts"             integer                  NOT NULL DEFAULT 0,
  "next_try_at"          timestamp with time zone NOT NULL DEFAULT now(),
  "approval_state"       text                     NOT NULL DEFAULT 'none'::text,
  "approval_reason"      text                     NOT NULL DEFAULT ''::text,
  "approved_by"          uuid,
  "approved_at"          timestamp with time zone,
  "approval_to_sender"   text                     NOT NULL DEFAULT 'none'::text,
  "approval_to_dgii"     text                     NOT NULL DEFAULT 'none'::text,
  "approval_attempts"    integer                  NOT NULL DEFAULT 0,
  "approval_next_try_at" timestamp with time zone,
  "created_at"           timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "ecf_received_approval_attempts_check" CHECK ((approval_attempts >= 0)),
  CONSTRAINT "ecf_received_approval_reason_check" CHECK ((char_length(approval_reason) <= 250)),
  CONSTRAINT "ecf_received_approval_state_check" CHECK ((approval_state = ANY (ARRAY['none'::text, 'approved'::text, 'refused'::text]))),
  CONSTRAINT "ecf_received_approval_to_dgii_check" CHECK ((approval_to_dgii = ANY (ARRAY['none'::text, 'waits'::text, 'taken'::text, 'refused'::text, 'no_service'::text]))),
  CONSTRAINT "ecf_received_approval_to_sender_check" CHECK ((approval_to_sender = ANY (ARRAY['none'::text, 'waits'::text, 'taken'::text, 'refused'::text, 'no_service'::text]))),
  CONSTRAINT "ecf_received_attempts_check" CHECK ((attempts >= 0)),
  CONSTRAINT "ecf_received_bill_problem_check" CHECK ((bill_problem ~ '^[a-z0-9_]{1,60}$'::text)),
  CONSTRAINT "ecf_received_check1" CHECK (((approval_state = 'none'::text) = (approved_at IS NULL))),
  CONSTRAINT "ecf_received_check2" CHECK (((approval_state = 'refused'::text) = (approval_reason <> ''::text))),
  CONSTRAINT "ecf_received_check3"
    CHECK ((((approval_state = 'none'::text) = (approval_to_sender = 'none'::text)) AND ((approval_state = 'none'::text) = (approval_to_dgii = 'none'::text)))),
  CONSTRAINT "ecf_received_check" CHECK (((state = 'refused'::text) = (refusal IS NOT NULL))),
  CONSTRAINT "ecf_received_encf_check" CHECK ((encf ~ '^E\d{12}$'::text)),
  CONSTRAINT "ecf_received_facts_check" CHECK ((jsonb_typeof(facts) = 'object'::text)),
  CONSTRAINT "ecf_received_issued_on_check" CHECK (((issued_on >= '1990-01-01'::date) AND (issued_on <= '2201-01-01'::date))),
  CONSTRAINT "ecf_received_itbis_minor_check" CHECK (((itbis_minor >= 0) AND (itbis_minor <= '1000000000000000000'::bigint))),
  CONSTRAINT "ecf_received_organization_id_id_key" UNIQUE (organization_id, id),
  CONSTRAINT "ecf_received_pkey" PRIMARY KEY (id),
  CONSTRAINT "ecf_received_refusal_check" CHECK (((refusal >= 1) AND (refusal <= 4))),
  CONSTRAINT "ecf_received_security_code_check" CHECK ((char_length(security_code) <= 6)),
  CONSTRAINT "ecf_received_sender_name_check" CHECK ((char_length(sender_name) <= 150)),
  CONSTRAINT "ecf_received_sender_tax_id_check" CHECK ((sender_tax_id ~ '^(\d{9}|\d{11})$'::text)),
  CONSTRAINT "ecf_received_state_check" CHECK ((state = ANY (ARRAY['received'::text, 'refused'::text, 'accepted_by_dgii'::text, 'rejected_by_dgii'::text]))),
  CONSTRAINT "ecf_received_total_minor_check" CHECK (((total_minor >= 0) AND (total_minor <= '1000000000000000000'::bigint)))
);

ALTER TABLE "public"."ecf_received"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."ecf_received" FROM "anon";

CREATE TABLE "public"."issuer_signers" (
  "issuer_id"       uuid                     NOT NULL,
  "organization_id" uuid                     NOT NULL,
  "certificate_id"  uuid                     NOT NULL,
  "set_by"          uuid,
  "set_at"          timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "issuer_signers_organization_id_issuer_id_key" UNIQUE (organization_id, issuer_id),
  CONSTRAINT "issuer_signers_pkey" PRIMARY KEY (issuer_id)
);

ALTER TABLE "public"."issuer_signers"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."issuer_signers" FROM "anon";

CREATE TABLE "public"."signing_certificates" (
  "id"              uuid                     NOT NULL,
  "organization_id" uuid                     NOT NULL,
  "holder_name"     text                     NOT NULL,
  "holder_id"       text                     NOT NULL DEFAULT ''::text,
  "authority_name"  text                     NOT NULL DEFAULT ''::text,
  "serial_number"   text                     NOT NULL,
  "fingerprint"     text                     NOT NULL,
  "valid_from"      timestamp with time zone NOT NULL,
  "valid_until"     timestamp with time zone NOT NULL,
  "certificate"     text                     NOT NULL,
  "created_by"      uuid,
  "created_at"      timestamp with time zone NOT NULL DEFAULT now(),
  "consented_at"    timestamp with time zone,
  "consented_by"    uuid,
  "consent_version" text,
  "removed_at"      timestamp with time zone,
  "warned_days"     smallint                 NOT NULL DEFAULT 90,
  CONSTRAINT "signing_certificates_authority_name_check" CHECK ((char_length(authority_name) <= 200)),
  CONSTRAINT "signing_certificates_certificate_check" CHECK (((char_length(certificate) >= 100) AND (char_length(certificate) <= 12000))),
  CONSTRAINT "signing_certificates_check" CHECK ((valid_until > valid_from)),
  CONSTRAINT "signing_certificates_consent_version_check" CHECK (((char_length(consent_version) >= 1) AND (char_length(consent_version) <= 40))),
  CONSTRAINT "signing_certificates_consent_whole" CHECK (((consented_at IS NULL) = (consent_version IS NULL))),
  CONSTRAINT "signing_certificates_fingerprint_check" CHECK ((fingerprint ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT "signing_certificates_holder_id_check" CHECK ((char_length(holder_id) <= 60)),
  CONSTRAINT "signing_certificates_holder_name_check" CHECK (((char_length(holder_name) >= 1) AND (char_length(holder_name) <= 200))),
  CONSTRAINT "signing_certificates_organization_id_id_key" UNIQUE (organization_id, id),
  CONSTRAINT "signing_certificates_pkey" PRIMARY KEY (id),
  CONSTRAINT "signing_certificates_serial_number_check" CHECK ((serial_number ~ '^[0-9a-f]{1,60}$'::text)),
  CONSTRAINT "signing_certificates_warned_days_check" CHECK ((warned_days = ANY (ARRAY[90, 60, 30, 7, 0])))
);

ALTER TABLE "public"."signing_certificates"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."signing_certificates" FROM "anon";

ALTER TABLE "public"."fiscal_invoices"
  ADD COLUMN "itbis_to_withhold_minor" bigint NOT NULL DEFAULT 0;

ALTER TABLE "public"."fiscal_invoices"
  ADD COLUMN "isr_to_withhold_minor" bigint NOT NULL DEFAULT 0;

ALTER TABLE "public"."fiscal_invoices"
  ADD COLUMN "number_given_back" boolean NOT NULL DEFAULT false;

ALTER TABLE "public"."fiscal_invoices"
  ADD COLUMN "is_counted" boolean NOT NULL DEFAULT true;

ALTER TABLE "public"."fiscal_invoices"
  ADD COLUMN "replaces_id" uuid;

ALTER TABLE "public"."fiscal_invoices"
  ADD COLUMN "replaces_paper_id" uuid;

ALTER TABLE "public"."fiscal_invoices"
  ADD COLUMN "lines_ncf" text;

ALTER TABLE "public"."purchase_receipts"
  ADD COLUMN "number_given_back" boolean NOT NULL DEFAULT false;

CREATE TYPE "public"."ecf_approval" AS ENUM (
  'none',
  'approved',
  'refused'
);

CREATE TYPE "public"."ecf_delivery" AS ENUM (
  'not_due',
  'to_deliver',
  'delivered',
  'refused',
  'unreachable'
);

CREATE TYPE "public"."ecf_state" AS ENUM (
  'to_sign',
  'signed',
  'sent',
  'accepted',
  'conditional',
  'rejected',
  'annulled'
);

ALTER TABLE "public"."ecf_documents"
  ADD COLUMN "state" public.ecf_state NOT NULL DEFAULT 'to_sign'::public.ecf_state;

ALTER TABLE "public"."ecf_documents"
  ADD COLUMN "is_summary" boolean NOT NULL DEFAULT false;

ALTER TABLE "public"."ecf_documents"
  ADD COLUMN "signed_at" timestamp WITH time zone;

ALTER TABLE "public"."ecf_documents"
  ADD COLUMN "security_code" text;

ALTER TABLE "public"."ecf_documents"
  ADD COLUMN "sha256" text;

ALTER TABLE "public"."ecf_documents"
  ADD COLUMN "track_id" text;

ALTER TABLE "public"."ecf_documents"
  ADD COLUMN "sent_at" timestamp WITH time zone;

ALTER TABLE "public"."ecf_documents"
  ADD COLUMN "answered_at" timestamp WITH time zone;

ALTER TABLE "public"."ecf_documents"
  ADD COLUMN "messages" jsonb NOT NULL DEFAULT '[]'::jsonb;

ALTER TABLE "public"."ecf_documents"
  ADD COLUMN "is_number_used" boolean;

ALTER TABLE "public"."ecf_documents"
  ADD COLUMN "number_given_back" boolean NOT NULL DEFAULT false;

ALTER TABLE "public"."ecf_documents"
  ADD COLUMN "problems" jsonb NOT NULL DEFAULT '[]'::jsonb;

ALTER TABLE "public"."ecf_documents"
  ADD COLUMN "attempts" integer NOT NULL DEFAULT 0;

ALTER TABLE "public"."ecf_documents"
  ADD COLUMN "may_have_arrived" boolean NOT NULL DEFAULT false;

ALTER TABLE "public"."ecf_documents"
  ADD COLUMN "next_try_at" timestamp WITH time zone DEFAULT now();

ALTER TABLE "public"."ecf_documents"
  ADD COLUMN "claimed_until" timestamp WITH time zone;

ALTER TABLE "public"."ecf_documents"
  ADD COLUMN "claim_id" uuid;

ALTER TABLE "public"."ecf_documents"
  ADD COLUMN "contingency_kind" smallint;

ALTER TABLE "public"."ecf_documents"
  ADD COLUMN "due_by" timestamp WITH time zone;

ALTER TABLE "public"."ecf_documents"
  ADD COLUMN "alarmed_hours" smallint NOT NULL DEFAULT 0;

ALTER TABLE "public"."ecf_documents"
  ADD COLUMN "delivery_state" public.ecf_delivery NOT NULL DEFAULT 'not_due'::public.ecf_delivery;

ALTER TABLE "public"."ecf_documents"
  ADD COLUMN "delivery_reason" text;

ALTER TABLE "public"."ecf_documents"
  ADD COLUMN "approval_state" public.ecf_approval NOT NULL DEFAULT 'none'::public.ecf_approval;

ALTER TABLE "public"."ecf_documents"
  ADD COLUMN "approval_reason" text;

ALTER TABLE "public"."ecf_documents"
  ADD COLUMN "replaced_by" uuid;

ALTER TABLE "public"."ecf_documents"
  ADD COLUMN "annulment_file_id" uuid;

ALTER TABLE "public"."ecf_documents"
  ADD COLUMN "created_at" timestamp WITH time zone NOT NULL DEFAULT now();

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
  v_range public.ncf_ranges;
begin
  perform private.check_electronic_issuer(p_issuer_id, p_day);
  -- The row is locked: whoever asks at the same time waits, and gets the next number. Electronic ranges from before their expiry
  -- was asked for, without one, are passed over.
  select r.* into v_range from public.ncf_ranges r
  where r.issuer_id = p_issuer_id and r.ncf_kind = p_kind and r.series = v_series and r.retired_at is null and r.for_contingency = v_is_contingency
    and r.next_number <= r.last_number and (r.expires_on >= p_day or r.expires_on is null and not private.ncf_needs_expiry(v_series, p_kind))
  order by r.expires_on nulls last, r.first_number limit 1 for update;
  if not found then
    perform private.fail(case when exists (select 1 from public.ncf_ranges r where r.issuer_id = p_issuer_id
        and r.ncf_kind = p_kind and r.series = v_series and r.retired_at is null and r.for_contingency = v_is_contingency
        and r.next_number <= r.last_number and r.expires_on is not null)
      then 'ncf_range_expired' else 'ncf_range_missing' end, jsonb_build_object('kind', p_kind, 'series', v_series));
  end if;
  -- The next number of a range is never an unusable one: marking moves it on, and so does giving out the one before.
  update public.ncf_ranges set next_number = private.next_free_ncf(v_range.id, v_range.next_number + 1) where id = v_range.id;
  return query select v_range.id, v_range.series || v_range.ncf_type
    || lpad(v_range.next_number::text, case v_range.series when 'B' then 8 else 10 end, '0'), v_range.series, v_range.expires_on;
end
$function$;

CREATE OR REPLACE FUNCTION private.annul_document (
  p_document_id uuid
)
  RETURNS public.ecf_documents
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_document public.ecf_documents;
begin
  select * into v_document from public.ecf_documents where id = p_document_id for update;
  -- Whoever works on it may be sending it.
  if v_document.state not in ('to_sign', 'signed') or v_document.may_have_arrived
    or (v_document.state = 'signed' and v_document.claim_id is not null) or v_document.claimed_until > now() then
    perform private.fail('ecf_not_cancelled', jsonb_build_object('state', v_document.state));
  end if;
  update public.ecf_documents set state = 'annulled', next_try_at = now(), due_by = null, problems = '[]', claim_id = null,
    claimed_until = null, attempts = 0 where id = p_document_id returning * into v_document;
  perform private.note_ecf(v_document, 'annulled');
  return v_document;
end
$function$;

CREATE OR REPLACE FUNCTION private.annul_ecf (
  p_document_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_document public.ecf_documents;
  v_invoice public.fiscal_invoices;
begin
  select * into v_document from public.ecf_documents where id = p_document_id;
  perform private.require_record(v_document.organization_id, 'money.reverse');
  perform private.lock_money(v_document.organization_id);
  if v_document.invoice_id is null then
    -- A bill has its number: it is voided, and its receipt goes with it.
    perform private.fail('purchase_receipt_stays');
  end if;
  v_invoice := private.invoice_for_verb(v_document.invoice_id);
  if v_invoice.ncf_kind = 'credit_note' then
    -- What it took back was reversed in the books, and does not come again.
    perform private.fail('note_stays');
  elsif private.has_withholding(v_invoice.id) then
    perform private.fail('invoice_has_withholding');
  end if;
  perform private.require_open_form(v_invoice.issuer_id, 'IT-1', v_invoice.issued_on);
  perform private.annul_document(p_document_id);
  perform private.take_off_charges(v_invoice, '04');
  return v_document.invoice_id;
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
end
$function$;

CREATE OR REPLACE FUNCTION private.answer_received_ecf (
  p_received_id uuid,
  p_is_approved boolean,
  p_reason      text    DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_received public.ecf_received;
begin
  select * into v_received from public.ecf_received where id = p_received_id for update;
  perform private.require_record(v_received.organization_id, 'money.write');
  if p_is_approved is null or v_received.state not in ('accepted_by_dgii', 'received')
    or (v_received.state = 'received' and v_received.environment <> 'certecf') then
    perform private.fail('receipt_not_valid', jsonb_build_object('state', v_received.state));
  elsif v_received.ncf_kind not in ('fiscal_credit', 'debit_note', 'credit_note', 'special_regime', 'government') then
    perform private.fail('receipt_without_approval');
  elsif not exists (select 1 from public.fiscal_issuers where id = v_received.issuer_id and issuing_way = 'direct') then
    perform private.fail('approval_elsewhere');
  elsif v_received.approval_state <> 'none' then
    perform private.fail('receipt_answered', jsonb_build_object('state', v_received.approval_state));
  elsif not p_is_approved and coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing', '{"fields": ["reason"]}');
  end if;
  update public.ecf_received set approval_state = case when p_is_approved then 'approved' else 'refused' end,
    approval_reason = case when p_is_approved then '' else left(btrim(p_reason), 250) end, approved_by = (select auth.uid()),
    approved_at = now(), approval_to_sender = 'waits', approval_to_dgii = 'waits', approval_next_try_at = now()
  where id = p_received_id;
  perform private.note_received(p_received_id, 'approved', jsonb_build_object('is_approved', p_is_approved, 'reason', p_reason));
  return p_received_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.bill_of_facts (
  p_received  public.ecf_received,
  p_vendor_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('vendor_id', v.id, 'ncf', p_received.encf, 'modified_ncf', f.modified_ncf,
    'expense_kind', coalesce(v.expense_kind, '02'), 'billed_on', p_received.issued_on,
    'due_on', least(greatest(coalesce(f.due_on, p_received.issued_on), p_received.issued_on), p_received.issued_on + 1096),
    'currency', f.currency, 'itbis_minor', f.itbis_minor, 'excise_minor', f.excise_minor, 'other_taxes_minor', f.other_taxes_minor,
    'tip_minor', f.tip_minor) || case when f.currency = 'DOP' then '{}' else jsonb_build_object('dop_rate', f.dop_rate,
      'rate_source', 'e-CF', 'rated_on', p_received.issued_on) end
    -- A credit note has nothing withheld, and income tax is withheld of a kind that only the vendor's record knows.
    || case when p_received.ncf_kind = 'credit_note' then '{}' else jsonb_build_object(
      'itbis_withheld_minor', least(f.itbis_withheld_minor, f.itbis_minor)) || case when v.isr_kind is null
        or coalesce(f.isr_withheld_minor, 0) = 0 then '{}' else jsonb_build_object('isr_kind', v.isr_kind,
        'isr_withheld_minor', f.isr_withheld_minor) end end
  from public.vendors v, jsonb_to_record(p_received.facts) as f (currency text, dop_rate numeric, due_on date, modified_ncf text,
    itbis_minor bigint, excise_minor bigint, other_taxes_minor bigint, tip_minor bigint, itbis_withheld_minor bigint,
    isr_withheld_minor bigint)
  where v.id = p_vendor_id
$function$;

CREATE OR REPLACE FUNCTION private.bill_with_number (
  p_received public.ecf_received
)
  RETURNS uuid
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select b.id from public.bills b join public.vendors v on v.id = b.vendor_id
  where b.organization_id = p_received.organization_id and b.ncf = p_received.encf and b.status <> 'void'
    and (v.identity_number = p_received.sender_tax_id
      or (v.identity_number = '' and b.total_minor = (p_received.facts ->> 'total_minor')::bigint))
    and not exists (select 1 from public.ecf_received e where e.organization_id = b.organization_id and e.bill_id = b.id)
  order by (v.identity_number = p_received.sender_tax_id) desc, b.created_at limit 1
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
  elsif v_invoice.ncf like 'E%' then
    -- One that was sent to nobody is annulled; anything else is corrected by a note.
    perform private.fail('ecf_not_cancelled');
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
  perform private.take_off_charges(v_invoice, p_reason);
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
    perform private.annul_purchase_ecf(v_receipt.id);
    update public.purchase_receipts set cancelled_on = private.fiscal_today(), cancellation_reason = '04'
    where id = v_receipt.id;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.certificate_for_verb (
  p_certificate_id uuid
)
  RETURNS public.signing_certificates
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_certificate public.signing_certificates;
begin
  select * into v_certificate from public.signing_certificates where id = p_certificate_id for update;
  perform private.require_record(v_certificate.organization_id, 'organization.manage');
  if v_certificate.removed_at is not null then
    perform private.fail('not_found');
  end if;
  return v_certificate;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_ecf_amounts (
  p_issuer_id   uuid,
  p_invoice     public.fiscal_invoices,
  p_base_minor  bigint,
  p_itbis_minor bigint,
  p_day         date
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_itbis bigint := coalesce(p_invoice.itbis_to_withhold_minor, 0);
  v_isr bigint := coalesce(p_invoice.isr_to_withhold_minor, 0);
  v_field text := case when v_itbis > 0 then 'itbis_to_withhold_minor' else 'isr_to_withhold_minor' end;
begin
  if v_itbis < 0 or v_isr < 0 or v_itbis > p_itbis_minor or v_isr > p_base_minor then
    perform private.fail('withholding_exceeds_invoice', jsonb_build_object('fields', jsonb_build_array(
      case when v_itbis < 0 or v_itbis > p_itbis_minor then 'itbis_to_withhold_minor' else 'isr_to_withhold_minor' end)));
  elsif not private.is_electronic(p_issuer_id, p_day) then
    return;
  -- Ley 32-23, art. 34: the State withholds nothing of an electronic issuer. The formats of the others have no place for it.
  elsif v_itbis + v_isr > 0 and p_invoice.ncf_kind in ('consumer', 'special_regime', 'government') then
    perform private.fail('withholding_not_allowed', jsonb_build_object('fields', jsonb_build_array(v_field)));
  elsif p_itbis_minor > 0 and p_invoice.ncf_kind = 'special_regime' then
    perform private.fail('special_regime_taxed', '{"fields": ["treatment"]}');
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
  v_work jsonb;
begin
  -- The certification has no such service; a file holds as many numbers as it may.
  with due as (
    select d.id from public.ecf_documents d join public.fiscal_issuers i on i.id = d.issuer_id
    where d.state = 'annulled' and d.annulment_file_id is null and d.environment <> 'certecf' and i.issuing_way in ('direct', 'provider')
      and d.next_try_at <= p_now and (d.claimed_until is null or d.claimed_until <= p_now)
    order by d.issuer_id, d.environment, d.encf limit 10000 for update of d skip locked
  ), places as (
    select g.issuer_id, g.environment, gen_random_uuid() as claim_id
    from (select distinct d.issuer_id, d.environment from due join public.ecf_documents d on d.id = due.id
      order by 1, 2 limit least(greatest(p_limit, 0), 100)) g
  ), claimed as (
    update public.ecf_documents d set claim_id = p.claim_id, claimed_until = p_now + interval '2 minutes'
    from due, places p where d.id = due.id and p.issuer_id = d.issuer_id and p.environment = d.environment
    returning d.claim_id, d.organization_id, d.issuer_id, d.environment, d.encf, d.facts -> 'issuer' ->> 'taxId' as tax_id
  )
  select jsonb_agg(jsonb_build_object('claimId', c.claim_id, 'organizationId', c.organization_id, 'issuerId', c.issuer_id,
      'issuerTaxId', c.tax_id, 'environment', c.environment, 'issuingWay', i.issuing_way, 'numbers', c.numbers))
    into v_work
  from (select claim_id, organization_id, issuer_id, environment, min(tax_id) as tax_id, jsonb_agg(encf order by encf) as numbers
    from claimed group by 1, 2, 3, 4) c
  join public.fiscal_issuers i on i.id = c.issuer_id;
  return coalesce(v_work, '[]');
end
$function$;

CREATE OR REPLACE FUNCTION private.claim_ecf_approvals (
  p_limit integer                  DEFAULT 20,
  p_now   timestamp with time zone DEFAULT now()
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_claimed jsonb;
begin
  with chosen as (
    select e.id from public.ecf_received e
    where (e.approval_to_sender = 'waits' or e.approval_to_dgii = 'waits') and e.approval_next_try_at <= p_now
    order by e.approval_next_try_at, e.id limit least(greatest(coalesce(p_limit, 20), 0), 200) for update skip locked),
  claimed as (
    update public.ecf_received e set approval_attempts = e.approval_attempts + 1, approval_next_try_at = p_now
      + (array['2 minutes', '5 minutes', '15 minutes', '1 hour', '6 hours', '1 day']::interval[])[least(e.approval_attempts + 1, 6)]
    from chosen c where e.id = c.id returning e.*)
  select coalesce(jsonb_agg(jsonb_build_object('received_id', c.id, 'issuer_id', c.issuer_id, 'environment', c.environment,
      'issuing_way', i.issuing_way, 'tax_id', i.tax_id, 'sender_tax_id', c.sender_tax_id, 'encf', c.encf, 'issued_on', c.issued_on,
      'total_minor', c.total_minor, 'approval_state', c.approval_state, 'approval_reason', c.approval_reason,
      'to_sender', c.approval_to_sender, 'to_dgii', c.approval_to_dgii,
      'file', (select replace(encode(f.bytes, 'base64'), E'\n', '') from public.ecf_files f
        where f.received_id = c.id and f.kind = 'acecf' and f.direction = 'out')) order by c.approved_at, c.id), '[]')
  into v_claimed
  from claimed c join public.fiscal_issuers i on i.id = c.issuer_id;
  return v_claimed;
end
$function$;

CREATE OR REPLACE FUNCTION private.claim_ecf_deliveries (
  p_limit integer                  DEFAULT 20,
  p_now   timestamp with time zone DEFAULT now()
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_claimed jsonb;
begin
  -- Whoever else signs delivers, too.
  update public.ecf_documents d set delivery_state = 'not_due', delivery_reason = 'by_provider' from public.fiscal_issuers i
  where d.delivery_state = 'to_deliver' and i.id = d.issuer_id and i.issuing_way <> 'direct';
  with chosen as (
    select d.id from public.ecf_documents d left join private.ecf_deliveries t on t.document_id = d.id
    where d.delivery_state = 'to_deliver' and d.state in ('accepted', 'conditional') and coalesce(t.next_try_at <= p_now, true)
    order by d.answered_at, d.id limit least(greatest(coalesce(p_limit, 20), 0), 200) for update of d skip locked),
  claimed as (
    insert into private.ecf_deliveries as t (document_id, attempts, next_try_at)
    select c.id, 1, p_now + interval '2 minutes' from chosen c
    on conflict (document_id) do update set attempts = t.attempts + 1, next_try_at = p_now
      + (array['2 minutes', '5 minutes', '15 minutes', '1 hour', '6 hours', '1 day']::interval[])[least(t.attempts + 1, 6)]
    returning t.document_id)
  select coalesce(jsonb_agg(jsonb_build_object('document_id', d.id, 'issuer_id', d.issuer_id, 'issuing_way', i.issuing_way,
      'environment', d.environment, 'issuer_tax_id', i.tax_id, 'buyer_tax_id', d.buyer_tax_id, 'encf', d.encf,
      'file', private.read_ecf_file(d.id, 'ecf')) order by d.answered_at, d.id), '[]')
  into v_claimed
  from claimed c join public.ecf_documents d on d.id = c.document_id join public.fiscal_issuers i on i.id = d.issuer_id;
  return v_claimed;
end
$function$;

CREATE OR REPLACE FUNCTION private.claim_ecf_work (
  p_limit       integer,
  p_document_id uuid                     DEFAULT NULL::uuid,
  p_now         timestamp with time zone DEFAULT now()
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_probes uuid[];
  v_work jsonb;
begin
  if p_document_id is null then
    perform private.note_ecf_waiting(p_now);
  else
    -- Somebody waits for this one: it is due now.
    update public.ecf_documents set next_try_at = p_now
    where id = p_document_id and state in ('to_sign', 'signed', 'sent') and next_try_at is distinct from p_now
      and (claimed_until is null or claimed_until <= p_now);
  end if;
  v_probes := private.ecf_probes(p_now);
  with due as (
    select d.id, b.environment is not null and d.state <> 'sent' and d.id <> all (v_probes) as is_held
    from public.ecf_documents d
    join public.fiscal_issuers i on i.id = d.issuer_id
    left join private.ecf_breakers b on b.environment = d.environment and b.issuing_way = i.issuing_way
    where d.state in ('to_sign', 'signed', 'sent') and d.next_try_at <= p_now
      and (d.claimed_until is null or d.claimed_until <= p_now) and (p_document_id is null or d.id = p_document_id)
      and i.issuing_way in ('direct', 'provider') and (not private.is_note_kind(d.ncf_kind) or private.may_note_go(d.invoice_id))
      -- Results are another service. Where nobody takes documents, they are signed all the same: their papers are wanted.
      and (b.environment is null or d.state = 'sent' or d.id = any (v_probes) or (d.state = 'to_sign' and i.issuing_way = 'direct'))
    order by private.is_note_kind(d.ncf_kind), d.created_at, d.encf
    limit least(greatest(p_limit, 0), 500)
    for update of d skip locked
  ), claimed as (
    update public.ecf_documents d set claim_id = gen_random_uuid(), claimed_until = p_now + interval '2 minutes',
      -- Whoever had it before and wrote nothing down may have sent it.
      may_have_arrived = d.may_have_arrived or (d.state = 'signed' and d.claim_id is not null)
    from due where d.id = due.id
    returning d, due.is_held
  )
  select jsonb_agg(private.ecf_work(c.d, c.is_held) order by private.is_note_kind((c.d).ncf_kind), (c.d).created_at, (c.d).encf)
    into v_work from claimed c;
  return coalesce(v_work, '[]');
end
$function$;

CREATE OR REPLACE FUNCTION private.claim_received_ecf (
  p_limit integer                  DEFAULT 50,
  p_now   timestamp with time zone DEFAULT now()
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_claimed jsonb;
begin
  with chosen as (
    select e.id from public.ecf_received e
    -- The certification has no service that could be asked.
    where e.state = 'received' and e.next_try_at <= p_now and e.environment <> 'certecf'
    order by e.next_try_at, e.id limit least(greatest(coalesce(p_limit, 50), 0), 200) for update skip locked),
  claimed as (
    update public.ecf_received e set attempts = e.attempts + 1, next_try_at = p_now
      + (array['2 minutes', '5 minutes', '15 minutes', '1 hour', '6 hours', '1 day']::interval[])[least(e.attempts + 1, 6)]
    from chosen c where e.id = c.id returning e.*)
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'issuer_id', c.issuer_id, 'environment', c.environment,
      'issuing_way', i.issuing_way, 'tax_id', i.tax_id, 'sender_tax_id', c.sender_tax_id, 'encf', c.encf,
      'security_code', c.security_code) order by c.created_at, c.id), '[]')
  into v_claimed
  from claimed c join public.fiscal_issuers i on i.id = c.issuer_id;
  return v_claimed;
end
$function$;

CREATE OR REPLACE FUNCTION private.draft_received_bill (
  p_received_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_received public.ecf_received;
  v_bill_id uuid;
  v_vendor uuid;
  v_lines jsonb;
  v_problem text;
begin
  select * into strict v_received from public.ecf_received where id = p_received_id;
  perform private.lock_money(v_received.organization_id);
  select * into strict v_received from public.ecf_received where id = p_received_id for update;
  if v_received.bill_id is not null or v_received.state = 'refused' then
    return v_received.bill_id;
  end if;
  v_bill_id := private.bill_with_number(v_received);
  if v_bill_id is null and coalesce(jsonb_array_length(v_received.facts -> 'lines'), 0) = 0 then
    v_problem := 'nothing_to_book';
  elsif v_bill_id is null then
    begin
      v_vendor := private.vendor_of_received(v_received);
      select jsonb_agg(l.value || jsonb_build_object('account_id', coalesce(v.account_id,
          private.account_id(v_received.organization_id, 'repairs'))) order by l.position) into v_lines
      from public.vendors v, jsonb_array_elements(v_received.facts -> 'lines') with ordinality as l (value, position)
      where v.id = v_vendor;
      v_bill_id := gen_random_uuid();
      perform private.write_bill(v_bill_id, v_received.organization_id, private.check_bill(v_received.organization_id, null,
          private.bill_of_facts(v_received, v_vendor), v_lines, private.organization_today(v_received.organization_id)),
        v_lines, null, (select auth.uid()));
    exception when raise_exception or check_violation then
      -- What no bill can be is told in the inbox, and keeps no other receipt from becoming one.
      v_problem := case when sqlstate = 'P0001' and sqlerrm ~ '^[a-z0-9_]{1,60}$' then sqlerrm else 'bill_not_possible' end;
      v_bill_id := null;
    end;
  end if;
  update public.ecf_received set bill_id = v_bill_id, bill_problem = v_problem where id = p_received_id;
  return v_bill_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.due_ecf (
  p_now timestamp with time zone
)
  RETURNS SETOF public.ecf_documents
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select d.* from public.ecf_documents d join public.fiscal_issuers i on i.id = d.issuer_id
  where d.state in ('to_sign', 'signed', 'sent') and d.next_try_at <= p_now and (d.claimed_until is null or d.claimed_until <= p_now)
    and i.issuing_way in ('direct', 'provider') and (not private.is_note_kind(d.ncf_kind) or private.may_note_go(d.invoice_id))
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
        and n.is_counted), 0))
  from public.fiscal_invoices b where b.id = p_base_id
$function$;

CREATE OR REPLACE FUNCTION private.ecf_charge_name (
  p_charge public.charges
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select concat_ws(', ',
    concat_ws(' ', case p_charge.kind::text when 'rent' then 'Alquiler' when 'late_fee' then 'Mora' when 'condominium_fee' then 'Mantenimiento'
      when 'utility' then 'Servicios' when 'returned_payment' then 'Cargo por pago devuelto' else coalesce(nullif(p_charge.description, ''), 'Cargo') end,
      u.label),
    case when p_charge.kind::text <> 'other' then nullif(p_charge.description, '') end,
    case when p_charge.period_end = (date_trunc('month', p_charge.period_start) + interval '1 month - 1 day')::date
        and extract(day from p_charge.period_start) = 1
      then (array['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre',
        'diciembre'])[extract(month from p_charge.period_start)::integer] || to_char(p_charge.period_start, ' YYYY')
      else to_char(p_charge.period_start, 'DD-MM-YYYY') || to_char(p_charge.period_end, '" a "DD-MM-YYYY') end)
  from public.leases l join public.units u on u.id = l.unit_id where l.id = p_charge.lease_id
$function$;

CREATE OR REPLACE FUNCTION private.ecf_delay (
  p_attempts integer
)
  RETURNS interval
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$ select make_interval(mins => (array[1, 2, 5, 15, 60])[least(greatest(p_attempts, 1), 5)]) $function$;

CREATE OR REPLACE FUNCTION private.ecf_issuer_facts (
  p_issuer_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('taxId', i.tax_id, 'legalName', i.legal_name, 'tradeName', i.trade_name, 'address', i.address,
    'municipalityCode', i.municipality_code, 'provinceCode', i.province_code,
    'phone', case i.phone when '' then '' else '+1' || replace(i.phone, '-', '') end, 'email', i.email)
  from public.fiscal_issuers i where i.id = p_issuer_id
$function$;

CREATE OR REPLACE FUNCTION private.ecf_news (
  p_state            public.ecf_state,
  p_contingency_kind smallint
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case
    when p_state in ('accepted', 'conditional') then 'valid'
    when p_contingency_kind is null then null
    when p_state in ('signed', 'sent') then 'contingency'
    when p_state = 'rejected' then 'rejected'
  end
$function$;

CREATE OR REPLACE FUNCTION private.ecf_of_claim (
  p_document_id uuid,
  p_claim_id    uuid,
  p_states      public.ecf_state[]
)
  RETURNS public.ecf_documents
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_document public.ecf_documents;
begin
  select * into v_document from public.ecf_documents where id = p_document_id for update;
  if v_document.id is null or v_document.claim_id is distinct from p_claim_id or v_document.state <> all (p_states) then
    perform private.fail('ecf_claim_lost');
  end if;
  return v_document;
end
$function$;

CREATE OR REPLACE FUNCTION private.ecf_probes (
  p_now timestamp with time zone
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_breaker private.ecf_breakers;
  v_probe uuid;
  v_probes uuid[] := '{}';
begin
  for v_breaker in select * from private.ecf_breakers where closed_until <= p_now for update skip locked loop
    select d.id into v_probe from private.due_ecf(p_now) d join public.fiscal_issuers i on i.id = d.issuer_id
    where d.environment = v_breaker.environment and i.issuing_way = v_breaker.issuing_way and d.state <> 'sent'
    order by d.state desc, private.is_note_kind(d.ncf_kind), d.created_at, d.encf limit 1;
    if found then
      v_probes := v_probes || v_probe;
      update private.ecf_breakers set closed_until = p_now + interval '1 minute'
      where environment = v_breaker.environment and issuing_way = v_breaker.issuing_way;
    end if;
  end loop;
  return v_probes;
end
$function$;

CREATE OR REPLACE FUNCTION private.ecf_reference_facts (
  p_invoice public.fiscal_invoices,
  p_base    jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('ncf', r.ncf, 'issuedOn', r.issued_on, 'otherTaxId', '',
    -- 4 replaces a paper of a contingency, 1 takes the whole back, 3 changes amounts.
    'code', case when p_invoice.replaces_paper_id is not null then 4
      when p_invoice.ncf_kind = 'credit_note' and private.pesos_of(p_invoice) = (p_base ->> 'totalMinor')::bigint
        and (p_base ->> 'balanceMinor')::bigint = (p_base ->> 'totalMinor')::bigint then 1 else 3 end,
    'reason', case when p_invoice.replaces_paper_id is null then p_invoice.reason else '' end)
  from public.fiscal_invoices r where r.id = coalesce(p_invoice.replaces_paper_id, p_invoice.modifies_id)
$function$;

CREATE OR REPLACE FUNCTION private.ecf_verdict_of (
  p_invoice_id uuid,
  p_ncf        text
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  -- Of one that was given out elsewhere nothing is known here; whoever writes a note about it says that it stands.
  select coalesce((select case when d.state in ('accepted', 'conditional', 'rejected') then d.state::text else 'pending' end
    from public.ecf_documents d where d.invoice_id = p_invoice_id), case when p_ncf like 'B%' then 'paper' else 'accepted' end)
$function$;

CREATE OR REPLACE FUNCTION private.ecf_work (
  p_document public.ecf_documents,
  p_is_held  boolean
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('id', p_document.id, 'claimId', p_document.claim_id, 'organizationId', p_document.organization_id,
    'issuerId', p_document.issuer_id, 'issuerTaxId', p_document.facts -> 'issuer' ->> 'taxId', 'environment', p_document.environment,
    'issuingWay', i.issuing_way, 'state', p_document.state, 'encf', p_document.encf, 'ncfKind', p_document.ncf_kind,
    'isSummary', p_document.is_summary, 'facts', p_document.facts, 'securityCode', p_document.security_code,
    'trackId', p_document.track_id, 'attempts', p_document.attempts, 'mayHaveArrived', p_document.may_have_arrived,
    'signedAt', p_document.signed_at, 'createdAt', p_document.created_at, 'buyerTaxId', p_document.buyer_tax_id, 'isHeld', p_is_held,
    'otherTrackIds', (select coalesce(jsonb_agg(o.track_id order by o.created_at), '[]') from public.ecf_documents o
      where o.issuer_id = p_document.issuer_id and o.environment = p_document.environment and o.encf = p_document.encf
        and o.id <> p_document.id and o.track_id is not null))
  from public.fiscal_issuers i where i.id = p_document.issuer_id
$function$;

CREATE OR REPLACE FUNCTION private.end_contingency (
  p_id      uuid,
  p_ends_on date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_contingency public.contingencies;
begin
  select * into v_contingency from public.contingencies where id = p_id;
  perform private.require_record(v_contingency.organization_id, 'money.write');
  perform private.lock_money(v_contingency.organization_id);
  select * into v_contingency from public.contingencies where id = p_id;
  if p_ends_on is null then
    perform private.fail('value_missing', '{"fields": ["ends_on"]}');
  elsif v_contingency.ends_on is not null then
    perform private.fail('ecf_done');
  elsif p_ends_on < v_contingency.starts_on then
    perform private.fail('value_out_of_range', '{"fields": ["ends_on"]}');
  elsif exists (select 1 from public.fiscal_invoices i join public.ncf_ranges r on r.id = i.range_id and r.for_contingency
      where i.organization_id = v_contingency.organization_id and i.issuer_id = v_contingency.issuer_id and i.issued_on > p_ends_on) then
    perform private.fail('contingency_has_receipts', '{"fields": ["ends_on"]}');
  end if;
  update public.contingencies set ends_on = p_ends_on where id = p_id;
  return p_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.export_lease_money (
  p_lease_id uuid,
  p_user_id  uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'monthly_charges', (select coalesce(jsonb_agg(jsonb_build_object('kind', r.kind, 'description', r.description,
      'amount_minor', r.amount_minor, 'currency', r.currency, 'from', r.starts_on, 'to', r.ends_on) order by r.starts_on, r.id), '[]')
      from public.recurring_charges r where r.lease_id = p_lease_id and r.starts_on <= private.last_day_of(p_lease_id, p_user_id)),
    'meter_readings', (select coalesce(jsonb_agg(jsonb_build_object('read_on', m.read_on, 'value', m.value, 'used', m.used,
      'price_minor', m.price_minor) order by m.read_on, m.id), '[]')
      from public.meter_readings m where m.lease_id = p_lease_id and m.read_on <= private.last_day_of(p_lease_id, p_user_id) and m.removed_at is null),
    'taken_off_charges', (select coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'amount_minor', c.amount_minor,
      'currency', c.currency, 'on', c.occurred_on, 'reason', c.reason, 'reversed_at', c.reversed_at) order by c.created_at, c.id), '[]')
      from public.charge_credits c where c.lease_id = p_lease_id and c.occurred_on <= private.last_day_of(p_lease_id, p_user_id)),
    'refunds', (select coalesce(jsonb_agg(jsonb_build_object('amount_minor', r.amount_minor, 'currency', r.currency,
      'method', r.method, 'status', r.status, 'reason', r.reason, 'reference', r.reference, 'on', r.refunded_on)
      order by r.requested_at, r.id), '[]') from public.refunds r where r.lease_id = p_lease_id and r.requested_at < private.last_moment_of(p_lease_id, p_user_id)),
    'fiscal_invoices', (select coalesce(jsonb_agg(jsonb_build_object('ncf', f.ncf, 'issued_on', f.issued_on,
      'client_name', f.client_name, 'client_id', f.client_id, 'description', f.description, 'currency', f.currency,
      'base_minor', f.base_minor, 'itbis_minor', f.itbis_minor, 'cancelled_on', f.cancelled_on,
      'ecf', (select jsonb_build_object('state', e.state, 'security_code', e.security_code, 'signed_at', e.signed_at)
        from public.ecf_documents e where e.invoice_id = f.id),
      'withheld', (select coalesce(jsonb_agg(jsonb_build_object('on', w.withheld_on, 'itbis_minor', w.itbis_minor,
        'isr_minor', w.isr_minor) order by w.created_at), '[]') from public.fiscal_withholdings w where w.invoice_id = f.id))
      order by f.created_at, f.id), '[]') from public.fiscal_invoices f where f.lease_id = p_lease_id and f.issued_on <= private.last_day_of(p_lease_id, p_user_id)),
    'deposit_settlements', (select coalesce(jsonb_agg(jsonb_build_object('returned_on', s.returned_on, 'held_minor', s.held_minor,
      'deducted_minor', s.deducted_minor, 'refund_minor', s.refund_minor, 'currency', s.currency,
      'kept_for', (select coalesce(jsonb_agg(jsonb_build_object('kind', d.kind, 'description', d.description,
        'amount_minor', d.amount_minor) order by d.position), '[]') from public.deposit_deductions d where d.settlement_id = s.id))
      order by s.created_at), '[]') from public.deposit_settlements s where s.lease_id = p_lease_id and s.settled_on <= private.last_day_of(p_lease_id, p_user_id)),
    'held_deposits', (select coalesce(jsonb_agg(jsonb_build_object('on', h.occurred_on, 'amount_minor', h.amount_minor,
      'currency', h.currency, 'reversed_at', h.reversed_at) order by h.created_at, h.id), '[]')
      from public.held_deposits h where h.lease_id = p_lease_id and h.occurred_on <= private.last_day_of(p_lease_id, p_user_id)),
    'payment_plans', (select coalesce(jsonb_agg(jsonb_build_object('agreed_on', p.agreed_on, 'total_minor', p.total_minor,
      'currency', p.currency, 'cancelled_at', p.cancelled_at,
      'instalments', (select coalesce(jsonb_agg(jsonb_build_object('due_on', i.due_on, 'amount_minor', i.amount_minor)
        order by i.position), '[]') from public.payment_plan_instalments i where i.plan_id = p.id))
      order by p.created_at, p.id), '[]') from public.payment_plans p where p.lease_id = p_lease_id and p.agreed_on <= private.last_day_of(p_lease_id, p_user_id)),
    'plan_requests', (select coalesce(jsonb_agg(jsonb_build_object('status', q.status, 'owed_minor', q.owed_minor,
      'currency', q.currency, 'instalment_count', q.instalment_count, 'first_on', q.first_on, 'message', q.message,
      'answer', q.answer, 'created_at', q.created_at) order by q.created_at, q.id), '[]')
      from public.plan_requests q where q.lease_id = p_lease_id and q.user_id = p_user_id),
    'card_payments', (select coalesce(jsonb_agg(jsonb_build_object('status', c.status, 'processor', c.processor,
      'amount_minor', c.amount_minor, 'fee_minor', c.fee_minor, 'currency', c.currency, 'reference', c.reference,
      'authorization_code', c.authorization_code, 'card_brand', c.card_brand, 'card_last4', c.card_last4,
      'created_at', c.created_at, 'decided_at', c.decided_at) order by c.created_at, c.id), '[]')
      from public.card_payments c where c.lease_id = p_lease_id and c.user_id = p_user_id),
    'automatic_payments', (select coalesce(jsonb_agg(jsonb_build_object('status', a.status, 'processor', a.processor,
      'limit_minor', a.limit_minor, 'currency', a.currency, 'pays_on', a.pays_on, 'card_brand', a.card_brand,
      'card_last4', a.card_last4, 'card_expires', a.card_expires, 'stopped_for', a.stopped_for, 'created_at', a.created_at,
      'consented_at', a.consented_at, 'consent_version', a.consent_version,
      'consent', (select s.text from private.autopay_consents s where s.version = a.consent_version and s.language = a.consent_language),
      'charges', (select coalesce(jsonb_agg(jsonb_build_object('month', h.month, 'attempt', h.attempt, 'status', h.status,
        'announced_minor', h.announced_minor, 'amount_minor', h.amount_minor, 'charge_on', h.charge_on)
        order by h.month, h.attempt), '[]') from public.autopay_charges h where h.autopay_id = a.id)) order by a.created_at, a.id), '[]')
      from public.autopays a where a.lease_id = p_lease_id and a.user_id = p_user_id)
  )
$function$;

CREATE OR REPLACE FUNCTION private.find_ecf_receiver (
  p_slug   text,
  p_client text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_issuer public.fiscal_issuers;
begin
  perform private.count_attempt('ecf receiver', p_client, 1200, interval '1 hour');
  select * into v_issuer from public.fiscal_issuers
  where reception_slug = lower(p_slug) and tax_id <> '' and issuing_way = 'direct';
  if v_issuer.id is null then
    return null;
  end if;
  return jsonb_build_object('organization_id', v_issuer.organization_id, 'issuer_id', v_issuer.id, 'environment', v_issuer.environment,
    'tax_id', v_issuer.tax_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.find_own_ecf_receiver (
  p_organization_id uuid,
  p_tax_id          text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_permission(p_organization_id, 'money.write');
  return (select jsonb_build_object('organization_id', i.organization_id, 'issuer_id', i.id, 'environment', i.environment,
      'tax_id', i.tax_id)
    from public.fiscal_issuers i where i.organization_id = p_organization_id and i.tax_id = p_tax_id and i.tax_id <> '');
end
$function$;

CREATE OR REPLACE FUNCTION private.fiscal_today()
  RETURNS date
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select (now() at time zone 'America/Santo_Domingo')::date $function$;

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
  v_id uuid := gen_random_uuid();
  v_today date := private.fiscal_today();
  -- A draft is given the issuer of its day when it is posted.
  v_issuer uuid := case when p_bill.entry_id is null
    then private.issuer_of(p_bill.organization_id, p_bill.property_id, p_bill.billed_on) else p_bill.issuer_id end;
begin
  perform private.check_purchase_receipt(p_bill, p_kind);
  perform private.require_known_issuer(v_issuer, '{"fields": ["no_receipt_reason"]}');
  -- Own purchases can wait until e-CF can be made again: their papers would have to be replaced.
  if private.is_in_contingency(v_issuer, v_today) then
    perform private.fail('contingency_open', '{"fields": ["no_receipt_reason"]}');
  end if;
  loop
    select * into v_ncf from private.allocate_ncf(v_issuer, p_kind, v_today);
    exit when not exists (select 1 from public.bills b where b.organization_id = p_bill.organization_id and b.issuer_id = v_issuer and b.ncf = v_ncf.ncf
      and substring(b.ncf from 1 for 3) in ('B11', 'B13', 'E41', 'E43'));
  end loop;
  insert into public.purchase_receipts (id, organization_id, bill_id, range_id, ncf, ncf_kind, ncf_expires_on, issued_on, details, created_by, issuer_id)
  select v_id, p_bill.organization_id, p_bill.id, v_ncf.range_id, v_ncf.ncf, p_kind, v_ncf.expires_on,
    -- No e-CF is of a day before the issuer's first one.
    case when v_ncf.series = 'E' and p_bill.billed_on < f.electronic_since then v_today else p_bill.billed_on end,
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
  perform private.make_purchase_ecf(v_id);
  return v_ncf.ncf;
end
$function$;

CREATE OR REPLACE FUNCTION private.invoice_for_verb (
  p_invoice_id uuid
)
  RETURNS public.fiscal_invoices
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_record((select organization_id from public.fiscal_invoices where id = p_invoice_id), 'money.reverse');
  return private.standing_invoice(p_invoice_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.is_delivered_kind (
  p_kind public.ncf_kind
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$ select p_kind in ('fiscal_credit', 'debit_note', 'credit_note', 'special_regime') $function$;

CREATE OR REPLACE FUNCTION private.is_in_contingency (
  p_issuer_id uuid,
  p_day       date
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select exists (select 1 from public.contingencies where issuer_id = p_issuer_id and daterange(starts_on, ends_on) @> p_day)
$function$;

CREATE OR REPLACE FUNCTION private.is_note_kind (
  p_kind public.ncf_kind
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$ select p_kind in ('credit_note', 'debit_note') $function$;

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
    base_minor, itbis_minor, on_credit_minor, created_by, issuer_id)
  values (v_id, v_invoice.organization_id, v_invoice.lease_id, v_invoice.property_id, v_ncf.range_id, v_ncf.ncf, 'credit_note',
    -- A note is about a receipt, never about another note: what a debit note added is taken off the receipt that it names.
    v_ncf.expires_on, coalesce(v_invoice.modifies_id, p_invoice_id), left(btrim(p_reason), 300), v_today, v_invoice.client_name,
    v_invoice.client_id_type, v_invoice.client_id, v_invoice.income_type, v_invoice.treatment, v_invoice.description,
    v_invoice.currency, v_invoice.dop_rate, v_invoice.rate_source, v_base, v_itbis, v_base + v_itbis, (select auth.uid()),
    v_invoice.issuer_id);
  perform private.make_ecf(v_id, p_charge_ids);
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.issue_debit_note (
  p_invoice_id              uuid,
  p_charge_ids              uuid[],
  p_reason                  text,
  p_dop_rate                numeric DEFAULT 1,
  p_rate_source             text    DEFAULT ''::text,
  p_itbis_to_withhold_minor bigint  DEFAULT NULL::bigint,
  p_isr_to_withhold_minor   bigint  DEFAULT NULL::bigint
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
  v_invoice public.fiscal_invoices;
  v_id uuid;
begin
  v_lease := private.lease_to_invoice(p_charge_ids);
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing', '{"fields": ["reason"]}');
  end if;
  select * into v_invoice from public.fiscal_invoices i
  where i.id = p_invoice_id and i.lease_id = v_lease.id and i.cancelled_on is null and i.modifies_id is null
    and private.ecf_verdict_of(i.id, i.ncf) <> 'rejected'
    and exists (select 1 from public.fiscal_invoice_charges c where c.invoice_id = i.id and c.is_live and not c.is_itbis);
  if not found then
    perform private.fail('receipt_not_standing', '{"fields": ["invoice_id"]}');
  end if;
  v_invoice.modifies_id := v_invoice.id;
  v_invoice.ncf_kind := 'debit_note';
  v_invoice.reason := left(btrim(p_reason), 300);
  -- What is added now has the rate of its own day.
  v_invoice.dop_rate := p_dop_rate;
  v_invoice.rate_source := p_rate_source;
  v_invoice.itbis_to_withhold_minor := p_itbis_to_withhold_minor;
  v_invoice.isr_to_withhold_minor := p_isr_to_withhold_minor;
  v_id := private.issue_receipt(v_lease, p_charge_ids, v_invoice);
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.issue_fiscal_invoice (
  p_charge_ids              uuid[],
  p_kind                    public.ncf_kind,
  p_treatment               public.tax_treatment,
  p_client_name             text,
  p_client_id_type          public.identity_type DEFAULT NULL::public.identity_type,
  p_client_id               text                 DEFAULT ''::text,
  p_income_type             text                 DEFAULT '04'::text,
  p_dop_rate                numeric              DEFAULT 1,
  p_rate_source             text                 DEFAULT ''::text,
  p_itbis_to_withhold_minor bigint               DEFAULT NULL::bigint,
  p_isr_to_withhold_minor   bigint               DEFAULT NULL::bigint
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
  v_invoice public.fiscal_invoices;
  v_id uuid;
begin
  v_lease := private.lease_to_invoice(p_charge_ids);
  if p_kind in ('credit_note', 'debit_note') then
    perform private.fail('ncf_kind_not_allowed');
  end if;
  v_invoice.ncf_kind := p_kind;
  v_invoice.treatment := p_treatment;
  v_invoice.client_name := p_client_name;
  v_invoice.client_id_type := p_client_id_type;
  v_invoice.client_id := p_client_id;
  v_invoice.income_type := p_income_type;
  v_invoice.dop_rate := p_dop_rate;
  v_invoice.rate_source := p_rate_source;
  v_invoice.itbis_to_withhold_minor := p_itbis_to_withhold_minor;
  v_invoice.isr_to_withhold_minor := p_isr_to_withhold_minor;
  v_id := private.issue_receipt(v_lease, p_charge_ids, v_invoice);
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

CREATE OR REPLACE FUNCTION private.itbis_of_invoice (
  p_invoice public.fiscal_invoices
)
  RETURNS bigint
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case when p_invoice.cancelled_on is not null or not p_invoice.is_counted or p_invoice.is_itbis_lost then 0
    else round(p_invoice.itbis_minor * p_invoice.dop_rate) * case when p_invoice.ncf_kind = 'credit_note' then -1 else 1 end end::bigint
$function$;

CREATE OR REPLACE FUNCTION private.keep_authority_token (
  p_certificate_id uuid,
  p_environment    public.ecf_environment,
  p_sealed         text                     DEFAULT NULL::text,
  p_expires_at     timestamp with time zone DEFAULT NULL::timestamp WITH time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_sealed is null then
    delete from private.ecf_tokens where certificate_id = p_certificate_id and environment = p_environment;
    return;
  end if;
  insert into private.ecf_tokens as t (certificate_id, environment, sealed, expires_at)
  select c.id, p_environment, p_sealed, p_expires_at from public.signing_certificates c
  where c.id = p_certificate_id and c.removed_at is null
  on conflict (certificate_id, environment) do update set sealed = excluded.sealed, expires_at = excluded.expires_at;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_ecf_approval (
  p_received_id uuid,
  p_file        text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform 1 from public.ecf_received where id = p_received_id and approval_state <> 'none' for update;
  if not found then
    return null;
  end if;
  if not exists (select 1 from public.ecf_files where received_id = p_received_id and kind = 'acecf' and direction = 'out') then
    perform private.keep_received_file(p_received_id, 'acecf', 'out', p_file);
  end if;
  return (select replace(encode(bytes, 'base64'), E'\n', '') from public.ecf_files
    where received_id = p_received_id and kind = 'acecf' and direction = 'out');
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_ecf_directory (
  p_environment public.ecf_environment,
  p_tax_id      text,
  p_entry       jsonb
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  insert into private.ecf_directory as d (environment, tax_id, entry, asked_at)
  values (p_environment, p_tax_id, nullif(p_entry, 'null'), now())
  on conflict (environment, tax_id) do update set entry = excluded.entry, asked_at = excluded.asked_at
$function$;

CREATE OR REPLACE FUNCTION private.keep_ecf_file (
  p_document  public.ecf_documents,
  p_kind      text,
  p_direction text,
  p_bytes     bytea
)
  RETURNS uuid
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  insert into public.ecf_files (organization_id, document_id, kind, direction, bytes)
  values (p_document.organization_id, p_document.id, p_kind, p_direction, p_bytes) returning id
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

CREATE OR REPLACE FUNCTION private.keep_received_file (
  p_received_id uuid,
  p_kind        text,
  p_direction   text,
  p_file        text
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  insert into public.ecf_files (organization_id, received_id, kind, direction, bytes)
  select e.organization_id, e.id, p_kind, p_direction, decode(p_file, 'base64')
  from public.ecf_received e where e.id = p_received_id and p_file is not null
$function$;

CREATE OR REPLACE FUNCTION private.mail_electronic_receipt (
  p_document public.ecf_documents
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.mail_tenants(i.lease_id, 'fiscal_receipt', jsonb_build_object('event', n.news, 'ncf', i.ncf, 'ncf_kind', i.ncf_kind,
      'issued_on', i.issued_on, 'amount_minor', i.base_minor + i.itbis_minor, 'currency', i.currency),
    -- Who was told of it in a contingency is not told again when it is accepted.
    'fiscal-receipt/' || p_document.id || case n.news when 'rejected' then '/rejected' else '' end)
  from public.fiscal_invoices i
  cross join lateral (select private.ecf_news(p_document.state, p_document.contingency_kind) as news) n
  where i.id = p_document.invoice_id and p_document.environment = 'ecf' and n.news is not null
$function$;

CREATE OR REPLACE FUNCTION private.make_ecf (
  p_invoice_id uuid,
  p_charge_ids uuid[]
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_invoice public.fiscal_invoices;
  v_document public.ecf_documents;
  v_base jsonb;
  v_lines record;
begin
  select * into strict v_invoice from public.fiscal_invoices where id = p_invoice_id;
  if not private.makes_ecf(v_invoice.issuer_id, v_invoice.ncf) then
    return null;
  end if;
  select jsonb_agg(jsonb_build_object('name', private.ecf_charge_name(c), 'amountMinor', x.amount_minor) order by c.due_on, c.posting_number)
      as charges, max(c.due_on) as due_on, min(c.period_start) as period_start, max(c.period_end) as period_end
    into strict v_lines
  from public.charges c
  -- As it stands with the last receipt that it was given: a note's own charges are those of another.
  cross join lateral (select f.amount_minor from public.fiscal_invoice_charges f join public.fiscal_invoices i on i.id = f.invoice_id
    where f.charge_id = c.id and not f.is_itbis order by i.created_at desc limit 1) x
  where c.id = any (p_charge_ids);
  v_base := case when v_invoice.replaces_paper_id is null then private.ecf_base_facts(v_invoice.modifies_id, v_invoice.id) end;
  v_document.organization_id := v_invoice.organization_id;
  v_document.issuer_id := v_invoice.issuer_id;
  v_document.ncf_kind := v_invoice.ncf_kind;
  v_document.encf := v_invoice.ncf;
  v_document.invoice_id := v_invoice.id;
  v_document.lease_id := v_invoice.lease_id;
  v_document.issued_on := v_invoice.issued_on;
  v_document.total_minor := private.pesos_of(v_invoice);
  v_document.buyer_tax_id := case when v_invoice.client_id_type in ('rnc', 'cedula') then v_invoice.client_id else '' end;
  return private.write_ecf_document(v_document, jsonb_build_object('base', v_base, 'sale', jsonb_build_object(
    'kind', v_invoice.ncf_kind, 'expiresOn', v_invoice.ncf_expires_on, 'issuedOn', v_invoice.issued_on, 'internalNumber', '',
    'incomeType', v_invoice.income_type, 'treatment', v_invoice.treatment, 'currency', v_invoice.currency, 'dopRate', v_invoice.dop_rate,
    'charges', v_lines.charges, 'itbisMinor', v_invoice.itbis_minor,
    'paid', jsonb_build_object('cash', v_invoice.paid_cash_minor, 'transfer', v_invoice.paid_transfer_minor,
      'card', v_invoice.paid_card_minor, 'other', v_invoice.paid_other_minor, 'credit', v_invoice.on_credit_minor),
    'dueOn', case when v_invoice.ncf_kind <> 'credit_note' then v_lines.due_on end,
    'period', case when v_lines.period_start is not null
      then jsonb_build_object('from', v_lines.period_start, 'to', v_lines.period_end) end,
    'client', jsonb_build_object('idType', v_invoice.client_id_type, 'id', v_invoice.client_id, 'name', v_invoice.client_name),
    'withheld', jsonb_build_object('itbisMinor', v_invoice.itbis_to_withhold_minor, 'isrMinor', v_invoice.isr_to_withhold_minor),
    'reference', private.ecf_reference_facts(v_invoice, v_base))));
end
$function$;

CREATE OR REPLACE FUNCTION private.make_ecf_seed (
  p_issuer_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_seed text := encode(extensions.gen_random_bytes(48), 'base64');
begin
  delete from private.ecf_seeds where expires_at < now();
  insert into private.ecf_seeds (seed, issuer_id, expires_at) values (v_seed, p_issuer_id, now() + interval '5 minutes');
  return v_seed;
end
$function$;

CREATE OR REPLACE FUNCTION private.make_key_problems_due (
  p_organization_id uuid
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  update public.ecf_documents set problems = '[]', next_try_at = now()
  where organization_id = p_organization_id and state in ('to_sign', 'signed') and problems @> '[{"field": "key"}]'
$function$;

CREATE OR REPLACE FUNCTION private.make_purchase_ecf (
  p_receipt_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_receipt public.purchase_receipts;
  v_bill public.bills;
  v_vendor public.vendors;
  v_document public.ecf_documents;
  v_rate numeric;
  v_is_minor boolean;
  v_others bigint;
  v_total bigint;
  v_paid bigint;
begin
  select * into strict v_receipt from public.purchase_receipts where id = p_receipt_id;
  if not private.makes_ecf(v_receipt.issuer_id, v_receipt.ncf) then
    return null;
  end if;
  select * into strict v_bill from public.bills where id = v_receipt.bill_id;
  select * into strict v_vendor from public.vendors where id = v_bill.vendor_id;
  v_rate := case when v_bill.currency = 'DOP' then 1 else v_bill.dop_rate end;
  if v_rate is null then
    perform private.fail('rate_missing');
  end if;
  v_is_minor := v_receipt.ncf_kind = 'minor_expenses';
  v_others := v_bill.excise_minor + v_bill.other_taxes_minor + v_bill.tip_minor;
  if v_others > 0 and not v_is_minor then
    perform private.fail('purchase_other_taxes', '{"fields": ["other_taxes_minor"]}');
  end if;
  -- Each tax is changed into pesos by itself.
  v_total := round((v_bill.services_minor + v_bill.goods_minor) * v_rate) + round(v_bill.itbis_minor * v_rate) + round(v_others * v_rate);
  v_paid := least(v_bill.paid_minor, v_bill.total_minor);
  v_document.organization_id := v_receipt.organization_id;
  v_document.issuer_id := v_receipt.issuer_id;
  v_document.ncf_kind := v_receipt.ncf_kind;
  v_document.encf := v_receipt.ncf;
  v_document.purchase_receipt_id := v_receipt.id;
  v_document.issued_on := v_receipt.issued_on;
  v_document.total_minor := v_total;
  v_document.buyer_tax_id := case when v_vendor.identity_type in ('rnc', 'cedula') and not v_is_minor
    and v_vendor.identity_number ~ '^(\d{9}|\d{11})$' then v_vendor.identity_number else '' end;
  return private.write_ecf_document(v_document, jsonb_build_object('purchase', jsonb_build_object(
    'kind', v_receipt.ncf_kind, 'expiresOn', v_receipt.ncf_expires_on, 'issuedOn', v_receipt.issued_on, 'internalNumber', '',
    'vendor', jsonb_build_object('idType', v_vendor.identity_type, 'id', coalesce(v_vendor.identity_number, ''), 'name', v_vendor.name),
    'currency', v_bill.currency, 'dopRate', v_rate,
    'bought', (select jsonb_agg(jsonb_build_object('name', l.description, 'isGoods', l.is_goods, 'amountMinor', l.amount_minor)
      order by l.position) from public.bill_lines l where l.bill_id = v_bill.id),
    'itbisMinor', v_bill.itbis_minor, 'othersMinor', v_others,
    'withheld', jsonb_build_object('itbisMinor', v_bill.itbis_withheld_minor, 'isrMinor', v_bill.isr_withheld_minor),
    -- By the ways of column 23 of the 606: 01 cash, 02 transfer or cheque, 03 card, 04 on credit.
    'paid', jsonb_build_object('cash', case v_bill.payment_form when '01' then v_paid else 0 end,
      'transfer', case v_bill.payment_form when '02' then v_paid else 0 end, 'card', case v_bill.payment_form when '03' then v_paid else 0 end,
      'other', case when v_bill.payment_form in ('01', '02', '03') then 0 else v_paid end, 'credit', v_bill.total_minor - v_paid),
    'dueOn', v_bill.due_on)));
end
$function$;

CREATE OR REPLACE FUNCTION private.make_received_bill (
  p_received_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_received public.ecf_received;
  v_bill uuid;
begin
  select * into v_received from public.ecf_received where id = p_received_id;
  perform private.require_record(v_received.organization_id, 'money.write');
  if v_received.state in ('refused', 'rejected_by_dgii') then
    perform private.fail('receipt_not_valid', jsonb_build_object('state', v_received.state));
  end if;
  v_bill := private.draft_received_bill(p_received_id);
  if v_bill is null then
    perform private.fail((select bill_problem from public.ecf_received where id = p_received_id));
  end if;
  return v_bill;
end
$function$;

CREATE OR REPLACE FUNCTION private.makes_ecf (
  p_issuer_id uuid,
  p_ncf       text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select p_ncf like 'E%' and exists (select 1 from public.fiscal_issuers where id = p_issuer_id and issuing_way in ('direct', 'provider'))
$function$;

CREATE OR REPLACE FUNCTION private.may_note_go (
  p_invoice_id uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce((select i.replaces_paper_id is not null
      or private.ecf_verdict_of(b.id, b.ncf) in ('accepted', 'conditional', 'paper')
    from public.fiscal_invoices i join public.fiscal_invoices b on b.id = i.modifies_id where i.id = p_invoice_id), true)
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
  -- The authority said that the number was not used: it is, by the one that takes its place, unless its time is over.
  if not p_document.is_number_used and (p_expires_on is null or p_expires_on >= p_today) then
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

CREATE OR REPLACE FUNCTION private.note_ecf (
  p_document public.ecf_documents,
  p_kind     text,
  p_detail   jsonb                DEFAULT '{}'::jsonb,
  p_status   integer              DEFAULT NULL::integer
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  insert into public.ecf_events (organization_id, document_id, kind, status, detail, actor_id)
  values (p_document.organization_id, p_document.id, p_kind, p_status, jsonb_strip_nulls(p_detail), (select auth.uid()))
$function$;

CREATE OR REPLACE FUNCTION private.note_ecf_waiting (
  p_now timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_document public.ecf_documents;
  v_late record;
begin
  -- No connection (kind 1) has a term from when it began; of the authority's own outage (kind 3) nobody says how long it takes.
  for v_document in
    update public.ecf_documents d set contingency_kind = case b.fault when 'unreachable' then 1 else 3 end,
      due_by = case b.fault when 'unreachable' then greatest(b.since, d.created_at) + interval '72 hours' end
    from private.ecf_breakers b, public.fiscal_issuers i
    where d.state in ('to_sign', 'signed') and d.contingency_kind is null and b.environment = d.environment and i.id = d.issuer_id
      and b.issuing_way = i.issuing_way and greatest(b.since, d.created_at) <= p_now - interval '10 minutes'
    returning d.*
  loop
    insert into public.ecf_events (organization_id, document_id, kind, detail)
    values (v_document.organization_id, v_document.id, 'contingency', jsonb_strip_nulls(jsonb_build_object(
      'kind', v_document.contingency_kind, 'due_by', v_document.due_by)));
    perform private.mail_electronic_receipt(v_document);
  end loop;
  -- Whatever keeps a document: each step of hours is told once, for all that an issuer has.
  for v_late in
    with late as (
      update public.ecf_documents d set alarmed_hours = s.hours
      from (select o.id, case when o.created_at <= p_now - interval '72 hours' then 72
          when o.created_at <= p_now - interval '60 hours' then 60 else 24 end as hours
        from public.ecf_documents o
        where o.state in ('to_sign', 'signed', 'sent') and o.created_at <= p_now - interval '24 hours') s
      where d.id = s.id and d.alarmed_hours < s.hours
      returning d.organization_id, d.issuer_id, d.encf, d.alarmed_hours as hours
    )
    select l.organization_id, l.issuer_id, l.hours, count(*) as waiting, min(l.encf) as encf, i.legal_name
    from late l join public.fiscal_issuers i on i.id = l.issuer_id group by 1, 2, 3, 6
  loop
    perform private.notify_office_of_ecf(v_late.organization_id, 'waiting', jsonb_build_object('hours', v_late.hours,
      'count', v_late.waiting, 'encf', v_late.encf, 'issuer', v_late.legal_name),
      v_late.issuer_id || '/' || v_late.hours || '/' || v_late.encf);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_received (
  p_received_id uuid,
  p_kind        text,
  p_detail      jsonb DEFAULT '{}'::jsonb
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  insert into public.ecf_events (organization_id, received_id, kind, detail, actor_id)
  select e.organization_id, e.id, p_kind, jsonb_strip_nulls(p_detail), (select auth.uid()) from public.ecf_received e
  where e.id = p_received_id
$function$;

CREATE OR REPLACE FUNCTION private.notify_office_of_ecf (
  p_organization_id uuid,
  p_event           text,
  p_facts           jsonb,
  p_key             text
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.mail_user(m.user_id, 'ecf_alarm', p_facts || jsonb_build_object('event', p_event),
    'ecf-' || p_event || '/' || p_key || '/' || m.user_id)
  from public.memberships m
  join private.role_permissions r on r.role = m.role and r.permission = 'money.write'
  where m.organization_id = p_organization_id
$function$;

CREATE OR REPLACE FUNCTION private.owe_lost_itbis()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- What a note says that takes the place of another was posted with that one.
  if new.replaces_paper_id is null
    and not exists (select 1 from public.fiscal_invoices r where r.id = new.replaces_id and r.is_itbis_lost) then
    perform private.post_lost_itbis(new);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.past_rule (
  p_table text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case
    when p_table in ('charges') then 'x.due_on <= m.last_on'
    when p_table in ('charge_credits', 'held_deposits') then 'x.occurred_on <= m.last_on'
    when p_table in ('lease_rent_steps', 'recurring_charges') then 'x.starts_on <= m.last_on'
    -- What others report afterwards of a day before is theirs alone.
    when p_table = 'payments' then 'x.paid_on <= m.last_on
      and (x.reported_by is null or x.reported_by = (select auth.uid()) or x.created_at < m.until)'
    when p_table in ('payment_exchanges', 'receipts') then 'x.payment_id in (select private.my_past_ids(''payments''))'
    when p_table = 'refunds' then 'x.requested_at < m.until'
    when p_table = 'meter_readings' then 'x.read_on <= m.last_on'
    when p_table = 'deposit_settlements' then 'x.settled_on <= m.last_on'
    when p_table = 'deposit_deductions' then 'x.settlement_id in (select private.my_past_ids(''deposit_settlements''))'
    when p_table = 'deduction_evidence' then 'x.deduction_id in (select private.my_past_ids(''deposit_deductions''))'
    when p_table in ('fiscal_invoices', 'ecf_documents') then 'x.issued_on <= m.last_on'
    when p_table = 'fiscal_withholdings' then 'x.withheld_on <= m.last_on'
    when p_table = 'payment_plans' then 'x.agreed_on <= m.last_on'
    when p_table = 'payment_plan_instalments' then 'x.plan_id in (select private.my_past_ids(''payment_plans''))'
    when p_table in ('lease_tenants', 'plan_requests', 'autopays') then 'x.user_id = (select auth.uid())'
    when p_table = 'autopay_charges' then 'x.autopay_id in (select private.my_past_ids(''autopays''))'
    when p_table = 'card_payments' then 'x.user_id = (select auth.uid()) or x.created_at < m.until'
    when p_table = 'maintenance_events' then 'not x.is_internal and x.created_at < m.until'
    when p_table in ('maintenance_requests', 'maintenance_photos', 'condition_reports', 'condition_photos', 'area_reservations',
      'document_requests') then 'x.created_at < m.until'
    when p_table = 'condition_items' then 'x.report_id in (select private.my_past_ids(''condition_reports''))'
    when p_table = 'parcels' then 'x.noted_at < m.until'
    when p_table = 'documents' then 'x.is_shared and x.created_at < m.until'
  end
$function$;

CREATE OR REPLACE FUNCTION private.pesos_of (
  p_invoice public.fiscal_invoices
)
  RETURNS bigint
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$ select (round(p_invoice.base_minor * p_invoice.dop_rate) + round(p_invoice.itbis_minor * p_invoice.dop_rate))::bigint $function$;

CREATE OR REPLACE FUNCTION private.read_authority_token (
  p_certificate_id uuid,
  p_environment    public.ecf_environment
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('sealed', sealed, 'expiresAt', expires_at) from private.ecf_tokens
  where certificate_id = p_certificate_id and environment = p_environment
$function$;

CREATE OR REPLACE FUNCTION private.read_ecf_directory (
  p_environment public.ecf_environment,
  p_tax_id      text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce((select jsonb_build_object('is_known', true, 'entry', d.entry) from private.ecf_directory d
    where d.environment = p_environment and d.tax_id = p_tax_id and d.asked_at > now() - interval '1 day'),
    '{"is_known": false, "entry": null}')
$function$;

CREATE OR REPLACE FUNCTION private.read_ecf_file (
  p_document_id uuid,
  p_kind        text
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select replace(encode(f.bytes, 'base64'), E'\n', '') from public.ecf_documents d
  join public.ecf_files f on f.organization_id = d.organization_id and f.document_id = d.id and f.kind = p_kind
  where d.id = p_document_id order by f.created_at desc limit 1
$function$;

CREATE OR REPLACE FUNCTION private.read_issuer_access (
  p_issuer_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_issuer public.fiscal_issuers;
begin
  select * into v_issuer from public.fiscal_issuers where id = p_issuer_id;
  perform private.require_record(v_issuer.organization_id, 'organization.manage');
  return jsonb_build_object('environment', v_issuer.environment, 'issuingWay', v_issuer.issuing_way);
end
$function$;

CREATE OR REPLACE FUNCTION private.read_signing_key (
  p_issuer_id   uuid,
  p_environment public.ecf_environment
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('organizationId', c.organization_id, 'certificateId', c.id, 'fingerprint', c.fingerprint,
    'certificate', c.certificate, 'isConsented', c.consented_at is not null,
    'sealed', case when p_environment <> 'ecf' or c.consented_at is not null then k.sealed end)
  from public.issuer_signers s join public.signing_certificates c on c.id = s.certificate_id
    join private.signing_keys k on k.certificate_id = c.id
  where s.issuer_id = p_issuer_id and c.removed_at is null
$function$;

CREATE OR REPLACE FUNCTION private.receive_ecf (
  p_issuer_id       uuid,
  p_receipt         jsonb,
  p_file            text    DEFAULT NULL::text,
  p_acknowledgement text    DEFAULT NULL::text,
  p_refusal         integer DEFAULT NULL::integer,
  p_is_uploaded     boolean DEFAULT false
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_issuer public.fiscal_issuers;
  v_id uuid;
begin
  select * into v_issuer from public.fiscal_issuers where id = p_issuer_id;
  if v_issuer.id is null then
    perform private.fail('not_found');
  end if;
  insert into public.ecf_received (organization_id, issuer_id, environment, sender_tax_id, sender_name, encf, ncf_kind, issued_on,
    total_minor, itbis_minor, security_code, facts, is_uploaded, state, refusal)
  select v_issuer.organization_id, v_issuer.id, v_issuer.environment, r.sender_tax_id, left(btrim(coalesce(r.sender_name, '')), 150),
    r.encf, r.ncf_kind, r.issued_on, coalesce(r.total_minor, 0), coalesce(r.itbis_minor, 0), left(coalesce(r.security_code, ''), 6),
    coalesce(r.facts, '{}'), coalesce(p_is_uploaded, false), case when p_refusal is null then 'received' else 'refused' end, p_refusal
  from jsonb_to_record(p_receipt) as r (sender_tax_id text, sender_name text, encf text, ncf_kind public.ncf_kind, issued_on date,
    total_minor bigint, itbis_minor bigint, security_code text, facts jsonb)
  on conflict do nothing
  returning id into v_id;
  if v_id is not null then
    perform private.keep_received_file(v_id, 'ecf', 'in', p_file);
    perform private.keep_received_file(v_id, 'arecf', 'out', p_acknowledgement);
    return jsonb_build_object('id', v_id, 'is_new', true);
  end if;
  -- It is there already: the first one counts, whatever comes under its number.
  return jsonb_build_object('is_new', false, 'id', (select e.id from public.ecf_received e
    where e.issuer_id = v_issuer.id and e.environment = v_issuer.environment and e.sender_tax_id = p_receipt ->> 'sender_tax_id'
      and e.encf = p_receipt ->> 'encf' and e.refusal is not distinct from p_refusal));
end
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
  select organization_id into v_organization from public.ecf_documents where claim_id = p_claim_id and state = 'annulled' limit 1;
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
begin
  with failed as (
    update public.ecf_documents set claim_id = null, claimed_until = null, attempts = attempts + 1, next_try_at = p_now + interval '1 hour',
      messages = coalesce(p_messages, '[]') where claim_id = p_claim_id and state = 'annulled' returning *
  )
  insert into public.ecf_events (organization_id, document_id, kind, status, detail)
  select f.organization_id, f.id, 'fault', p_status, jsonb_build_object('fault', p_fault, 'messages', coalesce(p_messages, '[]')) from failed f;
  if not found then
    perform private.fail('ecf_claim_lost');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.record_ecf_approval (
  p_received_id uuid,
  p_to_sender   text,
  p_to_dgii     text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.ecf_received set
    approval_to_sender = case when approval_to_sender = 'waits' then p_to_sender else approval_to_sender end,
    approval_to_dgii = case when approval_to_dgii = 'waits' then p_to_dgii else approval_to_dgii end
  where id = p_received_id and approval_state <> 'none' and p_to_sender <> 'none' and p_to_dgii <> 'none';
end
$function$;

CREATE OR REPLACE FUNCTION private.record_ecf_delivery (
  p_document_id     uuid,
  p_state           text,
  p_reason          text DEFAULT ''::text,
  p_acknowledgement text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_document public.ecf_documents;
  v_state public.ecf_delivery := p_state::public.ecf_delivery;
begin
  select * into v_document from public.ecf_documents where id = p_document_id and delivery_state = 'to_deliver' for update;
  if v_document.id is null then
    return;
  end if;
  -- After some days of trying a person has to look: the receipt counts all the same.
  if v_state = 'to_deliver' and (select t.attempts >= 8 from private.ecf_deliveries t where t.document_id = p_document_id) then
    v_state := 'unreachable';
  end if;
  update public.ecf_documents set delivery_state = v_state, delivery_reason = nullif(left(coalesce(p_reason, ''), 500), '')
  where id = p_document_id;
  if p_acknowledgement is not null then
    perform private.keep_ecf_file(v_document, 'arecf', 'in', decode(p_acknowledgement, 'base64'));
  end if;
  if v_state <> 'to_deliver' then
    perform private.note_ecf(v_document, 'delivered', jsonb_build_object('state', v_state, 'reason', p_reason));
  end if;
  if v_state = 'unreachable' then
    perform private.notify_office_of_ecf(v_document.organization_id, 'undelivered', jsonb_build_object('encf', v_document.encf,
      'buyer', v_document.buyer_tax_id), p_document_id::text);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.record_ecf_fault (
  p_document_id      uuid,
  p_claim_id         uuid,
  p_fault            text,
  p_status           integer                  DEFAULT NULL::integer,
  p_messages         jsonb                    DEFAULT '[]'::jsonb,
  p_may_have_arrived boolean                  DEFAULT false,
  p_now              timestamp with time zone DEFAULT now()
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_document public.ecf_documents := private.ecf_of_claim(p_document_id, p_claim_id, '{to_sign,signed,sent}');
begin
  update public.ecf_documents set attempts = attempts + 1, next_try_at = p_now + private.ecf_delay(attempts + 1),
    may_have_arrived = may_have_arrived or coalesce(p_may_have_arrived, false), messages = coalesce(p_messages, '[]'),
    claim_id = null, claimed_until = null where id = p_document_id;
  perform private.note_ecf(v_document, 'fault', jsonb_build_object('fault', p_fault, 'messages', coalesce(p_messages, '[]')), p_status);
  -- What was looked at and not taken says nothing of the others, nor does a result that cannot be asked for.
  if p_fault in ('unreachable', 'maintenance') and v_document.state <> 'sent' then
    insert into private.ecf_breakers as b (environment, issuing_way, since, closed_until, fault)
    select v_document.environment, i.issuing_way, p_now, p_now + interval '1 minute', p_fault
    from public.fiscal_issuers i where i.id = v_document.issuer_id
    on conflict (environment, issuing_way) do update set closed_until = excluded.closed_until, fault = excluded.fault;
    perform private.note_ecf_waiting(p_now);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.record_ecf_sending (
  p_document_id uuid,
  p_claim_id    uuid,
  p_track_id    text,
  p_file        text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_document public.ecf_documents := private.ecf_of_claim(p_document_id, p_claim_id, '{signed}');
begin
  if p_file is not null then
    perform private.keep_ecf_file(v_document, 'ecf', 'out', decode(p_file, 'base64'));
  end if;
  update public.ecf_documents set state = 'sent', track_id = p_track_id, sent_at = now(), may_have_arrived = false, attempts = 0,
    due_by = null
  where id = p_document_id;
  perform private.reopen_ecf_sending(v_document);
  perform private.note_ecf(v_document, 'sent', jsonb_build_object('track_id', p_track_id));
end
$function$;

CREATE OR REPLACE FUNCTION private.record_ecf_verdict (
  p_document_id    uuid,
  p_claim_id       uuid,
  p_state          text,
  p_messages       jsonb                    DEFAULT '[]'::jsonb,
  p_is_number_used boolean                  DEFAULT NULL::boolean,
  p_answer         text                     DEFAULT NULL::text,
  p_now            timestamp with time zone DEFAULT now()
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_document public.ecf_documents;
  v_is_final boolean := p_state in ('accepted', 'conditional', 'rejected');
begin
  if p_state is null or p_state not in ('accepted', 'conditional', 'rejected', 'in_process', 'unknown') then
    perform private.fail('value_malformed', '{"fields": ["state"]}');
  elsif p_state = 'rejected' then
    -- The lock of the verbs of money, before that of the document, as they take them.
    perform private.lock_money(organization_id) from public.ecf_documents where id = p_document_id;
  end if;
  v_document := private.ecf_of_claim(p_document_id, p_claim_id, '{signed,sent}');
  -- A summary is judged when it comes; what was sent before is asked for at another service.
  if v_document.state = 'signed' then
    perform private.reopen_ecf_sending(v_document);
  end if;
  if not v_is_final then
    update public.ecf_documents set attempts = attempts + 1, next_try_at = p_now + private.ecf_delay(attempts + 1),
      messages = coalesce(p_messages, '[]'), claim_id = null, claimed_until = null where id = p_document_id;
    perform private.note_ecf(v_document, 'asked', jsonb_build_object('state', p_state));
    return;
  end if;
  update public.ecf_documents set state = p_state::public.ecf_state, answered_at = p_now, sent_at = coalesce(sent_at, p_now),
    messages = coalesce(p_messages, '[]'), is_number_used = coalesce(p_is_number_used, p_state <> 'rejected' or null),
    may_have_arrived = false, due_by = null, next_try_at = null, claim_id = null, claimed_until = null,
    delivery_state = case when p_state <> 'rejected' and delivery_state = 'not_due' and buyer_tax_id <> ''
      and private.is_delivered_kind(ncf_kind) then 'to_deliver' else delivery_state end
  where id = p_document_id returning * into v_document;
  if coalesce(p_answer, '') <> '' then
    perform private.keep_ecf_file(v_document, 'answer', 'in', convert_to(p_answer, 'UTF8'));
  end if;
  perform private.note_ecf(v_document, 'verdict', jsonb_build_object('state', p_state, 'messages', coalesce(p_messages, '[]')));
  if p_state = 'rejected' then
    perform private.reject_ecf_receipt(v_document);
  end if;
  perform private.mail_electronic_receipt(v_document);
end
$function$;

CREATE OR REPLACE FUNCTION private.record_received_verdict (
  p_received_id uuid,
  p_is_accepted boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.ecf_received set state = case when p_is_accepted then 'accepted_by_dgii' else 'rejected_by_dgii' end
  where id = p_received_id and state = 'received' and p_is_accepted is not null;
  if not found then
    return;
  end if;
  perform private.note_received(p_received_id, 'verdict', jsonb_build_object('is_accepted', p_is_accepted));
  if p_is_accepted then
    perform private.draft_received_bill(p_received_id);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.record_signing_consent (
  p_certificate_id uuid,
  p_version        text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_certificate public.signing_certificates;
begin
  v_certificate := private.certificate_for_verb(p_certificate_id);
  if coalesce(btrim(p_version), '') = '' then
    perform private.fail('value_missing', '{"fields": ["version"]}');
  end if;
  update public.signing_certificates set consented_at = now(), consented_by = (select auth.uid()), consent_version = btrim(p_version)
  where id = p_certificate_id;
  perform private.make_key_problems_due(v_certificate.organization_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_ecf (
  p_document_id uuid,
  p_claim_id    uuid,
  p_problems    jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_document public.ecf_documents := private.ecf_of_claim(p_document_id, p_claim_id, '{to_sign}');
begin
  update public.ecf_documents set problems = p_problems, next_try_at = null, claim_id = null, claimed_until = null,
    attempts = attempts + 1 where id = p_document_id;
  perform private.note_ecf(v_document, 'fault', jsonb_build_object('problems', p_problems));
end
$function$;

CREATE OR REPLACE FUNCTION private.reject_ecf_receipt (
  p_document public.ecf_documents
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_invoice public.fiscal_invoices;
begin
  update public.fiscal_invoices set is_counted = false where id = p_document.invoice_id and is_counted returning * into v_invoice;
  -- A return that was filed with it says something else now.
  update public.tax_filings set to_rectify_since = now()
  where issuer_id = p_document.issuer_id and form = 'IT-1' and status = 'filed' and to_rectify_since is null
    and month = date_trunc('month', v_invoice.issued_on)::date and v_invoice.itbis_minor > 0;
  perform private.notify_office_of_ecf(p_document.organization_id, 'rejected', jsonb_build_object('encf', p_document.encf,
    'invoice_id', p_document.invoice_id, 'bill_id', (select bill_id from public.purchase_receipts where id = p_document.purchase_receipt_id)),
    p_document.id::text);
end
$function$;

CREATE OR REPLACE FUNCTION private.release_ecf (
  p_document_id uuid,
  p_claim_id    uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.ecf_of_claim(p_document_id, p_claim_id, '{to_sign,signed,sent}');
  update public.ecf_documents set claim_id = null, claimed_until = null where id = p_document_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.remove_signing_certificate (
  p_certificate_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.certificate_for_verb(p_certificate_id);
  delete from public.issuer_signers where certificate_id = p_certificate_id;
  delete from private.signing_keys where certificate_id = p_certificate_id;
  delete from private.ecf_tokens where certificate_id = p_certificate_id;
  update public.signing_certificates set removed_at = now() where id = p_certificate_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.reopen_ecf_sending (
  p_document public.ecf_documents
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  delete from private.ecf_breakers b using public.fiscal_issuers i
  where i.id = p_document.issuer_id and b.environment = p_document.environment and b.issuing_way = i.issuing_way
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

CREATE OR REPLACE FUNCTION private.replace_receipt (
  p_old public.fiscal_invoices,
  p_new public.fiscal_invoices
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id uuid := gen_random_uuid();
  v_charges uuid[] := array(select charge_id from public.fiscal_invoice_charges where invoice_id = p_old.id and is_live);
  v_paid record;
  v_total bigint := p_old.base_minor + p_old.itbis_minor;
begin
  -- Of a note nothing is paid.
  select * into v_paid from private.payments_of_charges(case when p_old.ncf_kind <> 'credit_note' then v_charges end);
  insert into public.fiscal_invoices (id, organization_id, lease_id, property_id, range_id, ncf, ncf_kind, ncf_expires_on, modifies_id,
    reason, issued_on, client_name, client_id_type, client_id, income_type, treatment, description, currency, dop_rate, rate_source,
    base_minor, itbis_minor, paid_cash_minor, paid_transfer_minor, paid_card_minor, paid_other_minor, on_credit_minor, created_by,
    issuer_id, itbis_to_withhold_minor, isr_to_withhold_minor, is_counted, replaces_id, replaces_paper_id, lines_ncf)
  values (v_id, p_old.organization_id, p_old.lease_id, p_old.property_id, p_new.range_id, p_new.ncf, p_old.ncf_kind,
    p_new.ncf_expires_on, p_old.modifies_id, p_old.reason, p_new.issued_on, p_new.client_name, p_new.client_id_type, p_new.client_id,
    p_old.income_type, p_old.treatment, p_old.description, p_old.currency, p_old.dop_rate, p_old.rate_source, p_old.base_minor,
    p_old.itbis_minor, v_paid.cash, v_paid.transfer, v_paid.card, v_paid.other,
    v_total - v_paid.cash - v_paid.transfer - v_paid.card - v_paid.other, (select auth.uid()), p_old.issuer_id,
    p_old.itbis_to_withhold_minor, p_old.isr_to_withhold_minor, p_new.replaces_paper_id is null, p_new.replaces_id,
    p_new.replaces_paper_id, case when p_old.ncf_kind = 'credit_note' then coalesce(p_old.lines_ncf, p_old.ncf) end);
  update public.fiscal_invoice_charges set is_live = false where invoice_id = p_old.id and is_live;
  insert into public.fiscal_invoice_charges (invoice_id, charge_id, organization_id, lease_id, is_itbis, amount_minor)
  select v_id, x.charge_id, x.organization_id, x.lease_id, x.is_itbis, x.amount_minor
  from public.fiscal_invoice_charges x where x.invoice_id = p_old.id and x.charge_id = any (v_charges);
  perform private.make_ecf(v_id, case when p_old.ncf_kind = 'credit_note'
    then array(select x.charge_id from public.fiscal_invoice_lines x where x.invoice_id = v_id) else v_charges end);
  return v_id;
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
  end if;
  v_id := case when v_document.invoice_id is null then private.replace_rejected_purchase(v_document)
    else private.replace_rejected_invoice(v_document, p_client_name, p_client_id_type, p_client_id) end;
  update public.ecf_documents set replaced_by = (select d.id from public.ecf_documents d where v_id in (d.invoice_id, d.purchase_receipt_id))
  where id = p_document_id;
  perform private.note_ecf(v_document, 'replaced', jsonb_build_object('by', v_id));
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.replace_rejected_invoice (
  p_document       public.ecf_documents,
  p_client_name    text,
  p_client_id_type public.identity_type,
  p_client_id      text
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
  select * into strict v_old from public.fiscal_invoices where id = p_document.invoice_id;
  v_new.issued_on := private.fiscal_today();
  v_new.replaces_id := v_old.id;
  v_new.replaces_paper_id := v_old.replaces_paper_id;
  v_new.client_name := btrim(coalesce(p_client_name, v_old.client_name));
  v_new.client_id_type := case when p_client_name is null then v_old.client_id_type else p_client_id_type end;
  v_new.client_id := case when p_client_name is null then v_old.client_id else coalesce(p_client_id, '') end;
  perform private.require_open_form(v_old.issuer_id, 'IT-1', v_new.issued_on);
  perform private.require_e_numbers(v_old.issuer_id, v_new.issued_on);
  perform private.require_accepted_base(v_old.modifies_id);
  if private.has_withholding(v_old.id) then
    perform private.fail('invoice_has_withholding');
  elsif char_length(v_new.client_name) > 150 then
    perform private.fail('value_too_long', '{"fields": ["client_name"]}');
  end if;
  perform private.check_client(coalesce((select m.ncf_kind from public.fiscal_invoices m where m.id = v_old.modifies_id), v_old.ncf_kind),
    v_new.client_name, v_new.client_id_type, v_new.client_id, private.pesos_of(v_old), v_new.issued_on);
  select * into v_number from private.next_number_of(p_document, v_old.range_id, v_old.ncf_expires_on, v_new.issued_on);
  v_new.range_id := v_number.range_id;
  v_new.ncf := v_number.ncf;
  v_new.ncf_expires_on := v_number.expires_on;
  return private.replace_receipt(v_old, v_new);
end
$function$;

CREATE OR REPLACE FUNCTION private.replace_rejected_purchase (
  p_document public.ecf_documents
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id uuid := gen_random_uuid();
  v_today date := private.fiscal_today();
  v_old public.purchase_receipts;
  v_number record;
begin
  select * into strict v_old from public.purchase_receipts where id = p_document.purchase_receipt_id;
  if v_old.cancelled_on is not null then
    perform private.fail('invoice_cancelled');
  end if;
  perform private.require_e_numbers(v_old.issuer_id, v_today);
  select * into v_number from private.next_number_of(p_document, v_old.range_id, v_old.ncf_expires_on, v_today);
  update public.purchase_receipts set cancelled_on = v_today, cancellation_reason = '04' where id = v_old.id;
  insert into public.purchase_receipts (id, organization_id, bill_id, range_id, ncf, ncf_kind, ncf_expires_on, issued_on, details, created_by, issuer_id)
  values (v_id, v_old.organization_id, v_old.bill_id, v_number.range_id, v_number.ncf, v_old.ncf_kind, v_number.expires_on, v_old.issued_on,
    v_old.details, (select auth.uid()), v_old.issuer_id);
  update public.bills set ncf = v_number.ncf where id = v_old.bill_id and ncf <> v_number.ncf;
  perform private.make_purchase_ecf(v_id);
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_accepted_base (
  p_base_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if exists (select 1 from public.fiscal_invoices b where b.id = p_base_id
      and private.ecf_verdict_of(b.id, b.ncf) not in ('accepted', 'conditional', 'paper')) then
    perform private.fail('base_not_accepted');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_e_numbers (
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
  if private.is_in_contingency(p_issuer_id, p_day) then
    perform private.fail('contingency_open');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.retry_ecf (
  p_document_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_document public.ecf_documents;
begin
  select * into v_document from public.ecf_documents where id = p_document_id for update;
  perform private.require_record(v_document.organization_id, 'money.write');
  if v_document.state not in ('to_sign', 'signed', 'sent') then
    perform private.fail('ecf_done', jsonb_build_object('state', v_document.state));
  end if;
  -- What it says is of the day on which it was given out. Before it is signed, what the issuer says of itself may be mended.
  update public.ecf_documents set problems = '[]', next_try_at = now(), attempts = 0,
    facts = case state when 'to_sign' then facts || jsonb_build_object('issuer',
      private.ecf_issuer_facts(issuer_id) || jsonb_build_object('taxId', facts -> 'issuer' -> 'taxId')) else facts end
  where id = p_document_id;
  perform private.note_ecf(v_document, 'again');
  return p_document_id;
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
  where organization_id = p_organization_id and fingerprint = p_fingerprint and removed_at is null;
  if found then
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

CREATE OR REPLACE FUNCTION private.set_issuer_signer (
  p_issuer_id      uuid,
  p_certificate_id uuid DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_organization uuid;
begin
  select organization_id into v_organization from public.fiscal_issuers where id = p_issuer_id;
  perform private.require_record(v_organization, 'organization.manage');
  if p_certificate_id is null then
    delete from public.issuer_signers where issuer_id = p_issuer_id;
    return;
  elsif not exists (select 1 from public.signing_certificates where id = p_certificate_id and organization_id = v_organization
      and removed_at is null) then
    perform private.fail('not_found');
  end if;
  insert into public.issuer_signers as s (issuer_id, organization_id, certificate_id, set_by)
  values (p_issuer_id, v_organization, p_certificate_id, (select auth.uid()))
  on conflict (issuer_id) do update set certificate_id = excluded.certificate_id, set_by = excluded.set_by, set_at = now();
  perform private.make_key_problems_due(v_organization);
end
$function$;

CREATE OR REPLACE FUNCTION private.standing_invoice (
  p_invoice_id uuid
)
  RETURNS public.fiscal_invoices
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_invoice public.fiscal_invoices;
begin
  perform private.lock_money(organization_id) from public.fiscal_invoices where id = p_invoice_id;
  select * into v_invoice from public.fiscal_invoices where id = p_invoice_id;
  if v_invoice.cancelled_on is not null then
    perform private.fail('invoice_cancelled');
  elsif private.ecf_verdict_of(v_invoice.id, v_invoice.ncf) = 'rejected' then
    -- There is nothing valid to change: another takes its place.
    perform private.fail('ecf_rejected');
  end if;
  return v_invoice;
end
$function$;

CREATE OR REPLACE FUNCTION private.start_contingency (
  p_issuer_id uuid,
  p_is_total  boolean,
  p_starts_on date,
  p_note      text    DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id uuid := gen_random_uuid();
  v_issuer public.fiscal_issuers;
  v_today date;
begin
  select * into v_issuer from public.fiscal_issuers where id = p_issuer_id;
  perform private.require_record(v_issuer.organization_id, 'money.write');
  -- No receipt goes out meanwhile.
  perform private.lock_money(v_issuer.organization_id);
  v_today := private.fiscal_today();
  if p_starts_on is null or p_is_total is null then
    perform private.fail('value_missing', jsonb_build_object('fields', jsonb_build_array(
      case when p_starts_on is null then 'starts_on' else 'is_total' end)));
  elsif not private.is_electronic(p_issuer_id, p_starts_on) then
    perform private.fail('value_out_of_range', '{"fields": ["starts_on"]}');
  elsif p_starts_on < v_today then
    -- It is declared before; receipts of days that are over have their numbers.
    perform private.fail('value_out_of_range', '{"fields": ["starts_on"]}');
  elsif exists (select 1 from public.contingencies c where c.issuer_id = p_issuer_id
      and daterange(c.starts_on, c.ends_on) && daterange(p_starts_on, null)) then
    perform private.fail('contingency_open', '{"fields": ["starts_on"]}');
  end if;
  insert into public.contingencies (id, organization_id, issuer_id, is_total, starts_on, note, declared_by)
  values (v_id, v_issuer.organization_id, p_issuer_id, p_is_total, p_starts_on, btrim(coalesce(p_note, '')), (select auth.uid()));
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.store_signed_ecf (
  p_document_id   uuid,
  p_claim_id      uuid,
  p_signed_at     timestamp with time zone,
  p_security_code text,
  p_sha256        text,
  p_files         jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_document public.ecf_documents := private.ecf_of_claim(p_document_id, p_claim_id, '{to_sign}');
  v_file record;
begin
  update public.ecf_documents set state = 'signed', signed_at = p_signed_at, security_code = p_security_code, sha256 = p_sha256,
    problems = '[]' where id = p_document_id returning * into v_document;
  for v_file in select f.kind, decode(f.base64, 'base64') as bytes from jsonb_to_recordset(p_files) as f (kind text, base64 text) loop
    perform private.keep_ecf_file(v_document, v_file.kind, 'out', v_file.bytes);
  end loop;
  if not exists (select 1 from public.ecf_files f where f.organization_id = v_document.organization_id
      and f.document_id = p_document_id and f.kind = 'ecf' and f.sha256 = p_sha256) then
    perform private.fail('value_malformed', '{"fields": ["sha256"]}');
  end if;
  perform private.note_ecf(v_document, 'signed', jsonb_build_object('sha256', p_sha256));
  -- One that waited unsigned while nobody answered is given out now.
  perform private.mail_electronic_receipt(v_document);
end
$function$;

CREATE OR REPLACE FUNCTION private.take_ecf_approval (
  p_issuer_id    uuid,
  p_encf         text,
  p_buyer_tax_id text,
  p_total_minor  bigint,
  p_is_approved  boolean,
  p_reason       text,
  p_file         text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_document public.ecf_documents;
begin
  select d.* into v_document from public.ecf_documents d join public.fiscal_issuers i on i.id = d.issuer_id
  where d.issuer_id = p_issuer_id and d.environment = i.environment and d.encf = p_encf and not d.number_given_back
    and d.buyer_tax_id = p_buyer_tax_id and d.buyer_tax_id <> '' and d.total_minor = p_total_minor
    and d.state in ('sent', 'accepted', 'conditional')
  for update of d;
  if v_document.id is null or p_is_approved is null then
    return false;
  elsif v_document.approval_state <> 'none' then
    -- The first answer counts: the same once more is taken, another one is not.
    return (v_document.approval_state = 'approved') = p_is_approved;
  end if;
  update public.ecf_documents set
    approval_state = (case when p_is_approved then 'approved' else 'refused' end)::public.ecf_approval,
    approval_reason = case when not p_is_approved then left(coalesce(nullif(btrim(p_reason), ''), '-'), 500) end
  where id = v_document.id;
  perform private.keep_ecf_file(v_document, 'acecf', 'in', decode(p_file, 'base64'));
  perform private.note_ecf(v_document, 'approved', jsonb_build_object('is_approved', p_is_approved, 'reason', p_reason));
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.take_ecf_seed (
  p_issuer_id uuid,
  p_seed      text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_expires timestamptz;
begin
  delete from private.ecf_seeds where seed = p_seed and issuer_id = p_issuer_id returning expires_at into v_expires;
  return coalesce(v_expires >= now(), false);
end
$function$;

CREATE OR REPLACE FUNCTION private.take_off_charges (
  p_invoice public.fiscal_invoices,
  p_reason  text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- The ITBIS goes with the receipt; the rent stays owed, and may get another receipt.
  perform private.release_charges(p_invoice.id, array(select charge_id from public.fiscal_invoice_charges
    where invoice_id = p_invoice.id and is_live and is_itbis), p_invoice.ncf);
  update public.fiscal_invoice_charges set is_live = false where invoice_id = p_invoice.id and is_live;
  update public.fiscal_invoices set cancelled_on = private.fiscal_today(), cancellation_reason = p_reason
  where id = p_invoice.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.vendor_of_received (
  p_received public.ecf_received
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_type public.identity_type := case char_length(p_received.sender_tax_id) when 9 then 'rnc' else 'cedula' end;
  v_id uuid;
begin
  select id into v_id from public.vendors
  where organization_id = p_received.organization_id and identity_type = v_type and identity_number = p_received.sender_tax_id;
  if v_id is null then
    insert into public.vendors (organization_id, name, identity_type, identity_number)
    values (p_received.organization_id, left(coalesce(nullif(p_received.sender_name, ''), p_received.sender_tax_id), 120), v_type,
      p_received.sender_tax_id)
    returning id into v_id;
  else
    update public.vendors set archived_at = null where id = v_id and archived_at is not null;
  end if;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.warn_of_ending_certificates (
  p_organization_id uuid,
  p_today           date
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_ending record;
begin
  for v_ending in
    with due as (
      select c.id, min(s.days)::smallint as days from public.signing_certificates c
        cross join unnest('{60,30,7,0}'::smallint[]) s (days)
      where c.organization_id = p_organization_id and c.removed_at is null and s.days < c.warned_days
        and (c.valid_until at time zone 'America/Santo_Domingo')::date <= p_today + s.days
        and exists (select 1 from public.issuer_signers i where i.certificate_id = c.id)
      group by c.id
    )
    update public.signing_certificates c set warned_days = due.days from due where c.id = due.id
    returning c.id, c.holder_name, c.warned_days, (c.valid_until at time zone 'America/Santo_Domingo')::date as last_day
  loop
    perform private.mail_user(m.user_id, 'certificate_ending', jsonb_build_object('holder', v_ending.holder_name,
      'days', v_ending.warned_days, 'last_day', v_ending.last_day),
      'certificate-ending/' || v_ending.id || '/' || v_ending.warned_days || '/' || m.user_id)
    from public.memberships m join private.role_permissions r on r.role = m.role and r.permission = 'organization.manage'
    where m.organization_id = p_organization_id;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.write_ecf_document (
  p_document public.ecf_documents,
  p_content  jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id uuid := gen_random_uuid();
  v_issuer public.fiscal_issuers;
begin
  select * into strict v_issuer from public.fiscal_issuers where id = p_document.issuer_id;
  insert into public.ecf_documents (id, organization_id, issuer_id, environment, ncf_kind, encf, invoice_id, purchase_receipt_id, lease_id,
    issued_on, total_minor, buyer_tax_id, is_summary, facts)
  values (v_id, p_document.organization_id, p_document.issuer_id, v_issuer.environment, p_document.ncf_kind, p_document.encf,
    p_document.invoice_id, p_document.purchase_receipt_id, p_document.lease_id, p_document.issued_on, p_document.total_minor,
    p_document.buyer_tax_id, p_document.ncf_kind = 'consumer'
      and p_document.total_minor < coalesce(private.tax_rule('consumer_threshold_minor', p_document.issued_on), 0),
    jsonb_build_object('issuer', private.ecf_issuer_facts(p_document.issuer_id), 'sale', null, 'purchase', null, 'base', null,
      'electronicSince', v_issuer.electronic_since, 'totalMinor', p_document.total_minor) || p_content);
  insert into public.ecf_events (organization_id, document_id, kind, actor_id)
  values (p_document.organization_id, v_id, 'issued', (select auth.uid()));
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.annul_ecf (
  p_request_id  uuid,
  p_document_id uuid
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
  v_known := private.claim_request(p_request_id, 'annul_ecf', jsonb_build_array(p_document_id));
  if v_known is null then
    v_known := jsonb_build_object('result', private.annul_ecf(p_document_id));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."annul_ecf"(uuid, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.answer_received_ecf (
  p_received_id uuid,
  p_is_approved boolean,
  p_reason      text    DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.answer_received_ecf(p_received_id, p_is_approved, p_reason);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."answer_received_ecf"(uuid, boolean, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.claim_ecf_annulments (
  p_limit integer,
  p_now   timestamp with time zone DEFAULT now()
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_moments('{now}', p_now);
  return private.claim_ecf_annulments(p_limit, p_now);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."claim_ecf_annulments"(integer, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.claim_ecf_approvals (
  p_limit integer                  DEFAULT 20,
  p_now   timestamp with time zone DEFAULT now()
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_moments('{now}', p_now);
  return private.claim_ecf_approvals(p_limit, p_now);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."claim_ecf_approvals"(integer, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.claim_ecf_deliveries (
  p_limit integer                  DEFAULT 20,
  p_now   timestamp with time zone DEFAULT now()
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_moments('{now}', p_now);
  return private.claim_ecf_deliveries(p_limit, p_now);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."claim_ecf_deliveries"(integer, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.claim_ecf_work (
  p_limit       integer,
  p_document_id uuid                     DEFAULT NULL::uuid,
  p_now         timestamp with time zone DEFAULT now()
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_moments('{now}', p_now);
  return private.claim_ecf_work(p_limit, p_document_id, p_now);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."claim_ecf_work"(integer, uuid, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.claim_received_ecf (
  p_limit integer                  DEFAULT 50,
  p_now   timestamp with time zone DEFAULT now()
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_moments('{now}', p_now);
  return private.claim_received_ecf(p_limit, p_now);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."claim_received_ecf"(integer, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.end_contingency (
  p_id      uuid,
  p_ends_on date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{ends_on}', p_ends_on);
  return private.end_contingency(p_id, p_ends_on);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."end_contingency"(uuid, date) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.find_ecf_receiver (
  p_slug   text,
  p_client text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.find_ecf_receiver(p_slug, p_client);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."find_ecf_receiver"(text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.find_own_ecf_receiver (
  p_organization_id uuid,
  p_tax_id          text
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
  return private.find_own_ecf_receiver(p_organization_id, p_tax_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."find_own_ecf_receiver"(uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.issue_debit_note (
  p_request_id              uuid,
  p_invoice_id              uuid,
  p_charge_ids              uuid[],
  p_reason                  text,
  p_dop_rate                numeric DEFAULT 1,
  p_rate_source             text    DEFAULT ''::text,
  p_itbis_to_withhold_minor bigint  DEFAULT NULL::bigint,
  p_isr_to_withhold_minor   bigint  DEFAULT NULL::bigint
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
  perform private.check_numbers('{dop_rate}', p_dop_rate);
  v_known := private.claim_request(p_request_id, 'issue_debit_note', jsonb_build_array(p_invoice_id, p_charge_ids, p_reason, p_dop_rate, p_rate_source, p_itbis_to_withhold_minor, p_isr_to_withhold_minor));
  if v_known is null then
    v_known := jsonb_build_object('result', private.issue_debit_note(p_invoice_id, p_charge_ids, p_reason, p_dop_rate, p_rate_source, p_itbis_to_withhold_minor, p_isr_to_withhold_minor));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."issue_debit_note"(uuid, uuid, uuid[], text, numeric, text, bigint, bigint) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.issue_fiscal_invoice (
  p_request_id              uuid,
  p_charge_ids              uuid[],
  p_kind                    public.ncf_kind,
  p_treatment               public.tax_treatment,
  p_client_name             text,
  p_client_id_type          public.identity_type DEFAULT NULL::public.identity_type,
  p_client_id               text                 DEFAULT ''::text,
  p_income_type             text                 DEFAULT '04'::text,
  p_dop_rate                numeric              DEFAULT 1,
  p_rate_source             text                 DEFAULT ''::text,
  p_itbis_to_withhold_minor bigint               DEFAULT NULL::bigint,
  p_isr_to_withhold_minor   bigint               DEFAULT NULL::bigint
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
  perform private.check_numbers('{dop_rate}', p_dop_rate);
  v_known := private.claim_request(p_request_id, 'issue_fiscal_invoice', jsonb_build_array(p_charge_ids, p_kind, p_treatment, p_client_name, p_client_id_type, p_client_id, p_income_type, p_dop_rate, p_rate_source, p_itbis_to_withhold_minor, p_isr_to_withhold_minor));
  if v_known is null then
    v_known := jsonb_build_object('result', private.issue_fiscal_invoice(p_charge_ids, p_kind, p_treatment, p_client_name, p_client_id_type, p_client_id, p_income_type, p_dop_rate, p_rate_source, p_itbis_to_withhold_minor, p_isr_to_withhold_minor));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL
  ON FUNCTION "public"."issue_fiscal_invoice"(uuid, uuid[], public.ncf_kind, public.tax_treatment, text, public.identity_type, text, text, numeric, text, bigint, bigint)
  FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.keep_authority_token (
  p_certificate_id uuid,
  p_environment    public.ecf_environment,
  p_sealed         text                     DEFAULT NULL::text,
  p_expires_at     timestamp with time zone DEFAULT NULL::timestamp WITH time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_moments('{expires_at}', p_expires_at);
  perform private.keep_authority_token(p_certificate_id, p_environment, p_sealed, p_expires_at);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."keep_authority_token"(uuid, public.ecf_environment, text, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.keep_ecf_approval (
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
  return private.keep_ecf_approval(p_received_id, p_file);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."keep_ecf_approval"(uuid, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.keep_ecf_directory (
  p_environment public.ecf_environment,
  p_tax_id      text,
  p_entry       jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.keep_ecf_directory(p_environment, p_tax_id, p_entry);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."keep_ecf_directory"(public.ecf_environment, text, jsonb) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.make_ecf_seed (
  p_issuer_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.make_ecf_seed(p_issuer_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."make_ecf_seed"(uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.make_received_bill (
  p_received_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.make_received_bill(p_received_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."make_received_bill"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.read_authority_token (
  p_certificate_id uuid,
  p_environment    public.ecf_environment
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
  return private.read_authority_token(p_certificate_id, p_environment);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_authority_token"(uuid, public.ecf_environment) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.read_ecf_directory (
  p_environment public.ecf_environment,
  p_tax_id      text
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
  return private.read_ecf_directory(p_environment, p_tax_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_ecf_directory"(public.ecf_environment, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.read_ecf_file (
  p_document_id uuid,
  p_kind        text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.read_ecf_file(p_document_id, p_kind);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_ecf_file"(uuid, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.read_issuer_access (
  p_issuer_id uuid
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
  return private.read_issuer_access(p_issuer_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_issuer_access"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.read_signing_key (
  p_issuer_id   uuid,
  p_environment public.ecf_environment
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
  return private.read_signing_key(p_issuer_id, p_environment);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_signing_key"(uuid, public.ecf_environment) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.receive_ecf (
  p_issuer_id       uuid,
  p_receipt         jsonb,
  p_file            text    DEFAULT NULL::text,
  p_acknowledgement text    DEFAULT NULL::text,
  p_refusal         integer DEFAULT NULL::integer,
  p_is_uploaded     boolean DEFAULT false
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.receive_ecf(p_issuer_id, p_receipt, p_file, p_acknowledgement, p_refusal, p_is_uploaded);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."receive_ecf"(uuid, jsonb, text, text, integer, boolean) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.record_ecf_annulment (
  p_claim_id     uuid,
  p_file         text,
  p_not_annulled jsonb,
  p_now          timestamp with time zone DEFAULT now()
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_moments('{now}', p_now);
  perform private.record_ecf_annulment(p_claim_id, p_file, p_not_annulled, p_now);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."record_ecf_annulment"(uuid, text, jsonb, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.record_ecf_annulment_fault (
  p_claim_id uuid,
  p_fault    text,
  p_status   integer                  DEFAULT NULL::integer,
  p_messages jsonb                    DEFAULT '[]'::jsonb,
  p_now      timestamp with time zone DEFAULT now()
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_moments('{now}', p_now);
  perform private.record_ecf_annulment_fault(p_claim_id, p_fault, p_status, p_messages, p_now);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."record_ecf_annulment_fault"(uuid, text, integer, jsonb, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.record_ecf_approval (
  p_received_id uuid,
  p_to_sender   text,
  p_to_dgii     text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.record_ecf_approval(p_received_id, p_to_sender, p_to_dgii);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."record_ecf_approval"(uuid, text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.record_ecf_delivery (
  p_document_id     uuid,
  p_state           text,
  p_reason          text DEFAULT ''::text,
  p_acknowledgement text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.record_ecf_delivery(p_document_id, p_state, p_reason, p_acknowledgement);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."record_ecf_delivery"(uuid, text, text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.record_ecf_fault (
  p_document_id      uuid,
  p_claim_id         uuid,
  p_fault            text,
  p_status           integer                  DEFAULT NULL::integer,
  p_messages         jsonb                    DEFAULT '[]'::jsonb,
  p_may_have_arrived boolean                  DEFAULT false,
  p_now              timestamp with time zone DEFAULT now()
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_moments('{now}', p_now);
  perform private.record_ecf_fault(p_document_id, p_claim_id, p_fault, p_status, p_messages, p_may_have_arrived, p_now);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."record_ecf_fault"(uuid, uuid, text, integer, jsonb, boolean, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.record_ecf_sending (
  p_document_id uuid,
  p_claim_id    uuid,
  p_track_id    text,
  p_file        text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.record_ecf_sending(p_document_id, p_claim_id, p_track_id, p_file);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."record_ecf_sending"(uuid, uuid, text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.record_ecf_verdict (
  p_document_id    uuid,
  p_claim_id       uuid,
  p_state          text,
  p_messages       jsonb                    DEFAULT '[]'::jsonb,
  p_is_number_used boolean                  DEFAULT NULL::boolean,
  p_answer         text                     DEFAULT NULL::text,
  p_now            timestamp with time zone DEFAULT now()
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_moments('{now}', p_now);
  perform private.record_ecf_verdict(p_document_id, p_claim_id, p_state, p_messages, p_is_number_used, p_answer, p_now);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."record_ecf_verdict"(uuid, uuid, text, jsonb, boolean, text, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.record_received_verdict (
  p_received_id uuid,
  p_is_accepted boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.record_received_verdict(p_received_id, p_is_accepted);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."record_received_verdict"(uuid, boolean) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.record_signing_consent (
  p_certificate_id uuid,
  p_version        text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.record_signing_consent(p_certificate_id, p_version);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."record_signing_consent"(uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.refuse_ecf (
  p_document_id uuid,
  p_claim_id    uuid,
  p_problems    jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.refuse_ecf(p_document_id, p_claim_id, p_problems);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."refuse_ecf"(uuid, uuid, jsonb) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.release_ecf (
  p_document_id uuid,
  p_claim_id    uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.release_ecf(p_document_id, p_claim_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."release_ecf"(uuid, uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.remove_signing_certificate (
  p_certificate_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.remove_signing_certificate(p_certificate_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."remove_signing_certificate"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.replace_contingency_receipt (
  p_request_id uuid,
  p_invoice_id uuid
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
  v_known := private.claim_request(p_request_id, 'replace_contingency_receipt', jsonb_build_array(p_invoice_id));
  if v_known is null then
    v_known := jsonb_build_object('result', private.replace_contingency_receipt(p_invoice_id));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."replace_contingency_receipt"(uuid, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.replace_rejected_ecf (
  p_request_id     uuid,
  p_document_id    uuid,
  p_client_name    text                 DEFAULT NULL::text,
  p_client_id_type public.identity_type DEFAULT NULL::public.identity_type,
  p_client_id      text                 DEFAULT NULL::text
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
  v_known := private.claim_request(p_request_id, 'replace_rejected_ecf', jsonb_build_array(p_document_id, p_client_name, p_client_id_type, p_client_id));
  if v_known is null then
    v_known := jsonb_build_object('result', private.replace_rejected_ecf(p_document_id, p_client_name, p_client_id_type, p_client_id));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."replace_rejected_ecf"(uuid, uuid, text, public.identity_type, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.retry_ecf (
  p_document_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.retry_ecf(p_document_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."retry_ecf"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.save_signing_key (
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
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_moments('{valid_from,valid_until}', p_valid_from, p_valid_until);
  return private.save_signing_key(p_organization_id, p_certificate_id, p_holder_name, p_holder_id, p_authority_name, p_serial_number, p_fingerprint, p_valid_from, p_valid_until, p_certificate, p_sealed);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL
  ON FUNCTION "public"."save_signing_key"(uuid, uuid, text, text, text, text, text, timestamp WITH time zone, timestamp WITH time zone, text, text)
  FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.set_issuer_signer (
  p_issuer_id      uuid,
  p_certificate_id uuid DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.set_issuer_signer(p_issuer_id, p_certificate_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."set_issuer_signer"(uuid, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.start_contingency (
  p_request_id uuid,
  p_issuer_id  uuid,
  p_is_total   boolean,
  p_starts_on  date,
  p_note       text    DEFAULT ''::text
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
  perform private.check_days('{starts_on}', p_starts_on);
  v_known := private.claim_request(p_request_id, 'start_contingency', jsonb_build_array(p_issuer_id, p_is_total, p_starts_on, p_note));
  if v_known is null then
    v_known := jsonb_build_object('result', private.start_contingency(p_issuer_id, p_is_total, p_starts_on, p_note));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."start_contingency"(uuid, uuid, boolean, date, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.store_signed_ecf (
  p_document_id   uuid,
  p_claim_id      uuid,
  p_signed_at     timestamp with time zone,
  p_security_code text,
  p_sha256        text,
  p_files         jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_moments('{signed_at}', p_signed_at);
  perform private.store_signed_ecf(p_document_id, p_claim_id, p_signed_at, p_security_code, p_sha256, p_files);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."store_signed_ecf"(uuid, uuid, timestamp WITH time zone, text, text, jsonb) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.take_ecf_approval (
  p_issuer_id    uuid,
  p_encf         text,
  p_buyer_tax_id text,
  p_total_minor  bigint,
  p_is_approved  boolean,
  p_reason       text,
  p_file         text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.take_ecf_approval(p_issuer_id, p_encf, p_buyer_tax_id, p_total_minor, p_is_approved, p_reason, p_file);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."take_ecf_approval"(uuid, text, text, bigint, boolean, text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.take_ecf_seed (
  p_issuer_id uuid,
  p_seed      text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.take_ecf_seed(p_issuer_id, p_seed);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."take_ecf_seed"(uuid, text) FROM PUBLIC, "anon", "authenticated";

ALTER TABLE "private"."ecf_seeds"
  ADD CONSTRAINT "ecf_seeds_issuer_id_fkey" FOREIGN KEY (issuer_id) REFERENCES public.fiscal_issuers(id) ON DELETE CASCADE;

ALTER TABLE "public"."contingencies"
  ADD CONSTRAINT "contingencies_ends_on_in_range" CHECK (((ends_on >= '1900-01-01'::date) AND (ends_on <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "public"."contingencies"
  ADD CONSTRAINT "contingencies_never_overlap" EXCLUDE USING gist (issuer_id WITH =, daterange(starts_on, ends_on) WITH &&);

ALTER TABLE "public"."contingencies"
  ADD CONSTRAINT "contingencies_organization_id_issuer_id_fkey" FOREIGN KEY (organization_id, issuer_id) REFERENCES public.fiscal_issuers(organization_id, id);

ALTER TABLE "public"."contingencies"
  ADD CONSTRAINT "contingencies_starts_on_in_range" CHECK (((starts_on >= '1900-01-01'::date) AND (starts_on <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "public"."ecf_documents"
  ADD CONSTRAINT "ecf_documents_alarmed_hours_check" CHECK ((alarmed_hours = ANY (ARRAY[0, 24, 60, 72])));

ALTER TABLE "public"."ecf_documents"
  ADD CONSTRAINT "ecf_documents_approval_reason_check" CHECK ((char_length(approval_reason) <= 500));

ALTER TABLE "public"."ecf_documents"
  ADD CONSTRAINT "ecf_documents_code_with_signature" CHECK ((((signed_at IS NULL) = (sha256 IS NULL)) AND ((signed_at IS NULL) = (security_code IS NULL))));

ALTER TABLE "public"."ecf_documents"
  ADD CONSTRAINT "ecf_documents_contingency_kind_check" CHECK ((contingency_kind = ANY (ARRAY[1, 3])));

ALTER TABLE "public"."ecf_documents"
  ADD CONSTRAINT "ecf_documents_delivery_reason_check" CHECK ((char_length(delivery_reason) <= 500));

ALTER TABLE "public"."ecf_documents"
  ADD CONSTRAINT "ecf_documents_given_back_unused" CHECK (((NOT number_given_back) OR ((state = 'rejected'::public.ecf_state) AND (NOT is_number_used))));

ALTER TABLE "public"."ecf_documents"
  ADD CONSTRAINT "ecf_documents_issued_on_in_range" CHECK (((issued_on >= '1900-01-01'::date) AND (issued_on <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "public"."ecf_documents"
  ADD CONSTRAINT "ecf_documents_organization_id_invoice_id_fkey" FOREIGN KEY (organization_id, invoice_id) REFERENCES public.fiscal_invoices(organization_id, id);

ALTER TABLE "public"."ecf_documents"
  ADD CONSTRAINT "ecf_documents_organization_id_issuer_id_fkey" FOREIGN KEY (organization_id, issuer_id) REFERENCES public.fiscal_issuers(organization_id, id);

ALTER TABLE "public"."ecf_documents"
  ADD CONSTRAINT "ecf_documents_organization_id_lease_id_fkey" FOREIGN KEY (organization_id, lease_id) REFERENCES public.leases(organization_id, id);

ALTER TABLE "public"."ecf_documents"
  ADD CONSTRAINT "ecf_documents_organization_id_purchase_receipt_id_fkey" FOREIGN KEY (organization_id, purchase_receipt_id)
    REFERENCES public.purchase_receipts(organization_id, id);

ALTER TABLE "public"."ecf_documents"
  ADD CONSTRAINT "ecf_documents_organization_id_replaced_by_fkey" FOREIGN KEY (organization_id, replaced_by) REFERENCES public.ecf_documents(organization_id, id);

ALTER TABLE "private"."ecf_deliveries"
  ADD CONSTRAINT "ecf_deliveries_document_id_fkey" FOREIGN KEY (document_id) REFERENCES public.ecf_documents(id);

ALTER TABLE "public"."ecf_documents"
  ADD CONSTRAINT "ecf_documents_security_code_check" CHECK ((char_length(security_code) = 6));

ALTER TABLE "public"."ecf_documents"
  ADD CONSTRAINT "ecf_documents_sha256_check" CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text));

ALTER TABLE "public"."ecf_documents"
  ADD CONSTRAINT "ecf_documents_signed_once" CHECK (((state = ANY (ARRAY['to_sign'::public.ecf_state, 'annulled'::public.ecf_state])) OR (sha256 IS NOT NULL)));

ALTER TABLE "public"."ecf_documents"
  ADD CONSTRAINT "ecf_documents_track_id_check" CHECK (((char_length(track_id) >= 1) AND (char_length(track_id) <= 200)));

ALTER TABLE "public"."ecf_events"
  ADD CONSTRAINT "ecf_events_organization_id_document_id_fkey" FOREIGN KEY (organization_id, document_id) REFERENCES public.ecf_documents(organization_id, id);

ALTER TABLE "public"."ecf_events"
  ADD CONSTRAINT "ecf_events_organization_id_fkey" FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE RESTRICT;

ALTER TABLE "public"."ecf_files"
  ADD CONSTRAINT "ecf_files_organization_id_document_id_fkey" FOREIGN KEY (organization_id, document_id) REFERENCES public.ecf_documents(organization_id, id);

ALTER TABLE "public"."ecf_files"
  ADD CONSTRAINT "ecf_files_organization_id_fkey" FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE RESTRICT;

ALTER TABLE "public"."ecf_received"
  ADD CONSTRAINT "ecf_received_issued_on_in_range" CHECK (((issued_on >= '1900-01-01'::date) AND (issued_on <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "public"."ecf_received"
  ADD CONSTRAINT "ecf_received_organization_id_bill_id_fkey" FOREIGN KEY (organization_id, bill_id) REFERENCES public.bills(organization_id, id) ON DELETE SET NULL (bill_id);

ALTER TABLE "public"."ecf_events"
  ADD CONSTRAINT "ecf_events_organization_id_received_id_fkey" FOREIGN KEY (organization_id, received_id) REFERENCES public.ecf_received(organization_id, id);

ALTER TABLE "public"."ecf_files"
  ADD CONSTRAINT "ecf_files_organization_id_received_id_fkey" FOREIGN KEY (organization_id, received_id) REFERENCES public.ecf_received(organization_id, id);

ALTER TABLE "public"."ecf_received"
  ADD CONSTRAINT "ecf_received_organization_id_issuer_id_fkey" FOREIGN KEY (organization_id, issuer_id) REFERENCES public.fiscal_issuers(organization_id, id);

ALTER TABLE "public"."fiscal_invoices"
  ADD CONSTRAINT "fiscal_invoices_isr_to_withhold_minor_check" CHECK ((isr_to_withhold_minor >= 0));

ALTER TABLE "public"."fiscal_invoices"
  ADD CONSTRAINT "fiscal_invoices_itbis_to_withhold_minor_check" CHECK ((itbis_to_withhold_minor >= 0));

ALTER TABLE "public"."fiscal_invoices"
  ADD CONSTRAINT "fiscal_invoices_lines_ncf_check" CHECK ((lines_ncf ~ '^(B\d{10}|E\d{12})$'::text));

ALTER TABLE "public"."fiscal_invoices"
  ADD CONSTRAINT "fiscal_invoices_replaces_fkey" FOREIGN KEY (organization_id, replaces_id) REFERENCES public.fiscal_invoices(organization_id, id);

ALTER TABLE "public"."fiscal_invoices"
  ADD CONSTRAINT "fiscal_invoices_replaces_paper_fkey" FOREIGN KEY (organization_id, replaces_paper_id) REFERENCES public.fiscal_invoices(organization_id, id);

ALTER TABLE "public"."fiscal_invoices"
  ADD CONSTRAINT "fiscal_invoices_withheld_within" CHECK (((itbis_to_withhold_minor <= itbis_minor) AND (isr_to_withhold_minor <= base_minor)));

ALTER TABLE "public"."issuer_signers"
  ADD CONSTRAINT "issuer_signers_organization_id_issuer_id_fkey" FOREIGN KEY (organization_id, issuer_id) REFERENCES public.fiscal_issuers(organization_id, id) ON DELETE CASCADE;

ALTER TABLE "public"."signing_certificates"
  ADD CONSTRAINT "signing_certificates_organization_id_fkey" FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;

ALTER TABLE "public"."issuer_signers"
  ADD CONSTRAINT "issuer_signers_organization_id_certificate_id_fkey" FOREIGN KEY (organization_id, certificate_id) REFERENCES public.signing_certificates(organization_id, id)
    ON DELETE CASCADE;

ALTER TABLE "private"."ecf_tokens"
  ADD CONSTRAINT "ecf_tokens_certificate_id_fkey" FOREIGN KEY (certificate_id) REFERENCES public.signing_certificates(id) ON DELETE CASCADE;

ALTER TABLE "private"."signing_keys"
  ADD CONSTRAINT "signing_keys_certificate_id_fkey" FOREIGN KEY (certificate_id) REFERENCES public.signing_certificates(id) ON DELETE CASCADE;

CREATE VIEW "public"."bills_list" WITH (security_invoker=true) AS  SELECT b.id,
    b.organization_id,
    b.vendor_id,
    v.name AS vendor_name,
    v.identity_number AS vendor_identity_number,
    b.property_id,
    p.name AS property_name,
    b.unit_id,
    u.label AS unit_label,
    b.status,
    b.ncf,
    b.modified_ncf,
    b.expense_kind,
    b.billed_on,
    b.due_on,
    b.paid_on,
    b.currency,
    b.services_minor,
    b.goods_minor,
    b.itbis_minor,
    b.itbis_withheld_minor,
    b.itbis_proportional_minor,
    b.itbis_to_cost_minor,
    b.isr_kind,
    b.isr_withheld_minor,
    b.excise_minor,
    b.other_taxes_minor,
    b.tip_minor,
    b.payment_form,
    b.total_minor,
    b.payable_minor,
    b.paid_minor,
    b.outstanding_minor,
    b.note,
    b.recurring_bill_id,
    b.created_by,
    b.submitted_by,
    b.decided_at,
    b.decision_reason,
    b.entry_id,
    b.reversal_entry_id,
    b.created_at,
    ( SELECT l.description
           FROM public.bill_lines l
          WHERE (l.bill_id = b.id)
          ORDER BY l."position"
         LIMIT 1) AS description,
    b.no_receipt_reason,
    b.dop_rate,
    b.rate_source,
    b.rated_on,
    v.identity_type AS vendor_identity_type,
        CASE
            WHEN (b.entry_id IS NULL) THEN COALESCE((SUBSTRING(b.ncf FROM 2 FOR 2) = ANY (ARRAY['04'::text, '34'::text])), false)
            ELSE b.is_credit
        END AS is_credit,
    b.purchase_receipt_kind,
    r.id AS purchase_receipt_id,
    v.name_order AS vendor_name_order,
    e.id AS ecf_document_id,
    e.state AS ecf_state,
    e.messages AS ecf_messages,
    e.problems AS ecf_problems,
    e.contingency_kind AS ecf_contingency,
    e.due_by AS ecf_due_by
   FROM (((((public.bills b
     JOIN public.vendors v ON ((v.id = b.vendor_id)))
     LEFT JOIN public.properties p ON ((p.id = b.property_id)))
     LEFT JOIN public.units u ON ((u.id = b.unit_id)))
     LEFT JOIN LATERAL ( SELECT x.id
           FROM public.purchase_receipts x
          WHERE ((x.organization_id = b.organization_id) AND (x.bill_id = b.id))
          ORDER BY x.cancelled_on DESC, x.created_at DESC
         LIMIT 1) r ON (true))
     LEFT JOIN public.ecf_documents e ON (((e.organization_id = b.organization_id) AND (e.purchase_receipt_id = r.id))));

CREATE OR REPLACE FUNCTION public.search_bills (
  p_organization_id uuid,
  p_text            text
)
  RETURNS SETOF public.bills_list
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select l.* from public.bills_list l where l.organization_id = p_organization_id
  and l.id = any (array(select private.find_bills(p_organization_id, p_text))) $function$;

REVOKE ALL ON FUNCTION "public"."search_bills"(uuid, text) FROM PUBLIC, "anon", "service_role";

REVOKE ALL ON TABLE "public"."bills_list" FROM "anon";

CREATE VIEW "public"."contingency_receipts" WITH (security_invoker=true) AS  SELECT i.organization_id,
    i.issuer_id,
    i.id AS invoice_id,
    i.ncf,
    i.ncf_kind,
    i.issued_on,
    i.client_name,
    i.currency,
    (i.base_minor + i.itbis_minor) AS total_minor,
    c.id AS contingency_id,
    (c.ends_on + 30) AS due_by
   FROM ((public.ncf_ranges r
     JOIN public.fiscal_invoices i ON (((i.issuer_id = r.issuer_id) AND (i.range_id = r.id) AND (i.cancelled_on IS NULL))))
     LEFT JOIN LATERAL ( SELECT x.id,
            x.ends_on
           FROM public.contingencies x
          WHERE ((x.organization_id = i.organization_id) AND (x.issuer_id = i.issuer_id) AND (x.starts_on <= i.issued_on))
          ORDER BY x.starts_on DESC
         LIMIT 1) c ON (true))
  WHERE (r.for_contingency AND (NOT (EXISTS ( SELECT 1
           FROM public.fiscal_invoices e
          WHERE ((e.organization_id = i.organization_id) AND (e.replaces_paper_id = i.id))))));

REVOKE ALL ON TABLE "public"."contingency_receipts" FROM "anon";

CREATE VIEW "public"."ecf_queue" WITH (security_invoker=true) AS  SELECT d.organization_id,
    d.issuer_id,
    d.environment,
    d.state,
    d.contingency_kind,
    (count(*))::integer AS count,
    min(d.created_at) AS oldest_at,
    min(d.due_by) AS due_by,
    (count(*) FILTER (WHERE (d.problems <> '[]'::jsonb)))::integer AS problem_count
   FROM (public.ecf_documents d
     JOIN public.fiscal_issuers i ON (((i.organization_id = d.organization_id) AND (i.id = d.issuer_id))))
  WHERE ((d.state = ANY (ARRAY['to_sign'::public.ecf_state, 'signed'::public.ecf_state, 'sent'::public.ecf_state, 'rejected'::public.ecf_state])) AND (d.replaced_by IS NULL))
  GROUP BY d.organization_id, d.issuer_id, d.environment, d.state, d.contingency_kind;

REVOKE ALL ON TABLE "public"."ecf_queue" FROM "anon";

CREATE VIEW "public"."fiscal_invoice_lines" WITH (security_invoker=true) AS  SELECT i.id AS invoice_id,
    i.organization_id,
    i.lease_id,
    c.id AS charge_id,
    c.kind,
    c.description,
    c.period_start,
    c.period_end,
    c.due_on,
    x.amount_minor
   FROM (((public.fiscal_invoices i
     JOIN LATERAL ( SELECT i.id
          WHERE (i.ncf_kind <> 'credit_note'::public.ncf_kind)
        UNION ALL
         SELECT i.modifies_id
          WHERE (i.ncf_kind = 'credit_note'::public.ncf_kind)
        UNION ALL
         SELECT d.id
           FROM public.fiscal_invoices d
          WHERE ((i.ncf_kind = 'credit_note'::public.ncf_kind) AND (d.organization_id = i.organization_id) AND (d.modifies_id = i.modifies_id) AND (d.ncf_kind = 'debit_note'::public.ncf_kind))) f ON (true))
     JOIN public.fiscal_invoice_charges x ON (((x.organization_id = i.organization_id) AND (x.invoice_id = f.id) AND (NOT x.is_itbis))))
     JOIN public.charges c ON ((c.id = x.charge_id)))
  WHERE ((i.ncf_kind <> 'credit_note'::public.ncf_kind) OR (c.reversal_reason = COALESCE(i.lines_ncf, i.ncf)));

REVOKE ALL ON TABLE "public"."fiscal_invoice_lines" FROM "anon";

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
    r.invoice_id AS ecf_replaced_by
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

CREATE INDEX ecf_seeds_by_end ON private.ecf_seeds USING btree (expires_at);

CREATE INDEX ecf_seeds_by_issuer ON private.ecf_seeds USING btree (issuer_id);

CREATE INDEX contingencies_by_issuer ON public.contingencies USING btree (organization_id, issuer_id, starts_on);

CREATE INDEX ecf_documents_by_invoice_of_organization ON public.ecf_documents USING btree (organization_id, invoice_id);

CREATE UNIQUE INDEX ecf_documents_by_invoice ON public.ecf_documents USING btree (invoice_id);

CREATE INDEX ecf_documents_by_issuer ON public.ecf_documents USING btree (organization_id, issuer_id, issued_on);

CREATE INDEX ecf_documents_by_lease ON public.ecf_documents USING btree (lease_id);

CREATE INDEX ecf_documents_by_number ON public.ecf_documents USING btree (issuer_id, environment, encf);

CREATE INDEX ecf_documents_by_purchase ON public.ecf_documents USING btree (organization_id, purchase_receipt_id);

CREATE UNIQUE INDEX ecf_documents_once ON public.ecf_documents USING btree (issuer_id, environment, encf)
  WHERE (NOT number_given_back);

CREATE INDEX ecf_documents_open ON public.ecf_documents USING btree (organization_id, issuer_id, state)
  WHERE (state = ANY (ARRAY['to_sign'::public.ecf_state, 'signed'::public.ecf_state, 'sent'::public.ecf_state, 'rejected'::public.ecf_state]));

CREATE INDEX ecf_documents_replaced ON public.ecf_documents USING btree (organization_id, replaced_by)
  WHERE (replaced_by IS NOT NULL);

CREATE INDEX ecf_documents_to_annul ON public.ecf_documents USING btree (issuer_id, environment)
  WHERE ((state = 'annulled'::public.ecf_state) AND (annulment_file_id IS NULL));

CREATE INDEX ecf_documents_to_deliver ON public.ecf_documents USING btree (issuer_id, id)
  WHERE (delivery_state = 'to_deliver'::public.ecf_delivery);

CREATE INDEX ecf_documents_waiting ON public.ecf_documents USING btree (next_try_at, id)
  WHERE (state = ANY (ARRAY['to_sign'::public.ecf_state, 'signed'::public.ecf_state, 'sent'::public.ecf_state]));

CREATE INDEX ecf_events_by_document ON public.ecf_events USING btree (organization_id, document_id, at);

CREATE INDEX ecf_events_by_received ON public.ecf_events USING btree (organization_id, received_id, at)
  WHERE (received_id IS NOT NULL);

CREATE INDEX ecf_files_by_document ON public.ecf_files USING btree (organization_id, document_id, kind);

CREATE INDEX ecf_files_by_received ON public.ecf_files USING btree (organization_id, received_id)
  WHERE (received_id IS NOT NULL);

CREATE UNIQUE INDEX ecf_files_one_of_received ON public.ecf_files USING btree (received_id, kind, direction)
  WHERE (received_id IS NOT NULL);

CREATE INDEX ecf_received_by_bill ON public.ecf_received USING btree (organization_id, bill_id)
  WHERE (bill_id IS NOT NULL);

CREATE INDEX ecf_received_by_day ON public.ecf_received USING btree (organization_id, created_at DESC, id DESC);

CREATE INDEX ecf_received_by_issuer ON public.ecf_received USING btree (organization_id, issuer_id);

CREATE UNIQUE INDEX ecf_received_once ON public.ecf_received USING btree (issuer_id, environment, sender_tax_id, encf)
  WHERE (state <> 'refused'::text);

CREATE UNIQUE INDEX ecf_received_one_refusal ON public.ecf_received USING btree (issuer_id, environment, sender_tax_id, encf, refusal)
  WHERE (state = 'refused'::text);

CREATE INDEX ecf_received_to_answer ON public.ecf_received USING btree (approval_next_try_at)
  WHERE ((approval_to_sender = 'waits'::text) OR (approval_to_dgii = 'waits'::text));

CREATE INDEX ecf_received_to_ask ON public.ecf_received USING btree (next_try_at)
  WHERE (state = 'received'::text);

CREATE UNIQUE INDEX fiscal_invoices_number_once ON public.fiscal_invoices USING btree (issuer_id, ncf)
  WHERE (NOT number_given_back);

CREATE INDEX fiscal_invoices_replacing_paper ON public.fiscal_invoices USING btree (organization_id, replaces_paper_id)
  WHERE (replaces_paper_id IS NOT NULL);

CREATE INDEX fiscal_invoices_replacing ON public.fiscal_invoices USING btree (organization_id, replaces_id)
  WHERE (replaces_id IS NOT NULL);

CREATE INDEX issuer_signers_by_certificate ON public.issuer_signers USING btree (organization_id, certificate_id);

CREATE INDEX purchase_receipts_by_bill ON public.purchase_receipts USING btree (organization_id, bill_id);

CREATE UNIQUE INDEX purchase_receipts_number_once ON public.purchase_receipts USING btree (issuer_id, ncf)
  WHERE (NOT number_given_back);

CREATE UNIQUE INDEX purchase_receipts_one_a_bill ON public.purchase_receipts USING btree (organization_id, bill_id)
  WHERE (cancelled_on IS NULL);

CREATE INDEX signing_certificates_ending ON public.signing_certificates USING btree (valid_until)
  WHERE (removed_at IS NULL);

CREATE UNIQUE INDEX signing_certificates_once ON public.signing_certificates USING btree (organization_id, fingerprint)
  WHERE (removed_at IS NULL);

CREATE TRIGGER a_compose_text
  BEFORE INSERT OR UPDATE ON public.contingencies
  FOR EACH ROW
  WHEN ((NOT (concat_ws(chr(10), new.note) IS NFC NORMALIZED)))
  EXECUTE FUNCTION private.compose_text();

CREATE TRIGGER keep_posted_fields
  BEFORE UPDATE ON public.contingencies
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_posted_fields('ends_on');

CREATE TRIGGER refuse_delete
  BEFORE DELETE ON public.contingencies
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER refuse_truncate
  BEFORE TRUNCATE ON public.contingencies
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER write_audit_log
  AFTER INSERT OR UPDATE ON public.contingencies
  FOR EACH ROW
  EXECUTE FUNCTION private.write_audit_log();

CREATE TRIGGER keep_facts
  BEFORE UPDATE ON public.ecf_documents
  FOR EACH ROW
  WHEN (((old.state <> 'to_sign'::public.ecf_state) AND (old.facts IS DISTINCT FROM new.facts)))
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER keep_posted_fields
  BEFORE UPDATE ON public.ecf_documents
  FOR EACH ROW
  EXECUTE FUNCTION
    private.keep_posted_fields('facts', 'state', 'signed_at', 'security_code', 'sha256', 'track_id', 'sent_at', 'answered_at', 'messages', 'is_number_used', 'number_given_back',
    'problems',
    'attempts',
    'may_have_arrived',
    'next_try_at',
    'claimed_until',
    'claim_id', 'contingency_kind', 'due_by', 'alarmed_hours', 'delivery_state', 'delivery_reason', 'approval_state', 'approval_reason', 'replaced_by', 'annulment_file_id');

CREATE TRIGGER keep_signature
  BEFORE UPDATE ON public.ecf_documents
  FOR EACH ROW
  WHEN (((old.sha256 IS
    NOT NULL) AND ((new.sha256 IS DISTINCT FROM old.sha256) OR (new.signed_at IS DISTINCT FROM old.signed_at) OR (new.security_code IS DISTINCT FROM old.security_code))))
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER refuse_delete
  BEFORE DELETE ON public.ecf_documents
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER refuse_truncate
  BEFORE TRUNCATE ON public.ecf_documents
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER refuse_change
  BEFORE DELETE OR UPDATE ON public.ecf_events
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER refuse_truncate
  BEFORE TRUNCATE ON public.ecf_events
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER refuse_change
  BEFORE DELETE OR UPDATE ON public.ecf_files
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER refuse_truncate
  BEFORE TRUNCATE ON public.ecf_files
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER keep_posted_fields
  BEFORE UPDATE ON public.ecf_received
  FOR EACH ROW
  EXECUTE FUNCTION
    private.keep_posted_fields('state', 'bill_id', 'bill_problem', 'attempts', 'next_try_at', 'approval_state', 'approval_reason', 'approved_by', 'approved_at',
    'approval_to_sender', 'approval_to_dgii', 'approval_attempts', 'approval_next_try_at');

CREATE TRIGGER refuse_delete
  BEFORE DELETE ON public.ecf_received
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER refuse_truncate
  BEFORE TRUNCATE ON public.ecf_received
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER a_compose_text
  BEFORE INSERT OR UPDATE ON public.fiscal_invoices
  FOR EACH ROW
  WHEN
    ((NOT (concat_ws(chr(10), new.ncf, new.reason, new.client_name, new.client_id, new.income_type, new.description, new.rate_source, new.cancellation_reason, new.lines_ncf) IS NFC
    NORMALIZED)))
  EXECUTE FUNCTION private.compose_text();

CREATE TRIGGER keep_posted_fields
  BEFORE UPDATE ON public.fiscal_invoices
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_posted_fields('cancelled_on', 'cancellation_reason', 'number_given_back', 'is_counted');

CREATE TRIGGER write_audit_log_of_removal
  AFTER DELETE ON public.issuer_signers
  FOR EACH ROW
  EXECUTE FUNCTION private.write_audit_log();

CREATE TRIGGER write_audit_log
  AFTER INSERT OR UPDATE ON public.issuer_signers
  FOR EACH ROW
  EXECUTE FUNCTION private.write_audit_log();

CREATE TRIGGER keep_posted_fields
  BEFORE UPDATE ON public.purchase_receipts
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_posted_fields('cancelled_on', 'cancellation_reason', 'number_given_back');

CREATE TRIGGER a_compose_text
  BEFORE INSERT OR UPDATE ON public.signing_certificates
  FOR EACH ROW
  WHEN ((NOT (concat_ws(chr(10), new.holder_name, new.holder_id, new.authority_name, new.serial_number, new.fingerprint, new.certificate, new.consent_version) IS NFC NORMALIZED)))
  EXECUTE FUNCTION private.compose_text();

CREATE TRIGGER keep_posted_fields
  BEFORE UPDATE ON public.signing_certificates
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_posted_fields('consented_at', 'consented_by', 'consent_version', 'removed_at', 'warned_days');

CREATE TRIGGER refuse_truncate
  BEFORE TRUNCATE ON public.signing_certificates
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER write_audit_log
  AFTER INSERT OR UPDATE ON public.signing_certificates
  FOR EACH ROW
  EXECUTE FUNCTION private.write_audit_log();

CREATE POLICY "readers of money see contingencies" ON "public"."contingencies"
  FOR SELECT
  TO "authenticated"
  USING ((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('money.read'::text) AS my_organization_ids))));

CREATE POLICY "readers of money and tenants see electronic receipts" ON "public"."ecf_documents"
  FOR SELECT
  TO "authenticated"
  USING
    (((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('money.read'::text) AS my_organization_ids))) OR (lease_id = ANY (ARRAY( SELECT private.my_lease_ids() AS
    my_lease_ids))) OR (id = ANY (ARRAY( SELECT private.my_past_ids('ecf_documents'::text) AS my_past_ids)))));

CREATE POLICY "readers of money see events of electronic receipts" ON "public"."ecf_events"
  FOR SELECT
  TO "authenticated"
  USING ((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('money.read'::text) AS my_organization_ids))));

CREATE POLICY "readers of money see files of electronic receipts" ON "public"."ecf_files"
  FOR SELECT
  TO "authenticated"
  USING ((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('money.read'::text) AS my_organization_ids))));

CREATE POLICY "readers of money see received receipts" ON "public"."ecf_received"
  FOR SELECT
  TO "authenticated"
  USING ((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('money.read'::text) AS my_organization_ids))));

CREATE POLICY "readers of money see issuer signers" ON "public"."issuer_signers"
  FOR SELECT
  TO "authenticated"
  USING ((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('money.read'::text) AS my_organization_ids))));

CREATE POLICY "readers of money see signing certificates" ON "public"."signing_certificates"
  FOR SELECT
  TO "authenticated"
  USING ((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('money.read'::text) AS my_organization_ids))));

COMMENT ON COLUMN "public"."ecf_documents"."contingency_kind" IS '1: there was no connection; 3: the authority was out of order. A paper receipt of kind 2 is no e-CF.';

COMMENT ON COLUMN "public"."ecf_documents"."facts" IS 'What it says, of the moment at which its number was given out; until it is signed, the issuer''s address and the like may be mended. Twin: ecfRecord in src/domain/taxes/ecf/ecf-record.ts.';

COMMENT ON COLUMN "public"."ecf_documents"."is_summary" IS 'The authority gets a summary alone (RFCE): a receipt of a consumer below the sum from which one has to be named.';

COMMENT ON COLUMN "public"."ecf_documents"."next_try_at" IS 'When it is due to be signed, sent or asked for; null while somebody has to mend something first (problems), and when it is over.';

COMMENT ON COLUMN "public"."ecf_documents"."number_given_back" IS 'Rejected, and its number is used again by the receipt that takes its place.';

COMMENT ON COLUMN "public"."ecf_documents"."total_minor" IS 'With ITBIS, in centavos of DOP.';

COMMENT ON COLUMN "public"."ecf_received"."approval_to_sender" IS 'What became of our answer to the deal: it waits, the sender took it or not, or has no service for it. approval_to_dgii likewise.';

COMMENT ON COLUMN "public"."ecf_received"."bill_problem" IS 'Why no draft of a bill could be made of it: the code of a refusal.';

COMMENT ON COLUMN "public"."ecf_received"."facts" IS 'What a bill is made of: {currency, dop_rate, due_on, modified_ncf, itbis_minor, excise_minor, other_taxes_minor, tip_minor, itbis_withheld_minor, isr_withheld_minor, lines: [{description, is_goods, amount_minor}]}, amounts in that currency.';

COMMENT ON COLUMN "public"."ecf_received"."refusal" IS 'Why it was not received, as the sender was told: 1 specification, 2 signature, 3 sent twice, 4 not our number.';

COMMENT ON COLUMN "public"."ecf_received"."state" IS 'received: signed, for us, and DGII has not said yet whether it has it; only what it accepted becomes a draft bill by itself.';

COMMENT ON COLUMN "public"."fiscal_invoices"."is_counted" IS 'Stands in forms. False of what the tax authority rejected, and of an e-CF that replaces a paper receipt of a contingency, which stands there itself.';

COMMENT ON COLUMN "public"."fiscal_invoices"."isr_to_withhold_minor" IS 'What the client is expected to withhold for the income tax.';

COMMENT ON COLUMN "public"."fiscal_invoices"."itbis_to_withhold_minor" IS 'What the client is expected to withhold of the ITBIS: an e-CF says it when it is given out.';

COMMENT ON COLUMN "public"."fiscal_invoices"."lines_ncf" IS 'Of a note that takes the place of another: under which number its charges were taken back.';

COMMENT ON COLUMN "public"."fiscal_invoices"."number_given_back" IS 'Rejected by the tax authority, and its number is used again by the receipt that replaces it.';

COMMENT ON COLUMN "public"."fiscal_invoices"."replaces_id" IS 'The rejected e-CF that it takes the place of.';

COMMENT ON COLUMN "public"."fiscal_invoices"."replaces_paper_id" IS 'The paper receipt of a contingency that it takes the place of.';

COMMENT ON COLUMN "public"."purchase_receipts"."number_given_back" IS 'Rejected by the tax authority, and its number is used again by the receipt that replaces it.';

COMMENT ON COLUMN "public"."signing_certificates"."certificate" IS 'DER in base64.';

COMMENT ON COLUMN "public"."signing_certificates"."consent_version" IS 'Which legal text somebody agreed to, so that the key is kept here and signs receipts with fiscal value.';

COMMENT ON COLUMN "public"."signing_certificates"."fingerprint" IS 'SHA-256 of the certificate, in hexadecimal.';

COMMENT ON COLUMN "public"."signing_certificates"."holder_id" IS 'As its authority writes it, e.g. IDCDO- and the digits of a cédula.';

COMMENT ON COLUMN "public"."signing_certificates"."warned_days" IS 'The last warning that its end comes: 60, 30 or 7 days before, 0 when it is over; 90 before the first.';

COMMENT ON FUNCTION "private"."allocate_ncf"(uuid, public.ncf_kind, date) IS 'The next number of a kind of an issuer, from the range that ends first; electronic ones alone from electronic_since on. Unusable numbers are passed over. Ranges for contingency give theirs while one is open, and then alone. Refuses with ncf_range_missing, ncf_range_expired or issuer_address_missing. The caller''s transaction keeps the number or gives it back.';

COMMENT ON FUNCTION "private"."annul_document"(uuid) IS 'Annuls a document that was sent to nobody; refuses with ecf_not_cancelled any other. The caller holds the money lock.';

COMMENT ON FUNCTION "private"."annul_ecf"(uuid) IS '{"access": ["money.reverse"], "repeatable": true}';

COMMENT ON FUNCTION "private"."annul_purchase_ecf"(uuid) IS 'With the receipt of a purchase its document is annulled, if it was sent to nobody; what was rejected needs no annulment.';

COMMENT ON FUNCTION "private"."answer_received_ecf"(uuid, boolean, text) IS '{"access": ["money.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."bill_of_facts"(public.ecf_received, uuid) IS 'The columns of a bill as a received receipt gives them, with what the vendor''s bills usually are.';

COMMENT ON FUNCTION "private"."bill_with_number"(public.ecf_received) IS 'The bill that has the receipt''s number: of the vendor with the sender''s number, or of one without any and of the same total.';

COMMENT ON FUNCTION "private"."cancel_purchase_receipt"() IS 'Trigger: with a bill that is voided the receipt is cancelled that was given out for it, as a correction of what it said (04): it stands in the 608 of its day. Refuses with ecf_not_cancelled once the tax authority may have it.';

COMMENT ON FUNCTION "private"."certificate_for_verb"(uuid) IS 'A certificate that was not removed, of an organization that the caller manages.';

COMMENT ON FUNCTION "private"."check_ecf_amounts"(uuid, public.fiscal_invoices, bigint, bigint, date) IS 'Refuses what a receipt cannot say of withholding, and ITBIS where its electronic format has no place for it. Twin: ecfRules in src/domain/taxes/ecf/ecf-kinds.ts.';

COMMENT ON FUNCTION "private"."claim_ecf_annulments"(integer, timestamp with time zone) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."claim_ecf_approvals"(integer, timestamp with time zone) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."claim_ecf_deliveries"(integer, timestamp with time zone) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."claim_ecf_work"(integer, uuid, timestamp with time zone) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."claim_received_ecf"(integer, timestamp with time zone) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."draft_received_bill"(uuid) IS 'The bill of a received receipt: the one that has its number, or a new draft. Null where none can be made, and then bill_problem says why.';

COMMENT ON FUNCTION "private"."due_ecf"(timestamp with time zone) IS 'Documents that are due, and that nobody works on.';

COMMENT ON FUNCTION "private"."ecf_base_facts"(uuid, uuid) IS 'The receipt that a note changes (EcfBase), with what the notes before it left.';

COMMENT ON FUNCTION "private"."ecf_charge_name"(public.charges) IS 'A charge as a line of an electronic receipt names it: documents for the tax authority are in Spanish.';

COMMENT ON FUNCTION "private"."ecf_delay"(integer) IS 'How long to wait after so many tries: 1, 2, 5, 15, then 60 minutes.';

COMMENT ON FUNCTION "private"."ecf_issuer_facts"(uuid) IS 'An issuer as its documents name it (EcfIssuer).';

COMMENT ON FUNCTION "private"."ecf_news"(public.ecf_state, smallint) IS 'What the client of a receipt is told of it; null for nothing yet. Twin: ecfStanding in src/domain/taxes/ecf/ecf-standing.ts.';

COMMENT ON FUNCTION "private"."ecf_of_claim"(uuid, uuid, public.ecf_state[]) IS 'The document of a claim, locked. Refuses with ecf_claim_lost when somebody else has it by now, or its state is another.';

COMMENT ON FUNCTION "private"."ecf_probes"(timestamp with time zone) IS 'Of each place that does not answer, the one document by which it is tried this minute.';

COMMENT ON FUNCTION "private"."ecf_reference_facts"(public.fiscal_invoices, jsonb) IS 'What a document refers to (EcfReference): the receipt that a note changes, or the paper that it replaces.';

COMMENT ON FUNCTION "private"."ecf_verdict_of"(uuid, text) IS 'What the tax authority said of a receipt, as notes about it ask.';

COMMENT ON FUNCTION "private"."ecf_work"(public.ecf_documents, boolean) IS 'A claimed document as the Worker takes it.';

COMMENT ON FUNCTION "private"."end_contingency"(uuid, date) IS '{"access": ["money.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."find_ecf_receiver"(text, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."find_own_ecf_receiver"(uuid, text) IS '{"access": ["money.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."fiscal_today"() IS 'The day of a fiscal receipt that is given out now: by the Dominican clock, wherever the office is. The tax authority refuses one of tomorrow.';

COMMENT ON FUNCTION "private"."invoice_for_verb"(uuid) IS 'A receipt that was neither cancelled nor rejected, with the money lock held; refuses whoever may not take back.';

COMMENT ON FUNCTION "private"."is_delivered_kind"(public.ncf_kind) IS 'Whether a document of a kind is also sent to its buyer, if they have services for it.';

COMMENT ON FUNCTION "private"."is_in_contingency"(uuid, date) IS 'Whether an issuer gives out paper receipts of a declared contingency on a day; on that of its end it can make e-CF again.';

COMMENT ON FUNCTION "private"."is_note_kind"(public.ncf_kind) IS 'Whether a kind of receipt is about another receipt.';

COMMENT ON FUNCTION "private"."issue_debit_note"(uuid, uuid[], text, numeric, text, bigint, bigint) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."issue_fiscal_invoice"(uuid[], public.ncf_kind, public.tax_treatment, text, public.identity_type, text, text, numeric, text, bigint, bigint) IS
  '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."keep_authority_token"(uuid, public.ecf_environment, text, timestamp with time zone) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."keep_ecf_approval"(uuid, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."keep_ecf_directory"(public.ecf_environment, text, jsonb) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."keep_ecf_file"(public.ecf_documents, text, text, bytea) IS 'Keeps the bytes of what was signed or answered.';

COMMENT ON FUNCTION "private"."keep_received_file"(uuid, text, text, text) IS 'Keeps the exact bytes (base64) of a document; null for none.';

COMMENT ON FUNCTION "private"."mail_electronic_receipt"(public.ecf_documents) IS 'Tells tenants of an electronic receipt that they may have, and of one that has lost its value; once, however often it is called.';

COMMENT ON FUNCTION "private"."make_ecf"(uuid, uuid[]) IS 'Makes the document of a receipt or note that was just given out, if one is made here, for these charges. Returns its id, or null.';

COMMENT ON FUNCTION "private"."make_ecf_seed"(uuid) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."make_key_problems_due"(uuid) IS 'What could not be signed for want of a key is tried again.';

COMMENT ON FUNCTION "private"."make_purchase_ecf"(uuid) IS 'Makes the document of a receipt for an own purchase that was just given out, if one is made here. Returns its id, or null.';

COMMENT ON FUNCTION "private"."make_received_bill"(uuid) IS '{"access": ["money.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."makes_ecf"(uuid, text) IS 'Whether a number gets a document here: an electronic one, of an issuer that does not make it elsewhere.';

COMMENT ON FUNCTION "private"."may_note_go"(uuid) IS 'Whether the tax authority accepted the receipt that a note is about; it refuses notes about others.';

COMMENT ON FUNCTION "private"."next_number_of"(public.ecf_documents, uuid, date, date) IS 'The number of what replaces a rejected document: its own, if it was given back, or the next one.';

COMMENT ON FUNCTION "private"."note_ecf"(public.ecf_documents, text, jsonb, integer) IS 'Writes down a step of a document.';

COMMENT ON FUNCTION "private"."note_ecf_waiting"(timestamp with time zone) IS 'Marks what cannot be sent for ten minutes as in contingency, and tells the office of what waits for 24, 60 and 72 hours.';

COMMENT ON FUNCTION "private"."note_received"(uuid, text, jsonb) IS 'Writes down a step of a received receipt.';

COMMENT ON FUNCTION "private"."notify_office_of_ecf"(uuid, text, jsonb, text) IS 'Writes to those who handle money that electronic receipts wait, or that one was rejected; once for each key.';

COMMENT ON FUNCTION "private"."pesos_of"(public.fiscal_invoices) IS 'What a receipt comes to in centavos of DOP, price and ITBIS each by itself. Twin: toPesos in src/domain/taxes/invoice-sale.ts.';

COMMENT ON FUNCTION "private"."read_authority_token"(uuid, public.ecf_environment) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."read_ecf_directory"(public.ecf_environment, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."read_ecf_file"(uuid, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."read_issuer_access"(uuid) IS '{"access": ["organization.manage"], "repeatable": false}';

COMMENT ON FUNCTION "private"."read_signing_key"(uuid, public.ecf_environment) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."receive_ecf"(uuid, jsonb, text, text, integer, boolean) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."record_ecf_annulment"(uuid, text, jsonb, timestamp with time zone) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."record_ecf_annulment_fault"(uuid, text, integer, jsonb, timestamp with time zone) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."record_ecf_approval"(uuid, text, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."record_ecf_delivery"(uuid, text, text, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."record_ecf_fault"(uuid, uuid, text, integer, jsonb, boolean, timestamp with time zone) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."record_ecf_sending"(uuid, uuid, text, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."record_ecf_verdict"(uuid, uuid, text, jsonb, boolean, text, timestamp with time zone) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."record_received_verdict"(uuid, boolean) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."record_signing_consent"(uuid, text) IS '{"access": ["organization.manage"], "repeatable": false}';

COMMENT ON FUNCTION "private"."refuse_ecf"(uuid, uuid, jsonb) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."reject_ecf_receipt"(public.ecf_documents) IS 'What was rejected has no fiscal value: no form counts it, and those who handle money are told. The caller holds the money lock.';

COMMENT ON FUNCTION "private"."release_ecf"(uuid, uuid) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."remove_signing_certificate"(uuid) IS '{"access": ["organization.manage"], "repeatable": false}';

COMMENT ON FUNCTION "private"."reopen_ecf_sending"(public.ecf_documents) IS 'Where a document went somebody answers: all are sent again.';

COMMENT ON FUNCTION "private"."replace_contingency_receipt"(uuid) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."replace_receipt"(public.fiscal_invoices, public.fiscal_invoices) IS 'Gives out a receipt that takes the place of another, with the number, day and client of p_new: its charges and its ITBIS move to it. Returns its id. The caller holds the money lock.';

COMMENT ON FUNCTION "private"."replace_rejected_ecf"(uuid, text, public.identity_type, text) IS '{"access": ["money.reverse"], "repeatable": true}';

COMMENT ON FUNCTION "private"."replace_rejected_invoice"(public.ecf_documents, text, public.identity_type, text) IS 'The receipt that takes the place of a rejected one. The caller holds the money lock and links the two.';

COMMENT ON FUNCTION "private"."replace_rejected_purchase"(public.ecf_documents) IS 'The receipt of a purchase that takes the place of a rejected one; its bill has the new number. The caller holds the money lock and links the two.';

COMMENT ON FUNCTION "private"."require_accepted_base"(uuid) IS 'Refuses with base_not_accepted a note about an e-CF that the tax authority did not accept, or not yet: it would reject the note.';

COMMENT ON FUNCTION "private"."require_e_numbers"(uuid, date) IS 'Refuses with contingency_open what asks for an electronic number while paper ones are given out.';

COMMENT ON FUNCTION "private"."retry_ecf"(uuid) IS '{"access": ["money.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."save_signing_key"(uuid, uuid, text, text, text, text, text, timestamp with time zone, timestamp
  with time zone, text, text) IS '{"access": ["organization.manage"], "repeatable": false}';

COMMENT ON FUNCTION "private"."set_issuer_signer"(uuid, uuid) IS '{"access": ["organization.manage"], "repeatable": false}';

COMMENT ON FUNCTION "private"."standing_invoice"(uuid) IS 'A receipt that was neither cancelled nor rejected, with the money lock held; the caller has asked who may.';

COMMENT ON FUNCTION "private"."start_contingency"(uuid, boolean, date, text) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."store_signed_ecf"(uuid, uuid, timestamp with time zone, text, text, jsonb) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."take_ecf_approval"(uuid, text, text, bigint, boolean, text, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."take_ecf_seed"(uuid, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."take_off_charges"(public.fiscal_invoices, text) IS 'Cancels a receipt: its ITBIS is taken back, its charges have none. The caller holds the money lock.';

COMMENT ON FUNCTION "private"."vendor_of_received"(public.ecf_received) IS 'The vendor with the sender''s number, out of the archive if it was there; a new one where nobody has it.';

COMMENT ON FUNCTION "private"."warn_of_ending_certificates"(uuid, date) IS 'Writes to those who manage the organization that a certificate that signs ends: 60, 30 and 7 days before, and when it has ended; each once.';

COMMENT ON FUNCTION "private"."write_ecf_document"(public.ecf_documents, jsonb) IS 'Keeps the document of a number that was just taken, with what it says.';

COMMENT ON FUNCTION "public"."annul_ecf"(uuid, uuid) IS 'Takes back an e-CF that was sent to nobody: its number is told to the tax authority as unused, its ITBIS is taken back, its charges may get another receipt. Returns the receipt''s id. Errors: not_found, purchase_receipt_stays (its bill is voided instead), invoice_cancelled, ecf_rejected, note_stays, invoice_has_withholding, ecf_not_cancelled (the tax authority may have it), month_filed.';

COMMENT ON FUNCTION "public"."answer_received_ecf"(uuid, boolean, text) IS 'Approves or refuses the deal of a received receipt that DGII accepted; both the sender and DGII are told (ACECF). Once only. Errors: not_found, receipt_not_valid, receipt_without_approval, approval_elsewhere, receipt_answered, reason_missing.';

COMMENT ON FUNCTION "public"."cancel_fiscal_invoice"(uuid, uuid, text) IS 'Cancels a paper receipt of a month that is not filed yet, with a reason of form 608 (01 to 10); its ITBIS is taken back, its charges may get another. Errors: not_found, invoice_cancelled, ecf_not_cancelled, reason_missing, note_stays, invoice_has_note, invoice_has_withholding, month_filed.';

COMMENT ON FUNCTION "public"."claim_ecf_annulments"(integer, timestamp with time zone) IS 'For the Worker: numbers that are annulled and not told yet, one row for each issuer and environment, as its own for two minutes.';

COMMENT ON FUNCTION "public"."claim_ecf_approvals"(integer, timestamp with time zone) IS 'Answers to deals that are to be told now, each for one caller, with the signed document where there is one.';

COMMENT ON FUNCTION "public"."claim_ecf_deliveries"(integer, timestamp with time zone) IS 'For the Worker: accepted receipts that are to be delivered to their buyers now, each for one caller, with their bytes in base64; what fails comes again after a while that grows to a day.';

COMMENT ON FUNCTION "public"."claim_ecf_work"(integer, uuid, timestamp with time zone) IS 'For the Worker: documents that are due to be signed, sent or asked for, receipts before notes, as its own for two minutes; p_document_id: that one alone, due or not. A note is given when its receipt was accepted. While a place takes no documents: one a minute, what is to be signed (isHeld), which is not sent, and what is only asked for.';

COMMENT ON FUNCTION "public"."claim_received_ecf"(integer, timestamp with time zone) IS 'Received receipts of which DGII is to be asked now, each for one caller; what has no answer comes again after a while that grows to a day.';

COMMENT ON FUNCTION "public"."end_contingency"(uuid, date) IS 'Takes note of the day on which a contingency was over: from it on electronic numbers are given out again, and each paper is to be replaced within 30 days. Returns its id. Errors: not_found, value_missing, ecf_done (it has ended), value_out_of_range (before it began), contingency_has_receipts (papers of later days).';

COMMENT ON FUNCTION "public"."find_ecf_receiver"(text, text) IS 'Whose public services are at an address: {organization_id, issuer_id, environment, tax_id}; null where nobody''s are. Error: rate_limited.';

COMMENT ON FUNCTION "public"."find_own_ecf_receiver"(uuid, text) IS 'The issuer of the organization with this number, for whom a file is that somebody uploads; null where it has none. Error: not_allowed.';

COMMENT ON FUNCTION "public"."invoices_withheld"(uuid, date, date, uuid) IS 'Fiscal receipts of which a client withheld something, the last of it on some days; of one issuer, or of all (null). With the reader''s own rights.';

COMMENT ON FUNCTION "public"."issue_credit_note"(uuid, uuid, uuid[], text) IS 'Takes charges of an invoice back, with their ITBIS, by a credit note. Returns its id. Errors: not_found, invoice_cancelled, reason_missing, charges_mixed, invoice_has_withholding, ncf_kind_not_allowed, ecf_rejected, base_not_accepted (its e-CF was not accepted yet), value_too_long, ncf_range_missing, ncf_range_expired, issuer_address_missing, month_filed.';

COMMENT ON FUNCTION "public"."issue_debit_note"(uuid, uuid, uuid[], text, numeric, text, bigint, bigint) IS 'Adds charges of its lease to a receipt that stands, by a debit note with its client and treatment; ITBIS is charged on top. p_dop_rate: as in issue_fiscal_invoice, of the note''s day; p_…_to_withhold_minor too, of the note. Returns the note''s id. Errors: not_found, reason_missing, receipt_not_standing, fiscal_profile_missing, ncf_range_missing, ncf_range_expired, charges_mixed, charge_invoiced, nothing_to_invoice, client_id_missing, value_too_long, rate_missing, base_not_accepted (its e-CF was not accepted yet), withholding_exceeds_invoice, issuer_address_missing, month_filed.';

COMMENT ON FUNCTION "public"."issue_fiscal_invoice"(uuid, uuid[], public.ncf_kind, public.tax_treatment, text, public.identity_type, text, text, numeric, text, bigint, bigint) IS
  'Gives out a fiscal receipt for charges of one lease; ITBIS is charged on top. p_dop_rate: pesos for one of the lease''s currency, with its source. p_…_to_withhold_minor: what the client will withhold, which an e-CF says; null is nothing. Returns the invoice''s id. Errors: not_found, fiscal_profile_missing, ncf_range_missing, ncf_range_expired, ncf_kind_not_allowed, charges_mixed, charge_invoiced, client_name_missing, client_id_missing, client_id_malformed, value_too_long, rate_missing, withholding_not_allowed, withholding_exceeds_invoice, special_regime_taxed, issuer_address_missing, month_filed.';

COMMENT ON FUNCTION "public"."keep_authority_token"(uuid, public.ecf_environment, text, timestamp with time zone) IS 'For the Worker: keeps the encrypted token of a signer, or forgets it (null).';

COMMENT ON FUNCTION "public"."keep_ecf_approval"(uuid, text) IS 'Keeps the signed answer to a deal before it is sent; returns the one that was kept first, null where there is no answer to tell.';

COMMENT ON FUNCTION "public"."keep_ecf_directory"(public.ecf_environment, text, jsonb) IS 'Keeps for a day what DGII says of another issuer''s services.';

COMMENT ON FUNCTION "public"."make_ecf_seed"(uuid) IS 'A random text that whoever wants to send to the issuer signs within five minutes.';

COMMENT ON FUNCTION "public"."make_received_bill"(uuid) IS 'The bill of a received receipt, before DGII has said anything of it or once more: the one with its number, or a new draft. Returns its id. Errors: not_found, receipt_not_valid, nothing_to_book and those of save_bill.';

COMMENT ON FUNCTION "public"."read_authority_token"(uuid, public.ecf_environment) IS 'For the Worker: the encrypted token of a signer, and when it ends; null where there is none.';

COMMENT ON FUNCTION "public"."read_ecf_directory"(public.ecf_environment, text) IS 'Where another issuer''s services are, as DGII said within the last day: {is_known, entry}; an entry of null has none.';

COMMENT ON FUNCTION "public"."read_ecf_file"(uuid, text) IS 'For the Worker: the bytes of a kind of file of a document in base64, the last of them; null where there is none.';

COMMENT ON FUNCTION "public"."read_issuer_access"(uuid) IS 'How an issuer reaches the tax authority, for whoever may try it. Errors: not_found.';

COMMENT ON FUNCTION "public"."read_signing_key"(uuid, public.ecf_environment) IS 'For the Worker: the certificate that signs for an issuer, and its encrypted key; no key for receipts with fiscal value before somebody agreed to that. Null where nobody signs.';

COMMENT ON FUNCTION "public"."receive_ecf"(uuid, jsonb, text, text, integer, boolean) IS 'Keeps what another issuer sent, with its exact bytes and our acknowledgement (base64), in one step; p_refusal: why it is not received. Returns {id, is_new}: a number that was received is not received again. p_receipt: {sender_tax_id, sender_name, encf, ncf_kind, issued_on, total_minor, itbis_minor, security_code, facts}. Error: not_found.';

COMMENT ON FUNCTION "public"."record_ecf_annulment"(uuid, text, jsonb, timestamp with time zone) IS 'For the Worker: numbers were told to the tax authority as unused, by this file (base64); p_not_annulled: those that it did not take. Errors: ecf_claim_lost.';

COMMENT ON FUNCTION "public"."record_ecf_annulment_fault"(uuid, text, integer, jsonb, timestamp with time zone) IS 'For the Worker: numbers could not be told as unused; again in an hour. Errors: ecf_claim_lost.';

COMMENT ON FUNCTION "public"."record_ecf_approval"(uuid, text, text) IS 'What became of an answer at the sender and at DGII: waits, taken, refused or no_service. What is over stays.';

COMMENT ON FUNCTION "public"."record_ecf_delivery"(uuid, text, text, text) IS 'For the Worker: what a buyer acknowledged (base64): delivered, refused with its reason, not_due where they have no services; to_deliver: it is tried again, and is unreachable after eight times, of which the office is told.';

COMMENT ON FUNCTION "public"."record_ecf_fault"(uuid, uuid, text, integer, jsonb, boolean, timestamp with time zone) IS 'For the Worker: no answer (p_fault unreachable, maintenance), or one that is none (refused). The document is tried again after 1, 2, 5, 15, then 60 minutes; others wait while nobody answers. After ten minutes what is signed and not sent is in contingency. Ends the claim. Errors: ecf_claim_lost.';

COMMENT ON FUNCTION "public"."record_ecf_sending"(uuid, uuid, text, text) IS 'For the Worker: a document came, under a number by which its result is asked for. The claim goes on. Errors: ecf_claim_lost.';

COMMENT ON FUNCTION "public"."record_ecf_verdict"(uuid, uuid, text, jsonb, boolean, text, timestamp with time zone) IS 'For the Worker: what the tax authority said of a document: accepted, conditional or rejected; in_process or unknown: it is asked again later. p_answer: as it came. Ends the claim. Errors: ecf_claim_lost, value_malformed.';

COMMENT ON FUNCTION "public"."record_received_verdict"(uuid, boolean) IS 'What DGII says of a received receipt. An accepted one becomes the draft of a bill, or finds the bill that has its number.';

COMMENT ON FUNCTION "public"."record_signing_consent"(uuid, text) IS 'Writes down who agreed, and to which text, that a key is kept here and signs receipts with fiscal value; before that it signs in test environments alone. Errors: not_found, value_missing, value_too_long.';

COMMENT ON FUNCTION "public"."refuse_ecf"(uuid, uuid, jsonb) IS 'For the Worker: a document cannot be signed as it is. It waits with what is wrong until somebody says to try again. Errors: ecf_claim_lost.';

COMMENT ON FUNCTION "public"."release_ecf"(uuid, uuid) IS 'For the Worker: ends a claim of a document that was signed and not sent, because nobody answers. Errors: ecf_claim_lost.';

COMMENT ON FUNCTION "public"."remove_signing_certificate"(uuid) IS 'Destroys the key of a certificate, which signs for nobody any more; what it signed stays. Errors: not_found.';

COMMENT ON FUNCTION "public"."replace_contingency_receipt"(uuid, uuid) IS 'Gives out the e-CF that replaces a paper receipt of a contingency and names it (code 4): charges and later notes are with it, the forms go on counting the paper. Returns its id. Errors: not_found, invoice_cancelled, ncf_kind_not_allowed (it is no paper of a contingency, or the issuer is not electronic), ecf_done (one replaces it already), contingency_open, ncf_range_missing, ncf_range_expired, issuer_address_missing.';

COMMENT ON FUNCTION "public"."replace_rejected_ecf"(uuid, uuid, text, public.identity_type, text) IS 'Gives out an e-CF of today that takes the place of a rejected one: with its number, if the tax authority said that it was not used, or else the next. Charges, ITBIS and payments move to it. p_client_…: whom it is for, if that was wrong; without a name, as before. Returns the id of the new receipt. Errors: not_found, ecf_done (it was not rejected, or is replaced already), client_name_missing, client_id_missing, client_id_malformed, value_too_long, base_not_accepted, invoice_has_withholding, ncf_range_missing, ncf_range_expired, issuer_address_missing, contingency_open, month_filed.';

COMMENT ON FUNCTION "public"."retry_ecf"(uuid) IS 'Makes an e-CF due again at once: to be signed, with what the issuer says of itself by now, sent or asked for. Returns its id. Errors: not_found, ecf_done (it has its verdict, or is annulled).';

COMMENT ON FUNCTION "public"."save_signing_key"(uuid, uuid, text, text, text, text, text, timestamp with time zone, timestamp
  with time zone, text, text) IS 'Keeps a certificate with its private key, which the Worker has encrypted; nobody reads the key through the API. p_serial_number and p_fingerprint (SHA-256) in hexadecimal, p_certificate DER in base64. Returns the certificate''s id: that of before where the organization has it already. Errors: not_allowed, value_out_of_range (it has ended).';

COMMENT ON FUNCTION "public"."search_bills"(uuid, text) IS 'Rows of bills_list with the text in vendor, number or note, the newest 300.';

COMMENT ON FUNCTION "public"."search_fiscal_invoices"(uuid, text) IS 'Rows of fiscal_invoices_list with the text in number or client.';

COMMENT ON FUNCTION "public"."set_issuer_signer"(uuid, uuid) IS 'Says whose certificate signs the electronic receipts of an issuer; null: nobody''s. What waited for a key is tried again. Errors: not_found.';

COMMENT ON FUNCTION "public"."start_contingency"(uuid, uuid, boolean, date, text) IS 'Takes note that an issuer declared a contingency to the tax authority, in all (p_is_total) or in part: from that day on paper numbers of ranges for contingency are given out. Returns its id. Errors: not_found, value_missing, value_out_of_range (a day that is over, or on which the issuer is not electronic), contingency_open.';

COMMENT ON FUNCTION "public"."store_signed_ecf"(uuid, uuid, timestamp with time zone, text, text, jsonb) IS 'For the Worker: keeps what was signed, before it is sent for the first time; it is never signed again. p_files: kind (ecf, and rfce of a summary) and base64. The claim goes on. Errors: ecf_claim_lost, value_malformed (p_sha256 is not of the ecf).';

COMMENT ON FUNCTION "public"."take_ecf_approval"(uuid, text, text, bigint, boolean, text, text) IS 'For the Worker: what a buyer says of the deal of a receipt of the issuer, with the signed document (base64). False where there is no such receipt for that buyer and amount, or they said something else before.';

COMMENT ON FUNCTION "public"."take_ecf_seed"(uuid, text) IS 'Takes a seed of the issuer, which no one can take again. False where it gave no such one, or too long ago.';

COMMENT ON TABLE "private"."ecf_breakers" IS 'Where receipts go and nobody answers: while a row is here nothing is sent there but one document a minute, to see whether it works again.';

COMMENT ON TABLE "private"."ecf_deliveries" IS 'How often the delivery of an electronic receipt to its buyer was tried, and when it is tried again.';

COMMENT ON TABLE "private"."ecf_directory" IS 'Where the services of other issuers are, as DGII said within the last day; an entry of null: it has none.';

COMMENT ON TABLE "private"."ecf_seeds" IS 'Random texts that another issuer signs to be let in at the public services of one of ours: taken once, within five minutes.';

COMMENT ON TABLE "private"."ecf_tokens" IS 'The tax authority''s token of a signer in an environment, which holds for an hour; encrypted by the Worker.';

COMMENT ON TABLE "private"."signing_keys" IS 'Private keys of signing certificates, AES-GCM with a key that only the Worker has, bound to organization, certificate and its fingerprint.';

COMMENT ON TABLE "public"."contingencies" IS 'Days from which until which an issuer could make no e-CF, as it told the tax authority before (kind 2): paper receipts of ranges kept for that are given out, and each is replaced by an e-CF afterwards.';

COMMENT ON TABLE "public"."ecf_documents" IS 'The e-CF of a fiscal receipt or of a receipt for an own purchase: facts as they were when its number was given out, and what the tax authority said. Those that an issuer gives out elsewhere have none.';

COMMENT ON TABLE "public"."ecf_events" IS 'What happened to an electronic receipt, step by step; actor_id is null for what the Worker did. Append-only.';

COMMENT ON TABLE "public"."ecf_files" IS 'The exact bytes of what was signed, sent and answered, out and in; kept for ten years, never changed. Numbers of many documents are annulled by one (anecf).';

COMMENT ON TABLE "public"."ecf_received" IS 'Electronic receipts that others gave out to an issuer: sent to its public address, or uploaded from a file. One that was refused stays as a record; amounts in centavos of DOP.';

COMMENT ON TABLE "public"."issuer_signers" IS 'Whose certificate signs the electronic receipts of an issuer. One person may sign for several; the tax authority knows them as signers of each.';

COMMENT ON TABLE "public"."purchase_receipts" IS 'Fiscal receipts that the organization gave out for a bill of its own: its number is the NCF of the bill, its day the day of the bill. details: what its paper says of buyer, vendor and place. Only the voiding of the bill cancels one, or a receipt that replaces it; its number stays used.';

COMMENT ON TABLE "public"."signing_certificates" IS 'Certificates of persons who sign electronic receipts. The key of one is sealed in private.signing_keys until it is removed; the certificate stays, for what was signed with it.';

COMMENT ON VIEW "public"."bills_list" IS 'Bills with the names of their vendor and place.';

COMMENT ON VIEW "public"."contingency_receipts" IS 'Paper receipts of a declared contingency that wait for the e-CF that replaces them, and until when: 30 days after its end.';

COMMENT ON VIEW "public"."ecf_queue" IS 'How many electronic receipts of an issuer wait in each state, since when, and by when they must be sent; rejected ones that nothing replaces yet.';

COMMENT ON VIEW "public"."fiscal_invoice_lines" IS 'What a fiscal receipt was given out for, and what a credit note takes back, charge by charge; ITBIS is told by the receipt itself.';

COMMENT ON VIEW "public"."fiscal_invoices_list" IS 'Fiscal receipts with their place and what was withheld of them; standing: some charge of it was neither cancelled nor taken back.';

REVOKE ALL ON FUNCTION "private"."annul_document"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."annul_document"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."annul_document"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."annul_ecf"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."annul_ecf"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."annul_ecf"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."annul_ecf"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."annul_purchase_ecf"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."annul_purchase_ecf"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."annul_purchase_ecf"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."answer_received_ecf"(uuid, boolean, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."answer_received_ecf"(uuid, boolean, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."answer_received_ecf"(uuid, boolean, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."answer_received_ecf"(uuid, boolean, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."bill_of_facts"(public.ecf_received, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."bill_of_facts"(public.ecf_received, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."bill_of_facts"(public.ecf_received, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."bill_with_number"(public.ecf_received) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."bill_with_number"(public.ecf_received) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."bill_with_number"(public.ecf_received) TO "postgres";

REVOKE ALL ON FUNCTION "private"."certificate_for_verb"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."certificate_for_verb"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."certificate_for_verb"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."check_ecf_amounts"(uuid, public.fiscal_invoices, bigint, bigint, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_ecf_amounts"(uuid, public.fiscal_invoices, bigint, bigint, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_ecf_amounts"(uuid, public.fiscal_invoices, bigint, bigint, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."claim_ecf_annulments"(integer, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."claim_ecf_annulments"(integer, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."claim_ecf_annulments"(integer, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."claim_ecf_annulments"(integer, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "private"."claim_ecf_approvals"(integer, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."claim_ecf_approvals"(integer, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."claim_ecf_approvals"(integer, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."claim_ecf_approvals"(integer, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "private"."claim_ecf_deliveries"(integer, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."claim_ecf_deliveries"(integer, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."claim_ecf_deliveries"(integer, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."claim_ecf_deliveries"(integer, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "private"."claim_ecf_work"(integer, uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."claim_ecf_work"(integer, uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."claim_ecf_work"(integer, uuid, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."claim_ecf_work"(integer, uuid, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "private"."claim_received_ecf"(integer, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."claim_received_ecf"(integer, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."claim_received_ecf"(integer, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."claim_received_ecf"(integer, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "private"."draft_received_bill"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."draft_received_bill"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."draft_received_bill"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."due_ecf"(timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."due_ecf"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."due_ecf"(timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."ecf_base_facts"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."ecf_base_facts"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ecf_base_facts"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."ecf_charge_name"(public.charges) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."ecf_charge_name"(public.charges) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ecf_charge_name"(public.charges) TO "postgres";

REVOKE ALL ON FUNCTION "private"."ecf_delay"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."ecf_delay"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ecf_delay"(integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."ecf_issuer_facts"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."ecf_issuer_facts"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ecf_issuer_facts"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."ecf_news"(public.ecf_state, smallint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."ecf_news"(public.ecf_state, smallint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ecf_news"(public.ecf_state, smallint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."ecf_of_claim"(uuid, uuid, public.ecf_state[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."ecf_of_claim"(uuid, uuid, public.ecf_state[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ecf_of_claim"(uuid, uuid, public.ecf_state[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."ecf_probes"(timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."ecf_probes"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ecf_probes"(timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."ecf_reference_facts"(public.fiscal_invoices, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."ecf_reference_facts"(public.fiscal_invoices, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ecf_reference_facts"(public.fiscal_invoices, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."ecf_verdict_of"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."ecf_verdict_of"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ecf_verdict_of"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."ecf_work"(public.ecf_documents, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."ecf_work"(public.ecf_documents, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ecf_work"(public.ecf_documents, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."end_contingency"(uuid, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."end_contingency"(uuid, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."end_contingency"(uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_contingency"(uuid, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."find_ecf_receiver"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."find_ecf_receiver"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."find_ecf_receiver"(text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."find_ecf_receiver"(text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."find_own_ecf_receiver"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."find_own_ecf_receiver"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."find_own_ecf_receiver"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."find_own_ecf_receiver"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."fiscal_today"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."fiscal_today"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."fiscal_today"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_delivered_kind"(public.ncf_kind) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_delivered_kind"(public.ncf_kind) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_delivered_kind"(public.ncf_kind) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_in_contingency"(uuid, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_in_contingency"(uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_in_contingency"(uuid, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_note_kind"(public.ncf_kind) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_note_kind"(public.ncf_kind) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_note_kind"(public.ncf_kind) TO "postgres";

REVOKE ALL ON FUNCTION "private"."issue_debit_note"(uuid, uuid[], text, numeric, text, bigint, bigint) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."issue_debit_note"(uuid, uuid[], text, numeric, text, bigint, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."issue_debit_note"(uuid, uuid[], text, numeric, text, bigint, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."issue_debit_note"(uuid, uuid[], text, numeric, text, bigint, bigint) TO "postgres";

REVOKE ALL
  ON FUNCTION "private"."issue_fiscal_invoice"(uuid[], public.ncf_kind, public.tax_treatment, text, public.identity_type, text, text, numeric, text, bigint, bigint)
  FROM PUBLIC;

GRANT EXECUTE
  ON FUNCTION "private"."issue_fiscal_invoice"(uuid[], public.ncf_kind, public.tax_treatment, text, public.identity_type, text, text, numeric, text, bigint, bigint)
  TO "authenticated";

REVOKE ALL
  ON FUNCTION "private"."issue_fiscal_invoice"(uuid[], public.ncf_kind, public.tax_treatment, text, public.identity_type, text, text, numeric, text, bigint, bigint)
  FROM "postgres";

GRANT EXECUTE
  ON FUNCTION "private"."issue_fiscal_invoice"(uuid[], public.ncf_kind, public.tax_treatment, text, public.identity_type, text, text, numeric, text, bigint, bigint)
  TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_authority_token"(uuid, public.ecf_environment, text, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_authority_token"(uuid, public.ecf_environment, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_authority_token"(uuid, public.ecf_environment, text, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_authority_token"(uuid, public.ecf_environment, text, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "private"."keep_ecf_approval"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_ecf_approval"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_ecf_approval"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_ecf_approval"(uuid, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."keep_ecf_directory"(public.ecf_environment, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_ecf_directory"(public.ecf_environment, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_ecf_directory"(public.ecf_environment, text, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_ecf_directory"(public.ecf_environment, text, jsonb) TO "service_role";

REVOKE ALL ON FUNCTION "private"."keep_ecf_file"(public.ecf_documents, text, text, bytea) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_ecf_file"(public.ecf_documents, text, text, bytea) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_ecf_file"(public.ecf_documents, text, text, bytea) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_received_file"(uuid, text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_received_file"(uuid, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_received_file"(uuid, text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mail_electronic_receipt"(public.ecf_documents) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_electronic_receipt"(public.ecf_documents) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mail_electronic_receipt"(public.ecf_documents) TO "postgres";

REVOKE ALL ON FUNCTION "private"."make_ecf"(uuid, uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."make_ecf"(uuid, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."make_ecf"(uuid, uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."make_ecf_seed"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."make_ecf_seed"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."make_ecf_seed"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."make_ecf_seed"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."make_key_problems_due"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."make_key_problems_due"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."make_key_problems_due"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."make_purchase_ecf"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."make_purchase_ecf"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."make_purchase_ecf"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."make_received_bill"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."make_received_bill"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."make_received_bill"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."make_received_bill"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."makes_ecf"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."makes_ecf"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."makes_ecf"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."may_note_go"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."may_note_go"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."may_note_go"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."next_number_of"(public.ecf_documents, uuid, date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."next_number_of"(public.ecf_documents, uuid, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."next_number_of"(public.ecf_documents, uuid, date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_ecf"(public.ecf_documents, text, jsonb, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_ecf"(public.ecf_documents, text, jsonb, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_ecf"(public.ecf_documents, text, jsonb, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_ecf_waiting"(timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_ecf_waiting"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_ecf_waiting"(timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_received"(uuid, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_received"(uuid, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_received"(uuid, text, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."notify_office_of_ecf"(uuid, text, jsonb, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_office_of_ecf"(uuid, text, jsonb, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notify_office_of_ecf"(uuid, text, jsonb, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."pesos_of"(public.fiscal_invoices) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."pesos_of"(public.fiscal_invoices) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."pesos_of"(public.fiscal_invoices) TO "postgres";

REVOKE ALL ON FUNCTION "private"."read_authority_token"(uuid, public.ecf_environment) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."read_authority_token"(uuid, public.ecf_environment) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."read_authority_token"(uuid, public.ecf_environment) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."read_authority_token"(uuid, public.ecf_environment) TO "service_role";

REVOKE ALL ON FUNCTION "private"."read_ecf_directory"(public.ecf_environment, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."read_ecf_directory"(public.ecf_environment, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."read_ecf_directory"(public.ecf_environment, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."read_ecf_directory"(public.ecf_environment, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."read_ecf_file"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."read_ecf_file"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."read_ecf_file"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."read_ecf_file"(uuid, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."read_issuer_access"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."read_issuer_access"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."read_issuer_access"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."read_issuer_access"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."read_signing_key"(uuid, public.ecf_environment) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."read_signing_key"(uuid, public.ecf_environment) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."read_signing_key"(uuid, public.ecf_environment) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."read_signing_key"(uuid, public.ecf_environment) TO "service_role";

REVOKE ALL ON FUNCTION "private"."receive_ecf"(uuid, jsonb, text, text, integer, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."receive_ecf"(uuid, jsonb, text, text, integer, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."receive_ecf"(uuid, jsonb, text, text, integer, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."receive_ecf"(uuid, jsonb, text, text, integer, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "private"."record_ecf_annulment"(uuid, text, jsonb, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."record_ecf_annulment"(uuid, text, jsonb, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_ecf_annulment"(uuid, text, jsonb, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_ecf_annulment"(uuid, text, jsonb, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "private"."record_ecf_annulment_fault"(uuid, text, integer, jsonb, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."record_ecf_annulment_fault"(uuid, text, integer, jsonb, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_ecf_annulment_fault"(uuid, text, integer, jsonb, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_ecf_annulment_fault"(uuid, text, integer, jsonb, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "private"."record_ecf_approval"(uuid, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."record_ecf_approval"(uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_ecf_approval"(uuid, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_ecf_approval"(uuid, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."record_ecf_delivery"(uuid, text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."record_ecf_delivery"(uuid, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_ecf_delivery"(uuid, text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_ecf_delivery"(uuid, text, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."record_ecf_fault"(uuid, uuid, text, integer, jsonb, boolean, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."record_ecf_fault"(uuid, uuid, text, integer, jsonb, boolean, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_ecf_fault"(uuid, uuid, text, integer, jsonb, boolean, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_ecf_fault"(uuid, uuid, text, integer, jsonb, boolean, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "private"."record_ecf_sending"(uuid, uuid, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."record_ecf_sending"(uuid, uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_ecf_sending"(uuid, uuid, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_ecf_sending"(uuid, uuid, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."record_ecf_verdict"(uuid, uuid, text, jsonb, boolean, text, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."record_ecf_verdict"(uuid, uuid, text, jsonb, boolean, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_ecf_verdict"(uuid, uuid, text, jsonb, boolean, text, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_ecf_verdict"(uuid, uuid, text, jsonb, boolean, text, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "private"."record_received_verdict"(uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."record_received_verdict"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_received_verdict"(uuid, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_received_verdict"(uuid, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "private"."record_signing_consent"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."record_signing_consent"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."record_signing_consent"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_signing_consent"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."refuse_ecf"(uuid, uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_ecf"(uuid, uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refuse_ecf"(uuid, uuid, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."refuse_ecf"(uuid, uuid, jsonb) TO "service_role";

REVOKE ALL ON FUNCTION "private"."reject_ecf_receipt"(public.ecf_documents) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reject_ecf_receipt"(public.ecf_documents) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."reject_ecf_receipt"(public.ecf_documents) TO "postgres";

REVOKE ALL ON FUNCTION "private"."release_ecf"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."release_ecf"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."release_ecf"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."release_ecf"(uuid, uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."remove_signing_certificate"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."remove_signing_certificate"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."remove_signing_certificate"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."remove_signing_certificate"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."reopen_ecf_sending"(public.ecf_documents) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reopen_ecf_sending"(public.ecf_documents) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."reopen_ecf_sending"(public.ecf_documents) TO "postgres";

REVOKE ALL ON FUNCTION "private"."replace_contingency_receipt"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."replace_contingency_receipt"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."replace_contingency_receipt"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."replace_contingency_receipt"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."replace_receipt"(public.fiscal_invoices, public.fiscal_invoices) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."replace_receipt"(public.fiscal_invoices, public.fiscal_invoices) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."replace_receipt"(public.fiscal_invoices, public.fiscal_invoices) TO "postgres";

REVOKE ALL ON FUNCTION "private"."replace_rejected_ecf"(uuid, text, public.identity_type, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."replace_rejected_ecf"(uuid, text, public.identity_type, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."replace_rejected_ecf"(uuid, text, public.identity_type, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."replace_rejected_ecf"(uuid, text, public.identity_type, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."replace_rejected_invoice"(public.ecf_documents, text, public.identity_type, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."replace_rejected_invoice"(public.ecf_documents, text, public.identity_type, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."replace_rejected_invoice"(public.ecf_documents, text, public.identity_type, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."replace_rejected_purchase"(public.ecf_documents) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."replace_rejected_purchase"(public.ecf_documents) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."replace_rejected_purchase"(public.ecf_documents) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_accepted_base"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_accepted_base"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_accepted_base"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_e_numbers"(uuid, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_e_numbers"(uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_e_numbers"(uuid, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."retry_ecf"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."retry_ecf"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."retry_ecf"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."retry_ecf"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."save_signing_key"(uuid, uuid, text, text, text, text, text, timestamp WITH time zone, timestamp WITH time zone, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."save_signing_key"(uuid, uuid, text, text, text, text, text, timestamp WITH time zone, timestamp WITH time zone, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."save_signing_key"(uuid, uuid, text, text, text, text, text, timestamp WITH time zone, timestamp WITH time zone, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."save_signing_key"(uuid, uuid, text, text, text, text, text, timestamp WITH time zone, timestamp WITH time zone, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."set_issuer_signer"(uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."set_issuer_signer"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."set_issuer_signer"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."set_issuer_signer"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."standing_invoice"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."standing_invoice"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."standing_invoice"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."start_contingency"(uuid, boolean, date, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."start_contingency"(uuid, boolean, date, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."start_contingency"(uuid, boolean, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."start_contingency"(uuid, boolean, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."store_signed_ecf"(uuid, uuid, timestamp WITH time zone, text, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."store_signed_ecf"(uuid, uuid, timestamp WITH time zone, text, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."store_signed_ecf"(uuid, uuid, timestamp WITH time zone, text, text, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."store_signed_ecf"(uuid, uuid, timestamp WITH time zone, text, text, jsonb) TO "service_role";

REVOKE ALL ON FUNCTION "private"."take_ecf_approval"(uuid, text, text, bigint, boolean, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_ecf_approval"(uuid, text, text, bigint, boolean, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_ecf_approval"(uuid, text, text, bigint, boolean, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_ecf_approval"(uuid, text, text, bigint, boolean, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."take_ecf_seed"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_ecf_seed"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_ecf_seed"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_ecf_seed"(uuid, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."take_off_charges"(public.fiscal_invoices, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_off_charges"(public.fiscal_invoices, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_off_charges"(public.fiscal_invoices, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."vendor_of_received"(public.ecf_received) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."vendor_of_received"(public.ecf_received) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."vendor_of_received"(public.ecf_received) TO "postgres";

REVOKE ALL ON FUNCTION "private"."warn_of_ending_certificates"(uuid, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."warn_of_ending_certificates"(uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."warn_of_ending_certificates"(uuid, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."write_ecf_document"(public.ecf_documents, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."write_ecf_document"(public.ecf_documents, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."write_ecf_document"(public.ecf_documents, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."annul_ecf"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."annul_ecf"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."annul_ecf"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_received_ecf"(uuid, boolean, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."answer_received_ecf"(uuid, boolean, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_received_ecf"(uuid, boolean, text) TO "postgres";

REVOKE ALL ON FUNCTION "public"."claim_ecf_annulments"(integer, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_ecf_annulments"(integer, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_ecf_annulments"(integer, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."claim_ecf_approvals"(integer, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_ecf_approvals"(integer, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_ecf_approvals"(integer, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."claim_ecf_deliveries"(integer, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_ecf_deliveries"(integer, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_ecf_deliveries"(integer, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."claim_ecf_work"(integer, uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_ecf_work"(integer, uuid, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_ecf_work"(integer, uuid, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."claim_received_ecf"(integer, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_received_ecf"(integer, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_received_ecf"(integer, timestamp WITH time zone) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."end_contingency"(uuid, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."end_contingency"(uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_contingency"(uuid, date) TO "postgres";

REVOKE ALL ON FUNCTION "public"."find_ecf_receiver"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_ecf_receiver"(text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_ecf_receiver"(text, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."find_own_ecf_receiver"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."find_own_ecf_receiver"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_own_ecf_receiver"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."invoices_withheld"(uuid, date, date, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."invoices_withheld"(uuid, date, date, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."invoices_withheld"(uuid, date, date, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."issue_debit_note"(uuid, uuid, uuid[], text, numeric, text, bigint, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."issue_debit_note"(uuid, uuid, uuid[], text, numeric, text, bigint, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."issue_debit_note"(uuid, uuid, uuid[], text, numeric, text, bigint, bigint) TO "postgres";

GRANT EXECUTE
  ON FUNCTION "public"."issue_fiscal_invoice"(uuid, uuid[], public.ncf_kind, public.tax_treatment, text, public.identity_type, text, text, numeric, text, bigint, bigint)
  TO "authenticated";

REVOKE ALL
  ON FUNCTION "public"."issue_fiscal_invoice"(uuid, uuid[], public.ncf_kind, public.tax_treatment, text, public.identity_type, text, text, numeric, text, bigint, bigint)
  FROM "postgres";

GRANT EXECUTE
  ON FUNCTION "public"."issue_fiscal_invoice"(uuid, uuid[], public.ncf_kind, public.tax_treatment, text, public.identity_type, text, text, numeric, text, bigint, bigint)
  TO "postgres";

REVOKE ALL ON FUNCTION "public"."keep_authority_token"(uuid, public.ecf_environment, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_authority_token"(uuid, public.ecf_environment, text, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_authority_token"(uuid, public.ecf_environment, text, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."keep_ecf_approval"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_ecf_approval"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_ecf_approval"(uuid, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."keep_ecf_directory"(public.ecf_environment, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_ecf_directory"(public.ecf_environment, text, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_ecf_directory"(public.ecf_environment, text, jsonb) TO "service_role";

REVOKE ALL ON FUNCTION "public"."make_ecf_seed"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."make_ecf_seed"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."make_ecf_seed"(uuid) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."make_received_bill"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."make_received_bill"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."make_received_bill"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."read_authority_token"(uuid, public.ecf_environment) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_authority_token"(uuid, public.ecf_environment) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_authority_token"(uuid, public.ecf_environment) TO "service_role";

REVOKE ALL ON FUNCTION "public"."read_ecf_directory"(public.ecf_environment, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_ecf_directory"(public.ecf_environment, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_ecf_directory"(public.ecf_environment, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."read_ecf_file"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_ecf_file"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_ecf_file"(uuid, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."read_issuer_access"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."read_issuer_access"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_issuer_access"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."read_signing_key"(uuid, public.ecf_environment) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_signing_key"(uuid, public.ecf_environment) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_signing_key"(uuid, public.ecf_environment) TO "service_role";

REVOKE ALL ON FUNCTION "public"."receive_ecf"(uuid, jsonb, text, text, integer, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."receive_ecf"(uuid, jsonb, text, text, integer, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."receive_ecf"(uuid, jsonb, text, text, integer, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "public"."record_ecf_annulment"(uuid, text, jsonb, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_ecf_annulment"(uuid, text, jsonb, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_ecf_annulment"(uuid, text, jsonb, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."record_ecf_annulment_fault"(uuid, text, integer, jsonb, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_ecf_annulment_fault"(uuid, text, integer, jsonb, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_ecf_annulment_fault"(uuid, text, integer, jsonb, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."record_ecf_approval"(uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_ecf_approval"(uuid, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_ecf_approval"(uuid, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."record_ecf_delivery"(uuid, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_ecf_delivery"(uuid, text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_ecf_delivery"(uuid, text, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."record_ecf_fault"(uuid, uuid, text, integer, jsonb, boolean, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_ecf_fault"(uuid, uuid, text, integer, jsonb, boolean, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_ecf_fault"(uuid, uuid, text, integer, jsonb, boolean, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."record_ecf_sending"(uuid, uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_ecf_sending"(uuid, uuid, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_ecf_sending"(uuid, uuid, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."record_ecf_verdict"(uuid, uuid, text, jsonb, boolean, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_ecf_verdict"(uuid, uuid, text, jsonb, boolean, text, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_ecf_verdict"(uuid, uuid, text, jsonb, boolean, text, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."record_received_verdict"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_received_verdict"(uuid, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_received_verdict"(uuid, boolean) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."record_signing_consent"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."record_signing_consent"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_signing_consent"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "public"."refuse_ecf"(uuid, uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."refuse_ecf"(uuid, uuid, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."refuse_ecf"(uuid, uuid, jsonb) TO "service_role";

REVOKE ALL ON FUNCTION "public"."release_ecf"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."release_ecf"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."release_ecf"(uuid, uuid) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."remove_signing_certificate"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."remove_signing_certificate"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_signing_certificate"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."replace_contingency_receipt"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."replace_contingency_receipt"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."replace_contingency_receipt"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."replace_rejected_ecf"(uuid, uuid, text, public.identity_type, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."replace_rejected_ecf"(uuid, uuid, text, public.identity_type, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."replace_rejected_ecf"(uuid, uuid, text, public.identity_type, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."retry_ecf"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."retry_ecf"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."retry_ecf"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_signing_key"(uuid, uuid, text, text, text, text, text, timestamp WITH time zone, timestamp WITH time zone, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_signing_key"(uuid, uuid, text, text, text, text, text, timestamp WITH time zone, timestamp WITH time zone, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_signing_key"(uuid, uuid, text, text, text, text, text, timestamp WITH time zone, timestamp WITH time zone, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."search_bills"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."search_bills"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."search_bills"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."search_fiscal_invoices"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."search_fiscal_invoices"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."search_fiscal_invoices"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_issuer_signer"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_issuer_signer"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_issuer_signer"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."start_contingency"(uuid, uuid, boolean, date, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."start_contingency"(uuid, uuid, boolean, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."start_contingency"(uuid, uuid, boolean, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "public"."store_signed_ecf"(uuid, uuid, timestamp WITH time zone, text, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."store_signed_ecf"(uuid, uuid, timestamp WITH time zone, text, text, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."store_signed_ecf"(uuid, uuid, timestamp WITH time zone, text, text, jsonb) TO "service_role";

REVOKE ALL ON FUNCTION "public"."take_ecf_approval"(uuid, text, text, bigint, boolean, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_ecf_approval"(uuid, text, text, bigint, boolean, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_ecf_approval"(uuid, text, text, bigint, boolean, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."take_ecf_seed"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_ecf_seed"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_ecf_seed"(uuid, text) TO "service_role";

REVOKE ALL ON TABLE "public"."contingencies" FROM "authenticated";

GRANT SELECT ON TABLE "public"."contingencies" TO "authenticated";

REVOKE ALL ON TABLE "public"."contingencies" FROM "service_role";

GRANT SELECT ON TABLE "public"."contingencies" TO "service_role";

REVOKE ALL ON TABLE "public"."ecf_documents" FROM "authenticated";

GRANT SELECT ON TABLE "public"."ecf_documents" TO "authenticated";

REVOKE ALL ON TABLE "public"."ecf_documents" FROM "service_role";

GRANT SELECT ON TABLE "public"."ecf_documents" TO "service_role";

REVOKE ALL ON TABLE "public"."ecf_events" FROM "authenticated";

GRANT SELECT ON TABLE "public"."ecf_events" TO "authenticated";

REVOKE ALL ON TABLE "public"."ecf_events" FROM "service_role";

GRANT SELECT ON TABLE "public"."ecf_events" TO "service_role";

REVOKE ALL ON TABLE "public"."ecf_files" FROM "authenticated";

GRANT SELECT ON TABLE "public"."ecf_files" TO "authenticated";

REVOKE ALL ON TABLE "public"."ecf_files" FROM "service_role";

GRANT SELECT ON TABLE "public"."ecf_files" TO "service_role";

REVOKE ALL ON TABLE "public"."ecf_received" FROM "authenticated";

GRANT SELECT ON TABLE "public"."ecf_received" TO "authenticated";

REVOKE ALL ON TABLE "public"."ecf_received" FROM "service_role";

GRANT SELECT ON TABLE "public"."ecf_received" TO "service_role";

REVOKE ALL ON TABLE "public"."issuer_signers" FROM "authenticated";

GRANT SELECT ON TABLE "public"."issuer_signers" TO "authenticated";

REVOKE ALL ON TABLE "public"."issuer_signers" FROM "service_role";

GRANT SELECT ON TABLE "public"."issuer_signers" TO "service_role";

REVOKE ALL ON TABLE "public"."signing_certificates" FROM "authenticated";

GRANT SELECT ON TABLE "public"."signing_certificates" TO "authenticated";

REVOKE ALL ON TABLE "public"."signing_certificates" FROM "service_role";

GRANT SELECT ON TABLE "public"."signing_certificates" TO "service_role";

REVOKE ALL ON TABLE "public"."bills_list" FROM "authenticated";

GRANT SELECT ON TABLE "public"."bills_list" TO "authenticated";

REVOKE ALL ON TABLE "public"."bills_list" FROM "service_role";

GRANT SELECT ON TABLE "public"."bills_list" TO "service_role";

REVOKE ALL ON TABLE "public"."contingency_receipts" FROM "authenticated";

GRANT SELECT ON TABLE "public"."contingency_receipts" TO "authenticated";

REVOKE ALL ON TABLE "public"."contingency_receipts" FROM "service_role";

GRANT SELECT ON TABLE "public"."contingency_receipts" TO "service_role";

REVOKE ALL ON TABLE "public"."ecf_queue" FROM "authenticated";

GRANT SELECT ON TABLE "public"."ecf_queue" TO "authenticated";

REVOKE ALL ON TABLE "public"."ecf_queue" FROM "service_role";

GRANT SELECT ON TABLE "public"."ecf_queue" TO "service_role";

REVOKE ALL ON TABLE "public"."fiscal_invoice_lines" FROM "authenticated";

GRANT SELECT ON TABLE "public"."fiscal_invoice_lines" TO "authenticated";

REVOKE ALL ON TABLE "public"."fiscal_invoice_lines" FROM "service_role";

GRANT SELECT ON TABLE "public"."fiscal_invoice_lines" TO "service_role";

REVOKE ALL ON TABLE "public"."fiscal_invoices_list" FROM "authenticated";

GRANT SELECT ON TABLE "public"."fiscal_invoices_list" TO "authenticated";

REVOKE ALL ON TABLE "public"."fiscal_invoices_list" FROM "service_role";

GRANT SELECT ON TABLE "public"."fiscal_invoices_list" TO "service_role";

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
  ('purchase_receipt_stays', 'conflict'),
  ('reading_charged', 'conflict'),
  ('reading_not_last', 'conflict'),
  ('receipt_answered', 'conflict'),
  ('receipt_not_standing', 'conflict'),
  ('receipt_not_valid', 'conflict'),
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

insert into private.job_steps (position, function_name, takes, counted_as) values
  (10, 'advance_leases', 'day', 'leases'),
  (100, 'autopay_jobs', 'moment', 'autopays'),
  (105, 'notify_of_ending_autopays', 'day', null),
  (106, 'warn_of_ending_certificates', 'day', null),
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
