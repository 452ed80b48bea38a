-- What a lease may become (src/domain/lease.ts has the same table), and leases that another one follows.
create table private.lease_transitions (
  from_status public.lease_status not null,
  to_status public.lease_status not null,
  primary key (from_status, to_status)
);
comment on table private.lease_transitions is 'Which status of a lease may follow which; no other change is stored.';
