import { postApi } from '#src/data/api.ts';

/** How an electronic receipt stands once it was worked on. */
export interface SentReceipt {
  readonly state: 'to_sign' | 'signed' | 'sent' | 'accepted' | 'conditional' | 'rejected' | 'annulled';
  /** What the tax authority says. */
  readonly messages: readonly { readonly code: string; readonly text: string }[];
  /** What keeps it from being signed. */
  readonly problems: readonly { readonly field: string; readonly code: string; readonly path?: string }[];
}

/** Receipts that are given to clients, and those that are given out for own purchases. */
export type SentKind = 'fiscal-receipts' | 'purchase-receipts';

/**
 * Has an electronic receipt signed and sent at once, or asked for; it usually has its verdict then. What is not done now the
 * timer does. Errors: ecf_document_not_found.
 */
export const sendReceipt = (kind: SentKind, id: string): Promise<SentReceipt> =>
  postApi<SentReceipt>(`/api/${kind}/${id}/send`, {});
