create table public.decision_majorities (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  property_id uuid not null,
  rules_id uuid not null,
  matter text not null check (char_length(btrim(matter)) between 1 and 120),
  numerator integer not null check (numerator > 0),
  denominator integer not null check (denominator between 1 and 1000000),
  must_exceed boolean not null,
  base public.majority_base not null,
  article text not null default '' check (char_length(article) <= 200),
  unique (rules_id, matter),
  constraint decision_majorities_part check (numerator <= denominator and not (must_exceed and numerator = denominator)),
  foreign key (organization_id, rules_id) references public.decision_rules (organization_id, id) on delete restrict
);
comment on table public.decision_majorities is
  'What majority each kind of matter needs, as an exact fraction: more than it (must_exceed) or at least it, of who is present, of the votes cast or of all.';

create index decision_majorities_of_property on public.decision_majorities (property_id);
create index decision_majorities_of_rules on public.decision_majorities (organization_id, rules_id);

alter table public.decision_majorities enable row level security;
grant select on public.decision_majorities to authenticated, service_role;
create policy "readers and co-owners see majorities" on public.decision_majorities for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read')))
    or property_id = any (array(select private.my_decision_property_ids())));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.decision_majorities
  for each statement execute function private.refuse_change();
create trigger refuse_change before delete or update on public.decision_majorities
  for each row execute function private.refuse_change();
select private.compose_texts('public.decision_majorities');
