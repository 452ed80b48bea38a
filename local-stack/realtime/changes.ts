import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { asCaller, type Claims } from '#stack/database/as-caller.ts';
import { codeOf, messageOf } from '#stack/errors.ts';
import { type Channel, type ChannelRegistry, sendTo } from '#stack/realtime/channels.ts';
import type { FeedChange, FeedCommit } from '#stack/realtime/feed.ts';
import { matchesFilter } from '#stack/realtime/filters.ts';

const NO_RIGHT = '42501';
const LONGEST_PAUSE_MS = 50;

/** Tells committed changes to every channel that asked for them and whose user may read the rows. */
export async function tellCommit(
  sql: Sql,
  channels: ChannelRegistry,
  { xid, changes }: FeedCommit,
): Promise<void> {
  const wanted = changes.filter((change) =>
    channels.all().some((channel) => idsFor(channel, change).length > 0),
  );
  if (wanted.length === 0) return;
  await untilVisible(sql, xid);
  for (const change of wanted) await tellChange(sql, channels, change);
}

const idsFor = (channel: Channel, change: FeedChange): number[] =>
  channel.filters.filter((filter) => matchesFilter(filter, change)).map((filter) => filter.id);

/**
 * The log has a commit a moment before the database shows it. Told within that moment, a new row would seem to be one that
 * nobody may read, and a screen that reads it would be answered with what was before.
 */
async function untilVisible(sql: Sql, xid: number): Promise<void> {
  for (let pause = 1; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    const [row] = await sql`
      select pg_xact_status(
        ((pg_snapshot_xmax(pg_current_snapshot())::text::bigint >> 32 << 32) + ${xid}::bigint)::text::xid8
      ) as status`;
    if (row?.status !== 'in progress') return;
    await sleep(pause);
  }
}

async function tellChange(sql: Sql, channels: ChannelRegistry, change: FeedChange): Promise<void> {
  const mayRead = new Map<string, boolean>();
  for (const channel of channels.all()) {
    const ids = idsFor(channel, change);
    if (ids.length === 0) continue;
    if (isExpired(channel.claims)) {
      channels.close(channel, 'Token has expired');
      continue;
    }
    const reader = JSON.stringify([channel.claims.role, channel.claims.sub, channel.claims.aal]);
    try {
      // Of a deleted row only the key is told, to everybody who asked, as on hosted Realtime.
      const isVisible =
        change.type === 'DELETE' || (mayRead.get(reader) ?? (await isReadable(sql, channel.claims, change)));
      mayRead.set(reader, isVisible);
      if (isVisible) sendTo(channel, 'postgres_changes', { ids, data: describeChange(change) });
    } catch (error) {
      // Nobody knows what it missed: it has to join again, and reads what is true.
      console.error('realtime:', messageOf(error));
      channels.fail(channel);
    }
  }
}

function isExpired(claims: Claims): boolean {
  return claims.exp !== undefined && claims.exp * 1000 < Date.now();
}

async function isReadable(sql: Sql, claims: Claims, change: FeedChange): Promise<boolean> {
  if (claims.role === 'service_role') return true;
  const typeOf = (column: string) => change.columns.find(({ name }) => name === column)?.type ?? 'text';
  try {
    const rows = await asCaller(sql, claims, (tx) => {
      const conditions = change.key.map((column, index) => {
        const value = String(change.record[column]);
        return tx`${index === 0 ? tx`` : tx`and`} ${tx(column)} = ${value}::text::${tx(typeOf(column))}`;
      });
      return tx`select 1 from ${tx(`${change.schema}.${change.table}`)} where ${conditions}`;
    });
    return rows.length > 0;
  } catch (error) {
    // No right to the table at all is a refusal, which is not worth a word here.
    if (codeOf(error) === NO_RIGHT) return false;
    throw error;
  }
}

function describeChange(change: FeedChange): Record<string, unknown> {
  const keyOnly = Object.fromEntries(change.key.map((column) => [column, change.record[column]]));
  return {
    schema: change.schema,
    table: change.table,
    commit_timestamp: change.committedAt,
    type: change.type,
    columns: change.columns,
    ...(change.type !== 'DELETE' && { record: change.record }),
    ...(change.type !== 'INSERT' && { old_record: keyOnly }),
    errors: null,
  };
}
