create function private.notify_office_of_ecf(p_organization_id uuid, p_event text, p_facts jsonb, p_key text)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.notify_user(m.user_id, p_organization_id, 'ecf_alarm', 'ecf_alarm', 'fiscal_invoice',
    (p_facts ->> 'invoice_id')::uuid, p_facts || jsonb_build_object('event', p_event),
    'ecf-' || p_event || '/' || p_key || '/' || m.user_id)
  from public.memberships m
  join private.role_permissions r on r.role = m.role and r.permission = 'money.write'
  where m.organization_id = p_organization_id
$$;
comment on function private.notify_office_of_ecf is
  'Writes to those who handle money that electronic receipts wait, or that one was rejected; once for each key.';

create function private.note_ecf_waiting(p_now timestamptz)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_document public.ecf_documents;
  v_late record;
begin
  -- No connection (kind 1) has a term from when it began; of the authority's own outage (kind 3) nobody says how long it takes.
  for v_document in
    update public.ecf_documents d set contingency_kind = case b.fault when 'unreachable' then 1 else 3 end,
      due_by = case b.fault when 'unreachable' then greatest(b.since, d.created_at) + interval '72 hours' end
    from private.ecf_breakers b, public.fiscal_issuers i
    where d.state in ('to_sign', 'signed') and d.contingency_kind is null and b.environment = d.environment and i.id = d.issuer_id
      and b.issuing_way = i.issuing_way and greatest(b.since, d.created_at) <= p_now - interval '10 minutes'
    returning d.*
  loop
    insert into public.ecf_events (organization_id, document_id, kind, detail)
    values (v_document.organization_id, v_document.id, 'contingency', jsonb_strip_nulls(jsonb_build_object(
      'kind', v_document.contingency_kind, 'due_by', v_document.due_by)));
    perform private.mail_electronic_receipt(v_document);
  end loop;
  -- Whatever keeps a document: each step of hours is told once, for all that an issuer has.
  for v_late in
    with late as (
      update public.ecf_documents d set alarmed_hours = s.hours
      from (select o.id, case when o.created_at <= p_now - interval '72 hours' then 72
          when o.created_at <= p_now - interval '60 hours' then 60 else 24 end as hours
        from public.ecf_documents o
        where o.state in ('to_sign', 'signed', 'sent') and o.created_at <= p_now - interval '24 hours') s
      where d.id = s.id and d.alarmed_hours < s.hours
      returning d.organization_id, d.issuer_id, d.encf, d.alarmed_hours as hours
    )
    select l.organization_id, l.issuer_id, l.hours, count(*) as waiting, min(l.encf) as encf, i.legal_name
    from late l join public.fiscal_issuers i on i.id = l.issuer_id group by 1, 2, 3, 6
  loop
    perform private.notify_office_of_ecf(v_late.organization_id, 'waiting', jsonb_build_object('hours', v_late.hours,
      'count', v_late.waiting, 'encf', v_late.encf, 'issuer', v_late.legal_name),
      v_late.issuer_id || '/' || v_late.hours || '/' || v_late.encf);
  end loop;
end
$$;
comment on function private.note_ecf_waiting is
  'Marks what cannot be sent for ten minutes as in contingency, and tells the office of what waits for 24, 60 and 72 hours.';

create function private.warn_of_long_contingencies(p_organization_id uuid, p_today date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_long record;
begin
  for v_long in
    select c.id, c.starts_on, c.starts_on + private.tax_rule('contingency_days', c.starts_on)::integer - 1 as last_day, i.legal_name
    from public.contingencies c join public.fiscal_issuers i on i.id = c.issuer_id
    where c.organization_id = p_organization_id and c.starts_on <= p_today and (c.ends_on is null or c.ends_on > p_today)
  loop
    if v_long.last_day < p_today then
      perform private.notify_office_of_ecf(p_organization_id, 'contingency', jsonb_build_object('starts_on', v_long.starts_on,
        'last_day', v_long.last_day, 'issuer', v_long.legal_name), v_long.id || '/' || p_today);
    end if;
  end loop;
end
$$;
comment on function private.warn_of_long_contingencies is
  'Writes to those who handle money, each day, that a declared contingency lasts longer than it may. It stops nothing: the term is known second hand.';
