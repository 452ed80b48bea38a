create table private.payment_rules (
  code text not null,
  valid_from date not null,
  value integer not null check (value > 0),
  reason text not null,
  primary key (code, valid_from),
  constraint payment_rules_code_check check (code in ('autopay_retry_days', 'autopay_ending_days'))
);
comment on table private.payment_rules is
  'Dated constants of payments: a change is a new row, and what was decided before stays explained.';

alter table private.payment_rules enable row level security;
