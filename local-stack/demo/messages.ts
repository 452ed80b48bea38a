import type { Sql } from 'postgres';
import { addDays, type IsoDate } from '#src/domain/foundation/dates.ts';
import type { PlannedLease } from '#stack/demo/plan.ts';
import type { Random } from '#stack/demo/random.ts';

interface Talk {
  readonly subject: string;
  readonly daysAgo: number;
  /** Who wrote what, from the first on: the office, or the tenant. */
  readonly lines: readonly (readonly [by: 'owner' | 'tenant', text: string])[];
}

/** With the demo's tenant: the last one waits for an answer of the office. */
const TALKS: readonly Talk[] = [
  {
    subject: 'Llave del portón',
    daysAgo: 21,
    lines: [
      ['tenant', 'Buenas. ¿Dónde puedo sacar una copia de la llave del portón?'],
      ['owner', 'Buenas. Pase por la oficina con su cédula; la copia cuesta RD$350.'],
      ['tenant', 'Perfecto, voy mañana. Gracias.'],
    ],
  },
  {
    subject: 'Visita del fumigador',
    daysAgo: 6,
    lines: [
      ['owner', 'Buenas. El fumigador va el jueves entre 9 y 11. ¿Le conviene?'],
      ['tenant', 'Sí, estaré en la casa. ¿Hay que guardar algo?'],
    ],
  },
];

/** What the office wrote to others. */
const WRITTEN: readonly (readonly [subject: string, text: string])[] = [
  [
    'Su contrato termina pronto',
    'Buenas. Su contrato termina en unas semanas. ¿Quiere quedarse? Díganoslo por aquí.',
  ],
  [
    'Falta su cédula',
    'Buenas. Todavía nos falta una copia de su cédula. Puede adjuntar una foto en su respuesta.',
  ],
];

const actAs = (sql: Sql, userId: string) =>
  sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: userId, role: 'authenticated' })}, false)`;

/** Conversations and notices of the demo, as its owner and its tenant wrote them. */
export async function writeMessages(
  sql: Sql,
  random: Random,
  leases: readonly PlannedLease[],
  users: { readonly owner: string; readonly tenant: string },
  today: IsoDate,
): Promise<void> {
  const living = leases.filter((lease) => lease.startsOn < today && lease.endsOn > today);
  const own = living.find((lease) => lease.email.startsWith('tenant@'));
  for (const talk of own ? TALKS : []) await hold(sql, random, own?.id ?? '', talk, users, today);
  const others = living.filter((lease) => lease !== own);
  for (const [index, [subject, text]] of WRITTEN.entries()) {
    const lease = others[index * 3];
    if (!lease) continue;
    const talk: Talk = { subject, daysAgo: 3 + index, lines: [['owner', text]] };
    await hold(sql, random, lease.id, talk, users, today);
  }
  await publishNotices(sql, random, users.owner, today);
  // Nobody is mailed about what is said to have happened days ago.
  await sql`delete from private.outgoing_messages
    where template in ('message_received', 'notice_published', 'maintenance_reported', 'maintenance_updated',
      'quote_requested', 'quote_received', 'work_ordered', 'payment_recorded', 'payment_refunded', 'payment_reversed')`;
}

async function hold(
  sql: Sql,
  random: Random,
  leaseId: string,
  talk: Talk,
  users: { readonly owner: string; readonly tenant: string },
  today: IsoDate,
): Promise<void> {
  const [first, opening] = talk.lines[0] ?? (['owner', ''] as const);
  await actAs(sql, users[first]);
  const [row] = await sql<{ id: string }[]>`
    select id from public.start_conversations(${random.uuid()}, array[${leaseId}]::uuid[], ${talk.subject}, ${opening}) as s (id)`;
  const id = row?.id ?? '';
  for (const [by, text] of talk.lines.slice(1)) {
    await actAs(sql, users[by]);
    await sql`select public.send_message(${id}, ${random.uuid()}, ${text})`;
  }
  const began = `${addDays(today, -talk.daysAgo)}T13:10:00Z`;
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`update public.messages m set created_at = ${began}::timestamptz + (n.line - 1) * interval '47 minutes'
      from (select id, row_number() over (order by id) as line from public.messages where conversation_id = ${id}) n
      where m.id = n.id`;
    await transaction`update public.conversations c set created_at = ${began}, last_message_at = (
        select max(created_at) from public.messages where conversation_id = c.id) where id = ${id}`;
  });
}

async function publishNotices(sql: Sql, random: Random, owner: string, today: IsoDate): Promise<void> {
  await actAs(sql, owner);
  const at = (days: number, time: string) => `${addDays(today, days)}T${time}:00Z`;
  const notices = [
    {
      title_es: 'Corte de agua por limpieza de la cisterna',
      body_es:
        'El martes de 9 a 12 de la mañana no habrá agua: se limpia la cisterna. Guarde la que necesite.',
      title_en: 'No water while the cistern is cleaned',
      body_en: 'On Tuesday from 9 to 12 there will be no water: the cistern is cleaned. Keep what you need.',
      needs_acknowledgement: true,
      published: at(-1, '14:00'),
    },
    {
      title_es: 'Nuevo horario del portón',
      body_es:
        'Desde el lunes el portón peatonal se cierra a las 10 de la noche. Su llave sigue abriendo a toda hora.',
      expires_at: at(400, '03:59'),
      published: at(-40, '15:30'),
    },
    {
      title_es: 'Fiestas y parqueos de visita',
      body_es:
        'En diciembre los parqueos de visita son por orden de llegada. Por favor avise a sus invitados.',
      publish_at: at(20, '13:00'),
    },
  ];
  for (const { published, ...notice } of notices.map((one) => ({ published: null, ...one }))) {
    const [row] = await sql<{ id: string }[]>`
      select public.save_notice(${random.uuid()}, (select organization_id from public.memberships where user_id = ${owner} limit 1),
        null, ${sql.json({ audience: 'organization', ...notice })}) as id`;
    if (published !== null)
      await sql`update public.notices set publish_at = ${published}, created_at = ${published} where id = ${row?.id ?? null}`;
  }
}
