create table public.messages (
  id bigint generated always as identity primary key,
  organization_id uuid not null,
  conversation_id uuid not null,
  -- Made by the sender: the same one is taken once, however often it arrives.
  client_id uuid not null,
  author_id uuid not null,
  is_from_tenant boolean not null,
  body text not null check (char_length(body) <= 4000),
  attachment_count smallint not null default 0 check (attachment_count between 0 and 10),
  search_text text not null generated always as (private.plain_text(body)) stored,
  created_at timestamptz not null default clock_timestamp(),
  unique (author_id, client_id),
  unique (conversation_id, id),
  check (body <> '' or attachment_count > 0),
  foreign key (organization_id, conversation_id) references public.conversations (organization_id, id) on delete restrict
);
comment on table public.messages is
  'What was written in a conversation, in the order of the ids. Nothing of it is changed.';

create index messages_of_organization on public.messages (organization_id, conversation_id);
create index messages_search on public.messages using gin (organization_id, search_text extensions.gin_trgm_ops);
-- What a person exports holds all that they wrote and did among others, what they asked the assistant, and what they left
-- under their address without an account. An address counts once it is confirmed to be theirs.
create index messages_of_author on public.messages (author_id) where author_id is not null;

alter table public.messages enable row level security;
grant select on public.messages to authenticated, service_role;
create policy "readers of messages and the tenants concerned see messages" on public.messages for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('messages.read')))
    or conversation_id = any (array(select private.my_conversation_ids()))
    or id = any (array(select private.my_past_message_ids())));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.messages
  for each statement execute function private.refuse_change();
create trigger refuse_change before update or delete on public.messages for each row execute function private.refuse_change();
select private.compose_texts('public.messages');
