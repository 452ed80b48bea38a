-- What the Worker takes to sign and send. Whoever claimed a document works on it alone, for two minutes; what is written down under
-- a claim that another has taken over is refused.
create function private.is_note_kind(p_kind public.ncf_kind)
returns boolean
language sql
immutable
set search_path = ''
as $$ select p_kind in ('credit_note', 'debit_note') $$;
comment on function private.is_note_kind is 'Whether a kind of receipt is about another receipt.';

create function private.may_note_go(p_invoice_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((select i.replaces_paper_id is not null
      or private.ecf_verdict_of(b.id, b.ncf) in ('accepted', 'conditional', 'paper')
    from public.fiscal_invoices i join public.fiscal_invoices b on b.id = i.modifies_id where i.id = p_invoice_id), true)
$$;
comment on function private.may_note_go is
  'Whether the tax authority accepted the receipt that a note is about; it refuses notes about others.';

create function private.due_ecf(p_now timestamptz)
returns setof public.ecf_documents
language sql
stable
security definer
set search_path = ''
as $$
  select d.* from public.ecf_documents d join public.fiscal_issuers i on i.id = d.issuer_id
  where d.state in ('to_sign', 'signed', 'sent') and d.next_try_at <= p_now and (d.claimed_until is null or d.claimed_until <= p_now)
    and i.issuing_way in ('direct', 'provider') and (not private.is_note_kind(d.ncf_kind) or private.may_note_go(d.invoice_id))
$$;
comment on function private.due_ecf is 'Documents that are due, and that nobody works on.';

create function private.ecf_probes(p_now timestamptz)
returns uuid[]
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function private.ecf_probes is
  'Of each place that does not answer, the one document by which it is tried this minute.';

create function private.ecf_work(p_document public.ecf_documents, p_is_held boolean)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
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
$$;
comment on function private.ecf_work is 'A claimed document as the Worker takes it.';

create function private.claim_ecf_work(p_limit integer, p_document_id uuid default null, p_now timestamptz default now())
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
select private.declare_verb('claim_ecf_work', 'service', p_callers => 'service_role', p_comment =>
  'For the Worker: documents that are due to be signed, sent or asked for, receipts before notes, as its own for two minutes; p_document_id: that one alone, due or not. A note is given when its receipt was accepted. While a place takes no documents: one a minute, what is to be signed (isHeld), which is not sent, and what is only asked for.');

create function private.ecf_of_claim(p_document_id uuid, p_claim_id uuid, p_states public.ecf_state[])
returns public.ecf_documents
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_document public.ecf_documents;
begin
  select * into v_document from public.ecf_documents where id = p_document_id for update;
  if v_document.id is null or v_document.claim_id is distinct from p_claim_id or v_document.state <> all (p_states) then
    perform private.fail('ecf_claim_lost');
  end if;
  return v_document;
end
$$;
comment on function private.ecf_of_claim is
  'The document of a claim, locked. Refuses with ecf_claim_lost when somebody else has it by now, or its state is another.';

create function private.keep_ecf_file(p_document public.ecf_documents, p_kind text, p_direction text, p_bytes bytea)
returns uuid
language sql
security definer
set search_path = ''
as $$
  insert into public.ecf_files (organization_id, document_id, kind, direction, bytes)
  values (p_document.organization_id, p_document.id, p_kind, p_direction, p_bytes) returning id
$$;
comment on function private.keep_ecf_file is 'Keeps the bytes of what was signed or answered.';

create function private.note_ecf(p_document public.ecf_documents, p_kind text, p_detail jsonb default '{}', p_status integer default null)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.ecf_events (organization_id, document_id, kind, status, detail, actor_id)
  values (p_document.organization_id, p_document.id, p_kind, p_status, jsonb_strip_nulls(p_detail), (select auth.uid()))
$$;
comment on function private.note_ecf is 'Writes down a step of a document.';

create function private.store_signed_ecf(
  p_document_id uuid, p_claim_id uuid, p_signed_at timestamptz, p_security_code text, p_sha256 text, p_files jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
select private.declare_verb('store_signed_ecf', 'service', p_callers => 'service_role', p_comment =>
  'For the Worker: keeps what was signed, before it is sent for the first time; it is never signed again. p_files: kind (ecf, and rfce of a summary) and base64. The claim goes on. Errors: ecf_claim_lost, value_malformed (p_sha256 is not of the ecf).');

create function private.release_ecf(p_document_id uuid, p_claim_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.ecf_of_claim(p_document_id, p_claim_id, '{to_sign,signed,sent}');
  update public.ecf_documents set claim_id = null, claimed_until = null where id = p_document_id;
end
$$;
select private.declare_verb('release_ecf', 'service', p_callers => 'service_role', p_comment =>
  'For the Worker: ends a claim of a document that was signed and not sent, because nobody answers. Errors: ecf_claim_lost.');

create function private.refuse_ecf(p_document_id uuid, p_claim_id uuid, p_problems jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_document public.ecf_documents := private.ecf_of_claim(p_document_id, p_claim_id, '{to_sign}');
begin
  update public.ecf_documents set problems = p_problems, next_try_at = null, claim_id = null, claimed_until = null,
    attempts = attempts + 1 where id = p_document_id;
  perform private.note_ecf(v_document, 'fault', jsonb_build_object('problems', p_problems));
end
$$;
select private.declare_verb('refuse_ecf', 'service', p_callers => 'service_role', p_comment =>
  'For the Worker: a document cannot be signed as it is. It waits with what is wrong until somebody says to try again. Errors: ecf_claim_lost.');

create function private.record_ecf_sending(p_document_id uuid, p_claim_id uuid, p_track_id text, p_file text default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
select private.declare_verb('record_ecf_sending', 'service', p_callers => 'service_role', p_comment =>
  'For the Worker: a document came, under a number by which its result is asked for. The claim goes on. Errors: ecf_claim_lost.');

create function private.reopen_ecf_sending(p_document public.ecf_documents)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from private.ecf_breakers b using public.fiscal_issuers i
  where i.id = p_document.issuer_id and b.environment = p_document.environment and b.issuing_way = i.issuing_way
$$;
comment on function private.reopen_ecf_sending is 'Where a document went somebody answers: all are sent again.';

create function private.read_ecf_file(p_document_id uuid, p_kind text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select replace(encode(f.bytes, 'base64'), E'\n', '') from public.ecf_documents d
  join public.ecf_files f on f.organization_id = d.organization_id and f.document_id = d.id and f.kind = p_kind
  where d.id = p_document_id order by f.created_at desc limit 1
$$;
select private.declare_verb('read_ecf_file', 'service', p_callers => 'service_role', p_comment =>
  'For the Worker: the bytes of a kind of file of a document in base64, the last of them; null where there is none.');
