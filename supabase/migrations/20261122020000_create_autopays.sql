-- Automatic payments: a tenant lets the landlord charge a stored card for what the lease owes, on a day and within a limit.
create type public.autopay_status as enum ('pending', 'active', 'paused', 'cancelled');
create type public.autopay_charge_status as enum ('announced', 'charging', 'paid', 'declined', 'unknown', 'skipped');

alter table public.online_payment_settings
  add column takes_autopay boolean not null default true,
  add column can_store_cards boolean not null default false;
comment on column public.online_payment_settings.takes_autopay is 'Whether tenants may let their card be charged by itself.';
comment on column public.online_payment_settings.can_store_cards is
  'Whether the processor, with the credentials that are kept, charges a stored card; the edge says so with the credentials.';
alter table private.card_credentials add column can_store_cards boolean not null default false;

create table private.payment_rules (
  code text not null check (code in ('autopay_retry_days')),
  valid_from date not null,
  value integer not null check (value > 0),
  reason text not null,
  primary key (code, valid_from)
);
comment on table private.payment_rules is 'Dated constants of payments: a change is a new row, and what was decided before stays explained.';
alter table private.payment_rules enable row level security;
insert into private.payment_rules values ('autopay_retry_days', '2026-01-01', 3,
  'A card without funds is tried once more when a salary may have come, and before most grace periods end.');
create function private.payment_rule(p_code text, p_day date)
returns integer language sql stable security definer set search_path = ''
as $$ select value from private.payment_rules where code = p_code and valid_from <= p_day order by valid_from desc limit 1 $$;
comment on function private.payment_rule is 'A dated constant of payments as it holds on a day.';

create table private.autopay_consents (
  version text not null check (version ~ '^\d{4}-\d{2}-\d{2}$'),
  language text not null check (language in ('es', 'en')),
  text text not null,
  primary key (version, language)
);
comment on table private.autopay_consents is
  'What tenants agree to, word by word; the newest version counts, former ones stay as the proof of who agreed to them.';
alter table private.autopay_consents enable row level security;
create trigger refuse_change before update or delete on private.autopay_consents
  for each row execute function private.refuse_change();
insert into private.autopay_consents values
  ('2026-11-22', 'es', 'Autorizo a mi arrendador a cobrar a la tarjeta que guardo hoy, cada mes y en el día que elegí, lo que deba de este contrato en ese momento, sin pasar del límite mensual que elegí. Recibiré un aviso por correo el día antes de cada cobro. Si el banco rechaza un cobro, se intentará una sola vez más y luego quedará en pausa. Puedo cambiar el día o el límite y cancelar esta autorización cuando quiera desde mi cuenta; cancelarla no borra lo que deba.'),
  ('2026-11-22', 'en', 'I authorize my landlord to charge the card that I store today, each month and on the day that I chose, for what this lease owes at that moment, never above the monthly limit that I chose. I will get a notice by e-mail the day before each charge. If the bank declines a charge, it is tried one more time and then paused. I can change the day or the limit and cancel this authorization at any time from my account; canceling it does not remove what I owe.');

create table public.autopays (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  lease_id uuid not null,
  user_id uuid not null,
  status public.autopay_status not null default 'pending',
  processor public.card_processor not null,
  currency public.currency_code not null,
  limit_minor bigint not null check (limit_minor between 1 and 10000000000),
  pays_on smallint check (pays_on between 1 and 28),
  consent_version text not null,
  consent_language text not null,
  consented_at timestamptz not null default now(),
  card_payment_id uuid not null unique,
  card_brand text check (char_length(card_brand) <= 30),
  card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
  card_expires text check (card_expires ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  stopped_for text check (stopped_for in
    ('declined', 'unverified', 'card_expired', 'processor_changed', 'tenant', 'replaced', 'lease_ended', 'left_lease')),
  counts_from date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  check ((status in ('paused', 'cancelled')) = (stopped_for is not null)),
  check (status <> 'active' or counts_from is not null),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id),
  foreign key (lease_id, currency) references public.leases (id, currency),
  foreign key (organization_id, card_payment_id) references public.card_payments (organization_id, id)
);
comment on table public.autopays is
  'Automatic payments that tenants agreed to: pending until the payment that stores the card is approved, paused until the tenant resumes. limit_minor is the most of a month, fees included; pays_on null is the due day; the consent is a row of private.autopay_consents.';
