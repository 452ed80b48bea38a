import { fetchFile } from '#src/data/api.ts';
import type { PaperFacts, PaperKind } from '#src/domain/law/paper.ts';

export interface PaperInput extends PaperFacts {
  readonly leaseId: string;
  readonly kind: PaperKind;
}

/**
 * A paper of a lease as a PDF, in Spanish with a copy in English. Nothing is stored.
 * Errors: legal_date_unknown, nothing_owed, not_found, offline.
 */
export const fetchPaper = (input: PaperInput): Promise<Blob> => fetchFile('/api/legal-papers', input);
