import { type Color, degrees, type PDFDocument, StandardFonts } from '@cantoo/pdf-lib';

/** How much of the diagonal a mark takes, and the size by which it is measured. */
const PART = 0.7;
const MEASURED = 100;
const OPACITY = 0.28;
const DEGREES_OF_RADIAN = 180 / Math.PI;

/** A word in large letters across every page, from corner to corner, through which the page can be read. */
export async function markPages(document: PDFDocument, word: string, color: Color): Promise<void> {
  const font = await document.embedFont(StandardFonts.HelveticaBold);
  const measured = font.widthOfTextAtSize(word, MEASURED);
  for (const page of document.getPages()) {
    const { width, height } = page.getSize();
    const angle = Math.atan2(height, width);
    const length = Math.hypot(width, height) * PART;
    page.drawText(word, {
      x: (width - length * Math.cos(angle)) / 2,
      y: (height - length * Math.sin(angle)) / 2,
      rotate: degrees(angle * DEGREES_OF_RADIAN),
      ...{ size: (MEASURED * length) / measured, font, color, opacity: OPACITY },
    });
  }
}
