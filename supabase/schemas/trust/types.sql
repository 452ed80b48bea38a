-- What a tenant may ask about the data that a landlord keeps of them.
create type public.data_request_kind as enum ('export', 'correction', 'deletion');
create type public.data_request_status as enum ('open', 'done', 'refused', 'withdrawn');
