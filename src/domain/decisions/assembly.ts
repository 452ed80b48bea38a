import { daysBetween } from '../foundation/dates.ts';
import { todayIn } from '../foundation/time-zone.ts';

/** What a call needs of all weights; null where the rules do not say. */
export interface CallQuorum {
  readonly numerator: number | null;
  readonly denominator: number | null;
  readonly isReached: boolean | null;
}

/** How many are there: weights as integers in text, what this call needs, and what the first and the second need. */
export interface Quorum extends CallQuorum {
  readonly all: string;
  readonly votes: number;
  readonly present: string;
  readonly here: number;
  readonly calls: readonly CallQuorum[];
}

/** How many whole days lie between a call and the assembly, by the clock of its organization. */
export const noticeDays = (calledAt: string | number, startsAt: string, timeZone: string): number =>
  daysBetween(todayIn(timeZone, new Date(calledAt)), todayIn(timeZone, new Date(startsAt)));
