import { Zip, ZipDeflate } from 'fflate';

/** A file in the making inside a ZIP: pieces are pushed as they arrive, the last one with `true`. */
export type ZipEntry = Pick<ZipDeflate, 'push'>;

export interface ZipInParts {
  /** Begins a file; those before it need not have ended. */
  readonly add: (name: string) => ZipEntry;
  /** The whole ZIP, when the last piece of each file was pushed. */
  readonly end: () => Promise<Blob>;
}

/** A ZIP that is compressed while its files arrive. */
export function zipInParts(): ZipInParts {
  const parts: BlobPart[] = [];
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  const zip = new Zip((error, piece, isLast) => {
    if (error) return reject(error);
    parts.push(piece as Uint8Array<ArrayBuffer>);
    if (isLast) resolve();
  });
  return {
    add(name) {
      const entry = new ZipDeflate(name);
      zip.add(entry);
      return entry;
    },
    async end() {
      zip.end();
      await ended;
      return new Blob(parts, { type: 'application/zip' });
    },
  };
}