create unique index autopays_one_a_lease on public.autopays (lease_id) where status in ('active', 'paused');
create index autopays_by_organization on public.autopays (organization_id, status);
create index autopays_by_lease on public.autopays (lease_id, created_at desc);

create table private.autopay_cards (
  autopay_id uuid primary key references public.autopays (id) on delete cascade,
  sealed text not null check (length(sealed) between 20 and 8000),
  forget_at timestamptz
);
comment on table private.autopay_cards is
  'Stored cards as their processor names them, encrypted by the edge and bound to the automatic payment; forget_at is set once it is over.';
alter table private.autopay_cards enable row level security;
create index autopay_cards_to_forget on private.autopay_cards (forget_at) where forget_at is not null;

create table public.autopay_charges (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  autopay_id uuid not null,
  lease_id uuid not null,
  month date not null check (extract(day from month) = 1),
  attempt smallint not null check (attempt in (1, 2)),
  status public.autopay_charge_status not null,
  currency public.currency_code not null,
  announced_minor bigint not null check (announced_minor >= 0),
  amount_minor bigint check (amount_minor > 0),
  charge_on date not null,
  card_payment_id uuid unique,
  announced_at timestamptz not null default now(),
  decided_at timestamptz,
  unique (organization_id, id),
  check (status in ('announced', 'skipped') or (card_payment_id is not null and amount_minor <= announced_minor)),
  foreign key (organization_id, autopay_id) references public.autopays (organization_id, id),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id),
  foreign key (organization_id, card_payment_id) references public.card_payments (organization_id, id)
);
comment on table public.autopay_charges is
  'What an automatic payment charges: announced by mail the day before, then charged for at most what was announced and what is still owed. attempt 2 is the one retry of a declined charge.';
-- A month is charged once, and once more when the card was declined: whoever runs the job how often.
create unique index autopay_charges_once on public.autopay_charges (lease_id, month, attempt) where status <> 'skipped';
create index autopay_charges_by_organization on public.autopay_charges (organization_id, charge_on desc);
create index autopay_charges_by_lease on public.autopay_charges (lease_id, charge_on desc);
create index autopay_charges_by_autopay on public.autopay_charges (autopay_id);
create index autopay_charges_due on public.autopay_charges (charge_on) where status = 'announced';

do $$
declare
  v_table text;
begin
  foreach v_table in array array['autopays', 'autopay_charges'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('grant select on public.%I to authenticated, service_role', v_table);
    execute format('create policy "readers of money and tenants see %s" on public.%I for select to authenticated
      using (organization_id = any (array(select private.my_organization_ids(''money.read'')))
        or lease_id = any (array(select private.my_lease_ids())))', replace(v_table, '_', ' '), v_table);
    execute format('create trigger refuse_delete before delete on public.%I
      for each row execute function private.refuse_change()', v_table);
    execute format('create trigger refuse_truncate before truncate on public.%I
      for each statement execute function private.refuse_change()', v_table);
    execute format('create trigger write_audit_log after insert or update on public.%I
      for each row execute function private.write_audit_log()', v_table);
    if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
      execute format('alter publication supabase_realtime add table public.%I', v_table);
    end if;
  end loop;
end
$$;
create trigger touch_updated_at before update on public.autopays for each row execute function private.touch_updated_at();
create trigger keep_posted_fields before update on public.autopays for each row execute function private.keep_posted_fields(
  'status', 'limit_minor', 'pays_on', 'consent_version', 'consent_language', 'consented_at', 'card_brand', 'card_last4',
  'card_expires', 'stopped_for', 'counts_from', 'updated_at');
create trigger keep_posted_fields before update on public.autopay_charges for each row execute function private.keep_posted_fields(
  'autopay_id', 'status', 'amount_minor', 'card_payment_id', 'decided_at');
