import type { DgiiBook, Environment, Sending, Taxpayer, Verdict } from '#stack/dgii/book.ts';
import type { Signed } from '#stack/dgii/signature.ts';
import { structureFault } from '#stack/dgii/structure.ts';
import { allOf, valueAt } from '#stack/dgii/xml.ts';

const no = (codigo: number, valor: string, isUsed: boolean): Verdict => ({
  code: 2,
  isUsed,
  messages: [{ valor, codigo }],
});
const reusable = (codigo: number, valor: string) => no(codigo, valor, false);
const burned = (codigo: number, valor: string) => no(codigo, valor, true);

/** What an answer says of whether the number is used up; left out by one that says nothing of it. */
export const saidUse = ({ isUsed, isSilent }: Verdict): boolean | undefined =>
  isSilent ? undefined : isUsed;

export const cents = (text: string | undefined): number => Math.round(Number(text ?? '0') * 100);
const DAY_MS = 86_400_000;
const SMALL_CONSUMER_CENTS = 25_000_000;
const LATE_AFTER_DAYS = 30;

/** A day of a document in milliseconds. */
function dayOf(text: string): number {
  const [day = 0, month = 1, year = 0] = text.split('-').map(Number);
  return Date.UTC(year, month - 1, day);
}

/** What of a document is needed to judge it. */
interface Facts {
  rnc: string;
  encf: string;
  kind: string;
  total: number;
  isSummary: boolean;
}

const factsOf = ({ root }: Signed): Facts => ({
  rnc: valueAt(root, 'RNCEmisor') ?? '',
  encf: valueAt(root, 'eNCF') ?? '',
  kind: valueAt(root, 'TipoeCF') ?? '',
  total: cents(valueAt(root, 'MontoTotal')),
  isSummary: root.name === 'RFCE',
});

/**
 * Judges a document as DGII does, as far as its rules are known. Only 614, 145 and 48 are codes that others saw; the rest are the
 * counterpart's own.
 */
export function judge(book: DgiiBook, environment: Environment, signed: Signed): Verdict {
  const facts = factsOf(signed);
  return (
    structure(signed) ??
    issuer(book, signed, facts) ??
    number(book, environment, facts) ??
    door(facts) ??
    terms(signed, facts) ??
    clock(book, signed) ??
    note(book, environment, signed, facts) ??
    totals(signed, facts)
  );
}

function structure(signed: Signed): Verdict | null {
  const fault = structureFault(signed.root);
  if (fault) return reusable(1, `La estructura del XML no es válida: ${fault}`);
  return signed.fault ? reusable(2, `La firma del XML no es válida: ${signed.fault}`) : null;
}

function issuer({ memory }: DgiiBook, { holder }: Signed, { rnc }: Facts): Verdict | null {
  const taxpayer = memory.taxpayers[rnc];
  if (!taxpayer) return reusable(3, 'El RNC Emisor no existe');
  if (!taxpayer.isElectronic) return reusable(4, 'El RNC Emisor no corresponde a un emisor electrónico');
  return taxpayer.signers.includes(holder) ? null : reusable(5, `El firmante no está autorizado para ${rnc}`);
}

function number(book: DgiiBook, environment: Environment, facts: Facts): Verdict | null {
  const { rnc, encf, kind } = facts;
  const range = (book.memory.taxpayers[rnc] as Taxpayer).ranges[kind];
  const count = Number(encf.slice(3));
  if (encf.slice(1, 3) !== kind || !range || count < range.first || count > range.last)
    return reusable(6, 'El e-NCF no está autorizado para el RNC Emisor');
  if (range.expires && book.now() > new Date(`${range.expires}T23:59:59-04:00`))
    return reusable(7, 'El e-NCF autorizado se encuentra vencido');
  if (book.memory.annulled.includes(`${environment}/${rnc}/${encf}`))
    return burned(8, 'El e-NCF fue anulado');
  const isUsed = sendingsOf(book, environment, rnc, encf).some((one) => one.isUsed);
  return isUsed ? burned(145, 'El e-NCF ya fue utilizado') : null;
}

