SET local check_function_bodies = off;

DROP POLICY "users begin conversations of their own" ON "public"."assistant_conversations";

DROP POLICY "users see their own conversations" ON "public"."assistant_conversations";

DROP POLICY "users see their own turns" ON "public"."assistant_turns";

CREATE TABLE "private"."model_uses" (
  "id"              uuid                     NOT NULL,
  "organization_id" uuid                     NOT NULL,
  "month"           date                     NOT NULL,
  "reserved_micros" bigint                   NOT NULL,
  "asked_at"        timestamp with time zone NOT NULL DEFAULT now(),
  "settled_at"      timestamp with time zone,
  CONSTRAINT "model_uses_pkey" PRIMARY KEY (id),
  CONSTRAINT "model_uses_reserved_micros_check" CHECK ((reserved_micros >= 0))
);

ALTER TABLE "private"."model_uses"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."program_clients" (
  "id"            uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "name"          text                     NOT NULL,
  "redirect_uris" text[]                   NOT NULL,
  "created_at"    timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "program_clients_name_check" CHECK (((char_length(btrim(name)) >= 1) AND (char_length(btrim(name)) <= 80))),
  CONSTRAINT "program_clients_pkey" PRIMARY KEY (id),
  CONSTRAINT "program_clients_redirect_uris_check" CHECK (((cardinality(redirect_uris) >= 1) AND (cardinality(redirect_uris) <= 5)))
);

CREATE TABLE "private"."program_grants" (
  "id"              uuid NOT NULL,
  "user_id"         uuid NOT NULL,
  "client_id"       uuid NOT NULL,
  "name"            text NOT NULL,
  "redirect_host"   text NOT NULL,
  "organization_id" uuid,
  CONSTRAINT "program_grants_pkey" PRIMARY KEY (id)
);

CREATE TABLE "private"."program_tokens" (
  "hash"         bytea                    NOT NULL,
  "grant_id"     uuid                     NOT NULL,
  "kind"         text                     NOT NULL,
  "redirect_uri" text,
  "challenge"    text,
  "expires_at"   timestamp with time zone NOT NULL,
  "used_at"      timestamp with time zone,
  CONSTRAINT "program_tokens_kind_check" CHECK ((kind = ANY (ARRAY['code'::text, 'access'::text, 'refresh'::text]))),
  CONSTRAINT "program_tokens_pkey" PRIMARY KEY (hash)
);

CREATE TABLE "public"."analysis_boards" (
  "id"              uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "organization_id" uuid                     NOT NULL,
  "name"            text                     NOT NULL,
  "is_shared"       boolean                  NOT NULL DEFAULT false,
  "views"           text[]                   NOT NULL DEFAULT '{}'::text[],
  "position"        integer                  NOT NULL DEFAULT 0,
  "created_at"      timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "analysis_boards_name_check" CHECK (((char_length(btrim(name)) >= 1) AND (char_length(btrim(name)) <= 60))),
  CONSTRAINT "analysis_boards_organization_id_id_key" UNIQUE (organization_id, id),
  CONSTRAINT "analysis_boards_pkey" PRIMARY KEY (id),
  CONSTRAINT "analysis_boards_position_check" CHECK ((("position" >= 0) AND ("position" <= 1000))),
  CONSTRAINT "analysis_boards_views_check"
    CHECK (((cardinality(views) <= 12) AND (array_position(views, NULL::text) IS NULL) AND (char_length(array_to_string(views, ''::text)) <= 6000))),
  "user_id"         uuid                     NOT NULL DEFAULT auth.uid()
);

ALTER TABLE "public"."analysis_boards"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."analysis_boards" FROM "anon";

CREATE TABLE "public"."model_months" (
  "organization_id" uuid    NOT NULL,
  "month"           date    NOT NULL,
  "questions"       integer NOT NULL DEFAULT 0,
  "tokens_in"       bigint  NOT NULL DEFAULT 0,
  "tokens_out"      bigint  NOT NULL DEFAULT 0,
  "cost_micros"     bigint  NOT NULL DEFAULT 0,
  CONSTRAINT "model_months_cost_micros_check" CHECK ((cost_micros >= 0)),
  CONSTRAINT "model_months_month_check" CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  CONSTRAINT "model_months_pkey" PRIMARY KEY (organization_id, month),
  CONSTRAINT "model_months_questions_check" CHECK ((questions >= 0)),
  CONSTRAINT "model_months_tokens_in_check" CHECK ((tokens_in >= 0)),
  CONSTRAINT "model_months_tokens_out_check" CHECK ((tokens_out >= 0))
);

ALTER TABLE "public"."model_months"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."model_months" FROM "anon";

ALTER TABLE "public"."assistant_conversations"
  ADD COLUMN "organization_id" uuid;

CREATE TYPE "public"."program_scope" AS ENUM (
  'overview',
  'portfolio',
  'money',
  'leases',
  'maintenance',
  'own',
  'help',
  'prepare'
);

ALTER TABLE "private"."program_grants"
  ADD COLUMN "scopes" public.program_scope[] NOT NULL;

ALTER TABLE "private"."program_grants"
  ADD COLUMN "session_id" uuid NOT NULL;

ALTER TABLE "private"."program_grants"
  ADD COLUMN "sealed" text NOT NULL;

ALTER TABLE "private"."program_grants"
  ADD COLUMN "created_at" timestamp WITH time zone NOT NULL DEFAULT now();

ALTER TABLE "private"."program_grants"
  ADD COLUMN "last_used_at" timestamp WITH time zone;

ALTER TABLE "private"."program_grants"
  ADD COLUMN "revoked_at" timestamp WITH time zone;

ALTER TYPE "public"."security_event_kind" ADD VALUE 'program_granted' AFTER 'data_exported';


SET local check_function_bodies = off;

ALTER TYPE "public"."security_event_kind" ADD VALUE 'program_revoked' AFTER 'program_granted';


SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.assistant_caller (
  p_area            text,
  p_organization_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_user_id uuid := private.require_user();
  v_organization_id uuid;
  v_permissions text[] := '{}';
begin
  if p_area = 'owner' then
    select m.organization_id, array(select p.permission from private.role_permissions p where p.role = m.role order by p.permission)
    into v_organization_id, v_permissions
    from public.memberships m where m.user_id = v_user_id and m.organization_id = p_organization_id;
  elsif p_area = 'tenant' then
    select l.organization_id into v_organization_id from public.leases l
    where l.id in (select private.my_lease_ids()) and l.organization_id = coalesce(p_organization_id, l.organization_id)
    order by l.starts_on desc, l.id limit 1;
  end if;
  if v_organization_id is null then
    perform private.fail('not_allowed');
  end if;
  return jsonb_build_object('organization_id', v_organization_id, 'user_id', v_user_id, 'permissions', v_permissions,
    'today', private.organization_today(v_organization_id), 'cost_micros', coalesce((select m.cost_micros from public.model_months m
      where m.organization_id = v_organization_id and m.month = date_trunc('month', now() at time zone 'UTC')::date), 0));
end
$function$;

CREATE OR REPLACE FUNCTION private.check_measure_question (
  p_organization_id uuid,
  p_question        jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_measure record;
  v_dimension text;
  v_is_filter boolean;
begin
  perform private.check_measure_shape(p_question);
  select * into v_measure from private.measure_catalog() c where c.measure = p_question ->> 'measure';
  if v_measure.measure is null then
    perform private.fail('measure_unknown');
  end if;
  perform private.require_permission(p_organization_id, v_measure.permission);
  for v_dimension, v_is_filter in
    select b.name, false from jsonb_array_elements_text(p_question -> 'by') b (name)
    union all select w.one ->> 'dimension', true from jsonb_array_elements(p_question -> 'where') w (one)
  loop
    -- Of a figure as of a day there is no part that is of a month: the question has its days.
    if v_dimension <> all (v_measure.dimensions) or (v_is_filter and v_measure.is_by_period and v_dimension in ('month', 'quarter', 'year')) then
      perform private.fail('measure_cut_invalid', jsonb_build_object('dimension', left(v_dimension, 40)));
    end if;
    if v_dimension in ('owner', 'tenant') then
      perform private.require_permission(p_organization_id, 'people.read');
    elsif v_dimension in ('lease', 'lease_kind', 'lease_cohort', 'tenancy_band', 'rent_band') then
      perform private.require_permission(p_organization_id, 'leases.read');
    end if;
  end loop;
  perform private.require_measure_days(p_question ->> 'from', p_question ->> 'until');
  if v_measure.is_by_period or v_measure.is_by_month then
    if (p_question ->> 'until')::date - (p_question ->> 'from')::date > 366 * 20
      and (v_measure.is_by_month or p_question -> 'by' ?| array['month', 'quarter']) then
      perform private.fail('measure_periods_too_many');
    end if;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_measure_shape (
  p_question jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_is_shaped boolean;
begin
  if octet_length(p_question::text) > 100000 then
    perform private.fail('measure_question_malformed');
  end if;
  select coalesce(jsonb_typeof(p_question) = 'object' and jsonb_typeof(p_question -> 'measure') = 'string'
    and p_question ->> 'from' ~ '^\d{4}-\d{2}-\d{2}$' and p_question ->> 'until' ~ '^\d{4}-\d{2}-\d{2}$'
    and jsonb_typeof(p_question -> 'by') = 'array' and jsonb_typeof(p_question -> 'where') = 'array', false) into v_is_shaped;
  if v_is_shaped then
    v_is_shaped := jsonb_array_length(p_question -> 'by') <= 3 and jsonb_array_length(p_question -> 'where') <= 6
      and not exists (select 1 from jsonb_array_elements(p_question -> 'by') b (name) where jsonb_typeof(b.name) <> 'string')
      and (select count(distinct b.name) from jsonb_array_elements(p_question -> 'by') b (name)) = jsonb_array_length(p_question -> 'by')
      and not exists (select 1 from jsonb_array_elements(p_question -> 'where') w (one)
        where jsonb_typeof(w.one) <> 'object' or coalesce(jsonb_typeof(w.one -> 'dimension'), '') <> 'string'
          or coalesce(jsonb_typeof(w.one -> 'values'), '') <> 'array');
  end if;
  if v_is_shaped then
    v_is_shaped := not exists (select 1 from jsonb_array_elements(p_question -> 'where') w (one)
      cross join lateral jsonb_array_elements(w.one -> 'values') v (value)
      where jsonb_typeof(v.value) <> 'string' or length(v.value #>> '{}') > 200 or jsonb_array_length(w.one -> 'values') > 500
        or (w.one ->> 'dimension' in ('property', 'unit', 'lease', 'tenant', 'account', 'vendor')
          and v.value #>> '{}' !~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'));
  end if;
  if not v_is_shaped then
    perform private.fail('measure_question_malformed');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.end_program_grant (
  p_grant_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_grant private.program_grants;
begin
  update private.program_grants set revoked_at = now(), sealed = '' where id = p_grant_id and revoked_at is null
  returning * into v_grant;
  if v_grant.id is null then
    return;
  end if;
  delete from private.program_tokens where grant_id = v_grant.id and kind = 'access';
  -- The sign-in that was made for the program ends with it.
  delete from auth.sessions where id = v_grant.session_id and user_id = v_grant.user_id;
  perform private.note_security_event(v_grant.user_id, 'program_revoked');
end
$function$;

CREATE OR REPLACE FUNCTION private.export_kept (
  p_user_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'saved_views', (select coalesce(jsonb_agg(jsonb_build_object('kept_in', o.name, 'list', s.list, 'name', s.name,
      'query', s.query, 'created_at', s.created_at) order by s.created_at, s.id), '[]')
      from public.saved_views s join public.organizations o on o.id = s.organization_id where s.user_id = p_user_id),
    'analysis_boards', (select coalesce(jsonb_agg(jsonb_build_object('kept_in', o.name, 'name', b.name,
      'views', b.views, 'is_shared', b.is_shared, 'created_at', b.created_at) order by b.created_at, b.id), '[]')
      from public.analysis_boards b join public.organizations o on o.id = b.organization_id where b.user_id = p_user_id),
    'contracts', (select coalesce(jsonb_agg(jsonb_build_object('landlord', o.name, 'property', p.name, 'unit', u.label,
      'kind', v.kind, 'number', v.number, 'status', v.status, 'sent_at', v.created_at, 'closed_at', v.closed_at,
      'sha256', v.sha256, 'document', v.body, 'your_role', s.role, 'your_name', s.full_name, 'your_email', s.email,
      'signed_at', s.signed_at, 'typed_name', s.typed_name, 'consent_version', s.consent_version,
      'ip_address', s.ip_address, 'user_agent', s.user_agent, 'refused_at', s.refused_at,
      'refusal_reason', s.refusal_reason) order by v.created_at, s.id), '[]')
      from public.contract_signers s
      join public.contract_versions v on v.id = s.version_id
      join public.leases l on l.id = v.lease_id
      join public.organizations o on o.id = v.organization_id
      join public.properties p on p.id = l.property_id
      join public.units u on u.id = l.unit_id
      -- Whoever signed for the landlord as well: the signature is theirs.
      where s.user_id = p_user_id or s.person_id in (select pe.id from public.people pe where pe.user_id = p_user_id))
  )
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
    || private.export_programs(v_user)
    || private.export_activity(v_user);
end
$function$;

CREATE OR REPLACE FUNCTION private.export_programs (
  p_user_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('programs_with_access', (select coalesce(jsonb_agg(jsonb_build_object('name', g.name,
      'answered_at', g.redirect_host, 'organization', o.name, 'may_ask_for', g.scopes, 'created_at', g.created_at,
      'last_used_at', g.last_used_at, 'revoked_at', g.revoked_at) order by g.created_at, g.id), '[]')
    from private.program_grants g left join public.organizations o on o.id = g.organization_id where g.user_id = p_user_id))
$function$;

CREATE OR REPLACE FUNCTION private.give_program_tokens (
  p_grant_id     uuid,
  p_access_hash  text,
  p_refresh_hash text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from private.program_tokens where grant_id = p_grant_id and expires_at < now();
  insert into private.program_tokens (hash, grant_id, kind, expires_at) values
    (decode(p_access_hash, 'hex'), p_grant_id, 'access', now() + interval '1 hour'),
    (decode(p_refresh_hash, 'hex'), p_grant_id, 'refresh', now() + interval '60 days');
end
$function$;

CREATE OR REPLACE FUNCTION private.grant_program (
  p_grant_id        uuid,
  p_client_id       uuid,
  p_redirect_uri    text,
  p_organization_id uuid,
  p_scopes          public.program_scope[],
  p_code_hash       text,
  p_challenge       text,
  p_sealed          text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_user uuid := private.require_recent_sign_in();
  v_program private.program_clients := private.known_program(p_client_id, p_redirect_uri);
  v_scopes public.program_scope[] := array(select distinct s from unnest(p_scopes) s where s is not null order by s);
begin
  if v_program.id is null
    or p_organization_id is not null and p_organization_id not in (select private.my_organization_ids()) then
    perform private.fail('not_found');
  elsif cardinality(v_scopes) = 0 then
    perform private.fail('value_missing', '{"fields": ["scopes"]}');
  elsif p_organization_id is null and not v_scopes <@ '{own,help,prepare}'::public.program_scope[]
    or p_organization_id is not null and 'own' = any (v_scopes) then
    perform private.fail('value_out_of_range', '{"fields": ["scopes"]}');
  elsif coalesce(p_code_hash, '') !~ '^[0-9a-f]{64}$' or coalesce(p_challenge, '') !~ '^[A-Za-z0-9_-]{43}$' then
    perform private.fail('value_malformed');
  elsif private.my_session_id() is null then
    perform private.fail('not_signed_in');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('program_grants:' || v_user, 0));
  if (select count(*) from private.program_grants g where g.user_id = v_user and g.revoked_at is null) >= 20 then
    perform private.fail('too_many_programs', '{"maximum": 20}');
  end if;
  insert into private.program_grants (id, user_id, client_id, name, redirect_host, organization_id, scopes, session_id, sealed)
  values (p_grant_id, v_user, v_program.id, v_program.name, substring(p_redirect_uri from '^https?://([^/?]+)'),
    p_organization_id, v_scopes, private.my_session_id(), p_sealed);
  insert into private.program_tokens (hash, grant_id, kind, redirect_uri, challenge, expires_at)
  values (decode(p_code_hash, 'hex'), p_grant_id, 'code', p_redirect_uri, p_challenge, now() + interval '2 minutes');
  perform private.note_security_event(v_user, 'program_granted');
  return p_grant_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_program_redirect (
  p_uri text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select char_length(p_uri) <= 500 and (p_uri ~ '^https://[a-z0-9.-]+(:[0-9]{1,5})?([/?][^[:space:]#]*)?$'
    or p_uri ~ '^http://(127\.0\.0\.1|localhost|\[::1\])(:[0-9]{1,5})?([/?][^[:space:]#]*)?$')
$function$;

CREATE OR REPLACE FUNCTION private.keep_program_session (
  p_grant_id uuid,
  p_was      text,
  p_sealed   text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update private.program_grants set sealed = p_sealed where id = p_grant_id and sealed = p_was and revoked_at is null;
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION private.known_program (
  p_client_id    uuid,
  p_redirect_uri text
)
  RETURNS private.program_clients
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select c from private.program_clients c
  where c.id = p_client_id and private.is_program_redirect(p_redirect_uri) and exists (
    select 1 from unnest(c.redirect_uris) u
    where private.without_loopback_port(u) = private.without_loopback_port(p_redirect_uri))
$function$;

CREATE OR REPLACE FUNCTION private.list_program_grants()
  RETURNS TABLE (
    id                uuid,
    name              text,
    redirect_host     text,
    organization_id   uuid,
    organization_name text,
    scopes            public.program_scope[],
    created_at        timestamp with time zone,
    last_used_at      timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_user uuid := private.require_user();
begin
  return query
    select g.id, g.name, g.redirect_host, g.organization_id, o.name, g.scopes, g.created_at, g.last_used_at
    from private.program_grants g left join public.organizations o on o.id = g.organization_id
    where g.user_id = v_user and g.revoked_at is null
      and exists (select 1 from auth.sessions s where s.id = g.session_id and s.user_id = v_user)
    order by g.created_at desc, g.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.list_sessions()
  RETURNS TABLE (
    id           uuid,
    created_at   timestamp with time zone,
    last_used_at timestamp with time zone,
    user_agent   text,
    is_current   boolean
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET "TimeZone" TO 'UTC'
  AS $function$
declare
  v_user uuid := private.require_user();
begin
  return query
    select s.id, s.created_at, greatest(s.created_at, s.refreshed_at::timestamptz), left(s.user_agent, 400),
      coalesce(s.id = private.my_session_id(), false)
    from auth.sessions s
    where s.user_id = v_user and (s.not_after is null or s.not_after > now())
      -- That of a program stands among the programs.
      and not exists (select 1 from private.program_grants g where g.session_id = s.id and g.revoked_at is null)
    order by 5 desc, 3 desc, 1;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_security_event (
  p_event private.security_events
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_event.kind in ('password_changed', 'factor_removed', 'recovery_code_used', 'recovery_codes_created',
    'program_granted') then
    perform private.notify_user(p_event.user_id, null, 'account_security', 'security_notice', 'account', p_event.user_id,
      jsonb_build_object('kind', p_event.kind, 'at', p_event.at), 'security/' || p_event.id);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.measure_answer (
  p_organization_id uuid,
  p_question        jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_by text[] := array(select jsonb_array_elements_text(p_question -> 'by'));
  v_keys text := array_to_string(array(select 'k' || n from generate_series(1, cardinality(v_by)) n), ', ');
  v_order text := array_to_string(array(select format('k%s collate "C" nulls last', n) from generate_series(1, cardinality(v_by)) n)
    || array['currency'], ', ');
  v_measure record;
  v_periods record := private.measure_periods(p_question);
  v_rows jsonb;
begin
  select * into v_measure from private.measure_catalog() c where c.measure = p_question ->> 'measure';
  execute format($q$
    select coalesce(jsonb_agg(jsonb_build_object('keys', jsonb_build_array(%1$s), 'currency', currency,
      'numerator', trim_scale(coalesce(n, 0)), 'denominator', %2$s) order by %3$s), '[]')
    from (select %4$s currency, sum(n) as n, sum(d) as d from (%5$s) x %6$s order by %3$s limit 5001) y $q$,
    v_keys, case when v_measure.is_ratio then 'trim_scale(coalesce(d, 0))' else 'null' end, v_order,
    case when v_keys = '' then '' else v_keys || ', ' end || case when v_measure.is_money or v_keys <> '' then '' else 'null::public.currency_code as ' end,
    private.measure_query(p_question, v_by, false),
    case when v_measure.is_money or v_keys <> '' then 'group by ' || concat_ws(', ', nullif(v_keys, ''), 'currency') else '' end)
  into v_rows
  using p_organization_id, (p_question ->> 'from')::date, (p_question ->> 'until')::date, v_periods.firsts, v_periods.lasts,
    private.organization_today(p_organization_id), (select o.time_zone from public.organizations o where o.id = p_organization_id),
    p_question -> 'where';
  return jsonb_build_object('rows', case when jsonb_array_length(v_rows) > 5000 then v_rows - 5000 else v_rows end,
    'names', private.measure_names(p_organization_id, v_by, v_rows), 'is_cut', jsonb_array_length(v_rows) > 5000);
end
$function$;

CREATE OR REPLACE FUNCTION private.measure_catalog()
  RETURNS TABLE (
    measure      text,
    permission   text,
    is_as_of     boolean,
    is_by_period boolean,
    is_by_month  boolean,
    is_money     boolean,
    is_shared    boolean,
    is_ratio     boolean,
    dimensions   text[]
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  with groups (code, members) as (values
    ('t', array['month', 'quarter', 'year']),
    ('c', array['currency']),
    ('p', array['property', 'owner', 'property_type', 'province', 'municipality', 'sector']),
    ('u', array['unit', 'unit_use', 'bedrooms', 'area_band']),
    ('l', array['lease', 'tenant', 'lease_kind', 'lease_cohort', 'tenancy_band', 'rent_band']),
    ('k', array['charge_kind']), ('w', array['payment_method']), ('a', array['account']), ('v', array['vendor']),
    ('g', array['request_category']), ('r', array['request_priority', 'request_status'])
  ), listed (measure, permission, traits, letters) as (values
    ('billed', 'money.read', 'money shared', 'tcpulk'),
    ('rent_billed', 'money.read', 'money shared', 'tcpul'),
    ('collected', 'money.read', 'money shared', 'tcpulkw'),
    ('collected_of_billed', 'money.read', 'money shared', 'tcpulk'),
    ('collection_rate', 'money.read', 'money shared ratio', 'tcpulk'),
    ('outstanding', 'money.read', 'as_of money shared', 'tcpulk'),
    ('overdue', 'money.read', 'as_of money shared', 'tcpulk'),
    ('overdue_leases', 'money.read', 'as_of', 'tcpul'),
    ('delinquency_rate', 'money.read', 'as_of ratio', 'tcpul'),
    ('on_time_rate', 'money.read', 'ratio', 'tcpul'),
    ('average_days_late', 'money.read', 'ratio', 'tcpul'),
    ('late_fees_billed', 'money.read', 'money shared', 'tcpul'),
    ('credits_given', 'money.read', 'money shared', 'tcpulk'),
    ('deposits_held', 'money.read', 'as_of money', 'tcpul'),
    ('income', 'money.read', 'money shared', 'tcpula'),
    ('expenses', 'money.read', 'money shared', 'tcpulavg'),
    ('net_operating_income', 'money.read', 'money shared', 'tcpul'),
    ('operating_margin', 'money.read', 'money shared ratio', 'tcpul'),
    ('expense_ratio', 'money.read', 'money shared ratio', 'tcpul'),
    ('maintenance_cost', 'money.read', 'money shared', 'tcpuavg'),
    ('maintenance_cost_per_unit', 'money.read', 'periods money ratio', 'tcpu'),
    ('cash_in', 'money.read', 'money', 'tcpula'),
    ('cash_out', 'money.read', 'money', 'tcpula'),
    ('net_cash', 'money.read', 'money', 'tcpula'),
    ('units', 'leases.read', 'as_of', 'tpu'),
    ('occupied_units', 'leases.read', 'as_of', 'tpu'),
    ('vacant_units', 'leases.read', 'as_of', 'tpu'),
    ('occupancy_rate', 'leases.read', 'as_of ratio', 'tpu'),
    ('occupied_days_rate', 'leases.read', 'periods ratio', 'tpu'),
    ('vacant_days', 'leases.read', 'periods', 'tpu'),
    ('average_days_vacant', 'leases.read', 'periods ratio', 'tpu'),
    ('potential_rent', 'leases.read', 'by_month money shared', 'tcpu'),
    ('economic_occupancy', 'money.read', 'by_month money shared ratio', 'tcpu'),
    ('vacancy_loss', 'leases.read', 'by_month money shared', 'tcpu'),
    ('average_rent', 'leases.read', 'as_of money ratio', 'tcpul'),
    ('rent_per_area', 'leases.read', 'as_of money ratio', 'tcpul'),
    ('market_rent', 'leases.read', 'as_of money ratio', 'tcpu'),
    ('rent_to_market', 'leases.read', 'as_of money ratio', 'tcpul'),
    ('active_leases', 'leases.read', 'as_of', 'tcpul'),
    ('tenants', 'people.read', 'as_of', 'tpul'),
    ('leases_started', 'leases.read', '', 'tcpul'),
    ('leases_ended', 'leases.read', '', 'tcpul'),
    ('leases_ending', 'leases.read', '', 'tcpul'),
    ('renewals', 'leases.read', '', 'tcpul'),
    ('renewal_rate', 'leases.read', 'ratio', 'tcpul'),
    ('turnover_rate', 'leases.read', 'ratio', 'tcpul'),
    ('average_tenancy', 'leases.read', 'as_of ratio', 'tcpul'),
    ('requests_opened', 'maintenance.read', '', 'tpulgr'),
    ('requests_closed', 'maintenance.read', '', 'tpulgr'),
    ('open_requests', 'maintenance.read', 'as_of', 'tpulgr'),
    ('hours_to_resolve', 'maintenance.read', 'ratio', 'tpulgr'),
    ('resolved_in_time_rate', 'maintenance.read', 'ratio', 'tpulgr'),
    ('requests_per_unit', 'maintenance.read', 'periods ratio', 'tpu'),
    ('applications', 'people.read', '', 'tpu'),
    ('approval_rate', 'people.read', 'ratio', 'tpu')
  )
  select l.measure, l.permission, l.traits ~ '\mas_of\M', l.traits ~ '\m(as_of|periods)\M', l.traits ~ '\mby_month\M', l.traits ~ '\mmoney\M',
    l.traits ~ '\mshared\M', l.traits ~ '\mratio\M',
    (select array_agg(m.dimension order by g.code, m.dimension) from groups g cross join lateral unnest(g.members) m (dimension)
      where strpos(l.letters, g.code) > 0)
  from listed l
$function$;

CREATE OR REPLACE FUNCTION private.measure_dimension (
  p_dimension text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case p_dimension
    when 'month' then $q$to_char(f.day, 'YYYY-MM')$q$
    when 'quarter' then $q$to_char(f.day, 'YYYY"-Q"Q')$q$
    when 'year' then $q$to_char(f.day, 'YYYY')$q$
    when 'currency' then 'f.currency::text'
    when 'property' then 'f.property_id::text'
    when 'unit' then 'f.unit_id::text'
    when 'owner' then 'o.owner_key'
    when 'property_type' then 'p.property_type::text'
    when 'unit_use' then 'u.unit_use::text'
    when 'province' then 'p.province'
    when 'municipality' then 'p.municipality'
    when 'sector' then $q$nullif(p.sector, '')$q$
    when 'bedrooms' then 'u.bedrooms::text'
    when 'area_band' then $q$case when u.area_m2 < 50 then '0-49' when u.area_m2 < 100 then '50-99' when u.area_m2 < 150 then '100-149'
      when u.area_m2 < 250 then '150-249' when u.area_m2 >= 250 then '250+' end$q$
    when 'rent_band' then $q$(select l.currency || ' ' || case l.currency
        when 'DOP' then case when r.rent_minor < 1000000 then '0-9999' when r.rent_minor < 2000000 then '10000-19999'
          when r.rent_minor < 3000000 then '20000-29999' when r.rent_minor < 5000000 then '30000-49999' else '50000+' end
        else case when r.rent_minor < 50000 then '0-499' when r.rent_minor < 100000 then '500-999' when r.rent_minor < 150000 then '1000-1499'
          when r.rent_minor < 250000 then '1500-2499' else '2500+' end end
      from public.lease_rent_steps r where r.organization_id = $1 and r.lease_id = f.lease_id
      order by r.starts_on > f.day, abs(r.starts_on - f.day) limit 1)$q$
    when 'lease' then 'f.lease_id::text'
    when 'tenant' then $q$(select t.person_id::text from public.lease_tenants t
      where t.organization_id = $1 and t.lease_id = f.lease_id and t.is_primary
      order by coalesce(t.primary_from <= f.day, true) and coalesce(t.left_on >= f.day, true) desc, t.primary_from desc nulls last, t.id
      limit 1)$q$
    when 'lease_kind' then $q$case when l.id is null then null when f.day > l.ends_on and (l.ended_on > l.ends_on
      or (l.ended_on is null and l.status in ('active', 'notice_given', 'month_to_month'))) then 'month_to_month' else 'fixed' end$q$
    when 'lease_cohort' then $q$to_char(l.starts_on, 'YYYY"-Q"Q')$q$
    when 'tenancy_band' then $q$case when f.day - l.starts_on < 365 then '0-11' when f.day - l.starts_on < 730 then '12-23'
      when f.day - l.starts_on < 1095 then '24-35' when f.day - l.starts_on < 1826 then '36-59'
      when f.day - l.starts_on >= 1826 then '60+' end$q$
    when 'charge_kind' then 'f.charge_kind'
    when 'payment_method' then 'f.payment_method'
    when 'account' then 'f.account'
    when 'vendor' then 'f.vendor'
    when 'request_category' then 'f.request_category'
    when 'request_priority' then 'f.request_priority'
    when 'request_status' then 'f.request_status'
  end
$function$;

CREATE OR REPLACE FUNCTION private.measure_names (
  p_organization_id uuid,
  p_by              text[],
  p_rows            jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_names jsonb := '{}';
  v_found jsonb;
  v_i integer;
begin
  for v_i in 1 .. cardinality(p_by) loop
    execute format('select jsonb_object_agg(n.id, n.name) from (%s) n where n.id in (select r -> ''keys'' ->> $2 from jsonb_array_elements($3) r)',
      case p_by[v_i]
        when 'property' then 'select x.id::text, x.name from public.properties x where x.organization_id = $1'
        when 'unit' then 'select x.id::text, p.name || '', '' || x.label as name from public.units x
          join public.properties p on p.id = x.property_id where x.organization_id = $1'
        when 'lease' then 'select x.id::text, concat_ws('' · '', (select e.full_name from public.lease_tenants t
            join public.people e on e.id = t.person_id where t.lease_id = x.id and t.is_primary
            order by t.primary_from desc nulls last, t.id limit 1), p.name || '', '' || u.label) as name
          from public.leases x join public.properties p on p.id = x.property_id join public.units u on u.id = x.unit_id
          where x.organization_id = $1'
        when 'tenant' then 'select x.id::text, x.full_name as name from public.people x where x.organization_id = $1'
        when 'owner' then 'select distinct on (x.owner_key) x.owner_key as id, x.owner_name as name
          from private.measure_owners($1) x order by x.owner_key, x.ends_on desc'
        when 'account' then 'select x.id::text, x.name from public.accounts x where x.organization_id = $1'
        when 'vendor' then 'select x.id::text, x.name from public.vendors x where x.organization_id = $1'
        else 'select null::text as id, null::text as name where false' end)
    into v_found using p_organization_id, v_i - 1, p_rows;
    v_names := v_names || coalesce(v_found, '{}');
  end loop;
  return v_names;
end
$function$;

CREATE OR REPLACE FUNCTION private.measure_owners (
  p_organization_id uuid
)
  RETURNS TABLE (
    property_id uuid,
    starts_on   date,
    ends_on     date,
    owner_key   text,
    owner_name  text,
    below       integer,
    through     integer
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select o.property_id, o.starts_on, o.ends_on, private.owner_key(o.name, o.number), o.name,
    (sum(o.share) over w - o.share)::integer, (sum(o.share) over w)::integer
  from (
    select t.property_id, t.starts_on, t.ends_on, x.n as position, x.owner ->> 'name' as name,
      coalesce(x.owner ->> 'identity_number', '') as number, (x.owner ->> 'share_basis_points')::integer as share
    from public.property_owner_terms t cross join lateral jsonb_array_elements(t.owners) with ordinality x (owner, n)
    where t.organization_id = p_organization_id
    union all
    select w.property_id, coalesce((select max(t.ends_on) + 1 from public.property_owner_terms t
        where t.organization_id = p_organization_id and t.property_id = w.property_id), '1900-01-01'), '2200-12-31',
      w.position, w.full_name, w.identity_number, w.share_basis_points
    from public.property_owners w where w.organization_id = p_organization_id
  ) o
  window w as (partition by o.property_id, o.starts_on order by o.position)
$function$;

CREATE OR REPLACE FUNCTION private.measure_parts (
  p_measure text
)
  RETURNS TABLE (
    source      text,
    numerator   text,
    denominator text,
    condition   text
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select p.source, p.numerator, p.denominator, p.condition from (values
    ('billed', 'charges', 'billed', '0', 'charge_kind <> ''deposit'''),
    ('rent_billed', 'charges', 'billed', '0', 'charge_kind = ''rent'''),
    ('collected', 'allocations', 'amount', '0', 'charge_kind not in (''deposit'', ''itbis'')'),
    ('collected_of_billed', 'charges', 'paid', '0', 'charge_kind <> ''deposit'''),
    ('collection_rate', 'charges', 'paid', 'billed', 'charge_kind <> ''deposit'''),
    ('outstanding', 'open_charges', 'open', '0', 'open <> 0'),
    ('overdue', 'open_charges', 'open', '0', 'open <> 0 and is_overdue'),
    ('overdue_leases', 'overdue_leases', '1', '0', 'true'),
    ('delinquency_rate', 'overdue_leases', '1', '0', 'is_leased'),
    ('delinquency_rate', 'let_leases', '0', '1', 'true'),
    ('on_time_rate', 'charges', '(paid_in_time >= billed)::integer', '1', 'charge_kind = ''rent'' and billed > 0 and day <= $6'),
    ('average_days_late', 'charges', 'days_late', '1', 'charge_kind = ''rent'' and is_paid and days_late > 0'),
    ('late_fees_billed', 'charges', 'billed', '0', 'charge_kind = ''late_fee'''),
    ('credits_given', 'credits', 'amount', '0', 'true'),
    ('deposits_held', 'deposits', 'amount', '0', 'true'),
    ('income', 'lines', '-amount', '0', 'account_kind = ''income'''),
    ('expenses', 'lines', 'amount', '0', 'account_kind = ''expense'''),
    ('net_operating_income', 'lines', '-amount', '0', '(account_kind = ''income'' or subtype = ''operating_expense'')'),
    ('operating_margin', 'lines', '-amount', 'case when account_kind = ''income'' then -amount else 0 end',
      '(account_kind = ''income'' or subtype = ''operating_expense'')'),
    ('expense_ratio', 'lines', 'case when account_kind = ''income'' then 0 else amount end',
      'case when account_kind = ''income'' then -amount else 0 end', '(account_kind = ''income'' or subtype = ''operating_expense'')'),
    ('maintenance_cost', 'lines', 'amount', '0', 'is_upkeep'),
    ('maintenance_cost_per_unit', 'lines', 'amount', '0', 'is_upkeep'),
    ('maintenance_cost_per_unit', 'units_by_cost', '0', '1', 'true'),
    ('cash_in', 'lines', 'amount', '0', 'subtype = ''cash'' and is_in'),
    ('cash_out', 'lines', '-amount', '0', 'subtype = ''cash'' and not is_in'),
    ('net_cash', 'lines', 'amount', '0', 'subtype = ''cash'''),
    ('units', 'units', '1', '0', 'true'),
    ('occupied_units', 'units', '1', '0', 'is_leased'),
    ('vacant_units', 'units', '1', '0', 'not is_leased'),
    ('occupancy_rate', 'units', 'is_leased::integer', '1', 'true'),
    ('occupied_days_rate', 'unit_days', 'leased_days', 'days', 'days > 0'),
    ('vacant_days', 'unit_days', 'days - leased_days', '0', 'days > leased_days'),
    ('average_days_vacant', 'unit_days', 'days - leased_days', '1', 'days > leased_days'),
    ('potential_rent', 'unit_days', 'round(rent_minor::numeric * all_days / length)', '0', 'rent_minor is not null'),
    ('economic_occupancy', 'priced_rent', 'billed', '0', 'true'),
    ('economic_occupancy', 'unit_days', '0', 'round(rent_minor::numeric * all_days / length)', 'rent_minor is not null'),
    ('vacancy_loss', 'unit_days', 'round(rent_minor::numeric * (days - leased_days) / length)', '0', 'rent_minor is not null and days > leased_days'),
    ('average_rent', 'let_leases', 'rent', '1', 'rent is not null'),
    ('rent_per_area', 'let_leases', 'rent', 'area_m2', 'rent is not null and area_m2 is not null'),
    ('market_rent', 'priced_units', 'rent_minor', '1', 'true'),
    ('rent_to_market', 'let_leases', 'rent', 'market_rent', 'rent is not null and market_currency = currency'),
    ('active_leases', 'let_leases', '1', '0', 'true'),
    ('tenants', 'let_tenants', '1', '0', 'true'),
    ('leases_started', 'starts', '1', '0', 'not is_renewal'),
    ('leases_ended', 'ends', '1', '0', 'has_left'),
    ('leases_ending', 'agreed_ends', '1', '0', 'true'),
    ('renewals', 'starts', '1', '0', 'is_renewal'),
    ('renewal_rate', 'agreed_ends', 'is_renewed::integer', '1', 'day <= $6'),
    ('turnover_rate', 'ends', 'has_left::integer', '1', 'day <= $6'),
    ('average_tenancy', 'let_leases', 'months', '1', 'true'),
    ('requests_opened', 'requests', '1', '0', 'true'),
    ('requests_closed', 'closed_requests', '1', '0', 'true'),
    ('open_requests', 'open_requests', '1', '0', 'true'),
    ('hours_to_resolve', 'closed_requests', 'hours', '1', 'true'),
    ('resolved_in_time_rate', 'closed_requests', 'is_in_time::integer', '1', 'true'),
    ('requests_per_unit', 'requests', '1', '0', 'true'),
    ('requests_per_unit', 'units', '0', '1', 'true'),
    ('applications', 'applications', '1', '0', 'true'),
    ('approval_rate', 'decided_applications', 'is_approved::integer', '1', 'true')
  ) p (measure, source, numerator, denominator, condition)
  where p.measure = p_measure
$function$;

CREATE OR REPLACE FUNCTION private.measure_periods (
  p_question jsonb,
  OUT        firsts date[],
  OUT        lasts date[]
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_from date := p_question ->> 'from';
  v_until date := p_question ->> 'until';
  v_unit text := case
    when p_question -> 'by' ? 'month' or (select c.is_by_month from private.measure_catalog() c where c.measure = p_question ->> 'measure')
      then 'month' when p_question -> 'by' ? 'quarter' then 'quarter' when p_question -> 'by' ? 'year' then 'year' end;
begin
  firsts := array[v_from];
  lasts := array[v_until];
  if v_unit is not null then
    select array_agg(greatest(m::date, v_from) order by m),
      array_agg(least((m + case v_unit when 'quarter' then interval '3 months' else ('1 ' || v_unit)::interval end)::date - 1, v_until) order by m)
    into firsts, lasts
    from generate_series(date_trunc(v_unit, v_from::timestamp), v_until::timestamp,
      case v_unit when 'quarter' then interval '3 months' else ('1 ' || v_unit)::interval end) m;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.measure_query (
  p_question    jsonb,
  p_by          text[],
  p_is_one_line boolean
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_measure record;
  v_filters text[] := array(select w.one ->> 'dimension' from jsonb_array_elements(p_question -> 'where') with ordinality w (one, n) order by n);
  v_used text[] := p_by || v_filters;
  v_own text[];
  v_values text[] := '{}';
  v_conditions text[] := '{}';
  v_rows text;
  v_part text := '%s';
  v_i integer;
begin
  select * into v_measure from private.measure_catalog() c where c.measure = p_question ->> 'measure';
  -- What rows have themselves.
  v_own := array(select d from unnest(array['charge_kind', 'payment_method', 'account', 'vendor', 'request_category', 'request_priority',
    'request_status', 'tenant']) d where d = any (v_used) and (d <> 'tenant' or v_measure.measure = 'tenants'));
  select string_agg(format('select s.kind, s.id, s.label, s.day, s.currency, s.property_id, s.unit_id, s.lease_id%s, (%s)::numeric as n, (%s)::numeric as d from (%s) s where %s',
      (select string_agg(format(', s.%I', o.name), '') from unnest(v_own) o (name)), t.numerator, t.denominator,
      private.measure_source(t.source), t.condition), E'\nunion all\n') into v_rows
  from private.measure_parts(v_measure.measure) t;
  for v_i in 1 .. cardinality(v_used) loop
    v_values := v_values || case when v_used[v_i] = any (v_own) then format('f.%I', v_used[v_i])
      else private.measure_dimension(v_used[v_i]) end;
    if v_i > cardinality(p_by) then
      v_conditions := v_conditions || case when v_used[v_i] in ('property', 'unit', 'lease') then
          format('f.%I = any (array(select (x #>> ''{}'')::uuid from jsonb_array_elements($8 -> %s -> ''values'') x))', v_used[v_i] || '_id', v_i - cardinality(p_by) - 1)
        else format('%s = any (array(select jsonb_array_elements_text($8 -> %s -> ''values'')))', v_values[v_i], v_i - cardinality(p_by) - 1) end;
    elsif p_is_one_line then
      v_conditions := v_conditions || format('%s is not distinct from ($9 ->> %s)', v_values[v_i], v_i - 1);
    end if;
  end loop;
  if v_measure.is_shared and 'owner' = any (v_used) then
    v_part := 'round(%1$s * coalesce(o.through, 10000) / 10000) - round(%1$s * coalesce(o.below, 0) / 10000)';
  end if;
  return format('with seg (first, last) as materialized (select * from unnest($4::date[], $5::date[])) select f.kind, f.id, f.label, f.day, '
      'f.property_id, f.unit_id, f.lease_id, %s as currency, %s as n, %s as d%s from (%s) f%s where %s',
    case when v_measure.is_money then 'f.currency' else 'null::public.currency_code' end,
    format(v_part, 'f.n'), format(v_part, 'f.d'),
    coalesce((select string_agg(format(', %s as k%s', v.text, v.n), '' order by v.n) from unnest(v_values[1:cardinality(p_by)]) with ordinality v (text, n)), ''),
    v_rows,
    ' left join public.properties p on p.id = f.property_id left join public.units u on u.id = f.unit_id'
      || ' left join public.leases l on l.id = f.lease_id' || case when 'owner' = any (v_used) then
      ' left join private.measure_owners($1) o on o.property_id = f.property_id and f.day between o.starts_on and o.ends_on' else '' end,
    coalesce(nullif(array_to_string(v_conditions, ' and '), ''), 'true'));
end
$function$;

CREATE OR REPLACE FUNCTION private.measure_source (
  p_source text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_text text := coalesce(private.measure_source_of_money(p_source), private.measure_source_of_places(p_source));
  v_part text;
begin
  foreach v_part in array array['units', 'open_charges'] loop
    if strpos(v_text, '{' || v_part || '}') > 0 then
      v_text := replace(v_text, '{' || v_part || '}', private.measure_source(v_part));
    end if;
  end loop;
  return v_text;
end
$function$;

CREATE OR REPLACE FUNCTION private.measure_source_of_money (
  p_source text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case p_source
    when 'charges' then $q$
      select 'charge' as kind, c.id::text as id, coalesce(nullif(c.description, ''), c.kind::text) as label, c.due_on as day, c.currency,
        c.property_id, l.unit_id, c.lease_id, c.kind::text as charge_kind, c.amount_minor - c.credited_minor as billed,
        c.allocated_minor as paid, c.outstanding_minor = 0 and c.amount_minor > c.credited_minor as is_paid,
        (select coalesce(sum(a.amount_minor), 0) from public.payment_allocations a
          where a.charge_id = c.id and a.occurred_on <= c.due_on) as paid_in_time,
        (select max(a.occurred_on) from public.payment_allocations a where a.charge_id = c.id and a.amount_minor > 0) - c.due_on
          as days_late
      from public.charges c left join public.leases l on l.id = c.lease_id
      where c.organization_id = $1 and c.due_on between $2 and $3 and c.reversed_at is null $q$
    when 'priced_rent' then $q$
      select 'charge' as kind, c.id::text as id, coalesce(nullif(c.description, ''), c.kind::text) as label, c.due_on as day, c.currency,
        c.property_id, l.unit_id, c.lease_id, c.amount_minor - c.credited_minor as billed
      from public.charges c join public.leases l on l.id = c.lease_id
      join private.unit_market_rents($1) m on m.unit_id = l.unit_id and m.currency = c.currency
      where c.organization_id = $1 and c.due_on between $2 and $3 and c.reversed_at is null and c.kind = 'rent' $q$
    when 'allocations' then $q$
      select 'payment' as kind, a.payment_id::text as id, coalesce(nullif(y.reference, ''), y.method::text) as label,
        a.occurred_on as day, a.currency, a.property_id, l.unit_id, a.lease_id, c.kind::text as charge_kind,
        y.method::text as payment_method, a.amount_minor as amount
      from public.payment_allocations a join public.charges c on c.id = a.charge_id left join public.payments y on y.id = a.payment_id
      left join public.leases l on l.id = a.lease_id
      where a.organization_id = $1 and a.occurred_on between $2 and $3 $q$
    -- As private.charge_open_on has it: open now, or touched since that day.
    when 'open_charges' then $q$
      select 'charge' as kind, c.id::text as id, coalesce(nullif(c.description, ''), c.kind::text) as label, seg.last as day, c.currency,
        c.property_id, l.unit_id, c.lease_id, c.kind::text as charge_kind, c.due_on < seg.last as is_overdue,
        (case when e.occurred_on <= seg.last then c.amount_minor else 0 end
          - case when r.occurred_on <= seg.last then c.amount_minor else 0 end
          - coalesce((select sum(k.amount_minor * ((ke.occurred_on <= seg.last)::integer - coalesce(kr.occurred_on <= seg.last, false)::integer))
            from public.charge_credits k join public.journal_entries ke on ke.id = k.entry_id
            left join public.journal_entries kr on kr.id = k.reversal_entry_id where k.charge_id = c.id), 0)
          - coalesce((select sum(a.amount_minor) from public.payment_allocations a
            where a.charge_id = c.id and a.occurred_on <= seg.last), 0)) as open
      from seg
      cross join (
        select x.id from public.charges x where x.organization_id = $1 and x.outstanding_minor > 0
        union
        select a.charge_id from public.payment_allocations a
        where a.organization_id = $1 and a.occurred_on > ($5::date[])[1]
        union
        select x.id from public.journal_entries n
        join public.charges x on x.organization_id = n.organization_id and x.entry_id = coalesce(n.reverses_entry_id, n.id)
        where n.organization_id = $1 and n.kind in ('charge', 'reversal') and n.occurred_on > ($5::date[])[1]
        union
        select k.charge_id from public.journal_entries n
        join public.charge_credits k on k.organization_id = n.organization_id and k.entry_id = coalesce(n.reverses_entry_id, n.id)
        where n.organization_id = $1 and n.kind in ('charge_credit', 'reversal') and n.occurred_on > ($5::date[])[1]
      ) touched
      join public.charges c on c.id = touched.id
      join public.journal_entries e on e.id = c.entry_id
      left join public.journal_entries r on r.id = c.reversal_entry_id
      left join public.leases l on l.id = c.lease_id $q$
    when 'credits' then $q$
      select 'charge_credit' as kind, k.id::text as id, k.reason as label, w.day, k.currency, c.property_id, l.unit_id, k.lease_id,
        c.kind::text as charge_kind, w.amount
      from public.charge_credits k join public.charges c on c.id = k.charge_id
      join public.journal_entries e on e.id = k.entry_id left join public.journal_entries r on r.id = k.reversal_entry_id
      left join public.leases l on l.id = k.lease_id
      cross join lateral (values (e.occurred_on, k.amount_minor), (r.occurred_on, -k.amount_minor)) w (day, amount)
      where k.organization_id = $1 and w.day between $2 and $3 $q$
    when 'lines' then $q$
      select 'journal_entry' as kind, j.entry_id::text as id, e.memo as label, j.occurred_on as day, j.currency, j.property_id,
        coalesce(l.unit_id, (select b.unit_id from public.bills b
          where b.organization_id = $1 and j.entry_id in (b.entry_id, b.reversal_entry_id) limit 1)) as unit_id, j.lease_id,
        j.account_id::text as account, (select b.vendor_id::text from public.bills b
          where b.organization_id = $1 and j.entry_id in (b.entry_id, b.reversal_entry_id) limit 1) as vendor,
        (select q.category::text from public.bills b join public.work_orders w on w.bill_id = b.id
          join public.maintenance_requests q on q.id = w.maintenance_id
          where b.organization_id = $1 and j.entry_id in (b.entry_id, b.reversal_entry_id) limit 1) as request_category,
        a.kind as account_kind, a.subtype, a.system_key, j.amount_minor as amount,
        a.system_key = 'repairs' or (a.system_key is null and a.subtype = 'operating_expense') as is_upkeep,
        (j.amount_minor > 0) = (e.kind <> 'reversal') as is_in
      from public.journal_lines j join public.accounts a on a.organization_id = j.organization_id and a.id = j.account_id
      left join public.journal_entries e on e.id = j.entry_id
      left join public.leases l on l.id = j.lease_id
      where j.organization_id = $1 and j.occurred_on between $2 and $3 $q$
    when 'deposits' then $q$
      select 'journal_entry' as kind, j.entry_id::text as id, e.memo as label, seg.last as day, j.currency, j.property_id, l.unit_id,
        j.lease_id, -j.amount_minor as amount
      from seg join public.journal_lines j on j.organization_id = $1 and j.occurred_on <= seg.last
      join public.accounts a on a.organization_id = j.organization_id and a.id = j.account_id and a.subtype = 'deposits_held'
      left join public.journal_entries e on e.id = j.entry_id
      left join public.leases l on l.id = j.lease_id $q$
    -- Each unit once for each currency that upkeep was paid in.
    when 'units_by_cost' then $q$
      select 'unit' as kind, u.id::text as id, u.label, u.day, k.currency, u.property_id, u.unit_id, u.lease_id
      from ({units}) u cross join (
        select distinct j.currency from public.journal_lines j join public.accounts a on a.organization_id = j.organization_id
          and a.id = j.account_id and (a.system_key = 'repairs' or (a.system_key is null and a.subtype = 'operating_expense'))
        where j.organization_id = $1 and j.occurred_on between $2 and $3) k $q$
  end
$function$;

CREATE OR REPLACE FUNCTION private.measure_source_of_places (
  p_source text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case p_source
    -- A unit was there from the first lease of its property on, as month_ends has it.
    when 'units' then $q$
      select 'unit' as kind, u.id::text as id, u.label, seg.last as day, null::public.currency_code as currency, u.property_id,
        u.id as unit_id, t.lease_id, t.lease_id is not null as is_leased
      from seg join public.units u on u.organization_id = $1
        and (u.archived_at is null or (u.archived_at at time zone $7)::date > seg.last)
      left join (select x.property_id, min(x.starts_on) as day from public.leases x
        where x.organization_id = $1 and not isempty(x.occupies) group by 1) b on b.property_id = u.property_id
      left join (select distinct on (s.last, l.unit_id) s.last as day, l.unit_id, l.id as lease_id
        from seg s join public.leases l on l.organization_id = $1 and (l.occupies @> s.last
          or (l.status in ('active', 'notice_given') and l.ended_on is null and l.ends_on < s.last and s.last <= $6))
        order by s.last, l.unit_id, l.starts_on desc, l.id) t on t.unit_id = u.id and t.day = seg.last
      where least((u.created_at at time zone $7)::date, b.day) <= seg.last $q$
    when 'priced_units' then $q$
      select 'unit' as kind, u.id, u.label, u.day, m.currency, u.property_id, u.unit_id, u.lease_id, m.rent_minor
      from ({units}) u join private.unit_market_rents($1) m on m.unit_id = u.unit_id $q$
    -- Days on which a unit was there and let, as property_months counts them: from the day on which it was written down or first
    -- charged for. today_days end today, all_days with the period.
    when 'unit_days' then $q$
      select 'unit' as kind, u.id::text as id, u.label, seg.last as day, m.currency, u.property_id, u.id as unit_id,
        null::uuid as lease_id, m.rent_minor, greatest(upper(w.days) - lower(w.days), 0) as days,
        coalesce(upper(w.all_days) - lower(w.all_days), 0) as all_days,
        (date_trunc('month', seg.last::timestamp) + interval '1 month')::date - date_trunc('month', seg.last::timestamp)::date as length,
        case when isempty(w.days) then 0 else least(upper(w.days) - lower(w.days), coalesce((
          select sum(upper(x.days * w.days) - lower(x.days * w.days)) from (
            select case when l.status in ('active', 'notice_given') and l.ended_on is null and l.ends_on < $6 and not isempty(l.occupies)
              then daterange(l.starts_on, $6 + 1) else l.occupies end as days
            from public.leases l where l.unit_id = u.id and l.organization_id = $1) x
          where not isempty(x.days * w.days)), 0)) end as leased_days
      from seg cross join public.units u
      left join (select x.unit_id, min(x.bill_from) as day from public.leases x
        where x.organization_id = $1 and not isempty(x.occupies) group by 1) b on b.unit_id = u.id
      left join private.unit_market_rents($1) m on m.unit_id = u.id
      cross join lateral (select daterange(least((u.created_at at time zone $7)::date, b.day), case when u.archived_at is not null then
        greatest((u.archived_at at time zone $7)::date, least((u.created_at at time zone $7)::date, b.day)) end) as days) t
      cross join lateral (select t.days * daterange(seg.first, seg.last, '[]') as all_days,
        t.days * daterange(seg.first, greatest(seg.first, least(seg.last, $6) + 1)) as days) w
      where u.organization_id = $1 and not isempty(w.all_days) $q$
    -- Leases in force on a day: what ran over its end and was not ended is in force.
    when 'let_leases' then $q$
      select 'lease' as kind, l.id::text as id, u.label, seg.last as day, l.currency, l.property_id, l.unit_id, l.id as lease_id,
        (select s.rent_minor from public.lease_rent_steps s where s.organization_id = $1 and s.lease_id = l.id
          order by s.starts_on > seg.last, abs(s.starts_on - seg.last) limit 1) as rent, u.area_m2, m.rent_minor as market_rent, m.currency as market_currency,
        -- From the first lease of a row of renewals on.
        round((seg.last - case when l.renews_lease_id is null then l.starts_on else (
          with recursive before (id, renews, day) as (
            select l.id, l.renews_lease_id, l.starts_on
            union all
            select x.id, x.renews_lease_id, x.starts_on from before b join public.leases x on x.id = b.renews
          ) select min(b.day) from before b) end + 1) / 30.4375, 2) as months
      from seg join public.leases l on l.organization_id = $1 and (l.occupies @> seg.last
        or (l.status in ('active', 'notice_given') and l.ended_on is null and l.ends_on < seg.last and seg.last <= $6))
      left join public.units u on u.id = l.unit_id
      left join private.unit_market_rents($1) m on m.unit_id = l.unit_id $q$
    when 'let_tenants' then $q$
      select 'tenant' as kind, t.person_id::text as id, e.full_name as label, seg.last as day, l.currency, l.property_id, l.unit_id,
        l.id as lease_id, t.person_id::text as tenant
      from seg join public.leases l on l.organization_id = $1 and (l.occupies @> seg.last
        or (l.status in ('active', 'notice_given') and l.ended_on is null and l.ends_on < seg.last and seg.last <= $6))
      join public.lease_tenants t on t.organization_id = l.organization_id and t.lease_id = l.id
        and (t.left_on is null or t.left_on >= seg.last)
      left join public.people e on e.id = t.person_id $q$
    -- An open charge that is overdue makes its lease overdue, once.
    when 'overdue_leases' then $q$
      select 'lease' as kind, o.lease_id::text as id, min(u.label) as label, o.day, o.currency, o.property_id, o.unit_id, o.lease_id,
        bool_or(l.occupies @> o.day or (l.status in ('active', 'notice_given') and l.ended_on is null and l.ends_on < o.day
          and o.day <= $6)) as is_leased
      from ({open_charges}) o
      left join public.leases l on l.id = o.lease_id left join public.units u on u.id = o.unit_id
      where o.is_overdue and o.open > 0 group by o.lease_id, o.day, o.currency, o.property_id, o.unit_id $q$
    when 'starts' then $q$
      select 'lease' as kind, l.id::text as id, u.label, l.starts_on as day, l.currency, l.property_id, l.unit_id, l.id as lease_id,
        l.renews_lease_id is not null as is_renewal
      from public.leases l left join public.units u on u.id = l.unit_id
      where l.organization_id = $1 and l.starts_on between $2 and $3 and not isempty(l.occupies) $q$
    when 'ends' then $q$
      select 'lease' as kind, l.id::text as id, u.label, w.day, l.currency, l.property_id, l.unit_id, l.id as lease_id,
        l.status in ('ended', 'terminated') as has_left,
        exists (select 1 from public.leases n where n.organization_id = $1 and n.renews_lease_id = l.id and not isempty(n.occupies))
          as is_renewed
      from public.leases l left join public.units u on u.id = l.unit_id
      cross join lateral (select case when l.status in ('ended', 'terminated') then coalesce(l.ended_on, l.ends_on) else l.ends_on end
        as day) w
      where l.organization_id = $1 and w.day between $2 and $3 and not isempty(l.occupies) $q$
    when 'agreed_ends' then $q$
      select 'lease' as kind, l.id::text as id, u.label, l.ends_on as day, l.currency, l.property_id, l.unit_id, l.id as lease_id,
        exists (select 1 from public.leases n where n.organization_id = $1 and n.renews_lease_id = l.id and not isempty(n.occupies))
          as is_renewed
      from public.leases l left join public.units u on u.id = l.unit_id
      where l.organization_id = $1 and l.ends_on between $2 and $3 and not isempty(l.occupies)
        and (l.ended_on is null or l.ended_on >= l.ends_on) $q$
    when 'requests' then $q$
      select 'request' as kind, q.id::text as id, q.title as label, (q.created_at at time zone $7)::date as day,
        null::public.currency_code as currency, q.property_id, q.unit_id, q.lease_id, q.category::text as request_category,
        q.priority::text as request_priority, q.status::text as request_status
      from public.maintenance_requests q
      where q.organization_id = $1 and q.status <> 'cancelled' and q.created_at >= $2::timestamp at time zone $7
        and q.created_at < ($3 + 1)::timestamp at time zone $7 $q$
    when 'closed_requests' then $q$
      select 'request' as kind, q.id::text as id, q.title as label, (q.completed_at at time zone $7)::date as day,
        null::public.currency_code as currency, q.property_id, q.unit_id, q.lease_id, q.category::text as request_category,
        q.priority::text as request_priority, q.status::text as request_status,
        round((extract(epoch from q.completed_at - q.created_at) / 3600)::numeric, 2) as hours, q.completed_at <= q.resolve_by as is_in_time
      from public.maintenance_requests q
      where q.organization_id = $1 and q.completed_at >= $2::timestamp at time zone $7
        and q.completed_at < ($3 + 1)::timestamp at time zone $7 $q$
    when 'open_requests' then $q$
      select 'request' as kind, q.id::text as id, q.title as label, seg.last as day, null::public.currency_code as currency,
        q.property_id, q.unit_id, q.lease_id, q.category::text as request_category, q.priority::text as request_priority,
        q.status::text as request_status
      from seg join public.maintenance_requests q on q.organization_id = $1 and q.created_at < (seg.last + 1)::timestamp at time zone $7
        and (q.completed_at is null or q.completed_at >= (seg.last + 1)::timestamp at time zone $7)
      where q.status <> 'cancelled' or (select max(v.created_at) from public.maintenance_events v
        where v.organization_id = $1 and v.maintenance_id = q.id and v.kind = 'cancelled') >= (seg.last + 1)::timestamp at time zone $7 $q$
    when 'applications' then $q$
      select 'application' as kind, q.id::text as id, coalesce(u.label, p.name) as label,
        (q.submitted_at at time zone $7)::date as day, null::public.currency_code as currency, q.property_id, q.unit_id,
        q.lease_id
      from public.applications q left join public.units u on u.id = q.unit_id left join public.properties p on p.id = q.property_id
      where q.organization_id = $1 and q.submitted_at >= $2::timestamp at time zone $7
        and q.submitted_at < ($3 + 1)::timestamp at time zone $7 $q$
    when 'decided_applications' then $q$
      select 'application' as kind, q.id::text as id, coalesce(u.label, p.name) as label,
        (q.decided_at at time zone $7)::date as day, null::public.currency_code as currency, q.property_id, q.unit_id,
        q.lease_id, q.status = 'approved' as is_approved
      from public.applications q left join public.units u on u.id = q.unit_id left join public.properties p on p.id = q.property_id
      where q.organization_id = $1 and q.status in ('approved', 'rejected') and q.decided_at >= $2::timestamp at time zone $7
        and q.decided_at < ($3 + 1)::timestamp at time zone $7 $q$
  end
$function$;

CREATE OR REPLACE FUNCTION private.read_program (
  p_client_id    uuid,
  p_redirect_uri text
)
  RETURNS TABLE (
    name          text,
    redirect_host text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_program private.program_clients := private.known_program(p_client_id, p_redirect_uri);
begin
  perform private.require_user();
  if v_program.id is null then
    perform private.fail('not_found');
  end if;
  return query select v_program.name, substring(p_redirect_uri from '^https?://([^/?]+)');
end
$function$;

CREATE OR REPLACE FUNCTION private.redeem_program_code (
  p_code_hash    text,
  p_client_id    uuid,
  p_redirect_uri text,
  p_challenge    text,
  p_access_hash  text,
  p_refresh_hash text
)
  RETURNS public.program_scope[]
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_code private.program_tokens;
  v_grant private.program_grants;
begin
  select * into v_code from private.program_tokens t where t.hash = decode(p_code_hash, 'hex') and t.kind = 'code' for update;
  select * into v_grant from private.program_grants g where g.id = v_code.grant_id and g.client_id = p_client_id;
  if v_grant.id is null then
    return null;
  elsif v_code.used_at is not null then
    perform private.end_program_grant(v_grant.id);
    return null;
  elsif v_grant.revoked_at is not null or v_code.expires_at < now() or v_code.redirect_uri is distinct from p_redirect_uri
    or v_code.challenge is distinct from p_challenge then
    return null;
  end if;
  update private.program_tokens set used_at = now(), expires_at = now() + interval '1 day' where hash = v_code.hash;
  perform private.give_program_tokens(v_grant.id, p_access_hash, p_refresh_hash);
  return v_grant.scopes;
end
$function$;

CREATE OR REPLACE FUNCTION private.refresh_program_tokens (
  p_refresh_hash     text,
  p_client_id        uuid,
  p_access_hash      text,
  p_new_refresh_hash text
)
  RETURNS public.program_scope[]
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_token private.program_tokens;
  v_grant private.program_grants;
begin
  select * into v_token from private.program_tokens t
  where t.hash = decode(p_refresh_hash, 'hex') and t.kind = 'refresh' for update;
  select * into v_grant from private.program_grants g where g.id = v_token.grant_id and g.client_id = p_client_id;
  if v_grant.id is null or v_grant.revoked_at is not null then
    return null;
  elsif v_token.used_at is not null then
    perform private.end_program_grant(v_grant.id);
    return null;
  elsif v_token.expires_at < now() then
    return null;
  end if;
  update private.program_tokens set used_at = now() where hash = v_token.hash;
  perform private.give_program_tokens(v_grant.id, p_access_hash, p_new_refresh_hash);
  return v_grant.scopes;
end
$function$;

CREATE OR REPLACE FUNCTION private.register_program (
  p_name          text,
  p_redirect_uris text[],
  p_caller        text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id uuid;
begin
  if cardinality(coalesce(p_redirect_uris, '{}')) not between 1 and 5
    or exists (select 1 from unnest(p_redirect_uris) u where u is null or not private.is_program_redirect(u)) then
    perform private.fail('redirect_invalid');
  end if;
  perform private.count_attempt('program registration', p_caller, 20, interval '1 hour');
  perform private.count_attempt('program registrations', '', 2000, interval '1 day');
  -- Of those that asked nobody, nothing is left after a week.
  delete from private.program_clients c
  where c.created_at < now() - interval '7 days' and not exists (select 1 from private.program_grants g where g.client_id = c.id);
  insert into private.program_clients (name, redirect_uris) values (btrim(p_name), p_redirect_uris) returning id into v_id;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.renew_sealed (
  p_place           text,
  p_organization_id uuid,
  p_processor       public.card_processor,
  p_id              uuid,
  p_was             text,
  p_sealed          text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- What was changed meanwhile is newer than what it would be changed to.
  if p_place = 'credentials' then
    update private.card_credentials set sealed = p_sealed
    where organization_id = p_organization_id and processor = p_processor and sealed = p_was;
  elsif p_place = 'attempt' then
    update private.card_payment_secrets set sealed = p_sealed where card_payment_id = p_id and sealed = p_was;
  elsif p_place = 'card' then
    update private.autopay_cards set sealed = p_sealed where autopay_id = p_id and sealed = p_was;
  elsif p_place = 'whatsapp' then
    update private.whatsapp_sender_tokens set sealed = p_sealed where sender_id = p_id and sealed = p_was;
  elsif p_place = 'program' then
    update private.program_grants set sealed = p_sealed where id = p_id and sealed = p_was;
  end if;
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_measure_days (
  p_from  text,
  p_until text
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_are_days boolean;
begin
  begin
    v_are_days := p_from::date <= p_until::date and p_from::date >= '1990-01-01' and p_until::date <= '2100-12-31';
  exception when datetime_field_overflow or invalid_datetime_format then
    v_are_days := false;
  end;
  if not v_are_days then
    perform private.fail('measure_days_invalid');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.reserve_model_use (
  p_id              uuid,
  p_organization_id uuid,
  p_user_id         uuid,
  p_cost_micros     bigint,
  p_cap_micros      bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_month date := date_trunc('month', now() at time zone 'UTC')::date;
  v_spent bigint;
begin
  insert into public.model_months (organization_id, month) values (p_organization_id, v_month) on conflict do nothing;
  -- One question of an organization after the other, so that two do not both take what is left.
  select m.cost_micros into v_spent from public.model_months m
  where m.organization_id = p_organization_id and m.month = v_month for update;
  if exists (select 1 from private.model_uses u where u.id = p_id) then
    return;
  end if;
  if v_spent + p_cost_micros > p_cap_micros then
    perform private.fail('assistant_cap_reached');
  end if;
  perform private.count_attempt('model question', p_user_id::text, 20, interval '1 minute');
  insert into private.model_uses (id, organization_id, month, reserved_micros) values (p_id, p_organization_id, v_month, p_cost_micros);
  update public.model_months set questions = questions + 1, cost_micros = cost_micros + p_cost_micros
  where organization_id = p_organization_id and month = v_month;
end
$function$;

CREATE OR REPLACE FUNCTION private.revoke_program_grant (
  p_grant_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not exists (select 1 from private.program_grants g where g.id = p_grant_id and g.user_id = private.require_user()) then
    perform private.fail('not_found');
  end if;
  perform private.end_program_grant(p_grant_id);
  return p_grant_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.revoke_program_token (
  p_token_hash text,
  p_client_id  uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.end_program_grant(g.id)
  from private.program_tokens t join private.program_grants g on g.id = t.grant_id
  where t.hash = decode(p_token_hash, 'hex') and t.kind <> 'code' and g.client_id = p_client_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.settle_model_use (
  p_id          uuid,
  p_tokens_in   bigint,
  p_tokens_out  bigint,
  p_cost_micros bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_use private.model_uses;
begin
  update private.model_uses set settled_at = now() where id = p_id and settled_at is null returning * into v_use;
  if v_use.id is null then
    return;
  end if;
  update public.model_months set tokens_in = tokens_in + p_tokens_in, tokens_out = tokens_out + p_tokens_out,
    cost_micros = cost_micros - v_use.reserved_micros + p_cost_micros
  where organization_id = v_use.organization_id and month = v_use.month;
end
$function$;

CREATE OR REPLACE FUNCTION private.take_sealed_with_other_keys (
  p_key_id text,
  p_limit  integer DEFAULT 100
)
  RETURNS TABLE (
    place           text,
    organization_id uuid,
    processor       public.card_processor,
    id              uuid,
    sealed_for      uuid,
    number          text,
    sealed          text
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select * from (
    select 'credentials', c.organization_id, c.processor, null::uuid, null::uuid, null::text, c.sealed from private.card_credentials c
    union all
    select 'attempt', null, null, s.card_payment_id, null, null, s.sealed from private.card_payment_secrets s
    union all
    select 'card', null, null, a.autopay_id, a.sealed_for, null, a.sealed from private.autopay_cards a
    union all
    select 'whatsapp', w.organization_id, null, t.sender_id, null, w.phone_number_id, t.sealed
    from private.whatsapp_sender_tokens t join public.whatsapp_senders w on w.id = t.sender_id
    union all
    select 'program', null, null, g.id, null, null, g.sealed from private.program_grants g where g.revoked_at is null
  ) as t (place, organization_id, processor, id, sealed_for, number, sealed)
  where t.sealed is not null and not starts_with(t.sealed, 'v2.' || p_key_id || '.')
  order by t.place, t.organization_id, t.id limit least(greatest(coalesce(p_limit, 100), 1), 500)
$function$;

CREATE OR REPLACE FUNCTION private.unit_market_rents (
  p_organization_id uuid
)
  RETURNS TABLE (
    unit_id    uuid,
    rent_minor bigint,
    currency   public.currency_code
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query select u.id, u.market_rent_minor, u.market_rent_currency from public.units u
  where u.organization_id = p_organization_id and u.market_rent_minor is not null
    and p_organization_id in (select private.my_organization_ids('portfolio.read'));
end
$function$;

CREATE OR REPLACE FUNCTION private.use_program_token (
  p_access_hash text
)
  RETURNS TABLE (
    grant_id        uuid,
    user_id         uuid,
    organization_id uuid,
    scopes          public.program_scope[],
    sealed          text,
    locale          text,
    time_zone       text,
    role            public.membership_role,
    is_closed       boolean
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_grant private.program_grants;
  v_role public.membership_role;
begin
  select g.* into v_grant from private.program_tokens t join private.program_grants g on g.id = t.grant_id
  where t.hash = decode(p_access_hash, 'hex') and t.kind = 'access' and t.expires_at > now() and g.revoked_at is null;
  if v_grant.id is null then
    return;
  end if;
  select m.role into v_role from public.memberships m
  where m.organization_id = v_grant.organization_id and m.user_id = v_grant.user_id;
  -- Whoever left, or signed out everywhere, has ended this too.
  if v_grant.organization_id is not null and v_role is null
    or not exists (select 1 from auth.sessions s where s.id = v_grant.session_id and s.user_id = v_grant.user_id) then
    perform private.end_program_grant(v_grant.id);
    return;
  end if;
  perform private.count_attempt('program call', v_grant.id::text, 120, interval '1 minute');
  update private.program_grants set last_used_at = now()
  where id = v_grant.id and coalesce(last_used_at, '-infinity') < now() - interval '1 minute';
  return query
    select v_grant.id, v_grant.user_id, v_grant.organization_id, v_grant.scopes, v_grant.sealed, p.locale,
      coalesce(o.time_zone, (select l.time_zone from public.lease_tenants lt
        join public.organizations l on l.id = lt.organization_id where lt.user_id = v_grant.user_id
        order by lt.id limit 1), p.time_zone),
      v_role, o.closed_at is not null
    from public.profiles p left join public.organizations o on o.id = v_grant.organization_id
    where p.id = v_grant.user_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.without_loopback_port (
  p_uri text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$ select regexp_replace(p_uri, '^(http://(127\.0\.0\.1|localhost|\[::1\])):[0-9]+', '\1') $function$;

CREATE OR REPLACE FUNCTION public.assistant_caller (
  p_area            text,
  p_organization_id uuid DEFAULT NULL::uuid
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
  return private.assistant_caller(p_area, p_organization_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."assistant_caller"(text, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.end_program_grant (
  p_grant_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.end_program_grant(p_grant_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."end_program_grant"(uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.forecast_inputs (
  p_organization_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
with place as (
  select o.id, o.time_zone, date_trunc('month', now() at time zone o.time_zone)::date as first_day
  from public.organizations o
  where o.id = p_organization_id
    and o.id = any (array(select private.my_organization_ids('money.read')))
    and o.id = any (array(select private.my_organization_ids('leases.read')))
    and o.id = any (array(select private.my_organization_ids('portfolio.read')))
),
-- Ten years that are over, from what the books keep of each month; what was never paid or only rated anew is no cost.
months as (
  select t.month, t.currency,
    coalesce(sum(-t.amount_minor) filter (where t.basis = 'accrual' and a.system_key = 'rent_income'), 0)::bigint as rent_minor,
    coalesce(sum(t.amount_minor) filter (where t.basis = 'accrual' and a.kind = 'expense'
      and coalesce(a.system_key, '') not in ('bad_debts', 'exchange_difference')), 0)::bigint as cost_minor,
    coalesce(sum(t.amount_minor) filter (where t.basis = 'accrual' and (a.system_key = 'repairs'
      or (a.system_key is null and a.subtype = 'operating_expense'))), 0)::bigint as maintenance_minor,
    coalesce(sum(-t.amount_minor) filter (where t.basis = 'cash' and a.kind in ('income', 'expense')
      and coalesce(a.system_key, '') <> 'exchange_difference'), 0)::bigint as flow_minor
  from place join public.account_months t on t.organization_id = place.id
    and t.month >= place.first_day - interval '10 years' and t.month < place.first_day
  join public.accounts a on a.organization_id = place.id and a.id = t.account_id
  where a.kind in ('income', 'expense')
  group by 1, 2
),
-- On the first day of the month, without what is kept apart for tenants.
cash as (
  select t.currency, sum(t.amount_minor)::bigint as opening_minor
  from place join public.account_months t on t.organization_id = place.id and t.basis = 'accrual' and t.month < place.first_day
  join public.accounts a on a.organization_id = place.id and a.id = t.account_id and a.subtype = 'cash' and a.held_for <> 'deposits'
  group by 1
),
-- Rent by the month in which it fell due, and how many months later it came; what came before its day counts as its month.
rents as (
  select c.id, c.currency, date_trunc('month', c.due_on)::date as month, c.amount_minor - c.credited_minor as charged_minor
  from place join public.charges c on c.organization_id = place.id and c.kind = 'rent' and c.reversed_at is null
    and c.due_on >= place.first_day - interval '3 years' and c.due_on < place.first_day
),
paid as (
  select r.month, r.currency, greatest(0, (extract(year from x.occurred_on) - extract(year from r.month)) * 12
      + extract(month from x.occurred_on) - extract(month from r.month))::integer as months_late,
    sum(x.amount_minor)::bigint as minor, sum(x.amount_minor) filter (where x.occurred_on < place.first_day)::bigint as before_minor
  from place cross join rents r join public.payment_allocations x on x.charge_id = r.id
  group by 1, 2, 3
),
collections as (
  select r.month, r.currency, r.charged_minor,
    array(select coalesce(p.minor, 0) from generate_series(0, 3) n left join paid p
      on p.month = r.month and p.currency = r.currency and p.months_late = n order by n) as collected_minor,
    r.charged_minor - coalesce((select sum(p.before_minor) from paid p where p.month = r.month and p.currency = r.currency), 0) as owed_minor
  from (select month, currency, sum(charged_minor)::bigint as charged_minor from rents group by 1, 2) r
),
-- Bills of former months that were owed when this one began, in the month in which they are due; late ones in this one.
bills as (
  select greatest(date_trunc('month', b.due_on)::date, place.first_day) as month, b.currency,
    sum((case when b.is_credit then -1 else 1 end) * (b.payable_minor - coalesce(x.minor, 0)))::bigint as owed_minor
  from place join public.bills b on b.organization_id = place.id and b.status in ('approved', 'partially_paid', 'paid')
    and b.billed_on < place.first_day and (b.paid_on is null or b.paid_on >= place.first_day)
  left join lateral (
    select sum(s.amount_minor) as minor from public.bill_payments s
    where s.organization_id = place.id and s.bill_id = b.id and s.reversed_at is null and s.paid_on < place.first_day
  ) x on true
  group by 1, 2
),
leases as (
  select l.id, l.unit_id, l.currency, l.status, l.starts_on, l.ends_on, l.ended_on, l.due_day, l.proration_method,
    l.status = 'renewed' or exists (select 1 from public.leases n where n.organization_id = place.id and n.renews_lease_id = l.id
      and not isempty(n.occupies)) as is_renewed,
    (select coalesce(jsonb_agg(jsonb_build_object('starts_on', s.starts_on, 'amount_minor', s.rent_minor) order by s.starts_on), '[]')
      from public.lease_rent_steps s where s.organization_id = place.id and s.lease_id = l.id) as rent_steps
  from place join public.leases l on l.organization_id = place.id and not isempty(l.occupies)
),
-- A unit counts from the day on which it was written down or first let.
units as (
  select u.id, u.property_id, u.label, p.name as property_name, private.market_rent_minor(u.id) as market_rent_minor,
    private.market_rent_currency(u.id) as market_rent_currency, (u.created_at at time zone place.time_zone)::date as known_since,
    (u.archived_at at time zone place.time_zone)::date as archived_on, p.name_order, u.label_order
  from place join public.units u on u.organization_id = place.id
  join public.properties p on p.organization_id = place.id and p.id = u.property_id
)
select jsonb_build_object(
  'months', (select coalesce(jsonb_agg(to_jsonb(m) order by m.currency, m.month), '[]') from months m),
  'cash', (select coalesce(jsonb_agg(to_jsonb(c) order by c.currency), '[]') from cash c),
  'collections', (select coalesce(jsonb_agg(to_jsonb(c) order by c.currency, c.month), '[]') from collections c),
  'bills', (select coalesce(jsonb_agg(to_jsonb(b) order by b.currency, b.month), '[]') from bills b),
  'leases', (select coalesce(jsonb_agg(to_jsonb(l) order by l.starts_on, l.id), '[]') from leases l),
  'units', (select coalesce(jsonb_agg(to_jsonb(u) - array['name_order', 'label_order'] order by u.name_order, u.label_order, u.id), '[]')
    from units u))
$function$;

REVOKE ALL ON FUNCTION "public"."forecast_inputs"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.grant_program (
  p_grant_id        uuid,
  p_client_id       uuid,
  p_redirect_uri    text,
  p_organization_id uuid,
  p_scopes          public.program_scope[],
  p_code_hash       text,
  p_challenge       text,
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
  return private.grant_program(p_grant_id, p_client_id, p_redirect_uri, p_organization_id, p_scopes, p_code_hash, p_challenge, p_sealed);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."grant_program"(uuid, uuid, text, uuid, public.program_scope[], text, text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.keep_program_session (
  p_grant_id uuid,
  p_was      text,
  p_sealed   text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.keep_program_session(p_grant_id, p_was, p_sealed);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."keep_program_session"(uuid, text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.lease_cohorts (
  p_organization_id uuid,
  p_today           date,
  p_property_ids    uuid[] DEFAULT NULL::uuid[]
)
  RETURNS TABLE (
    starts_on     date,
    tenancy_count integer,
    months        integer,
    reached_count integer,
    staying_count integer
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.check_days('{today}', p_today);
  with recursive tenancies as (
    select l.id as first_id, l.id, l.starts_on,
      case when l.status in ('ended', 'terminated', 'renewed') then coalesce(l.ended_on, l.ends_on) else l.ended_on end as last_day
    from public.leases l
    where l.organization_id = p_organization_id and l.renews_lease_id is null and l.starts_on <= p_today
      and not isempty(l.occupies) and (p_property_ids is null or l.property_id = any (p_property_ids))
    union all
    select t.first_id, l.id, t.starts_on,
      case when l.status in ('ended', 'terminated', 'renewed') then coalesce(l.ended_on, l.ends_on) else l.ended_on end
    from tenancies t
    join public.leases l on l.organization_id = p_organization_id and l.renews_lease_id = t.id and not isempty(l.occupies)
  ),
  -- The last of a chain of renewals says until when; a lease that nobody ended goes on, also behind its agreed end.
  lengths as (
    select t.first_id, t.starts_on, date_trunc('quarter', t.starts_on)::date as quarter,
      (array_agg(t.last_day order by t.last_day nulls last))[count(*)] as last_day
    from tenancies t group by 1, 2
  )
  select c.quarter, count(*)::integer, m.months,
    (count(*) filter (where c.starts_on + make_interval(months => m.months) <= p_today))::integer,
    (count(*) filter (where c.starts_on + make_interval(months => m.months) <= p_today
      and (c.last_day is null or c.last_day >= c.starts_on + make_interval(months => m.months))))::integer
  from lengths c cross join unnest(array[6, 12, 18, 24]) as m (months)
  group by c.quarter, m.months
  order by c.quarter, m.months
$function$;

REVOKE ALL ON FUNCTION "public"."lease_cohorts"(uuid, date, uuid[]) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.list_program_grants()
  RETURNS TABLE (
    id                uuid,
    name              text,
    redirect_host     text,
    organization_id   uuid,
    organization_name text,
    scopes            public.program_scope[],
    created_at        timestamp with time zone,
    last_used_at      timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.list_program_grants();
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."list_program_grants"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.measure_records (
  p_organization_id uuid,
  p_question        jsonb,
  p_keys            jsonb,
  p_after           text,
  p_size            integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_by text[] := '{}';
  v_is_ratio boolean;
  v_periods record;
  v_size integer := least(greatest(coalesce(p_size, 50), 1), 500);
  v_rows jsonb;
begin
  perform private.check_measure_question(p_organization_id, p_question);
  if p_keys is not null and jsonb_typeof(p_keys) <> 'null' then
    if jsonb_typeof(p_keys) <> 'array' or jsonb_array_length(p_keys) <> jsonb_array_length(p_question -> 'by') or exists (
        select 1 from jsonb_array_elements(p_keys) k (value) where jsonb_typeof(k.value) not in ('string', 'null') or length(k.value #>> '{}') > 200) then
      perform private.fail('measure_question_malformed');
    end if;
    v_by := array(select jsonb_array_elements_text(p_question -> 'by'));
  end if;
  v_periods := private.measure_periods(p_question);
  select c.is_ratio into v_is_ratio from private.measure_catalog() c where c.measure = p_question ->> 'measure';
  execute format($q$
    select coalesce(jsonb_agg(jsonb_build_object('key', key, 'kind', kind, 'id', id, 'label', label, 'day', day, 'currency', currency,
      'numerator', trim_scale(n), 'denominator', %s, 'property_id', property_id, 'unit_id', unit_id, 'lease_id', lease_id) order by key), '[]')
    from (select * from (
      select x.kind, x.id, min(x.label) as label, x.day, x.currency, x.property_id, x.unit_id, x.lease_id, sum(x.n) as n, sum(x.d) as d,
        (concat(x.day, '|', x.kind, '|', x.id, '|', x.currency, '|', x.property_id, '|', x.unit_id, '|', x.lease_id)) collate "C" as key
      from (%s) x group by x.kind, x.id, x.day, x.currency, x.property_id, x.unit_id, x.lease_id
      having sum(x.n) <> 0 or sum(x.d) <> 0) z
      where $10::text is null or key > $10::text order by key limit %s) y $q$,
    case when v_is_ratio then 'trim_scale(d)' else 'null' end, private.measure_query(p_question, v_by, true), v_size + 1)
  into v_rows
  using p_organization_id, (p_question ->> 'from')::date, (p_question ->> 'until')::date, v_periods.firsts, v_periods.lasts,
    private.organization_today(p_organization_id), (select o.time_zone from public.organizations o where o.id = p_organization_id),
    p_question -> 'where', p_keys, p_after;
  return jsonb_build_object('rows', case when jsonb_array_length(v_rows) > v_size then v_rows - v_size else v_rows end,
    'next', case when jsonb_array_length(v_rows) > v_size then v_rows -> (v_size - 1) -> 'key' end);
end
$function$;

REVOKE ALL ON FUNCTION "public"."measure_records"(uuid, jsonb, jsonb, text, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.measures (
  p_organization_id uuid,
  p_questions       jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_question jsonb;
  v_answers jsonb := '[]';
begin
  if coalesce(jsonb_typeof(p_questions), '') <> 'array' or jsonb_array_length(p_questions) > 40 then
    perform private.fail('measure_question_malformed');
  end if;
  -- All are checked first: a refusal costs nothing.
  for v_question in select jsonb_array_elements(p_questions) loop
    perform private.check_measure_question(p_organization_id, v_question);
  end loop;
  for v_question in select jsonb_array_elements(p_questions) loop
    v_answers := v_answers || jsonb_build_array(private.measure_answer(p_organization_id, v_question));
  end loop;
  return v_answers;
end
$function$;

REVOKE ALL ON FUNCTION "public"."measures"(uuid, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.read_program (
  p_client_id    uuid,
  p_redirect_uri text
)
  RETURNS TABLE (
    name          text,
    redirect_host text
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.read_program(p_client_id, p_redirect_uri);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_program"(uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.redeem_program_code (
  p_code_hash    text,
  p_client_id    uuid,
  p_redirect_uri text,
  p_challenge    text,
  p_access_hash  text,
  p_refresh_hash text
)
  RETURNS public.program_scope[]
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.redeem_program_code(p_code_hash, p_client_id, p_redirect_uri, p_challenge, p_access_hash, p_refresh_hash);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."redeem_program_code"(text, uuid, text, text, text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.refresh_program_tokens (
  p_refresh_hash     text,
  p_client_id        uuid,
  p_access_hash      text,
  p_new_refresh_hash text
)
  RETURNS public.program_scope[]
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.refresh_program_tokens(p_refresh_hash, p_client_id, p_access_hash, p_new_refresh_hash);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."refresh_program_tokens"(text, uuid, text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.register_program (
  p_name          text,
  p_redirect_uris text[],
  p_caller        text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.register_program(p_name, p_redirect_uris, p_caller);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."register_program"(text, text[], text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.rent_payment_records (
  p_organization_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
with place as (
  select o.id, (now() at time zone o.time_zone)::date as today
  from public.organizations o
  where o.id = p_organization_id
    and o.id = any (array(select private.my_organization_ids('money.read')))
    and o.id = any (array(select private.my_organization_ids('leases.read')))
),
-- The newest leases teach what is to be known; of more the answer would be too large.
chosen as (
  select l.id from place join public.leases l on l.organization_id = place.id and not isempty(l.occupies) and l.starts_on <= place.today
  order by l.status in ('active', 'notice_given', 'month_to_month') desc, l.starts_on desc, l.id limit 3000
),
dues as (
  select c.id, c.lease_id, c.due_on, c.amount_minor - c.credited_minor as amount_minor
  from place cross join chosen join public.charges c on c.lease_id = chosen.id and c.kind = 'rent' and c.reversed_at is null
    and c.due_on >= place.today - interval '3 years' and c.due_on <= place.today and c.amount_minor > c.credited_minor
),
-- By payment, so that a payment that was undone and entered anew counts once.
paid as (
  select d.lease_id, x.payment_id, sum(x.amount_minor)::bigint as amount_minor
  from dues d join public.payment_allocations x on x.charge_id = d.id
  group by 1, 2 having sum(x.amount_minor) > 0
)
select coalesce(jsonb_agg(jsonb_build_object(
    'lease_id', l.id, 'unit_id', l.unit_id, 'due_day', l.due_day, 'starts_on', l.starts_on,
    'is_current', l.status in ('active', 'notice_given', 'month_to_month'),
    'last_day', case when l.status <> 'month_to_month' or l.ended_on is not null then coalesce(l.ended_on, l.ends_on) end,
    'dues', d.dues, 'payments', coalesce(p.payments, '[]'),
    'raised_on', (select coalesce(jsonb_agg(s.starts_on order by s.starts_on), '[]') from (
      select r.starts_on, r.rent_minor > lag(r.rent_minor) over (order by r.starts_on) as is_higher
      from public.lease_rent_steps r where r.organization_id = place.id and r.lease_id = l.id) s
      where s.is_higher and s.starts_on <= place.today)) order by l.starts_on, l.id), '[]')
from place
join (
  select lease_id, jsonb_agg(jsonb_build_object('due_on', due_on, 'amount_minor', amount_minor) order by due_on, id) as dues
  from dues group by 1
) d on true
join public.leases l on l.organization_id = place.id and l.id = d.lease_id
left join (
  select a.lease_id, jsonb_agg(jsonb_build_object('paid_on', y.paid_on, 'amount_minor', a.amount_minor, 'is_automatic',
      exists (select 1 from public.card_payments c join public.autopay_charges g on g.card_payment_id = c.id where c.payment_id = y.id))
    order by y.paid_on, y.id) as payments
  from paid a join public.payments y on y.id = a.payment_id
  group by 1
) p on p.lease_id = l.id
$function$;

REVOKE ALL ON FUNCTION "public"."rent_payment_records"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.reserve_model_use (
  p_id              uuid,
  p_organization_id uuid,
  p_user_id         uuid,
  p_cost_micros     bigint,
  p_cap_micros      bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.reserve_model_use(p_id, p_organization_id, p_user_id, p_cost_micros, p_cap_micros);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."reserve_model_use"(uuid, uuid, uuid, bigint, bigint) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.revoke_program_grant (
  p_grant_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.revoke_program_grant(p_grant_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."revoke_program_grant"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.revoke_program_token (
  p_token_hash text,
  p_client_id  uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.revoke_program_token(p_token_hash, p_client_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."revoke_program_token"(text, uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.settle_model_use (
  p_id          uuid,
  p_tokens_in   bigint,
  p_tokens_out  bigint,
  p_cost_micros bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.settle_model_use(p_id, p_tokens_in, p_tokens_out, p_cost_micros);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."settle_model_use"(uuid, bigint, bigint, bigint) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.use_program_token (
  p_access_hash text
)
  RETURNS TABLE (
    grant_id        uuid,
    user_id         uuid,
    organization_id uuid,
    scopes          public.program_scope[],
    sealed          text,
    locale          text,
    time_zone       text,
    role            public.membership_role,
    is_closed       boolean
  )
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.use_program_token(p_access_hash);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."use_program_token"(text) FROM PUBLIC, "anon", "authenticated";

ALTER TABLE "private"."model_uses"
  ADD CONSTRAINT "model_uses_month_in_range" CHECK (((month >= '1900-01-01'::date) AND (month <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "private"."program_grants"
  ADD CONSTRAINT "program_grants_client_id_fkey" FOREIGN KEY (client_id) REFERENCES private.program_clients(id);

ALTER TABLE "private"."program_grants"
  ADD CONSTRAINT "program_grants_organization_id_fkey" FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;

ALTER TABLE "private"."program_grants"
  ADD CONSTRAINT "program_grants_scopes_check" CHECK ((cardinality(scopes) > 0));

ALTER TABLE "private"."program_grants"
  ADD CONSTRAINT "program_grants_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."program_tokens"
  ADD CONSTRAINT "program_tokens_grant_id_fkey" FOREIGN KEY (grant_id) REFERENCES private.program_grants(id) ON DELETE CASCADE;

ALTER TABLE "public"."analysis_boards"
  ADD CONSTRAINT "analysis_boards_organization_id_fkey" FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;

ALTER TABLE "public"."assistant_conversations"
  ADD CONSTRAINT "assistant_conversations_organization_id_fkey" FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;

ALTER TABLE "public"."model_months"
  ADD CONSTRAINT "model_months_month_in_range" CHECK (((month >= '1900-01-01'::date) AND (month <= '2200-12-31'::date))) NOT VALID;

ALTER TABLE "public"."model_months"
  ADD CONSTRAINT "model_months_organization_id_fkey" FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;

ALTER TABLE "private"."model_uses"
  ADD CONSTRAINT "model_uses_organization_id_month_fkey" FOREIGN KEY (organization_id, month) REFERENCES public.model_months(organization_id, month) ON DELETE CASCADE;

CREATE INDEX model_uses_of_month ON private.model_uses USING btree (organization_id, month);

CREATE INDEX program_clients_by_age ON private.program_clients USING btree (created_at);

CREATE INDEX program_grants_by_client ON private.program_grants USING btree (client_id);

CREATE INDEX program_grants_by_organization ON private.program_grants USING btree (organization_id);

CREATE INDEX program_grants_by_session ON private.program_grants USING btree (session_id);

CREATE INDEX program_grants_by_user ON private.program_grants USING btree (user_id, created_at DESC);

CREATE INDEX program_tokens_by_grant ON private.program_tokens USING btree (grant_id, kind);

CREATE INDEX analysis_boards_by_organization ON public.analysis_boards USING btree (organization_id, "position");

CREATE INDEX assistant_conversations_of_organization ON public.assistant_conversations USING btree (organization_id);

CREATE TRIGGER a_compose_text
  BEFORE INSERT OR UPDATE ON public.analysis_boards
  FOR EACH ROW
  WHEN ((NOT (concat_ws(chr(10), new.name) IS NFC NORMALIZED)))
  EXECUTE FUNCTION private.compose_text();

CREATE POLICY "users begin conversations of their own" ON "public"."assistant_conversations"
  FOR INSERT
  TO "authenticated"
  WITH
    CHECK
    (((user_id = ( SELECT auth.uid() AS uid)) AND ((organization_id IS NULL) OR (organization_id = ANY (ARRAY( SELECT private.my_organization_ids() AS my_organization_ids))))));

CREATE POLICY "users see their own conversations" ON "public"."assistant_conversations"
  FOR SELECT
  TO "authenticated"
  USING (((user_id = ( SELECT auth.uid() AS uid)) AND ((organization_id IS NULL) OR (organization_id = ANY (ARRAY( SELECT private.my_organization_ids() AS my_organization_ids))))));

CREATE POLICY "users see their own turns" ON "public"."assistant_turns"
  FOR SELECT
  TO "authenticated"
  USING (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT 1
   FROM public.assistant_conversations c
  WHERE (c.id = assistant_turns.conversation_id)))));

CREATE POLICY "owners see what the model cost them" ON "public"."model_months"
  FOR SELECT
  TO "authenticated"
  USING ((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('organization.manage'::text) AS my_organization_ids))));

COMMENT ON FUNCTION "private"."assistant_caller"(text, uuid) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."check_measure_question"(uuid, jsonb) IS 'Refuses a question that its caller may not ask or that has no answer. Errors: measure_question_malformed, measure_unknown, measure_cut_invalid, measure_days_invalid, measure_periods_too_many, not_allowed.';

COMMENT ON FUNCTION "private"."check_measure_shape"(jsonb) IS 'Refuses with measure_question_malformed what is no question: {measure, by, where: [{dimension, values}], from, until}.';

COMMENT ON FUNCTION "private"."end_program_grant"(uuid) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."export_programs"(uuid) IS 'Programs that a person let ask in their name.';

COMMENT ON FUNCTION "private"."give_program_tokens"(uuid, text, text) IS 'An access token for an hour, and a refresh token for sixty days.';

COMMENT ON FUNCTION "private"."grant_program"(uuid, uuid, text, uuid, public.program_scope[], text, text, text) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."is_program_redirect"(text) IS 'Whether a program may be answered at an address: encrypted, or on the reader''s own machine; without a fragment or a name to sign in by.';

COMMENT ON FUNCTION "private"."keep_program_session"(uuid, text, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."known_program"(uuid, text) IS 'The program that is answered at this address; null for any other.';

COMMENT ON FUNCTION "private"."list_program_grants"() IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."measure_answer"(uuid, jsonb) IS 'The answer to a question that was checked: {rows, names, is_cut}.';

COMMENT ON FUNCTION "private"."measure_catalog"() IS 'What can be measured. permission: what its reader needs. is_as_of: as of the last day. is_by_period: each period that is asked for is looked at by itself. is_by_month: money of days, worked out month by month. is_money: rows carry their currency. is_shared: an owner has a part of it by share; what is not is whole for each. is_ratio: numerator by denominator.';

COMMENT ON FUNCTION "private"."measure_dimension"(text) IS 'The value of a dimension in a row behind a measure, as text of a query; null for an unknown dimension.';

COMMENT ON FUNCTION "private"."measure_names"(uuid, text[], jsonb) IS 'The names of the records among the keys of an answer, by their id.';

COMMENT ON FUNCTION "private"."measure_owners"(uuid) IS 'Who owned what part of each property from when to when, as the caller may see it: from below to through of 10000, one after the other.';

COMMENT ON FUNCTION "private"."measure_parts"(text) IS 'The parts whose rows a measure adds up, as text of a query over their source; none for an unknown measure.';

COMMENT ON FUNCTION "private"."measure_periods"(jsonb) IS 'The periods that a question looks at: its months, quarters or years where it is cut by them, cut off at its days; else its days.';

COMMENT ON FUNCTION "private"."measure_query"(jsonb, text[], boolean) IS 'The rows behind a question that was checked, as text of a query. One line: those of the line of an answer whose keys are $9.';

COMMENT ON FUNCTION "private"."measure_source"(text) IS 'The text of a source, with the sources that it is made of.';

COMMENT ON FUNCTION "private"."measure_source_of_money"(text) IS 'The rows behind figures of money, by the name of their source, as text of a query; null for another name.';

COMMENT ON FUNCTION "private"."measure_source_of_places"(text) IS 'The rows behind figures of units, leases, requests and applications, by the name of their source, as text of a query; null for another name.';

COMMENT ON FUNCTION "private"."read_program"(uuid, text) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."redeem_program_code"(text, uuid, text, text, text, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."refresh_program_tokens"(text, uuid, text, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."register_program"(text, text[], text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."require_measure_days"(text, text) IS 'Refuses with measure_days_invalid what is no period between 1990 and 2100.';

COMMENT ON FUNCTION "private"."reserve_model_use"(uuid, uuid, uuid, bigint, bigint) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."revoke_program_grant"(uuid) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."revoke_program_token"(text, uuid) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."settle_model_use"(uuid, bigint, bigint, bigint) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."unit_market_rents"(uuid) IS 'For readers of the portfolio alone: the units that have a market rent.';

COMMENT ON FUNCTION "private"."use_program_token"(text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."without_loopback_port"(text) IS 'A program on the reader''s machine listens on a port that it cannot know before (RFC 8252, 7.3).';

COMMENT ON FUNCTION "public"."assistant_caller"(text, uuid) IS 'Who asks the assistant: {organization_id, user_id, permissions, today, cost_micros}. Members name their organization. Of a tenant it is that of the latest lease, and there are no permissions. The cost is this month''s, in millionths of a US dollar. Errors: not_allowed.';

COMMENT ON FUNCTION "public"."end_program_grant"(uuid) IS 'Ends what a program may do, at once: its tokens and its sign-in.';

COMMENT ON FUNCTION "public"."forecast_inputs"(uuid) IS 'What forecasts of rent, cash, vacancy and upkeep are made of, for readers of money, leases and the portfolio; empty lists for others. months: of ten years that are over, rent charged, costs, upkeep, and income less costs as they were paid. cash: what there was on the first of this month, without what is kept for deposits. collections: rent of three years by the month it fell due, what of it came in that month and in each of the three after, and what was owed when this month began. bills: of former months, by the month in which they are due. leases that hold or held their unit, with rent steps. No names of people. Amounts in minor units.';

COMMENT ON FUNCTION "public"."grant_program"(uuid, uuid, text, uuid, public.program_scope[], text, text, text) IS 'The caller lets a program ask in their name, for an organization or (null) for what is theirs as a tenant, in the sign-in that this is called with. The code that the program trades for tokens is kept as SHA-256 in hexadecimal, for two minutes. Errors: not_signed_in, reauthentication_needed, second_factor_needed, not_found, value_missing, value_out_of_range, value_malformed, too_many_programs.';

COMMENT ON FUNCTION "public"."keep_program_session"(uuid, text, text) IS 'Keeps the renewed sign-in of a program in place of what it was. False when another call has renewed it meanwhile.';

COMMENT ON FUNCTION "public"."lease_cohorts"(uuid, date, uuid[]) IS 'Tenancies by the quarter in which they began: how many there were, and of those old enough, how many were still there after 6, 12, 18 and 24 months. A renewal goes on with its tenancy. What the caller may not see is not counted.';

COMMENT ON FUNCTION "public"."list_program_grants"() IS 'Programs that may ask in the caller''s name, newest first. Error: not_signed_in.';

COMMENT ON FUNCTION "public"."measure_records"(uuid, jsonb, jsonb, text, integer) IS 'The rows behind an answer, or behind the line of it that has these keys, in pages that begin behind p_after: {rows: [{key, kind, id, label, day, currency, numerator, denominator, property_id, unit_id, lease_id}], next}; next is null on the last page. All pages together sum to the figure. Errors: as measures.';

COMMENT ON FUNCTION "public"."measures"(uuid, jsonb) IS 'Answers to at most 40 questions {measure, by, where: [{dimension, values}], from, until}, in their order: {rows: [{keys, currency, numerator, denominator}], names, is_cut}; 5,000 rows at most, in the order of their keys. Money in minor units; a ratio is not known where its denominator is 0. Errors: measure_question_malformed, measure_unknown, measure_cut_invalid, measure_days_invalid, measure_periods_too_many, not_allowed.';

COMMENT ON FUNCTION "public"."read_program"(uuid, text) IS 'What the caller is told of a program that asks for access: how it calls itself and where it is answered. Errors: not_signed_in, not_found (unknown, or another address than it registered).';

COMMENT ON FUNCTION "public"."redeem_program_code"(text, uuid, text, text, text, text) IS 'Trades a code for tokens, once: what the program may ask for, or null where the code is not good. Hashes are SHA-256 in hexadecimal. A code that comes again ends the grant.';

COMMENT ON FUNCTION "public"."refresh_program_tokens"(text, uuid, text, text) IS 'Trades a refresh token for new tokens, once: what the program may ask for, or null where the token is not good. One that comes again ends the grant.';

COMMENT ON FUNCTION "public"."register_program"(text, text[], text) IS 'A program registers itself, twenty an hour from one network. Returns its id. Errors: redirect_invalid, text_length, rate_limited.';

COMMENT ON FUNCTION "public"."rent_payment_records"(uuid) IS 'How the rent of each lease was paid in three years, of at most 3000 leases, those that hold their unit and the newest first, for readers of money and leases; an empty list for others. dues: rent less what was taken off. payments: what of each went to those dues. last_day: null while none is known. There is nothing of the people in it, and there must be none: no names, sex, nationality, age, family, language, complaints or requests. Amounts in minor units.';

COMMENT ON FUNCTION "public"."reserve_model_use"(uuid, uuid, uuid, bigint, bigint) IS 'Sets aside the most that a question to the model may cost, in millionths of a US dollar, before it is asked. The same id again sets nothing aside. Errors: assistant_cap_reached, rate_limited.';

COMMENT ON FUNCTION "public"."revoke_program_grant"(uuid) IS 'A program may ask nothing more in the caller''s name, from its next call on. Errors: not_signed_in, not_found.';

COMMENT ON FUNCTION "public"."revoke_program_token"(text, uuid) IS 'A program gives back what it was allowed (RFC 7009), by one of its tokens. An unknown one is no error.';

COMMENT ON FUNCTION "public"."settle_model_use"(uuid, bigint, bigint, bigint) IS 'Puts what a question really took in the place of what was set aside for it. The same id again changes nothing.';

COMMENT ON FUNCTION "public"."take_sealed_with_other_keys"(text, integer) IS 'What is sealed with another key than the one that seals now: credentials of an organization, secrets of open payments, stored cards, tokens of numbers of WhatsApp, sign-ins of programs.';

COMMENT ON FUNCTION "public"."use_program_token"(text) IS 'In whose name a program asks, by the SHA-256 of its access token in hexadecimal, and the sealed sign-in that it does so with; no row where the token is not good any more. Error: rate_limited (120 a minute).';

COMMENT ON TABLE "private"."model_uses" IS 'Single questions to the assistant''s model: what was set aside for each, and when it was settled.';

COMMENT ON TABLE "private"."program_clients" IS 'Programs that registered themselves to ask people for access (RFC 7591). They are public clients: none has a secret.';

COMMENT ON TABLE "private"."program_grants" IS 'Which program may ask for what in whose name: read through list_program_grants, gone with the account.';

COMMENT ON TABLE "private"."program_tokens" IS 'What programs were given, as hashes.';

COMMENT ON TABLE "public"."analysis_boards" IS 'Questions to the measures that somebody keeps together under a name, for themself or for the whole team. Each of views is what the address of Explore holds, in the order in which they are shown.';

COMMENT ON TABLE "public"."assistant_conversations" IS 'What a user asked the assistant in one go: the user''s own. organization_id is that which a member asked about, null of a tenant''s. title is its first question until it is renamed; asked_at is when the latest was asked.';

COMMENT ON TABLE "public"."assistant_turns" IS 'A question to the assistant and what it answered (src/data/messages/assistant). The id is the client''s: sent twice, it is one turn.';

COMMENT ON TABLE "public"."model_months" IS 'What the questions to the assistant''s model cost an organization in a month, those of its tenants included. cost_micros is in millionths of a US dollar.';

REVOKE ALL ON FUNCTION "private"."assistant_caller"(text, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."assistant_caller"(text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."assistant_caller"(text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."assistant_caller"(text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."check_measure_question"(uuid, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."check_measure_question"(uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."check_measure_question"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_measure_question"(uuid, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_measure_question"(uuid, jsonb) TO "service_role";

REVOKE ALL ON FUNCTION "private"."check_measure_shape"(jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."check_measure_shape"(jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."check_measure_shape"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_measure_shape"(jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_measure_shape"(jsonb) TO "service_role";

REVOKE ALL ON FUNCTION "private"."end_program_grant"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_program_grant"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_program_grant"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_program_grant"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."export_programs"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."export_programs"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."export_programs"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."give_program_tokens"(uuid, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."give_program_tokens"(uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."give_program_tokens"(uuid, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."grant_program"(uuid, uuid, text, uuid, public.program_scope[], text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."grant_program"(uuid, uuid, text, uuid, public.program_scope[], text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."grant_program"(uuid, uuid, text, uuid, public.program_scope[], text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."grant_program"(uuid, uuid, text, uuid, public.program_scope[], text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_program_redirect"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_program_redirect"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_program_redirect"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_program_session"(uuid, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_program_session"(uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_program_session"(uuid, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_program_session"(uuid, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."known_program"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."known_program"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."known_program"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."list_program_grants"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."list_program_grants"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."list_program_grants"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."list_program_grants"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."measure_answer"(uuid, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."measure_answer"(uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."measure_answer"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."measure_answer"(uuid, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."measure_answer"(uuid, jsonb) TO "service_role";

REVOKE ALL ON FUNCTION "private"."measure_catalog"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."measure_catalog"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."measure_catalog"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."measure_catalog"() TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."measure_catalog"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."measure_dimension"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."measure_dimension"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."measure_dimension"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."measure_dimension"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."measure_dimension"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."measure_names"(uuid, text[], jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."measure_names"(uuid, text[], jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."measure_names"(uuid, text[], jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."measure_names"(uuid, text[], jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."measure_names"(uuid, text[], jsonb) TO "service_role";

REVOKE ALL ON FUNCTION "private"."measure_owners"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."measure_owners"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."measure_owners"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."measure_owners"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."measure_owners"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."measure_parts"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."measure_parts"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."measure_parts"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."measure_parts"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."measure_parts"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."measure_periods"(jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."measure_periods"(jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."measure_periods"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."measure_periods"(jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."measure_periods"(jsonb) TO "service_role";

REVOKE ALL ON FUNCTION "private"."measure_query"(jsonb, text[], boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."measure_query"(jsonb, text[], boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."measure_query"(jsonb, text[], boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."measure_query"(jsonb, text[], boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."measure_query"(jsonb, text[], boolean) TO "service_role";

REVOKE ALL ON FUNCTION "private"."measure_source"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."measure_source"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."measure_source"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."measure_source"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."measure_source"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."measure_source_of_money"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."measure_source_of_money"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."measure_source_of_money"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."measure_source_of_money"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."measure_source_of_money"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."measure_source_of_places"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."measure_source_of_places"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."measure_source_of_places"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."measure_source_of_places"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."measure_source_of_places"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."owner_key"(text, text) FROM "authenticated";

GRANT EXECUTE ON FUNCTION "private"."owner_key"(text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."owner_key"(text, text) FROM "service_role";

GRANT EXECUTE ON FUNCTION "private"."owner_key"(text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."read_program"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."read_program"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."read_program"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."read_program"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."redeem_program_code"(text, uuid, text, text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."redeem_program_code"(text, uuid, text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."redeem_program_code"(text, uuid, text, text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."redeem_program_code"(text, uuid, text, text, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."refresh_program_tokens"(text, uuid, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refresh_program_tokens"(text, uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refresh_program_tokens"(text, uuid, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."refresh_program_tokens"(text, uuid, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."register_program"(text, text[], text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."register_program"(text, text[], text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."register_program"(text, text[], text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."register_program"(text, text[], text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."require_measure_days"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."require_measure_days"(text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."require_measure_days"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_measure_days"(text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_measure_days"(text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."reserve_model_use"(uuid, uuid, uuid, bigint, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reserve_model_use"(uuid, uuid, uuid, bigint, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."reserve_model_use"(uuid, uuid, uuid, bigint, bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."reserve_model_use"(uuid, uuid, uuid, bigint, bigint) TO "service_role";

REVOKE ALL ON FUNCTION "private"."revoke_program_grant"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."revoke_program_grant"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."revoke_program_grant"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."revoke_program_grant"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."revoke_program_token"(text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."revoke_program_token"(text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."revoke_program_token"(text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."revoke_program_token"(text, uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."settle_model_use"(uuid, bigint, bigint, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."settle_model_use"(uuid, bigint, bigint, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."settle_model_use"(uuid, bigint, bigint, bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."settle_model_use"(uuid, bigint, bigint, bigint) TO "service_role";

REVOKE ALL ON FUNCTION "private"."unit_market_rents"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."unit_market_rents"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."unit_market_rents"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."unit_market_rents"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."unit_market_rents"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."use_program_token"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."use_program_token"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."use_program_token"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."use_program_token"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."without_loopback_port"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."without_loopback_port"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."without_loopback_port"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."assistant_caller"(text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."assistant_caller"(text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."assistant_caller"(text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."end_program_grant"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_program_grant"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_program_grant"(uuid) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."forecast_inputs"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."forecast_inputs"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."forecast_inputs"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."grant_program"(uuid, uuid, text, uuid, public.program_scope[], text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."grant_program"(uuid, uuid, text, uuid, public.program_scope[], text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."grant_program"(uuid, uuid, text, uuid, public.program_scope[], text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "public"."keep_program_session"(uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_program_session"(uuid, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_program_session"(uuid, text, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."lease_cohorts"(uuid, date, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."lease_cohorts"(uuid, date, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."lease_cohorts"(uuid, date, uuid[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_program_grants"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_program_grants"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_program_grants"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."measure_records"(uuid, jsonb, jsonb, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."measure_records"(uuid, jsonb, jsonb, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."measure_records"(uuid, jsonb, jsonb, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."measures"(uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."measures"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."measures"(uuid, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_program"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."read_program"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_program"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "public"."redeem_program_code"(text, uuid, text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."redeem_program_code"(text, uuid, text, text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."redeem_program_code"(text, uuid, text, text, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."refresh_program_tokens"(text, uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."refresh_program_tokens"(text, uuid, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."refresh_program_tokens"(text, uuid, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."register_program"(text, text[], text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."register_program"(text, text[], text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."register_program"(text, text[], text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."rent_payment_records"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."rent_payment_records"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."rent_payment_records"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."reserve_model_use"(uuid, uuid, uuid, bigint, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."reserve_model_use"(uuid, uuid, uuid, bigint, bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."reserve_model_use"(uuid, uuid, uuid, bigint, bigint) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."revoke_program_grant"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."revoke_program_grant"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."revoke_program_grant"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."revoke_program_token"(text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."revoke_program_token"(text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."revoke_program_token"(text, uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."settle_model_use"(uuid, bigint, bigint, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."settle_model_use"(uuid, bigint, bigint, bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."settle_model_use"(uuid, bigint, bigint, bigint) TO "service_role";

REVOKE ALL ON FUNCTION "public"."use_program_token"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."use_program_token"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."use_program_token"(text) TO "service_role";

REVOKE ALL ON TABLE "public"."analysis_boards" FROM "authenticated";

REVOKE ALL ("id") ON TABLE "public"."analysis_boards" FROM "authenticated";

GRANT INSERT ("id") ON TABLE "public"."analysis_boards" TO "authenticated";

REVOKE ALL ("is_shared") ON TABLE "public"."analysis_boards" FROM "authenticated";

GRANT INSERT ("is_shared"), UPDATE ("is_shared") ON TABLE "public"."analysis_boards" TO "authenticated";

REVOKE ALL ("name") ON TABLE "public"."analysis_boards" FROM "authenticated";

GRANT INSERT ("name"), UPDATE ("name") ON TABLE "public"."analysis_boards" TO "authenticated";

REVOKE ALL ("organization_id") ON TABLE "public"."analysis_boards" FROM "authenticated";

GRANT INSERT ("organization_id") ON TABLE "public"."analysis_boards" TO "authenticated";

REVOKE ALL ("position") ON TABLE "public"."analysis_boards" FROM "authenticated";

GRANT INSERT ("position"), UPDATE ("position") ON TABLE "public"."analysis_boards" TO "authenticated";

REVOKE ALL ("views") ON TABLE "public"."analysis_boards" FROM "authenticated";

GRANT INSERT ("views"), UPDATE ("views") ON TABLE "public"."analysis_boards" TO "authenticated";

GRANT DELETE, SELECT ON TABLE "public"."analysis_boards" TO "authenticated";

GRANT DELETE, INSERT, MAINTAIN, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."analysis_boards" TO "service_role";

REVOKE ALL ("organization_id") ON TABLE "public"."assistant_conversations" FROM "authenticated";

GRANT INSERT ("organization_id") ON TABLE "public"."assistant_conversations" TO "authenticated";

REVOKE ALL ON TABLE "public"."model_months" FROM "authenticated";

GRANT SELECT ON TABLE "public"."model_months" TO "authenticated";

GRANT DELETE, INSERT, MAINTAIN, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."model_months" TO "service_role";

ALTER TABLE "public"."analysis_boards"
  ADD CONSTRAINT "analysis_boards_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE UNIQUE INDEX analysis_boards_one_name ON public.analysis_boards USING btree (user_id, organization_id, lower(btrim(name)));

CREATE POLICY "members change their own boards" ON "public"."analysis_boards"
  FOR UPDATE
  TO "authenticated"
  USING (((user_id = ( SELECT auth.uid() AS uid)) AND (organization_id = ANY (ARRAY( SELECT private.my_organization_ids('money.read'::text) AS my_organization_ids)))))
  WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND (organization_id = ANY (ARRAY( SELECT private.my_organization_ids('money.read'::text) AS my_organization_ids)))));

CREATE POLICY "members keep boards of their own" ON "public"."analysis_boards"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND (organization_id = ANY (ARRAY( SELECT private.my_organization_ids('money.read'::text) AS my_organization_ids)))));

CREATE POLICY "members remove their own boards" ON "public"."analysis_boards"
  FOR DELETE
  TO "authenticated"
  USING (((user_id = ( SELECT auth.uid() AS uid)) AND (organization_id = ANY (ARRAY( SELECT private.my_organization_ids('money.read'::text) AS my_organization_ids)))));

CREATE POLICY "members see their own boards and shared ones" ON "public"."analysis_boards"
  FOR SELECT
  TO "authenticated"
  USING
    (((is_shared OR (user_id = ( SELECT auth.uid() AS uid))) AND (organization_id = ANY (ARRAY( SELECT private.my_organization_ids('money.read'::text) AS my_organization_ids)))));

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
  ('assistant_cap_reached', 'conflict'),
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
