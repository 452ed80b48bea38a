import { type IsoDate, toEpochDay } from '../foundation/dates.ts';

/** What a bank line may be: a line of the books, a reported payment, a bill that is open, a lease that owes. */
export const candidateKinds = ['entry', 'reported', 'bill', 'lease'] as const;
export type CandidateKind = (typeof candidateKinds)[number];

export interface BankLineFacts {
  readonly id: string;
  readonly occurredOn: IsoDate;
  readonly description: string;
  readonly reference: string;
}

/** What of a lease the line's money is: all it owes, its oldest charges whole, a month's rent, a part of what it owes. */
export const leaseBases = ['balance', 'charges', 'rent', 'part'] as const;
export type LeaseBasis = (typeof leaseBases)[number];

/** Something of exactly the line's amount, or whose part it may be. */
export interface Candidate {
  readonly lineId: string;
  readonly kind: CandidateKind;
  readonly id: string;
  readonly occurredOn: IsoDate | null;
  readonly name: string;
  readonly reference: string;
  /** Of the name and the line's text, 0 to 1. */
  readonly similarity: number;
  /** Of a lease only. */
  readonly basis: LeaseBasis | null;
}

/** A candidate with its points, 0 to 100. */
export type Ranked<C extends Candidate> = C & { readonly score: number };

export interface Suggestion<C extends Candidate> {
  /** The best first. */
  readonly candidates: readonly Ranked<C>[];
  /** The first one is so much better than all others that accepting it is one press. */
  readonly isSure: boolean;
}

const BY_KIND: Readonly<Record<CandidateKind, number>> = { entry: 30, reported: 30, bill: 22, lease: 15 };
/** An amount that is nothing of the lease's own says less. */
const FOR_PART = -8;
const FOR_DAYS = 30;
const FOR_REFERENCE = 25;
const FOR_NAME = 15;
const SURE = 55;
const LEAD = 10;
/** Shorter ones are in too many texts. */
const SHORTEST_REFERENCE = 4;

/** Points: for what it is, for each day nearer, for the reference, for the name. The amount fits already. */
export function scoreCandidate(line: BankLineFacts, candidate: Candidate): number {
  const days = candidate.occurredOn
    ? Math.abs(toEpochDay(candidate.occurredOn) - toEpochDay(line.occurredOn))
    : 10;
  const near = Math.max(0, FOR_DAYS - 3 * days);
  const name = Math.round(FOR_NAME * Math.min(1, Math.max(0, candidate.similarity)));
  return Math.min(
    100,
    BY_KIND[candidate.kind] +
      near +
      name +
      (candidate.basis === 'part' ? FOR_PART : 0) +
      (hasReference(line, candidate) ? FOR_REFERENCE : 0),
  );
}

function hasReference(line: BankLineFacts, { reference }: Candidate): boolean {
  const bare = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const sought = bare(reference);
  return (
    sought.length >= SHORTEST_REFERENCE &&
    (bare(line.reference).includes(sought) || bare(line.description).includes(sought))
  );
}

/**
 * What each line most likely is. A candidate that is the best of two lines is sure for neither: one of them would be wrong.
 */
export function suggestMatches<C extends Candidate>(
  lines: readonly BankLineFacts[],
  candidates: readonly C[],
): Map<string, Suggestion<C>> {
  const byLine = Map.groupBy(candidates, (candidate) => candidate.lineId);
  const ranked = new Map(
    lines.map((line) => [
      line.id,
      (byLine.get(line.id) ?? [])
        .map((candidate) => ({ ...candidate, score: scoreCandidate(line, candidate) }))
        .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)),
    ]),
  );
  const best = [...ranked.values()].map(([first]) => first && `${first.kind}:${first.id}`);
  return new Map(
    [...ranked].map(([lineId, list]) => {
      const [first, second] = list;
      const key = first && `${first.kind}:${first.id}`;
      const isAlone = best.filter((other) => other === key).length === 1;
      const isSure =
        first !== undefined && isAlone && first.score >= SURE && first.score - (second?.score ?? 0) >= LEAD;
      return [lineId, { candidates: list, isSure }];
    }),
  );
}
