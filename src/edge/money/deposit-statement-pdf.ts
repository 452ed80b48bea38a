import { retentionDeadline } from '#src/domain/leasing/rental-law.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { describeFile } from '../pdf-facts.ts';
import { issuerLines } from '../pdf-issuer.ts';
import { CONTENT_WIDTH, colors, MARGIN, PdfSheet } from '../pdf-sheet.ts';
import type { DepositStatement } from './deposit-statement.ts';
import { depositStatementTexts } from './deposit-statement-texts.ts';
import { receiptTexts } from './receipt-texts.ts';

const RIGHT = MARGIN + CONTENT_WIDTH;
const LABEL_WIDTH = 116;
const AMOUNT_WIDTH = 110;

/** How a deposit was given back, as a PDF file. The same statement and language give the same bytes. */
export async function renderDepositStatement(
  statement: DepositStatement,
  language: Language,
): Promise<Uint8Array> {
  const sheet = await PdfSheet.create(statement);
  drawHeading(sheet, statement, language);
  drawFacts(sheet, statement, language);
  drawLines(sheet, statement, language);
  drawLaw(sheet, statement, language);
  describeFile(sheet, {
    title: `${depositStatementTexts[language].title}, ${statement.details.unitLabel}`,
    author: statement.details.organizationName,
    language,
    madeAt: statement.settledOn,
  });
  return sheet.document.save();
}

function drawHeading(
  sheet: PdfSheet,
  { details, refundMinor, currency }: DepositStatement,
  language: Language,
) {
  const text = depositStatementTexts[language];
  sheet.band(14, colors.brand);
  sheet.text(text.title, { size: 13, isBold: true });
  sheet.down(42);
  sheet.text(details.organizationName, { size: 12, color: colors.secondary });
  for (const line of issuerLines(details, receiptTexts[language])) {
    sheet.down(14);
    sheet.text(line, { color: colors.secondary, maxWidth: CONTENT_WIDTH });
  }
  sheet.down(34);
  sheet.text(formatMoney(refundMinor, currency, language), { size: 28, isBold: true });
  sheet.down(18);
  sheet.text(text.refund, { color: colors.secondary });
}

function drawFacts(sheet: PdfSheet, statement: DepositStatement, language: Language): void {
  const text = depositStatementTexts[language];
  const { details, method } = statement;
  const day = (date: string) => formatDate(date, language);
  const short = (date: string) => formatDate(date, language, 'short');
  const facts: [label: string, value: string | null | undefined][] = [
    [text.tenant, details.tenantName],
    [text.property, details.propertyName],
    [text.unit, details.unitLabel],
    [text.term, `${short(details.startsOn)} – ${short(details.endedOn)}`],
    [text.returnedOn, day(statement.returnedOn)],
    [text.settledOn, day(statement.settledOn)],
    [text.method, method ? receiptTexts[language].methods[method] : null],
  ];
  sheet.down(28);
  for (const [label, value] of facts) {
    if (!value) continue;
    sheet.text(label, { color: colors.secondary, maxWidth: LABEL_WIDTH - 8 });
    for (const line of sheet.wrapped(value, CONTENT_WIDTH - LABEL_WIDTH)) {
      sheet.text(line, { x: MARGIN + LABEL_WIDTH, maxWidth: CONTENT_WIDTH - LABEL_WIDTH });
      sheet.down(14);
    }
    sheet.down(3);
  }
}

function drawLines(sheet: PdfSheet, statement: DepositStatement, language: Language): void {
  const text = depositStatementTexts[language];
  const { currency } = statement;
  const row = (label: string, amount: string, isBold = false) => {
    sheet.text(label, { isBold, maxWidth: CONTENT_WIDTH - AMOUNT_WIDTH });
    sheet.text(amount, { isBold, x: RIGHT, align: 'right', maxWidth: AMOUNT_WIDTH });
  };
  const money = (amountMinor: number) => formatMoney(amountMinor, currency, language);
  sheet.down(14);
  row(text.concept, text.amount, true);
  sheet.down(8);
  sheet.line();
  sheet.down(16);
  row(text.held, money(statement.heldMinor));
  sheet.down(17, 34);
  for (const { kind, description, amountMinor } of statement.depositDeductions) {
    row([text.kinds[kind], description].filter(Boolean).join(': '), money(-amountMinor));
    sheet.down(17, 34);
  }
  sheet.down(-8);
  sheet.line();
  sheet.down(18);
  row(text.refund, money(statement.refundMinor), true);
}

/** Where something is kept, by when the law wants its reasons in writing. */
function drawLaw(sheet: PdfSheet, statement: DepositStatement, language: Language): void {
  const rule = retentionDeadline(statement.details.unitUse, statement.returnedOn);
  if (statement.deductedMinor === 0 || !rule) return;
  const sentence = depositStatementTexts[language].retention({
    ...rule,
    date: formatDate(rule.lastDay, language),
  });
  sheet.down(28, 30);
  for (const line of sheet.wrapped(sentence, CONTENT_WIDTH, 9)) {
    sheet.text(line, { size: 9, color: colors.secondary });
    sheet.down(12);
  }
}
