-- Days on which an issuer can make no e-CF. It tells the tax authority before; without that the paper has no value.
create function private.is_in_contingency(p_issuer_id uuid, p_day date)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select 1 from public.contingencies where issuer_id = p_issuer_id and daterange(starts_on, ends_on) @> p_day)
$$;
comment on function private.is_in_contingency is 'Whether an issuer gives out paper receipts of a declared contingency on a day; on that of its end it can make e-CF again.';

create function private.require_e_numbers(p_issuer_id uuid, p_day date)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if private.is_in_contingency(p_issuer_id, p_day) then
    perform private.fail('contingency_open');
  end if;
end
$$;
comment on function private.require_e_numbers is
  'Refuses with contingency_open what asks for an electronic number while paper ones are given out.';

create function private.require_accepted_base(p_base_id uuid)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if exists (select 1 from public.fiscal_invoices b where b.id = p_base_id
      and private.ecf_verdict_of(b.id, b.ncf) not in ('accepted', 'conditional', 'paper')) then
    perform private.fail('base_not_accepted');
  end if;
end
$$;
comment on function private.require_accepted_base is
  'Refuses with base_not_accepted a note about an e-CF that the tax authority did not accept, or not yet: it would reject the note.';

create function private.start_contingency(p_issuer_id uuid, p_is_total boolean, p_starts_on date, p_note text default '')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid := gen_random_uuid();
  v_issuer public.fiscal_issuers;
  v_today date;
begin
  select * into v_issuer from public.fiscal_issuers where id = p_issuer_id;
  perform private.require_record(v_issuer.organization_id, 'money.write');
  -- No receipt goes out meanwhile.
  perform private.lock_money(v_issuer.organization_id);
  v_today := private.fiscal_today();
  if p_starts_on is null or p_is_total is null then
    perform private.fail('value_missing', jsonb_build_object('fields', jsonb_build_array(
      case when p_starts_on is null then 'starts_on' else 'is_total' end)));
  elsif not private.is_electronic(p_issuer_id, p_starts_on) then
    perform private.fail('value_out_of_range', '{"fields": ["starts_on"]}');
  elsif p_starts_on < v_today then
    -- It is declared before; receipts of days that are over have their numbers.
    perform private.fail('value_out_of_range', '{"fields": ["starts_on"]}');
  elsif exists (select 1 from public.contingencies c where c.issuer_id = p_issuer_id
      and daterange(c.starts_on, c.ends_on) && daterange(p_starts_on, null)) then
    perform private.fail('contingency_open', '{"fields": ["starts_on"]}');
  end if;
  insert into public.contingencies (id, organization_id, issuer_id, is_total, starts_on, note, declared_by)
  values (v_id, v_issuer.organization_id, p_issuer_id, p_is_total, p_starts_on, btrim(coalesce(p_note, '')), (select auth.uid()));
  return v_id;
end
$$;
select private.declare_verb('start_contingency', 'money.write', p_repeatable => true, p_comment =>
  'Takes note that an issuer declared a contingency to the tax authority, in all (p_is_total) or in part: from that day on paper numbers of ranges for contingency are given out. Returns its id. Errors: not_found, value_missing, value_out_of_range (a day that is over, or on which the issuer is not electronic), contingency_open.');

create function private.end_contingency(p_id uuid, p_ends_on date)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_contingency public.contingencies;
begin
  select * into v_contingency from public.contingencies where id = p_id;
  perform private.require_record(v_contingency.organization_id, 'money.write');
  perform private.lock_money(v_contingency.organization_id);
  select * into v_contingency from public.contingencies where id = p_id;
  if p_ends_on is null then
    perform private.fail('value_missing', '{"fields": ["ends_on"]}');
  elsif v_contingency.ends_on is not null then
    perform private.fail('ecf_done');
  elsif p_ends_on < v_contingency.starts_on then
    perform private.fail('value_out_of_range', '{"fields": ["ends_on"]}');
  elsif exists (select 1 from public.fiscal_invoices i join public.ncf_ranges r on r.id = i.range_id and r.for_contingency
      where i.organization_id = v_contingency.organization_id and i.issuer_id = v_contingency.issuer_id and i.issued_on > p_ends_on) then
    perform private.fail('contingency_has_receipts', '{"fields": ["ends_on"]}');
  end if;
  update public.contingencies set ends_on = p_ends_on where id = p_id;
  return p_id;
end
$$;
select private.declare_verb('end_contingency', 'money.write', p_comment =>
  'Takes note of the day on which a contingency was over: from it on electronic numbers are given out again, and each paper is to be replaced within 30 days. Returns its id. Errors: not_found, value_missing, ecf_done (it has ended), value_out_of_range (before it began), contingency_has_receipts (papers of later days).');

create function private.replace_contingency_receipt(p_invoice_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_old public.fiscal_invoices;
  v_new public.fiscal_invoices;
  v_number record;
begin
  perform private.require_record((select organization_id from public.fiscal_invoices where id = p_invoice_id), 'money.write');
  v_old := private.standing_invoice(p_invoice_id);
  v_new.issued_on := private.fiscal_today();
  if not exists (select 1 from public.ncf_ranges where id = v_old.range_id and for_contingency) then
    perform private.fail('ncf_kind_not_allowed');
  elsif exists (select 1 from public.fiscal_invoices where organization_id = v_old.organization_id and replaces_paper_id = p_invoice_id) then
    perform private.fail('ecf_done');
  end if;
  perform private.require_e_numbers(v_old.issuer_id, v_new.issued_on);
  perform private.require_same_environment(p_invoice_id, v_new.issued_on);
  if not private.is_electronic(v_old.issuer_id, v_new.issued_on) then
    perform private.fail('ncf_kind_not_allowed');
  end if;
  select * into v_number from private.allocate_ncf(v_old.issuer_id, v_old.ncf_kind, v_new.issued_on);
  v_new.range_id := v_number.range_id;
  v_new.ncf := v_number.ncf;
  v_new.ncf_expires_on := v_number.expires_on;
  v_new.client_name := v_old.client_name;
  v_new.client_id_type := v_old.client_id_type;
  v_new.client_id := v_old.client_id;
  v_new.replaces_paper_id := v_old.id;
  return private.replace_receipt(v_old, v_new);
end
$$;
select private.declare_verb('replace_contingency_receipt', 'money.write', p_repeatable => true, p_comment =>
  'Gives out the e-CF that replaces a paper receipt of a contingency and names it (code 4): charges and later notes are with it, the forms go on counting the paper. Returns its id. Errors: not_found, invoice_cancelled, ncf_kind_not_allowed (it is no paper of a contingency, or the issuer is not electronic), ecf_done (one replaces it already), environment_differs (the issuer is in a trial), contingency_open, ncf_range_missing, ncf_range_expired, issuer_address_missing.');
