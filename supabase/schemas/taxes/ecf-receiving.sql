-- The public services at which other issuers reach one of ours: who they are for, their seeds, and what comes.
create function private.find_ecf_receiver(p_slug text, p_client text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_issuer public.fiscal_issuers;
begin
  perform private.count_attempt('ecf receiver', p_client, 1200, interval '1 hour');
  select * into v_issuer from public.fiscal_issuers
  where reception_slug = lower(p_slug) and tax_id <> '' and issuing_way = 'direct';
  if v_issuer.id is null then
    return null;
  end if;
  return jsonb_build_object('organization_id', v_issuer.organization_id, 'issuer_id', v_issuer.id, 'environment', v_issuer.environment,
    'tax_id', v_issuer.tax_id);
end
$$;
select private.declare_verb('find_ecf_receiver', 'service', p_callers => 'service_role', p_comment =>
  'Whose public services are at an address: {organization_id, issuer_id, environment, tax_id}; null where nobody''s are. Error: rate_limited.');

create function private.find_own_ecf_receiver(p_organization_id uuid, p_tax_id text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_permission(p_organization_id, 'money.write');
  return (select jsonb_build_object('organization_id', i.organization_id, 'issuer_id', i.id, 'environment', i.environment,
      'tax_id', i.tax_id)
    from public.fiscal_issuers i where i.organization_id = p_organization_id and i.tax_id = p_tax_id and i.tax_id <> '');
end
$$;
select private.declare_verb('find_own_ecf_receiver', 'money.write', p_comment =>
  'The issuer of the organization with this number, for whom a file is that somebody uploads; null where it has none. Error: not_allowed.');

create function private.make_ecf_seed(p_issuer_id uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_seed text := encode(extensions.gen_random_bytes(48), 'base64');
begin
  delete from private.ecf_seeds where expires_at < now();
  insert into private.ecf_seeds (seed, issuer_id, expires_at) values (v_seed, p_issuer_id, now() + interval '5 minutes');
  return v_seed;
end
$$;
select private.declare_verb('make_ecf_seed', 'service', p_callers => 'service_role', p_comment =>
  'A random text that whoever wants to send to the issuer signs within five minutes.');

create function private.take_ecf_seed(p_issuer_id uuid, p_seed text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_expires timestamptz;
begin
  delete from private.ecf_seeds where seed = p_seed and issuer_id = p_issuer_id returning expires_at into v_expires;
  return coalesce(v_expires >= now(), false);
end
$$;
select private.declare_verb('take_ecf_seed', 'service', p_callers => 'service_role', p_comment =>
  'Takes a seed of the issuer, which no one can take again. False where it gave no such one, or too long ago.');

create function private.keep_received_file(p_received_id uuid, p_kind text, p_direction text, p_file text)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.ecf_files (organization_id, received_id, kind, direction, bytes)
  select e.organization_id, e.id, p_kind, p_direction, decode(p_file, 'base64')
  from public.ecf_received e where e.id = p_received_id and p_file is not null
$$;
comment on function private.keep_received_file is 'Keeps the exact bytes (base64) of a document; null for none.';

create function private.note_received(p_received_id uuid, p_kind text, p_detail jsonb default '{}')
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.ecf_events (organization_id, received_id, kind, detail, actor_id)
  select e.organization_id, e.id, p_kind, jsonb_strip_nulls(p_detail), (select auth.uid()) from public.ecf_received e
  where e.id = p_received_id
$$;
comment on function private.note_received is 'Writes down a step of a received receipt.';

create function private.receive_ecf(
  p_issuer_id uuid, p_receipt jsonb, p_file text default null, p_acknowledgement text default null, p_refusal integer default null,
  p_is_uploaded boolean default false)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_issuer public.fiscal_issuers;
  v_id uuid;
begin
  select * into v_issuer from public.fiscal_issuers where id = p_issuer_id;
  if v_issuer.id is null then
    perform private.fail('not_found');
  end if;
  insert into public.ecf_received (organization_id, issuer_id, environment, sender_tax_id, sender_name, encf, ncf_kind, issued_on,
    total_minor, itbis_minor, security_code, facts, is_uploaded, state, refusal)
  select v_issuer.organization_id, v_issuer.id, v_issuer.environment, r.sender_tax_id, left(btrim(coalesce(r.sender_name, '')), 150),
    r.encf, r.ncf_kind, r.issued_on, coalesce(r.total_minor, 0), coalesce(r.itbis_minor, 0), left(coalesce(r.security_code, ''), 6),
    coalesce(r.facts, '{}'), coalesce(p_is_uploaded, false), case when p_refusal is null then 'received' else 'refused' end, p_refusal
  from jsonb_to_record(p_receipt) as r (sender_tax_id text, sender_name text, encf text, ncf_kind public.ncf_kind, issued_on date,
    total_minor bigint, itbis_minor bigint, security_code text, facts jsonb)
  on conflict do nothing
  returning id into v_id;
  if v_id is not null then
    perform private.keep_received_file(v_id, 'ecf', 'in', p_file);
    perform private.keep_received_file(v_id, 'arecf', 'out', p_acknowledgement);
    return jsonb_build_object('id', v_id, 'is_new', true);
  end if;
  -- It is there already: the first one counts, whatever comes under its number.
  return jsonb_build_object('is_new', false, 'id', (select e.id from public.ecf_received e
    where e.issuer_id = v_issuer.id and e.environment = v_issuer.environment and e.sender_tax_id = p_receipt ->> 'sender_tax_id'
      and e.encf = p_receipt ->> 'encf' and e.refusal is not distinct from p_refusal));
end
$$;
select private.declare_verb('receive_ecf', 'service', p_callers => 'service_role', p_comment =>
  'Keeps what another issuer sent, with its exact bytes and our acknowledgement (base64), in one step; p_refusal: why it is not received. Returns {id, is_new}: a number that was received is not received again. p_receipt: {sender_tax_id, sender_name, encf, ncf_kind, issued_on, total_minor, itbis_minor, security_code, facts}. Error: not_found.');

create function private.find_ecf_again(p_issuer_id uuid, p_sender_tax_id text, p_encf text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', e.id, 'file', (select replace(encode(f.bytes, 'base64'), E'\n', '') from public.ecf_files f
    where f.received_id = e.id and f.kind = 'arecf_again' and f.direction = 'out'))
  from public.ecf_received e join public.fiscal_issuers i on i.id = e.issuer_id and i.environment = e.environment
  where e.issuer_id = p_issuer_id and e.sender_tax_id = p_sender_tax_id and e.encf = p_encf and e.state <> 'refused'
$$;
select private.declare_verb('find_ecf_again', 'service', p_callers => 'service_role', p_comment =>
  'Whether a number was received before: {id, file}, with what was answered when it came again (base64), null the first time; null where it is new.');

create function private.keep_ecf_again(p_received_id uuid, p_file text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform 1 from public.ecf_received where id = p_received_id and state <> 'refused' for update;
  if not found then
    return null;
  end if;
  if not exists (select 1 from public.ecf_files where received_id = p_received_id and kind = 'arecf_again' and direction = 'out') then
    perform private.keep_received_file(p_received_id, 'arecf_again', 'out', p_file);
  end if;
  return (select replace(encode(bytes, 'base64'), E'\n', '') from public.ecf_files
    where received_id = p_received_id and kind = 'arecf_again' and direction = 'out');
end
$$;
select private.declare_verb('keep_ecf_again', 'service', p_callers => 'service_role', p_comment =>
  'Keeps the signed acknowledgment (base64) that a receipt was sent twice; returns the one that was kept first, null where there is no such receipt.');

create function private.note_received_fault(p_received_id uuid, p_fault text)
returns void
language sql
security definer
set search_path = ''
as $$ select private.note_received(p_received_id, 'fault', jsonb_build_object('fault', left(p_fault, 60))) $$;
select private.declare_verb('note_received_fault', 'service', p_callers => 'service_role', p_comment =>
  'Writes down that the work on a received receipt failed, in a word; it is taken up again later.');

create function private.claim_received_ecf(p_limit integer default 50, p_now timestamptz default now())
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_claimed jsonb;
begin
  with chosen as (
    select e.id from public.ecf_received e
    -- The certification has no service that could be asked.
    where e.state = 'received' and e.next_try_at <= p_now and e.environment <> 'certecf'
    order by e.next_try_at, e.id limit least(greatest(coalesce(p_limit, 50), 0), 200) for update skip locked),
  claimed as (
    update public.ecf_received e set attempts = e.attempts + 1, next_try_at = p_now
      + (array['2 minutes', '5 minutes', '15 minutes', '1 hour', '6 hours', '1 day']::interval[])[least(e.attempts + 1, 6)]
    from chosen c where e.id = c.id returning e.*)
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'issuer_id', c.issuer_id, 'environment', c.environment,
      'issuing_way', i.issuing_way, 'tax_id', i.tax_id, 'sender_tax_id', c.sender_tax_id, 'encf', c.encf,
      'security_code', c.security_code) order by c.created_at, c.id), '[]')
  into v_claimed
  from claimed c join public.fiscal_issuers i on i.id = c.issuer_id;
  return v_claimed;
end
$$;
select private.declare_verb('claim_received_ecf', 'service', p_callers => 'service_role', p_comment =>
  'Received receipts of which DGII is to be asked now, each for one caller; what has no answer comes again after a while that grows to a day.');

create function private.record_received_verdict(p_received_id uuid, p_is_accepted boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.ecf_received set state = case when p_is_accepted then 'accepted_by_dgii' else 'rejected_by_dgii' end
  where id = p_received_id and state = 'received' and p_is_accepted is not null;
  if not found then
    return;
  end if;
  perform private.note_received(p_received_id, 'verdict', jsonb_build_object('is_accepted', p_is_accepted));
  if p_is_accepted then
    perform private.draft_received_bill(p_received_id);
  end if;
end
$$;
select private.declare_verb('record_received_verdict', 'service', p_callers => 'service_role', p_comment =>
  'What DGII says of a received receipt. An accepted one becomes the draft of a bill, or finds the bill that has its number.');
