/** A day, a month or a year. */
export interface SaidDay {
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
}

const MONTH_NAMES = [
  'enero|ene|january|jan',
  'febrero|february|feb',
  'marzo|march|mar',
  'abril|abr|april|apr',
  'mayo|may',
  'junio|june|jun',
  'julio|july|jul',
  'agosto|ago|august|aug',
  'septiembre|setiembre|september|sept|sep|set',
  'octubre|october|oct',
  'noviembre|november|nov',
  'diciembre|december|dic|dec',
];
const MONTH = `(?:${MONTH_NAMES.join('|')})\\b\\.?`;
const monthOf = (name: string) =>
  MONTH_NAMES.findIndex((names) => names.split('|').includes(name.replace('.', ''))) + 1;
const ORDINAL = '(?:st|nd|rd|th|ro|er)?';
const YEAR = '(?:,? (?:de |del |of )?(\\d{4})\\b)?';
const optional = (year: string | undefined) => (year === undefined ? {} : { year: Number(year) });

type DayReader = (...found: readonly (string | undefined)[]) => readonly (readonly SaidDay[])[];
/** How days, months and years are said, and what each match means; the former take words away from the latter. */
export const saidDays: readonly (readonly [pattern: RegExp, read: DayReader])[] = [
  // 2026-11-03, with a time of day or without.
  [
    /\b(\d{4})-(\d{2})-(\d{2})(?:t\d{2}:\d{2}\S*|\b)/g,
    (year, month, day) => [[{ year: Number(year), month: Number(month), day: Number(day) }]],
  ],
  [/\b(\d{4})-(\d{2})\b(?!-)/g, (year, month) => [[{ year: Number(year), month: Number(month) }]]],
  [
    /\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/g,
    (one, two, year = '') => {
      const full = Number(year.length === 2 ? `20${year}` : year);
      return [
        [
          { year: full, month: Number(two), day: Number(one) },
          { year: full, month: Number(one), day: Number(two) },
        ],
      ];
    },
  ],
  // "del 1 al 30 de noviembre de 2026", "1 to 30 November".
  [
    new RegExp(
      `\\b(\\d{1,2}) ?(?:al?|y|to|and|-|–|hasta el) ?(\\d{1,2})${ORDINAL} (?:de |of )?(${MONTH})${YEAR}`,
      'g',
    ),
    (from, until, month = '', year) =>
      [from, until].map((day) => [{ ...optional(year), month: monthOf(month), day: Number(day) }]),
  ],
  [
    new RegExp(`\\b(\\d{1,2})${ORDINAL} (?:de |of )?(${MONTH})${YEAR}`, 'g'),
    (day, month = '', year) => [[{ ...optional(year), month: monthOf(month), day: Number(day) }]],
  ],
  [
    new RegExp(
      `\\b(${MONTH}) (\\d{1,2})${ORDINAL}(?: ?(?:to|-|–|and) ?(\\d{1,2})${ORDINAL})?(?![\\d.,]*\\d)${YEAR}`,
      'g',
    ),
    (month = '', from, until, year) =>
      [from, until]
        .filter((day) => day !== undefined)
        .map((day) => [{ ...optional(year), month: monthOf(month), day: Number(day) }]),
  ],
  [
    new RegExp(`\\b(${MONTH})(?: de| del| of|,)? (\\d{4})\\b`, 'g'),
    (month = '', year) => [[{ month: monthOf(month), year: Number(year) }]],
  ],
  [
    /\b(?:en|de|del|in|of|ano|year|for|durante|desde|hasta|since|until) (?:el |the )?((?:19|20)\d{2})\b(?![.,]\d|-\d)/g,
    (year) => [[{ year: Number(year) }]],
  ],
];
