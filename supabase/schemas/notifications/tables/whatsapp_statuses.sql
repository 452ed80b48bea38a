create table private.whatsapp_statuses (
  provider_id text not null check (length(provider_id) between 1 and 200),
  status text not null check (status in ('sent', 'delivered', 'read', 'failed')),
  at timestamptz not null,
  error text check (length(error) <= 500),
  noted_at timestamptz not null default now(),
  primary key (provider_id, status)
);
comment on table private.whatsapp_statuses is
  'What WhatsApp said became of a message, by its own name for it: each once, in whichever order, also before the sender has noted that name.';

create index whatsapp_statuses_by_age on private.whatsapp_statuses (noted_at);

alter table private.whatsapp_statuses enable row level security;
