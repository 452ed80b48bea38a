import { type Color, PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { printed } from '#src/domain/foundation/printed-letters.ts';
import { PdfFonts } from './pdf-fonts.ts';

/** A page in points. */
interface PageSize {
  readonly width: number;
  readonly height: number;
}
/** A5 upright: one hand holds it, and two fit on a sheet of paper. */
const A5: PageSize = { width: 419.53, height: 595.28 };
/** The paper on which contracts are printed in the Dominican Republic. */
export const LETTER: PageSize = { width: 612, height: 792 };
export const A4: PageSize = { width: 595.28, height: 841.89 };
export const A4_ACROSS: PageSize = { width: A4.height, height: A4.width };
export const MARGIN = 36;
/** Of an A5 page. */
export const CONTENT_WIDTH = A5.width - 2 * MARGIN;

export const colors = {
  ink: rgb(0.043, 0.122, 0.2),
  secondary: rgb(0.267, 0.337, 0.416),
  brand: rgb(0.475, 0.78, 1),
  line: rgb(0.863, 0.898, 0.933),
  bad: rgb(0.702, 0.149, 0.118),
};

/** Of the series of a chart, as on the screen. */
export const chartColors = [
  rgb(0.039, 0.353, 0.651),
  rgb(0.247, 0.58, 0.82),
  rgb(0.067, 0.478, 0.294),
  rgb(0.604, 0.357, 0),
  rgb(0.42, 0.482, 0.553),
] as const;

interface Place {
  readonly x: number;
  readonly y: number;
}

interface TextStyle {
  size?: number;
  isBold?: boolean;
  color?: Color;
  /** Left edge, or right edge or middle as `align` says; from the left side of the page. */
  x?: number;
  align?: 'left' | 'right' | 'center';
  /** The text is cut with "…" beyond it. */
  maxWidth?: number;
}

/** Which part of a text stands before its place. */
const before = { left: 0, center: 0.5, right: 1 } as const;

/** A PDF that is written from the top down, page after page. `y` is the height of the next line's base. */
export class PdfSheet {
  readonly document: PDFDocument;
  readonly #fonts: PdfFonts;
  readonly #size: PageSize;
  #page: PDFPage;
  y: number;

  private constructor(document: PDFDocument, fonts: PdfFonts, size: PageSize) {
    this.document = document;
    this.#size = size;
    this.y = size.height - MARGIN;
    this.#fonts = fonts;
    this.#page = this.#newPage();
  }

  /** @param facts what the paper is made from: their letters decide which fonts it needs */
  static async create(facts: unknown, size: PageSize = A5): Promise<PdfSheet> {
    const document = await PDFDocument.create();
    return new PdfSheet(document, await PdfFonts.load(document, JSON.stringify(facts)), size);
  }

  /** Between the margins. */
  get contentWidth(): number {
    return this.#size.width - 2 * MARGIN;
  }

  #newPage(): PDFPage {
    return this.document.addPage([this.#size.width, this.#size.height]);
  }

  /** Whatever follows stands on a page of its own. */
  breakPage(): void {
    this.#page = this.#newPage();
    this.y = this.#size.height - MARGIN - 12;
  }

  /** Moves down; starts a new page when fewer than `needed` points are left. @returns whether it did */
  down(points: number, needed = 0): boolean {
    this.y -= points;
    if (this.y - needed >= MARGIN) return false;
    this.breakPage();
    return true;
  }

  text(text: string, style: TextStyle = {}): void {
    const { size = 10, isBold = false, color = colors.ink, x = MARGIN, align = 'left' } = style;
    const shown = this.#fitted(printed(text), size, isBold, style.maxWidth ?? this.contentWidth);
    let left = x - this.#fonts.widthOf(shown, size, isBold) * before[align];
    for (const { text: piece, font } of this.#fonts.pieces(shown, isBold)) {
      this.#page.drawText(piece, { x: left, y: this.y, size, font, color });
      left += font.widthOfTextAtSize(piece, size);
    }
  }

  /** The text in lines that fit, two at most: what is left of a longer one is cut when it is written. */
  wrapped(text: string, maxWidth: number, size = 10, mostLines = 2): string[] {
    const words = printed(text).split(' ');
    const fits = (line: string) => this.#fonts.widthOf(line, size, false) <= maxWidth;
    const lines: string[] = [];
    for (const word of words) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      const isSameLine = last !== undefined && (fits(longer) || lines.length === mostLines);
      if (isSameLine) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines.filter((line) => line !== '');
  }

  /** A text of as many lines as it takes, over the whole width. */
  paragraph(text: string, { size = 10, leading = 14, color = colors.ink } = {}): void {
    for (const line of this.wrapped(text, this.contentWidth, size, Number.POSITIVE_INFINITY)) {
      this.down(leading);
      this.text(line, { size, color });
    }
  }

  /** A rule across the page, or from `x` on. */
  line(color: Color = colors.line, x = MARGIN): void {
    const end = { x: MARGIN + this.contentWidth, y: this.y };
    this.#page.drawLine({ start: { x, y: this.y }, end, thickness: 0.75, color });
  }

  /** A filled rectangle, by its lower left corner. */
  bar(place: Place & PageSize, color: Color): void {
    this.#page.drawRectangle({ ...place, color });
  }

  /** A straight line from one place to another. */
  stroke(start: Place, end: Place, color: Color, thickness = 0.75): void {
    this.#page.drawLine({ start, end, thickness, color });
  }

  /** How wide a text is. */
  widthOf(text: string, size: number, isBold = false): number {
    return this.#fonts.widthOf(printed(text), size, isBold);
  }

  /** Goes over the pages again when all are there, from the first on: for what only then is known. */
  onEachPage(draw: (number: number, count: number) => void): void {
    const [page, y] = [this.#page, this.y];
    const pages = this.document.getPages();
    pages.forEach((own, index) => {
      this.#page = own;
      draw(index + 1, pages.length);
    });
    this.#page = page;
    this.y = y;
  }

  /** A filled band across the page whose lower edge is `height` below the present line. */
  band(height: number, color: Color): void {
    this.#page.drawRectangle({
      x: 0,
      y: this.y - height,
      width: this.#size.width,
      height: height + MARGIN,
      color,
    });
  }

  /** A JPEG at the left margin below the present line, as large as fits the box; @returns its height in points */
  async jpeg(bytes: Uint8Array, box: PageSize): Promise<number> {
    const picture = await this.document.embedJpg(bytes);
    const { width, height } = picture.scaleToFit(box.width, box.height);
    const x = MARGIN + (box.width - width) / 2;
    this.#page.drawImage(picture, { x, y: this.y - height, width, height });
    return height;
  }

  /** An SVG path in the ink, its upper left corner at `x` and `top`; `scale` points a unit. */
  squares(path: string, { x, top, scale }: { x: number; top: number; scale: number }): void {
    this.#page.drawSvgPath(path, { x, y: top, scale, color: colors.ink, borderWidth: 0 });
  }

  #fitted(text: string, size: number, isBold: boolean, maxWidth: number): string {
    const width = (shown: string) => this.#fonts.widthOf(shown, size, isBold);
    if (width(text) <= maxWidth) return text;
    const characters = Array.from(text);
    while (characters.length > 1 && width(`${characters.join('')}…`) > maxWidth) characters.pop();
    return `${characters.join('').trimEnd()}…`;
  }
}
