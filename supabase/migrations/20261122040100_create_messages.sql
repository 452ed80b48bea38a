-- What the office and the tenants of a lease write to each other. A conversation belongs to a lease: its tenants share it,
-- and nobody else in the building sees it.
insert into private.role_permissions (role, permission)
select role::public.membership_role, permission from (values
  ('owner', 'messages.read'), ('owner', 'messages.write'), ('manager', 'messages.read'), ('manager', 'messages.write'),
  ('accountant', 'messages.read'), ('accountant', 'messages.write'), ('viewer', 'messages.read')) as p (role, permission);

create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete restrict,
  lease_id uuid not null,
  property_id uuid not null,
  unit_id uuid not null,
  subject text not null default '' check (char_length(subject) <= 120 and subject = btrim(subject)),
  search_text text not null generated always as (private.plain_text(subject)) stored,
  created_at timestamptz not null default now(),
  -- The newest message, kept for the list.
  last_message_id bigint not null default 0,
  last_message_at timestamptz not null default now(),
  last_text text not null default '' check (char_length(last_text) <= 160),
  last_is_from_tenant boolean not null default false,
  -- Up to which message somebody of each side has read.
  office_read_id bigint not null default 0,
  tenant_read_id bigint not null default 0,
  archived_at timestamptz,
  unique (organization_id, id),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete restrict,
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete restrict,
  foreign key (property_id, unit_id) references public.units (property_id, id) on delete restrict
);
comment on table public.conversations is
  'A matter that the office and the tenants of a lease write about. Archived: put away by the office, until a tenant writes again.';
create index conversations_newest on public.conversations (organization_id, last_message_at desc, id desc);
create index conversations_of_property on public.conversations (organization_id, property_id, last_message_at desc, id desc);
create index conversations_of_lease on public.conversations (lease_id, last_message_at desc);
create index conversations_of_unit on public.conversations (property_id, unit_id);
create index conversations_search on public.conversations using gin (organization_id, search_text extensions.gin_trgm_ops);

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
comment on table public.messages is 'What was written in a conversation, in the order of the ids. Nothing of it is changed.';
create index messages_of_organization on public.messages (organization_id, conversation_id);
create index messages_search on public.messages using gin (organization_id, search_text extensions.gin_trgm_ops);

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

create table public.conversation_marks (
  user_id uuid not null references auth.users (id) on delete cascade,
  conversation_id uuid not null,
  organization_id uuid not null,
  unread_count integer not null default 0 check (unread_count >= 0),
  -- The message since which it is unread: what a mail about it is known by.
  first_unread_id bigint,
  last_read_id bigint not null default 0,
  primary key (user_id, conversation_id),
  check ((unread_count > 0) = (first_unread_id is not null)),
  foreign key (organization_id, conversation_id) references public.conversations (organization_id, id) on delete restrict
);
comment on table public.conversation_marks is
  'How far each user has read a conversation, and how much waits for them there.';
create index conversation_marks_unread on public.conversation_marks (user_id, organization_id) where unread_count > 0;
create index conversation_marks_of_conversation on public.conversation_marks (organization_id, conversation_id);

create function private.my_conversation_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select id from public.conversations where lease_id in (select private.my_lease_ids())
$$;
comment on function private.my_conversation_ids is 'Conversations of the leases that the caller is or was a tenant of.';
revoke execute on function private.my_conversation_ids from public, anon;
grant execute on function private.my_conversation_ids to authenticated, service_role;

do $$
declare
  v_table text;
begin
  foreach v_table in array array['conversations', 'messages', 'message_attachments', 'conversation_marks'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('grant select on public.%I to authenticated, service_role', v_table);
    execute format('create trigger refuse_truncate before truncate on public.%I
      for each statement execute function private.refuse_change()', v_table);
    if v_table in ('messages', 'message_attachments') then
      execute format('create policy "readers of messages and the tenants concerned see %s" on public.%I for select to authenticated
        using (organization_id = any (array(select private.my_organization_ids(''messages.read'')))
          or conversation_id = any (array(select private.my_conversation_ids())))', replace(v_table, '_', ' '), v_table);
    end if;
  end loop;
  if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.conversations, public.messages, public.conversation_marks;
  end if;
end
$$;
create policy "readers of messages and the tenants concerned see conversations" on public.conversations for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('messages.read')))
    or lease_id = any (array(select private.my_lease_ids())));
create policy "users see their own marks" on public.conversation_marks for select to authenticated
  using (user_id = (select auth.uid()));
create trigger refuse_change before update or delete on public.messages for each row execute function private.refuse_change();
