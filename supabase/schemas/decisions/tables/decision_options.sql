create table public.decision_options (
  decision_id uuid not null,
  position smallint not null check (position between 1 and 50),
  organization_id uuid not null,
  property_id uuid not null,
  label text not null check (char_length(btrim(label)) between 1 and 200),
  detail text not null default '' check (char_length(detail) <= 2000),
  primary key (decision_id, position),
  unique (decision_id, label),
  foreign key (organization_id, decision_id) references public.decisions (organization_id, id) on delete cascade
);
comment on table public.decision_options is
  'What a decision is between, in order. Of yes or no, 1 is yes and 2 is no, and there are no rows.';

create index decision_options_of_organization on public.decision_options (organization_id, decision_id);

alter table public.decision_options enable row level security;
grant select on public.decision_options to authenticated, service_role;
create policy "whoever sees a decision sees its options" on public.decision_options for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read')))
    or decision_id = any (array(select private.my_decision_ids())));

-- What follows a change, in this order.
create trigger refuse_after_opening before insert or delete or update on public.decision_options
  for each row execute function private.refuse_after_opening();
select private.compose_texts('public.decision_options');
