create table public.whatsapp_senders (
  id uuid primary key default gen_random_uuid(),
  -- Null: the platform's own, for organizations without one.
  organization_id uuid references public.organizations (id) on delete cascade,
  phone_number_id text not null unique check (phone_number_id ~ '^[0-9]{5,30}$'),
  waba_id text not null check (waba_id ~ '^[0-9]{5,30}$'),
  display_phone text not null check (display_phone ~ '^\+[1-9][0-9]{7,14}$'),
  status public.whatsapp_sender_status not null default 'active',
  -- The provider's own words on why it fails.
  problem text not null default '' check (char_length(problem) <= 500),
  set_at timestamptz not null default now(),
  unique nulls not distinct (organization_id)
);
comment on table public.whatsapp_senders is
  'From which number of WhatsApp Business an organization, or the platform, writes. Its token is sealed in private.whatsapp_sender_tokens.';

alter table public.whatsapp_senders enable row level security;
grant select on public.whatsapp_senders to authenticated, service_role;
create policy "managers see their organization's number" on public.whatsapp_senders for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('organization.manage'))));
