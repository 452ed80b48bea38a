import { inflateSync } from 'node:zlib';

/**
 * What a reader sees on each page of a PDF that was made here, one text a line: pages are deflated streams that write
 * hexadecimal text. For tests.
 */
export function textOfPages(file: Uint8Array): string[] {
  const bytes = Buffer.from(file);
  return [...bytes.toString('latin1').matchAll(/stream\r?\n/g)]
    .map((match) => inflate(bytes.subarray(match.index + match[0].length)))
    .filter((content) => / Tj$/m.test(content))
    .map((content) =>
      [...content.matchAll(/<([0-9A-F]*)> Tj/g)]
        .map((match) => new TextDecoder('windows-1252').decode(Buffer.from(match[1] ?? '', 'hex')))
        .join('\n'),
    );
}

/** Fonts and images are no text; what cannot be inflated is left out. */
function inflate(bytes: Buffer): string {
  try {
    return inflateSync(bytes, { finishFlush: 2 }).toString('latin1');
  } catch {
    return '';
  }
}
