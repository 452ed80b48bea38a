// What a vendor reads and says by the link that they were sent: the Worker asks for them, they have no account.
import { postApi } from '#src/data/api.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import type { MaintenanceCategory } from '#src/domain/maintenance/maintenance-enums.ts';
import type { QuoteState, QuoteTax } from '#src/domain/maintenance/work-order-enums.ts';
import { storageClient } from '../client.ts';
import { toAppError } from '../errors.ts';

/** A price as a vendor gives it; amounts in minor units of what was asked for. */
export interface QuoteInput {
  readonly amountMinor: number;
  readonly tax: QuoteTax;
  readonly days: number;
  readonly validUntil: string;
  readonly note: string;
}

interface WhoAsks {
  readonly organization: string;
  readonly organizationPhone: string;
  readonly vendor: string;
}

/** What is wanted, and what the vendor answered. */
export interface AskedWork extends WhoAsks {
  readonly state: Exclude<QuoteState, 'closed'>;
  readonly title: string;
  readonly scope: string;
  readonly category: MaintenanceCategory;
  readonly lines: readonly string[];
  readonly sector: string;
  readonly municipality: string;
  readonly province: string;
  readonly currency: CurrencyCode;
  readonly itbisBasisPoints: number;
  readonly today: string;
  /** The last day on which a price can be given. */
  readonly lastDay: string;
  readonly isDeclined: boolean;
  /** The tenant, where the office chose to name them. */
  readonly contact: { readonly name: string; readonly phone: string } | null;
  /** Addresses that work for an hour. */
  readonly photos: readonly string[];
  readonly ownPhotos: readonly { readonly id: string; readonly url: string | null }[];
  readonly quote: QuoteInput | null;
}

/** What the link of a vendor leads to. */
export type QuotePage = AskedWork | (WhoAsks & { readonly state: 'closed' });

const PATH = '/api/quotes';

/** Errors: `quote_not_found`, `rate_limited`. */
export const readQuotePage = (token: string): Promise<QuotePage> =>
  postApi<QuotePage>(PATH, { act: 'read', token });

/** Gives the price, or changes it. Errors: `quote_closed`, `quote_day_invalid`, `rate_limited`. */
export const giveQuote = (input: QuoteInput & { readonly token: string }): Promise<void> =>
  postApi(PATH, { act: 'give', ...input });

/** Says that the vendor does not want the work. Error: `quote_closed`. */
export const declineQuote = (input: { readonly token: string; readonly reason: string }): Promise<void> =>
  postApi(PATH, { act: 'decline', ...input });

/** Adds a photo (JPEG, at most 2 MB); the same id again changes nothing. Errors: `too_many_photos`, `quote_closed`. */
export async function addQuotePhoto(input: {
  readonly token: string;
  readonly photoId: string;
  readonly picture: Blob;
}): Promise<void> {
  const { token, photoId, picture } = input;
  const { path, uploadToken } = await postApi<{ path: string; uploadToken: string | null }>(PATH, {
    act: 'add_photo',
    token,
    photoId,
  });
  if (uploadToken === null) return;
  const bucket = (await storageClient()).from('quote-photos');
  const { error } = await bucket.uploadToSignedUrl(path, uploadToken, picture, { contentType: 'image/jpeg' });
  if (error) throw toAppError(error);
}

/** Takes a photo back. Error: `quote_closed`. */
export const removeQuotePhoto = (input: {
  readonly token: string;
  readonly photoId: string;
}): Promise<void> => postApi(PATH, { act: 'remove_photo', ...input });
