-- What a person exports tells the deposit that they had left before their lease came into the books.
create function private.export_lease_money(p_lease_id uuid, p_user_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'monthly_charges', (select coalesce(jsonb_agg(jsonb_build_object('kind', r.kind, 'description', r.description,
      'amount_minor', r.amount_minor, 'currency', r.currency, 'from', r.starts_on, 'to', r.ends_on) order by r.starts_on, r.id), '[]')
      from public.recurring_charges r where r.lease_id = p_lease_id and r.starts_on <= private.last_day_of(p_lease_id, p_user_id)),
    'meter_readings', (select coalesce(jsonb_agg(jsonb_build_object('read_on', m.read_on, 'value', m.value, 'used', m.used,
      'price_minor', m.price_minor) order by m.read_on, m.id), '[]')
      from public.meter_readings m where m.lease_id = p_lease_id and m.read_on <= private.last_day_of(p_lease_id, p_user_id) and m.removed_at is null),
    'taken_off_charges', (select coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'amount_minor', c.amount_minor,
      'currency', c.currency, 'on', c.occurred_on, 'reason', c.reason, 'reversed_at', c.reversed_at) order by c.created_at, c.id), '[]')
      from public.charge_credits c where c.lease_id = p_lease_id and c.occurred_on <= private.last_day_of(p_lease_id, p_user_id)),
    'refunds', (select coalesce(jsonb_agg(jsonb_build_object('amount_minor', r.amount_minor, 'currency', r.currency,
      'method', r.method, 'status', r.status, 'reason', r.reason, 'reference', r.reference, 'on', r.refunded_on)
      order by r.requested_at, r.id), '[]') from public.refunds r where r.lease_id = p_lease_id and r.requested_at < private.last_moment_of(p_lease_id, p_user_id)),
    'fiscal_invoices', (select coalesce(jsonb_agg(jsonb_build_object('ncf', f.ncf, 'issued_on', f.issued_on,
      'client_name', f.client_name, 'client_id', f.client_id, 'description', f.description, 'currency', f.currency,
      'base_minor', f.base_minor, 'itbis_minor', f.itbis_minor, 'cancelled_on', f.cancelled_on,
      'ecf', (select jsonb_build_object('state', e.state, 'security_code', e.security_code, 'signed_at', e.signed_at)
        from public.ecf_documents e where e.invoice_id = f.id),
      'withheld', (select coalesce(jsonb_agg(jsonb_build_object('on', w.withheld_on, 'itbis_minor', w.itbis_minor,
        'isr_minor', w.isr_minor) order by w.created_at), '[]') from public.fiscal_withholdings w where w.invoice_id = f.id))
      order by f.created_at, f.id), '[]') from public.fiscal_invoices f where f.lease_id = p_lease_id and f.issued_on <= private.last_day_of(p_lease_id, p_user_id)),
    'deposit_settlements', (select coalesce(jsonb_agg(jsonb_build_object('returned_on', s.returned_on, 'held_minor', s.held_minor,
      'deducted_minor', s.deducted_minor, 'refund_minor', s.refund_minor, 'currency', s.currency,
      'kept_for', (select coalesce(jsonb_agg(jsonb_build_object('kind', d.kind, 'description', d.description,
        'amount_minor', d.amount_minor) order by d.position), '[]') from public.deposit_deductions d where d.settlement_id = s.id))
      order by s.created_at), '[]') from public.deposit_settlements s where s.lease_id = p_lease_id and s.settled_on <= private.last_day_of(p_lease_id, p_user_id)),
    'held_deposits', (select coalesce(jsonb_agg(jsonb_build_object('on', h.occurred_on, 'amount_minor', h.amount_minor,
      'currency', h.currency, 'reversed_at', h.reversed_at) order by h.created_at, h.id), '[]')
      from public.held_deposits h where h.lease_id = p_lease_id and h.occurred_on <= private.last_day_of(p_lease_id, p_user_id)),
    'payment_plans', (select coalesce(jsonb_agg(jsonb_build_object('agreed_on', p.agreed_on, 'total_minor', p.total_minor,
      'currency', p.currency, 'cancelled_at', p.cancelled_at,
      'instalments', (select coalesce(jsonb_agg(jsonb_build_object('due_on', i.due_on, 'amount_minor', i.amount_minor)
        order by i.position), '[]') from public.payment_plan_instalments i where i.plan_id = p.id))
      order by p.created_at, p.id), '[]') from public.payment_plans p where p.lease_id = p_lease_id and p.agreed_on <= private.last_day_of(p_lease_id, p_user_id)),
    'plan_requests', (select coalesce(jsonb_agg(jsonb_build_object('status', q.status, 'owed_minor', q.owed_minor,
      'currency', q.currency, 'instalment_count', q.instalment_count, 'first_on', q.first_on, 'message', q.message,
      'answer', q.answer, 'created_at', q.created_at) order by q.created_at, q.id), '[]')
      from public.plan_requests q where q.lease_id = p_lease_id and q.user_id = p_user_id),
    'card_payments', (select coalesce(jsonb_agg(jsonb_build_object('status', c.status, 'processor', c.processor,
      'amount_minor', c.amount_minor, 'fee_minor', c.fee_minor, 'currency', c.currency, 'reference', c.reference,
      'authorization_code', c.authorization_code, 'card_brand', c.card_brand, 'card_last4', c.card_last4,
      'created_at', c.created_at, 'decided_at', c.decided_at) order by c.created_at, c.id), '[]')
      from public.card_payments c where c.lease_id = p_lease_id and c.user_id = p_user_id),
    'automatic_payments', (select coalesce(jsonb_agg(jsonb_build_object('status', a.status, 'processor', a.processor,
      'limit_minor', a.limit_minor, 'currency', a.currency, 'pays_on', a.pays_on, 'card_brand', a.card_brand,
      'card_last4', a.card_last4, 'card_expires', a.card_expires, 'stopped_for', a.stopped_for, 'created_at', a.created_at,
      'consented_at', a.consented_at, 'consent_version', a.consent_version,
      'consent', (select s.text from private.autopay_consents s where s.version = a.consent_version and s.language = a.consent_language),
      'charges', (select coalesce(jsonb_agg(jsonb_build_object('month', h.month, 'attempt', h.attempt, 'status', h.status,
        'announced_minor', h.announced_minor, 'amount_minor', h.amount_minor, 'charge_on', h.charge_on)
        order by h.month, h.attempt), '[]') from public.autopay_charges h where h.autopay_id = a.id)) order by a.created_at, a.id), '[]')
      from public.autopays a where a.lease_id = p_lease_id and a.user_id = p_user_id)
  )
