import { array, number, object, parse, string } from 'valibot';
import { callWith } from '#src/data/functions.ts';
import { readSettings } from './settings.ts';
import { serviceClient } from './supabase.ts';

const BATCH = 200;

const Files = array(object({ id: number(), bucketId: string(), path: string() }));

/**
 * Removes the files whose rows are gone: the database names them, because it does not reach files itself. What cannot
 * be removed is named again the next time.
 *
 * @throws when the database or the storage refuses, which the platform records as a failed run.
 */
export async function removeFiles(env: Omit<Env, 'ASSETS'>): Promise<void> {
  const service = serviceClient(readSettings(env));
  const { data, error } = await callWith(service, 'take_files_to_remove', { limit: BATCH });
  if (error) throw new Error(`Files to remove could not be read: ${error.code} ${error.message}`);
  const files = parse(Files, data);
  for (const bucket of new Set(files.map((file) => file.bucketId))) {
    const own = files.filter((file) => file.bucketId === bucket);
    const removal = await service.storage.from(bucket).remove(own.map((file) => file.path));
    if (removal.error) throw new Error(`Files of ${bucket} could not be removed: ${removal.error.message}`);
    const done = await callWith(service, 'forget_removed_files', { ids: own.map((file) => file.id) });
    if (done.error) throw new Error(`Removed files stay listed: ${done.error.code} ${done.error.message}`);
  }
}
