create table private.data_request_periods (
  kind public.data_request_kind not null,
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  business_days smallint not null check (business_days between 1 and 365),
  law text not null,
  article text not null,
  -- When somebody last held it against the text of the law; null while nobody has, and screens say so.
  reviewed_on date,
  primary key (kind, valid_from)
);
comment on table private.data_request_periods is
  'Within how many business days the law wants a request about personal data answered, by the day on which it was asked.';

alter table private.data_request_periods enable row level security;
