import { addDays } from '../../../foundation/dates.ts';
import { month, past, quarter, weekday, year } from './dated-days.ts';
import type { Period, PeriodContext, Reader } from './days-around.ts';
import { BEFORE, day, SINCE, TO, UNTIL } from './period-words.ts';
import { endOf, named, relative, sinceBegun, written } from './relative-days.ts';
import { countOf, type Token } from './tokens.ts';

export interface FoundPeriod extends Period {
  /** The first word of it and the one behind the last. */
  readonly at: number;
  readonly to: number;
  /** How many months ahead it reaches, where it lies ahead as a count or as a unit: "the next six months". */
  readonly months?: number;
}

const readers: readonly Reader[] = [
  written,
  endOf,
  sinceBegun,
  relative,
  month,
  quarter,
  named,
  weekday,
  year,
];

function readAt(words: readonly string[], at: number, context: PeriodContext) {
  for (const read of readers) {
    const found = read(words, at, context);
    if (found) return found;
  }
  return undefined;
}

/** The days that a sentence speaks of: the first period in it, two that are joined, or one that is open at an end. */
export function periodIn(tokens: readonly Token[], context: PeriodContext): FoundPeriod | undefined {
  const words = tokens.map(({ plain }) => plain);
  for (let at = 0; at < words.length; at += 1) {
    const first = readAt(words, at, context) ?? dayOfMonth(words, at, context);
    if (!first) continue;
    const before = opening(words, at);
    const joined = past(words, first.to, new Set([...TO, 'el', 'the']));
    const second = joined > first.to ? readAt(words, joined, context) : undefined;
    if (second?.period.until && (first.period.from ?? '') <= second.period.until)
      return {
        from: first.period.from ?? second.period.until,
        until: second.period.until,
        at: before.at,
        to: second.to,
      };
    if (before.word && UNTIL.has(before.word)) {
      const until =
        BEFORE.has(before.word) && first.period.from ? addDays(first.period.from, -1) : first.period.until;
      return { ...(until && { until }), at: before.at, to: first.to };
    }
    const isOpen = before.word !== undefined && SINCE.has(before.word);
    return {
      ...(first.period.from && { from: first.period.from }),
      ...(!isOpen && first.period.until && { until: first.period.until }),
      ...(first.months && { months: first.months }),
      at: before.at,
      to: first.to,
    };
  }
  return undefined;
}

/** "Del 1 al 15 de octubre", "from the 1st to the 15th of October": the first day waits for its month. */
function dayOfMonth(words: readonly string[], at: number, context: PeriodContext) {
  const date = countOf(words[at]?.replace(/(?<=\d)(?:st|nd|rd|th)$/, ''));
  if (!date || date > 31 || !/^\d/.test(words[at] ?? '')) return undefined;
  const behind = past(words, at + 1, new Set([...TO, 'el', 'the']));
  if (behind === at + 1) return undefined;
  const second = month(words, behind, context);
  const last = second?.period.until;
  const from = last && day(Number(last.slice(0, 4)), Number(last.slice(5, 7)), date);
  return from ? { period: { from, until: from }, to: at + 1, months: undefined } : undefined;
}

/** The word before a period that leaves it open at an end, past the articles between. */
function opening(words: readonly string[], at: number): { word?: string; at: number } {
  let back = at;
  while (/^(?:el|la|los|las|the|del|de|of|en|in|on)$/.test(words[back - 1] ?? '')) back -= 1;
  const word = words[back - 1];
  return word !== undefined && (SINCE.has(word) || UNTIL.has(word)) ? { word, at: back - 1 } : { at };
}
