create table private.model_uses (
  -- Of the question, given by the Worker.
  id uuid primary key,
  organization_id uuid not null,
  month date not null,
  -- What it counted until it was settled. It stays where nobody could say what it cost.
  reserved_micros bigint not null check (reserved_micros >= 0),
  asked_at timestamptz not null default now(),
  settled_at timestamptz,
  foreign key (organization_id, month) references public.model_months (organization_id, month) on delete cascade
);
comment on table private.model_uses is
  'Single questions to the assistant''s model: what was set aside for each, and when it was settled.';

create index model_uses_of_month on private.model_uses (organization_id, month);
alter table private.model_uses enable row level security;
