import { type Color, PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';

/** Sizes of paper, in points. A5 upright: one hand holds it, and two fit on a sheet of paper. */
const A5 = { width: 419.53, height: 595.28 };
export const A4 = { width: 595.28, height: 841.89 };
export const A4_ACROSS = { width: A4.height, height: A4.width };
export const MARGIN = 36;
/** Of A5. */
export const CONTENT_WIDTH = A5.width - 2 * MARGIN;

export const colors = {
  ink: rgb(0.043, 0.122, 0.2),
  secondary: rgb(0.267, 0.337, 0.416),
  brand: rgb(0.475, 0.78, 1),
  line: rgb(0.863, 0.898, 0.933),
  bad: rgb(0.702, 0.149, 0.118),
};

interface TextStyle {
  size?: number;
  isBold?: boolean;
  color?: Color;
  /** Left edge, or right edge when `align` is 'right'; from the left side of the page. */
  x?: number;
  align?: 'left' | 'right';
  /** The text is cut with "…" beyond it. */
  maxWidth?: number;
}

/** A PDF that is written from the top down, page after page. `y` is the height of the next line's base. */
export class PdfSheet {
  readonly document: PDFDocument;
  readonly #regular: PDFFont;
  readonly #bold: PDFFont;
  readonly #glyphs: Set<number>;
  readonly #size: typeof A5;
  #page: PDFPage;
  y: number;

  private constructor(document: PDFDocument, regular: PDFFont, bold: PDFFont, size: typeof A5) {
    this.document = document;
    this.#size = size;
    this.y = size.height - MARGIN;
    this.#regular = regular;
    this.#bold = bold;
    this.#glyphs = new Set(regular.getCharacterSet());
    this.#page = document.addPage([size.width, size.height]);
  }

  static async create(size = A5): Promise<PdfSheet> {
    const document = await PDFDocument.create();
    const regular = await document.embedFont(StandardFonts.Helvetica);
    return new PdfSheet(document, regular, await document.embedFont(StandardFonts.HelveticaBold), size);
  }

  /** Between the margins. */
  get contentWidth(): number {
    return this.#size.width - 2 * MARGIN;
  }

  /** Moves down; starts a new page when fewer than `needed` points are left. @returns whether it did */
  down(points: number, needed = 0): boolean {
    this.y -= points;
    if (this.y - needed >= MARGIN) return false;
    this.#page = this.document.addPage([this.#size.width, this.#size.height]);
    this.y = this.#size.height - MARGIN - 12;
    return true;
  }

  text(text: string, style: TextStyle = {}): void {
    const { size = 10, isBold = false, color = colors.ink, x = MARGIN, align = 'left' } = style;
    const font = isBold ? this.#bold : this.#regular;
    const shown = this.#fitted(this.#printable(text), font, size, style.maxWidth ?? this.contentWidth);
    const left = align === 'right' ? x - font.widthOfTextAtSize(shown, size) : x;
    this.#page.drawText(shown, { x: left, y: this.y, size, font, color });
  }

  /** The text in lines that fit, two at most: what is left of a longer one is cut when it is written. */
  wrapped(text: string, maxWidth: number, size = 10): string[] {
    const words = this.#printable(text).split(' ');
    const fits = (count: number) =>
      this.#regular.widthOfTextAtSize(words.slice(0, count).join(' '), size) <= maxWidth;
    let count = words.length;
    while (count > 1 && !fits(count)) count -= 1;
    const lines = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
    return lines.filter((line) => line !== '');
  }

  /** A rule across the page, or from `x` on. */
  line(color: Color = colors.line, x = MARGIN): void {
    const end = { x: MARGIN + this.contentWidth, y: this.y };
    this.#page.drawLine({ start: { x, y: this.y }, end, thickness: 0.75, color });
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

  /** The standard fonts know Western Europe only: other letters lose their accent, or become "?". */
  #printable(text: string): string {
    const known = (character: string) => this.#glyphs.has(character.codePointAt(0) ?? 0);
    return Array.from(text.normalize('NFC').replaceAll('\u2212', '-').replace(/\s/g, ' '), (character) => {
      if (known(character)) return character;
      const base = Array.from(character.normalize('NFKD')).filter(known).join('');
      return base || '?';
    }).join('');
  }

  #fitted(text: string, font: PDFFont, size: number, maxWidth: number): string {
    if (font.widthOfTextAtSize(text, size) <= maxWidth) return text;
    const characters = Array.from(text);
    while (characters.length > 1 && font.widthOfTextAtSize(`${characters.join('')}…`, size) > maxWidth) {
      characters.pop();
    }
    return `${characters.join('').trimEnd()}…`;
  }
}
