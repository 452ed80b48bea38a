import { getClient, storageClient } from '#src/data/client.ts';
import { AppError, unwrap } from '#src/data/errors.ts';
import { rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import { documentFault } from '#src/data/screening/applications/documents.ts';
import { addRow, removeRow } from '#src/data/table-rows.ts';
import { shortFileName } from '#src/domain/foundation/chosen-file.ts';

export { DOCUMENT_TYPES, documentFault } from '#src/data/screening/applications/documents.ts';

const BILL_DOCUMENT_COLUMNS = 'id, fileName, fileType, path, createdAt';
export type BillDocument = Selected<
  'bill_documents',
  typeof BILL_DOCUMENT_COLUMNS,
  { readonly path: string }
>;

const BUCKET = 'bill-documents';
const TYPES: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

export const billDocumentQueries = {
  ofBill: (organizationId: string, billId: string) =>
    rowsQuery<BillDocument[]>(['bills', organizationId, billId, 'documents'], () =>
      select('bill_documents', BILL_DOCUMENT_COLUMNS, { organizationId, billId })
        .order('createdAt')
        .order('id'),
    ),
};

/**
 * Announces a paper of a bill and puts its file where the announcement says; asked again with the same id, the same one
 * is completed. A file that is refused takes its announcement with it. Error: `too_many_documents`.
 */
export async function addBillDocument(
  input: { readonly organizationId: string; readonly billId: string; readonly file: File },
  documentId: string,
): Promise<void> {
  const { organizationId, billId, file } = input;
  const fault = documentFault(file);
  if (fault) throw new AppError('invalid', fault === 'fileType' ? 'file_type_not_allowed' : 'file_too_large');
  const fileType = TYPES[file.type] ?? 'pdf';
  const client = getClient();
  await addRow('bill_documents', {
    id: documentId,
    organizationId,
    billId,
    fileName: shortFileName(file.name, 160) || fileType,
    fileType,
  });
  const path = `${organizationId}/${billId}/${documentId}.${fileType}`;
  const upload = await (await storageClient()).from(BUCKET).upload(path, file, { contentType: file.type });
  if (!upload.error || /exists/i.test(upload.error.message)) return;
  await client.from('bill_documents').delete().eq('id', documentId);
  unwrap(upload);
}

/** The file of a paper. Error: `not_found` when it never arrived. */
export async function fetchBillDocument(path: string): Promise<Blob> {
  return unwrap(await (await storageClient()).from(BUCKET).download(path)) as Blob;
}

/** Deletes a paper with its file. */
export async function removeBillDocument(document: Pick<BillDocument, 'id' | 'path'>): Promise<void> {
  await removeRow('bill_documents', { id: document.id });
  await (await storageClient()).from(BUCKET).remove([document.path]);
}