$$;
comment on function private.export_lease_money is
  'What was agreed, taken off, given back and charged by itself in a lease; of cards and plans what the person themselves did.';

create function private.export_lease_life(p_lease_id uuid, p_user_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'maintenance_requests', (select coalesce(jsonb_agg(jsonb_build_object('number', m.number, 'title', m.title,
      'description', m.description, 'category', m.category, 'priority', m.priority, 'status', m.status, 'may_enter', m.may_enter,
      'access_note', m.access_note, 'created_at', m.created_at, 'completed_at', m.completed_at, 'rating', m.rating,
      'rating_comment', m.rating_comment, 'reported_by_you', coalesce(m.reported_by = p_user_id, false),
      'course', (select coalesce(jsonb_agg(jsonb_build_object('at', e.created_at, 'kind', e.kind,
        'by_you', coalesce(e.actor_id = p_user_id, false), 'words', case when e.actor_id = p_user_id then e.body end)
        order by e.id), '[]') from public.maintenance_events e where e.maintenance_id = m.id and not e.is_internal and e.created_at < private.last_moment_of(p_lease_id, p_user_id)),
      'your_photos', (select coalesce(jsonb_agg(f.path order by f.created_at, f.id), '[]') from public.maintenance_photos f
        where f.maintenance_id = m.id and f.created_by = p_user_id)) order by m.created_at, m.id), '[]')
      from public.maintenance_requests m where m.lease_id = p_lease_id and m.created_at < private.last_moment_of(p_lease_id, p_user_id)),
    'parcels', (select coalesce(jsonb_agg(jsonb_build_object('description', p.description, 'storage_place', p.storage_place,
      'noted_at', p.noted_at, 'collected_at', p.collected_at, 'collected_by_you', coalesce(p.collected_by = p_user_id, false))
      order by p.noted_at, p.id), '[]') from public.parcels p where p.lease_id = p_lease_id and p.noted_at < private.last_moment_of(p_lease_id, p_user_id)),
    'condition_reports', (select coalesce(jsonb_agg(jsonb_build_object('moment', r.moment, 'created_at', r.created_at,
      'confirmed_by_office_at', r.office_confirmed_at, 'confirmed_by_tenant_at', r.tenant_confirmed_at,
      'confirmed_by_you', coalesce(r.tenant_confirmed_by = p_user_id, false),
      'items', (select coalesce(jsonb_agg(jsonb_build_object('room', i.room, 'name', i.name, 'condition', i.condition, 'note', i.note,
        'photos', (select coalesce(jsonb_agg(f.path order by f.created_at, f.id), '[]') from public.condition_photos f
          where f.item_id = i.id)) order by i.position), '[]') from public.condition_items i where i.report_id = r.id))
      order by r.created_at, r.id), '[]') from public.condition_reports r where r.lease_id = p_lease_id and r.created_at < private.last_moment_of(p_lease_id, p_user_id)),
    'requested_documents', (select coalesce(jsonb_agg(jsonb_build_object('name', q.name, 'reason', q.reason, 'due_on', q.due_on,
      'status', q.status, 'refusal', q.refusal, 'created_at', q.created_at, 'decided_at', q.decided_at,
      'handed_in_by_you', (select coalesce(jsonb_agg(jsonb_build_object('name', f.name, 'at', f.handed_in_at)
        order by f.announced_at, f.id), '[]') from public.requested_files f
        where f.document_request_id = q.id and f.created_by = p_user_id)) order by q.created_at, q.id), '[]')
      from public.document_requests q where q.lease_id = p_lease_id and q.created_at < private.last_moment_of(p_lease_id, p_user_id)),
    'shared_documents', (select coalesce(jsonb_agg(jsonb_build_object('name', d.name, 'kind', d.kind, 'created_at', d.created_at)
      order by d.created_at, d.id), '[]') from public.documents d where d.lease_id = p_lease_id and d.created_at < private.last_moment_of(p_lease_id, p_user_id) and d.is_shared)
  )
$$;
comment on function private.export_lease_life is
  'Repairs, parcels, the state of the place and shared papers of a lease; of the course of a repair only the person''s own words.';
