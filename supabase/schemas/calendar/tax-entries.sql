create function private.tax_due_days(p_kind public.taxpayer_kind, p_year_end integer, p_from date, p_to date)
returns table (rule text, form text, month date, due_on date)
language sql
immutable
set search_path = ''
as $$
  -- src/domain/taxes/due-dates.ts is the twin. A day that is not a working day is not moved.
  select f.rule, f.form, (g.at - interval '1 month')::date, g.at::date + f.day - 1
  from generate_series(date_trunc('month', p_from::timestamp), date_trunc('month', p_to::timestamp), '1 month') g (at)
  cross join (values ('tax_ir17', 'IR-17', 10), ('tax_606', '606', 15), ('tax_607', '607', 15), ('tax_608', '608', 15),
    ('tax_it1', 'IT-1', 20)) as f (rule, form, day)
  where g.at::date + f.day - 1 between p_from and p_to
  union all
  select f.rule, f.form, null, make_date(y.year, f.month, f.day)
  from generate_series(extract(year from p_from)::integer, extract(year from p_to)::integer) as y (year)
  cross join (values ('tax_ipi', 'IPI', 3, 11), ('tax_ir1', 'IR-1', 3, 31), ('tax_ipi', 'IPI', 9, 11)) as f (rule, form, month, day)
  where p_kind = 'person' and make_date(y.year, f.month, f.day) between p_from and p_to
  union all
  select 'tax_ir2', 'IR-2', null, d.due_on
  from generate_series(extract(year from p_from)::integer - 1, extract(year from p_to)::integer) as y (year)
  cross join lateral (select (make_date(y.year, p_year_end, 1) + interval '1 month')::date - 1 + 120 as due_on) d
  where p_kind = 'company' and d.due_on between p_from and p_to
$$;
comment on function private.tax_due_days is
  'When a taxpayer files and pays: monthly forms, and of a year IPI and IR-1 (persons) or IR-2 (companies).';

create function private.tax_entries(p_organization_id uuid, p_from date, p_to date, p_zone text)
returns setof private.calendar_entry
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
    select d.rule || '/' || i.id || '/' || coalesce(to_char(d.month, 'YYYY-MM'), d.due_on::text), 'tax'::public.calendar_kind,
      d.rule::public.calendar_rule, null::text, null::text, d.due_on, d.due_on, null::timestamptz, null::timestamptz, p_zone,
      jsonb_strip_nulls(jsonb_build_object('form', d.form, 'month', d.month, 'issuer', i.legal_name, 'status', f.status)),
      'fiscal_issuer', i.id, null::uuid, null::uuid, null::uuid, null::uuid, 'tax'::public.calendar_fixed_reason, f.filed_at
    from public.fiscal_issuers i
    cross join lateral private.tax_due_days(i.taxpayer_kind, i.fiscal_year_end, p_from, p_to) d
    left join public.tax_filings f on f.issuer_id = i.id and f.form::text = d.form and f.month = d.month
    where i.organization_id = p_organization_id and i.taxpayer_kind is not null;
  return query
    select 'receipt_range_ends/' || r.id, 'tax'::public.calendar_kind, 'receipt_range_ends'::public.calendar_rule, null::text, null::text,
      r.expires_on, r.expires_on, null::timestamptz, null::timestamptz, p_zone,
      jsonb_build_object('title', r.series || r.ncf_type, 'left', r.last_number - r.next_number + 1, 'issuer', i.legal_name),
      'ncf_range', r.id, null::uuid, null::uuid, null::uuid, null::uuid, 'tax'::public.calendar_fixed_reason, null::timestamptz
    from public.ncf_ranges r join public.fiscal_issuers i on i.id = r.issuer_id
    where r.organization_id = p_organization_id and r.expires_on between p_from and p_to and r.retired_at is null
      and r.next_number <= r.last_number;
  return query
    select 'certificate_ends/' || c.id, 'tax'::public.calendar_kind, 'certificate_ends'::public.calendar_rule, null::text, null::text,
      null::date, null::date, c.valid_until, c.valid_until, p_zone, jsonb_build_object('title', c.holder_name),
      'signing_certificate', c.id, null::uuid, null::uuid, null::uuid, null::uuid, 'tax'::public.calendar_fixed_reason, null::timestamptz
    from public.signing_certificates c
    where c.organization_id = p_organization_id and c.removed_at is null and c.valid_until >= p_from - 2 and c.valid_until < p_to + 2;
