-- A deposit that pays what is owed comes in as a payment of its own kind; what is given back leaves by an entry of its own.
alter type public.payment_method add value 'deposit';
alter type public.journal_kind add value 'deposit_refund';
create type public.deduction_kind as enum ('owed', 'repairs', 'cleaning', 'other');
