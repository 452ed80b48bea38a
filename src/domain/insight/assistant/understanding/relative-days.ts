import { isIsoDate } from '../../../foundation/dates.ts';
import { around, MONTHS_IN, type PeriodContext, type Reader, stretch } from './days-around.ts';
import { day, LAST, NEXT, THIS, type Unit, units } from './period-words.ts';
import { countOf } from './tokens.ts';

export const written: Reader = (words, at, { language }) => {
  const word = words[at] ?? '';
  if (isIsoDate(word)) return { period: { from: word, until: word }, to: at + 1 };
  const [, first, second, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{2,4})$/.exec(word) ?? [];
  if (!year) return undefined;
  const [month, date] = language === 'en' ? [first, second] : [second, first];
  const found = day(Number(year) + (year.length === 2 ? 2000 : 0), Number(month), Number(date));
  return found ? { period: { from: found, until: found }, to: at + 1 } : undefined;
};

export const named: Reader = (words, at, { today }) => {
  const pair = `${words[at]} ${words[at + 1]}`;
  if (/^(?:esta manana|esta tarde|esta noche|this morning|this afternoon|this evening)$/.test(pair))
    return { period: around('day', today, 0), to: at + 2 };
  if (pair === 'last night') return { period: around('day', today, -1), to: at + 2 };
  const moved = {
    hoy: 0,
    today: 0,
    ayer: -1,
    anoche: -1,
    yesterday: -1,
    anteayer: -2,
    antier: -2,
    tomorrow: 1,
  }[words[at] ?? ''];
  if (moved !== undefined) return { period: around('day', today, moved), to: at + 1 };
  return words[at] === 'manana' && words[at - 1] !== 'la'
    ? { period: around('day', today, 1), to: at + 1 }
    : undefined;
};

export const sinceBegun: Reader = (words, at, { today }) => {
  const said = words.slice(at, at + 6).join(' ');
  const [whole, unit] =
    /^(?:en )?lo que (?:va|llevamos) (?:de|del) (?:este )?(ano|mes|trimestre)|^so far this (year|month|quarter)|^(year) to date|^(month) to date/
      .exec(said)
      ?.filter(Boolean) ?? [];
  const kind = units.get(unit ?? '');
  if (whole && kind)
    return { period: { ...around(kind, today, 0), until: today }, to: at + whole.split(' ').length };
  return words[at] === 'ytd'
    ? { period: { ...around('year', today, 0), until: today }, to: at + 1 }
    : undefined;
};

/** "Fin de año", "the end of the month": up to the last day of it. */
export const endOf: Reader = (words, at, { today }) => {
  const [whole, unit] =
    /^(?:fin|final|finales) (?:de|del) (ano|mes|trimestre)|^end of (?:the |this )?(year|month|quarter)/
      .exec(words.slice(at, at + 4).join(' '))
      ?.filter(Boolean) ?? [];
  const until = around(units.get(unit ?? '') ?? 'year', today, 0).until;
  return whole && until ? { period: { until }, to: at + whole.split(' ').length } : undefined;
};

/** "Half a year", "the next half year", "medio año", "el próximo semestre": six months that begin or end today. */
function halfYear(words: readonly string[], at: number, context: PeriodContext) {
  const first = words[at] ?? '';
  const start = NEXT.has(first) || LAST.has(first) || AHEAD.has(first) ? at + 1 : at;
  const [, whole] =
    /^((?:medio ano|semestre|half an? year|half year|six month period)(?: que viene)?)(?: |$)/.exec(
      words.slice(start, start + 5).join(' '),
    ) ?? [];
  if (!whole) return undefined;
  return {
    period: stretch('month', HALF_YEAR, context, !LAST.has(first)),
    to: start + whole.split(' ').length,
    ...(!LAST.has(first) && { months: HALF_YEAR }),
  };
}
const HALF_YEAR = 6;

const AHEAD = new Set(['en', 'in', 'dentro', 'a', 'for', 'para']);

/** "This month", "el mes pasado", "the next six months", "hace dos meses", "two months ago". */ export const relative: Reader =
  (words, at, context) => {
    const [first = '', second = '', third = '', fourth = ''] = words.slice(at, at + 4);
    const { today } = context;
    const moved = LAST.has(first) ? -1 : NEXT.has(first) ? 1 : THIS.has(first) ? 0 : undefined;
    const unit = units.get(second);
    const ahead = (kind: Unit, count: number) =>
      MONTHS_IN[kind] ? { months: (MONTHS_IN[kind] ?? 1) * count } : {};
    if (moved !== undefined && unit && unit !== 'day') {
      const isPlural = /s$/.test(second) && second !== 'mes';
      if (!(isPlural && moved !== 0))
        return { period: around(unit, today, moved), to: at + 2, ...(moved > 0 && ahead(unit, 1)) };
    }
    const half = halfYear(words, at, context);
    if (half) return half;
    const count = countOf(second);
    const counted = units.get(third);
    if (moved && count && counted)
      return {
        period: stretch(counted, count, context, moved > 0),
        to: at + 3,
        ...(moved > 0 && ahead(counted, count)),
      };
    const own = units.get(first);
    if (own && own !== 'day' && LAST.has(second) && !units.has(third))
      return { period: around(own, today, -1), to: at + 2 };
    if (own && NEXT.has(second)) return { period: around(own, today, 1), to: at + 2, ...ahead(own, 1) };
    if (own && second === 'que' && /^viene/.test(third))
      return { period: around(own, today, 1), to: at + 3, ...ahead(own, 1) };
    if (own && second === 'en' && third === 'curso') return { period: around(own, today, 0), to: at + 3 };
    const many = countOf(first);
    if (many && unit && (NEXT.has(third) || LAST.has(third)))
      return {
        period: stretch(unit, many, context, NEXT.has(third)),
        to: at + 3,
        ...(NEXT.has(third) && ahead(unit, many)),
      };
    if (many && unit && /^(?:out|ahead|from)$/.test(third))
      return { period: stretch(unit, many, context, true), to: at + 3, ...ahead(unit, many) };
    if (many && unit && third === 'ago') return { period: around(unit, today, -many), to: at + 3 };
    const ago = countOf(second) ?? (/^an?$/.test(second) ? 1 : undefined);
    if (first === 'hace' && ago && counted) return { period: around(counted, today, -ago), to: at + 3 };
    if (AHEAD.has(first) && (ago ?? countOf(third))) {
      const isFar = first === 'dentro';
      const kind = units.get(isFar ? fourth : third);
      const inCount = (isFar ? countOf(third) : ago) ?? 0;
      if (kind && inCount)
        return {
          period: stretch(kind, inCount, context, true),
          to: at + (isFar ? 4 : 3),
          ...ahead(kind, inCount),
        };
    }
    return undefined;
  };
