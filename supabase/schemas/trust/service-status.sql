create function private.note_timer_run(p_timer text)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.timer_runs (timer, ran_at) values (p_timer, now())
  on conflict (timer) do update set ran_at = excluded.ran_at
$$;
select private.declare_verb('note_timer_run', 'service', p_callers => 'service_role', p_comment =>
  'Notes that a timer (hourly, waiting) did all of its work just now. Error: value_out_of_range (timer).');

create function private.service_status()
returns table (hourly_ran_at timestamptz, waiting_ran_at timestamptz, message_due_since timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select (select ran_at from private.timer_runs where timer = 'hourly'), (select ran_at from private.timer_runs where timer = 'waiting'),
    (select min(next_attempt_at) from private.outgoing_messages where next_attempt_at <= now())
$$;
select private.declare_verb('service_status', 'service', p_callers => 'service_role', p_comment =>
  'For the public status: when each timer last did all of its work, null where it never has, and since when the oldest message is due, null where none is.');
