create table public.contingencies (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  issuer_id uuid not null,
  kind smallint not null default 2 check (kind = 2),
  is_total boolean not null,
  starts_on date not null,
  ends_on date,
  note text not null default '' check (char_length(note) <= 500),
  declared_by uuid,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  check (ends_on >= starts_on),
  foreign key (organization_id, issuer_id) references public.fiscal_issuers (organization_id, id),
  constraint contingencies_never_overlap exclude using gist (issuer_id extensions.gist_uuid_ops with =,
    daterange(starts_on, ends_on) with &&)
);
comment on table public.contingencies is
  'Days from which until which an issuer could make no e-CF, as it told the tax authority before (kind 2): paper receipts of ranges kept for that are given out, and each is replaced by an e-CF afterwards.';

create index contingencies_by_issuer on public.contingencies (organization_id, issuer_id, starts_on);

alter table public.contingencies enable row level security;
grant select on public.contingencies to authenticated, service_role;
create policy "readers of money see contingencies" on public.contingencies for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.contingencies for each statement execute function private.refuse_change();
create trigger keep_posted_fields before update on public.contingencies for each row
  execute function private.keep_posted_fields('ends_on');
create trigger refuse_delete before delete on public.contingencies for each row execute function private.refuse_change();
create trigger write_audit_log after insert or update on public.contingencies
  for each row execute function private.write_audit_log();
select private.compose_texts('public.contingencies');
