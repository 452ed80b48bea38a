import { encode } from 'uqr';
import { squaresPath } from '#src/domain/foundation/share-link.ts';
import { ecfTime } from '#src/domain/taxes/ecf/ecf-times.ts';
import type { Language } from '#src/i18n/language.ts';
import type { PdfSheet } from '../pdf-sheet.ts';
import { type EcfPaper, paperAddress } from './ecf-paper.ts';
import { ecfCaption } from './ecf-paper-texts.ts';

const POINTS_OF_MM = 72 / 25.4;
/** DGII asks for 22 mm at least, with 3 mm around; more is easier to read from paper. */
const SIZE = 28 * POINTS_OF_MM;
const CLEAR = 3 * POINTS_OF_MM;
/** From the left and the lower edge of the page. */
const FROM_EDGE = 20 * POINTS_OF_MM;
const TEXT_SIZE = 8;
const LINE = 10;

/** How far up the page the stamp reaches, with the space above it. */
export const STAMP_TOP = FROM_EDGE + SIZE + CLEAR;

/** At the lower left of the page: the QR, below it the security code and when it was signed. Nothing of an unsigned one. */
export function drawStamp(sheet: PdfSheet, paper: EcfPaper, language: Language): void {
  const address = paperAddress(paper);
  if (address === null || paper.signature === null) return;
  // Level M leaves a crumpled paper readable, at three modules more than L.
  const { data } = encode(address, { border: 0, ecc: 'M' });
  const place = { x: FROM_EDGE, top: FROM_EDGE + SIZE, scale: SIZE / data.length };
  sheet.squares(squaresPath(data, 0), place);
  sheet.y = FROM_EDGE - CLEAR - TEXT_SIZE;
  const style = { size: TEXT_SIZE, x: FROM_EDGE };
  sheet.text(`${ecfCaption('securityCode', language)}: ${paper.signature.code}`, style);
  sheet.y -= LINE;
  sheet.text(`${ecfCaption('signedAt', language)}: ${ecfTime(paper.signature.at)}`, style);
}
