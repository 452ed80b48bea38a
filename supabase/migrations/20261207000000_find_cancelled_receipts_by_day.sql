-- Form 608 is made of the receipts of a month that were cancelled: few, however many the month and the years have.
create index fiscal_invoices_cancelled on public.fiscal_invoices (organization_id, issued_on, id) where cancelled_on is not null;
