-- What the tax authority said of a document, or that it said nothing.
create function private.ecf_delay(p_attempts integer)
returns interval
language sql
immutable
set search_path = ''
as $$ select make_interval(mins => (array[1, 2, 5, 15, 60])[least(greatest(p_attempts, 1), 5)]) $$;
comment on function private.ecf_delay is 'How long to wait after so many tries: 1, 2, 5, 15, then 60 minutes.';

create function private.is_delivered_kind(p_kind public.ncf_kind)
returns boolean
language sql
immutable
set search_path = ''
as $$ select p_kind in ('fiscal_credit', 'debit_note', 'credit_note', 'special_regime') $$;
comment on function private.is_delivered_kind is
  'Whether a document of a kind is also sent to its buyer, if they have services for it.';

create function private.reject_ecf_receipt(p_document public.ecf_documents)
returns void
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function private.reject_ecf_receipt is
  'What was rejected has no fiscal value: no form counts it, and those who handle money are told. The caller holds the money lock.';

create function private.record_ecf_verdict(
  p_document_id uuid, p_claim_id uuid, p_state text, p_messages jsonb default '[]', p_is_number_used boolean default null,
  p_answer text default null, p_now timestamptz default now())
returns void
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
select private.declare_verb('record_ecf_verdict', 'service', p_callers => 'service_role', p_comment =>
  'For the Worker: what the tax authority said of a document: accepted, conditional or rejected; in_process or unknown: it is asked again later. p_answer: as it came. Ends the claim. Errors: ecf_claim_lost, value_malformed.');

create function private.record_ecf_fault(
  p_document_id uuid, p_claim_id uuid, p_fault text, p_status integer default null, p_messages jsonb default '[]',
  p_may_have_arrived boolean default false, p_now timestamptz default now())
returns void
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
select private.declare_verb('record_ecf_fault', 'service', p_callers => 'service_role', p_comment =>
  'For the Worker: no answer (p_fault unreachable, maintenance), or one that is none (refused). The document is tried again after 1, 2, 5, 15, then 60 minutes; others wait while nobody answers. After ten minutes what is signed and not sent is in contingency. Ends the claim. Errors: ecf_claim_lost.');
