create table public.decision_ballots (
  vote_id uuid primary key,
  decision_id uuid not null,
  organization_id uuid not null,
  property_id uuid not null,
  choice smallint[] not null,
  cast_by uuid references auth.users (id) on delete set null,
  cast_at timestamptz not null default now(),
  foreign key (decision_id, vote_id) references public.decision_votes (decision_id, id) on delete restrict,
  foreign key (organization_id, decision_id) references public.decisions (organization_id, id) on delete restrict
);
comment on table public.decision_ballots is
  'How each vote was cast, of open decisions alone. Options by position: chosen, or in order, or a score or share for each. Empty: abstained.';

create index decision_ballots_of_decision on public.decision_ballots (decision_id, vote_id);
create index decision_ballots_of_organization on public.decision_ballots (organization_id, decision_id);
create index decision_ballots_of_caster on public.decision_ballots (cast_by);

alter table public.decision_ballots enable row level security;
grant select on public.decision_ballots to authenticated, service_role;
create policy "voters see their ballots, and all when results are shown" on public.decision_ballots for select to authenticated
  using (vote_id = any (array(select private.my_vote_ids()))
    or decision_id = any (array(select private.my_shown_decision_ids())));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.decision_ballots
  for each statement execute function private.refuse_change();
create trigger refuse_after_close before insert or update of vote_id, decision_id, choice, cast_at on public.decision_ballots
  for each row execute function private.refuse_after_close();
create trigger refuse_delete before delete on public.decision_ballots
  for each row execute function private.refuse_change();
