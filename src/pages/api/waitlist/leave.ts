import { env } from 'cloudflare:workers';
import { answering, onlyMethods } from '#src/edge/endpoint.ts';
import { askFirst, leaveByLink } from '#src/edge/people/mail-link.ts';
import { readSettings } from '#src/edge/settings.ts';

export const prerender = false;

/** The link of a mail asks first, as for confirming. */
export const GET = answering(async ({ request }) => askFirst(request, '/waitlist/leave/'));

/** Takes the address of the token off the list, for good. */
export const POST = answering(async ({ request }) =>
  leaveByLink(request, readSettings(env), { verb: 'leave_waitlist', folder: 'waitlist' }),
);

export const ALL = onlyMethods('GET', 'POST');
