import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import type { Language } from '#src/i18n/language.ts';

/** A card that a processor keeps, as it names it. Whoever holds it may charge it: it is sealed wherever it is kept. */
export interface StoredCard {
  readonly token: string;
  /** Whose card it is, where the processor asks. */
  readonly customer?: string | undefined;
}

/** An attempt as its processor is told of it. Amounts are minor units, the tenant's fee included. */
export interface Attempt {
  readonly id: string;
  readonly organizationId: string;
  /** Twelve digits, ours, unique. */
  readonly orderNumber: string;
  readonly totalMinor: number;
  readonly currency: CurrencyCode;
  readonly merchantName: string;
  readonly createdAt: Date;
  /** The processor's own name for it; null until it was opened. */
  readonly reference: string | null;
  /** What `open` asked to keep. */
  readonly secret: string | null;
  /** Set when the attempt charges a stored card, its holder being absent. */
  readonly storedCard: StoredCard | null;
}

/** Where the tenant is sent: an address, or a form that their browser posts. */
export type Redirect =
  | { readonly url: string }
  | { readonly action: string; readonly fields: Readonly<Record<string, string>> };

export interface Checkout {
  readonly attempt: Attempt;
  readonly language: Language;
  /** Whether the processor shall keep the card for automatic payments, which the tenant has agreed to. */
  readonly storesCard: boolean;
  /** Where the processor sends the tenant afterwards. */
  returnUrl(outcome: 'approved' | 'declined' | 'cancelled'): string;
}

export interface Opened {
  readonly reference: string;
  readonly redirect: Redirect;
  /** Needed to ask about the attempt later, and nobody else's business. */
  readonly secret?: string;
}

/** How an attempt ended, verified. */
export type Decided =
  | {
      readonly outcome: 'approved';
      /** Null where the processor does not repeat it: it was fixed when the attempt was opened. */
      readonly amountMinor: number | null;
      /** ISO 4217; null as with the amount. */
      readonly currency: string | null;
      readonly reference?: string | undefined;
      readonly authorizationCode?: string | undefined;
      readonly cardBrand?: string | undefined;
      readonly cardLast4?: string | undefined;
      /** Where the processor kept the card. `expires` is YYYY-MM. */
      readonly stored?: { readonly card: StoredCard; readonly expires?: string | undefined } | undefined;
    }
  | { readonly outcome: 'declined' | 'abandoned'; readonly failure: string };

/**
 * What a processor says of an attempt. `open`: the tenant is still on its page; a stored card was not charged.
 * `unknown`: it cannot be asked, or does not know yet.
 */
export type Outcome = Decided | { readonly outcome: 'open' } | { readonly outcome: 'unknown' };

export interface RefundOrder {
  /** Ours; the same for every try, so that trying again refunds once. */
  readonly id: string;
  readonly amountMinor: number;
}

export type RefundOutcome =
  | { readonly state: 'done'; readonly reference: string }
  | { readonly state: 'failed'; readonly failure: string }
  /** Nobody knows yet; to be tried again under the same id. */
  | { readonly state: 'unknown' };

/** What was taken back from a payment without being asked for here, or is back again, as a signed message says. */
export interface Claim {
  readonly kind: 'refund' | 'dispute';
  /** `open`: no money has moved. `lost`: it was taken and stays so. `returned`: nothing is missing (any more). */
  readonly status: 'open' | 'taken' | 'lost' | 'returned';
  /** The processor's own name for it. */
  readonly reference: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** In the processor's words. */
  readonly reason: string;
  /** Ours, where the refund was asked for here. */
  readonly refundId: string | null;
  /** Until when a dispute is to be answered: a moment; null where that is not said. */
  readonly respondBy: string | null;
}

export interface Claims {
  readonly attemptId: string;
  readonly claims: readonly Claim[];
}

/** A signed message: how an attempt ended, or a question to the processor about what was taken back. */
export type Told =
  | { readonly attemptId: string; readonly outcome: Outcome }
  | { readonly readClaims: () => Promise<Claims | null> };

/** Stored cards, where a processor charges them. */
export interface Vault {
  /** Charges the attempt's stored card. Only for an attempt that `lookUp` calls open. */
  charge(attempt: Attempt, card: StoredCard): Promise<Outcome>;
  /** Has the processor forget a card; one that it does not know is forgotten already. */
  forget(card: StoredCard): Promise<void>;
}

/** A processor of cards with one organisation's credentials. Each method may throw when it cannot be reached. */
export interface CardProcessor {
  /** False where the protocol has no refund: it is then made on the processor's own site and written down here. */
  readonly canRefund: boolean;
  /** Null where the protocol, or the credentials, cannot charge a stored card. */
  readonly vault: Vault | null;
  /** Begins a checkout on the processor's own page: no card number ever comes to us. */
  open(checkout: Checkout): Promise<Opened>;
  /** What the tenant's browser brought back, believed only as far as it is signed or the processor confirms it. */
  readReturn(attempt: Attempt, returned: URLSearchParams): Promise<Outcome>;
  /** Asks the processor what became of an attempt, for when nobody came back or the answer was lost. */
  lookUp(attempt: Attempt): Promise<Outcome>;
  refund(attempt: Attempt, order: RefundOrder): Promise<RefundOutcome>;
  /** What a signed message of the processor says; null for one about none of ours. @throws when it is not signed. */
  readEvent?(body: string, signature: string): Promise<Told | null>;
}

/** Where a processor is reached, and how. */
export interface Network {
  /** Sends requests; a certificate of the platform may stand behind it. */
  readonly fetch: typeof fetch;
  /** Stands in for every processor's address: the local stack's counterparts. */
  readonly localUrl: string | null;
}
