import type { Sql } from 'postgres';
import { asCaller, type Claims } from '#stack/database/as-caller.ts';
import { type ChannelRegistry, sendTo } from '#stack/realtime/channels.ts';
import type { FeedChange } from '#stack/realtime/feed.ts';
import { matchesFilter } from '#stack/realtime/filters.ts';

/** Tells a committed change to every channel that asked for it and whose user may read the row. */
export async function tellChange(sql: Sql, channels: ChannelRegistry, change: FeedChange): Promise<void> {
  const mayRead = new Map<string, boolean>();
  for (const channel of channels.all()) {
    const ids = channel.filters.filter((filter) => matchesFilter(filter, change)).map((filter) => filter.id);
    if (ids.length === 0 || isExpired(channel.claims)) continue;
    const reader = JSON.stringify([channel.claims.role, channel.claims.sub, channel.claims.aal]);
    // Of a deleted row only the key is told, to everybody who asked, as on hosted Realtime.
    const isVisible =
      change.type === 'DELETE' || (mayRead.get(reader) ?? (await isReadable(sql, channel.claims, change)));
    mayRead.set(reader, isVisible);
    if (isVisible) sendTo(channel, 'postgres_changes', { ids, data: describeChange(change) });
  }
}

function isExpired(claims: Claims): boolean {
  return claims.exp !== undefined && claims.exp * 1000 < Date.now();
}

async function isReadable(sql: Sql, claims: Claims, change: FeedChange): Promise<boolean> {
  if (claims.role === 'service_role') return true;
  try {
    const rows = await asCaller(sql, claims, (tx) => {
      const conditions = change.key.map((column, index) => {
        const value = change.record[column] as string;
        return tx`${index === 0 ? tx`` : tx`and`} ${tx(column)}::text = ${String(value)}`;
      });
      return tx`select 1 from ${tx(`${change.schema}.${change.table}`)} where ${conditions}`;
    });
    return rows.length > 0;
  } catch {
    // No right to the table at all: a refusal, which is not worth a word here.
    return false;
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
