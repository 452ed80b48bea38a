-- What the history of a lease tells of its draft, its contract and of being called off.
alter type public.lease_event_kind add value 'draft_changed' after 'created';
alter type public.lease_event_kind add value 'contract_sent' after 'draft_changed';
alter type public.lease_event_kind add value 'contract_recalled' after 'contract_sent';
alter type public.lease_event_kind add value 'contract_outdated' after 'contract_recalled';
alter type public.lease_event_kind add value 'party_signed' after 'contract_outdated';
alter type public.lease_event_kind add value 'party_refused' after 'party_signed';
alter type public.lease_event_kind add value 'contract_signed' after 'party_refused';
alter type public.lease_event_kind add value 'called_off' after 'terminated';
