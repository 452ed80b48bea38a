// What is answered, in PostgREST's words.
import { answerWithCors } from '#stack/cors.ts';
import { hostedStatusOf } from '#stack/database/status.ts';
import type { Found } from '#stack/rest/transaction.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const ONE_TYPE = 'application/vnd.pgrst.object+json; charset=utf-8';

export interface AnswerShape {
  isSingle: boolean;
  isHead: boolean;
  isCounted: boolean;
  offset: number;
  /** Where the same can be read again. */
  location?: string;
}

/** The rows that a statement gave. */
export function answerRows(found: Found, shape: AnswerShape): Response {
  const { rows, total } = found;
  const counted = shape.isCounted && { 'Preference-Applied': 'count=exact' };
  if (shape.isSingle && rows !== 1)
    return refuse(406, {
      ...{ code: 'PGRST116', details: `The result contains ${rows} rows` },
      message: 'Cannot coerce the result to a single JSON object',
    });
  if (total !== undefined && shape.offset > 0 && shape.offset >= total && rows === 0)
    return refuse(
      416,
      {
        ...{ code: 'PGRST103', message: 'Requested range not satisfiable' },
        details: `An offset of ${shape.offset} was requested, but there are only ${total} rows.`,
      },
      { 'Content-Range': `*/${total}`, ...counted },
    );
  const isPart = total !== undefined && (shape.offset > 0 || shape.offset + rows < total);
  return answerWithCors(shape.isHead ? null : (found.body ?? null), isPart ? 206 : 200, {
    'Content-Type': shape.isSingle ? ONE_TYPE : JSON_TYPE,
    'Content-Range': `${rows > 0 ? `${shape.offset}-${shape.offset + rows - 1}` : '*'}/${total ?? '*'}`,
    ...(shape.location && { 'Content-Location': shape.location }),
    ...counted,
  });
}

/** What a function gave that gives no rows of a table. @param isSet it gives any number of values */
export function answerValue(found: Found, isSet: boolean): Response {
  const { rows } = found;
  const range = isSet && rows === 0 ? '*/*' : `0-${isSet ? rows - 1 : 0}/*`;
  return answerWithCors(found.body ?? null, 200, { 'Content-Type': JSON_TYPE, 'Content-Range': range });
}

/** What a function gave that gives nothing. */
export const answerNothing = (): Response => answerWithCors(null, 204, { 'Content-Range': '0-0/*' });

interface Refused {
  code: string;
  message: string;
  details?: string | null;
  hint?: string | null;
}

function refuse(status: number, refused: Refused, headers: Record<string, string> = {}): Response {
  const { code, message, details = null, hint = null } = refused;
  const body = JSON.stringify({ code, details, hint, message });
  return answerWithCors(body, status, { 'Content-Type': JSON_TYPE, ...headers });
}

interface DatabaseError {
  code: string;
  message: string;
  detail?: string;
  hint?: string;
}

export const isOfDatabase = (error: unknown): error is DatabaseError =>
  error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));

/** What the database refused. */
export function answerError(error: DatabaseError, isAnonymous: boolean): Response {
  const { code, message, detail, hint } = error;
  return refuse(hostedStatusOf(code, isAnonymous), {
    code,
    message,
    details: detail ?? null,
    hint: hint ?? null,
  });
}
