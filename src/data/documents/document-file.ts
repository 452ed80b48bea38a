/** What a document belongs to. */
export interface DocumentPlace {
  readonly column: 'propertyId' | 'unitId' | 'leaseId' | 'personId';
  readonly id: string;
}

/** The bucket's own limit. */
export const MAX_DOCUMENT_BYTES = 20 * 1024 * 1024;

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const TYPES = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  [`${OFFICE}.wordprocessingml.document`]: 'docx',
  [`${OFFICE}.spreadsheetml.sheet`]: 'xlsx',
} as const;
export type DocumentFileType = (typeof TYPES)[keyof typeof TYPES];

export const DOCUMENT_ACCEPT = Object.keys(TYPES).join(',');

/** What kind of file it is, or null for one that is not taken. */
export function fileTypeOf({ type }: Pick<File, 'type'>): DocumentFileType | null {
  return Object.hasOwn(TYPES, type) ? TYPES[type as keyof typeof TYPES] : null;
}

/** Why a file is not taken; null when it is. */
export function documentFault(file: Pick<File, 'type' | 'size'>): 'type' | 'size' | 'empty' | null {
  if (fileTypeOf(file) === null) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > MAX_DOCUMENT_BYTES ? 'size' : null;
}
