-- Conversations with the assistant: the user's own, seen by nobody else. What it answers is counted together from what the
-- user may read anyway, and kept as it was given.
create table public.assistant_conversations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (char_length(btrim(title)) between 1 and 120),
  created_at timestamptz not null default now(),
  asked_at timestamptz not null default now(),
  unique (user_id, id)
);
comment on table public.assistant_conversations is
  'What a user asked the assistant in one go: the user''s own. title is its first question; asked_at is when the latest was asked.';
create index assistant_conversations_latest on public.assistant_conversations (user_id, asked_at desc, id desc);

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
  'A question to the assistant and what it answered (src/domain/assistant). The id is the client''s: sent twice, it is one turn.';
create index assistant_turns_in_order on public.assistant_turns (user_id, conversation_id, created_at, id);
create index assistant_turns_by_time on public.assistant_turns (user_id, created_at);

create function private.keep_assistant_turn()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- No person asks so much: what does is a program.
  if (select count(*) from (select 1 from public.assistant_turns
      where user_id = new.user_id and created_at > now() - interval '1 day' limit 300) t) >= 300 then
    perform private.fail('too_many_questions');
  end if;
  update public.assistant_conversations set asked_at = now() where user_id = new.user_id and id = new.conversation_id;
  return new;
end
$$;
comment on function private.keep_assistant_turn is 'Trigger: at most 300 questions in a day, and the conversation knows when the latest was asked.';
create trigger keep_assistant_turn before insert on public.assistant_turns
  for each row execute function private.keep_assistant_turn();

alter table public.assistant_conversations enable row level security;
alter table public.assistant_turns enable row level security;
grant select, delete, insert (id, title), update (title) on public.assistant_conversations to authenticated;
grant select, insert (id, conversation_id, question, answer) on public.assistant_turns to authenticated;
grant all on public.assistant_conversations, public.assistant_turns to service_role;

create policy "users see their own conversations" on public.assistant_conversations for select to authenticated
  using (user_id = (select auth.uid()));
create policy "users begin conversations of their own" on public.assistant_conversations for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "users name their own conversations" on public.assistant_conversations for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "users delete their own conversations" on public.assistant_conversations for delete to authenticated
  using (user_id = (select auth.uid()));
create policy "users see their own turns" on public.assistant_turns for select to authenticated
  using (user_id = (select auth.uid()));
create policy "users ask in their own conversations" on public.assistant_turns for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (
    select 1 from public.assistant_conversations c where c.id = conversation_id and c.user_id = (select auth.uid())));
