-- The list of events; src/domain/notifications/events.ts is its twin. Their names are text, so that a migration that adds one may
-- write its row too.
create table private.notification_events (
  event text primary key,
  -- What a member must be allowed to do for it to concern them; null for what only tenants or everybody hear of.
  permission text,
  is_for_tenants boolean not null,
  -- It cannot be switched off on every channel, and waits for nothing.
  is_critical boolean not null,
  -- It may wait for a digest.
  can_wait boolean not null,
  -- Without a setting it goes out by WhatsApp too, to who agreed to that.
  is_on_whatsapp boolean not null,
  check (not (is_critical and can_wait))
);
comment on table private.notification_events is
  'Every event that people are notified of: whom it concerns, what cannot be switched off, and what may wait for a digest.';

revoke all on private.notification_events from public;
