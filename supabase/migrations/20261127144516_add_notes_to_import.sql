SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.import_people (
  p_organization_id uuid,
  p_rows            jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_judged jsonb;
begin
  select jsonb_agg(to_jsonb(g) || jsonb_build_object('reason', case when g.nth > 1 then 'repeated' when g.known is not null then 'known' end,
    'id', coalesce(g.known, gen_random_uuid()))) into v_judged
  from (
    select r.*, row_number() over (partition by r.reference order by r.line) as nth,
      private.referred_record(p_organization_id, 'person', r.reference) as known
    from jsonb_to_recordset(p_rows) as r (line integer, reference text, full_name text, email text, phone text,
      identity_type public.identity_type, identity_number text, notes text)
  ) g;
  insert into public.people (id, organization_id, full_name, email, phone, identity_type, identity_number)
  select j.id, p_organization_id, j.full_name, j.email, j.phone, j.identity_type, j.identity_number
  from jsonb_to_recordset(v_judged) as j (id uuid, line integer, full_name text, email text, phone text,
    identity_type public.identity_type, identity_number text, reason text)
  where j.reason is null order by j.line;
  insert into public.person_notes (organization_id, person_id, body)
  select p_organization_id, j.id, btrim(j.notes)
  from jsonb_to_recordset(v_judged) as j (id uuid, line integer, notes text, reason text)
  where j.reason is null and btrim(j.notes) <> '' order by j.line;
  perform private.note_references(p_organization_id, 'person', v_judged);
  return private.import_outcome(v_judged);
end
$function$;

COMMENT ON FUNCTION "private"."import_people"(uuid, jsonb) IS 'Adds the people of a portfolio file, each with the note that it brings.';