end
$$;
comment on function private.tax_entries is
  'Days of the tax authority for each issuer, and when ranges of numbers and certificates end.';

create function private.book_entries(p_organization_id uuid, p_from date, p_to date, p_zone text)
returns setof private.calendar_entry
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
    select 'bill/' || b.id, 'books'::public.calendar_kind, 'bill_due'::public.calendar_rule, null::text, null::text, b.due_on, b.due_on,
      null::timestamptz, null::timestamptz, p_zone,
      jsonb_build_object('title', v.name, 'amount_minor', b.outstanding_minor, 'currency', b.currency), 'bill', b.id, b.property_id,
      b.unit_id, null::uuid, null::uuid, 'books'::public.calendar_fixed_reason, null::timestamptz
    from public.bills b join public.vendors v on v.id = b.vendor_id
    where b.organization_id = p_organization_id and b.outstanding_minor > 0 and b.due_on between p_from and p_to;
  return query
    select 'bill_repeats/' || r.id || '/' || to_char(d.at, 'YYYY-MM-DD'), 'books'::public.calendar_kind,
      'bill_repeats'::public.calendar_rule, null::text, null::text, d.at::date, d.at::date, null::timestamptz, null::timestamptz, p_zone,
      jsonb_build_object('title', v.name, 'amount_minor', r.total_minor, 'currency', r.currency), 'recurring_bill', r.id, null::uuid,
      null::uuid, null::uuid, null::uuid, 'books'::public.calendar_fixed_reason, null::timestamptz
    from public.recurring_bills r
    join public.vendors v on v.id = r.vendor_id
    cross join lateral generate_series(r.next_on::timestamp, least(r.ends_on, p_to)::timestamp, make_interval(months => r.every_months)) d (at)
    where r.organization_id = p_organization_id and r.paused_at is null and d.at::date between p_from and p_to;
  return query
    select 'report/' || s.id || '/' || d.day, 'books'::public.calendar_kind, 'report_sent'::public.calendar_rule, null::text, null::text,
      d.day, d.day, null::timestamptz, null::timestamptz, p_zone, jsonb_build_object('report', s.report, 'rhythm', s.rhythm),
      'report_schedule', s.id, s.property_id, null::uuid, null::uuid, null::uuid, 'books'::public.calendar_fixed_reason, null::timestamptz
    from public.report_schedules s
    cross join lateral (select g.at::date as day
      from generate_series(p_from::timestamp, p_to::timestamp, '1 day') g (at)
      -- The day on which a period is over that was not sent.
      where case s.rhythm when 'weekly' then extract(isodow from g.at) = 1 else extract(day from g.at) = 1 end
        and g.at::date - 1 > coalesce(s.sent_through, '-infinity')) d
    where s.organization_id = p_organization_id;
  return query
    select 'card_claim/' || c.id, 'books'::public.calendar_kind, 'card_claim_answer'::public.calendar_rule, null::text, null::text,
      null::date, null::date, c.respond_by, c.respond_by, p_zone,
      jsonb_build_object('amount_minor', c.amount_minor, 'currency', c.currency), 'card_claim', c.id, null::uuid, null::uuid, null::uuid,
      null::uuid, 'books'::public.calendar_fixed_reason, null::timestamptz
    from public.card_claims c
    where c.organization_id = p_organization_id and c.status = 'open' and c.respond_by >= p_from - 2 and c.respond_by < p_to + 2;
end
$$;
comment on function private.book_entries is
  'Bills that are to be paid, bills and reports that come by themselves, and until when a claim against a card payment is answered.';
