import type { ContractItem } from '../../leasing/rental-law.ts';
import type { Clause } from './clauses.ts';
import { moneyOf, quantitiesOf } from './quantities.ts';

const MONTHS =
  '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|january|february|march|april|may|june|july|august|september|october|november|december)';
const DATE = new RegExp(
  `\\b(?:\\d{1,2}/\\d{1,2}/\\d{4}|\\d{4}-\\d{2}-\\d{2}|\\w+[^.;]{0,12}(?:de|dias del mes de) ${MONTHS}\\b|${MONTHS} \\d{1,2}|\\d{1,2}(?:st|nd|rd|th)? (?:day )?(?:of )?${MONTHS})`,
);
const IDENTITY =
  /\b(?:\d{3}-?\d{7}-?\d|\d-?\d{2}-?\d{5}-?\d|(?:pasaporte|passport)[^.;,]{0,10} [a-z0-9]*\d{4,}[a-z0-9]*)/g;
const STREET =
  /\b(?:calle|avenida|ave?\.|carretera|autopista|urbanizacion|residencial (?:el|la|los|las)\b|sector|ensanche|respaldo|street|avenue|road|highway)/;
const PREMISES =
  /\b(?:ubicad|situad|sit[oa]\b|localizad|direccion|located|situated|address of the|premises|inmueble|apartamento|casa|unidad|local)/;
const DOMICILE = /\b(?:domicili|domicile|addresses? for (?:notices|service))/;
const ELECTED = /\b(?:elig|elec|fij|elect|choose|chosen|design|addresses? for|senal)/;
const ROOMS =
  /\b(?:habitacion|dormitorio|bano|cocina|sala\b|metros cuadrados|m2|bedroom|bath|kitchen|living room|square)/;
const CONDITION =
  /(?:\b(?:buen|optim|perfect|mal|regular|excelente|good|present|current|fair)\w*(?: \w+)? (?:estado|condicion|condition|repair)|estado (?:en que|de conservacion|actual|del inmueble)|condition at|recien pintad)/;
const FURNITURE = /(?:\bmuebles?\b|mobiliario|amueblad|enseres|furniture|furnish|appliance)/;
const USED =
  /(?:\bdestin|\buso\b|\busara\b|\buse\b|\bused\b|\bpurposes?\b)[^.;]*(?:vivienda|residen|comerci|oficina|negocio|local\b|habitac|dwelling|housing|trade|\bhome\b|business|store|office|shop)|\b(?:residential|commercial) (?:use|purposes)\b/;
const PRICE = /\b(?:alquiler|renta|precio|canon|rent)\b/;
const DUE = /\b(?:dia|dias|cada mes|mensual\w*|primer|first|day|monthly|month)\b/;
const PAID_BY =
  /(?:transferencia|cuenta|efectivo|cheque|oficina|domicilio|deposito en|transfer|account|\bcash\b|\bcheck\b|office|\bbank\b)/;
const TERM =
  /\b(?:termina|vence|vencimiento|duracion|vigencia|plazo|hasta|ends|expir\w+|term\b|until|through)/;
const SIGNED = /\b(?:hecho|firmad|suscrit|fecha del|otorgad|signed|dated|made\b|executed|date of)/;
/** What nobody has filled in yet says nothing. */
const BLANK = /_{3,}|\[\s*\]|x{4,}/;

/** What a contract must say (art. 5), each with what shows that it does. */
const evidence: Readonly<Record<ContractItem, (clauses: readonly string[]) => boolean>> = {
  parties: (clauses) => new Set(clauses.flatMap((clause) => clause.match(IDENTITY) ?? [])).size >= 2,
  address: (clauses) =>
    clauses.some((clause) => PREMISES.test(clause) && STREET.test(clause) && !DOMICILE.test(clause)),
  description: (clauses) =>
    clauses.some((clause) => ROOMS.test(clause)) && clauses.some((clause) => CONDITION.test(clause)),
  furniture: (clauses) => clauses.some((clause) => FURNITURE.test(clause)),
  use: (clauses) => clauses.some((clause) => USED.test(clause)),
  price: (clauses) =>
    clauses.some((clause) => PRICE.test(clause) && DUE.test(clause) && moneyOf(clause).length > 0) &&
    clauses.some((clause) => PAID_BY.test(clause)),
  end_date: (clauses) =>
    clauses.some(
      (clause) =>
        TERM.test(clause) &&
        (DATE.test(clause) ||
          (/duracion|vigencia|plazo|\bterm\b/.test(clause) &&
            !/notifi|aviso|notice/.test(clause) &&
            (['month', 'year'] as const).some((unit) => quantitiesOf(clause, unit).length > 0))),
    ),
  domicile: (clauses) => clauses.some((clause) => DOMICILE.test(clause) && ELECTED.test(clause)),
  contract_date: (clauses) => clauses.some((clause) => SIGNED.test(clause) && DATE.test(clause)),
};

/** What the law wants in a contract and its clauses do not say, in the order of the law. */
export function missingItems(clauses: readonly Clause[]): ContractItem[] {
  const filled = filledIn(clauses.map(({ folded }) => folded));
  const items = Object.keys(evidence) as ContractItem[];
  return items.filter((item) => !evidence[item](filled));
}

const MOST_WORDS_OF_HEADING = 5;

/** Without blanks, and without the headings and beginnings of a list that have nothing but a blank below them. */
function filledIn(clauses: readonly string[]): string[] {
  const filled: string[] = [];
  for (const clause of clauses) {
    if (!BLANK.test(clause)) filled.push(clause);
    else while (filled.length > 0 && announces(filled.at(-1) ?? '')) filled.pop();
  }
  return filled;
}

const announces = (clause: string) =>
  clause.endsWith(':') || clause.split(' ').length <= MOST_WORDS_OF_HEADING;
