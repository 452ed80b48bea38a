-- What a building decides together. Everything that a law or by-laws could say comes from the building's own rules.
create type public.decision_kind as enum ('yes_no', 'single', 'several', 'ranked', 'score', 'budget');
create type public.decision_status as enum ('draft', 'open', 'closed', 'certified');
create type public.decision_voters as enum ('owners', 'occupants', 'owners_and_tenants');
create type public.vote_weight as enum ('one_each', 'unit', 'area', 'coefficient');
create type public.majority_base as enum ('present', 'cast', 'all');
create type public.results_shown as enum ('always', 'after_vote', 'after_close');
create type public.ranked_tie_rule as enum ('earlier_rounds', 'together');
create type public.decision_outcome as enum ('adopted', 'rejected', 'chosen', 'shared', 'tied', 'no_majority', 'no_quorum');
-- An assembly: called with its notice, in session, its minutes written, signed by both.
create type public.assembly_status as enum ('draft', 'called', 'in_session', 'closed', 'certified');
create type public.minutes_role as enum ('chair', 'secretary');
-- What ballots say, summed up: options by position, the weight behind the same choice and how many ballots made it.
create type private.counted_choice as (choice smallint[], weight bigint, ballots bigint);
