create table private.whatsapp_consent_texts (
  version text not null check (version ~ '^\d{4}-\d{2}-\d{2}$'),
  language text not null check (language in ('es', 'en')),
  text text not null,
  primary key (version, language)
);
comment on table private.whatsapp_consent_texts is
  'What people agree to when they want messages by WhatsApp, word by word; the newest version counts.';

alter table private.whatsapp_consent_texts enable row level security;

-- What follows a change, in this order.
create trigger refuse_change before update or delete on private.whatsapp_consent_texts
  for each row execute function private.refuse_change();
