SET local check_function_bodies = off;

CREATE TABLE "public"."quote_photos" (
  "id"               uuid                     NOT NULL,
  "organization_id"  uuid                     NOT NULL,
  "quote_request_id" uuid                     NOT NULL,
  "path"             text                     GENERATED ALWAYS AS
    (((((((organization_id)::text || '/'::text) || (quote_request_id)::text) || '/'::text) || (id)::text) || '.jpg'::text)) STORED NOT NULL,
  "created_at"       timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "quote_photos_path_key" UNIQUE (path),
  CONSTRAINT "quote_photos_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."quote_photos"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."quote_photos" FROM "anon";

CREATE TABLE "public"."quote_requests" (
  "id"              uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "organization_id" uuid                     NOT NULL,
  "work_order_id"   uuid                     NOT NULL,
  "vendor_id"       uuid                     NOT NULL,
  "email"           text                     NOT NULL,
  "language"        text                     NOT NULL,
  "token_hash"      bytea                    NOT NULL,
  "photo_ids"       uuid[]                   NOT NULL DEFAULT '{}'::uuid[],
  "shows_contact"   boolean                  NOT NULL DEFAULT false,
  "sent_at"         timestamp with time zone NOT NULL DEFAULT now(),
  "expires_at"      timestamp with time zone NOT NULL,
  "opened_at"       timestamp with time zone,
  "declined_at"     timestamp with time zone,
  "decline_reason"  text                     NOT NULL DEFAULT ''::text,
  "revoked_at"      timestamp with time zone,
  "created_by"      uuid,
  "created_at"      timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "quote_requests_check" CHECK (((declined_at IS NOT NULL) OR (decline_reason = ''::text))),
  CONSTRAINT "quote_requests_decline_reason_check" CHECK ((char_length(decline_reason) <= 300)),
  CONSTRAINT "quote_requests_email_check" CHECK ((char_length(email) <= 254)),
  CONSTRAINT "quote_requests_language_check" CHECK ((language = ANY (ARRAY['es'::text, 'en'::text]))),
  CONSTRAINT "quote_requests_organization_id_id_key" UNIQUE (organization_id, id),
  CONSTRAINT "quote_requests_photo_ids_check" CHECK ((cardinality(photo_ids) <= 20)),
  CONSTRAINT "quote_requests_pkey" PRIMARY KEY (id),
  CONSTRAINT "quote_requests_token_hash_key" UNIQUE (token_hash)
);

ALTER TABLE "public"."quote_requests"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."quote_requests" FROM "anon";

CREATE TABLE "public"."quotes" (
  "id"               uuid   NOT NULL DEFAULT gen_random_uuid(),
  "organization_id"  uuid   NOT NULL,
  "quote_request_id" uuid   NOT NULL,
  "amount_minor"     bigint NOT NULL,
  CONSTRAINT "quotes_amount_minor_check" CHECK (((amount_minor >= 1) AND (amount_minor <= '1000000000000'::bigint))),
  CONSTRAINT "quotes_organization_id_id_key" UNIQUE (organization_id, id),
  CONSTRAINT "quotes_pkey" PRIMARY KEY (id),
  CONSTRAINT "quotes_quote_request_id_key" UNIQUE (quote_request_id)
);

ALTER TABLE "public"."quotes"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."quotes" FROM "anon";

CREATE TABLE "public"."work_limits" (
  "organization_id" uuid                 NOT NULL,
  "property_id"     uuid                 NOT NULL,
  "currency"        public.currency_code NOT NULL,
  "amount_minor"    bigint               NOT NULL,
  CONSTRAINT "work_limits_amount_minor_check" CHECK (((amount_minor >= 0) AND (amount_minor <= '1000000000000'::bigint))),
  CONSTRAINT "work_limits_pkey" PRIMARY KEY (property_id, currency)
);

ALTER TABLE "public"."work_limits"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."work_limits" FROM "anon";

CREATE TABLE "public"."work_order_lines" (
  "id"              uuid     NOT NULL DEFAULT gen_random_uuid(),
  "organization_id" uuid     NOT NULL,
  "work_order_id"   uuid     NOT NULL,
  "position"        smallint NOT NULL,
  "description"     text     NOT NULL,
  "is_goods"        boolean  NOT NULL DEFAULT false,
  "amount_minor"    bigint,
  CONSTRAINT "work_order_lines_amount_minor_check" CHECK (((amount_minor >= 1) AND (amount_minor <= '1000000000000'::bigint))),
  CONSTRAINT "work_order_lines_description_check" CHECK (((char_length(btrim(description)) >= 1) AND (char_length(btrim(description)) <= 200))),
  CONSTRAINT "work_order_lines_pkey" PRIMARY KEY (id),
  CONSTRAINT "work_order_lines_work_order_id_position_key" UNIQUE (work_order_id, "position")
);

ALTER TABLE "public"."work_order_lines"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."work_order_lines" FROM "anon";

CREATE TABLE "public"."work_orders" (
  "id"              uuid   NOT NULL DEFAULT gen_random_uuid(),
  "organization_id" uuid   NOT NULL,
  "number"          bigint NOT NULL,
  "maintenance_id"  uuid   NOT NULL,
  "property_id"     uuid   NOT NULL,
  "unit_id"         uuid,
  "title"           text   NOT NULL,
  "scope"           text   NOT NULL DEFAULT ''::text,
  CONSTRAINT "work_orders_number_check" CHECK ((number > 0)),
  CONSTRAINT "work_orders_organization_id_id_key" UNIQUE (organization_id, id),
  CONSTRAINT "work_orders_organization_id_number_key" UNIQUE (organization_id, number),
  CONSTRAINT "work_orders_pkey" PRIMARY KEY (id),
  CONSTRAINT "work_orders_scope_check" CHECK ((char_length(scope) <= 4000)),
  CONSTRAINT "work_orders_title_check" CHECK (((char_length(btrim(title)) >= 3) AND (char_length(btrim(title)) <= 120)))
);

ALTER TABLE "public"."work_orders"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."work_orders" FROM "anon";

ALTER TABLE "private"."organization_counters"
  ADD COLUMN "last_work_order_number" bigint NOT NULL DEFAULT 0;

ALTER TYPE "public"."maintenance_event_kind" ADD VALUE 'work_order' AFTER 'rated';


SET local check_function_bodies = off;

CREATE TYPE "public"."quote_tax" AS ENUM (
  'none',
  'included',
  'added'
);

ALTER TABLE "public"."quotes"
  ADD COLUMN "tax" public.quote_tax NOT NULL;

ALTER TABLE "public"."quotes"
  ADD COLUMN "net_minor" bigint NOT NULL;

ALTER TABLE "public"."quotes"
  ADD COLUMN "itbis_minor" bigint NOT NULL;

ALTER TABLE "public"."quotes"
  ADD COLUMN "total_minor" bigint GENERATED ALWAYS AS ((net_minor + itbis_minor)) STORED NOT NULL;

ALTER TABLE "public"."quotes"
  ADD COLUMN "days" smallint NOT NULL;

ALTER TABLE "public"."quotes"
  ADD COLUMN "valid_until" date NOT NULL;

ALTER TABLE "public"."quotes"
  ADD COLUMN "note" text NOT NULL DEFAULT ''::text;

ALTER TABLE "public"."quotes"
  ADD COLUMN "given_at" timestamp WITH time zone NOT NULL DEFAULT now();

CREATE TYPE "public"."work_order_payer" AS ENUM (
  'owner',
  'tenant',
  'deposit'
);

CREATE TYPE "public"."work_order_status" AS ENUM (
  'draft',
  'quoting',
  'awaiting_approval',
  'approved',
  'in_progress',
  'done',
  'billed',
  'cancelled'
);

ALTER TABLE "public"."work_orders"
  ADD COLUMN "status" public.work_order_status NOT NULL DEFAULT 'draft'::public.work_order_status;

ALTER TABLE "public"."work_orders"
  ADD COLUMN "vendor_id" uuid;

ALTER TABLE "public"."work_orders"
  ADD COLUMN "payer" public.work_order_payer NOT NULL DEFAULT 'owner'::public.work_order_payer;

ALTER TABLE "public"."work_orders"
  ADD COLUMN "lease_id" uuid;

ALTER TABLE "public"."work_orders"
  ADD COLUMN "currency" public.currency_code NOT NULL;

ALTER TABLE "public"."work_orders"
  ADD COLUMN "tax" public.quote_tax NOT NULL DEFAULT 'none'::public.quote_tax;

ALTER TABLE "public"."work_orders"
  ADD COLUMN "net_minor" bigint;

ALTER TABLE "public"."work_orders"
  ADD COLUMN "itbis_minor" bigint NOT NULL DEFAULT 0;

ALTER TABLE "public"."work_orders"
  ADD COLUMN "total_minor" bigint GENERATED ALWAYS AS ((net_minor + itbis_minor)) STORED;

ALTER TABLE "public"."work_orders"
  ADD COLUMN "quote_id" uuid;

ALTER TABLE "public"."work_orders"
  ADD COLUMN "planned_on" date;

ALTER TABLE "public"."work_orders"
  ADD COLUMN "submitted_by" uuid;

ALTER TABLE "public"."work_orders"
  ADD COLUMN "approved_by" uuid;

ALTER TABLE "public"."work_orders"
  ADD COLUMN "approved_at" timestamp WITH time zone;

ALTER TABLE "public"."work_orders"
  ADD COLUMN "decision_reason" text NOT NULL DEFAULT ''::text;

ALTER TABLE "public"."work_orders"
  ADD COLUMN "done_at" timestamp WITH time zone;

ALTER TABLE "public"."work_orders"
  ADD COLUMN "done_note" text NOT NULL DEFAULT ''::text;

ALTER TABLE "public"."work_orders"
  ADD COLUMN "bill_id" uuid;

ALTER TABLE "public"."work_orders"
  ADD COLUMN "charge_id" uuid;

ALTER TABLE "public"."work_orders"
  ADD COLUMN "created_by" uuid;

ALTER TABLE "public"."work_orders"
  ADD COLUMN "created_at" timestamp WITH time zone NOT NULL DEFAULT now();

CREATE OR REPLACE FUNCTION private.accept_quote (
  p_quote_id        uuid,
  p_override_reason text DEFAULT ''::text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_quote public.quotes;
  v_request public.quote_requests;
  v_order public.work_orders;
begin
  select r.* into v_request from public.quote_requests r join public.quotes q on q.quote_request_id = r.id where q.id = p_quote_id;
  v_order := private.lock_work_order(v_request.work_order_id, 'maintenance.write', '{quoting}');
  -- The vendor changes it under the same lock.
  select * into strict v_quote from public.quotes where id = p_quote_id;
  select * into strict v_request from public.quote_requests where id = v_request.id;
  if v_request.revoked_at is not null or v_request.declined_at is not null then
    perform private.fail('quote_withdrawn');
  elsif v_quote.valid_until < private.organization_today(v_order.organization_id) then
    perform private.fail('quote_over', jsonb_build_object('valid_until', v_quote.valid_until));
  end if;
  perform private.require_work_vendor(v_order, v_request.vendor_id, p_override_reason);
  update public.work_orders set vendor_id = v_request.vendor_id, quote_id = p_quote_id, tax = v_quote.tax,
    net_minor = v_quote.net_minor, itbis_minor = v_quote.itbis_minor
  where id = v_order.id returning * into v_order;
  perform private.note_work_order(v_order, 'quote_accepted', '', jsonb_build_object(
    'vendor', (select name from public.vendors where id = v_order.vendor_id)));
  return private.submit_work(v_order);
end
$function$;

CREATE OR REPLACE FUNCTION private.add_quote_photo (
  p_token    text,
  p_photo_id uuid,
  p_client   text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_request public.quote_requests := private.quote_for_vendor(p_token, p_client);
  v_path text;
begin
  select path into v_path from public.quote_photos where id = p_photo_id and quote_request_id = v_request.id;
  if found then
    return v_path;
  elsif (select count(*) from public.quote_photos where quote_request_id = v_request.id) >= 6 then
    perform private.fail('too_many_photos');
  end if;
  insert into public.quote_photos (id, organization_id, quote_request_id)
  values (p_photo_id, v_request.organization_id, v_request.id) returning path into v_path;
  return v_path;
end
$function$;

CREATE OR REPLACE FUNCTION private.agree_work (
  p_work_order_id   uuid,
  p_vendor_id       uuid,
  p_amount_minor    bigint,
  p_tax             public.quote_tax,
  p_override_reason text             DEFAULT ''::text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_order public.work_orders := private.lock_work_order(p_work_order_id, 'maintenance.write', '{draft,quoting}');
begin
  if coalesce(p_amount_minor, 0) <= 0 then
    perform private.fail('amount_not_positive', '{"fields": ["amount_minor"]}');
  end if;
  perform private.require_work_vendor(v_order, p_vendor_id, p_override_reason);
  update public.work_orders w set vendor_id = p_vendor_id, quote_id = null, tax = p_tax, net_minor = s.net_minor,
    itbis_minor = s.itbis_minor
  from private.split_price(p_amount_minor, p_tax, private.organization_today(v_order.organization_id)) s
  where w.id = p_work_order_id returning w.* into v_order;
  perform private.note_work_order(v_order, 'price_agreed', '', jsonb_build_object(
    'vendor', (select name from public.vendors where id = p_vendor_id)));
  return private.submit_work(v_order);
end
$function$;

CREATE OR REPLACE FUNCTION private.approve_work (
  p_order public.work_orders
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.work_orders set status = 'approved', approved_by = (select auth.uid()), approved_at = now() where id = p_order.id;
  perform private.note_work_order(p_order, 'approved');
end
$function$;

CREATE OR REPLACE FUNCTION private.ask_for_quotes (
  p_work_order_id uuid,
  p_vendor_ids    uuid[],
  p_emails        text[],
  p_language      text,
  p_expires_on    date,
  p_photo_ids     uuid[]  DEFAULT '{}'::uuid[],
  p_shows_contact boolean DEFAULT false
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_order public.work_orders := private.lock_work_order(p_work_order_id, 'maintenance.write', '{draft,quoting}');
  v_zone text := (select time_zone from public.organizations where id = v_order.organization_id);
  v_today date := private.organization_today(v_order.organization_id);
  v_vendor uuid;
  v_email text;
  v_place integer;
  v_known public.quote_requests;
begin
  if coalesce(cardinality(p_vendor_ids), 0) not between 1 and 10 or cardinality(p_emails) is distinct from cardinality(p_vendor_ids)
    or (select count(distinct v) from unnest(p_vendor_ids) v) <> cardinality(p_vendor_ids) then
    perform private.fail('vendor_missing', '{"fields": ["vendor_ids"]}');
  elsif (p_expires_on between v_today and v_today + 90) is not true then
    perform private.fail('quote_day_invalid', '{"fields": ["expires_on"]}');
  elsif (select count(*) from public.maintenance_photos f where f.organization_id = v_order.organization_id
      and f.maintenance_id = v_order.maintenance_id and f.id = any (p_photo_ids)) <> cardinality(p_photo_ids) then
    perform private.fail('not_found', '{"fields": ["photo_ids"]}');
  end if;
  for v_place in 1 .. cardinality(p_vendor_ids) loop
    v_vendor := p_vendor_ids[v_place];
    v_email := private.normal_email(p_emails[v_place]);
    perform private.require_work_vendor(v_order, v_vendor, '');
    if v_email is null then
      perform private.fail('email_address_invalid', jsonb_build_object('fields', jsonb_build_array('emails.' || v_place - 1)));
    end if;
    perform private.count_attempt('quote address', v_email, 20, interval '1 day');
    select * into v_known from public.quote_requests
    where work_order_id = p_work_order_id and vendor_id = v_vendor and revoked_at is null;
    -- An address that was wrong gets no more of it: its link ends, and the right one gets another.
    if found and v_known.email <> v_email then
      update public.quote_requests set revoked_at = now() where id = v_known.id;
      v_known.id := null;
    end if;
    if v_known.id is null then
      v_known.id := gen_random_uuid();
      insert into public.quote_requests (id, organization_id, work_order_id, vendor_id, email, language, token_hash, photo_ids,
        shows_contact, expires_at, created_by)
      values (v_known.id, v_order.organization_id, p_work_order_id, v_vendor, v_email, p_language,
        private.token_hash(private.quote_token(v_known.id)), p_photo_ids, coalesce(p_shows_contact, false),
        (p_expires_on + 1)::timestamp at time zone v_zone, (select auth.uid()));
    else
      update public.quote_requests set sent_at = now(), declined_at = null, decline_reason = '', photo_ids = p_photo_ids,
        language = p_language, shows_contact = coalesce(p_shows_contact, false),
        expires_at = (p_expires_on + 1)::timestamp at time zone v_zone
      where id = v_known.id;
    end if;
    perform private.mail_quote_request(v_known.id);
  end loop;
  update public.work_orders set status = 'quoting' where id = p_work_order_id;
  perform private.note_work_order(v_order, 'quotes_asked', '', jsonb_build_object('count', cardinality(p_vendor_ids)));
  return cardinality(p_vendor_ids);
end
$function$;

CREATE OR REPLACE FUNCTION private.bill_work_order (
  p_work_order_id uuid,
  p_bill          jsonb,
  p_lines         jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_order public.work_orders;
  v_bill uuid;
begin
  select * into v_order from public.work_orders where id = p_work_order_id;
  perform private.require_record(v_order.organization_id, 'money.write');
  -- Money first, as all who take both locks do.
  perform private.lock_money(v_order.organization_id);
  v_order := private.lock_work_order(p_work_order_id, 'money.write', '{done}');
  if (p_bill ->> 'vendor_id')::uuid is distinct from v_order.vendor_id then
    perform private.fail('bill_not_of_work', '{"fields": ["vendor_id"]}');
  elsif (p_bill ->> 'property_id')::uuid is distinct from v_order.property_id then
    perform private.fail('bill_not_of_work', '{"fields": ["property_id"]}');
  end if;
  v_bill := private.save_bill(v_order.organization_id, p_bill, p_lines, null);
  update public.work_orders set status = 'billed', bill_id = v_bill where id = p_work_order_id;
  perform private.note_work_order(v_order, 'billed');
  return v_bill;
end
$function$;

CREATE OR REPLACE FUNCTION private.cancel_work_order (
  p_work_order_id uuid,
  p_reason        text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_order public.work_orders := private.lock_work_order(p_work_order_id, 'maintenance.write',
    '{draft,quoting,awaiting_approval,approved,in_progress}');
begin
  if btrim(coalesce(p_reason, '')) = '' then
    perform private.fail('reason_missing');
  end if;
  update public.work_orders set status = 'cancelled', decision_reason = left(btrim(p_reason), 300) where id = p_work_order_id;
  perform private.note_work_order(v_order, 'cancelled', p_reason);
  -- A vendor who was told to come is told not to.
  if v_order.status = 'in_progress' then
    perform private.mail_work_to_vendor(v_order, 'work_cancelled', btrim(p_reason));
  end if;
  return p_work_order_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.carry_work_into_deposit (
  p_lease      public.leases,
  p_deductions jsonb,
  p_charges    uuid[]
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_line record;
  v_order public.work_orders;
begin
  for v_line in
    select (d.value ->> 'work_order_id')::uuid as work_order_id, (d.value ->> 'amount_minor')::bigint as amount_minor,
      p_charges[d.position] as charge_id
    from jsonb_array_elements(coalesce(p_deductions, '[]')) with ordinality as d (value, position)
    where d.value ->> 'work_order_id' is not null order by d.position
  loop
    select * into v_order from public.work_orders
    where id = v_line.work_order_id and organization_id = p_lease.organization_id for update;
    if v_order.id is null or v_order.payer <> 'deposit' or v_order.lease_id <> p_lease.id or v_order.currency <> p_lease.currency
      or v_line.charge_id is null then
      perform private.fail('work_payer_differs');
    elsif v_line.amount_minor > private.chargeable_work(v_order) then
      perform private.fail('pass_on_exceeds_bill', jsonb_build_object('left_minor', private.chargeable_work(v_order)));
    end if;
    insert into public.bill_pass_ons (charge_id, organization_id, bill_id, pass_on_id, line_ids, method, created_by)
    values (v_line.charge_id, p_lease.organization_id, v_order.bill_id, gen_random_uuid(),
      array(select id from public.bill_lines where bill_id = v_order.bill_id order by position), 'manual', (select auth.uid()));
    update public.work_orders set charge_id = v_line.charge_id where id = v_order.id;
    perform private.note_work_order(v_order, 'kept_from_deposit');
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.change_work_order (
  p_work_order_id uuid,
  p_title         text,
  p_scope         text,
  p_payer         public.work_order_payer,
  p_currency      public.currency_code,
  p_lines         jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_order public.work_orders := private.lock_work_order(p_work_order_id, 'maintenance.write', '{draft,quoting}');
  v_lease uuid;
begin
  if p_payer <> 'owner' then
    v_lease := (select private.lease_of_work(m) from public.maintenance_requests m where m.id = v_order.maintenance_id);
    if v_lease is null then
      perform private.fail('work_lease_missing', '{"fields": ["payer"]}');
    end if;
  end if;
  -- Prices that were given are in the currency that was asked for.
  if p_currency <> v_order.currency and v_order.status = 'quoting' then
    perform private.fail('work_currency_fixed', '{"fields": ["currency"]}');
  end if;
  update public.work_orders set title = btrim(p_title), scope = btrim(coalesce(p_scope, '')), payer = p_payer, lease_id = v_lease,
    currency = p_currency
  where id = p_work_order_id;
  perform private.write_work_lines(v_order, p_lines);
  return p_work_order_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.charge_work_order (
  p_work_order_id uuid,
  p_amount_minor  bigint,
  p_due_on        date,
  p_description   text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_order public.work_orders;
  v_pass_on uuid;
begin
  select * into v_order from public.work_orders where id = p_work_order_id;
  perform private.require_record(v_order.organization_id, 'money.write');
  perform private.lock_money(v_order.organization_id);
  v_order := private.lock_work_order(p_work_order_id, 'money.write', '{billed}');
  if v_order.payer <> 'tenant' then
    perform private.fail('work_payer_differs');
  end if;
  perform private.chargeable_work(v_order);
  v_pass_on := private.pass_on_bill(v_order.bill_id,
    array(select id from public.bill_lines where bill_id = v_order.bill_id order by position), 'other', 'manual', p_due_on, p_description,
    jsonb_build_array(jsonb_build_object('lease_id', v_order.lease_id, 'amount_minor', p_amount_minor)));
  update public.work_orders set charge_id = (select charge_id from public.bill_pass_ons where pass_on_id = v_pass_on)
  where id = p_work_order_id;
  perform private.note_work_order(v_order, 'charged');
  return v_pass_on;
end
$function$;

CREATE OR REPLACE FUNCTION private.chargeable_work (
  p_order public.work_orders
)
  RETURNS bigint
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_bill public.bills;
begin
  select * into v_bill from public.bills where id = p_order.bill_id;
  if v_bill.id is null or v_bill.status not in ('approved', 'partially_paid', 'paid') then
    perform private.fail('work_not_billed');
  elsif exists (select 1 from public.charges where id = p_order.charge_id and reversed_at is null) then
    perform private.fail('work_charged');
  end if;
  return v_bill.total_minor - private.passed_on_of_bill(v_bill.id);
end
$function$;

CREATE OR REPLACE FUNCTION private.count_quote_call (
  p_client text
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$ select private.count_attempt('quote client', p_client, 120, interval '1 hour') $function$;

CREATE OR REPLACE FUNCTION private.decide_work_order (
  p_work_order_id uuid,
  p_is_approved   boolean,
  p_reason        text    DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_order public.work_orders := private.lock_work_order(p_work_order_id,
    case when p_is_approved then 'money.reverse' else 'maintenance.write' end, '{awaiting_approval}');
begin
  if p_is_approved and (select auth.uid()) in (v_order.submitted_by, v_order.created_by) then
    perform private.fail('approval_by_other');
  elsif p_is_approved then
    perform private.approve_work(v_order);
  elsif btrim(coalesce(p_reason, '')) = '' then
    perform private.fail('reason_missing');
  else
    -- The prices stand: another one may be accepted, or the same one later.
    update public.work_orders w set decision_reason = left(btrim(p_reason), 300), vendor_id = null, quote_id = null, tax = 'none',
      net_minor = null, itbis_minor = 0,
      status = case when exists (select 1 from public.quote_requests r where r.organization_id = w.organization_id
        and r.work_order_id = w.id) then 'quoting' else 'draft' end::public.work_order_status
    where w.id = p_work_order_id;
    perform private.note_work_order(v_order, 'sent_back', p_reason);
  end if;
  return p_work_order_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.decline_quote (
  p_token  text,
  p_reason text,
  p_client text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_request public.quote_requests := private.quote_for_vendor(p_token, p_client);
  v_order public.work_orders;
begin
  if v_request.declined_at is not null then
    return;
  end if;
  update public.quote_requests set declined_at = now(), decline_reason = left(btrim(coalesce(p_reason, '')), 300)
  where id = v_request.id;
  select * into strict v_order from public.work_orders where id = v_request.work_order_id;
  perform private.note_work_order(v_order, 'quote_declined', p_reason,
    jsonb_build_object('vendor', (select name from public.vendors where id = v_request.vendor_id)));
  perform private.mail_quote_to_office(v_request, true);
end
$function$;

CREATE OR REPLACE FUNCTION private.delete_bill (
  p_bill_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.bill_for_verb(p_bill_id, 'money.write', '{draft}');
  perform private.free_work_of_bill(p_bill_id);
  delete from public.bills where id = p_bill_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.finish_work (
  p_work_order_id uuid,
  p_note          text DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_order public.work_orders := private.lock_work_order(p_work_order_id, 'maintenance.write', '{in_progress}');
begin
  update public.work_orders set status = 'done', done_at = now(), done_note = btrim(coalesce(p_note, '')) where id = p_work_order_id;
  perform private.note_work_order(v_order, 'done', p_note);
  return p_work_order_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.free_work_of_bill (
  p_bill_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_order public.work_orders;
begin
  update public.work_orders set status = 'done', bill_id = null where bill_id = p_bill_id returning * into v_order;
  if found then
    perform private.note_work_order(v_order, 'bill_gone');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.give_quote (
  p_token        text,
  p_amount_minor bigint,
  p_tax          public.quote_tax,
  p_days         integer,
  p_valid_until  date,
  p_note         text,
  p_client       text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_request public.quote_requests := private.quote_for_vendor(p_token, p_client);
  v_today date := private.organization_today(v_request.organization_id);
  v_order public.work_orders;
  v_is_first boolean;
begin
  if (p_amount_minor between 1 and 1000000000000) is not true then
    perform private.fail('amount_not_positive', '{"fields": ["amount_minor"]}');
  elsif (p_days between 1 and 365) is not true then
    perform private.fail('quote_days_invalid', '{"fields": ["days"]}');
  elsif (p_valid_until between v_today and v_today + 366) is not true then
    perform private.fail('quote_day_invalid', '{"fields": ["valid_until"]}');
  end if;
  v_is_first := not exists (select 1 from public.quotes where quote_request_id = v_request.id);
  insert into public.quotes (organization_id, quote_request_id, amount_minor, tax, net_minor, itbis_minor, days, valid_until, note)
  select v_request.organization_id, v_request.id, p_amount_minor, p_tax, s.net_minor, s.itbis_minor, p_days, p_valid_until,
    btrim(coalesce(p_note, ''))
  from private.split_price(p_amount_minor, p_tax, v_today) s
  on conflict (quote_request_id) do update set amount_minor = excluded.amount_minor, tax = excluded.tax,
    net_minor = excluded.net_minor, itbis_minor = excluded.itbis_minor, days = excluded.days, valid_until = excluded.valid_until,
    note = excluded.note, given_at = now();
  update public.quote_requests set declined_at = null, decline_reason = '' where id = v_request.id;
  select * into strict v_order from public.work_orders where id = v_request.work_order_id;
  perform private.note_work_order(v_order, case when v_is_first then 'quote_given' else 'quote_changed' end, '',
    jsonb_build_object('vendor', (select name from public.vendors where id = v_request.vendor_id)));
  perform private.mail_quote_to_office(v_request, false);
end
$function$;

CREATE OR REPLACE FUNCTION private.is_above_work_limit (
  p_order public.work_orders
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select exists (select 1 from public.work_limits l
    where l.property_id = p_order.property_id and l.currency = p_order.currency and p_order.total_minor > l.amount_minor)
$function$;

CREATE OR REPLACE FUNCTION private.lease_of_work (
  p_request public.maintenance_requests
)
  RETURNS uuid
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(p_request.lease_id, (
    select l.id from public.leases l
    where l.organization_id = p_request.organization_id and l.unit_id = p_request.unit_id
      and (private.is_occupying(l.status) or l.status in ('ended', 'terminated'))
    order by private.is_occupying(l.status) desc, coalesce(l.ended_on, l.ends_on) desc, l.id limit 1))
$function$;

CREATE OR REPLACE FUNCTION private.lock_work_order (
  p_work_order_id uuid,
  p_permission    text,
  p_statuses      public.work_order_status[]
)
  RETURNS public.work_orders
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_order public.work_orders;
begin
  select * into v_order from public.work_orders where id = p_work_order_id;
  perform private.require_record(v_order.organization_id, p_permission);
  select * into strict v_order from public.work_orders where id = p_work_order_id for update;
  if v_order.status <> all (p_statuses) then
    perform private.fail('work_order_moved', jsonb_build_object('status', v_order.status));
  end if;
  return v_order;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_quote_request (
  p_quote_request_id uuid
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.enqueue_mail(r.email, r.language, 'quote_requested', jsonb_build_object('token', private.quote_token(r.id),
      'organization', o.name, 'vendor', v.name, 'title', w.title, 'sector', p.sector, 'municipality', p.municipality,
      'last_day', ((r.expires_at - interval '1 second') at time zone o.time_zone)::date),
    'quote-requested/' || r.id || '/' || extract(epoch from r.sent_at))
  from public.quote_requests r
  join public.work_orders w on w.id = r.work_order_id
  join public.organizations o on o.id = r.organization_id
  join public.vendors v on v.id = r.vendor_id
  join public.properties p on p.id = w.property_id
  where r.id = p_quote_request_id
$function$;

CREATE OR REPLACE FUNCTION private.mail_quote_to_office (
  p_request     public.quote_requests,
  p_is_declined boolean
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.mail_user(m.user_id, 'quote_received', jsonb_build_object('work_order_id', w.id, 'number', w.number, 'title', w.title,
      'vendor', v.name, 'property', p.name, 'unit', coalesce(u.label, ''), 'is_declined', p_is_declined,
      'total_minor', q.total_minor, 'currency', w.currency, 'days', q.days),
    'quote-received/' || p_request.id || '/' || extract(epoch from now()) || '/' || m.user_id)
  from public.work_orders w
  join public.vendors v on v.id = p_request.vendor_id
  join public.properties p on p.id = w.property_id
  left join public.units u on u.id = w.unit_id
  left join public.quotes q on q.quote_request_id = p_request.id
  join public.memberships m on m.organization_id = w.organization_id
  join private.role_permissions r on r.role = m.role and r.permission = 'maintenance.write'
  where w.id = p_request.work_order_id and private.wants_notification(m.user_id, 'maintenance_reported', 'email')
$function$;

CREATE OR REPLACE FUNCTION private.mail_work (
  p_order    public.work_orders,
  p_template text,
  p_email    text,
  p_language text,
  p_reason   text
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.enqueue_mail(p_email, p_language, p_template, jsonb_build_object('number', p_order.number, 'organization', o.name,
      'organization_phone', o.phone, 'vendor', v.name, 'title', p_order.title, 'scope', p_order.scope, 'place', concat_ws(', ',
        p.name, u.label, nullif(btrim(p.street || ' ' || p.street_number), ''), nullif(p.sector, ''), p.municipality),
      'planned_on', p_order.planned_on, 'total_minor', p_order.total_minor, 'currency', p_order.currency, 'reason', p_reason),
    replace(p_template, '_', '-') || '/' || p_order.id)
  from public.organizations o
  join public.vendors v on v.id = p_order.vendor_id
  join public.properties p on p.id = p_order.property_id
  left join public.units u on u.id = p_order.unit_id
  where o.id = p_order.organization_id
$function$;

CREATE OR REPLACE FUNCTION private.mail_work_to_vendor (
  p_order    public.work_orders,
  p_template text,
  p_reason   text
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  -- To where the order went, which the message itself no longer says once it was sent.
  select private.mail_work(p_order, p_template, t.email, t.language, p_reason)
  from (
    select r.email, r.language from public.quote_requests r join public.quotes q on q.quote_request_id = r.id
    where q.id = p_order.quote_id
    union all
    select v.email, 'es' from public.vendors v where v.id = p_order.vendor_id and private.normal_email(v.email) is not null
    limit 1
  ) t
$function$;

CREATE OR REPLACE FUNCTION private.note_work_order (
  p_order public.work_orders,
  p_step  text,
  p_body  text               DEFAULT ''::text,
  p_facts jsonb              DEFAULT '{}'::jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_request public.maintenance_requests;
begin
  select * into strict v_request from public.maintenance_requests where id = p_order.maintenance_id;
  perform private.note_maintenance_event(v_request, 'work_order', left(p_body, 2000),
    jsonb_build_object('step', p_step, 'order', p_order.id, 'number', p_order.number) || p_facts, true, false);
end
$function$;

CREATE OR REPLACE FUNCTION private.open_work_order (
  p_maintenance_id uuid,
  p_title          text,
  p_scope          text,
  p_payer          public.work_order_payer,
  p_currency       public.currency_code,
  p_lines          jsonb                   DEFAULT '[]'::jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_request public.maintenance_requests;
  v_order public.work_orders;
begin
  select * into v_request from public.maintenance_requests where id = p_maintenance_id;
  perform private.require_record(v_request.organization_id, 'maintenance.write');
  -- The numbers stand in the row that is the money lock: money first, as all who take both locks do.
  perform private.lock_money(v_request.organization_id);
  v_request := private.lock_maintenance(p_maintenance_id, false);
  if v_request.status not in ('pending', 'in_progress') then
    perform private.fail('maintenance_moved', jsonb_build_object('status', v_request.status));
  end if;
  v_order.lease_id := case when p_payer <> 'owner' then private.lease_of_work(v_request) end;
  if p_payer <> 'owner' and v_order.lease_id is null then
    perform private.fail('work_lease_missing', '{"fields": ["payer"]}');
  end if;
  update private.organization_counters set last_work_order_number = last_work_order_number + 1
  where organization_id = v_request.organization_id returning last_work_order_number into v_order.number;
  insert into public.work_orders (organization_id, number, maintenance_id, property_id, unit_id, title, scope, payer, lease_id, currency,
    created_by)
  values (v_request.organization_id, v_order.number, v_request.id, v_request.property_id, v_request.unit_id, btrim(p_title),
    btrim(coalesce(p_scope, '')), p_payer, v_order.lease_id, p_currency, (select auth.uid()))
  returning * into v_order;
  perform private.write_work_lines(v_order, p_lines);
  perform private.note_work_order(v_order, 'opened');
  return v_order.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.order_work (
  p_work_order_id uuid,
  p_planned_on    date DEFAULT NULL::date,
  p_email         text DEFAULT ''::text,
  p_language      text DEFAULT 'es'::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_order public.work_orders := private.lock_work_order(p_work_order_id, 'maintenance.write', '{approved}');
  v_request public.maintenance_requests;
  v_email text := private.normal_email(p_email);
begin
  if btrim(coalesce(p_email, '')) <> '' and v_email is null then
    perform private.fail('email_address_invalid', '{"fields": ["email"]}');
  elsif p_planned_on < private.organization_today(v_order.organization_id) then
    perform private.fail('scheduled_in_past', '{"fields": ["planned_on"]}');
  end if;
  update public.work_orders set status = 'in_progress', planned_on = p_planned_on where id = p_work_order_id returning * into v_order;
  perform private.note_work_order(v_order, 'ordered', '', jsonb_build_object('on', p_planned_on));
  select * into strict v_request from public.maintenance_requests where id = v_order.maintenance_id;
  -- All that tenants learn of it: somebody comes, and when.
  if p_planned_on is not null and v_request.status in ('pending', 'in_progress') then
    perform private.plan_maintenance(v_request.id, v_request.priority, 'scheduled', v_request.assigned_to, p_planned_on);
  end if;
  if v_email is not null then
    perform private.count_attempt('work order address', v_email, 20, interval '1 day');
    perform private.mail_work(v_order, 'work_ordered', v_email, p_language, '');
  end if;
  return p_work_order_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.quote_for_vendor (
  p_token  text,
  p_client text
)
  RETURNS public.quote_requests
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_request public.quote_requests;
  v_order public.work_orders;
begin
  perform private.count_quote_call(p_client);
  select * into v_request from public.quote_requests where token_hash = private.token_hash(p_token);
  if not found then
    perform private.fail('quote_not_found');
  end if;
  select * into strict v_order from public.work_orders where id = v_request.work_order_id for update;
  select * into strict v_request from public.quote_requests where id = v_request.id for update;
  if private.quote_state(v_request, v_order) <> 'open' then
    perform private.fail('quote_closed', jsonb_build_object('state', private.quote_state(v_request, v_order)));
  end if;
  return v_request;
end
$function$;

CREATE OR REPLACE FUNCTION private.quote_state (
  p_request public.quote_requests,
  p_order   public.work_orders
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select case
    when p_request.revoked_at is not null or p_order.status = 'cancelled'
      or exists (select 1 from public.organizations o where o.id = p_order.organization_id and o.closed_at is not null) then 'closed'
    when p_order.status in ('approved', 'in_progress', 'done', 'billed') then case when exists (select 1 from public.quotes q
      where q.id = p_order.quote_id and q.quote_request_id = p_request.id) then 'accepted' else 'closed' end
    when p_order.status = 'awaiting_approval' then 'deciding'
    when p_request.expires_at <= now() then 'expired'
    else 'open' end
$function$;

CREATE OR REPLACE FUNCTION private.quote_token (
  p_quote_request_id uuid
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select encode(extensions.hmac(convert_to(p_quote_request_id::text, 'utf8'), s.value, 'sha256'), 'hex')
  from private.secrets s where s.name = 'quote_token'
$function$;

CREATE OR REPLACE FUNCTION private.read_quote_request (
  p_token  text,
  p_client text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_request public.quote_requests;
  v_order public.work_orders;
  v_state text;
begin
  perform private.count_quote_call(p_client);
  select * into v_request from public.quote_requests where token_hash = private.token_hash(p_token);
  if not found then
    return null;
  end if;
  select * into strict v_order from public.work_orders where id = v_request.work_order_id;
  v_state := private.quote_state(v_request, v_order);
  if v_state = 'open' and v_request.opened_at is null then
    update public.quote_requests set opened_at = now() where id = v_request.id and opened_at is null;
  end if;
  return (
    select jsonb_build_object('state', v_state, 'organization', o.name, 'organization_phone', o.phone, 'vendor', v.name)
      || case when v_state = 'closed' then '{}' else jsonb_build_object('title', v_order.title, 'scope', v_order.scope,
        'category', m.category, 'sector', p.sector, 'municipality', p.municipality, 'province', p.province,
        'currency', v_order.currency, 'itbis_basis_points', private.tax_rule('itbis_basis_points', current_date),
        'today', private.organization_today(o.id),
        'last_day', ((v_request.expires_at - interval '1 second') at time zone o.time_zone)::date,
        'is_declined', v_request.declined_at is not null,
        'lines', coalesce((select jsonb_agg(l.description order by l.position) from public.work_order_lines l
          where l.work_order_id = v_order.id), '[]'),
        'contact', case when v_request.shows_contact then (select jsonb_build_object('name', pe.full_name, 'phone', pe.phone)
          from public.lease_parties lp join public.people pe on pe.id = lp.person_id
          where lp.lease_id = m.lease_id order by lp.is_primary desc, lp.id limit 1) end,
        'photos', coalesce((select jsonb_agg(f.path order by f.created_at, f.id) from public.maintenance_photos f
          where f.organization_id = v_order.organization_id and f.maintenance_id = m.id and f.id = any (v_request.photo_ids)), '[]'),
        'own_photos', coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'path', f.path) order by f.created_at, f.id)
          from public.quote_photos f where f.quote_request_id = v_request.id), '[]'),
        'quote', (select jsonb_build_object('amount_minor', q.amount_minor, 'tax', q.tax, 'days', q.days,
          'valid_until', q.valid_until, 'note', q.note) from public.quotes q where q.quote_request_id = v_request.id)) end
    from public.organizations o
    join public.vendors v on v.id = v_request.vendor_id
    join public.maintenance_requests m on m.id = v_order.maintenance_id
    join public.properties p on p.id = v_order.property_id
    where o.id = v_order.organization_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.remove_quote_photo (
  p_token    text,
  p_photo_id uuid,
  p_client   text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_request public.quote_requests := private.quote_for_vendor(p_token, p_client);
begin
  with gone as (
    delete from public.quote_photos where id = p_photo_id and quote_request_id = v_request.id returning path
  )
  insert into private.files_to_remove (bucket_id, path) select 'quote-photos', path from gone;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_work_vendor (
  p_order           public.work_orders,
  p_vendor_id       uuid,
  p_override_reason text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not exists (select 1 from public.vendors v
    where v.organization_id = p_order.organization_id and v.id = p_vendor_id and v.archived_at is null) then
    perform private.fail('vendor_missing', '{"fields": ["vendor_id"]}');
  elsif btrim(coalesce(p_override_reason, '')) <> '' then
    perform private.note_work_order(p_order, 'vendor_override', p_override_reason, jsonb_build_object('vendor',
      (select name from public.vendors where id = p_vendor_id)));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.revoke_quote_request (
  p_quote_request_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_order public.work_orders;
begin
  v_order := private.lock_work_order((select work_order_id from public.quote_requests where id = p_quote_request_id),
    'maintenance.write', '{draft,quoting}');
  update public.quote_requests set revoked_at = now() where id = p_quote_request_id and revoked_at is null;
  if found then
    perform private.note_work_order(v_order, 'quote_withdrawn', '', jsonb_build_object('vendor',
      (select v.name from public.quote_requests r join public.vendors v on v.id = r.vendor_id where r.id = p_quote_request_id)));
  end if;
  return p_quote_request_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.set_work_limit (
  p_property_id  uuid,
  p_currency     public.currency_code,
  p_amount_minor bigint               DEFAULT NULL::bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_organization uuid := (select organization_id from public.properties where id = p_property_id);
begin
  perform private.require_record(v_organization, 'organization.manage');
  if p_amount_minor is null then
    delete from public.work_limits where property_id = p_property_id and currency = p_currency;
  else
    insert into public.work_limits (organization_id, property_id, currency, amount_minor)
    values (v_organization, p_property_id, p_currency, p_amount_minor)
    on conflict (property_id, currency) do update set amount_minor = excluded.amount_minor;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.settle_deposit (
  p_lease_id    uuid,
  p_returned_on date,
  p_deductions  jsonb                 DEFAULT '[]'::jsonb,
  p_method      public.payment_method DEFAULT NULL::public.payment_method,
  p_account_id  uuid                  DEFAULT NULL::uuid,
  p_settled_on  date                  DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
  v_today date;
  v_on date;
  v_id uuid := gen_random_uuid();
  v_held bigint;
  v_kept bigint;
  v_payment uuid;
  v_refund uuid;
  v_account uuid;
  v_charges uuid[] := '{}';
  v_line record;
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'money.write');
  v_lease := private.lease_for_verb(p_lease_id, 'settle_deposit');
  v_today := private.organization_today(v_lease.organization_id);
  v_account := private.cash_account(v_lease.organization_id, p_account_id, 'deposits');
  if exists (select 1 from public.deposit_settlements where lease_id = p_lease_id) then
    perform private.fail('deposit_settled');
  elsif p_returned_on is null or p_returned_on > v_today then
    perform private.fail('date_in_future', jsonb_build_object('today', v_today));
  elsif p_returned_on < v_lease.starts_on and v_lease.called_off_at is null then
    perform private.fail('date_outside_lease', jsonb_build_object('starts_on', v_lease.starts_on));
  end if;
  -- The last days may not be charged yet: what is owed is counted with them.
  perform private.post_due_rent(v_lease.organization_id, v_today);
  v_on := private.posting_day(v_lease.organization_id, p_settled_on, (select max(l.occurred_on) from public.journal_lines l
    where l.organization_id = v_lease.organization_id and l.lease_id = p_lease_id));
  v_held := private.deposit_liability(p_lease_id) - private.unpaid_deposit(p_lease_id);
  if v_held <= 0 then
    perform private.fail('no_deposit_held');
  end if;
  v_kept := private.check_deductions(p_lease_id, p_deductions, v_held);
  if v_kept < v_held and (p_method is null or p_method = 'deposit') then
    perform private.fail('method_not_allowed');
  end if;
  for v_line in
    select d.kind, btrim(coalesce(d.description, '')) as description, d.amount_minor
    from jsonb_to_recordset(coalesce(p_deductions, '[]')) as d (kind public.deduction_kind, description text, amount_minor bigint)
  loop
    v_charges := v_charges || case when v_line.kind <> 'owed' then
      private.post_charge(v_lease, 'other', v_line.amount_minor, v_on, v_on, null, null, v_line.description) end;
  end loop;
  -- The part of the deposit that was charged and never came cancels itself.
  if v_kept + private.unpaid_deposit(p_lease_id) > 0 then
    v_payment := private.pay_from_deposit(v_lease, v_kept + private.unpaid_deposit(p_lease_id), v_on);
  end if;
  if v_held > v_kept then
    v_refund := private.post_entry(v_lease.organization_id, 'deposit_refund', v_on, v_lease.currency, p_lease_id,
      v_lease.property_id, jsonb_build_array(jsonb_build_object('account', 'deposits_held', 'amount', v_held - v_kept),
        jsonb_build_object('account_id', v_account, 'amount', v_kept - v_held)));
  end if;
  insert into public.deposit_settlements (id, organization_id, lease_id, currency, returned_on, settled_on, held_minor, deducted_minor,
    method, payment_id, refund_entry_id, account_id, details)
  values (v_id, v_lease.organization_id, p_lease_id, v_lease.currency, p_returned_on, v_on, v_held, v_kept,
    case when v_held > v_kept then p_method end, v_payment, v_refund,
    case when v_refund is not null then v_account end, private.statement_details(p_lease_id));
  insert into public.deposit_deductions (organization_id, settlement_id, lease_id, position, kind, description, amount_minor, charge_id)
  select v_lease.organization_id, v_id, p_lease_id, d.position, (d.value ->> 'kind')::public.deduction_kind,
    btrim(coalesce(d.value ->> 'description', '')), (d.value ->> 'amount_minor')::bigint, v_charges[d.position]
  from jsonb_array_elements(coalesce(p_deductions, '[]')) with ordinality as d (value, position);
  perform private.carry_work_into_deposit(v_lease, p_deductions, v_charges);
  perform private.write_lease_event(v_lease, 'deposit_settled', jsonb_build_object('held_minor', v_held, 'deducted_minor', v_kept,
    'refund_minor', v_held - v_kept, 'currency', v_lease.currency, 'returned_on', p_returned_on));
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.split_price (
  p_amount_minor bigint,
  p_tax          public.quote_tax,
  p_day          date
)
  RETURNS TABLE (
    net_minor   bigint,
    itbis_minor bigint
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select p_amount_minor - case p_tax when 'included' then t.itbis else 0 end, case p_tax when 'none' then 0 else t.itbis end
  from (select round(p_amount_minor::numeric * r.points / case p_tax when 'included' then 10000 + r.points else 10000 end)::bigint as itbis
    from (select private.tax_rule('itbis_basis_points', p_day) as points) r) t
$function$;

CREATE OR REPLACE FUNCTION private.submit_work (
  p_order public.work_orders
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.work_orders set submitted_by = (select auth.uid()), decision_reason = '' where id = p_order.id;
  if private.is_above_work_limit(p_order) then
    update public.work_orders set status = 'awaiting_approval' where id = p_order.id;
    perform private.note_work_order(p_order, 'sent_for_approval');
    return 'awaiting_approval';
  end if;
  perform private.approve_work(p_order);
  return 'approved';
end
$function$;

CREATE OR REPLACE FUNCTION private.void_bill (
  p_bill_id uuid,
  p_reason  text,
  p_on      date DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_bill public.bills;
begin
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  v_bill := private.bill_for_verb(p_bill_id, 'money.reverse', '{approved,partially_paid,paid}');
  if v_bill.paid_minor > 0 then
    perform private.fail('bill_has_payments');
  end if;
  update public.bills set status = 'void', decision_reason = left(btrim(p_reason), 300),
    reversal_entry_id = private.reverse_entry(v_bill.entry_id,
      private.posting_day(v_bill.organization_id, p_on, private.first_day_of_bill(v_bill)), btrim(p_reason))
  where id = p_bill_id;
  perform private.free_work_of_bill(p_bill_id);
  return p_bill_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.work_vendor_name (
  p_organization_id uuid,
  p_vendor_id       uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select v.name from public.vendors v where v.organization_id = p_organization_id and v.id = p_vendor_id
      and p_organization_id = any (array(select private.my_organization_ids('maintenance.read')))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.work_vendors (
  p_organization_id uuid
)
  RETURNS TABLE (
    id    uuid,
    name  text,
    email text
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select v.id, v.name, v.email from public.vendors v
  where v.organization_id = p_organization_id and v.archived_at is null
    and v.organization_id in (select private.my_organization_ids('maintenance.read'))
  order by v.name_order, v.id
$function$;

CREATE OR REPLACE FUNCTION private.write_work_lines (
  p_order public.work_orders,
  p_lines jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if jsonb_typeof(p_lines) is distinct from 'array' or jsonb_array_length(p_lines) > 50 then
    perform private.fail('lines_missing');
  elsif exists (select 1 from jsonb_to_recordset(p_lines) as l (description text) where btrim(coalesce(l.description, '')) = '') then
    perform private.fail('description_missing', '{"fields": ["lines"]}');
  elsif exists (select 1 from jsonb_to_recordset(p_lines) as l (amount_minor bigint) where l.amount_minor <= 0) then
    perform private.fail('amount_not_positive', '{"fields": ["lines"]}');
  end if;
  delete from public.work_order_lines where work_order_id = p_order.id;
  insert into public.work_order_lines (organization_id, work_order_id, position, description, is_goods, amount_minor)
  select p_order.organization_id, p_order.id, l.position, btrim(l.value ->> 'description'),
    coalesce((l.value ->> 'is_goods')::boolean, false), (l.value ->> 'amount_minor')::bigint
  from jsonb_array_elements(p_lines) with ordinality as l (value, position);
end
$function$;

CREATE OR REPLACE FUNCTION public.accept_quote (
  p_request_id      uuid,
  p_quote_id        uuid,
  p_override_reason text DEFAULT ''::text
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
  v_known := private.claim_request(p_request_id, 'accept_quote', jsonb_build_array(p_quote_id, p_override_reason));
  if v_known is null then
    v_known := jsonb_build_object('result', private.accept_quote(p_quote_id, p_override_reason));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result text));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."accept_quote"(uuid, uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.add_quote_photo (
  p_token    text,
  p_photo_id uuid,
  p_client   text
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.add_quote_photo(p_token, p_photo_id, p_client);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."add_quote_photo"(text, uuid, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.agree_work (
  p_request_id      uuid,
  p_work_order_id   uuid,
  p_vendor_id       uuid,
  p_amount_minor    bigint,
  p_tax             public.quote_tax,
  p_override_reason text             DEFAULT ''::text
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
  v_known := private.claim_request(p_request_id, 'agree_work', jsonb_build_array(p_work_order_id, p_vendor_id, p_amount_minor, p_tax, p_override_reason));
  if v_known is null then
    v_known := jsonb_build_object('result', private.agree_work(p_work_order_id, p_vendor_id, p_amount_minor, p_tax, p_override_reason));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result text));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."agree_work"(uuid, uuid, uuid, bigint, public.quote_tax, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.ask_for_quotes (
  p_request_id    uuid,
  p_work_order_id uuid,
  p_vendor_ids    uuid[],
  p_emails        text[],
  p_language      text,
  p_expires_on    date,
  p_photo_ids     uuid[]  DEFAULT '{}'::uuid[],
  p_shows_contact boolean DEFAULT false
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{expires_on}', p_expires_on);
  v_known := private.claim_request(p_request_id, 'ask_for_quotes', jsonb_build_array(p_work_order_id, p_vendor_ids, p_emails, p_language, p_expires_on, p_photo_ids, p_shows_contact));
  if v_known is null then
    v_known := jsonb_build_object('result', private.ask_for_quotes(p_work_order_id, p_vendor_ids, p_emails, p_language, p_expires_on, p_photo_ids, p_shows_contact));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result integer));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."ask_for_quotes"(uuid, uuid, uuid[], text[], text, date, uuid[], boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.bill_work_order (
  p_request_id    uuid,
  p_work_order_id uuid,
  p_bill          jsonb,
  p_lines         jsonb
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
  v_known := private.claim_request(p_request_id, 'bill_work_order', jsonb_build_array(p_work_order_id, p_bill, p_lines));
  if v_known is null then
    v_known := jsonb_build_object('result', private.bill_work_order(p_work_order_id, p_bill, p_lines));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."bill_work_order"(uuid, uuid, jsonb, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.cancel_work_order (
  p_request_id    uuid,
  p_work_order_id uuid,
  p_reason        text
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
  v_known := private.claim_request(p_request_id, 'cancel_work_order', jsonb_build_array(p_work_order_id, p_reason));
  if v_known is null then
    v_known := jsonb_build_object('result', private.cancel_work_order(p_work_order_id, p_reason));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."cancel_work_order"(uuid, uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.change_work_order (
  p_request_id    uuid,
  p_work_order_id uuid,
  p_title         text,
  p_scope         text,
  p_payer         public.work_order_payer,
  p_currency      public.currency_code,
  p_lines         jsonb
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
  v_known := private.claim_request(p_request_id, 'change_work_order', jsonb_build_array(p_work_order_id, p_title, p_scope, p_payer, p_currency, p_lines));
  if v_known is null then
    v_known := jsonb_build_object('result', private.change_work_order(p_work_order_id, p_title, p_scope, p_payer, p_currency, p_lines));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."change_work_order"(uuid, uuid, text, text, public.work_order_payer, public.currency_code, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.charge_work_order (
  p_request_id    uuid,
  p_work_order_id uuid,
  p_amount_minor  bigint,
  p_due_on        date,
  p_description   text
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
  perform private.check_days('{due_on}', p_due_on);
  v_known := private.claim_request(p_request_id, 'charge_work_order', jsonb_build_array(p_work_order_id, p_amount_minor, p_due_on, p_description));
  if v_known is null then
    v_known := jsonb_build_object('result', private.charge_work_order(p_work_order_id, p_amount_minor, p_due_on, p_description));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."charge_work_order"(uuid, uuid, bigint, date, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.decide_work_order (
  p_request_id    uuid,
  p_work_order_id uuid,
  p_is_approved   boolean,
  p_reason        text    DEFAULT ''::text
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
  v_known := private.claim_request(p_request_id, 'decide_work_order', jsonb_build_array(p_work_order_id, p_is_approved, p_reason));
  if v_known is null then
    v_known := jsonb_build_object('result', private.decide_work_order(p_work_order_id, p_is_approved, p_reason));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."decide_work_order"(uuid, uuid, boolean, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.decline_quote (
  p_token  text,
  p_reason text,
  p_client text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.decline_quote(p_token, p_reason, p_client);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."decline_quote"(text, text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.finish_work (
  p_request_id    uuid,
  p_work_order_id uuid,
  p_note          text DEFAULT ''::text
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
  v_known := private.claim_request(p_request_id, 'finish_work', jsonb_build_array(p_work_order_id, p_note));
  if v_known is null then
    v_known := jsonb_build_object('result', private.finish_work(p_work_order_id, p_note));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."finish_work"(uuid, uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.give_quote (
  p_token        text,
  p_amount_minor bigint,
  p_tax          public.quote_tax,
  p_days         integer,
  p_valid_until  date,
  p_note         text,
  p_client       text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{valid_until}', p_valid_until);
  perform private.give_quote(p_token, p_amount_minor, p_tax, p_days, p_valid_until, p_note, p_client);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."give_quote"(text, bigint, public.quote_tax, integer, date, text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.open_work_order (
  p_request_id     uuid,
  p_maintenance_id uuid,
  p_title          text,
  p_scope          text,
  p_payer          public.work_order_payer,
  p_currency       public.currency_code,
  p_lines          jsonb                   DEFAULT '[]'::jsonb
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
  v_known := private.claim_request(p_request_id, 'open_work_order', jsonb_build_array(p_maintenance_id, p_title, p_scope, p_payer, p_currency, p_lines));
  if v_known is null then
    v_known := jsonb_build_object('result', private.open_work_order(p_maintenance_id, p_title, p_scope, p_payer, p_currency, p_lines));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."open_work_order"(uuid, uuid, text, text, public.work_order_payer, public.currency_code, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.order_work (
  p_request_id    uuid,
  p_work_order_id uuid,
  p_planned_on    date DEFAULT NULL::date,
  p_email         text DEFAULT ''::text,
  p_language      text DEFAULT 'es'::text
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
  perform private.check_days('{planned_on}', p_planned_on);
  v_known := private.claim_request(p_request_id, 'order_work', jsonb_build_array(p_work_order_id, p_planned_on, p_email, p_language));
  if v_known is null then
    v_known := jsonb_build_object('result', private.order_work(p_work_order_id, p_planned_on, p_email, p_language));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."order_work"(uuid, uuid, date, text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.read_quote_request (
  p_token  text,
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
  return private.read_quote_request(p_token, p_client);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_quote_request"(text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.remove_quote_photo (
  p_token    text,
  p_photo_id uuid,
  p_client   text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.remove_quote_photo(p_token, p_photo_id, p_client);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."remove_quote_photo"(text, uuid, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.revoke_quote_request (
  p_quote_request_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.revoke_quote_request(p_quote_request_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."revoke_quote_request"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.set_work_limit (
  p_property_id  uuid,
  p_currency     public.currency_code,
  p_amount_minor bigint               DEFAULT NULL::bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.set_work_limit(p_property_id, p_currency, p_amount_minor);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."set_work_limit"(uuid, public.currency_code, bigint) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.work_vendors (
  p_organization_id uuid
)
  RETURNS TABLE (
    id    uuid,
    name  text,
    email text
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.work_vendors(p_organization_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."work_vendors"(uuid) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "public"."quote_photos"
  ADD CONSTRAINT "quote_photos_organization_id_quote_request_id_fkey" FOREIGN KEY (organization_id, quote_request_id) REFERENCES public.quote_requests(organization_id, id)
    ON DELETE RESTRICT;

ALTER TABLE "public"."quote_requests"
  ADD CONSTRAINT "quote_requests_organization_id_vendor_id_fkey" FOREIGN KEY (organization_id, vendor_id) REFERENCES public.vendors(organization_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."quotes"
  ADD CONSTRAINT "quotes_days_check" CHECK (((days >= 1) AND (days <= 365)));

ALTER TABLE "public"."quotes"
  ADD CONSTRAINT "quotes_itbis_minor_check" CHECK ((itbis_minor >= 0));

ALTER TABLE "public"."quotes"
  ADD CONSTRAINT "quotes_net_minor_check" CHECK ((net_minor > 0));

ALTER TABLE "public"."quotes"
  ADD CONSTRAINT "quotes_note_check" CHECK ((char_length(note) <= 1000));

ALTER TABLE "public"."quotes"
  ADD CONSTRAINT "quotes_organization_id_quote_request_id_fkey" FOREIGN KEY (organization_id, quote_request_id) REFERENCES public.quote_requests(organization_id, id)
    ON DELETE RESTRICT;

ALTER TABLE "public"."quotes"
  ADD CONSTRAINT "quotes_valid_until_in_range" CHECK (((valid_until >= '1900-01-01'::date) AND (valid_until <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "public"."work_limits"
  ADD CONSTRAINT "work_limits_organization_id_property_id_fkey" FOREIGN KEY (organization_id, property_id) REFERENCES public.properties(organization_id, id) ON DELETE CASCADE;

ALTER TABLE "public"."work_orders"
  ADD CONSTRAINT "work_orders_bill_id_key" UNIQUE (bill_id);

ALTER TABLE "public"."work_orders"
  ADD CONSTRAINT "work_orders_check1" CHECK (((approved_at IS
    NOT NULL) OR
    (status <> ALL (ARRAY['approved'::public.work_order_status, 'in_progress'::public.work_order_status, 'done'::public.work_order_status, 'billed'::public.work_order_status]))));

ALTER TABLE "public"."work_orders"
  ADD CONSTRAINT "work_orders_check2" CHECK (((approved_at IS NULL) OR ((vendor_id IS NOT NULL) AND (net_minor IS NOT NULL))));

ALTER TABLE "public"."work_orders"
  ADD CONSTRAINT "work_orders_check3" CHECK (((done_at IS NOT NULL) = (status = ANY (ARRAY['done'::public.work_order_status, 'billed'::public.work_order_status]))));

ALTER TABLE "public"."work_orders"
  ADD CONSTRAINT "work_orders_check4" CHECK (((status = 'billed'::public.work_order_status) = (bill_id IS NOT NULL)));

ALTER TABLE "public"."work_orders"
  ADD CONSTRAINT "work_orders_check5" CHECK (((quote_id IS NULL) OR (vendor_id IS NOT NULL)));

ALTER TABLE "public"."work_orders"
  ADD CONSTRAINT "work_orders_check" CHECK (((payer = 'owner'::public.work_order_payer) = (lease_id IS NULL)));

ALTER TABLE "public"."work_orders"
  ADD CONSTRAINT "work_orders_decision_reason_check" CHECK ((char_length(decision_reason) <= 300));

ALTER TABLE "public"."work_orders"
  ADD CONSTRAINT "work_orders_done_note_check" CHECK ((char_length(done_note) <= 1000));

ALTER TABLE "public"."work_orders"
  ADD CONSTRAINT "work_orders_itbis_minor_check" CHECK (((itbis_minor >= 0) AND (itbis_minor <= '1000000000000'::bigint)));

ALTER TABLE "public"."work_orders"
  ADD CONSTRAINT "work_orders_net_minor_check" CHECK (((net_minor >= 1) AND (net_minor <= '1000000000000'::bigint)));

ALTER TABLE "public"."work_orders"
  ADD CONSTRAINT "work_orders_organization_id_bill_id_fkey" FOREIGN KEY (organization_id, bill_id) REFERENCES public.bills(organization_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."work_orders"
  ADD CONSTRAINT "work_orders_organization_id_charge_id_fkey" FOREIGN KEY (organization_id, charge_id) REFERENCES public.charges(organization_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."quote_requests"
  ADD CONSTRAINT "quote_requests_organization_id_work_order_id_fkey" FOREIGN KEY (organization_id, work_order_id) REFERENCES public.work_orders(organization_id, id)
    ON DELETE RESTRICT;

ALTER TABLE "public"."work_order_lines"
  ADD CONSTRAINT "work_order_lines_organization_id_work_order_id_fkey" FOREIGN KEY (organization_id, work_order_id) REFERENCES public.work_orders(organization_id, id)
    ON DELETE RESTRICT;

ALTER TABLE "public"."work_orders"
  ADD CONSTRAINT "work_orders_organization_id_lease_id_fkey" FOREIGN KEY (organization_id, lease_id) REFERENCES public.leases(organization_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."work_orders"
  ADD CONSTRAINT "work_orders_organization_id_maintenance_id_fkey" FOREIGN KEY (organization_id, maintenance_id) REFERENCES public.maintenance_requests(organization_id, id)
    ON DELETE RESTRICT;

ALTER TABLE "public"."work_orders"
  ADD CONSTRAINT "work_orders_organization_id_property_id_fkey" FOREIGN KEY (organization_id, property_id) REFERENCES public.properties(organization_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."work_orders"
  ADD CONSTRAINT "work_orders_organization_id_quote_id_fkey" FOREIGN KEY (organization_id, quote_id) REFERENCES public.quotes(organization_id, id);

ALTER TABLE "public"."work_orders"
  ADD CONSTRAINT "work_orders_organization_id_vendor_id_fkey" FOREIGN KEY (organization_id, vendor_id) REFERENCES public.vendors(organization_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."work_orders"
  ADD CONSTRAINT "work_orders_planned_on_in_range" CHECK (((planned_on >= '1900-01-01'::date) AND (planned_on <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "public"."work_orders"
  ADD CONSTRAINT "work_orders_property_id_unit_id_fkey" FOREIGN KEY (property_id, unit_id) REFERENCES public.units(property_id, id) ON DELETE RESTRICT;

CREATE VIEW "public"."quote_requests_list" WITH (security_invoker=true) AS  SELECT r.id,
    r.organization_id,
    r.work_order_id,
    r.vendor_id,
    r.email,
    r.sent_at,
    r.expires_at,
    r.opened_at,
    r.declined_at,
    r.decline_reason,
    r.revoked_at,
    r.created_at,
    private.work_vendor_name(r.organization_id, r.vendor_id) AS vendor_name,
    q.id AS quote_id,
    q.tax,
    q.itbis_minor,
    q.total_minor,
    q.days,
    q.valid_until,
    q.note,
    q.given_at,
    COALESCE(( SELECT array_agg(f.path ORDER BY f.created_at, f.id) AS array_agg
           FROM public.quote_photos f
          WHERE ((f.organization_id = r.organization_id) AND (f.quote_request_id = r.id))), '{}'::text[]) AS photo_paths
   FROM (public.quote_requests r
     LEFT JOIN public.quotes q ON (((q.organization_id = r.organization_id) AND (q.quote_request_id = r.id))));

REVOKE ALL ON TABLE "public"."quote_requests_list" FROM "anon";

CREATE INDEX quote_photos_of_request ON public.quote_photos USING btree (organization_id, quote_request_id, created_at);

CREATE INDEX quote_requests_of_order ON public.quote_requests USING btree (organization_id, work_order_id, created_at);

CREATE INDEX quote_requests_of_vendor ON public.quote_requests USING btree (organization_id, vendor_id);

CREATE UNIQUE INDEX quote_requests_one_a_vendor ON public.quote_requests USING btree (work_order_id, vendor_id)
  WHERE (revoked_at IS NULL);

CREATE INDEX quotes_of_request ON public.quotes USING btree (organization_id, quote_request_id);

CREATE INDEX work_limits_of_organization ON public.work_limits USING btree (organization_id, property_id);

CREATE INDEX work_order_lines_of_order ON public.work_order_lines USING btree (organization_id, work_order_id);

CREATE INDEX work_orders_newest ON public.work_orders USING btree (organization_id, created_at DESC, id DESC);

CREATE INDEX work_orders_of_bill ON public.work_orders USING btree (organization_id, bill_id)
  WHERE (bill_id IS NOT NULL);

CREATE INDEX work_orders_of_charge ON public.work_orders USING btree (organization_id, charge_id)
  WHERE (charge_id IS NOT NULL);

CREATE INDEX work_orders_of_lease ON public.work_orders USING btree (organization_id, lease_id)
  WHERE (lease_id IS NOT NULL);

CREATE INDEX work_orders_of_maintenance ON public.work_orders USING btree (organization_id, maintenance_id, created_at);

CREATE INDEX work_orders_of_property ON public.work_orders USING btree (organization_id, property_id);

CREATE INDEX work_orders_of_quote ON public.work_orders USING btree (organization_id, quote_id)
  WHERE (quote_id IS NOT NULL);

CREATE INDEX work_orders_of_unit ON public.work_orders USING btree (property_id, unit_id);

CREATE INDEX work_orders_of_vendor ON public.work_orders USING btree (organization_id, vendor_id);

CREATE INDEX work_orders_to_approve ON public.work_orders USING btree (organization_id, created_at)
  WHERE (status = 'awaiting_approval'::public.work_order_status);

CREATE TRIGGER a_compose_text
  BEFORE INSERT OR UPDATE ON public.quote_requests
  FOR EACH ROW
  WHEN ((NOT (concat_ws(chr(10), new.email, new.language, new.decline_reason) IS NFC NORMALIZED)))
  EXECUTE FUNCTION private.compose_text();

CREATE TRIGGER refuse_truncate
  BEFORE TRUNCATE ON public.quote_requests
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER a_compose_text
  BEFORE INSERT OR UPDATE ON public.quotes
  FOR EACH ROW
  WHEN ((NOT (concat_ws(chr(10), new.note) IS NFC NORMALIZED)))
  EXECUTE FUNCTION private.compose_text();

CREATE TRIGGER refuse_truncate
  BEFORE TRUNCATE ON public.quotes
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER a_compose_text
  BEFORE INSERT OR UPDATE ON public.work_order_lines
  FOR EACH ROW
  WHEN ((NOT (concat_ws(chr(10), new.description) IS NFC NORMALIZED)))
  EXECUTE FUNCTION private.compose_text();

CREATE TRIGGER a_compose_text
  BEFORE INSERT OR UPDATE ON public.work_orders
  FOR EACH ROW
  WHEN ((NOT (concat_ws(chr(10), new.title, new.scope, new.decision_reason, new.done_note) IS NFC NORMALIZED)))
  EXECUTE FUNCTION private.compose_text();

CREATE TRIGGER refuse_truncate
  BEFORE TRUNCATE ON public.work_orders
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_change();

CREATE POLICY "readers of maintenance see quote photos" ON "public"."quote_photos"
  FOR SELECT
  TO "authenticated"
  USING ((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('maintenance.read'::text) AS my_organization_ids))));

CREATE POLICY "readers of maintenance see quote requests" ON "public"."quote_requests"
  FOR SELECT
  TO "authenticated"
  USING ((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('maintenance.read'::text) AS my_organization_ids))));

CREATE POLICY "readers of maintenance see quotes" ON "public"."quotes"
  FOR SELECT
  TO "authenticated"
  USING ((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('maintenance.read'::text) AS my_organization_ids))));

CREATE POLICY "readers of maintenance see work limits" ON "public"."work_limits"
  FOR SELECT
  TO "authenticated"
  USING ((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('maintenance.read'::text) AS my_organization_ids))));

CREATE POLICY "readers of maintenance see work order lines" ON "public"."work_order_lines"
  FOR SELECT
  TO "authenticated"
  USING ((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('maintenance.read'::text) AS my_organization_ids))));

CREATE POLICY "readers of maintenance see work orders" ON "public"."work_orders"
  FOR SELECT
  TO "authenticated"
  USING ((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('maintenance.read'::text) AS my_organization_ids))));

CREATE POLICY "readers of maintenance see photos of quotes" ON "storage"."objects"
  FOR SELECT
  TO "authenticated"
  USING
    (((bucket_id = 'quote-photos'::text) AND ((storage.foldername(name))[1] = ANY (ARRAY( SELECT private.my_organization_folders('maintenance.read'::text) AS
    my_organization_folders)))));

COMMENT ON COLUMN "public"."quote_requests"."photo_ids" IS 'Photos of the request that the vendor is shown.';

COMMENT ON COLUMN "public"."quote_requests"."shows_contact" IS 'Whether the vendor is shown the tenant''s name and telephone.';

COMMENT ON COLUMN "public"."work_orders"."charge_id" IS 'The charge that carries the cost to the lease; one that was reversed counts no more.';

COMMENT ON COLUMN "public"."work_orders"."lease_id" IS 'Whose tenants are charged, or whose deposit pays; null where the owner does.';

COMMENT ON COLUMN "public"."work_orders"."net_minor" IS 'The agreed price without ITBIS; null until there is one.';

COMMENT ON COLUMN "public"."work_orders"."quote_id" IS 'The quote that was accepted; null for a price that the office entered.';

COMMENT ON FUNCTION "private"."accept_quote"(uuid, text) IS '{"access": ["maintenance.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."add_quote_photo"(text, uuid, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."agree_work"(uuid, uuid, bigint, public.quote_tax, text) IS '{"access": ["maintenance.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."approve_work"(public.work_orders) IS 'The work may be ordered at its price.';

COMMENT ON FUNCTION "private"."ask_for_quotes"(uuid, uuid[], text[], text, date, uuid[], boolean) IS '{"access": ["maintenance.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."bill_work_order"(uuid, jsonb, jsonb) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."cancel_work_order"(uuid, text) IS '{"access": ["maintenance.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."carry_work_into_deposit"(public.leases, jsonb, uuid[]) IS 'Deductions of a settlement that name work ({work_order_id}): their charges pass its bill on, never more than it. The caller holds the money lock. Errors: work_payer_differs, work_not_billed, work_charged, pass_on_exceeds_bill.';

COMMENT ON FUNCTION "private"."change_work_order"(uuid, text, text, public.work_order_payer, public.currency_code, jsonb) IS '{"access": ["maintenance.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."charge_work_order"(uuid, bigint, date, text) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."chargeable_work"(public.work_orders) IS 'What of the bill of work no tenant was charged yet; refuses with work_not_billed while it is no posted bill, and work_charged.';

COMMENT ON FUNCTION "private"."count_quote_call"(text) IS 'Counts a call by a vendor''s link: 120 an hour for one address.';

COMMENT ON FUNCTION "private"."decide_work_order"(uuid, boolean, text) IS '{"access": ["money.reverse", "maintenance.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."decline_quote"(text, text, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."finish_work"(uuid, text) IS '{"access": ["maintenance.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."free_work_of_bill"(uuid) IS 'Work whose bill was deleted or voided is done and not billed again. The caller holds the money lock.';

COMMENT ON FUNCTION "private"."give_quote"(text, bigint, public.quote_tax, integer, date, text, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."is_above_work_limit"(public.work_orders) IS 'Whether somebody else has to approve the work.';

COMMENT ON FUNCTION "private"."lease_of_work"(public.maintenance_requests) IS 'The lease that a tenant''s damage is charged to: that of the request, else the one in force in its unit, else the last one.';

COMMENT ON FUNCTION "private"."lock_work_order"(uuid, text, public.work_order_status[]) IS 'A work order in one of the states, locked; refuses with not_found or work_order_moved.';

COMMENT ON FUNCTION "private"."mail_quote_request"(uuid) IS 'Asks a vendor for a price, with the link to give it by.';

COMMENT ON FUNCTION "private"."mail_quote_to_office"(public.quote_requests, boolean) IS 'Tells those who see to repairs what a vendor answered.';

COMMENT ON FUNCTION "private"."mail_work"(public.work_orders, text, text, text, text) IS 'Gives a vendor the work, or takes it back: what, where, when and for how much.';

COMMENT ON FUNCTION "private"."mail_work_to_vendor"(public.work_orders, text, text) IS 'A message about given work, to the address by which the vendor gave the price, or else the one that is known.';

COMMENT ON FUNCTION "private"."note_work_order"(public.work_orders, text, text, jsonb) IS 'Writes a step of a work order into the history of its request, where only the office reads it.';

COMMENT ON FUNCTION "private"."open_work_order"(uuid, text, text, public.work_order_payer, public.currency_code, jsonb) IS '{"access": ["maintenance.write", "own"], "repeatable": true}';

COMMENT ON FUNCTION "private"."order_work"(uuid, date, text, text) IS '{"access": ["maintenance.read", "maintenance.write", "own"], "repeatable": true}';

COMMENT ON FUNCTION "private"."quote_for_vendor"(text, text) IS 'The request of a link that a price can still be given for, with its order locked. Errors: rate_limited, quote_not_found, quote_closed.';

COMMENT ON FUNCTION "private"."quote_state"(public.quote_requests, public.work_orders) IS 'What a link for a price is good for: open, deciding, accepted, expired or closed.';

COMMENT ON FUNCTION "private"."quote_token"(uuid) IS 'What the link to a vendor carries, made from the request''s id and a key that never leaves the database.';

COMMENT ON FUNCTION "private"."read_quote_request"(text, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."remove_quote_photo"(text, uuid, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."require_work_vendor"(public.work_orders, uuid, text) IS 'Refuses a vendor who may not be given the work; why it is given all the same is kept in the history. Error: vendor_missing.';

COMMENT ON FUNCTION "private"."revoke_quote_request"(uuid) IS '{"access": ["maintenance.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."set_work_limit"(uuid, public.currency_code, bigint) IS '{"access": ["organization.manage"], "repeatable": false}';

COMMENT ON FUNCTION "private"."split_price"(bigint, public.quote_tax, date) IS 'A price without its ITBIS, and the ITBIS, at the rate of the day. src/domain/maintenance/work-price.ts is its twin.';

COMMENT ON FUNCTION "private"."submit_work"(public.work_orders) IS 'Approves work whose price is agreed, or has it wait where it is above the limit of its property. Returns the new status.';

COMMENT ON FUNCTION "private"."work_vendor_name"(uuid, uuid) IS 'The name of a vendor, for readers of maintenance: of vendors they read nothing else.';

COMMENT ON FUNCTION "private"."work_vendors"(uuid) IS '{"access": ["maintenance.read"], "repeatable": false}';

COMMENT ON FUNCTION "private"."write_work_lines"(public.work_orders, jsonb) IS 'Writes what is to be done, line by line, in place of what was there. Errors: lines_missing, description_missing, amount_not_positive.';

COMMENT ON FUNCTION "public"."accept_quote"(uuid, uuid, text) IS 'Takes the price of one vendor: the work is approved, or waits for approval where it is above the limit of its property. Returns the new status. Errors: not_found, work_order_moved, quote_withdrawn, quote_over, vendor_missing.';

COMMENT ON FUNCTION "public"."add_quote_photo"(text, uuid, text) IS 'Announces a photo of the vendor who holds the link, six at most, and says where its file goes. Errors: rate_limited, quote_not_found, quote_closed, too_many_photos.';

COMMENT ON FUNCTION "public"."agree_work"(uuid, uuid, uuid, bigint, public.quote_tax, text) IS 'Gives work to a vendor at a price that was agreed in another way: it is approved, or waits for approval. Returns the new status. Errors: not_found, work_order_moved, amount_not_positive, vendor_missing.';

COMMENT ON FUNCTION "public"."ask_for_quotes"(uuid, uuid, uuid[], text[], text, date, uuid[], boolean) IS 'Asks vendors for a price, each at an address of its own, by a link that works through a day at most 90 days ahead. Who is asked again gets the same link again. Returns how many. Errors: not_found, work_order_moved, vendor_missing, email_address_invalid (emails.n), quote_day_invalid, rate_limited.';

COMMENT ON FUNCTION "public"."bill_work_order"(uuid, uuid, jsonb, jsonb) IS 'Writes the bill of work that is done, as a draft that is tied to it. p_bill, p_lines: as in save_bill. Returns the bill''s id. Errors: not_found, work_order_moved, bill_not_of_work and those of private.check_bill.';

COMMENT ON FUNCTION "public"."cancel_work_order"(uuid, uuid, text) IS 'Ends a work order that is not done; links to it stop working, and a vendor to whom it was given is told by mail. Errors: not_found, work_order_moved, reason_missing.';

COMMENT ON FUNCTION "public"."change_work_order"(uuid, uuid, text, text, public.work_order_payer, public.currency_code, jsonb) IS 'Writes again what is to be done and who pays, until a price is agreed. p_lines: [{description, is_goods, amount_minor}]. Errors: not_found, work_order_moved, work_lease_missing, work_currency_fixed, lines_missing, description_missing, amount_not_positive.';

COMMENT ON FUNCTION "public"."charge_work_order"(uuid, uuid, bigint, date, text) IS 'Passes the bill of work that the tenant pays on to their lease. Returns what pass_on_bill does. Errors: not_found, work_order_moved, work_payer_differs, work_not_billed, work_charged and those of pass_on_bill.';

COMMENT ON FUNCTION "public"."decide_work_order"(uuid, uuid, boolean, text) IS 'Approves work that waits, as somebody who approves bills and did not ask for it, or sends it back with a reason. Errors: not_found, work_order_moved, approval_by_other, reason_missing.';

COMMENT ON FUNCTION "public"."decline_quote"(text, text, text) IS 'The vendor who holds the link does not want the work; a price given later takes it back. Errors: rate_limited, quote_not_found, quote_closed.';

COMMENT ON FUNCTION "public"."finish_work"(uuid, uuid, text) IS 'The work is done, with what the vendor says of it. Errors: not_found, work_order_moved.';

COMMENT ON FUNCTION "public"."give_quote"(text, bigint, public.quote_tax, integer, date, text, text) IS 'The price of the vendor who holds the link; giving it again changes it. Errors: rate_limited, quote_not_found, quote_closed, amount_not_positive, quote_days_invalid, quote_day_invalid.';

COMMENT ON FUNCTION "public"."open_work_order"(uuid, uuid, text, text, public.work_order_payer, public.currency_code, jsonb) IS 'Begins a work order of an open request, numbered in the organization. p_lines: [{description, is_goods, amount_minor}]. Where tenants or a deposit pay, the lease is that of the request, of the unit, or the unit''s last. Returns its id. Errors: not_found, maintenance_moved, work_lease_missing, lines_missing, description_missing, amount_not_positive.';

COMMENT ON FUNCTION "public"."order_work"(uuid, uuid, date, text, text) IS 'Gives approved work to its vendor, by mail where there is an address, and tells the tenants the day of the visit. Errors: not_found, work_order_moved, email_address_invalid, scheduled_in_past, rate_limited.';

COMMENT ON FUNCTION "public"."read_quote_request"(text, text) IS 'What the holder of a link is asked a price for, where roughly, and what they answered; of one that is closed only whose it was, null for an unknown one. The tenant is named only where the office chose so. Error: rate_limited.';

COMMENT ON FUNCTION "public"."remove_quote_photo"(text, uuid, text) IS 'The vendor takes a photo back; its file goes with the next round. Errors: rate_limited, quote_not_found, quote_closed.';

COMMENT ON FUNCTION "public"."revoke_quote_request"(uuid) IS 'Ends the link by which a vendor gives a price; repeating it changes nothing. Errors: not_found, work_order_moved.';

COMMENT ON FUNCTION "public"."set_work_limit"(uuid, public.currency_code, bigint) IS 'Above which price work on a property is approved by somebody else than who asks for it; null for no limit. Error: not_found.';

COMMENT ON FUNCTION "public"."settle_deposit"(uuid, uuid, date, jsonb, public.payment_method, uuid, date) IS 'Gives back a deposit, once, after the lease has ended: deductions [{kind, description, amount_minor, work_order_id}] pay what is owed or what they charge, or carry the bill of work that the deposit pays; the rest leaves the cash account given, or else the usual one of deposits. Posted on the day given, or today. Returns the settlement''s id. Errors: not_found, lease_not_ended, deposit_settled, no_deposit_held, date_in_future, date_outside_lease, date_before_corrected (first), period_closed, amount_not_positive, description_missing, deductions_exceed_deposit, deductions_exceed_owed, method_not_allowed, account_not_allowed, deposits_short, work_payer_differs, work_not_billed, work_charged, pass_on_exceeds_bill.';

COMMENT ON FUNCTION "public"."work_vendors"(uuid) IS 'Vendors who can be given work, with the address that a request for a price goes to; none for who does not read maintenance.';

COMMENT ON TABLE "public"."quote_photos" IS 'Photos that a vendor adds to their quote; the files lie in the bucket quote-photos, where each was announced by its row.';

COMMENT ON TABLE "public"."quote_requests" IS 'Which vendor was asked for a price, by a link of which only a hash is kept: it works until it expires, is withdrawn, or the order is given.';

COMMENT ON TABLE "public"."quotes" IS 'The price that a vendor gives, in the currency of the work order; days are how long the work takes. The vendor may change it until it is accepted.';

COMMENT ON TABLE "public"."work_limits" IS 'Work on a property whose price is above the amount is approved by somebody else than who asks for it; no row: no limit.';

COMMENT ON TABLE "public"."work_order_lines" IS 'What is to be done, line by line; an amount is what the office expects to pay without ITBIS, and no vendor sees it.';

COMMENT ON TABLE "public"."work_orders" IS 'What a vendor is to do about a request, for how much, and who pays: an owner by the bill, tenants by a charge of it, or the deposit of a lease when it is settled.';

COMMENT ON VIEW "public"."quote_requests_list" IS 'Which vendors were asked for a price, and what each answered.';

REVOKE ALL ON FUNCTION "private"."accept_quote"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."accept_quote"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."accept_quote"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."accept_quote"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."add_quote_photo"(text, uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."add_quote_photo"(text, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."add_quote_photo"(text, uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."add_quote_photo"(text, uuid, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."agree_work"(uuid, uuid, bigint, public.quote_tax, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."agree_work"(uuid, uuid, bigint, public.quote_tax, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."agree_work"(uuid, uuid, bigint, public.quote_tax, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."agree_work"(uuid, uuid, bigint, public.quote_tax, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."approve_work"(public.work_orders) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."approve_work"(public.work_orders) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."approve_work"(public.work_orders) TO "postgres";

REVOKE ALL ON FUNCTION "private"."ask_for_quotes"(uuid, uuid[], text[], text, date, uuid[], boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."ask_for_quotes"(uuid, uuid[], text[], text, date, uuid[], boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."ask_for_quotes"(uuid, uuid[], text[], text, date, uuid[], boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ask_for_quotes"(uuid, uuid[], text[], text, date, uuid[], boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."bill_work_order"(uuid, jsonb, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."bill_work_order"(uuid, jsonb, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."bill_work_order"(uuid, jsonb, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."bill_work_order"(uuid, jsonb, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."cancel_work_order"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."cancel_work_order"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."cancel_work_order"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."cancel_work_order"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."carry_work_into_deposit"(public.leases, jsonb, uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."carry_work_into_deposit"(public.leases, jsonb, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."carry_work_into_deposit"(public.leases, jsonb, uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."change_work_order"(uuid, text, text, public.work_order_payer, public.currency_code, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."change_work_order"(uuid, text, text, public.work_order_payer, public.currency_code, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."change_work_order"(uuid, text, text, public.work_order_payer, public.currency_code, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."change_work_order"(uuid, text, text, public.work_order_payer, public.currency_code, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."charge_work_order"(uuid, bigint, date, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."charge_work_order"(uuid, bigint, date, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."charge_work_order"(uuid, bigint, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."charge_work_order"(uuid, bigint, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."chargeable_work"(public.work_orders) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."chargeable_work"(public.work_orders) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."chargeable_work"(public.work_orders) TO "postgres";

REVOKE ALL ON FUNCTION "private"."count_quote_call"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_quote_call"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_quote_call"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."decide_work_order"(uuid, boolean, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."decide_work_order"(uuid, boolean, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."decide_work_order"(uuid, boolean, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."decide_work_order"(uuid, boolean, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."decline_quote"(text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."decline_quote"(text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."decline_quote"(text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."decline_quote"(text, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."finish_work"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."finish_work"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."finish_work"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."finish_work"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."free_work_of_bill"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."free_work_of_bill"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."free_work_of_bill"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."give_quote"(text, bigint, public.quote_tax, integer, date, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."give_quote"(text, bigint, public.quote_tax, integer, date, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."give_quote"(text, bigint, public.quote_tax, integer, date, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."give_quote"(text, bigint, public.quote_tax, integer, date, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."is_above_work_limit"(public.work_orders) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_above_work_limit"(public.work_orders) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_above_work_limit"(public.work_orders) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lease_of_work"(public.maintenance_requests) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lease_of_work"(public.maintenance_requests) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lease_of_work"(public.maintenance_requests) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_work_order"(uuid, text, public.work_order_status[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_work_order"(uuid, text, public.work_order_status[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_work_order"(uuid, text, public.work_order_status[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mail_quote_request"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_quote_request"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mail_quote_request"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mail_quote_to_office"(public.quote_requests, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_quote_to_office"(public.quote_requests, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mail_quote_to_office"(public.quote_requests, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mail_work"(public.work_orders, text, text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_work"(public.work_orders, text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mail_work"(public.work_orders, text, text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mail_work_to_vendor"(public.work_orders, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_work_to_vendor"(public.work_orders, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mail_work_to_vendor"(public.work_orders, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_work_order"(public.work_orders, text, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_work_order"(public.work_orders, text, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_work_order"(public.work_orders, text, text, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."open_work_order"(uuid, text, text, public.work_order_payer, public.currency_code, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."open_work_order"(uuid, text, text, public.work_order_payer, public.currency_code, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."open_work_order"(uuid, text, text, public.work_order_payer, public.currency_code, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."open_work_order"(uuid, text, text, public.work_order_payer, public.currency_code, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."order_work"(uuid, date, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."order_work"(uuid, date, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."order_work"(uuid, date, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."order_work"(uuid, date, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."quote_for_vendor"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."quote_for_vendor"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."quote_for_vendor"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."quote_state"(public.quote_requests, public.work_orders) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."quote_state"(public.quote_requests, public.work_orders) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."quote_state"(public.quote_requests, public.work_orders) TO "postgres";

REVOKE ALL ON FUNCTION "private"."quote_token"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."quote_token"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."quote_token"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."read_quote_request"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."read_quote_request"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."read_quote_request"(text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."read_quote_request"(text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."remove_quote_photo"(text, uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."remove_quote_photo"(text, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."remove_quote_photo"(text, uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."remove_quote_photo"(text, uuid, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."require_work_vendor"(public.work_orders, uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_work_vendor"(public.work_orders, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_work_vendor"(public.work_orders, uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."revoke_quote_request"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."revoke_quote_request"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."revoke_quote_request"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."revoke_quote_request"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."set_work_limit"(uuid, public.currency_code, bigint) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."set_work_limit"(uuid, public.currency_code, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."set_work_limit"(uuid, public.currency_code, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."set_work_limit"(uuid, public.currency_code, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."split_price"(bigint, public.quote_tax, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."split_price"(bigint, public.quote_tax, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."split_price"(bigint, public.quote_tax, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."submit_work"(public.work_orders) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."submit_work"(public.work_orders) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."submit_work"(public.work_orders) TO "postgres";

REVOKE ALL ON FUNCTION "private"."work_vendor_name"(uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."work_vendor_name"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."work_vendor_name"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."work_vendor_name"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."work_vendor_name"(uuid, uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."work_vendors"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."work_vendors"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."work_vendors"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."work_vendors"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."write_work_lines"(public.work_orders, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."write_work_lines"(public.work_orders, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."write_work_lines"(public.work_orders, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."accept_quote"(uuid, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."accept_quote"(uuid, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."accept_quote"(uuid, uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "public"."add_quote_photo"(text, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_quote_photo"(text, uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_quote_photo"(text, uuid, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."agree_work"(uuid, uuid, uuid, bigint, public.quote_tax, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."agree_work"(uuid, uuid, uuid, bigint, public.quote_tax, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."agree_work"(uuid, uuid, uuid, bigint, public.quote_tax, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."ask_for_quotes"(uuid, uuid, uuid[], text[], text, date, uuid[], boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."ask_for_quotes"(uuid, uuid, uuid[], text[], text, date, uuid[], boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."ask_for_quotes"(uuid, uuid, uuid[], text[], text, date, uuid[], boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."bill_work_order"(uuid, uuid, jsonb, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."bill_work_order"(uuid, uuid, jsonb, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."bill_work_order"(uuid, uuid, jsonb, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."cancel_work_order"(uuid, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."cancel_work_order"(uuid, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."cancel_work_order"(uuid, uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."change_work_order"(uuid, uuid, text, text, public.work_order_payer, public.currency_code, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."change_work_order"(uuid, uuid, text, text, public.work_order_payer, public.currency_code, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."change_work_order"(uuid, uuid, text, text, public.work_order_payer, public.currency_code, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."charge_work_order"(uuid, uuid, bigint, date, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."charge_work_order"(uuid, uuid, bigint, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."charge_work_order"(uuid, uuid, bigint, date, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."decide_work_order"(uuid, uuid, boolean, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."decide_work_order"(uuid, uuid, boolean, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."decide_work_order"(uuid, uuid, boolean, text) TO "postgres";

REVOKE ALL ON FUNCTION "public"."decline_quote"(text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."decline_quote"(text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."decline_quote"(text, text, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."finish_work"(uuid, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."finish_work"(uuid, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."finish_work"(uuid, uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "public"."give_quote"(text, bigint, public.quote_tax, integer, date, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."give_quote"(text, bigint, public.quote_tax, integer, date, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."give_quote"(text, bigint, public.quote_tax, integer, date, text, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."open_work_order"(uuid, uuid, text, text, public.work_order_payer, public.currency_code, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."open_work_order"(uuid, uuid, text, text, public.work_order_payer, public.currency_code, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_work_order"(uuid, uuid, text, text, public.work_order_payer, public.currency_code, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."order_work"(uuid, uuid, date, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."order_work"(uuid, uuid, date, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."order_work"(uuid, uuid, date, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "public"."read_quote_request"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_quote_request"(text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_quote_request"(text, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."remove_quote_photo"(text, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_quote_photo"(text, uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_quote_photo"(text, uuid, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."revoke_quote_request"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."revoke_quote_request"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."revoke_quote_request"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_work_limit"(uuid, public.currency_code, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_work_limit"(uuid, public.currency_code, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_work_limit"(uuid, public.currency_code, bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."work_vendors"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."work_vendors"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."work_vendors"(uuid) TO "postgres";

REVOKE ALL ON TABLE "public"."quote_photos" FROM "authenticated";

GRANT SELECT ON TABLE "public"."quote_photos" TO "authenticated";

REVOKE ALL ON TABLE "public"."quote_photos" FROM "service_role";

GRANT SELECT ON TABLE "public"."quote_photos" TO "service_role";

REVOKE ALL ON TABLE "public"."quote_requests" FROM "authenticated";

REVOKE ALL ("created_at") ON TABLE "public"."quote_requests" FROM "authenticated";

GRANT SELECT ("created_at") ON TABLE "public"."quote_requests" TO "authenticated";

REVOKE ALL ("created_by") ON TABLE "public"."quote_requests" FROM "authenticated";

GRANT SELECT ("created_by") ON TABLE "public"."quote_requests" TO "authenticated";

REVOKE ALL ("decline_reason") ON TABLE "public"."quote_requests" FROM "authenticated";

GRANT SELECT ("decline_reason") ON TABLE "public"."quote_requests" TO "authenticated";

REVOKE ALL ("declined_at") ON TABLE "public"."quote_requests" FROM "authenticated";

GRANT SELECT ("declined_at") ON TABLE "public"."quote_requests" TO "authenticated";

REVOKE ALL ("email") ON TABLE "public"."quote_requests" FROM "authenticated";

GRANT SELECT ("email") ON TABLE "public"."quote_requests" TO "authenticated";

REVOKE ALL ("expires_at") ON TABLE "public"."quote_requests" FROM "authenticated";

GRANT SELECT ("expires_at") ON TABLE "public"."quote_requests" TO "authenticated";

REVOKE ALL ("id") ON TABLE "public"."quote_requests" FROM "authenticated";

GRANT SELECT ("id") ON TABLE "public"."quote_requests" TO "authenticated";

REVOKE ALL ("language") ON TABLE "public"."quote_requests" FROM "authenticated";

GRANT SELECT ("language") ON TABLE "public"."quote_requests" TO "authenticated";

REVOKE ALL ("opened_at") ON TABLE "public"."quote_requests" FROM "authenticated";

GRANT SELECT ("opened_at") ON TABLE "public"."quote_requests" TO "authenticated";

REVOKE ALL ("organization_id") ON TABLE "public"."quote_requests" FROM "authenticated";

GRANT SELECT ("organization_id") ON TABLE "public"."quote_requests" TO "authenticated";

REVOKE ALL ("photo_ids") ON TABLE "public"."quote_requests" FROM "authenticated";

GRANT SELECT ("photo_ids") ON TABLE "public"."quote_requests" TO "authenticated";

REVOKE ALL ("revoked_at") ON TABLE "public"."quote_requests" FROM "authenticated";

GRANT SELECT ("revoked_at") ON TABLE "public"."quote_requests" TO "authenticated";

REVOKE ALL ("sent_at") ON TABLE "public"."quote_requests" FROM "authenticated";

GRANT SELECT ("sent_at") ON TABLE "public"."quote_requests" TO "authenticated";

REVOKE ALL ("shows_contact") ON TABLE "public"."quote_requests" FROM "authenticated";

GRANT SELECT ("shows_contact") ON TABLE "public"."quote_requests" TO "authenticated";

REVOKE ALL ("vendor_id") ON TABLE "public"."quote_requests" FROM "authenticated";

GRANT SELECT ("vendor_id") ON TABLE "public"."quote_requests" TO "authenticated";

REVOKE ALL ("work_order_id") ON TABLE "public"."quote_requests" FROM "authenticated";

GRANT SELECT ("work_order_id") ON TABLE "public"."quote_requests" TO "authenticated";

REVOKE ALL ON TABLE "public"."quote_requests" FROM "service_role";

GRANT SELECT ON TABLE "public"."quote_requests" TO "service_role";

REVOKE ALL ON TABLE "public"."quotes" FROM "authenticated";

GRANT SELECT ON TABLE "public"."quotes" TO "authenticated";

REVOKE ALL ON TABLE "public"."quotes" FROM "service_role";

GRANT SELECT ON TABLE "public"."quotes" TO "service_role";

REVOKE ALL ON TABLE "public"."work_limits" FROM "authenticated";

GRANT SELECT ON TABLE "public"."work_limits" TO "authenticated";

REVOKE ALL ON TABLE "public"."work_limits" FROM "service_role";

GRANT SELECT ON TABLE "public"."work_limits" TO "service_role";

REVOKE ALL ON TABLE "public"."work_order_lines" FROM "authenticated";

GRANT SELECT ON TABLE "public"."work_order_lines" TO "authenticated";

REVOKE ALL ON TABLE "public"."work_order_lines" FROM "service_role";

GRANT SELECT ON TABLE "public"."work_order_lines" TO "service_role";

REVOKE ALL ON TABLE "public"."work_orders" FROM "authenticated";

GRANT SELECT ON TABLE "public"."work_orders" TO "authenticated";

REVOKE ALL ON TABLE "public"."work_orders" FROM "service_role";

GRANT SELECT ON TABLE "public"."work_orders" TO "service_role";

REVOKE ALL ON TABLE "public"."quote_requests_list" FROM "authenticated";

GRANT SELECT ON TABLE "public"."quote_requests_list" TO "authenticated";

REVOKE ALL ON TABLE "public"."quote_requests_list" FROM "service_role";

GRANT SELECT ON TABLE "public"."quote_requests_list" TO "service_role";

ALTER TABLE "public"."work_orders"
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (private.plain_text(((title || ' '::text) || scope))) STORED NOT NULL;

CREATE VIEW "public"."work_orders_list" WITH (security_invoker=true) AS  SELECT w.id,
    w.organization_id,
    w.number,
    w.maintenance_id,
    w.property_id,
    w.unit_id,
    w.title,
    w.scope,
    w.status,
    w.vendor_id,
    w.payer,
    w.lease_id,
    w.currency,
    w.tax,
    w.net_minor,
    w.itbis_minor,
    w.total_minor,
    w.quote_id,
    w.planned_on,
    w.submitted_by,
    w.approved_by,
    w.approved_at,
    w.decision_reason,
    w.done_at,
    w.done_note,
    w.bill_id,
    w.charge_id,
    w.created_by,
    w.created_at,
    w.search_text,
    m.number AS maintenance_number,
    m.title AS maintenance_title,
    m.category,
    p.name AS property_name,
    p.name_order AS property_name_order,
    u.label AS unit_label,
    private.work_vendor_name(w.organization_id, w.vendor_id) AS vendor_name,
    private.maintenance_actor_name(w.organization_id, w.approved_by) AS approver_name,
    ( SELECT (count(*))::integer AS count
           FROM public.quote_requests r
          WHERE ((r.organization_id = w.organization_id) AND (r.work_order_id = w.id) AND (r.revoked_at IS NULL))) AS asked_count,
    ( SELECT (count(*))::integer AS count
           FROM (public.quote_requests r
             JOIN public.quotes q ON (((q.organization_id = r.organization_id) AND (q.quote_request_id = r.id))))
          WHERE ((r.organization_id = w.organization_id) AND (r.work_order_id = w.id) AND (r.revoked_at IS NULL))) AS quote_count,
    b.status AS bill_status,
    b.total_minor AS bill_total_minor,
    c.amount_minor AS charged_minor,
    c.reversed_at AS charge_reversed_at
   FROM (((((public.work_orders w
     JOIN public.maintenance_requests m ON (((m.organization_id = w.organization_id) AND (m.id = w.maintenance_id))))
     JOIN public.properties p ON (((p.organization_id = w.organization_id) AND (p.id = w.property_id))))
     LEFT JOIN public.units u ON ((u.id = w.unit_id)))
     LEFT JOIN public.bills b ON (((b.organization_id = w.organization_id) AND (b.id = w.bill_id))))
     LEFT JOIN public.charges c ON (((c.organization_id = w.organization_id) AND (c.id = w.charge_id))));

REVOKE ALL ON TABLE "public"."work_orders_list" FROM "anon";

COMMENT ON VIEW "public"."work_orders_list" IS 'Work orders with their place, vendor and what came of them; of the bill and the charge only for readers of money.';

REVOKE ALL ON TABLE "public"."work_orders_list" FROM "authenticated";

GRANT SELECT ON TABLE "public"."work_orders_list" TO "authenticated";

REVOKE ALL ON TABLE "public"."work_orders_list" FROM "service_role";

GRANT SELECT ON TABLE "public"."work_orders_list" TO "service_role";

CREATE INDEX work_orders_search ON public.work_orders USING gin (organization_id, search_text extensions.gin_trgm_ops);

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
  ('slot_taken', 'conflict'),
  ('tax_id_taken', 'conflict'),
  ('too_many_of_person', 'conflict'),
  ('unit_move_agreed', 'conflict'),
  ('unit_without_tenant', 'conflict'),
  ('week_full', 'conflict'),
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

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('application-documents', 'application-documents', false, 10485760, array[
    'image/jpeg',
    'image/png',
    'image/webp',
    'application/pdf']),
  ('avatars', 'avatars', false, 524288, array[
    'image/jpeg']),
  ('bill-documents', 'bill-documents', false, 10485760, array[
    'image/jpeg',
    'image/png',
    'image/webp',
    'application/pdf']),
  ('community-photos', 'community-photos', false, 2097152, array[
    'image/jpeg']),
  ('condition-photos', 'condition-photos', false, 2097152, array[
    'image/jpeg']),
  ('documents', 'documents', false, 20971520, array[
    'application/pdf',
    'image/jpeg',
    'image/png',
    'image/webp',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']),
  ('maintenance-photos', 'maintenance-photos', false, 2097152, array[
    'image/jpeg']),
  ('message-attachments', 'message-attachments', false, 20971520, array[
    'application/pdf',
    'image/jpeg',
    'image/png',
    'image/webp',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']),
  ('payment-proofs', 'payment-proofs', false, 5242880, array[
    'image/jpeg',
    'image/png',
    'image/webp',
    'application/pdf']),
  ('property-photos', 'property-photos', false, 2097152, array[
    'image/webp',
    'image/jpeg']),
  ('quote-photos', 'quote-photos', false, 2097152, array[
    'image/jpeg'])
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- The key is drawn by chance: the tool compares no such row.
insert into private.secrets (name, value)
select name, extensions.gen_random_bytes(32) from unnest(array['quote_token']) as name
on conflict (name) do nothing;
