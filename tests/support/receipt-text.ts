import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import type { Download } from '@playwright/test';

/** What a reader sees in a downloaded receipt, one text a line: its pages are deflated and write hexadecimal text. */
export async function textOfReceipt(download: Download): Promise<string> {
  const bytes = await readFile(await download.path());
  return [...bytes.toString('latin1').matchAll(/stream\r?\n/g)]
    .map((match) => inflate(bytes.subarray(match.index + match[0].length)))
    .flatMap((content) => [...content.matchAll(/<([0-9A-F]*)> Tj/g)])
    .map((match) => new TextDecoder('windows-1252').decode(Buffer.from(match[1] ?? '', 'hex')))
    .join('\n');
}

/** Fonts and images are no text; what cannot be inflated is left out. */
function inflate(bytes: Buffer): string {
  try {
    return inflateSync(bytes, { finishFlush: 2 }).toString('latin1');
  } catch {
    return '';
  }
}
