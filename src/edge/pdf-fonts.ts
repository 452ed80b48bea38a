import { type PDFDocument, type PDFFont, StandardFonts } from '@cantoo/pdf-lib';
import { type LetterPart, partsOf, runsOf } from '#src/domain/foundation/printed-letters.ts';

/**
 * Arimo has the measures of Helvetica, so that a name in both looks like one. Each part is a chunk of its own, which is
 * loaded by the first paper that needs it: a receipt with Spanish names alone loads none.
 */
const files: Readonly<
  Record<LetterPart, () => Promise<readonly [{ default: string }, { default: string }]>>
> = {
  latin: () =>
    Promise.all([
      import('@fontsource/arimo/files/arimo-latin-400-normal.woff?inline'),
      import('@fontsource/arimo/files/arimo-latin-700-normal.woff?inline'),
    ]),
  'latin-ext': () =>
    Promise.all([
      import('@fontsource/arimo/files/arimo-latin-ext-400-normal.woff?inline'),
      import('@fontsource/arimo/files/arimo-latin-ext-700-normal.woff?inline'),
    ]),
  vietnamese: () =>
    Promise.all([
      import('@fontsource/arimo/files/arimo-vietnamese-400-normal.woff?inline'),
      import('@fontsource/arimo/files/arimo-vietnamese-700-normal.woff?inline'),
    ]),
  greek: () =>
    Promise.all([
      import('@fontsource/arimo/files/arimo-greek-400-normal.woff?inline'),
      import('@fontsource/arimo/files/arimo-greek-700-normal.woff?inline'),
    ]),
  'greek-ext': () =>
    Promise.all([
      import('@fontsource/arimo/files/arimo-greek-ext-400-normal.woff?inline'),
      import('@fontsource/arimo/files/arimo-greek-ext-700-normal.woff?inline'),
    ]),
  cyrillic: () =>
    Promise.all([
      import('@fontsource/arimo/files/arimo-cyrillic-400-normal.woff?inline'),
      import('@fontsource/arimo/files/arimo-cyrillic-700-normal.woff?inline'),
    ]),
};

type Weights = Readonly<{ regular: PDFFont; bold: PDFFont }>;

const bytesOf = ({ default: address }: { default: string }) =>
  Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (sign) => sign.charCodeAt(0));

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
      const [thin, thick] = await files[part]();
      parts.set(part, {
        regular: await document.embedFont(bytesOf(thin), { subset: true }),
        bold: await document.embedFont(bytesOf(thick), { subset: true }),
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
