create table private.security_events (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind public.security_event_kind not null,
  at timestamptz not null default now(),
  session_id uuid,
  factor_id uuid,
  user_agent text
);
comment on table private.security_events is
  'What happened to each account: read through list_security_events, gone with the account.';

create index security_events_by_user on private.security_events (user_id, id desc);
create unique index security_events_sign_in on private.security_events (session_id) where kind = 'signed_in';
create unique index security_events_factor on private.security_events (factor_id, kind)
  where kind in ('factor_added', 'factor_removed');

-- What follows a change, in this order.
create trigger log_export after insert on private.security_events
  for each row when (new.kind = 'data_exported') execute function private.log_export();
