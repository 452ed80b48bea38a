import { type Language, toLanguage } from '#src/i18n/language.ts';
import { parseJson, readText } from '../endpoint.ts';
import { type Answer, showPage } from '../filled-page.ts';
import { Problem } from '../problem.ts';

/** What a visitor sent, from a form without JavaScript or from the form's script. */
export interface PublicForm {
  /** Sent by the browser itself, which shows the answer as a page. */
  isPlain: boolean;
  language: Language;
  /** Every field as text; what was not sent is missing. */
  values: Readonly<Record<string, string>>;
}

const MAX_FIELDS = 20;

/**
 * The fields of a form: `application/x-www-form-urlencoded`, or a JSON object of texts.
 *
 * @throws Problem 415 `not_a_form`, 413 `too_large`, 400 `invalid`.
 */
export async function readForm(request: Request): Promise<PublicForm> {
  const type = request.headers.get('content-type') ?? '';
  const isPlain = /^application\/x-www-form-urlencoded\b/i.test(type);
  if (!isPlain && !/^application\/json\b/i.test(type)) {
    throw new Problem(415, 'not_a_form', 'The body must be a form or JSON.');
  }
  const text = await readText(request);
  const entries = isPlain ? [...new URLSearchParams(text)] : Object.entries(Object(parseJson(text)));
  const isTexts = entries.every((entry): entry is [string, string] => typeof entry[1] === 'string');
  if (!isTexts || entries.length > MAX_FIELDS) throw new Problem(400, 'invalid', 'Not the fields of a form.');
  const values = Object.fromEntries(entries);
  return { isPlain, language: toLanguage(values.language) ?? 'es', values };
}

/** A field that people do not see: what fills it in is a program, which is told that all went well. */
export const isTrap = ({ values }: PublicForm) => Boolean(values.website);

/** Refuses a form with what is wrong with each of its fields. @throws Problem 422 `invalid` when something is. */
export function requireFields(faults: Readonly<Record<string, string | undefined>>): void {
  const fields = Object.fromEntries(
    Object.entries(faults).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  if (Object.keys(fields).length === 0) return;
  throw new Problem(422, 'invalid', `Not valid: ${Object.keys(fields).join(', ')}.`, { fields });
}

/** Where a form stands, and where who sent it arrives; both without the language. */
export interface FormPages {
  form: string;
  done: string;
}

/**
 * Does what a form is for, and answers in the way it was sent: to a browser with the page of the outcome, or with its
 * own page that says beside each field what is wrong and keeps what was typed; to a script with JSON.
 */
export async function answerForm(
  request: Request,
  form: PublicForm,
  pages: FormPages,
  work: () => Promise<void>,
): Promise<Response> {
  try {
    await work();
  } catch (error) {
    if (!form.isPlain) throw error;
    const answer = toAnswer(error, form);
    return showPage(request, `/${form.language}${pages.form}`, answer);
  }
  if (!form.isPlain) return noStore(Response.json({ status: 'done' }, { status: 202 }));
  return seeOther(`/${form.language}${pages.done}`);
}

function toAnswer(error: unknown, { values }: PublicForm): Answer {
  if (!(error instanceof Problem)) console.error(error);
  const problem = error instanceof Problem ? error : new Problem(500, 'unexpected', 'An unexpected error.');
  const { fields, retryAfterSeconds } = problem.details;
  const faults = fields ?? { form: problem.code === 'rate_limited' ? 'rate_limited' : 'unexpected' };
  return { status: problem.status, values, faults, retryAfterSeconds };
}

export function seeOther(location: string): Response {
  return noStore(new Response(null, { status: 303, headers: { location } }));
}

function noStore(response: Response): Response {
  response.headers.set('cache-control', 'no-store');
  return response;
}
