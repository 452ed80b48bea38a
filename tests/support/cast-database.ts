import { inject } from 'vitest';
import { openDatabase } from '#stack/database/open.ts';
import { quoted } from '#tests/support/actors.ts';
import { type Cast, createCast } from '#tests/support/cast.ts';
import { asAdmin, at, copyOn, createCopy, templateOf, useWhileTesting } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/start-database.ts';

export type CastDatabase = TestDatabase & { cast: Cast };

/** As `useDatabase`, with an organization and every kind of actor around it. */
export const useCastDatabase = (): CastDatabase => useWhileTesting(takeCastDatabase);

/** The database that those with a cast are copies of. */
const CAST_TEMPLATE = 'with_cast';

/** The cast is played once in a run; whoever needs it takes a copy. */
export async function takeCastDatabase(): Promise<CastDatabase> {
  const server = inject('databaseServer');
  const [row] = await asAdmin(server, async (admin) => {
    // One of the processes plays it, the others wait.
    await admin`select pg_advisory_lock(hashtext(${CAST_TEMPLATE}))`;
    const [known] = await admin`select from pg_database where datname = ${CAST_TEMPLATE}`;
    if (!known) await playCast(server);
    return admin<{ cast: string }[]>`
      select shobj_description(oid, 'pg_database') as cast from pg_database where datname = ${CAST_TEMPLATE}`;
  });
  return { ...(await copyOn(server, CAST_TEMPLATE)), cast: JSON.parse(row?.cast ?? '') };
}

async function playCast(server: string): Promise<void> {
  await createCopy(server, templateOf(server), CAST_TEMPLATE);
  const sql = openDatabase(at(server, CAST_TEMPLATE));
  const cast = JSON.stringify(await createCast(sql));
  await sql.unsafe(`comment on database ${CAST_TEMPLATE} is ${quoted(cast)}`);
  // The one that is copied must have no visitors.
  await sql.end();
}
