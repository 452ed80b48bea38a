import type { IsoDate } from '../foundation/dates.ts';
import type { ContractFacts } from '../signing/contract.ts';
import type { LegalStep } from './legal-enums.ts';
import type { FileFacts } from './legal-files.ts';
import type { PaperFacts } from './paper.ts';

/** A document that proves an event; its file lies in the bucket `documents`. */
export interface FileDocument {
  readonly id: string;
  readonly name: string;
  readonly fileType: string;
  readonly sizeBytes: number;
  readonly path: string;
}

/** A paper as it was written, with what the lease said and owed that day. */
export interface WrittenRecord {
  readonly facts: PaperFacts;
  readonly lease: ContractFacts;
  readonly owedMinor: number;
  /** Null where the law, as we have it, sets no period. */
  readonly lastDay: IsoDate | null;
}

export interface FileEvent {
  readonly id: string;
  /** In the order of entry, from one on. */
  readonly number: number;
  readonly step: LegalStep;
  readonly happenedOn: IsoDate;
  readonly dueOn: IsoDate | null;
  readonly note: string;
  readonly paper: WrittenRecord | null;
  readonly correctsId: string | null;
  /** The number of the event that took its place. */
  readonly correctedBy: number | null;
  readonly authorName: string;
  readonly enteredAt: string;
  readonly documents: readonly FileDocument[];
}

/** A legal file as `read_legal_files` has it. */
export interface LegalFile extends FileFacts {
  readonly id: string;
  readonly leaseId: string;
  readonly openedAt: string;
  readonly closedAt: string | null;
  readonly outcome: string;
  readonly property: string;
  readonly unit: string;
  readonly tenants: string;
}

/** The same with everything that happened, as `read_legal_file` has it. */
export interface LegalFileRecord extends LegalFile {
  readonly today: IsoDate;
  readonly events: readonly FileEvent[];
}
