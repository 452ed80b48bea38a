/** Answers and errors in the form that hosted Auth gives them, which supabase-js reads. */

/** An error that becomes an answer. Codes are those of Supabase Auth's documented error codes. */
export class AuthProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly extra: Record<string, unknown>;

  constructor(status: number, code: string, message: string, extra: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

/** Answers with JSON. */
export function answer(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers });
}

/** Turns a problem into the answer that supabase-js understands. */
export function answerProblem(problem: AuthProblem): Response {
  const body = { code: problem.status, error_code: problem.code, msg: problem.message, ...problem.extra };
  return answer(body, problem.status, { 'x-sb-error-code': problem.code });
}

/** Reads a JSON object from a request; an empty body counts as an empty object. */
export async function readBody(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text();
  if (text === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body))
      return body as Record<string, unknown>;
  } catch {
    // Falls through to the same answer as for a body that is not an object.
  }
  throw new AuthProblem(400, 'bad_json', 'Could not parse request body as JSON');
}

/** @throws AuthProblem when one of the values that must be texts is something else */
export function requireTexts(body: Record<string, unknown>, keys: readonly string[]): void {
  const wrong = keys.find((key) => body[key] !== undefined && typeof body[key] !== 'string');
  if (wrong) throw new AuthProblem(400, 'validation_failed', `${wrong} must be a string`);
}

/** The string at `key`, or undefined when it is missing or not a string. */
export function textAt(body: Record<string, unknown>, key: string): string | undefined {
  const value = body[key];
  return typeof value === 'string' ? value : undefined;
}

/** The object at `key`, or undefined when it is missing or not an object. */
export function objectAt(body: Record<string, unknown>, key: string): Record<string, unknown> | undefined {
  const value = body[key];
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}
