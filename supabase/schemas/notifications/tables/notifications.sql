create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  organization_id uuid references public.organizations (id) on delete cascade,
  event public.notification_event not null,
  -- Which words say it; an event may have several.
  template text not null check (template ~ '^[a-z][a-z_]{1,60}$'),
  dedupe_key text not null check (length(dedupe_key) between 1 and 200),
  record_kind public.notification_record,
  record_id uuid,
  -- By what a list groups: the record, or the notification itself where it has none.
  group_key text not null,
  lease_id uuid,
  parameters jsonb not null default '{}' check (jsonb_typeof(parameters) = 'object'),
  -- False where the person switched the centre off for this event: it is only the cause of its messages then.
  is_shown boolean not null default true,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  snoozed_until timestamptz,
  unique (user_id, dedupe_key, event),
  check ((record_kind is null) = (record_id is null))
);
comment on table public.notifications is
  'What happened that a person is notified of: facts, without words, in the centre and the cause of mail, push and WhatsApp. Of tomorrow''s nothing is seen today. Kept for 180 days.';

create index notifications_of_person on public.notifications (user_id, created_at desc, id);
create index notifications_unread on public.notifications (user_id) where read_at is null and is_shown;
create index notifications_of_documents on public.notifications using gin ((parameters -> 'documents')) where template = 'document_shared';
create index notifications_of_organization on public.notifications (organization_id, created_at);

alter table public.notifications enable row level security;
grant select on public.notifications to authenticated, service_role;
create policy "people see their own notifications" on public.notifications for select to authenticated
  using (user_id = (select auth.uid()) and is_shown and created_at <= now());
