import { formatIdentity } from '#src/domain/foundation/identity.ts';
import { formatPhone } from '#src/domain/foundation/phone.ts';
import type { EcfFacts, EcfIssuer } from '#src/domain/taxes/ecf/ecf-facts.ts';
import { ecfRules } from '#src/domain/taxes/ecf/ecf-kinds.ts';
import { ecfDay } from '#src/domain/taxes/ecf/ecf-times.ts';
import { municipalityName, provinceName } from '#src/domain/taxes/ecf/place-names.ts';
import type { Language } from '#src/i18n/language.ts';
import { colors, type PdfSheet } from '../pdf-sheet.ts';
import { ecfCaption, ecfPaperTexts } from './ecf-paper-texts.ts';
import { PAPER_RIGHT, PAPER_WIDTH } from './fiscal-paper.ts';
import { caption, said } from './fiscal-receipt-texts.ts';

const { es, en } = ecfPaperTexts;
const COLUMN = PAPER_WIDTH / 2 - 8;

interface Line {
  readonly text: string;
  readonly isBold?: boolean;
  readonly size?: number;
}

const CEDULA_DIGITS = 11;
/** A number of the tax authority, and what it is called. */
export function namedTaxId(taxId: string): readonly [name: string, number: string] {
  const isCedula = taxId.length === CEDULA_DIGITS;
  return [isCedula ? es.cedula : es.taxId, formatIdentity(isCedula ? 'cedula' : 'rnc', taxId)];
}

/** On the left who gives it out and when, on the right which document it is. */
export function drawEcfHeading(sheet: PdfSheet, facts: EcfFacts, language: Language): void {
  const top = sheet.y;
  drawColumn(sheet, issuerLines(facts, language), false);
  const left = sheet.y;
  sheet.y = top;
  drawColumn(sheet, documentLines(facts, language), true);
  sheet.y = Math.min(sheet.y, left) - 12;
}

function drawColumn(sheet: PdfSheet, lines: readonly Line[], isRight: boolean): void {
  const place = isRight ? ({ x: PAPER_RIGHT, align: 'right' } as const) : {};
  lines.forEach(({ text, isBold = false, size = 9.5 }, index) => {
    // Bold letters are wider than those by which a text is wrapped.
    const width = isBold ? COLUMN * 0.92 : COLUMN;
    sheet.wrapped(text, width, size, Number.POSITIVE_INFINITY).forEach((part, row) => {
      if (index + row > 0) sheet.down(size * 1.4);
      sheet.text(part, { isBold, size, maxWidth: COLUMN, ...place });
    });
  });
}

function issuerLines({ issuer, issuedOn }: EcfFacts, language: Language): Line[] {
  const { tradeName, legalName, taxId, phone } = issuer;
  const contact = [phone && `${caption('phone', 'es')} ${formatPhone(phone)}`, issuer.email];
  return [
    { text: tradeName, isBold: true, size: 13 },
    tradeName === '' ? { text: legalName, isBold: true, size: 13 } : { text: legalName },
    { text: namedTaxId(taxId).join(' '), isBold: true },
    { text: issuer.address },
    { text: placeOf(issuer) },
    { text: contact.filter(Boolean).join(' · ') },
    { text: `${caption('issuedOn', language)}: ${ecfDay(issuedOn)}`, isBold: true },
  ].filter(({ text }) => text !== '');
}

const placeOf = ({ municipalityCode, provinceCode }: EcfIssuer): string =>
  [municipalityName(municipalityCode), provinceName(provinceCode || municipalityCode)]
    .filter(Boolean)
    .join(', ');

function documentLines(facts: EcfFacts, language: Language): Line[] {
  const { kind, ncf, expiresOn, reference } = facts;
  const label = (key: Parameters<typeof ecfCaption>[0], value: string) =>
    `${ecfCaption(key, language)}: ${value}`;
  return [
    { text: es.titles[kind], isBold: true, size: 13 },
    ...(language === 'en' ? [{ text: en.titles[kind] }] : []),
    { text: `${es.number}: ${ncf}`, isBold: true, size: 12 },
    ...(expiresOn && ecfRules[kind].expiry === 'must' ? [{ text: label('expires', ecfDay(expiresOn)) }] : []),
    ...(reference
      ? [
          { text: label('modified', reference.ncf) },
          { text: label('modifiedOn', ecfDay(reference.issuedOn)) },
          {
            text: label(
              'code',
              `${reference.code}, ${said(es.codes[reference.code], en.codes[reference.code], language)}`,
            ),
          },
          ...(reference.reason ? [{ text: `${caption('reason', language)}: ${reference.reason}` }] : []),
        ]
      : []),
  ];
}

/** What the paper must not be taken for. */
export function drawNotice(sheet: PdfSheet, notice: { es: string; en: string }, language: Language): void {
  for (const text of language === 'es' ? [notice.es] : [notice.es, notice.en]) {
    for (const part of sheet.wrapped(text, PAPER_WIDTH * 0.92, 10, Number.POSITIVE_INFINITY)) {
      sheet.text(part, { isBold: text === notice.es, color: colors.bad });
      sheet.down(14);
    }
  }
  sheet.down(4);
}
