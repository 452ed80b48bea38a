create table private.autopay_consents (
  version text not null check (version ~ '^\d{4}-\d{2}-\d{2}$'),
  language text not null check (language in ('es', 'en')),
  text text not null,
  primary key (version, language)
);
comment on table private.autopay_consents is
  'What tenants agree to, word by word; the newest version counts, former ones stay as the proof of who agreed to them.';

alter table private.autopay_consents enable row level security;

-- What follows a change, in this order.
create trigger refuse_change before update or delete on private.autopay_consents
  for each row execute function private.refuse_change();
