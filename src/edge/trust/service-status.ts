import { callWith } from '#src/data/functions.ts';
import { type PartState, type ServiceStatus, stateByAge } from '#src/domain/trust/service-status.ts';
import type { Client } from '#src/edge/supabase.ts';

const PATIENCE_MS = 5000;

/** What is asked either answers in time, or counts as not answered. */
const inTime = <Found>(asked: PromiseLike<Found>): Promise<Found | null> =>
  Promise.race([
    Promise.resolve(asked).catch(() => null),
    new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), PATIENCE_MS);
    }),
  ]);

/**
 * What the parts of the service are doing, asked of each of them now. Nothing of it is about an organization.
 *
 * @param service null where a deployment is not set up: nothing can be asked then
 */
export async function checkService(service: Client | null, now: Date): Promise<ServiceStatus> {
  const [database, buckets] = await Promise.all([
    service && inTime(callWith(service, 'service_status')),
    service && inTime(service.storage.listBuckets()),
  ]);
  // An answer of more than one row has one: the function gives exactly that.
  const found = database && !database.error ? database.data?.[0] : null;
  const ask = (state: (known: NonNullable<typeof found>) => PartState): PartState =>
    found ? state(found) : 'unknown';
  const asked = (isGood: boolean): PartState => (service === null ? 'unknown' : isGood ? 'good' : 'down');
  return {
    checkedAt: now.toISOString(),
    parts: {
      site: 'good',
      database: asked(found !== null && found !== undefined),
      files: asked(buckets !== null && !buckets.error),
      jobs: ask(({ hourlyRanAt }) => stateByAge(hourlyRanAt, 'jobs', now)),
      work: ask(({ waitingRanAt }) => stateByAge(waitingRanAt, 'work', now)),
      messages: ask(({ messageDueSince }) =>
        messageDueSince === null ? 'good' : stateByAge(messageDueSince, 'messages', now),
      ),
    },
  };
}
