import type { EcfFacts } from '#src/domain/taxes/ecf/ecf-facts.ts';
import { rateText } from '#src/domain/taxes/ecf/ecf-numbers.ts';
import { ecfStanding } from '#src/domain/taxes/ecf/ecf-standing.ts';
import { ecfDay } from '#src/domain/taxes/ecf/ecf-times.ts';
import type { Language } from '#src/i18n/language.ts';
import { describeFile } from '../pdf-facts.ts';
import { markPages } from '../pdf-mark.ts';
import { colors, LETTER, MARGIN, PdfSheet } from '../pdf-sheet.ts';
import { type EcfPaper, isOwnPurchase } from './ecf-paper.ts';
import { drawEcfHeading, drawNotice, namedTaxId } from './ecf-paper-heading.ts';
import { drawStamp, STAMP_TOP } from './ecf-paper-stamp.ts';
import { drawEcfSums, ecfPaperSums, heightOfSums } from './ecf-paper-sums.ts';
import { drawEcfLines } from './ecf-paper-table.ts';
import { ecfCaption, ecfPaperTexts } from './ecf-paper-texts.ts';
import { drawPaperFacts, drawVendorSignature, PAPER_RIGHT, PAPER_WIDTH } from './fiscal-paper.ts';
import { caption } from './fiscal-receipt-texts.ts';

const { es, en } = ecfPaperTexts;
const SIGNATURE_HEIGHT = 78;
const SENTENCE = { size: 9, leading: 12 };
const PAGE_SIZE = 8;

/** What an e-CF is called, in Spanish. */
export const ecfPaperTitle = ({ facts }: EcfPaper): string => `${es.titles[facts.kind]} ${facts.ncf}`;

/**
 * The printed representation of an e-CF as a PDF file. It is in Spanish; `language` 'en' adds English captions. The same
 * document and language give the same bytes.
 */
export async function renderEcfPaper(paper: EcfPaper, language: Language): Promise<Uint8Array> {
  const { facts } = paper;
  const sheet = await PdfSheet.create([paper, es, en], LETTER);
  sheet.band(8, colors.brand);
  sheet.down(24);
  for (const notice of noticesOf(paper)) drawNotice(sheet, notice, language);
  drawEcfHeading(sheet, facts, language);
  drawPaperFacts(sheet, factsOf(paper, language));
  sheet.down(12);
  drawEcfLines(sheet, facts, language);
  drawEnd(sheet, paper, language);
  drawStamp(sheet, paper, language);
  numberPages(sheet, facts);
  await markWithoutValue(sheet, paper);
  describeFile(sheet, {
    title: ecfPaperTitle(paper),
    author: facts.issuer.legalName,
    language: 'es',
    madeAt: facts.issuedOn,
  });
  return sheet.document.save();
}

function noticesOf({ environment, progress }: EcfPaper): { es: string; en: string }[] {
  const standing = ecfStanding(progress);
  return [
    ...(environment === 'ecf'
      ? []
      : [{ es: es.environments[environment], en: en.environments[environment] }]),
    ...(standing === 'valid' || standing === 'contingency'
      ? []
      : [{ es: es.notes[standing], en: en.notes[standing] }]),
  ];
}

function factsOf({ facts, ...paper }: EcfPaper, language: Language) {
  const { buyer, period, foreign } = facts;
  const other = isOwnPurchase(facts) ? 'vendor' : 'client';
  return [
    [ecfCaption(other, language), buyer?.name],
    numberOf(facts),
    [caption('property', language), paper.propertyName],
    [caption('unit', language), paper.unitLabel],
    [ecfCaption('period', language), period && `${ecfDay(period.from)} – ${ecfDay(period.to)}`],
    [ecfCaption('dueOn', language), dueDayOf(facts)],
    [caption('rate', language), foreign && `US$1.00 = RD$${rateText(foreign.rateUnits)}`],
  ] as const;
}

/** The number of the other one, with what it is called. */
function numberOf({ buyer, ...facts }: EcfFacts): readonly [name: string, number: string] {
  if (!buyer?.taxId) return [es.foreignId, buyer?.foreignId ?? ''];
  const [name, number] = namedTaxId(buyer.taxId);
  return [`${name} ${es.of[isOwnPurchase(facts) ? 'vendor' : 'client']}`, number];
}

/** Until when what is on credit is paid; of a credit note nothing is. */
function dueDayOf({ kind, payment }: EcfFacts): string | null {
  if (kind === 'credit_note' || !payment?.dueOn || payment.creditMinor === 0) return null;
  return ecfDay(payment.dueOn);
}

/** Sums, the seller's signature, the sentence of a contingency: together on the page that has the stamp. */
function drawEnd(sheet: PdfSheet, { facts, progress, vendorName }: EcfPaper, language: Language): void {
  const sums = ecfPaperSums(facts, language);
  const sentences = ecfStanding(progress) === 'contingency' ? sentencesOf(language) : [];
  const lines = sentences.flatMap((text) =>
    sheet.wrapped(text, PAPER_WIDTH, SENTENCE.size, Number.POSITIVE_INFINITY),
  );
  const needed =
    heightOfSums(sums) + 6 + (vendorName ? SIGNATURE_HEIGHT : 0) + (lines.length + 1) * SENTENCE.leading;
  if (sheet.y - needed < STAMP_TOP) sheet.breakPage();
  sheet.down(6);
  drawEcfSums(sheet, sums);
  if (vendorName) drawVendorSignature(sheet, vendorName, language);
  for (const text of sentences) sheet.paragraph(text, SENTENCE);
}

/** What is prescribed stands first, and alone for who reads Spanish. */
const sentencesOf = (language: Language): string[] =>
  language === 'es' ? [es.contingency] : [es.contingency, en.contingency];

/** Across the pages whether the document has no value. */
async function markWithoutValue({ document }: PdfSheet, { progress }: EcfPaper): Promise<void> {
  const standing = ecfStanding(progress);
  if (standing !== 'valid' && standing !== 'contingency')
    await markPages(document, es.marks[standing], colors.bad);
}

/** Where there are more pages than one, which one it is, and of what. */
function numberPages(sheet: PdfSheet, { kind, ncf }: EcfFacts): void {
  sheet.onEachPage((number, count) => {
    if (count === 1) return;
    const style = { size: PAGE_SIZE, x: PAPER_RIGHT, align: 'right', color: colors.secondary } as const;
    sheet.y = MARGIN - 12;
    sheet.text(es.page({ number, count }), style);
    if (number === 1) return;
    sheet.y = LETTER.height - MARGIN + 6;
    sheet.text(`${es.titles[kind]} · ${es.number}: ${ncf}`, { ...style, isBold: true });
  });
}
