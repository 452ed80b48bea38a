import { maxLength, object, pipe, string } from 'valibot';
import { fetchCalendar } from '#src/edge/calendar/fetch-calendar.ts';
import { call } from '#src/edge/call.ts';
import { callerPost } from '#src/edge/caller-endpoint.ts';
import { jsonAnswer, onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { readSettings } from '#src/edge/settings.ts';

export const prerender = false;

const Body = object({ organizationId: RecordId, address: pipe(string(), maxLength(2000)) });

/** The calendar file at an address, for a member who takes it over: `{ file }`. Nothing of it is kept here. */
export const POST = callerPost(readSettings, Body, async ({ caller, body }) => {
  // Members alone have something fetched, and not often: for others it would be a way to hide where they ask from.
  await call(caller, 'count_calendar_fetch', { organizationId: body.organizationId });
  return jsonAnswer({ file: await fetchCalendar(body.address) });
});

export const ALL = onlyMethods('POST');
