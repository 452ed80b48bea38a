create table public.whatsapp_consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  phone text not null check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  -- What was shown, word by word.
  words text not null,
  version text not null,
  language text not null check (language in ('es', 'en')),
  given_at timestamptz not null default now(),
  verified_at timestamptz,
  withdrawn_at timestamptz
);
comment on table public.whatsapp_consents is
  'Who agreed to messages by WhatsApp, to which number and in which words; it counts once a code that was sent there came back. Kept as the proof.';

create unique index whatsapp_consents_current on public.whatsapp_consents (user_id) where withdrawn_at is null;
create index whatsapp_consents_of_phone on public.whatsapp_consents (phone) where withdrawn_at is null;
create index whatsapp_consents_of_person on public.whatsapp_consents (user_id);

alter table public.whatsapp_consents enable row level security;
grant select on public.whatsapp_consents to authenticated, service_role;
create policy "people see what they agreed to" on public.whatsapp_consents for select to authenticated
  using (user_id = (select auth.uid()));
