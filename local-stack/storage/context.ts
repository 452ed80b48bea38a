import type { Sql } from 'postgres';
import type { Claims } from '#stack/database/as-caller.ts';
import type { FileStore } from '#stack/storage/files.ts';
import type { PartialFiles } from '#stack/storage/partial-files.ts';
import { problems } from '#stack/storage/problem.ts';
import type { Tokens } from '#stack/tokens.ts';

/** What the parts of the local Storage share. */
export interface StorageContext {
  sql: Sql;
  files: FileStore;
  partials: PartialFiles;
  tokens: Tokens;
}

/** A request for one object, or one with a list of them in its body. */
export interface ObjectRequest {
  claims: Claims;
  bucketId: string;
  /** The object's name; empty for requests about the bucket. */
  name: string;
}

export interface ObjectRow {
  id: string;
  bucket_id: string;
  name: string;
  owner: string | null;
  version: string;
  metadata: ObjectMetadata;
  user_metadata: Record<string, unknown> | null;
  created_at: Date;
  updated_at: Date;
  last_accessed_at: Date;
}

export interface ObjectMetadata {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
  contentLength: number;
  httpStatusCode: number;
}

// What hosted Storage takes in a name; accents are not among it, so the product names its files itself.
const nameShape = /^[\w/!\-.*'() &$@=;:+,?]+$/;

/** Refuses names that hosted Storage refuses, and those that climb out of their folder. */
export function checkName(name: string): void {
  const segments = name.split('/');
  if (
    !nameShape.test(name) ||
    segments.some((segment) => segment === '' || segment === '.' || segment === '..')
  ) {
    throw problems.invalidKey(name);
  }
}
