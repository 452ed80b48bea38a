-- A matter of the law on rentals, and what happens in it. Which step belongs to which kind stands in legal_steps_of.
create type public.legal_file_kind as enum ('end_of_term', 'rent_increase', 'deposit', 'unpaid_rent', 'eviction', 'new_owner',
  'death_of_tenant', 'sublease');
create type public.legal_file_status as enum ('open', 'closed');
create type public.legal_step as enum ('paper_written', 'served', 'sent', 'agreed', 'unit_returned', 'condition_recorded',
  'deposit_refunded', 'debt_paid', 'claim_filed', 'hearing_set', 'judgment_given', 'judgment_served', 'unit_recovered',
  'ownership_changed', 'tenant_died', 'taken_over', 'sublease_requested', 'note');
