create table public.decision_rules (
  id uuid primary key,
  organization_id uuid not null,
  property_id uuid not null,
  version integer not null check (version > 0),
  voters public.decision_voters,
  voters_article text not null default '' check (char_length(voters_article) <= 200),
  tenants_have_voice boolean not null default false,
  weight public.vote_weight,
  weight_article text not null default '' check (char_length(weight_article) <= 200),
  first_quorum_numerator integer check (first_quorum_numerator between 0 and 1000000),
  first_quorum_denominator integer check (first_quorum_denominator between 1 and 1000000),
  second_quorum_numerator integer check (second_quorum_numerator between 0 and 1000000),
  second_quorum_denominator integer check (second_quorum_denominator between 1 and 1000000),
  quorum_article text not null default '' check (char_length(quorum_article) <= 200),
  count_abstentions boolean,
  abstention_article text not null default '' check (char_length(abstention_article) <= 200),
  notice_days integer check (notice_days between 0 and 365),
  notice_article text not null default '' check (char_length(notice_article) <= 200),
  proxies_allowed boolean,
  proxy_limit integer check (proxy_limit between 1 and 1000),
  proxies_may_split boolean not null default false,
  proxies_need_presence boolean not null default false,
  proxy_article text not null default '' check (char_length(proxy_article) <= 200),
  ranked_tie public.ranked_tie_rule,
  published_by uuid references auth.users (id) on delete set null,
  published_at timestamptz not null default now(),
  unique (property_id, version),
  unique (organization_id, id),
  unique (property_id, id),
  check ((first_quorum_numerator is null) = (first_quorum_denominator is null)),
  check ((second_quorum_numerator is null) = (second_quorum_denominator is null)),
  constraint decision_rules_quorum_is_part check (first_quorum_numerator <= first_quorum_denominator
    and second_quorum_numerator <= second_quorum_denominator),
  -- A unit has one vote: owners and tenants side by side have one each.
  constraint decision_rules_tenants_beside_owners check (voters <> 'owners_and_tenants' or weight = 'one_each'),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete restrict
);
comment on table public.decision_rules is
  'How a building decides, version by version, each rule with its article of the by-laws. Null: not stated, and never guessed. The last version holds for what opens next.';
comment on column public.decision_rules.voters is
  'occupants: the tenants of a unit that is let, else its owners. owners_and_tenants: each of them, one vote each.';
comment on column public.decision_rules.proxy_limit is 'How many votes one person may hold for others; null: no limit.';
comment on column public.decision_rules.proxies_may_split is 'Who votes for several units may give them to several holders.';

create index decision_rules_of_organization on public.decision_rules (organization_id, property_id, version desc);
create index decision_rules_of_publisher on public.decision_rules (published_by);

alter table public.decision_rules enable row level security;
grant select on public.decision_rules to authenticated, service_role;
create policy "readers and co-owners see decision rules" on public.decision_rules for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read')))
    or property_id = any (array(select private.my_decision_property_ids())));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.decision_rules
  for each statement execute function private.refuse_change();
create trigger refuse_change before delete or update of id, organization_id, property_id, version, published_at on public.decision_rules
  for each row execute function private.refuse_change();
select private.compose_texts('public.decision_rules');
