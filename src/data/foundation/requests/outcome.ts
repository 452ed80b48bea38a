import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { read } from '#src/data/functions.ts';

/** Whether an action of the caller's was done, by the request id that it was sent with. */
export async function wasRequestDone(requestId: string): Promise<boolean> {
  return unwrap(await read(getClient(), 'was_request_done', { requestId }));
}
