-- Who would like to rent. What is kept of an applicant is what the decision needs and no more: nothing that the law forbids
-- to decide by (Ley 85-25, art. 22) has a column; tests hold the list of columns.
create type public.application_status as enum ('draft', 'submitted', 'in_review', 'approved', 'rejected', 'withdrawn');
create type public.application_source as enum ('office', 'listing');
create type public.application_event_kind as enum (
  'created', 'submitted', 'review_started', 'approved', 'rejected', 'withdrawn', 'reopened', 'score_overridden', 'lease_made');
create type public.reference_kind as enum ('landlord', 'employer', 'personal');
create type public.reference_outcome as enum ('pending', 'favorable', 'unfavorable', 'unreachable');
-- Papers of an application: copies of identity cards, proofs of income. Everybody who sees applications sees that they are
-- there; only who writes people opens them. Path: <organisation>/<application>/<document>.<type>. A file is taken only where
-- a row has announced it, so that none can lie around unknown after its application is forgotten.
create type public.application_document_kind as enum ('identity', 'income', 'reference', 'other');
