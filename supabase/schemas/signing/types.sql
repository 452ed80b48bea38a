-- The written contract of a lease: what it says beyond the terms, its versions as they were sent, and who signs each.
create type public.contract_kind as enum ('contract', 'amendment');
create type public.contract_status as enum ('open', 'signed', 'refused', 'voided');
create type public.signer_role as enum ('landlord', 'tenant', 'guarantor');
