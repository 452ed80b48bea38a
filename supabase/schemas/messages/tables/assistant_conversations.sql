-- Conversations with the assistant: the user's own, seen by nobody else. What it answers is counted together from what the
-- user may read anyway, and kept as it was given.
create table public.assistant_conversations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  organization_id uuid references public.organizations (id) on delete cascade,
  title text not null check (char_length(btrim(title)) between 1 and 120),
  created_at timestamptz not null default now(),
  asked_at timestamptz not null default now(),
  unique (user_id, id)
);
comment on table public.assistant_conversations is
  'What a user asked the assistant in one go: the user''s own. organization_id is that which a member asked about, null of a tenant''s. title is its first question until it is renamed; asked_at is when the latest was asked.';

create index assistant_conversations_latest on public.assistant_conversations (user_id, asked_at desc, id desc);
create index assistant_conversations_of_organization on public.assistant_conversations (organization_id);

alter table public.assistant_conversations enable row level security;
grant select, delete on public.assistant_conversations to authenticated;
grant all on public.assistant_conversations to service_role;
grant insert (id, organization_id, title), update (title) on public.assistant_conversations to authenticated;
create policy "users begin conversations of their own" on public.assistant_conversations for insert to authenticated
  with check (user_id = (select auth.uid())
    and (organization_id is null or organization_id = any (array(select private.my_organization_ids()))));
create policy "users delete their own conversations" on public.assistant_conversations for delete to authenticated
  using (user_id = (select auth.uid()));
create policy "users name their own conversations" on public.assistant_conversations for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "users see their own conversations" on public.assistant_conversations for select to authenticated
  using (user_id = (select auth.uid())
    and (organization_id is null or organization_id = any (array(select private.my_organization_ids()))));
select private.compose_texts('public.assistant_conversations');
