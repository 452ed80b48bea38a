-- A tenant who moves to another unit of the organization: what the history, the journal and payments call it.
alter type public.lease_event_kind add value 'unit_moved' after 'renewed';
alter type public.lease_event_kind add value 'credit_moved' after 'deposit_carried';
alter type public.journal_kind add value 'unit_move';
alter type public.payment_method add value 'moved_credit';
