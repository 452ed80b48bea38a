create table public.decisions (
  id uuid primary key,
  organization_id uuid not null,
  property_id uuid not null,
  status public.decision_status not null default 'draft',
  kind public.decision_kind not null,
  question text not null check (char_length(btrim(question)) between 1 and 300),
  body text not null default '' check (char_length(body) <= 20000),
  matter text not null default '' check (char_length(matter) <= 120),
  is_secret boolean not null default false,
  results_shown public.results_shown not null default 'after_close',
  max_choices smallint not null default 1 check (max_choices between 1 and 50),
  seats smallint not null default 1 check (seats between 1 and 50),
  score_max smallint not null default 10 check (score_max between 1 and 100),
  budget_minor bigint check (budget_minor between 1 and 1000000000000),
  budget_currency public.currency_code,
  call smallint not null default 1 check (call in (1, 2)),
  first_call_id uuid,
  assembly_id uuid,
  -- The snapshot: set as voting opens.
  rules_id uuid,
  majority_id uuid references public.decision_majorities (id) on delete restrict,
  opened_at timestamptz,
  closes_at timestamptz,
  closed_at timestamptz,
  certified_at timestamptz,
  certified_by uuid references auth.users (id) on delete set null,
  result jsonb,
  ballots_root text check (ballots_root ~ '^[0-9a-f]{64}$'),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (property_id, id),
  check ((budget_minor is null) = (budget_currency is null)),
  check (kind <> 'budget' or budget_minor is not null),
  check (call = 2 or first_call_id is null),
  check (case status when 'draft' then num_nonnulls(rules_id, opened_at, closed_at, result) = 0
    when 'open' then num_nonnulls(rules_id, opened_at) = 2 and num_nonnulls(closed_at, result) = 0
    else num_nonnulls(rules_id, opened_at, closed_at, result, ballots_root) = 5 end),
  check ((status = 'certified') = (certified_at is not null)),
  check (assembly_id is not null or status = 'draft' or closes_at is not null),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete restrict,
  foreign key (property_id, rules_id) references public.decision_rules (property_id, id) on delete restrict,
  foreign key (property_id, first_call_id) references public.decisions (property_id, id) on delete restrict,
  foreign key (property_id, assembly_id) references public.assemblies (property_id, id) on delete restrict
);
comment on table public.decisions is
  'What a building decides: a draft, then open to votes, then closed with its result, then certified. Never opened again.';
comment on column public.decisions.matter is 'The kind of matter, as the building''s rules name it: its majority.';
comment on column public.decisions.seats is 'How many options may be chosen.';
comment on column public.decisions.result is 'As private.tally_of answers; weights as integers, never fractions.';
comment on column public.decisions.ballots_root is 'The root (RFC 6962, SHA-256) of the published ballots.';

create index decisions_of_organization on public.decisions (organization_id, property_id, created_at desc);
create index decisions_of_property on public.decisions (property_id, status);
create index decisions_closing on public.decisions (organization_id, closes_at) where status = 'open';
create index decisions_of_rules on public.decisions (property_id, rules_id);
create index decisions_of_majority on public.decisions (majority_id);
create unique index decisions_one_second_call on public.decisions (property_id, first_call_id) where first_call_id is not null;
create index decisions_of_first_call on public.decisions (property_id, first_call_id);
create index decisions_of_assembly on public.decisions (property_id, assembly_id);
create index decisions_of_certifier on public.decisions (certified_by);
create index decisions_of_creator on public.decisions (created_by);

alter table public.decisions enable row level security;
grant select (id, organization_id, property_id, status, kind, question, body, matter, is_secret, results_shown, max_choices, seats,
  score_max, budget_minor, budget_currency, call, first_call_id, assembly_id, rules_id, majority_id, opened_at, closes_at, closed_at,
  certified_at, certified_by, result, ballots_root, created_by, created_at) on public.decisions to authenticated;
grant select on public.decisions to service_role;
create policy "readers and the building see decisions" on public.decisions for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read')))
    or (status <> 'draft' and property_id = any (array(select private.my_decision_property_ids()))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.decisions
  for each statement execute function private.refuse_change();
create trigger refuse_delete before delete on public.decisions
  for each row when (old.status <> 'draft') execute function private.refuse_change();
create trigger refuse_rewrite before update on public.decisions
  for each row when (old.status <> 'draft' and (
    (to_jsonb(new) - '{status,closed_at,certified_at,certified_by,created_by,result,ballots_root}'::text[])
      is distinct from (to_jsonb(old) - '{status,closed_at,certified_at,certified_by,created_by,result,ballots_root}'::text[])
    or new.status < old.status
    or (old.status <> 'open' and (new.result is distinct from old.result or new.ballots_root is distinct from old.ballots_root))))
  execute function private.refuse_change();
select private.compose_texts('public.decisions');
