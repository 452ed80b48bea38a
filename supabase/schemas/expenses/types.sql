create type public.bill_status as enum ('draft', 'awaiting_approval', 'approved', 'partially_paid', 'paid', 'void');
