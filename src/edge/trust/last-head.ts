import { readNote } from '#src/domain/trust/checkpoint.ts';
import type { Head } from '#src/domain/trust/consistency.ts';
import { rowsOf } from '#src/edge/caller-endpoint.ts';
import type { Client } from '#src/edge/supabase.ts';

/** What an organization's log was when it was last signed, for papers; null before the first time. */
export async function readLastHead(caller: Client, organizationId: string): Promise<Head | null> {
  const found = await caller
    .from('log_checkpoints')
    .select('note')
    .eq('organizationId', organizationId)
    .order('size', { ascending: false })
    .limit(1);
  return readNote(rowsOf(found)?.[0]?.note ?? '');
}
