import type { EcfBuyer, EcfFacts, EcfIssuer, EcfPayment } from './ecf-facts.ts';
import { ecfRules } from './ecf-kinds.ts';
import { creditNoteIndicator } from './ecf-notes.ts';
import { amountText, ecfType } from './ecf-numbers.ts';
import { cleanText, cutText, ECF_LENGTHS, ecfEmail, ecfPhone } from './ecf-texts.ts';
import { ecfDay } from './ecf-times.ts';
import { type Maybe, parentElement, textElement } from './xml-tree.ts';

const PAID = '1';
const ON_CREDIT = '2';

/** `IdDoc`: which document it is, and how it is paid. */
export function ecfIdentity(facts: EcfFacts): Maybe {
  const { kind, reference, payment, period } = facts;
  const rules = ecfRules[kind];
  const isTaxed = facts.lines.some((line) => line.isTaxed);
  const isOnCredit = (payment?.creditMinor ?? 0) > 0;
  return parentElement('IdDoc', [
    textElement('TipoeCF', ecfType(kind)),
    textElement('eNCF', facts.ncf),
    rules.expiry === 'must' && facts.expiresOn
      ? textElement('FechaVencimientoSecuencia', ecfDay(facts.expiresOn))
      : null,
    kind === 'credit_note' && reference
      ? textElement('IndicadorNotaCredito', creditNoteIndicator(reference, facts.issuedOn))
      : null,
    // Prices are without ITBIS.
    isTaxed ? textElement('IndicadorMontoGravado', '0') : null,
    rules.incomeType === 'must' ? textElement('TipoIngresos', facts.incomeType) : null,
    payment && textElement('TipoPago', isOnCredit ? ON_CREDIT : PAID),
    rules.dueDate === 'may' && isOnCredit && payment?.dueOn
      ? textElement('FechaLimitePago', ecfDay(payment.dueOn))
      : null,
    rules.paymentParts === 'may' && payment ? ecfPaymentParts(payment) : null,
    ...(rules.period === 'may' && period
      ? [textElement('FechaDesde', ecfDay(period.from)), textElement('FechaHasta', ecfDay(period.to))]
      : []),
  ]);
}

/** `TablaFormasPago`: by which ways it is paid; nothing of what is all on credit. */
export function ecfPaymentParts(payment: EcfPayment): Maybe {
  const paid = [
    ['1', payment.cashMinor],
    ['2', payment.transferMinor],
    ['3', payment.cardMinor],
    ['8', payment.otherMinor],
  ] as const;
  if (paid.every(([, minor]) => minor === 0)) return null;
  const parts = [...paid, ['4', payment.creditMinor] as const].filter(([, minor]) => minor > 0);
  return parentElement(
    'TablaFormasPago',
    parts
      .toSorted(([a], [b]) => Number(a) - Number(b))
      .map(([form, minor]) =>
        parentElement('FormaDePago', [
          textElement('FormaPago', form),
          textElement('MontoPago', amountText(minor)),
        ]),
      ),
  );
}

/** `Emisor`: who gives it out. */
export function ecfIssuer({ issuer, internalNumber, issuedOn }: EcfFacts): Maybe {
  return parentElement('Emisor', [
    textElement('RNCEmisor', issuer.taxId),
    textElement('RazonSocialEmisor', cleanText(issuer.legalName)),
    textElement('NombreComercial', cleanText(issuer.tradeName)),
    textElement('DireccionEmisor', cleanText(issuer.address)),
    ...contactOf(issuer),
    textElement('NumeroFacturaInterna', cutText(internalNumber, ECF_LENGTHS.internalNumber)),
    textElement('FechaEmision', ecfDay(issuedOn)),
  ]);
}

function contactOf(issuer: EcfIssuer): Maybe[] {
  return [
    textElement('Municipio', issuer.municipalityCode),
    textElement('Provincia', issuer.provinceCode),
    parentElement('TablaTelefonoEmisor', [textElement('TelefonoEmisor', ecfPhone(issuer.phone))]),
    textElement('CorreoEmisor', ecfEmail(issuer.email)),
  ];
}

/** `Comprador`: whom it is given to; nothing where the kind has none. */
export function ecfBuyer({ kind, buyer }: Pick<EcfFacts, 'kind' | 'buyer'>): Maybe {
  if (buyer === null || ecfRules[kind].buyer === 'never') return null;
  return parentElement('Comprador', buyerNames(buyer));
}

/** One number at most, and the name. */
export function buyerNames({ taxId, foreignId, name }: EcfBuyer): Maybe[] {
  return [
    textElement('RNCComprador', taxId),
    taxId ? null : textElement('IdentificadorExtranjero', cleanText(foreignId)),
    textElement('RazonSocialComprador', cleanText(name)),
  ];
}
