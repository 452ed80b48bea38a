import type { FileEvent } from '#src/domain/law/legal-file-record.ts';
import { paperOfFile } from '#src/domain/law/legal-files.ts';
import { legalFiles as filesEn } from '#src/i18n/dictionaries/law/legal-files.en.ts';
import { legalFiles as filesEs } from '#src/i18n/dictionaries/law/legal-files.es.ts';
import { formatDate, formatNumber } from '#src/i18n/format.ts';
import { type Language, languages } from '#src/i18n/language.ts';
import { composeTenantStatement } from '#src/i18n/reports/tenant-statement.ts';
import { drawReport } from '../books/report-pdf.ts';
import { describeFile } from '../pdf-facts.ts';
import { colors, LETTER, MARGIN, PdfSheet } from '../pdf-sheet.ts';
import { Problem } from '../problem.ts';
import { addressOf } from '../signing/write-contract.ts';
import type { Bundle } from './bundle.ts';
import { bundleWords } from './bundle-words.ts';
import { paperWords, type WrittenPaper, writePaper } from './legal-paper.ts';
import { drawPaper } from './legal-paper-pdf.ts';

const fileTexts = { es: filesEs, en: filesEn };
const FOOT = 20;
const INDEX_LINE = 16;

interface Section {
  readonly title: string;
  readonly draw: (sheet: PdfSheet) => void;
}

interface BundlePaper {
  readonly number: number;
  readonly written: Readonly<Record<Language, WrittenPaper>>;
}

/**
 * A bundle as one PDF file, in Spanish and behind it the copy for a reader of English: cover, contents, what happened, the papers
 * as they were written, the account, and the attachments with their hashes. The same facts give the same bytes.
 * @throws Problem 400 `paper_changed` when a paper would no longer say the day that it said
 */
export async function renderBundle(bundle: Bundle): Promise<Uint8Array> {
  const papers = bundle.file.events.flatMap((event) => paperOf(bundle, event));
  const sheet = await PdfSheet.create([bundle, papers, filesEs, filesEn], LETTER);
  drawCover(sheet, bundle, 'es');
  sheet.breakPage();
  const places: { title: string; page: number }[] = [];
  for (const language of languages) {
    if (language !== 'es') {
      sheet.breakPage();
      places.push({ title: bundleWords[language].copy, page: sheet.document.getPageCount() });
      drawCover(sheet, bundle, language);
    }
    for (const { title, draw } of sectionsOf(bundle, papers, language)) {
      sheet.breakPage();
      places.push({ title, page: sheet.document.getPageCount() });
      draw(sheet);
    }
  }
  sheet.onEachPage((number, count) => {
    if (number === 2) drawIndex(sheet, places);
    sheet.y = FOOT;
    sheet.text(bundleWords.es.page({ number, count }), {
      size: 8,
      x: MARGIN + sheet.contentWidth,
      align: 'right',
      color: colors.secondary,
    });
  });
  const { title } = bundleWords.es;
  describeFile(sheet, {
    title: title({ kind: filesEs.kinds[bundle.file.kind] }),
    author: landlordOf(bundle),
    language: 'es',
    madeAt: bundle.file.today,
  });
  return sheet.document.save();
}

const landlordOf = ({ lease }: Bundle) => lease.particulars?.landlordName || lease.organization.name;

/** As it was written: from the lease and the debt of that day. What was corrected is not handed on. */
function paperOf({ file }: Bundle, { paper, number, correctedBy }: FileEvent): BundlePaper[] {
  if (!paper || correctedBy !== null) return [];
  const written = writePaper({ kind: paperOfFile[file.kind], ...paper });
  if (written.es.lastDay !== paper.lastDay)
    throw new Problem(400, 'paper_changed', 'The law as it stands here gives another day for this paper.');
  return [{ number, written }];
}

function sectionsOf(bundle: Bundle, papers: readonly BundlePaper[], language: Language): Section[] {
  const words = bundleWords[language];
  return [
    { title: words.timeline, draw: (sheet) => drawTimeline(sheet, bundle, language) },
    ...papers.map(({ number, written }) => ({
      title: words.paperOf({ title: written[language].title, number }),
      draw: (sheet: PdfSheet) => drawPaper(sheet, written[language], paperWords[language], language !== 'es'),
    })),
    ...bundle.statements.map((statement) => ({
      title: words.ledger(statement),
      draw: (sheet: PdfSheet) => drawReport(sheet, composeTenantStatement(statement, language), language),
    })),
    { title: words.attachments, draw: (sheet) => drawAttachments(sheet, bundle, language) },
  ];
}

