-- Numbers that were allowed and never used: damaged, lost, badly printed. They are not given out any more, and stand in the 608 of the
-- month in which that happened.
create table public.unusable_ncfs (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  range_id uuid not null,
  first_number bigint not null check (first_number >= 1),
  last_number bigint not null,
  reason text not null check (reason in ('01', '02', '03', '08', '09', '10')),
  marked_on date not null check (marked_on between '1990-01-01' and '2201-01-01'),
  created_by uuid,
  created_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  withdrawn_by uuid,
  issuer_id uuid not null,
  next_try_at timestamptz,
  claim_id uuid,
  claimed_until timestamptz,
  may_have_arrived boolean not null default false,
  messages jsonb not null default '[]',
  annulled_at timestamptz,
  annulment_file_id uuid,
  not_annulled text[] not null default '{}',
  check (last_number between first_number and first_number + 9999),
  foreign key (issuer_id, range_id) references public.ncf_ranges (issuer_id, id),
  foreign key (organization_id, issuer_id) references public.fiscal_issuers (organization_id, id),
  foreign key (organization_id, annulment_file_id) references public.ecf_files (organization_id, id),
  constraint unusable_ncfs_annulled_by_file check ((annulled_at is null) = (annulment_file_id is null)),
  constraint unusable_ncfs_never_overlap exclude using gist (range_id extensions.gist_uuid_ops with =,
    int8range(first_number, last_number, '[]') with &&) where (withdrawn_at is null)
);
comment on table public.unusable_ncfs is
  'Numbers of a range that are not given out, from the first to the last, with a reason of form 608 that is about numbers. They are told in the 608 of marked_on. Those with withdrawn_at were marked by mistake: they are numbers like others again.';
comment on column public.unusable_ncfs.next_try_at is
  'Of electronic numbers: when the tax authority is due to hear that they are unused (ANECF); null for paper ones, and when it is over.';
comment on column public.unusable_ncfs.may_have_arrived is
  'The tax authority may have them as unused already, though it gave no answer.';
comment on column public.unusable_ncfs.annulled_at is 'When the tax authority answered that it takes them as unused.';
comment on column public.unusable_ncfs.not_annulled is 'Those of them (e-NCF) that it did not take.';

create index unusable_ncfs_by_issuer on public.unusable_ncfs (organization_id, issuer_id);
create index unusable_ncfs_by_range on public.unusable_ncfs (issuer_id, range_id);
create index unusable_ncfs_by_day on public.unusable_ncfs (organization_id, marked_on, id);
create index unusable_ncfs_to_annul on public.unusable_ncfs (issuer_id, range_id) where next_try_at is not null;
create index unusable_ncfs_by_file on public.unusable_ncfs (organization_id, annulment_file_id) where annulment_file_id is not null;

alter table public.unusable_ncfs enable row level security;
grant select on public.unusable_ncfs to authenticated, service_role;
create policy "readers of money see unusable ncfs" on public.unusable_ncfs for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.unusable_ncfs for each statement execute function private.refuse_change();
create trigger refuse_change before delete on public.unusable_ncfs for each row execute function private.refuse_change();
create trigger refuse_other_change before update on public.unusable_ncfs for each row
  when (old.withdrawn_at is not null or old.annulled_at is not null
    or to_jsonb(new) - '{withdrawn_at,withdrawn_by,next_try_at,claim_id,claimed_until,may_have_arrived,messages,annulled_at,annulment_file_id,not_annulled}'::text[]
      is distinct from to_jsonb(old) - '{withdrawn_at,withdrawn_by,next_try_at,claim_id,claimed_until,may_have_arrived,messages,annulled_at,annulment_file_id,not_annulled}'::text[])
  execute function private.refuse_change();
select private.compose_texts('public.unusable_ncfs');
