import type { Sql } from 'postgres';
import { act } from '#tests/support/actors.ts';

/** What visitors leave behind through the public forms. Each comes from an address of its own. */
export async function createVisitors(
  sql: Sql,
): Promise<{ waitlistEntryId: string; contactMessageId: string }> {
  await joinWaitlist(sql, { email: 'visitante@example.test', client: '192.0.2.10' });
  await sendMessage(sql, { email: 'visitante@example.test', client: '192.0.2.10' });
  const [entry] = await sql<{ id: string }[]>`select id from private.waitlist_entries limit 1`;
  const [message] = await sql<{ id: string }[]>`select id from private.contact_messages limit 1`;
  return { waitlistEntryId: entry?.id ?? '', contactMessageId: message?.id ?? '' };
}

interface Visitor {
  email: string;
  client: string;
  language?: 'es' | 'en';
}

/** As the edge does for a visitor of the waitlist page. */
export const joinWaitlist = (sql: Sql, { email, client, language = 'es' }: Visitor) =>
  act(
    sql,
    'service',
    (api) => api`select public.join_waitlist(${email}, ${language}, 'waitlist', ${client})`,
  );

/** As the edge does for a visitor of the contact page. */
export const sendMessage = (
  sql: Sql,
  { email, client, language = 'es', message = 'Hola' }: Visitor & { message?: string },
) =>
  act(
    sql,
    'service',
    (
      api,
    ) => api`select public.send_contact_message('Ana Peña', ${email}, 'owner', ${message}, ${language}, ${client},
      'equipo@example.test')`,
  );
