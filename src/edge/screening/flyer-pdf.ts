import { encode } from 'uqr';
import { rentalPath, squaresPath } from '#src/domain/foundation/share-link.ts';
import type { Language } from '#src/i18n/language.ts';
import { type RentalView, rentalView, words } from '#src/i18n/rental-view.ts';
import { describeFile } from '../pdf-facts.ts';
import { colors, LETTER, MARGIN, PdfSheet } from '../pdf-sheet.ts';
import { Problem } from '../problem.ts';
import type { PublicListing } from './rental-page.ts';

const RIGHT = LETTER.width - MARGIN;
const WIDTH = LETTER.width - 2 * MARGIN;
const PHOTO_HEIGHT = 290;
const COLUMN_GAP = 28;
const COLUMN = (WIDTH - COLUMN_GAP) / 2;
const SECOND = MARGIN + COLUMN + COLUMN_GAP;
/** Of the code at the foot, and of the foot. */
const CODE = 92;
const FOOT = MARGIN + CODE + 18;
const LINE = 15;

interface FlyerOptions {
  readonly language: Language;
  /** Where the listing's page stands. */
  readonly siteUrl: string;
  /** A JPEG; empty for none. */
  readonly photo: Uint8Array;
}

/**
 * The flyer of a listing: one sheet in letter size with its photo, what it is, its rent, and a code that leads a phone's
 * camera to its page. What does not fit on the sheet is left to the page. The same listing gives the same bytes.
 *
 * @throws Problem 400 `invalid` when the photo is no JPEG.
 */
export async function renderFlyer(
  listing: PublicListing,
  { language, siteUrl, photo }: FlyerOptions,
): Promise<Uint8Array> {
  const view = rentalView(listing, language);
  const text = words[language];
  const sheet = await PdfSheet.create([listing, view], LETTER);
  sheet.band(10, colors.brand);
  sheet.down(18);
  if (photo.length > 0) await drawPhoto(sheet, photo);
  for (const line of sheet.wrapped(view.title, WIDTH * 0.95, 26)) {
    sheet.down(30);
    sheet.text(line, { size: 26, isBold: true });
  }
  sheet.down(22);
  sheet.text(view.place, { size: 12, color: colors.secondary });
  sheet.down(32);
  sheet.text(`${view.rent} ${text.rent}`, { size: 22, isBold: true });
  sheet.down(26);
  drawColumns(sheet, view, language);
  drawDescription(sheet, view);
  drawFoot(sheet, view, language, new URL(rentalPath(language, listing.slug), siteUrl).href);
  describeFile(sheet, {
    title: words[language].title(view),
    author: view.landlord,
    language,
    madeAt: listing.publishedAt,
  });
  return sheet.document.save();
}

async function drawPhoto(sheet: PdfSheet, photo: Uint8Array): Promise<void> {
  const drawn = await sheet.jpeg(photo, { width: WIDTH, height: PHOTO_HEIGHT }).catch(() => null);
  if (drawn === null) throw new Problem(400, 'invalid', 'Not valid: the photo is no JPEG.');
  sheet.down(drawn + 8);
}

/** Facts on the left, what it has on the right. */
function drawColumns(sheet: PdfSheet, view: RentalView, language: Language): void {
  const text = words[language];
  const top = sheet.y;
  sheet.text(text.facts, { size: 12, isBold: true });
  for (const [name, value] of view.facts) {
    sheet.down(LINE + 2);
    sheet.text(name, { color: colors.secondary, maxWidth: COLUMN / 2 - 8 });
    sheet.text(value, { x: MARGIN + COLUMN, align: 'right', maxWidth: COLUMN / 2 + 24 });
  }
  const bottom = sheet.y;
  if (view.amenities.length === 0) return;
  sheet.y = top;
  sheet.text(text.amenities, { size: 12, isBold: true, x: SECOND });
  for (const line of view.amenities) {
    if (sheet.y - LINE < FOOT) break;
    sheet.down(LINE + 2);
    sheet.text(`•  ${line}`, { x: SECOND, maxWidth: COLUMN });
  }
  sheet.y = Math.min(sheet.y, bottom);
}

function drawDescription(sheet: PdfSheet, view: RentalView): void {
  sheet.down(10);
  for (const paragraph of view.paragraphs) {
    for (const line of sheet.wrapped(paragraph, WIDTH, 10.5, Number.POSITIVE_INFINITY)) {
      if (sheet.y - LINE < FOOT) return;
      sheet.down(LINE);
      sheet.text(line, { size: 10.5 });
    }
    sheet.down(5);
  }
}

function drawFoot(sheet: PdfSheet, view: RentalView, language: Language, url: string): void {
  const text = words[language];
  const { data } = encode(url, { border: 0 });
  sheet.squares(squaresPath(data, 0), { x: MARGIN, top: MARGIN + CODE, scale: CODE / data.length });
  sheet.y = MARGIN + CODE;
  sheet.line(colors.line, MARGIN + CODE + 18);
  const x = MARGIN + CODE + 18;
  const maxWidth = RIGHT - x;
  sheet.down(24);
  sheet.text(text.flyer.apply, { size: 14, isBold: true, x, maxWidth });
  sheet.down(18);
  sheet.text(url, { x, maxWidth, color: colors.secondary });
  sheet.down(26);
  sheet.text(`${text.offeredBy}: ${view.landlord}`, { x, maxWidth });
}
