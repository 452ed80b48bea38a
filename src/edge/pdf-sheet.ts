import { type Color, PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';

/** A5 upright, in points: one hand holds it, and two fit on a sheet of paper. */
const WIDTH = 419.53;
const HEIGHT = 595.28;
export const MARGIN = 36;
export const CONTENT_WIDTH = WIDTH - 2 * MARGIN;

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
  #page: PDFPage;
  y = HEIGHT - MARGIN;

  private constructor(document: PDFDocument, regular: PDFFont, bold: PDFFont) {
    this.document = document;
    this.#regular = regular;
    this.#bold = bold;
    this.#glyphs = new Set(regular.getCharacterSet());
    this.#page = document.addPage([WIDTH, HEIGHT]);
  }

  static async create(): Promise<PdfSheet> {
    const document = await PDFDocument.create();
    const regular = await document.embedFont(StandardFonts.Helvetica);
    return new PdfSheet(document, regular, await document.embedFont(StandardFonts.HelveticaBold));
  }

  /** Moves down; starts a new page when fewer than `needed` points are left. */
  down(points: number, needed = 0): void {
    this.y -= points;
    if (this.y - needed >= MARGIN) return;
    this.#page = this.document.addPage([WIDTH, HEIGHT]);
    this.y = HEIGHT - MARGIN - 12;
  }

  text(text: string, style: TextStyle = {}): void {
    const { size = 10, isBold = false, color = colors.ink, x = MARGIN, align = 'left' } = style;
    const font = isBold ? this.#bold : this.#regular;
    const shown = this.#fitted(this.#printable(text), font, size, style.maxWidth ?? CONTENT_WIDTH);
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

  line(): void {
    const end = { x: MARGIN + CONTENT_WIDTH, y: this.y };
    this.#page.drawLine({ start: { x: MARGIN, y: this.y }, end, thickness: 0.75, color: colors.line });
  }

  /** A filled band across the page whose lower edge is `height` below the present line. */
  band(height: number, color: Color): void {
    this.#page.drawRectangle({ x: 0, y: this.y - height, width: WIDTH, height: height + MARGIN, color });
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
