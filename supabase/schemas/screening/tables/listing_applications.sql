create table private.listing_applications (
  application_id uuid primary key references public.applications (id) on delete cascade,
  token_hash bytea not null unique,
  language text not null check (language in ('es', 'en')),
  expires_at timestamptz not null default now() + interval '7 days',
  confirmed_at timestamptz
);
comment on table private.listing_applications is
  'Applications that came through a listing, and whether their mail was answered.';

create index listing_applications_unconfirmed on private.listing_applications (expires_at) where confirmed_at is null;

alter table private.listing_applications enable row level security;
