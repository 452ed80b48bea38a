import { type IsoDate, isIsoDate } from '../../foundation/dates.ts';
import type { CurrencyCode } from '../../foundation/enums.ts';
import { allocateMinor } from '../../foundation/money.ts';
import { type NcfKind, parseNcf } from '../ncf.ts';
import type { XmlElement } from './xml-tree.ts';
import { childAt, childrenAt, minorAt, textAt } from './xml-values.ts';

/** A line of the bill that a received receipt becomes, without taxes. */
export interface IncomingLine {
  readonly description: string;
  readonly isGoods: boolean;
  readonly amountMinor: number;
}

/** What a bill is made of, in the currency in which the sender wants their money. */
export interface IncomingFacts {
  readonly currency: CurrencyCode;
  /** Pesos for one of it; null for pesos. */
  readonly dopRate: number | null;
  readonly dueOn: IsoDate | null;
  readonly modifiedNcf: string;
  readonly totalMinor: number;
  readonly itbisMinor: number;
  readonly exciseMinor: number;
  readonly otherTaxesMinor: number;
  readonly tipMinor: number;
  readonly itbisWithheldMinor: number;
  readonly isrWithheldMinor: number;
  /** None of a note that corrects a text. */
  readonly lines: readonly IncomingLine[];
}

/** What somebody else's receipt says. Its amounts are in centavos of DOP, those of its facts in their currency. */
export interface IncomingEcf {
  readonly senderTaxId: string;
  readonly senderName: string;
  readonly buyerTaxId: string;
  readonly encf: string;
  readonly ncfKind: NcfKind;
  readonly issuedOn: IsoDate;
  readonly totalMinor: number;
  readonly itbisMinor: number;
  readonly facts: IncomingFacts;
}

/** Kinds that a seller gives to a buyer. The others are the buyer's own, or leave the country. */
const FROM_SELLERS: readonly NcfKind[] = [
  ...(['fiscal_credit', 'consumer', 'debit_note', 'credit_note'] as const),
  ...(['special_regime', 'government'] as const),
];

/** A day as e-CF write it; null where it is none. */
function dayOf(text: string): IsoDate | null {
  const day = text.split('-').reverse().join('-');
  return isIsoDate(day) ? day : null;
}

const header = (root: XmlElement, ...path: string[]) => childAt(root, 'Encabezado', ...path);

/** Who sent what to whom, as far as it can be read: for the answer to a document that is not received. */
export function incomingNames(root: XmlElement): { senderTaxId: string; buyerTaxId: string; encf: string } {
  return {
    senderTaxId: textAt(header(root, 'Emisor'), 'RNCEmisor'),
    buyerTaxId: textAt(header(root, 'Comprador'), 'RNCComprador'),
    encf: textAt(header(root, 'IdDoc'), 'eNCF'),
  };
}

/** A receipt of somebody else's that fits its schema; null for one that no bill is made of. */
export function incomingEcf(root: XmlElement): IncomingEcf | null {
  const names = incomingNames(root);
  const ncf = parseNcf(names.encf);
  const issuedOn = dayOf(textAt(header(root, 'Emisor'), 'FechaEmision'));
  const totals = header(root, 'Totales');
  const [totalMinor, itbisMinor] = [minorAt(totals, 'MontoTotal'), minorAt(totals, 'TotalITBIS')];
  if (ncf?.series !== 'E' || !FROM_SELLERS.includes(ncf.kind) || !issuedOn) return null;
  if (totalMinor === null || itbisMinor === null || itbisMinor > totalMinor) return null;
  if (textAt(header(root, 'IdDoc'), 'TipoeCF') !== ncf.type) return null;
  const facts = factsOf(root, totalMinor, itbisMinor);
  const senderName = textAt(header(root, 'Emisor'), 'RazonSocialEmisor');
  return facts && { ...names, senderName, ncfKind: ncf.kind, issuedOn, totalMinor, itbisMinor, facts };
}

/** What a receipt asks for in another currency, if it does. */
function foreignOf(root: XmlElement) {
  const other = header(root, 'OtraMoneda');
  const [totalMinor, itbisMinor] = [
    minorAt(other, 'MontoTotalOtraMoneda'),
    minorAt(other, 'TotalITBISOtraMoneda'),
  ];
  const dopRate = Number(textAt(other, 'TipoCambio'));
  if (textAt(other, 'TipoMoneda') !== 'USD' || !totalMinor || itbisMinor === null || !(dopRate > 0))
    return null;
  return { currency: 'USD' as const, dopRate, totalMinor, itbisMinor };
}

