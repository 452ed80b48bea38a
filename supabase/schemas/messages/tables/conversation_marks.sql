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

alter table public.conversation_marks enable row level security;
grant select on public.conversation_marks to authenticated, service_role;
create policy "users see their own marks" on public.conversation_marks for select to authenticated
  using (user_id = (select auth.uid()));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.conversation_marks
  for each statement execute function private.refuse_change();
