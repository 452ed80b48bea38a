import type { LegalStep } from '#src/domain/law/legal-enums.ts';
import type { FileEvent } from '#src/domain/law/legal-file-record.ts';

/** What is being done with a file. */
export type FileDialog =
  | { readonly of: 'close' }
  /** A paper is written; with the one whose place it takes. */
  | { readonly of: 'paper'; readonly corrects: FileEvent | null }
  /** What happened is entered, a step or a note. */
  | { readonly of: 'event'; readonly step: LegalStep; readonly corrects: FileEvent | null };

/** How a step is entered: a paper asks for its facts. */
export const dialogOf = (step: LegalStep, corrects: FileEvent | null): FileDialog =>
  step === 'paper_written' ? { of: 'paper', corrects } : { of: 'event', step, corrects };
