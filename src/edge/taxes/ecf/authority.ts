import type { XmlElement } from '#src/domain/taxes/ecf/xml-tree.ts';

/** A signed document as it is stored; of a provider that signs itself, the document that it is to sign. */
export interface EcfFile {
  readonly issuerTaxId: string;
  readonly encf: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface AuthorityMessage {
  readonly code: string;
  readonly text: string;
}

/** What the authority says of a document. `unknown`: it has none; it never came, or not yet. */
export interface EcfAnswer {
  readonly state: 'unknown' | 'in_process' | 'accepted' | 'conditional' | 'rejected';
  readonly messages: readonly AuthorityMessage[];
  /** Whether the number is used up: false says that it may be used again, null that nothing was said of it. */
  readonly isNumberUsed: boolean | null;
  /** The answer as it came; it is kept. */
  readonly text: string;
}

export interface Submission {
  /** By which the result is asked for. */
  readonly trackId: string;
  /** What a provider signed; null where it came signed. */
  readonly signed: Uint8Array<ArrayBuffer> | null;
}

/** A sending of a number that has come; the last one is the newest. */
export interface FoundSending {
  readonly trackId: string;
  readonly receivedAt: string | null;
}

export interface SummaryAnswer extends EcfAnswer {
  readonly signed: Uint8Array<ArrayBuffer> | null;
}

export interface StateQuestion {
  readonly issuerTaxId: string;
  readonly encf: string;
  /** Empty where the document names none. */
  readonly buyerTaxId: string;
  readonly securityCode: string;
}

/** Where another taxpayer's services are: the part before `/fe`. */
export interface DirectoryEntry {
  readonly name: string;
  readonly receptionUrl: string;
  readonly approvalUrl: string;
  /** Where it gives tokens; null where it gives none. */
  readonly loginUrl: string | null;
}

/** Numbers of a request to annul that the authority did not take. */
export interface Annulment {
  readonly notAnnulled: readonly string[];
}

export interface Approval {
  readonly isTaken: boolean;
  readonly messages: readonly AuthorityMessage[];
}

/**
 * Whom receipts are sent to: DGII, or a certified provider that tells DGII. Each method throws an `AuthorityError`. After one whose
 * `mayHaveArrived` is true, ask by number (a summary: by its code) before anything is sent again.
 */
export interface Authority {
  /** True of a provider: what it gets is unsigned, and comes back signed. A small receipt is then handed over whole. */
  readonly signs: boolean;
  /** Whether whoever signs is let in: for the test of a certificate. */
  login(): Promise<void>;
  submit(file: EcfFile): Promise<Submission>;
  result(trackId: string): Promise<EcfAnswer>;
  findByNumber(issuerTaxId: string, encf: string): Promise<readonly FoundSending[]>;
  submitSummary(file: EcfFile): Promise<SummaryAnswer>;
  summaryState(question: Omit<StateQuestion, 'buyerTaxId'>): Promise<EcfAnswer>;
  stateOf(question: StateQuestion): Promise<EcfAnswer>;
  annul(issuerTaxId: string, bytes: Uint8Array<ArrayBuffer>): Promise<Annulment>;
  /** Null where the taxpayer issues none, or has no services. */
  directory(taxId: string): Promise<DirectoryEntry | null>;
  approve(buyerTaxId: string, encf: string, bytes: Uint8Array<ArrayBuffer>): Promise<Approval>;
}

/**
 * Why there is no answer. `unreachable`: no connection, silence, or an answer that broke off. `maintenance`: it answers that it
 * is out of order, or in a way that it should not. `refused`: it looked at the request, and does not take it as it is.
 */
export type AuthorityFault = 'unreachable' | 'maintenance' | 'refused';

export class AuthorityError extends Error {
  readonly fault: AuthorityFault;
  /** HTTP status; null where none came. */
  readonly status: number | null;
  readonly messages: readonly AuthorityMessage[];
  /** Whether what was sent may have come all the same. */
  readonly mayHaveArrived: boolean;

  constructor(
    fault: AuthorityFault,
    status: number | null,
    messages: readonly AuthorityMessage[] = [],
    mayHaveArrived: boolean = fault !== 'refused',
  ) {
    super(`The tax authority: ${fault}${status === null ? '' : ` (${status})`}`);
    this.name = 'AuthorityError';
    this.fault = fault;
    this.status = status;
    this.messages = messages;
    this.mayHaveArrived = mayHaveArrived;
  }

  /** The same trouble, of what was not even tried because of it. */
  untried(): AuthorityError {
    return new AuthorityError(this.fault, this.status, this.messages, false);
  }
}

/**
 * A fault of ours, with no word of the authority, as it is noted with a document: a key that cannot be read, a row that is not what it
 * should be. What exactly it was, the log says.
 */
export const ownFault = (mayHaveArrived: boolean): AuthorityError =>
  new AuthorityError('refused', null, [{ code: 'own_fault', text: '' }], mayHaveArrived);

/** Signs a document of ours with the key of whoever is let in. */
export type SignXml = (document: XmlElement) => Promise<Uint8Array<ArrayBuffer>>;

export interface AuthorityToken {
  readonly token: string;
  /** When it ends, in milliseconds. */
  readonly expiresAt: number;
}

/** Where the token of a signer in an environment is kept. */
export interface TokenCache {
  get(): Promise<AuthorityToken | null>;
  put(token: AuthorityToken | null): Promise<void>;
}
