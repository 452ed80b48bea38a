import { call, maker, trimmed, verb } from '#src/data/call.ts';
import { unwrap } from '#src/data/errors.ts';
import type { Arguments } from '#src/data/functions.ts';
import { PAGE_SIZE } from '#src/data/keyset.ts';
import { query, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';

const COLUMNS =
  'id, organizationId, organizationName, personName, kind, status, details, dueOn, law, article, reviewedOn, answer, answeredAt, createdAt, timeZone';

/** What somebody asked about the data that is kept of them. */
export type DataRequest = Selected<'data_requests_list', typeof COLUMNS>;

/** Somebody from whom the reader rents or rented. */
export interface Landlord {
  readonly id: string;
  readonly name: string;
  readonly timeZone: string;
}

async function fetchLandlords(userId: string): Promise<Landlord[]> {
  const seats = unwrap(await select('lease_tenants', 'organizationId', { userId }));
  const ids = [...new Set(seats.map(({ organizationId }) => organizationId))];
  if (ids.length === 0) return [];
  return unwrap(
    await select('organizations', 'id, name, timeZone').in('id', ids).order('createdAt').order('id'),
  );
}

export const dataRequestQueries = {
  all: ['data-requests'] as const,
  /** Of an organization: what waits first, then the newest. */
  ofOrganization: (organizationId: string) =>
    rowsQuery(['data-requests', organizationId], () =>
      select('data_requests_list', COLUMNS, { organizationId })
        .order('status')
        .order('createdAt', { ascending: false })
        .order('id')
        .limit(PAGE_SIZE),
    ),
  /** What the reader asked, of every landlord, the newest first. */
  mine: (userId: string) =>
    rowsQuery(['data-requests', 'mine', userId], () =>
      select('data_requests_list', COLUMNS, { userId })
        .order('createdAt', { ascending: false })
        .order('id')
        .limit(PAGE_SIZE),
    ),
  landlords: (userId: string) => query(['landlords', userId], () => fetchLandlords(userId)),
};

/** Asks a landlord about one's data. Errors: `details_missing`, `data_request_open`. */
export const askAboutData = maker('ask_about_data', 'dataRequestId');

/** Takes a request back. Error: `data_request_answered`. */
export const withdrawDataRequest = verb('withdraw_data_request');

/** Says what was done about a request, or why it is not. Errors: `answer_missing`, `data_request_answered`. */
export const answerDataRequest = (input: Arguments<'answer_data_request'>) =>
  call('answer_data_request', trimmed(input));
