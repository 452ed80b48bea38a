-- Automatic payments: a tenant lets the landlord charge a stored card for what the lease owes, on a day and within a limit.
create type public.autopay_status as enum ('pending', 'active', 'paused', 'cancelled');
create type public.autopay_charge_status as enum ('announced', 'charging', 'paid', 'declined', 'unknown', 'skipped');
