SET local check_function_bodies = off;

DROP VIEW "public"."maintenance_list";

DROP FUNCTION "private"."open_maintenance"(uuid, uuid, public.maintenance_category, public.maintenance_priority, text, text, boolean);

DROP FUNCTION "public"."open_maintenance"(uuid, uuid, uuid, public.maintenance_category, public.maintenance_priority, text, text, boolean);

DROP FUNCTION "public"."search_vendors"(uuid, text);

DROP VIEW "public"."vendors_list";

CREATE TABLE "public"."assets" (
  "id"              uuid NOT NULL DEFAULT gen_random_uuid(),
  "organization_id" uuid NOT NULL,
  "property_id"     uuid NOT NULL,
  "unit_id"         uuid,
  "name"            text NOT NULL,
  CONSTRAINT "assets_name_check" CHECK (((char_length(btrim(name)) >= 1) AND (char_length(btrim(name)) <= 120))),
  CONSTRAINT "assets_organization_id_id_key" UNIQUE (organization_id, id),
  CONSTRAINT "assets_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."assets"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."assets" FROM "anon";

CREATE TABLE "public"."maintenance_checklist_items" (
  "id"              uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "organization_id" uuid                     NOT NULL,
  "maintenance_id"  uuid                     NOT NULL,
  "position"        smallint                 NOT NULL,
  "body"            text                     NOT NULL,
  "done_at"         timestamp with time zone,
  "done_by"         uuid,
  CONSTRAINT "maintenance_checklist_items_body_check" CHECK (((char_length(btrim(body)) >= 1) AND (char_length(btrim(body)) <= 200))),
  CONSTRAINT "maintenance_checklist_items_check" CHECK (((done_by IS NULL) OR (done_at IS NOT NULL))),
  CONSTRAINT "maintenance_checklist_items_maintenance_id_position_key" UNIQUE (maintenance_id, "position"),
  CONSTRAINT "maintenance_checklist_items_pkey" PRIMARY KEY (id),
  CONSTRAINT "maintenance_checklist_items_position_check" CHECK ((("position" >= 1) AND ("position" <= 40)))
);

ALTER TABLE "public"."maintenance_checklist_items"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."maintenance_checklist_items" FROM "anon";

CREATE TABLE "public"."preventive_occurrences" (
  "id"              uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "organization_id" uuid                     NOT NULL,
  "plan_id"         uuid                     NOT NULL,
  "planned_on"      date                     NOT NULL,
  "due_on"          date                     NOT NULL,
  "maintenance_id"  uuid,
  "skipped_at"      timestamp with time zone,
  "reason"          text                     NOT NULL DEFAULT ''::text,
  "decided_by"      uuid,
  "created_at"      timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "preventive_occurrences_check1" CHECK (((due_on = planned_on) OR (reason <> ''::text))),
  CONSTRAINT "preventive_occurrences_check" CHECK (((skipped_at IS NULL) OR ((maintenance_id IS NULL) AND (reason <> ''::text)))),
  CONSTRAINT "preventive_occurrences_maintenance_id_key" UNIQUE (maintenance_id),
  CONSTRAINT "preventive_occurrences_pkey" PRIMARY KEY (id),
  CONSTRAINT "preventive_occurrences_plan_id_planned_on_key" UNIQUE (plan_id, planned_on),
  CONSTRAINT "preventive_occurrences_reason_check" CHECK ((char_length(reason) <= 300))
);

ALTER TABLE "public"."preventive_occurrences"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."preventive_occurrences" FROM "anon";

CREATE TABLE "public"."preventive_plans" (
  "id"              uuid                        NOT NULL DEFAULT gen_random_uuid(),
  "organization_id" uuid                        NOT NULL,
  "property_id"     uuid                        NOT NULL,
  "unit_id"         uuid,
  "asset_id"        uuid,
  "title"           text                        NOT NULL,
  "description"     text                        NOT NULL DEFAULT ''::text,
  "category"        public.maintenance_category NOT NULL,
  "priority"        public.maintenance_priority NOT NULL,
  "every"           smallint                    NOT NULL,
  CONSTRAINT "preventive_plans_description_check" CHECK ((char_length(description) <= 2000)),
  CONSTRAINT "preventive_plans_every_check" CHECK (((every >= 1) AND (every <= 366))),
  CONSTRAINT "preventive_plans_organization_id_id_key" UNIQUE (organization_id, id),
  CONSTRAINT "preventive_plans_pkey" PRIMARY KEY (id),
  CONSTRAINT "preventive_plans_title_check" CHECK (((char_length(btrim(title)) >= 3) AND (char_length(btrim(title)) <= 120)))
);

ALTER TABLE "public"."preventive_plans"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."preventive_plans" FROM "anon";

CREATE TABLE "public"."required_vendor_documents" (
  "organization_id" uuid NOT NULL
);

ALTER TABLE "public"."required_vendor_documents"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."required_vendor_documents" FROM "anon";

CREATE TABLE "public"."vendor_documents" (
  "id"              uuid NOT NULL DEFAULT gen_random_uuid(),
  "organization_id" uuid NOT NULL,
  "vendor_id"       uuid NOT NULL,
  CONSTRAINT "vendor_documents_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."vendor_documents"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."vendor_documents" FROM "anon";

ALTER TABLE "public"."maintenance_requests"
  ADD COLUMN "asset_id" uuid;

CREATE TYPE "public"."asset_kind" AS ENUM (
  'air_conditioner',
  'water_heater',
  'water_pump',
  'water_tank',
  'generator',
  'inverter',
  'solar',
  'elevator',
  'gate',
  'appliance',
  'fire_safety',
  'other'
);

ALTER TABLE "public"."assets"
  ADD COLUMN "kind" public.asset_kind NOT NULL;

ALTER TABLE "public"."assets"
  ADD COLUMN "maker" text NOT NULL DEFAULT ''::text;

ALTER TABLE "public"."assets"
  ADD COLUMN "model" text NOT NULL DEFAULT ''::text;

ALTER TABLE "public"."assets"
  ADD COLUMN "serial_number" text NOT NULL DEFAULT ''::text;

ALTER TABLE "public"."assets"
  ADD COLUMN "installed_on" date;

ALTER TABLE "public"."assets"
  ADD COLUMN "warranty_until" date;

ALTER TABLE "public"."assets"
  ADD COLUMN "expected_life_years" smallint;

ALTER TABLE "public"."assets"
  ADD COLUMN "cost_minor" bigint;

ALTER TABLE "public"."assets"
  ADD COLUMN "cost_currency" public.currency_code;

ALTER TABLE "public"."assets"
  ADD COLUMN "note" text NOT NULL DEFAULT ''::text;

ALTER TABLE "public"."assets"
  ADD COLUMN "retired_on" date;

ALTER TABLE "public"."assets"
  ADD COLUMN "created_at" timestamp WITH time zone NOT NULL DEFAULT now();

ALTER TABLE "public"."assets"
  ADD COLUMN "name_order" text COLLATE private.natural_order GENERATED ALWAYS AS (name) STORED;

CREATE TYPE "public"."preventive_rhythm" AS ENUM (
  'days',
  'weeks',
  'months',
  'years'
);

ALTER TABLE "public"."preventive_plans"
  ADD COLUMN "rhythm" public.preventive_rhythm NOT NULL;

ALTER TABLE "public"."preventive_plans"
  ADD COLUMN "starts_on" date NOT NULL;

ALTER TABLE "public"."preventive_plans"
  ADD COLUMN "ends_on" date;

ALTER TABLE "public"."preventive_plans"
  ADD COLUMN "lead_days" smallint NOT NULL DEFAULT 0;

ALTER TABLE "public"."preventive_plans"
  ADD COLUMN "checklist" text[] NOT NULL DEFAULT '{}'::text[];

ALTER TABLE "public"."preventive_plans"
  ADD COLUMN "assigned_to" uuid;

ALTER TABLE "public"."preventive_plans"
  ADD COLUMN "is_active" boolean NOT NULL DEFAULT true;

ALTER TABLE "public"."preventive_plans"
  ADD COLUMN "next_number" integer NOT NULL DEFAULT 0;

ALTER TABLE "public"."preventive_plans"
  ADD COLUMN "next_on" date;

ALTER TABLE "public"."preventive_plans"
  ADD COLUMN "last_error" text;

ALTER TABLE "public"."preventive_plans"
  ADD COLUMN "created_by" uuid;

ALTER TABLE "public"."preventive_plans"
  ADD COLUMN "created_at" timestamp WITH time zone NOT NULL DEFAULT now();

CREATE TYPE "public"."vendor_document_kind" AS ENUM (
  'insurance',
  'licence',
  'tax_certificate',
  'other'
);

ALTER TABLE "public"."required_vendor_documents"
  ADD COLUMN "kind" public.vendor_document_kind NOT NULL;

ALTER TABLE "public"."vendor_documents"
  ADD COLUMN "kind" public.vendor_document_kind NOT NULL;

ALTER TABLE "public"."vendor_documents"
  ADD COLUMN "number" text NOT NULL DEFAULT ''::text;

ALTER TABLE "public"."vendor_documents"
  ADD COLUMN "valid_from" date;

ALTER TABLE "public"."vendor_documents"
  ADD COLUMN "valid_until" date;

ALTER TABLE "public"."vendor_documents"
  ADD COLUMN "note" text NOT NULL DEFAULT ''::text;

ALTER TABLE "public"."vendor_documents"
  ADD COLUMN "file_name" text;

ALTER TABLE "public"."vendor_documents"
  ADD COLUMN "file_type" text;

ALTER TABLE "public"."vendor_documents"
  ADD COLUMN "path" text GENERATED ALWAYS AS ((((((((organization_id)::text || '/'::text) || (vendor_id)::text) || '/'::text) || (id)::text) || '.'::text) || file_type)) STORED;

ALTER TABLE "public"."vendor_documents"
  ADD COLUMN "warned_days" smallint NOT NULL DEFAULT 31;

ALTER TABLE "public"."vendor_documents"
  ADD COLUMN "created_by" uuid;

ALTER TABLE "public"."vendor_documents"
  ADD COLUMN "created_at" timestamp WITH time zone NOT NULL DEFAULT now();

CREATE OR REPLACE FUNCTION private.add_checklist_item (
  p_maintenance_id uuid,
  p_body           text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_request public.maintenance_requests;
  v_position integer;
  v_id uuid;
begin
  v_request := private.lock_checklist(p_maintenance_id);
  select coalesce(max(position), 0) + 1 into v_position
  from public.maintenance_checklist_items where maintenance_id = p_maintenance_id;
  if v_position > 40 then
    perform private.fail('checklist_full');
  end if;
  insert into public.maintenance_checklist_items (organization_id, maintenance_id, position, body)
  values (v_request.organization_id, p_maintenance_id, v_position, btrim(p_body)) returning id into v_id;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.begin_preventive_plan (
  p_plan_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_plan public.preventive_plans;
begin
  select * into strict v_plan from public.preventive_plans where id = p_plan_id;
  -- What was decided about days that no longer come is void, and what is past is not caught up with.
  delete from public.preventive_occurrences where plan_id = p_plan_id and maintenance_id is null;
  update public.preventive_plans set last_error = null, next_number = greatest(
    private.preventive_number_from(v_plan, private.organization_today(v_plan.organization_id)),
    (select private.preventive_number_from(v_plan, max(o.planned_on) + 1)
      from public.preventive_occurrences o where o.plan_id = p_plan_id))
  where id = p_plan_id;
  perform private.set_next_preventive_day(p_plan_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.check_checklist_item (
  p_item_id uuid,
  p_is_done boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.lock_checklist((select maintenance_id from public.maintenance_checklist_items where id = p_item_id));
  update public.maintenance_checklist_items set
    done_at = case when p_is_done then coalesce(done_at, now()) end,
    done_by = case when p_is_done then coalesce(done_by, (select auth.uid())) end
  where id = p_item_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.decide_preventive_day (
  p_plan_id    uuid,
  p_planned_on date,
  p_due_on     date,
  p_reason     text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_plan public.preventive_plans;
  v_known public.preventive_occurrences;
  v_number integer;
begin
  v_plan := private.lock_preventive_plan(p_plan_id);
  v_number := private.preventive_number_from(v_plan, p_planned_on);
  select * into v_known from public.preventive_occurrences where plan_id = p_plan_id and planned_on = p_planned_on;
  if v_known.maintenance_id is not null then
    perform private.fail('preventive_day_opened');
  elsif btrim(coalesce(p_reason, '')) = '' then
    perform private.fail('reason_missing');
  elsif p_planned_on > v_plan.ends_on
    or private.preventive_day(v_plan.starts_on, v_plan.every, v_plan.rhythm, v_number) <> p_planned_on
    or (v_known.id is null and v_number < v_plan.next_number) then
    perform private.fail('not_found');
  elsif p_due_on < private.organization_today(v_plan.organization_id) then
    perform private.fail('scheduled_in_past');
  end if;
  insert into public.preventive_occurrences as o (organization_id, plan_id, planned_on, due_on, skipped_at, reason, decided_by)
  values (v_plan.organization_id, p_plan_id, p_planned_on, coalesce(p_due_on, p_planned_on),
    case when p_due_on is null then now() end, btrim(p_reason), (select auth.uid()))
  on conflict (plan_id, planned_on) do update set due_on = excluded.due_on, skipped_at = excluded.skipped_at,
    reason = excluded.reason, decided_by = excluded.decided_by;
  perform private.set_next_preventive_day(p_plan_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.insert_maintenance (
  p_row            public.maintenance_requests,
  p_is_from_tenant boolean
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_row public.maintenance_requests := p_row;
  v_level private.maintenance_service_levels;
begin
  select * into v_level from private.maintenance_service_levels where priority = v_row.priority;
  update private.organization_counters set last_maintenance_number = last_maintenance_number + 1
  where organization_id = v_row.organization_id returning last_maintenance_number into v_row.number;
  insert into public.maintenance_requests (organization_id, number, property_id, unit_id, lease_id, priority, category, title,
    description, may_enter, access_note, reported_by, respond_by, resolve_by, responded_at, asset_id, assigned_to)
  values (v_row.organization_id, v_row.number, v_row.property_id, v_row.unit_id, v_row.lease_id, v_row.priority, v_row.category,
    btrim(v_row.title), btrim(coalesce(v_row.description, '')), coalesce(v_row.may_enter, false), btrim(coalesce(v_row.access_note, '')),
    (select auth.uid()), now() + v_level.response, now() + v_level.resolution, case when p_is_from_tenant then null else now() end,
    v_row.asset_id, v_row.assigned_to)
  returning * into v_row;
  perform private.note_maintenance_event(v_row, 'reported', '', jsonb_build_object('priority', v_row.priority), false, p_is_from_tenant);
  -- What the office opens has been answered by being opened.
  if v_row.responded_at is null or v_row.priority = 'urgent' then
    perform private.mail_maintenance_to_office(v_row, false);
  end if;
  return v_row.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_vendor_document_rules()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'DELETE' then
    insert into private.files_to_remove (bucket_id, path) select 'vendor-documents', old.path where old.path is not null;
    return old;
  end if;
  new.created_by := (select auth.uid());
  perform 1 from public.vendors where id = new.vendor_id for update;
  if (select count(*) from public.vendor_documents where vendor_id = new.vendor_id) >= 40 then
    perform private.fail('too_many_documents');
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.lock_checklist (
  p_maintenance_id uuid
)
  RETURNS public.maintenance_requests
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_request public.maintenance_requests;
begin
  v_request := private.lock_maintenance(p_maintenance_id, false);
  if v_request.status not in ('pending', 'in_progress') then
    perform private.fail('maintenance_moved', jsonb_build_object('status', v_request.status));
  end if;
  return v_request;
end
$function$;

CREATE OR REPLACE FUNCTION private.lock_preventive_plan (
  p_plan_id uuid
)
  RETURNS public.preventive_plans
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_plan public.preventive_plans;
begin
  select * into v_plan from public.preventive_plans
  where id = p_plan_id and organization_id in (select private.my_organization_ids('maintenance.write')) for update;
  if not found then
    perform private.fail('not_found');
  end if;
  return v_plan;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_ending_vendor_document (
  p_organization_id uuid,
  p_document_id     uuid,
  p_days            integer
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.mail_user(m.user_id, 'vendor_document_ending', jsonb_build_object('vendor_id', v.id, 'vendor', v.name, 'kind', d.kind,
      'last_day', d.valid_until),
    'vendor-document-ending/' || d.id || '/' || p_days || '/' || m.user_id)
  from public.vendor_documents d
  join public.vendors v on v.organization_id = d.organization_id and v.id = d.vendor_id
  join public.memberships m on m.organization_id = d.organization_id
  join private.role_permissions r on r.role = m.role and r.permission = 'maintenance.write'
  where d.organization_id = p_organization_id and d.id = p_document_id
$function$;

CREATE OR REPLACE FUNCTION private.my_announced_vendor_documents()
  RETURNS SETOF text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select d.path from public.vendor_documents d
  where d.path is not null and d.created_by = (select auth.uid()) and d.created_at > now() - interval '1 hour'
    and d.organization_id in (select private.my_organization_ids('money.write'))
$function$;

CREATE OR REPLACE FUNCTION private.note_due_preventive_days (
  p_plan  public.preventive_plans,
  p_today date
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_number integer := p_plan.next_number;
  v_day date := private.preventive_day(p_plan.starts_on, p_plan.every, p_plan.rhythm, v_number);
begin
  while v_day - p_plan.lead_days <= p_today and (p_plan.ends_on is null or v_day <= p_plan.ends_on) loop
    insert into public.preventive_occurrences (organization_id, plan_id, planned_on, due_on)
    values (p_plan.organization_id, p_plan.id, v_day, v_day) on conflict (plan_id, planned_on) do nothing;
    v_number := v_number + 1;
    v_day := private.preventive_day(p_plan.starts_on, p_plan.every, p_plan.rhythm, v_number);
  end loop;
  update public.preventive_plans set next_number = v_number where id = p_plan.id and next_number <> v_number;
end
$function$;

CREATE OR REPLACE FUNCTION private.open_maintenance (
  p_property_id uuid,
  p_unit_id     uuid,
  p_category    public.maintenance_category,
  p_priority    public.maintenance_priority,
  p_title       text,
  p_description text                        DEFAULT ''::text,
  p_is_shared   boolean                     DEFAULT false,
  p_asset_id    uuid                        DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_property public.properties;
  v_row public.maintenance_requests;
  v_id uuid;
begin
  select * into v_property from public.properties
  where id = p_property_id and organization_id in (select private.my_organization_ids('maintenance.write'));
  if not found or (p_unit_id is not null and not exists (
    select 1 from public.units where id = p_unit_id and property_id = p_property_id)) then
    perform private.fail('not_found');
  end if;
  perform private.require_asset_there(v_property.organization_id, p_property_id, p_unit_id, p_asset_id);
  v_row.organization_id := v_property.organization_id;
  v_row.property_id := p_property_id;
  v_row.unit_id := p_unit_id;
  v_row.asset_id := p_asset_id;
  if p_is_shared and p_unit_id is not null then
    select id into v_row.lease_id from public.leases where unit_id = p_unit_id and private.is_occupying(status);
  end if;
  v_row.category := p_category;
  v_row.priority := p_priority;
  v_row.title := p_title;
  v_row.description := p_description;
  v_id := private.insert_maintenance(v_row, false);
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.open_preventive_request (
  p_plan       public.preventive_plans,
  p_occurrence public.preventive_occurrences
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_row public.maintenance_requests;
  v_id uuid;
begin
  if exists (select 1 from public.properties where id = p_plan.property_id and archived_at is not null)
    or exists (select 1 from public.units where id = p_plan.unit_id and archived_at is not null) then
    perform private.fail('place_archived');
  end if;
  v_row.organization_id := p_plan.organization_id;
  v_row.property_id := p_plan.property_id;
  v_row.unit_id := p_plan.unit_id;
  v_row.asset_id := p_plan.asset_id;
  v_row.category := p_plan.category;
  v_row.priority := p_plan.priority;
  v_row.title := p_plan.title;
  v_row.description := p_plan.description;
  v_row.assigned_to := (select m.user_id from public.memberships m
    join private.role_permissions r on r.role = m.role and r.permission = 'maintenance.write'
    where m.organization_id = p_plan.organization_id and m.user_id = p_plan.assigned_to);
  v_id := private.insert_maintenance(v_row, false);
  -- Work that was planned is due at the end of its day, whatever the hours of its priority.
  update public.maintenance_requests set scheduled_on = p_occurrence.due_on, resolve_by = greatest(respond_by,
    (p_occurrence.due_on + 1)::timestamp at time zone (select o.time_zone from public.organizations o where o.id = p_plan.organization_id))
  where id = v_id;
  insert into public.maintenance_checklist_items (organization_id, maintenance_id, position, body)
  select p_plan.organization_id, v_id, c.n, c.line from unnest(p_plan.checklist) with ordinality as c (line, n);
  update public.preventive_occurrences set maintenance_id = v_id where id = p_occurrence.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.open_preventive_requests (
  p_organization_id uuid,
  p_today           date
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_plan public.preventive_plans;
  v_due public.preventive_occurrences;
  v_opened integer;
  v_count integer := 0;
begin
  for v_plan in
    select * from public.preventive_plans l where l.organization_id = p_organization_id and l.is_active
      and l.next_on - l.lead_days <= p_today
    order by l.next_on, l.id
  loop
    v_opened := 0;
    begin
      perform private.note_due_preventive_days(v_plan, p_today);
      for v_due in
        select * from public.preventive_occurrences o where o.organization_id = p_organization_id and o.plan_id = v_plan.id
          and o.maintenance_id is null and o.skipped_at is null and o.due_on - v_plan.lead_days <= p_today
        order by o.due_on, o.id for update
      loop
        perform private.open_preventive_request(v_plan, v_due);
        v_opened := v_opened + 1;
      end loop;
      update public.preventive_plans set last_error = null where id = v_plan.id and last_error is not null;
      perform private.set_next_preventive_day(v_plan.id);
      v_count := v_count + v_opened;
    exception when others then
      update public.preventive_plans set last_error = sqlerrm where id = v_plan.id and last_error is distinct from sqlerrm;
    end;
  end loop;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.postpone_preventive_day (
  p_plan_id    uuid,
  p_planned_on date,
  p_due_on     date,
  p_reason     text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_due_on is null then
    perform private.fail('value_missing', '{"fields": ["due_on"]}');
  end if;
  perform private.decide_preventive_day(p_plan_id, p_planned_on, p_due_on, p_reason);
end
$function$;

CREATE OR REPLACE FUNCTION private.preventive_day (
  p_starts_on date,
  p_every     integer,
  p_rhythm    public.preventive_rhythm,
  p_number    integer
)
  RETURNS date
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select (p_starts_on + case p_rhythm
    when 'days' then make_interval(days => p_every * p_number)
    when 'weeks' then make_interval(weeks => p_every * p_number)
    when 'months' then make_interval(months => p_every * p_number)
    else make_interval(years => p_every * p_number) end)::date
$function$;

CREATE OR REPLACE FUNCTION private.preventive_number_from (
  p_plan public.preventive_plans,
  p_day  date
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  -- A little before the day, then the first that is not before it.
  select min(n) from generate_series(greatest(0, (p_day - p_plan.starts_on) / (p_plan.every * case p_plan.rhythm
      when 'days' then 1 when 'weeks' then 7 when 'months' then 31 else 366 end)),
    greatest(0, (p_day - p_plan.starts_on) / (p_plan.every * case p_plan.rhythm
      when 'days' then 1 when 'weeks' then 7 when 'months' then 30 else 365 end)) + 2) as n
  where private.preventive_day(p_plan.starts_on, p_plan.every, p_plan.rhythm, n) >= p_day
$function$;

CREATE OR REPLACE FUNCTION private.require_asset_there (
  p_organization_id uuid,
  p_property_id     uuid,
  p_unit_id         uuid,
  p_asset_id        uuid
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- Equipment of the whole property is worked on for a unit too: a pump, the generator.
  if p_asset_id is not null and not exists (select 1 from public.assets a
    where a.id = p_asset_id and a.organization_id = p_organization_id and a.property_id = p_property_id
      and (a.unit_id is null or p_unit_id is null or a.unit_id = p_unit_id)) then
    perform private.fail('asset_elsewhere');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_vendor_may_work (
  p_vendor_id       uuid,
  p_day             date,
  p_override_reason text
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_missing jsonb;
begin
  select jsonb_agg(r.kind order by r.kind) into v_missing
  from public.vendors v
  join public.required_vendor_documents r on r.organization_id = v.organization_id
  where v.id = p_vendor_id and not exists (select 1 from public.vendor_documents d
    where d.organization_id = v.organization_id and d.vendor_id = v.id and d.kind = r.kind
      and coalesce(d.valid_from, p_day) <= p_day and coalesce(d.valid_until, p_day) >= p_day);
  -- Whoever gives the work all the same says why; the verb that asked keeps the reason.
  if v_missing is not null and char_length(btrim(coalesce(p_override_reason, ''))) < 10 then
    perform private.fail('vendor_documents_missing', jsonb_build_object('kinds', v_missing));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.save_preventive_plan (
  p_plan_id     uuid,
  p_property_id uuid,
  p_title       text,
  p_category    public.maintenance_category,
  p_priority    public.maintenance_priority,
  p_every       integer,
  p_rhythm      public.preventive_rhythm,
  p_starts_on   date,
  p_unit_id     uuid                        DEFAULT NULL::uuid,
  p_asset_id    uuid                        DEFAULT NULL::uuid,
  p_description text                        DEFAULT ''::text,
  p_ends_on     date                        DEFAULT NULL::date,
  p_lead_days   integer                     DEFAULT 0,
  p_checklist   text[]                      DEFAULT '{}'::text[],
  p_assigned_to uuid                        DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_organization_id uuid;
  v_before public.preventive_plans;
  v_lines text[];
  v_id uuid;
begin
  select organization_id into v_organization_id from public.properties
  where id = p_property_id and organization_id in (select private.my_organization_ids('maintenance.write'));
  if v_organization_id is null or (p_unit_id is not null and not exists (
    select 1 from public.units where id = p_unit_id and property_id = p_property_id)) then
    perform private.fail('not_found');
  end if;
  perform private.require_asset_there(v_organization_id, p_property_id, p_unit_id, p_asset_id);
  v_lines := array(select btrim(c.line) from unnest(p_checklist) with ordinality as c (line, n) where btrim(c.line) <> '' order by c.n);
  if exists (select 1 from unnest(v_lines) as c (line) where char_length(c.line) > 200) then
    perform private.fail('text_length', '{"fields": ["checklist"]}');
  elsif p_plan_id is not null then
    v_before := private.lock_preventive_plan(p_plan_id);
    if v_before.organization_id <> v_organization_id then
      perform private.fail('not_found');
    end if;
  end if;
  if p_assigned_to is not null and p_assigned_to is distinct from v_before.assigned_to
    and p_assigned_to not in (select user_id from private.maintenance_workers(v_organization_id)) then
    perform private.fail('assignee_not_member');
  end if;
  v_id := coalesce(p_plan_id, gen_random_uuid());
  insert into public.preventive_plans as l (id, organization_id, property_id, unit_id, asset_id, title, description, category, priority,
    every, rhythm, starts_on, ends_on, lead_days, checklist, assigned_to, created_by)
  values (v_id, v_organization_id, p_property_id, p_unit_id, p_asset_id, btrim(p_title), btrim(coalesce(p_description, '')), p_category,
    p_priority, p_every, p_rhythm, p_starts_on, p_ends_on, p_lead_days, v_lines, p_assigned_to, (select auth.uid()))
  on conflict (id) do update set property_id = excluded.property_id, unit_id = excluded.unit_id, asset_id = excluded.asset_id,
    title = excluded.title, description = excluded.description, category = excluded.category, priority = excluded.priority,
    every = excluded.every, rhythm = excluded.rhythm, starts_on = excluded.starts_on, ends_on = excluded.ends_on,
    lead_days = excluded.lead_days, checklist = excluded.checklist, assigned_to = excluded.assigned_to;
  if (v_before.every, v_before.rhythm, v_before.starts_on, v_before.ends_on)
    is distinct from (p_every::smallint, p_rhythm, p_starts_on, p_ends_on) then
    perform private.begin_preventive_plan(v_id);
  end if;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.set_maintenance_asset (
  p_maintenance_id uuid,
  p_asset_id       uuid DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_request public.maintenance_requests;
begin
  v_request := private.lock_maintenance(p_maintenance_id, false);
  perform private.require_asset_there(v_request.organization_id, v_request.property_id, v_request.unit_id, p_asset_id);
  update public.maintenance_requests set asset_id = p_asset_id where id = p_maintenance_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.set_next_preventive_day (
  p_plan_id uuid
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  update public.preventive_plans l set next_on = case when l.is_active then least(
    (select min(o.due_on) from public.preventive_occurrences o
      where o.plan_id = l.id and o.maintenance_id is null and o.skipped_at is null),
    (select min(d.day) from (select private.preventive_day(l.starts_on, l.every, l.rhythm, n) as day
        from generate_series(l.next_number, l.next_number + 60) as n) d
      where (l.ends_on is null or d.day <= l.ends_on)
        and not exists (select 1 from public.preventive_occurrences o where o.plan_id = l.id and o.planned_on = d.day))) end
  where l.id = p_plan_id
$function$;

CREATE OR REPLACE FUNCTION private.set_preventive_plan_active (
  p_plan_id   uuid,
  p_is_active boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_plan public.preventive_plans;
begin
  v_plan := private.lock_preventive_plan(p_plan_id);
  if v_plan.is_active = p_is_active then
    return;
  end if;
  update public.preventive_plans set is_active = p_is_active where id = p_plan_id;
  if p_is_active then
    perform private.begin_preventive_plan(p_plan_id);
  else
    perform private.set_next_preventive_day(p_plan_id);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.set_required_vendor_documents (
  p_organization_id uuid,
  p_kinds           public.vendor_document_kind[]
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_permission(p_organization_id, 'organization.manage');
  delete from public.required_vendor_documents where organization_id = p_organization_id and kind <> all (p_kinds);
  insert into public.required_vendor_documents (organization_id, kind)
  select distinct p_organization_id, k.kind from unnest(p_kinds) as k (kind) where k.kind is not null
  on conflict do nothing;
end
$function$;

CREATE OR REPLACE FUNCTION private.skip_preventive_day (
  p_plan_id    uuid,
  p_planned_on date,
  p_reason     text
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$ select private.decide_preventive_day(p_plan_id, p_planned_on, null, p_reason) $function$;

CREATE OR REPLACE FUNCTION private.warn_of_ending_vendor_documents (
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
      select d.id, min(s.days)::smallint as days from public.vendor_documents d
        join public.vendors v on v.organization_id = d.organization_id and v.id = d.vendor_id and v.archived_at is null
        cross join unnest('{30,7}'::smallint[]) s (days)
      where d.organization_id = p_organization_id and d.valid_until between p_today and p_today + s.days and s.days < d.warned_days
        -- One that has been renewed ends quietly.
        and not exists (select 1 from public.vendor_documents n where n.organization_id = d.organization_id
          and n.vendor_id = d.vendor_id and n.kind = d.kind and coalesce(n.valid_until, 'infinity') > d.valid_until)
      group by d.id
    )
    update public.vendor_documents d set warned_days = due.days from due where d.id = due.id returning d.id, d.warned_days
  loop
    perform private.mail_ending_vendor_document(p_organization_id, v_ending.id, v_ending.warned_days);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION public.add_checklist_item (
  p_request_id     uuid,
  p_maintenance_id uuid,
  p_body           text
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
  v_known := private.claim_request(p_request_id, 'add_checklist_item', jsonb_build_array(p_maintenance_id, p_body));
  if v_known is null then
    v_known := jsonb_build_object('result', private.add_checklist_item(p_maintenance_id, p_body));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."add_checklist_item"(uuid, uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.check_checklist_item (
  p_item_id uuid,
  p_is_done boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_checklist_item(p_item_id, p_is_done);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."check_checklist_item"(uuid, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.list_preventive_days (
  p_plan_id uuid
)
  RETURNS TABLE (
    planned_on     date,
    due_on         date,
    is_skipped     boolean,
    reason         text,
    maintenance_id uuid,
    request_number bigint,
    request_status public.maintenance_status
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  with known as (
    select o.planned_on, o.due_on, o.skipped_at is not null as is_skipped, o.reason, o.maintenance_id
    from public.preventive_occurrences o where o.plan_id = p_plan_id order by o.planned_on desc limit 24
  ),
  coming as (
    select private.preventive_day(l.starts_on, l.every, l.rhythm, n) as day
    from public.preventive_plans l cross join lateral generate_series(l.next_number, l.next_number + 7) as n
    where l.id = p_plan_id and l.is_active
      and (l.ends_on is null or private.preventive_day(l.starts_on, l.every, l.rhythm, n) <= l.ends_on)
  )
  select d.planned_on, d.due_on, d.is_skipped, d.reason, d.maintenance_id, m.number, m.status
  from (select * from known
    union all select c.day, c.day, false, '', null from coming c where not exists (select 1 from known k where k.planned_on = c.day)) d
  left join public.maintenance_requests m on m.id = d.maintenance_id
  order by 1
$function$;

REVOKE ALL ON FUNCTION "public"."list_preventive_days"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.maintenance_costs (
  p_organization_id uuid,
  p_from            date,
  p_to              date
)
  RETURNS TABLE (
    property_id   uuid,
    property_name text,
    unit_id       uuid,
    unit_label    text,
    account_id    uuid,
    currency      public.currency_code,
    amount_minor  bigint
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.check_days('{from,to}', p_from, p_to);
  select l.property_id, p.name, u.id, u.label, l.account_id, l.currency, sum(l.amount_minor)::bigint
  from public.journal_lines l
  join public.accounts a on a.organization_id = l.organization_id and a.id = l.account_id
    and (a.system_key = 'repairs' or (a.system_key is null and a.subtype = 'operating_expense'))
  join public.properties p on p.organization_id = l.organization_id and p.id = l.property_id
  -- A line knows its property; of the unit knows the bill that it comes from.
  left join public.bills b on b.organization_id = l.organization_id and l.entry_id in (b.entry_id, b.reversal_entry_id)
  left join public.units u on u.id = b.unit_id and u.property_id = l.property_id
  where l.organization_id = p_organization_id and l.occurred_on between p_from and p_to
  group by 1, 2, 3, 4, 5, 6, p.name_order, u.label_order having sum(l.amount_minor) <> 0
  order by p.name_order, l.property_id, u.label_order nulls first, u.id, l.currency, l.account_id
$function$;

REVOKE ALL ON FUNCTION "public"."maintenance_costs"(uuid, date, date) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.maintenance_counts (
  p_organization_id uuid,
  p_from            date,
  p_to              date
)
  RETURNS TABLE (
    property_id      uuid,
    property_name    text,
    unit_id          uuid,
    unit_label       text,
    category         public.maintenance_category,
    request_count    integer,
    completed_count  integer,
    hours_to_resolve numeric
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.check_days('{from,to}', p_from, p_to);
  select m.property_id, p.name, m.unit_id, u.label, m.category, count(*)::integer, count(m.completed_at)::integer,
    round((sum(extract(epoch from m.completed_at - m.created_at)) / 3600)::numeric, 1)
  from public.maintenance_requests m
  join public.organizations o on o.id = m.organization_id
  join public.properties p on p.organization_id = m.organization_id and p.id = m.property_id
  left join public.units u on u.id = m.unit_id
  where m.organization_id = p_organization_id and m.status <> 'cancelled'
    and m.created_at >= p_from::timestamp at time zone o.time_zone
    and m.created_at < (p_to + 1)::timestamp at time zone o.time_zone
  group by 1, 2, 3, 4, 5, p.name_order, u.label_order
  order by p.name_order, m.property_id, u.label_order nulls first, m.unit_id, m.category
$function$;

REVOKE ALL ON FUNCTION "public"."maintenance_counts"(uuid, date, date) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.open_maintenance (
  p_request_id  uuid,
  p_property_id uuid,
  p_unit_id     uuid,
  p_category    public.maintenance_category,
  p_priority    public.maintenance_priority,
  p_title       text,
  p_description text                        DEFAULT ''::text,
  p_is_shared   boolean                     DEFAULT false,
  p_asset_id    uuid                        DEFAULT NULL::uuid
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
  v_known := private.claim_request(p_request_id, 'open_maintenance', jsonb_build_array(p_property_id, p_unit_id, p_category, p_priority, p_title, p_description, p_is_shared, p_asset_id));
  if v_known is null then
    v_known := jsonb_build_object('result', private.open_maintenance(p_property_id, p_unit_id, p_category, p_priority, p_title, p_description, p_is_shared, p_asset_id));
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
  ON FUNCTION "public"."open_maintenance"(uuid, uuid, uuid, public.maintenance_category, public.maintenance_priority, text, text, boolean, uuid)
  FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.postpone_preventive_day (
  p_plan_id    uuid,
  p_planned_on date,
  p_due_on     date,
  p_reason     text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{planned_on,due_on}', p_planned_on, p_due_on);
  perform private.postpone_preventive_day(p_plan_id, p_planned_on, p_due_on, p_reason);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."postpone_preventive_day"(uuid, date, date, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.save_preventive_plan (
  p_request_id  uuid,
  p_plan_id     uuid,
  p_property_id uuid,
  p_title       text,
  p_category    public.maintenance_category,
  p_priority    public.maintenance_priority,
  p_every       integer,
  p_rhythm      public.preventive_rhythm,
  p_starts_on   date,
  p_unit_id     uuid                        DEFAULT NULL::uuid,
  p_asset_id    uuid                        DEFAULT NULL::uuid,
  p_description text                        DEFAULT ''::text,
  p_ends_on     date                        DEFAULT NULL::date,
  p_lead_days   integer                     DEFAULT 0,
  p_checklist   text[]                      DEFAULT '{}'::text[],
  p_assigned_to uuid                        DEFAULT NULL::uuid
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
  perform private.check_days('{starts_on,ends_on}', p_starts_on, p_ends_on);
  v_known := private.claim_request(p_request_id, 'save_preventive_plan', jsonb_build_array(p_plan_id, p_property_id, p_title, p_category, p_priority, p_every, p_rhythm, p_starts_on, p_unit_id, p_asset_id, p_description, p_ends_on, p_lead_days, p_checklist, p_assigned_to));
  if v_known is null then
    v_known := jsonb_build_object('result', private.save_preventive_plan(p_plan_id, p_property_id, p_title, p_category, p_priority, p_every, p_rhythm, p_starts_on, p_unit_id, p_asset_id, p_description, p_ends_on, p_lead_days, p_checklist, p_assigned_to));
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
  ON FUNCTION
    "public"."save_preventive_plan"(uuid, uuid, uuid, text, public.maintenance_category, public.maintenance_priority, integer, public.preventive_rhythm, date, uuid, uuid, text,
    date, integer, text[], uuid)
  FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.set_maintenance_asset (
  p_maintenance_id uuid,
  p_asset_id       uuid DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.set_maintenance_asset(p_maintenance_id, p_asset_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."set_maintenance_asset"(uuid, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.set_preventive_plan_active (
  p_plan_id   uuid,
  p_is_active boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.set_preventive_plan_active(p_plan_id, p_is_active);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."set_preventive_plan_active"(uuid, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.set_required_vendor_documents (
  p_organization_id uuid,
  p_kinds           public.vendor_document_kind[]
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.set_required_vendor_documents(p_organization_id, p_kinds);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."set_required_vendor_documents"(uuid, public.vendor_document_kind[]) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.skip_preventive_day (
  p_plan_id    uuid,
  p_planned_on date,
  p_reason     text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{planned_on}', p_planned_on);
  perform private.skip_preventive_day(p_plan_id, p_planned_on, p_reason);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."skip_preventive_day"(uuid, date, text) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "public"."assets"
  ADD CONSTRAINT "assets_check1" CHECK ((retired_on >= installed_on));

ALTER TABLE "public"."assets"
  ADD CONSTRAINT "assets_check2" CHECK (((cost_minor IS NULL) = (cost_currency IS NULL)));

ALTER TABLE "public"."assets"
  ADD CONSTRAINT "assets_check" CHECK ((warranty_until >= installed_on));

ALTER TABLE "public"."assets"
  ADD CONSTRAINT "assets_cost_minor_check" CHECK (((cost_minor >= 0) AND (cost_minor <= '1000000000000'::bigint)));

ALTER TABLE "public"."assets"
  ADD CONSTRAINT "assets_expected_life_years_check" CHECK (((expected_life_years >= 1) AND (expected_life_years <= 100)));

ALTER TABLE "public"."assets"
  ADD CONSTRAINT "assets_installed_on_in_range" CHECK (((installed_on >= '1900-01-01'::date) AND (installed_on <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "public"."assets"
  ADD CONSTRAINT "assets_maker_check" CHECK ((char_length(maker) <= 80));

ALTER TABLE "public"."assets"
  ADD CONSTRAINT "assets_model_check" CHECK ((char_length(model) <= 80));

ALTER TABLE "public"."assets"
  ADD CONSTRAINT "assets_note_check" CHECK ((char_length(note) <= 1000));

ALTER TABLE "public"."assets"
  ADD CONSTRAINT "assets_organization_id_fkey" FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE RESTRICT;

ALTER TABLE "public"."assets"
  ADD CONSTRAINT "assets_organization_id_property_id_fkey" FOREIGN KEY (organization_id, property_id) REFERENCES public.properties(organization_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."assets"
  ADD CONSTRAINT "assets_organization_id_unit_id_fkey" FOREIGN KEY (organization_id, unit_id) REFERENCES public.units(organization_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."assets"
  ADD CONSTRAINT "assets_property_id_unit_id_fkey" FOREIGN KEY (property_id, unit_id) REFERENCES public.units(property_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."assets"
  ADD CONSTRAINT "assets_retired_on_in_range" CHECK (((retired_on >= '1900-01-01'::date) AND (retired_on <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "public"."assets"
  ADD CONSTRAINT "assets_serial_number_check" CHECK ((char_length(serial_number) <= 80));

ALTER TABLE "public"."assets"
  ADD CONSTRAINT "assets_warranty_until_in_range" CHECK (((warranty_until >= '1900-01-01'::date) AND (warranty_until <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "public"."maintenance_checklist_items"
  ADD CONSTRAINT "maintenance_checklist_items_done_by_fkey" FOREIGN KEY (done_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "public"."maintenance_checklist_items"
  ADD CONSTRAINT "maintenance_checklist_items_organization_id_maintenance_id_fkey" FOREIGN KEY (organization_id, maintenance_id)
    REFERENCES public.maintenance_requests(organization_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."maintenance_requests"
  ADD CONSTRAINT "maintenance_requests_organization_id_asset_id_fkey" FOREIGN KEY (organization_id, asset_id) REFERENCES public.assets(organization_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."preventive_occurrences"
  ADD CONSTRAINT "preventive_occurrences_decided_by_fkey" FOREIGN KEY (decided_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "public"."preventive_occurrences"
  ADD CONSTRAINT "preventive_occurrences_due_on_in_range" CHECK (((due_on >= '1900-01-01'::date) AND (due_on <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "public"."preventive_occurrences"
  ADD CONSTRAINT "preventive_occurrences_organization_id_maintenance_id_fkey" FOREIGN KEY (organization_id, maintenance_id)
    REFERENCES public.maintenance_requests(organization_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."preventive_occurrences"
  ADD CONSTRAINT "preventive_occurrences_planned_on_in_range" CHECK (((planned_on >= '1900-01-01'::date) AND (planned_on <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "public"."preventive_plans"
  ADD CONSTRAINT "preventive_plans_assigned_to_fkey" FOREIGN KEY (assigned_to) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "public"."preventive_plans"
  ADD CONSTRAINT "preventive_plans_checklist_check" CHECK ((cardinality(checklist) <= 40));

ALTER TABLE "public"."preventive_plans"
  ADD CONSTRAINT "preventive_plans_check" CHECK ((ends_on >= starts_on));

ALTER TABLE "public"."preventive_plans"
  ADD CONSTRAINT "preventive_plans_created_by_fkey" FOREIGN KEY (created_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "public"."preventive_plans"
  ADD CONSTRAINT "preventive_plans_ends_on_in_range" CHECK (((ends_on >= '1900-01-01'::date) AND (ends_on <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "public"."preventive_plans"
  ADD CONSTRAINT "preventive_plans_lead_days_check" CHECK (((lead_days >= 0) AND (lead_days <= 90)));

ALTER TABLE "public"."preventive_plans"
  ADD CONSTRAINT "preventive_plans_next_number_check" CHECK ((next_number >= 0));

ALTER TABLE "public"."preventive_plans"
  ADD CONSTRAINT "preventive_plans_next_on_in_range" CHECK (((next_on >= '1900-01-01'::date) AND (next_on <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "public"."preventive_plans"
  ADD CONSTRAINT "preventive_plans_organization_id_asset_id_fkey" FOREIGN KEY (organization_id, asset_id) REFERENCES public.assets(organization_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."preventive_plans"
  ADD CONSTRAINT "preventive_plans_organization_id_fkey" FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE RESTRICT;

ALTER TABLE "public"."preventive_occurrences"
  ADD CONSTRAINT "preventive_occurrences_organization_id_plan_id_fkey" FOREIGN KEY (organization_id, plan_id) REFERENCES public.preventive_plans(organization_id, id)
    ON DELETE RESTRICT;

ALTER TABLE "public"."preventive_plans"
  ADD CONSTRAINT "preventive_plans_organization_id_property_id_fkey" FOREIGN KEY (organization_id, property_id) REFERENCES public.properties(organization_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."preventive_plans"
  ADD CONSTRAINT "preventive_plans_organization_id_unit_id_fkey" FOREIGN KEY (organization_id, unit_id) REFERENCES public.units(organization_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."preventive_plans"
  ADD CONSTRAINT "preventive_plans_property_id_unit_id_fkey" FOREIGN KEY (property_id, unit_id) REFERENCES public.units(property_id, id) ON DELETE RESTRICT;

ALTER TABLE "public"."preventive_plans"
  ADD CONSTRAINT "preventive_plans_starts_on_in_range" CHECK (((starts_on >= '1900-01-01'::date) AND (starts_on <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "public"."required_vendor_documents"
  ADD CONSTRAINT "required_vendor_documents_organization_id_fkey" FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;

ALTER TABLE "public"."required_vendor_documents"
  ADD CONSTRAINT "required_vendor_documents_pkey" PRIMARY KEY (organization_id, kind);

ALTER TABLE "public"."vendor_documents"
  ADD CONSTRAINT "vendor_documents_check1" CHECK (((file_name IS NULL) = (file_type IS NULL)));

ALTER TABLE "public"."vendor_documents"
  ADD CONSTRAINT "vendor_documents_check" CHECK ((valid_until >= valid_from));

ALTER TABLE "public"."vendor_documents"
  ADD CONSTRAINT "vendor_documents_created_by_fkey" FOREIGN KEY (created_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "public"."vendor_documents"
  ADD CONSTRAINT "vendor_documents_file_name_check" CHECK (((char_length(btrim(file_name)) >= 1) AND (char_length(btrim(file_name)) <= 160)));

ALTER TABLE "public"."vendor_documents"
  ADD CONSTRAINT "vendor_documents_file_type_check" CHECK ((file_type = ANY (ARRAY['jpg'::text, 'png'::text, 'webp'::text, 'pdf'::text])));

ALTER TABLE "public"."vendor_documents"
  ADD CONSTRAINT "vendor_documents_note_check" CHECK ((char_length(note) <= 500));

ALTER TABLE "public"."vendor_documents"
  ADD CONSTRAINT "vendor_documents_number_check" CHECK ((char_length(number) <= 60));

ALTER TABLE "public"."vendor_documents"
  ADD CONSTRAINT "vendor_documents_organization_id_vendor_id_fkey" FOREIGN KEY (organization_id, vendor_id) REFERENCES public.vendors(organization_id, id) ON DELETE CASCADE;

ALTER TABLE "public"."vendor_documents"
  ADD CONSTRAINT "vendor_documents_path_key" UNIQUE (path);

ALTER TABLE "public"."vendor_documents"
  ADD CONSTRAINT "vendor_documents_valid_from_in_range" CHECK (((valid_from >= '1900-01-01'::date) AND (valid_from <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "public"."vendor_documents"
  ADD CONSTRAINT "vendor_documents_valid_until_in_range" CHECK (((valid_until >= '1900-01-01'::date) AND (valid_until <= '2200-12-31'::date))) NOT VALID;

CREATE VIEW "public"."maintenance_list" WITH (security_invoker=true) AS  SELECT m.id,
    m.organization_id,
    m.number,
    m.property_id,
    m.unit_id,
    m.lease_id,
    m.status,
    m.stage,
    m.priority,
    m.category,
    m.title,
    m.description,
    m.may_enter,
    m.access_note,
    m.assigned_to,
    m.scheduled_on,
    m.created_at,
    m.respond_by,
    m.resolve_by,
    m.responded_at,
    m.completed_at,
    m.reopened_count,
    m.rating,
    m.rating_comment,
    m.search_text,
    p.name AS property_name,
    u.label AS unit_label,
    private.maintenance_actor_name(m.organization_id, m.assigned_to) AS assignee_name,
    private.maintenance_actor_name(m.organization_id, m.reported_by) AS reporter_name,
    p.name_order AS property_name_order,
    m.asset_id,
    a.name AS asset_name,
    ( SELECT COALESCE(jsonb_agg(jsonb_build_object('id', c.id, 'body', c.body, 'done_at', c.done_at, 'done_by_name', private.maintenance_actor_name(m.organization_id, c.done_by)) ORDER BY c."position", c.id), '[]'::jsonb) AS "coalesce"
           FROM public.maintenance_checklist_items c
          WHERE ((c.organization_id = m.organization_id) AND (c.maintenance_id = m.id))) AS checklist
   FROM (((public.maintenance_requests m
     JOIN public.properties p ON (((p.organization_id = m.organization_id) AND (p.id = m.property_id))))
     LEFT JOIN public.units u ON ((u.id = m.unit_id)))
     LEFT JOIN public.assets a ON (((a.organization_id = m.organization_id) AND (a.id = m.asset_id))));

REVOKE ALL ON TABLE "public"."maintenance_list" FROM "anon";

CREATE VIEW "public"."vendors_list" WITH (security_invoker=true) AS  SELECT v.id,
    v.organization_id,
    v.name,
    v.identity_type,
    v.identity_number,
    v.phone,
    v.email,
    v.address,
    v.bank_name,
    v.bank_account,
    v.account_id,
    v.expense_kind,
    v.itbis_withheld_basis_points,
    v.isr_kind,
    v.isr_basis_points,
    v.archived_at,
    v.created_at,
    (COALESCE(t.bill_count, (0)::bigint))::integer AS bill_count,
    t.last_billed_on,
    v.name_order,
    ARRAY( SELECT r.kind
           FROM (public.required_vendor_documents r
             CROSS JOIN LATERAL ( SELECT ((now() AT TIME ZONE o.time_zone))::date AS day
                   FROM public.organizations o
                  WHERE (o.id = v.organization_id)) today)
          WHERE ((r.organization_id = v.organization_id) AND (NOT (EXISTS ( SELECT 1
                   FROM public.vendor_documents d
                  WHERE ((d.organization_id = v.organization_id) AND (d.vendor_id = v.id) AND (d.kind = r.kind) AND (COALESCE(d.valid_from, today.day) <= today.day) AND (COALESCE(d.valid_until, today.day) >= today.day))))))
          ORDER BY r.kind) AS missing_documents
   FROM (public.vendors v
     LEFT JOIN LATERAL ( SELECT count(*) AS bill_count,
            max(b.billed_on) AS last_billed_on
           FROM public.bills b
          WHERE ((b.organization_id = v.organization_id) AND (b.vendor_id = v.id) AND (b.status <> 'void'::public.bill_status))) t ON (true));

CREATE OR REPLACE FUNCTION public.search_vendors (
  p_organization_id uuid,
  p_text            text
)
  RETURNS SETOF public.vendors_list
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select l.* from public.vendors_list l where l.organization_id = p_organization_id
  and l.id = any (array(select private.find_vendors(p_organization_id, p_text))) $function$;

REVOKE ALL ON FUNCTION "public"."search_vendors"(uuid, text) FROM PUBLIC, "anon", "service_role";

REVOKE ALL ON TABLE "public"."vendors_list" FROM "anon";

CREATE INDEX assets_by_name ON public.assets USING btree (organization_id, name_order, id);

CREATE INDEX assets_of_property ON public.assets USING btree (property_id, name_order);

CREATE INDEX assets_of_unit ON public.assets USING btree (unit_id, name_order);

CREATE INDEX checklist_items_of_doer ON public.maintenance_checklist_items USING btree (done_by);

CREATE INDEX checklist_items_of_maintenance ON public.maintenance_checklist_items USING btree (organization_id, maintenance_id, "position");

CREATE INDEX maintenance_of_asset ON public.maintenance_requests USING btree (asset_id, created_at DESC);

CREATE INDEX preventive_occurrences_of_decider ON public.preventive_occurrences USING btree (decided_by);

CREATE INDEX preventive_occurrences_of_plan ON public.preventive_occurrences USING btree (organization_id, plan_id, planned_on);

CREATE INDEX preventive_plans_newest ON public.preventive_plans USING btree (organization_id, created_at DESC, id DESC);

CREATE INDEX preventive_plans_next ON public.preventive_plans USING btree (organization_id, next_on, id);

CREATE INDEX preventive_plans_of_asset ON public.preventive_plans USING btree (asset_id);

CREATE INDEX preventive_plans_of_assignee ON public.preventive_plans USING btree (assigned_to);

CREATE INDEX preventive_plans_of_creator ON public.preventive_plans USING btree (created_by);

CREATE INDEX preventive_plans_of_property ON public.preventive_plans USING btree (property_id);

CREATE INDEX preventive_plans_of_unit ON public.preventive_plans USING btree (unit_id);

CREATE INDEX vendor_documents_by_creator ON public.vendor_documents USING btree (created_by);

CREATE INDEX vendor_documents_by_end ON public.vendor_documents USING btree (organization_id, valid_until);

CREATE INDEX vendor_documents_by_vendor ON public.vendor_documents USING btree (organization_id, vendor_id, kind, valid_until);

CREATE TRIGGER a_compose_text
  BEFORE INSERT OR UPDATE ON public.assets
  FOR EACH ROW
  WHEN ((NOT (concat_ws(chr(10), new.name, new.maker, new.model, new.serial_number, new.note) IS NFC NORMALIZED)))
  EXECUTE FUNCTION private.compose_text();

CREATE TRIGGER write_audit_log
  AFTER INSERT OR UPDATE ON public.assets
  FOR EACH ROW
  EXECUTE FUNCTION private.write_audit_log();

CREATE TRIGGER a_compose_text
  BEFORE INSERT OR UPDATE ON public.maintenance_checklist_items
  FOR EACH ROW
  WHEN ((NOT (concat_ws(chr(10), new.body) IS NFC NORMALIZED)))
  EXECUTE FUNCTION private.compose_text();

CREATE TRIGGER a_compose_text
  BEFORE INSERT OR UPDATE ON public.preventive_occurrences
  FOR EACH ROW
  WHEN ((NOT (concat_ws(chr(10), new.reason) IS NFC NORMALIZED)))
  EXECUTE FUNCTION private.compose_text();

CREATE TRIGGER refuse_truncate
  BEFORE TRUNCATE ON public.preventive_occurrences
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER a_compose_text
  BEFORE INSERT OR UPDATE ON public.preventive_plans
  FOR EACH ROW
  WHEN ((NOT (concat_ws(chr(10), new.title, new.description, new.last_error) IS NFC NORMALIZED)))
  EXECUTE FUNCTION private.compose_text();

CREATE TRIGGER write_audit_log_on_insert
  AFTER INSERT ON public.preventive_plans
  FOR EACH ROW
  EXECUTE FUNCTION private.write_audit_log();

CREATE TRIGGER write_audit_log_on_update
  AFTER UPDATE OF title,
    description, property_id, unit_id, asset_id, category, priority, every, rhythm, starts_on, ends_on, lead_days, checklist, assigned_to, is_active ON public.preventive_plans
  FOR EACH ROW
  EXECUTE FUNCTION private.write_audit_log();

CREATE TRIGGER a_compose_text
  BEFORE INSERT OR UPDATE ON public.vendor_documents
  FOR EACH ROW
  WHEN ((NOT (concat_ws(chr(10), new.number, new.note, new.file_name, new.file_type) IS NFC NORMALIZED)))
  EXECUTE FUNCTION private.compose_text();

CREATE TRIGGER keep_document_rules
  BEFORE INSERT OR DELETE ON public.vendor_documents
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_vendor_document_rules();

CREATE TRIGGER write_audit_log
  AFTER INSERT OR DELETE ON public.vendor_documents
  FOR EACH ROW
  EXECUTE FUNCTION private.write_audit_log();

CREATE POLICY "maintenance writers add assets" ON "public"."assets"
  FOR INSERT
  TO "authenticated"
  WITH CHECK ((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('maintenance.write'::text) AS my_organization_ids))));

CREATE POLICY "maintenance writers change assets" ON "public"."assets"
  FOR UPDATE
  TO "authenticated"
  USING ((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('maintenance.write'::text) AS my_organization_ids))))
  WITH CHECK ((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('maintenance.write'::text) AS my_organization_ids))));

CREATE POLICY "readers of maintenance see assets" ON "public"."assets"
  FOR SELECT
  TO "authenticated"
  USING ((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('maintenance.read'::text) AS my_organization_ids))));

CREATE POLICY "readers of maintenance see checklists" ON "public"."maintenance_checklist_items"
  FOR SELECT
  TO "authenticated"
  USING ((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('maintenance.read'::text) AS my_organization_ids))));

CREATE POLICY "readers of maintenance see preventive occurrences" ON "public"."preventive_occurrences"
  FOR SELECT
  TO "authenticated"
  USING ((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('maintenance.read'::text) AS my_organization_ids))));

CREATE POLICY "readers of maintenance see preventive plans" ON "public"."preventive_plans"
  FOR SELECT
  TO "authenticated"
  USING ((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('maintenance.read'::text) AS my_organization_ids))));

CREATE POLICY "readers of money see required vendor documents" ON "public"."required_vendor_documents"
  FOR SELECT
  TO "authenticated"
  USING ((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('money.read'::text) AS my_organization_ids))));

CREATE POLICY "money writers add documents of vendors" ON "public"."vendor_documents"
  FOR INSERT
  TO "authenticated"
  WITH CHECK ((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('money.write'::text) AS my_organization_ids))));

CREATE POLICY "money writers remove documents of vendors" ON "public"."vendor_documents"
  FOR DELETE
  TO "authenticated"
  USING ((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('money.write'::text) AS my_organization_ids))));

CREATE POLICY "readers of money see documents of vendors" ON "public"."vendor_documents"
  FOR SELECT
  TO "authenticated"
  USING ((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('money.read'::text) AS my_organization_ids))));

CREATE POLICY "money writers add files of vendors that they announced" ON "storage"."objects"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (((bucket_id = 'vendor-documents'::text) AND (name = ANY (ARRAY( SELECT private.my_announced_vendor_documents() AS my_announced_vendor_documents)))));

CREATE POLICY "money writers remove files of vendors" ON "storage"."objects"
  FOR DELETE
  TO "authenticated"
  USING
    (((bucket_id = 'vendor-documents'::text) AND ((storage.foldername(name))[1] = ANY (ARRAY( SELECT private.my_organization_folders('money.write'::text) AS
    my_organization_folders)))));

CREATE POLICY "readers of money open files of vendors" ON "storage"."objects"
  FOR SELECT
  TO "authenticated"
  USING
    (((bucket_id = 'vendor-documents'::text) AND ((storage.foldername(name))[1] = ANY (ARRAY( SELECT private.my_organization_folders('money.read'::text) AS
    my_organization_folders)))));

COMMENT ON COLUMN "public"."assets"."name_order" IS 'The name in natural order: for sorting and for pages that begin behind an asset.';

COMMENT ON FUNCTION "private"."add_checklist_item"(uuid, text) IS '{"access": ["maintenance.write", "own"], "repeatable": true}';

COMMENT ON FUNCTION "private"."begin_preventive_plan"(uuid) IS 'Counts the days of a plan anew from today on, behind those that have a request.';

COMMENT ON FUNCTION "private"."check_checklist_item"(uuid, boolean) IS '{"access": ["maintenance.write", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."decide_preventive_day"(uuid, date, date, text) IS 'Skips a day of a plan, or postpones it where a day is given. Errors: not_found, preventive_day_opened, reason_missing, scheduled_in_past.';

COMMENT ON FUNCTION "private"."keep_vendor_document_rules"() IS 'Trigger: who added a document is known, a vendor has at most 40, and the file goes with the row.';

COMMENT ON FUNCTION "private"."lock_checklist"(uuid) IS 'An open request whose checklist the caller may change. Errors: not_found, maintenance_moved.';

COMMENT ON FUNCTION "private"."lock_preventive_plan"(uuid) IS 'A plan that the caller may change. Error: not_found.';

COMMENT ON FUNCTION "private"."mail_ending_vendor_document"(uuid, uuid, integer) IS 'Writes to those who see to repairs that a paper of a vendor ends.';

COMMENT ON FUNCTION "private"."my_announced_vendor_documents"() IS 'Where the caller may put a file: documents of vendors that they announced within the hour.';

COMMENT ON FUNCTION "private"."note_due_preventive_days"(public.preventive_plans, date) IS 'Writes down the days of a plan whose request is to be opened by today.';

COMMENT ON FUNCTION "private"."open_maintenance"(uuid, uuid, public.maintenance_category, public.maintenance_priority, text, text, boolean, uuid) IS '{"access": ["maintenance.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."open_preventive_request"(public.preventive_plans, public.preventive_occurrences) IS 'Opens the request of one day of a plan, with its checklist. Error: place_archived.';

COMMENT ON FUNCTION "private"."open_preventive_requests"(uuid, date) IS 'Opens a request for each day of a plan that is due within its lead, each once however often it runs; a plan that cannot says why and does not keep others waiting. Returns how many.';

COMMENT ON FUNCTION "private"."postpone_preventive_day"(uuid, date, date, text) IS '{"access": ["maintenance.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."preventive_day"(date, integer, public.preventive_rhythm, integer) IS 'The day of a plan by its number; 0 is that on which it starts.';

COMMENT ON FUNCTION "private"."preventive_number_from"(public.preventive_plans, date) IS 'The number of the first day of a plan that is not before the day given.';

COMMENT ON FUNCTION "private"."require_asset_there"(uuid, uuid, uuid, uuid) IS 'Refuses an asset that is not of the place: of another property, or of another of its units. Error: asset_elsewhere.';

COMMENT ON FUNCTION "private"."require_vendor_may_work"(uuid, date, text) IS 'Refuses work for a vendor who lacks a required paper that is valid on the day, unless a reason of ten letters or more is given. Error: vendor_documents_missing (kinds).';

COMMENT ON FUNCTION
  "private"."save_preventive_plan"(uuid, uuid, text, public.maintenance_category, public.maintenance_priority, integer, public.preventive_rhythm, date, uuid, uuid, text, date,
  integer, text[], uuid) IS '{"access": ["maintenance.read", "maintenance.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."set_maintenance_asset"(uuid, uuid) IS '{"access": ["maintenance.write", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."set_next_preventive_day"(uuid) IS 'Notes when a plan''s next request is due: the first day that is neither skipped nor opened; null for one that is over or rests.';

COMMENT ON FUNCTION "private"."set_preventive_plan_active"(uuid, boolean) IS '{"access": ["maintenance.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."set_required_vendor_documents"(uuid, public.vendor_document_kind[]) IS '{"access": ["organization.manage"], "repeatable": false}';

COMMENT ON FUNCTION "private"."skip_preventive_day"(uuid, date, text) IS '{"access": ["maintenance.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."warn_of_ending_vendor_documents"(uuid, date) IS 'Warns of papers of vendors that end: 30 and 7 days before, each once; not of one that has been renewed.';

COMMENT ON FUNCTION "public"."add_checklist_item"(uuid, uuid, text) IS 'Adds a line to the checklist of an open request; 40 at most. Errors: not_found, maintenance_moved, checklist_full.';

COMMENT ON FUNCTION "public"."check_checklist_item"(uuid, boolean) IS 'Says that a line of the checklist is done, by whom and when, or that it is not. Errors: not_found, maintenance_moved.';

COMMENT ON FUNCTION "public"."list_preventive_days"(uuid) IS 'The next days of a plan, and the last ones with the request of each or why it was skipped or postponed.';

COMMENT ON FUNCTION "public"."maintenance_costs"(uuid, date, date) IS 'What repairs cost by property, unit, account and currency: the account of repairs and the organisation''s own operating expenses, both days included. The unit is that of the bill.';

COMMENT ON FUNCTION "public"."maintenance_counts"(uuid, date, date) IS 'Requests reported between two days, cancelled ones left out, by place and category: how many, how many are completed, and the hours that those took in all.';

COMMENT ON FUNCTION "public"."open_maintenance"(uuid, uuid, uuid, public.maintenance_category, public.maintenance_priority, text, text, boolean, uuid) IS 'The office opens a request for a property or one of its units; a shared one is seen by the unit''s tenants. The asset is one of that place. Errors: not_found, asset_elsewhere.';

COMMENT ON FUNCTION "public"."postpone_preventive_day"(uuid, date, date, text) IS 'Moves one day of a plan to another, today or later, with the reason; the others stay. Errors: not_found, value_missing, preventive_day_opened, reason_missing, scheduled_in_past.';

COMMENT ON FUNCTION
  "public"."save_preventive_plan"(uuid, uuid, uuid, text, public.maintenance_category, public.maintenance_priority, integer, public.preventive_rhythm, date, uuid, uuid, text, date,
  integer, text[], uuid) IS 'A new plan, or changes of one. Another rhythm counts from today on; what was decided about days without a request is void then. Errors: not_found, asset_elsewhere, assignee_not_member, text_length.';

COMMENT ON FUNCTION "public"."search_vendors"(uuid, text) IS 'Rows of vendors_list with the text in name, e-mail, telephone or identity number, the first 300 by name.';

COMMENT ON FUNCTION "public"."set_maintenance_asset"(uuid, uuid) IS 'Says which asset of the place a request is about; null for none. Errors: not_found, asset_elsewhere.';

COMMENT ON FUNCTION "public"."set_preventive_plan_active"(uuid, boolean) IS 'Lets a plan rest, or go on with its next day from today; what came meanwhile is left out. Error: not_found.';

COMMENT ON FUNCTION "public"."set_required_vendor_documents"(uuid, public.vendor_document_kind[]) IS 'Says which papers a vendor needs to be given work; an empty list for none. Error: not_allowed.';

COMMENT ON FUNCTION "public"."skip_preventive_day"(uuid, date, text) IS 'Leaves out one day of a plan, with the reason. Errors: not_found, preventive_day_opened, reason_missing.';

COMMENT ON TABLE "public"."assets" IS 'Equipment of a property or of one of its units: what it is, when it was installed, until when it is under warranty, and what it cost in minor units. Requests point to it; one that is retired keeps them.';

COMMENT ON TABLE "public"."maintenance_checklist_items" IS 'What is to be done one by one for a request, and who has done it; tenants do not see it.';

COMMENT ON TABLE "public"."preventive_occurrences" IS 'A day of a plan about which something is known: its request, or why it was skipped or postponed to due_on.';

COMMENT ON TABLE "public"."preventive_plans" IS 'Work that comes again: every so many days, weeks, months or years from a day on. lead_days before each day a request is opened. next_on is the next day that has none yet; last_error says why the last one could not be opened.';

COMMENT ON TABLE "public"."required_vendor_documents" IS 'Which papers a vendor needs, valid on the day, to be given work; no row: none.';

COMMENT ON TABLE "public"."vendor_documents" IS 'Papers of a vendor: insurance, licence, tax certificate; from when and until when each is valid. Their files lie in the bucket vendor-documents.';

COMMENT ON VIEW "public"."maintenance_list" IS 'Maintenance requests with their place; asset, checklist and names of people for the organisation alone.';

COMMENT ON VIEW "public"."vendors_list" IS 'Vendors with how many bills they sent, when the last one, and which required papers are missing or not valid today.';

REVOKE ALL ON FUNCTION "private"."add_checklist_item"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."add_checklist_item"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."add_checklist_item"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."add_checklist_item"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."begin_preventive_plan"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."begin_preventive_plan"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."begin_preventive_plan"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."check_checklist_item"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."check_checklist_item"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."check_checklist_item"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_checklist_item"(uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."decide_preventive_day"(uuid, date, date, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."decide_preventive_day"(uuid, date, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."decide_preventive_day"(uuid, date, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_vendor_document_rules"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_vendor_document_rules"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_vendor_document_rules"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_checklist"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_checklist"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_checklist"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_preventive_plan"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_preventive_plan"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_preventive_plan"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mail_ending_vendor_document"(uuid, uuid, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_ending_vendor_document"(uuid, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mail_ending_vendor_document"(uuid, uuid, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_announced_vendor_documents"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_announced_vendor_documents"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_announced_vendor_documents"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_announced_vendor_documents"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_due_preventive_days"(public.preventive_plans, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_due_preventive_days"(public.preventive_plans, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_due_preventive_days"(public.preventive_plans, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."open_maintenance"(uuid, uuid, public.maintenance_category, public.maintenance_priority, text, text, boolean, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."open_maintenance"(uuid, uuid, public.maintenance_category, public.maintenance_priority, text, text, boolean, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."open_maintenance"(uuid, uuid, public.maintenance_category, public.maintenance_priority, text, text, boolean, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."open_maintenance"(uuid, uuid, public.maintenance_category, public.maintenance_priority, text, text, boolean, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."open_preventive_request"(public.preventive_plans, public.preventive_occurrences) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."open_preventive_request"(public.preventive_plans, public.preventive_occurrences) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."open_preventive_request"(public.preventive_plans, public.preventive_occurrences) TO "postgres";

REVOKE ALL ON FUNCTION "private"."open_preventive_requests"(uuid, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."open_preventive_requests"(uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."open_preventive_requests"(uuid, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."postpone_preventive_day"(uuid, date, date, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."postpone_preventive_day"(uuid, date, date, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."postpone_preventive_day"(uuid, date, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."postpone_preventive_day"(uuid, date, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."preventive_day"(date, integer, public.preventive_rhythm, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."preventive_day"(date, integer, public.preventive_rhythm, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."preventive_day"(date, integer, public.preventive_rhythm, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."preventive_day"(date, integer, public.preventive_rhythm, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."preventive_day"(date, integer, public.preventive_rhythm, integer) TO "service_role";

REVOKE ALL ON FUNCTION "private"."preventive_number_from"(public.preventive_plans, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."preventive_number_from"(public.preventive_plans, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."preventive_number_from"(public.preventive_plans, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_asset_there"(uuid, uuid, uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_asset_there"(uuid, uuid, uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_asset_there"(uuid, uuid, uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_vendor_may_work"(uuid, date, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_vendor_may_work"(uuid, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_vendor_may_work"(uuid, date, text) TO "postgres";

REVOKE ALL
  ON FUNCTION
    "private"."save_preventive_plan"(uuid, uuid, text, public.maintenance_category, public.maintenance_priority, integer, public.preventive_rhythm, date, uuid, uuid, text, date,
    integer, text[], uuid)
  FROM PUBLIC;

GRANT EXECUTE
  ON FUNCTION
    "private"."save_preventive_plan"(uuid, uuid, text, public.maintenance_category, public.maintenance_priority, integer, public.preventive_rhythm, date, uuid, uuid, text, date,
    integer, text[], uuid)
  TO "authenticated";

REVOKE ALL
  ON FUNCTION
    "private"."save_preventive_plan"(uuid, uuid, text, public.maintenance_category, public.maintenance_priority, integer, public.preventive_rhythm, date, uuid, uuid, text, date,
    integer, text[], uuid)
  FROM "postgres";

GRANT EXECUTE
  ON FUNCTION
    "private"."save_preventive_plan"(uuid, uuid, text, public.maintenance_category, public.maintenance_priority, integer, public.preventive_rhythm, date, uuid, uuid, text, date,
    integer, text[], uuid)
  TO "postgres";

REVOKE ALL ON FUNCTION "private"."set_maintenance_asset"(uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."set_maintenance_asset"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."set_maintenance_asset"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."set_maintenance_asset"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."set_next_preventive_day"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."set_next_preventive_day"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."set_next_preventive_day"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."set_preventive_plan_active"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."set_preventive_plan_active"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."set_preventive_plan_active"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."set_preventive_plan_active"(uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."set_required_vendor_documents"(uuid, public.vendor_document_kind[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."set_required_vendor_documents"(uuid, public.vendor_document_kind[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."set_required_vendor_documents"(uuid, public.vendor_document_kind[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."set_required_vendor_documents"(uuid, public.vendor_document_kind[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."skip_preventive_day"(uuid, date, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."skip_preventive_day"(uuid, date, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."skip_preventive_day"(uuid, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."skip_preventive_day"(uuid, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."warn_of_ending_vendor_documents"(uuid, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."warn_of_ending_vendor_documents"(uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."warn_of_ending_vendor_documents"(uuid, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_checklist_item"(uuid, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."add_checklist_item"(uuid, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_checklist_item"(uuid, uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."check_checklist_item"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."check_checklist_item"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."check_checklist_item"(uuid, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_preventive_days"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_preventive_days"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_preventive_days"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."maintenance_costs"(uuid, date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."maintenance_costs"(uuid, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."maintenance_costs"(uuid, date, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."maintenance_counts"(uuid, date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."maintenance_counts"(uuid, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."maintenance_counts"(uuid, date, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_maintenance"(uuid, uuid, uuid, public.maintenance_category, public.maintenance_priority, text, text, boolean, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."open_maintenance"(uuid, uuid, uuid, public.maintenance_category, public.maintenance_priority, text, text, boolean, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_maintenance"(uuid, uuid, uuid, public.maintenance_category, public.maintenance_priority, text, text, boolean, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."postpone_preventive_day"(uuid, date, date, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."postpone_preventive_day"(uuid, date, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."postpone_preventive_day"(uuid, date, date, text) TO "postgres";

GRANT EXECUTE
  ON FUNCTION
    "public"."save_preventive_plan"(uuid, uuid, uuid, text, public.maintenance_category, public.maintenance_priority, integer, public.preventive_rhythm, date, uuid, uuid, text,
    date, integer, text[], uuid)
  TO "authenticated";

REVOKE ALL
  ON FUNCTION
    "public"."save_preventive_plan"(uuid, uuid, uuid, text, public.maintenance_category, public.maintenance_priority, integer, public.preventive_rhythm, date, uuid, uuid, text,
    date, integer, text[], uuid)
  FROM "postgres";

GRANT EXECUTE
  ON FUNCTION
    "public"."save_preventive_plan"(uuid, uuid, uuid, text, public.maintenance_category, public.maintenance_priority, integer, public.preventive_rhythm, date, uuid, uuid, text,
    date, integer, text[], uuid)
  TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."search_vendors"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."search_vendors"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."search_vendors"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_maintenance_asset"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_maintenance_asset"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_maintenance_asset"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_preventive_plan_active"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_preventive_plan_active"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_preventive_plan_active"(uuid, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_required_vendor_documents"(uuid, public.vendor_document_kind[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_required_vendor_documents"(uuid, public.vendor_document_kind[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_required_vendor_documents"(uuid, public.vendor_document_kind[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."skip_preventive_day"(uuid, date, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."skip_preventive_day"(uuid, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."skip_preventive_day"(uuid, date, text) TO "postgres";

REVOKE ALL ON TABLE "public"."assets" FROM "authenticated";

REVOKE ALL ("cost_currency") ON TABLE "public"."assets" FROM "authenticated";

GRANT INSERT ("cost_currency"), UPDATE ("cost_currency") ON TABLE "public"."assets" TO "authenticated";

REVOKE ALL ("cost_minor") ON TABLE "public"."assets" FROM "authenticated";

GRANT INSERT ("cost_minor"), UPDATE ("cost_minor") ON TABLE "public"."assets" TO "authenticated";

REVOKE ALL ("expected_life_years") ON TABLE "public"."assets" FROM "authenticated";

GRANT INSERT ("expected_life_years"), UPDATE ("expected_life_years") ON TABLE "public"."assets" TO "authenticated";

REVOKE ALL ("id") ON TABLE "public"."assets" FROM "authenticated";

GRANT INSERT ("id") ON TABLE "public"."assets" TO "authenticated";

REVOKE ALL ("installed_on") ON TABLE "public"."assets" FROM "authenticated";

GRANT INSERT ("installed_on"), UPDATE ("installed_on") ON TABLE "public"."assets" TO "authenticated";

REVOKE ALL ("kind") ON TABLE "public"."assets" FROM "authenticated";

GRANT INSERT ("kind"), UPDATE ("kind") ON TABLE "public"."assets" TO "authenticated";

REVOKE ALL ("maker") ON TABLE "public"."assets" FROM "authenticated";

GRANT INSERT ("maker"), UPDATE ("maker") ON TABLE "public"."assets" TO "authenticated";

REVOKE ALL ("model") ON TABLE "public"."assets" FROM "authenticated";

GRANT INSERT ("model"), UPDATE ("model") ON TABLE "public"."assets" TO "authenticated";

REVOKE ALL ("name") ON TABLE "public"."assets" FROM "authenticated";

GRANT INSERT ("name"), UPDATE ("name") ON TABLE "public"."assets" TO "authenticated";

REVOKE ALL ("note") ON TABLE "public"."assets" FROM "authenticated";

GRANT INSERT ("note"), UPDATE ("note") ON TABLE "public"."assets" TO "authenticated";

REVOKE ALL ("organization_id") ON TABLE "public"."assets" FROM "authenticated";

GRANT INSERT ("organization_id") ON TABLE "public"."assets" TO "authenticated";

REVOKE ALL ("property_id") ON TABLE "public"."assets" FROM "authenticated";

GRANT INSERT ("property_id"), UPDATE ("property_id") ON TABLE "public"."assets" TO "authenticated";

REVOKE ALL ("retired_on") ON TABLE "public"."assets" FROM "authenticated";

GRANT UPDATE ("retired_on") ON TABLE "public"."assets" TO "authenticated";

REVOKE ALL ("serial_number") ON TABLE "public"."assets" FROM "authenticated";

GRANT INSERT ("serial_number"), UPDATE ("serial_number") ON TABLE "public"."assets" TO "authenticated";

REVOKE ALL ("unit_id") ON TABLE "public"."assets" FROM "authenticated";

GRANT INSERT ("unit_id"), UPDATE ("unit_id") ON TABLE "public"."assets" TO "authenticated";

REVOKE ALL ("warranty_until") ON TABLE "public"."assets" FROM "authenticated";

GRANT INSERT ("warranty_until"), UPDATE ("warranty_until") ON TABLE "public"."assets" TO "authenticated";

GRANT SELECT ON TABLE "public"."assets" TO "authenticated";

REVOKE ALL ON TABLE "public"."assets" FROM "service_role";

GRANT SELECT ON TABLE "public"."assets" TO "service_role";

REVOKE ALL ON TABLE "public"."maintenance_checklist_items" FROM "authenticated";

GRANT SELECT ON TABLE "public"."maintenance_checklist_items" TO "authenticated";

REVOKE ALL ON TABLE "public"."maintenance_checklist_items" FROM "service_role";

GRANT SELECT ON TABLE "public"."maintenance_checklist_items" TO "service_role";

REVOKE ALL ON TABLE "public"."preventive_occurrences" FROM "authenticated";

GRANT SELECT ON TABLE "public"."preventive_occurrences" TO "authenticated";

REVOKE ALL ON TABLE "public"."preventive_occurrences" FROM "service_role";

GRANT SELECT ON TABLE "public"."preventive_occurrences" TO "service_role";

REVOKE ALL ON TABLE "public"."preventive_plans" FROM "authenticated";

GRANT SELECT ON TABLE "public"."preventive_plans" TO "authenticated";

REVOKE ALL ON TABLE "public"."preventive_plans" FROM "service_role";

GRANT SELECT ON TABLE "public"."preventive_plans" TO "service_role";

REVOKE ALL ON TABLE "public"."required_vendor_documents" FROM "authenticated";

GRANT SELECT ON TABLE "public"."required_vendor_documents" TO "authenticated";

REVOKE ALL ON TABLE "public"."required_vendor_documents" FROM "service_role";

GRANT SELECT ON TABLE "public"."required_vendor_documents" TO "service_role";

REVOKE ALL ON TABLE "public"."vendor_documents" FROM "authenticated";

REVOKE ALL ("file_name") ON TABLE "public"."vendor_documents" FROM "authenticated";

GRANT INSERT ("file_name") ON TABLE "public"."vendor_documents" TO "authenticated";

REVOKE ALL ("file_type") ON TABLE "public"."vendor_documents" FROM "authenticated";

GRANT INSERT ("file_type") ON TABLE "public"."vendor_documents" TO "authenticated";

REVOKE ALL ("id") ON TABLE "public"."vendor_documents" FROM "authenticated";

GRANT INSERT ("id") ON TABLE "public"."vendor_documents" TO "authenticated";

REVOKE ALL ("kind") ON TABLE "public"."vendor_documents" FROM "authenticated";

GRANT INSERT ("kind") ON TABLE "public"."vendor_documents" TO "authenticated";

REVOKE ALL ("note") ON TABLE "public"."vendor_documents" FROM "authenticated";

GRANT INSERT ("note") ON TABLE "public"."vendor_documents" TO "authenticated";

REVOKE ALL ("number") ON TABLE "public"."vendor_documents" FROM "authenticated";

GRANT INSERT ("number") ON TABLE "public"."vendor_documents" TO "authenticated";

REVOKE ALL ("organization_id") ON TABLE "public"."vendor_documents" FROM "authenticated";

GRANT INSERT ("organization_id") ON TABLE "public"."vendor_documents" TO "authenticated";

REVOKE ALL ("valid_from") ON TABLE "public"."vendor_documents" FROM "authenticated";

GRANT INSERT ("valid_from") ON TABLE "public"."vendor_documents" TO "authenticated";

REVOKE ALL ("valid_until") ON TABLE "public"."vendor_documents" FROM "authenticated";

GRANT INSERT ("valid_until") ON TABLE "public"."vendor_documents" TO "authenticated";

REVOKE ALL ("vendor_id") ON TABLE "public"."vendor_documents" FROM "authenticated";

GRANT INSERT ("vendor_id") ON TABLE "public"."vendor_documents" TO "authenticated";

GRANT DELETE, SELECT ON TABLE "public"."vendor_documents" TO "authenticated";

REVOKE ALL ON TABLE "public"."vendor_documents" FROM "service_role";

GRANT SELECT ON TABLE "public"."vendor_documents" TO "service_role";

REVOKE ALL ON TABLE "public"."maintenance_list" FROM "authenticated";

GRANT SELECT ON TABLE "public"."maintenance_list" TO "authenticated";

REVOKE ALL ON TABLE "public"."maintenance_list" FROM "service_role";

GRANT SELECT ON TABLE "public"."maintenance_list" TO "service_role";

REVOKE ALL ON TABLE "public"."vendors_list" FROM "authenticated";

GRANT SELECT ON TABLE "public"."vendors_list" TO "authenticated";

REVOKE ALL ON TABLE "public"."vendors_list" FROM "service_role";

GRANT SELECT ON TABLE "public"."vendors_list" TO "service_role";

ALTER TABLE "public"."assets"
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (private.plain_text(((((((name || ' '::text) || maker) || ' '::text) || model) || ' '::text) || serial_number))) STORED NOT NULL;

CREATE VIEW "public"."assets_list" WITH (security_invoker=true) AS  SELECT a.id,
    a.organization_id,
    a.property_id,
    a.unit_id,
    a.name,
    a.kind,
    a.maker,
    a.model,
    a.serial_number,
    a.installed_on,
    a.warranty_until,
    a.expected_life_years,
    a.cost_minor,
    a.cost_currency,
    a.note,
    a.retired_on,
    a.created_at,
    a.name_order,
    a.search_text,
    p.name AS property_name,
    p.name_order AS property_name_order,
    u.label AS unit_label,
    ((a.installed_on + make_interval(years => (a.expected_life_years)::integer)))::date AS life_ends_on,
    (COALESCE(m.request_count, (0)::bigint))::integer AS request_count,
    (COALESCE(m.open_count, (0)::bigint))::integer AS open_count
   FROM (((public.assets a
     JOIN public.properties p ON (((p.organization_id = a.organization_id) AND (p.id = a.property_id))))
     LEFT JOIN public.units u ON ((u.id = a.unit_id)))
     LEFT JOIN LATERAL ( SELECT count(*) AS request_count,
            count(*) FILTER (WHERE (r.status = ANY (ARRAY['pending'::public.maintenance_status, 'in_progress'::public.maintenance_status]))) AS open_count
           FROM public.maintenance_requests r
          WHERE (r.asset_id = a.id)) m ON (true));

REVOKE ALL ON TABLE "public"."assets_list" FROM "anon";

COMMENT ON VIEW "public"."assets_list" IS 'Assets with their place, when their expected life ends, and how many requests they had.';

REVOKE ALL ON TABLE "public"."assets_list" FROM "authenticated";

GRANT SELECT ON TABLE "public"."assets_list" TO "authenticated";

REVOKE ALL ON TABLE "public"."assets_list" FROM "service_role";

GRANT SELECT ON TABLE "public"."assets_list" TO "service_role";

ALTER TABLE "public"."preventive_plans"
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (private.plain_text(title)) STORED NOT NULL;

CREATE VIEW "public"."preventive_plans_list" WITH (security_invoker=true) AS  SELECT l.id,
    l.organization_id,
    l.property_id,
    l.unit_id,
    l.asset_id,
    l.title,
    l.description,
    l.category,
    l.priority,
    l.every,
    l.rhythm,
    l.starts_on,
    l.ends_on,
    l.lead_days,
    l.checklist,
    l.assigned_to,
    l.is_active,
    l.next_on,
    l.last_error,
    l.created_at,
    l.search_text,
    p.name AS property_name,
    p.name_order AS property_name_order,
    u.label AS unit_label,
    a.name AS asset_name,
    private.maintenance_actor_name(l.organization_id, l.assigned_to) AS assignee_name
   FROM (((public.preventive_plans l
     JOIN public.properties p ON (((p.organization_id = l.organization_id) AND (p.id = l.property_id))))
     LEFT JOIN public.units u ON ((u.id = l.unit_id)))
     LEFT JOIN public.assets a ON (((a.organization_id = l.organization_id) AND (a.id = l.asset_id))));

REVOKE ALL ON TABLE "public"."preventive_plans_list" FROM "anon";

COMMENT ON VIEW "public"."preventive_plans_list" IS 'Preventive plans with their place, asset and assignee.';

REVOKE ALL ON TABLE "public"."preventive_plans_list" FROM "authenticated";

GRANT SELECT ON TABLE "public"."preventive_plans_list" TO "authenticated";

REVOKE ALL ON TABLE "public"."preventive_plans_list" FROM "service_role";

GRANT SELECT ON TABLE "public"."preventive_plans_list" TO "service_role";

CREATE INDEX assets_search ON public.assets USING gin (organization_id, search_text extensions.gin_trgm_ops);

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
  ('preventive_day_opened', 'conflict'),
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
  ('vendor_documents_missing', 'conflict'),
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
  ('vendor-documents', 'vendor-documents', false, 10485760, array[
    'image/jpeg',
    'image/png',
    'image/webp',
    'application/pdf'])
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

insert into private.job_steps (position, function_name, takes, counted_as) values
  (10, 'advance_leases', 'day', 'leases'),
  (100, 'autopay_jobs', 'moment', 'autopays'),
  (105, 'notify_of_ending_autopays', 'day', null),
  (106, 'warn_of_ending_certificates', 'day', null),
  (107, 'warn_of_long_contingencies', 'day', null),
  (108, 'warn_of_ending_vendor_documents', 'day', null),
  (110, 'message_jobs', 'moment', null),
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