function factsOf(root: XmlElement, totalMinor: number, itbisMinor: number): IncomingFacts | null {
  const own = foreignOf(root) ?? { currency: 'DOP' as const, dopRate: null, totalMinor, itbisMinor };
  const inOwn = (minor: number) => (own.dopRate === null ? minor : Math.round(minor / own.dopRate));
  const totals = header(root, 'Totales');
  const withheld = (name: string) => inOwn(minorAt(totals, name) ?? 0);
  const taxes = additionalTaxes(totals);
  const taxed = {
    exciseMinor: inOwn(taxes.exciseMinor),
    otherTaxesMinor: inOwn(taxes.otherTaxesMinor),
    tipMinor: inOwn(taxes.tipMinor),
  };
  const baseMinor =
    own.totalMinor - own.itbisMinor - taxed.exciseMinor - taxed.otherTaxesMinor - taxed.tipMinor;
  if (baseMinor < 0) return null;
  return {
    ...own,
    ...taxed,
    dueOn: dayOf(textAt(header(root, 'IdDoc'), 'FechaLimitePago')),
    modifiedNcf: textAt(childAt(root, 'InformacionReferencia'), 'NCFModificado'),
    itbisWithheldMinor: withheld('TotalITBISRetenido'),
    isrWithheldMinor: withheld('TotalISRRetencion'),
    lines: linesOf(root, baseMinor),
  };
}

/** Codes of the schema: 001 is the tip of the law, 003 and 004 are excise on insurance and on telephones. */
const [TIP, EXCISES] = ['001', ['003', '004']];

function additionalTaxes(totals: XmlElement | undefined) {
  const sums = { exciseMinor: 0, otherTaxesMinor: 0, tipMinor: 0 };
  for (const tax of childrenAt(childAt(totals, 'ImpuestosAdicionales'), 'ImpuestoAdicional')) {
    const kind = textAt(tax, 'TipoImpuesto');
    const amount = (name: string) => minorAt(tax, name) ?? 0;
    sums.exciseMinor +=
      amount('MontoImpuestoSelectivoConsumoEspecifico') + amount('MontoImpuestoSelectivoConsumoAdvalorem');
    const other = amount('OtrosImpuestosAdicionales');
    if (kind === TIP) sums.tipMinor += other;
    else if (EXCISES?.includes(kind)) sums.exciseMinor += other;
    else sums.otherTaxesMinor += other;
  }
  return sums;
}

/** ITBIS in hundredths by what a line says of itself: 1 is taxed with 18 %, 2 with 16 %. */
const RATES: Readonly<Record<string, number>> = { '1': 18, '2': 16 };
const WHOLE = 100;
/** More than any bill may come to, and few enough digits to reckon with. */
const MOST_MINOR = 10_000_000_000_000;
const NOT_BILLED = '0';
const GOODS = '1';

/** What a line comes to without ITBIS, which a receipt may have within its prices. */
function netOf(item: XmlElement, isWithItbis: boolean): number {
  const amount = Math.min(minorAt(item, 'MontoItem') ?? 0, MOST_MINOR);
  const rate = isWithItbis ? (RATES[textAt(item, 'IndicadorFacturacion')] ?? 0) : 0;
  return Math.round((amount * WHOLE) / (WHOLE + rate));
}

/** The lines, which sum to what the receipt asks for without taxes: discounts on the whole are shared among them. */
function linesOf(root: XmlElement, baseMinor: number): IncomingLine[] {
  const isWithItbis = textAt(header(root, 'IdDoc'), 'IndicadorMontoGravado') === '1';
  const items = childrenAt(childAt(root, 'DetallesItems'), 'Item').filter(
    (item) => textAt(item, 'IndicadorFacturacion') !== NOT_BILLED,
  );
  const nets = items.map((item) => netOf(item, isWithItbis));
  const weights = nets.some((net) => net > 0) ? nets : nets.map(() => 1);
  if (baseMinor === 0 || items.length === 0) return [];
  const amounts = allocateMinor(baseMinor, weights);
  const lines = items.map((item, index) => ({
    description: textAt(item, 'NombreItem'),
    isGoods: textAt(item, 'IndicadorBienoServicio') === GOODS,
    amountMinor: amounts[index] ?? 0,
  }));
  return fewer(lines.filter((line) => line.amountMinor > 0));
}

/** As many as a bill may have; a receipt may have ten times as many. */
const MOST_LINES = 100;

/** The lines at the end, in one for services and one for goods, where there are too many. */
function fewer(lines: readonly IncomingLine[]): IncomingLine[] {
  if (lines.length <= MOST_LINES) return [...lines];
  const kept = lines.slice(0, MOST_LINES - 2);
  const rest = [false, true].flatMap((isGoods) => {
    const own = lines.slice(MOST_LINES - 2).filter((line) => line.isGoods === isGoods);
    const [first] = own;
    const amountMinor = own.reduce((sum, line) => sum + line.amountMinor, 0);
    return first ? [{ ...first, amountMinor, description: `${first.description} (+${own.length - 1})` }] : [];
  });
  return [...kept, ...rest];
}
