-- A counter of page visits that knows nobody: no address, no browser, no visitor, only how often.
create table private.page_visits (
  visited_on date not null,
  path text not null check (path ~ '^/[a-z0-9/-]{0,79}$'),
  language text not null check (language in ('es', 'en')),
  -- '' where the visit came from nowhere or from the site itself.
  referrer_host text not null check (referrer_host ~ '^[a-z0-9.-]{0,100}$'),
  visit_count bigint not null default 1 check (visit_count > 0),
  primary key (visited_on, path, language, referrer_host)
);
comment on table private.page_visits is
  'How often each page was opened on a day, in which language and from which site. Written by count_visit alone; filled only where the counter is switched on.';

alter table private.page_visits enable row level security;
