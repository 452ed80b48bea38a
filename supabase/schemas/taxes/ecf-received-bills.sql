-- A received receipt and its bill: the one that somebody typed already, or a draft.
create function private.vendor_of_received(p_received public.ecf_received)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_type public.identity_type := case char_length(p_received.sender_tax_id) when 9 then 'rnc' else 'cedula' end;
  v_id uuid;
begin
  select id into v_id from public.vendors
  where organization_id = p_received.organization_id and identity_type = v_type and identity_number = p_received.sender_tax_id;
  if v_id is null then
    insert into public.vendors (organization_id, name, identity_type, identity_number)
    values (p_received.organization_id, left(coalesce(nullif(p_received.sender_name, ''), p_received.sender_tax_id), 120), v_type,
      p_received.sender_tax_id)
    returning id into v_id;
  else
    update public.vendors set archived_at = null where id = v_id and archived_at is not null;
  end if;
  return v_id;
end
$$;
comment on function private.vendor_of_received is
  'The vendor with the sender''s number, out of the archive if it was there; a new one where nobody has it.';

create function private.bill_with_number(p_received public.ecf_received)
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select b.id from public.bills b join public.vendors v on v.id = b.vendor_id
  where b.organization_id = p_received.organization_id and b.ncf = p_received.encf and b.status <> 'void'
    and (v.identity_number = p_received.sender_tax_id
      or (v.identity_number = '' and b.total_minor = (p_received.facts ->> 'total_minor')::bigint))
    and not exists (select 1 from public.ecf_received e where e.organization_id = b.organization_id and e.bill_id = b.id)
  order by (v.identity_number = p_received.sender_tax_id) desc, b.created_at limit 1
$$;
comment on function private.bill_with_number is
  'The bill that has the receipt''s number: of the vendor with the sender''s number, or of one without any and of the same total.';

