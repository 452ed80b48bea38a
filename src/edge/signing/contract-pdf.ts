import { safeParse } from 'valibot';
import { DEFAULT_TIME_ZONE, todayIn } from '#src/domain/foundation/time-zone.ts';
import type { ContractClause } from '#src/domain/signing/contract.ts';
import { formatDate, formatInstant } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { parseJson } from '../endpoint.ts';
import { describeFile } from '../pdf-facts.ts';
import { colors, LETTER, PdfSheet } from '../pdf-sheet.ts';
import { Problem } from '../problem.ts';
import { certificateTexts } from './certificate-texts.ts';
import { ContractBody, type SignedContract } from './signed-contract.ts';

type Signer = SignedContract['contractSigners'][number];

/**
 * A version of a contract as a PDF file: the binding text, its translation for a reader of English, and who signed it.
 * The same version, signatures and language give the same bytes.
 */
export async function renderContract(contract: SignedContract, language: Language): Promise<Uint8Array> {
  const { success, output: body } = safeParse(ContractBody, parseJson(contract.body));
  // A party may have sent a text of their own making: it is kept as it was sent, but it is no contract of ours to print.
  if (!success)
    throw new Problem(422, 'contract_unreadable', 'The text of this version is not one that can be printed.');
  const text = certificateTexts[language];
  const sheet = await PdfSheet.create([contract, body], LETTER);
  const sentOn = formatDate(todayIn(DEFAULT_TIME_ZONE, Date.parse(contract.createdAt)), language);
  sheet.band(14, colors.brand);
  drawHeading(sheet, body.title.es, text.version({ number: contract.number, date: sentOn }));
  drawClauses(sheet, body.es);
  if (language === 'en') {
    sheet.breakPage();
    drawHeading(sheet, body.title.en, text.translation);
    drawClauses(sheet, body.en);
  }
  drawCertificate(sheet, contract, language);
  describeFile(sheet, { title: body.title[language], language: 'es', madeAt: contract.createdAt });
  return sheet.document.save();
}

function drawHeading(sheet: PdfSheet, title: string, subtitle: string): void {
  sheet.down(30);
  sheet.text(title, { size: 20, isBold: true });
  sheet.down(18);
  sheet.text(subtitle, { color: colors.secondary });
}

function drawClauses(sheet: PdfSheet, clauses: readonly ContractClause[]): void {
  for (const { heading, paragraphs } of clauses) {
    sheet.down(26, 40);
    sheet.text(heading, { size: 12, isBold: true });
    for (const paragraph of paragraphs) {
      sheet.down(3);
      sheet.paragraph(paragraph);
    }
  }
}

function drawCertificate(sheet: PdfSheet, contract: SignedContract, language: Language): void {
  const text = certificateTexts[language];
  sheet.breakPage();
  sheet.down(16);
  sheet.text(text.certificate, { size: 16, isBold: true });
  sheet.down(6);
  sheet.paragraph(text.states[contract.status], {
    color: contract.status === 'signed' ? colors.ink : colors.bad,
  });
  sheet.paragraph(text.law, { size: 9, leading: 12, color: colors.secondary });
  sheet.down(24);
  sheet.text(text.hash, { color: colors.secondary });
  sheet.down(14);
  sheet.text(contract.sha256, { size: 9 });
  for (const signer of contract.contractSigners) drawSigner(sheet, signer, language);
}

function drawSigner(sheet: PdfSheet, signer: Signer, language: Language): void {
  const text = certificateTexts[language];
  sheet.down(24, 90);
  sheet.line();
  sheet.down(18);
  sheet.text(`${signer.typedName ?? signer.fullName} · ${text.roles[signer.role]}`, {
    size: 12,
    isBold: true,
  });
  const instant = (at: string) => formatInstant(at, language);
  if (!signer.signedAt) {
    const state = signer.refusedAt ? text.refused({ date: instant(signer.refusedAt) }) : text.waiting;
    sheet.paragraph(state, { color: colors.bad });
    return;
  }
  const facts = [
    [text.signed, instant(signer.signedAt)],
    [text.consent, signer.consentVersion],
    [text.address, signer.ipAddress],
    [text.program, signer.userAgent],
  ];
  for (const [label, value] of facts) {
    if (value) sheet.paragraph(`${label}: ${value}`, { size: 9, leading: 13, color: colors.secondary });
  }
}
