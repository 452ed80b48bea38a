-- What the scheduled job does for an organisation, in order: a step more is a row more.
create table private.job_steps (
  position smallint primary key,
  -- A function of this schema that takes the organisation and, as `takes` says, its day or the moment.
  function_name text not null unique,
  takes text not null check (takes in ('day', 'moment')),
  -- The name under which a run says how much the step did; several steps may add to one. Without one it is not counted.
  counted_as text
);
comment on table private.job_steps is 'What the scheduled job does for an organisation, in order.';

revoke all on private.job_steps from public;
