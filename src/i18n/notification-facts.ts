import { type CurrencyCode, currencyCodes } from '#src/domain/foundation/enums.ts';
import { formatDate, formatDateRange, formatInstant, formatList, formatMoney } from './format.ts';
import type { Language } from './language.ts';

/** What the words of a notification are made of, ready to be said; empty where it has none. */
export interface NotificationFacts {
  readonly amount: string;
  /** "Torre, 3-B" */
  readonly place: string;
  /** The day that it is about. */
  readonly day: string;
  /** From when to when, of a report. */
  readonly span: string;
  /** When it happened, to the minute. */
  readonly at: string;
  /** What it is about in somebody's words: a title, a subject, the name of a document or an area. */
  readonly title: string;
  /** Who did something, or is concerned. */
  readonly who: string;
  readonly landlord: string;
  /** The number of a receipt or of a request. */
  readonly number: string;
  readonly count: number;
  /** What became of it, as the database names it. */
  readonly state: string;
  /** Of what ends: it has ended. */
  readonly isOver: boolean;
  /** Whether a fact is true, by its name. */
  readonly is: (fact: string) => boolean;
}

type Parameters = Readonly<Record<string, unknown>>;

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

const firstText = (parameters: Parameters, names: readonly string[]): string => {
  const found = names.map((name) => parameters[name]).find((value) => typeof value === 'string' && value);
  return typeof found === 'string' ? found : '';
};

const DAYS = [
  'charge_on',
  'retry_on',
  'respond_by',
  'last_day',
  'moves_on',
  'due_on',
  'first_on',
  'visit_on',
  'starts_on',
];
const AMOUNTS = ['amount_minor', 'owed_minor', 'limit_minor', 'total_minor'];
const STATES = ['decision', 'state', 'status', 'outcome', 'event', 'kind', 'reason'];
const WHO = ['tenant', 'applicant', 'from', 'holder', 'issuer', 'vendor'];

function amountOf(parameters: Parameters, language: Language): string {
  const name = AMOUNTS.find((one) => typeof parameters[one] === 'number');
  const currency = currencyCodes.find((code) => code === parameters.currency) as CurrencyCode | undefined;
  if (!name || !currency) return '';
  const fee = typeof parameters.fee_minor === 'number' ? parameters.fee_minor : 0;
  return formatMoney(Number(parameters[name]) + fee, currency, language);
}

function titleOf(parameters: Parameters, language: Language): string {
  const documents = parameters.documents;
  if (typeof documents === 'object' && documents !== null)
    return formatList(Object.values(documents).map(String), language);
  const [own, other] = language === 'es' ? ['title_es', 'title_en'] : ['title_en', 'title_es'];
  return firstText(parameters, [own, other, 'title', 'subject', 'name', 'description', 'area']);
}

const dayOf = (parameters: Parameters, language: Language) => {
  const day = firstText(parameters, DAYS);
  return isDay(day) ? formatDate(day, language, 'long') : '';
};

const spanOf = ({ from, to }: Parameters, language: Language) =>
  isDay(from) && isDay(to) ? formatDateRange(from, to, language, 'day') : '';

/**
 * The facts of a notification in a reader's words. What a newer or an older release left out is empty.
 *
 * @param parameters as `public.notifications` has them, in the database's names
 */
export function notificationFacts(
  parameters: Parameters,
  language: Language,
  timeZone: string,
): NotificationFacts {
  const at = firstText(parameters, ['at', 'starts_at']);
  const { count, entries, number, encf, ncf } = parameters;
  return {
    amount: amountOf(parameters, language),
    place: [parameters.property, parameters.unit].filter(Boolean).join(', '),
    day: dayOf(parameters, language),
    span: spanOf(parameters, language),
    at: Number.isNaN(Date.parse(at)) ? '' : formatInstant(at, language, timeZone),
    title: titleOf(parameters, language),
    who: isDay(parameters.from) ? firstText(parameters, ['tenant']) : firstText(parameters, WHO),
    landlord: firstText(parameters, ['landlord', 'organization']),
    number: String(encf ?? ncf ?? number ?? ''),
    count: Number(count ?? entries ?? 0),
    state: firstText(parameters, STATES),
    isOver: parameters.days === 0,
    is: (fact) => parameters[fact] === true,
  };
}