/** All sendings of a number, the first one first. */
export const sendingsOf = ({ memory }: DgiiBook, environment: Environment, rnc: string, encf: string) =>
  memory.sendings.filter(
    (one) =>
      one.environment === environment && one.rnc === rnc && one.encf.toUpperCase() === encf.toUpperCase(),
  );

/** The sending that counts: the one that was accepted, else the last. */
export function countingSending(
  book: DgiiBook,
  environment: Environment,
  rnc: string,
  encf: string,
): Sending | undefined {
  const all = sendingsOf(book, environment, rnc, encf);
  return all.find(({ code }) => code !== 2) ?? all.at(-1);
}

function door({ kind, isSummary, total }: Facts): Verdict | null {
  const isSmall = kind === '32' && total < SMALL_CONSUMER_CENTS;
  if (isSmall && !isSummary)
    return reusable(20, 'Facturas de consumo menores a RD$250,000 se remiten como resumen');
  return isSummary && !isSmall
    ? reusable(21, 'El resumen es de facturas de consumo menores a RD$250,000')
    : null;
}

/** What DGII asks for and its schemas do not. */
function terms({ root }: Signed, { kind, isSummary }: Facts): Verdict | null {
  if (isSummary) return null;
  const isNamed = valueAt(root, 'RNCComprador') ?? valueAt(root, 'IdentificadorExtranjero');
  if (kind === '32' && !isNamed) return reusable(22, 'Falta el RNC o el identificador del comprador');
  // A 43 has no place for it.
  const isOpen = kind !== '43' && valueAt(root, 'TipoPago') === '2' && !valueAt(root, 'FechaLimitePago');
  return isOpen ? reusable(23, 'FechaLimitePago es obligatoria cuando el pago es a crédito') : null;
}

const CLOCK_TOLERANCE_MS = 5 * 60_000;

function clock(book: DgiiBook, { root }: Signed): Verdict | null {
  const time = valueAt(root, 'FechaHoraFirma');
  if (!time) return null;
  const [day = '', clockTime = ''] = time.split(' ');
  const at = new Date(`${day.split('-').reverse().join('-')}T${clockTime}-04:00`).getTime();
  const isFuture = at > book.now().getTime() + CLOCK_TOLERANCE_MS;
  return isFuture ? reusable(30, 'FechaHoraFirma no puede ser futura') : null;
}

function note(
  book: DgiiBook,
  environment: Environment,
  { root }: Signed,
  { rnc, kind, total }: Facts,
): Verdict | null {
  const modified = valueAt(root, 'NCFModificado') ?? '';
  // Paper numbers are not known here.
  if (!['33', '34'].includes(kind) || !modified.startsWith('E')) return null;
  const receipt = countingSending(book, environment, rnc, modified);
  if (!receipt || receipt.code === 2 || receipt.processing > 0)
    return burned(614, 'El eNCF modificado no ha sido emitido');
  if (['33', '34'].includes(receipt.kind)) return burned(617, 'No se modifica una nota');
  if (kind === '33') return null;
  if (total > cents(receipt.total)) return burned(615, 'El monto total excede el del e-CF modificado');
  const days = (dayOf(valueAt(root, 'FechaEmision') ?? '') - dayOf(receipt.issued)) / DAY_MS;
  const expected = days > LATE_AFTER_DAYS ? '1' : '0';
  const isRight = valueAt(root, 'IndicadorNotaCredito') === expected;
  return isRight ? null : burned(616, 'IndicadorNotaCredito no es válido');
}

function totals({ root }: Signed, { total }: Facts): Verdict {
  const lines = allOf(root, 'Item');
  const itbis = valueAt(root, 'IndicadorMontoGravado') === '1' ? 0 : cents(valueAt(root, 'TotalITBIS'));
  const sum = lines.reduce((all, line) => all + cents(valueAt(line, 'MontoItem')), itbis);
  const isOff = lines.length > 0 && Math.abs(sum - total) > lines.length * 100;
  if (!isOff) return { code: 1, isUsed: true, messages: [] };
  return {
    code: 4,
    isUsed: true,
    messages: [{ valor: 'Los totales no cuadran con el detalle', codigo: 48 }],
  };
}
