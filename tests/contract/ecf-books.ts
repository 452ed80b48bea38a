import { randomUUID } from 'node:crypto';
import type { Bytes } from '#src/domain/taxes/ecf/bytes.ts';
import type { EcfEnvironment } from '#src/domain/taxes/ecf/stamp-address.ts';
import type { AuthorityError, EcfAnswer } from '#src/edge/taxes/ecf/authority.ts';
import {
  type AnnulmentWork,
  type EcfBooks,
  EcfClaimLost,
  type EcfFileKind,
  type EcfWork,
  type WorkProblem,
} from '#src/edge/taxes/ecf/books.ts';

const CLAIM_MS = 120_000;
const MINUTE_MS = 60_000;
const BACKOFF = [1, 2, 5, 15, 60];

export interface KeptDocument {
  id: string;
  encf: string;
  baseEncf: string | null;
  isSummary: boolean;
  facts: unknown;
  environment: EcfEnvironment;
  issuingWay: string;
  state: EcfWork['state'] | 'accepted' | 'conditional' | 'rejected' | 'annulled';
  securityCode: string | null;
  trackId: string | null;
  answer: EcfAnswer | null;
  problems: readonly WorkProblem[];
  faults: AuthorityError[];
  files: Map<EcfFileKind, Bytes>;
  /** How often bytes were stored. */
  signings: number;
  isAnnounced: boolean;
  createdAt: number;
  nextTryAt: number;
  claimedUntil: number;
  claimId: string;
}

/** Electronic numbers that somebody marked unusable. */
export interface KeptMark {
  readonly first: string;
  readonly last: string;
  environment: EcfEnvironment;
  issuingWay: string;
  /** Those that were not taken; null before there was an answer. */
  notAnnulled: readonly string[] | null;
  faults: AuthorityError[];
}

type New = Pick<KeptDocument, 'encf' | 'facts'> &
  Partial<Pick<KeptDocument, 'baseEncf' | 'isSummary' | 'environment' | 'issuingWay'>>;

/** The rules of the database's verbs, in memory: claims of two minutes, backoff, notes after their receipts. */
export function createBooks(now: () => number, issuerTaxId: string) {
  const documents: KeptDocument[] = [];
  const marks: KeptMark[] = [];

  const owned = ({ id, claimId }: Pick<EcfWork, 'id' | 'claimId'>): KeptDocument => {
    const own = documents.find((one) => one.id === id);
    if (!own || own.claimId !== claimId) throw new EcfClaimLost();
    return own;
  };
  const later = (own: KeptDocument, minutes: number) => {
    own.nextTryAt = now() + minutes * MINUTE_MS;
    own.claimedUntil = 0;
    own.claimId = '';
  };
  const isOpen = ({ state }: KeptDocument) => ['to_sign', 'signed', 'sent'].includes(state);
  const isReady = ({ baseEncf }: KeptDocument) =>
    baseEncf === null ||
    documents.some(({ encf, state }) => encf === baseEncf && ['accepted', 'conditional'].includes(state));

  const books: EcfBooks = {
    async claim(limit, documentId) {
      const due = documents.filter(
        (one) =>
          isOpen(one) &&
          isReady(one) &&
          one.claimedUntil <= now() &&
          (documentId === null ? one.nextTryAt <= now() && one.problems.length === 0 : one.id === documentId),
      );
      due.sort((a, b) => Number(a.baseEncf !== null) - Number(b.baseEncf !== null));
      return due.slice(0, limit).map((one): EcfWork => {
        one.claimId = randomUUID();
        one.claimedUntil = now() + CLAIM_MS;
        const { id, claimId, encf, isSummary, facts, securityCode, trackId } = one;
        const same = documents.filter((other) => other.encf === encf && other.id !== id);
        return {
          ...{ id, claimId, encf, isSummary, facts, securityCode, trackId, issuerTaxId },
          ...{ organizationId: 'o', issuerId: 'i', environment: one.environment, issuingWay: one.issuingWay },
          state: one.state as EcfWork['state'],
          otherTrackIds: same.flatMap((other) => other.trackId ?? []),
          createdAt: new Date(one.createdAt).toISOString(),
          isHeld: false,
        };
      });
    },
    async readFile(documentId, kind) {
      const bytes = documents.find(({ id }) => id === documentId)?.files.get(kind);
      if (!bytes) throw new Error(`${documentId} has no ${kind}`);
      return bytes;
    },
    async storeSigned(work, signed) {
      const own = owned(work);
      if (own.state !== 'to_sign') throw new Error(`${own.encf} is ${own.state}`);
      own.state = 'signed';
      own.securityCode = signed.securityCode;
      own.signings += 1;
      for (const { kind, bytes } of signed.files) own.files.set(kind, bytes);
    },
    async release(work) {
      later(owned(work), 0);
    },
    async refuse(work, problems) {
      const own = owned(work);
      own.problems = problems;
      later(own, 0);
    },
    async recordSending(work, trackId) {
      const own = owned(work);
      own.state = 'sent';
      own.trackId = trackId;
    },
    async recordVerdict(work, answer) {
      const own = owned(work);
      own.answer = answer;
      if (answer.state !== 'in_process' && answer.state !== 'unknown') own.state = answer.state;
      later(own, 1);
    },
    async recordFault(work, error) {
      const own = owned(work);
      own.faults.push(error);
      later(own, BACKOFF[Math.min(own.faults.length, BACKOFF.length) - 1] ?? 0);
    },
    async claimAnnulments() {
      const own = documents.filter(({ state, isAnnounced }) => state === 'annulled' && !isAnnounced);
      const spans = marks.filter(({ notAnnulled }) => notAnnulled === null);
      const [first] = [...own, ...spans];
      if (!first) return [];
      const { environment, issuingWay } = first;
      const numbers = own.map(({ encf }) => encf);
      return [{ claimId: 'a', issuerId: 'i', issuerTaxId, environment, issuingWay, numbers, spans }];
    },
    async recordAnnulment({ numbers, spans }: AnnulmentWork, bytes, notAnnulled) {
      for (const one of documents.filter(({ encf }) => numbers.includes(encf))) {
        one.isAnnounced = !notAnnulled.includes(one.encf);
        one.files.set('anecf', bytes);
      }
      for (const one of marks.filter((mark) => spans.includes(mark)))
        one.notAnnulled = notAnnulled.filter((encf) => encf >= one.first && encf <= one.last);
    },
    async recordAnnulmentFault({ numbers, spans }, error) {
      const kept = [
        ...documents.filter(({ encf }) => numbers.includes(encf)),
        ...marks.filter((mark) => spans.includes(mark)),
      ];
      for (const one of kept) one.faults.push(error);
    },
  };

  return {
    books,
    documents: documents as readonly KeptDocument[],
    mark(own: Pick<KeptMark, 'first' | 'last' | 'issuingWay'>): KeptMark {
      const mark: KeptMark = { environment: 'testecf', notAnnulled: null, faults: [], ...own };
      marks.push(mark);
      return mark;
    },
    /** As the verbs do that give a receipt out. */
    issue(own: New): KeptDocument {
      const document: KeptDocument = {
        ...{ baseEncf: null, isSummary: false, environment: 'testecf', issuingWay: 'direct', ...own },
        ...{ id: randomUUID(), state: 'to_sign', securityCode: null, trackId: null, answer: null },
        ...{ problems: [], faults: [], files: new Map(), signings: 0, isAnnounced: false, createdAt: now() },
        ...{ nextTryAt: 0, claimedUntil: 0, claimId: '' },
      };
      documents.push(document);
      return document;
    },
  };
}
