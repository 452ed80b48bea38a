-- Receipts that DGII accepted go to their buyers, too, where those issue themselves.
create function private.claim_ecf_deliveries(p_limit integer default 20, p_now timestamptz default now())
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_claimed jsonb;
begin
  -- Whoever else signs delivers, too.
  update public.ecf_documents d set delivery_state = 'not_due', delivery_reason = 'by_provider' from public.fiscal_issuers i
  where d.delivery_state = 'to_deliver' and i.id = d.issuer_id and i.issuing_way <> 'direct';
  with chosen as (
    select d.id from public.ecf_documents d left join private.ecf_deliveries t on t.document_id = d.id
    where d.delivery_state = 'to_deliver' and d.state in ('accepted', 'conditional') and coalesce(t.next_try_at <= p_now, true)
    order by d.answered_at, d.id limit least(greatest(coalesce(p_limit, 20), 0), 200) for update of d skip locked),
  claimed as (
    insert into private.ecf_deliveries as t (document_id, attempts, next_try_at)
    select c.id, 1, p_now + interval '2 minutes' from chosen c
    on conflict (document_id) do update set attempts = t.attempts + 1, next_try_at = p_now
      + (array['2 minutes', '5 minutes', '15 minutes', '1 hour', '6 hours', '1 day']::interval[])[least(t.attempts + 1, 6)]
    returning t.document_id)
  select coalesce(jsonb_agg(jsonb_build_object('document_id', d.id, 'issuer_id', d.issuer_id, 'issuing_way', i.issuing_way,
      'environment', d.environment, 'issuer_tax_id', i.tax_id, 'buyer_tax_id', d.buyer_tax_id, 'encf', d.encf,
      'file', private.read_ecf_file(d.id, 'ecf')) order by d.answered_at, d.id), '[]')
  into v_claimed
  from claimed c join public.ecf_documents d on d.id = c.document_id join public.fiscal_issuers i on i.id = d.issuer_id;
  return v_claimed;
end
$$;
select private.declare_verb('claim_ecf_deliveries', 'service', p_callers => 'service_role', p_comment =>
  'For the Worker: accepted receipts that are to be delivered to their buyers now, each for one caller, with their bytes in base64; what fails comes again after a while that grows to a day.');

create function private.record_ecf_delivery(
  p_document_id uuid, p_state text, p_reason text default '', p_acknowledgement text default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_document public.ecf_documents;
  v_state public.ecf_delivery := p_state::public.ecf_delivery;
begin
  select * into v_document from public.ecf_documents where id = p_document_id and delivery_state = 'to_deliver' for update;
  if v_document.id is null then
    return;
  end if;
  -- After some days of trying a person has to look: the receipt counts all the same.
  if v_state = 'to_deliver' and (select t.attempts >= 8 from private.ecf_deliveries t where t.document_id = p_document_id) then
    v_state := 'unreachable';
  end if;
  update public.ecf_documents set delivery_state = v_state, delivery_reason = nullif(left(coalesce(p_reason, ''), 500), '')
  where id = p_document_id;
  if p_acknowledgement is not null then
    perform private.keep_ecf_file(v_document, 'arecf', 'in', decode(p_acknowledgement, 'base64'));
  end if;
  if v_state <> 'to_deliver' then
    perform private.note_ecf(v_document, 'delivered', jsonb_build_object('state', v_state, 'reason', p_reason));
  end if;
  if v_state = 'unreachable' then
    perform private.notify_office_of_ecf(v_document.organization_id, 'undelivered', jsonb_build_object('encf', v_document.encf,
      'buyer', v_document.buyer_tax_id), p_document_id::text);
  end if;
end
$$;
select private.declare_verb('record_ecf_delivery', 'service', p_callers => 'service_role', p_comment =>
  'For the Worker: what a buyer acknowledged (base64): delivered, refused with its reason, not_due where they have no services; to_deliver: it is tried again, and is unreachable after eight times, of which the office is told.');

create function private.take_ecf_approval(
  p_issuer_id uuid, p_encf text, p_buyer_tax_id text, p_total_minor bigint, p_is_approved boolean, p_reason text, p_file text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_document public.ecf_documents;
begin
  select d.* into v_document from public.ecf_documents d join public.fiscal_issuers i on i.id = d.issuer_id
  where d.issuer_id = p_issuer_id and d.environment = i.environment and d.encf = p_encf and not d.number_given_back
    and d.buyer_tax_id = p_buyer_tax_id and d.buyer_tax_id <> '' and d.total_minor = p_total_minor
    and d.state in ('sent', 'accepted', 'conditional')
  for update of d;
  if v_document.id is null or p_is_approved is null then
    return false;
  elsif v_document.approval_state <> 'none' then
    -- The first answer counts: the same once more is taken, another one is not.
    return (v_document.approval_state = 'approved') = p_is_approved;
  end if;
  update public.ecf_documents set
    approval_state = (case when p_is_approved then 'approved' else 'refused' end)::public.ecf_approval,
    approval_reason = case when not p_is_approved then left(coalesce(nullif(btrim(p_reason), ''), '-'), 500) end
  where id = v_document.id;
  perform private.keep_ecf_file(v_document, 'acecf', 'in', decode(p_file, 'base64'));
  perform private.note_ecf(v_document, 'approved', jsonb_build_object('is_approved', p_is_approved, 'reason', p_reason));
  return true;
end
$$;
select private.declare_verb('take_ecf_approval', 'service', p_callers => 'service_role', p_comment =>
  'For the Worker: what a buyer says of the deal of a receipt of the issuer, with the signed document (base64). False where there is no such receipt for that buyer and amount, or they said something else before.');
