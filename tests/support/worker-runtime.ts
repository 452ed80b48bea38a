// Stands in for `cloudflare:workers` where the edge's modules run without the runtime: its files are read from the disk.
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export const env = {
  ASSETS: {
    fetch: async (address: URL) => new Response(await readFile(path.join(root, address.pathname))),
  },
};
