SET local check_function_bodies = off;

DROP POLICY "readers of people see tenant invitations, managers of members t" ON "public"."invitations";

DROP POLICY "members and tenants see the organisation" ON "public"."organizations";

DROP TRIGGER "a_compose_text" ON "public"."documents";

DROP FUNCTION "private"."entries_of_feed"(public.calendar_feeds, date, date, text);

DROP FUNCTION "private"."forecast_entries"(uuid, uuid, date, date, text);

DROP FUNCTION "private"."issue_invitation"(uuid, text, public.membership_role, uuid);

DROP FUNCTION "private"."late_entry"(public.leases, public.late_fee_rules, date, date, bigint, bigint, text, text, uuid);

DROP FUNCTION "private"."late_fee_entries"(uuid, uuid, date, date, text);

DROP FUNCTION "private"."part_key"(public.leases, date);

DROP FUNCTION "private"."part_of_month"(bigint, public.proration_method, date, date);

DROP FUNCTION "private"."rent_parts_of"(public.leases, date, boolean);

DROP FUNCTION "private"."rental_law_on"(text, public.unit_use, date);

DROP FUNCTION "private"."shown_entries"(private.calendar_entry[], date, date, text, uuid, uuid, boolean);

CREATE TABLE "private"."data_request_periods" ();

ALTER TABLE "private"."data_request_periods"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."log_heads" (
  "organization_id"     uuid   NOT NULL,
  "size"                bigint NOT NULL DEFAULT 0,
  "last_entry_number"   bigint NOT NULL DEFAULT 0,
  "last_receipt_number" bigint NOT NULL DEFAULT 0,
  CONSTRAINT "log_heads_pkey" PRIMARY KEY (organization_id),
  CONSTRAINT "log_heads_size_check" CHECK ((size >= 0))
);

ALTER TABLE "private"."log_heads"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."log_leaves" (
  "organization_id" uuid                     NOT NULL,
  "position"        bigint                   NOT NULL,
  "kind"            text                     NOT NULL,
  "record_id"       uuid                     NOT NULL,
  "at"              timestamp with time zone NOT NULL,
  "leaf"            text                     NOT NULL,
  CONSTRAINT "log_leaves_pkey" PRIMARY KEY (organization_id, "position"),
  CONSTRAINT "log_leaves_position_check" CHECK (("position" >= 0))
);

ALTER TABLE "private"."log_leaves"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."log_nodes" (
  "organization_id" uuid     NOT NULL,
  "level"           smallint NOT NULL,
  "position"        bigint   NOT NULL,
  "hash"            bytea    NOT NULL,
  CONSTRAINT "log_nodes_hash_check" CHECK ((octet_length(hash) = 32)),
  CONSTRAINT "log_nodes_level_check" CHECK (((level >= 0) AND (level <= 62))),
  CONSTRAINT "log_nodes_pkey" PRIMARY KEY (organization_id, level, "position"),
  CONSTRAINT "log_nodes_position_check" CHECK (("position" >= 0))
);

ALTER TABLE "private"."log_nodes"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."log_openings" (
  "organization_id" uuid   NOT NULL,
  "position"        bigint NOT NULL,
  "salt"            text   NOT NULL,
  "facts"           text   NOT NULL,
  CONSTRAINT "log_openings_pkey" PRIMARY KEY (organization_id, "position"),
  CONSTRAINT "log_openings_salt_check" CHECK ((salt ~ '^[0-9a-f]{64}$'::text))
);

ALTER TABLE "private"."log_openings"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."log_queue" (
  "id"              bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "organization_id" uuid                     NOT NULL,
  "kind"            text                     NOT NULL,
  "record_id"       uuid                     NOT NULL,
  "facts"           jsonb                    NOT NULL,
  "at"              timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT "log_queue_kind_check" CHECK ((kind ~ '^[a-z_]{1,40}$'::text)),
  CONSTRAINT "log_queue_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."log_queue"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."secret_choices" (
  "decision_id" uuid       NOT NULL,
  "choice"      smallint[] NOT NULL,
  "weight"      bigint     NOT NULL,
  "ballots"     integer    NOT NULL,
  CONSTRAINT "secret_choices_ballots_check" CHECK ((ballots > 0)),
  CONSTRAINT "secret_choices_pkey" PRIMARY KEY (decision_id, choice),
  CONSTRAINT "secret_choices_weight_check" CHECK ((weight > 0))
);

ALTER TABLE "private"."secret_choices"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."secret_commitments" (
  "decision_id" uuid  NOT NULL,
  "commitment"  bytea NOT NULL,
  CONSTRAINT "secret_commitments_commitment_check" CHECK ((length(commitment) = 32)),
  CONSTRAINT "secret_commitments_pkey" PRIMARY KEY (decision_id, commitment)
);

ALTER TABLE "private"."secret_commitments"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."timer_runs" (
  "timer"  text                     NOT NULL,
  "ran_at" timestamp with time zone NOT NULL,
  CONSTRAINT "timer_runs_pkey" PRIMARY KEY (timer),
  CONSTRAINT "timer_runs_timer_check" CHECK ((timer = ANY (ARRAY['hourly'::text, 'waiting'::text])))
);

ALTER TABLE "private"."timer_runs"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."assemblies" (
  "id"              uuid NOT NULL,
  "organization_id" uuid NOT NULL,
  "property_id"     uuid NOT NULL,
  CONSTRAINT "assemblies_organization_id_id_key" UNIQUE (organization_id, id),
  CONSTRAINT "assemblies_pkey" PRIMARY KEY (id),
  CONSTRAINT "assemblies_property_id_id_key" UNIQUE (property_id, id)
);

ALTER TABLE "public"."assemblies"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."assemblies" FROM "anon";

CREATE TABLE "public"."assembly_attendance" (
  "id"              uuid                     NOT NULL,
  "organization_id" uuid                     NOT NULL,
  "property_id"     uuid                     NOT NULL,
  "assembly_id"     uuid                     NOT NULL,
  "unit_id"         uuid                     NOT NULL,
  "person_id"       uuid,
  "proxy_id"        uuid,
  "arrived_at"      timestamp with time zone NOT NULL DEFAULT now(),
  "left_at"         timestamp with time zone,
  "weight"          bigint,
  "recorded_by"     uuid,
  CONSTRAINT "assembly_attendance_check" CHECK ((left_at >= arrived_at)),
  CONSTRAINT "assembly_attendance_pkey" PRIMARY KEY (id),
  CONSTRAINT "assembly_attendance_weight_check" CHECK (((weight >= 1) AND (weight <= 1000000000)))
);

ALTER TABLE "public"."assembly_attendance"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."assembly_attendance" FROM "anon";

CREATE TABLE "public"."assembly_items" (
  "id"              uuid     NOT NULL DEFAULT gen_random_uuid(),
  "organization_id" uuid     NOT NULL,
  "property_id"     uuid     NOT NULL,
  "assembly_id"     uuid     NOT NULL,
  "position"        smallint NOT NULL,
  "title"           text     NOT NULL,
  "decision_id"     uuid,
  "is_motion"       boolean  NOT NULL DEFAULT false,
  "moved_by"        text     NOT NULL DEFAULT ''::text,
  CONSTRAINT "assembly_items_assembly_id_position_key" UNIQUE (assembly_id, "position"),
  CONSTRAINT "assembly_items_check" CHECK ((is_motion OR (moved_by = ''::text))),
  CONSTRAINT "assembly_items_moved_by_check" CHECK ((char_length(moved_by) <= 120)),
  CONSTRAINT "assembly_items_pkey" PRIMARY KEY (id),
  CONSTRAINT "assembly_items_position_check" CHECK ((("position" >= 1) AND ("position" <= 100))),
  CONSTRAINT "assembly_items_title_check" CHECK (((char_length(btrim(title)) >= 1) AND (char_length(btrim(title)) <= 300)))
);

ALTER TABLE "public"."assembly_items"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."assembly_items" FROM "anon";

CREATE TABLE "public"."data_requests" (
  "id"              uuid NOT NULL,
  "organization_id" uuid NOT NULL,
  "user_id"         uuid,
  "person_id"       uuid,
  CONSTRAINT "data_requests_organization_id_id_key" UNIQUE (organization_id, id),
  CONSTRAINT "data_requests_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."data_requests"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."data_requests" FROM "anon";

CREATE TABLE "public"."decision_ballots" (
  "vote_id"         uuid                     NOT NULL,
  "decision_id"     uuid                     NOT NULL,
  "organization_id" uuid                     NOT NULL,
  "property_id"     uuid                     NOT NULL,
  "choice"          smallint[]               NOT NULL,
  "cast_by"         uuid,
  "cast_at"         timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "decision_ballots_pkey" PRIMARY KEY (vote_id)
);

ALTER TABLE "public"."decision_ballots"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."decision_ballots" FROM "anon";

CREATE TABLE "public"."decision_comments" (
  "id"              uuid                     NOT NULL,
  "organization_id" uuid                     NOT NULL,
  "property_id"     uuid                     NOT NULL,
  "decision_id"     uuid                     NOT NULL,
  "author_id"       uuid,
  "author_name"     text                     NOT NULL,
  "body"            text                     NOT NULL,
  "created_at"      timestamp with time zone NOT NULL DEFAULT now(),
  "withdrawn_at"    timestamp with time zone,
  CONSTRAINT "decision_comments_author_name_check" CHECK (((char_length(author_name) >= 1) AND (char_length(author_name) <= 120))),
  CONSTRAINT "decision_comments_body_check" CHECK (((char_length(btrim(body)) >= 1) AND (char_length(btrim(body)) <= 2000))),
  CONSTRAINT "decision_comments_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."decision_comments"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."decision_comments" FROM "anon";

CREATE TABLE "public"."decision_documents" (
  "decision_id"     uuid NOT NULL,
  "document_id"     uuid NOT NULL,
  "organization_id" uuid NOT NULL,
  "property_id"     uuid NOT NULL,
  CONSTRAINT "decision_documents_pkey" PRIMARY KEY (decision_id, document_id)
);

ALTER TABLE "public"."decision_documents"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."decision_documents" FROM "anon";

CREATE TABLE "public"."decision_majorities" (
  "id"              uuid    NOT NULL DEFAULT gen_random_uuid(),
  "organization_id" uuid    NOT NULL,
  "property_id"     uuid    NOT NULL,
  "rules_id"        uuid    NOT NULL,
  "matter"          text    NOT NULL,
  "numerator"       integer NOT NULL,
  "denominator"     integer NOT NULL,
  "must_exceed"     boolean NOT NULL,
  CONSTRAINT "decision_majorities_denominator_check" CHECK (((denominator >= 1) AND (denominator <= 1000000))),
  CONSTRAINT "decision_majorities_matter_check" CHECK (((char_length(btrim(matter)) >= 1) AND (char_length(btrim(matter)) <= 120))),
  CONSTRAINT "decision_majorities_numerator_check" CHECK ((numerator > 0)),
  CONSTRAINT "decision_majorities_part" CHECK (((numerator <= denominator) AND (NOT (must_exceed AND (numerator = denominator))))),
  CONSTRAINT "decision_majorities_pkey" PRIMARY KEY (id),
  CONSTRAINT "decision_majorities_rules_id_matter_key" UNIQUE (rules_id, matter)
);

ALTER TABLE "public"."decision_majorities"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."decision_majorities" FROM "anon";

CREATE TABLE "public"."decision_options" (
  "decision_id"     uuid     NOT NULL,
  "position"        smallint NOT NULL,
  "organization_id" uuid     NOT NULL,
  "property_id"     uuid     NOT NULL,
  "label"           text     NOT NULL,
  "detail"          text     NOT NULL DEFAULT ''::text,
  CONSTRAINT "decision_options_decision_id_label_key" UNIQUE (decision_id, label),
  CONSTRAINT "decision_options_detail_check" CHECK ((char_length(detail) <= 2000)),
  CONSTRAINT "decision_options_label_check" CHECK (((char_length(btrim(label)) >= 1) AND (char_length(btrim(label)) <= 200))),
  CONSTRAINT "decision_options_pkey" PRIMARY KEY (decision_id, "position"),
  CONSTRAINT "decision_options_position_check" CHECK ((("position" >= 1) AND ("position" <= 50)))
);

ALTER TABLE "public"."decision_options"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."decision_options" FROM "anon";

CREATE TABLE "public"."decision_proxies" (
  "id"              uuid                     NOT NULL,
  "organization_id" uuid                     NOT NULL,
  "property_id"     uuid                     NOT NULL,
  "decision_id"     uuid,
  "unit_id"         uuid,
  "giver_id"        uuid,
  "holder_id"       uuid                     NOT NULL,
  "given_at"        timestamp with time zone NOT NULL DEFAULT now(),
  "recorded_by"     uuid,
  "revoked_at"      timestamp with time zone,
  CONSTRAINT "decision_proxies_check" CHECK ((giver_id IS DISTINCT FROM holder_id)),
  CONSTRAINT "decision_proxies_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."decision_proxies"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."decision_proxies" FROM "anon";

CREATE TABLE "public"."decision_rules" (
  "id"              uuid    NOT NULL,
  "organization_id" uuid    NOT NULL,
  "property_id"     uuid    NOT NULL,
  "version"         integer NOT NULL,
  CONSTRAINT "decision_rules_organization_id_id_key" UNIQUE (organization_id, id),
  CONSTRAINT "decision_rules_pkey" PRIMARY KEY (id),
  CONSTRAINT "decision_rules_property_id_id_key" UNIQUE (property_id, id),
  CONSTRAINT "decision_rules_property_id_version_key" UNIQUE (property_id, VERSION),
  CONSTRAINT "decision_rules_version_check" CHECK ((version > 0))
);

ALTER TABLE "public"."decision_rules"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."decision_rules" FROM "anon";

CREATE TABLE "public"."decision_votes" (
  "id"              uuid    NOT NULL DEFAULT gen_random_uuid(),
  "organization_id" uuid    NOT NULL,
  "property_id"     uuid    NOT NULL,
  "decision_id"     uuid    NOT NULL,
  "unit_id"         uuid,
  "person_ids"      uuid[]  NOT NULL DEFAULT '{}'::uuid[],
  "of_organization" boolean NOT NULL DEFAULT false,
  "weight"          bigint  NOT NULL,
  "has_voted"       boolean NOT NULL DEFAULT false,
  "is_entered"      boolean NOT NULL DEFAULT false,
  "proxy_id"        uuid,
  CONSTRAINT "decision_votes_decision_id_id_key" UNIQUE (decision_id, id),
  CONSTRAINT "decision_votes_decision_id_unit_id_key" UNIQUE (decision_id, unit_id),
  CONSTRAINT "decision_votes_of_somebody" CHECK ((of_organization OR (cardinality(person_ids) > 0))),
  CONSTRAINT "decision_votes_organization_id_id_key" UNIQUE (organization_id, id),
  CONSTRAINT "decision_votes_pkey" PRIMARY KEY (id),
  CONSTRAINT "decision_votes_weight_check" CHECK (((weight >= 1) AND (weight <= 1000000000)))
);

ALTER TABLE "public"."decision_votes"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."decision_votes" FROM "anon";

CREATE TABLE "public"."decisions" (
  "id"              uuid NOT NULL,
  "organization_id" uuid NOT NULL,
  "property_id"     uuid NOT NULL,
  CONSTRAINT "decisions_organization_id_id_key" UNIQUE (organization_id, id),
  CONSTRAINT "decisions_pkey" PRIMARY KEY (id),
  CONSTRAINT "decisions_property_id_id_key" UNIQUE (property_id, id)
);

ALTER TABLE "public"."decisions"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."decisions" FROM "anon";

CREATE TABLE "public"."legal_file_documents" (
  "event_id"        uuid NOT NULL,
  "document_id"     uuid NOT NULL,
  "organization_id" uuid NOT NULL,
  CONSTRAINT "legal_file_documents_pkey" PRIMARY KEY (event_id, document_id)
);

ALTER TABLE "public"."legal_file_documents"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."legal_file_documents" FROM "anon";

CREATE TABLE "public"."legal_file_events" (
  "id"              uuid    NOT NULL,
  "organization_id" uuid    NOT NULL,
  "file_id"         uuid    NOT NULL,
  "number"          integer NOT NULL,
  CONSTRAINT "legal_file_events_file_id_id_key" UNIQUE (file_id, id),
  CONSTRAINT "legal_file_events_file_id_number_key" UNIQUE (file_id, number),
  CONSTRAINT "legal_file_events_number_check" CHECK ((number > 0)),
  CONSTRAINT "legal_file_events_organization_id_id_key" UNIQUE (organization_id, id),
  CONSTRAINT "legal_file_events_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."legal_file_events"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."legal_file_events" FROM "anon";

CREATE TABLE "public"."legal_files" (
  "id"              uuid NOT NULL,
  "organization_id" uuid NOT NULL,
  "lease_id"        uuid NOT NULL,
  CONSTRAINT "legal_files_organization_id_id_key" UNIQUE (organization_id, id),
  CONSTRAINT "legal_files_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."legal_files"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."legal_files" FROM "anon";

CREATE TABLE "public"."log_checkpoints" (
  "organization_id" uuid                     NOT NULL,
  "size"            bigint                   NOT NULL,
  "root_hash"       text                     NOT NULL,
  "note"            text                     NOT NULL,
  "signed_at"       timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "log_checkpoints_note_check" CHECK (((char_length(note) >= 100) AND (char_length(note) <= 2000))),
  CONSTRAINT "log_checkpoints_pkey" PRIMARY KEY (organization_id, size),
  CONSTRAINT "log_checkpoints_root_hash_check" CHECK ((root_hash ~ '^[A-Za-z0-9+/]{43}=$'::text)),
  CONSTRAINT "log_checkpoints_size_check" CHECK ((size > 0))
);

ALTER TABLE "public"."log_checkpoints"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."log_checkpoints" FROM "anon";

CREATE TABLE "public"."minutes_signatures" (
  "assembly_id" uuid NOT NULL
);

ALTER TABLE "public"."minutes_signatures"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."minutes_signatures" FROM "anon";

CREATE TABLE "public"."unit_coefficients" (
  "unit_id"         uuid   NOT NULL,
  "organization_id" uuid   NOT NULL,
  "property_id"     uuid   NOT NULL,
  "numerator"       bigint NOT NULL,
  "denominator"     bigint NOT NULL,
  CONSTRAINT "unit_coefficients_denominator_check" CHECK (((denominator >= 1) AND (denominator <= 1000000000))),
  CONSTRAINT "unit_coefficients_numerator_check" CHECK (((numerator >= 1) AND (numerator <= 1000000000))),
  CONSTRAINT "unit_coefficients_pkey" PRIMARY KEY (unit_id)
);

ALTER TABLE "public"."unit_coefficients"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."unit_coefficients" FROM "anon";

CREATE TABLE "public"."unit_owners" (
  "id"              uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "organization_id" uuid                     NOT NULL,
  "property_id"     uuid                     NOT NULL,
  "unit_id"         uuid                     NOT NULL,
  "person_id"       uuid,
  "created_at"      timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "unit_owners_pkey" PRIMARY KEY (id),
  CONSTRAINT "unit_owners_unit_id_person_id_key" UNIQUE NULLS NOT DISTINCT (unit_id, person_id)
);

ALTER TABLE "public"."unit_owners"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."unit_owners" FROM "anon";

ALTER TABLE "private"."calendar_feed_entries"
  ADD COLUMN "fingerprint" bigint NOT NULL DEFAULT 0;

ALTER TABLE "public"."documents"
  ADD COLUMN "file_sha256" text;

ALTER TABLE "public"."invitations"
  ADD COLUMN "person_id" uuid;

CREATE TYPE "private"."counted_choice" AS (
  "choice"  smallint[],
  "weight"  bigint,
  "ballots" bigint
);

CREATE TYPE "public"."assembly_status" AS ENUM (
  'draft',
  'called',
  'in_session',
  'closed',
  'certified'
);

ALTER TABLE "public"."assemblies"
  ADD COLUMN "status" public.assembly_status NOT NULL DEFAULT 'draft'::public.assembly_status;

ALTER TABLE "public"."assemblies"
  ADD COLUMN "title" text NOT NULL;

ALTER TABLE "public"."assemblies"
  ADD COLUMN "place" text NOT NULL DEFAULT ''::text;

ALTER TABLE "public"."assemblies"
  ADD COLUMN "starts_at" timestamp WITH time zone NOT NULL;

ALTER TABLE "public"."assemblies"
  ADD COLUMN "second_call_at" timestamp WITH time zone;

ALTER TABLE "public"."assemblies"
  ADD COLUMN "call" smallint NOT NULL DEFAULT 1;

ALTER TABLE "public"."assemblies"
  ADD COLUMN "rules_id" uuid;

ALTER TABLE "public"."assemblies"
  ADD COLUMN "called_at" timestamp WITH time zone;

ALTER TABLE "public"."assemblies"
  ADD COLUMN "opened_at" timestamp WITH time zone;

ALTER TABLE "public"."assemblies"
  ADD COLUMN "closed_at" timestamp WITH time zone;

ALTER TABLE "public"."assemblies"
  ADD COLUMN "quorum" jsonb;

ALTER TABLE "public"."assemblies"
  ADD COLUMN "minutes" text NOT NULL DEFAULT ''::text;

ALTER TABLE "public"."assemblies"
  ADD COLUMN "minutes_hash" text;

ALTER TABLE "public"."assemblies"
  ADD COLUMN "created_by" uuid;

ALTER TABLE "public"."assemblies"
  ADD COLUMN "created_at" timestamp WITH time zone NOT NULL DEFAULT now();

ALTER TYPE "public"."calendar_fixed_reason" ADD VALUE 'legal_file' BEFORE 'tax';


SET local check_function_bodies = off;

ALTER TYPE "public"."calendar_fixed_reason" ADD VALUE 'decision' BEFORE 'holiday';


SET local check_function_bodies = off;

ALTER TYPE "public"."calendar_kind" ADD VALUE 'decision' BEFORE 'item';


SET local check_function_bodies = off;

ALTER TYPE "public"."calendar_rule" ADD VALUE 'take_over_last_day' BEFORE 'tax_606';


SET local check_function_bodies = off;

ALTER TYPE "public"."calendar_rule" ADD VALUE 'demand_pay_day' BEFORE 'tax_606';


SET local check_function_bodies = off;

ALTER TYPE "public"."calendar_rule" ADD VALUE 'hearing' BEFORE 'tax_606';


SET local check_function_bodies = off;

ALTER TYPE "public"."calendar_rule" ADD VALUE 'assembly_starts' BEFORE 'visit';


SET local check_function_bodies = off;

ALTER TYPE "public"."calendar_rule" ADD VALUE 'assembly_second_call' BEFORE 'visit';


SET local check_function_bodies = off;

ALTER TYPE "public"."calendar_rule" ADD VALUE 'decision_closes' BEFORE 'visit';


SET local check_function_bodies = off;

CREATE TYPE "public"."data_request_kind" AS ENUM (
  'export',
  'correction',
  'deletion'
);

ALTER TABLE "private"."data_request_periods"
  ADD COLUMN "kind" public.data_request_kind NOT NULL;

ALTER TABLE "private"."data_request_periods"
  ADD COLUMN "valid_from" date NOT NULL;

ALTER TABLE "private"."data_request_periods"
  ADD COLUMN "valid_to" date;

ALTER TABLE "private"."data_request_periods"
  ADD COLUMN "business_days" smallint NOT NULL;

ALTER TABLE "private"."data_request_periods"
  ADD COLUMN "law" text NOT NULL;

ALTER TABLE "private"."data_request_periods"
  ADD COLUMN "article" text NOT NULL;

ALTER TABLE "private"."data_request_periods"
  ADD COLUMN "reviewed_on" date;

ALTER TABLE "public"."data_requests"
  ADD COLUMN "kind" public.data_request_kind NOT NULL;

CREATE TYPE "public"."data_request_status" AS ENUM (
  'open',
  'done',
  'refused',
  'withdrawn'
);

ALTER TABLE "public"."data_requests"
  ADD COLUMN "status" public.data_request_status NOT NULL DEFAULT 'open'::public.data_request_status;

ALTER TABLE "public"."data_requests"
  ADD COLUMN "details" text NOT NULL DEFAULT ''::text;

ALTER TABLE "public"."data_requests"
  ADD COLUMN "due_on" date;

ALTER TABLE "public"."data_requests"
  ADD COLUMN "business_days" smallint;

ALTER TABLE "public"."data_requests"
  ADD COLUMN "law" text;

ALTER TABLE "public"."data_requests"
  ADD COLUMN "article" text;

ALTER TABLE "public"."data_requests"
  ADD COLUMN "reviewed_on" date;

ALTER TABLE "public"."data_requests"
  ADD COLUMN "answer" text NOT NULL DEFAULT ''::text;

ALTER TABLE "public"."data_requests"
  ADD COLUMN "answered_by" uuid;

ALTER TABLE "public"."data_requests"
  ADD COLUMN "answered_at" timestamp WITH time zone;

ALTER TABLE "public"."data_requests"
  ADD COLUMN "created_at" timestamp WITH time zone NOT NULL DEFAULT now();

CREATE TYPE "public"."decision_kind" AS ENUM (
  'yes_no',
  'single',
  'several',
  'ranked',
  'score',
  'budget'
);

CREATE TYPE "public"."decision_outcome" AS ENUM (
  'adopted',
  'rejected',
  'chosen',
  'shared',
  'tied',
  'no_majority',
  'no_quorum'
);

CREATE TYPE "public"."decision_status" AS ENUM (
  'draft',
  'open',
  'closed',
  'certified'
);

ALTER TABLE "public"."decisions"
  ADD COLUMN "status" public.decision_status NOT NULL DEFAULT 'draft'::public.decision_status;

ALTER TABLE "public"."decisions"
  ADD COLUMN "kind" public.decision_kind NOT NULL;

ALTER TABLE "public"."decisions"
  ADD COLUMN "question" text NOT NULL;

ALTER TABLE "public"."decisions"
  ADD COLUMN "body" text NOT NULL DEFAULT ''::text;

ALTER TABLE "public"."decisions"
  ADD COLUMN "matter" text NOT NULL DEFAULT ''::text;

ALTER TABLE "public"."decisions"
  ADD COLUMN "is_secret" boolean NOT NULL DEFAULT false;

CREATE TYPE "public"."decision_voters" AS ENUM (
  'owners',
  'occupants',
  'owners_and_tenants'
);

ALTER TABLE "public"."decision_rules"
  ADD COLUMN "voters" public.decision_voters;

ALTER TABLE "public"."decision_rules"
  ADD COLUMN "voters_article" text NOT NULL DEFAULT ''::text;

ALTER TABLE "public"."decision_rules"
  ADD COLUMN "tenants_have_voice" boolean NOT NULL DEFAULT false;

ALTER TYPE "public"."invitation_kind" ADD VALUE 'co_owner' AFTER 'tenant';


SET local check_function_bodies = off;

CREATE TYPE "public"."legal_file_kind" AS ENUM (
  'end_of_term',
  'rent_increase',
  'deposit',
  'unpaid_rent',
  'eviction',
  'new_owner',
  'death_of_tenant',
  'sublease'
);

ALTER TABLE "public"."legal_files"
  ADD COLUMN "kind" public.legal_file_kind NOT NULL;

CREATE TYPE "public"."legal_file_status" AS ENUM (
  'open',
  'closed'
);

ALTER TABLE "public"."legal_files"
  ADD COLUMN "status" public.legal_file_status NOT NULL DEFAULT 'open'::public.legal_file_status;

ALTER TABLE "public"."legal_files"
  ADD COLUMN "opened_by" uuid;

ALTER TABLE "public"."legal_files"
  ADD COLUMN "opened_at" timestamp WITH time zone NOT NULL DEFAULT now();

ALTER TABLE "public"."legal_files"
  ADD COLUMN "closed_at" timestamp WITH time zone;

ALTER TABLE "public"."legal_files"
  ADD COLUMN "outcome" text NOT NULL DEFAULT ''::text;

CREATE TYPE "public"."legal_step" AS ENUM (
  'paper_written',
  'served',
  'sent',
  'agreed',
  'unit_returned',
  'condition_recorded',
  'deposit_refunded',
  'debt_paid',
  'claim_filed',
  'hearing_set',
  'judgment_given',
  'judgment_served',
  'unit_recovered',
  'ownership_changed',
  'tenant_died',
  'taken_over',
  'sublease_requested',
  'note'
);

ALTER TABLE "public"."legal_file_events"
  ADD COLUMN "step" public.legal_step NOT NULL;

ALTER TABLE "public"."legal_file_events"
  ADD COLUMN "happened_on" date NOT NULL;

ALTER TABLE "public"."legal_file_events"
  ADD COLUMN "due_on" date;

ALTER TABLE "public"."legal_file_events"
  ADD COLUMN "note" text NOT NULL DEFAULT ''::text;

ALTER TABLE "public"."legal_file_events"
  ADD COLUMN "paper" jsonb;

ALTER TABLE "public"."legal_file_events"
  ADD COLUMN "corrects_id" uuid;

ALTER TABLE "public"."legal_file_events"
  ADD COLUMN "author_id" uuid;

ALTER TABLE "public"."legal_file_events"
  ADD COLUMN "author_name" text NOT NULL;

ALTER TABLE "public"."legal_file_events"
  ADD COLUMN "entered_at" timestamp WITH time zone NOT NULL DEFAULT now();

CREATE TYPE "public"."majority_base" AS ENUM (
  'present',
  'cast',
  'all'
);

ALTER TABLE "public"."decision_majorities"
  ADD COLUMN "base" public.majority_base NOT NULL;

ALTER TABLE "public"."decision_majorities"
  ADD COLUMN "article" text NOT NULL DEFAULT ''::text;

CREATE TYPE "public"."minutes_role" AS ENUM (
  'chair',
  'secretary'
);

ALTER TABLE "public"."minutes_signatures"
  ADD COLUMN "role" public.minutes_role NOT NULL;

ALTER TABLE "public"."minutes_signatures"
  ADD COLUMN "organization_id" uuid NOT NULL;

ALTER TABLE "public"."minutes_signatures"
  ADD COLUMN "property_id" uuid NOT NULL;

ALTER TABLE "public"."minutes_signatures"
  ADD COLUMN "user_id" uuid;

ALTER TABLE "public"."minutes_signatures"
  ADD COLUMN "full_name" text NOT NULL;

ALTER TABLE "public"."minutes_signatures"
  ADD COLUMN "minutes_hash" text NOT NULL;

ALTER TABLE "public"."minutes_signatures"
  ADD COLUMN "signed_at" timestamp WITH time zone NOT NULL DEFAULT now();

ALTER TYPE "public"."notification_event" ADD VALUE 'assembly_called' AFTER 'work_order_to_approve';


SET local check_function_bodies = off;

ALTER TYPE "public"."notification_event" ADD VALUE 'decision_closed' AFTER 'assembly_called';


SET local check_function_bodies = off;

ALTER TYPE "public"."notification_event" ADD VALUE 'decision_closing' AFTER 'decision_closed';


SET local check_function_bodies = off;

ALTER TYPE "public"."notification_event" ADD VALUE 'decision_opened' AFTER 'decision_closing';


SET local check_function_bodies = off;

ALTER TYPE "public"."notification_event" ADD VALUE 'data_answered' AFTER 'decision_opened';


SET local check_function_bodies = off;

ALTER TYPE "public"."notification_event" ADD VALUE 'data_requested' AFTER 'data_answered';


SET local check_function_bodies = off;

ALTER TYPE "public"."notification_record" ADD VALUE 'assembly' BEFORE 'autopay';


SET local check_function_bodies = off;

ALTER TYPE "public"."notification_record" ADD VALUE 'decision' BEFORE 'document';


SET local check_function_bodies = off;

ALTER TYPE "public"."notification_record" ADD VALUE 'data_request' AFTER 'work_order';


SET local check_function_bodies = off;

CREATE TYPE "public"."ranked_tie_rule" AS ENUM (
  'earlier_rounds',
  'together'
);

CREATE TYPE "public"."results_shown" AS ENUM (
  'always',
  'after_vote',
  'after_close'
);

ALTER TABLE "public"."decisions"
  ADD COLUMN "results_shown" public.results_shown NOT NULL DEFAULT 'after_close'::public.results_shown;

ALTER TABLE "public"."decisions"
  ADD COLUMN "max_choices" smallint NOT NULL DEFAULT 1;

ALTER TABLE "public"."decisions"
  ADD COLUMN "seats" smallint NOT NULL DEFAULT 1;

ALTER TABLE "public"."decisions"
  ADD COLUMN "score_max" smallint NOT NULL DEFAULT 10;

ALTER TABLE "public"."decisions"
  ADD COLUMN "budget_minor" bigint;

ALTER TABLE "public"."decisions"
  ADD COLUMN "budget_currency" public.currency_code;

ALTER TABLE "public"."decisions"
  ADD COLUMN "call" smallint NOT NULL DEFAULT 1;

ALTER TABLE "public"."decisions"
  ADD COLUMN "first_call_id" uuid;

ALTER TABLE "public"."decisions"
  ADD COLUMN "assembly_id" uuid;

ALTER TABLE "public"."decisions"
  ADD COLUMN "rules_id" uuid;

ALTER TABLE "public"."decisions"
  ADD COLUMN "majority_id" uuid;

ALTER TABLE "public"."decisions"
  ADD COLUMN "opened_at" timestamp WITH time zone;

ALTER TABLE "public"."decisions"
  ADD COLUMN "closes_at" timestamp WITH time zone;

ALTER TABLE "public"."decisions"
  ADD COLUMN "closed_at" timestamp WITH time zone;

ALTER TABLE "public"."decisions"
  ADD COLUMN "certified_at" timestamp WITH time zone;

ALTER TABLE "public"."decisions"
  ADD COLUMN "certified_by" uuid;

ALTER TABLE "public"."decisions"
  ADD COLUMN "result" jsonb;

ALTER TABLE "public"."decisions"
  ADD COLUMN "ballots_root" text;

ALTER TABLE "public"."decisions"
  ADD COLUMN "created_by" uuid;

ALTER TABLE "public"."decisions"
  ADD COLUMN "created_at" timestamp WITH time zone NOT NULL DEFAULT now();

CREATE TYPE "public"."vote_weight" AS ENUM (
  'one_each',
  'unit',
  'area',
  'coefficient'
);

ALTER TABLE "public"."decision_rules"
  ADD COLUMN "weight" public.vote_weight;

ALTER TABLE "public"."decision_rules"
  ADD COLUMN "weight_article" text NOT NULL DEFAULT ''::text;

ALTER TABLE "public"."decision_rules"
  ADD COLUMN "first_quorum_numerator" integer;

ALTER TABLE "public"."decision_rules"
  ADD COLUMN "first_quorum_denominator" integer;

ALTER TABLE "public"."decision_rules"
  ADD COLUMN "second_quorum_numerator" integer;

ALTER TABLE "public"."decision_rules"
  ADD COLUMN "second_quorum_denominator" integer;

ALTER TABLE "public"."decision_rules"
  ADD COLUMN "quorum_article" text NOT NULL DEFAULT ''::text;

ALTER TABLE "public"."decision_rules"
  ADD COLUMN "count_abstentions" boolean;

ALTER TABLE "public"."decision_rules"
  ADD COLUMN "abstention_article" text NOT NULL DEFAULT ''::text;

ALTER TABLE "public"."decision_rules"
  ADD COLUMN "notice_days" integer;

ALTER TABLE "public"."decision_rules"
  ADD COLUMN "notice_article" text NOT NULL DEFAULT ''::text;

ALTER TABLE "public"."decision_rules"
  ADD COLUMN "proxies_allowed" boolean;

ALTER TABLE "public"."decision_rules"
  ADD COLUMN "proxy_limit" integer;

ALTER TABLE "public"."decision_rules"
  ADD COLUMN "proxies_may_split" boolean NOT NULL DEFAULT false;

ALTER TABLE "public"."decision_rules"
  ADD COLUMN "proxies_need_presence" boolean NOT NULL DEFAULT false;

ALTER TABLE "public"."decision_rules"
  ADD COLUMN "proxy_article" text NOT NULL DEFAULT ''::text;

ALTER TABLE "public"."decision_rules"
  ADD COLUMN "ranked_tie" public.ranked_tie_rule;

ALTER TABLE "public"."decision_rules"
  ADD COLUMN "published_by" uuid;

ALTER TABLE "public"."decision_rules"
  ADD COLUMN "published_at" timestamp WITH time zone NOT NULL DEFAULT now();


SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.accept_invitation (
  p_token text
)
  RETURNS public.invitation_kind
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_user uuid := (select auth.uid());
  v_invitation public.invitations;
  v_person public.people;
begin
  if v_user is null then
    perform private.fail('not_signed_in');
  end if;
  select * into v_invitation from public.invitations where token_hash = private.token_hash(p_token);
  -- Opening the link twice is no mistake.
  if found and v_invitation.accepted_by = v_user then
    return v_invitation.kind;
  end if;
  v_invitation := private.valid_invitation(p_token);
  if not exists (select 1 from auth.users where id = v_user and lower(email) = v_invitation.email) then
    perform private.fail('invitation_for_someone_else', jsonb_build_object('email', v_invitation.email));
  end if;
  if v_invitation.kind = 'member' then
    insert into public.memberships (organization_id, user_id, role)
    values (v_invitation.organization_id, v_user, v_invitation.role) on conflict do nothing;
  else
    select p.* into v_person from public.people p
    where p.id = coalesce(v_invitation.person_id,
      (select t.person_id from public.lease_tenants t where t.id = v_invitation.lease_tenant_id)) for update;
    if v_person.user_id is not null and v_person.user_id <> v_user then
      perform private.fail('person_already_linked');
    end if;
    update public.people set user_id = v_user where id = v_person.id;
    update public.lease_tenants set user_id = v_user
    where organization_id = v_invitation.organization_id and person_id = v_person.id;
  end if;
  update public.invitations set accepted_at = now(), accepted_by = v_user where id = v_invitation.id;
  return v_invitation.kind;
end
$function$;

CREATE OR REPLACE FUNCTION private.add_legal_file_event (
  p_event_id uuid,
  p_file_id  uuid,
  p_event    jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_file public.legal_files := private.managed_legal_file(p_file_id);
  v_event public.legal_file_events := jsonb_populate_record(null::public.legal_file_events, p_event - 'paper');
  v_today date := private.organization_today(v_file.organization_id);
  v_documents uuid[] := array(select distinct d::uuid from jsonb_array_elements_text(
    case jsonb_typeof(p_event -> 'document_ids') when 'array' then p_event -> 'document_ids' else '[]' end) d);
begin
  if exists (select 1 from public.legal_file_events where id = p_event_id and file_id = p_file_id) then
    return p_event_id;
  elsif v_file.status = 'closed' then
    perform private.fail('legal_file_closed');
  elsif v_event.step is null or v_event.step <> 'note' and v_event.step <> all (private.legal_steps_of(v_file.kind)) then
    perform private.fail('step_not_of_file', '{"fields": ["step"]}');
  elsif v_event.happened_on > v_today then
    perform private.fail('date_in_future', jsonb_build_object('today', v_today, 'fields', array['happened_on']));
  elsif v_event.step = 'paper_written' and v_event.happened_on <> v_today then
    -- It is written from what the lease says today.
    perform private.fail('paper_not_of_today', jsonb_build_object('today', v_today, 'fields', array['happened_on']));
  elsif v_event.due_on < v_event.happened_on then
    perform private.fail('due_before_event', '{"fields": ["due_on"]}');
  elsif v_event.corrects_id is not null and exists (select 1 from public.legal_file_events where corrects_id = v_event.corrects_id) then
    perform private.fail('event_corrected');
  elsif cardinality(v_documents) > 20 then
    perform private.fail('too_many_proofs', '{"most": 20}');
  elsif (select count(*) from public.legal_file_events where file_id = p_file_id) >= 200 then
    perform private.fail('too_many_events', '{"most": 200}');
  elsif exists (select 1 from unnest(v_documents) d where not exists (select 1 from public.documents o
      join public.leases l on l.id = v_file.lease_id
      where o.id = d and o.organization_id = v_file.organization_id
        -- A person's own papers are not for everybody who reads leases.
        and (o.lease_id = l.id or o.area = 'portfolio' and o.place_property_id = l.property_id))) then
    perform private.fail('not_found', '{"fields": ["document_ids"]}');
  end if;
  insert into public.legal_file_events (id, organization_id, file_id, number, step, happened_on, due_on, note, paper, corrects_id, author_id,
    author_name)
  values (p_event_id, v_file.organization_id, p_file_id,
    (select coalesce(max(number), 0) + 1 from public.legal_file_events where file_id = p_file_id), v_event.step, v_event.happened_on,
    v_event.due_on, btrim(coalesce(v_event.note, '')),
    case v_event.step when 'paper_written' then private.legal_paper_of(v_file, p_event -> 'paper') end, v_event.corrects_id,
    (select auth.uid()),
    left(coalesce((select nullif(btrim(full_name), '') from public.profiles where id = (select auth.uid())), '—'), 120));
  insert into public.legal_file_documents (event_id, document_id, organization_id)
  select p_event_id, d, v_file.organization_id from unnest(v_documents) d;
  return p_event_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.add_motion (
  p_item_id     uuid,
  p_assembly_id uuid,
  p_title       text,
  p_moved_by    text DEFAULT ''::text,
  p_decision_id uuid DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_assembly public.assemblies := private.managed_assembly(p_assembly_id);
begin
  if exists (select 1 from public.assembly_items where id = p_item_id and assembly_id = p_assembly_id) then
    return p_item_id;
  elsif v_assembly.status <> 'in_session' then
    perform private.fail('assembly_not_in_session');
  end if;
  insert into public.assembly_items (id, organization_id, property_id, assembly_id, position, title, decision_id, is_motion, moved_by)
  values (p_item_id, v_assembly.organization_id, v_assembly.property_id, p_assembly_id,
    (select coalesce(max(position), 0) + 1 from public.assembly_items where assembly_id = p_assembly_id), btrim(p_title), p_decision_id,
    true, btrim(coalesce(p_moved_by, '')));
  update public.decisions set assembly_id = p_assembly_id where id = p_decision_id and status = 'draft';
  return p_item_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.admin_list_users (
  p_search    text                     DEFAULT ''::text,
  p_before    timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_before_id uuid                     DEFAULT NULL::uuid,
  p_limit     integer                  DEFAULT 50
)
  RETURNS TABLE (
    id              uuid,
    email           text,
    full_name       text,
    user_type       public.user_type,
    created_at      timestamp with time zone,
    last_sign_in_at timestamp with time zone
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_shown uuid[];
begin
  perform private.require_platform_admin('admin_list_users');
  v_shown := array(select p.id from public.profiles p join auth.users u on u.id = p.id
    where (p_before is null or (p.created_at, p.id) < (p_before, p_before_id))
      and (coalesce(p_search, '') = '' or u.email ilike '%' || p_search || '%' or p.full_name ilike '%' || p_search || '%')
    order by p.created_at desc, p.id desc
    limit least(greatest(coalesce(p_limit, 50), 1), 200));
  -- Their landlords and employers read in their own log that somebody of the site looked.
  perform private.log_look(v_shown, 'admin_list_users');
  return query
    select p.id, u.email::text, p.full_name, p.user_type, p.created_at, u.last_sign_in_at
    from public.profiles p join auth.users u on u.id = p.id
    where p.id = any (v_shown)
    order by p.created_at desc, p.id desc;
end
$function$;

CREATE OR REPLACE FUNCTION private.answer_data_request (
  p_data_request_id uuid,
  p_is_done         boolean,
  p_answer          text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_request public.data_requests;
  v_answer text := btrim(coalesce(p_answer, ''));
  v_status public.data_request_status := case when p_is_done then 'done' else 'refused' end;
begin
  select * into v_request from public.data_requests where id = p_data_request_id for update;
  perform private.require_record(v_request.organization_id, 'people.write');
  if v_request.status = v_status and v_request.answer = v_answer then
    return;
  elsif v_request.status <> 'open' then
    perform private.fail('data_request_answered');
  elsif v_answer = '' then
    perform private.fail('answer_missing', '{"fields": ["answer"]}');
  end if;
  update public.data_requests set status = v_status, answer = v_answer, answered_by = (select auth.uid()), answered_at = now()
  where id = p_data_request_id;
  perform private.append_log(v_request.organization_id, 'data_request', p_data_request_id,
    jsonb_build_object('act', v_status, 'due_on', v_request.due_on));
  perform private.notify_user(v_request.user_id, v_request.organization_id, 'data_answered', 'data_answered', 'data_request',
    p_data_request_id, jsonb_build_object('kind', v_request.kind, 'outcome', v_status, 'answer', v_answer,
      'landlord', (select name from public.organizations where id = v_request.organization_id)),
    'data-answered/' || p_data_request_id)
  where v_request.user_id is not null;
end
$function$;

CREATE OR REPLACE FUNCTION private.append_log (
  p_organization_id uuid,
  p_kind            text,
  p_record_id       uuid,
  p_facts           jsonb
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  insert into private.log_queue (organization_id, kind, record_id, facts)
  values (p_organization_id, p_kind, p_record_id, p_facts)
$function$;

CREATE OR REPLACE FUNCTION private.ask_about_data (
  p_data_request_id uuid,
  p_organization_id uuid,
  p_kind            public.data_request_kind,
  p_details         text                     DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_user uuid := private.require_user();
  v_details text := btrim(coalesce(p_details, ''));
  v_person public.people;
  v_today date := private.organization_today(p_organization_id);
  v_period private.data_request_periods;
  v_due date;
begin
  if p_organization_id not in (select private.my_landlord_ids()) then
    perform private.fail('not_found');
  elsif exists (select 1 from public.data_requests where id = p_data_request_id and user_id = v_user
    and organization_id = p_organization_id and kind = p_kind) then
    return p_data_request_id;
  elsif p_kind = 'correction' and v_details = '' then
    perform private.fail('details_missing', '{"fields": ["details"]}');
  elsif exists (select 1 from public.data_requests
    where organization_id = p_organization_id and user_id = v_user and kind = p_kind and status = 'open') then
    perform private.fail('data_request_open');
  end if;
  select * into v_person from public.people where organization_id = p_organization_id and user_id = v_user order by created_at limit 1;
  select * into v_period from private.data_request_periods where kind = p_kind and v_today between valid_from and coalesce(valid_to, v_today);
  v_due := private.day_after_business_days(v_today, v_period.business_days);
  insert into public.data_requests (id, organization_id, user_id, person_id, kind, details, due_on, business_days, law, article, reviewed_on)
  values (p_data_request_id, p_organization_id, v_user, v_person.id, p_kind, v_details,
    case when v_period.kind is not null then v_due end, v_period.business_days, v_period.law, v_period.article, v_period.reviewed_on);
  perform private.append_log(p_organization_id, 'data_request', p_data_request_id,
    jsonb_build_object('act', 'asked', 'kind', p_kind, 'due_on', v_due));
  perform private.notify_user(m.user_id, p_organization_id, 'data_requested', 'data_requested', 'data_request', p_data_request_id,
    jsonb_build_object('kind', p_kind, 'tenant', coalesce(v_person.full_name, ''), 'due_on', v_due),
    'data-requested/' || p_data_request_id || '/' || m.user_id)
  from public.memberships m join private.role_permissions r on r.role = m.role and r.permission = 'people.write'
  where m.organization_id = p_organization_id;
  return p_data_request_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.assembly_presence (
  p_assembly_id uuid
)
  RETURNS TABLE (
    unit_label  text,
    weight      bigint,
    arrived_at  timestamp with time zone,
    left_at     timestamp with time zone,
    by_proxy    boolean,
    person_name text,
    giver_name  text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_assembly public.assemblies;
  v_is_named boolean;
begin
  select * into v_assembly from public.assemblies where id = p_assembly_id and (id in (select private.my_assembly_ids())
    or organization_id in (select private.my_organization_ids('portfolio.read')));
  if not found then
    perform private.fail('not_found');
  end if;
  v_is_named := v_assembly.organization_id in (select private.my_organization_ids('people.read'))
    or exists (select 1 from public.unit_owners o where o.property_id = v_assembly.property_id
      and o.person_id in (select private.my_person_ids()));
  return query
  select u.label, a.weight, a.arrived_at, a.left_at, a.proxy_id is not null, case when v_is_named then p.full_name end,
    case when v_is_named then g.full_name end
  from public.assembly_attendance a
  join public.units u on u.id = a.unit_id
  left join public.people p on p.id = a.person_id
  left join public.decision_proxies x on x.id = a.proxy_id
  left join public.people g on g.id = x.giver_id
  where a.assembly_id = p_assembly_id
  order by u.label_order, a.arrived_at, a.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.assembly_quorum (
  p_assembly_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_assembly public.assemblies;
begin
  select * into v_assembly from public.assemblies where id = p_assembly_id and (id in (select private.my_assembly_ids())
    or organization_id in (select private.my_organization_ids('portfolio.read')));
  if not found then
    perform private.fail('not_found');
  end if;
  return private.quorum_of(v_assembly);
end
$function$;

CREATE OR REPLACE FUNCTION private.assembly_units (
  p_assembly_id uuid
)
  RETURNS TABLE (
    unit_id       uuid,
    unit_label    text,
    weight        bigint,
    attendance_id uuid,
    person_id     uuid,
    person_name   text,
    proxy_id      uuid,
    arrived_at    timestamp with time zone,
    stand_ins     jsonb
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_assembly public.assemblies;
  v_rules public.decision_rules;
begin
  select * into v_assembly from public.assemblies where id = p_assembly_id;
  perform private.require_record(v_assembly.organization_id, 'people.read');
  select * into v_rules from public.decision_rules
  where id = coalesce(v_assembly.rules_id, (private.current_decision_rules(v_assembly.property_id)).id);
  return query
  select u.id, u.label, case when v_rules.weight <> 'one_each' then
      (select r.weight from private.roll_of(v_assembly.property_id, v_rules) r where r.unit_id = u.id) end,
    a.id, a.person_id, n.full_name, a.proxy_id, a.arrived_at,
    (select coalesce(jsonb_agg(jsonb_build_object('person_id', s.person_id, 'name', p.full_name, 'proxy_id', s.proxy_id,
        'giver_name', g.full_name) order by s.proxy_id is not null, p.full_name collate private.natural_order, s.proxy_id), '[]')
      from (select unnest(h.person_ids) as person_id, null::uuid as proxy_id, null::uuid as giver_id
        union all select null, null, null where h.of_organization
        union all select x.holder_id, x.id, x.giver_id from public.decision_proxies x
        where x.property_id = v_assembly.property_id and x.revoked_at is null and (x.unit_id is null or x.unit_id = u.id)
          and (x.decision_id is null or exists (select 1 from public.decisions d where d.id = x.decision_id and d.assembly_id = p_assembly_id))
          and (x.giver_id = any (h.person_ids) or x.giver_id is null and h.of_organization)) s
      left join public.people p on p.id = s.person_id left join public.people g on g.id = s.giver_id)
  from private.roll_of(v_assembly.property_id, jsonb_populate_record(v_rules, '{"weight": "unit"}')) h
  join public.units u on u.id = h.unit_id
  left join public.assembly_attendance a on a.assembly_id = p_assembly_id and a.unit_id = u.id and a.left_at is null
  left join public.people n on n.id = a.person_id
  order by u.label_order, u.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.awaited_legal_days (
  p_organization_id uuid,
  p_from            date,
  p_to              date
)
  RETURNS SETOF private.calendar_entry
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_zone text := (select time_zone from public.organizations where id = p_organization_id);
begin
  return query select * from private.legal_file_entries(p_organization_id, p_from, p_to, v_zone);
  -- These stand in the calendar by themselves; a file says that somebody waits for them.
  return query
    select e.* from (
      select * from private.lease_entries(p_organization_id, null, p_from, p_to, v_zone)
      union all select * from private.deposit_entries(p_organization_id, p_from, p_to, v_zone)) e
    where exists (select 1 from public.legal_files f where f.organization_id = p_organization_id and f.lease_id = e.lease_id
      and f.status = 'open' and (f.kind, e.rule) in (('end_of_term', 'notice_last_day'), ('deposit', 'deposit_reasons_day'))
      and not exists (select 1 from public.legal_file_events n where n.file_id = f.id and n.step in ('served', 'sent')
        and not exists (select 1 from public.legal_file_events c where c.corrects_id = n.id)));
end
$function$;

CREATE OR REPLACE FUNCTION private.ballot_leaves (
  p_decision_id uuid
)
  RETURNS bytea[]
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select array(select sha256('\x00'::bytea || l.content) as leaf from (
    select convert_to(concat_ws(E'\n', 'llavero-ballot-v1', b.decision_id, b.vote_id, v.weight, array_to_string(b.choice, ',')), 'utf8') as content
    from public.decision_ballots b join public.decision_votes v on v.id = b.vote_id where b.decision_id = p_decision_id
    union all
    select c.commitment from private.secret_commitments c where c.decision_id = p_decision_id) l order by leaf)
$function$;

CREATE OR REPLACE FUNCTION private.begin_vote (
  p_vote_id    uuid,
  p_is_entered boolean
)
  RETURNS public.decisions
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_vote public.decision_votes;
  v_decision public.decisions;
  v_proxy public.decision_proxies;
  v_is_own boolean := p_vote_id in (select private.my_vote_ids());
begin
  -- The decision before the vote, as closing locks them; many vote at once.
  select d.* into v_decision from public.decisions d
  where d.id = (select v.decision_id from public.decision_votes v where v.id = p_vote_id) for share;
  select * into v_vote from public.decision_votes where id = p_vote_id for update;
  v_proxy := private.proxy_of(v_vote);
  if p_is_entered then
    perform private.require_record(v_decision.organization_id, 'decisions.write');
  elsif v_decision.id is null or not (v_is_own or coalesce(v_proxy.holder_id in (select private.my_person_ids()), false)) then
    perform private.fail('not_found');
  end if;
  if v_decision.status <> 'open' or v_decision.closes_at <= clock_timestamp() then
    perform private.fail('voting_over');
  elsif v_decision.assembly_id is not null and not private.is_present(v_vote, v_decision.assembly_id) then
    perform private.fail('not_present');
  elsif v_vote.has_voted and (p_is_entered and not v_vote.is_entered
    or not p_is_entered and not v_is_own and v_vote.proxy_id is distinct from v_proxy.id) then
    perform private.fail('already_voted');
  elsif v_vote.has_voted and v_is_own and not p_is_entered and v_vote.proxy_id is not null then
    perform private.fail('proxy_used');
  end if;
  update public.decision_votes set has_voted = true, is_entered = p_is_entered,
    proxy_id = case when not v_is_own and not p_is_entered then v_proxy.id end
  where id = p_vote_id;
  return v_decision;
end
$function$;

CREATE OR REPLACE FUNCTION private.budget_shares (
  p_budget bigint,
  p_totals numeric[]
)
  RETURNS bigint[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  with parts as (
    select n, t, div(p_budget * t, nullif(s.total, 0)) as whole, mod(p_budget * t, nullif(s.total, 0)) as rest
    from unnest(p_totals) with ordinality as u (t, n), (select sum(t) as total from unnest(p_totals) t) s
  ), placed as (
    select n, whole, row_number() over (order by rest desc, t desc, n) as place from parts
  )
  select array(select (whole + case when place <= p_budget - (select sum(whole) from parts) then 1 else 0 end)::bigint
    from placed where whole is not null order by n)
$function$;

CREATE OR REPLACE FUNCTION private.call_assembly (
  p_assembly_id     uuid,
  p_is_short_notice boolean DEFAULT false
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_assembly public.assemblies := private.managed_assembly(p_assembly_id);
  v_rules public.decision_rules := private.current_decision_rules(v_assembly.property_id);
  v_zone text := (select time_zone from public.organizations where id = v_assembly.organization_id);
begin
  if v_assembly.status <> 'draft' then
    return;
  elsif v_rules.notice_days is null then
    perform private.fail('decision_incomplete', '{"missing": ["notice_days"]}');
  elsif not exists (select 1 from public.assembly_items where assembly_id = p_assembly_id) then
    perform private.fail('decision_incomplete', '{"missing": ["agenda"]}');
  elsif v_assembly.starts_at <= now()
    or (v_assembly.starts_at at time zone v_zone)::date - (now() at time zone v_zone)::date < v_rules.notice_days
      and not p_is_short_notice then
    perform private.fail('notice_too_short', jsonb_build_object('days', v_rules.notice_days));
  end if;
  update public.assemblies set status = 'called', rules_id = v_rules.id, called_at = now() where id = p_assembly_id;
  perform private.notify_of_assembly(p_assembly_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.call_decision_again (
  p_new_id      uuid,
  p_decision_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_first public.decisions := private.managed_decision(p_decision_id);
begin
  if exists (select 1 from public.decisions where id = p_new_id and first_call_id = p_decision_id) then
    return p_new_id;
  elsif v_first.result ->> 'outcome' is distinct from 'no_quorum' or v_first.call = 2 then
    perform private.fail('no_second_call');
  end if;
  insert into public.decisions (id, organization_id, property_id, kind, question, body, matter, is_secret, results_shown, max_choices,
    seats, score_max, budget_minor, budget_currency, assembly_id, call, first_call_id, created_by)
  values (p_new_id, v_first.organization_id, v_first.property_id, v_first.kind, v_first.question, v_first.body, v_first.matter,
    v_first.is_secret, v_first.results_shown, v_first.max_choices, v_first.seats, v_first.score_max, v_first.budget_minor,
    v_first.budget_currency, v_first.assembly_id, 2, p_decision_id, (select auth.uid()));
  insert into public.decision_options (decision_id, position, organization_id, property_id, label, detail)
  select p_new_id, position, organization_id, property_id, label, detail from public.decision_options where decision_id = p_decision_id;
  insert into public.decision_documents (decision_id, document_id, organization_id, property_id)
  select p_new_id, document_id, organization_id, property_id from public.decision_documents where decision_id = p_decision_id;
  return p_new_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.cast_secret_vote (
  p_vote_id    uuid,
  p_choice     smallint[],
  p_token      text,
  p_old_choice smallint[] DEFAULT NULL::smallint[],
  p_old_token  text       DEFAULT NULL::text,
  p_is_entered boolean    DEFAULT false
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_had_voted boolean := (select has_voted from public.decision_votes where id = p_vote_id for update);
  v_decision public.decisions := private.begin_vote(p_vote_id, p_is_entered);
  v_weight bigint := (select weight from public.decision_votes where id = p_vote_id);
  v_choice smallint[];
  v_new bytea;
  v_old bytea;
begin
  if not v_decision.is_secret then
    perform private.fail('vote_is_open');
  elsif p_token !~ '^[0-9a-f]{64}$' then
    perform private.fail('value_malformed', '{"fields": ["token"]}');
  end if;
  v_choice := private.checked_choice(v_decision, p_choice);
  v_new := private.secret_commitment(p_vote_id, p_token, v_choice);
  perform pg_advisory_xact_lock(hashtextextended('secret_votes:' || v_decision.id::text, 0));
  if exists (select 1 from private.secret_commitments where decision_id = v_decision.id and commitment = v_new) then
    return;
  end if;
  if v_had_voted then
    v_old := private.secret_commitment(p_vote_id, p_old_token, p_old_choice);
    if not exists (select 1 from private.secret_commitments where decision_id = v_decision.id and commitment = v_old) then
      perform private.fail('ballot_token_wrong');
    end if;
  end if;
  perform private.rewrite_secret_votes(v_decision.id, v_new, v_old, v_choice, p_old_choice, v_weight);
end
$function$;

CREATE OR REPLACE FUNCTION private.cast_vote (
  p_vote_id    uuid,
  p_choice     smallint[],
  p_is_entered boolean    DEFAULT false
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_decision public.decisions := private.begin_vote(p_vote_id, p_is_entered);
begin
  if v_decision.is_secret then
    perform private.fail('vote_is_secret');
  end if;
  insert into public.decision_ballots (vote_id, decision_id, organization_id, property_id, choice, cast_by)
  values (p_vote_id, v_decision.id, v_decision.organization_id, v_decision.property_id,
    private.checked_choice(v_decision, p_choice), (select auth.uid()))
  on conflict (vote_id) do update set choice = excluded.choice, cast_by = excluded.cast_by, cast_at = now();
end
$function$;

CREATE OR REPLACE FUNCTION private.certify_decision (
  p_decision_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_decision public.decisions := private.managed_decision(p_decision_id);
begin
  if v_decision.status in ('draft', 'open') then
    perform private.fail('voting_still_open');
  end if;
  update public.decisions set status = 'certified', certified_at = now(), certified_by = (select auth.uid())
  where id = p_decision_id and status = 'closed';
  if found then
    perform private.log_decision(p_decision_id, 'certified');
  end if;
end
$function$;


SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.charge_entries (
  p_organization_id uuid,
  p_lease_id        uuid,
  p_from            date,
  p_to              date,
  p_zone            text
)
  RETURNS SETOF private.calendar_entry
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
begin
  return query
    select case when c.kind = 'rent' and not c.is_adjustment then 'rent/' || private.part_key(c.lease_id, l.bill_from, c.period_start)
        when c.recurring_charge_id is not null then 'charge/' || c.recurring_charge_id || '/' || c.period_start
        else 'charge/' || c.id end,
      'rent'::public.calendar_kind, case when c.kind = 'rent' then 'rent_due' else 'charge_due' end::public.calendar_rule,
      null::text, null::text, c.due_on, c.due_on, null::timestamptz, null::timestamptz, p_zone,
      jsonb_strip_nulls(jsonb_build_object('charge_kind', c.kind, 'title', nullif(c.description, ''),
        'amount_minor', c.amount_minor - c.credited_minor, 'outstanding_minor', c.outstanding_minor, 'currency', c.currency,
        'period_start', c.period_start, 'period_end', c.period_end, 'is_posted', true)),
      'charge', c.id, c.property_id, l.unit_id, c.lease_id, null::uuid, 'lease_terms'::public.calendar_fixed_reason,
      case when c.outstanding_minor = 0 then coalesce(
        (select max(a.occurred_on) from public.payment_allocations a where a.charge_id = c.id)::timestamp at time zone p_zone, c.created_at) end
    from public.charges c join public.leases l on l.id = c.lease_id
    where c.organization_id = p_organization_id and c.due_on between p_from and p_to and c.reversed_at is null
      and (p_lease_id is null or c.lease_id = p_lease_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.charge_reasons (
  p_organization_id uuid    DEFAULT NULL::uuid,
  p_limit           integer DEFAULT 50
)
  RETURNS TABLE (
    charge_id         uuid,
    organization_id   uuid,
    entry_id          uuid,
    lease_id          uuid,
    property_name     text,
    unit_label        text,
    kind              public.charge_kind,
    description       text,
    due_on            date,
    currency          public.currency_code,
    amount_minor      bigint,
    reversed_at       timestamp with time zone,
    reason            text,
    reason_on         date,
    reason_minor      bigint,
    reason_name       text,
    reason_method     text,
    rule_kind         public.late_fee_kind,
    rule_minor        bigint,
    rule_basis_points integer,
    grace_days        smallint
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_organization_id is not null then
    perform private.require_permission(p_organization_id, 'money.read');
  end if;
  return query
    select c.id, c.organization_id, c.entry_id, c.lease_id, p.name, u.label, c.kind, c.description, c.due_on, c.currency,
      c.amount_minor, c.reversed_at,
      case when b.id is not null then 'bill' when g.id is not null then 'recurring' when f.id is not null then 'late_fee'
        when c.kind = 'rent' then 'rent' when c.kind = 'deposit' then 'deposit' else 'by_hand' end,
      coalesce(b.billed_on, g.starts_on, f.due_on, s.starts_on),
      coalesce(b.total_minor, g.amount_minor, f.amount_minor, s.rent_minor),
      v.name, o.method, (r.rule).kind, (r.rule).amount_minor, (r.rule).basis_points, (r.rule).grace_days
    from (select x.* from public.charges x
      where case when p_organization_id is null then x.lease_id in (select private.my_lease_ids())
        else x.organization_id = p_organization_id end
      order by x.due_on desc, x.id desc limit least(greatest(p_limit, 1), 200)) c
    join public.leases l on l.id = c.lease_id
    join public.properties p on p.id = c.property_id
    join public.units u on u.id = l.unit_id
    left join public.bill_pass_ons o on o.charge_id = c.id
    left join public.bills b on b.id = o.bill_id
    left join public.vendors v on v.id = b.vendor_id
    left join public.recurring_charges g on g.id = c.recurring_charge_id
    left join public.charges f on f.id = c.late_fee_for
    left join lateral (select n.starts_on, n.rent_minor from public.lease_rent_steps n
      where c.kind = 'rent' and n.lease_id = c.lease_id and n.starts_on <= c.period_end order by n.starts_on desc limit 1) s on true
    left join lateral (select private.late_fee_rule_of(l) as rule where f.id is not null) r on true
    order by c.due_on desc, c.id desc;
end
$function$;

CREATE OR REPLACE FUNCTION private.checked_choice (
  p_decision public.decisions,
  p_choice   smallint[]
)
  RETURNS smallint[]
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_options integer := case (p_decision).kind when 'yes_no' then 2
    else (select count(*) from public.decision_options where decision_id = (p_decision).id) end;
  v_count integer := cardinality(p_choice);
  v_is_list boolean := (select bool_and(c between 1 and v_options) and count(distinct c) = v_count from unnest(p_choice) c);
begin
  if p_choice is null or array_ndims(p_choice) > 1 or array_position(p_choice, null) is not null then
    perform private.fail('choice_invalid');
  elsif v_count > 0 and not coalesce(case (p_decision).kind
    when 'ranked' then v_is_list
    when 'score' then v_count = v_options and (select bool_and(c between 0 and (p_decision).score_max) from unnest(p_choice) c)
    when 'budget' then v_count = v_options and (select bool_and(c >= 0) and sum(c) = 100 from unnest(p_choice) c)
    when 'several' then v_is_list and v_count <= (p_decision).max_choices
    else v_is_list and v_count = 1 end, false) then
    perform private.fail('choice_invalid');
  end if;
  return case (p_decision).kind when 'several' then array(select c from unnest(p_choice) c order by c) else array(select unnest(p_choice)) end;
end
$function$;

CREATE OR REPLACE FUNCTION private.chosen_options (
  p_totals  numeric[],
  p_passing integer[],
  p_seats   integer
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  with passing as (select o, p_totals[o] as total from unnest(p_passing) o),
  cut as (select (select total from passing order by total desc offset p_seats - 1 limit 1) as total),
  placed as (
    select p.o, p.total > coalesce(c.total, -1) as is_above, p.total = c.total as is_at,
      count(*) filter (where p.total >= coalesce(c.total, -1)) over () > p_seats as is_full
    from passing p, cut c
  )
  select jsonb_build_object(
    'chosen', array(select o from placed where is_above or is_at and not is_full order by o),
    'tied', array(select o from placed where is_at and is_full order by o))
$function$;

CREATE OR REPLACE FUNCTION private.close_assembly (
  p_assembly_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_assembly public.assemblies := private.managed_assembly(p_assembly_id);
begin
  if v_assembly.status in ('closed', 'certified') then
    return;
  elsif v_assembly.status <> 'in_session' then
    perform private.fail('assembly_not_in_session');
  elsif exists (select 1 from public.decisions where assembly_id = p_assembly_id and status = 'open') then
    perform private.fail('voting_still_open');
  elsif btrim(v_assembly.minutes) = '' then
    perform private.fail('minutes_missing');
  end if;
  update public.assembly_attendance set left_at = now() where assembly_id = p_assembly_id and left_at is null;
  -- What never came to a vote waits for another day.
  update public.decisions set assembly_id = null where assembly_id = p_assembly_id and status = 'draft';
  update public.assemblies set status = 'closed', closed_at = now(),
    minutes_hash = encode(sha256(convert_to(minutes, 'utf8')), 'hex') where id = p_assembly_id;
  perform private.log_assembly(p_assembly_id, 'closed');
end
$function$;

CREATE OR REPLACE FUNCTION private.close_decision (
  p_decision_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_decision public.decisions := private.managed_decision(p_decision_id);
begin
  if v_decision.status = 'draft' then
    perform private.fail('not_found');
  elsif v_decision.status = 'open' and v_decision.assembly_id is null and v_decision.closes_at > now()
    and exists (select 1 from public.decision_votes where decision_id = p_decision_id and not has_voted) then
    perform private.fail('voting_still_open');
  end if;
  perform private.close_voting(p_decision_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.close_due_decisions (
  p_organization_id uuid,
  p_now             timestamp with time zone
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id uuid;
  v_count integer := 0;
begin
  for v_id in select id from public.decisions where organization_id = p_organization_id and status = 'open' and closes_at <= p_now
    order by closes_at, id
  loop
    perform private.close_voting(v_id);
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.close_legal_file (
  p_file_id uuid,
  p_outcome text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.managed_legal_file(p_file_id);
  update public.legal_files set status = 'closed', closed_at = now(), outcome = btrim(coalesce(p_outcome, ''))
  where id = p_file_id and status = 'open';
end
$function$;

CREATE OR REPLACE FUNCTION private.close_voting (
  p_decision_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_decision public.decisions;
begin
  select * into v_decision from public.decisions where id = p_decision_id for update;
  if v_decision.status <> 'open' then
    return;
  end if;
  update public.decisions set status = 'closed', closed_at = now(), result = private.tally_of(p_decision_id),
    ballots_root = encode(private.tree_root(private.ballot_leaves(p_decision_id)), 'hex')
  where id = p_decision_id;
  perform private.log_decision(p_decision_id, 'closed');
  perform private.notify_of_decision(p_decision_id, 'decision_closed');
end
$function$;

CREATE OR REPLACE FUNCTION private.comment_on_decision (
  p_comment_id  uuid,
  p_decision_id uuid,
  p_body        text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_decision public.decisions;
  v_name text;
begin
  select * into v_decision from public.decisions where id = p_decision_id and status = 'open'
    and (organization_id in (select private.my_organization_ids('decisions.write')) or id in (select private.my_decision_ids()));
  if not found then
    perform private.fail('not_found');
  end if;
  select coalesce(
    (select full_name from public.people where user_id = (select auth.uid()) and organization_id = v_decision.organization_id
      order by created_at limit 1),
    (select nullif(btrim(full_name), '') from public.profiles where id = (select auth.uid())), '—') into v_name;
  insert into public.decision_comments (id, organization_id, property_id, decision_id, author_id, author_name, body)
  values (p_comment_id, v_decision.organization_id, v_decision.property_id, p_decision_id, (select auth.uid()), v_name, btrim(p_body))
  on conflict (id) do nothing;
  if not found and not exists (select 1 from public.decision_comments where id = p_comment_id and author_id = (select auth.uid())
    and decision_id = p_decision_id and body = btrim(p_body)) then
    perform private.fail('request_id_reused');
  end if;
  return p_comment_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_calendar_fetch (
  p_organization_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_permission(p_organization_id, 'calendar.write');
  perform private.count_attempt('calendar fetch', private.require_user()::text, 6, interval '1 minute');
end
$function$;

CREATE OR REPLACE FUNCTION private.counted_choices (
  p_decision_id uuid
)
  RETURNS private.counted_choice[]
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(array_agg(row(s.choice, s.weight, s.ballots)::private.counted_choice), '{}') from (
    select b.choice, sum(v.weight)::bigint as weight, count(*) as ballots
    from public.decision_ballots b join public.decision_votes v on v.id = b.vote_id where b.decision_id = p_decision_id group by b.choice
    union all
    select choice, weight, ballots from private.secret_choices where decision_id = p_decision_id) s
$function$;

CREATE OR REPLACE FUNCTION private.current_decision_rules (
  p_property_id uuid
)
  RETURNS public.decision_rules
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$ select * from public.decision_rules where property_id = p_property_id order by version desc limit 1 $function$;

CREATE OR REPLACE FUNCTION private.data_looks (
  p_organization_id uuid
)
  RETURNS TABLE (
    at         timestamp with time zone,
    action     text,
    role       public.membership_role,
    actor_name text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_with_names boolean := coalesce(p_organization_id in (select private.my_organization_ids('audit.read')), false);
begin
  perform private.require_data_watcher(p_organization_id);
  return query
    select k.at, k.facts ->> 'action', m.role, case when v_with_names then nullif(btrim(p.full_name), '') end
    from (select l.at, o.facts::jsonb as facts from private.log_leaves l
        join private.log_openings o on o.organization_id = l.organization_id and o.position = l.position
        where l.organization_id = p_organization_id and l.kind = 'access'
      union all
      select q.at, q.facts from private.log_queue q where q.organization_id = p_organization_id and q.kind = 'access') k
    left join public.memberships m on m.organization_id = p_organization_id and m.user_id = (k.facts ->> 'actor')::uuid
    left join public.profiles p on p.id = m.user_id
    where k.facts ->> 'action' in ('data_exported', 'admin_list_users')
    order by k.at desc limit 50;
end
$function$;

CREATE OR REPLACE FUNCTION private.data_readers (
  p_organization_id uuid
)
  RETURNS TABLE (
    role         public.membership_role,
    member_count bigint
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_data_watcher(p_organization_id);
  return query
    select m.role, count(*) from public.memberships m
    join private.role_permissions r on r.role = m.role and r.permission = 'people.read'
    where m.organization_id = p_organization_id group by m.role order by m.role;
end
$function$;

CREATE OR REPLACE FUNCTION private.day_after_business_days (
  p_from          date,
  p_business_days integer
)
  RETURNS date
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_day date := p_from;
  v_left integer := p_business_days;
begin
  -- The day itself does not count.
  while v_left > 0 loop
    v_day := v_day + 1;
    if extract(isodow from v_day) < 6 and not exists (select 1 from private.holidays h where h.country = 'DO' and h.day = v_day) then
      v_left := v_left - 1;
    end if;
  end loop;
  return v_day;
end
$function$;

CREATE OR REPLACE FUNCTION private.decision_entries (
  p_organization_id uuid,
  p_property_id     uuid,
  p_from            date,
  p_to              date,
  p_zone            text
)
  RETURNS SETOF private.calendar_entry
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
    select d.rule || '/' || a.id, 'decision'::public.calendar_kind, d.rule::public.calendar_rule, null::text, null::text,
      null::date, null::date, d.at, d.at, p_zone,
      jsonb_strip_nulls(jsonb_build_object('title', a.title, 'place', nullif(a.place, ''), 'status', a.status)),
      'assembly', a.id, a.property_id, null::uuid, null::uuid, null::uuid, 'decision'::public.calendar_fixed_reason, a.closed_at
    from public.assemblies a
    cross join lateral (values ('assembly_starts', a.starts_at),
      ('assembly_second_call', case when a.status = 'called' or a.call = 2 then a.second_call_at end)) as d (rule, at)
    where a.organization_id = p_organization_id and a.status <> 'draft' and (p_property_id is null or a.property_id = p_property_id)
      and d.at >= p_from - 2 and d.at < p_to + 2;
  return query
    select 'decision_closes/' || d.id, 'decision'::public.calendar_kind, 'decision_closes'::public.calendar_rule, null::text, null::text,
      null::date, null::date, d.closes_at, d.closes_at, p_zone, jsonb_build_object('title', d.question, 'status', d.status),
      'decision', d.id, d.property_id, null::uuid, null::uuid, null::uuid, 'decision'::public.calendar_fixed_reason, d.closed_at
    from public.decisions d
    where d.organization_id = p_organization_id and d.status <> 'draft' and (p_property_id is null or d.property_id = p_property_id)
      and d.closes_at >= p_from - 2 and d.closes_at < p_to + 2;
end
$function$;

CREATE OR REPLACE FUNCTION private.decision_gaps (
  p_decision_id uuid
)
  RETURNS text[]
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_decision public.decisions := private.managed_decision(p_decision_id);
begin
  return private.missing_to_open(v_decision, private.current_decision_rules(v_decision.property_id));
end
$function$;

CREATE OR REPLACE FUNCTION private.decision_jobs (
  p_organization_id uuid,
  p_now             timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.close_due_decisions(p_organization_id, p_now);
  perform private.notify_of_closing(p_organization_id, p_now);
end
$function$;

CREATE OR REPLACE FUNCTION private.decision_property (
  p_property_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_organization_id uuid;
begin
  select organization_id into v_organization_id from public.properties where id = p_property_id for no key update;
  perform private.require_record(v_organization_id, 'decisions.write');
  return v_organization_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.decision_result (
  p_decision_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_decision public.decisions;
begin
  select * into v_decision from public.decisions where id = p_decision_id and id in (select private.my_shown_decision_ids());
  if not found then
    perform private.fail('not_found');
  end if;
  return coalesce(v_decision.result, private.tally_of(p_decision_id));
end
$function$;

CREATE OR REPLACE FUNCTION private.decision_standing (
  p_decision_id uuid
)
  RETURNS TABLE (
    votes              integer,
    voted              integer,
    weight             bigint,
    voted_weight       bigint,
    quorum_numerator   integer,
    quorum_denominator integer,
    gaps               text[],
    property_name      text,
    weight_basis       public.vote_weight,
    majority_id        uuid
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with of_decision as (
    select d, coalesce((select r from public.decision_rules r where r.id = d.rules_id),
      private.current_decision_rules(d.property_id)) as r
    from public.decisions d where d.id = p_decision_id
  )
  select t.votes, t.voted, t.weight, t.voted_weight,
    case (d).call when 1 then (r).first_quorum_numerator else (r).second_quorum_numerator end,
    case (d).call when 1 then (r).first_quorum_denominator else (r).second_quorum_denominator end,
    case when (d).status = 'draft' then private.missing_to_open(d, r) else '{}' end,
    (select p.name from public.properties p where p.id = (d).property_id),
    (r).weight,
    coalesce((d).majority_id, (select m.id from public.decision_majorities m where m.rules_id = (r).id and m.matter = (d).matter))
  from of_decision cross join lateral (
    select count(*)::integer as votes, (count(*) filter (where v.has_voted))::integer as voted,
      coalesce(sum(v.weight), 0)::bigint as weight, coalesce(sum(v.weight) filter (where v.has_voted), 0)::bigint as voted_weight
    from public.decision_votes v where v.decision_id = (d).id) t
$function$;

CREATE OR REPLACE FUNCTION private.deposit_accounts (
  p_organization_id uuid
)
  RETURNS TABLE (
    currency      public.currency_code,
    owed_minor    bigint,
    account_name  text,
    balance_minor bigint
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_permission(p_organization_id, 'money.read');
  return query
    select c.currency, private.deposits_owed(p_organization_id, c.currency), k.name, coalesce(k.balance_minor, 0)::bigint
    from (select distinct l.currency from public.leases l where l.organization_id = p_organization_id) c
    left join lateral (select a.name, b.balance_minor from public.accounts a
      join public.account_balances b on b.account_id = a.id and b.currency = c.currency
      where a.organization_id = p_organization_id and a.held_for = 'deposits' and b.balance_minor <> 0) k on true
    order by c.currency, k.name collate private.natural_order;
end
$function$;

CREATE OR REPLACE FUNCTION private.discard_decision (
  p_decision_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_decision public.decisions := private.managed_decision(p_decision_id);
begin
  if v_decision.status <> 'draft' then
    perform private.fail('decision_opened');
  elsif exists (select 1 from public.decision_proxies where decision_id = p_decision_id)
    or exists (select 1 from public.assembly_items where decision_id = p_decision_id) then
    perform private.fail('in_use', '{"table": "decisions"}');
  end if;
  delete from public.decision_options where decision_id = p_decision_id;
  delete from public.decision_documents where decision_id = p_decision_id;
  delete from public.decisions where id = p_decision_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.entries_of_feed (
  p_feed public.calendar_feeds,
  p_from date,
  p_to   date,
  p_zone text
)
  RETURNS TABLE (
    key         text,
    starts      timestamp without time zone,
    last_on     date,
    entry       jsonb,
    fingerprint bigint
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_claims text := current_setting('request.jwt.claims', true);
  v_lease public.leases;
begin
  -- The reader's own rights of this moment decide, as when the calendar is opened.
  perform set_config('request.jwt.claims', jsonb_build_object('sub', p_feed.user_id, 'role', 'authenticated')::text, true);
  if p_feed.lease_id is null and p_feed.organization_id in (select private.my_organization_ids()) then
    return query select s.* from private.shown_entries(
      array(select e from private.office_entries(p_feed.organization_id, p_from, p_to, p_feed.kinds, p_zone) e), p_from, p_to, p_zone,
      p_feed.property_id, case when p_feed.is_own_only then p_feed.user_id end,
      p_feed.with_names and p_feed.organization_id in (select private.my_organization_ids('people.read')), p_feed.id) s;
  elsif p_feed.lease_id in (select private.my_lease_ids()) then
    select * into v_lease from public.leases l where l.id = p_feed.lease_id;
    return query select s.* from private.shown_entries(
      array(select e from private.tenant_entries(v_lease, p_from, p_to, p_feed.kinds, p_zone) e), p_from, p_to, p_zone, null, null, false,
      p_feed.id) s;
  else
    perform private.fail('not_found');
  end if;
  perform set_config('request.jwt.claims', coalesce(v_claims, ''), true);
end
$function$;

CREATE OR REPLACE FUNCTION private.export_data_requests (
  p_user_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('data_requests', (select coalesce(jsonb_agg(jsonb_build_object('asked', o.name, 'kind', r.kind,
    'details', r.details, 'created_at', r.created_at, 'due_on', r.due_on, 'status', r.status, 'answer', r.answer,
    'answered_at', r.answered_at) order by r.created_at, r.id), '[]')
    from public.data_requests r join public.organizations o on o.id = r.organization_id where r.user_id = p_user_id))
$function$;

CREATE OR REPLACE FUNCTION private.export_decisions (
  p_user_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with me as (select id from public.people where user_id = p_user_id)
  select jsonb_build_object('decisions', jsonb_build_object(
    'units_owned', (select coalesce(jsonb_agg(jsonb_build_object('property', p.name, 'unit', u.label) order by p.name collate private.natural_order, u.label collate private.natural_order, u.id), '[]')
      from public.unit_owners o join public.units u on u.id = o.unit_id join public.properties p on p.id = o.property_id
      where o.person_id in (select id from me)),
    'votes', (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('question', d.question, 'unit', u.label, 'weight', v.weight,
      'has_voted', v.has_voted, 'choice', b.choice, 'cast_by_you', b.cast_by = p_user_id, 'cast_at', b.cast_at)) order by d.created_at, v.id), '[]')
      from public.decision_votes v join public.decisions d on d.id = v.decision_id left join public.units u on u.id = v.unit_id
      left join public.decision_ballots b on b.vote_id = v.id where v.person_ids && array(select id from me) or b.cast_by = p_user_id),
    'comments', (select coalesce(jsonb_agg(jsonb_build_object('question', d.question, 'body', c.body, 'created_at', c.created_at,
      'withdrawn_at', c.withdrawn_at) order by c.created_at, c.id), '[]')
      from public.decision_comments c join public.decisions d on d.id = c.decision_id where c.author_id = p_user_id),
    'proxies', (select coalesce(jsonb_agg(jsonb_build_object('property', r.name, 'given_by_you', x.giver_id in (select id from me),
      'given_at', x.given_at, 'revoked_at', x.revoked_at) order by x.given_at, x.id), '[]')
      from public.decision_proxies x join public.properties r on r.id = x.property_id
      where x.giver_id in (select id from me) or x.holder_id in (select id from me)),
    'attendance', (select coalesce(jsonb_agg(jsonb_build_object('assembly', a.title, 'arrived_at', t.arrived_at, 'left_at', t.left_at)
      order by t.arrived_at, t.id), '[]')
      from public.assembly_attendance t join public.assemblies a on a.id = t.assembly_id where t.person_id in (select id from me)),
    'signed_minutes', (select coalesce(jsonb_agg(jsonb_build_object('assembly', a.title, 'role', s.role, 'name', s.full_name,
      'signed_at', s.signed_at) order by s.signed_at), '[]')
      from public.minutes_signatures s join public.assemblies a on a.id = s.assembly_id where s.user_id = p_user_id)))
$function$;

CREATE OR REPLACE FUNCTION private.export_my_data()
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_user uuid := private.require_user();
begin
  perform private.note_security_changes(v_user);
  perform private.note_security_event(v_user, 'data_exported');
  return private.export_account(v_user)
    || jsonb_build_object('exported_at', now(), 'leases', private.export_leases(v_user))
    || private.export_kept(v_user)
    || private.export_words(v_user)
    || private.export_community(v_user)
    || private.export_calendar(v_user)
    || private.export_decisions(v_user)
    || private.export_data_requests(v_user)
    || private.export_about(v_user)
    || private.export_notifications(v_user)
    || private.export_activity(v_user);
end
$function$;

CREATE OR REPLACE FUNCTION private.find_proxy_holder (
  p_property_id uuid,
  p_email       text
)
  RETURNS TABLE (
    person_id uuid,
    full_name text
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_holder public.people;
begin
  if p_property_id not in (select private.my_decision_property_ids()) then
    perform private.fail('not_found');
  end if;
  -- Who knows an address learns the name: not who tries many.
  perform private.count_attempt('proxy holder', (select auth.uid())::text, 20, interval '1 hour');
  select p.* into v_holder from public.people p join public.properties y on y.organization_id = p.organization_id
  where y.id = p_property_id and lower(p.email) = lower(btrim(p_email)) and p.id not in (select private.my_person_ids())
    and (exists (select 1 from public.unit_owners o where o.property_id = p_property_id and o.person_id = p.id)
      or exists (select 1 from public.leases l join public.lease_parties t on t.lease_id = l.id
        where l.property_id = p_property_id and t.person_id = p.id and private.is_occupying(l.status)))
  order by p.created_at, p.id limit 1;
  if not found then
    perform private.fail('holder_unknown');
  end if;
  return query select v_holder.id, v_holder.full_name;
end
$function$;

CREATE OR REPLACE FUNCTION private.fixed_reason (
  p_key text
)
  RETURNS public.calendar_fixed_reason
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case
    when k.name in ('rent', 'charge', 'late_fee', 'instalment', 'lease_start', 'lease_end', 'rent_step') then 'lease_terms'
    when k.name in ('notice_last_day', 'deposit_reasons_day', 'take_over_last_day') then 'law'
    when k.name in ('demand_pay_day', 'hearing') then 'legal_file'
    when k.name like 'tax\_%' or k.name in ('receipt_range_ends', 'certificate_ends') then 'tax'
    when k.name in ('bill', 'bill_repeats', 'report', 'card_claim', 'autopay', 'card_ends') then 'books'
    when k.name like 'service\_level\_%' then 'service_level'
    when k.name in ('reservation', 'notice', 'document', 'holiday') then k.name
  end::public.calendar_fixed_reason
  from (select split_part(p_key, '/', 1) as name) k
$function$;

CREATE OR REPLACE FUNCTION private.give_proxy (
  p_proxy_id    uuid,
  p_property_id uuid,
  p_giver_id    uuid,
  p_holder_id   uuid,
  p_unit_id     uuid DEFAULT NULL::uuid,
  p_decision_id uuid DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_rules public.decision_rules;
  v_organization_id uuid;
begin
  select organization_id into v_organization_id from public.properties where id = p_property_id for no key update;
  if p_giver_id is null or p_giver_id not in (select private.my_person_ids()) then
    perform private.require_record(v_organization_id, 'decisions.write');
  end if;
  if exists (select 1 from public.decision_proxies where id = p_proxy_id and property_id = p_property_id and holder_id = p_holder_id
    and giver_id is not distinct from p_giver_id) then
    return p_proxy_id;
  end if;
  if not (p_giver_id is null or exists (select 1 from public.unit_owners where property_id = p_property_id and person_id = p_giver_id)
    or exists (select 1 from public.decision_votes where property_id = p_property_id and p_giver_id = any (person_ids))) then
    perform private.fail('not_found');
  end if;
  v_rules := coalesce((select r from public.decisions d join public.decision_rules r on r.id = d.rules_id where d.id = p_decision_id),
    private.current_decision_rules(p_property_id));
  if v_rules.proxies_allowed is distinct from true then
    perform private.fail('proxies_not_allowed');
  elsif exists (select 1 from public.decisions where id = p_decision_id and status not in ('draft', 'open')) then
    perform private.fail('voting_over');
  elsif not v_rules.proxies_may_split and (p_unit_id is not null or exists (select 1 from public.decision_proxies
    where property_id = p_property_id and revoked_at is null and giver_id is not distinct from p_giver_id
      and decision_id is not distinct from p_decision_id)) then
    perform private.fail('proxy_split');
  elsif (select count(*) from public.decision_proxies where property_id = p_property_id and holder_id = p_holder_id
    and revoked_at is null and (decision_id is null or p_decision_id is null or decision_id = p_decision_id)) >= v_rules.proxy_limit then
    perform private.fail('proxy_limit', jsonb_build_object('limit', v_rules.proxy_limit));
  end if;
  insert into public.decision_proxies (id, organization_id, property_id, decision_id, unit_id, giver_id, holder_id, recorded_by)
  values (p_proxy_id, v_organization_id, p_property_id, p_decision_id, p_unit_id, p_giver_id, p_holder_id, (select auth.uid()));
  return p_proxy_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.grow_log_tree (
  p_organization_id uuid,
  p_old_size        bigint,
  p_new_size        bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_level integer := 0;
begin
  while (p_new_size >> (v_level + 1)) > 0 loop
    -- Pairs by grouping, read once: joined with itself, a table without statistics is read anew for each row.
    insert into private.log_nodes (organization_id, level, position, hash)
    select p_organization_id, v_level + 1, n.position >> 1,
      private.join_hashes((array_agg(n.hash order by n.position))[1], (array_agg(n.hash order by n.position))[2])
    from private.log_nodes n
    where n.organization_id = p_organization_id and n.level = v_level
      and n.position >= (p_old_size >> (v_level + 1)) * 2 and n.position < (p_new_size >> (v_level + 1)) * 2
    group by n.position >> 1;
    v_level := v_level + 1;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.invite_owner (
  p_person_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_person public.people;
begin
  select * into v_person from public.people p
  where p.id = p_person_id and exists (select 1 from public.unit_owners o where o.person_id = p.id);
  perform private.require_record(v_person.organization_id, 'decisions.write');
  if v_person.user_id is not null then
    perform private.fail('already_accepted');
  end if;
  return private.issue_invitation(v_person.organization_id, v_person.email, null, null, p_person_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.invited_place (
  p_invitation public.invitations
)
  RETURNS TABLE (
    property_name text,
    unit_label    text
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select string_agg(distinct p.name, ', '), string_agg(distinct u.label, ', ')
  from public.units u join public.properties p on p.id = u.property_id
  where u.id in (
    select l.unit_id from public.lease_tenants t join public.leases l on l.id = t.lease_id
    where t.id = (p_invitation).lease_tenant_id
    union all
    select o.unit_id from public.unit_owners o where o.person_id = (p_invitation).person_id)
$function$;

CREATE OR REPLACE FUNCTION private.is_in_my_lease (
  p_kind      text,
  p_record_id uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select case
    when p_kind in ('receipt', 'receipt_void') then p_record_id in (select private.my_past_ids('receipts'))
      or exists (select 1 from public.receipts r where r.id = p_record_id and r.lease_id in (select private.my_lease_ids()))
    when p_kind = 'lease' then p_record_id in (select private.my_lease_ids())
    when p_kind = 'document' then p_record_id in (select private.my_shared_document_ids())
    when p_kind = 'contract' then p_record_id in (select private.my_contract_version_ids())
    when p_kind = 'signature' then exists (select 1 from public.contract_signers s
      where s.id = p_record_id and s.version_id in (select private.my_contract_version_ids()))
    when p_kind = 'data_request' then exists (select 1 from public.data_requests d
      where d.id = p_record_id and d.user_id = (select auth.uid()))
    when p_kind = 'decision' then p_record_id in (select private.my_decision_ids())
    when p_kind = 'assembly' then p_record_id in (select private.my_assembly_ids())
    when p_kind = 'entry' then exists (select 1 from public.journal_lines l join public.journal_entries e on e.id = l.entry_id
      where e.id = p_record_id and l.organization_id = e.organization_id and l.lease_id in (select private.my_lease_ids()))
    else false
  end
$function$;

CREATE OR REPLACE FUNCTION private.is_present (
  p_vote        public.decision_votes,
  p_assembly_id uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select exists (select 1 from public.assembly_attendance a
    left join public.decision_proxies p on p.id = a.proxy_id
    where a.assembly_id = p_assembly_id and a.left_at is null
      and case when (p_vote).unit_id is not null then a.unit_id = (p_vote).unit_id
        when p.id is not null then p.giver_id = any ((p_vote).person_ids) or p.giver_id is null and (p_vote).of_organization
        else a.person_id = any ((p_vote).person_ids) or a.person_id is null and (p_vote).of_organization end)
$function$;

CREATE OR REPLACE FUNCTION private.issue_invitation (
  p_organization_id uuid,
  p_email           text,
  p_role            public.membership_role,
  p_lease_tenant_id uuid,
  p_person_id       uuid                   DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_email text := lower(btrim(coalesce(p_email, '')));
  v_id uuid := gen_random_uuid();
begin
  if v_email !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' then
    perform private.fail('email_missing');
  end if;
  -- Each sends a message to an address that somebody typed. Counted before the open one is replaced: it still works then.
  perform private.count_attempt('invitation address', v_email, 10, interval '1 hour');
  if p_role is null and (select count(*) from public.invitations i
    where i.organization_id = p_organization_id and i.kind <> 'member' and i.created_at > now() - interval '1 day') >= 500 then
    perform private.fail('too_many_invitations');
  end if;
  -- A new invitation takes the place of the ones that are still open.
  update public.invitations i set revoked_at = now()
  where i.organization_id = p_organization_id and i.accepted_at is null and i.revoked_at is null
    and i.lease_tenant_id is not distinct from p_lease_tenant_id and i.person_id is not distinct from p_person_id
    and (p_role is null or i.email = v_email);
  insert into public.invitations
    (id, organization_id, kind, email, role, lease_tenant_id, person_id, token_hash, expires_at, created_by)
  values (v_id, p_organization_id,
    case when p_role is not null then 'member' when p_person_id is not null then 'co_owner' else 'tenant' end::public.invitation_kind,
    v_email, p_role, p_lease_tenant_id, p_person_id, private.token_hash(private.invitation_token(v_id)), now() + interval '7 days',
    (select auth.uid()));
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.join_hashes (
  p_left  bytea,
  p_right bytea
)
  RETURNS bytea
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$ select sha256('\x01'::bytea || p_left || p_right) $function$;

CREATE OR REPLACE FUNCTION private.keep_log_checkpoint (
  p_organization_id uuid,
  p_size            bigint,
  p_note            text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_size > coalesce((select h.size from private.log_heads h where h.organization_id = p_organization_id), 0) then
    perform private.fail('value_out_of_range', '{"fields": ["size"]}');
  end if;
  insert into public.log_checkpoints (organization_id, size, root_hash, note)
  values (p_organization_id, p_size, split_part(p_note, E'\n', 3), p_note)
  on conflict do nothing;
end
$function$;

CREATE OR REPLACE FUNCTION private.left_size (
  p_size bigint
)
  RETURNS bigint
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  v_left bigint := 1;
begin
  while v_left * 2 < p_size loop
    v_left := v_left * 2;
  end loop;
  return v_left;
end
$function$;

CREATE OR REPLACE FUNCTION private.legal_file_entries (
  p_organization_id uuid,
  p_from            date,
  p_to              date,
  p_zone            text
)
  RETURNS SETOF private.calendar_entry
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
    select d.rule || '/' || e.id, 'lease'::public.calendar_kind, d.rule::public.calendar_rule, w.law, w.article, d.day, d.day,
      null::timestamptz, null::timestamptz, p_zone, jsonb_strip_nulls(jsonb_build_object('days', w.value)),
      'legal_file', f.id, l.property_id, l.unit_id, l.id, null::uuid,
      case when w.law is null then 'legal_file' else 'law' end::public.calendar_fixed_reason, null::timestamptz
    from public.legal_files f
    join public.leases l on l.id = f.lease_id
    join public.units u on u.id = l.unit_id
    join public.legal_file_events e on e.file_id = f.id
    cross join lateral (select case when e.step = 'tenant_died' then e.happened_on end as died_on) t
    cross join lateral private.rental_law_on('take_over', u.unit_use, t.died_on) w
    cross join lateral (select
      case e.step when 'tenant_died' then 'take_over_last_day' when 'hearing_set' then 'hearing' else 'demand_pay_day' end as rule,
      case e.step when 'tenant_died' then t.died_on + w.value when 'hearing_set' then e.due_on
        else (nullif(e.paper -> 'facts' ->> 'day', ''))::date end as day,
      -- What has happened is waited for no more.
      (case e.step when 'tenant_died' then '{taken_over}' when 'hearing_set' then '{judgment_given}' else '{debt_paid,claim_filed}' end)
        ::text[]::public.legal_step[] as after) d
    where f.organization_id = p_organization_id and f.status = 'open'
      and (e.step in ('tenant_died', 'hearing_set') or e.step = 'paper_written' and f.kind in ('unpaid_rent', 'eviction'))
      and d.day between p_from and p_to
      and not exists (select 1 from public.legal_file_events c where c.corrects_id = e.id)
      and not exists (select 1 from public.legal_file_events n where n.file_id = f.id and n.step = any (d.after)
        and not exists (select 1 from public.legal_file_events c where c.corrects_id = n.id));
end
$function$;

CREATE OR REPLACE FUNCTION private.legal_file_facts (
  p_file public.legal_files
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('id', p_file.id, 'lease_id', p_file.lease_id, 'kind', p_file.kind, 'status', p_file.status,
    'opened_at', p_file.opened_at, 'closed_at', p_file.closed_at, 'outcome', p_file.outcome, 'property', p.name, 'unit', u.label,
    'unit_use', u.unit_use, 'ends_on', l.ends_on,
    'tenants', private.lease_party_names(l.id, private.organization_today(l.organization_id)),
    -- What was corrected counts no more.
    'days', (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('step', e.step, 'happened_on', e.happened_on, 'due_on', e.due_on,
        'paper_day', nullif(e.paper -> 'facts' ->> 'day', ''))) order by e.number), '[]')
      from public.legal_file_events e where e.file_id = p_file.id and e.step <> 'note'
        and not exists (select 1 from public.legal_file_events c where c.corrects_id = e.id)))
  from public.leases l
  join public.properties p on p.id = l.property_id
  join public.units u on u.id = l.unit_id
  where l.id = p_file.lease_id
$function$;

CREATE OR REPLACE FUNCTION private.legal_paper_of (
  p_file  public.legal_files,
  p_facts jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
  v_unit_use public.unit_use;
  v_rule private.rental_law;
  v_from date := (p_facts ->> 'day')::date;
  v_last_day date;
  v_is_counted boolean := p_file.kind in ('end_of_term', 'deposit', 'death_of_tenant');
  v_owed bigint;
begin
  select * into v_lease from public.leases where id = p_file.lease_id;
  select unit_use into v_unit_use from public.units where id = v_lease.unit_id;
  if p_file.kind = 'end_of_term' then
    v_from := v_lease.ends_on;
    v_rule := private.rental_law_on('notice', v_unit_use, v_from);
    v_last_day := v_from - v_rule.value;
  elsif v_is_counted then
    v_rule := private.rental_law_on(case p_file.kind when 'deposit' then 'retention_reasons' else 'take_over' end, v_unit_use, v_from);
    v_last_day := v_from + v_rule.value;
  end if;
  if p_file.kind <> 'end_of_term' and v_from is null then
    perform private.fail('value_missing', '{"fields": ["day"]}');
  elsif v_is_counted and (v_last_day is null
      or p_file.kind = 'end_of_term' and private.organization_today(p_file.organization_id) > v_last_day) then
    perform private.fail('legal_date_unknown');
  end if;
  select receivable_minor into v_owed from public.lease_balances where lease_id = p_file.lease_id;
  if p_file.kind in ('unpaid_rent', 'eviction') and coalesce(v_owed, 0) <= 0 then
    perform private.fail('nothing_owed');
  end if;
  return jsonb_build_object(
    'facts', jsonb_build_object('day', coalesce(p_facts ->> 'day', ''), 'until_day', coalesce(p_facts ->> 'until_day', ''),
      'amount_minor', (p_facts ->> 'amount_minor')::bigint, 'name', left(coalesce(p_facts ->> 'name', ''), 160),
      'text', left(coalesce(p_facts ->> 'text', ''), 2000)),
    -- Neither guarantors nor older versions stand on a paper.
    'lease', private.contract_facts(p_file.lease_id) || '{"guarantors": [], "signed_version": null}',
    'owed_minor', coalesce(v_owed, 0), 'last_day', v_last_day, 'law', v_rule.law, 'article', v_rule.article);
end
$function$;

CREATE OR REPLACE FUNCTION private.legal_steps_of (
  p_kind public.legal_file_kind
)
  RETURNS public.legal_step[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select (case p_kind
    when 'end_of_term' then '{paper_written,served,unit_returned}'
    when 'rent_increase' then '{paper_written,sent,agreed}'
    when 'deposit' then '{unit_returned,condition_recorded,paper_written,sent,deposit_refunded}'
    when 'unpaid_rent' then '{paper_written,sent,debt_paid}'
    when 'eviction' then '{paper_written,served,claim_filed,hearing_set,judgment_given,judgment_served,unit_recovered}'
    when 'new_owner' then '{ownership_changed,paper_written,sent}'
    when 'death_of_tenant' then '{tenant_died,paper_written,sent,taken_over}'
    when 'sublease' then '{sublease_requested,paper_written,sent}'
  end)::text[]::public.legal_step[]
$function$;

CREATE OR REPLACE FUNCTION private.lengthen_log (
  p_organization_id uuid,
  p_limit           integer
)
  RETURNS bigint
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_head private.log_heads;
  v_size bigint;
begin
  insert into private.log_heads (organization_id) values (p_organization_id) on conflict do nothing;
  select * into strict v_head from private.log_heads where organization_id = p_organization_id for update;
  with taken as materialized (
    select t.*, encode(extensions.gen_random_bytes(32), 'hex') as salt from private.take_for_log(v_head, p_limit) t
  ), placed as materialized (
    -- What happened first comes first; numbers and the queue keep their own order.
    select t.*, v_head.size - 1 + row_number() over (order by t.source, t.number) as position,
      concat_ws(E'\n', 'llavero-log/1', p_organization_id, t.kind, t.record_id,
        to_char(t.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
        encode(sha256(convert_to(t.salt || E'\n' || t.facts, 'utf8')), 'hex')) || E'\n' as leaf
    from taken t
  ), leaves as (
    insert into private.log_leaves (organization_id, position, kind, record_id, at, leaf)
    select p_organization_id, p.position, p.kind, p.record_id, p.at, p.leaf from placed p
  ), openings as (
    insert into private.log_openings (organization_id, position, salt, facts)
    select p_organization_id, p.position, p.salt, p.facts from placed p
  ), nodes as (
    insert into private.log_nodes (organization_id, level, position, hash)
    select p_organization_id, 0, p.position, sha256('\x00'::bytea || convert_to(p.leaf, 'utf8')) from placed p
  )
  update private.log_heads h set size = h.size + c.count,
    last_entry_number = greatest(h.last_entry_number, c.entry), last_receipt_number = greatest(h.last_receipt_number, c.receipt)
  from (select count(*) as count, max(p.number) filter (where p.source = 'journal') as entry,
    max(p.number) filter (where p.source = 'receipts') as receipt from placed p) c
  where h.organization_id = p_organization_id returning h.size into v_size;
  perform private.grow_log_tree(p_organization_id, v_head.size, v_size);
  return v_size;
end
$function$;

CREATE OR REPLACE FUNCTION private.list_log (
  p_organization_id uuid,
  p_before          bigint  DEFAULT NULL::bigint,
  p_limit           integer DEFAULT 51
)
  RETURNS TABLE (
    "position" bigint,
    kind       text,
    record_id  uuid,
    at         timestamp with time zone,
    facts      text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_permission(p_organization_id, 'audit.read');
  return query
    select l.position, l.kind, l.record_id, l.at, o.facts
    from private.log_leaves l
    left join private.log_openings o on o.organization_id = l.organization_id and o.position = l.position
    where l.organization_id = p_organization_id and (p_before is null or l.position < p_before)
    order by l.position desc limit least(greatest(p_limit, 1), 501);
end
$function$;

CREATE OR REPLACE FUNCTION private.log_assembly (
  p_assembly_id uuid,
  p_act         text
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.append_log(a.organization_id, 'assembly', a.id, jsonb_build_object('act', p_act, 'property', a.property_id,
    'minutes_sha256', a.minutes_hash, 'signed_as', (select jsonb_agg(s.role order by s.role) from public.minutes_signatures s
      where s.assembly_id = a.id)))
  from public.assemblies a where a.id = p_assembly_id
$function$;

CREATE OR REPLACE FUNCTION private.log_audited_change()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- Each month's rent moves this day on: the journal has that rent.
  if new.table_name = 'leases' and new.before - 'charged_through' = new.after - 'charged_through' then
    return null;
  end if;
  perform private.append_log(new.organization_id,
    case
      when new.table_name in ('memberships', 'invitations', 'organizations') then 'access'
      when new.table_name = 'documents' then 'document' else 'lease'
    end,
    -- What belongs to a lease is found by the lease.
    coalesce(case when new.table_name like 'lease\_%' then (coalesce(new.after, new.before) ->> 'lease_id')::uuid end,
      new.row_id, new.organization_id),
    jsonb_build_object('table', new.table_name, 'action', new.action, 'row', new.row_id, 'actor', new.actor_id,
      'before_sha256', encode(sha256(convert_to(new.before::text, 'utf8')), 'hex'),
      'after_sha256', encode(sha256(convert_to(new.after::text, 'utf8')), 'hex'))
    || case when new.table_name = 'documents' then jsonb_build_object('file_sha256', coalesce(new.after, new.before) -> 'file_sha256')
      else '{}' end);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.log_consistency (
  p_organization_id uuid,
  p_old_size        bigint,
  p_new_size        bigint
)
  RETURNS text[]
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_log_reader(p_organization_id);
  if p_new_size > coalesce((select h.size from private.log_heads h where h.organization_id = p_organization_id), 0) then
    perform private.fail('value_out_of_range', '{"fields": ["new_size"]}');
  end if;
  return private.log_consistency_path(p_organization_id, p_old_size, p_new_size);
end
$function$;

CREATE OR REPLACE FUNCTION private.log_consistency_path (
  p_organization_id uuid,
  p_old_size        bigint,
  p_new_size        bigint
)
  RETURNS text[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_from bigint := 0;
  v_to bigint := p_new_size;
  v_middle bigint;
  v_path text[] := '{}';
begin
  if p_old_size <= 0 or p_old_size >= p_new_size then
    return v_path;
  end if;
  while p_old_size <> v_to loop
    v_middle := v_from + private.left_size(v_to - v_from);
    if p_old_size <= v_middle then
      v_path := encode(private.log_range_hash(p_organization_id, v_middle, v_to), 'base64') || v_path;
      v_to := v_middle;
    else
      v_path := encode(private.log_range_hash(p_organization_id, v_from, v_middle), 'base64') || v_path;
      v_from := v_middle;
    end if;
  end loop;
  -- The older tree whole is known to whoever asks.
  if v_from > 0 then
    v_path := encode(private.log_range_hash(p_organization_id, v_from, v_to), 'base64') || v_path;
  end if;
  return v_path;
end
$function$;

CREATE OR REPLACE FUNCTION private.log_contract()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.append_log(new.organization_id, 'contract', new.id, jsonb_build_object('lease', new.lease_id,
    'number', new.number, 'kind', new.kind, 'sha256', new.sha256));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.log_decision (
  p_decision_id uuid,
  p_act         text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_decision public.decisions;
  v_rules public.decision_rules;
begin
  select * into strict v_decision from public.decisions where id = p_decision_id;
  select * into strict v_rules from public.decision_rules where id = v_decision.rules_id;
  perform private.append_log(v_decision.organization_id, 'decision', p_decision_id,
    jsonb_build_object('act', p_act, 'property', v_decision.property_id, 'call', v_decision.call) || case p_act
    when 'opened' then jsonb_build_object('rules', v_rules.id, 'rules_sha256', private.sha256_of(
        to_jsonb(v_rules) - 'published_by' || jsonb_build_object('majorities', (select jsonb_agg(to_jsonb(m) order by m.id)
          from public.decision_majorities m where m.rules_id = v_rules.id))),
      'question_sha256', private.sha256_of(to_jsonb(v_decision)
        - '{status,opened_at,closed_at,certified_at,certified_by,result,ballots_root,created_by}'::text[]),
      'options_sha256', private.sha256_of((select coalesce(jsonb_agg(jsonb_build_array(o.position, o.label, o.detail) order by o.position), '[]')
        from public.decision_options o where o.decision_id = p_decision_id)),
      'votes', (select count(*) from public.decision_votes v where v.decision_id = p_decision_id),
      'votes_sha256', private.sha256_of((select coalesce(jsonb_agg(jsonb_build_array(v.id, v.unit_id, v.person_ids, v.of_organization,
        v.weight) order by v.id), '[]') from public.decision_votes v where v.decision_id = p_decision_id)))
    else jsonb_build_object('outcome', v_decision.result -> 'outcome', 'result_sha256', private.sha256_of(v_decision.result),
      'ballots_root', v_decision.ballots_root) end);
end
$function$;

CREATE OR REPLACE FUNCTION private.log_export()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.append_log(m.organization_id, 'access', new.user_id, jsonb_build_object('action', 'data_exported', 'actor', new.user_id))
  from public.memberships m where m.user_id = new.user_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.log_inclusion_path (
  p_organization_id uuid,
  p_position        bigint,
  p_size            bigint
)
  RETURNS text[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_from bigint := 0;
  v_to bigint := p_size;
  v_middle bigint;
  v_path text[] := '{}';
begin
  while v_to - v_from > 1 loop
    v_middle := v_from + private.left_size(v_to - v_from);
    if p_position < v_middle then
      v_path := encode(private.log_range_hash(p_organization_id, v_middle, v_to), 'base64') || v_path;
      v_to := v_middle;
    else
      v_path := encode(private.log_range_hash(p_organization_id, v_from, v_middle), 'base64') || v_path;
      v_from := v_middle;
    end if;
  end loop;
  return v_path;
end
$function$;

CREATE OR REPLACE FUNCTION private.log_look (
  p_user_ids uuid[],
  p_action   text
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.append_log(o.id, 'access', o.id, jsonb_build_object('action', p_action, 'actor', (select auth.uid())))
  from (select m.organization_id as id from public.memberships m where m.user_id = any (p_user_ids)
    union select t.organization_id from public.lease_tenants t where t.user_id = any (p_user_ids)) o
$function$;

CREATE OR REPLACE FUNCTION private.log_proof (
  p_organization_id uuid,
  p_kind            text,
  p_record_id       uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_leaf private.log_leaves;
  v_checkpoint public.log_checkpoints;
  v_opening private.log_openings;
begin
  if not (coalesce(p_organization_id in (select private.my_organization_ids('audit.read')), false)
    or private.is_in_my_lease(p_kind, p_record_id)) then
    perform private.fail('not_found');
  end if;
  select * into v_checkpoint from public.log_checkpoints c where c.organization_id = p_organization_id order by c.size desc limit 1;
  -- Of a record that changed, what happened last.
  select * into v_leaf from private.log_leaves l
  where l.organization_id = p_organization_id and l.record_id = p_record_id and l.kind = p_kind and l.position < v_checkpoint.size
  order by l.position desc limit 1;
  if v_leaf.organization_id is null then
    perform private.fail('log_not_signed');
  end if;
  select * into v_opening from private.log_openings o
  where o.organization_id = p_organization_id and o.position = v_leaf.position;
  return jsonb_build_object('position', v_leaf.position, 'leaf', v_leaf.leaf, 'salt', v_opening.salt, 'facts', v_opening.facts,
    'path', to_jsonb(private.log_inclusion_path(p_organization_id, v_leaf.position, v_checkpoint.size)),
    'note', v_checkpoint.note);
end
$function$;

CREATE OR REPLACE FUNCTION private.log_range_hash (
  p_organization_id uuid,
  p_from            bigint,
  p_to              bigint
)
  RETURNS bytea
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_end bigint := p_to;
  v_level integer;
  v_node bytea;
  v_hash bytea;
begin
  if p_to <= p_from then
    return sha256(''::bytea);
  end if;
  -- From the right: the smallest full subtree is the deepest.
  while v_end > p_from loop
    v_level := 0;
    while (v_end - p_from) & ((2::bigint << v_level) - 1) = 0 and (v_end - p_from) >= (2::bigint << v_level) loop
      v_level := v_level + 1;
    end loop;
    select n.hash into strict v_node from private.log_nodes n
    where n.organization_id = p_organization_id and n.level = v_level and n.position = (v_end >> v_level) - 1;
    v_hash := case when v_hash is null then v_node else private.join_hashes(v_node, v_hash) end;
    v_end := v_end - (1::bigint << v_level);
  end loop;
  return v_hash;
end
$function$;

CREATE OR REPLACE FUNCTION private.log_signature()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.append_log(new.organization_id, 'signature', new.id, jsonb_build_object('contract', new.version_id,
    'role', new.role, 'sha256', new.signed_sha256, 'signed_at', new.signed_at));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.log_void()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.append_log(new.organization_id, 'receipt_void', new.id,
    jsonb_build_object('number', new.number, 'voided_at', new.voided_at));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_invitation (
  p_token      text,
  p_request_id uuid,
  p_language   text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_invitation public.invitations := private.valid_invitation(p_token);
  v_is_asked_for boolean := p_request_id is null;
  v_key text := 'invitation/' || v_invitation.id || '/' || coalesce(p_request_id, gen_random_uuid());
  v_has_account boolean := private.has_confirmed_account(v_invitation.email);
begin
  if exists (select 1 from private.outgoing_messages m where m.dedupe_key = v_key) then
    return null;
  end if;
  perform private.count_attempt('invitation', v_invitation.id::text, 5, interval '1 hour');
  if v_is_asked_for then
    perform private.count_attempt('invitation address', v_invitation.email, 10, interval '1 hour');
    if v_has_account then
      return v_invitation.email;
    end if;
  end if;
  perform private.enqueue_mail(v_invitation.email,
    case when v_is_asked_for then p_language else coalesce(
      (select p.locale from public.profiles p join auth.users u on u.id = p.id
        where v_has_account and lower(u.email) = v_invitation.email), p_language) end,
    'invitation', jsonb_build_object('kind', v_invitation.kind, 'role', v_invitation.role,
      'inviter', coalesce((select p.full_name from public.profiles p where p.id = v_invitation.created_by), ''),
      'organization', o.name, 'property', coalesce(p.property_name, ''), 'unit', coalesce(p.unit_label, ''),
      'token', p_token, 'key', private.invitation_key(v_invitation.id),
      'expires_on', (v_invitation.expires_at at time zone o.time_zone)::date), v_key)
  from public.organizations o cross join lateral private.invited_place(v_invitation) p
  where o.id = v_invitation.organization_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.managed_assembly (
  p_assembly_id uuid
)
  RETURNS public.assemblies
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_assembly public.assemblies;
begin
  select * into v_assembly from public.assemblies where id = p_assembly_id for update;
  perform private.require_record(v_assembly.organization_id, 'decisions.write');
  return v_assembly;
end
$function$;

CREATE OR REPLACE FUNCTION private.managed_decision (
  p_decision_id uuid
)
  RETURNS public.decisions
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_decision public.decisions;
begin
  select * into v_decision from public.decisions where id = p_decision_id for update;
  perform private.require_record(v_decision.organization_id, 'decisions.write');
  return v_decision;
end
$function$;

CREATE OR REPLACE FUNCTION private.managed_legal_file (
  p_file_id uuid
)
  RETURNS public.legal_files
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_file public.legal_files;
begin
  select * into v_file from public.legal_files where id = p_file_id for update;
  perform private.require_record(v_file.organization_id, 'leases.write');
  return v_file;
end
$function$;

CREATE OR REPLACE FUNCTION private.missing_to_open (
  p_decision public.decisions,
  p_rules    public.decision_rules
)
  RETURNS text[]
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_roll record;
begin
  select count(*) as votes, count(*) filter (where weight is null or weight < 1) as weightless into v_roll
  from private.roll_of((p_decision).property_id, p_rules);
  return array_remove(array[
    case when p_rules.voters is null then 'voters' end,
    case when p_rules.weight is null then 'weight' end,
    case when (p_decision).call = 1 and p_rules.first_quorum_numerator is null then 'first_quorum' end,
    case when (p_decision).call = 2 and p_rules.second_quorum_numerator is null then 'second_quorum' end,
    case when p_rules.count_abstentions is null then 'abstentions' end,
    case when p_rules.proxies_allowed is null then 'proxies' end,
    case when (p_decision).kind = 'ranked' and p_rules.ranked_tie is null then 'ranked_tie' end,
    case when (p_decision).kind not in ('score', 'budget') and not exists (select 1 from public.decision_majorities
      where rules_id = p_rules.id and matter = (p_decision).matter) then 'majority' end,
    case when (p_decision).kind <> 'yes_no'
      and (select count(*) from public.decision_options where decision_id = (p_decision).id) < 2 then 'options' end,
    case when p_rules.weight is not null and p_rules.voters is not null and v_roll.votes = 0 then 'votes' end,
    case when v_roll.weightless > 0 then case p_rules.weight when 'area' then 'areas' else 'coefficients' end end
  ], null);
end
$function$;

CREATE OR REPLACE FUNCTION private.monthly_charge_entries (
  p_organization_id uuid,
  p_lease_id        uuid,
  p_from            date,
  p_to              date,
  p_zone            text
)
  RETURNS SETOF private.calendar_entry
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
begin
  return query
    select 'charge/' || r.id || '/' || p.period_start, 'rent'::public.calendar_kind, 'charge_due'::public.calendar_rule, null::text,
      null::text, p.due_on, p.due_on, null::timestamptz, null::timestamptz, p_zone,
      jsonb_strip_nulls(jsonb_build_object('charge_kind', r.kind::text, 'title', nullif(r.description, ''), 'amount_minor', p.amount_minor,
        'outstanding_minor', p.amount_minor, 'currency', r.currency::text, 'period_start', p.period_start, 'period_end', p.period_end,
        'is_posted', false)),
      'lease', l.id, l.property_id, l.unit_id, l.id, null::uuid, 'lease_terms'::public.calendar_fixed_reason, null::timestamptz
    from public.recurring_charges r
    join public.leases l on l.id = r.lease_id
    cross join lateral private.recurring_parts_of(r, l, p_to, true) p
    where r.organization_id = p_organization_id and (p_lease_id is null or r.lease_id = p_lease_id)
      and l.status in ('signed', 'active', 'notice_given', 'month_to_month') and p.amount_minor > 0 and p.due_on between p_from and p_to;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_assembly_ids()
  RETURNS SETOF uuid
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select id from public.assemblies where status <> 'draft' and property_id in (select private.my_decision_property_ids())
$function$;

CREATE OR REPLACE FUNCTION private.my_co_owned_organization_ids()
  RETURNS SETOF uuid
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select organization_id from public.unit_owners where person_id in (select private.my_person_ids())
$function$;

CREATE OR REPLACE FUNCTION private.my_decision_buildings()
  RETURNS TABLE (
    property_id       uuid,
    organization_id   uuid,
    property_name     text,
    organization_name text,
    time_zone         text,
    has_vote          boolean,
    proxies_allowed   boolean,
    proxies_may_split boolean
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select p.id, p.organization_id, p.name, o.name, o.time_zone,
    exists (select 1 from private.roll_of(p.id, r) v where v.person_ids && array(select private.my_person_ids())),
    coalesce(r.proxies_allowed, false), coalesce(r.proxies_may_split, false)
  from public.properties p join public.organizations o on o.id = p.organization_id
  cross join lateral private.current_decision_rules(p.id) r
  where p.id in (select private.my_decision_property_ids())
  order by p.name collate private.natural_order, p.id
$function$;

CREATE OR REPLACE FUNCTION private.my_decision_ids()
  RETURNS SETOF uuid
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select id from public.decisions where status <> 'draft' and property_id in (select private.my_decision_property_ids())
$function$;

CREATE OR REPLACE FUNCTION private.my_decision_property_ids()
  RETURNS SETOF uuid
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select o.property_id from public.unit_owners o where o.person_id in (select private.my_person_ids())
  union
  select p.property_id from public.decision_proxies p where p.revoked_at is null and p.holder_id in (select private.my_person_ids())
  union
  select r.property_id from public.decision_rules r
  where r.property_id in (select private.my_community_ids('any')) and (r.tenants_have_voice or r.voters <> 'owners')
    and r.version = (select max(n.version) from public.decision_rules n where n.property_id = r.property_id)
$function$;

CREATE OR REPLACE FUNCTION private.my_decisions (
  p_before    timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_before_id uuid                     DEFAULT NULL::uuid,
  p_limit     integer                  DEFAULT 50
)
  RETURNS TABLE (
    id              uuid,
    organization_id uuid,
    property_id     uuid,
    property_name   text,
    time_zone       text,
    question        text,
    status          public.decision_status,
    is_secret       boolean,
    assembly_id     uuid,
    opened_at       timestamp with time zone,
    closes_at       timestamp with time zone,
    closed_at       timestamp with time zone,
    outcome         text,
    vote_count      integer,
    cast_count      integer
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select d.id, d.organization_id, d.property_id, p.name, o.time_zone, d.question, d.status, d.is_secret, d.assembly_id, d.opened_at,
    d.closes_at, d.closed_at, d.result ->> 'outcome', v.vote_count, v.cast_count
  from public.decisions d
  join public.properties p on p.id = d.property_id
  join public.organizations o on o.id = d.organization_id
  cross join lateral (
    select count(*)::integer as vote_count, (count(*) filter (where has_voted))::integer as cast_count
    from public.decision_votes where decision_id = d.id and person_ids && array(select private.my_person_ids())) v
  where d.id in (select private.my_decision_ids())
    and case when d.status = 'open' then p_before is null
      else p_before is null or (d.closed_at, d.id) < (p_before, p_before_id) end
  order by (d.status = 'open') desc, case when d.status = 'open' then d.closes_at end, d.closed_at desc, d.id desc
  limit least(greatest(p_limit, 1), 200)
$function$;

CREATE OR REPLACE FUNCTION private.my_deposits()
  RETURNS TABLE (
    lease_id          uuid,
    organization_id   uuid,
    organization_name text,
    property_name     text,
    unit_label        text,
    currency          public.currency_code,
    held_minor        bigint,
    unpaid_minor      bigint,
    came_on           date,
    came_minor        bigint,
    account_name      text,
    is_apart          boolean,
    entry_id          uuid
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
    with came as (
      select a.lease_id, max(a.occurred_on) as came_on, sum(a.amount_minor)::bigint as came_minor, p.account_id, p.entry_id
      from public.payment_allocations a
      join public.charges c on c.id = a.charge_id and c.kind = 'deposit'
      join public.payments p on p.id = a.payment_id and p.status = 'confirmed'
      where a.lease_id in (select private.my_lease_ids())
      group by a.lease_id, p.id having sum(a.amount_minor) > 0
      union all
      select h.lease_id, h.occurred_on, h.amount_minor, h.account_id, h.entry_id from public.held_deposits h
      where h.reversed_at is null and h.lease_id in (select private.my_lease_ids())
    ), unpaid as (
      select c.lease_id, sum(c.outstanding_minor)::bigint as minor from public.charges c
      where c.kind = 'deposit' and c.lease_id in (select private.my_lease_ids()) group by c.lease_id
    )
    select l.id, l.organization_id, o.name, p.name, u.label, l.currency,
      private.deposit_liability(l.id) - coalesce(n.minor, 0), coalesce(n.minor, 0), c.came_on, c.came_minor, a.name,
      coalesce(a.held_for = 'deposits', false), c.entry_id
    from public.leases l
    join public.organizations o on o.id = l.organization_id
    join public.properties p on p.id = l.property_id
    join public.units u on u.id = l.unit_id
    left join unpaid n on n.lease_id = l.id
    left join came c on c.lease_id = l.id
    left join public.accounts a on a.id = c.account_id
    where l.id in (select private.my_lease_ids()) and (c.lease_id is not null or l.deposit_minor > 0)
    order by l.starts_on desc, l.id, c.came_on, c.entry_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_log_heads()
  RETURNS TABLE (
    organization_id uuid,
    name            text,
    note            text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
    select o.id, o.name, c.note
    from public.organizations o
    cross join lateral (select k.note from public.log_checkpoints k where k.organization_id = o.id order by k.size desc limit 1) c
    where o.id in (select private.my_log_ids())
    order by o.name collate private.natural_order, o.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_log_ids()
  RETURNS SETOF uuid
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.my_organization_ids()
  union select private.my_landlord_ids()
  union select p.organization_id from public.properties p where p.id in (select private.my_decision_property_ids())
$function$;

CREATE OR REPLACE FUNCTION private.my_proxies()
  RETURNS TABLE (
    id            uuid,
    property_id   uuid,
    property_name text,
    decision_id   uuid,
    question      text,
    unit_label    text,
    giver_name    text,
    holder_name   text,
    is_given      boolean,
    given_at      timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select x.id, x.property_id, p.name, x.decision_id, d.question, u.label, coalesce(g.full_name, o.name), h.full_name,
    coalesce(x.giver_id in (select private.my_person_ids()), false), x.given_at
  from public.decision_proxies x
  join public.properties p on p.id = x.property_id
  join public.organizations o on o.id = x.organization_id
  join public.people h on h.id = x.holder_id
  left join public.people g on g.id = x.giver_id
  left join public.decisions d on d.id = x.decision_id
  left join public.units u on u.id = x.unit_id
  where x.revoked_at is null and (d.id is null or d.status in ('draft', 'open'))
    and (x.giver_id in (select private.my_person_ids()) or x.holder_id in (select private.my_person_ids()))
  order by x.given_at desc, x.id
$function$;

CREATE OR REPLACE FUNCTION private.my_shown_decision_ids()
  RETURNS SETOF uuid
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select d.id from public.decisions d
  where (d.organization_id in (select private.my_organization_ids('portfolio.read')) or d.id in (select private.my_decision_ids()))
    and (d.status in ('closed', 'certified') or d.status = 'open' and not d.is_secret and (d.results_shown = 'always'
      or d.results_shown = 'after_vote' and coalesce((select bool_and(v.has_voted) from public.decision_votes v
        where v.decision_id = d.id and v.id in (select private.my_vote_ids())), false)))
$function$;

CREATE OR REPLACE FUNCTION private.my_vote_ids()
  RETURNS SETOF uuid
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select id from public.decision_votes
  where person_ids && array(select private.my_person_ids())
    or of_organization and organization_id in (select private.my_organization_ids('decisions.write'))
$function$;

CREATE OR REPLACE FUNCTION private.my_votes (
  p_decision_id uuid
)
  RETURNS TABLE (
    vote_id          uuid,
    unit_label       text,
    weight           bigint,
    has_voted        boolean,
    choice           smallint[],
    by_proxy         boolean,
    is_entered       boolean,
    is_held_by_other boolean
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select v.id, u.label, v.weight, v.has_voted, b.choice, not o.is_own, v.is_entered,
    o.is_own and p.id is not null and p.holder_id not in (select private.my_person_ids())
  from public.decision_votes v
  cross join lateral private.proxy_of(v) p
  cross join lateral (select v.id in (select private.my_vote_ids()) as is_own) o
  left join public.units u on u.id = v.unit_id
  left join public.decision_ballots b on b.vote_id = v.id
  where v.decision_id = p_decision_id and (o.is_own or p.holder_id in (select private.my_person_ids()))
  order by u.label_order, v.id
$function$;

CREATE OR REPLACE FUNCTION private.my_votes_by_rules (
  p_property_id uuid
)
  RETURNS TABLE (
    person_id  uuid,
    unit_id    uuid,
    unit_label text
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select m.id, v.unit_id, u.label
  from private.current_decision_rules(p_property_id) r
  cross join lateral private.roll_of(p_property_id, r) v
  join lateral (select p.id from private.my_person_ids() as p (id) where p.id = any (v.person_ids) order by p.id limit 1) m on true
  left join public.units u on u.id = v.unit_id
  where p_property_id in (select private.my_decision_property_ids())
  order by u.label_order, v.unit_id
$function$;

CREATE OR REPLACE FUNCTION private.note_quorum (
  p_assembly_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_assembly public.assemblies;
  v_quorum jsonb;
begin
  select * into v_assembly from public.assemblies where id = p_assembly_id;
  if v_assembly.status <> 'in_session' then
    return;
  end if;
  v_quorum := private.quorum_of(v_assembly);
  update public.assemblies set quorum = v_quorum where id = p_assembly_id
    and (quorum is null or (quorum ->> 'present')::numeric < (v_quorum ->> 'present')::numeric);
end
$function$;

CREATE OR REPLACE FUNCTION private.note_timer_run (
  p_timer text
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  insert into private.timer_runs (timer, ran_at) values (p_timer, now())
  on conflict (timer) do update set ran_at = excluded.ran_at
$function$;


SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.notified_of_decision (
  p_decision public.decisions,
  p_event    public.notification_event
)
  RETURNS TABLE (
    user_id   uuid,
    has_vote  boolean,
    is_office boolean
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with votes as (select * from public.decision_votes where decision_id = (p_decision).id),
  parts as (
    select p.user_id, true as has_vote, false as is_office from votes v join public.people p on p.id = any (v.person_ids)
    union all
    select v.user_id, false, false from private.people_with_voice((p_decision).property_id) v
    union all
    -- The office certifies what closed; it hears of an opening where it has a vote itself, but for who opened it.
    select m.user_id, exists (select 1 from votes where of_organization), true
    from public.memberships m join private.role_permissions r on r.role = m.role and r.permission = 'decisions.write'
    where m.organization_id = (p_decision).organization_id and m.user_id is distinct from (select auth.uid())
      and (p_event = 'decision_closed' or exists (select 1 from votes where of_organization)))
  select user_id, bool_or(has_vote), bool_or(is_office) from parts where user_id is not null group by user_id
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_assembly (
  p_assembly_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_assembly public.assemblies;
  v_user uuid;
begin
  select * into v_assembly from public.assemblies where id = p_assembly_id;
  for v_user in select user_id from private.people_who_decide(v_assembly.property_id)
    union select user_id from private.people_with_voice(v_assembly.property_id) loop
    perform private.notify_user(v_user, v_assembly.organization_id, 'assembly_called', 'assembly_called', 'assembly', p_assembly_id,
      jsonb_build_object('title', v_assembly.title, 'assembly_id', p_assembly_id, 'place', v_assembly.place, 'starts_at', v_assembly.starts_at,
        'property', (select name from public.properties where id = v_assembly.property_id),
        'time_zone', (select time_zone from public.organizations where id = v_assembly.organization_id)),
      'assembly_called/' || p_assembly_id || '/' || v_user);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_closing (
  p_organization_id uuid,
  p_now             timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_row record;
begin
  for v_row in
    select distinct p.user_id, d.id, d.question, d.property_id, d.closes_at
    from public.decisions d join public.decision_votes v on v.decision_id = d.id and not v.has_voted
    join public.people p on p.id = any (v.person_ids)
    where d.organization_id = p_organization_id and d.status = 'open' and p.user_id is not null
      and d.closes_at > p_now and d.closes_at <= p_now + interval '24 hours' and d.opened_at < d.closes_at - interval '24 hours'
  loop
    perform private.notify_user(v_row.user_id, p_organization_id, 'decision_closing', 'decision_closing', 'decision', v_row.id,
      jsonb_build_object('title', v_row.question, 'decision_id', v_row.id, 'property', (select name from public.properties where id = v_row.property_id),
        'closes_at', v_row.closes_at, 'time_zone', (select time_zone from public.organizations where id = p_organization_id)),
      'decision_closing/' || v_row.id || '/' || v_row.user_id);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_decision (
  p_decision_id uuid,
  p_event       public.notification_event
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_decision public.decisions;
  v_to record;
begin
  select * into v_decision from public.decisions where id = p_decision_id;
  for v_to in select * from private.notified_of_decision(v_decision, p_event) loop
    perform private.notify_user(v_to.user_id, v_decision.organization_id, p_event, p_event::text, 'decision', p_decision_id,
      jsonb_strip_nulls(jsonb_build_object('title', v_decision.question, 'decision_id', p_decision_id,
        'to', case when v_to.is_office then 'office' else 'voter' end, 'is_voice_only', not v_to.has_vote,
        'property', (select name from public.properties where id = v_decision.property_id),
        'closes_at', case when p_event = 'decision_opened' then v_decision.closes_at end, 'outcome', case when p_event = 'decision_closed' then v_decision.result ->> 'outcome' end,
        'time_zone', (select time_zone from public.organizations where id = v_decision.organization_id))),
      p_event::text || '/' || p_decision_id || '/' || v_to.user_id);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.number_changes (
  p_feed public.calendar_feeds,
  p_from date,
  p_to   date,
  p_zone text
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with said as materialized (
    select e.key, e.last_on, e.entry, e.fingerprint from private.entries_of_feed(p_feed, p_from, p_to, p_zone) e
  ), known as materialized (
    select k.key, k.cancelled_at, k.last_on from private.calendar_feed_entries k where k.feed_id = p_feed.id
  ), written as (
    -- Most often nothing is different: then nothing is written.
    insert into private.calendar_feed_entries as k (feed_id, key, last_on, entry, fingerprint)
    select p_feed.id, s.key, s.last_on, s.entry, s.fingerprint from said s where s.entry is not null
    on conflict (feed_id, key) do update set last_on = excluded.last_on, entry = excluded.entry, fingerprint = excluded.fingerprint,
      -- A fingerprint may differ, as after an update of the server, and the entry be the same.
      sequence = k.sequence + (k.entry <> excluded.entry or k.cancelled_at is not null)::integer,
      changed_at = case when k.entry <> excluded.entry or k.cancelled_at is not null then now() else k.changed_at end, cancelled_at = null
  ), unsaid as materialized (
    select k.key, k.last_on < p_from or coalesce(k.cancelled_at < now() - interval '30 days', false) as is_over
    from known k left join said s on s.key = k.key where s.key is null
  ), forgotten as (
    -- What the window has left behind goes without a word.
    delete from private.calendar_feed_entries k using unsaid u where k.feed_id = p_feed.id and k.key = u.key and u.is_over
  )
  update private.calendar_feed_entries k set cancelled_at = now(), changed_at = now(), sequence = k.sequence + 1
  from unsaid u where k.feed_id = p_feed.id and k.key = u.key and not u.is_over and k.cancelled_at is null
$function$;

CREATE OR REPLACE FUNCTION private.office_entries (
  p_organization_id uuid,
  p_from            date,
  p_to              date,
  p_kinds           public.calendar_kind[],
  p_zone            text
)
  RETURNS SETOF private.calendar_entry
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_kinds public.calendar_kind[] := coalesce(nullif(p_kinds, '{}'), enum_range(null::public.calendar_kind));
  v_may_move boolean;
begin
  if 'rent' = any (v_kinds) and p_organization_id in (select private.my_organization_ids('money.read')) then
    return query select * from private.charge_entries(p_organization_id, null, p_from, p_to, p_zone);
    return query select * from private.rent_entries(p_organization_id, null, p_from, p_to, p_zone);
    return query select * from private.monthly_charge_entries(p_organization_id, null, p_from, p_to, p_zone);
    return query select * from private.payment_entries(p_organization_id, null, p_from, p_to, p_zone);
  end if;
  if 'lease' = any (v_kinds) and p_organization_id in (select private.my_organization_ids('leases.read')) then
    return query select * from private.lease_entries(p_organization_id, null, p_from, p_to, p_zone);
    return query select * from private.legal_file_entries(p_organization_id, p_from, p_to, p_zone);
    if p_organization_id in (select private.my_organization_ids('money.read')) then
      return query select * from private.deposit_entries(p_organization_id, p_from, p_to, p_zone);
    end if;
  end if;
  if 'tax' = any (v_kinds) and p_organization_id in (select private.my_organization_ids('money.read')) then
    return query select * from private.tax_entries(p_organization_id, p_from, p_to, p_zone);
  end if;
  if 'books' = any (v_kinds) and p_organization_id in (select private.my_organization_ids('money.read')) then
    return query select * from private.book_entries(p_organization_id, p_from, p_to, p_zone);
  end if;
  if 'maintenance' = any (v_kinds) and p_organization_id in (select private.my_organization_ids('maintenance.read')) then
    v_may_move := p_organization_id in (select private.my_organization_ids('maintenance.write'));
    return query select h.* from private.maintenance_entries(p_organization_id, null, p_from, p_to, p_zone) e
      cross join lateral private.held_entry(e, v_may_move) h;
  end if;
  if 'reservation' = any (v_kinds) and p_organization_id in (select private.my_organization_ids('portfolio.read')) then
    return query select * from private.reservation_entries(p_organization_id, null, p_from, p_to, p_zone);
  end if;
  if 'notice' = any (v_kinds) and p_organization_id in (select private.my_organization_ids('messages.read')) then
    return query select * from private.notice_entries(p_organization_id, p_from, p_to, p_zone);
  end if;
  if 'document' = any (v_kinds) and p_organization_id in (select private.my_organization_ids('leases.read')) then
    return query select * from private.document_entries(p_organization_id, null, p_from, p_to, p_zone);
  end if;
  if 'decision' = any (v_kinds) and p_organization_id in (select private.my_organization_ids('portfolio.read')) then
    return query select * from private.decision_entries(p_organization_id, null, p_from, p_to, p_zone);
  end if;
  if 'item' = any (v_kinds) and p_organization_id in (select private.my_organization_ids('portfolio.read')) then
    v_may_move := p_organization_id in (select private.my_organization_ids('calendar.write'));
    return query select h.* from private.item_entries(p_organization_id, null, p_from, p_to) e
      cross join lateral private.held_entry(e, v_may_move) h;
  end if;
  if 'holiday' = any (v_kinds) then
    return query select * from private.holiday_entries(p_from, p_to, p_zone);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.open_decision (
  p_decision_id uuid,
  p_closes_at   timestamp with time zone DEFAULT NULL::timestamp WITH time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_decision public.decisions := private.managed_decision(p_decision_id);
  v_rules public.decision_rules := private.current_decision_rules(v_decision.property_id);
  v_missing text[];
begin
  if v_decision.status = 'open' and v_decision.closes_at is not distinct from p_closes_at then
    return;
  elsif v_decision.status <> 'draft' then
    perform private.fail('decision_opened');
  end if;
  if v_decision.assembly_id is null then
    if p_closes_at is null or p_closes_at <= now() or p_closes_at > now() + interval '366 days' then
      perform private.fail('closing_time_wrong');
    end if;
  else
    select * into v_rules from public.decision_rules
    where id = (select rules_id from public.assemblies where id = v_decision.assembly_id and status = 'in_session');
    if not found then
      perform private.fail('assembly_not_in_session');
    end if;
    v_decision.call := (select call from public.assemblies where id = v_decision.assembly_id);
  end if;
  v_missing := private.missing_to_open(v_decision, v_rules);
  if cardinality(v_missing) > 0 then
    perform private.fail('decision_incomplete', jsonb_build_object('missing', v_missing));
  end if;
  insert into public.decision_votes (organization_id, property_id, decision_id, unit_id, person_ids, of_organization, weight)
  select v_decision.organization_id, v_decision.property_id, p_decision_id, r.unit_id, r.person_ids, r.of_organization, r.weight
  from private.roll_of(v_decision.property_id, v_rules) r;
  update public.decisions set status = 'open', rules_id = v_rules.id, opened_at = now(), closes_at = p_closes_at,
    call = v_decision.call,
    majority_id = (select m.id from public.decision_majorities m where m.rules_id = v_rules.id and m.matter = v_decision.matter)
  where id = p_decision_id;
  perform private.log_decision(p_decision_id, 'opened');
  perform private.notify_of_decision(p_decision_id, 'decision_opened');
end
$function$;

CREATE OR REPLACE FUNCTION private.open_legal_file (
  p_file_id  uuid,
  p_lease_id uuid,
  p_kind     public.legal_file_kind
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
begin
  select * into v_lease from public.leases where id = p_lease_id for share;
  perform private.require_record(v_lease.organization_id, 'leases.write');
  if exists (select 1 from public.legal_files where id = p_file_id and lease_id = p_lease_id and kind = p_kind) then
    return p_file_id;
  elsif v_lease.status in ('draft', 'sent', 'partially_signed') then
    perform private.fail('lease_not_in_force', jsonb_build_object('status', v_lease.status));
  elsif exists (select 1 from public.legal_files where lease_id = p_lease_id and kind = p_kind and status = 'open') then
    perform private.fail('legal_file_exists');
  end if;
  insert into public.legal_files (id, organization_id, lease_id, kind, opened_by)
  values (p_file_id, v_lease.organization_id, p_lease_id, p_kind, (select auth.uid()));
  return p_file_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.option_totals (
  p_kind    public.decision_kind,
  p_options integer,
  p_counted private.counted_choice[]
)
  RETURNS numeric[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select array(select coalesce(t.total, 0) from generate_series(1, p_options) o left join (
    select case when p_kind in ('score', 'budget') then u.place else u.value end as position,
      sum(c.weight::numeric * case when p_kind in ('score', 'budget') then u.value else 1 end) as total
    from unnest(p_counted) c cross join lateral unnest(c.choice) with ordinality as u (value, place) group by 1
  ) t on t.position = o order by o)
$function$;

CREATE OR REPLACE FUNCTION private.outcome_of (
  p_decision public.decisions,
  p_rules    public.decision_rules,
  p_majority public.decision_majorities,
  p_counted  private.counted_choice[],
  p_totals   numeric[],
  p_base     numeric
)
  RETURNS jsonb
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  v_top numeric := (select max(t) from unnest(p_totals) t);
  v_first integer[] := array(select n::integer from unnest(p_totals) with ordinality as u (t, n) where t = v_top order by n);
  v_result jsonb;
  v_passing integer[];
begin
  if (p_decision).kind = 'yes_no' then
    return jsonb_build_object('chosen', '[]'::jsonb, 'tied', '[]'::jsonb, 'outcome', case
      when private.passes(p_totals[1], p_base, p_majority) then 'adopted'
      when p_totals[1] = p_totals[2] and p_totals[1] > 0 then 'tied' else 'rejected' end);
  elsif (p_decision).kind = 'budget' then
    return jsonb_build_object('chosen', '[]'::jsonb, 'tied', '[]'::jsonb,
      'outcome', case when v_top > 0 then 'shared' else 'no_majority' end,
      'shares', array(select s::text from unnest(private.budget_shares((p_decision).budget_minor, p_totals)) with ordinality as u (s, n) order by n));
  elsif (p_decision).kind = 'ranked' then
    v_result := private.runoff(cardinality(p_totals), p_counted, (p_rules).ranked_tie);
    return v_result - 'top' || case
      when jsonb_array_length(v_result -> 'tied') > 0 then jsonb_build_object('outcome', case when v_top > 0 then 'tied' else 'no_majority' end)
      when private.passes((v_result ->> 'top')::numeric, p_base, p_majority) then '{"outcome": "chosen"}'
      else '{"outcome": "no_majority", "chosen": []}' end;
  end if;
  v_passing := array(select n::integer from unnest(p_totals) with ordinality as u (t, n)
    where t > 0 and ((p_decision).kind = 'score' or private.passes(t, p_base, p_majority)) order by n);
  if cardinality(v_passing) > 0 then
    v_result := private.chosen_options(p_totals, v_passing, (p_decision).seats);
    return v_result || jsonb_build_object('outcome', case when jsonb_array_length(v_result -> 'tied') > 0 then 'tied' else 'chosen' end);
  end if;
  return jsonb_build_object('chosen', '[]'::jsonb, 'tied', case when v_top > 0 and cardinality(v_first) > 1 then v_first else '{}' end,
    'outcome', case when v_top > 0 and cardinality(v_first) > 1 then 'tied' else 'no_majority' end);
end
$function$;

CREATE OR REPLACE FUNCTION private.part_key (
  p_lease_id     uuid,
  p_bill_from    date,
  p_period_start date
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  return p_lease_id || '/' || to_char(p_period_start, 'YYYY-MM')
    || case when p_period_start = greatest(date_trunc('month', p_period_start::timestamp)::date, p_bill_from) then ''
      else '/' || p_period_start end;
end
$function$;

CREATE OR REPLACE FUNCTION private.part_of_month (
  p_amount_minor bigint,
  p_method       public.proration_method,
  p_from         date,
  p_to           date
)
  RETURNS bigint
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  v_days integer := p_to - p_from + 1;
  v_first date := date_trunc('month', p_from::timestamp);
  v_days_in_month integer := (v_first + interval '1 month')::date - v_first;
begin
  -- The rule of partOfMonth in src/domain/rent-schedule.ts, to the cent.
  return case
    when p_to < p_from then 0
    when p_method = 'none' or v_days = v_days_in_month then p_amount_minor
    when p_method = 'thirty_days' then div(2 * p_amount_minor::numeric * v_days + 30, 60)
    when p_method = 'calendar_month' then div(2 * p_amount_minor::numeric * v_days + v_days_in_month, 2 * v_days_in_month)
    else div(2 * p_amount_minor::numeric * 12 * v_days + 365, 730)
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.passes (
  p_weight   numeric,
  p_base     numeric,
  p_majority public.decision_majorities
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select p_base > 0 and case when (p_majority).must_exceed
    then p_weight * (p_majority).denominator > p_base * (p_majority).numerator
    else p_weight * (p_majority).denominator >= p_base * (p_majority).numerator end
$function$;

CREATE OR REPLACE FUNCTION private.people_who_decide (
  p_property_id uuid
)
  RETURNS TABLE (
    user_id uuid
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select distinct p.user_id from private.current_decision_rules(p_property_id) r
  cross join lateral private.roll_of(p_property_id, r) v
  join public.people p on p.id = any (v.person_ids) where p.user_id is not null
$function$;

CREATE OR REPLACE FUNCTION private.people_with_voice (
  p_property_id uuid
)
  RETURNS TABLE (
    user_id uuid
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select distinct t.user_id from public.leases l join public.lease_parties t on t.lease_id = l.id
  where l.property_id = p_property_id and private.is_occupying(l.status) and t.user_id is not null
    and (private.current_decision_rules(p_property_id)).tenants_have_voice
$function$;

CREATE OR REPLACE FUNCTION private.post_due_rent (
  p_organization_id uuid,
  p_today           date
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_count integer;
  v_lease uuid;
  v_open_from date := private.open_day(p_organization_id, '-infinity');
begin
  -- One statement for all leases: totals are then changed once a month and currency, not once a lease.
  with due as materialized (
    select l.id as lease_id, l.property_id, l.currency, gen_random_uuid() as entry_id, gen_random_uuid() as charge_id,
      p.period_start, p.period_end, p.amount_minor as amount, p.due_on,
      -- Each lease has one part of a month: which of them is posted first changes no amount.
      row_number() over (order by p.period_start, l.created_at, l.id) as position
    from private.rent_parts(p_organization_id, null, p_today, false) p
    join public.leases l on l.id = p.lease_id
  ), advanced as (
    update public.leases l set charged_through = d.period_end
    from (select lease_id, max(period_end) as period_end from due group by lease_id) d where l.id = d.lease_id
  ), posted as materialized (
    select *, row_number() over (order by position) as number from due where amount > 0
  ), counted as (
    update private.organization_counters set last_entry_number = last_entry_number + (select count(*) from posted)
    where organization_id = p_organization_id returning last_entry_number
  ), entries as (
    insert into public.journal_entries (id, organization_id, entry_number, kind, occurred_on, memo)
    select entry_id, p_organization_id, c.last_entry_number - (select count(*) from posted) + number, 'charge',
      greatest(period_start, v_open_from),
      -- What belongs to a closed period is posted in the open one, and says which time it is for.
      case when period_start < v_open_from then period_start || ' – ' || period_end else '' end
    from posted, counted c
    returning id, occurred_on, entry_number
  ), lines as (
    insert into public.journal_lines (organization_id, entry_id, account_id, currency, amount_minor, lease_id, property_id,
      occurred_on, entry_number)
    select p_organization_id, d.entry_id, a.id, d.currency,
      case a.system_key when 'receivables' then d.amount else -d.amount end, d.lease_id, d.property_id, e.occurred_on, e.entry_number
    from posted d join entries e on e.id = d.entry_id
    join public.accounts a on a.organization_id = p_organization_id and a.system_key in ('receivables', 'rent_income')
    order by d.number, a.system_key
  ), charged as (
    insert into public.charges (id, organization_id, lease_id, property_id, kind, period_start, period_end, due_on,
      currency, amount_minor, entry_id)
    select charge_id, p_organization_id, lease_id, property_id, 'rent', period_start, period_end, due_on, currency, amount, entry_id
    from posted order by number
    returning 1
  )
  select count(*) into v_count from charged;
  for v_lease in
    select lease_id from public.lease_balances
    where organization_id = p_organization_id and credit_minor > 0 and receivable_minor > 0
  loop
    perform private.apply_credit(v_lease, p_today);
  end loop;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.present_weight (
  p_decision public.decisions
)
  RETURNS bigint
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with here as (
    select a.unit_id, a.person_id, a.proxy_id from public.assembly_attendance a
    where a.assembly_id = (p_decision).assembly_id and a.arrived_at <= coalesce((p_decision).closed_at, least((p_decision).closes_at, now()))
      and (a.left_at is null or a.left_at > (p_decision).opened_at)
  )
  select coalesce(sum(v.weight), 0)::bigint from public.decision_votes v
  where v.decision_id = (p_decision).id and case
    when (p_decision).assembly_id is null then v.has_voted
    when v.unit_id is not null then v.unit_id in (select unit_id from here)
    else v.has_voted or exists (select 1 from here h left join public.decision_proxies p on p.id = h.proxy_id
      where case when p.id is not null then p.giver_id = any (v.person_ids) or p.giver_id is null and v.of_organization
        else h.person_id = any (v.person_ids) or h.person_id is null and v.of_organization end) end
$function$;

CREATE OR REPLACE FUNCTION private.proxy_id_of (
  p_vote_id uuid
)
  RETURNS uuid
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$ select (private.proxy_of(v)).id from public.decision_votes v where v.id = p_vote_id $function$;

CREATE OR REPLACE FUNCTION private.proxy_of (
  p_vote public.decision_votes
)
  RETURNS public.decision_proxies
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select p.* from public.decision_proxies p
  where p.property_id = (p_vote).property_id and p.revoked_at is null
    and (p.giver_id = any ((p_vote).person_ids) or p.giver_id is null and (p_vote).of_organization)
    and (p.unit_id is null or p.unit_id = (p_vote).unit_id)
    and (p.decision_id is null or p.decision_id = (p_vote).decision_id)
    and (select r.proxies_allowed from public.decisions d join public.decision_rules r on r.id = d.rules_id
      where d.id = (p_vote).decision_id)
  order by (p.decision_id is null), (p.unit_id is null), p.given_at, p.id limit 1
$function$;

CREATE OR REPLACE FUNCTION private.publish_decision_rules (
  p_rules_id    uuid,
  p_property_id uuid,
  p_rules       jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_organization_id uuid := private.decision_property(p_property_id);
  v_rules public.decision_rules;
begin
  v_rules := jsonb_populate_record(null::public.decision_rules, p_rules - '{published_at,published_by}'::text[]);
  insert into public.decision_rules (id, organization_id, property_id, version, voters, voters_article, tenants_have_voice, weight,
    weight_article, first_quorum_numerator, first_quorum_denominator, second_quorum_numerator, second_quorum_denominator, quorum_article,
    count_abstentions, abstention_article, notice_days, notice_article, proxies_allowed, proxy_limit, proxies_may_split,
    proxies_need_presence, proxy_article, ranked_tie, published_by)
  values (p_rules_id, v_organization_id, p_property_id,
    (select coalesce(max(version), 0) + 1 from public.decision_rules where property_id = p_property_id),
    v_rules.voters, coalesce(v_rules.voters_article, ''), coalesce(v_rules.tenants_have_voice, false), v_rules.weight,
    coalesce(v_rules.weight_article, ''), v_rules.first_quorum_numerator, v_rules.first_quorum_denominator,
    v_rules.second_quorum_numerator, v_rules.second_quorum_denominator, coalesce(v_rules.quorum_article, ''),
    v_rules.count_abstentions, coalesce(v_rules.abstention_article, ''), v_rules.notice_days, coalesce(v_rules.notice_article, ''),
    v_rules.proxies_allowed, v_rules.proxy_limit, coalesce(v_rules.proxies_may_split, false),
    coalesce(v_rules.proxies_need_presence, false), coalesce(v_rules.proxy_article, ''), v_rules.ranked_tie, (select auth.uid()));
  insert into public.decision_majorities (organization_id, property_id, rules_id, matter, numerator, denominator, must_exceed, base, article)
  select v_organization_id, p_property_id, p_rules_id, btrim(m.matter), m.numerator, m.denominator, m.must_exceed, m.base,
    coalesce(m.article, '')
  from jsonb_to_recordset(case jsonb_typeof(p_rules -> 'majorities') when 'array' then p_rules -> 'majorities' else '[]' end)
    as m (matter text, numerator integer, denominator integer, must_exceed boolean, base public.majority_base, article text);
  return p_rules_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.published_ballots (
  p_decision_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_decision public.decisions;
begin
  select * into v_decision from public.decisions where id = p_decision_id and status in ('closed', 'certified')
    and id in (select private.my_shown_decision_ids());
  if not found then
    perform private.fail('not_found');
  end if;
  return jsonb_build_object('decision_id', p_decision_id, 'is_secret', v_decision.is_secret, 'root', v_decision.ballots_root,
    'leaves', array(select encode(l, 'hex') from unnest(private.ballot_leaves(p_decision_id)) with ordinality as u (l, n) order by n),
    'ballots', (select coalesce(jsonb_agg(jsonb_build_object('vote_id', b.vote_id, 'weight', v.weight::text, 'choice', b.choice,
      'unit_label', u.label) order by u.label_order, b.vote_id), '[]')
      from public.decision_ballots b join public.decision_votes v on v.id = b.vote_id left join public.units u on u.id = v.unit_id
      where b.decision_id = p_decision_id));
end
$function$;

CREATE OR REPLACE FUNCTION private.quorum_of (
  p_assembly public.assemblies
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_rules public.decision_rules;
  v_weights record;
  v_calls jsonb;
begin
  select * into v_rules from public.decision_rules
  where id = coalesce(p_assembly.rules_id, (private.current_decision_rules(p_assembly.property_id)).id);
  select coalesce(sum(r.weight), 0) as everything, count(*) as votes,
    coalesce(sum(r.weight) filter (where h.is_here), 0) as present, count(*) filter (where h.is_here) as here into v_weights
  from private.roll_of(p_assembly.property_id, v_rules) r
  cross join lateral (select private.is_present(jsonb_populate_record(null::public.decision_votes,
    jsonb_build_object('unit_id', r.unit_id, 'person_ids', r.person_ids, 'of_organization', r.of_organization)), p_assembly.id) as is_here) h;
  select jsonb_agg(jsonb_build_object('numerator', q.numerator, 'denominator', q.denominator,
    'is_reached', v_weights.present * q.denominator >= v_weights.everything * q.numerator) order by q.call) into v_calls
  from (values (1, v_rules.first_quorum_numerator, v_rules.first_quorum_denominator),
    (2, v_rules.second_quorum_numerator, v_rules.second_quorum_denominator)) as q (call, numerator, denominator);
  return jsonb_build_object('all', v_weights.everything::text, 'votes', v_weights.votes, 'present', v_weights.present::text,
    'here', v_weights.here, 'calls', v_calls) || (v_calls -> (p_assembly.call - 1));
end
$function$;

CREATE OR REPLACE FUNCTION private.read_calendar_feed (
  p_token_hash    text,
  p_if_none_match text DEFAULT NULL::text,
  p_reader        text DEFAULT ''::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_feed public.calendar_feeds;
  v_organization public.organizations;
  v_today date;
  v_etag text;
  v_changed_at timestamptz;
begin
  if p_token_hash is null or p_token_hash !~ '^[0-9a-f]{64}$' then
    perform private.fail('not_found');
  end if;
  select * into v_feed from public.calendar_feeds
  where token_hash = decode(p_token_hash, 'hex') and revoked_at is null for update;
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.count_attempt('calendar feed', v_feed.id::text, 30, interval '1 minute');
  select * into v_organization from public.organizations o where o.id = v_feed.organization_id;
  v_today := (now() at time zone v_organization.time_zone)::date;
  perform private.number_changes(v_feed, v_today - 90, v_today + 400, v_organization.time_zone);
  update public.calendar_feeds set last_read_at = now(), last_reader = left(btrim(coalesce(p_reader, '')), 120) where id = v_feed.id;
  -- Whatever is new or different is the latest; whatever is forgotten is missing in the count.
  select md5(concat_ws('/', v_feed.name, v_organization.name, count(*), max(k.changed_at), sum(k.sequence))), max(k.changed_at)
  into v_etag, v_changed_at from private.calendar_feed_entries k where k.feed_id = v_feed.id;
  return jsonb_build_object('etag', v_etag, 'name', v_feed.name, 'organization', v_organization.name,
    'time_zone', v_organization.time_zone, 'is_tenant', v_feed.lease_id is not null,
    'language', coalesce((select p.locale from public.profiles p where p.id = v_feed.user_id), 'es'),
    'changed_at', v_changed_at,
    'entries', case when v_etag is distinct from p_if_none_match then (
      select coalesce(jsonb_agg(k.entry || jsonb_build_object('sequence', k.sequence, 'changed_at', k.changed_at,
        'is_cancelled', k.cancelled_at is not null) order by k.key), '[]')
      from private.calendar_feed_entries k where k.feed_id = v_feed.id) end);
end
$function$;

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
    i.kind, i.email, i.role, o.name, p.property_name, p.unit_label,
    coalesce((select f.full_name from public.profiles f where f.id = i.created_by), '')
  from public.invitations i
  join public.organizations o on o.id = i.organization_id
  cross join lateral private.invited_place(i) p
  where i.token_hash = private.token_hash(p_token)
$function$;

CREATE OR REPLACE FUNCTION private.read_legal_file (
  p_file_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_file public.legal_files;
begin
  select * into v_file from public.legal_files where id = p_file_id;
  perform private.require_record(v_file.organization_id, 'leases.read');
  return private.legal_file_facts(v_file) || jsonb_build_object(
    'today', private.organization_today(v_file.organization_id),
    'events', (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'number', e.number, 'step', e.step, 'happened_on', e.happened_on,
        'due_on', e.due_on, 'note', e.note, 'paper', e.paper, 'corrects_id', e.corrects_id, 'author_name', e.author_name,
        'entered_at', e.entered_at,
        'corrected_by', (select c.number from public.legal_file_events c where c.corrects_id = e.id),
        'documents', (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'file_type', o.file_type,
            'size_bytes', o.size_bytes, 'path', o.path) order by o.name collate private.natural_order, o.id), '[]')
          from public.legal_file_documents d join public.documents o on o.id = d.document_id where d.event_id = e.id))
        order by e.number), '[]')
      from public.legal_file_events e where e.file_id = p_file_id));
end
$function$;

CREATE OR REPLACE FUNCTION private.read_legal_files (
  p_organization_id uuid,
  p_lease_id        uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_record(p_organization_id, 'leases.read');
  return (select coalesce(jsonb_agg(private.legal_file_facts(f) order by f.status, f.opened_at desc, f.id), '[]')
    from (select * from public.legal_files k where k.organization_id = p_organization_id
      and (p_lease_id is null or k.lease_id = p_lease_id) order by k.status, k.opened_at desc, k.id limit 500) f);
end
$function$;

CREATE OR REPLACE FUNCTION private.record_attendance (
  p_attendance_id uuid,
  p_assembly_id   uuid,
  p_unit_id       uuid,
  p_person_id     uuid DEFAULT NULL::uuid,
  p_proxy_id      uuid DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_assembly public.assemblies := private.managed_assembly(p_assembly_id);
  v_rules public.decision_rules;
  v_proxy public.decision_proxies;
  v_holders record;
  v_for uuid;
begin
  select * into v_rules from public.decision_rules where id = v_assembly.rules_id;
  if exists (select 1 from public.assembly_attendance where id = p_attendance_id and assembly_id = p_assembly_id) then
    return p_attendance_id;
  elsif v_assembly.status not in ('called', 'in_session') then
    perform private.fail('assembly_not_in_session');
  end if;
  if p_proxy_id is not null then
    select * into v_proxy from public.decision_proxies where id = p_proxy_id and property_id = v_assembly.property_id
      and revoked_at is null and (unit_id is null or unit_id = p_unit_id) and holder_id = p_person_id;
    if not found then
      perform private.fail('not_found');
    end if;
  end if;
  -- Who stands for a unit has its vote, or holds a proxy of somebody who has.
  select h.person_ids, h.of_organization into v_holders
  from private.roll_of(v_assembly.property_id, jsonb_populate_record(v_rules, '{"weight": "unit"}')) h where h.unit_id = p_unit_id;
  v_for := case when p_proxy_id is null then p_person_id else v_proxy.giver_id end;
  if not coalesce(case when v_for is null then v_holders.of_organization else v_for = any (v_holders.person_ids) end, false) then
    perform private.fail('not_of_unit');
  end if;
  insert into public.assembly_attendance (id, organization_id, property_id, assembly_id, unit_id, person_id, proxy_id, weight, recorded_by)
  values (p_attendance_id, v_assembly.organization_id, v_assembly.property_id, p_assembly_id, p_unit_id, p_person_id, p_proxy_id,
    (select nullif(r.weight, 0) from private.roll_of(v_assembly.property_id, v_rules) r where r.unit_id = p_unit_id),
    (select auth.uid()));
  perform private.note_quorum(p_assembly_id);
  return p_attendance_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.record_departure (
  p_attendance_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_row public.assembly_attendance;
  v_assembly public.assemblies;
begin
  select * into v_row from public.assembly_attendance where id = p_attendance_id for update;
  v_assembly := private.managed_assembly(v_row.assembly_id);
  if v_assembly.status not in ('called', 'in_session') then
    perform private.fail('assembly_not_in_session');
  end if;
  update public.assembly_attendance set left_at = now() where id = p_attendance_id and left_at is null;
  -- Where the rules want the holder of a proxy to be there, the units that they stand for leave with them.
  update public.assembly_attendance a set left_at = now()
  where a.assembly_id = v_row.assembly_id and a.left_at is null and a.proxy_id is not null and a.person_id = v_row.person_id
    and v_row.proxy_id is null
    and (select proxies_need_presence from public.decision_rules where id = v_assembly.rules_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_after_close()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not exists (select 1 from public.decisions where id = new.decision_id and status = 'open' and not is_secret) then
    perform private.fail('voting_over');
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_after_opening()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if exists (select 1 from public.decisions where id = coalesce(new.decision_id, old.decision_id) and status <> 'draft') then
    perform private.fail('decision_opened');
  end if;
  return coalesce(new, old);
end
$function$;

CREATE OR REPLACE FUNCTION private.remind_of_legal_days (
  p_organization_id uuid,
  p_today           date
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.notify_user(m.user_id, p_organization_id, 'calendar_reminder', 'legal_day', 'lease', e.lease_id,
    jsonb_build_object('lease_id', e.lease_id, 'kind', e.rule, 'last_day', e.starts_on, 'property', p.name, 'unit', u.label,
      'tenant', coalesce(private.lease_party_names(e.lease_id, p_today), '')),
    'legal-day/' || e.key || '/' || e.starts_on || '/' || w.days || '/' || m.user_id)
  from unnest('{7,1}'::integer[]) w (days)
  -- A job that did not run for two days makes up for it.
  join private.awaited_legal_days(p_organization_id, p_today - 1, p_today + 7) e on e.starts_on between p_today + w.days - 2 and p_today + w.days
  join public.properties p on p.id = e.property_id
  join public.units u on u.id = e.unit_id
  join public.memberships m on m.organization_id = p_organization_id
  join private.role_permissions r on r.role = m.role and r.permission = 'leases.write'
$function$;

CREATE OR REPLACE FUNCTION private.rent_entries (
  p_organization_id uuid,
  p_lease_id        uuid,
  p_from            date,
  p_to              date,
  p_zone            text
)
  RETURNS SETOF private.calendar_entry
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
begin
  return query
  with parts as materialized (
    select p.lease_id, l.property_id, l.unit_id, l.currency::text as currency, p.period_start, p.period_end, p.amount_minor, p.due_on,
      private.part_key(p.lease_id, l.bill_from, p.period_start) as key
    from private.rent_parts(p_organization_id, p_lease_id, p_to, true) p
    join public.leases l on l.id = p.lease_id
    where p.amount_minor > 0
  ), open as materialized (
    -- Rent that can be late: what comes, and what is posted and has not brought its fee.
    select p.lease_id, p.property_id, p.unit_id, p.currency, p.key, p.due_on, p.amount_minor, p.amount_minor as outstanding_minor,
      'lease' as record_kind, p.lease_id as record_id, null::public.charges as charge
    from parts p
    union all
    select c.lease_id, l.property_id, l.unit_id, l.currency::text, private.part_key(c.lease_id, l.bill_from, c.period_start), c.due_on,
      c.amount_minor - c.credited_minor, c.outstanding_minor, 'charge', c.id, c
    from public.charges c
    join public.leases l on l.id = c.lease_id
    where c.organization_id = p_organization_id and c.kind = 'rent' and c.outstanding_minor > 0 and not c.is_adjustment
      and c.due_on between p_from - 61 and p_to and (p_lease_id is null or c.lease_id = p_lease_id)
      and c.due_on >= (l.created_at at time zone p_zone)::date
      and not exists (select 1 from public.charges f where f.late_fee_for = c.id and f.paid_in_time_by is null)
  ), rules as materialized (
    select l.id as lease_id, r as rule from (select distinct o.lease_id from open o) o
    join public.leases l on l.id = o.lease_id
    cross join lateral private.late_fee_rule_of(l) r
    where r.kind <> 'none'
  )
  select 'rent/' || p.key, 'rent'::public.calendar_kind, 'rent_due'::public.calendar_rule, null::text, null::text, p.due_on, p.due_on,
    null::timestamptz, null::timestamptz, p_zone,
    jsonb_build_object('charge_kind', 'rent', 'amount_minor', p.amount_minor, 'outstanding_minor', p.amount_minor,
      'currency', p.currency, 'period_start', p.period_start, 'period_end', p.period_end, 'is_posted', false),
    'lease', p.lease_id, p.property_id, p.unit_id, p.lease_id, null::uuid, 'lease_terms'::public.calendar_fixed_reason, null::timestamptz
  from parts p
  where p.due_on between p_from and p_to
  union all
  select 'late_fee/' || o.key, 'rent', 'late_fee_day', null, null, d.day, d.day, null, null, p_zone,
    jsonb_build_object('amount_minor',
      private.late_fee_to_post(r.rule, o.due_on, o.amount_minor, o.outstanding_minor, 0, 0, 0, null, d.day),
      'outstanding_minor', o.outstanding_minor, 'currency', o.currency, 'due_on', o.due_on),
    o.record_kind, o.record_id, o.property_id, o.unit_id, o.lease_id, null, 'lease_terms', null
  from open o
  join rules r on r.lease_id = o.lease_id
  cross join lateral (select private.first_late_day(r.rule, o.due_on) as day offset 0) d
  where d.day between p_from and p_to and (o.record_kind = 'lease' or not private.plan_covers(o.charge, d.day));
end
$function$;

CREATE OR REPLACE FUNCTION private.rent_parts (
  p_organization_id uuid,
  p_lease_id        uuid,
  p_through         date,
  p_is_forecast     boolean
)
  RETURNS TABLE (
    lease_id     uuid,
    period_start date,
    period_end   date,
    amount_minor bigint,
    due_on       date
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
begin
  return query
  with terms as materialized (
    select l.id, l.bill_from, l.charged_through, l.ends_on, l.due_day, l.proration_method as method,
      case when l.status = 'month_to_month' then l.ended_on else coalesce(l.ended_on, l.ends_on) end as to_on,
      p_is_forecast and l.ends_on < p_through and private.runs_on(l) as runs_on
    from public.leases l
    -- A lease that ended before its last days were charged owes them all the same.
    where l.organization_id = p_organization_id and (p_lease_id is null or l.id = p_lease_id)
      and (l.status in ('active', 'notice_given', 'month_to_month', 'ended', 'terminated', 'renewed') or p_is_forecast and l.status = 'signed')
      and (l.status = 'month_to_month' or p_is_forecast and l.status in ('active', 'signed') or l.charged_through is null
        or l.charged_through < coalesce(l.ended_on, l.ends_on))
      and coalesce(l.charged_through, l.bill_from - 1) < p_through
  ), charged as materialized (
    select t.id as lease_id, c.period_start, c.amount_minor from terms t
    cross join lateral (select date_trunc('month', greatest(t.charged_through + 1, t.bill_from)::timestamp)::date as first_day) o
    -- In two parts, each with an index: what was charged before is not read, however long a lease is.
    cross join lateral (
      select r.period_start, r.amount_minor from public.charges r
      where r.lease_id = t.id and r.kind = 'rent' and r.reversed_at is null and not r.is_adjustment and r.period_start >= o.first_day
      union all
      select r.period_start, r.amount_minor from public.charges r
      where r.lease_id = t.id and r.kind = 'rent' and (r.reversed_at is not null or r.is_adjustment) and r.period_start >= o.first_day
      offset 0) c
  ), steps as materialized (
    select s.lease_id, s.starts_on, s.rent_minor,
      coalesce(lead(s.starts_on) over (partition by s.lease_id order by s.starts_on), 'infinity') as next_on
    from terms t join public.lease_rent_steps s on s.organization_id = p_organization_id and s.lease_id = t.id
  ), months as materialized (
    select t.*, s.is_after_term, d.first_day, d.last_day, greatest(d.first_day, t.bill_from) as from_on, p.period_start, p.period_end
    from terms t
    cross join lateral (
      select false as is_after_term, t.bill_from as since, t.to_on as until
      union all
      select true, greatest(t.ends_on + 1, t.bill_from), null where t.runs_on) s
    cross join lateral generate_series(date_trunc('month', greatest(t.charged_through + 1, s.since)::timestamp),
      date_trunc('month', least(p_through, s.until)::timestamp), '1 month') g (at)
    cross join lateral (select g.at::date as first_day, (g.at + interval '1 month')::date - 1 as last_day) d
    cross join lateral (select greatest(d.first_day, s.since, t.charged_through + 1) as period_start,
      least(d.last_day, s.until) as period_end) p
    where p.period_start <= p.period_end and p.period_start <= p_through
  )
  select m.id, m.period_start, m.period_end,
    -- Most are months that no step cuts.
    case when s.rent_minor is null then private.rent_of_period(m.id, m.method, m.from_on, m.period_end)
      when m.from_on = m.first_day and m.period_end = m.last_day then s.rent_minor
      else private.part_of_month(s.rent_minor, m.method, m.from_on, m.period_end) end
    -- A lease that runs on in mid-month has paid a part of the month already: both parts are never more than the whole.
    - case when m.period_start = m.first_day then 0
      when m.is_after_term and m.first_day <= m.ends_on and coalesce(m.charged_through, m.bill_from - 1) < m.ends_on
        then case when s.rent_minor is null then private.rent_of_period(m.id, m.method, m.from_on, m.ends_on)
          else private.part_of_month(s.rent_minor, m.method, m.from_on, m.ends_on) end
      else coalesce((select sum(c.amount_minor)::bigint from charged c
        where c.lease_id = m.id and c.period_start >= m.first_day and c.period_start < m.period_start), 0) end,
    greatest(m.first_day + m.due_day - 1, m.period_start)
  from months m
  left join steps s on s.lease_id = m.id and s.starts_on <= m.from_on and s.next_on > m.period_end
  where not exists (select 1 from charged c where c.lease_id = m.id and c.period_start = m.period_start);
end
$function$;

CREATE OR REPLACE FUNCTION private.rental_law_on (
  p_matter text,
  p_use    public.unit_use,
  p_day    date
)
  RETURNS private.rental_law
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_rule private.rental_law;
begin
  select * into v_rule from private.rental_law r
  where r.matter = p_matter and (r.unit_use is null or r.unit_use = p_use) and r.valid_from <= p_day
    and (r.valid_to is null or p_day <= r.valid_to) limit 1;
  return v_rule;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_data_watcher (
  p_organization_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_organization_id not in (select private.my_organization_ids('audit.read') union all select private.my_landlord_ids()) then
    perform private.fail('not_found');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_log_reader (
  p_organization_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_organization_id not in (select private.my_log_ids()) then
    perform private.fail('not_found');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.revoke_invitation (
  p_invitation_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_invitation public.invitations;
begin
  select * into v_invitation from public.invitations i where i.id = p_invitation_id
    and i.organization_id in (select private.my_organization_ids(
      case i.kind when 'tenant' then 'leases.write' when 'co_owner' then 'decisions.write' else 'members.manage' end))
  for update;
  if not found then
    perform private.fail('not_found');
  elsif v_invitation.accepted_at is not null then
    perform private.fail('already_accepted');
  end if;
  update public.invitations i set revoked_at = now()
  where i.organization_id = v_invitation.organization_id and i.kind = v_invitation.kind and i.revoked_at is null and i.accepted_at is null
    -- Sending again withdraws the one before in the same transaction, which has one time.
    and (i.id = p_invitation_id or (i.created_at = v_invitation.revoked_at and lower(i.email) = lower(v_invitation.email)
      and i.lease_tenant_id is not distinct from v_invitation.lease_tenant_id
      and i.person_id is not distinct from v_invitation.person_id));
  return p_invitation_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.revoke_proxy (
  p_proxy_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_proxy public.decision_proxies;
begin
  select * into v_proxy from public.decision_proxies where id = p_proxy_id for update;
  if v_proxy.giver_id is null or v_proxy.giver_id not in (select private.my_person_ids()) then
    perform private.require_record(v_proxy.organization_id, 'decisions.write');
  end if;
  -- One that was used in a decision that is over may end for those to come.
  if exists (select 1 from public.decision_votes v join public.decisions d on d.id = v.decision_id
    where v.proxy_id = p_proxy_id and d.status = 'open') then
    perform private.fail('proxy_used');
  end if;
  update public.decision_proxies set revoked_at = coalesce(revoked_at, now()) where id = p_proxy_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.rewrite_secret_votes (
  p_decision_id uuid,
  p_new         bytea,
  p_old         bytea,
  p_choice      smallint[],
  p_old_choice  smallint[],
  p_weight      bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_counted private.counted_choice[];
  v_commitments bytea[] := array(select commitment from private.secret_commitments
    where decision_id = p_decision_id and commitment is distinct from p_old) || p_new;
begin
  select array_agg(row(choice, weight, ballots)::private.counted_choice) into v_counted from (
    select c.choice, sum(c.weight)::bigint as weight, sum(c.ballots)::bigint as ballots from (
      select choice, weight, ballots from private.secret_choices where decision_id = p_decision_id
      union all select p_choice, p_weight, 1
      union all select p_old_choice, -p_weight, -1 where p_old is not null) c
    group by c.choice having sum(c.ballots) > 0) s;
  -- All rows of the decision become rows of this transaction, in an order by chance: neither age nor place tells them apart.
  delete from private.secret_choices where decision_id = p_decision_id;
  delete from private.secret_commitments where decision_id = p_decision_id;
  insert into private.secret_choices (decision_id, choice, weight, ballots)
  select p_decision_id, c.choice, c.weight, c.ballots from unnest(v_counted) c order by gen_random_uuid();
  insert into private.secret_commitments (decision_id, commitment)
  select p_decision_id, c from unnest(v_commitments) c order by gen_random_uuid();
end
$function$;

CREATE OR REPLACE FUNCTION private.roll_of (
  p_property_id uuid,
  p_rules       public.decision_rules
)
  RETURNS TABLE (
    unit_id         uuid,
    person_ids      uuid[],
    of_organization boolean,
    weight          bigint
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with homes as (
    select u.id, u.area_m2, c.numerator,
      array(select o.person_id from public.unit_owners o where o.unit_id = u.id and o.person_id is not null order by 1) as owners,
      not exists (select 1 from public.unit_owners o where o.unit_id = u.id)
        or exists (select 1 from public.unit_owners o where o.unit_id = u.id and o.person_id is null) as of_organization,
      array(select distinct t.person_id from public.leases l join public.lease_parties t on t.lease_id = l.id
        where l.unit_id = u.id and private.is_occupying(l.status) order by 1) as tenants
    from public.units u left join public.unit_coefficients c on c.unit_id = u.id
    where u.property_id = p_property_id and u.archived_at is null
  ), held as (
    select id, area_m2, numerator,
      case when (p_rules).voters = 'occupants' and cardinality(tenants) > 0 then tenants
        when (p_rules).voters = 'owners_and_tenants' then owners || tenants else owners end as person_ids,
      of_organization and not ((p_rules).voters = 'occupants' and cardinality(tenants) > 0) as of_organization
    from homes
  )
  select id, person_ids, of_organization,
    case (p_rules).weight when 'unit' then 1 when 'area' then round(area_m2 * 100)::bigint else numerator end
  from held where (p_rules).weight <> 'one_each'
  union all
  select null, array[p.id], false, 1 from (select distinct unnest(person_ids) as id from held) p where (p_rules).weight = 'one_each'
  union all
  select null, '{}'::uuid[], true, 1
  where (p_rules).weight = 'one_each' and exists (select 1 from held where of_organization)
$function$;

CREATE OR REPLACE FUNCTION private.runoff (
  p_options integer,
  p_counted private.counted_choice[],
  p_tie     public.ranked_tie_rule
)
  RETURNS jsonb
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  v_alive integer[] := array(select generate_series(1, p_options));
  v_rounds jsonb := '[]';
  v_totals numeric[];
  v_all numeric;
  v_top numeric;
  v_last integer[];
  v_fewer integer[];
  v_back integer;
begin
  loop
    select array(select case when o = any (v_alive) then coalesce(f.total, 0) end from generate_series(1, p_options) o left join (
      select first.option, sum(c.weight::numeric) as total from unnest(p_counted) c
      cross join lateral (select u.option from unnest(c.choice) with ordinality as u (option, place)
        where u.option = any (v_alive) order by u.place limit 1) first
      group by 1) f on f.option = o order by o) into v_totals;
    select sum(t), max(t) into v_all, v_top from unnest(v_totals) t;
    select array_agg(o order by o) into v_last from unnest(v_alive) o where v_totals[o] = (select min(t) from unnest(v_totals) t);
    if v_top * 2 > v_all then
      return jsonb_build_object('rounds', v_rounds || private.runoff_round(v_totals, '{}'), 'top', v_top::text,
        'chosen', array(select o from unnest(v_alive) o where v_totals[o] = v_top), 'tied', '[]'::jsonb);
    elsif cardinality(v_last) = cardinality(v_alive) then
      return jsonb_build_object('rounds', v_rounds || private.runoff_round(v_totals, '{}'), 'top', v_top::text,
        'chosen', '[]'::jsonb, 'tied', v_alive);
    end if;
    -- Of several that are last, those go that were last in the latest round in which they differed; else all of them.
    if p_tie = 'earlier_rounds' then
      for v_back in reverse jsonb_array_length(v_rounds) - 1 .. 0 loop
        select array_agg(o order by o) into v_fewer from unnest(v_last) o
        where (v_rounds -> v_back -> 'totals' ->> (o - 1))::numeric
          = (select min((v_rounds -> v_back -> 'totals' ->> (n - 1))::numeric) from unnest(v_last) n);
        v_last := v_fewer;
      end loop;
    end if;
    v_rounds := v_rounds || private.runoff_round(v_totals, v_last);
    v_alive := array(select o from unnest(v_alive) o where o <> all (v_last) order by o);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.runoff_round (
  p_totals     numeric[],
  p_eliminated integer[]
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_array(jsonb_build_object('totals', array(select t::text from unnest(p_totals) with ordinality as u (t, n) order by n),
    'eliminated', p_eliminated))
$function$;

CREATE OR REPLACE FUNCTION private.save_assembly (
  p_assembly_id uuid,
  p_property_id uuid,
  p_assembly    jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_organization_id uuid := private.decision_property(p_property_id);
  v_new public.assemblies := jsonb_populate_record(null::public.assemblies, p_assembly);
  v_known public.assemblies;
begin
  select * into v_known from public.assemblies where id = p_assembly_id for update;
  if v_known.property_id <> p_property_id then
    perform private.fail('not_found');
  elsif v_known.status <> 'draft' then
    perform private.fail('assembly_called');
  end if;
  insert into public.assemblies (id, organization_id, property_id, title, place, starts_at, second_call_at, created_by)
  values (p_assembly_id, v_organization_id, p_property_id, btrim(v_new.title), btrim(coalesce(v_new.place, '')), v_new.starts_at,
    v_new.second_call_at, (select auth.uid()))
  on conflict (id) do update set title = excluded.title, place = excluded.place, starts_at = excluded.starts_at,
    second_call_at = excluded.second_call_at;
  update public.decisions set assembly_id = null where assembly_id = p_assembly_id and status = 'draft';
  delete from public.assembly_items where assembly_id = p_assembly_id;
  insert into public.assembly_items (organization_id, property_id, assembly_id, position, title, decision_id)
  select v_organization_id, p_property_id, p_assembly_id, n, btrim(i ->> 'title'), (i ->> 'decision_id')::uuid
  from jsonb_array_elements(case jsonb_typeof(p_assembly -> 'items') when 'array' then p_assembly -> 'items' else '[]' end)
    with ordinality as u (i, n);
  update public.decisions set assembly_id = p_assembly_id where property_id = p_property_id and status = 'draft'
    and id in (select decision_id from public.assembly_items where assembly_id = p_assembly_id);
  return p_assembly_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.save_decision (
  p_decision_id uuid,
  p_property_id uuid,
  p_decision    jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_organization_id uuid := private.decision_property(p_property_id);
  v_new public.decisions := jsonb_populate_record(null::public.decisions, p_decision);
  v_known public.decisions;
begin
  select * into v_known from public.decisions where id = p_decision_id for update;
  if v_known.property_id <> p_property_id then
    perform private.fail('not_found');
  elsif v_known.status <> 'draft' then
    perform private.fail('decision_opened');
  end if;
  insert into public.decisions (id, organization_id, property_id, kind, question, body, matter, is_secret, results_shown, max_choices,
    seats, score_max, budget_minor, budget_currency, assembly_id, created_by)
  values (p_decision_id, v_organization_id, p_property_id, v_new.kind, btrim(v_new.question), btrim(coalesce(v_new.body, '')),
    btrim(coalesce(v_new.matter, '')), coalesce(v_new.is_secret, false), coalesce(v_new.results_shown, 'after_close'),
    coalesce(v_new.max_choices, 1), coalesce(v_new.seats, 1), coalesce(v_new.score_max, 10), v_new.budget_minor, v_new.budget_currency,
    v_new.assembly_id, (select auth.uid()))
  on conflict (id) do update set kind = excluded.kind, question = excluded.question, body = excluded.body, matter = excluded.matter,
    is_secret = excluded.is_secret, results_shown = excluded.results_shown, max_choices = excluded.max_choices, seats = excluded.seats,
    score_max = excluded.score_max, budget_minor = excluded.budget_minor, budget_currency = excluded.budget_currency,
    assembly_id = excluded.assembly_id;
  delete from public.decision_options where decision_id = p_decision_id;
  insert into public.decision_options (decision_id, position, organization_id, property_id, label, detail)
  select p_decision_id, n, v_organization_id, p_property_id, btrim(o ->> 'label'), btrim(coalesce(o ->> 'detail', ''))
  from jsonb_array_elements(case when v_new.kind <> 'yes_no' and jsonb_typeof(p_decision -> 'options') = 'array'
    then p_decision -> 'options' else '[]' end) with ordinality as u (o, n);
  delete from public.decision_documents where decision_id = p_decision_id;
  insert into public.decision_documents (decision_id, document_id, organization_id, property_id)
  select distinct p_decision_id, d.id::uuid, v_organization_id, p_property_id
  from jsonb_array_elements_text(case jsonb_typeof(p_decision -> 'document_ids') when 'array' then p_decision -> 'document_ids'
    else '[]' end) as d (id);
  return p_decision_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.seal_log (
  p_organization_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  SET statement_timeout TO '2min'
  AS $function$
declare
  v_size bigint;
  v_last public.log_checkpoints;
begin
  if not exists (select 1 from public.organizations where id = p_organization_id) then
    perform private.fail('not_found');
  end if;
  v_size := private.lengthen_log(p_organization_id, 5000);
  select * into v_last from public.log_checkpoints c where c.organization_id = p_organization_id order by c.size desc limit 1;
  return jsonb_build_object('size', v_size,
    'root_hash', encode(private.log_range_hash(p_organization_id, 0, v_size), 'base64'),
    'last_note', v_last.note,
    'consistency', to_jsonb(private.log_consistency_path(p_organization_id, coalesce(v_last.size, 0), v_size)));
end
$function$;

CREATE OR REPLACE FUNCTION private.secrecy_warnings (
  p_decision_id uuid
)
  RETURNS text[]
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_decision public.decisions := private.managed_decision(p_decision_id);
  v_roll record;
begin
  select count(*) as votes, coalesce(max(weight), 0) as most, coalesce(sum(weight), 0) as total,
    count(*) filter (where alike = 1) as alone into v_roll
  from (select weight, count(*) over (partition by weight) as alike
    from private.roll_of(v_decision.property_id, private.current_decision_rules(v_decision.property_id))) r;
  return array_remove(array[
    case when v_roll.votes < 5 then 'few_votes' end,
    case when v_roll.alone > 0 and v_roll.votes > 1 then 'weights_differ' end,
    case when v_roll.most * 2 > v_roll.total and v_roll.votes > 1 then 'one_outweighs' end,
    -- However many they are: when all choose the same, the totals say so of each.
    'unanimity'
  ], null);
end
$function$;

CREATE OR REPLACE FUNCTION private.secret_commitment (
  p_vote_id uuid,
  p_token   text,
  p_choice  smallint[]
)
  RETURNS bytea
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select sha256(convert_to(concat_ws(E'\n', 'llavero-secret-ballot-v1', p_token, p_vote_id, array_to_string(p_choice, ',')), 'utf8'))
$function$;

CREATE OR REPLACE FUNCTION private.service_record (
  p_organization_id uuid DEFAULT NULL::uuid
)
  RETURNS TABLE (
    organization_id   uuid,
    organization_name text,
    priority          public.maintenance_priority,
    response_hours    integer,
    resolution_hours  integer,
    request_count     bigint,
    answered_in_time  bigint,
    answered_late     bigint,
    solved_in_time    bigint,
    solved_late       bigint
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_organization_id is not null then
    perform private.require_permission(p_organization_id, 'maintenance.read');
  end if;
  return query
    select r.organization_id, o.name, r.priority,
      coalesce(s.response_hours, (extract(epoch from d.response) / 3600)::integer),
      coalesce(s.resolution_hours, (extract(epoch from d.resolution) / 3600)::integer),
      count(*), count(*) filter (where r.responded_at <= r.respond_by),
      count(*) filter (where coalesce(r.responded_at, now()) > r.respond_by),
      count(*) filter (where r.completed_at <= r.resolve_by), count(*) filter (where coalesce(r.completed_at, now()) > r.resolve_by)
    from public.maintenance_requests r
    join public.organizations o on o.id = r.organization_id
    join private.maintenance_service_levels d on d.priority = r.priority
    left join public.service_levels s on s.organization_id = r.organization_id and s.priority = r.priority
    where r.status <> 'cancelled' and r.created_at > now() - interval '12 months'
      and case when p_organization_id is null then r.lease_id in (select private.my_lease_ids())
        else r.organization_id = p_organization_id end
    group by r.organization_id, o.name, r.priority, s.response_hours, s.resolution_hours, d.response, d.resolution
    order by o.name collate private.natural_order, r.organization_id, r.priority desc;
end
$function$;

CREATE OR REPLACE FUNCTION private.service_status()
  RETURNS TABLE (
    hourly_ran_at     timestamp with time zone,
    waiting_ran_at    timestamp with time zone,
    message_due_since timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select (select ran_at from private.timer_runs where timer = 'hourly'), (select ran_at from private.timer_runs where timer = 'waiting'),
    (select min(next_attempt_at) from private.outgoing_messages where next_attempt_at <= now())
$function$;

CREATE OR REPLACE FUNCTION private.set_unit_coefficients (
  p_property_id  uuid,
  p_denominator  bigint,
  p_coefficients jsonb
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_organization_id uuid := private.decision_property(p_property_id);
  v_sum numeric;
  v_count integer;
begin
  if jsonb_typeof(p_coefficients) is distinct from 'array' then
    perform private.fail('value_malformed', '{"fields": ["coefficients"]}');
  end if;
  select sum((c ->> 'numerator')::bigint) into v_sum from jsonb_array_elements(p_coefficients) c;
  if v_sum is distinct from p_denominator then
    perform private.fail('coefficients_differ', jsonb_build_object('sum', coalesce(v_sum, 0), 'denominator', p_denominator));
  end if;
  delete from public.unit_coefficients where property_id = p_property_id;
  insert into public.unit_coefficients (unit_id, organization_id, property_id, numerator, denominator)
  select (c ->> 'unit_id')::uuid, v_organization_id, p_property_id, (c ->> 'numerator')::bigint, p_denominator
  from jsonb_array_elements(p_coefficients) c;
  get diagnostics v_count = row_count;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.set_unit_owners (
  p_unit_id uuid,
  p_owners  jsonb
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_unit public.units;
  v_count integer;
begin
  select * into v_unit from public.units where id = p_unit_id for no key update;
  perform private.require_record(v_unit.organization_id, 'decisions.write');
  if jsonb_typeof(p_owners) is distinct from 'array' or jsonb_array_length(p_owners) > 20 then
    perform private.fail('too_many_owners');
  end if;
  delete from public.unit_owners o where o.unit_id = p_unit_id
    and not exists (select 1 from jsonb_array_elements(p_owners) n where (n ->> 'person_id')::uuid is not distinct from o.person_id);
  insert into public.unit_owners (organization_id, property_id, unit_id, person_id)
  select distinct v_unit.organization_id, v_unit.property_id, p_unit_id, (o ->> 'person_id')::uuid from jsonb_array_elements(p_owners) o
  on conflict do nothing;
  select count(*) into v_count from public.unit_owners where unit_id = p_unit_id;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.sha256_of (
  p_facts jsonb
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$ select encode(sha256(convert_to(p_facts::text, 'utf8')), 'hex') $function$;

CREATE OR REPLACE FUNCTION private.shared_data (
  p_organization_id uuid
)
  RETURNS TABLE (
    what       text,
    item_count bigint
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_data_watcher(p_organization_id);
  return query
    select 'documents', count(*) from public.documents d where d.organization_id = p_organization_id and d.is_shared
    union all select 'listings', count(*) from public.listings l where l.organization_id = p_organization_id and l.is_active
    union all select 'reports', count(*) from public.report_schedules s where s.organization_id = p_organization_id
    union all select 'feeds', count(*) from public.calendar_feeds f
      where f.organization_id = p_organization_id and f.with_names and f.revoked_at is null;
end
$function$;

CREATE OR REPLACE FUNCTION private.shown_entries (
  p_entries     private.calendar_entry[],
  p_from        date,
  p_to          date,
  p_zone        text,
  p_property_id uuid,
  p_assignee    uuid,
  p_with_names  boolean,
  p_feed_id     uuid                     DEFAULT NULL::uuid
)
  RETURNS TABLE (
    key         text,
    starts      timestamp without time zone,
    last_on     date,
    entry       jsonb,
    fingerprint bigint
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
begin
  return query
  with chosen as materialized (
    select e as said, e.*, coalesce(e.starts_on::timestamp, e.starts_at at time zone p_zone) as starts,
      coalesce(e.ends_on, (e.ends_at at time zone p_zone)::date) as last_on
    from unnest(p_entries) e
    where (p_property_id is null or e.property_id = p_property_id or e.kind = 'holiday') and (p_assignee is null or e.assignee = p_assignee)
  ), parties as materialized (
    select t.lease_id, jsonb_agg(pe.full_name order by t.is_primary desc, pe.full_name collate private.natural_order) as names
    from (select distinct c.lease_id from chosen c where p_with_names) l
    join public.lease_parties t on t.lease_id = l.lease_id join public.people pe on pe.id = t.person_id
    group by t.lease_id
  ), named as materialized (
    select c.*, p.name as property, u.label as unit, n.names,
      hash_record_extended(row(c.said, p.name, u.label, n.names), 0) as fingerprint
    from chosen c
    left join public.properties p on p.id = c.property_id
    left join public.units u on u.id = c.unit_id
    left join parties n on n.lease_id = c.lease_id
    where c.starts::date <= p_to and c.last_on >= p_from
  ), known as materialized (
    select k.key, k.fingerprint from private.calendar_feed_entries k where k.feed_id = p_feed_id and k.cancelled_at is null
  )
  select c.key, c.starts, c.last_on,
    -- To write an entry takes longer than to know it again.
    case when k.key is null then
      jsonb_build_object('key', c.key, 'kind', c.kind::text, 'rule', c.rule::text, 'law', c.law, 'article', c.article,
        'starts_on', c.starts_on, 'ends_on', c.ends_on, 'starts_at', c.starts_at, 'ends_at', c.ends_at, 'time_zone', c.time_zone,
        'facts', jsonb_strip_nulls(c.facts || jsonb_build_object('property', c.property, 'unit', c.unit, 'tenants', c.names)),
        'record_kind', c.record_kind, 'record_id', c.record_id, 'property_id', c.property_id, 'unit_id', c.unit_id,
        'lease_id', c.lease_id, 'assignee', c.assignee, 'can_move', c.fixed_because is null, 'fixed_because', c.fixed_because::text,
        'done_at', c.done_at) end,
    c.fingerprint
  from named c left join known k on k.key = c.key and k.fingerprint = c.fingerprint;
end
$function$;

CREATE OR REPLACE FUNCTION private.sign_minutes (
  p_assembly_id  uuid,
  p_role         public.minutes_role,
  p_minutes_hash text,
  p_full_name    text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_assembly public.assemblies;
  v_decision_id uuid;
begin
  select * into v_assembly from public.assemblies where id = p_assembly_id and (id in (select private.my_assembly_ids())
    or organization_id in (select private.my_organization_ids('decisions.write'))) for update;
  if not found then
    perform private.fail('not_found');
  elsif v_assembly.status not in ('closed', 'certified') then
    perform private.fail('assembly_not_closed');
  elsif v_assembly.minutes_hash is distinct from p_minutes_hash then
    perform private.fail('minutes_differ');
  elsif v_assembly.organization_id not in (select private.my_organization_ids('decisions.write'))
    and not exists (select 1 from public.assembly_attendance where assembly_id = p_assembly_id
      and person_id in (select private.my_person_ids())) then
    perform private.fail('not_found');
  end if;
  if exists (select 1 from public.minutes_signatures where assembly_id = p_assembly_id and role = p_role) then
    if not exists (select 1 from public.minutes_signatures where assembly_id = p_assembly_id and role = p_role
      and user_id = (select auth.uid())) then
      perform private.fail('already_signed');
    end if;
    return;
  elsif exists (select 1 from public.minutes_signatures where assembly_id = p_assembly_id and user_id = (select auth.uid())) then
    perform private.fail('signer_is_same');
  end if;
  insert into public.minutes_signatures (assembly_id, role, organization_id, property_id, user_id, full_name, minutes_hash)
  values (p_assembly_id, p_role, v_assembly.organization_id, v_assembly.property_id, (select auth.uid()), btrim(p_full_name), p_minutes_hash);
  perform private.log_assembly(p_assembly_id, 'signed');
  if (select count(*) from public.minutes_signatures where assembly_id = p_assembly_id) = 2 then
    update public.assemblies set status = 'certified' where id = p_assembly_id;
    perform private.log_assembly(p_assembly_id, 'certified');
    for v_decision_id in
      update public.decisions set status = 'certified', certified_at = now(), certified_by = (select auth.uid())
      where assembly_id = p_assembly_id and status = 'closed' returning id
    loop
      perform private.log_decision(v_decision_id, 'certified');
    end loop;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.start_assembly (
  p_assembly_id uuid,
  p_call        smallint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_assembly public.assemblies := private.managed_assembly(p_assembly_id);
begin
  if v_assembly.status = 'in_session' and v_assembly.call = p_call then
    return;
  elsif not (v_assembly.status = 'called' or v_assembly.status = 'in_session' and p_call = 2) then
    perform private.fail('assembly_not_called');
  elsif p_call not in (1, 2) or now() < (case p_call when 1 then v_assembly.starts_at else v_assembly.second_call_at end)
    or p_call = 2 and v_assembly.second_call_at is null then
    perform private.fail('assembly_too_early');
  elsif exists (select 1 from public.decisions where assembly_id = p_assembly_id and status = 'open') then
    perform private.fail('voting_still_open');
  end if;
  update public.assemblies set status = 'in_session', call = p_call, opened_at = coalesce(opened_at, now()), quorum = null
  where id = p_assembly_id;
  perform private.note_quorum(p_assembly_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.take_for_log (
  p_head  private.log_heads,
  p_limit integer
)
  RETURNS TABLE (
    kind      text,
    record_id uuid,
    at        timestamp with time zone,
    facts     text,
    number    bigint,
    source    text
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
    select 'entry', e.id, e.created_at, jsonb_build_object('number', e.entry_number, 'kind', e.kind, 'day', e.occurred_on,
        'memo', e.memo, 'reverses', e.reverses_entry_id,
        'lines', (select jsonb_agg(jsonb_build_array(a.code, l.currency, l.amount_minor, l.lease_id) order by l.id)
          from public.journal_lines l join public.accounts a on a.id = l.account_id
          where l.organization_id = e.organization_id and l.entry_id = e.id))::text, e.entry_number, 'journal'
    from public.journal_entries e
    where e.organization_id = p_head.organization_id and e.entry_number > p_head.last_entry_number
    order by e.entry_number limit p_limit;
  return query
    select 'receipt', r.id, r.created_at, jsonb_build_object('number', r.number, 'payment', r.payment_id, 'lease', r.lease_id,
        'issued_on', r.issued_on, 'currency', r.currency, 'amount_minor', r.amount_minor,
        'details_sha256', encode(sha256(convert_to(r.details::text, 'utf8')), 'hex'))::text, r.number, 'receipts'
    from public.receipts r
    where r.organization_id = p_head.organization_id and r.number > p_head.last_receipt_number
    order by r.number limit p_limit;
  return query
    with taken as (
      delete from private.log_queue q where q.id in (select w.id from private.log_queue w
        where w.organization_id = p_head.organization_id order by w.id limit p_limit)
      returning q.*
    ) select t.kind, t.record_id, t.at, t.facts::text, t.id, 'queue' from taken t order by t.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.tally_of (
  p_decision_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_decision public.decisions;
  v_rules public.decision_rules;
  v_majority public.decision_majorities;
  v_counted private.counted_choice[] := private.counted_choices(p_decision_id);
  v_all record;
  v_cast record;
  v_present bigint;
  v_quorum integer[];
  v_base numeric;
  v_totals numeric[];
  v_options integer;
  v_result jsonb;
begin
  select * into v_decision from public.decisions where id = p_decision_id;
  select * into v_rules from public.decision_rules where id = v_decision.rules_id;
  select * into v_majority from public.decision_majorities where id = v_decision.majority_id;
  v_options := case v_decision.kind when 'yes_no' then 2 else (select count(*) from public.decision_options where decision_id = p_decision_id) end;
  select coalesce(sum(weight), 0) as weight, count(*) as votes into v_all from public.decision_votes where decision_id = p_decision_id;
  select coalesce(sum(c.weight), 0) as weight, coalesce(sum(c.ballots), 0) as ballots,
    coalesce(sum(c.weight) filter (where cardinality(c.choice) = 0), 0) as abstained into v_cast from unnest(v_counted) c;
  v_present := private.present_weight(v_decision);
  v_quorum := case v_decision.call when 1 then array[v_rules.first_quorum_numerator, v_rules.first_quorum_denominator]
    else array[v_rules.second_quorum_numerator, v_rules.second_quorum_denominator] end;
  v_base := case v_majority.base when 'all' then v_all.weight when 'present' then v_present
    else v_cast.weight - case when v_rules.count_abstentions then 0 else v_cast.abstained end end;
  v_totals := private.option_totals(v_decision.kind, v_options, v_counted);
  v_result := private.outcome_of(v_decision, v_rules, v_majority, v_counted, v_totals, v_base);
  return v_result || jsonb_build_object('all', v_all.weight::text, 'votes', v_all.votes, 'present', v_present::text,
    'cast', v_cast.weight::text, 'abstained', v_cast.abstained::text, 'ballots', v_cast.ballots, 'base', v_base::text,
    'quorum', jsonb_build_object('numerator', v_quorum[1], 'denominator', v_quorum[2]),
    'totals', array(select t::text from unnest(v_totals) with ordinality as u (t, n) order by n),
    'outcome', case when v_present::numeric * v_quorum[2] < v_all.weight * v_quorum[1] or v_cast.ballots = 0 then 'no_quorum'
      else v_result ->> 'outcome' end);
end
$function$;

CREATE OR REPLACE FUNCTION private.tenant_entries (
  p_lease public.leases,
  p_from  date,
  p_to    date,
  p_kinds public.calendar_kind[],
  p_zone  text
)
  RETURNS SETOF private.calendar_entry
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_kinds public.calendar_kind[] := coalesce(nullif(p_kinds, '{}'), enum_range(null::public.calendar_kind));
begin
  if 'rent' = any (v_kinds) then
    return query select * from private.charge_entries(p_lease.organization_id, p_lease.id, p_from, p_to, p_zone);
    return query select * from private.rent_entries(p_lease.organization_id, p_lease.id, p_from, p_to, p_zone);
    return query select * from private.monthly_charge_entries(p_lease.organization_id, p_lease.id, p_from, p_to, p_zone);
    return query select * from private.payment_entries(p_lease.organization_id, p_lease.id, p_from, p_to, p_zone);
  end if;
  if 'lease' = any (v_kinds) then
    return query select * from private.lease_entries(p_lease.organization_id, p_lease.id, p_from, p_to, p_zone);
  end if;
  if 'maintenance' = any (v_kinds) then
    return query select * from private.maintenance_entries(p_lease.organization_id, p_lease.id, p_from, p_to, p_zone);
  end if;
  if 'reservation' = any (v_kinds) then
    return query select * from private.reservation_entries(p_lease.organization_id, p_lease.id, p_from, p_to, p_zone);
  end if;
  if 'document' = any (v_kinds) then
    return query select * from private.document_entries(p_lease.organization_id, p_lease.id, p_from, p_to, p_zone);
  end if;
  -- Whoever has neither a voice nor a vote in the building is not shown what it decides.
  if 'decision' = any (v_kinds) and p_lease.property_id in (select private.my_decision_property_ids()) then
    return query select * from private.decision_entries(p_lease.organization_id, p_lease.property_id, p_from, p_to, p_zone);
  end if;
  if 'item' = any (v_kinds) then
    return query select * from private.item_entries(p_lease.organization_id, p_lease.id, p_from, p_to);
  end if;
  if 'holiday' = any (v_kinds) then
    return query select * from private.holiday_entries(p_from, p_to, p_zone);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.tree_root (
  p_leaves bytea[]
)
  RETURNS bytea
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  v_level bytea[] := p_leaves;
begin
  if cardinality(v_level) = 0 then
    return sha256(''::bytea);
  end if;
  -- Pairs level by level, an odd last one as it is: the same tree as the halves of RFC 6962.
  while cardinality(v_level) > 1 loop
    v_level := array(select case when count(*) = 2
        then sha256('\x01'::bytea || string_agg(h, ''::bytea order by n)) else decode(min(encode(h, 'hex')), 'hex') end
      from unnest(v_level) with ordinality as u (h, n) group by (n - 1) / 2 order by (n - 1) / 2);
  end loop;
  return v_level[1];
end
$function$;

CREATE OR REPLACE FUNCTION private.withdraw_data_request (
  p_data_request_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_request public.data_requests;
begin
  select * into v_request from public.data_requests where id = p_data_request_id and user_id = (select auth.uid()) for update;
  if not found then
    perform private.fail('not_found');
  elsif v_request.status = 'withdrawn' then
    return;
  elsif v_request.status <> 'open' then
    perform private.fail('data_request_answered');
  end if;
  update public.data_requests set status = 'withdrawn' where id = p_data_request_id;
  perform private.append_log(v_request.organization_id, 'data_request', p_data_request_id, '{"act": "withdrawn"}');
end
$function$;

CREATE OR REPLACE FUNCTION private.withdraw_decision_comment (
  p_comment_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.decision_comments set withdrawn_at = coalesce(withdrawn_at, now())
  where id = p_comment_id and author_id = (select auth.uid());
  if not found then
    perform private.fail('not_found');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.write_minutes (
  p_assembly_id uuid,
  p_minutes     text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_assembly public.assemblies := private.managed_assembly(p_assembly_id);
begin
  if v_assembly.status not in ('called', 'in_session') then
    perform private.fail('assembly_not_in_session');
  end if;
  update public.assemblies set minutes = p_minutes where id = p_assembly_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.add_legal_file_event (
  p_event_id uuid,
  p_file_id  uuid,
  p_event    jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.add_legal_file_event(p_event_id, p_file_id, p_event);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."add_legal_file_event"(uuid, uuid, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.add_motion (
  p_item_id     uuid,
  p_assembly_id uuid,
  p_title       text,
  p_moved_by    text DEFAULT ''::text,
  p_decision_id uuid DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.add_motion(p_item_id, p_assembly_id, p_title, p_moved_by, p_decision_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."add_motion"(uuid, uuid, text, text, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.answer_data_request (
  p_data_request_id uuid,
  p_is_done         boolean,
  p_answer          text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.answer_data_request(p_data_request_id, p_is_done, p_answer);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."answer_data_request"(uuid, boolean, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.ask_about_data (
  p_data_request_id uuid,
  p_organization_id uuid,
  p_kind            public.data_request_kind,
  p_details         text                     DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.ask_about_data(p_data_request_id, p_organization_id, p_kind, p_details);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."ask_about_data"(uuid, uuid, public.data_request_kind, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.assembly_presence (
  p_assembly_id uuid
)
  RETURNS TABLE (
    unit_label  text,
    weight      bigint,
    arrived_at  timestamp with time zone,
    left_at     timestamp with time zone,
    by_proxy    boolean,
    person_name text,
    giver_name  text
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.assembly_presence(p_assembly_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."assembly_presence"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.assembly_quorum (
  p_assembly_id uuid
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
  return private.assembly_quorum(p_assembly_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."assembly_quorum"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.assembly_units (
  p_assembly_id uuid
)
  RETURNS TABLE (
    unit_id       uuid,
    unit_label    text,
    weight        bigint,
    attendance_id uuid,
    person_id     uuid,
    person_name   text,
    proxy_id      uuid,
    arrived_at    timestamp with time zone,
    stand_ins     jsonb
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.assembly_units(p_assembly_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."assembly_units"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.call_assembly (
  p_assembly_id     uuid,
  p_is_short_notice boolean DEFAULT false
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.call_assembly(p_assembly_id, p_is_short_notice);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."call_assembly"(uuid, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.call_decision_again (
  p_new_id      uuid,
  p_decision_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.call_decision_again(p_new_id, p_decision_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."call_decision_again"(uuid, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.cast_secret_vote (
  p_vote_id    uuid,
  p_choice     smallint[],
  p_token      text,
  p_old_choice smallint[] DEFAULT NULL::smallint[],
  p_old_token  text       DEFAULT NULL::text,
  p_is_entered boolean    DEFAULT false
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.cast_secret_vote(p_vote_id, p_choice, p_token, p_old_choice, p_old_token, p_is_entered);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."cast_secret_vote"(uuid, smallint[], text, smallint[], text, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.cast_vote (
  p_vote_id    uuid,
  p_choice     smallint[],
  p_is_entered boolean    DEFAULT false
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.cast_vote(p_vote_id, p_choice, p_is_entered);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."cast_vote"(uuid, smallint[], boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.certify_decision (
  p_decision_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.certify_decision(p_decision_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."certify_decision"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.charge_reasons (
  p_organization_id uuid    DEFAULT NULL::uuid,
  p_limit           integer DEFAULT 50
)
  RETURNS TABLE (
    charge_id         uuid,
    organization_id   uuid,
    entry_id          uuid,
    lease_id          uuid,
    property_name     text,
    unit_label        text,
    kind              public.charge_kind,
    description       text,
    due_on            date,
    currency          public.currency_code,
    amount_minor      bigint,
    reversed_at       timestamp with time zone,
    reason            text,
    reason_on         date,
    reason_minor      bigint,
    reason_name       text,
    reason_method     text,
    rule_kind         public.late_fee_kind,
    rule_minor        bigint,
    rule_basis_points integer,
    grace_days        smallint
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.charge_reasons(p_organization_id, p_limit);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."charge_reasons"(uuid, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.close_assembly (
  p_assembly_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.close_assembly(p_assembly_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."close_assembly"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.close_decision (
  p_decision_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.close_decision(p_decision_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."close_decision"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.close_legal_file (
  p_file_id uuid,
  p_outcome text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.close_legal_file(p_file_id, p_outcome);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."close_legal_file"(uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.comment_on_decision (
  p_comment_id  uuid,
  p_decision_id uuid,
  p_body        text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.comment_on_decision(p_comment_id, p_decision_id, p_body);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."comment_on_decision"(uuid, uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.count_calendar_fetch (
  p_organization_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.count_calendar_fetch(p_organization_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."count_calendar_fetch"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.data_looks (
  p_organization_id uuid
)
  RETURNS TABLE (
    at         timestamp with time zone,
    action     text,
    role       public.membership_role,
    actor_name text
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.data_looks(p_organization_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."data_looks"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.data_readers (
  p_organization_id uuid
)
  RETURNS TABLE (
    role         public.membership_role,
    member_count bigint
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.data_readers(p_organization_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."data_readers"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.decision_gaps (
  p_decision_id uuid
)
  RETURNS text[]
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.decision_gaps(p_decision_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."decision_gaps"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.decision_result (
  p_decision_id uuid
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
  return private.decision_result(p_decision_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."decision_result"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.deposit_accounts (
  p_organization_id uuid
)
  RETURNS TABLE (
    currency      public.currency_code,
    owed_minor    bigint,
    account_name  text,
    balance_minor bigint
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.deposit_accounts(p_organization_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."deposit_accounts"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.discard_decision (
  p_decision_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.discard_decision(p_decision_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."discard_decision"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.find_proxy_holder (
  p_property_id uuid,
  p_email       text
)
  RETURNS TABLE (
    person_id uuid,
    full_name text
  )
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.find_proxy_holder(p_property_id, p_email);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."find_proxy_holder"(uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.give_proxy (
  p_proxy_id    uuid,
  p_property_id uuid,
  p_giver_id    uuid,
  p_holder_id   uuid,
  p_unit_id     uuid DEFAULT NULL::uuid,
  p_decision_id uuid DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.give_proxy(p_proxy_id, p_property_id, p_giver_id, p_holder_id, p_unit_id, p_decision_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."give_proxy"(uuid, uuid, uuid, uuid, uuid, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.invite_owner (
  p_request_id uuid,
  p_person_id  uuid
)
  RETURNS TABLE (
    invitation_id uuid,
    email         text,
    token         text,
    expires_at    timestamp with time zone
  )
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'invite_owner', jsonb_build_array(p_person_id));
  if v_known is null then
    v_known := jsonb_build_object('result', private.invite_owner(p_person_id));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return query select * from private.issued_invitation((select r.result from jsonb_to_record(v_known) as r (result uuid)));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."invite_owner"(uuid, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.keep_log_checkpoint (
  p_organization_id uuid,
  p_size            bigint,
  p_note            text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.keep_log_checkpoint(p_organization_id, p_size, p_note);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."keep_log_checkpoint"(uuid, bigint, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.list_log (
  p_organization_id uuid,
  p_before          bigint  DEFAULT NULL::bigint,
  p_limit           integer DEFAULT 51
)
  RETURNS TABLE (
    "position" bigint,
    kind       text,
    record_id  uuid,
    at         timestamp with time zone,
    facts      text
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.list_log(p_organization_id, p_before, p_limit);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."list_log"(uuid, bigint, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.log_consistency (
  p_organization_id uuid,
  p_old_size        bigint,
  p_new_size        bigint
)
  RETURNS text[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.log_consistency(p_organization_id, p_old_size, p_new_size);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."log_consistency"(uuid, bigint, bigint) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.log_proof (
  p_organization_id uuid,
  p_kind            text,
  p_record_id       uuid
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
  return private.log_proof(p_organization_id, p_kind, p_record_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."log_proof"(uuid, text, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_areas()
  RETURNS TABLE (
    is_member boolean,
    is_tenant boolean,
    last_area text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select exists (select 1 from public.memberships m where m.user_id = p.id),
    exists (select 1 from public.lease_tenants t where t.user_id = p.id)
      or exists (select 1 from public.unit_owners o where o.person_id in (select private.my_person_ids())), p.last_area
  from public.profiles p where p.id = (select auth.uid())
$function$;

CREATE OR REPLACE FUNCTION public.my_decision_buildings()
  RETURNS TABLE (
    property_id       uuid,
    organization_id   uuid,
    property_name     text,
    organization_name text,
    time_zone         text,
    has_vote          boolean,
    proxies_allowed   boolean,
    proxies_may_split boolean
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.my_decision_buildings();
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_decision_buildings"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_decisions (
  p_before    timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_before_id uuid                     DEFAULT NULL::uuid,
  p_limit     integer                  DEFAULT 50
)
  RETURNS TABLE (
    id              uuid,
    organization_id uuid,
    property_id     uuid,
    property_name   text,
    time_zone       text,
    question        text,
    status          public.decision_status,
    is_secret       boolean,
    assembly_id     uuid,
    opened_at       timestamp with time zone,
    closes_at       timestamp with time zone,
    closed_at       timestamp with time zone,
    outcome         text,
    vote_count      integer,
    cast_count      integer
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_moments('{before}', p_before);
  return query select * from private.my_decisions(p_before, p_before_id, p_limit);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_decisions"(timestamp WITH time zone, uuid, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_deposits()
  RETURNS TABLE (
    lease_id          uuid,
    organization_id   uuid,
    organization_name text,
    property_name     text,
    unit_label        text,
    currency          public.currency_code,
    held_minor        bigint,
    unpaid_minor      bigint,
    came_on           date,
    came_minor        bigint,
    account_name      text,
    is_apart          boolean,
    entry_id          uuid
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.my_deposits();
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_deposits"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_log_heads()
  RETURNS TABLE (
    organization_id uuid,
    name            text,
    note            text
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.my_log_heads();
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_log_heads"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_proxies()
  RETURNS TABLE (
    id            uuid,
    property_id   uuid,
    property_name text,
    decision_id   uuid,
    question      text,
    unit_label    text,
    giver_name    text,
    holder_name   text,
    is_given      boolean,
    given_at      timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.my_proxies();
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_proxies"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_votes (
  p_decision_id uuid
)
  RETURNS TABLE (
    vote_id          uuid,
    unit_label       text,
    weight           bigint,
    has_voted        boolean,
    choice           smallint[],
    by_proxy         boolean,
    is_entered       boolean,
    is_held_by_other boolean
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.my_votes(p_decision_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_votes"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_votes_by_rules (
  p_property_id uuid
)
  RETURNS TABLE (
    person_id  uuid,
    unit_id    uuid,
    unit_label text
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.my_votes_by_rules(p_property_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_votes_by_rules"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_waiting_counts()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'unread_conversations', (select count(*) from public.conversation_marks k
      where k.user_id = (select auth.uid()) and k.unread_count > 0
        and k.conversation_id = any (array(select private.my_conversation_ids()))),
    'unread_notices', (select count(*) from public.notice_recipients r
      where r.person_id = any (array(select private.my_person_ids())) and r.notice_id = any (array(select private.my_notice_ids()))
        and r.read_at is null),
    'asked_documents', (select count(*) from public.document_requests d
      where d.lease_id = any (array(select private.my_asked_lease_ids())) and d.status in ('requested', 'refused')),
    'votes_to_cast', (select count(*) from public.decision_votes v join public.decisions d on d.id = v.decision_id
      where v.person_ids && array(select private.my_person_ids()) and not v.has_voted and d.status = 'open' and d.closes_at > now()),
    'has_decisions', exists (select 1 from private.my_decision_property_ids()),
    'has_lease', exists (select 1 from public.lease_tenants t where t.user_id = (select auth.uid())),
    'unread_notifications', private.unread_notification_count())
$function$;

CREATE OR REPLACE FUNCTION public.note_timer_run (
  p_timer text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.note_timer_run(p_timer);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."note_timer_run"(text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.open_decision (
  p_decision_id uuid,
  p_closes_at   timestamp with time zone DEFAULT NULL::timestamp WITH time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_moments('{closes_at}', p_closes_at);
  perform private.open_decision(p_decision_id, p_closes_at);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."open_decision"(uuid, timestamp WITH time zone) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.open_legal_file (
  p_file_id  uuid,
  p_lease_id uuid,
  p_kind     public.legal_file_kind
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.open_legal_file(p_file_id, p_lease_id, p_kind);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."open_legal_file"(uuid, uuid, public.legal_file_kind) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.publish_decision_rules (
  p_request_id  uuid,
  p_rules_id    uuid,
  p_property_id uuid,
  p_rules       jsonb
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
  v_known := private.claim_request(p_request_id, 'publish_decision_rules', jsonb_build_array(p_rules_id, p_property_id, p_rules));
  if v_known is null then
    v_known := jsonb_build_object('result', private.publish_decision_rules(p_rules_id, p_property_id, p_rules));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."publish_decision_rules"(uuid, uuid, uuid, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.published_ballots (
  p_decision_id uuid
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
  return private.published_ballots(p_decision_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."published_ballots"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.read_legal_file (
  p_file_id uuid
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
  return private.read_legal_file(p_file_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_legal_file"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.read_legal_files (
  p_organization_id uuid,
  p_lease_id        uuid DEFAULT NULL::uuid
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
  return private.read_legal_files(p_organization_id, p_lease_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_legal_files"(uuid, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.record_attendance (
  p_attendance_id uuid,
  p_assembly_id   uuid,
  p_unit_id       uuid,
  p_person_id     uuid DEFAULT NULL::uuid,
  p_proxy_id      uuid DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.record_attendance(p_attendance_id, p_assembly_id, p_unit_id, p_person_id, p_proxy_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."record_attendance"(uuid, uuid, uuid, uuid, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.record_departure (
  p_attendance_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.record_departure(p_attendance_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."record_departure"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.revoke_proxy (
  p_proxy_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.revoke_proxy(p_proxy_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."revoke_proxy"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.save_assembly (
  p_assembly_id uuid,
  p_property_id uuid,
  p_assembly    jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.save_assembly(p_assembly_id, p_property_id, p_assembly);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."save_assembly"(uuid, uuid, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.save_decision (
  p_decision_id uuid,
  p_property_id uuid,
  p_decision    jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.save_decision(p_decision_id, p_property_id, p_decision);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."save_decision"(uuid, uuid, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.seal_log (
  p_organization_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  SET statement_timeout TO '2min'
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.seal_log(p_organization_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."seal_log"(uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.secrecy_warnings (
  p_decision_id uuid
)
  RETURNS text[]
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.secrecy_warnings(p_decision_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."secrecy_warnings"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.service_record (
  p_organization_id uuid DEFAULT NULL::uuid
)
  RETURNS TABLE (
    organization_id   uuid,
    organization_name text,
    priority          public.maintenance_priority,
    response_hours    integer,
    resolution_hours  integer,
    request_count     bigint,
    answered_in_time  bigint,
    answered_late     bigint,
    solved_in_time    bigint,
    solved_late       bigint
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.service_record(p_organization_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."service_record"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.service_status()
  RETURNS TABLE (
    hourly_ran_at     timestamp with time zone,
    waiting_ran_at    timestamp with time zone,
    message_due_since timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.service_status();
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."service_status"() FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.set_unit_coefficients (
  p_property_id  uuid,
  p_denominator  bigint,
  p_coefficients jsonb
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.set_unit_coefficients(p_property_id, p_denominator, p_coefficients);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."set_unit_coefficients"(uuid, bigint, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.set_unit_owners (
  p_unit_id uuid,
  p_owners  jsonb
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.set_unit_owners(p_unit_id, p_owners);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."set_unit_owners"(uuid, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.shared_data (
  p_organization_id uuid
)
  RETURNS TABLE (
    what       text,
    item_count bigint
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.shared_data(p_organization_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."shared_data"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.sign_minutes (
  p_assembly_id  uuid,
  p_role         public.minutes_role,
  p_minutes_hash text,
  p_full_name    text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.sign_minutes(p_assembly_id, p_role, p_minutes_hash, p_full_name);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."sign_minutes"(uuid, public.minutes_role, text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.start_assembly (
  p_assembly_id uuid,
  p_call        smallint
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.start_assembly(p_assembly_id, p_call);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."start_assembly"(uuid, smallint) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.withdraw_data_request (
  p_data_request_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.withdraw_data_request(p_data_request_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."withdraw_data_request"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.withdraw_decision_comment (
  p_comment_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.withdraw_decision_comment(p_comment_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."withdraw_decision_comment"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.write_minutes (
  p_assembly_id uuid,
  p_minutes     text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.write_minutes(p_assembly_id, p_minutes);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."write_minutes"(uuid, text) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."data_request_periods"
  ADD CONSTRAINT "data_request_periods_business_days_check" CHECK (((business_days >= 1) AND (business_days <= 365)));

ALTER TABLE "private"."data_request_periods"
  ADD CONSTRAINT "data_request_periods_check" CHECK ((valid_to >= valid_from));

ALTER TABLE "private"."data_request_periods"
  ADD CONSTRAINT "data_request_periods_pkey" PRIMARY KEY (kind, valid_from);

ALTER TABLE "private"."data_request_periods"
  ADD CONSTRAINT "data_request_periods_reviewed_on_in_range" CHECK (((reviewed_on >= '1900-01-01'::date) AND (reviewed_on <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "private"."data_request_periods"
  ADD CONSTRAINT "data_request_periods_valid_from_in_range" CHECK (((valid_from >= '1900-01-01'::date) AND (valid_from <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "private"."data_request_periods"
  ADD CONSTRAINT "data_request_periods_valid_to_in_range" CHECK (((valid_to >= '1900-01-01'::date) AND (valid_to <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "public"."assemblies"
  ADD CONSTRAINT "assemblies_call_check" CHECK ((call = ANY (ARRAY[1, 2])));

ALTER TABLE "public"."assemblies"
  ADD CONSTRAINT "assemblies_check1" CHECK (((status = 'draft'::public.assembly_status) OR (num_nonnulls(rules_id, called_at) = 2)));

ALTER TABLE "public"."assemblies"
  ADD CONSTRAINT "assemblies_check2"
    CHECK (((status <> ALL (ARRAY['closed'::public.assembly_status, 'certified'::public.assembly_status])) OR (num_nonnulls(opened_at, closed_at, minutes_hash) = 3)));

ALTER TABLE "public"."assemblies"
  ADD CONSTRAINT "assemblies_check" CHECK ((second_call_at > starts_at));

ALTER TABLE "public"."assemblies"
  ADD CONSTRAINT "assemblies_created_by_fkey" FOREIGN KEY (created_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "public"."assemblies"
  ADD CONSTRAINT "assemblies_minutes_check" CHECK ((char_length(minutes) <= 100000));

ALTER TABLE "public"."assemblies"
  ADD CONSTRAINT "assemblies_minutes_hash_check" CHECK ((minutes_hash ~ '^[0-9a-f]{64}$'::text));

ALTER TABLE "public"."assemblies"
  ADD CONSTRAINT "assemblies_organization_id_property_id_fkey" FOREIGN KEY (organization_id, property_id) REFERENCES public.properties(organization_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."assemblies"
  ADD CONSTRAINT "assemblies_place_check" CHECK ((char_length(place) <= 300));

ALTER TABLE "public"."assemblies"
  ADD CONSTRAINT "assemblies_quorum_check" CHECK ((jsonb_typeof(quorum) = 'object'::text));

ALTER TABLE "public"."assemblies"
  ADD CONSTRAINT "assemblies_second_call_at_check" CHECK (((second_call_at >= '2000-01-01 00:00:00+00'::timestamp
    with time zone) AND (second_call_at <= '2200-01-01 00:00:00+00'::timestamp with time zone)));

ALTER TABLE "public"."assemblies"
  ADD CONSTRAINT "assemblies_starts_at_check" CHECK (((starts_at >= '2000-01-01 00:00:00+00'::timestamp with time zone) AND (starts_at <= '2200-01-01 00:00:00+00'::timestamp
    with time zone)));

ALTER TABLE "public"."assemblies"
  ADD CONSTRAINT "assemblies_title_check" CHECK (((char_length(btrim(title)) >= 1) AND (char_length(btrim(title)) <= 200)));

ALTER TABLE "public"."assembly_attendance"
  ADD CONSTRAINT "assembly_attendance_organization_id_assembly_id_fkey" FOREIGN KEY (organization_id, assembly_id) REFERENCES public.assemblies(organization_id, id)
    ON DELETE RESTRICT;

ALTER TABLE "public"."assembly_attendance"
  ADD CONSTRAINT "assembly_attendance_organization_id_person_id_fkey" FOREIGN KEY (organization_id, person_id) REFERENCES public.people(organization_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."assembly_attendance"
  ADD CONSTRAINT "assembly_attendance_property_id_unit_id_fkey" FOREIGN KEY (property_id, unit_id) REFERENCES public.units(property_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."assembly_attendance"
  ADD CONSTRAINT "assembly_attendance_recorded_by_fkey" FOREIGN KEY (recorded_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "public"."assembly_items"
  ADD CONSTRAINT "assembly_items_organization_id_assembly_id_fkey" FOREIGN KEY (organization_id, assembly_id) REFERENCES public.assemblies(organization_id, id) ON DELETE CASCADE;

ALTER TABLE "public"."data_requests"
  ADD CONSTRAINT "data_requests_answer_check" CHECK ((char_length(answer) <= 2000));

ALTER TABLE "public"."data_requests"
  ADD CONSTRAINT "data_requests_answered_by_fkey" FOREIGN KEY (answered_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "public"."data_requests"
  ADD CONSTRAINT "data_requests_check1" CHECK (((status = ANY (ARRAY['done'::public.data_request_status, 'refused'::public.data_request_status])) = (answered_at IS NOT NULL)));

ALTER TABLE "public"."data_requests"
  ADD CONSTRAINT "data_requests_check2" CHECK (((status <> ALL (ARRAY['done'::public.data_request_status, 'refused'::public.data_request_status])) OR (btrim(answer) <> ''::text)));

ALTER TABLE "public"."data_requests"
  ADD CONSTRAINT "data_requests_check" CHECK ((num_nonnulls(due_on, business_days, law, article) = ANY (ARRAY[0, 4])));

ALTER TABLE "public"."data_requests"
  ADD CONSTRAINT "data_requests_details_check" CHECK ((char_length(details) <= 2000));

ALTER TABLE "public"."data_requests"
  ADD CONSTRAINT "data_requests_due_on_in_range" CHECK (((due_on >= '1900-01-01'::date) AND (due_on <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "public"."data_requests"
  ADD CONSTRAINT "data_requests_organization_id_fkey" FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;

ALTER TABLE "public"."data_requests"
  ADD CONSTRAINT "data_requests_organization_id_person_id_fkey" FOREIGN KEY (organization_id, person_id) REFERENCES public.people(organization_id, id) ON DELETE
    SET NULL (person_id);

ALTER TABLE "public"."data_requests"
  ADD CONSTRAINT "data_requests_reviewed_on_in_range" CHECK (((reviewed_on >= '1900-01-01'::date) AND (reviewed_on <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "public"."data_requests"
  ADD CONSTRAINT "data_requests_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "public"."decision_ballots"
  ADD CONSTRAINT "decision_ballots_cast_by_fkey" FOREIGN KEY (cast_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "public"."decision_comments"
  ADD CONSTRAINT "decision_comments_author_id_fkey" FOREIGN KEY (author_id) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "public"."decision_documents"
  ADD CONSTRAINT "decision_documents_organization_id_document_id_fkey" FOREIGN KEY (organization_id, document_id) REFERENCES public.documents(organization_id, id)
    ON DELETE RESTRICT;

ALTER TABLE "public"."decision_majorities"
  ADD CONSTRAINT "decision_majorities_article_check" CHECK ((char_length(article) <= 200));

ALTER TABLE "public"."decision_proxies"
  ADD CONSTRAINT "decision_proxies_organization_id_giver_id_fkey" FOREIGN KEY (organization_id, giver_id) REFERENCES public.people(organization_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."decision_proxies"
  ADD CONSTRAINT "decision_proxies_organization_id_holder_id_fkey" FOREIGN KEY (organization_id, holder_id) REFERENCES public.people(organization_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."decision_proxies"
  ADD CONSTRAINT "decision_proxies_organization_id_property_id_fkey" FOREIGN KEY (organization_id, property_id) REFERENCES public.properties(organization_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."assembly_attendance"
  ADD CONSTRAINT "assembly_attendance_proxy_id_fkey" FOREIGN KEY (proxy_id) REFERENCES public.decision_proxies(id) ON DELETE RESTRICT;

ALTER TABLE "public"."decision_proxies"
  ADD CONSTRAINT "decision_proxies_property_id_unit_id_fkey" FOREIGN KEY (property_id, unit_id) REFERENCES public.units(property_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."decision_proxies"
  ADD CONSTRAINT "decision_proxies_recorded_by_fkey" FOREIGN KEY (recorded_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "public"."decision_rules"
  ADD CONSTRAINT "decision_rules_abstention_article_check" CHECK ((char_length(abstention_article) <= 200));

ALTER TABLE "public"."decision_rules"
  ADD CONSTRAINT "decision_rules_check1" CHECK (((second_quorum_numerator IS NULL) = (second_quorum_denominator IS NULL)));

ALTER TABLE "public"."decision_rules"
  ADD CONSTRAINT "decision_rules_check" CHECK (((first_quorum_numerator IS NULL) = (first_quorum_denominator IS NULL)));

ALTER TABLE "public"."decision_rules"
  ADD CONSTRAINT "decision_rules_first_quorum_denominator_check" CHECK (((first_quorum_denominator >= 1) AND (first_quorum_denominator <= 1000000)));

ALTER TABLE "public"."decision_rules"
  ADD CONSTRAINT "decision_rules_first_quorum_numerator_check" CHECK (((first_quorum_numerator >= 0) AND (first_quorum_numerator <= 1000000)));

ALTER TABLE "public"."decision_rules"
  ADD CONSTRAINT "decision_rules_notice_article_check" CHECK ((char_length(notice_article) <= 200));

ALTER TABLE "public"."decision_rules"
  ADD CONSTRAINT "decision_rules_notice_days_check" CHECK (((notice_days >= 0) AND (notice_days <= 365)));

ALTER TABLE "public"."decision_majorities"
  ADD CONSTRAINT "decision_majorities_organization_id_rules_id_fkey" FOREIGN KEY (organization_id, rules_id) REFERENCES public.decision_rules(organization_id, id)
    ON DELETE RESTRICT;

ALTER TABLE "public"."decision_rules"
  ADD CONSTRAINT "decision_rules_organization_id_property_id_fkey" FOREIGN KEY (organization_id, property_id) REFERENCES public.properties(organization_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."assemblies"
  ADD CONSTRAINT "assemblies_property_id_rules_id_fkey" FOREIGN KEY (property_id, rules_id) REFERENCES public.decision_rules(property_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."decision_rules"
  ADD CONSTRAINT "decision_rules_proxy_article_check" CHECK ((char_length(proxy_article) <= 200));

ALTER TABLE "public"."decision_rules"
  ADD CONSTRAINT "decision_rules_proxy_limit_check" CHECK (((proxy_limit >= 1) AND (proxy_limit <= 1000)));

ALTER TABLE "public"."decision_rules"
  ADD CONSTRAINT "decision_rules_published_by_fkey" FOREIGN KEY (published_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "public"."decision_rules"
  ADD CONSTRAINT "decision_rules_quorum_article_check" CHECK ((char_length(quorum_article) <= 200));

ALTER TABLE "public"."decision_rules"
  ADD CONSTRAINT "decision_rules_quorum_is_part" CHECK (((first_quorum_numerator <= first_quorum_denominator) AND (second_quorum_numerator <= second_quorum_denominator)));

ALTER TABLE "public"."decision_rules"
  ADD CONSTRAINT "decision_rules_second_quorum_denominator_check" CHECK (((second_quorum_denominator >= 1) AND (second_quorum_denominator <= 1000000)));

ALTER TABLE "public"."decision_rules"
  ADD CONSTRAINT "decision_rules_second_quorum_numerator_check" CHECK (((second_quorum_numerator >= 0) AND (second_quorum_numerator <= 1000000)));

ALTER TABLE "public"."decision_rules"
  ADD CONSTRAINT "decision_rules_tenants_beside_owners" CHECK (((voters <> 'owners_and_tenants'::public.decision_voters) OR (weight = 'one_each'::public.vote_weight)));

ALTER TABLE "public"."decision_rules"
  ADD CONSTRAINT "decision_rules_voters_article_check" CHECK ((char_length(voters_article) <= 200));

ALTER TABLE "public"."decision_rules"
  ADD CONSTRAINT "decision_rules_weight_article_check" CHECK ((char_length(weight_article) <= 200));

ALTER TABLE "public"."decision_ballots"
  ADD CONSTRAINT "decision_ballots_decision_id_vote_id_fkey" FOREIGN KEY (decision_id, vote_id) REFERENCES public.decision_votes(decision_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."decision_votes"
  ADD CONSTRAINT "decision_votes_organization_id_unit_id_fkey" FOREIGN KEY (organization_id, unit_id) REFERENCES public.units(organization_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."decision_votes"
  ADD CONSTRAINT "decision_votes_proxy_id_fkey" FOREIGN KEY (proxy_id) REFERENCES public.decision_proxies(id) ON DELETE RESTRICT;

ALTER TABLE "public"."decisions"
  ADD CONSTRAINT "decisions_ballots_root_check" CHECK ((ballots_root ~ '^[0-9a-f]{64}$'::text));

ALTER TABLE "public"."decisions"
  ADD CONSTRAINT "decisions_body_check" CHECK ((char_length(body) <= 20000));

ALTER TABLE "public"."decisions"
  ADD CONSTRAINT "decisions_budget_minor_check" CHECK (((budget_minor >= 1) AND (budget_minor <= '1000000000000'::bigint)));

ALTER TABLE "public"."decisions"
  ADD CONSTRAINT "decisions_call_check" CHECK ((call = ANY (ARRAY[1, 2])));

ALTER TABLE "public"."decisions"
  ADD CONSTRAINT "decisions_certified_by_fkey" FOREIGN KEY (certified_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "public"."decisions"
  ADD CONSTRAINT "decisions_check1" CHECK (((kind <> 'budget'::public.decision_kind) OR (budget_minor IS NOT NULL)));

ALTER TABLE "public"."decisions"
  ADD CONSTRAINT "decisions_check2" CHECK (((call = 2) OR (first_call_id IS NULL)));

ALTER TABLE "public"."decisions"
  ADD CONSTRAINT "decisions_check3" CHECK (
CASE status
    WHEN 'draft'::public.decision_status THEN (num_nonnulls(rules_id, opened_at, closed_at, result) = 0)
    WHEN 'open'::public.decision_status THEN ((num_nonnulls(rules_id, opened_at) = 2) AND (num_nonnulls(closed_at, result) = 0))
    ELSE (num_nonnulls(rules_id, opened_at, closed_at, result, ballots_root) = 5)
END);

ALTER TABLE "public"."decisions"
  ADD CONSTRAINT "decisions_check4" CHECK (((status = 'certified'::public.decision_status) = (certified_at IS NOT NULL)));

ALTER TABLE "public"."decisions"
  ADD CONSTRAINT "decisions_check5" CHECK (((assembly_id IS NOT NULL) OR (status = 'draft'::public.decision_status) OR (closes_at IS NOT NULL)));

ALTER TABLE "public"."decisions"
  ADD CONSTRAINT "decisions_check" CHECK (((budget_minor IS NULL) = (budget_currency IS NULL)));

ALTER TABLE "public"."decisions"
  ADD CONSTRAINT "decisions_created_by_fkey" FOREIGN KEY (created_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "public"."decisions"
  ADD CONSTRAINT "decisions_majority_id_fkey" FOREIGN KEY (majority_id) REFERENCES public.decision_majorities(id) ON DELETE RESTRICT;

ALTER TABLE "public"."decisions"
  ADD CONSTRAINT "decisions_matter_check" CHECK ((char_length(matter) <= 120));

ALTER TABLE "public"."decisions"
  ADD CONSTRAINT "decisions_max_choices_check" CHECK (((max_choices >= 1) AND (max_choices <= 50)));

ALTER TABLE "public"."decision_ballots"
  ADD CONSTRAINT "decision_ballots_organization_id_decision_id_fkey" FOREIGN KEY (organization_id, decision_id) REFERENCES public.decisions(organization_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."decision_comments"
  ADD CONSTRAINT "decision_comments_organization_id_decision_id_fkey" FOREIGN KEY (organization_id, decision_id) REFERENCES public.decisions(organization_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."decision_documents"
  ADD CONSTRAINT "decision_documents_organization_id_decision_id_fkey" FOREIGN KEY (organization_id, decision_id) REFERENCES public.decisions(organization_id, id) ON DELETE CASCADE;

ALTER TABLE "public"."decision_options"
  ADD CONSTRAINT "decision_options_organization_id_decision_id_fkey" FOREIGN KEY (organization_id, decision_id) REFERENCES public.decisions(organization_id, id) ON DELETE CASCADE;

ALTER TABLE "public"."decision_votes"
  ADD CONSTRAINT "decision_votes_organization_id_decision_id_fkey" FOREIGN KEY (organization_id, decision_id) REFERENCES public.decisions(organization_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."decisions"
  ADD CONSTRAINT "decisions_organization_id_property_id_fkey" FOREIGN KEY (organization_id, property_id) REFERENCES public.properties(organization_id, id) ON DELETE RESTRICT;

ALTER TABLE "private"."secret_choices"
  ADD CONSTRAINT "secret_choices_decision_id_fkey" FOREIGN KEY (decision_id) REFERENCES public.decisions(id) ON DELETE RESTRICT;

ALTER TABLE "private"."secret_commitments"
  ADD CONSTRAINT "secret_commitments_decision_id_fkey" FOREIGN KEY (decision_id) REFERENCES public.decisions(id) ON DELETE RESTRICT;

ALTER TABLE "public"."decisions"
  ADD CONSTRAINT "decisions_property_id_assembly_id_fkey" FOREIGN KEY (property_id, assembly_id) REFERENCES public.assemblies(property_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."assembly_items"
  ADD CONSTRAINT "assembly_items_property_id_decision_id_fkey" FOREIGN KEY (property_id, decision_id) REFERENCES public.decisions(property_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."decision_proxies"
  ADD CONSTRAINT "decision_proxies_property_id_decision_id_fkey" FOREIGN KEY (property_id, decision_id) REFERENCES public.decisions(property_id, id) ON DELETE CASCADE;

ALTER TABLE "public"."decisions"
  ADD CONSTRAINT "decisions_property_id_first_call_id_fkey" FOREIGN KEY (property_id, first_call_id) REFERENCES public.decisions(property_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."decisions"
  ADD CONSTRAINT "decisions_property_id_rules_id_fkey" FOREIGN KEY (property_id, rules_id) REFERENCES public.decision_rules(property_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."decisions"
  ADD CONSTRAINT "decisions_question_check" CHECK (((char_length(btrim(question)) >= 1) AND (char_length(btrim(question)) <= 300)));

ALTER TABLE "public"."decisions"
  ADD CONSTRAINT "decisions_score_max_check" CHECK (((score_max >= 1) AND (score_max <= 100)));

ALTER TABLE "public"."decisions"
  ADD CONSTRAINT "decisions_seats_check" CHECK (((seats >= 1) AND (seats <= 50)));

ALTER TABLE "public"."documents"
  ADD CONSTRAINT "documents_file_sha256_check" CHECK ((file_sha256 ~ '^[0-9a-f]{64}$'::text));

ALTER TABLE "public"."invitations"
  ADD CONSTRAINT "invitations_check2" CHECK (((person_id IS NOT NULL) = ((role IS NULL) AND (lease_tenant_id IS NULL))));

ALTER TABLE "public"."invitations"
  ADD CONSTRAINT "invitations_organization_id_person_id_fkey" FOREIGN KEY (organization_id, person_id) REFERENCES public.people(organization_id, id) ON DELETE CASCADE;

ALTER TABLE "public"."legal_file_documents"
  ADD CONSTRAINT "legal_file_documents_organization_id_document_id_fkey" FOREIGN KEY (organization_id, document_id) REFERENCES public.documents(organization_id, id)
    ON DELETE RESTRICT;

ALTER TABLE "public"."legal_file_events"
  ADD CONSTRAINT "legal_file_events_author_id_fkey" FOREIGN KEY (author_id) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "public"."legal_file_events"
  ADD CONSTRAINT "legal_file_events_author_name_check" CHECK (((char_length(author_name) >= 1) AND (char_length(author_name) <= 120)));

ALTER TABLE "public"."legal_file_events"
  ADD CONSTRAINT "legal_file_events_check1" CHECK (((step = 'hearing_set'::public.legal_step) = (due_on IS NOT NULL)));

ALTER TABLE "public"."legal_file_events"
  ADD CONSTRAINT "legal_file_events_check2" CHECK (((step <> 'note'::public.legal_step) OR (char_length(btrim(note)) > 0)));

ALTER TABLE "public"."legal_file_events"
  ADD CONSTRAINT "legal_file_events_check" CHECK (((step = 'paper_written'::public.legal_step) = (paper IS NOT NULL)));

ALTER TABLE "public"."legal_file_events"
  ADD CONSTRAINT "legal_file_events_corrects_id_key" UNIQUE (corrects_id);

ALTER TABLE "public"."legal_file_events"
  ADD CONSTRAINT "legal_file_events_due_on_check" CHECK (((due_on >= '2000-01-01'::date) AND (due_on <= '2200-12-31'::date)));

ALTER TABLE "public"."legal_file_events"
  ADD CONSTRAINT "legal_file_events_due_on_in_range" CHECK (((due_on >= '1900-01-01'::date) AND (due_on <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "public"."legal_file_events"
  ADD CONSTRAINT "legal_file_events_file_id_corrects_id_fkey" FOREIGN KEY (file_id, corrects_id) REFERENCES public.legal_file_events(file_id, id) ON DELETE CASCADE;

ALTER TABLE "public"."legal_file_events"
  ADD CONSTRAINT "legal_file_events_happened_on_check" CHECK (((happened_on >= '2000-01-01'::date) AND (happened_on <= '2200-12-31'::date)));

ALTER TABLE "public"."legal_file_events"
  ADD CONSTRAINT "legal_file_events_happened_on_in_range" CHECK (((happened_on >= '1900-01-01'::date) AND (happened_on <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "public"."legal_file_events"
  ADD CONSTRAINT "legal_file_events_note_check" CHECK ((char_length(note) <= 2000));

ALTER TABLE "public"."legal_file_documents"
  ADD CONSTRAINT "legal_file_documents_organization_id_event_id_fkey" FOREIGN KEY (organization_id, event_id) REFERENCES public.legal_file_events(organization_id, id)
    ON DELETE CASCADE;

ALTER TABLE "public"."legal_files"
  ADD CONSTRAINT "legal_files_check" CHECK (((status = 'closed'::public.legal_file_status) = (closed_at IS NOT NULL)));

ALTER TABLE "public"."legal_files"
  ADD CONSTRAINT "legal_files_opened_by_fkey" FOREIGN KEY (opened_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "public"."legal_files"
  ADD CONSTRAINT "legal_files_organization_id_fkey" FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;

ALTER TABLE "public"."legal_file_events"
  ADD CONSTRAINT "legal_file_events_organization_id_file_id_fkey" FOREIGN KEY (organization_id, file_id) REFERENCES public.legal_files(organization_id, id) ON DELETE CASCADE;

ALTER TABLE "public"."legal_files"
  ADD CONSTRAINT "legal_files_organization_id_lease_id_fkey" FOREIGN KEY (organization_id, lease_id) REFERENCES public.leases(organization_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."legal_files"
  ADD CONSTRAINT "legal_files_outcome_check" CHECK ((char_length(outcome) <= 500));

ALTER TABLE "public"."minutes_signatures"
  ADD CONSTRAINT "minutes_signatures_full_name_check" CHECK (((char_length(btrim(full_name)) >= 1) AND (char_length(btrim(full_name)) <= 120)));

ALTER TABLE "public"."minutes_signatures"
  ADD CONSTRAINT "minutes_signatures_minutes_hash_check" CHECK ((minutes_hash ~ '^[0-9a-f]{64}$'::text));

ALTER TABLE "public"."minutes_signatures"
  ADD CONSTRAINT "minutes_signatures_organization_id_assembly_id_fkey" FOREIGN KEY (organization_id, assembly_id) REFERENCES public.assemblies(organization_id, id)
    ON DELETE RESTRICT;

ALTER TABLE "public"."minutes_signatures"
  ADD CONSTRAINT "minutes_signatures_pkey" PRIMARY KEY (assembly_id, ROLE);

ALTER TABLE "public"."minutes_signatures"
  ADD CONSTRAINT "minutes_signatures_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "public"."unit_coefficients"
  ADD CONSTRAINT "unit_coefficients_organization_id_unit_id_fkey" FOREIGN KEY (organization_id, unit_id) REFERENCES public.units(organization_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."unit_coefficients"
  ADD CONSTRAINT "unit_coefficients_property_id_unit_id_fkey" FOREIGN KEY (property_id, unit_id) REFERENCES public.units(property_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."unit_owners"
  ADD CONSTRAINT "unit_owners_organization_id_person_id_fkey" FOREIGN KEY (organization_id, person_id) REFERENCES public.people(organization_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."unit_owners"
  ADD CONSTRAINT "unit_owners_organization_id_unit_id_fkey" FOREIGN KEY (organization_id, unit_id) REFERENCES public.units(organization_id, id) ON DELETE CASCADE;

ALTER TABLE "public"."unit_owners"
  ADD CONSTRAINT "unit_owners_property_id_unit_id_fkey" FOREIGN KEY (property_id, unit_id) REFERENCES public.units(property_id, id) ON DELETE CASCADE;

CREATE VIEW "public"."assemblies_list" WITH (security_invoker=true) AS  SELECT a.id,
    a.organization_id,
    a.property_id,
    p.name AS property_name,
    a.status,
    a.title,
    a.place,
    a.starts_at,
    a.second_call_at,
    a.call,
    a.called_at,
    a.opened_at,
    a.closed_at,
    a.created_at,
    a.rules_id,
    a.quorum,
    a.minutes,
    a.minutes_hash,
    private.plain_text(((a.title || ' '::text) || a.place)) AS search_text,
    (( SELECT count(*) AS count
           FROM public.assembly_items i
          WHERE (i.assembly_id = a.id)))::integer AS item_count,
    (( SELECT count(*) AS count
           FROM public.minutes_signatures s
          WHERE (s.assembly_id = a.id)))::integer AS signature_count
   FROM (public.assemblies a
     LEFT JOIN public.properties p ON (((p.organization_id = a.organization_id) AND (p.id = a.property_id))));

REVOKE ALL ON TABLE "public"."assemblies_list" FROM "anon";

CREATE VIEW "public"."data_requests_list" WITH (security_invoker=true) AS  SELECT r.id,
    r.organization_id,
    r.user_id,
    r.kind,
    r.status,
    r.details,
    r.due_on,
    r.business_days,
    r.law,
    r.article,
    r.reviewed_on,
    r.answer,
    r.answered_at,
    r.created_at,
    o.name AS organization_name,
    o.time_zone,
    ( SELECT p.full_name
           FROM public.people p
          WHERE (p.id = r.person_id)) AS person_name
   FROM (public.data_requests r
     JOIN public.organizations o ON ((o.id = r.organization_id)));

REVOKE ALL ON TABLE "public"."data_requests_list" FROM "anon";

CREATE VIEW "public"."decision_proxies_list" WITH (security_invoker=true) AS  SELECT x.id,
    x.organization_id,
    x.property_id,
    p.name AS property_name,
    x.decision_id,
    d.question AS decision_question,
    x.unit_id,
    u.label AS unit_label,
    x.giver_id,
    g.full_name AS giver_name,
    x.holder_id,
    h.full_name AS holder_name,
    x.given_at,
    x.revoked_at
   FROM (((((public.decision_proxies x
     LEFT JOIN public.properties p ON (((p.organization_id = x.organization_id) AND (p.id = x.property_id))))
     LEFT JOIN public.people h ON (((h.organization_id = x.organization_id) AND (h.id = x.holder_id))))
     LEFT JOIN public.people g ON (((g.organization_id = x.organization_id) AND (g.id = x.giver_id))))
     LEFT JOIN public.units u ON ((u.id = x.unit_id)))
     LEFT JOIN public.decisions d ON ((d.id = x.decision_id)));

REVOKE ALL ON TABLE "public"."decision_proxies_list" FROM "anon";

CREATE VIEW "public"."decision_units_list" WITH (security_invoker=true) AS  SELECT u.id,
    u.organization_id,
    u.property_id,
    u.label,
    u.label_order,
    u.area_m2,
    c.numerator,
    c.denominator,
    COALESCE(( SELECT jsonb_agg(jsonb_build_object('person_id', o.person_id, 'name', pe.full_name) ORDER BY (pe.full_name COLLATE private.natural_order) NULLS FIRST) AS jsonb_agg
           FROM (public.unit_owners o
             LEFT JOIN public.people pe ON ((pe.id = o.person_id)))
          WHERE (o.unit_id = u.id)), '[]'::jsonb) AS owners
   FROM (public.units u
     LEFT JOIN public.unit_coefficients c ON ((c.unit_id = u.id)))
  WHERE (u.archived_at IS NULL);

REVOKE ALL ON TABLE "public"."decision_units_list" FROM "anon";

CREATE VIEW "public"."decision_votes_list" WITH (security_invoker=true) AS  SELECT v.id,
    v.organization_id,
    v.decision_id,
    v.unit_id,
    v.person_ids,
    v.of_organization,
    v.weight,
    v.has_voted,
    v.is_entered,
    v.proxy_id,
    u.label AS unit_label,
    u.label_order AS unit_label_order,
    ARRAY( SELECT pe.full_name
           FROM public.people pe
          WHERE (pe.id = ANY (v.person_ids))
          ORDER BY pe.full_name) AS names,
    ( SELECT pe.full_name
           FROM (public.decision_proxies x
             JOIN public.people pe ON ((pe.id = x.holder_id)))
          WHERE (x.id =
                CASE
                    WHEN v.has_voted THEN v.proxy_id
                    ELSE private.proxy_id_of(v.id)
                END)) AS holder_name
   FROM (public.decision_votes v
     LEFT JOIN public.units u ON ((u.id = v.unit_id)));

REVOKE ALL ON TABLE "public"."decision_votes_list" FROM "anon";

CREATE VIEW "public"."decisions_list" WITH (security_invoker=true) AS  SELECT d.id,
    d.organization_id,
    d.property_id,
    d.status,
    d.kind,
    d.question,
    d.body,
    d.matter,
    d.is_secret,
    d.results_shown,
    d.max_choices,
    d.seats,
    d.score_max,
    d.budget_minor,
    d.budget_currency,
    d.call,
    d.first_call_id,
    d.assembly_id,
    d.rules_id,
    d.opened_at,
    d.closes_at,
    d.closed_at,
    d.certified_at,
    (d.result ->> 'outcome'::text) AS outcome,
    d.created_at,
    s.property_name,
    ( SELECT n.id
           FROM public.decisions n
          WHERE ((n.property_id = d.property_id) AND (n.first_call_id = d.id))) AS second_call_id,
    private.plain_text(((d.question || ' '::text) || d.body)) AS search_text,
    s.votes,
    s.voted,
    s.weight,
    s.voted_weight,
    s.quorum_numerator,
    s.quorum_denominator,
    s.gaps,
    s.weight_basis,
    m.numerator AS majority_numerator,
    m.denominator AS majority_denominator,
    m.must_exceed AS majority_must_exceed,
    m.base AS majority_base,
    m.article AS majority_article,
    (
        CASE d.status
            WHEN 'closed'::public.decision_status THEN ('1'::text || to_char((d.closed_at AT TIME ZONE 'UTC'::text), 'YYYYMMDDHH24MISS'::text))
            WHEN 'open'::public.decision_status THEN ('2'::text || COALESCE(to_char((d.closes_at AT TIME ZONE 'UTC'::text), 'YYYYMMDDHH24MISS'::text), '00000000000000'::text))
            WHEN 'draft'::public.decision_status THEN ('3'::text || to_char((d.created_at AT TIME ZONE 'UTC'::text), 'YYYYMMDDHH24MISS'::text))
            ELSE ('4'::text || lpad((('9999999999'::bigint - (EXTRACT(epoch FROM d.certified_at))::bigint))::text, 14, '0'::text))
        END COLLATE private.natural_order) AS attention
   FROM ((public.decisions d
     CROSS JOIN LATERAL private.decision_standing(d.id) s(votes, voted, weight, voted_weight, quorum_numerator, quorum_denominator, gaps, property_name, weight_basis, majority_id))
     LEFT JOIN public.decision_majorities m ON ((m.id = s.majority_id)));

REVOKE ALL ON TABLE "public"."decisions_list" FROM "anon";

CREATE INDEX log_leaves_by_record ON private.log_leaves USING btree (record_id, kind, "position");

CREATE INDEX log_leaves_of_access ON private.log_leaves USING btree (organization_id, "position")
  WHERE (kind = 'access'::text);

CREATE INDEX log_queue_of_organization ON private.log_queue USING btree (organization_id, id);

CREATE INDEX assemblies_of_creator ON public.assemblies USING btree (created_by);

CREATE INDEX assemblies_of_organization ON public.assemblies USING btree (organization_id, property_id, starts_at DESC);

CREATE INDEX assemblies_of_rules ON public.assemblies USING btree (property_id, rules_id);

CREATE INDEX assembly_attendance_of_organization ON public.assembly_attendance USING btree (organization_id, assembly_id);

CREATE INDEX assembly_attendance_of_person ON public.assembly_attendance USING btree (person_id, organization_id);

CREATE INDEX assembly_attendance_of_proxy ON public.assembly_attendance USING btree (proxy_id);

CREATE INDEX assembly_attendance_of_recorder ON public.assembly_attendance USING btree (recorded_by);

CREATE INDEX assembly_attendance_of_unit ON public.assembly_attendance USING btree (property_id, unit_id);

CREATE UNIQUE INDEX assembly_attendance_one_at_a_time ON public.assembly_attendance USING btree (assembly_id, unit_id)
  WHERE (left_at IS NULL);

CREATE INDEX assembly_items_of_decision ON public.assembly_items USING btree (property_id, decision_id);

CREATE INDEX assembly_items_of_organization ON public.assembly_items USING btree (organization_id, assembly_id);

CREATE INDEX charges_of_rent_set_right ON public.charges USING btree (lease_id, period_start)
  WHERE ((kind = 'rent'::public.charge_kind) AND ((reversed_at IS NOT NULL) OR is_adjustment));

CREATE INDEX data_requests_of_answerer ON public.data_requests USING btree (answered_by);

CREATE INDEX data_requests_of_organization ON public.data_requests USING btree (organization_id, created_at DESC, id DESC);

CREATE INDEX data_requests_of_person ON public.data_requests USING btree (organization_id, person_id);

CREATE INDEX data_requests_of_user ON public.data_requests USING btree (user_id, created_at DESC);

CREATE UNIQUE INDEX data_requests_one_open ON public.data_requests USING btree (organization_id, user_id, kind)
  WHERE (status = 'open'::public.data_request_status);

CREATE INDEX decision_ballots_of_caster ON public.decision_ballots USING btree (cast_by);

CREATE INDEX decision_ballots_of_decision ON public.decision_ballots USING btree (decision_id, vote_id);

CREATE INDEX decision_ballots_of_organization ON public.decision_ballots USING btree (organization_id, decision_id);

CREATE INDEX decision_comments_of_author ON public.decision_comments USING btree (author_id);

CREATE INDEX decision_comments_of_decision ON public.decision_comments USING btree (decision_id, organization_id, created_at);

CREATE INDEX decision_comments_of_organization ON public.decision_comments USING btree (organization_id, decision_id);

CREATE INDEX decision_documents_of_document ON public.decision_documents USING btree (organization_id, document_id);

CREATE INDEX decision_documents_of_organization ON public.decision_documents USING btree (organization_id, decision_id);

CREATE INDEX decision_majorities_of_property ON public.decision_majorities USING btree (property_id);

CREATE INDEX decision_majorities_of_rules ON public.decision_majorities USING btree (organization_id, rules_id);

CREATE INDEX decision_options_of_organization ON public.decision_options USING btree (organization_id, decision_id);

CREATE INDEX decision_proxies_of_decision ON public.decision_proxies USING btree (property_id, decision_id);

CREATE INDEX decision_proxies_of_giver ON public.decision_proxies USING btree (giver_id, organization_id);

CREATE INDEX decision_proxies_of_holder ON public.decision_proxies USING btree (holder_id, organization_id);

CREATE INDEX decision_proxies_of_organization ON public.decision_proxies USING btree (organization_id, property_id);

CREATE INDEX decision_proxies_of_recorder ON public.decision_proxies USING btree (recorded_by);

CREATE INDEX decision_proxies_of_unit ON public.decision_proxies USING btree (property_id, unit_id);

CREATE UNIQUE INDEX decision_proxies_one_each ON public.decision_proxies USING btree (property_id, giver_id, decision_id, unit_id) NULLS NOT DISTINCT
  WHERE (revoked_at IS NULL);

CREATE INDEX decision_rules_of_organization ON public.decision_rules USING btree (organization_id, property_id, VERSION DESC);

CREATE INDEX decision_rules_of_publisher ON public.decision_rules USING btree (published_by);

CREATE INDEX decision_votes_of_decision ON public.decision_votes USING btree (organization_id, decision_id);

CREATE INDEX decision_votes_of_person ON public.decision_votes USING gin (person_ids);

CREATE INDEX decision_votes_of_proxy ON public.decision_votes USING btree (proxy_id);

CREATE INDEX decision_votes_of_unit ON public.decision_votes USING btree (organization_id, unit_id);

CREATE INDEX decisions_closing ON public.decisions USING btree (organization_id, closes_at)
  WHERE (status = 'open'::public.decision_status);

CREATE INDEX decisions_of_assembly ON public.decisions USING btree (property_id, assembly_id);

CREATE INDEX decisions_of_certifier ON public.decisions USING btree (certified_by);

CREATE INDEX decisions_of_creator ON public.decisions USING btree (created_by);

CREATE INDEX decisions_of_first_call ON public.decisions USING btree (property_id, first_call_id);

CREATE INDEX decisions_of_majority ON public.decisions USING btree (majority_id);

CREATE INDEX decisions_of_organization ON public.decisions USING btree (organization_id, property_id, created_at DESC);

CREATE INDEX decisions_of_property ON public.decisions USING btree (property_id, status);

CREATE INDEX decisions_of_rules ON public.decisions USING btree (property_id, rules_id);

CREATE UNIQUE INDEX decisions_one_second_call ON public.decisions USING btree (property_id, first_call_id)
  WHERE (first_call_id IS NOT NULL);

CREATE INDEX invitations_by_person ON public.invitations USING btree (organization_id, person_id);

CREATE INDEX legal_file_documents_of_document ON public.legal_file_documents USING btree (organization_id, document_id);

CREATE INDEX legal_file_documents_of_organization ON public.legal_file_documents USING btree (organization_id, event_id);

CREATE INDEX legal_file_events_corrected ON public.legal_file_events USING btree (file_id, corrects_id);

CREATE INDEX legal_file_events_of_author ON public.legal_file_events USING btree (author_id);

CREATE INDEX legal_file_events_of_organization ON public.legal_file_events USING btree (organization_id, file_id);

CREATE INDEX legal_files_of_lease ON public.legal_files USING btree (organization_id, lease_id);

CREATE INDEX legal_files_of_opener ON public.legal_files USING btree (opened_by);

CREATE INDEX legal_files_of_organization ON public.legal_files USING btree (organization_id, status, opened_at DESC);

CREATE UNIQUE INDEX legal_files_one_open ON public.legal_files USING btree (lease_id, kind)
  WHERE (status = 'open'::public.legal_file_status);

CREATE INDEX minutes_signatures_of_organization ON public.minutes_signatures USING btree (organization_id, assembly_id);

CREATE INDEX minutes_signatures_of_user ON public.minutes_signatures USING btree (user_id);

CREATE INDEX unit_coefficients_of_organization ON public.unit_coefficients USING btree (organization_id, unit_id);

CREATE INDEX unit_coefficients_of_property ON public.unit_coefficients USING btree (property_id, unit_id);

CREATE INDEX unit_owners_of_organization ON public.unit_owners USING btree (organization_id, unit_id);

CREATE INDEX unit_owners_of_person ON public.unit_owners USING btree (person_id, organization_id);

CREATE INDEX unit_owners_of_property ON public.unit_owners USING btree (property_id, unit_id);

CREATE TRIGGER refuse_change
  BEFORE DELETE OR UPDATE ON private.log_leaves
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER refuse_truncate
  BEFORE TRUNCATE ON private.log_leaves
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER refuse_change
  BEFORE DELETE OR UPDATE ON private.log_nodes
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER refuse_truncate
  BEFORE TRUNCATE ON private.log_nodes
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER refuse_change
  BEFORE UPDATE ON private.log_openings
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER log_export
  AFTER INSERT ON private.security_events
  FOR EACH ROW
  WHEN ((new.kind = 'data_exported'::public.security_event_kind))
  EXECUTE FUNCTION private.log_export();

CREATE TRIGGER a_compose_text
  BEFORE INSERT OR UPDATE ON public.assemblies
  FOR EACH ROW
  WHEN ((NOT (concat_ws(chr(10), new.title, new.place, new.minutes, new.minutes_hash) IS NFC NORMALIZED)))
  EXECUTE FUNCTION private.compose_text();

CREATE TRIGGER refuse_delete
  BEFORE DELETE ON public.assemblies
  FOR EACH ROW
  WHEN ((old.status <> 'draft'::public.assembly_status))
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER refuse_rewrite
  BEFORE UPDATE ON public.assemblies
  FOR EACH ROW
  WHEN
    (((old.status = ANY (ARRAY['closed'::public.assembly_status, 'certified'::public.assembly_status])) AND ((to_jsonb(new.*) - '{status,created_by}'::text[]) IS DISTINCT FROM
    (to_jsonb(old.*) - '{status,created_by}'::text[]))))
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER refuse_truncate
  BEFORE TRUNCATE ON public.assemblies
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER refuse_change
  BEFORE DELETE OR UPDATE OF id, assembly_id, unit_id, person_id, proxy_id, arrived_at, weight ON public.assembly_attendance
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER refuse_truncate
  BEFORE TRUNCATE ON public.assembly_attendance
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER a_compose_text
  BEFORE INSERT OR UPDATE ON public.assembly_items
  FOR EACH ROW
  WHEN ((NOT (concat_ws(chr(10), new.title, new.moved_by) IS NFC NORMALIZED)))
  EXECUTE FUNCTION private.compose_text();

CREATE TRIGGER log_audited_change
  AFTER INSERT ON public.audit_log
  FOR EACH ROW
  WHEN (((new.organization_id IS
    NOT NULL) AND
    (new.table_name = ANY (ARRAY['memberships'::text, 'invitations'::text, 'organizations'::text, 'documents'::text, 'leases'::text, 'lease_tenants'::text,
    'lease_guarantors'::text, 'lease_rent_steps'::text]))))
  EXECUTE FUNCTION private.log_audited_change();

CREATE TRIGGER log_signature
  AFTER UPDATE OF signed_at ON public.contract_signers
  FOR EACH ROW
  WHEN (((old.signed_at IS NULL) AND (new.signed_at IS NOT NULL)))
  EXECUTE FUNCTION private.log_signature();

CREATE TRIGGER log_contract
  AFTER INSERT ON public.contract_versions
  FOR EACH ROW
  EXECUTE FUNCTION private.log_contract();

CREATE TRIGGER a_compose_text
  BEFORE INSERT OR UPDATE ON public.data_requests
  FOR EACH ROW
  WHEN ((NOT (concat_ws(chr(10), new.details, new.law, new.article, new.answer) IS NFC NORMALIZED)))
  EXECUTE FUNCTION private.compose_text();

CREATE TRIGGER keep_posted_fields
  BEFORE UPDATE ON public.data_requests
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_posted_fields('status', 'answer', 'answered_by', 'answered_at', 'user_id', 'person_id');

CREATE TRIGGER refuse_truncate
  BEFORE TRUNCATE ON public.data_requests
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER refuse_after_close
  BEFORE INSERT OR UPDATE OF vote_id, decision_id, choice, cast_at ON public.decision_ballots
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_after_close();

CREATE TRIGGER refuse_delete
  BEFORE DELETE ON public.decision_ballots
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER refuse_truncate
  BEFORE TRUNCATE ON public.decision_ballots
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER a_compose_text
  BEFORE INSERT OR UPDATE ON public.decision_comments
  FOR EACH ROW
  WHEN ((NOT (concat_ws(chr(10), new.author_name, new.body) IS NFC NORMALIZED)))
  EXECUTE FUNCTION private.compose_text();

CREATE TRIGGER refuse_after_opening
  BEFORE INSERT OR DELETE OR UPDATE ON public.decision_documents
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_after_opening();

CREATE TRIGGER a_compose_text
  BEFORE INSERT OR UPDATE ON public.decision_majorities
  FOR EACH ROW
  WHEN ((NOT (concat_ws(chr(10), new.matter, new.article) IS NFC NORMALIZED)))
  EXECUTE FUNCTION private.compose_text();

CREATE TRIGGER refuse_change
  BEFORE DELETE OR UPDATE ON public.decision_majorities
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER refuse_truncate
  BEFORE TRUNCATE ON public.decision_majorities
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER a_compose_text
  BEFORE INSERT OR UPDATE ON public.decision_options
  FOR EACH ROW
  WHEN ((NOT (concat_ws(chr(10), new.label, new.detail) IS NFC NORMALIZED)))
  EXECUTE FUNCTION private.compose_text();

CREATE TRIGGER refuse_after_opening
  BEFORE INSERT OR DELETE OR UPDATE ON public.decision_options
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_after_opening();

CREATE TRIGGER refuse_change
  BEFORE DELETE OR UPDATE OF id, property_id, decision_id, unit_id, giver_id, holder_id, given_at ON public.decision_proxies
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER refuse_truncate
  BEFORE TRUNCATE ON public.decision_proxies
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER a_compose_text
  BEFORE INSERT OR UPDATE ON public.decision_rules
  FOR EACH ROW
  WHEN ((NOT (concat_ws(chr(10), new.voters_article, new.weight_article, new.quorum_article, new.abstention_article, new.notice_article, new.proxy_article) IS NFC NORMALIZED)))
  EXECUTE FUNCTION private.compose_text();

CREATE TRIGGER refuse_change
  BEFORE DELETE OR UPDATE OF id, organization_id, property_id, VERSION, published_at ON public.decision_rules
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER refuse_truncate
  BEFORE TRUNCATE ON public.decision_rules
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER a_compose_text
  BEFORE INSERT OR UPDATE ON public.decisions
  FOR EACH ROW
  WHEN ((NOT (concat_ws(chr(10), new.question, new.body, new.matter, new.ballots_root) IS NFC NORMALIZED)))
  EXECUTE FUNCTION private.compose_text();

CREATE TRIGGER refuse_delete
  BEFORE DELETE ON public.decisions
  FOR EACH ROW
  WHEN ((old.status <> 'draft'::public.decision_status))
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER refuse_rewrite
  BEFORE UPDATE ON public.decisions
  FOR EACH ROW
  WHEN
    (((old.status <> 'draft'::public.decision_status) AND (((to_jsonb(new.*) - '{status,closed_at,certified_at,certified_by,created_by,result,ballots_root}'::text[]) IS DISTINCT
    FROM (to_jsonb(old.*) - '{status,closed_at,certified_at,certified_by,created_by,result,ballots_root}'::text[])) OR (new.status < old.status) OR
    ((old.status <> 'open'::public.decision_status) AND ((new.result IS DISTINCT FROM old.result) OR (new.ballots_root IS DISTINCT FROM old.ballots_root))))))
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER refuse_truncate
  BEFORE TRUNCATE ON public.decisions
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER a_compose_text
  BEFORE INSERT OR UPDATE ON public.documents
  FOR EACH ROW
  WHEN ((NOT (concat_ws(chr(10), new.name, new.file_type, new.file_sha256) IS NFC NORMALIZED)))
  EXECUTE FUNCTION private.compose_text();

CREATE TRIGGER refuse_change
  BEFORE DELETE OR UPDATE ON public.legal_file_documents
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER refuse_truncate
  BEFORE TRUNCATE ON public.legal_file_documents
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER a_compose_text
  BEFORE INSERT OR UPDATE ON public.legal_file_events
  FOR EACH ROW
  WHEN ((NOT (concat_ws(chr(10), new.note, new.author_name) IS NFC NORMALIZED)))
  EXECUTE FUNCTION private.compose_text();

CREATE TRIGGER refuse_delete
  BEFORE DELETE ON public.legal_file_events
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER refuse_rewrite
  BEFORE UPDATE ON public.legal_file_events
  FOR EACH ROW
  WHEN (((to_jsonb(new.*) - 'author_id'::text) IS DISTINCT FROM (to_jsonb(old.*) - 'author_id'::text)))
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER refuse_truncate
  BEFORE TRUNCATE ON public.legal_file_events
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER a_compose_text
  BEFORE INSERT OR UPDATE ON public.legal_files
  FOR EACH ROW
  WHEN ((NOT (concat_ws(chr(10), new.outcome) IS NFC NORMALIZED)))
  EXECUTE FUNCTION private.compose_text();

CREATE TRIGGER refuse_rewrite
  BEFORE UPDATE ON public.legal_files
  FOR EACH ROW
  WHEN (((old.status = 'closed'::public.legal_file_status) AND ((to_jsonb(new.*) - 'opened_by'::text) IS DISTINCT FROM (to_jsonb(old.*) - 'opened_by'::text))))
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER refuse_truncate
  BEFORE TRUNCATE ON public.legal_files
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER write_audit_log
  AFTER INSERT OR UPDATE ON public.legal_files
  FOR EACH ROW
  EXECUTE FUNCTION private.write_audit_log();

CREATE TRIGGER refuse_change
  BEFORE DELETE OR UPDATE ON public.log_checkpoints
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER refuse_truncate
  BEFORE TRUNCATE ON public.log_checkpoints
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER a_compose_text
  BEFORE INSERT OR UPDATE ON public.minutes_signatures
  FOR EACH ROW
  WHEN ((NOT (concat_ws(chr(10), new.full_name, new.minutes_hash) IS NFC NORMALIZED)))
  EXECUTE FUNCTION private.compose_text();

CREATE TRIGGER refuse_change
  BEFORE DELETE OR UPDATE OF assembly_id, ROLE, full_name, minutes_hash, signed_at ON public.minutes_signatures
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER refuse_truncate
  BEFORE TRUNCATE ON public.minutes_signatures
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER log_void
  AFTER UPDATE OF voided_at ON public.receipts
  FOR EACH ROW
  WHEN (((old.voided_at IS NULL) AND (new.voided_at IS NOT NULL)))
  EXECUTE FUNCTION private.log_void();

CREATE TRIGGER write_audit_log
  AFTER INSERT OR DELETE ON public.unit_owners
  FOR EACH ROW
  EXECUTE FUNCTION private.write_audit_log();

CREATE POLICY "readers and the building see assemblies" ON "public"."assemblies"
  FOR SELECT
  TO "authenticated"
  USING
    (((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('portfolio.read'::text) AS my_organization_ids))) OR ((status <> 'draft'::public.assembly_status) AND
    (property_id = ANY (ARRAY( SELECT private.my_decision_property_ids() AS my_decision_property_ids))))));

CREATE POLICY "readers of people see attendance, and who attends theirs" ON "public"."assembly_attendance"
  FOR SELECT
  TO "authenticated"
  USING
    (((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('people.read'::text) AS my_organization_ids))) OR (person_id = ANY (ARRAY( SELECT private.my_person_ids() AS
    my_person_ids)))));

CREATE POLICY "whoever sees an assembly sees its agenda" ON "public"."assembly_items"
  FOR SELECT
  TO "authenticated"
  USING
    (((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('portfolio.read'::text) AS my_organization_ids))) OR (assembly_id = ANY (ARRAY( SELECT
    private.my_assembly_ids() AS my_assembly_ids)))));

CREATE POLICY "readers of people and who asked see data requests" ON "public"."data_requests"
  FOR SELECT
  TO "authenticated"
  USING (((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('people.read'::text) AS my_organization_ids))) OR (user_id = ( SELECT auth.uid() AS uid))));

CREATE POLICY "voters see their ballots, and all when results are shown" ON "public"."decision_ballots"
  FOR SELECT
  TO "authenticated"
  USING (((vote_id = ANY (ARRAY( SELECT private.my_vote_ids() AS my_vote_ids))) OR (decision_id = ANY (ARRAY( SELECT private.my_shown_decision_ids() AS my_shown_decision_ids)))));

CREATE POLICY "whoever sees a decision reads what is said of it" ON "public"."decision_comments"
  FOR SELECT
  TO "authenticated"
  USING
    ((((withdrawn_at IS NULL) OR (author_id = ( SELECT auth.uid() AS uid))) AND ((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('portfolio.read'::text) AS
    my_organization_ids))) OR (decision_id = ANY (ARRAY( SELECT private.my_decision_ids() AS my_decision_ids))))));

CREATE POLICY "whoever sees a decision sees its documents" ON "public"."decision_documents"
  FOR SELECT
  TO "authenticated"
  USING
    (((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('portfolio.read'::text) AS my_organization_ids))) OR (decision_id = ANY (ARRAY( SELECT
    private.my_decision_ids() AS my_decision_ids)))));

CREATE POLICY "readers and co-owners see majorities" ON "public"."decision_majorities"
  FOR SELECT
  TO "authenticated"
  USING
    (((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('portfolio.read'::text) AS my_organization_ids))) OR (property_id = ANY (ARRAY( SELECT
    private.my_decision_property_ids() AS my_decision_property_ids)))));

CREATE POLICY "whoever sees a decision sees its options" ON "public"."decision_options"
  FOR SELECT
  TO "authenticated"
  USING
    (((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('portfolio.read'::text) AS my_organization_ids))) OR (decision_id = ANY (ARRAY( SELECT
    private.my_decision_ids() AS my_decision_ids)))));

CREATE POLICY "readers of people see proxies, givers and holders theirs" ON "public"."decision_proxies"
  FOR SELECT
  TO "authenticated"
  USING
    (((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('people.read'::text) AS my_organization_ids))) OR (giver_id = ANY (ARRAY( SELECT private.my_person_ids() AS
    my_person_ids))) OR (holder_id = ANY (ARRAY( SELECT private.my_person_ids() AS my_person_ids)))));

CREATE POLICY "readers and co-owners see decision rules" ON "public"."decision_rules"
  FOR SELECT
  TO "authenticated"
  USING
    (((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('portfolio.read'::text) AS my_organization_ids))) OR (property_id = ANY (ARRAY( SELECT
    private.my_decision_property_ids() AS my_decision_property_ids)))));

CREATE POLICY "readers of people see the roll, voters their votes" ON "public"."decision_votes"
  FOR SELECT
  TO "authenticated"
  USING
    (((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('people.read'::text) AS my_organization_ids))) OR (person_ids && ARRAY( SELECT private.my_person_ids() AS
    my_person_ids))));

CREATE POLICY "readers and the building see decisions" ON "public"."decisions"
  FOR SELECT
  TO "authenticated"
  USING
    (((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('portfolio.read'::text) AS my_organization_ids))) OR ((status <> 'draft'::public.decision_status) AND
    (property_id = ANY (ARRAY( SELECT private.my_decision_property_ids() AS my_decision_property_ids))))));

CREATE POLICY "readers of people see tenant invitations, managers of members t" ON "public"."invitations"
  FOR SELECT
  TO "authenticated"
  USING
    ((((kind <> 'member'::public.invitation_kind) AND (organization_id = ANY (ARRAY( SELECT private.my_organization_ids('people.read'::text) AS my_organization_ids)))) OR ((kind =
    'member'::public.invitation_kind) AND (organization_id = ANY (ARRAY( SELECT private.my_organization_ids('members.manage'::text) AS my_organization_ids))))));

CREATE POLICY "readers of leases see what proves an event" ON "public"."legal_file_documents"
  FOR SELECT
  TO "authenticated"
  USING ((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('leases.read'::text) AS my_organization_ids))));

CREATE POLICY "readers of leases see what happened in legal files" ON "public"."legal_file_events"
  FOR SELECT
  TO "authenticated"
  USING ((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('leases.read'::text) AS my_organization_ids))));

CREATE POLICY "readers of leases see legal files" ON "public"."legal_files"
  FOR SELECT
  TO "authenticated"
  USING ((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('leases.read'::text) AS my_organization_ids))));

CREATE POLICY "readers of a log see its checkpoints" ON "public"."log_checkpoints"
  FOR SELECT
  TO "authenticated"
  USING ((organization_id = ANY (ARRAY( SELECT private.my_log_ids() AS my_log_ids))));

CREATE POLICY "whoever sees an assembly sees who signed" ON "public"."minutes_signatures"
  FOR SELECT
  TO "authenticated"
  USING
    (((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('portfolio.read'::text) AS my_organization_ids))) OR (assembly_id = ANY (ARRAY( SELECT
    private.my_assembly_ids() AS my_assembly_ids)))));

CREATE POLICY "members, tenants and co-owners see the organisation" ON "public"."organizations"
  FOR SELECT
  TO "authenticated"
  USING
    (((id = ANY (ARRAY( SELECT private.my_organization_ids() AS my_organization_ids))) OR (id = ANY (ARRAY( SELECT private.my_landlord_ids() AS my_landlord_ids))) OR (id = ANY
    (ARRAY( SELECT private.my_co_owned_organization_ids() AS my_co_owned_organization_ids)))));

CREATE POLICY "readers and co-owners see coefficients" ON "public"."unit_coefficients"
  FOR SELECT
  TO "authenticated"
  USING
    (((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('portfolio.read'::text) AS my_organization_ids))) OR (property_id = ANY (ARRAY( SELECT
    private.my_decision_property_ids() AS my_decision_property_ids)))));

CREATE POLICY "readers of people see who owns units, owners themselves" ON "public"."unit_owners"
  FOR SELECT
  TO "authenticated"
  USING
    (((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('people.read'::text) AS my_organization_ids))) OR (person_id = ANY (ARRAY( SELECT private.my_person_ids() AS
    my_person_ids)))));

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."assemblies";

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."assembly_attendance";

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."assembly_items";

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."decision_comments";

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."decision_proxies";

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."decision_votes";

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."decisions";

COMMENT ON COLUMN "public"."assemblies"."minutes_hash" IS 'SHA-256 of the minutes (UTF-8), set as the assembly closes: what is signed.';

COMMENT ON COLUMN "public"."assemblies"."quorum" IS 'The most that was present in session on this call, as private.quorum_of answers. Null before the session.';

COMMENT ON COLUMN "public"."assembly_attendance"."weight" IS 'What the unit weighed as it arrived; null where votes are by person, or its weight was not known.';

COMMENT ON COLUMN "public"."decision_rules"."proxies_may_split" IS 'Who votes for several units may give them to several holders.';

COMMENT ON COLUMN "public"."decision_rules"."proxy_limit" IS 'How many votes one person may hold for others; null: no limit.';

COMMENT ON COLUMN "public"."decision_rules"."voters" IS 'occupants: the tenants of a unit that is let, else its owners. owners_and_tenants: each of them, one vote each.';

COMMENT ON COLUMN "public"."decision_votes"."is_entered" IS 'A moderator entered it for somebody without a device.';

COMMENT ON COLUMN "public"."decision_votes"."person_ids" IS 'Co-owners of a unit, or its tenants, or one person: any of them casts it, once.';

COMMENT ON COLUMN "public"."decision_votes"."proxy_id" IS 'The proxy by which it was cast.';

COMMENT ON COLUMN "public"."decisions"."ballots_root" IS 'The root (RFC 6962, SHA-256) of the published ballots.';

COMMENT ON COLUMN "public"."decisions"."matter" IS 'The kind of matter, as the building''s rules name it: its majority.';

COMMENT ON COLUMN "public"."decisions"."result" IS 'As private.tally_of answers; weights as integers, never fractions.';

COMMENT ON COLUMN "public"."decisions"."seats" IS 'How many options may be chosen.';

COMMENT ON COLUMN "public"."documents"."file_sha256" IS 'The hash of its file as the browser that sent it counted it, for the log; null for what came before or from a tenant.';

COMMENT ON COLUMN "public"."invitations"."person_id" IS 'The owner of a unit who is invited to the decisions of the building.';

COMMENT ON COLUMN "public"."legal_file_events"."author_name" IS 'Who entered it, as they were called then.';

COMMENT ON COLUMN "public"."legal_file_events"."due_on" IS 'The day that the event set: of a hearing.';

COMMENT ON COLUMN "public"."legal_file_events"."paper" IS 'The paper as it was written: {facts, lease, owed_minor, last_day, law, article}. lease is contract_facts of that day; last_day, law and article are null where the law sets no period.';

COMMENT ON COLUMN "public"."legal_files"."outcome" IS 'How it came out, in words.';

COMMENT ON FUNCTION "private"."add_legal_file_event"(uuid, uuid, jsonb) IS '{"access": ["leases.read", "leases.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."add_motion"(uuid, uuid, text, text, uuid) IS '{"access": ["decisions.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."answer_data_request"(uuid, boolean, text) IS '{"access": ["people.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."append_log"(uuid, text, uuid, jsonb) IS 'For verbs: puts what happened to a record into the log of its organisation, in their own transaction. It gets its position when the log is next sealed.';

COMMENT ON FUNCTION "private"."ask_about_data"(uuid, uuid, public.data_request_kind, text) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."assembly_presence"(uuid) IS '{"access": ["people.read", "portfolio.read", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."assembly_quorum"(uuid) IS '{"access": ["portfolio.read", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."assembly_units"(uuid) IS '{"access": ["people.read"], "repeatable": false}';

COMMENT ON FUNCTION "private"."awaited_legal_days"(uuid, date, date) IS 'The days of open legal files between two days: what only they know, and the law''s days for notices and reasons that were not given yet.';

COMMENT ON FUNCTION "private"."ballot_leaves"(uuid) IS 'The ballots of a decision as hashes of leaves (RFC 6962), in order of the hashes. src/domain/decisions/receipts.ts makes the same from a receipt.';

COMMENT ON FUNCTION "private"."begin_vote"(uuid, boolean) IS 'Marks a vote as cast by the caller: their own, one that they hold by proxy, or one that they enter. Errors: not_found, voting_over, not_present, already_voted, proxy_used.';

COMMENT ON FUNCTION "private"."budget_shares"(bigint, numeric[]) IS 'An amount shared by largest remainder; of equal remainders, the larger total first, then the earlier option. Empty where nothing was given.';

COMMENT ON FUNCTION "private"."call_assembly"(uuid, boolean) IS '{"access": ["decisions.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."call_decision_again"(uuid, uuid) IS '{"access": ["decisions.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."cast_secret_vote"(uuid, smallint[], text, smallint[], text, boolean) IS '{"access": ["decisions.write", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."cast_vote"(uuid, smallint[], boolean) IS '{"access": ["decisions.write", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."certify_decision"(uuid) IS '{"access": ["decisions.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."charge_reasons"(uuid, integer) IS '{"access": ["money.read", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."checked_choice"(public.decisions, smallint[]) IS 'A choice that a decision of its kind takes, as it is kept. Empty: abstains. Error: choice_invalid.';

COMMENT ON FUNCTION "private"."chosen_options"(numeric[], integer[], integer) IS 'The seats'' highest options of those that pass; those that share the last seat are tied, and none of them is chosen.';

COMMENT ON FUNCTION "private"."close_assembly"(uuid) IS '{"access": ["decisions.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."close_decision"(uuid) IS '{"access": ["decisions.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."close_due_decisions"(uuid, timestamp with time zone) IS 'Closes the decisions whose time is over. How many.';

COMMENT ON FUNCTION "private"."close_legal_file"(uuid, text) IS '{"access": ["leases.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."close_voting"(uuid) IS 'Closes a decision and writes its result down, once.';

COMMENT ON FUNCTION "private"."comment_on_decision"(uuid, uuid, text) IS '{"access": ["decisions.write", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."count_calendar_fetch"(uuid) IS '{"access": ["calendar.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."counted_choices"(uuid) IS 'The ballots of a decision, open or secret, summed up by what they say.';

COMMENT ON FUNCTION "private"."current_decision_rules"(uuid) IS 'The rules of a building that hold today, or null.';

COMMENT ON FUNCTION "private"."data_looks"(uuid) IS '{"access": ["audit.read", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."data_readers"(uuid) IS '{"access": ["audit.read", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."day_after_business_days"(date, integer) IS 'The last of so many business days after a day; src/domain/law/count-period.ts counts the same.';

COMMENT ON FUNCTION "private"."decision_entries"(uuid, uuid, date, date, text) IS 'Assemblies that were called, with their second call while it may come, and when votes outside of them close; null property: all of them.';

COMMENT ON FUNCTION "private"."decision_gaps"(uuid) IS '{"access": ["decisions.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."decision_jobs"(uuid, timestamp with time zone) IS 'Step of the scheduled jobs: closes decisions whose time is over, and reminds who has not voted a day before.';

COMMENT ON FUNCTION "private"."decision_property"(uuid) IS 'The organization of a property whose decisions the caller runs, and a lock on it. Error: not_found.';

COMMENT ON FUNCTION "private"."decision_result"(uuid) IS '{"access": ["portfolio.read", "decisions.write", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."decision_standing"(uuid) IS 'How a decision stands: its roll, who of it voted, the quorum of its call, and of a draft what is missing. Never what was chosen.';

COMMENT ON FUNCTION "private"."deposit_accounts"(uuid) IS '{"access": ["money.read"], "repeatable": false}';

COMMENT ON FUNCTION "private"."discard_decision"(uuid) IS '{"access": ["decisions.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."entries_of_feed"(public.calendar_feeds, date, date, text) IS 'What a feed says between two days, with the rights that its owner has now; the entry is null where it said the same last. Refuses with not_found where its owner has no right left.';

COMMENT ON FUNCTION "private"."export_data_requests"(uuid) IS 'What a person asked about the data that is kept of them, and the answers.';

COMMENT ON FUNCTION "private"."export_decisions"(uuid) IS 'What a person owns, voted, said and signed in a building''s decisions. How they voted in a secret one is kept nowhere.';

COMMENT ON FUNCTION "private"."find_proxy_holder"(uuid, text) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."give_proxy"(uuid, uuid, uuid, uuid, uuid, uuid) IS '{"access": ["decisions.write", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."grow_log_tree"(uuid, bigint, bigint) IS 'Writes the hashes of the subtrees that became full when a log grew from one size to another.';

COMMENT ON FUNCTION "private"."invite_owner"(uuid) IS '{"access": ["decisions.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."invited_place"(public.invitations) IS 'The place that an invitation is about: of a tenant what they rent, of a co-owner what they own. Null for a member.';

COMMENT ON FUNCTION "private"."is_in_my_lease"(text, uuid) IS 'Whether a record of the log is of what the caller rents or decides on, and theirs to read.';

COMMENT ON FUNCTION "private"."is_present"(public.decision_votes, uuid) IS 'Whether a vote is represented at an assembly now.';

COMMENT ON FUNCTION "private"."issue_invitation"(uuid, text, public.membership_role, uuid, uuid) IS 'Makes the invitation and revokes open ones for the same person; callers check the permission first. Ten an hour for one address, 500 tenants and co-owners a day for one organisation.';

COMMENT ON FUNCTION "private"."join_hashes"(bytea, bytea) IS 'The hash of a node by those of its two children (RFC 6962, 2.1).';

COMMENT ON FUNCTION "private"."keep_log_checkpoint"(uuid, bigint, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."left_size"(bigint) IS 'The largest power of two below a size of two or more: how many leaves are left of the root.';

COMMENT ON FUNCTION "private"."legal_file_entries"(uuid, date, date, text) IS 'Days of open legal files that no other entry has: until when a lease may be taken over, until when a demand asks for payment, hearings.';

COMMENT ON FUNCTION "private"."legal_file_facts"(public.legal_files) IS 'A legal file with its place, its lease and the days of what happened in it.';

COMMENT ON FUNCTION "private"."legal_paper_of"(public.legal_files, jsonb) IS 'What the paper of a legal file is written from today, with the last day that the law gives. Errors: value_missing, legal_date_unknown, nothing_owed.';

COMMENT ON FUNCTION "private"."legal_steps_of"(public.legal_file_kind) IS 'The steps of a kind of legal file, in their order; a note belongs to each. src/domain/law/legal-files.ts is the twin.';

COMMENT ON FUNCTION "private"."lengthen_log"(uuid, integer) IS 'Gives what waits its positions in the log and its hashes in the tree. Returns the size after it.';

COMMENT ON FUNCTION "private"."list_log"(uuid, bigint, integer) IS '{"access": ["audit.read"], "repeatable": false}';

COMMENT ON FUNCTION "private"."log_assembly"(uuid, text) IS 'Puts into the log that an assembly closed, or that its minutes were signed or certified, with the hash of the minutes.';

COMMENT ON FUNCTION "private"."log_audited_change"() IS 'Trigger: takes over from the audit log what changes access, leases and documents, with the hash of each row before and after.';

COMMENT ON FUNCTION "private"."log_consistency"(uuid, bigint, bigint) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."log_consistency_path"(uuid, bigint, bigint) IS 'The proof that the tree of a size begins with the one of an earlier size (RFC 6962, 2.1.2), in base64.';

COMMENT ON FUNCTION "private"."log_contract"() IS 'Trigger: the hash of a contract as it was sent to be signed.';

COMMENT ON FUNCTION "private"."log_decision"(uuid, text) IS 'Puts into the log that a decision opened, with the hashes of its frozen rules, question, options and votes; or closed or was certified, with its outcome, the hash of its result and the root of its ballots.';

COMMENT ON FUNCTION "private"."log_export"() IS 'Trigger: a member took a copy of their data, which names the people they work for.';

COMMENT ON FUNCTION "private"."log_inclusion_path"(uuid, bigint, bigint) IS 'The audit path of a leaf in the tree of a size (RFC 6962, 2.1.1), in base64, the leaf''s sibling first.';

COMMENT ON FUNCTION "private"."log_look"(uuid[], text) IS 'Puts into the log of each organisation that an administrator of the site was shown accounts of its members or tenants.';

COMMENT ON FUNCTION "private"."log_proof"(uuid, text, uuid) IS '{"access": ["audit.read", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."log_range_hash"(uuid, bigint, bigint) IS 'The Merkle tree hash of the leaves from one position up to another, as proofs cut them: it reads one kept hash for each full subtree.';

COMMENT ON FUNCTION "private"."log_signature"() IS 'Trigger: who signed a contract, as a role, and the hash of what was read.';

COMMENT ON FUNCTION "private"."log_void"() IS 'Trigger: a receipt that was voided with its payment.';

COMMENT ON FUNCTION "private"."managed_assembly"(uuid) IS 'An assembly that the caller runs, locked. Error: not_found.';

COMMENT ON FUNCTION "private"."managed_decision"(uuid) IS 'A decision that the caller runs, locked. Error: not_found.';

COMMENT ON FUNCTION "private"."managed_legal_file"(uuid) IS 'A legal file that the caller keeps, locked. Error: not_found.';

COMMENT ON FUNCTION "private"."missing_to_open"(public.decisions, public.decision_rules) IS 'What a decision lacks before it can open; src/domain/decisions has the same words.';

COMMENT ON FUNCTION "private"."monthly_charge_entries"(uuid, uuid, date, date, text) IS 'When monthly charges will be due that are not posted yet, as things stand.';

COMMENT ON FUNCTION "private"."my_assembly_ids"() IS 'Assemblies that the caller sees as one of the building.';

COMMENT ON FUNCTION "private"."my_co_owned_organization_ids"() IS 'Organisations that manage a building in which the caller owns a unit.';

COMMENT ON FUNCTION "private"."my_decision_buildings"() IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."my_decision_ids"() IS 'Decisions that the caller sees as one of the building; drafts are the office''s.';

COMMENT ON FUNCTION "private"."my_decision_property_ids"() IS 'Buildings in whose decisions the caller has a part: as an owner, as the holder of a proxy, or as a tenant with a voice or a vote.';

COMMENT ON FUNCTION "private"."my_decisions"(timestamp with time zone, uuid, integer) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."my_deposits"() IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."my_log_heads"() IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."my_log_ids"() IS 'Organisations whose log the caller keeps watch over: they work for it, rent or rented from it, or decide in a building of it.';

COMMENT ON FUNCTION "private"."my_proxies"() IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."my_shown_decision_ids"() IS 'Decisions whose results the caller may see: closed ones; open ones as their results_shown says. Of a secret one, none before it closes.';

COMMENT ON FUNCTION "private"."my_vote_ids"() IS 'Votes that the caller may cast as themselves, or for their organization as an owner.';

COMMENT ON FUNCTION "private"."my_votes"(uuid) IS '{"access": ["decisions.write", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."my_votes_by_rules"(uuid) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."note_quorum"(uuid) IS 'Keeps the most that was present in session, for the minutes.';

COMMENT ON FUNCTION "private"."note_timer_run"(text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."notified_of_decision"(public.decisions, public.notification_event) IS 'Whom an event of a decision concerns: who has a vote in it, tenants with a voice, and the office.';

COMMENT ON FUNCTION "private"."notify_of_assembly"(uuid) IS 'Notifies who has a vote or a voice in the building of an assembly that was called.';

COMMENT ON FUNCTION "private"."notify_of_closing"(uuid, timestamp with time zone) IS 'Reminds, once, who has not voted in a decision that closes within a day; not of one that was open for less.';

COMMENT ON FUNCTION "private"."notify_of_decision"(uuid, public.notification_event) IS 'Notifies who has a vote or a voice in a decision, and the office, once for each event.';

COMMENT ON FUNCTION "private"."open_decision"(uuid, timestamp with time zone) IS '{"access": ["decisions.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."open_legal_file"(uuid, uuid, public.legal_file_kind) IS '{"access": ["leases.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."option_totals"(public.decision_kind, integer, private.counted_choice[]) IS 'For each option the weight of who chose it; of scores and shares, weight times value.';

COMMENT ON FUNCTION "private"."outcome_of"(public.decisions, public.decision_rules, public.decision_majorities, private.counted_choice[], numeric[], numeric) IS
  'What totals mean under the rules of a decision, its quorum aside.';

COMMENT ON FUNCTION "private"."part_key"(uuid, date, date) IS 'What a month''s rent of a lease is known by, posted or not; a later part of a month by its first day besides.';

COMMENT ON FUNCTION "private"."part_of_month"(bigint, public.proration_method, date, date) IS 'What an amount a month comes to for days of one calendar month, in minor units, by a way to prorate; the whole month is the whole amount.';

COMMENT ON FUNCTION "private"."passes"(numeric, numeric, public.decision_majorities) IS 'Whether a weight is the majority that is needed of a base, compared exactly.';

COMMENT ON FUNCTION "private"."people_who_decide"(uuid) IS 'Users with a vote in a building as its rules say today.';

COMMENT ON FUNCTION "private"."people_with_voice"(uuid) IS 'Users who rent in a building whose rules let tenants speak of its decisions today.';

COMMENT ON FUNCTION "private"."present_weight"(public.decisions) IS 'The weight that took part: of an assembly, who was there at some time of the voting; else who voted.';

COMMENT ON FUNCTION "private"."proxy_id_of"(uuid) IS 'The proxy that holds for a vote, or null.';

COMMENT ON FUNCTION "private"."proxy_of"(public.decision_votes) IS 'The proxy that holds for a vote: one of the decision before a standing one, one of the unit before one of all; of two co-owners'', the earlier.';

COMMENT ON FUNCTION "private"."publish_decision_rules"(uuid, uuid, jsonb) IS '{"access": ["decisions.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."published_ballots"(uuid) IS '{"access": ["portfolio.read", "decisions.write", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."quorum_of"(public.assemblies) IS 'The quorum of an assembly as it is now: weights as integers in text, and of this call and of each what it needs and whether that is reached (null while the rules do not say).';

COMMENT ON FUNCTION "private"."read_legal_file"(uuid) IS '{"access": ["leases.read"], "repeatable": false}';

COMMENT ON FUNCTION "private"."read_legal_files"(uuid, uuid) IS '{"access": ["leases.read"], "repeatable": false}';

COMMENT ON FUNCTION "private"."record_attendance"(uuid, uuid, uuid, uuid, uuid) IS '{"access": ["decisions.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."record_departure"(uuid) IS '{"access": ["decisions.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."refuse_after_close"() IS 'Trigger: ballots stand while voting is open, and never for a secret decision. Error: voting_over.';

COMMENT ON FUNCTION "private"."refuse_after_opening"() IS 'Trigger: what a decision asks stays as it was when voting opened. Error: decision_opened.';

COMMENT ON FUNCTION "private"."remind_of_legal_days"(uuid, date) IS 'Writes to those who handle leases that a day of an open legal file comes in seven days or tomorrow, each once.';

COMMENT ON FUNCTION "private"."rent_entries"(uuid, uuid, date, date, text) IS 'When rent will be due that is not posted yet, and from when rent that is open brings a late fee that it has not brought yet, posted or not.';

COMMENT ON FUNCTION "private"."rent_parts"(uuid, uuid, date, boolean) IS 'The rent of the leases of an organisation, or of one, that begins up to a day and is not charged yet, month by month, prorated; a forecast has leases that are signed, and goes on after a term that will run on.';

COMMENT ON FUNCTION "private"."rental_law_on"(text, public.unit_use, date) IS 'The rule of the law on rentals that holds on a day; null where the law is silent.';

COMMENT ON FUNCTION "private"."require_data_watcher"(uuid) IS 'Refuses with not_found whoever neither reads the audit log of an organisation nor rents or rented from it.';

COMMENT ON FUNCTION "private"."require_log_reader"(uuid) IS 'Refuses with not_found whoever is no reader of an organisation''s log.';

COMMENT ON FUNCTION "private"."revoke_invitation"(uuid) IS '{"access": ["leases.write", "decisions.write", "members.manage"], "repeatable": false}';

COMMENT ON FUNCTION "private"."revoke_proxy"(uuid) IS '{"access": ["decisions.write", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."rewrite_secret_votes"(uuid, bytea, bytea, smallint[], smallint[], bigint) IS 'Adds a secret ballot, and takes its old one away: every row of the decision is written anew (ADR 0024).';

COMMENT ON FUNCTION "private"."roll_of"(uuid, public.decision_rules) IS 'The votes of a building as its rules make them today. Area counts in hundredths of a square metre. A weight that is not known is null.';

COMMENT ON FUNCTION "private"."runoff"(integer, private.counted_choice[], public.ranked_tie_rule) IS 'Instant runoff: until one option has more than half of the ballots that still name one, the last goes. Equals are said to be tied.';

COMMENT ON FUNCTION "private"."runoff_round"(numeric[], integer[]) IS 'A round of a runoff: the total of each option, null once it is out, and which go.';

COMMENT ON FUNCTION "private"."save_assembly"(uuid, uuid, jsonb) IS '{"access": ["decisions.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."save_decision"(uuid, uuid, jsonb) IS '{"access": ["decisions.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."seal_log"(uuid) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."secrecy_warnings"(uuid) IS '{"access": ["decisions.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."secret_commitment"(uuid, text, smallint[]) IS 'What is kept of a secret ballot: src/domain/decisions/receipts.ts makes the same from a receipt.';

COMMENT ON FUNCTION "private"."service_record"(uuid) IS '{"access": ["maintenance.read", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."service_status"() IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."set_unit_coefficients"(uuid, bigint, jsonb) IS '{"access": ["decisions.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."set_unit_owners"(uuid, jsonb) IS '{"access": ["decisions.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."sha256_of"(jsonb) IS 'SHA-256 of facts as jsonb writes them, in hexadecimal.';

COMMENT ON FUNCTION "private"."shared_data"(uuid) IS '{"access": ["audit.read", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."shown_entries"(private.calendar_entry[], date, date, text, uuid, uuid, boolean, uuid) IS 'Entries as they are answered, with the names of their places and, where asked for, of their tenants. starts and last_on are in p_zone. What the feed p_feed_id said last, by its fingerprint, is null.';

COMMENT ON FUNCTION "private"."sign_minutes"(uuid, public.minutes_role, text, text) IS '{"access": ["decisions.write", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."start_assembly"(uuid, smallint) IS '{"access": ["decisions.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."take_for_log"(private.log_heads, integer) IS 'What the log of an organisation has not taken yet, up to a limit of each source. The caller holds the row of its head.';

COMMENT ON FUNCTION "private"."tally_of"(uuid) IS 'The count of a decision: all, present, cast, abstained and base are weights (integers as text), votes and ballots are numbers; totals and shares by option; chosen and tied options; rounds of a runoff; the outcome.';

COMMENT ON FUNCTION "private"."tree_root"(bytea[]) IS 'The root of a Merkle tree (RFC 6962, SHA-256) of hashes of leaves.';

COMMENT ON FUNCTION "private"."withdraw_data_request"(uuid) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."withdraw_decision_comment"(uuid) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."write_minutes"(uuid, text) IS '{"access": ["decisions.write"], "repeatable": false}';

COMMENT ON FUNCTION "public"."add_legal_file_event"(uuid, uuid, jsonb) IS 'Enters what happened in an open file, under an id that the client made: {step, happened_on, due_on, note, document_ids, corrects_id, paper: {day, until_day, amount_minor, name, text}}. A paper is written today, from what the lease says today, and kept so. Errors: not_found, legal_file_closed, step_not_of_file, date_in_future, paper_not_of_today, due_before_event, event_corrected, too_many_proofs, too_many_events, value_missing, legal_date_unknown, nothing_owed.';

COMMENT ON FUNCTION "public"."add_motion"(uuid, uuid, text, text, uuid) IS 'Puts what came up in session on the agenda, with a draft of a decision or without. Errors: not_found, assembly_not_in_session.';

COMMENT ON FUNCTION "public"."answer_data_request"(uuid, boolean, text) IS 'The office says what it did about a request for data, or why it does not; who asked is notified. Errors: not_found, answer_missing, data_request_answered.';

COMMENT ON FUNCTION "public"."ask_about_data"(uuid, uuid, public.data_request_kind, text) IS 'A tenant of today or of before asks a landlord for a copy, a correction or the deletion of their data, under an id that the client made; the office is notified. A correction says what is wrong. Errors: not_found, details_missing, data_request_open (the same was asked and not answered yet).';

COMMENT ON FUNCTION "public"."assembly_presence"(uuid) IS 'Who stood for which unit of an assembly, from when until when and with what weight, for its minutes. Names are for those who read people and for co-owners of the building. Error: not_found.';

COMMENT ON FUNCTION "public"."assembly_quorum"(uuid) IS 'The quorum of an assembly as it is now: weights as integers in text, the fraction that this call needs, whether it is reached (null while the rules do not say), and the same of both calls. Error: not_found.';

COMMENT ON FUNCTION "public"."assembly_units"(uuid) IS 'The units of an assembly''s building, each with its weight (null where votes are by person), who stands for it now, and who may: stand_ins [{person_id, name, proxy_id, giver_name}], a null person for the organization. Error: not_found.';

COMMENT ON FUNCTION "public"."call_assembly"(uuid, boolean) IS 'Calls an assembly: the rules of today hold for it, and everybody who decides is notified. The days of notice are whole days in the organization''s zone; with p_is_short_notice it is called all the same, and shows it. Again changes nothing. Errors: not_found, decision_incomplete (missing), notice_too_short (days).';

COMMENT ON FUNCTION "public"."call_decision_again"(uuid, uuid) IS 'Makes the second call of a decision that lacked a quorum: a draft with the same question. Errors: not_found, no_second_call.';

COMMENT ON FUNCTION "public"."cast_secret_vote"(uuid, smallint[], text, smallint[], text, boolean) IS 'Casts a secret vote with a token of 64 hexadecimal digits that the caller alone keeps, or changes it by its old token and choice. As cast_vote. Errors: not_found, voting_over, not_present, already_voted, proxy_used, vote_is_open, choice_invalid, ballot_token_wrong.';

COMMENT ON FUNCTION "public"."cast_vote"(uuid, smallint[], boolean) IS 'Casts an open vote, or changes it until the close. Choice by positions: chosen, or in order, or a number for each option; empty abstains. p_is_entered: the office enters it for somebody. Errors: not_found, voting_over, not_present, already_voted, proxy_used, vote_is_secret, choice_invalid.';

COMMENT ON FUNCTION "public"."certify_decision"(uuid) IS 'The office certifies the result of a closed decision; again changes nothing. Errors: not_found, voting_still_open.';

COMMENT ON FUNCTION "public"."charge_reasons"(uuid, integer) IS 'The newest charges of an organisation, or without one of the caller''s leases, each with what it rests on. reason: rent (the step of the lease), recurring, late_fee (the late charge, and the rule as it is now), bill (passed on: supplier, day, total and how it was divided), deposit, by_hand. reason_on, reason_minor: day and amount of that. Error: not_allowed.';

COMMENT ON FUNCTION "public"."close_assembly"(uuid) IS 'Closes the session: its minutes and attendance stay as they are from then on. Again changes nothing. Errors: not_found, assembly_not_in_session, voting_still_open, minutes_missing.';

COMMENT ON FUNCTION "public"."close_decision"(uuid) IS 'Closes voting and counts: in an assembly at any time, else when its time is over or everybody has voted. Again changes nothing. Errors: not_found, voting_still_open.';

COMMENT ON FUNCTION "public"."close_legal_file"(uuid, text) IS 'Closes a file for good, with how it came out. Again changes nothing. Error: not_found.';

COMMENT ON FUNCTION "public"."comment_on_decision"(uuid, uuid, text) IS 'Says something of an open decision, under an id that the client made: who has a voice in the building, or the office. Errors: not_found, request_id_reused.';

COMMENT ON FUNCTION "public"."count_calendar_fetch"(uuid) IS 'Counts that the caller has a calendar fetched from an address, before it is: six a minute. Errors: not_allowed, rate_limited.';

COMMENT ON FUNCTION "public"."data_looks"(uuid) IS 'The last fifty times that a member took a copy of their data, with whom they work for, or an administrator of the site was shown accounts. role is null for who is no member; actor_name also for tenants. Error: not_found.';

COMMENT ON FUNCTION "public"."data_readers"(uuid) IS 'Who of an organisation may read the data of its tenants: how many members of each role. Error: not_found.';

COMMENT ON FUNCTION "public"."decision_gaps"(uuid) IS 'What is missing before a decision can open: voters, weight, first_quorum, second_quorum, abstentions, proxies, ranked_tie, majority, options, votes, areas, coefficients. Error: not_found.';

COMMENT ON FUNCTION "public"."decision_result"(uuid) IS 'The result of a decision, or how it stands where that is shown before it closes: as private.tally_of answers. Error: not_found.';

COMMENT ON FUNCTION "public"."deposit_accounts"(uuid) IS 'What tenants have left as deposits by currency, beside each account that keeps deposits apart with what stands in it; account_name is null and balance_minor 0 where there is none. Error: not_allowed.';

COMMENT ON FUNCTION "public"."discard_decision"(uuid) IS 'Deletes a draft. Errors: not_found, decision_opened, in_use.';

COMMENT ON FUNCTION "public"."find_proxy_holder"(uuid, text) IS 'The neighbour with an e-mail address, who may be given a proxy: an owner or a tenant of the building. Twenty an hour. Errors: not_found, holder_unknown, rate_limited.';

COMMENT ON FUNCTION "public"."give_proxy"(uuid, uuid, uuid, uuid, uuid, uuid) IS 'Lets a person vote for another, or for the organization (null), under an id that the client made: for all of their units or one, in one decision or until revoked. The giver does it, or the office from a paper. Errors: not_found, proxies_not_allowed, voting_over, proxy_split, proxy_limit, already_exists.';

COMMENT ON FUNCTION "public"."invite_owner"(uuid, uuid) IS 'Makes an invitation (7 days) for the owner of a unit to its building''s decisions; the edge mails it. Errors: not_found, already_accepted, email_missing, rate_limited, too_many_invitations.';

COMMENT ON FUNCTION "public"."keep_log_checkpoint"(uuid, bigint, text) IS 'Keeps a checkpoint that the edge signed. The first of each size stays. Error: value_out_of_range (size).';

COMMENT ON FUNCTION "public"."list_log"(uuid, bigint, integer) IS 'The log of an organisation, the newest first, before a position; facts are null where they were removed. Error: not_allowed.';

COMMENT ON FUNCTION "public"."log_consistency"(uuid, bigint, bigint) IS 'The proof that the log of one size begins with the log of an earlier size, for its readers: hashes in base64, none where the sizes are equal. Errors: not_found, value_out_of_range (new_size).';

COMMENT ON FUNCTION "public"."log_proof"(uuid, text, uuid) IS 'The proof that a record stands in the log under the last checkpoint, for who reads the audit log and for tenants what is theirs: {position, leaf, salt, facts, path, note}; salt and facts are null where they were removed. Errors: not_found, log_not_signed.';

COMMENT ON FUNCTION "public"."my_areas"() IS 'Whether the caller works for an organization, and rents or owns a unit of one, besides what their account is for, and the area they used last. With the reader''s own rights.';

COMMENT ON FUNCTION "public"."my_decision_buildings"() IS 'The buildings in whose decisions the caller has a part; whether they have a vote by the rules of today, and may give it by proxy.';

COMMENT ON FUNCTION "public"."my_decisions"(timestamp with time zone, uuid, integer) IS 'The decisions of the caller''s buildings: open ones first, those that close first before others, then closed ones, the newest first. With a moment and an id: closed ones before. vote_count and cast_count are of their own votes.';

COMMENT ON FUNCTION "public"."my_deposits"() IS 'The deposits of the caller''s leases as the journal has them: what is held and what was charged and has not come; one row for each time that some came, with its day, its account, whether that keeps deposits apart, and its entry. Columns of the coming are null where nothing came, account_name also where the money is on no account.';

COMMENT ON FUNCTION "public"."my_log_heads"() IS 'The last checkpoint of each log of which the caller is a reader: of the organisations that they work for, rent or rented from, or decide in.';

COMMENT ON FUNCTION "public"."my_proxies"() IS 'Proxies that hold and that the caller gave or has; of decisions that are over, none.';

COMMENT ON FUNCTION "public"."my_votes"(uuid) IS 'The votes that the caller may cast in a decision: their own, their organization''s, and those that they hold by proxy. Of a secret vote no choice. is_held_by_other: a proxy of theirs holds for it.';

COMMENT ON FUNCTION "public"."my_votes_by_rules"(uuid) IS 'The votes that the caller has in a building as its rules say today, with the person as whom. Of one vote each, without a unit.';

COMMENT ON FUNCTION "public"."my_waiting_counts"() IS 'What waits for the caller as a tenant: unread conversations, notices and notifications, documents that they may still hand in, and votes to cast. And whether they rent, and have a part in decisions.';

COMMENT ON FUNCTION "public"."note_timer_run"(text) IS 'Notes that a timer (hourly, waiting) did all of its work just now. Error: value_out_of_range (timer).';

COMMENT ON FUNCTION "public"."open_decision"(uuid, timestamp with time zone) IS 'Opens a decision: rules, votes and weights are frozen. In an assembly it closes when somebody closes it, else at p_closes_at. Never opened again. Errors: not_found, decision_opened, closing_time_wrong, assembly_not_in_session, decision_incomplete (missing).';

COMMENT ON FUNCTION "public"."open_legal_file"(uuid, uuid, public.legal_file_kind) IS 'Opens a file of a lease under an id that the client made; one open file of each kind. Errors: not_found, lease_not_in_force, legal_file_exists.';

COMMENT ON FUNCTION "public"."publish_decision_rules"(uuid, uuid, uuid, jsonb) IS 'Publishes the next version of how a building decides. p_rules has the columns of decision_rules and majorities, a list of {matter, numerator, denominator, must_exceed, base, article}. What is left out is not stated; decisions that need it do not open. Error: not_found.';

COMMENT ON FUNCTION "public"."published_ballots"(uuid) IS 'The ballots of a closed decision, to check receipts against: the hashes of the leaves in order, their root and, of an open vote, each ballot. Error: not_found.';

COMMENT ON FUNCTION "public"."read_invitation"(text) IS 'What an invitation is about, who invites, and its state (valid, expired, accepted, revoked), for who holds its token; no row for an unknown one. role is null for a tenant or a co-owner, inviter_name empty for who has no name.';

COMMENT ON FUNCTION "public"."read_legal_file"(uuid) IS 'A legal file as read_legal_files has it, with today and events: [{id, number, step, happened_on, due_on, note, paper, corrects_id, author_name, entered_at, corrected_by, documents: [{id, name, file_type, size_bytes, path}]}]. corrected_by is the number of the event that took its place. Error: not_found.';

COMMENT ON FUNCTION "public"."read_legal_files"(uuid, uuid) IS 'The legal files of an organization or of one of its leases, the open ones first, at most 500: [{id, lease_id, kind, status, opened_at, closed_at, outcome, property, unit, unit_use, ends_on, tenants, days: [{step, happened_on, due_on, paper_day}]}]. days has what was not corrected, without notes. Error: not_found.';

COMMENT ON FUNCTION "public"."record_attendance"(uuid, uuid, uuid, uuid, uuid) IS 'Notes that a unit is represented from now on, with what it weighs: by a person who has its vote, by the holder of their proxy, or by the organization (no person). Errors: not_found, assembly_not_in_session, not_of_unit, already_exists (it is represented already).';

COMMENT ON FUNCTION "public"."record_departure"(uuid) IS 'Notes that who stood for a unit left; where the rules say so, with the proxies that they held. Errors: not_found, assembly_not_in_session.';

COMMENT ON FUNCTION "public"."revoke_proxy"(uuid) IS 'Ends a proxy, until its holder has voted by it in a decision that is open. Errors: not_found, proxy_used.';

COMMENT ON FUNCTION "public"."save_assembly"(uuid, uuid, jsonb) IS 'Writes a draft of an assembly under an id that the client made, all of it each time: title, place, starts_at, second_call_at, items [{title, decision_id}]. Decisions on its agenda are voted on there. Errors: not_found, assembly_called.';

COMMENT ON FUNCTION "public"."save_decision"(uuid, uuid, jsonb) IS 'Writes a draft under an id that the client made, all of it each time: the columns of decisions, options [{label, detail}] and document_ids. Errors: not_found, decision_opened.';

COMMENT ON FUNCTION "public"."seal_log"(uuid) IS 'Lengthens the log of an organisation by up to five thousand of each kind, for the edge to sign: {size, root_hash, last_note, consistency}. last_note is the last checkpoint, null before the first; consistency proves that the log begins as that said. Error: not_found.';

COMMENT ON FUNCTION "public"."secrecy_warnings"(uuid) IS 'How the totals of a secret decision could still give a voter away: few_votes (fewer than five), weights_differ (a weight that nobody else has), one_outweighs, unanimity (always). Error: not_found.';

COMMENT ON FUNCTION "public"."service_record"(uuid) IS 'Of the repairs of twelve months, of an organisation or without one of the caller''s leases: how many were answered and solved within the times that each had, and how many were not or are late now. The hours are those that are set today. Error: not_allowed.';

COMMENT ON FUNCTION "public"."service_status"() IS 'For the public status: when each timer last did all of its work, null where it never has, and since when the oldest message is due, null where none is.';

COMMENT ON FUNCTION "public"."set_unit_coefficients"(uuid, bigint, jsonb) IS 'States the share of every unit of a building: [{unit_id, numerator}], summing to the denominator exactly. How many. Open decisions keep their own. Errors: not_found, coefficients_differ.';

COMMENT ON FUNCTION "public"."set_unit_owners"(uuid, jsonb) IS 'States who owns a unit: [{person_id}], null for the organization; none: the organization alone. How many. Errors: not_found, too_many_owners.';

COMMENT ON FUNCTION "public"."shared_data"(uuid) IS 'How much an organisation shares: documents with their tenants, published listings, scheduled reports, and links of calendars with names. Error: not_found.';

COMMENT ON FUNCTION "public"."sign_minutes"(uuid, public.minutes_role, text, text) IS 'Signs the minutes of a closed assembly as its chair or secretary, by the hash of what was read; two people. With both, the assembly and its decisions are certified. Who signs attended, or is of the office. Errors: not_found, assembly_not_closed, minutes_differ, already_signed, signer_is_same.';

COMMENT ON FUNCTION "public"."start_assembly"(uuid, smallint) IS 'Opens the session on first or second call, from its hour on. Errors: not_found, assembly_not_called, assembly_too_early, voting_still_open.';

COMMENT ON FUNCTION "public"."withdraw_data_request"(uuid) IS 'Who asked about their data takes it back. Errors: not_found, data_request_answered.';

COMMENT ON FUNCTION "public"."withdraw_decision_comment"(uuid) IS 'An author takes back what they said. Error: not_found.';

COMMENT ON FUNCTION "public"."write_minutes"(uuid, text) IS 'Keeps the minutes as they are written, until the assembly closes. Errors: not_found, assembly_not_in_session.';

COMMENT ON TABLE "private"."data_request_periods" IS 'Within how many business days the law wants a request about personal data answered, by the day on which it was asked.';

COMMENT ON TABLE "private"."log_heads" IS 'How long the log of an organisation is, and how far it has taken the journal and the receipts.';

COMMENT ON TABLE "private"."log_leaves" IS 'The log: append-only, positions from 0 without gaps. leaf is the text whose hash stands in the tree; it names no person.';

COMMENT ON TABLE "private"."log_nodes" IS 'Hashes of the full subtrees of the log (RFC 6962, 2.1): level 0 are the leaves, a node of level n covers 2^n of them.';

COMMENT ON TABLE "private"."log_openings" IS 'What a leaf is the hash of: SHA-256 of the salt, a line feed and the facts. Without its row a leaf says nothing of what it was.';

COMMENT ON TABLE "private"."log_queue" IS 'What waits to get its position in the log. The journal and the receipts need no place here: their own numbers have no gaps.';

COMMENT ON TABLE "private"."secret_choices" IS 'What was chosen in a secret decision: only sums. All of its rows are written anew, in no order, each time somebody votes (ADR 0024).';

COMMENT ON TABLE "private"."secret_commitments" IS 'The hash of each secret ballot with a token that only its voter has (ADR 0024): the published leaves.';

COMMENT ON TABLE "private"."timer_runs" IS 'When each timer of the Worker last did all of its work, with nothing that failed: what the public status goes by.';

COMMENT ON TABLE "public"."assemblies" IS 'A meeting of a building: called with its notice, in session, closed with its minutes, certified when chair and secretary have signed.';

COMMENT ON TABLE "public"."assembly_attendance" IS 'Which units are represented at an assembly, by whom, from when until when. A null person is somebody of the organization.';

COMMENT ON TABLE "public"."assembly_items" IS 'The agenda of an assembly, in order; an item may be a decision. A motion came up in session.';

COMMENT ON TABLE "public"."data_requests" IS 'What tenants ask about the data that is kept of them: a copy, a correction or the deletion, each with the day by which the law wants an answer.';

COMMENT ON TABLE "public"."decision_ballots" IS 'How each vote was cast, of open decisions alone. Options by position: chosen, or in order, or a score or share for each. Empty: abstained.';

COMMENT ON TABLE "public"."decision_comments" IS 'What voters, tenants with a voice and the office say about a decision, and why.';

COMMENT ON TABLE "public"."decision_documents" IS 'Documents that a decision is about.';

COMMENT ON TABLE "public"."decision_majorities" IS 'What majority each kind of matter needs, as an exact fraction: more than it (must_exceed) or at least it, of who is present, of the votes cast or of all.';

COMMENT ON TABLE "public"."decision_options" IS 'What a decision is between, in order. Of yes or no, 1 is yes and 2 is no, and there are no rows.';

COMMENT ON TABLE "public"."decision_proxies" IS 'Who may vote for whom: in one decision or, without one, in all of the building; for one unit or, without one, for all of the giver''s. A null giver is the organization.';

COMMENT ON TABLE "public"."decision_rules" IS 'How a building decides, version by version, each rule with its article of the by-laws. Null: not stated, and never guessed. The last version holds for what opens next.';

COMMENT ON TABLE "public"."decision_votes" IS 'The electoral roll, frozen as voting opens: each row is one vote with its weight, and who may cast it. Whether it was cast is here; how, is not.';

COMMENT ON TABLE "public"."decisions" IS 'What a building decides: a draft, then open to votes, then closed with its result, then certified. Never opened again.';

COMMENT ON TABLE "public"."legal_file_documents" IS 'Documents that prove an event of a legal file. A document that proves something is not removed.';

COMMENT ON TABLE "public"."legal_file_events" IS 'What happened in a legal file, on which day, in the order in which it was entered. Append-only: a mistake is corrected by another event, and a note in the place of an event says that it did not happen.';

COMMENT ON TABLE "public"."legal_files" IS 'A matter of the law on rentals about one lease, such as the end of its term or an unpaid rent. Its facts are its events. Closed, it stays so.';

COMMENT ON TABLE "public"."log_checkpoints" IS 'Signed sizes and root hashes of the log (C2SP tlog-checkpoint). Append-only. The Worker signs them: the database has no key.';

COMMENT ON TABLE "public"."minutes_signatures" IS 'Who signed the minutes of an assembly as its chair and its secretary, and the hash of what they signed.';

COMMENT ON TABLE "public"."unit_coefficients" IS 'The share of each unit in its building: a numerator over the denominator that all units of the building have. They sum to one.';

COMMENT ON TABLE "public"."unit_owners" IS 'Who owns a unit, alone or with others. A null person is the organization itself. A unit without rows is the organization''s.';

COMMENT ON VIEW "public"."assemblies_list" IS 'Assemblies with their building, how many items they have and how many have signed.';

COMMENT ON VIEW "public"."data_requests_list" IS 'Requests about personal data, with who asked (null where not for the reader) and whom.';

COMMENT ON VIEW "public"."decision_proxies_list" IS 'Proxies with the names of who gave and who holds them; no giver is the organization.';

COMMENT ON VIEW "public"."decision_units_list" IS 'Units in use with their share of the building and their owners, [{person_id, name}]; a null person is the organization, and so is none.';

COMMENT ON VIEW "public"."decision_votes_list" IS 'The roll of a decision with names: whose each vote is, whether it was cast, and who cast it, or may, by proxy.';

COMMENT ON VIEW "public"."decisions_list" IS 'Decisions with their building and turnout: votes and weight of the roll and of who voted, the quorum of their call and the majority of their matter; of a draft what it lacks. attention orders what waits first.';

REVOKE ALL ON FUNCTION "private"."add_legal_file_event"(uuid, uuid, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."add_legal_file_event"(uuid, uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."add_legal_file_event"(uuid, uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."add_legal_file_event"(uuid, uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."add_motion"(uuid, uuid, text, text, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."add_motion"(uuid, uuid, text, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."add_motion"(uuid, uuid, text, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."add_motion"(uuid, uuid, text, text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."answer_data_request"(uuid, boolean, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."answer_data_request"(uuid, boolean, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."answer_data_request"(uuid, boolean, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."answer_data_request"(uuid, boolean, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."append_log"(uuid, text, uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."append_log"(uuid, text, uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."append_log"(uuid, text, uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."ask_about_data"(uuid, uuid, public.data_request_kind, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."ask_about_data"(uuid, uuid, public.data_request_kind, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."ask_about_data"(uuid, uuid, public.data_request_kind, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ask_about_data"(uuid, uuid, public.data_request_kind, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."assembly_presence"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."assembly_presence"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."assembly_presence"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."assembly_presence"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."assembly_quorum"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."assembly_quorum"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."assembly_quorum"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."assembly_quorum"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."assembly_units"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."assembly_units"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."assembly_units"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."assembly_units"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."awaited_legal_days"(uuid, date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."awaited_legal_days"(uuid, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."awaited_legal_days"(uuid, date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."ballot_leaves"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."ballot_leaves"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ballot_leaves"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."begin_vote"(uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."begin_vote"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."begin_vote"(uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."budget_shares"(bigint, numeric[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."budget_shares"(bigint, numeric[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."budget_shares"(bigint, numeric[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."call_assembly"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."call_assembly"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."call_assembly"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."call_assembly"(uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."call_decision_again"(uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."call_decision_again"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."call_decision_again"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."call_decision_again"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."cast_secret_vote"(uuid, smallint[], text, smallint[], text, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."cast_secret_vote"(uuid, smallint[], text, smallint[], text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."cast_secret_vote"(uuid, smallint[], text, smallint[], text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."cast_secret_vote"(uuid, smallint[], text, smallint[], text, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."cast_vote"(uuid, smallint[], boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."cast_vote"(uuid, smallint[], boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."cast_vote"(uuid, smallint[], boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."cast_vote"(uuid, smallint[], boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."certify_decision"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."certify_decision"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."certify_decision"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."certify_decision"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."charge_reasons"(uuid, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."charge_reasons"(uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."charge_reasons"(uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."charge_reasons"(uuid, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."checked_choice"(public.decisions, smallint[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."checked_choice"(public.decisions, smallint[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."checked_choice"(public.decisions, smallint[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."chosen_options"(numeric[], integer[], integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."chosen_options"(numeric[], integer[], integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."chosen_options"(numeric[], integer[], integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."close_assembly"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."close_assembly"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."close_assembly"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."close_assembly"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."close_decision"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."close_decision"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."close_decision"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."close_decision"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."close_due_decisions"(uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."close_due_decisions"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."close_due_decisions"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."close_legal_file"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."close_legal_file"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."close_legal_file"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."close_legal_file"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."close_voting"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."close_voting"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."close_voting"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."comment_on_decision"(uuid, uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."comment_on_decision"(uuid, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."comment_on_decision"(uuid, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."comment_on_decision"(uuid, uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."count_calendar_fetch"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."count_calendar_fetch"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."count_calendar_fetch"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_calendar_fetch"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."counted_choices"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."counted_choices"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."counted_choices"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."current_decision_rules"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."current_decision_rules"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."current_decision_rules"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."data_looks"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."data_looks"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."data_looks"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."data_looks"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."data_readers"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."data_readers"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."data_readers"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."data_readers"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."day_after_business_days"(date, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."day_after_business_days"(date, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."day_after_business_days"(date, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."decision_entries"(uuid, uuid, date, date, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."decision_entries"(uuid, uuid, date, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."decision_entries"(uuid, uuid, date, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."decision_gaps"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."decision_gaps"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."decision_gaps"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."decision_gaps"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."decision_jobs"(uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."decision_jobs"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."decision_jobs"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."decision_property"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."decision_property"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."decision_property"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."decision_result"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."decision_result"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."decision_result"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."decision_result"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."decision_standing"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."decision_standing"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."decision_standing"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."decision_standing"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."decision_standing"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."deposit_accounts"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."deposit_accounts"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."deposit_accounts"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."deposit_accounts"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."discard_decision"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."discard_decision"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."discard_decision"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."discard_decision"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."entries_of_feed"(public.calendar_feeds, date, date, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."entries_of_feed"(public.calendar_feeds, date, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."entries_of_feed"(public.calendar_feeds, date, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."export_data_requests"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."export_data_requests"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."export_data_requests"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."export_decisions"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."export_decisions"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."export_decisions"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."find_proxy_holder"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."find_proxy_holder"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."find_proxy_holder"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."find_proxy_holder"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."give_proxy"(uuid, uuid, uuid, uuid, uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."give_proxy"(uuid, uuid, uuid, uuid, uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."give_proxy"(uuid, uuid, uuid, uuid, uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."give_proxy"(uuid, uuid, uuid, uuid, uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."grow_log_tree"(uuid, bigint, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."grow_log_tree"(uuid, bigint, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."grow_log_tree"(uuid, bigint, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."invite_owner"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."invite_owner"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."invite_owner"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."invite_owner"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."invited_place"(public.invitations) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."invited_place"(public.invitations) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."invited_place"(public.invitations) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_in_my_lease"(text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_in_my_lease"(text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_in_my_lease"(text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_present"(public.decision_votes, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_present"(public.decision_votes, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_present"(public.decision_votes, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."issue_invitation"(uuid, text, public.membership_role, uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."issue_invitation"(uuid, text, public.membership_role, uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."issue_invitation"(uuid, text, public.membership_role, uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."join_hashes"(bytea, bytea) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."join_hashes"(bytea, bytea) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."join_hashes"(bytea, bytea) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_log_checkpoint"(uuid, bigint, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_log_checkpoint"(uuid, bigint, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_log_checkpoint"(uuid, bigint, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_log_checkpoint"(uuid, bigint, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."left_size"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."left_size"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."left_size"(bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."legal_file_entries"(uuid, date, date, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."legal_file_entries"(uuid, date, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."legal_file_entries"(uuid, date, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."legal_file_facts"(public.legal_files) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."legal_file_facts"(public.legal_files) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."legal_file_facts"(public.legal_files) TO "postgres";

REVOKE ALL ON FUNCTION "private"."legal_paper_of"(public.legal_files, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."legal_paper_of"(public.legal_files, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."legal_paper_of"(public.legal_files, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."legal_steps_of"(public.legal_file_kind) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."legal_steps_of"(public.legal_file_kind) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."legal_steps_of"(public.legal_file_kind) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lengthen_log"(uuid, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lengthen_log"(uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lengthen_log"(uuid, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."list_log"(uuid, bigint, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."list_log"(uuid, bigint, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."list_log"(uuid, bigint, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."list_log"(uuid, bigint, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."log_assembly"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."log_assembly"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."log_assembly"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."log_audited_change"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."log_audited_change"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."log_audited_change"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."log_consistency"(uuid, bigint, bigint) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."log_consistency"(uuid, bigint, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."log_consistency"(uuid, bigint, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."log_consistency"(uuid, bigint, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."log_consistency_path"(uuid, bigint, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."log_consistency_path"(uuid, bigint, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."log_consistency_path"(uuid, bigint, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."log_contract"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."log_contract"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."log_contract"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."log_decision"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."log_decision"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."log_decision"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."log_export"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."log_export"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."log_export"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."log_inclusion_path"(uuid, bigint, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."log_inclusion_path"(uuid, bigint, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."log_inclusion_path"(uuid, bigint, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."log_look"(uuid[], text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."log_look"(uuid[], text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."log_look"(uuid[], text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."log_proof"(uuid, text, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."log_proof"(uuid, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."log_proof"(uuid, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."log_proof"(uuid, text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."log_range_hash"(uuid, bigint, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."log_range_hash"(uuid, bigint, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."log_range_hash"(uuid, bigint, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."log_signature"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."log_signature"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."log_signature"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."log_void"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."log_void"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."log_void"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."managed_assembly"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."managed_assembly"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."managed_assembly"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."managed_decision"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."managed_decision"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."managed_decision"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."managed_legal_file"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."managed_legal_file"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."managed_legal_file"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."missing_to_open"(public.decisions, public.decision_rules) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."missing_to_open"(public.decisions, public.decision_rules) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."missing_to_open"(public.decisions, public.decision_rules) TO "postgres";

REVOKE ALL ON FUNCTION "private"."monthly_charge_entries"(uuid, uuid, date, date, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."monthly_charge_entries"(uuid, uuid, date, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."monthly_charge_entries"(uuid, uuid, date, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_assembly_ids"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_assembly_ids"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_assembly_ids"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_assembly_ids"() TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_assembly_ids"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."my_co_owned_organization_ids"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_co_owned_organization_ids"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_co_owned_organization_ids"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_co_owned_organization_ids"() TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_co_owned_organization_ids"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."my_decision_buildings"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_decision_buildings"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_decision_buildings"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_decision_buildings"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_decision_ids"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_decision_ids"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_decision_ids"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_decision_ids"() TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_decision_ids"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."my_decision_property_ids"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_decision_property_ids"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_decision_property_ids"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_decision_property_ids"() TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_decision_property_ids"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."my_decisions"(timestamp WITH time zone, uuid, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_decisions"(timestamp WITH time zone, uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_decisions"(timestamp WITH time zone, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_decisions"(timestamp WITH time zone, uuid, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_deposits"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_deposits"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_deposits"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_deposits"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_log_heads"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_log_heads"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_log_heads"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_log_heads"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_log_ids"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_log_ids"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_log_ids"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_log_ids"() TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_log_ids"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."my_proxies"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_proxies"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_proxies"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_proxies"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_shown_decision_ids"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_shown_decision_ids"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_shown_decision_ids"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_shown_decision_ids"() TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_shown_decision_ids"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."my_vote_ids"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_vote_ids"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_vote_ids"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_vote_ids"() TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_vote_ids"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."my_votes"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_votes"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_votes"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_votes"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_votes_by_rules"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_votes_by_rules"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_votes_by_rules"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_votes_by_rules"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_quorum"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_quorum"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_quorum"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_timer_run"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_timer_run"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_timer_run"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_timer_run"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."notified_of_decision"(public.decisions, public.notification_event) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notified_of_decision"(public.decisions, public.notification_event) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notified_of_decision"(public.decisions, public.notification_event) TO "postgres";

REVOKE ALL ON FUNCTION "private"."notify_of_assembly"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_assembly"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notify_of_assembly"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."notify_of_closing"(uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_closing"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notify_of_closing"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."notify_of_decision"(uuid, public.notification_event) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_decision"(uuid, public.notification_event) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notify_of_decision"(uuid, public.notification_event) TO "postgres";

REVOKE ALL ON FUNCTION "private"."open_decision"(uuid, timestamp WITH time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."open_decision"(uuid, timestamp WITH time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."open_decision"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."open_decision"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."open_legal_file"(uuid, uuid, public.legal_file_kind) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."open_legal_file"(uuid, uuid, public.legal_file_kind) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."open_legal_file"(uuid, uuid, public.legal_file_kind) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."open_legal_file"(uuid, uuid, public.legal_file_kind) TO "postgres";

REVOKE ALL ON FUNCTION "private"."option_totals"(public.decision_kind, integer, private.counted_choice[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."option_totals"(public.decision_kind, integer, private.counted_choice[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."option_totals"(public.decision_kind, integer, private.counted_choice[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."outcome_of"(public.decisions, public.decision_rules, public.decision_majorities, private.counted_choice[], numeric[], numeric) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."outcome_of"(public.decisions, public.decision_rules, public.decision_majorities, private.counted_choice[], numeric[], numeric) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."outcome_of"(public.decisions, public.decision_rules, public.decision_majorities, private.counted_choice[], numeric[], numeric) TO "postgres";

REVOKE ALL ON FUNCTION "private"."part_key"(uuid, date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."part_key"(uuid, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."part_key"(uuid, date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."part_of_month"(bigint, public.proration_method, date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."part_of_month"(bigint, public.proration_method, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."part_of_month"(bigint, public.proration_method, date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."passes"(numeric, numeric, public.decision_majorities) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."passes"(numeric, numeric, public.decision_majorities) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."passes"(numeric, numeric, public.decision_majorities) TO "postgres";

REVOKE ALL ON FUNCTION "private"."people_who_decide"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."people_who_decide"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."people_who_decide"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."people_with_voice"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."people_with_voice"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."people_with_voice"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."present_weight"(public.decisions) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."present_weight"(public.decisions) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."present_weight"(public.decisions) TO "postgres";

REVOKE ALL ON FUNCTION "private"."proxy_id_of"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."proxy_id_of"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."proxy_id_of"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."proxy_id_of"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."proxy_id_of"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."proxy_of"(public.decision_votes) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."proxy_of"(public.decision_votes) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."proxy_of"(public.decision_votes) TO "postgres";

REVOKE ALL ON FUNCTION "private"."publish_decision_rules"(uuid, uuid, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."publish_decision_rules"(uuid, uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."publish_decision_rules"(uuid, uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."publish_decision_rules"(uuid, uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."published_ballots"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."published_ballots"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."published_ballots"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."published_ballots"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."quorum_of"(public.assemblies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."quorum_of"(public.assemblies) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."quorum_of"(public.assemblies) TO "postgres";

REVOKE ALL ON FUNCTION "private"."read_legal_file"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."read_legal_file"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."read_legal_file"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."read_legal_file"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."read_legal_files"(uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."read_legal_files"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."read_legal_files"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."read_legal_files"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."record_attendance"(uuid, uuid, uuid, uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."record_attendance"(uuid, uuid, uuid, uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."record_attendance"(uuid, uuid, uuid, uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_attendance"(uuid, uuid, uuid, uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."record_departure"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."record_departure"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."record_departure"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_departure"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."refuse_after_close"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_after_close"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refuse_after_close"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."refuse_after_opening"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_after_opening"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refuse_after_opening"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."remind_of_legal_days"(uuid, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."remind_of_legal_days"(uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."remind_of_legal_days"(uuid, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."rent_entries"(uuid, uuid, date, date, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."rent_entries"(uuid, uuid, date, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."rent_entries"(uuid, uuid, date, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."rent_parts"(uuid, uuid, date, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."rent_parts"(uuid, uuid, date, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."rent_parts"(uuid, uuid, date, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."rental_law_on"(text, public.unit_use, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."rental_law_on"(text, public.unit_use, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."rental_law_on"(text, public.unit_use, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_data_watcher"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_data_watcher"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_data_watcher"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_log_reader"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_log_reader"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_log_reader"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."revoke_proxy"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."revoke_proxy"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."revoke_proxy"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."revoke_proxy"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."rewrite_secret_votes"(uuid, bytea, bytea, smallint[], smallint[], bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."rewrite_secret_votes"(uuid, bytea, bytea, smallint[], smallint[], bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."rewrite_secret_votes"(uuid, bytea, bytea, smallint[], smallint[], bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."roll_of"(uuid, public.decision_rules) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."roll_of"(uuid, public.decision_rules) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."roll_of"(uuid, public.decision_rules) TO "postgres";

REVOKE ALL ON FUNCTION "private"."runoff"(integer, private.counted_choice[], public.ranked_tie_rule) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."runoff"(integer, private.counted_choice[], public.ranked_tie_rule) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."runoff"(integer, private.counted_choice[], public.ranked_tie_rule) TO "postgres";

REVOKE ALL ON FUNCTION "private"."runoff_round"(numeric[], integer[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."runoff_round"(numeric[], integer[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."runoff_round"(numeric[], integer[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."save_assembly"(uuid, uuid, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."save_assembly"(uuid, uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."save_assembly"(uuid, uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."save_assembly"(uuid, uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."save_decision"(uuid, uuid, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."save_decision"(uuid, uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."save_decision"(uuid, uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."save_decision"(uuid, uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."seal_log"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."seal_log"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."seal_log"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."seal_log"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."secrecy_warnings"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."secrecy_warnings"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."secrecy_warnings"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."secrecy_warnings"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."secret_commitment"(uuid, text, smallint[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."secret_commitment"(uuid, text, smallint[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."secret_commitment"(uuid, text, smallint[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."service_record"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."service_record"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."service_record"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."service_record"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."service_status"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."service_status"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."service_status"() TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."service_status"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."set_unit_coefficients"(uuid, bigint, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."set_unit_coefficients"(uuid, bigint, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."set_unit_coefficients"(uuid, bigint, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."set_unit_coefficients"(uuid, bigint, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."set_unit_owners"(uuid, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."set_unit_owners"(uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."set_unit_owners"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."set_unit_owners"(uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."sha256_of"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sha256_of"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."sha256_of"(jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."shared_data"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."shared_data"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."shared_data"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."shared_data"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."shown_entries"(private.calendar_entry[], date, date, text, uuid, uuid, boolean, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."shown_entries"(private.calendar_entry[], date, date, text, uuid, uuid, boolean, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."shown_entries"(private.calendar_entry[], date, date, text, uuid, uuid, boolean, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."sign_minutes"(uuid, public.minutes_role, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."sign_minutes"(uuid, public.minutes_role, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."sign_minutes"(uuid, public.minutes_role, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."sign_minutes"(uuid, public.minutes_role, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."start_assembly"(uuid, smallint) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."start_assembly"(uuid, smallint) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."start_assembly"(uuid, smallint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."start_assembly"(uuid, smallint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."take_for_log"(private.log_heads, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_for_log"(private.log_heads, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_for_log"(private.log_heads, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tally_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tally_of"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tally_of"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tree_root"(bytea[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tree_root"(bytea[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tree_root"(bytea[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."withdraw_data_request"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."withdraw_data_request"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."withdraw_data_request"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."withdraw_data_request"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."withdraw_decision_comment"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."withdraw_decision_comment"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."withdraw_decision_comment"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."withdraw_decision_comment"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."write_minutes"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."write_minutes"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."write_minutes"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."write_minutes"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_legal_file_event"(uuid, uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."add_legal_file_event"(uuid, uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_legal_file_event"(uuid, uuid, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_motion"(uuid, uuid, text, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."add_motion"(uuid, uuid, text, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_motion"(uuid, uuid, text, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_data_request"(uuid, boolean, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."answer_data_request"(uuid, boolean, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_data_request"(uuid, boolean, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."ask_about_data"(uuid, uuid, public.data_request_kind, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."ask_about_data"(uuid, uuid, public.data_request_kind, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."ask_about_data"(uuid, uuid, public.data_request_kind, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."assembly_presence"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."assembly_presence"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."assembly_presence"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."assembly_quorum"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."assembly_quorum"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."assembly_quorum"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."assembly_units"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."assembly_units"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."assembly_units"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."call_assembly"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."call_assembly"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."call_assembly"(uuid, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."call_decision_again"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."call_decision_again"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."call_decision_again"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."cast_secret_vote"(uuid, smallint[], text, smallint[], text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."cast_secret_vote"(uuid, smallint[], text, smallint[], text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."cast_secret_vote"(uuid, smallint[], text, smallint[], text, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."cast_vote"(uuid, smallint[], boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."cast_vote"(uuid, smallint[], boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."cast_vote"(uuid, smallint[], boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."certify_decision"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."certify_decision"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."certify_decision"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."charge_reasons"(uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."charge_reasons"(uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."charge_reasons"(uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."close_assembly"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."close_assembly"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."close_assembly"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."close_decision"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."close_decision"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."close_decision"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."close_legal_file"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."close_legal_file"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."close_legal_file"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."comment_on_decision"(uuid, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."comment_on_decision"(uuid, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."comment_on_decision"(uuid, uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_calendar_fetch"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."count_calendar_fetch"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_calendar_fetch"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."data_looks"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."data_looks"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."data_looks"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."data_readers"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."data_readers"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."data_readers"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."decision_gaps"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."decision_gaps"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."decision_gaps"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."decision_result"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."decision_result"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."decision_result"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."deposit_accounts"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."deposit_accounts"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."deposit_accounts"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."discard_decision"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."discard_decision"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."discard_decision"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_proxy_holder"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."find_proxy_holder"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_proxy_holder"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."give_proxy"(uuid, uuid, uuid, uuid, uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."give_proxy"(uuid, uuid, uuid, uuid, uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."give_proxy"(uuid, uuid, uuid, uuid, uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."invite_owner"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."invite_owner"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."invite_owner"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."keep_log_checkpoint"(uuid, bigint, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_log_checkpoint"(uuid, bigint, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_log_checkpoint"(uuid, bigint, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."list_log"(uuid, bigint, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_log"(uuid, bigint, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_log"(uuid, bigint, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."log_consistency"(uuid, bigint, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."log_consistency"(uuid, bigint, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."log_consistency"(uuid, bigint, bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."log_proof"(uuid, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."log_proof"(uuid, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."log_proof"(uuid, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_decision_buildings"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_decision_buildings"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_decision_buildings"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_decisions"(timestamp WITH time zone, uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_decisions"(timestamp WITH time zone, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_decisions"(timestamp WITH time zone, uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_deposits"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_deposits"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_deposits"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_log_heads"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_log_heads"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_log_heads"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_proxies"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_proxies"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_proxies"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_votes"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_votes"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_votes"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_votes_by_rules"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_votes_by_rules"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_votes_by_rules"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."note_timer_run"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_timer_run"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_timer_run"(text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."open_decision"(uuid, timestamp WITH time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."open_decision"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_decision"(uuid, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_legal_file"(uuid, uuid, public.legal_file_kind) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."open_legal_file"(uuid, uuid, public.legal_file_kind) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_legal_file"(uuid, uuid, public.legal_file_kind) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."publish_decision_rules"(uuid, uuid, uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."publish_decision_rules"(uuid, uuid, uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."publish_decision_rules"(uuid, uuid, uuid, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."published_ballots"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."published_ballots"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."published_ballots"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_legal_file"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."read_legal_file"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_legal_file"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_legal_files"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."read_legal_files"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_legal_files"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_attendance"(uuid, uuid, uuid, uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."record_attendance"(uuid, uuid, uuid, uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_attendance"(uuid, uuid, uuid, uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_departure"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."record_departure"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_departure"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."revoke_proxy"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."revoke_proxy"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."revoke_proxy"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_assembly"(uuid, uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_assembly"(uuid, uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_assembly"(uuid, uuid, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_decision"(uuid, uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_decision"(uuid, uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_decision"(uuid, uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "public"."seal_log"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."seal_log"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."seal_log"(uuid) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."secrecy_warnings"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."secrecy_warnings"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."secrecy_warnings"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."service_record"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."service_record"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."service_record"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."service_status"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."service_status"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."service_status"() TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."set_unit_coefficients"(uuid, bigint, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_unit_coefficients"(uuid, bigint, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_unit_coefficients"(uuid, bigint, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_unit_owners"(uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_unit_owners"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_unit_owners"(uuid, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."shared_data"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."shared_data"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."shared_data"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."sign_minutes"(uuid, public.minutes_role, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."sign_minutes"(uuid, public.minutes_role, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."sign_minutes"(uuid, public.minutes_role, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."start_assembly"(uuid, smallint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."start_assembly"(uuid, smallint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."start_assembly"(uuid, smallint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."withdraw_data_request"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."withdraw_data_request"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."withdraw_data_request"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."withdraw_decision_comment"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."withdraw_decision_comment"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."withdraw_decision_comment"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."write_minutes"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."write_minutes"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."write_minutes"(uuid, text) TO "postgres";

REVOKE ALL ON TABLE "public"."assemblies" FROM "authenticated";

GRANT SELECT ON TABLE "public"."assemblies" TO "authenticated";

REVOKE ALL ON TABLE "public"."assemblies" FROM "service_role";

GRANT SELECT ON TABLE "public"."assemblies" TO "service_role";

REVOKE ALL ON TABLE "public"."assembly_attendance" FROM "authenticated";

GRANT SELECT ON TABLE "public"."assembly_attendance" TO "authenticated";

REVOKE ALL ON TABLE "public"."assembly_attendance" FROM "service_role";

GRANT SELECT ON TABLE "public"."assembly_attendance" TO "service_role";

REVOKE ALL ON TABLE "public"."assembly_items" FROM "authenticated";

GRANT SELECT ON TABLE "public"."assembly_items" TO "authenticated";

REVOKE ALL ON TABLE "public"."assembly_items" FROM "service_role";

GRANT SELECT ON TABLE "public"."assembly_items" TO "service_role";

REVOKE ALL ON TABLE "public"."data_requests" FROM "authenticated";

GRANT SELECT ON TABLE "public"."data_requests" TO "authenticated";

REVOKE ALL ON TABLE "public"."data_requests" FROM "service_role";

GRANT SELECT ON TABLE "public"."data_requests" TO "service_role";

REVOKE ALL ON TABLE "public"."decision_ballots" FROM "authenticated";

GRANT SELECT ON TABLE "public"."decision_ballots" TO "authenticated";

REVOKE ALL ON TABLE "public"."decision_ballots" FROM "service_role";

GRANT SELECT ON TABLE "public"."decision_ballots" TO "service_role";

REVOKE ALL ON TABLE "public"."decision_comments" FROM "authenticated";

GRANT SELECT ON TABLE "public"."decision_comments" TO "authenticated";

REVOKE ALL ON TABLE "public"."decision_comments" FROM "service_role";

GRANT SELECT ON TABLE "public"."decision_comments" TO "service_role";

REVOKE ALL ON TABLE "public"."decision_documents" FROM "authenticated";

GRANT SELECT ON TABLE "public"."decision_documents" TO "authenticated";

REVOKE ALL ON TABLE "public"."decision_documents" FROM "service_role";

GRANT SELECT ON TABLE "public"."decision_documents" TO "service_role";

REVOKE ALL ON TABLE "public"."decision_majorities" FROM "authenticated";

GRANT SELECT ON TABLE "public"."decision_majorities" TO "authenticated";

REVOKE ALL ON TABLE "public"."decision_majorities" FROM "service_role";

GRANT SELECT ON TABLE "public"."decision_majorities" TO "service_role";

REVOKE ALL ON TABLE "public"."decision_options" FROM "authenticated";

GRANT SELECT ON TABLE "public"."decision_options" TO "authenticated";

REVOKE ALL ON TABLE "public"."decision_options" FROM "service_role";

GRANT SELECT ON TABLE "public"."decision_options" TO "service_role";

REVOKE ALL ON TABLE "public"."decision_proxies" FROM "authenticated";

GRANT SELECT ON TABLE "public"."decision_proxies" TO "authenticated";

REVOKE ALL ON TABLE "public"."decision_proxies" FROM "service_role";

GRANT SELECT ON TABLE "public"."decision_proxies" TO "service_role";

REVOKE ALL ON TABLE "public"."decision_rules" FROM "authenticated";

GRANT SELECT ON TABLE "public"."decision_rules" TO "authenticated";

REVOKE ALL ON TABLE "public"."decision_rules" FROM "service_role";

GRANT SELECT ON TABLE "public"."decision_rules" TO "service_role";

REVOKE ALL ON TABLE "public"."decision_votes" FROM "authenticated";

GRANT SELECT ON TABLE "public"."decision_votes" TO "authenticated";

REVOKE ALL ON TABLE "public"."decision_votes" FROM "service_role";

GRANT SELECT ON TABLE "public"."decision_votes" TO "service_role";

REVOKE ALL ON TABLE "public"."decisions" FROM "authenticated";

REVOKE ALL ("assembly_id") ON TABLE "public"."decisions" FROM "authenticated";

GRANT SELECT ("assembly_id") ON TABLE "public"."decisions" TO "authenticated";

REVOKE ALL ("ballots_root") ON TABLE "public"."decisions" FROM "authenticated";

GRANT SELECT ("ballots_root") ON TABLE "public"."decisions" TO "authenticated";

REVOKE ALL ("body") ON TABLE "public"."decisions" FROM "authenticated";

GRANT SELECT ("body") ON TABLE "public"."decisions" TO "authenticated";

REVOKE ALL ("budget_currency") ON TABLE "public"."decisions" FROM "authenticated";

GRANT SELECT ("budget_currency") ON TABLE "public"."decisions" TO "authenticated";

REVOKE ALL ("budget_minor") ON TABLE "public"."decisions" FROM "authenticated";

GRANT SELECT ("budget_minor") ON TABLE "public"."decisions" TO "authenticated";

REVOKE ALL ("call") ON TABLE "public"."decisions" FROM "authenticated";

GRANT SELECT ("call") ON TABLE "public"."decisions" TO "authenticated";

REVOKE ALL ("certified_at") ON TABLE "public"."decisions" FROM "authenticated";

GRANT SELECT ("certified_at") ON TABLE "public"."decisions" TO "authenticated";

REVOKE ALL ("certified_by") ON TABLE "public"."decisions" FROM "authenticated";

GRANT SELECT ("certified_by") ON TABLE "public"."decisions" TO "authenticated";

REVOKE ALL ("closed_at") ON TABLE "public"."decisions" FROM "authenticated";

GRANT SELECT ("closed_at") ON TABLE "public"."decisions" TO "authenticated";

REVOKE ALL ("closes_at") ON TABLE "public"."decisions" FROM "authenticated";

GRANT SELECT ("closes_at") ON TABLE "public"."decisions" TO "authenticated";

REVOKE ALL ("created_at") ON TABLE "public"."decisions" FROM "authenticated";

GRANT SELECT ("created_at") ON TABLE "public"."decisions" TO "authenticated";

REVOKE ALL ("created_by") ON TABLE "public"."decisions" FROM "authenticated";

GRANT SELECT ("created_by") ON TABLE "public"."decisions" TO "authenticated";

REVOKE ALL ("first_call_id") ON TABLE "public"."decisions" FROM "authenticated";

GRANT SELECT ("first_call_id") ON TABLE "public"."decisions" TO "authenticated";

REVOKE ALL ("id") ON TABLE "public"."decisions" FROM "authenticated";

GRANT SELECT ("id") ON TABLE "public"."decisions" TO "authenticated";

REVOKE ALL ("is_secret") ON TABLE "public"."decisions" FROM "authenticated";

GRANT SELECT ("is_secret") ON TABLE "public"."decisions" TO "authenticated";

REVOKE ALL ("kind") ON TABLE "public"."decisions" FROM "authenticated";

GRANT SELECT ("kind") ON TABLE "public"."decisions" TO "authenticated";

REVOKE ALL ("majority_id") ON TABLE "public"."decisions" FROM "authenticated";

GRANT SELECT ("majority_id") ON TABLE "public"."decisions" TO "authenticated";

REVOKE ALL ("matter") ON TABLE "public"."decisions" FROM "authenticated";

GRANT SELECT ("matter") ON TABLE "public"."decisions" TO "authenticated";

REVOKE ALL ("max_choices") ON TABLE "public"."decisions" FROM "authenticated";

GRANT SELECT ("max_choices") ON TABLE "public"."decisions" TO "authenticated";

REVOKE ALL ("opened_at") ON TABLE "public"."decisions" FROM "authenticated";

GRANT SELECT ("opened_at") ON TABLE "public"."decisions" TO "authenticated";

REVOKE ALL ("organization_id") ON TABLE "public"."decisions" FROM "authenticated";

GRANT SELECT ("organization_id") ON TABLE "public"."decisions" TO "authenticated";

REVOKE ALL ("property_id") ON TABLE "public"."decisions" FROM "authenticated";

GRANT SELECT ("property_id") ON TABLE "public"."decisions" TO "authenticated";

REVOKE ALL ("question") ON TABLE "public"."decisions" FROM "authenticated";

GRANT SELECT ("question") ON TABLE "public"."decisions" TO "authenticated";

REVOKE ALL ("results_shown") ON TABLE "public"."decisions" FROM "authenticated";

GRANT SELECT ("results_shown") ON TABLE "public"."decisions" TO "authenticated";

REVOKE ALL ("result") ON TABLE "public"."decisions" FROM "authenticated";

GRANT SELECT ("result") ON TABLE "public"."decisions" TO "authenticated";

REVOKE ALL ("rules_id") ON TABLE "public"."decisions" FROM "authenticated";

GRANT SELECT ("rules_id") ON TABLE "public"."decisions" TO "authenticated";

REVOKE ALL ("score_max") ON TABLE "public"."decisions" FROM "authenticated";

GRANT SELECT ("score_max") ON TABLE "public"."decisions" TO "authenticated";

REVOKE ALL ("seats") ON TABLE "public"."decisions" FROM "authenticated";

GRANT SELECT ("seats") ON TABLE "public"."decisions" TO "authenticated";

REVOKE ALL ("status") ON TABLE "public"."decisions" FROM "authenticated";

GRANT SELECT ("status") ON TABLE "public"."decisions" TO "authenticated";

REVOKE ALL ON TABLE "public"."decisions" FROM "service_role";

GRANT SELECT ON TABLE "public"."decisions" TO "service_role";

REVOKE ALL ("file_sha256") ON TABLE "public"."documents" FROM "authenticated";

GRANT INSERT ("file_sha256") ON TABLE "public"."documents" TO "authenticated";

REVOKE ALL ("person_id") ON TABLE "public"."invitations" FROM "authenticated";

GRANT SELECT ("person_id") ON TABLE "public"."invitations" TO "authenticated";

REVOKE ALL ON TABLE "public"."legal_file_documents" FROM "authenticated";

GRANT SELECT ON TABLE "public"."legal_file_documents" TO "authenticated";

REVOKE ALL ON TABLE "public"."legal_file_documents" FROM "service_role";

GRANT SELECT ON TABLE "public"."legal_file_documents" TO "service_role";

REVOKE ALL ON TABLE "public"."legal_file_events" FROM "authenticated";

GRANT SELECT ON TABLE "public"."legal_file_events" TO "authenticated";

REVOKE ALL ON TABLE "public"."legal_file_events" FROM "service_role";

GRANT SELECT ON TABLE "public"."legal_file_events" TO "service_role";

REVOKE ALL ON TABLE "public"."legal_files" FROM "authenticated";

GRANT SELECT ON TABLE "public"."legal_files" TO "authenticated";

REVOKE ALL ON TABLE "public"."legal_files" FROM "service_role";

GRANT SELECT ON TABLE "public"."legal_files" TO "service_role";

REVOKE ALL ON TABLE "public"."log_checkpoints" FROM "authenticated";

GRANT SELECT ON TABLE "public"."log_checkpoints" TO "authenticated";

REVOKE ALL ON TABLE "public"."log_checkpoints" FROM "service_role";

GRANT SELECT ON TABLE "public"."log_checkpoints" TO "service_role";

REVOKE ALL ON TABLE "public"."minutes_signatures" FROM "authenticated";

GRANT SELECT ON TABLE "public"."minutes_signatures" TO "authenticated";

REVOKE ALL ON TABLE "public"."minutes_signatures" FROM "service_role";

GRANT SELECT ON TABLE "public"."minutes_signatures" TO "service_role";

REVOKE ALL ON TABLE "public"."unit_coefficients" FROM "authenticated";

GRANT SELECT ON TABLE "public"."unit_coefficients" TO "authenticated";

REVOKE ALL ON TABLE "public"."unit_coefficients" FROM "service_role";

GRANT SELECT ON TABLE "public"."unit_coefficients" TO "service_role";

REVOKE ALL ON TABLE "public"."unit_owners" FROM "authenticated";

GRANT SELECT ON TABLE "public"."unit_owners" TO "authenticated";

REVOKE ALL ON TABLE "public"."unit_owners" FROM "service_role";

GRANT SELECT ON TABLE "public"."unit_owners" TO "service_role";

REVOKE ALL ON TABLE "public"."assemblies_list" FROM "authenticated";

GRANT SELECT ON TABLE "public"."assemblies_list" TO "authenticated";

REVOKE ALL ON TABLE "public"."assemblies_list" FROM "service_role";

GRANT SELECT ON TABLE "public"."assemblies_list" TO "service_role";

REVOKE ALL ON TABLE "public"."data_requests_list" FROM "authenticated";

GRANT SELECT ON TABLE "public"."data_requests_list" TO "authenticated";

REVOKE ALL ON TABLE "public"."data_requests_list" FROM "service_role";

GRANT SELECT ON TABLE "public"."data_requests_list" TO "service_role";

REVOKE ALL ON TABLE "public"."decision_proxies_list" FROM "authenticated";

GRANT SELECT ON TABLE "public"."decision_proxies_list" TO "authenticated";

REVOKE ALL ON TABLE "public"."decision_proxies_list" FROM "service_role";

GRANT SELECT ON TABLE "public"."decision_proxies_list" TO "service_role";

REVOKE ALL ON TABLE "public"."decision_units_list" FROM "authenticated";

GRANT SELECT ON TABLE "public"."decision_units_list" TO "authenticated";

REVOKE ALL ON TABLE "public"."decision_units_list" FROM "service_role";

GRANT SELECT ON TABLE "public"."decision_units_list" TO "service_role";

REVOKE ALL ON TABLE "public"."decision_votes_list" FROM "authenticated";

GRANT SELECT ON TABLE "public"."decision_votes_list" TO "authenticated";

REVOKE ALL ON TABLE "public"."decision_votes_list" FROM "service_role";

GRANT SELECT ON TABLE "public"."decision_votes_list" TO "service_role";

REVOKE ALL ON TABLE "public"."decisions_list" FROM "authenticated";

GRANT SELECT ON TABLE "public"."decisions_list" TO "authenticated";

REVOKE ALL ON TABLE "public"."decisions_list" FROM "service_role";

GRANT SELECT ON TABLE "public"."decisions_list" TO "service_role";

insert into private.refusal_kinds (code, kind) values
  ('account_has_entries', 'conflict'),
  ('account_is_usual', 'conflict'),
  ('account_protected', 'conflict'),
  ('already_exists', 'conflict'),
  ('already_member', 'conflict'),
  ('already_owner', 'conflict'),
  ('already_signed', 'conflict'),
  ('already_voted', 'conflict'),
  ('application_decided', 'conflict'),
  ('application_has_lease', 'conflict'),
  ('application_moved', 'conflict'),
  ('approval_elsewhere', 'conflict'),
  ('area_closed', 'conflict'),
  ('assembly_called', 'conflict'),
  ('assembly_not_called', 'conflict'),
  ('assembly_not_closed', 'conflict'),
  ('assembly_not_in_session', 'conflict'),
  ('assembly_too_early', 'conflict'),
  ('autopay_exists', 'conflict'),
  ('autopay_not_offered', 'conflict'),
  ('autopay_over', 'conflict'),
  ('balances_open', 'conflict'),
  ('ballot_token_wrong', 'conflict'),
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
  ('data_request_answered', 'conflict'),
  ('data_request_open', 'conflict'),
  ('decision_incomplete', 'conflict'),
  ('decision_opened', 'conflict'),
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
  ('entry_fixed', 'conflict'),
  ('environment_differs', 'conflict'),
  ('environment_has_receipts', 'conflict'),
  ('event_corrected', 'conflict'),
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
  ('legal_file_closed', 'conflict'),
  ('legal_file_exists', 'conflict'),
  ('line_settled', 'conflict'),
  ('maintenance_moved', 'conflict'),
  ('minutes_differ', 'conflict'),
  ('month_filed', 'conflict'),
  ('moved_credit_stays', 'conflict'),
  ('ncf_already_unusable', 'conflict'),
  ('ncf_annulled', 'conflict'),
  ('ncf_given_out', 'conflict'),
  ('ncf_passed_over', 'conflict'),
  ('ncf_range_overlaps', 'conflict'),
  ('no_notice', 'conflict'),
  ('no_second_call', 'conflict'),
  ('not_in_test_mode', 'conflict'),
  ('not_present', 'conflict'),
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
  ('preventive_day_opened', 'conflict'),
  ('post_gone', 'conflict'),
  ('property_has_receipts', 'conflict'),
  ('proxies_not_allowed', 'conflict'),
  ('proxy_limit', 'conflict'),
  ('proxy_split', 'conflict'),
  ('proxy_used', 'conflict'),
  ('purchase_ecf_not_cancelled', 'conflict'),
  ('purchase_receipt_stays', 'conflict'),
  ('quote_closed', 'conflict'),
  ('quote_over', 'conflict'),
  ('quote_withdrawn', 'conflict'),
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
  ('signer_is_same', 'conflict'),
  ('slot_taken', 'conflict'),
  ('tax_id_taken', 'conflict'),
  ('too_many_of_person', 'conflict'),
  ('unit_move_agreed', 'conflict'),
  ('unit_without_tenant', 'conflict'),
  ('vote_is_open', 'conflict'),
  ('vote_is_secret', 'conflict'),
  ('voting_over', 'conflict'),
  ('voting_still_open', 'conflict'),
  ('week_full', 'conflict'),
  ('vendor_documents_missing', 'conflict'),
  ('work_charged', 'conflict'),
  ('work_currency_fixed', 'conflict'),
  ('work_not_billed', 'conflict'),
  ('work_order_moved', 'conflict'),
  ('not_allowed', 'forbidden'),
  ('second_factor_needed', 'forbidden'),
  ('invitation_not_found', 'not_found'),
  ('not_found', 'not_found'),
  ('quote_not_found', 'not_found'),
  ('report_files_busy', 'rate_limited'),
  ('too_many_attempts', 'rate_limited'),
  ('too_many_invitations', 'rate_limited'),
  ('too_many_posts', 'rate_limited'),
  ('too_many_questions', 'rate_limited'),
  ('not_signed_in', 'unauthenticated')
on conflict (code) do update set kind = excluded.kind;

insert into private.role_permissions (role, permission) values
  ('accountant', 'audit.read'),
  ('accountant', 'calendar.write'),
  ('accountant', 'leases.read'),
  ('accountant', 'maintenance.read'),
  ('accountant', 'messages.read'),
  ('accountant', 'messages.write'),
  ('accountant', 'money.read'),
  ('accountant', 'money.reverse'),
  ('accountant', 'money.write'),
  ('accountant', 'people.read'),
  ('accountant', 'portfolio.read'),
  ('maintenance', 'calendar.write'),
  ('maintenance', 'maintenance.read'),
  ('maintenance', 'maintenance.write'),
  ('maintenance', 'portfolio.read'),
  ('manager', 'audit.read'),
  ('manager', 'calendar.write'),
  ('manager', 'decisions.write'),
  ('manager', 'leases.read'),
  ('manager', 'leases.write'),
  ('manager', 'maintenance.read'),
  ('manager', 'maintenance.write'),
  ('manager', 'members.manage'),
  ('manager', 'messages.read'),
  ('manager', 'messages.write'),
  ('manager', 'money.read'),
  ('manager', 'money.reverse'),
  ('manager', 'money.write'),
  ('manager', 'people.read'),
  ('manager', 'people.write'),
  ('manager', 'portfolio.read'),
  ('manager', 'portfolio.write'),
  ('owner', 'audit.read'),
  ('owner', 'calendar.write'),
  ('owner', 'decisions.write'),
  ('owner', 'leases.read'),
  ('owner', 'leases.write'),
  ('owner', 'maintenance.read'),
  ('owner', 'maintenance.write'),
  ('owner', 'members.manage'),
  ('owner', 'messages.read'),
  ('owner', 'messages.write'),
  ('owner', 'money.read'),
  ('owner', 'money.reverse'),
  ('owner', 'money.write'),
  ('owner', 'organization.manage'),
  ('owner', 'people.read'),
  ('owner', 'people.write'),
  ('owner', 'portfolio.read'),
  ('owner', 'portfolio.write'),
  ('viewer', 'leases.read'),
  ('viewer', 'maintenance.read'),
  ('viewer', 'messages.read'),
  ('viewer', 'money.read'),
  ('viewer', 'people.read'),
  ('viewer', 'portfolio.read')
on conflict (role, permission) do nothing;

insert into private.rental_law (matter, unit_use, value, valid_from, valid_to, law, article) values
  ('notice', 'dwelling', 90, '2025-08-14', null, 'Ley 85-25', '31'),
  ('notice', 'commercial', 180, '2025-08-14', null, 'Ley 85-25', '40, 42'),
  ('retention_reasons', null, 5, '2025-08-14', null, 'Ley 85-25', '16'),
  ('take_over', null, 30, '2025-08-14', null, 'Ley 85-25', '11')
on conflict (matter, unit_use, valid_from) do update set value = excluded.value, valid_to = excluded.valid_to, law = excluded.law,
  article = excluded.article;

insert into private.notification_events (event, permission, is_for_tenants, is_critical, can_wait, is_on_whatsapp) values
  ('account_security', null, false, true, false, false),
  ('application_received', 'people.write', false, false, true, false),
  ('assembly_called', null, true, false, false, true),
  ('autopay_announced', null, true, true, false, true),
  ('autopay_changed', null, true, false, true, false),
  ('autopay_failed', 'money.write', false, false, true, false),
  ('autopay_stopped', null, true, true, false, true),
  ('calendar_reminder', 'portfolio.read', true, false, true, false),
  ('card_disputed', 'money.write', false, true, false, false),
  ('certificate_ending', 'organization.manage', false, true, false, false),
  ('contract_decided', 'leases.write', true, false, true, false),
  ('contract_to_sign', null, true, false, false, true),
  ('decision_closed', 'decisions.write', true, false, true, false),
  ('data_answered', null, true, false, true, false),
  ('data_requested', 'people.write', false, false, true, false),
  ('decision_closing', null, true, false, false, true),
  ('decision_opened', 'decisions.write', true, false, true, true),
  ('document_handed_in', 'leases.write', false, false, true, false),
  ('document_requested', null, true, false, true, false),
  ('document_shared', null, true, false, true, false),
  ('ecf_alarm', 'money.write', false, true, false, false),
  ('fiscal_receipt_issued', null, true, false, true, false),
  ('lease_ending', 'leases.write', false, false, true, false),
  ('maintenance_reported', 'maintenance.write', false, false, true, false),
  ('maintenance_updated', null, true, false, true, true),
  ('maintenance_urgent', 'maintenance.write', false, true, false, true),
  ('message_received', 'messages.write', true, false, true, false),
  ('notice_published', null, true, false, true, true),
  ('parcel_waiting', null, true, false, true, true),
  ('payment_decided', null, true, false, true, true),
  ('payment_reported', 'money.write', false, false, true, true),
  ('plan_answered', null, true, false, true, true),
  ('plan_requested', 'money.write', false, false, true, false),
  ('preventive_opened', 'maintenance.write', false, false, true, false),
  ('quote_received', 'maintenance.write', false, false, true, false),
  ('report_ready', 'money.read', false, false, true, false),
  ('report_scheduled', 'money.read', false, false, false, false),
  ('reservation_decided', null, true, false, true, false),
  ('rules_published', null, true, false, true, false),
  ('test', null, false, false, false, true),
  ('unit_moved', null, true, false, true, false),
  ('vendor_document_ending', 'maintenance.write', false, false, true, false),
  ('visit_planned', 'maintenance.write', true, false, true, true),
  ('work_order_to_approve', 'money.reverse', false, false, true, false)
on conflict (event) do update set permission = excluded.permission, is_for_tenants = excluded.is_for_tenants,
  is_critical = excluded.is_critical, can_wait = excluded.can_wait, is_on_whatsapp = excluded.is_on_whatsapp;

insert into private.data_request_periods (kind, valid_from, valid_to, business_days, law, article, reviewed_on) values
  ('export', '2013-12-15', null, 5, 'Ley 172-13', '10', null),
  ('correction', '2013-12-15', null, 10, 'Ley 172-13', '8', null),
  ('deletion', '2013-12-15', null, 10, 'Ley 172-13', '8', null)
on conflict (kind, valid_from) do update set valid_to = excluded.valid_to, business_days = excluded.business_days,
  law = excluded.law, article = excluded.article, reviewed_on = excluded.reviewed_on;

insert into private.job_steps (position, function_name, takes, counted_as) values
  (10, 'advance_leases', 'day', 'leases'),
  (100, 'autopay_jobs', 'moment', 'autopays'),
  (105, 'notify_of_ending_autopays', 'day', null),
  (106, 'warn_of_ending_certificates', 'day', null),
  (107, 'warn_of_long_contingencies', 'day', null),
  (108, 'warn_of_ending_vendor_documents', 'day', null),
  (109, 'warn_of_ending_leases', 'day', null),
  (110, 'message_jobs', 'moment', null),
  (111, 'decision_jobs', 'moment', null),
  (112, 'remind_of_calendar_items', 'moment', null),
  (113, 'remind_of_legal_days', 'day', null),
  (120, 'forget_notifications', 'moment', null),
  (20, 'post_due_rent', 'day', 'rents'),
  (30, 'post_recurring_charges', 'day', 'rents'),
  (35, 'move_credits', 'day', null),
  (40, 'post_late_fees', 'day', 'late_fees'),
  (5, 'mark_tenants_who_left', 'day', null),
  (50, 'forget_applications', 'day', 'applications_forgotten'),
  (60, 'keep_month_ends', 'day', 'month_ends'),
  (70, 'post_recurring_bills', 'day', 'recurring_bills'),
  (75, 'open_preventive_requests', 'day', 'preventive_requests'),
  (80, 'portfolio_jobs', 'moment', null),
  (90, 'send_scheduled_reports', 'day', 'reports_sent')
on conflict (position) do update set function_name = excluded.function_name, takes = excluded.takes, counted_as = excluded.counted_as;
