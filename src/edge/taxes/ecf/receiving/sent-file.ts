import { readBytes } from '#src/edge/body.ts';
import { Problem } from '#src/edge/problem.ts';
import { MAX_DOCUMENT_BYTES } from '../read-xml.ts';

/** What a form has around its file. */
const FORM_BYTES = 65_536;

export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * The file of a form, in whatever field it is: DGII calls it `xml`.
 *
 * @throws Problem 413 `too_large`, 400 `file_missing`.
 */
export async function readSentFile(request: Request, mostBytes = MAX_DOCUMENT_BYTES): Promise<SentFile> {
  const body = await readBytes(request, mostBytes + FORM_BYTES);
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const form = await new Response(body, { headers }).formData().catch(() => null);
  for (const value of form?.values() ?? []) {
    if (typeof value !== 'string') {
      return { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) };
    }
  }
  throw new Problem(400, 'file_missing', 'The request has no file in the field xml.');
}
