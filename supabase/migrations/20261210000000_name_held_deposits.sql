-- The history of a lease says when its deposit was taken over from before the books, and when that was taken back.
alter type public.lease_event_kind add value 'deposit_opened' before 'deposit_carried';
alter type public.lease_event_kind add value 'deposit_reopened' after 'deposit_opened';
