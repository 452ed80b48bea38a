import type { SeenRows } from './oracle-rows.ts';

/** What one row adds to a figure. */
export interface Fact {
  readonly day: string;
  readonly currency?: string;
  readonly property: string | null;
  readonly unit?: string | null;
  readonly lease?: string | null;
  readonly n: number;
  readonly d: number;
  /** Values of dimensions that the row has itself. */
  readonly own?: Readonly<Record<string, string | null>>;
}
/** What is asked: the whole, each period of it, each of its months, and which day it is. */
export interface Asked {
  readonly from: string;
  readonly until: string;
  readonly periods: readonly (readonly [string, string])[];
  readonly months: readonly (readonly [string, string])[];
  readonly today: string;
}
export type Facts = (seen: SeenRows, asked: Asked) => Fact[];
