import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/**
 * What stands on each page of a PDF that was made here, whichever font has its letters: pieces of one line are joined, lines
 * are parted. For tests; `textOfPages` is quicker where no font was put into the file.
 */
export async function writtenOnPages(file: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(file, { updateMetadata: false });
  return document.getPages().map((page) => {
    const fonts = page.node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict);
    const maps = new Map<string, Map<string, string>>();
    for (const [name, reference] of fonts?.entries() ?? []) {
      const font = document.context.lookup(reference, PDFDict);
      const map = font.lookup(PDFName.of('ToUnicode'));
      if (map instanceof PDFRawStream)
        maps.set(name.asString(), lettersOf(latin1(decodePDFRawStream(map).decode())));
    }
    const contents = page.node.Contents();
    const parts = contents instanceof PDFArray ? contents.asArray() : [contents];
    const streams = parts
      .map((one) => document.context.lookup(one))
      .filter((one) => one instanceof PDFRawStream);
    return lines(streams.map((one) => latin1(decodePDFRawStream(one).decode())).join('\n'), maps);
  });
}

/** A font's own table: the code of each glyph and its letter, both in hexadecimal. */
function lettersOf(map: string): Map<string, string> {
  const pairs = map.matchAll(/<([0-9A-F]{4})> <([0-9A-F]{4,})>/gi);
  return new Map(
    [...pairs].map(([, code = '', letter = '']) => [
      code.toUpperCase(),
      new TextDecoder('utf-16be').decode(Buffer.from(letter, 'hex')),
    ]),
  );
}

function lines(content: string, maps: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  const written: { y: string; text: string }[] = [];
  let font = '';
  let y = '';
  for (const [operation] of content.matchAll(/\/\S+ [\d.]+ Tf|[\d.\- ]+ Tm|<[0-9A-F]*> Tj/gi)) {
    if (operation.endsWith('Tf')) font = operation.split(' ')[0] ?? '';
    else if (operation.endsWith('Tm')) y = operation.trim().split(' ')[5] ?? '';
    else {
      const map = maps.get(font);
      const hex = operation.slice(1, -4);
      const text = map
        ? (hex.match(/.{4}/g) ?? []).map((code) => map.get(code.toUpperCase()) ?? '\uFFFD').join('')
        : new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex'));
      const last = written.at(-1);
      if (last?.y === y) last.text += text;
      else written.push({ y, text });
    }
  }
  return written.map((line) => line.text).join('\n');
}
