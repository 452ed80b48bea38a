-- A refusal tells its kind with its code, so that a client need not know every code: its hint is the kind.
create table private.refusal_kinds (
  code text primary key,
  kind text not null check (kind in ('unauthenticated', 'forbidden', 'not_found', 'conflict', 'rate_limited', 'unexpected'))
);
comment on table private.refusal_kinds is
  'Kinds of the codes that private.fail refuses with. One that is not here is "invalid": what was asked for is wrong in itself.';

alter table private.refusal_kinds enable row level security;
