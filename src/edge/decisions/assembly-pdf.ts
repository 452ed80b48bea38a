import { minutesRoles } from '#src/domain/decisions/decision-enums.ts';
import { checkpointLine } from '#src/domain/trust/checkpoint.ts';
import { formatInstant } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { describeFile } from '../pdf-facts.ts';
import { colors, LETTER, MARGIN, PdfSheet } from '../pdf-sheet.ts';
import type { AssemblyFacts } from './assembly-facts.ts';
import { headLines, noticeLines, presenceRows, quorumLines, resultLines } from './assembly-paper.ts';
import { assemblyWords } from './assembly-words.ts';

export type AssemblyPaper = 'call' | 'minutes';

/** Where the columns of the attendance begin, and how wide each may be. */
const COLUMNS = [
  { x: MARGIN, width: 90 },
  { x: MARGIN + 98, width: 220 },
  { x: MARGIN + 326, width: 80 },
  { x: MARGIN + 414, width: 126 },
] as const;
const SMALL = 9;
const ROW = 15;

/**
 * The call or the minutes of an assembly as a PDF: in Spanish and, where asked for, a copy in English behind it. The same facts
 * give the same bytes.
 */
export async function renderAssemblyPaper(
  facts: AssemblyFacts,
  paper: AssemblyPaper,
  hasCopy: boolean,
): Promise<Uint8Array> {
  const languages: readonly Language[] = hasCopy ? ['es', 'en'] : ['es'];
  const sheet = await PdfSheet.create([facts, assemblyWords, languages], LETTER);
  languages.forEach((language, index) => {
    if (index > 0) sheet.breakPage();
    drawHead(sheet, facts, paper, language);
    if (paper === 'call') drawCall(sheet, facts, language);
    else drawMinutes(sheet, facts, language);
  });
  const { assembly } = facts;
  describeFile(sheet, {
    title: `${titleOf(facts, paper, 'es')}: ${assembly.title}`,
    author: facts.organization,
    language: 'es',
    madeAt: (paper === 'minutes' ? assembly.closedAt : assembly.calledAt) ?? assembly.startsAt,
  });
  return sheet.document.save();
}

function titleOf({ assembly }: AssemblyFacts, paper: AssemblyPaper, language: Language): string {
  const words = assemblyWords[language];
  if (paper === 'call') return words.call;
  return assembly.status === 'certified' ? words.minutes : words.draftMinutes;
}

function drawHead(sheet: PdfSheet, facts: AssemblyFacts, paper: AssemblyPaper, language: Language): void {
  const words = assemblyWords[language];
  sheet.band(14, colors.brand);
  sheet.down(40);
  sheet.text(titleOf(facts, paper, language), { size: 12, color: colors.secondary });
  sheet.down(24);
  sheet.text(facts.assembly.title, { size: 20, isBold: true });
  if (language === 'en') {
    sheet.down(18);
    sheet.text(words.copy, { color: colors.secondary });
  }
  sheet.down(14);
  for (const [label, value] of headLines(facts, language)) if (value) sheet.paragraph(`${label}: ${value}`);
  for (const line of noticeLines(facts, language)) sheet.paragraph(line, { color: colors.secondary });
}

function drawSection(sheet: PdfSheet, title: string): void {
  sheet.down(28, 48);
  sheet.text(title, { size: 13, isBold: true });
  sheet.down(4);
}

function drawCall(sheet: PdfSheet, facts: AssemblyFacts, language: Language): void {
  const words = assemblyWords[language];
  sheet.down(16);
  sheet.paragraph(words.invited({ property: facts.assembly.propertyName ?? facts.assembly.title }), {
    size: 11,
    leading: 16,
  });
  drawSection(sheet, words.agenda);
  for (const { position, title, decision } of facts.items)
    sheet.paragraph(`${position}. ${title}${decision ? ` (${words.voted})` : ''}`, { size: 11, leading: 18 });
}

function drawMinutes(sheet: PdfSheet, facts: AssemblyFacts, language: Language): void {
  const words = assemblyWords[language];
  drawSection(sheet, words.quorum);
  for (const line of quorumLines(facts, language)) sheet.paragraph(line);
  drawSection(sheet, words.attendance);
  drawPresence(sheet, facts, language);
  drawSection(sheet, words.items);
  for (const { position, title, decision, isMotion, movedBy } of facts.items) {
    sheet.down(6, 40);
    sheet.paragraph(`${position}. ${title}`, { size: 11, leading: 16 });
    if (isMotion) sheet.paragraph(words.motion({ name: movedBy }), { color: colors.secondary });
    if (decision && decision.question !== title) sheet.paragraph(decision.question);
    for (const line of decision ? resultLines(decision, language) : [words.noVote])
      sheet.paragraph(line, { color: colors.secondary });
  }
  drawSection(sheet, words.text);
  for (const line of facts.assembly.minutes.split('\n')) {
    if (line.trim() === '') sheet.down(8);
    else sheet.paragraph(line, { size: 11, leading: 16 });
  }
  drawProof(sheet, facts, language);
}

function drawPresence(sheet: PdfSheet, facts: AssemblyFacts, language: Language): void {
  const words = assemblyWords[language];
  const rows = presenceRows(facts, language);
  if (rows.length === 0) sheet.paragraph(words.noOne);
  const draw = (cells: readonly string[], isBold: boolean) => {
    sheet.down(ROW, ROW);
    COLUMNS.forEach(({ x, width }, index) => {
      sheet.text(cells[index] ?? '', { size: SMALL, isBold, x, maxWidth: width });
    });
  };
  if (rows.length > 0) draw([words.unit, words.who, words.weight, words.times], true);
  for (const row of rows) draw(row, false);
}

/** The hash of the text, who signed it, and the organization's log. */
function drawProof(sheet: PdfSheet, facts: AssemblyFacts, language: Language): void {
  const words = assemblyWords[language];
  const { assembly, signatures, timeZone, head } = facts;
  drawSection(sheet, words.signatures);
  for (const role of minutesRoles) {
    const own = signatures.find((one) => one.role === role);
    const said = own
      ? words.signed({ name: own.fullName, time: formatInstant(own.signedAt, language, timeZone) })
      : words.unsigned;
    sheet.paragraph(`${words.roles[role]}: ${said}`, { leading: 18 });
  }
  sheet.down(16, 40);
  if (assembly.minutesHash)
    sheet.paragraph(`${words.hash}: ${assembly.minutesHash}`, {
      size: 8,
      leading: 12,
      color: colors.secondary,
    });
  if (head)
    sheet.paragraph(words.log(checkpointLine(head)), { size: 8, leading: 12, color: colors.secondary });
}
