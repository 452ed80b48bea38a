import type { PostgrestError } from '@supabase/postgrest-js';
import { unwrap } from '../errors.ts';

/** What each kind of record is called in files: by the name it came with, or by its id. */
export type Names = (kind: 'property' | 'unit' | 'person' | 'lease', id: string) => string;

/** Before every id. */
export const FIRST = '00000000-0000-0000-0000-000000000000';

type Answer<Row> = PromiseLike<{ data: Row[] | null; error: PostgrestError | null }>;

/** Every row of a table in pages, each asked for behind the id that the one before ended with. */
export async function* allRows<Row extends { id: string | null }>(
  ask: (after: string | null) => Answer<Row>,
): AsyncGenerator<Row[]> {
  let after: string | null = null;
  do {
    const page: Row[] = unwrap(await ask(after)) as Row[];
    if (page.length > 0) yield page;
    after = page.at(-1)?.id ?? null;
  } while (after !== null);
}

/** The rows by their lease. */
export async function groupBy<Row extends { leaseId: string }>(
  pages: AsyncGenerator<Row[]>,
): Promise<Map<string, Row[]>> {
  const groups = new Map<string, Row[]>();
  for await (const page of pages) {
    for (const row of page) {
      const group = groups.get(row.leaseId);
      if (group) group.push(row);
      else groups.set(row.leaseId, [row]);
    }
  }
  return groups;
}
