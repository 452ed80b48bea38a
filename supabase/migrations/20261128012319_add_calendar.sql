SET local check_function_bodies = off;

CREATE TABLE "private"."calendar_feed_entries" (
  "feed_id"      uuid                     NOT NULL,
  "key"          text                     NOT NULL,
  "sequence"     integer                  NOT NULL DEFAULT 0,
  "changed_at"   timestamp with time zone NOT NULL DEFAULT now(),
  "cancelled_at" timestamp with time zone,
  "last_on"      date                     NOT NULL,
  "entry"        jsonb                    NOT NULL,
  CONSTRAINT "calendar_feed_entries_pkey" PRIMARY KEY (feed_id, key)
);

CREATE TABLE "private"."holidays" (
  "country"    text NOT NULL,
  "day"        date NOT NULL,
  "code"       text NOT NULL,
  "name_es"    text NOT NULL,
  "name_en"    text NOT NULL,
  "law"        text NOT NULL,
  "source"     text NOT NULL,
  "moved_from" date,
  CONSTRAINT "holidays_pkey" PRIMARY KEY (country, day, code)
);

CREATE TABLE "private"."rental_law" (
  "matter"     text            NOT NULL,
  "unit_use"   public.unit_use,
  "value"      integer         NOT NULL,
  "valid_from" date            NOT NULL,
  "valid_to"   date,
  "law"        text            NOT NULL,
  "article"    text            NOT NULL,
  CONSTRAINT "rental_law_matter_unit_use_valid_from_key" UNIQUE NULLS NOT DISTINCT (matter, unit_use, valid_from)
);

CREATE TABLE "public"."calendar_feeds" (
  "id"              uuid  NOT NULL DEFAULT gen_random_uuid(),
  "organization_id" uuid  NOT NULL,
  "user_id"         uuid  NOT NULL,
  "lease_id"        uuid,
  "name"            text  NOT NULL,
  "token_hash"      bytea NOT NULL,
  CONSTRAINT "calendar_feeds_name_check" CHECK (((char_length(btrim(name)) >= 1) AND (char_length(btrim(name)) <= 80))),
  CONSTRAINT "calendar_feeds_organization_id_id_key" UNIQUE (organization_id, id),
  CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY (id),
  CONSTRAINT "calendar_feeds_token_hash_key" UNIQUE (token_hash)
);

ALTER TABLE "public"."calendar_feeds"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."calendar_feeds" FROM "anon";

