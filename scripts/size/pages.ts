import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A built page and the files that its HTML names. Paths from the site's root. */
export interface BuiltPage {
  /** The address it is served at, e.g. `/owner-dashboard/`. */
  address: string;
  html: string;
  /** Whether it shows before any script of it is fetched: it has no island, or one that is fetched when it is used. */
  isWhole: boolean;
  scripts: string[];
  styles: string[];
  fonts: string[];
  /** Scripts that are fetched when the page has loaded: config/browser-scripts.ts. */
  afterLoad: string[];
  /** Scripts that are fetched when the visitor turns to what needs them. */
  onDemand: string[];
}

/** Every page of a built site. @param site folder of the built site */
export function readPages(site: string): BuiltPage[] {
  return globSync('**/index.html', { cwd: site })
    .map((file) => readPage(site, file.replaceAll(path.sep, '/')))
    .sort((a, b) => a.address.localeCompare(b.address, 'en'));
}

function readPage(site: string, file: string): BuiltPage {
  const html = readFileSync(path.join(site, file), 'utf8');
  const named = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? ''))];
  return {
    address: `/${file.replace(/index\.html$/, '')}`,
    html,
    isWhole: !html.includes('<astro-island') || html.includes(' client="use"'),
    scripts: named(/(?:<script[^>]+src|component-url|renderer-url|before-hydration-url)="(\/[^"]+\.m?js)"/g),
    styles: named(/<link[^>]+rel="stylesheet"[^>]+href="(\/[^"]+)"/g),
    fonts: named(/<link[^>]+href="(\/[^"]+\.woff2)"/g),
    afterLoad: named(/data-after-load="(\/[^"]+)"/g),
    onDemand: named(/data-on-demand="(\/[^"]+)"/g),
  };
}

/** Bytes of files on the wire, compressed once and well, as a file that many will fetch is. */
export function wireBytes(site: string, files: Iterable<string>, compression: 'gzip' | 'brotli'): number {
  const compress = (bytes: Buffer) =>
    compression === 'gzip' ? gzipSync(bytes, { level: 9 }) : brotliCompressSync(bytes);
  let bytes = 0;
  for (const file of files) bytes += compress(readFileSync(path.join(site, file))).length;
  return bytes;
}
