-- As the audit log, the log outlives its organisation: no row of it hangs on one.
-- One row an organisation: whoever lengthens its log holds this row, so that positions have no gaps and no twins.
create table private.log_heads (
  organization_id uuid primary key,
  size bigint not null default 0 check (size >= 0),
  last_entry_number bigint not null default 0,
  last_receipt_number bigint not null default 0
);
comment on table private.log_heads is
  'How long the log of an organisation is, and how far it has taken the journal and the receipts.';

alter table private.log_heads enable row level security;