create function private.bill_of_facts(p_received public.ecf_received, p_vendor_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('vendor_id', v.id, 'ncf', p_received.encf, 'modified_ncf', f.modified_ncf,
    'expense_kind', coalesce(v.expense_kind, '02'), 'billed_on', p_received.issued_on,
    'due_on', least(greatest(coalesce(f.due_on, p_received.issued_on), p_received.issued_on), p_received.issued_on + 1096),
    'currency', f.currency, 'itbis_minor', f.itbis_minor, 'excise_minor', f.excise_minor, 'other_taxes_minor', f.other_taxes_minor,
    'tip_minor', f.tip_minor) || case when f.currency = 'DOP' then '{}' else jsonb_build_object('dop_rate', f.dop_rate,
      'rate_source', 'e-CF', 'rated_on', p_received.issued_on) end
    -- A credit note has nothing withheld, and income tax is withheld of a kind that only the vendor's record knows.
    || case when p_received.ncf_kind = 'credit_note' then '{}' else jsonb_build_object(
      'itbis_withheld_minor', least(f.itbis_withheld_minor, f.itbis_minor)) || case when v.isr_kind is null
        or coalesce(f.isr_withheld_minor, 0) = 0 then '{}' else jsonb_build_object('isr_kind', v.isr_kind,
        'isr_withheld_minor', f.isr_withheld_minor) end end
  from public.vendors v, jsonb_to_record(p_received.facts) as f (currency text, dop_rate numeric, due_on date, modified_ncf text,
    itbis_minor bigint, excise_minor bigint, other_taxes_minor bigint, tip_minor bigint, itbis_withheld_minor bigint,
    isr_withheld_minor bigint)
  where v.id = p_vendor_id
$$;
comment on function private.bill_of_facts is
  'The columns of a bill as a received receipt gives them, with what the vendor''s bills usually are.';

create function private.draft_received_bill(p_received_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_received public.ecf_received;
  v_bill_id uuid;
  v_vendor uuid;
  v_lines jsonb;
  v_problem text;
begin
  select * into strict v_received from public.ecf_received where id = p_received_id;
  perform private.lock_money(v_received.organization_id);
  select * into strict v_received from public.ecf_received where id = p_received_id for update;
  if v_received.bill_id is not null or v_received.state = 'refused' then
    return v_received.bill_id;
  end if;
  v_bill_id := private.bill_with_number(v_received);
  if v_bill_id is null and coalesce(jsonb_array_length(v_received.facts -> 'lines'), 0) = 0 then
    v_problem := 'nothing_to_book';
  elsif v_bill_id is null then
    begin
      v_vendor := private.vendor_of_received(v_received);
      select jsonb_agg(l.value || jsonb_build_object('account_id', coalesce(v.account_id,
          private.account_id(v_received.organization_id, 'repairs'))) order by l.position) into v_lines
      from public.vendors v, jsonb_array_elements(v_received.facts -> 'lines') with ordinality as l (value, position)
      where v.id = v_vendor;
      v_bill_id := gen_random_uuid();
      perform private.write_bill(v_bill_id, v_received.organization_id, private.check_bill(v_received.organization_id, null,
          private.bill_of_facts(v_received, v_vendor), v_lines, private.organization_today(v_received.organization_id)),
        v_lines, null, (select auth.uid()));
    exception when raise_exception or check_violation then
      -- What no bill can be is told in the inbox, and keeps no other receipt from becoming one.
      v_problem := case when sqlstate = 'P0001' and sqlerrm ~ '^[a-z0-9_]{1,60}$' then sqlerrm else 'bill_not_possible' end;
      v_bill_id := null;
    end;
  end if;
  update public.ecf_received set bill_id = v_bill_id, bill_problem = v_problem where id = p_received_id;
  return v_bill_id;
end
$$;
comment on function private.draft_received_bill is
  'The bill of a received receipt: the one that has its number, or a new draft. Null where none can be made, and then bill_problem says why.';

create function private.make_received_bill(p_received_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_received public.ecf_received;
  v_bill uuid;
begin
  select * into v_received from public.ecf_received where id = p_received_id;
  perform private.require_record(v_received.organization_id, 'money.write');
  if v_received.state in ('refused', 'rejected_by_dgii') then
    perform private.fail('receipt_not_valid', jsonb_build_object('state', v_received.state));
  end if;
  v_bill := private.draft_received_bill(p_received_id);
  if v_bill is null then
    perform private.fail((select bill_problem from public.ecf_received where id = p_received_id));
  end if;
  return v_bill;
end
$$;
select private.declare_verb('make_received_bill', 'money.write', p_comment =>
  'The bill of a received receipt, before DGII has said anything of it or once more: the one with its number, or a new draft. Returns its id. Errors: not_found, receipt_not_valid, nothing_to_book and those of save_bill.');

create function private.answer_received_ecf(p_received_id uuid, p_is_approved boolean, p_reason text default '')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_received public.ecf_received;
begin
  select * into v_received from public.ecf_received where id = p_received_id for update;
  perform private.require_record(v_received.organization_id, 'money.write');
  if p_is_approved is null or v_received.state not in ('accepted_by_dgii', 'received')
    or (v_received.state = 'received' and v_received.environment <> 'certecf') then
    perform private.fail('receipt_not_valid', jsonb_build_object('state', v_received.state));
  elsif v_received.ncf_kind not in ('fiscal_credit', 'debit_note', 'credit_note', 'special_regime', 'government') then
    perform private.fail('receipt_without_approval');
  elsif not exists (select 1 from public.fiscal_issuers where id = v_received.issuer_id and issuing_way = 'direct') then
    perform private.fail('approval_elsewhere');
  elsif v_received.approval_state <> 'none' then
    perform private.fail('receipt_answered', jsonb_build_object('state', v_received.approval_state));
  elsif not p_is_approved and coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing', '{"fields": ["reason"]}');
  end if;
  update public.ecf_received set approval_state = case when p_is_approved then 'approved' else 'refused' end,
    approval_reason = case when p_is_approved then '' else left(btrim(p_reason), 250) end, approved_by = (select auth.uid()),
    approved_at = now(), approval_to_sender = 'waits', approval_to_dgii = 'waits', approval_next_try_at = now()
  where id = p_received_id;
  perform private.note_received(p_received_id, 'approved', jsonb_build_object('is_approved', p_is_approved, 'reason', p_reason));
  return p_received_id;
end
$$;
select private.declare_verb('answer_received_ecf', 'money.write', p_comment =>
  'Approves or refuses the deal of a received receipt that DGII accepted; both the sender and DGII are told (ACECF). Once only. Errors: not_found, receipt_not_valid, receipt_without_approval, approval_elsewhere, receipt_answered, reason_missing.');

create function private.claim_ecf_approvals(p_limit integer default 20, p_now timestamptz default now())
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
    where (e.approval_to_sender = 'waits' or e.approval_to_dgii = 'waits') and e.approval_next_try_at <= p_now
    order by e.approval_next_try_at, e.id limit least(greatest(coalesce(p_limit, 20), 0), 200) for update skip locked),
  claimed as (
    update public.ecf_received e set approval_attempts = e.approval_attempts + 1, approval_next_try_at = p_now
      + (array['2 minutes', '5 minutes', '15 minutes', '1 hour', '6 hours', '1 day']::interval[])[least(e.approval_attempts + 1, 6)]
    from chosen c where e.id = c.id returning e.*)
  select coalesce(jsonb_agg(jsonb_build_object('received_id', c.id, 'issuer_id', c.issuer_id, 'environment', c.environment,
      'issuing_way', i.issuing_way, 'tax_id', i.tax_id, 'sender_tax_id', c.sender_tax_id, 'encf', c.encf, 'issued_on', c.issued_on,
      'total_minor', c.total_minor, 'approval_state', c.approval_state, 'approval_reason', c.approval_reason,
      'to_sender', c.approval_to_sender, 'to_dgii', c.approval_to_dgii,
      'file', (select replace(encode(f.bytes, 'base64'), E'\n', '') from public.ecf_files f
        where f.received_id = c.id and f.kind = 'acecf' and f.direction = 'out')) order by c.approved_at, c.id), '[]')
  into v_claimed
  from claimed c join public.fiscal_issuers i on i.id = c.issuer_id;
  return v_claimed;
end
$$;
select private.declare_verb('claim_ecf_approvals', 'service', p_callers => 'service_role', p_comment =>
  'Answers to deals that are to be told now, each for one caller, with the signed document where there is one.');

create function private.keep_ecf_approval(p_received_id uuid, p_file text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform 1 from public.ecf_received where id = p_received_id and approval_state <> 'none' for update;
  if not found then
    return null;
  end if;
  if not exists (select 1 from public.ecf_files where received_id = p_received_id and kind = 'acecf' and direction = 'out') then
    perform private.keep_received_file(p_received_id, 'acecf', 'out', p_file);
  end if;
  return (select replace(encode(bytes, 'base64'), E'\n', '') from public.ecf_files
    where received_id = p_received_id and kind = 'acecf' and direction = 'out');
end
$$;
select private.declare_verb('keep_ecf_approval', 'service', p_callers => 'service_role', p_comment =>
  'Keeps the signed answer to a deal before it is sent; returns the one that was kept first, null where there is no answer to tell.');

create function private.record_ecf_approval(p_received_id uuid, p_to_sender text, p_to_dgii text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.ecf_received set
    approval_to_sender = case when approval_to_sender = 'waits' then p_to_sender else approval_to_sender end,
    approval_to_dgii = case when approval_to_dgii = 'waits' then p_to_dgii else approval_to_dgii end
  where id = p_received_id and approval_state <> 'none' and p_to_sender <> 'none' and p_to_dgii <> 'none';
end
$$;
select private.declare_verb('record_ecf_approval', 'service', p_callers => 'service_role', p_comment =>
  'What became of an answer at the sender and at DGII: waits, taken, refused or no_service. What is over stays.');
