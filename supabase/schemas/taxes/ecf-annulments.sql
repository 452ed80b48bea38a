-- Numbers of documents that were sent to nobody are told to the authority as unused (ANECF). What may have come is corrected by a
-- note, never annulled.
create function private.annul_document(p_document_id uuid)
returns public.ecf_documents
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function private.annul_document is
  'Annuls a document that was sent to nobody; refuses with ecf_not_cancelled any other. The caller holds the money lock.';

create function private.annul_purchase_ecf(p_receipt_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.annul_document(d.id) from public.ecf_documents d where d.purchase_receipt_id = p_receipt_id and d.state <> 'rejected';
exception when raise_exception then
  -- Which note corrects such a receipt is open: a credit note, which the other sentence speaks of, is for clients.
  if sqlerrm = 'ecf_not_cancelled' then
    perform private.fail('purchase_ecf_not_cancelled');
  end if;
  raise;
end
$$;
comment on function private.annul_purchase_ecf is
  'With the receipt of a purchase its document is annulled, if it was sent to nobody; what was rejected needs no annulment.';

create function private.annul_ecf(p_document_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
select private.declare_verb('annul_ecf', 'money.reverse', p_repeatable => true, p_comment =>
  'Takes back an e-CF that was sent to nobody: its number is told to the tax authority as unused, its ITBIS is taken back, its charges may get another receipt. Returns the receipt''s id. Errors: not_found, purchase_receipt_stays (its bill is voided instead), invoice_cancelled, ecf_rejected, note_stays, invoice_has_withholding, ecf_not_cancelled (the tax authority may have it), month_filed.');

create function private.environment_of_range(p_range_id uuid)
returns public.ecf_environment
language sql
stable
security definer
set search_path = ''
as $$
  select r.environment from public.ncf_ranges r where r.id = p_range_id
$$;
comment on function private.environment_of_range is
  'Where the numbers of an electronic range are used, and so annulled; null for paper.';

create function private.claim_unused_numbers(p_now timestamptz, p_limit integer)
returns table (claim_id uuid, organization_id uuid, issuer_id uuid, environment public.ecf_environment)
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function private.claim_unused_numbers is
  'Takes what is due to be annulled, annulled documents and numbers that were marked unusable, for two minutes: a claim for each issuer and environment.';

create function private.claim_ecf_annulments(p_limit integer, p_now timestamptz default now())
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
select private.declare_verb('claim_ecf_annulments', 'service', p_callers => 'service_role', p_comment =>
  'For the Worker: numbers that are unused and not notified yet, of documents (numbers) and as they were marked by hand (spans, first and last), one row for each issuer and environment, as its own for two minutes.');

create function private.encf_of(p_ncf_type text, p_number bigint)
returns text
language sql
immutable
set search_path = ''
as $$ select 'E' || p_ncf_type || lpad(p_number::text, 10, '0') $$;
comment on function private.encf_of is 'An electronic number as it is written.';

create function private.record_ecf_annulment(p_claim_id uuid, p_file text, p_not_annulled jsonb, p_now timestamptz default now())
returns void
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
select private.declare_verb('record_ecf_annulment', 'service', p_callers => 'service_role', p_comment =>
  'For the Worker: the tax authority heard of numbers as unused, by this file (base64); p_not_annulled: those that it did not take. Errors: ecf_claim_lost.');

create function private.record_ecf_annulment_fault(
  p_claim_id uuid, p_fault text, p_status integer default null, p_messages jsonb default '[]', p_now timestamptz default now())
returns void
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
select private.declare_verb('record_ecf_annulment_fault', 'service', p_callers => 'service_role', p_comment =>
  'For the Worker: the tax authority could not be notified of unused numbers; again in an hour. Errors: ecf_claim_lost.');
