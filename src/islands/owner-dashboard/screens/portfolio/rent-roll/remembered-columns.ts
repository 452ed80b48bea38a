import { IMPORT_COLUMNS } from '#src/domain/foundation/browser-keys.ts';
import { headsKey, keptMapping, type RollMapping } from '#src/domain/portfolio/rent-roll/mapping.ts';

/** Sheets whose columns are remembered, the latest first. */
const MOST = 10;
const keyOf = (organizationId: string) => `${IMPORT_COLUMNS}:${organizationId}`;

function readAll(organizationId: string): [string, unknown][] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(keyOf(organizationId)) ?? '{}');
    return typeof read === 'object' && read !== null ? Object.entries(read) : [];
  } catch {
    return [];
  }
}

/** What columns with these heads were said to hold the last time; null where they are new. */
export function rememberedColumns(organizationId: string, heads: readonly string[]): RollMapping | null {
  const [, kept] = readAll(organizationId).find(([key]) => key === headsKey(heads)) ?? [];
  return keptMapping(kept, heads);
}

export function rememberColumns(
  organizationId: string,
  heads: readonly string[],
  mapping: RollMapping,
): void {
  const others = readAll(organizationId).filter(([key]) => key !== headsKey(heads));
  const all = [[headsKey(heads), mapping], ...others].slice(0, MOST);
  try {
    localStorage.setItem(keyOf(organizationId), JSON.stringify(Object.fromEntries(all)));
  } catch {
    // A browser without room remembers nothing.
  }
}
