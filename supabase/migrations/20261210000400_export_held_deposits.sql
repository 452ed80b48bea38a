-- What a person exports tells the deposit that they had left before their lease came into the books.
create or replace function private.export_lease_money(p_lease_id uuid, p_user_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'monthly_charges', (select coalesce(jsonb_agg(jsonb_build_object('kind', r.kind, 'description', r.description,
      'amount_minor', r.amount_minor, 'currency', r.currency, 'from', r.starts_on, 'to', r.ends_on) order by r.starts_on, r.id), '[]')
      from public.recurring_charges r where r.lease_id = p_lease_id),
    'meter_readings', (select coalesce(jsonb_agg(jsonb_build_object('read_on', m.read_on, 'value', m.value, 'used', m.used,
      'price_minor', m.price_minor) order by m.read_on, m.id), '[]')
      from public.meter_readings m where m.lease_id = p_lease_id and m.removed_at is null),
    'taken_off_charges', (select coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'amount_minor', c.amount_minor,
      'currency', c.currency, 'on', c.occurred_on, 'reason', c.reason, 'reversed_at', c.reversed_at) order by c.created_at, c.id), '[]')
      from public.charge_credits c where c.lease_id = p_lease_id),
    'refunds', (select coalesce(jsonb_agg(jsonb_build_object('amount_minor', r.amount_minor, 'currency', r.currency,
      'method', r.method, 'status', r.status, 'reason', r.reason, 'reference', r.reference, 'on', r.refunded_on)
      order by r.requested_at, r.id), '[]') from public.refunds r where r.lease_id = p_lease_id),
    'fiscal_invoices', (select coalesce(jsonb_agg(jsonb_build_object('ncf', f.ncf, 'issued_on', f.issued_on,
      'client_name', f.client_name, 'client_id', f.client_id, 'description', f.description, 'currency', f.currency,
      'base_minor', f.base_minor, 'itbis_minor', f.itbis_minor, 'cancelled_on', f.cancelled_on,
      'withheld', (select coalesce(jsonb_agg(jsonb_build_object('on', w.withheld_on, 'itbis_minor', w.itbis_minor,
        'isr_minor', w.isr_minor) order by w.created_at), '[]') from public.fiscal_withholdings w where w.invoice_id = f.id))
      order by f.created_at, f.id), '[]') from public.fiscal_invoices f where f.lease_id = p_lease_id),
    'deposit_settlements', (select coalesce(jsonb_agg(jsonb_build_object('returned_on', s.returned_on, 'held_minor', s.held_minor,
      'kept_minor', s.kept_minor, 'refund_minor', s.refund_minor, 'currency', s.currency,
      'kept_for', (select coalesce(jsonb_agg(jsonb_build_object('kind', d.kind, 'description', d.description,
        'amount_minor', d.amount_minor) order by d.position), '[]') from public.deposit_deductions d where d.settlement_id = s.id))
      order by s.created_at), '[]') from public.deposit_settlements s where s.lease_id = p_lease_id),
    'held_deposits', (select coalesce(jsonb_agg(jsonb_build_object('on', h.occurred_on, 'amount_minor', h.amount_minor,
      'currency', h.currency, 'reversed_at', h.reversed_at) order by h.created_at, h.id), '[]')
      from public.held_deposits h where h.lease_id = p_lease_id),
    'payment_plans', (select coalesce(jsonb_agg(jsonb_build_object('agreed_on', p.agreed_on, 'total_minor', p.total_minor,
      'currency', p.currency, 'cancelled_at', p.cancelled_at,
      'instalments', (select coalesce(jsonb_agg(jsonb_build_object('due_on', i.due_on, 'amount_minor', i.amount_minor)
        order by i.position), '[]') from public.payment_plan_instalments i where i.plan_id = p.id))
      order by p.created_at, p.id), '[]') from public.payment_plans p where p.lease_id = p_lease_id),
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
