import { call } from '#src/data/call.ts';
import { AppError } from '#src/data/errors.ts';
import { query } from '#src/data/query.ts';
import type { LegalFile, LegalFileRecord } from '#src/domain/law/legal-file-record.ts';

export const legalFileQueries = {
  all: ['legal-files'] as const,
  /** The files of an organization, or of one of its leases, the open ones first. */
  list: (organizationId: string, leaseId: string | null = null) =>
    query(
      ['legal-files', organizationId, 'list', leaseId],
      async () => (await call('read_legal_files', { organizationId, leaseId })) as unknown as LegalFile[],
    ),
  byId: (fileId: string) =>
    query(['legal-files', 'file', fileId], async () => {
      const [file] = [(await call('read_legal_file', { fileId })) as unknown as LegalFileRecord].flat();
      if (!file) throw new AppError('not_found', 'not_found');
      return file;
    }),
};
