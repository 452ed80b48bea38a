import { type InferOutput, literal, number, object, picklist, pipe, regex, string, variant } from 'valibot';
import { quoteTaxes } from '#src/domain/maintenance/work-order-enums.ts';
import { call } from '../call.ts';
import { RecordId } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import type { Client } from '../supabase.ts';

const Token = pipe(string(), regex(/^[0-9a-f]{64}$/));

/** What a vendor may do by the link that they were sent. */
export const QuoteCall = variant('act', [
  object({ act: literal('read'), token: Token }),
  object({
    act: literal('give'),
    token: Token,
    amountMinor: number(),
    tax: picklist(quoteTaxes),
    days: number(),
    validUntil: string(),
    note: string(),
  }),
  object({ act: literal('decline'), token: Token, reason: string() }),
  object({ act: literal('add_photo'), token: Token, photoId: RecordId }),
  object({ act: literal('remove_photo'), token: Token, photoId: RecordId }),
]);

const LINK_SECONDS = 60 * 60;

/** The files among the facts of a page: paths, where the database answers. */
interface Files {
  readonly photos?: readonly string[];
  readonly ownPhotos?: readonly { readonly id: string; readonly path: string }[];
}

/**
 * Does what a vendor asks by their link.
 * @returns the facts of the page, or where a photo is to be sent; null where there is nothing to say
 * @throws Problem 404 `quote_not_found`, 409 `quote_closed` and what the database refuses of a quote, 429 `rate_limited`
 */
export async function answerQuoteCall(
  service: Client,
  { token, ...asked }: InferOutput<typeof QuoteCall>,
  client: string,
): Promise<object | null> {
  switch (asked.act) {
    case 'read':
      return readQuotePage(service, token, client);
    case 'give': {
      const { act: _, ...quote } = asked;
      await call(service, 'give_quote', { token, ...quote, client });
      return null;
    }
    case 'decline':
      await call(service, 'decline_quote', { token, reason: asked.reason, client });
      return null;
    case 'add_photo': {
      const path = await call(service, 'add_quote_photo', { token, photoId: asked.photoId, client });
      const { data, error } = await service.storage.from('quote-photos').createSignedUploadUrl(path);
      // Its file is there already: it was sent before, and the answer was lost.
      if (error) return { path, uploadToken: null };
      return { path, uploadToken: data.token };
    }
    case 'remove_photo':
      await call(service, 'remove_quote_photo', { token, photoId: asked.photoId, client });
      return null;
  }
}

async function readQuotePage(service: Client, token: string, client: string): Promise<object> {
  const facts = (await call(service, 'read_quote_request', { token, client })) as Files | null;
  if (facts === null) throw new Problem(404, 'quote_not_found', 'Nobody was sent this link.');
  const { photos = [], ownPhotos = [] } = facts;
  const [urls, ownUrls] = await Promise.all([
    signed(service, 'maintenance-photos', photos),
    signed(
      service,
      'quote-photos',
      ownPhotos.map(({ path }) => path),
    ),
  ]);
  return {
    ...facts,
    photos: photos.flatMap((path) => urls.get(path) ?? []),
    ownPhotos: ownPhotos.map(({ id, path }) => ({ id, url: ownUrls.get(path) ?? null })),
  };
}

/** Links to files, by path; one whose file has not come has none. */
async function signed(
  service: Client,
  bucket: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (paths.length === 0) return new Map();
  const { data } = await service.storage.from(bucket).createSignedUrls([...paths], LINK_SECONDS);
  return new Map(
    (data ?? []).flatMap(({ path, signedUrl }) => (path && signedUrl ? [[path, signedUrl]] : [])),
  );
}
