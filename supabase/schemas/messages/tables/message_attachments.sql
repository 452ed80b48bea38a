create table public.message_attachments (
  id uuid primary key,
  organization_id uuid not null,
  conversation_id uuid not null,
  message_id bigint not null,
  name text not null check (char_length(btrim(name)) between 1 and 160),
  file_type text not null check (file_type in ('pdf', 'jpg', 'png', 'webp', 'docx', 'xlsx')),
  path text not null generated always as
    (organization_id::text || '/' || conversation_id::text || '/' || id::text || '.' || file_type) stored unique,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  foreign key (organization_id, conversation_id) references public.conversations (organization_id, id) on delete restrict,
  foreign key (conversation_id, message_id) references public.messages (conversation_id, id) on delete restrict
);
comment on table public.message_attachments is
  'Files of messages; they lie in the bucket message-attachments, where each was announced by its row.';

create index message_attachments_of_message on public.message_attachments (conversation_id, message_id);
create index message_attachments_of_organization on public.message_attachments (organization_id, conversation_id);
create index message_attachments_of_creator on public.message_attachments (created_by);

alter table public.message_attachments enable row level security;
grant select on public.message_attachments to authenticated, service_role;
create policy "readers of messages and the tenants concerned see message attac" on public.message_attachments for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('messages.read')))
    or conversation_id = any (array(select private.my_conversation_ids()))
    or id = any (array(select private.my_past_attachment_ids())));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.message_attachments
  for each statement execute function private.refuse_change();
select private.compose_texts('public.message_attachments');
