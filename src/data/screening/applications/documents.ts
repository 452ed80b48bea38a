import { getClient, storageClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import { addRow, removeRow } from '#src/data/table-rows.ts';
import { shortFileName } from '#src/domain/foundation/chosen-file.ts';
import type { ApplicationDocumentKind } from '#src/domain/foundation/enums.ts';

const APPLICATION_DOCUMENT_COLUMNS = 'id, kind, fileName, fileType, path, createdAt';
export type ApplicationDocument = Selected<
  'application_documents',
  typeof APPLICATION_DOCUMENT_COLUMNS,
  { readonly path: string }
>;

const BUCKET = 'application-documents';
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;

const TYPES = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
} as const;
export const DOCUMENT_TYPES = Object.keys(TYPES).join(',');

/** Why a file is not taken; null when it is. */
export function documentFault(file: File): 'fileType' | 'fileTooLarge' | null {
  if (!Object.hasOwn(TYPES, file.type)) return 'fileType';
  return file.size > MAX_DOCUMENT_BYTES ? 'fileTooLarge' : null;
}

export const documentQueries = {
  ofApplication: (organizationId: string, applicationId: string) =>
    rowsQuery<ApplicationDocument[]>(['applications', organizationId, applicationId, 'documents'], () =>
      select('application_documents', APPLICATION_DOCUMENT_COLUMNS, {
        organizationId,
        applicationId,
      })
        .order('createdAt')
        .order('id'),
    ),
};

export interface NewDocument {
  readonly organizationId: string;
  readonly applicationId: string;
  /** Made by the client: asked again with the same one, the same document is completed. */
  readonly documentId: string;
  readonly kind: ApplicationDocumentKind;
  readonly file: File;
}

/**
 * Announces a document and puts its file where the announcement says. A file that is refused takes its announcement
 * with it. Errors: `too_many_documents`, `application_decided`.
 */
export async function addDocument(input: NewDocument): Promise<void> {
  const { documentId: id, organizationId, applicationId, kind, file } = input;
  const fileType = TYPES[file.type as keyof typeof TYPES];
  const client = getClient();
  await addRow('application_documents', {
    id,
    organizationId,
    applicationId,
    kind,
    fileName: shortFileName(file.name, 160) || fileType,
    fileType,
  });
  const path = `${organizationId}/${applicationId}/${id}.${fileType}`;
  const upload = await (await storageClient()).from(BUCKET).upload(path, file, { contentType: file.type });
  const isThereAlready = upload.error && /exists/i.test(upload.error.message);
  if (!upload.error || isThereAlready) return;
  await client.from('application_documents').delete().eq('id', id);
  unwrap(upload);
}

/** The file of a document. Error: `not_found` when it never arrived or the caller may not open it. */
export async function fetchDocument(path: string): Promise<Blob> {
  const answer = await (await storageClient()).from(BUCKET).download(path);
  return unwrap(answer) as Blob;
}

/** Deletes a document with its file. */
export async function removeDocument(document: Pick<ApplicationDocument, 'id' | 'path'>): Promise<void> {
  await removeRow('application_documents', { id: document.id });
  // When this fails, the timer removes the file: the row's deletion left word of it.
  await (await storageClient()).from(BUCKET).remove([document.path]);
}
