import type { Counterparts } from '#stack/counterparts.ts';
import type { Jobs } from '#stack/jobs/timer.ts';
import { handleMailbox } from '#stack/mailbox/handler.ts';
import type { Mailbox } from '#stack/mailbox/mailbox.ts';
import type { OutgoingMail } from '#stack/mailbox/outgoing.ts';

/**
 * Makes what answers `/_local/…`: the mailbox, the provider that mail is sent through, counterparts of card processors, of the
 * tax authority, of browsers' push services and of WhatsApp, the scheduled jobs on demand, and whether the stack is ready, which it is when its demo data is complete.
 */
export function createLocalPages(
  mailbox: Mailbox,
  outgoingMail: OutgoingMail,
  counterparts: Counterparts,
  jobs: Jobs,
  isReady: () => boolean,
) {
  return async (request: Request, [area, ...rest]: string[]): Promise<Response> => {
    if (area === 'mail') return handleMailbox(mailbox, request, rest[0]);
    if (area === 'mail-provider') return outgoingMail.provider(request, rest);
    if (isCounterpart(counterparts, area)) return counterparts[area](request, rest);
    if (area === 'health') return health(isReady());
    if (area === 'jobs' && rest[0] === 'run' && request.method === 'POST') return runJobs(jobs, request);
    return Response.json({ message: 'Not found' }, { status: 404 });
  };
}

const isCounterpart = (counterparts: Counterparts, area: string | undefined): area is keyof Counterparts =>
  area !== undefined && Object.hasOwn(counterparts, area);

const health = (isReady: boolean) =>
  Response.json({ status: isReady ? 'ok' : 'starting' }, { status: isReady ? 200 : 503 });

/** POST /_local/jobs/run?now=<ISO 8601>&organization=<id>: runs what is due at a chosen time, for one or for all. */
async function runJobs(jobs: Jobs, request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const wanted = searchParams.get('now');
  const now = wanted === null ? new Date() : new Date(wanted);
  if (Number.isNaN(now.getTime())) {
    return Response.json({ message: `"${wanted}" is not a time; use ISO 8601.` }, { status: 400 });
  }
  return Response.json({ result: await jobs.run(now, searchParams.get('organization') ?? undefined) });
}
