-- What the office tells many tenants at once. Who they are is decided when it is written; who moves in later joins.
create type public.notice_audience as enum ('organization', 'property', 'units', 'leases');
-- Texts that an organisation keeps to write messages and notices from, and the words in braces that stand for the reader's
-- own facts. A message is filled when it is sent, a notice when it is read: each reader gets their own.
create type public.template_kind as enum ('message', 'notice');
