import { calendarEntries as english } from '#src/i18n/dictionaries/calendar/calendar-entries.en.ts';
import { calendarEntries as spanish } from '#src/i18n/dictionaries/calendar/calendar-entries.es.ts';
import type { Language } from '#src/i18n/language.ts';
import { call } from '../call.ts';
import { Problem } from '../problem.ts';
import type { Settings } from '../settings.ts';
import { serviceClient } from '../supabase.ts';
import { type FeedEntry, icsCalendar } from './ics-calendar.ts';

/** What a feed says, as the database answers it. */
interface FeedAnswer {
  readonly etag: string;
  readonly name: string;
  readonly organization: string;
  readonly timeZone: string;
  readonly isTenant: boolean;
  readonly language: Language;
  readonly changedAt: string | null;
  /** Null where the program has them already. */
  readonly entries: readonly FeedEntry[] | null;
}

/** Counts up when the same entries are written in another way: what programs keep is old then. */
const WRITTEN = '1';
const TOKEN = /^([0-9a-f]{64})(\.ics)?$/;
const texts = { es: spanish, en: english };

/** The tag of an answer: what the database says, the language, and how it is written. */
const tagOf = ({ etag, language }: FeedAnswer) => `${etag}-${language}-${WRITTEN}`;

/** The tags that a program has. */
function tagsIn(header: string | null): string[] {
  return [...(header ?? '').matchAll(/"([^"]*)"/g)].map(([, tag = '']) => tag);
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function read(settings: Settings, tokenHash: string, request: Request): Promise<FeedAnswer> {
  const client = serviceClient(settings);
  const reader = request.headers.get('user-agent') ?? '';
  const tags = tagsIn(request.headers.get('if-none-match'));
  const [known = null] = tags
    .filter((tag) => tag.endsWith(`-${WRITTEN}`))
    .map((tag) => tag.split('-')[0] ?? null);
  const ask = (ifNoneMatch: string | null) =>
    call(client, 'read_calendar_feed', { tokenHash, reader, ifNoneMatch }) as unknown as Promise<FeedAnswer>;
  const answer = await ask(known);
  // The same entries in another language are another text.
  return answer.entries === null && !tags.includes(tagOf(answer)) ? ask(null) : answer;
}

/**
 * What stands at the secret address of a feed: a calendar file, or 304 where the program has it already.
 *
 * @param name the token, with or without `.ics`
 * @throws Problem 404 `not_found` for an address that is none or is turned off, 429 `rate_limited`
 */
export async function calendarFeed(name: string, request: Request, settings: Settings): Promise<Response> {
  const token = TOKEN.exec(name)?.[1];
  if (!token) throw new Problem(404, 'not_found', 'There is no such calendar.');
  const answer = await read(settings, await sha256(token), request);
  const headers: Record<string, string> = {
    etag: `"${tagOf(answer)}"`,
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
    ...(answer.changedAt && { 'last-modified': new Date(answer.changedAt).toUTCString() }),
  };
  if (answer.entries === null) return new Response(null, { status: 304, headers });
  const { language, isTenant, timeZone, entries } = answer;
  const area = isTenant ? '/tenant-dashboard/calendar' : '/owner-dashboard/calendar';
  const file = icsCalendar(
    {
      name: answer.name,
      timeZone,
      entries,
      linkOf: (day) => `${settings.siteUrl}${area}${isTenant ? '' : `?day=${day}`}`,
    },
    { text: texts[language], language },
  );
  return new Response(request.method === 'HEAD' ? null : file, {
    headers: {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="llavero.ics"',
    },
  });
}
