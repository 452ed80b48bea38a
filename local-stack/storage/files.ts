import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The content of stored objects, on disk. */
export interface FileStore {
  write(version: string, content: Uint8Array): Promise<{ eTag: string }>;
  read(version: string): Promise<Uint8Array<ArrayBuffer>>;
  remove(versions: string[]): Promise<void>;
}

const versionShape = /^[0-9a-f-]{36}$/;

/**
 * Keeps each version of an object in a file named by its id. Names given by users never touch the disk, and a
 * version is written once: replacing an object writes a new file, then points the row at it.
 */
export function openFileStore(folder: string): FileStore {
  function fileOf(version: string): string {
    if (!versionShape.test(version)) throw new Error(`Not a version: ${version}`);
    return path.join(folder, version.slice(0, 2), version);
  }
  return {
    async write(version, content) {
      const file = fileOf(version);
      await mkdir(path.dirname(file), { recursive: true });
      // Flushed to the disk before the row that points at it is committed.
      await writeFile(file, content, { flag: 'wx', flush: true });
      return { eTag: `"${createHash('md5').update(content).digest('hex')}"` };
    },
    async read(version) {
      return new Uint8Array(await readFile(fileOf(version)));
    },
    async remove(versions) {
      await Promise.all(versions.map((version) => rm(fileOf(version), { force: true })));
    },
  };
}
