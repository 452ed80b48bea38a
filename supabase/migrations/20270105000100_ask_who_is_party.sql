-- What is done with, sent to or counted of tenants asks who is a party today (public.lease_parties); what is written down for
-- them keeps asking public.lease_tenants. tests/db/left-tenants.test.ts has the list of those that do, and why.
create function pg_temp.rewrite(p_name text, p_from text, p_to text)
returns void
language plpgsql
as $$
declare
  v_function record;
  v_count integer := 0;
begin
  for v_function in
    select pg_get_functiondef(p.oid) as definition from pg_catalog.pg_proc p
    where p.proname = p_name and p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and strpos(p.prosrc, p_from) > 0
  loop
    execute replace(v_function.definition, p_from, p_to);
    v_count := v_count + 1;
  end loop;
  if v_count = 0 then
    raise exception '% has no "%"', p_name, p_from;
  end if;
end
$$;

select pg_temp.rewrite(name, 'public.lease_tenants', 'public.lease_parties')
from unnest(array['ask_for_document', 'bank_candidates', 'bank_line_matches', 'carriable_autopays',
  'contract_facts', 'document_readers', 'end_autopays', 'export_entries', 'fill_words', 'find_charges', 'find_payments',
  'find_units', 'hand_in_requested_file', 'house_rule_readers', 'insert_contract', 'invite_tenant', 'lease_tenant_names',
  'lives_where_notice_is_for', 'mail_card_dispute', 'mail_moved_maintenance', 'mail_published_rules', 'mail_reported_payment',
  'mail_tenants', 'mail_unit_move', 'mail_waiting_parcel', 'may_still_receive', 'meter_payer', 'my_proof_folders', 'notice_people', 'preview_month',
  'report_aged_receivables', 'report_deposits_held', 'report_entries', 'report_rent_roll', 'request_payment_plan',
  'set_lease_guarantors', 'tell_of_declined_autopay', 'tell_of_document_decision', 'tell_of_message', 'unit_timeline']) as name;

-- A paper has the names of its own day.
select pg_temp.rewrite('receipt_details', $from$(select string_agg(pe.full_name, ', ' order by lt.is_primary desc, pe.full_name)
        from public.lease_tenants lt join public.people pe on pe.id = lt.person_id where lt.lease_id = p.lease_id)$from$,
  'private.lease_party_names(p.lease_id, p.paid_on)');
select pg_temp.rewrite('statement_details', $from$(select string_agg(pe.full_name, ', ' order by lt.is_primary desc, pe.full_name)
        from public.lease_tenants lt join public.people pe on pe.id = lt.person_id where lt.lease_id = l.id)$from$,
  'private.lease_party_names(l.id, coalesce(l.ended_on, l.ends_on))');

-- A lease that follows takes those who are still there when it begins.
select pg_temp.rewrite(name, $from$array(select person_id from public.lease_tenants
    where lease_id = p_lease_id order by is_primary desc, created_at, id)$from$,
  'private.lease_party_ids(p_lease_id, p_starts_on)')
from unnest(array['draft_renewal', 'renew_lease']) as name;

select pg_temp.rewrite('move_parties', $from$array(select person_id from public.lease_tenants
    where lease_id = p_old.id order by is_primary desc, created_at, id)$from$, 'private.lease_party_ids(p_old.id, p_new.starts_on)');

-- Whatever lets tenants change lets one of them leave.
select pg_temp.rewrite('lease_refusal', $from$'change_lease_tenants',$from$, $to$'change_lease_tenants', 'set_tenant_departure',$to$);

-- What a job marks is nobody's deed.
select pg_temp.rewrite('list_activity', $from$'reversal_entry_id']$from$, $to$'reversal_entry_id', 'has_left']$to$);

-- Views that name the first tenant.
do $$
declare
  v_view text;
begin
  perform set_config('search_path', '', true);
  foreach v_view in array array['charges_to_invoice', 'documents_list'] loop
    execute format('create or replace view public.%I with (security_invoker = true) as %s', v_view,
      replace(pg_catalog.pg_get_viewdef(format('public.%I', v_view)::pg_catalog.regclass), 'public.lease_tenants', 'public.lease_parties'));
  end loop;
end
$$;
reset search_path;
drop function pg_temp.rewrite;
