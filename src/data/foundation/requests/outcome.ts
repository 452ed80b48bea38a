import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';

/** Whether an action of the caller's was done, by the request id that it was sent with. */
export async function wasRequestDone(requestId: string): Promise<boolean> {
  return unwrap(await getClient().rpc('was_request_done', { p_request_id: requestId }, { get: true }));
}
