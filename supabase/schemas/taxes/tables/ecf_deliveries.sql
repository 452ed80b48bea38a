create table private.ecf_deliveries (
  document_id uuid primary key references public.ecf_documents (id),
  attempts integer not null default 0 check (attempts >= 0),
  next_try_at timestamptz not null
);
comment on table private.ecf_deliveries is
  'How often the delivery of an electronic receipt to its buyer was tried, and when it is tried again.';
