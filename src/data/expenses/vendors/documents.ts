import { verb } from '#src/data/call.ts';
import { getClient, storageClient } from '#src/data/client.ts';
import { AppError, unwrap } from '#src/data/errors.ts';
import { rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import { documentFault } from '#src/data/screening/applications/documents.ts';
import { addRow, removeRow } from '#src/data/table-rows.ts';
import type { VendorDocumentKind } from '#src/domain/documents/vendor-document.ts';
import { shortFileName } from '#src/domain/foundation/chosen-file.ts';

const VENDOR_DOCUMENT_COLUMNS =
  'id, vendorId, kind, number, validFrom, validUntil, note, fileName, path, createdAt';
/** A paper of a vendor, with or without its file. */
export type VendorDocument = Selected<'vendor_documents', typeof VENDOR_DOCUMENT_COLUMNS>;

const BUCKET = 'vendor-documents';
const TYPES: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

export const vendorDocumentQueries = {
  /** The papers of a vendor, those that end last first. */
  ofVendor: (organizationId: string, vendorId: string) =>
    rowsQuery<VendorDocument[]>(['vendors', organizationId, vendorId, 'documents'], () =>
      select('vendor_documents', VENDOR_DOCUMENT_COLUMNS, { organizationId, vendorId })
        .order('validUntil', { ascending: false, nullsFirst: true })
        .order('id'),
    ),
  /** Which papers a vendor needs to be given work. */
  required: (organizationId: string) =>
    rowsQuery(['vendors', organizationId, 'required-documents'], () =>
      select('required_vendor_documents', 'kind', { organizationId }),
    ),
};

/** Says which papers a vendor needs to be given work. Error: `not_allowed`. */
export const setRequiredVendorDocuments = verb('set_required_vendor_documents');

export interface NewVendorDocument {
  readonly organizationId: string;
  readonly vendorId: string;
  readonly kind: VendorDocumentKind;
  readonly number: string;
  /** 'YYYY-MM-DD'; null: always so far, without end. */
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  readonly note: string;
  readonly file: File | null;
}

/**
 * Notes a paper, and puts its file where the note says; asked again with the same id, the same one is completed. A file that
 * is refused takes its note with it. Error: `too_many_documents`.
 */
export async function addVendorDocument(
  { file, ...facts }: NewVendorDocument,
  documentId: string,
): Promise<void> {
  const fault = file ? documentFault(file) : null;
  if (fault) throw new AppError('invalid', fault === 'fileType' ? 'file_type_not_allowed' : 'file_too_large');
  const fileType = file ? (TYPES[file.type] ?? 'pdf') : null;
  const fileName = file && fileType ? shortFileName(file.name, 160) || fileType : null;
  await addRow('vendor_documents', { id: documentId, ...facts, fileName, fileType });
  if (!file) return;
  const path = `${facts.organizationId}/${facts.vendorId}/${documentId}.${fileType}`;
  const upload = await (await storageClient()).from(BUCKET).upload(path, file, { contentType: file.type });
  if (!upload.error || /exists/i.test(upload.error.message)) return;
  await getClient().from('vendor_documents').delete().eq('id', documentId);
  unwrap(upload);
}

/** The file of a paper. Error: `not_found` when it never arrived. */
export async function fetchVendorDocument(path: string): Promise<Blob> {
  return unwrap(await (await storageClient()).from(BUCKET).download(path)) as Blob;
}

/** Deletes a paper with its file. */
export async function removeVendorDocument(document: Pick<VendorDocument, 'id' | 'path'>): Promise<void> {
  await removeRow('vendor_documents', { id: document.id });
  if (document.path) await (await storageClient()).from(BUCKET).remove([document.path]);
}
