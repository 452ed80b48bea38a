create table private.holidays (
  country text not null,
  day date not null,
  code text not null,
  name_es text not null,
  name_en text not null,
  law text not null,
  source text not null,
  -- The day of the calendar that it is of, where the law moves it to another.
  moved_from date,
  primary key (country, day, code)
);
comment on table private.holidays is
  'Days on which nobody has to work, by country. Those of the Dominican Republic are made by src/domain/calendar/holidays.ts from the law that names and moves them; a test keeps them equal.';
