import { codeOf } from '#stack/errors.ts';

/** An error that becomes an answer in the form of hosted Storage: the HTTP status is 400, the body says the rest. */
export class StorageProblem extends Error {
  readonly statusCode: string;
  /** Hosted Storage's error code, which supabase-js tells a missing object from other failures by. */
  readonly code: string;
  readonly error: string;

  constructor(statusCode: string, code: string, message: string, error = code) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.error = error;
  }
}

export const problems = {
  bucketNotFound: () => new StorageProblem('404', 'NoSuchBucket', 'Bucket not found', 'Bucket not found'),
  objectNotFound: () => new StorageProblem('404', 'NoSuchKey', 'Object not found', 'not_found'),
  duplicate: () =>
    new StorageProblem('409', 'ResourceAlreadyExists', 'The resource already exists', 'Duplicate'),
  forbidden: () =>
    new StorageProblem('403', 'AccessDenied', 'new row violates row-level security policy', 'Unauthorized'),
  invalidKey: (key: string) => new StorageProblem('400', 'InvalidKey', `Invalid key: ${key}`),
  invalidRequest: (message: string) => new StorageProblem('400', 'InvalidRequest', message),
  invalidToken: (message: string) => new StorageProblem('400', 'InvalidJWT', message),
  mimeType: (type: string) =>
    new StorageProblem('415', 'InvalidMimeType', `mime type ${type} is not supported`, 'invalid_mime_type'),
  tooLarge: () =>
    new StorageProblem(
      '413',
      'EntityTooLarge',
      'The object exceeded the maximum allowed size',
      'Payload too large',
    ),
  notFound: (route: string) => new StorageProblem('404', 'NotFound', `Route ${route} not found`),
};

/** What a failure is for whoever asked; undefined for a fault of the stack itself. */
export const problemOf = (error: unknown): StorageProblem | undefined =>
  error instanceof StorageProblem ? error : fromDatabase(error);

/** Turns what was thrown while serving a request into an answer. */
export function answerStorageProblem(error: unknown): Response {
  const problem = problemOf(error);
  if (!problem) {
    console.error('storage:', error);
    return Response.json(
      { statusCode: '500', error: 'internal', message: 'Internal Server Error' },
      { status: 500 },
    );
  }
  const { statusCode, code, error: name, message } = problem;
  return Response.json({ statusCode, code, error: name, message }, { status: 400 });
}

function fromDatabase(error: unknown): StorageProblem | undefined {
  const code = codeOf(error);
  if (code === '42501') return problems.forbidden();
  if (code === '23505') return problems.duplicate();
  if (code === '23503') return problems.invalidRequest('The related resource does not exist');
  return undefined;
}
