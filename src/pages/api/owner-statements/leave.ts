import { env } from 'cloudflare:workers';
import { answering, onlyMethods } from '#src/edge/endpoint.ts';
import { askFirst, leaveByLink } from '#src/edge/people/mail-link.ts';
import { readSettings } from '#src/edge/settings.ts';

export const prerender = false;

/** The link of an owner's statement asks first. */
export const GET = answering(async ({ request }) => askFirst(request, '/owner-statements/leave/'));

/** Stops an organisation's statements to the address of the token. */
export const POST = answering(async ({ request }) =>
  leaveByLink(request, readSettings(env), { verb: 'leave_owner_mail', folder: 'owner-statements' }),
);

export const ALL = onlyMethods('GET', 'POST');
