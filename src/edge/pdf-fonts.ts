import { type PDFDocument, type PDFFont, StandardFonts } from '@cantoo/pdf-lib';
import cyrillicRegular from '@fontsource/arimo/files/arimo-cyrillic-400-normal.woff?url';
import cyrillicBold from '@fontsource/arimo/files/arimo-cyrillic-700-normal.woff?url';
import greekRegular from '@fontsource/arimo/files/arimo-greek-400-normal.woff?url';
import greekBold from '@fontsource/arimo/files/arimo-greek-700-normal.woff?url';
import greekExtRegular from '@fontsource/arimo/files/arimo-greek-ext-400-normal.woff?url';
import greekExtBold from '@fontsource/arimo/files/arimo-greek-ext-700-normal.woff?url';
import latinRegular from '@fontsource/arimo/files/arimo-latin-400-normal.woff?url';
import latinBold from '@fontsource/arimo/files/arimo-latin-700-normal.woff?url';
import latinExtRegular from '@fontsource/arimo/files/arimo-latin-ext-400-normal.woff?url';
import latinExtBold from '@fontsource/arimo/files/arimo-latin-ext-700-normal.woff?url';
import vietnameseRegular from '@fontsource/arimo/files/arimo-vietnamese-400-normal.woff?url';
import vietnameseBold from '@fontsource/arimo/files/arimo-vietnamese-700-normal.woff?url';
import { type LetterPart, partsOf, runsOf } from '#src/domain/foundation/printed-letters.ts';

/**
 * Arimo has the measures of Helvetica, so that a name in both looks like one. Its files stand beside the built pages, and are
 * fetched by the first paper that needs them: a receipt with Spanish names alone fetches none.
 */
const files: Readonly<Record<LetterPart, readonly [regular: string, bold: string]>> = {
  latin: [latinRegular, latinBold],
  'latin-ext': [latinExtRegular, latinExtBold],
  vietnamese: [vietnameseRegular, vietnameseBold],
  greek: [greekRegular, greekBold],
  'greek-ext': [greekExtRegular, greekExtBold],
  cyrillic: [cyrillicRegular, cyrillicBold],
};

type Weights = Readonly<{ regular: PDFFont; bold: PDFFont }>;

/** @throws when the file is not there: a paper without its letters is not made */
async function readFont(address: string): Promise<Uint8Array> {
  const { env } = await import('cloudflare:workers');
  const answer = await env.ASSETS.fetch(new URL(address, 'https://files.invalid'));
  if (!answer.ok) throw new Error(`The font ${address} answered ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** The fonts of a paper: those of every reader, and the parts that its texts need beyond them. */
export class PdfFonts {
  readonly #own: Weights;
  readonly #parts: ReadonlyMap<LetterPart, Weights>;

  private constructor(own: Weights, parts: ReadonlyMap<LetterPart, Weights>) {
    this.#own = own;
    this.#parts = parts;
  }

  /** @param written all that may stand on the paper */
  static async load(document: PDFDocument, written: string): Promise<PdfFonts> {
    const regular = await document.embedFont(StandardFonts.Helvetica);
    const bold = await document.embedFont(StandardFonts.HelveticaBold);
    const parts = new Map<LetterPart, Weights>();
    const needed = [...partsOf(written)];
    if (needed.length > 0) document.registerFontkit(await import('@cantoo/fontkit'));
    for (const part of needed) {
      const [regularFile, boldFile] = await Promise.all(files[part].map(readFont));
      if (!regularFile || !boldFile) continue;
      parts.set(part, {
        regular: await document.embedFont(regularFile, { subset: true }),
        bold: await document.embedFont(boldFile, { subset: true }),
      });
    }
    return new PdfFonts({ regular, bold }, parts);
  }

  /** A printed text in pieces, each with the font that has it. */
  pieces(text: string, isBold: boolean): { text: string; font: PDFFont }[] {
    const weight = isBold ? 'bold' : 'regular';
    return runsOf(text).map(({ part, text: run }) => {
      const own = part === null ? this.#own : this.#parts.get(part);
      // A text that was not told of when the paper was begun: its letters are not there.
      return own
        ? { text: run, font: own[weight] }
        : { text: '?'.repeat(run.length), font: this.#own[weight] };
    });
  }

  widthOf(text: string, size: number, isBold: boolean): number {
    let width = 0;
    for (const piece of this.pieces(text, isBold)) width += piece.font.widthOfTextAtSize(piece.text, size);
    return width;
  }
}
