import { readStoredSession } from '#src/data/client.ts';
import { fromWire } from '#src/data/names.ts';
import { FIRST_CALL, type FirstCall } from '#src/domain/foundation/first-call.ts';

/** What was read longer ago than this is read anew. */
const FRESH_MS = 30_000;

/** The parts of what `start_overview` answers; each is given out once. */
export type FirstPart =
  | 'profile'
  | 'userType'
  | 'areas'
  | 'notifications'
  | 'unreadNotifications'
  | 'memberships'
  | 'waiting'
  | 'home'
  | 'myWaiting'
  | 'landlordTimeZone'
  | 'tenancy';

const given = new WeakMap<FirstCall, Set<FirstPart>>();

/**
 * A part of what the page's head asked for before this code was there; undefined where it asked for nothing, got no answer, asked as
 * somebody else or with fewer rights (another token), or where the part was given out: whoever asks then asks the server.
 * @template Shape as the query that it stands for answers
 */
export async function fromFirstCall<Shape>(part: FirstPart): Promise<Shape | undefined> {
  const call = (globalThis as { [FIRST_CALL]?: FirstCall })[FIRST_CALL];
  const isMine = () => call?.token === readStoredSession()?.access_token;
  if (!call || !isMine() || performance.now() - call.askedAt > FRESH_MS) return undefined;
  const taken = given.get(call) ?? new Set();
  if (taken.has(part)) return undefined;
  given.set(call, taken.add(part));
  const answer = fromWire(await call.answer, 'start_overview') as Partial<Record<FirstPart, Shape>> | null;
  return isMine() ? (answer?.[part] ?? undefined) : undefined;
}
