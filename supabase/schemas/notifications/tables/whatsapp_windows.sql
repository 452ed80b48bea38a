create table private.whatsapp_windows (
  phone text not null,
  phone_number_id text not null,
  last_inbound_at timestamptz not null,
  primary key (phone, phone_number_id)
);
comment on table private.whatsapp_windows is
  'When somebody last wrote to a number by WhatsApp: for 24 hours it may answer in words of its own. Nothing of what they wrote is kept.';

alter table private.whatsapp_windows enable row level security;
