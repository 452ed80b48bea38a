import { apiUrl, publishableKey } from '#src/data/api-address.ts';
import { getSession } from '#src/data/client.ts';
import { AppError, toAppError } from '#src/data/errors.ts';

/** How an upload goes, and where it went on before. */
export interface UploadProgress {
  /** The address that the store gave when the upload began; sending goes on from what it has. */
  readonly begunAt?: string | undefined;
  /** Told the address as soon as the upload has begun. */
  readonly onBegun?: (address: string) => void;
  /** Told how far it has come, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

export interface SentFile {
  readonly bucket: string;
  readonly path: string;
  readonly content: Blob;
  readonly contentType: string;
  readonly cacheSeconds?: number;
}

/**
 * What hosted Storage takes in one piece: every piece but the last must have exactly this size, so that a photo is one.
 * Of a piece that is cut, what arrived counts: the store is asked how much it has. One that has thrown it away says so, and
 * the file is sent anew.
 */
const PIECE_BYTES = 6 * 1024 * 1024;
const RETRY_DELAYS_MS = [500, 1500];
const DEFAULT_CACHE_SECONDS = 3600;
const CONFLICT = 409;
const LOCKED = 423;

/**
 * Puts a file into the store, in a way that goes on where it was cut (the protocol tus 1.0, which Storage speaks). A file
 * that is there already under this name counts as sent. Errors: offline, unauthenticated, forbidden, invalid.
 */
export async function sendFile(file: SentFile, progress: UploadProgress = {}): Promise<void> {
  const [{ Upload }, { data }] = await Promise.all([import('tus-js-client'), getSession()]);
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(file.content, {
      endpoint: `${apiUrl()}/storage/v1/upload/resumable`,
      uploadUrl: progress.begunAt ?? null,
      headers: {
        authorization: `Bearer ${data.session?.access_token ?? publishableKey()}`,
        apikey: publishableKey(),
      },
      metadata: {
        bucketName: file.bucket,
        objectName: file.path,
        contentType: file.contentType,
        cacheControl: String(file.cacheSeconds ?? DEFAULT_CACHE_SECONDS),
      },
      chunkSize: PIECE_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      // Where it went on is kept with the action that the file belongs to.
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => upload.url && progress.onBegun?.(upload.url),
      onProgress: (sent, total) => progress.onProgress?.(total > 0 ? sent / total : 0),
      // 423: the store still holds what was cut for a moment.
      onShouldRetry: (error) => navigator.onLine && [0, LOCKED].includes(statusOf(error)),
      onSuccess: () => resolve(),
      onError: (error) => {
        const failure = uploadFailure(error);
        if (failure) reject(failure);
        else resolve();
      },
    });
    upload.start();
  });
}

interface AnsweredError {
  readonly originalResponse?: { getStatus(): number; getBody(): string } | null;
}

const statusOf = (error: unknown) => (error as AnsweredError).originalResponse?.getStatus() ?? 0;

/** What became of an upload that ended with an error; null when the file was there already. */
export function uploadFailure(error: unknown): AppError | null {
  const status = statusOf(error);
  if (status === 0) return new AppError('offline', 'offline', {}, error);
  const { statusCode, code, message } = bodyOf(error);
  const given = Number(statusCode ?? status);
  if (given === CONFLICT || code === 'ResourceAlreadyExists') return null;
  if (code === 'InvalidJWT' || /jwt|exp\b/i.test(message ?? ''))
    return new AppError('unauthenticated', 'session_expired', {}, error);
  return toAppError({ status: given, message: message ?? '' });
}

function bodyOf(error: unknown): { statusCode?: string; code?: string; message?: string } {
  const text = (error as AnsweredError).originalResponse?.getBody() ?? '';
  try {
    return JSON.parse(text) as Record<string, string>;
  } catch {
    return { message: text };
  }
}
