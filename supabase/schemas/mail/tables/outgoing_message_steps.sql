create table private.outgoing_message_steps (
  id bigint generated always as identity primary key,
  message_id uuid not null references private.outgoing_messages (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  step public.message_step not null,
  -- The provider's own words, or a moment.
  detail text not null default '' check (char_length(detail) <= 500)
);
comment on table private.outgoing_message_steps is
  'Each hop of a test message, as it happened; for 30 days.';

create index outgoing_message_steps_of_message on private.outgoing_message_steps (message_id, id);
create index outgoing_message_steps_by_age on private.outgoing_message_steps (at);

alter table private.outgoing_message_steps enable row level security;
