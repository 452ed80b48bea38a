import { languages } from '#src/i18n/language.ts';
import { describeFile } from '../pdf-facts.ts';
import { colors, LETTER, PdfSheet } from '../pdf-sheet.ts';
import { type PaperRequest, paperWords, type WrittenPaper, writePaper } from './legal-paper.ts';
import type { PaperWords } from './paper-words.ts';

const SIGNATURE_WIDTH = 220;

/**
 * A paper as a PDF file: the Spanish text, and behind it the copy for a reader of English. The same facts give the same bytes.
 * @throws Problem as `writePaper`
 */
export async function renderPaper(request: PaperRequest): Promise<Uint8Array> {
  const papers = writePaper(request);
  const sheet = await PdfSheet.create([papers, paperWords], LETTER);
  for (const language of languages) {
    if (language !== languages[0]) sheet.breakPage();
    drawPaper(sheet, papers[language], paperWords[language], language === 'en');
  }
  describeFile(sheet, {
    title: papers.es.title,
    author: papers.es.from,
    language: 'es',
    madeAt: request.lease.today,
  });
  return sheet.document.save();
}

/** A paper from the top of a page down; the copy that does not count is not signed. */
export function drawPaper(sheet: PdfSheet, paper: WrittenPaper, words: PaperWords, isCopy: boolean): void {
  sheet.band(14, colors.brand);
  sheet.down(44);
  sheet.text(paper.title, { size: 20, isBold: true });
  sheet.down(18);
  sheet.text(isCopy ? `${paper.date} · ${words.copy}` : paper.date, { color: colors.secondary });
  sheet.down(12);
  for (const [label, value] of [
    [words.from, paper.from],
    [words.to, paper.to],
    [words.about, paper.about],
  ] as const)
    sheet.paragraph(`${label}: ${value}`);
  sheet.down(12);
  for (const paragraph of paper.paragraphs) {
    sheet.down(6);
    sheet.paragraph(paragraph, { size: 11, leading: 16 });
  }
  drawLaw(sheet, paper, words);
  if (!isCopy) drawSignature(sheet, paper, words);
}

function drawLaw(sheet: PdfSheet, paper: WrittenPaper, words: PaperWords): void {
  sheet.down(28, 60);
  if (paper.article) sheet.paragraph(`${words.articles}: ${paper.article}`, { color: colors.secondary });
  if (paper.arithmetic.length > 0) {
    sheet.down(20, 40);
    sheet.text(words.arithmetic, { size: 11, isBold: true });
    paper.arithmetic.forEach((step, index) => {
      sheet.paragraph(`${index + 1}. ${step}`);
    });
  }
  sheet.down(10);
  sheet.paragraph(words.information, { size: 9, leading: 12, color: colors.secondary });
}

function drawSignature(sheet: PdfSheet, paper: WrittenPaper, words: PaperWords): void {
  sheet.down(60, 40);
  sheet.text('_'.repeat(34), { maxWidth: SIGNATURE_WIDTH });
  sheet.down(14);
  sheet.text(`${words.signature}: ${paper.from}`);
}
