-- What an accountant writes by hand, what is taken off a charge, and money changed into another currency.
alter type public.journal_kind add value 'manual';
alter type public.journal_kind add value 'charge_credit';
alter type public.journal_kind add value 'conversion';
-- Charges that are neither rent nor a deed of the office alone.
alter type public.charge_kind add value 'opening_balance';
alter type public.charge_kind add value 'condominium_fee';
alter type public.charge_kind add value 'utility';
create type public.charge_credit_kind as enum ('correction', 'discount', 'write_off');
create type public.late_fee_frequency as enum ('one_time', 'daily');
