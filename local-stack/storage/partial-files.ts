import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const KEPT_FOR_MS = 24 * 60 * 60 * 1000;

/** What was said of an upload when it began. */
export interface PartialInfo {
  readonly bucketId: string;
  readonly name: string;
  readonly mimeType: string;
  readonly cacheControl: string;
  readonly size: number;
  readonly isUpsert: boolean;
  readonly userMetadata: Record<string, unknown> | null;
}

/** Uploads that have begun, on disk: they outlive a restart. */
export interface PartialFiles {
  create(id: string, info: PartialInfo): Promise<void>;
  find(id: string): Promise<{ info: PartialInfo; offset: number } | undefined>;
  /** Adds what comes, as far as it comes. @returns how much there is now */
  append(id: string, content: ReadableStream<Uint8Array>): Promise<number>;
  read(id: string): Promise<Uint8Array<ArrayBuffer>>;
  remove(id: string): Promise<void>;
}

const idShape = /^[0-9a-f-]{36}$/;

export function openPartialFiles(folder: string): PartialFiles {
  const contentOf = (id: string) => path.join(folder, id);
  const infoOf = (id: string) => path.join(folder, `${id}.json`);
  const remove = async (id: string) => {
    await Promise.all([contentOf(id), infoOf(id)].map((file) => rm(file, { force: true })));
  };
  return {
    async create(id, info) {
      await mkdir(folder, { recursive: true });
      await removeOld(folder, remove);
      await writeFile(contentOf(id), '', { flag: 'wx' });
      await writeFile(infoOf(id), JSON.stringify(info), { flag: 'wx' });
    },
    async find(id) {
      if (!idShape.test(id)) return undefined;
      try {
        const [info, { size }] = await Promise.all([readFile(infoOf(id), 'utf8'), stat(contentOf(id))]);
        return { info: JSON.parse(info) as PartialInfo, offset: size };
      } catch {
        return undefined;
      }
    },
    async append(id, content) {
      const file = await open(contentOf(id), 'a');
      try {
        for await (const piece of content) await file.write(piece);
      } catch {
        // The connection was cut: what came before it stays.
      } finally {
        await file.close();
      }
      return (await stat(contentOf(id))).size;
    },
    read: async (id) => new Uint8Array(await readFile(contentOf(id))),
    remove,
  };
}

/** Those whose address has expired. */
async function removeOld(folder: string, remove: (id: string) => Promise<void>): Promise<void> {
  const ids = (await readdir(folder)).filter((name) => idShape.test(name));
  for (const id of ids) {
    const { mtimeMs } = await stat(path.join(folder, id));
    if (Date.now() - mtimeMs > KEPT_FOR_MS) await remove(id);
  }
}
