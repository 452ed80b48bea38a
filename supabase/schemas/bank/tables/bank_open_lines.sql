-- How a bank account stands is what its statements and the books differ by. What the books have that no bank line is was all
-- lines of the account since its opening less the matched ones: after ten years millions, for a few that are open. They are kept.
create table private.bank_open_lines (
  journal_line_id bigint primary key references public.journal_lines (id),
  organization_id uuid not null,
  account_id uuid not null,
  currency public.currency_code not null,
  occurred_on date not null,
  amount_minor bigint not null
);
comment on table private.bank_open_lines is
  'Lines of the books on cash accounts that belong to a bank account of their currency, from its opening on, which no bank line is yet. Kept by triggers.';

create index bank_open_lines_by_account on private.bank_open_lines (organization_id, account_id, currency, occurred_on)
  include (amount_minor);

alter table private.bank_open_lines enable row level security;
