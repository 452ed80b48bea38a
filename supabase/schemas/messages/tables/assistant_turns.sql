create table public.assistant_turns (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  conversation_id uuid not null,
  question text not null check (char_length(btrim(question)) between 1 and 500),
  answer jsonb not null check (jsonb_typeof(answer -> 'parts') = 'array' and pg_column_size(answer) <= 16384),
  created_at timestamptz not null default now(),
  foreign key (user_id, conversation_id) references public.assistant_conversations (user_id, id) on delete cascade
);
comment on table public.assistant_turns is
  'A question to the assistant and what it answered (src/data/messages/assistant). The id is the client''s: sent twice, it is one turn.';

create index assistant_turns_in_order on public.assistant_turns (user_id, conversation_id, created_at, id);
create index assistant_turns_by_time on public.assistant_turns (user_id, created_at);

alter table public.assistant_turns enable row level security;
grant select on public.assistant_turns to authenticated;
grant all on public.assistant_turns to service_role;
grant insert (id, conversation_id, question, answer) on public.assistant_turns to authenticated;
create policy "users ask in their own conversations" on public.assistant_turns for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (
    select 1 from public.assistant_conversations c where c.id = conversation_id and c.user_id = (select auth.uid())));
-- Of conversations that they may read: who has left an organization no longer reads what was said of it.
create policy "users see their own turns" on public.assistant_turns for select to authenticated
  using (user_id = (select auth.uid()) and exists (
    select 1 from public.assistant_conversations c where c.id = conversation_id));

-- What follows a change, in this order.
create trigger keep_assistant_turn before insert on public.assistant_turns
  for each row execute function private.keep_assistant_turn();
select private.compose_texts('public.assistant_turns');
