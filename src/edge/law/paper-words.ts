import type { PaperKind } from '#src/domain/law/paper.ts';

/** What a paper is written from, ready to be read. */
export interface PaperWriting {
  readonly landlord: string;
  readonly tenants: string;
  /** Unit and address. */
  readonly place: string;
  readonly endsOn: string;
  readonly day: string;
  readonly untilDay: string;
  /** What was filled in: a rent, or what is kept. */
  readonly amount: string;
  readonly name: string;
  readonly text: string;
  readonly rent: string;
  readonly deposit: string;
  /** What is owed today; empty where nothing is. */
  readonly owed: string;
  /** By how much the rent rises. */
  readonly percent: string;
  readonly isDwelling: boolean;
  /** Whether an increase is above the cap of what nobody agreed on. */
  readonly isAboveCap: boolean;
  /** The last day of the period; empty where there is none. */
  readonly lastDay: string;
}

/** The words of the papers in a language. */
export interface PaperWords {
  readonly to: string;
  readonly from: string;
  readonly about: string;
  readonly arithmetic: string;
  readonly articles: string;
  readonly information: string;
  /** Said on the copy that does not count. */
  readonly copy: string;
  readonly signature: string;
  readonly titles: Readonly<Record<PaperKind, string>>;
  readonly paragraphs: Readonly<Record<PaperKind, (facts: PaperWriting) => readonly string[]>>;
}
