-- Papers of a property, a unit, a lease or a person. Path: <organisation>/<area>/<document>.<type>, so that who may read the
-- area may open its files. A file is taken only where a row has announced it.
create type public.document_kind as enum (
  'contract', 'identity', 'title', 'insurance', 'inventory', 'photo', 'invoice', 'permit', 'other');
create type public.document_area as enum ('portfolio', 'leases', 'people');
-- Papers that the office asks the tenants of a lease for. What they hand in lies beside the lease's documents
-- (<organisation>/leases/<file>.<type>), so that it becomes one of them as it is when it is accepted.
create type public.document_request_status as enum ('requested', 'handed_in', 'refused', 'accepted', 'called_off');
create type public.vendor_document_kind as enum ('insurance', 'licence', 'tax_certificate', 'other');