function drawHeading(sheet: PdfSheet, title: string): void {
  sheet.band(14, colors.brand);
  sheet.down(44);
  sheet.text(title, { size: 18, isBold: true });
  sheet.down(14);
}

function drawCover(sheet: PdfSheet, bundle: Bundle, language: Language): void {
  const { file, lease } = bundle;
  const words = bundleWords[language];
  const text = fileTexts[language];
  const date = (day: string) => formatDate(day, language);
  drawHeading(sheet, words.title({ kind: text.kinds[file.kind] }));
  sheet.paragraph(words.part, { color: colors.secondary });
  sheet.down(10);
  for (const [label, value] of [
    [words.madeOn, date(file.today)],
    [words.landlord, landlordOf(bundle)],
    [words.tenants, file.tenants],
    [words.place, [file.unit, addressOf(lease)].filter(Boolean).join(', ')],
    [words.term, date(file.endsOn)],
    [words.opened, date(file.openedAt.slice(0, 10))],
    [words.status, text.statuses[file.status]],
    [words.outcome, file.outcome],
  ] as const)
    if (value) sheet.paragraph(`${label}: ${value}`, { size: 11, leading: 18 });
  sheet.down(24);
  sheet.paragraph(words.information, { size: 9, leading: 12, color: colors.secondary });
}

function drawIndex(sheet: PdfSheet, places: readonly { title: string; page: number }[]): void {
  sheet.y = LETTER.height - MARGIN - 12;
  drawHeading(sheet, `${bundleWords.es.index} · ${bundleWords.en.index}`);
  for (const { title, page } of places) {
    sheet.y -= INDEX_LINE;
    sheet.text(title, { maxWidth: sheet.contentWidth - 40 });
    sheet.text(String(page), { x: MARGIN + sheet.contentWidth, align: 'right' });
  }
}

function drawTimeline(sheet: PdfSheet, { file }: Bundle, language: Language): void {
  const words = bundleWords[language];
  const text = fileTexts[language];
  const date = (day: string) => formatDate(day, language);
  drawHeading(sheet, words.timeline);
  if (file.events.length === 0) sheet.paragraph(words.noEvents);
  for (const event of file.events) {
    sheet.down(12, 60);
    sheet.paragraph(`${event.number}. ${date(event.happenedOn)}: ${text.steps[event.step]}`, {
      size: 11,
      leading: 16,
    });
    const lines = [
      event.correctedBy === null ? '' : words.correctedBy({ number: event.correctedBy }),
      event.dueOn ? words.dueOn({ date: date(event.dueOn) }) : '',
      event.note.replaceAll(/\s+/g, ' '),
      event.documents.map(({ name }) => name).join(' · '),
    ];
    for (const line of lines.filter(Boolean)) sheet.paragraph(line);
    sheet.paragraph(words.entered({ name: event.authorName, date: date(event.enteredAt.slice(0, 10)) }), {
      size: 9,
      leading: 12,
      color: colors.secondary,
    });
  }
}

function drawAttachments(sheet: PdfSheet, { attachments }: Bundle, language: Language): void {
  const words = bundleWords[language];
  drawHeading(sheet, words.attachments);
  sheet.paragraph(attachments.length === 0 ? words.noAttachments : words.attachmentsText);
  attachments.forEach(({ document, sha256, provesEvents }, index) => {
    sheet.down(14, 60);
    sheet.paragraph(`${index + 1}. ${document.name} (${document.fileType})`, { size: 11, leading: 16 });
    sheet.paragraph(
      [
        words.proves({ numbers: provesEvents.join(', ') }),
        words.bytes({ count: formatNumber(document.sizeBytes, language) }),
      ].join(' · '),
      { color: colors.secondary },
    );
    sheet.paragraph(`SHA-256: ${sha256}`, { size: 9, leading: 13 });
  });
}
