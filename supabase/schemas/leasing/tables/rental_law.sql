create table private.rental_law (
  matter text not null,
  unit_use public.unit_use,
  value integer not null,
  valid_from date not null,
  valid_to date,
  law text not null,
  article text not null,
  unique nulls not distinct (matter, unit_use, valid_from)
);
comment on table private.rental_law is
  'Rules of the law on rentals that set a day, by the days on which they hold; src/domain/leasing/rental-law.ts is the twin and a test keeps them equal.';
