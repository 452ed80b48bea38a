import { env } from 'cloudflare:workers';
import { calendarFeed } from '#src/edge/calendar/feed.ts';
import { answering, onlyMethods } from '#src/edge/endpoint.ts';
import { readSettings } from '#src/edge/settings.ts';

export const prerender = false;

/** A calendar for programs, at an address that its owner alone was shown. */
export const GET = answering(({ request, params }) =>
  calendarFeed(params.feed ?? '', request, readSettings(env)),
);

export const HEAD = GET;

export const ALL = onlyMethods('GET', 'HEAD');
