import { select } from '#src/data/rows.ts';
import { sha256Of } from '#src/data/sha256.ts';
import { addRow, changeRow, removeRow } from '#src/data/table-rows.ts';
import { shortFileName } from '#src/domain/foundation/chosen-file.ts';
import type { DocumentKind } from '#src/domain/foundation/enums.ts';
import { apiUrl } from '../api-address.ts';
import { getClient, storageClient } from '../client.ts';
import { AppError, toAppError, unwrap } from '../errors.ts';
import { type DocumentPlace, fileTypeOf } from './document-file.ts';
import type { StoredDocument } from './queries.ts';

const BUCKET = 'documents';
const LINK_SECONDS = 300;
const MOST_LETTERS = 160;
const FIRST_REFUSAL = 400;

export interface NewDocument {
  readonly organizationId: string;
  readonly place: DocumentPlace;
  /** Made once for a chosen file: sending it again completes the same document. */
  readonly id: string;
  readonly kind: DocumentKind;
  readonly isShared: boolean;
  readonly file: File;
  /** Told how far the file has come, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/**
 * Announces a document and puts its file where the announcement says. A file that is refused takes its announcement with
 * it. Errors: forbidden, invalid, offline.
 */
export async function addDocument(input: NewDocument): Promise<void> {
  const { organizationId, place, id, kind, isShared, file } = input;
  const fileType = fileTypeOf(file) ?? 'pdf';
  const client = getClient();
  const belongsTo: Partial<Record<DocumentPlace['column'], string>> = { [place.column]: place.id };
  const row = {
    id,
    organizationId,
    ...belongsTo,
    kind,
    name: shortFileName(file.name, MOST_LETTERS) || fileType,
    fileType,
    sizeBytes: file.size,
    isShared,
    // What the log keeps of the file: read once more later, it says whether it is still the same.
    fileSha256: await sha256Of(new Uint8Array(await file.arrayBuffer())),
  };
  await addRow('documents', row);
  const found = unwrap(await select('documents', 'path', { id }).single());
  try {
    await sendFile(found.path ?? '', input);
  } catch (error) {
    await client.from('documents').delete().eq('id', id);
    throw error;
  }
}

/** As the library does it, but with word of how far it has come. */
async function sendFile(path: string, { file, onProgress }: NewDocument): Promise<void> {
  const target = await (await storageClient()).from(BUCKET).createSignedUploadUrl(path);
  // An earlier attempt arrived: the name is unique to this file.
  if (target.error && /exists/i.test(target.error.message)) return;
  const { signedUrl } = unwrap(target);
  const body = new FormData();
  body.append('cacheControl', '3600');
  body.append('', file);
  await new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', signedUrl);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new AppError('offline', 'offline'));
    request.onload = () =>
      request.status < FIRST_REFUSAL
        ? resolve()
        : reject(toAppError({ status: request.status, message: request.responseText }));
    request.send(body);
  });
}

type Changed = Partial<Pick<StoredDocument, 'name' | 'kind' | 'isShared'>> & { readonly id: string };

/** Renames a document, changes its kind, or whether its tenants see it. Error: not_found. */
export async function changeDocument({ id, ...part }: Changed): Promise<void> {
  const change = part.name === undefined ? part : { ...part, name: part.name.trim() };
  await changeRow('documents', { id }, change);
}

/** Deletes a document with its file. Error: not_found. */
export async function removeDocument({ id, path }: Pick<StoredDocument, 'id' | 'path'>): Promise<void> {
  await removeRow('documents', { id });
  // When this fails, the timer removes the file: the row's deletion left word of it.
  await (await storageClient()).from(BUCKET).remove([path]);
}

/**
 * The file of a document: as it is now, or, without a connection, as its reader opened it last.
 * Errors: forbidden, not_found, offline.
 */
export async function fetchDocument({ path }: { path: string }): Promise<Blob> {
  // The service worker knows a file by its address without the link's own part.
  const address = navigator.onLine
    ? await linkToDocument({ path })
    : `${apiUrl()}/storage/v1/object/sign/${BUCKET}/${path}`;
  const response = await fetch(address).catch((error: unknown) => {
    throw toAppError(error);
  });
  if (!response.ok) throw toAppError({ status: response.status });
  return response.blob();
}

/**
 * A link to the file of a document, good for five minutes.
 * @param saveAs the name under which the browser stores it; leave out to look at it
 */
export async function linkToDocument({ path, saveAs }: { path: string; saveAs?: string }): Promise<string> {
  const options = saveAs === undefined ? {} : { download: saveAs };
  const answer = await (await storageClient()).from(BUCKET).createSignedUrl(path, LINK_SECONDS, options);
  return unwrap(answer).signedUrl;
}
