create table private.maintenance_service_levels (
  priority public.maintenance_priority primary key,
  response interval not null,
  resolution interval not null check (resolution > response)
);
comment on table private.maintenance_service_levels is
  'Until when a request should be answered and resolved; src/domain/maintenance.ts is its twin.';
