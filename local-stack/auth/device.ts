import { AsyncLocalStorage } from 'node:async_hooks';
import { isIP } from 'node:net';
import type { AuthContext } from '#stack/auth/context.ts';

/** The request that is being answered: sessions remember the device that it came from, as in hosted Auth. */
const currentRequest = new AsyncLocalStorage<Request>();

/** Runs `work` so that sessions made or renewed in it remember where the request came from. */
export function withDevice<T>(request: Request, work: () => Promise<T>): Promise<T> {
  return currentRequest.run(request, work);
}

/**
 * Writes the device into a session. A renewal changes when it was last used; a new session is told to the user's row
 * afterwards, which is the order in which hosted Auth works.
 */
export async function rememberDevice(
  context: AuthContext,
  session: { id: string; userId: string; isNew: boolean },
): Promise<void> {
  const request = currentRequest.getStore();
  if (!request) return;
  const userAgent = request.headers.get('user-agent');
  const address = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? '';
  const ip = isIP(address) ? address : '127.0.0.1';
  await context.sql`
    update auth.sessions set user_agent = ${userAgent}, ip = ${ip},
      refreshed_at = case when ${session.isNew} then refreshed_at else now() at time zone 'UTC' end
    where id = ${session.id}`;
  if (session.isNew)
    await context.sql`update auth.users set last_sign_in_at = now() where id = ${session.userId}`;
}