CREATE TABLE "public"."calendar_item_changes" (
  "organization_id" uuid                     NOT NULL,
  "item_id"         uuid                     NOT NULL,
  "occurs_on"       date                     NOT NULL,
  "is_removed"      boolean                  NOT NULL DEFAULT false,
  "starts_on"       date,
  "ends_on"         date,
  "starts_at"       timestamp with time zone,
  "ends_at"         timestamp with time zone,
  "done_at"         timestamp with time zone,
  CONSTRAINT "calendar_item_changes_check1" CHECK (((starts_on IS NULL) OR (starts_at IS NULL))),
  CONSTRAINT "calendar_item_changes_check2" CHECK (((ends_on >= starts_on) AND (ends_on <= (starts_on + 366)))),
  CONSTRAINT "calendar_item_changes_check3" CHECK (((ends_at >= starts_at) AND (ends_at <= (starts_at + '366 days'::interval)))),
  CONSTRAINT "calendar_item_changes_check" CHECK (((num_nonnulls(starts_on, ends_on) = ANY (ARRAY[0, 2])) AND (num_nonnulls(starts_at, ends_at) = ANY (ARRAY[0, 2])))),
  CONSTRAINT "calendar_item_changes_pkey" PRIMARY KEY (item_id, occurs_on),
  CONSTRAINT "calendar_item_changes_starts_at_check" CHECK (((starts_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (starts_at <= '2200-12-31 00:00:00+00'::timestamp
    with time zone)))
);

ALTER TABLE "public"."calendar_item_changes"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."calendar_item_changes" FROM "anon";

CREATE TABLE "public"."calendar_items" (
  "id"              uuid NOT NULL DEFAULT gen_random_uuid(),
  "organization_id" uuid NOT NULL,
  CONSTRAINT "calendar_items_organization_id_id_key" UNIQUE (organization_id, id),
  CONSTRAINT "calendar_items_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."calendar_items"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."calendar_items" FROM "anon";

CREATE TYPE "public"."calendar_fixed_reason" AS ENUM (
  'lease_terms',
  'law',
  'tax',
  'books',
  'service_level',
  'reservation',
  'notice',
  'document',
  'holiday',
  'done',
  'not_allowed'
);

CREATE TYPE "public"."calendar_frequency" AS ENUM (
  'daily',
  'weekly',
  'monthly',
  'yearly'
);

CREATE TYPE "private"."repeat_rule" AS (
  "freq"         public.calendar_frequency,
  "every"        integer,
  "by_day"       text[],
  "by_month_day" integer[],
  "times"        integer,
  "until"        date
);

CREATE TYPE "public"."calendar_item_kind" AS ENUM (
  'visit',
  'task',
  'reminder'
);

ALTER TABLE "public"."calendar_items"
  ADD COLUMN "kind" public.calendar_item_kind NOT NULL;

ALTER TABLE "public"."calendar_items"
  ADD COLUMN "title" text NOT NULL;

ALTER TABLE "public"."calendar_items"
  ADD COLUMN "note" text NOT NULL DEFAULT ''::text;

ALTER TABLE "public"."calendar_items"
  ADD COLUMN "place" text NOT NULL DEFAULT ''::text;

ALTER TABLE "public"."calendar_items"
  ADD COLUMN "property_id" uuid;

ALTER TABLE "public"."calendar_items"
  ADD COLUMN "unit_id" uuid;

ALTER TABLE "public"."calendar_items"
  ADD COLUMN "lease_id" uuid;

ALTER TABLE "public"."calendar_items"
  ADD COLUMN "maintenance_id" uuid;

ALTER TABLE "public"."calendar_items"
  ADD COLUMN "assignee" uuid;

ALTER TABLE "public"."calendar_items"
  ADD COLUMN "starts_on" date;

ALTER TABLE "public"."calendar_items"
  ADD COLUMN "ends_on" date;

ALTER TABLE "public"."calendar_items"
  ADD COLUMN "starts_at" timestamp WITH time zone;

ALTER TABLE "public"."calendar_items"
  ADD COLUMN "ends_at" timestamp WITH time zone;

ALTER TABLE "public"."calendar_items"
  ADD COLUMN "time_zone" text NOT NULL;

ALTER TABLE "public"."calendar_items"
  ADD COLUMN "is_shown_to_tenants" boolean NOT NULL DEFAULT false;

ALTER TABLE "public"."calendar_items"
  ADD COLUMN "repeat_freq" public.calendar_frequency;

ALTER TABLE "public"."calendar_items"
  ADD COLUMN "repeat_every" integer NOT NULL DEFAULT 1;

ALTER TABLE "public"."calendar_items"
  ADD COLUMN "repeat_by_day" text[] NOT NULL DEFAULT '{}'::text[];

ALTER TABLE "public"."calendar_items"
  ADD COLUMN "repeat_by_month_day" integer[] NOT NULL DEFAULT '{}'::integer[];

ALTER TABLE "public"."calendar_items"
  ADD COLUMN "repeat_times" integer;

ALTER TABLE "public"."calendar_items"
  ADD COLUMN "repeat_until" date;

ALTER TABLE "public"."calendar_items"
  ADD COLUMN "done_at" timestamp WITH time zone;

ALTER TABLE "public"."calendar_items"
  ADD COLUMN "source_uid" text;

ALTER TABLE "public"."calendar_items"
  ADD COLUMN "created_by" uuid;

ALTER TABLE "public"."calendar_items"
  ADD COLUMN "created_at" timestamp WITH time zone NOT NULL DEFAULT now();

ALTER TABLE "public"."calendar_items"
  ADD COLUMN "updated_at" timestamp WITH time zone NOT NULL DEFAULT now();

CREATE TYPE "public"."calendar_kind" AS ENUM (
  'rent',
  'lease',
  'tax',
  'books',
  'maintenance',
  'reservation',
  'notice',
  'document',
  'item',
  'holiday'
);

ALTER TABLE "public"."calendar_feeds"
  ADD COLUMN "kinds" public.calendar_kind[] NOT NULL DEFAULT '{}'::public.calendar_kind[];

ALTER TABLE "public"."calendar_feeds"
  ADD COLUMN "property_id" uuid;

ALTER TABLE "public"."calendar_feeds"
  ADD COLUMN "is_own_only" boolean NOT NULL DEFAULT false;

ALTER TABLE "public"."calendar_feeds"
  ADD COLUMN "with_names" boolean NOT NULL DEFAULT false;

ALTER TABLE "public"."calendar_feeds"
  ADD COLUMN "created_at" timestamp WITH time zone NOT NULL DEFAULT now();

ALTER TABLE "public"."calendar_feeds"
  ADD COLUMN "revoked_at" timestamp WITH time zone;

ALTER TABLE "public"."calendar_feeds"
  ADD COLUMN "last_read_at" timestamp WITH time zone;

ALTER TABLE "public"."calendar_feeds"
  ADD COLUMN "last_reader" text NOT NULL DEFAULT ''::text;

CREATE TYPE "public"."calendar_rule" AS ENUM (
  'rent_due',
  'charge_due',
  'late_fee_day',
  'instalment_due',
  'autopay_charge',
  'autopay_card_ends',
  'lease_start',
  'lease_end',
  'rent_step',
  'notice_last_day',
  'deposit_reasons_day',
  'tax_606',
  'tax_607',
  'tax_608',
  'tax_it1',
  'tax_ir17',
  'tax_ir1',
  'tax_ir2',
  'tax_ipi',
  'receipt_range_ends',
  'certificate_ends',
  'bill_due',
  'bill_repeats',
  'report_sent',
  'card_claim_answer',
  'repair_visit',
  'service_level_response',
  'service_level_resolution',
  'area_reserved',
  'notice_published',
  'document_due',
  'visit',
  'task',
  'reminder',
  'holiday'
);

CREATE TYPE "private"."calendar_entry" AS (
  "key"           text,
  "kind"          public.calendar_kind,
  "rule"          public.calendar_rule,
  "law"           text,
  "article"       text,
  "starts_on"     date,
  "ends_on"       date,
  "starts_at"     timestamp WITH time zone,
  "ends_at"       timestamp WITH time zone,
  "time_zone"     text,
  "facts"         jsonb,
  "record_kind"   text,
  "record_id"     uuid,
  "property_id"   uuid,
  "unit_id"       uuid,
  "lease_id"      uuid,
  "assignee"      uuid,
  "fixed_because" public.calendar_fixed_reason,
  "done_at"       timestamp WITH time zone
);

CREATE OR REPLACE FUNCTION private.answer_entries (
  p_entries     private.calendar_entry[],
  p_from        date,
  p_to          date,
  p_zone        text,
  p_property_id uuid,
  p_assignee    uuid,
  p_with_names  boolean
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('entries', coalesce(jsonb_agg(s.entry order by s.starts, s.key) filter (where s.n <= 5000), '[]'),
    'count', count(*), 'is_complete', count(*) <= 5000, 'time_zone', p_zone)
  from (
    select e.*, row_number() over (order by e.starts, e.key) as n
    from private.shown_entries(p_entries, p_from, p_to, p_zone, p_property_id, p_assignee, p_with_names) e) s
$function$;

CREATE OR REPLACE FUNCTION private.book_entries (
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
    select 'bill/' || b.id, 'books'::public.calendar_kind, 'bill_due'::public.calendar_rule, null::text, null::text, b.due_on, b.due_on,
      null::timestamptz, null::timestamptz, p_zone,
      jsonb_build_object('title', v.name, 'amount_minor', b.outstanding_minor, 'currency', b.currency), 'bill', b.id, b.property_id,
      b.unit_id, null::uuid, null::uuid, 'books'::public.calendar_fixed_reason, null::timestamptz
    from public.bills b join public.vendors v on v.id = b.vendor_id
    where b.organization_id = p_organization_id and b.outstanding_minor > 0 and b.due_on between p_from and p_to;
  return query
    select 'bill_repeats/' || r.id || '/' || to_char(d.at, 'YYYY-MM-DD'), 'books'::public.calendar_kind,
      'bill_repeats'::public.calendar_rule, null::text, null::text, d.at::date, d.at::date, null::timestamptz, null::timestamptz, p_zone,
      jsonb_build_object('title', v.name, 'amount_minor', r.total_minor, 'currency', r.currency), 'recurring_bill', r.id, null::uuid,
      null::uuid, null::uuid, null::uuid, 'books'::public.calendar_fixed_reason, null::timestamptz
    from public.recurring_bills r
    join public.vendors v on v.id = r.vendor_id
    cross join lateral generate_series(r.next_on::timestamp, least(r.ends_on, p_to)::timestamp, make_interval(months => r.every_months)) d (at)
    where r.organization_id = p_organization_id and r.paused_at is null and d.at::date between p_from and p_to;
  return query
    select 'report/' || s.id || '/' || d.day, 'books'::public.calendar_kind, 'report_sent'::public.calendar_rule, null::text, null::text,
      d.day, d.day, null::timestamptz, null::timestamptz, p_zone, jsonb_build_object('report', s.report, 'rhythm', s.rhythm),
      'report_schedule', s.id, s.property_id, null::uuid, null::uuid, null::uuid, 'books'::public.calendar_fixed_reason, null::timestamptz
    from public.report_schedules s
    cross join lateral (select g.at::date as day
      from generate_series(p_from::timestamp, p_to::timestamp, '1 day') g (at)
      -- The day on which a period is over that was not sent.
      where case s.rhythm when 'weekly' then extract(isodow from g.at) = 1 else extract(day from g.at) = 1 end
        and g.at::date - 1 > coalesce(s.sent_through, '-infinity')) d
    where s.organization_id = p_organization_id;
  return query
    select 'card_claim/' || c.id, 'books'::public.calendar_kind, 'card_claim_answer'::public.calendar_rule, null::text, null::text,
      null::date, null::date, c.respond_by, c.respond_by, p_zone,
      jsonb_build_object('amount_minor', c.amount_minor, 'currency', c.currency), 'card_claim', c.id, null::uuid, null::uuid, null::uuid,
      null::uuid, 'books'::public.calendar_fixed_reason, null::timestamptz
    from public.card_claims c
    where c.organization_id = p_organization_id and c.status = 'open' and c.respond_by >= p_from - 2 and c.respond_by < p_to + 2;
end
$function$;

CREATE OR REPLACE FUNCTION private.calendar_clashes (
  p_organization_id uuid,
  p_starts_on       date                     DEFAULT NULL::date,
  p_ends_on         date                     DEFAULT NULL::date,
  p_starts_at       timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_ends_at         timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_assignee        uuid                     DEFAULT NULL::uuid,
  p_property_id     uuid                     DEFAULT NULL::uuid,
  p_except_item_id  uuid                     DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_zone text := (select o.time_zone from public.organizations o where o.id = p_organization_id);
  v_from date := coalesce(p_starts_on, (p_starts_at at time zone v_zone)::date);
  v_to date := coalesce(p_ends_on, (p_ends_at at time zone v_zone)::date);
begin
  if p_organization_id not in (select private.my_organization_ids()) then
    perform private.fail('not_found');
  end if;
  perform private.check_item_times(p_starts_on, p_ends_on, p_starts_at, p_ends_at);
  return (
    select coalesce(jsonb_agg(jsonb_build_object('clash', case e.kind when 'holiday' then 'holiday'
      when 'reservation' then 'area_reserved' else 'assignee_busy' end, 'entry', s.entry) order by s.starts, s.key), '[]')
    from private.office_entries(p_organization_id, v_from, v_to, '{item,reservation,holiday}', v_zone) e
    cross join lateral private.shown_entries(array[e], v_from, v_to, v_zone, null, null, false) s
    where case e.kind
      when 'holiday' then true
      -- Who has an errand for the whole day can still be somewhere at ten.
      when 'reservation' then e.property_id = p_property_id and e.starts_at < p_ends_at and e.ends_at > p_starts_at
      else e.assignee = p_assignee and e.done_at is null and e.record_id is distinct from p_except_item_id
        and e.starts_at < p_ends_at and e.ends_at > p_starts_at end);
end
$function$;

CREATE OR REPLACE FUNCTION private.calendar_entries (
  p_organization_id uuid,
  p_from            date,
  p_to              date,
  p_kinds           public.calendar_kind[] DEFAULT NULL::public.calendar_kind[],
  p_property_id     uuid                   DEFAULT NULL::uuid,
  p_assignee        uuid                   DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_zone text := (select o.time_zone from public.organizations o where o.id = p_organization_id);
begin
  if p_organization_id not in (select private.my_organization_ids()) then
    perform private.fail('not_found');
  end if;
  perform private.check_calendar_range(p_from, p_to);
  return private.answer_entries(array(select e from private.office_entries(p_organization_id, p_from, p_to, p_kinds, v_zone) e),
    p_from, p_to, v_zone, p_property_id, p_assignee, p_organization_id in (select private.my_organization_ids('people.read')));
end
$function$;

CREATE OR REPLACE FUNCTION private.calendar_feed_token (
  p_feed_id uuid
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select encode(extensions.hmac(convert_to(p_feed_id::text, 'utf8'), s.value, 'sha256'), 'hex')
  from private.secrets s where s.name = 'calendar_feed_token'
$function$;

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
    select case when c.kind = 'rent' and not c.is_adjustment then 'rent/' || private.part_key(l, c.period_start)
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

CREATE OR REPLACE FUNCTION private.check_calendar_range (
  p_from date,
  p_to   date
)
  RETURNS void
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  if p_from is null or p_to is null or p_to < p_from then
    perform private.fail('period_invalid');
  elsif p_to - p_from >= 400 then
    perform private.fail('calendar_range_too_long', '{"days": 400}');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_item_times (
  p_starts_on date,
  p_ends_on   date,
  p_starts_at timestamp with time zone,
  p_ends_at   timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  if not (num_nonnulls(p_starts_on, p_ends_on) = 2 and num_nonnulls(p_starts_at, p_ends_at) = 0
    or num_nonnulls(p_starts_on, p_ends_on) = 0 and num_nonnulls(p_starts_at, p_ends_at) = 2) then
    perform private.fail('item_times_missing', '{"fields": ["starts_on"]}');
  elsif p_ends_on < p_starts_on or p_ends_at < p_starts_at then
    perform private.fail('item_ends_before_start', '{"fields": ["ends_on"]}');
  elsif p_ends_on > p_starts_on + 366 or p_ends_at > p_starts_at + interval '366 days' then
    perform private.fail('item_too_long', '{"fields": ["ends_on"]}');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.complete_calendar_item (
  p_item_id   uuid,
  p_is_done   boolean,
  p_occurs_on date    DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_item public.calendar_items := private.item_for_verb(p_item_id);
  v_done timestamptz := case when p_is_done then now() end;
begin
  perform private.require_occurrence(v_item, p_occurs_on);
  if v_item.repeat_freq is not null and p_occurs_on is null then
    perform private.fail('occurrence_missing');
  elsif p_occurs_on is not null then
    insert into public.calendar_item_changes (organization_id, item_id, occurs_on, done_at)
    values (v_item.organization_id, p_item_id, p_occurs_on, v_done)
    on conflict (item_id, occurs_on) do update set done_at = excluded.done_at;
    update public.calendar_items set updated_at = now() where id = p_item_id;
  else
    update public.calendar_items set done_at = v_done where id = p_item_id;
  end if;
  return p_item_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.create_calendar_feed (
  p_organization_id uuid,
  p_name            text,
  p_kinds           public.calendar_kind[] DEFAULT '{}'::public.calendar_kind[],
  p_property_id     uuid                   DEFAULT NULL::uuid,
  p_is_own_only     boolean                DEFAULT false,
  p_with_names      boolean                DEFAULT false,
  p_lease_id        uuid                   DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_user uuid := private.require_user();
  v_id uuid := gen_random_uuid();
begin
  if p_lease_id is null and (p_organization_id is null or p_organization_id not in (select private.my_organization_ids()))
    or p_lease_id is not null and not exists (select 1 from public.leases l
      where l.id = p_lease_id and l.organization_id = p_organization_id and l.id in (select private.my_lease_ids())) then
    perform private.fail('not_found');
  elsif char_length(btrim(coalesce(p_name, ''))) not between 1 and 80 then
    perform private.fail('text_length', '{"fields": ["name"]}');
  elsif (select count(*) from public.calendar_feeds f where f.user_id = v_user and f.revoked_at is null) >= 20 then
    perform private.fail('too_many_feeds', '{"maximum": 20}');
  end if;
  insert into public.calendar_feeds (id, organization_id, user_id, lease_id, name, token_hash, kinds, property_id, is_own_only, with_names)
  values (v_id, p_organization_id, v_user, p_lease_id, btrim(p_name), private.token_hash(private.calendar_feed_token(v_id)),
    array(select distinct k from unnest(coalesce(p_kinds, '{}')) k where k is not null order by k),
    case when p_lease_id is null then p_property_id end, p_lease_id is null and coalesce(p_is_own_only, false),
    p_lease_id is null and coalesce(p_with_names, false));
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.created_calendar_feed (
  p_feed_id uuid
)
  RETURNS TABLE (
    feed_id uuid,
    token   text
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select f.id, private.calendar_feed_token(f.id) from public.calendar_feeds f
  -- Whoever has the first answer still may ask again for a minute; after that nobody is shown it.
  where f.id = p_feed_id and f.user_id = (select auth.uid()) and f.created_at > now() - interval '5 minutes'
$function$;

CREATE OR REPLACE FUNCTION private.days_of_rule (
  p_rule  private.repeat_rule,
  p_first date,
  p_from  date,
  p_to    date
)
  RETURNS SETOF date
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  v_has_weekdays boolean := cardinality(p_rule.by_day) > 0;
  v_has_days boolean := cardinality(p_rule.by_month_day) > 0;
  -- Weeks begin on Monday.
  v_week date := p_first - extract(isodow from p_first)::integer + 1;
  v_month timestamp := date_trunc('month', p_first::timestamp);
  v_months integer;
begin
  if p_rule.freq = 'daily' then
    return query select d.day
      from (select p_first + n * p_rule.every as day from generate_series(greatest(0, (p_from - p_first) / p_rule.every),
        (p_to - p_first) / p_rule.every) n) d
      where (not v_has_weekdays or p_rule.by_day && private.weekday_names(d.day))
        and (not v_has_days or extract(day from d.day)::integer = any (p_rule.by_month_day)
          or -1 = any (p_rule.by_month_day) and extract(day from d.day + 1) = 1)
        and d.day between greatest(p_first, p_from) and p_to order by 1;
  elsif p_rule.freq = 'weekly' then
    return query select v_week + 7 * n * p_rule.every + w.position
      from generate_series(greatest(0, (p_from - v_week) / (7 * p_rule.every)), (p_to - v_week) / (7 * p_rule.every)) n
      cross join (select position::integer - 1 as position from unnest(array['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'])
          with ordinality as u (code, position)
        where case when v_has_weekdays then code = any (p_rule.by_day) else position = extract(isodow from p_first) end) w
      where v_week + 7 * n * p_rule.every + w.position between greatest(p_first, p_from) and p_to order by 1;
  elsif p_rule.freq = 'monthly' then
    v_months := (extract(year from p_from) - extract(year from p_first)) * 12 + extract(month from p_from) - extract(month from p_first);
    return query select d.day
      from generate_series(greatest(0, v_months / p_rule.every), (p_to - v_month::date) / (28 * p_rule.every) + 1) n
      cross join lateral (select (v_month + make_interval(months => n * p_rule.every))::date as first_day) m
      cross join lateral (select (m.first_day + interval '1 month')::date - 1 as last_day) l
      cross join lateral (
        select distinct case when k = -1 then l.last_day else m.first_day + k - 1 end as day from unnest(p_rule.by_month_day) k where v_has_days
        union all select m.first_day + extract(day from p_first)::integer - 1 where not v_has_days and not v_has_weekdays
        union all select m.first_day + k from generate_series(0, 30) k where not v_has_days and v_has_weekdays) d
      where d.day <= l.last_day and d.day between greatest(p_first, p_from) and p_to
        and (not v_has_weekdays or p_rule.by_day && private.weekday_names(d.day)) order by 1;
  else
    return query select d.day
      from generate_series(greatest(0, ((extract(year from p_from) - extract(year from p_first)) / p_rule.every)::integer),
        ((extract(year from p_to) - extract(year from p_first)) / p_rule.every)::integer) n
      cross join lateral (select (p_first + make_interval(years => n * p_rule.every))::date as day) d
      -- Of 29 February another year has the 28th: it is passed over.
      where extract(day from d.day) = extract(day from p_first) and d.day between greatest(p_first, p_from) and p_to order by 1;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.delete_calendar_item (
  p_item_id   uuid,
  p_occurs_on date DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_item public.calendar_items := private.item_for_verb(p_item_id);
begin
  perform private.require_occurrence(v_item, p_occurs_on);
  if p_occurs_on is null then
    delete from public.calendar_items where id = p_item_id;
  else
    insert into public.calendar_item_changes (organization_id, item_id, occurs_on, is_removed)
    values (v_item.organization_id, p_item_id, p_occurs_on, true)
    on conflict (item_id, occurs_on) do update set is_removed = true;
    update public.calendar_items set updated_at = now() where id = p_item_id;
  end if;
  return p_item_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.deposit_entries (
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
    select 'deposit_reasons_day/' || l.id, 'lease'::public.calendar_kind, 'deposit_reasons_day'::public.calendar_rule, w.law, w.article,
      r.returned_on + w.value, r.returned_on + w.value, null::timestamptz, null::timestamptz, p_zone,
      jsonb_build_object('days', w.value, 'returned_on', r.returned_on, 'amount_minor', coalesce(s.held_minor, h.held_minor),
        'currency', l.currency),
      'lease', l.id, l.property_id, l.unit_id, l.id, null::uuid, 'law'::public.calendar_fixed_reason, s.created_at
    from public.leases l
    join public.units u on u.id = l.unit_id
    left join public.deposit_settlements s on s.lease_id = l.id
    cross join lateral (select coalesce(s.returned_on, case when l.status in ('notice_given', 'ended', 'terminated')
      then l.ended_on end) as returned_on) r
    cross join lateral private.rental_law_on('retention_reasons', u.unit_use, r.returned_on) w
    cross join lateral (select case when s.id is null then private.deposit_liability(l.id) - private.unpaid_deposit(l.id) end as held_minor) h
    where l.organization_id = p_organization_id and l.called_off_at is null
      and l.ended_on between p_from - 400 and p_to and r.returned_on + w.value between p_from and p_to
      and (s.id is not null or h.held_minor > 0);
end
$function$;

CREATE OR REPLACE FUNCTION private.document_entries (
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
  AS $function$
begin
  return query
    select 'document/' || d.id, 'document'::public.calendar_kind, 'document_due'::public.calendar_rule, null::text, null::text,
      d.due_on, d.due_on, null::timestamptz, null::timestamptz, p_zone, jsonb_build_object('title', d.name, 'status', d.status),
      'document_request', d.id, l.property_id, l.unit_id, d.lease_id, null::uuid, 'document'::public.calendar_fixed_reason,
      case when d.status = 'accepted' then d.decided_at end
    from public.document_requests d join public.leases l on l.id = d.lease_id
    where d.organization_id = p_organization_id and d.due_on between p_from and p_to and d.status <> 'called_off'
      and (p_lease_id is null or d.lease_id = p_lease_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.entries_of_feed (
  p_feed public.calendar_feeds,
  p_from date,
  p_to   date,
  p_zone text
)
  RETURNS TABLE (
    key     text,
    starts  timestamp without time zone,
    last_on date,
    entry   jsonb
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
      p_feed.with_names and p_feed.organization_id in (select private.my_organization_ids('people.read'))) s;
  elsif p_feed.lease_id in (select private.my_lease_ids()) then
    select * into v_lease from public.leases l where l.id = p_feed.lease_id;
    return query select s.* from private.shown_entries(
      array(select e from private.tenant_entries(v_lease, p_from, p_to, p_feed.kinds, p_zone) e), p_from, p_to, p_zone, null, null, false) s;
  else
    perform private.fail('not_found');
  end if;
  perform set_config('request.jwt.claims', coalesce(v_claims, ''), true);
end
$function$;

CREATE OR REPLACE FUNCTION private.export_calendar (
  p_user_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('calendar', jsonb_build_object(
    'items', (select coalesce(jsonb_agg(jsonb_build_object('organization', o.name, 'kind', i.kind, 'title', i.title, 'note', i.note,
      'place', i.place, 'starts_on', i.starts_on, 'ends_on', i.ends_on, 'starts_at', i.starts_at, 'ends_at', i.ends_at,
      'written_by_you', coalesce(i.created_by = p_user_id, false), 'yours_to_do', coalesce(i.assignee = p_user_id, false), 'created_at', i.created_at)
      order by i.created_at, i.id), '[]')
      from public.calendar_items i join public.organizations o on o.id = i.organization_id
      where i.created_by = p_user_id or i.assignee = p_user_id),
    'feeds', (select coalesce(jsonb_agg(jsonb_build_object('organization', o.name, 'name', f.name, 'created_at', f.created_at,
      'revoked_at', f.revoked_at, 'last_read_at', f.last_read_at, 'last_reader', f.last_reader) order by f.created_at, f.id), '[]')
      from public.calendar_feeds f join public.organizations o on o.id = f.organization_id where f.user_id = p_user_id)
  ))
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
    || private.export_about(v_user)
    || private.export_activity(v_user);
end
$function$;

CREATE OR REPLACE FUNCTION private.first_day_of_item (
  p_item public.calendar_items
)
  RETURNS date
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select coalesce(p_item.starts_on, (p_item.starts_at at time zone p_item.time_zone)::date) $function$;

CREATE OR REPLACE FUNCTION private.first_late_day (
  p_rule   public.late_fee_rules,
  p_due_on date
)
  RETURNS date
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$ select p_due_on + p_rule.grace_days + 1 $function$;

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
    when k.name in ('notice_last_day', 'deposit_reasons_day') then 'law'
    when k.name like 'tax\_%' or k.name in ('receipt_range_ends', 'certificate_ends') then 'tax'
    when k.name in ('bill', 'bill_repeats', 'report', 'card_claim', 'autopay', 'card_ends') then 'books'
    when k.name like 'service\_level\_%' then 'service_level'
    when k.name in ('reservation', 'notice', 'document', 'holiday') then k.name
  end::public.calendar_fixed_reason
  from (select split_part(p_key, '/', 1) as name) k
$function$;

CREATE OR REPLACE FUNCTION private.forecast_entries (
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
    select (e.entry).* from (
      select l, private.late_fee_rule_of(l) as late_rule from public.leases l
      where l.organization_id = p_organization_id and (p_lease_id is null or l.id = p_lease_id)
        and l.status in ('signed', 'active', 'notice_given', 'month_to_month', 'ended', 'terminated', 'renewed')
        and (l.status in ('active', 'signed', 'month_to_month') or l.charged_through is null
          or l.charged_through < coalesce(l.ended_on, l.ends_on))
        and coalesce(l.charged_through, l.bill_from - 1) < p_to
    ) x
    cross join lateral private.rent_parts_of(x.l, p_to, true) p
    cross join lateral (
      select row('rent/' || private.part_key(x.l, p.period_start), 'rent', 'rent_due', null, null, p.due_on, p.due_on, null, null, p_zone,
        jsonb_build_object('charge_kind', 'rent', 'amount_minor', p.amount_minor, 'outstanding_minor', p.amount_minor,
          'currency', (x.l).currency, 'period_start', p.period_start, 'period_end', p.period_end, 'is_posted', false),
        'lease', (x.l).id, (x.l).property_id, (x.l).unit_id, (x.l).id, null, 'lease_terms', null)::private.calendar_entry as entry
      where p.due_on between p_from and p_to
      union all
      select private.late_entry(x.l, x.late_rule, p.period_start, p.due_on, p.amount_minor, p.amount_minor, p_zone, 'lease', (x.l).id)
      where (x.late_rule).kind <> 'none' and private.first_late_day(x.late_rule, p.due_on) between p_from and p_to
    ) e
    where p.amount_minor > 0;
  return query
    select 'charge/' || r.id || '/' || p.period_start, 'rent'::public.calendar_kind, 'charge_due'::public.calendar_rule, null::text,
      null::text, p.due_on, p.due_on, null::timestamptz, null::timestamptz, p_zone,
      jsonb_strip_nulls(jsonb_build_object('charge_kind', r.kind, 'title', nullif(r.description, ''), 'amount_minor', p.amount_minor,
        'outstanding_minor', p.amount_minor, 'currency', r.currency, 'period_start', p.period_start, 'period_end', p.period_end,
        'is_posted', false)),
      'lease', l.id, l.property_id, l.unit_id, l.id, null::uuid, 'lease_terms'::public.calendar_fixed_reason, null::timestamptz
    from public.recurring_charges r
    join public.leases l on l.id = r.lease_id
    cross join lateral private.recurring_parts_of(r, l, p_to, true) p
    where r.organization_id = p_organization_id and (p_lease_id is null or r.lease_id = p_lease_id)
      and l.status in ('signed', 'active', 'notice_given', 'month_to_month') and p.amount_minor > 0 and p.due_on between p_from and p_to;
end
$function$;

CREATE OR REPLACE FUNCTION private.held_entry (
  p_entry    private.calendar_entry,
  p_may_move boolean
)
  RETURNS private.calendar_entry
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case when p_may_move or p_entry.fixed_because is not null then p_entry
    else jsonb_populate_record(p_entry, '{"fixed_because": "not_allowed"}') end
$function$;

CREATE OR REPLACE FUNCTION private.holiday_entries (
  p_from date,
  p_to   date,
  p_zone text
)
  RETURNS SETOF private.calendar_entry
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
    select 'holiday/' || h.country || '/' || extract(year from coalesce(h.moved_from, h.day)) || '/' || h.code,
      'holiday'::public.calendar_kind, 'holiday'::public.calendar_rule, h.law, null::text, h.day, h.day, null::timestamptz,
      null::timestamptz, p_zone,
      jsonb_strip_nulls(jsonb_build_object('title_es', h.name_es, 'title_en', h.name_en, 'moved_from', h.moved_from)),
      'holiday', null::uuid, null::uuid, null::uuid, null::uuid, null::uuid, 'holiday'::public.calendar_fixed_reason, null::timestamptz
    -- All property of the product is Dominican today.
    from private.holidays h where h.country = 'DO' and h.day between p_from and p_to;
end
$function$;

CREATE OR REPLACE FUNCTION private.import_calendar_items (
  p_organization_id uuid,
  p_items           jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_item jsonb;
  v_position integer := 0;
  v_outcome text;
  v_counts jsonb := '{"added": 0, "changed": 0, "unchanged": 0}';
  v_refused jsonb := '[]';
begin
  perform private.require_permission(p_organization_id, 'calendar.write');
  if jsonb_typeof(p_items) is distinct from 'array' then
    perform private.fail('value_malformed', '{"fields": ["items"]}');
  elsif jsonb_array_length(p_items) not between 1 and 2000 then
    perform private.fail('import_size', '{"maximum": 2000}');
  end if;
  for v_item in select * from jsonb_array_elements(p_items) loop
    v_position := v_position + 1;
    begin
      v_outcome := private.import_one_item(p_organization_id, v_item);
      v_counts := v_counts || jsonb_build_object(v_outcome, (v_counts ->> v_outcome)::integer + 1);
    exception
      when raise_exception then
        v_refused := v_refused || jsonb_build_object('position', v_position, 'uid', v_item ->> 'uid', 'code', sqlerrm);
      when data_exception or integrity_constraint_violation then
        v_refused := v_refused || jsonb_build_object('position', v_position, 'uid', v_item ->> 'uid', 'code', 'value_malformed');
    end;
  end loop;
  return v_counts || jsonb_build_object('refused', v_refused);
end
$function$;

CREATE OR REPLACE FUNCTION private.import_one_item (
  p_organization_id uuid,
  p_item            jsonb
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_uid text := btrim(coalesce(p_item ->> 'uid', ''));
  v_item public.calendar_items;
  v_before public.calendar_items;
  v_id uuid;
  v_removed date[] := array(select d::date from jsonb_array_elements_text(coalesce(nullif(p_item -> 'exdates', 'null'), '[]')) d);
begin
  if v_uid = '' then
    perform private.fail('value_missing', '{"fields": ["uid"]}');
  elsif cardinality(v_removed) > 500 then
    perform private.fail('value_out_of_range', '{"fields": ["exdates"]}');
  end if;
  v_item := private.item_of(p_organization_id, jsonb_build_object('kind', 'reminder') || jsonb_strip_nulls(p_item));
  v_item.source_uid := v_uid;
  select * into v_before from public.calendar_items i where i.organization_id = p_organization_id and i.source_uid = v_uid for update;
  if v_before.id is null then
    v_id := private.write_item(v_item, null);
  else
    v_id := v_before.id;
    -- What was done with it here stays.
    v_item.assignee := coalesce(v_item.assignee, v_before.assignee);
    if (to_jsonb(v_item) - '{id,created_by,created_at,updated_at,done_at}'::text[])
      <> (to_jsonb(v_before) - '{id,created_by,created_at,updated_at,done_at}'::text[]) then
      perform private.write_item(v_item, v_id);
    elsif not exists (select unnest(v_removed) except
      select c.occurs_on from public.calendar_item_changes c where c.item_id = v_id and c.is_removed) then
      return 'unchanged';
    end if;
  end if;
  if v_item.repeat_freq is not null then
    insert into public.calendar_item_changes (organization_id, item_id, occurs_on, is_removed)
    select distinct p_organization_id, v_id, d, true from unnest(v_removed) d
    on conflict (item_id, occurs_on) do update set is_removed = true;
  end if;
  return case when v_before.id is null then 'added' else 'changed' end;
end
$function$;

CREATE OR REPLACE FUNCTION private.item_entries (
  p_organization_id uuid,
  p_lease_id        uuid,
  p_from            date,
  p_to              date
)
  RETURNS SETOF private.calendar_entry
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
    select 'item/' || i.id || case when i.repeat_freq is null then '' else '/' || o.occurs_on end, 'item'::public.calendar_kind,
      i.kind::text::public.calendar_rule, null::text, null::text, o.starts_on, o.ends_on, o.starts_at, o.ends_at, i.time_zone,
      case when p_lease_id is null then jsonb_strip_nulls(jsonb_build_object('title', i.title, 'note', nullif(i.note, ''),
          'place', nullif(i.place, ''), 'repeats', case when i.repeat_freq is not null then true end, 'occurs_on',
          case when i.repeat_freq is not null then o.occurs_on end, 'maintenance_id', i.maintenance_id))
        else jsonb_strip_nulls(jsonb_build_object('title', i.title, 'place', nullif(i.place, ''))) end,
      'calendar_item', i.id, i.property_id, i.unit_id, i.lease_id, case when p_lease_id is null then i.assignee end,
      case when p_lease_id is not null then 'not_allowed' when o.done_at is not null then 'done' end::public.calendar_fixed_reason,
      o.done_at
    from (
      select * from public.calendar_items k where k.organization_id = p_organization_id and k.repeat_freq is null
        and k.starts_on <= p_to and k.starts_on >= p_from - 367
      union all
      select * from public.calendar_items k where k.organization_id = p_organization_id and k.repeat_freq is null
        and k.starts_at < p_to + 2 and k.starts_at >= p_from - 368
      union all
      select * from public.calendar_items k where k.organization_id = p_organization_id and k.repeat_freq is not null
    ) i
    cross join lateral private.item_occurrences(i, p_from, p_to) o
    where p_lease_id is null or (i.lease_id = p_lease_id and i.is_shown_to_tenants);
end
$function$;

CREATE OR REPLACE FUNCTION private.item_for_verb (
  p_item_id uuid
)
  RETURNS public.calendar_items
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_item public.calendar_items;
begin
  select * into v_item from public.calendar_items
  where id = p_item_id and organization_id in (select private.my_organization_ids('calendar.write')) for update;
  if not found then
    perform private.fail('not_found');
  end if;
  return v_item;
end
$function$;

CREATE OR REPLACE FUNCTION private.item_occurrences (
  p_item public.calendar_items,
  p_from date,
  p_to   date
)
  RETURNS TABLE (
    occurs_on date,
    starts_on date,
    ends_on   date,
    starts_at timestamp with time zone,
    ends_at   timestamp with time zone,
    done_at   timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_first date := private.first_day_of_item(p_item);
  v_time time := (p_item.starts_at at time zone p_item.time_zone)::time;
  -- What began before the range may last into it.
  v_days integer := coalesce(p_item.ends_on - p_item.starts_on, extract(day from p_item.ends_at - p_item.starts_at)::integer + 2);
begin
  if p_item.repeat_freq is null then
    return query select v_first, p_item.starts_on, p_item.ends_on, p_item.starts_at, p_item.ends_at, p_item.done_at;
    return;
  end if;
  return query
    select o.day,
      case when c.starts_at is null then coalesce(c.starts_on, case when p_item.starts_on is not null then o.day end) end,
      case when c.starts_at is null then coalesce(c.ends_on, o.day + (p_item.ends_on - p_item.starts_on)) end,
      case when c.starts_on is null then coalesce(c.starts_at, m.at) end,
      case when c.starts_on is null then coalesce(c.ends_at, m.at + (p_item.ends_at - p_item.starts_at)) end, c.done_at
    from (
      -- A day that was moved into the range counts, wherever the rule had put it.
      select d as day from private.repeat_days(private.repeat_rule_of(p_item), v_first, p_from - v_days, p_to) d
      union
      select x.occurs_on from public.calendar_item_changes x where x.item_id = p_item.id and num_nonnulls(x.starts_on, x.starts_at) > 0
    ) o
    left join public.calendar_item_changes c on c.item_id = p_item.id and c.occurs_on = o.day
    cross join lateral (select private.moment_of(o.day + v_time, p_item.time_zone) as at) m
    where c.is_removed is not true;
end
$function$;

CREATE OR REPLACE FUNCTION private.item_of (
  p_organization_id uuid,
  p_item            jsonb
)
  RETURNS public.calendar_items
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_item public.calendar_items := jsonb_populate_record(null::public.calendar_items,
    (p_item - '{id,created_by,created_at,updated_at,done_at,source_uid}'::text[]) || jsonb_build_object('organization_id', p_organization_id));
  v_rule private.repeat_rule;
begin
  v_item.title := btrim(coalesce(v_item.title, ''));
  v_item.note := btrim(coalesce(v_item.note, ''));
  v_item.place := btrim(coalesce(v_item.place, ''));
  v_item.is_shown_to_tenants := coalesce(v_item.is_shown_to_tenants, false);
  v_item.time_zone := coalesce(v_item.time_zone, (select o.time_zone from public.organizations o where o.id = p_organization_id));
  if v_item.starts_on is not null and v_item.ends_on is null then
    v_item.ends_on := v_item.starts_on;
  end if;
  if v_item.kind is null then
    perform private.fail('value_missing', '{"fields": ["kind"]}');
  elsif v_item.title = '' then
    perform private.fail('text_length', '{"fields": ["title"]}');
  elsif not exists (select 1 from pg_catalog.pg_timezone_names z where z.name = v_item.time_zone) then
    perform private.fail('unknown_time_zone', jsonb_build_object('time_zone', v_item.time_zone));
  end if;
  perform private.check_item_times(v_item.starts_on, v_item.ends_on, v_item.starts_at, v_item.ends_at);
  if v_item.assignee is not null and not exists (select 1 from public.memberships m
    where m.organization_id = p_organization_id and m.user_id = v_item.assignee) then
    perform private.fail('assignee_gone', '{"fields": ["assignee"]}');
  elsif v_item.is_shown_to_tenants and v_item.lease_id is null then
    perform private.fail('lease_missing', '{"fields": ["lease_id"]}');
  end if;
  -- What is about a lease or a unit is about its place.
  select coalesce(l.property_id, v_item.property_id), coalesce(l.unit_id, v_item.unit_id) into v_item.property_id, v_item.unit_id
  from (select 1) one left join public.leases l on l.id = v_item.lease_id and l.organization_id = p_organization_id;
  if v_item.unit_id is not null and v_item.property_id is null then
    v_item.property_id := (select u.property_id from public.units u where u.id = v_item.unit_id and u.organization_id = p_organization_id);
  end if;
  v_rule := private.read_repeat_rule(p_item -> 'repeat', private.first_day_of_item(v_item));
  v_item.repeat_freq := v_rule.freq;
  v_item.repeat_every := coalesce(v_rule.every, 1);
  v_item.repeat_by_day := coalesce(v_rule.by_day, '{}');
  v_item.repeat_by_month_day := coalesce(v_rule.by_month_day, '{}');
  v_item.repeat_times := v_rule.times;
  v_item.repeat_until := v_rule.until;
  return v_item;
end
$function$;

CREATE OR REPLACE FUNCTION private.late_entry (
  p_lease             public.leases,
  p_rule              public.late_fee_rules,
  p_period_start      date,
  p_due_on            date,
  p_amount_minor      bigint,
  p_outstanding_minor bigint,
  p_zone              text,
  p_record_kind       text,
  p_record_id         uuid
)
  RETURNS private.calendar_entry
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select row('late_fee/' || private.part_key(p_lease, p_period_start), 'rent', 'late_fee_day', null, null, d.day, d.day, null, null, p_zone,
    jsonb_build_object('amount_minor', private.late_fee_to_post(p_rule, p_due_on, p_amount_minor, p_outstanding_minor, 0, 0, 0, null, d.day),
      'outstanding_minor', p_outstanding_minor, 'currency', p_lease.currency, 'due_on', p_due_on),
    p_record_kind, p_record_id, p_lease.property_id, p_lease.unit_id, p_lease.id, null, 'lease_terms', null)::private.calendar_entry
  from (select private.first_late_day(p_rule, p_due_on) as day) d
$function$;

CREATE OR REPLACE FUNCTION private.late_fee_entries (
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
    select e.* from public.charges c
    join public.leases l on l.id = c.lease_id
    cross join lateral private.late_fee_rule_of(l) r
    cross join lateral private.late_entry(l, r, c.period_start, c.due_on, c.amount_minor - c.credited_minor, c.outstanding_minor, p_zone,
      'charge', c.id) e
    where c.organization_id = p_organization_id and c.kind = 'rent' and c.outstanding_minor > 0 and not c.is_adjustment
      and c.due_on between p_from - 61 and p_to and (p_lease_id is null or c.lease_id = p_lease_id)
      and c.due_on >= (l.created_at at time zone p_zone)::date
      and r.kind <> 'none' and private.first_late_day(r, c.due_on) between p_from and p_to
      and not exists (select 1 from public.charges f where f.late_fee_for = c.id and f.paid_in_time_by is null)
      and not private.plan_covers(c, private.first_late_day(r, c.due_on));
end
$function$;

CREATE OR REPLACE FUNCTION private.late_fee_to_post (
  p_rule                  public.late_fee_rules,
  p_due_on                date,
  p_amount_minor          bigint,
  p_outstanding_minor     bigint,
  p_reported_minor        bigint,
  p_posted_minor          bigint,
  p_posted_in_month_minor bigint,
  p_last_fee_on           date,
  p_today                 date
)
  RETURNS bigint
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  v_first date := private.first_late_day(p_rule, p_due_on);
  v_left bigint := p_outstanding_minor - p_reported_minor;
  v_days integer;
  v_fee numeric;
begin
  if p_rule.kind is null or p_rule.kind = 'none' or v_left <= 0 or v_left < p_rule.minimum_balance_minor or p_today < v_first then
    return 0;
  end if;
  -- How much of it is owed is not known before the office has decided.
  if p_rule.kind = 'percent_of_outstanding' and p_reported_minor > 0 then
    return 0;
  end if;
  v_days := case when p_rule.frequency = 'daily' then greatest(0, p_today - greatest(v_first, p_last_fee_on + 1) + 1)
    when p_last_fee_on is null then 1 else 0 end;
  v_fee := v_days * case p_rule.kind
    when 'fixed' then p_rule.amount_minor
    when 'percent_of_outstanding' then round(p_outstanding_minor::numeric * p_rule.basis_points / 10000)
    else round(p_amount_minor::numeric * p_rule.basis_points / 10000) end;
  return greatest(0, least(v_fee, p_rule.maximum_minor - p_posted_minor,
    p_rule.monthly_maximum_minor - p_posted_in_month_minor, 1000000000000));
end
$function$;

CREATE OR REPLACE FUNCTION private.lease_entries (
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
    select d.rule || '/' || l.id, 'lease'::public.calendar_kind, d.rule::public.calendar_rule, d.law, d.article, d.day, d.day,
      null::timestamptz, null::timestamptz, p_zone,
      -- Nothing that another of these entries says: one that moves changes no other.
      jsonb_strip_nulls(jsonb_build_object('days', d.days, 'term_ends_on', case when d.rule = 'notice_last_day' then l.ends_on end,
        'runs_on', case when d.rule = 'lease_end' then private.runs_on(l) end)),
      'lease', l.id, l.property_id, l.unit_id, l.id, null::uuid,
      case when d.law is null then 'lease_terms' else 'law' end::public.calendar_fixed_reason, null::timestamptz
    from public.leases l
    join public.units u on u.id = l.unit_id
    cross join lateral private.rental_law_on('notice', u.unit_use,
      l.ends_on - (select n.value from private.rental_law n where n.matter = 'notice' and n.unit_use = u.unit_use order by n.valid_from desc limit 1)) n
    cross join lateral (values
      ('lease_start', l.starts_on, null::text, null::text, null::integer),
      -- One that runs on has no end until somebody gives notice.
      ('lease_end', case when l.status = 'month_to_month' then l.ended_on else coalesce(l.ended_on, l.ends_on) end, null, null, null),
      -- After it the term renews by itself; whoever gave notice or agreed on a renewal has no need of it.
      ('notice_last_day', case when l.status in ('signed', 'active') and l.ended_on is null then l.ends_on - n.value end, n.law, n.article,
        n.value)) as d (rule, day, law, article, days)
    where l.organization_id = p_organization_id and (p_lease_id is null or l.id = p_lease_id)
      and l.status not in ('draft', 'sent', 'partially_signed') and l.called_off_at is null
      and (l.starts_on between p_from and p_to or coalesce(l.ended_on, l.ends_on) between p_from and p_to + 366)
      and d.day between p_from and p_to
      and (d.rule <> 'notice_last_day' or not exists (select 1 from public.leases r where r.organization_id = p_organization_id
        and r.renews_lease_id = l.id and r.status in ('signed', 'active', 'notice_given', 'month_to_month')));
  return query
    select 'rent_step/' || s.id, 'lease'::public.calendar_kind, 'rent_step'::public.calendar_rule, null::text, null::text,
      s.starts_on, s.starts_on, null::timestamptz, null::timestamptz, p_zone,
      jsonb_strip_nulls(jsonb_build_object('amount_minor', s.rent_minor, 'currency', s.currency, 'before_minor',
        (select b.rent_minor from public.lease_rent_steps b where b.lease_id = s.lease_id and b.starts_on < s.starts_on
          order by b.starts_on desc limit 1))),
      'lease', l.id, l.property_id, l.unit_id, l.id, null::uuid, 'lease_terms'::public.calendar_fixed_reason, null::timestamptz
    from public.lease_rent_steps s join public.leases l on l.id = s.lease_id
    where s.organization_id = p_organization_id and s.starts_on between p_from and p_to and s.starts_on > l.starts_on
      and (p_lease_id is null or s.lease_id = p_lease_id) and l.status not in ('draft', 'sent', 'partially_signed')
      and l.called_off_at is null and (l.ended_on is null or s.starts_on <= l.ended_on);
end
$function$;

CREATE OR REPLACE FUNCTION private.maintenance_entries (
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
  AS $function$
begin
  return query
    select 'repair_visit/' || r.id, 'maintenance'::public.calendar_kind, 'repair_visit'::public.calendar_rule, null::text, null::text,
      r.scheduled_on, r.scheduled_on, null::timestamptz, null::timestamptz, p_zone,
      jsonb_build_object('number', r.number, 'title', r.title, 'status', r.status, 'priority', r.priority),
      'maintenance_request', r.id, r.property_id, r.unit_id, r.lease_id, case when p_lease_id is null then r.assigned_to end,
      case when p_lease_id is not null then 'not_allowed' when r.status = 'completed' then 'done' end::public.calendar_fixed_reason,
      r.completed_at
    from public.maintenance_requests r
    where r.organization_id = p_organization_id and r.scheduled_on between p_from and p_to and r.status <> 'cancelled'
      and (p_lease_id is null or r.lease_id = p_lease_id);
  if p_lease_id is not null then
    return;
  end if;
  return query
    select d.rule || '/' || r.id, 'maintenance'::public.calendar_kind, d.rule::public.calendar_rule, null::text, null::text,
      null::date, null::date, d.at, d.at, p_zone,
      jsonb_build_object('number', r.number, 'title', r.title, 'status', r.status, 'priority', r.priority),
      'maintenance_request', r.id, r.property_id, r.unit_id, r.lease_id, r.assigned_to, 'service_level'::public.calendar_fixed_reason,
      null::timestamptz
    from public.maintenance_requests r
    cross join lateral (values ('service_level_response', case when r.responded_at is null then r.respond_by end),
      ('service_level_resolution', r.resolve_by)) as d (rule, at)
    where r.organization_id = p_organization_id and r.status in ('pending', 'in_progress')
      and d.at >= p_from - 2 and d.at < p_to + 2;
end
$function$;

CREATE OR REPLACE FUNCTION private.moment_of (
  p_local timestamp without time zone,
  p_zone  text
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  -- When clocks go back an hour comes twice: the first of the two is meant (RFC 5545, 3.3.5). PostgreSQL takes the second.
  select case
    when ((p_local at time zone p_zone) - interval '1 hour') at time zone p_zone = p_local then (p_local at time zone p_zone) - interval '1 hour'
    when ((p_local at time zone p_zone) - interval '30 minutes') at time zone p_zone = p_local
      then (p_local at time zone p_zone) - interval '30 minutes'
    else p_local at time zone p_zone end
$function$;

CREATE OR REPLACE FUNCTION private.move_calendar_entry (
  p_organization_id uuid,
  p_key             text,
  p_starts_on       date                     DEFAULT NULL::date,
  p_starts_at       timestamp with time zone DEFAULT NULL::timestamp WITH time zone
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_name text := split_part(coalesce(p_key, ''), '/', 1);
  v_id uuid;
  v_request public.maintenance_requests;
begin
  if p_organization_id is null or p_organization_id not in (select private.my_organization_ids()) then
    perform private.fail('not_found');
  elsif num_nonnulls(p_starts_on, p_starts_at) <> 1 then
    perform private.fail('item_times_missing', '{"fields": ["starts_on"]}');
  elsif private.fixed_reason(p_key) is not null then
    perform private.fail('entry_fixed', jsonb_build_object('reason', private.fixed_reason(p_key)));
  elsif v_name not in ('item', 'repair_visit') or split_part(p_key, '/', 2) !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    perform private.fail('not_found');
  end if;
  v_id := split_part(p_key, '/', 2)::uuid;
  if v_name = 'repair_visit' then
    select * into v_request from public.maintenance_requests where id = v_id and organization_id = p_organization_id;
    if not found then
      perform private.fail('not_found');
    end if;
    -- A repair is planned for a day.
    perform private.plan_maintenance(v_id, v_request.priority, v_request.stage, v_request.assigned_to, coalesce(p_starts_on,
      (p_starts_at at time zone (select o.time_zone from public.organizations o where o.id = p_organization_id))::date));
  else
    perform private.move_item_to(v_id, p_organization_id, nullif(split_part(p_key, '/', 3), '')::date, p_starts_on, p_starts_at);
  end if;
  return p_key;
end
$function$;

CREATE OR REPLACE FUNCTION private.move_calendar_item (
  p_item_id   uuid,
  p_starts_on date                     DEFAULT NULL::date,
  p_ends_on   date                     DEFAULT NULL::date,
  p_starts_at timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_ends_at   timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_occurs_on date                     DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_item public.calendar_items := private.item_for_verb(p_item_id);
begin
  perform private.require_occurrence(v_item, p_occurs_on);
  perform private.check_item_times(p_starts_on, p_ends_on, p_starts_at, p_ends_at);
  if p_occurs_on is not null then
    insert into public.calendar_item_changes (organization_id, item_id, occurs_on, starts_on, ends_on, starts_at, ends_at)
    values (v_item.organization_id, p_item_id, p_occurs_on, p_starts_on, p_ends_on, p_starts_at, p_ends_at)
    on conflict (item_id, occurs_on) do update set starts_on = excluded.starts_on, ends_on = excluded.ends_on,
      starts_at = excluded.starts_at, ends_at = excluded.ends_at;
    update public.calendar_items set updated_at = now() where id = p_item_id;
    return p_item_id;
  end if;
  v_item.starts_on := p_starts_on;
  v_item.ends_on := p_ends_on;
  v_item.starts_at := p_starts_at;
  v_item.ends_at := p_ends_at;
  if v_item.repeat_freq is not null and not private.repeats_on(private.repeat_rule_of(v_item), private.first_day_of_item(v_item),
    private.first_day_of_item(v_item)) then
    perform private.fail('repeat_misses_first', '{"fields": ["repeat"]}');
  end if;
  return private.write_item(v_item, p_item_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.move_item_to (
  p_item_id         uuid,
  p_organization_id uuid,
  p_occurs_on       date,
  p_starts_on       date,
  p_starts_at       timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_item public.calendar_items := private.item_for_verb(p_item_id);
  v_now record;
  v_day date := coalesce(p_starts_on, (p_starts_at at time zone v_item.time_zone)::date);
  v_at timestamptz;
begin
  if v_item.organization_id <> p_organization_id then
    perform private.fail('not_found');
  end if;
  select o.* into v_now from private.item_occurrences(v_item, coalesce(p_occurs_on, v_item.starts_on, current_date),
    coalesce(p_occurs_on, v_item.starts_on, current_date)) o where p_occurs_on is null or o.occurs_on = p_occurs_on limit 1;
  if not found then
    perform private.fail('not_found');
  elsif v_now.starts_on is not null then
    perform private.move_calendar_item(p_item_id, v_day, v_day + (v_now.ends_on - v_now.starts_on), null, null, p_occurs_on);
  else
    v_at := coalesce(p_starts_at,
      private.moment_of(p_starts_on + (v_now.starts_at at time zone v_item.time_zone)::time, v_item.time_zone));
    perform private.move_calendar_item(p_item_id, null, null, v_at, v_at + (v_now.ends_at - v_now.starts_at), p_occurs_on);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_calendar (
  p_lease_id uuid,
  p_from     date,
  p_to       date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
  v_zone text;
begin
  select * into v_lease from public.leases l where l.id = p_lease_id and l.id in (select private.my_lease_ids());
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.check_calendar_range(p_from, p_to);
  select o.time_zone into v_zone from public.organizations o where o.id = v_lease.organization_id;
  return private.answer_entries(array(select e from private.tenant_entries(v_lease, p_from, p_to, null, v_zone) e),
    p_from, p_to, v_zone, null, null, false);
end
$function$;

CREATE OR REPLACE FUNCTION private.notice_entries (
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
    select 'notice/' || n.id, 'notice'::public.calendar_kind, 'notice_published'::public.calendar_rule, null::text, null::text,
      null::date, null::date, n.publish_at, n.publish_at, p_zone,
      jsonb_strip_nulls(jsonb_build_object('title_es', nullif(n.title_es, ''), 'title_en', nullif(n.title_en, ''))),
      'notice', n.id, n.property_id, null::uuid, null::uuid, n.created_by, 'notice'::public.calendar_fixed_reason,
      case when n.publish_at <= now() then n.publish_at end
    from public.notices n
    where n.organization_id = p_organization_id and n.withdrawn_at is null and n.publish_at >= p_from - 2 and n.publish_at < p_to + 2;
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
    select e.key, e.last_on, e.entry from private.entries_of_feed(p_feed, p_from, p_to, p_zone) e
  ), known as materialized (
    select k.key, k.entry, k.cancelled_at, k.last_on from private.calendar_feed_entries k where k.feed_id = p_feed.id
  ), changed as materialized (
    -- Most often nothing is: then nothing is written.
    select s.* from said s left join known k on k.key = s.key
    where k.key is null or k.entry <> s.entry or k.cancelled_at is not null
  ), written as (
    insert into private.calendar_feed_entries as k (feed_id, key, last_on, entry)
    select p_feed.id, c.key, c.last_on, c.entry from changed c
    on conflict (feed_id, key) do update set last_on = excluded.last_on, entry = excluded.entry, sequence = k.sequence + 1,
      changed_at = now(), cancelled_at = null
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
    return query select * from private.forecast_entries(p_organization_id, null, p_from, p_to, p_zone);
    return query select * from private.late_fee_entries(p_organization_id, null, p_from, p_to, p_zone);
    return query select * from private.payment_entries(p_organization_id, null, p_from, p_to, p_zone);
  end if;
  if 'lease' = any (v_kinds) and p_organization_id in (select private.my_organization_ids('leases.read')) then
    return query select * from private.lease_entries(p_organization_id, null, p_from, p_to, p_zone);
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

CREATE OR REPLACE FUNCTION private.part_key (
  p_lease        public.leases,
  p_period_start date
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select p_lease.id || '/' || to_char(p_period_start, 'YYYY-MM')
    || case when p_period_start = greatest(date_trunc('month', p_period_start::timestamp)::date, p_lease.bill_from) then ''
      else '/' || p_period_start end
$function$;

CREATE OR REPLACE FUNCTION private.payment_entries (
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
    select 'instalment/' || i.id, 'rent'::public.calendar_kind, 'instalment_due'::public.calendar_rule, null::text, null::text,
      i.due_on, i.due_on, null::timestamptz, null::timestamptz, p_zone,
      jsonb_build_object('amount_minor', i.amount_minor, 'currency', p.currency, 'number', i.position), 'payment_plan', p.id,
      l.property_id, l.unit_id, l.id, null::uuid, 'lease_terms'::public.calendar_fixed_reason, null::timestamptz
    from public.payment_plan_instalments i
    join public.payment_plans p on p.id = i.plan_id and p.cancelled_at is null
    join public.leases l on l.id = i.lease_id
    where i.organization_id = p_organization_id and i.due_on between p_from and p_to and (p_lease_id is null or i.lease_id = p_lease_id);
  return query
    select 'autopay/' || a.lease_id || '/' || to_char(a.month, 'YYYY-MM') || '/' || a.attempt, 'rent'::public.calendar_kind,
      'autopay_charge'::public.calendar_rule, null::text, null::text, a.charge_on, a.charge_on, null::timestamptz, null::timestamptz,
      p_zone, jsonb_build_object('amount_minor', coalesce(a.amount_minor, a.announced_minor), 'currency', a.currency, 'status', a.status),
      'autopay', a.autopay_id, l.property_id, l.unit_id, l.id, null::uuid, 'books'::public.calendar_fixed_reason, a.decided_at
    from public.autopay_charges a join public.leases l on l.id = a.lease_id
    where a.organization_id = p_organization_id and a.charge_on between p_from and p_to and a.status <> 'skipped'
      and (p_lease_id is null or a.lease_id = p_lease_id);
  return query
    select 'card_ends/' || a.id, 'rent'::public.calendar_kind, 'autopay_card_ends'::public.calendar_rule, null::text, null::text,
      e.day, e.day, null::timestamptz, null::timestamptz, p_zone,
      jsonb_strip_nulls(jsonb_build_object('card_brand', a.card_brand, 'card_last4', a.card_last4)), 'autopay', a.id,
      l.property_id, l.unit_id, l.id, null::uuid, 'books'::public.calendar_fixed_reason, null::timestamptz
    from public.autopays a join public.leases l on l.id = a.lease_id
    cross join lateral (select ((a.card_expires || '-01')::date + interval '1 month')::date - 1 as day) e
    where a.organization_id = p_organization_id and a.status in ('active', 'paused') and e.day between p_from and p_to
      and (p_lease_id is null or a.lease_id = p_lease_id);
end
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
    from public.leases l
    cross join lateral private.rent_parts_of(l, p_today, false) p
    -- A lease that ended before its last days were charged owes them all the same.
    where l.organization_id = p_organization_id and l.status in ('active', 'notice_given', 'month_to_month', 'ended', 'terminated', 'renewed')
      and (l.status = 'month_to_month' or l.charged_through is null or l.charged_through < coalesce(l.ended_on, l.ends_on))
      and coalesce(l.charged_through, l.bill_from - 1) < p_today
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

CREATE OR REPLACE FUNCTION private.post_recurring_charges (
  p_organization_id uuid,
  p_today           date
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_due record;
  v_lease public.leases;
  v_count integer := 0;
begin
  for v_due in
    select r.id, r.lease_id, r.kind, r.description, p.period_start, p.period_end, p.amount_minor, p.due_on
    from public.recurring_charges r
    join public.leases l on l.id = r.lease_id
    cross join lateral private.recurring_parts_of(r, l, p_today, false) p
    where r.organization_id = p_organization_id and l.status in ('active', 'notice_given', 'month_to_month')
      and (r.charged_through is null or r.charged_through < p_today)
    -- They fall due on one day, and the first that is posted is paid first. Only what is alike in all else is told apart by chance.
    order by p.period_start, r.lease_id, r.created_at, r.kind, r.description, r.amount_minor, r.id
  loop
    if v_due.amount_minor > 0 then
      select * into v_lease from public.leases where id = v_due.lease_id;
      perform private.post_charge(v_lease, v_due.kind, v_due.amount_minor,
        v_due.due_on,
        private.open_day(p_organization_id, v_due.period_start), v_due.period_start, v_due.period_end, v_due.description,
        p_recurring_charge_id => v_due.id);
      v_count := v_count + 1;
    end if;
    update public.recurring_charges set charged_through = v_due.period_end where id = v_due.id;
  end loop;
  return v_count;
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
  v_etag := (select md5(concat_ws('/', v_feed.name, v_organization.name, count(*), max(k.changed_at), sum(k.sequence)))
    from private.calendar_feed_entries k where k.feed_id = v_feed.id);
  return jsonb_build_object('etag', v_etag, 'name', v_feed.name, 'organization', v_organization.name,
    'time_zone', v_organization.time_zone, 'is_tenant', v_feed.lease_id is not null,
    'language', coalesce((select p.locale from public.profiles p where p.id = v_feed.user_id), 'es'),
    'changed_at', (select max(k.changed_at) from private.calendar_feed_entries k where k.feed_id = v_feed.id),
    'entries', case when v_etag is distinct from p_if_none_match then (
      select coalesce(jsonb_agg(k.entry || jsonb_build_object('sequence', k.sequence, 'changed_at', k.changed_at,
        'is_cancelled', k.cancelled_at is not null) order by k.key), '[]')
      from private.calendar_feed_entries k where k.feed_id = v_feed.id) end);
end
$function$;

CREATE OR REPLACE FUNCTION private.read_repeat_rule (
  p_repeat jsonb,
  p_first  date
)
  RETURNS private.repeat_rule
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  v_rule private.repeat_rule;
begin
  if p_repeat is null or p_repeat = 'null' then
    return null;
  end if;
  v_rule := row(p_repeat ->> 'freq', coalesce((p_repeat ->> 'every')::integer, 1),
    array(select jsonb_array_elements_text(coalesce(nullif(p_repeat -> 'by_day', 'null'), '[]'))),
    array(select n::integer from jsonb_array_elements_text(coalesce(nullif(p_repeat -> 'by_month_day', 'null'), '[]')) n),
    (p_repeat ->> 'times')::integer, (p_repeat ->> 'until')::date)::private.repeat_rule;
  if v_rule.freq is null or v_rule.every not between 1 and 99 or v_rule.times not between 1 and 999
    or (v_rule.times is not null and v_rule.until is not null)
    or cardinality(v_rule.by_day) > 14 or cardinality(v_rule.by_month_day) > 32
    or exists (select 1 from unnest(v_rule.by_month_day) n where n <> -1 and n not between 1 and 31)
    or exists (select 1 from unnest(v_rule.by_day) d
      where d !~ (case when v_rule.freq = 'monthly' then '^(-?[1-5])?(MO|TU|WE|TH|FR|SA|SU)$' else '^(MO|TU|WE|TH|FR|SA|SU)$' end))
    or (v_rule.freq = 'yearly' and cardinality(v_rule.by_day) + cardinality(v_rule.by_month_day) > 0)
    or (v_rule.freq = 'weekly' and cardinality(v_rule.by_month_day) > 0) then
    perform private.fail('repeat_invalid', '{"fields": ["repeat"]}');
  elsif v_rule.until < p_first or v_rule.until > p_first + 7305 then
    perform private.fail('repeat_end_invalid', '{"fields": ["repeat"]}');
  -- Programs disagree on whether a first day that the rule does not name counts.
  elsif not private.repeats_on(v_rule, p_first, p_first) then
    perform private.fail('repeat_misses_first', '{"fields": ["repeat"]}');
  end if;
  return v_rule;
end
$function$;

CREATE OR REPLACE FUNCTION private.recurring_parts_of (
  p_charge      public.recurring_charges,
  p_lease       public.leases,
  p_through     date,
  p_is_forecast boolean
)
  RETURNS TABLE (
    period_start date,
    period_end   date,
    amount_minor bigint,
    due_on       date
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select p.period_start, p.period_end,
    -- A lease that runs on in mid-month was charged a part of the month already: both parts are never more than the whole.
    private.part_of_month(p_charge.amount_minor, p_lease.proration_method, p.from_on, p.period_end)
      - case when s.charged_through >= p.from_on
        then private.part_of_month(p_charge.amount_minor, p_lease.proration_method, p.from_on, s.charged_through) else 0 end,
    greatest(g.at::date + p_lease.due_day - 1, p.period_start)
  from (
    select p_charge.charged_through, p_lease.bill_from as from_on,
      case when p_lease.status = 'month_to_month' then p_lease.ended_on else coalesce(p_lease.ended_on, p_lease.ends_on) end as to_on
    union all
    select case when p_charge.starts_on <= p_lease.ends_on then greatest(p_charge.charged_through, p_lease.ends_on)
        else p_charge.charged_through end, greatest(p_lease.ends_on + 1, p_lease.bill_from), null
    where p_is_forecast and private.runs_on(p_lease)
  ) s
  cross join lateral generate_series(date_trunc('month', greatest(s.charged_through + 1, p_charge.starts_on, s.from_on)::timestamp),
    date_trunc('month', least(p_through, s.to_on)::timestamp), '1 month') g (at)
  -- The lease's own days of the month count. A charge that begins or ends in mid-month by itself is charged for all of them.
  cross join lateral (select greatest(g.at::date, p_lease.bill_from) as from_on,
    greatest(g.at::date, p_charge.starts_on, s.from_on, s.charged_through + 1) as period_start,
    least((g.at + interval '1 month')::date - 1, s.to_on) as period_end) p
  where p.period_start <= least(p_through, p.period_end)
    and (p_charge.ends_on is null or greatest(g.at::date, p_charge.starts_on, s.from_on) <= p_charge.ends_on)
$function$;

CREATE OR REPLACE FUNCTION private.rename_calendar_feed (
  p_feed_id uuid,
  p_name    text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if char_length(btrim(coalesce(p_name, ''))) not between 1 and 80 then
    perform private.fail('text_length', '{"fields": ["name"]}');
  end if;
  update public.calendar_feeds set name = btrim(p_name) where id = p_feed_id and user_id = private.require_user() and revoked_at is null;
  if not found then
    perform private.fail('not_found');
  end if;
  return p_feed_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.rent_parts_of (
  p_lease       public.leases,
  p_through     date,
  p_is_forecast boolean
)
  RETURNS TABLE (
    period_start date,
    period_end   date,
    amount_minor bigint,
    due_on       date
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with charged as materialized (
    select c.period_start, c.amount_minor from public.charges c
    where c.lease_id = p_lease.id and c.kind = 'rent'
      and c.period_start >= date_trunc('month', greatest(p_lease.charged_through + 1, p_lease.bill_from)::timestamp)
  )
  select p.period_start, p.period_end,
    -- A lease that runs on in mid-month has paid a part of the month already: both parts are never more than the whole.
    private.rent_of_period(p_lease.id, p_lease.proration_method, greatest(g.at::date, p_lease.bill_from), p.period_end)
      - case when s.runs_on and g.at::date <= p_lease.ends_on and coalesce(p_lease.charged_through, p_lease.bill_from - 1) < p_lease.ends_on
        then private.rent_of_period(p_lease.id, p_lease.proration_method, greatest(g.at::date, p_lease.bill_from), p_lease.ends_on)
        else coalesce((select sum(c.amount_minor)::bigint from charged c
          where c.period_start >= g.at::date and c.period_start < p.period_start), 0) end,
    greatest(g.at::date + p_lease.due_day - 1, p.period_start)
  from (
    select false as runs_on, p_lease.bill_from as from_on,
      case when p_lease.status = 'month_to_month' then p_lease.ended_on else coalesce(p_lease.ended_on, p_lease.ends_on) end as to_on
    union all
    select true, greatest(p_lease.ends_on + 1, p_lease.bill_from), null where p_is_forecast and private.runs_on(p_lease)
  ) s
  cross join lateral generate_series(date_trunc('month', greatest(p_lease.charged_through + 1, s.from_on)::timestamp),
    date_trunc('month', least(p_through, s.to_on)::timestamp), '1 month') g (at)
  cross join lateral (select greatest(g.at::date, s.from_on, p_lease.charged_through + 1) as period_start,
    least((g.at + interval '1 month')::date - 1, s.to_on) as period_end) p
  where p.period_start <= p.period_end and p.period_start <= p_through
    and not exists (select 1 from charged c where c.period_start = p.period_start)
$function$;

CREATE OR REPLACE FUNCTION private.rental_law_on (
  p_matter text,
  p_use    public.unit_use,
  p_day    date
)
  RETURNS private.rental_law
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select r from private.rental_law r
  where r.matter = p_matter and (r.unit_use is null or r.unit_use = p_use) and r.valid_from <= p_day
    and (r.valid_to is null or p_day <= r.valid_to) limit 1
$function$;

CREATE OR REPLACE FUNCTION private.repeat_days (
  p_rule  private.repeat_rule,
  p_first date,
  p_from  date,
  p_to    date
)
  RETURNS SETOF date
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  v_last date := least(p_to, p_rule.until);
begin
  if p_rule.freq is null then
    return query select p_first where p_first between p_from and p_to;
  elsif v_last < greatest(p_first, p_from) then
    return;
  elsif p_rule.times is null then
    return query select d from private.days_of_rule(p_rule, p_first, greatest(p_first, p_from), v_last) d;
  else
    return query select c.day from (
        select d as day from private.days_of_rule(p_rule, p_first, p_first, v_last) d order by 1 limit p_rule.times) c
      where c.day >= p_from;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.repeat_rule_of (
  p_item public.calendar_items
)
  RETURNS private.repeat_rule
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select row(p_item.repeat_freq, p_item.repeat_every, p_item.repeat_by_day, p_item.repeat_by_month_day, p_item.repeat_times,
    p_item.repeat_until)::private.repeat_rule
$function$;

CREATE OR REPLACE FUNCTION private.repeats_on (
  p_rule  private.repeat_rule,
  p_first date,
  p_day   date
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$ select exists (select 1 from private.days_of_rule(p_rule, p_first, p_day, p_day)) $function$;

CREATE OR REPLACE FUNCTION private.require_occurrence (
  p_item      public.calendar_items,
  p_occurs_on date
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_item.repeat_freq is null and p_occurs_on is not null
    or p_occurs_on is not null and not exists (
      select 1 from private.repeat_days(private.repeat_rule_of(p_item), private.first_day_of_item(p_item), p_occurs_on, p_occurs_on))
    or exists (select 1 from public.calendar_item_changes c where c.item_id = p_item.id and c.occurs_on = p_occurs_on and c.is_removed) then
    perform private.fail('not_found');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.reservation_entries (
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
  AS $function$
begin
  return query
    select 'reservation/' || r.id, 'reservation'::public.calendar_kind, 'area_reserved'::public.calendar_rule, null::text, null::text,
      null::date, null::date, r.starts_at, r.ends_at, p_zone,
      jsonb_strip_nulls(jsonb_build_object('title', a.name, 'status', r.status, 'note', nullif(r.note, ''))),
      'area_reservation', r.id, r.property_id, null::uuid, r.lease_id, null::uuid, 'reservation'::public.calendar_fixed_reason,
      null::timestamptz
    from public.area_reservations r join public.common_areas a on a.id = r.area_id
    where r.organization_id = p_organization_id and r.status in ('requested', 'confirmed')
      and r.starts_at < p_to + 2 and r.ends_at >= p_from - 2 and (p_lease_id is null or r.lease_id = p_lease_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.revoke_calendar_feed (
  p_feed_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.calendar_feeds set revoked_at = coalesce(revoked_at, now()) where id = p_feed_id and user_id = private.require_user();
  if not found then
    perform private.fail('not_found');
  end if;
  delete from private.calendar_feed_entries where feed_id = p_feed_id;
  return p_feed_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.runs_on (
  p_lease public.leases
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  -- What private.advance_leases will find: no notice, no renewal, and nobody else who has the unit afterwards.
  select p_lease.status in ('signed', 'active') and p_lease.ended_on is null
    and not exists (select 1 from public.leases n where n.organization_id = p_lease.organization_id
      and n.renews_lease_id = p_lease.id and n.status in ('signed', 'active', 'notice_given', 'month_to_month'))
    and not exists (select 1 from public.leases n where n.unit_id = p_lease.unit_id and n.id <> p_lease.id
      and n.occupies && daterange(p_lease.ends_on + 1, null))
$function$;

CREATE OR REPLACE FUNCTION private.save_calendar_item (
  p_organization_id uuid,
  p_item            jsonb,
  p_item_id         uuid  DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_permission(p_organization_id, 'calendar.write');
  if p_item_id is not null and (private.item_for_verb(p_item_id)).organization_id <> p_organization_id then
    perform private.fail('not_found');
  end if;
  return private.write_item(private.item_of(p_organization_id, p_item), p_item_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.shown_entries (
  p_entries     private.calendar_entry[],
  p_from        date,
  p_to          date,
  p_zone        text,
  p_property_id uuid,
  p_assignee    uuid,
  p_with_names  boolean
)
  RETURNS TABLE (
    key     text,
    starts  timestamp without time zone,
    last_on date,
    entry   jsonb
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with chosen as materialized (
    select e.*, coalesce(e.starts_on::timestamp, e.starts_at at time zone p_zone) as starts,
      coalesce(e.ends_on, (e.ends_at at time zone p_zone)::date) as last_on
    from unnest(p_entries) e
    where (p_property_id is null or e.property_id = p_property_id or e.kind = 'holiday') and (p_assignee is null or e.assignee = p_assignee)
  ), parties as materialized (
    select l.lease_id, array_agg(pe.full_name order by t.is_primary desc, pe.full_name collate private.natural_order) as names
    from (select distinct c.lease_id from chosen c where p_with_names) l
    join public.lease_parties t on t.lease_id = l.lease_id join public.people pe on pe.id = t.person_id
    group by l.lease_id
  )
  select c.key, c.starts, c.last_on, jsonb_build_object('key', c.key, 'kind', c.kind, 'rule', c.rule, 'law', c.law, 'article', c.article,
    'starts_on', c.starts_on, 'ends_on', c.ends_on, 'starts_at', c.starts_at, 'ends_at', c.ends_at, 'time_zone', c.time_zone,
    'facts', jsonb_strip_nulls(c.facts || jsonb_build_object('property', p.name, 'unit', u.label, 'tenants', to_jsonb(n.names))),
    'record_kind', c.record_kind, 'record_id', c.record_id, 'property_id', c.property_id, 'unit_id', c.unit_id, 'lease_id', c.lease_id,
    'assignee', c.assignee, 'can_move', c.fixed_because is null, 'fixed_because', c.fixed_because, 'done_at', c.done_at)
  from chosen c
  left join public.properties p on p.id = c.property_id
  left join public.units u on u.id = c.unit_id
  left join parties n on n.lease_id = c.lease_id
  where c.starts::date <= p_to and c.last_on >= p_from
$function$;

CREATE OR REPLACE FUNCTION private.tax_due_days (
  p_kind     public.taxpayer_kind,
  p_year_end integer,
  p_from     date,
  p_to       date
)
  RETURNS TABLE (
    rule   text,
    form   text,
    month  date,
    due_on date
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  -- src/domain/taxes/due-dates.ts is the twin. A day that is not a working day is not moved.
  select f.rule, f.form, (g.at - interval '1 month')::date, g.at::date + f.day - 1
  from generate_series(date_trunc('month', p_from::timestamp), date_trunc('month', p_to::timestamp), '1 month') g (at)
  cross join (values ('tax_ir17', 'IR-17', 10), ('tax_606', '606', 15), ('tax_607', '607', 15), ('tax_608', '608', 15),
    ('tax_it1', 'IT-1', 20)) as f (rule, form, day)
  where g.at::date + f.day - 1 between p_from and p_to
  union all
  select f.rule, f.form, null, make_date(y.year, f.month, f.day)
  from generate_series(extract(year from p_from)::integer, extract(year from p_to)::integer) as y (year)
  cross join (values ('tax_ipi', 'IPI', 3, 11), ('tax_ir1', 'IR-1', 3, 31), ('tax_ipi', 'IPI', 9, 11)) as f (rule, form, month, day)
  where p_kind = 'person' and make_date(y.year, f.month, f.day) between p_from and p_to
  union all
  select 'tax_ir2', 'IR-2', null, d.due_on
  from generate_series(extract(year from p_from)::integer - 1, extract(year from p_to)::integer) as y (year)
  cross join lateral (select (make_date(y.year, p_year_end, 1) + interval '1 month')::date - 1 + 120 as due_on) d
  where p_kind = 'company' and d.due_on between p_from and p_to
$function$;

CREATE OR REPLACE FUNCTION private.tax_entries (
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
    select d.rule || '/' || i.id || '/' || coalesce(to_char(d.month, 'YYYY-MM'), d.due_on::text), 'tax'::public.calendar_kind,
      d.rule::public.calendar_rule, null::text, null::text, d.due_on, d.due_on, null::timestamptz, null::timestamptz, p_zone,
      jsonb_strip_nulls(jsonb_build_object('form', d.form, 'month', d.month, 'issuer', i.legal_name, 'status', f.status)),
      'fiscal_issuer', i.id, null::uuid, null::uuid, null::uuid, null::uuid, 'tax'::public.calendar_fixed_reason, f.filed_at
    from public.fiscal_issuers i
    cross join lateral private.tax_due_days(i.taxpayer_kind, i.fiscal_year_end, p_from, p_to) d
    left join public.tax_filings f on f.issuer_id = i.id and f.form::text = d.form and f.month = d.month
    where i.organization_id = p_organization_id and i.taxpayer_kind is not null;
  return query
    select 'receipt_range_ends/' || r.id, 'tax'::public.calendar_kind, 'receipt_range_ends'::public.calendar_rule, null::text, null::text,
      r.expires_on, r.expires_on, null::timestamptz, null::timestamptz, p_zone,
      jsonb_build_object('title', r.series || r.ncf_type, 'left', r.last_number - r.next_number + 1, 'issuer', i.legal_name),
      'ncf_range', r.id, null::uuid, null::uuid, null::uuid, null::uuid, 'tax'::public.calendar_fixed_reason, null::timestamptz
    from public.ncf_ranges r join public.fiscal_issuers i on i.id = r.issuer_id
    where r.organization_id = p_organization_id and r.expires_on between p_from and p_to and r.retired_at is null
      and r.next_number <= r.last_number;
  return query
    select 'certificate_ends/' || c.id, 'tax'::public.calendar_kind, 'certificate_ends'::public.calendar_rule, null::text, null::text,
      null::date, null::date, c.valid_until, c.valid_until, p_zone, jsonb_build_object('title', c.holder_name),
      'signing_certificate', c.id, null::uuid, null::uuid, null::uuid, null::uuid, 'tax'::public.calendar_fixed_reason, null::timestamptz
    from public.signing_certificates c
    where c.organization_id = p_organization_id and c.removed_at is null and c.valid_until >= p_from - 2 and c.valid_until < p_to + 2;
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
    return query select * from private.forecast_entries(p_lease.organization_id, p_lease.id, p_from, p_to, p_zone);
    return query select * from private.late_fee_entries(p_lease.organization_id, p_lease.id, p_from, p_to, p_zone);
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
  if 'item' = any (v_kinds) then
    return query select * from private.item_entries(p_lease.organization_id, p_lease.id, p_from, p_to);
  end if;
  if 'holiday' = any (v_kinds) then
    return query select * from private.holiday_entries(p_from, p_to, p_zone);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.weekday_names (
  p_day date
)
  RETURNS text[]
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  v_code text := (array['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'])[extract(isodow from p_day)::integer];
  v_number integer := extract(day from p_day);
  v_last integer := extract(day from date_trunc('month', p_day::timestamp) + interval '1 month - 1 day');
begin
  return array[v_code, ((v_number - 1) / 7 + 1) || v_code, '-' || ((v_last - v_number) / 7 + 1) || v_code];
end
$function$;

CREATE OR REPLACE FUNCTION private.write_item (
  p_item    public.calendar_items,
  p_item_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id uuid := coalesce(p_item_id, gen_random_uuid());
begin
  if p_item_id is null then
    if (select count(*) from public.calendar_items i where i.organization_id = p_item.organization_id) >= 20000
      or p_item.repeat_freq is not null and (select count(*) from public.calendar_items i
        where i.organization_id = p_item.organization_id and i.repeat_freq is not null) >= 500 then
      perform private.fail('too_many_calendar_items');
    end if;
    insert into public.calendar_items (id, organization_id, kind, title, note, place, property_id, unit_id, lease_id, maintenance_id,
      assignee, starts_on, ends_on, starts_at, ends_at, time_zone, is_shown_to_tenants, repeat_freq, repeat_every, repeat_by_day,
      repeat_by_month_day, repeat_times, repeat_until, source_uid, created_by)
    values (v_id, p_item.organization_id, p_item.kind, p_item.title, p_item.note, p_item.place, p_item.property_id, p_item.unit_id,
      p_item.lease_id, p_item.maintenance_id, p_item.assignee, p_item.starts_on, p_item.ends_on, p_item.starts_at, p_item.ends_at,
      p_item.time_zone, p_item.is_shown_to_tenants, p_item.repeat_freq, p_item.repeat_every, p_item.repeat_by_day,
      p_item.repeat_by_month_day, p_item.repeat_times, p_item.repeat_until, p_item.source_uid, (select auth.uid()));
  else
    update public.calendar_items set kind = p_item.kind, title = p_item.title, note = p_item.note, place = p_item.place,
      property_id = p_item.property_id, unit_id = p_item.unit_id, lease_id = p_item.lease_id, maintenance_id = p_item.maintenance_id,
      assignee = p_item.assignee, starts_on = p_item.starts_on, ends_on = p_item.ends_on, starts_at = p_item.starts_at,
      ends_at = p_item.ends_at, time_zone = p_item.time_zone, is_shown_to_tenants = p_item.is_shown_to_tenants,
      repeat_freq = p_item.repeat_freq, repeat_every = p_item.repeat_every, repeat_by_day = p_item.repeat_by_day,
      repeat_by_month_day = p_item.repeat_by_month_day, repeat_times = p_item.repeat_times, repeat_until = p_item.repeat_until,
      done_at = case when p_item.repeat_freq is null then done_at end
    where id = p_item_id;
    -- Days that the rule does not have any more have nothing to be different from.
    delete from public.calendar_item_changes c where c.item_id = p_item_id
      and (p_item.repeat_freq is null
        or not private.repeats_on(private.repeat_rule_of(p_item), private.first_day_of_item(p_item), c.occurs_on));
  end if;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.calendar_clashes (
  p_organization_id uuid,
  p_starts_on       date                     DEFAULT NULL::date,
  p_ends_on         date                     DEFAULT NULL::date,
  p_starts_at       timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_ends_at         timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_assignee        uuid                     DEFAULT NULL::uuid,
  p_property_id     uuid                     DEFAULT NULL::uuid,
  p_except_item_id  uuid                     DEFAULT NULL::uuid
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
  perform private.check_days('{starts_on,ends_on}', p_starts_on, p_ends_on), private.check_moments('{starts_at,ends_at}', p_starts_at, p_ends_at);
  return private.calendar_clashes(p_organization_id, p_starts_on, p_ends_on, p_starts_at, p_ends_at, p_assignee, p_property_id, p_except_item_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."calendar_clashes"(uuid, date, date, timestamp WITH time zone, timestamp WITH time zone, uuid, uuid, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.calendar_entries (
  p_organization_id uuid,
  p_from            date,
  p_to              date,
  p_kinds           public.calendar_kind[] DEFAULT NULL::public.calendar_kind[],
  p_property_id     uuid                   DEFAULT NULL::uuid,
  p_assignee        uuid                   DEFAULT NULL::uuid
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
  perform private.check_days('{from,to}', p_from, p_to);
  return private.calendar_entries(p_organization_id, p_from, p_to, p_kinds, p_property_id, p_assignee);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."calendar_entries"(uuid, date, date, public.calendar_kind[], uuid, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.complete_calendar_item (
  p_request_id uuid,
  p_item_id    uuid,
  p_is_done    boolean,
  p_occurs_on  date    DEFAULT NULL::date
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
  perform private.check_days('{occurs_on}', p_occurs_on);
  v_known := private.claim_request(p_request_id, 'complete_calendar_item', jsonb_build_array(p_item_id, p_is_done, p_occurs_on));
  if v_known is null then
    v_known := jsonb_build_object('result', private.complete_calendar_item(p_item_id, p_is_done, p_occurs_on));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."complete_calendar_item"(uuid, uuid, boolean, date) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.create_calendar_feed (
  p_request_id      uuid,
  p_organization_id uuid,
  p_name            text,
  p_kinds           public.calendar_kind[] DEFAULT '{}'::public.calendar_kind[],
  p_property_id     uuid                   DEFAULT NULL::uuid,
  p_is_own_only     boolean                DEFAULT false,
  p_with_names      boolean                DEFAULT false,
  p_lease_id        uuid                   DEFAULT NULL::uuid
)
  RETURNS TABLE (
    feed_id uuid,
    token   text
  )
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'create_calendar_feed', jsonb_build_array(p_organization_id, p_name, p_kinds, p_property_id, p_is_own_only, p_with_names, p_lease_id));
  if v_known is null then
    v_known := jsonb_build_object('result', private.create_calendar_feed(p_organization_id, p_name, p_kinds, p_property_id, p_is_own_only, p_with_names, p_lease_id));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return query select * from private.created_calendar_feed((select r.result from jsonb_to_record(v_known) as r (result uuid)));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."create_calendar_feed"(uuid, uuid, text, public.calendar_kind[], uuid, boolean, boolean, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.delete_calendar_item (
  p_request_id uuid,
  p_item_id    uuid,
  p_occurs_on  date DEFAULT NULL::date
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
  perform private.check_days('{occurs_on}', p_occurs_on);
  v_known := private.claim_request(p_request_id, 'delete_calendar_item', jsonb_build_array(p_item_id, p_occurs_on));
  if v_known is null then
    v_known := jsonb_build_object('result', private.delete_calendar_item(p_item_id, p_occurs_on));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."delete_calendar_item"(uuid, uuid, date) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.import_calendar_items (
  p_request_id      uuid,
  p_organization_id uuid,
  p_items           jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'import_calendar_items', jsonb_build_array(p_organization_id, p_items));
  if v_known is null then
    v_known := jsonb_build_object('result', private.import_calendar_items(p_organization_id, p_items));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result jsonb));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."import_calendar_items"(uuid, uuid, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.move_calendar_entry (
  p_request_id      uuid,
  p_organization_id uuid,
  p_key             text,
  p_starts_on       date                     DEFAULT NULL::date,
  p_starts_at       timestamp with time zone DEFAULT NULL::timestamp WITH time zone
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{starts_on}', p_starts_on), private.check_moments('{starts_at}', p_starts_at);
  v_known := private.claim_request(p_request_id, 'move_calendar_entry', jsonb_build_array(p_organization_id, p_key, p_starts_on, p_starts_at));
  if v_known is null then
    v_known := jsonb_build_object('result', private.move_calendar_entry(p_organization_id, p_key, p_starts_on, p_starts_at));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result text));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."move_calendar_entry"(uuid, uuid, text, date, timestamp WITH time zone) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.move_calendar_item (
  p_request_id uuid,
  p_item_id    uuid,
  p_starts_on  date                     DEFAULT NULL::date,
  p_ends_on    date                     DEFAULT NULL::date,
  p_starts_at  timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_ends_at    timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_occurs_on  date                     DEFAULT NULL::date
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
  perform private.check_days('{starts_on,ends_on,occurs_on}', p_starts_on, p_ends_on, p_occurs_on), private.check_moments('{starts_at,ends_at}', p_starts_at, p_ends_at);
  v_known := private.claim_request(p_request_id, 'move_calendar_item', jsonb_build_array(p_item_id, p_starts_on, p_ends_on, p_starts_at, p_ends_at, p_occurs_on));
  if v_known is null then
    v_known := jsonb_build_object('result', private.move_calendar_item(p_item_id, p_starts_on, p_ends_on, p_starts_at, p_ends_at, p_occurs_on));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."move_calendar_item"(uuid, uuid, date, date, timestamp WITH time zone, timestamp WITH time zone, date) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_calendar (
  p_lease_id uuid,
  p_from     date,
  p_to       date
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
  perform private.check_days('{from,to}', p_from, p_to);
  return private.my_calendar(p_lease_id, p_from, p_to);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_calendar"(uuid, date, date) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.read_calendar_feed (
  p_token_hash    text,
  p_if_none_match text DEFAULT NULL::text,
  p_reader        text DEFAULT ''::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.read_calendar_feed(p_token_hash, p_if_none_match, p_reader);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_calendar_feed"(text, text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.rename_calendar_feed (
  p_feed_id uuid,
  p_name    text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.rename_calendar_feed(p_feed_id, p_name);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."rename_calendar_feed"(uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.revoke_calendar_feed (
  p_feed_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.revoke_calendar_feed(p_feed_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."revoke_calendar_feed"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.save_calendar_item (
  p_request_id      uuid,
  p_organization_id uuid,
  p_item            jsonb,
  p_item_id         uuid  DEFAULT NULL::uuid
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
  v_known := private.claim_request(p_request_id, 'save_calendar_item', jsonb_build_array(p_organization_id, p_item, p_item_id));
  if v_known is null then
    v_known := jsonb_build_object('result', private.save_calendar_item(p_organization_id, p_item, p_item_id));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."save_calendar_item"(uuid, uuid, jsonb, uuid) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."calendar_feed_entries"
  ADD CONSTRAINT "calendar_feed_entries_last_on_in_range" CHECK (((last_on >= '1900-01-01'::date) AND (last_on <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "private"."holidays"
  ADD CONSTRAINT "holidays_day_in_range" CHECK (((day >= '1900-01-01'::date) AND (day <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "private"."holidays"
  ADD CONSTRAINT "holidays_moved_from_in_range" CHECK (((moved_from >= '1900-01-01'::date) AND (moved_from <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "private"."rental_law"
  ADD CONSTRAINT "rental_law_valid_from_in_range" CHECK (((valid_from >= '1900-01-01'::date) AND (valid_from <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "private"."rental_law"
  ADD CONSTRAINT "rental_law_valid_to_in_range" CHECK (((valid_to >= '1900-01-01'::date) AND (valid_to <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "public"."calendar_feeds"
  ADD CONSTRAINT "calendar_feeds_check" CHECK (((lease_id IS NULL) OR ((property_id IS NULL) AND (NOT is_own_only))));

ALTER TABLE "public"."calendar_feeds"
  ADD CONSTRAINT "calendar_feeds_last_reader_check" CHECK ((char_length(last_reader) <= 120));

ALTER TABLE "public"."calendar_feeds"
  ADD CONSTRAINT "calendar_feeds_organization_id_fkey" FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;

ALTER TABLE "public"."calendar_feeds"
  ADD CONSTRAINT "calendar_feeds_organization_id_lease_id_fkey" FOREIGN KEY (organization_id, lease_id) REFERENCES public.leases(organization_id, id) ON DELETE CASCADE;

ALTER TABLE "public"."calendar_feeds"
  ADD CONSTRAINT "calendar_feeds_organization_id_property_id_fkey" FOREIGN KEY (organization_id, property_id) REFERENCES public.properties(organization_id, id) ON DELETE CASCADE;

ALTER TABLE "private"."calendar_feed_entries"
  ADD CONSTRAINT "calendar_feed_entries_feed_id_fkey" FOREIGN KEY (feed_id) REFERENCES public.calendar_feeds(id) ON DELETE CASCADE;

ALTER TABLE "public"."calendar_feeds"
  ADD CONSTRAINT "calendar_feeds_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "public"."calendar_item_changes"
  ADD CONSTRAINT "calendar_item_changes_ends_on_in_range" CHECK (((ends_on >= '1900-01-01'::date) AND (ends_on <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "public"."calendar_item_changes"
  ADD CONSTRAINT "calendar_item_changes_occurs_on_in_range" CHECK (((occurs_on >= '1900-01-01'::date) AND (occurs_on <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "public"."calendar_item_changes"
  ADD CONSTRAINT "calendar_item_changes_starts_on_in_range" CHECK (((starts_on >= '1900-01-01'::date) AND (starts_on <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "public"."calendar_items"
  ADD CONSTRAINT "calendar_items_assignee_fkey" FOREIGN KEY (assignee) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "public"."calendar_items"
  ADD CONSTRAINT "calendar_items_check1" CHECK (((ends_on >= starts_on) AND (ends_on <= (starts_on + 366))));

ALTER TABLE "public"."calendar_items"
  ADD CONSTRAINT "calendar_items_check2" CHECK (((ends_at >= starts_at) AND (ends_at <= (starts_at + '366 days'::interval))));

ALTER TABLE "public"."calendar_items"
  ADD CONSTRAINT "calendar_items_check3" CHECK (((NOT is_shown_to_tenants) OR (lease_id IS NOT NULL)));

ALTER TABLE "public"."calendar_items"
  ADD CONSTRAINT "calendar_items_check4" CHECK (((unit_id IS NULL) OR (property_id IS NOT NULL)));

ALTER TABLE "public"."calendar_items"
  ADD CONSTRAINT "calendar_items_check5" CHECK (((repeat_times IS NULL) OR (repeat_until IS NULL)));

ALTER TABLE "public"."calendar_items"
  ADD CONSTRAINT "calendar_items_check6" CHECK (((done_at IS NULL) OR (repeat_freq IS NULL)));

ALTER TABLE "public"."calendar_items"
  ADD CONSTRAINT "calendar_items_check"
    CHECK
    ((((num_nonnulls(starts_on, ends_on) = 2) AND (num_nonnulls(starts_at, ends_at) = 0)) OR ((num_nonnulls(starts_on, ends_on) = 0) AND (num_nonnulls(starts_at, ends_at) = 2))));

ALTER TABLE "public"."calendar_items"
  ADD CONSTRAINT "calendar_items_created_by_fkey" FOREIGN KEY (created_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "public"."calendar_items"
  ADD CONSTRAINT "calendar_items_ends_on_in_range" CHECK (((ends_on >= '1900-01-01'::date) AND (ends_on <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "public"."calendar_items"
  ADD CONSTRAINT "calendar_items_note_check" CHECK ((char_length(note) <= 2000));

ALTER TABLE "public"."calendar_items"
  ADD CONSTRAINT "calendar_items_organization_id_fkey" FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;

ALTER TABLE "public"."calendar_item_changes"
  ADD CONSTRAINT "calendar_item_changes_organization_id_item_id_fkey" FOREIGN KEY (organization_id, item_id) REFERENCES public.calendar_items(organization_id, id) ON DELETE CASCADE;

ALTER TABLE "public"."calendar_items"
  ADD CONSTRAINT "calendar_items_organization_id_lease_id_fkey" FOREIGN KEY (organization_id, lease_id) REFERENCES public.leases(organization_id, id) ON DELETE CASCADE;

ALTER TABLE "public"."calendar_items"
  ADD CONSTRAINT "calendar_items_organization_id_maintenance_id_fkey" FOREIGN KEY (organization_id, maintenance_id) REFERENCES public.maintenance_requests(organization_id, id)
    ON DELETE CASCADE;

ALTER TABLE "public"."calendar_items"
  ADD CONSTRAINT "calendar_items_organization_id_property_id_fkey" FOREIGN KEY (organization_id, property_id) REFERENCES public.properties(organization_id, id) ON DELETE CASCADE;

ALTER TABLE "public"."calendar_items"
  ADD CONSTRAINT "calendar_items_organization_id_unit_id_fkey" FOREIGN KEY (organization_id, unit_id) REFERENCES public.units(organization_id, id) ON DELETE CASCADE;

ALTER TABLE "public"."calendar_items"
  ADD CONSTRAINT "calendar_items_place_check" CHECK ((char_length(place) <= 200));

ALTER TABLE "public"."calendar_items"
  ADD CONSTRAINT "calendar_items_property_id_unit_id_fkey" FOREIGN KEY (property_id, unit_id) REFERENCES public.units(property_id, id) ON DELETE CASCADE;

ALTER TABLE "public"."calendar_items"
  ADD CONSTRAINT "calendar_items_repeat_every_check" CHECK (((repeat_every >= 1) AND (repeat_every <= 99)));

ALTER TABLE "public"."calendar_items"
  ADD CONSTRAINT "calendar_items_repeat_times_check" CHECK (((repeat_times >= 1) AND (repeat_times <= 999)));

ALTER TABLE "public"."calendar_items"
  ADD CONSTRAINT "calendar_items_repeat_until_in_range" CHECK (((repeat_until >= '1900-01-01'::date) AND (repeat_until <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "public"."calendar_items"
  ADD CONSTRAINT "calendar_items_source_uid_check" CHECK (((char_length(source_uid) >= 1) AND (char_length(source_uid) <= 300)));

ALTER TABLE "public"."calendar_items"
  ADD CONSTRAINT "calendar_items_starts_at_check" CHECK (((starts_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (starts_at <= '2200-12-31 00:00:00+00'::timestamp
    with time zone)));

ALTER TABLE "public"."calendar_items"
  ADD CONSTRAINT "calendar_items_starts_on_in_range" CHECK (((starts_on >= '1900-01-01'::date) AND (starts_on <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "public"."calendar_items"
  ADD CONSTRAINT "calendar_items_title_check" CHECK (((char_length(btrim(title)) >= 1) AND (char_length(btrim(title)) <= 160)));

CREATE INDEX calendar_feeds_of_lease ON public.calendar_feeds USING btree (organization_id, lease_id);

CREATE INDEX calendar_feeds_of_organization ON public.calendar_feeds USING btree (organization_id);

CREATE INDEX calendar_feeds_of_property ON public.calendar_feeds USING btree (organization_id, property_id);

CREATE INDEX calendar_feeds_of_user ON public.calendar_feeds USING btree (user_id, organization_id);

CREATE INDEX calendar_item_changes_by_item ON public.calendar_item_changes USING btree (organization_id, item_id);

CREATE INDEX calendar_items_by_day ON public.calendar_items USING btree (organization_id, starts_on)
  WHERE (repeat_freq IS NULL);

CREATE INDEX calendar_items_by_time ON public.calendar_items USING btree (organization_id, starts_at)
  WHERE (repeat_freq IS NULL);

CREATE INDEX calendar_items_of_assignee ON public.calendar_items USING btree (assignee);

CREATE INDEX calendar_items_of_creator ON public.calendar_items USING btree (created_by);

CREATE INDEX calendar_items_of_lease ON public.calendar_items USING btree (organization_id, lease_id);

CREATE INDEX calendar_items_of_maintenance ON public.calendar_items USING btree (organization_id, maintenance_id);

CREATE INDEX calendar_items_of_place ON public.calendar_items USING btree (property_id, unit_id);

CREATE INDEX calendar_items_of_property ON public.calendar_items USING btree (organization_id, property_id);

CREATE INDEX calendar_items_of_unit ON public.calendar_items USING btree (organization_id, unit_id);

CREATE UNIQUE INDEX calendar_items_one_source ON public.calendar_items USING btree (organization_id, source_uid)
  WHERE (source_uid IS NOT NULL);

CREATE INDEX calendar_items_repeating ON public.calendar_items USING btree (organization_id)
  WHERE (repeat_freq IS NOT NULL);

CREATE INDEX calendar_items_shown ON public.calendar_items USING btree (lease_id)
  WHERE is_shown_to_tenants;

CREATE INDEX document_requests_by_due_day ON public.document_requests USING btree (organization_id, due_on);

CREATE INDEX maintenance_by_visit ON public.maintenance_requests USING btree (organization_id, scheduled_on)
  WHERE (scheduled_on IS NOT NULL);

CREATE INDEX payment_plan_instalments_by_due_day ON public.payment_plan_instalments USING btree (organization_id, due_on);

CREATE TRIGGER a_compose_text
  BEFORE INSERT OR UPDATE ON public.calendar_feeds
  FOR EACH ROW
  WHEN ((NOT (concat_ws(chr(10), new.name, new.last_reader) IS NFC NORMALIZED)))
  EXECUTE FUNCTION private.compose_text();

CREATE TRIGGER write_audit_log_added
  AFTER INSERT ON public.calendar_feeds
  FOR EACH ROW
  EXECUTE FUNCTION private.write_audit_log();

CREATE TRIGGER write_audit_log_changed
  AFTER UPDATE OF name, kinds, property_id, is_own_only, with_names, revoked_at ON public.calendar_feeds
  FOR EACH ROW
  EXECUTE FUNCTION private.write_audit_log();

CREATE TRIGGER a_compose_text
  BEFORE INSERT OR UPDATE ON public.calendar_items
  FOR EACH ROW
  WHEN ((NOT (concat_ws(chr(10), new.title, new.note, new.place, new.time_zone, new.source_uid) IS NFC NORMALIZED)))
  EXECUTE FUNCTION private.compose_text();

CREATE TRIGGER check_time_zone
  BEFORE INSERT OR UPDATE OF time_zone ON public.calendar_items
  FOR EACH ROW
  EXECUTE FUNCTION private.check_time_zone();

CREATE TRIGGER touch_updated_at
  BEFORE UPDATE ON public.calendar_items
  FOR EACH ROW
  EXECUTE FUNCTION private.touch_updated_at();

CREATE TRIGGER write_audit_log
  AFTER INSERT OR DELETE OR UPDATE ON public.calendar_items
  FOR EACH ROW
  EXECUTE FUNCTION private.write_audit_log();

CREATE POLICY "whoever made a feed sees it" ON "public"."calendar_feeds"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "readers of the portfolio see changes of calendar items" ON "public"."calendar_item_changes"
  FOR SELECT
  TO "authenticated"
  USING ((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('portfolio.read'::text) AS my_organization_ids))));

CREATE POLICY "readers of the portfolio see calendar items" ON "public"."calendar_items"
  FOR SELECT
  TO "authenticated"
  USING ((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('portfolio.read'::text) AS my_organization_ids))));

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."calendar_item_changes";

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."calendar_items";

COMMENT ON COLUMN "public"."calendar_feeds"."last_reader" IS 'How the program that read it last calls itself.';

COMMENT ON COLUMN "public"."calendar_items"."repeat_by_day" IS 'MO to SU; of a monthly rule also with a number, as 2MO or -1FR.';

COMMENT ON COLUMN "public"."calendar_items"."repeat_until" IS 'The last day on which it may begin, in its own zone.';

COMMENT ON FUNCTION "private"."answer_entries"(private.calendar_entry[], date, date, text, uuid, uuid, boolean) IS 'The first five thousand entries by day, how many there are, and whether these are all.';

COMMENT ON FUNCTION "private"."book_entries"(uuid, date, date, text) IS 'Bills that are to be paid, bills and reports that come by themselves, and until when a claim against a card payment is answered.';

COMMENT ON FUNCTION "private"."calendar_clashes"(uuid, date, date, timestamp with time zone, timestamp with time zone, uuid, uuid, uuid) IS '{"access": ["calendar.write", "leases.read", "maintenance.read", "maintenance.write", "messages.read", "money.read", "portfolio.read"], "repeatable": false}';

COMMENT ON FUNCTION "private"."calendar_entries"(uuid, date, date, public.calendar_kind[], uuid, uuid) IS '{"access": ["calendar.write", "leases.read", "maintenance.read", "maintenance.write", "messages.read", "money.read", "people.read", "portfolio.read"], "repeatable": false}';

COMMENT ON FUNCTION "private"."calendar_feed_token"(uuid) IS 'The token of a feed, made from its id and a key that never leaves the database: a replay gives the same.';

COMMENT ON FUNCTION "private"."charge_entries"(uuid, uuid, date, date, text) IS 'When charges that are posted are due.';

COMMENT ON FUNCTION "private"."check_calendar_range"(date, date) IS 'Refuses with period_invalid, and with calendar_range_too_long more than 400 days.';

COMMENT ON FUNCTION "private"."check_item_times"(date, date, timestamp with time zone, timestamp with time zone) IS 'An item lasts whole days or has times, and at most a year. Errors: item_times_missing, item_ends_before_start, item_too_long.';

COMMENT ON FUNCTION "private"."complete_calendar_item"(uuid, boolean, date) IS '{"access": ["calendar.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."create_calendar_feed"(uuid, text, public.calendar_kind[], uuid, boolean, boolean, uuid) IS '{"access": ["own"], "repeatable": true}';

COMMENT ON FUNCTION "private"."created_calendar_feed"(uuid) IS 'What whoever made a feed is told of it once.';

COMMENT ON FUNCTION "private"."days_of_rule"(private.repeat_rule, date, date, date) IS 'The days from one to another, inclusive, that a rule names which begins on p_first, not counting how often nor until when.';

COMMENT ON FUNCTION "private"."delete_calendar_item"(uuid, date) IS '{"access": ["calendar.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."deposit_entries"(uuid, date, date, text) IS 'Until when the reasons for keeping a deposit are to be given in writing, from the day of the return, or else the last day of the lease.';

COMMENT ON FUNCTION "private"."document_entries"(uuid, uuid, date, date, text) IS 'Until when tenants are asked to hand a document in.';

COMMENT ON FUNCTION "private"."entries_of_feed"(public.calendar_feeds, date, date, text) IS 'What a feed says between two days, with the rights that its owner has now. Refuses with not_found where they have none left.';

COMMENT ON FUNCTION "private"."export_calendar"(uuid) IS 'Calendar items that a person wrote or that are theirs to do, and the programs that read their calendar.';

COMMENT ON FUNCTION "private"."first_day_of_item"(public.calendar_items) IS 'The day on which an item begins first, in its own zone.';

COMMENT ON FUNCTION "private"."first_late_day"(public.late_fee_rules, date) IS 'The first day on which rent brings a late fee.';

COMMENT ON FUNCTION "private"."fixed_reason"(text) IS 'Why an entry with such a key stays where it is; null for others.';

COMMENT ON FUNCTION "private"."forecast_entries"(uuid, uuid, date, date, text) IS 'When rent and monthly charges will be due that are not posted yet, and from when they would bring a late fee, as things stand.';

COMMENT ON FUNCTION "private"."held_entry"(private.calendar_entry, boolean) IS 'An entry as somebody reads it who may not move it.';

COMMENT ON FUNCTION "private"."holiday_entries"(date, date, text) IS 'Holidays of the country.';

COMMENT ON FUNCTION "private"."import_calendar_items"(uuid, jsonb) IS '{"access": ["calendar.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."import_one_item"(uuid, jsonb) IS 'Writes an item of another calendar: added, changed or unchanged.';

COMMENT ON FUNCTION "private"."item_entries"(uuid, uuid, date, date) IS 'Entries of the items that members wrote; of a lease only those that its tenants are shown, without notes.';

COMMENT ON FUNCTION "private"."item_for_verb"(uuid) IS 'An item that the caller may change, locked. Error: not_found.';

COMMENT ON FUNCTION "private"."item_occurrences"(public.calendar_items, date, date) IS 'How often an item comes up to a day, each with the day on which its rule has it; what is over before p_from may be among them.';

COMMENT ON FUNCTION "private"."item_of"(uuid, jsonb) IS 'An item as people send it, checked, with the place that follows from its lease or unit.';

COMMENT ON FUNCTION "private"."late_entry"(public.leases, public.late_fee_rules, date, date, bigint, bigint, text, text, uuid) IS 'From when rent that is not paid brings a late fee, and how much that day.';

COMMENT ON FUNCTION "private"."late_fee_entries"(uuid, uuid, date, date, text) IS 'From when posted rent that is still open brings a late fee that it has not brought yet.';

COMMENT ON FUNCTION "private"."lease_entries"(uuid, uuid, date, date, text) IS 'When leases begin and end, when their rent changes, and the last day to give the notice that the law asks for.';

COMMENT ON FUNCTION "private"."maintenance_entries"(uuid, uuid, date, date, text) IS 'Visits that are planned for repairs, and, for the office, until when open requests are to be answered and resolved. Preventive work comes in here.';

COMMENT ON FUNCTION "private"."moment_of"(timestamp without time zone, text) IS 'The point in time of a local time: the first where it comes twice; an hour that does not come counts from before the change.';

COMMENT ON FUNCTION "private"."move_calendar_entry"(uuid, text, date, timestamp with time zone) IS '{"access": ["calendar.write", "maintenance.read", "maintenance.write", "own"], "repeatable": true}';

COMMENT ON FUNCTION "private"."move_calendar_item"(uuid, date, date, timestamp with time zone, timestamp with time zone, date) IS '{"access": ["calendar.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."move_item_to"(uuid, uuid, date, date, timestamp with time zone) IS 'Moves an item, or one time of it, that lasts as long as before.';

COMMENT ON FUNCTION "private"."my_calendar"(uuid, date, date) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."notice_entries"(uuid, date, date, text) IS 'When notices go out to tenants.';

COMMENT ON FUNCTION "private"."number_changes"(public.calendar_feeds, date, date, text) IS 'Remembers what a feed says now and numbers what is different from the last time; what is gone before its day is cancelled for thirty days.';

COMMENT ON FUNCTION "private"."office_entries"(uuid, date, date, public.calendar_kind[], text) IS 'Entries of an organisation between two days as the caller''s role may read them; some a day outside, which the caller cuts off.';

COMMENT ON FUNCTION "private"."part_key"(public.leases, date) IS 'What a month''s rent of a lease is known by, posted or not; a later part of a month by its first day besides.';

COMMENT ON FUNCTION "private"."payment_entries"(uuid, uuid, date, date, text) IS 'Instalments of payment plans, announced charges of automatic payments, and when their cards end.';

COMMENT ON FUNCTION "private"."read_calendar_feed"(text, text, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."read_repeat_rule"(jsonb, date) IS 'A rule as people send it: {freq, every, by_day, by_month_day, times, until}; null where there is none. Errors: repeat_invalid, repeat_end_invalid, repeat_misses_first.';

COMMENT ON FUNCTION "private"."recurring_parts_of"(public.recurring_charges, public.leases, date, boolean) IS 'What a recurring charge brings that begins up to a day and is not charged yet, month by month; a forecast goes on after a term that will run on.';

COMMENT ON FUNCTION "private"."rename_calendar_feed"(uuid, text) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."rent_parts_of"(public.leases, date, boolean) IS 'The rent of a lease that begins up to a day and is not charged yet, month by month, prorated; a forecast goes on after a term that will run on.';

COMMENT ON FUNCTION "private"."rental_law_on"(text, public.unit_use, date) IS 'The rule of the law on rentals that holds on a day; null where the law is silent.';

COMMENT ON FUNCTION "private"."repeat_days"(private.repeat_rule, date, date, date) IS 'The days from one to another, inclusive, on which something begins that begins first on p_first.';

COMMENT ON FUNCTION "private"."repeat_rule_of"(public.calendar_items) IS 'The rule by which an item comes again.';

COMMENT ON FUNCTION "private"."repeats_on"(private.repeat_rule, date, date) IS 'Whether a rule that begins on a day names another, not counting how often nor until when.';

COMMENT ON FUNCTION "private"."require_occurrence"(public.calendar_items, date) IS 'Refuses with not_found a day that a repeating item does not have.';

COMMENT ON FUNCTION "private"."reservation_entries"(uuid, uuid, date, date, text) IS 'Common areas that are reserved or asked for.';

COMMENT ON FUNCTION "private"."revoke_calendar_feed"(uuid) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."runs_on"(public.leases) IS 'Whether a lease will go on month to month after its term, as things stand.';

COMMENT ON FUNCTION "private"."save_calendar_item"(uuid, jsonb, uuid) IS '{"access": ["calendar.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."shown_entries"(private.calendar_entry[], date, date, text, uuid, uuid, boolean) IS 'Entries as they are answered, with the names of their places and, where asked for, of their tenants. starts and last_on are in p_zone.';

COMMENT ON FUNCTION "private"."tax_due_days"(public.taxpayer_kind, integer, date, date) IS 'When a taxpayer files and pays: monthly forms, and of a year IPI and IR-1 (persons) or IR-2 (companies).';

COMMENT ON FUNCTION "private"."tax_entries"(uuid, date, date, text) IS 'Days of the tax authority for each issuer, and when ranges of numbers and certificates end.';

COMMENT ON FUNCTION "private"."tenant_entries"(public.leases, date, date, public.calendar_kind[], text) IS 'Entries between two days that concern the tenants of a lease. The caller asks whose it is.';

COMMENT ON FUNCTION "private"."weekday_names"(date) IS 'What a rule may call a day: MO, 2MO and -3MO for the second Monday of a month that has four.';

COMMENT ON FUNCTION "private"."write_item"(public.calendar_items, uuid) IS 'Writes a checked item, a new one where no id is given.';

COMMENT ON FUNCTION "public"."calendar_clashes"(uuid, date, date, timestamp with time zone, timestamp with time zone, uuid, uuid, uuid) IS 'What stands against a time: [{clash, entry}], clash assignee_busy (an item of the same person at that time), area_reserved (a common area of the property at that time) or holiday; entry as in calendar_entries. Nothing of it forbids anything. Errors: not_found, item_times_missing, item_ends_before_start, item_too_long.';

COMMENT ON FUNCTION "public"."calendar_entries"(uuid, date, date, public.calendar_kind[], uuid, uuid) IS 'The calendar of an organisation between two days, at most 400, each kind as the caller''s role may read it: {entries: [{key, kind, rule, law, article, starts_on, ends_on, starts_at, ends_at, time_zone, facts, record_kind, record_id, property_id, unit_id, lease_id, assignee, can_move, fixed_because, done_at}], count, is_complete, time_zone}. All-day ones have starts_on and ends_on, inclusive; timed ones starts_at and ends_at. At most 5,000, the first by day. facts has what the rule''s words need, without nulls: property, unit, tenants, title, title_es, title_en, note, place, number, status, priority, amount_minor, outstanding_minor, before_minor, currency, charge_kind, period_start, period_end, is_posted, due_on, days, term_ends_on, runs_on, returned_on, form, month, issuer, left, card_brand, card_last4, report, rhythm, moved_from, repeats, occurs_on, maintenance_id. Errors: not_found, period_invalid, calendar_range_too_long.';

COMMENT ON FUNCTION "public"."complete_calendar_item"(uuid, uuid, boolean, date) IS 'Says that an item is done, or is not; of a series one time of it. Errors: not_found, occurrence_missing.';

COMMENT ON FUNCTION "public"."create_calendar_feed"(uuid, uuid, text, public.calendar_kind[], uuid, boolean, boolean, uuid) IS 'Makes an address at which a calendar program reads the caller''s calendar of an organisation, or with p_lease_id that of a lease of theirs: its id and the token, which is shown this once. Empty p_kinds: all. Errors: not_found, text_length, too_many_feeds.';

COMMENT ON FUNCTION "public"."delete_calendar_item"(uuid, uuid, date) IS 'Removes an item with all its times, or with p_occurs_on one time of a series. Error: not_found.';

COMMENT ON FUNCTION "public"."import_calendar_items"(uuid, uuid, jsonb) IS 'Takes over items of another calendar, at most 2,000: [{uid, …}] as save_calendar_item takes them, a reminder where no kind is given, with exdates: [day] of a series. One with a uid that came before is changed and not added again. Returns {added, changed, unchanged, refused: [{position, uid, code}]}; what is refused stops none of the others. Errors: not_allowed, value_malformed, import_size.';

COMMENT ON FUNCTION "public"."move_calendar_entry"(uuid, uuid, text, date, timestamp with time zone) IS 'Moves an entry that may be moved, known by its key: an item or one time of it, or the visit of a repair. On a day it keeps its hours; it lasts as long as before, and what is all-day stays so. Returns the key. Errors: not_found, item_times_missing, entry_fixed {reason}, and those of plan_maintenance and move_calendar_item.';

COMMENT ON FUNCTION "public"."move_calendar_item"(uuid, uuid, date, date, timestamp with time zone, timestamp with time zone, date) IS 'Moves an item, or with p_occurs_on the one time of a series that its rule has on that day. Either days or times. Errors: not_found, item_times_missing, item_ends_before_start, item_too_long, repeat_misses_first.';

COMMENT ON FUNCTION "public"."my_calendar"(uuid, date, date) IS 'What is coming for the tenants of a lease of the caller''s between two days, at most 400, as calendar_entries answers it: rent, late fees, instalments, the term, repairs, reservations, documents, what the office shows them, and holidays. Errors: not_found, period_invalid, calendar_range_too_long.';

COMMENT ON FUNCTION "public"."read_calendar_feed"(text, text, text) IS 'What is read at the address of a feed, by the SHA-256 of its token in hexadecimal, from 90 days ago to 400 ahead: {etag, name, organization, time_zone, is_tenant, language, changed_at, entries}. entries is null where the etag is p_if_none_match; else those of calendar_entries, each with sequence, changed_at and is_cancelled. p_reader is how the program calls itself. Errors: not_found (unknown, revoked, or its owner has left), rate_limited (30 a minute).';

COMMENT ON FUNCTION "public"."rename_calendar_feed"(uuid, text) IS 'Gives a feed of the caller''s another name. Errors: not_found, text_length.';

COMMENT ON FUNCTION "public"."revoke_calendar_feed"(uuid) IS 'Nothing is read at the address of a feed of the caller''s any more. Error: not_found.';

COMMENT ON FUNCTION "public"."save_calendar_item"(uuid, uuid, jsonb, uuid) IS 'Writes a visit, task or reminder, or changes one: {kind, title, note, place, property_id, unit_id, lease_id, maintenance_id, assignee, starts_on, ends_on | starts_at, ends_at, time_zone, is_shown_to_tenants, repeat: {freq, every, by_day, by_month_day, times, until}}. A whole item each time; the zone of the organisation where none is given. Returns its id. Errors: not_allowed, not_found, text_length, value_missing, unknown_time_zone, item_times_missing, item_ends_before_start, item_too_long, assignee_gone, lease_missing, repeat_invalid, repeat_end_invalid, repeat_misses_first, too_many_calendar_items.';

COMMENT ON TABLE "private"."calendar_feed_entries" IS 'What a feed said last of each entry, to number its changes (SEQUENCE of RFC 5545) and to say for thirty days that one is cancelled.';

COMMENT ON TABLE "private"."holidays" IS 'Days on which nobody has to work, by country. Those of the Dominican Republic are made by src/domain/calendar/holidays.ts from the law that names and moves them; a test keeps them equal.';

COMMENT ON TABLE "private"."rental_law" IS 'Rules of the law on rentals that set a day, by the days on which they hold; src/domain/leasing/rental-law.ts is the twin and a test keeps them equal.';

COMMENT ON TABLE "public"."calendar_feeds" IS 'Addresses at which a calendar program reads the calendar of one person, with that person''s rights of the moment. Only a hash of the token is kept; filters narrow, with_names tells whether tenants are named.';

COMMENT ON TABLE "public"."calendar_item_changes" IS 'One day of a repeating item that is different: removed, moved to another time, or done.';

COMMENT ON TABLE "public"."calendar_items" IS 'Visits, tasks and reminders that members write into the calendar themselves. A repeating one is a rule (a part of RFC 5545) that counts in its own time zone; calendar_item_changes has the days that are different.';

REVOKE ALL ON FUNCTION "private"."answer_entries"(private.calendar_entry[], date, date, text, uuid, uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."answer_entries"(private.calendar_entry[], date, date, text, uuid, uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."answer_entries"(private.calendar_entry[], date, date, text, uuid, uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."book_entries"(uuid, date, date, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."book_entries"(uuid, date, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."book_entries"(uuid, date, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."calendar_clashes"(uuid, date, date, timestamp WITH time zone, timestamp WITH time zone, uuid, uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."calendar_clashes"(uuid, date, date, timestamp WITH time zone, timestamp WITH time zone, uuid, uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."calendar_clashes"(uuid, date, date, timestamp WITH time zone, timestamp WITH time zone, uuid, uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."calendar_clashes"(uuid, date, date, timestamp WITH time zone, timestamp WITH time zone, uuid, uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."calendar_entries"(uuid, date, date, public.calendar_kind[], uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."calendar_entries"(uuid, date, date, public.calendar_kind[], uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."calendar_entries"(uuid, date, date, public.calendar_kind[], uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."calendar_entries"(uuid, date, date, public.calendar_kind[], uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."calendar_feed_token"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."calendar_feed_token"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."calendar_feed_token"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."charge_entries"(uuid, uuid, date, date, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."charge_entries"(uuid, uuid, date, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."charge_entries"(uuid, uuid, date, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."check_calendar_range"(date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_calendar_range"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_calendar_range"(date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."check_item_times"(date, date, timestamp WITH time zone, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_item_times"(date, date, timestamp WITH time zone, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_item_times"(date, date, timestamp WITH time zone, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."complete_calendar_item"(uuid, boolean, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."complete_calendar_item"(uuid, boolean, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."complete_calendar_item"(uuid, boolean, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."complete_calendar_item"(uuid, boolean, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."create_calendar_feed"(uuid, text, public.calendar_kind[], uuid, boolean, boolean, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."create_calendar_feed"(uuid, text, public.calendar_kind[], uuid, boolean, boolean, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."create_calendar_feed"(uuid, text, public.calendar_kind[], uuid, boolean, boolean, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."create_calendar_feed"(uuid, text, public.calendar_kind[], uuid, boolean, boolean, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."created_calendar_feed"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."created_calendar_feed"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."created_calendar_feed"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."created_calendar_feed"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."days_of_rule"(private.repeat_rule, date, date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."days_of_rule"(private.repeat_rule, date, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."days_of_rule"(private.repeat_rule, date, date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."delete_calendar_item"(uuid, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."delete_calendar_item"(uuid, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."delete_calendar_item"(uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."delete_calendar_item"(uuid, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."deposit_entries"(uuid, date, date, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."deposit_entries"(uuid, date, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."deposit_entries"(uuid, date, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."document_entries"(uuid, uuid, date, date, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."document_entries"(uuid, uuid, date, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."document_entries"(uuid, uuid, date, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."entries_of_feed"(public.calendar_feeds, date, date, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."entries_of_feed"(public.calendar_feeds, date, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."entries_of_feed"(public.calendar_feeds, date, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."export_calendar"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."export_calendar"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."export_calendar"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."first_day_of_item"(public.calendar_items) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."first_day_of_item"(public.calendar_items) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."first_day_of_item"(public.calendar_items) TO "postgres";

REVOKE ALL ON FUNCTION "private"."first_late_day"(public.late_fee_rules, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."first_late_day"(public.late_fee_rules, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."first_late_day"(public.late_fee_rules, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."fixed_reason"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."fixed_reason"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."fixed_reason"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."forecast_entries"(uuid, uuid, date, date, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forecast_entries"(uuid, uuid, date, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."forecast_entries"(uuid, uuid, date, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."held_entry"(private.calendar_entry, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."held_entry"(private.calendar_entry, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."held_entry"(private.calendar_entry, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."holiday_entries"(date, date, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."holiday_entries"(date, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."holiday_entries"(date, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."import_calendar_items"(uuid, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."import_calendar_items"(uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."import_calendar_items"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."import_calendar_items"(uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."import_one_item"(uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."import_one_item"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."import_one_item"(uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."item_entries"(uuid, uuid, date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."item_entries"(uuid, uuid, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."item_entries"(uuid, uuid, date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."item_for_verb"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."item_for_verb"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."item_for_verb"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."item_occurrences"(public.calendar_items, date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."item_occurrences"(public.calendar_items, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."item_occurrences"(public.calendar_items, date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."item_of"(uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."item_of"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."item_of"(uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."late_entry"(public.leases, public.late_fee_rules, date, date, bigint, bigint, text, text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."late_entry"(public.leases, public.late_fee_rules, date, date, bigint, bigint, text, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."late_entry"(public.leases, public.late_fee_rules, date, date, bigint, bigint, text, text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."late_fee_entries"(uuid, uuid, date, date, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."late_fee_entries"(uuid, uuid, date, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."late_fee_entries"(uuid, uuid, date, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lease_entries"(uuid, uuid, date, date, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lease_entries"(uuid, uuid, date, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lease_entries"(uuid, uuid, date, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."maintenance_entries"(uuid, uuid, date, date, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."maintenance_entries"(uuid, uuid, date, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."maintenance_entries"(uuid, uuid, date, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."moment_of"(timestamp WITHOUT time zone, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."moment_of"(timestamp WITHOUT time zone, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."moment_of"(timestamp WITHOUT time zone, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."move_calendar_entry"(uuid, text, date, timestamp WITH time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."move_calendar_entry"(uuid, text, date, timestamp WITH time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."move_calendar_entry"(uuid, text, date, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."move_calendar_entry"(uuid, text, date, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."move_calendar_item"(uuid, date, date, timestamp WITH time zone, timestamp WITH time zone, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."move_calendar_item"(uuid, date, date, timestamp WITH time zone, timestamp WITH time zone, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."move_calendar_item"(uuid, date, date, timestamp WITH time zone, timestamp WITH time zone, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."move_calendar_item"(uuid, date, date, timestamp WITH time zone, timestamp WITH time zone, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."move_item_to"(uuid, uuid, date, date, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."move_item_to"(uuid, uuid, date, date, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."move_item_to"(uuid, uuid, date, date, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_calendar"(uuid, date, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_calendar"(uuid, date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_calendar"(uuid, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_calendar"(uuid, date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."notice_entries"(uuid, date, date, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notice_entries"(uuid, date, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notice_entries"(uuid, date, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."number_changes"(public.calendar_feeds, date, date, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."number_changes"(public.calendar_feeds, date, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."number_changes"(public.calendar_feeds, date, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."office_entries"(uuid, date, date, public.calendar_kind[], text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."office_entries"(uuid, date, date, public.calendar_kind[], text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."office_entries"(uuid, date, date, public.calendar_kind[], text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."part_key"(public.leases, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."part_key"(public.leases, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."part_key"(public.leases, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."payment_entries"(uuid, uuid, date, date, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."payment_entries"(uuid, uuid, date, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."payment_entries"(uuid, uuid, date, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."read_calendar_feed"(text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."read_calendar_feed"(text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."read_calendar_feed"(text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."read_calendar_feed"(text, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."read_repeat_rule"(jsonb, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."read_repeat_rule"(jsonb, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."read_repeat_rule"(jsonb, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."recurring_parts_of"(public.recurring_charges, public.leases, date, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."recurring_parts_of"(public.recurring_charges, public.leases, date, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."recurring_parts_of"(public.recurring_charges, public.leases, date, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."rename_calendar_feed"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."rename_calendar_feed"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."rename_calendar_feed"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."rename_calendar_feed"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."rent_parts_of"(public.leases, date, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."rent_parts_of"(public.leases, date, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."rent_parts_of"(public.leases, date, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."rental_law_on"(text, public.unit_use, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."rental_law_on"(text, public.unit_use, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."rental_law_on"(text, public.unit_use, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."repeat_days"(private.repeat_rule, date, date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."repeat_days"(private.repeat_rule, date, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."repeat_days"(private.repeat_rule, date, date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."repeat_rule_of"(public.calendar_items) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."repeat_rule_of"(public.calendar_items) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."repeat_rule_of"(public.calendar_items) TO "postgres";

REVOKE ALL ON FUNCTION "private"."repeats_on"(private.repeat_rule, date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."repeats_on"(private.repeat_rule, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."repeats_on"(private.repeat_rule, date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_occurrence"(public.calendar_items, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_occurrence"(public.calendar_items, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_occurrence"(public.calendar_items, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."reservation_entries"(uuid, uuid, date, date, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reservation_entries"(uuid, uuid, date, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."reservation_entries"(uuid, uuid, date, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."revoke_calendar_feed"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."revoke_calendar_feed"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."revoke_calendar_feed"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."revoke_calendar_feed"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."runs_on"(public.leases) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."runs_on"(public.leases) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."runs_on"(public.leases) TO "postgres";

REVOKE ALL ON FUNCTION "private"."save_calendar_item"(uuid, jsonb, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."save_calendar_item"(uuid, jsonb, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."save_calendar_item"(uuid, jsonb, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."save_calendar_item"(uuid, jsonb, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."shown_entries"(private.calendar_entry[], date, date, text, uuid, uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."shown_entries"(private.calendar_entry[], date, date, text, uuid, uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."shown_entries"(private.calendar_entry[], date, date, text, uuid, uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tax_due_days"(public.taxpayer_kind, integer, date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tax_due_days"(public.taxpayer_kind, integer, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tax_due_days"(public.taxpayer_kind, integer, date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tax_entries"(uuid, date, date, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tax_entries"(uuid, date, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tax_entries"(uuid, date, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tenant_entries"(public.leases, date, date, public.calendar_kind[], text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tenant_entries"(public.leases, date, date, public.calendar_kind[], text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tenant_entries"(public.leases, date, date, public.calendar_kind[], text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."weekday_names"(date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."weekday_names"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."weekday_names"(date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."write_item"(public.calendar_items, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."write_item"(public.calendar_items, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."write_item"(public.calendar_items, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."calendar_clashes"(uuid, date, date, timestamp WITH time zone, timestamp WITH time zone, uuid, uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."calendar_clashes"(uuid, date, date, timestamp WITH time zone, timestamp WITH time zone, uuid, uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."calendar_clashes"(uuid, date, date, timestamp WITH time zone, timestamp WITH time zone, uuid, uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."calendar_entries"(uuid, date, date, public.calendar_kind[], uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."calendar_entries"(uuid, date, date, public.calendar_kind[], uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."calendar_entries"(uuid, date, date, public.calendar_kind[], uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."complete_calendar_item"(uuid, uuid, boolean, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."complete_calendar_item"(uuid, uuid, boolean, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."complete_calendar_item"(uuid, uuid, boolean, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."create_calendar_feed"(uuid, uuid, text, public.calendar_kind[], uuid, boolean, boolean, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."create_calendar_feed"(uuid, uuid, text, public.calendar_kind[], uuid, boolean, boolean, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."create_calendar_feed"(uuid, uuid, text, public.calendar_kind[], uuid, boolean, boolean, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."delete_calendar_item"(uuid, uuid, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."delete_calendar_item"(uuid, uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."delete_calendar_item"(uuid, uuid, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."import_calendar_items"(uuid, uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."import_calendar_items"(uuid, uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."import_calendar_items"(uuid, uuid, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."move_calendar_entry"(uuid, uuid, text, date, timestamp WITH time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."move_calendar_entry"(uuid, uuid, text, date, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."move_calendar_entry"(uuid, uuid, text, date, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."move_calendar_item"(uuid, uuid, date, date, timestamp WITH time zone, timestamp WITH time zone, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."move_calendar_item"(uuid, uuid, date, date, timestamp WITH time zone, timestamp WITH time zone, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."move_calendar_item"(uuid, uuid, date, date, timestamp WITH time zone, timestamp WITH time zone, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_calendar"(uuid, date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_calendar"(uuid, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_calendar"(uuid, date, date) TO "postgres";

REVOKE ALL ON FUNCTION "public"."read_calendar_feed"(text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_calendar_feed"(text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_calendar_feed"(text, text, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."rename_calendar_feed"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."rename_calendar_feed"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."rename_calendar_feed"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."revoke_calendar_feed"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."revoke_calendar_feed"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."revoke_calendar_feed"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_calendar_item"(uuid, uuid, jsonb, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_calendar_item"(uuid, uuid, jsonb, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_calendar_item"(uuid, uuid, jsonb, uuid) TO "postgres";

REVOKE ALL ON TABLE "public"."calendar_feeds" FROM "authenticated";

REVOKE ALL ("created_at") ON TABLE "public"."calendar_feeds" FROM "authenticated";

GRANT SELECT ("created_at") ON TABLE "public"."calendar_feeds" TO "authenticated";

REVOKE ALL ("id") ON TABLE "public"."calendar_feeds" FROM "authenticated";

GRANT SELECT ("id") ON TABLE "public"."calendar_feeds" TO "authenticated";

REVOKE ALL ("is_own_only") ON TABLE "public"."calendar_feeds" FROM "authenticated";

GRANT SELECT ("is_own_only") ON TABLE "public"."calendar_feeds" TO "authenticated";

REVOKE ALL ("kinds") ON TABLE "public"."calendar_feeds" FROM "authenticated";

GRANT SELECT ("kinds") ON TABLE "public"."calendar_feeds" TO "authenticated";

REVOKE ALL ("last_read_at") ON TABLE "public"."calendar_feeds" FROM "authenticated";

GRANT SELECT ("last_read_at") ON TABLE "public"."calendar_feeds" TO "authenticated";

REVOKE ALL ("last_reader") ON TABLE "public"."calendar_feeds" FROM "authenticated";

GRANT SELECT ("last_reader") ON TABLE "public"."calendar_feeds" TO "authenticated";

REVOKE ALL ("lease_id") ON TABLE "public"."calendar_feeds" FROM "authenticated";

GRANT SELECT ("lease_id") ON TABLE "public"."calendar_feeds" TO "authenticated";

REVOKE ALL ("name") ON TABLE "public"."calendar_feeds" FROM "authenticated";

GRANT SELECT ("name") ON TABLE "public"."calendar_feeds" TO "authenticated";

REVOKE ALL ("organization_id") ON TABLE "public"."calendar_feeds" FROM "authenticated";

GRANT SELECT ("organization_id") ON TABLE "public"."calendar_feeds" TO "authenticated";

REVOKE ALL ("property_id") ON TABLE "public"."calendar_feeds" FROM "authenticated";

GRANT SELECT ("property_id") ON TABLE "public"."calendar_feeds" TO "authenticated";

REVOKE ALL ("revoked_at") ON TABLE "public"."calendar_feeds" FROM "authenticated";

GRANT SELECT ("revoked_at") ON TABLE "public"."calendar_feeds" TO "authenticated";

REVOKE ALL ("user_id") ON TABLE "public"."calendar_feeds" FROM "authenticated";

GRANT SELECT ("user_id") ON TABLE "public"."calendar_feeds" TO "authenticated";

REVOKE ALL ("with_names") ON TABLE "public"."calendar_feeds" FROM "authenticated";

GRANT SELECT ("with_names") ON TABLE "public"."calendar_feeds" TO "authenticated";

GRANT DELETE, INSERT, MAINTAIN, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."calendar_feeds" TO "service_role";

REVOKE ALL ON TABLE "public"."calendar_item_changes" FROM "authenticated";

GRANT SELECT ON TABLE "public"."calendar_item_changes" TO "authenticated";

REVOKE ALL ON TABLE "public"."calendar_item_changes" FROM "service_role";

GRANT SELECT ON TABLE "public"."calendar_item_changes" TO "service_role";

REVOKE ALL ON TABLE "public"."calendar_items" FROM "authenticated";

GRANT SELECT ON TABLE "public"."calendar_items" TO "authenticated";

REVOKE ALL ON TABLE "public"."calendar_items" FROM "service_role";

GRANT SELECT ON TABLE "public"."calendar_items" TO "service_role";

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
  ('entry_fixed', 'conflict'),
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
  ('retention_reasons', null, 5, '2025-08-14', null, 'Ley 85-25', '16')
on conflict (matter, unit_use, valid_from) do update set value = excluded.value, valid_to = excluded.valid_to, law = excluded.law,
  article = excluded.article;

insert into private.holidays (country, day, code, name_es, name_en, law, source, moved_from) values
  ('DO', '2024-01-01', 'new_year', 'Año Nuevo', 'New Year’s Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2024-01-06', 'epiphany', 'Día de los Santos Reyes', 'Epiphany', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2024-01-21', 'altagracia', 'Día de la Virgen de la Altagracia', 'Our Lady of Altagracia Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2024-01-29', 'duarte', 'Día de Juan Pablo Duarte', 'Duarte Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', '2024-01-26'),
  ('DO', '2024-02-27', 'independence', 'Día de la Independencia', 'Independence Day', 'Constitución, art. 35', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2024-03-29', 'good_friday', 'Viernes Santo', 'Good Friday', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2024-04-29', 'labor', 'Día del Trabajo', 'Labor Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', '2024-05-01'),
  ('DO', '2024-05-30', 'corpus_christi', 'Corpus Christi', 'Corpus Christi', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2024-08-16', 'restoration', 'Día de la Restauración', 'Restoration Day', 'Constitución, art. 35', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2024-09-24', 'mercedes', 'Día de Nuestra Señora de las Mercedes', 'Our Lady of Mercy Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2024-11-04', 'constitution', 'Día de la Constitución', 'Constitution Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', '2024-11-06'),
  ('DO', '2024-12-25', 'christmas', 'Día de Navidad', 'Christmas Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2025-01-01', 'new_year', 'Año Nuevo', 'New Year’s Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2025-01-06', 'epiphany', 'Día de los Santos Reyes', 'Epiphany', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2025-01-21', 'altagracia', 'Día de la Virgen de la Altagracia', 'Our Lady of Altagracia Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2025-01-26', 'duarte', 'Día de Juan Pablo Duarte', 'Duarte Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2025-02-27', 'independence', 'Día de la Independencia', 'Independence Day', 'Constitución, art. 35', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2025-04-18', 'good_friday', 'Viernes Santo', 'Good Friday', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2025-05-05', 'labor', 'Día del Trabajo', 'Labor Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', '2025-05-01'),
  ('DO', '2025-06-19', 'corpus_christi', 'Corpus Christi', 'Corpus Christi', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2025-08-16', 'restoration', 'Día de la Restauración', 'Restoration Day', 'Constitución, art. 35', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2025-09-24', 'mercedes', 'Día de Nuestra Señora de las Mercedes', 'Our Lady of Mercy Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2025-11-10', 'constitution', 'Día de la Constitución', 'Constitution Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', '2025-11-06'),
  ('DO', '2025-12-25', 'christmas', 'Día de Navidad', 'Christmas Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2026-01-01', 'new_year', 'Año Nuevo', 'New Year’s Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2026-01-05', 'epiphany', 'Día de los Santos Reyes', 'Epiphany', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', '2026-01-06'),
  ('DO', '2026-01-21', 'altagracia', 'Día de la Virgen de la Altagracia', 'Our Lady of Altagracia Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2026-01-26', 'duarte', 'Día de Juan Pablo Duarte', 'Duarte Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2026-02-27', 'independence', 'Día de la Independencia', 'Independence Day', 'Constitución, art. 35', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2026-04-03', 'good_friday', 'Viernes Santo', 'Good Friday', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2026-05-04', 'labor', 'Día del Trabajo', 'Labor Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', '2026-05-01'),
  ('DO', '2026-06-04', 'corpus_christi', 'Corpus Christi', 'Corpus Christi', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2026-08-16', 'restoration', 'Día de la Restauración', 'Restoration Day', 'Constitución, art. 35', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2026-09-24', 'mercedes', 'Día de Nuestra Señora de las Mercedes', 'Our Lady of Mercy Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2026-11-09', 'constitution', 'Día de la Constitución', 'Constitution Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', '2026-11-06'),
  ('DO', '2026-12-25', 'christmas', 'Día de Navidad', 'Christmas Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2027-01-01', 'new_year', 'Año Nuevo', 'New Year’s Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2027-01-04', 'epiphany', 'Día de los Santos Reyes', 'Epiphany', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', '2027-01-06'),
  ('DO', '2027-01-21', 'altagracia', 'Día de la Virgen de la Altagracia', 'Our Lady of Altagracia Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2027-01-25', 'duarte', 'Día de Juan Pablo Duarte', 'Duarte Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', '2027-01-26'),
  ('DO', '2027-02-27', 'independence', 'Día de la Independencia', 'Independence Day', 'Constitución, art. 35', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2027-03-26', 'good_friday', 'Viernes Santo', 'Good Friday', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2027-05-01', 'labor', 'Día del Trabajo', 'Labor Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2027-05-27', 'corpus_christi', 'Corpus Christi', 'Corpus Christi', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2027-08-16', 'restoration', 'Día de la Restauración', 'Restoration Day', 'Constitución, art. 35', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2027-09-24', 'mercedes', 'Día de Nuestra Señora de las Mercedes', 'Our Lady of Mercy Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2027-11-06', 'constitution', 'Día de la Constitución', 'Constitution Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2027-12-25', 'christmas', 'Día de Navidad', 'Christmas Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2028-01-01', 'new_year', 'Año Nuevo', 'New Year’s Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2028-01-10', 'epiphany', 'Día de los Santos Reyes', 'Epiphany', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', '2028-01-06'),
  ('DO', '2028-01-21', 'altagracia', 'Día de la Virgen de la Altagracia', 'Our Lady of Altagracia Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2028-01-24', 'duarte', 'Día de Juan Pablo Duarte', 'Duarte Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', '2028-01-26'),
  ('DO', '2028-02-27', 'independence', 'Día de la Independencia', 'Independence Day', 'Constitución, art. 35', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2028-04-14', 'good_friday', 'Viernes Santo', 'Good Friday', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2028-05-01', 'labor', 'Día del Trabajo', 'Labor Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2028-06-15', 'corpus_christi', 'Corpus Christi', 'Corpus Christi', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2028-08-16', 'restoration', 'Día de la Restauración', 'Restoration Day', 'Constitución, art. 35', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2028-09-24', 'mercedes', 'Día de Nuestra Señora de las Mercedes', 'Our Lady of Mercy Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2028-11-06', 'constitution', 'Día de la Constitución', 'Constitution Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2028-12-25', 'christmas', 'Día de Navidad', 'Christmas Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2029-01-01', 'new_year', 'Año Nuevo', 'New Year’s Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2029-01-06', 'epiphany', 'Día de los Santos Reyes', 'Epiphany', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2029-01-21', 'altagracia', 'Día de la Virgen de la Altagracia', 'Our Lady of Altagracia Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2029-01-29', 'duarte', 'Día de Juan Pablo Duarte', 'Duarte Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', '2029-01-26'),
  ('DO', '2029-02-27', 'independence', 'Día de la Independencia', 'Independence Day', 'Constitución, art. 35', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2029-03-30', 'good_friday', 'Viernes Santo', 'Good Friday', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2029-04-30', 'labor', 'Día del Trabajo', 'Labor Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', '2029-05-01'),
  ('DO', '2029-05-31', 'corpus_christi', 'Corpus Christi', 'Corpus Christi', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2029-08-16', 'restoration', 'Día de la Restauración', 'Restoration Day', 'Constitución, art. 35', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2029-09-24', 'mercedes', 'Día de Nuestra Señora de las Mercedes', 'Our Lady of Mercy Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2029-11-05', 'constitution', 'Día de la Constitución', 'Constitution Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', '2029-11-06'),
  ('DO', '2029-12-25', 'christmas', 'Día de Navidad', 'Christmas Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2030-01-01', 'new_year', 'Año Nuevo', 'New Year’s Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2030-01-06', 'epiphany', 'Día de los Santos Reyes', 'Epiphany', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2030-01-21', 'altagracia', 'Día de la Virgen de la Altagracia', 'Our Lady of Altagracia Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2030-01-26', 'duarte', 'Día de Juan Pablo Duarte', 'Duarte Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2030-02-27', 'independence', 'Día de la Independencia', 'Independence Day', 'Constitución, art. 35', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2030-04-19', 'good_friday', 'Viernes Santo', 'Good Friday', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2030-04-29', 'labor', 'Día del Trabajo', 'Labor Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', '2030-05-01'),
  ('DO', '2030-06-20', 'corpus_christi', 'Corpus Christi', 'Corpus Christi', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2030-08-16', 'restoration', 'Día de la Restauración', 'Restoration Day', 'Constitución, art. 35', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2030-09-24', 'mercedes', 'Día de Nuestra Señora de las Mercedes', 'Our Lady of Mercy Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2030-11-04', 'constitution', 'Día de la Constitución', 'Constitution Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', '2030-11-06'),
  ('DO', '2030-12-25', 'christmas', 'Día de Navidad', 'Christmas Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2031-01-01', 'new_year', 'Año Nuevo', 'New Year’s Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2031-01-06', 'epiphany', 'Día de los Santos Reyes', 'Epiphany', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2031-01-21', 'altagracia', 'Día de la Virgen de la Altagracia', 'Our Lady of Altagracia Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2031-01-26', 'duarte', 'Día de Juan Pablo Duarte', 'Duarte Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2031-02-27', 'independence', 'Día de la Independencia', 'Independence Day', 'Constitución, art. 35', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2031-04-11', 'good_friday', 'Viernes Santo', 'Good Friday', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2031-05-05', 'labor', 'Día del Trabajo', 'Labor Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', '2031-05-01'),
  ('DO', '2031-06-12', 'corpus_christi', 'Corpus Christi', 'Corpus Christi', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2031-08-16', 'restoration', 'Día de la Restauración', 'Restoration Day', 'Constitución, art. 35', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2031-09-24', 'mercedes', 'Día de Nuestra Señora de las Mercedes', 'Our Lady of Mercy Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2031-11-10', 'constitution', 'Día de la Constitución', 'Constitution Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', '2031-11-06'),
  ('DO', '2031-12-25', 'christmas', 'Día de Navidad', 'Christmas Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2032-01-01', 'new_year', 'Año Nuevo', 'New Year’s Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2032-01-05', 'epiphany', 'Día de los Santos Reyes', 'Epiphany', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', '2032-01-06'),
  ('DO', '2032-01-21', 'altagracia', 'Día de la Virgen de la Altagracia', 'Our Lady of Altagracia Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2032-01-26', 'duarte', 'Día de Juan Pablo Duarte', 'Duarte Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2032-02-27', 'independence', 'Día de la Independencia', 'Independence Day', 'Constitución, art. 35', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2032-03-26', 'good_friday', 'Viernes Santo', 'Good Friday', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2032-05-01', 'labor', 'Día del Trabajo', 'Labor Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2032-05-27', 'corpus_christi', 'Corpus Christi', 'Corpus Christi', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2032-08-16', 'restoration', 'Día de la Restauración', 'Restoration Day', 'Constitución, art. 35', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2032-09-24', 'mercedes', 'Día de Nuestra Señora de las Mercedes', 'Our Lady of Mercy Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2032-11-06', 'constitution', 'Día de la Constitución', 'Constitution Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null),
  ('DO', '2032-12-25', 'christmas', 'Día de Navidad', 'Christmas Day', 'Ley 139-97', 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025', null)
on conflict (country, day, code) do update set name_es = excluded.name_es, name_en = excluded.name_en, law = excluded.law,
  source = excluded.source, moved_from = excluded.moved_from;

insert into private.secrets (name, value) values ('calendar_feed_token', extensions.gen_random_bytes(32))
on conflict (name) do nothing;
