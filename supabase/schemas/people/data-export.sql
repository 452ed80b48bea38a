-- All that the product keeps about one person, for that person. What an organisation keeps of its business is not personal
-- data of the member who typed it in; a tenant's lease, charges and payments are personal data of the tenant.
create function private.export_account(p_user_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'account', (select jsonb_build_object('id', u.id, 'email', u.email, 'created_at', u.created_at,
      'last_sign_in_at', u.last_sign_in_at, 'email_confirmed_at', u.email_confirmed_at) from auth.users u where u.id = p_user_id),
    'profile', (select to_jsonb(p) - 'id' from public.profiles p where p.id = p_user_id),
    'organizations', (select coalesce(jsonb_agg(jsonb_build_object('name', o.name, 'role', m.role, 'since', m.created_at)
      order by m.created_at), '[]')
      from public.memberships m join public.organizations o on o.id = m.organization_id where m.user_id = p_user_id),
    'records_about_you', (select coalesce(jsonb_agg(jsonb_build_object('kept_by', o.name, 'full_name', pe.full_name,
      'email', pe.email, 'phone', pe.phone, 'identity_type', pe.identity_type, 'identity_number', pe.identity_number,
      'since', pe.created_at) order by pe.created_at), '[]')
      from public.people pe join public.organizations o on o.id = pe.organization_id where pe.user_id = p_user_id),
    'invitations', (select coalesce(jsonb_agg(jsonb_build_object('from', o.name, 'kind', i.kind, 'role', i.role,
      'created_at', i.created_at, 'accepted_at', i.accepted_at) order by i.created_at), '[]')
      from public.invitations i join public.organizations o on o.id = i.organization_id
      where i.accepted_by = p_user_id or i.email = (select lower(u.email) from auth.users u where u.id = p_user_id)),
    'files', (select coalesce(jsonb_agg(jsonb_build_object('folder', f.bucket_id, 'name', f.name, 'created_at', f.created_at)
      order by f.created_at), '[]')
      from storage.objects f where f.owner_id = p_user_id::text)
  )
$$;
comment on function private.export_account is 'The account, the profile and what organisations keep about a person.';

create function private.export_leases(p_user_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'landlord', o.name, 'property', p.name, 'unit', u.label, 'status', l.status, 'left_on', lt.left_on, 'starts_on', l.starts_on, 'ends_on', l.ends_on,
    'ended_on', l.ended_on, 'currency', l.currency, 'deposit_minor', l.deposit_minor, 'due_day', l.due_day,
    'rents', (select jsonb_agg(jsonb_build_object('from', s.starts_on, 'rent_minor', s.rent_minor) order by s.starts_on)
      from public.lease_rent_steps s where s.lease_id = l.id and s.starts_on <= private.last_day_of(l.id, p_user_id)),
    'charges', (select coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'description', c.description, 'due_on', c.due_on,
      'period_start', c.period_start, 'period_end', c.period_end, 'amount_minor', c.amount_minor,
      'outstanding_minor', c.outstanding_minor, 'reversed_at', c.reversed_at) order by c.due_on, c.created_at), '[]')
      from public.charges c where c.lease_id = l.id and c.due_on <= private.last_day_of(l.id, p_user_id)),
    'payments', (select coalesce(jsonb_agg(jsonb_build_object('paid_on', pa.paid_on, 'amount_minor', pa.amount_minor,
      'currency', pa.currency, 'method', pa.method, 'status', pa.status, 'reference', pa.reference,
      'decision_reason', pa.decision_reason, 'receipt_number', r.number, 'reported_by_you', coalesce(pa.reported_by = p_user_id, false),
      'received_currency', x.received_currency, 'received_minor', x.received_minor, 'rate', x.rate, 'rate_source', x.rate_source)
      order by pa.paid_on, pa.created_at), '[]')
      from public.payments pa left join public.receipts r on r.payment_id = pa.id
      left join public.payment_exchanges x on x.payment_id = pa.id where pa.lease_id = l.id and pa.paid_on <= private.last_day_of(l.id, p_user_id)
        and (coalesce(pa.reported_by, p_user_id) = p_user_id or pa.created_at < private.last_moment_of(l.id, p_user_id)))
  ) || private.export_lease_money(l.id, p_user_id) || private.export_lease_life(l.id, p_user_id) order by l.starts_on), '[]')
  from public.lease_tenants lt
  join public.leases l on l.id = lt.lease_id
  join public.organizations o on o.id = l.organization_id
  join public.properties p on p.id = l.property_id
  join public.units u on u.id = l.unit_id
  where lt.user_id = p_user_id
$$;
comment on function private.export_leases is 'What a person rents or rented, with all that is kept about it.';

create function private.export_activity(p_user_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'sessions', (select coalesce(jsonb_agg(jsonb_build_object('created_at', s.created_at, 'device', s.user_agent,
      'address', host(s.ip)) order by s.created_at), '[]') from auth.sessions s where s.user_id = p_user_id),
    'security_events', (select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'at', e.at, 'device', e.user_agent)
      order by e.id), '[]') from private.security_events e where e.user_id = p_user_id),
    'actions', (select coalesce(jsonb_agg(jsonb_build_object('at', a.at, 'action', a.action, 'table', a.table_name)
      order by a.id), '[]') from (select * from public.audit_log where actor_id = p_user_id order by id desc limit 5000) a)
  )
$$;
comment on function private.export_activity is
  'Where a person is signed in, what happened to the account, and their last five thousand actions.';

create function private.export_my_data()
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
begin
  perform private.note_security_changes(v_user);
  perform private.note_security_event(v_user, 'data_exported');
  return private.export_account(v_user)
    || jsonb_build_object('exported_at', now(), 'leases', private.export_leases(v_user))
    || private.export_kept(v_user)
    || private.export_words(v_user)
    || private.export_community(v_user)
    || private.export_calendar(v_user)
    || private.export_decisions(v_user)
    || private.export_data_requests(v_user)
    || private.export_about(v_user)
    || private.export_notifications(v_user)
    || private.export_programs(v_user)
    || private.export_activity(v_user);
end
$$;
select private.declare_verb('export_my_data', 'own', p_comment =>
  'Everything that is kept about the caller, as one document; leaves a security event. Error: not_signed_in.');
