-- What the organisation owes its vendors, and what its bank says.
alter type public.journal_kind add value if not exists 'bill';
alter type public.journal_kind add value if not exists 'bill_payment';
alter type public.journal_kind add value if not exists 'bank_transaction';
alter type public.journal_kind add value if not exists 'cash_transfer';
create type public.bill_status as enum
  ('draft', 'awaiting_approval', 'approved', 'partially_paid', 'paid', 'void');
