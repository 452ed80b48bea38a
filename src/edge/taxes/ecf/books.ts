import type { Bytes } from '#src/domain/taxes/ecf/bytes.ts';
import type { EcfProblem } from '#src/domain/taxes/ecf/ecf-problems.ts';
import type { NoSigner } from '#src/domain/taxes/ecf/no-signer.ts';
import type { EcfEnvironment } from '#src/domain/taxes/ecf/stamp-address.ts';
import type { AuthorityError, EcfAnswer } from './authority.ts';

/** A document that whoever claimed it works on, for two minutes at most. */
export interface EcfWork {
  readonly id: string;
  readonly claimId: string;
  readonly organizationId: string;
  readonly issuerId: string;
  readonly issuerTaxId: string;
  readonly environment: EcfEnvironment;
  readonly issuingWay: string;
  readonly state: 'to_sign' | 'signed' | 'sent';
  readonly encf: string;
  /** Whether the authority gets a summary alone. */
  readonly isSummary: boolean;
  /** What it says, as it was when it was given out (`ecfRecord`). */
  readonly facts: unknown;
  readonly securityCode: string | null;
  readonly trackId: string | null;
  /** By which other documents of the same number were sent: those that were rejected and gave it back. */
  readonly otherTrackIds: readonly string[];
  readonly createdAt: string;
  /** While the authority is out of order, a document is signed and not sent. */
  readonly isHeld: boolean;
}

export type EcfFileKind = 'ecf' | 'rfce' | 'anecf';

export interface SignedFiles {
  readonly signedAt: Date;
  readonly securityCode: string;
  /** Of the document itself, not of its summary. */
  readonly sha256: string;
  readonly files: readonly { readonly kind: EcfFileKind; readonly bytes: Bytes }[];
}

/** Why a document cannot be signed: what the domain finds, and what only shows here. */
export type WorkProblem =
  | EcfProblem
  | { readonly field: 'key'; readonly code: NoSigner }
  | { readonly field: 'document'; readonly code: 'unreadable' | 'not_by_schema'; readonly path?: string };

/** Numbers of an issuer that nobody used and the authority was not told of. */
export interface AnnulmentWork {
  readonly claimId: string;
  readonly issuerId: string;
  readonly issuerTaxId: string;
  readonly environment: EcfEnvironment;
  readonly issuingWay: string;
  /** Of documents that were annulled. */
  readonly numbers: readonly string[];
  /** Marked unusable by hand: from the first e-NCF to the last. */
  readonly spans: readonly { readonly first: string; readonly last: string }[];
}

/** What the database knows of the documents. Each method but the first two throws `EcfClaimLost`. */
export interface EcfBooks {
  /** Documents that are due, which nobody else gets meanwhile. @param documentId this one alone, due or not */
  claim(limit: number, documentId: string | null): Promise<readonly EcfWork[]>;
  readFile(documentId: string, kind: EcfFileKind): Promise<Bytes>;
  storeSigned(work: EcfWork, signed: SignedFiles): Promise<void>;
  /** Ends a claim under which nothing was sent. */
  release(work: EcfWork): Promise<void>;
  refuse(work: EcfWork, problems: readonly WorkProblem[]): Promise<void>;
  recordSending(work: EcfWork, trackId: string): Promise<void>;
  recordVerdict(work: EcfWork, answer: EcfAnswer): Promise<void>;
  recordFault(work: EcfWork, error: AuthorityError): Promise<void>;
  claimAnnulments(limit: number): Promise<readonly AnnulmentWork[]>;
  recordAnnulment(work: AnnulmentWork, bytes: Bytes, notAnnulled: readonly string[]): Promise<void>;
  recordAnnulmentFault(work: AnnulmentWork, error: AuthorityError): Promise<void>;
}

/** Somebody else works on the document now, or it is done. */
export class EcfClaimLost extends Error {
  constructor() {
    super('The claim of a document has ended');
    this.name = 'EcfClaimLost';
  }
}
