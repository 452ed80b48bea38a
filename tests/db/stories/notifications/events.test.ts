import { expect, it } from 'vitest';
import { notificationEvents, notificationRecords, ruleOf } from '#src/domain/notifications/events.ts';
import { notifiedTemplates } from '#src/domain/notifications/opening.ts';
import { useDatabase } from '#tests/support/database.ts';

const database = useDatabase();

it('events have the same rules in the domain and in the database', async () => {
  const rows = await database.sql`
    select event, permission, is_for_tenants as "isForTenants", is_critical as "isCritical", can_wait as "canWait",
      is_on_whatsapp as "isOnWhatsapp" from private.notification_events order by event`;
  expect([...rows]).toEqual([...notificationEvents].sort().map((event) => ({ event, ...ruleOf(event) })));
});

it('every event is sent by a verb', async () => {
  const rows = await database.sql`
    select string_agg(prosrc, ' ') as sources from pg_proc
    where pronamespace = 'private'::regnamespace and (prosrc like '%notify_user(%' or proname = 'send_test_notification')`;
  const sources = String(rows[0]?.sources);
  const unsent = notificationEvents.filter((event) => !sources.includes(`'${event}'`));
  expect(unsent).toEqual([]);
});

it('every template that is sent has words in the centre and opens what it is about', async () => {
  const rows = await database.sql<{ source: string }[]>`
    select prosrc as source from pg_proc where pronamespace = 'private'::regnamespace and prosrc like '%notify_user(%'`;
  const events = notificationEvents.join('|');
  const named = new RegExp(`'(?:${events})'(?:::public\\.notification_event)?,\\s*'([a-z_]+)'`, 'g');
  const sent = rows.flatMap(({ source }) => [...source.matchAll(named)].map(([, template = '']) => template));
  expect(sent.length).toBeGreaterThan(15);
  // Some templates are called as their event is, and a record follows.
  const known: readonly string[] = [...notifiedTemplates, ...notificationRecords];
  expect(sent.filter((template) => !known.includes(template))).toEqual([]);
});
