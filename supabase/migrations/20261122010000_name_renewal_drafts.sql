-- The history of a lease tells when its renewal was drafted; it is renewed once that draft is signed.
alter type public.lease_event_kind add value 'renewal_drafted' before 'renewed';
