import type { CurrencyCode } from '../../foundation/enums.ts';
import type { SaidDay } from './said-days.ts';
import { type SaidNumber, type SaidValues, type SpokenLanguage, saidValues } from './said-values.ts';
import type { Cell, ToolAnswer } from './tools.ts';

/** What may be said in figures: what was asked, and what tools answered. */
export interface Facts {
  readonly language: SpokenLanguage;
  /** Numbers that stand in texts, counts, and whole numbers of rows. */
  readonly plain: ReadonlySet<string>;
  readonly money: ReadonlyMap<CurrencyCode, ReadonlySet<string>>;
  /** Numbers of rows that may be rounded: those with decimals, and rates. */
  readonly rounded: readonly number[];
  readonly days: readonly SaidDay[];
  readonly signs: ReadonlySet<string>;
}

/** Columns whose numbers are parts of a whole: 0.93 and 1 are said as 93 % and 100 %. */
const RATE = /rate|ratio|share|percent|margin|chance|occupancy|coverage/i;
const key = (value: number) => Math.abs(value).toFixed(4);

/** The facts of an answer. @param asked the question; nothing that was said before counts */
export function factsOf(asked: string, answers: readonly ToolAnswer[], language: SpokenLanguage): Facts {
  const plain = new Set<string>();
  const money = new Map<CurrencyCode, Set<string>>();
  const rounded: number[] = [];
  const days: SaidDay[] = [];
  const signs = new Set<string>();
  const takeText = (text: string) => {
    const said = saidValues(text, language);
    for (const { values } of said.numbers) for (const value of values) plain.add(key(value));
    days.push(...said.days.flat());
    for (const sign of said.signs) signs.add(sign);
  };
  const takeCell = (name: string, cell: Cell) => {
    if (typeof cell === 'string') takeText(cell);
    else if (typeof cell === 'number') {
      if (Number.isInteger(cell)) plain.add(key(cell));
      else rounded.push(cell);
      if (RATE.test(name) || (Math.abs(cell) < 1 && !Number.isInteger(cell))) rounded.push(cell * 100);
    } else if (cell !== null && typeof cell === 'object') {
      const currency = cell.currency as CurrencyCode;
      money.set(currency, (money.get(currency) ?? new Set()).add(key(cell.minor / 100)));
    }
  };
  takeText(asked);
  for (const answer of answers) {
    plain.add(key(answer.count)).add(key(answer.rows.length));
    for (const row of answer.rows) for (const [name, cell] of Object.entries(row)) takeCell(name, cell);
    for (const day of [answer.from, answer.until, answer.unknown]) if (day) takeText(day);
    for (const { name, detail } of answer.candidates ?? []) takeText(`${name} · ${detail}`);
    if (answer.candidates) plain.add(key(answer.candidates.length));
  }
  return { language, plain, money, rounded, days, signs };
}

/** Whether every number, day and sign of a text stands in the facts. Texts without figures are. */
export function isGrounded(text: string, facts: Facts): boolean {
  const said: SaidValues = saidValues(text, facts.language);
  return (
    !said.isUnreadable &&
    said.numbers.every((number) => isNumberKnown(number, facts)) &&
    said.days.every((readings) => readings.some((day) => facts.days.some((known) => isWithin(day, known)))) &&
    said.signs.every((sign) => isSignKnown(sign, facts))
  );
}

function isNumberKnown({ values, decimals, isPercent, currency }: SaidNumber, facts: Facts): boolean {
  const { plain, money, rounded } = facts;
  return values.some((value) => {
    const name = key(value);
    if (plain.has(name)) return true;
    const currencies = currency === null ? [...money.keys()] : [currency];
    if (!isPercent && currencies.some((one) => money.get(one)?.has(name))) return true;
    return (
      currency === null && rounded.some((one) => Math.abs(one).toFixed(decimals) === value.toFixed(decimals))
    );
  });
}

/** A sign that stands somewhere, or numbers that are joined and stand each by itself. */
function isSignKnown(sign: string, facts: Facts): boolean {
  if (facts.signs.has(sign)) return true;
  return (
    /^\d+(?:[-/]\d+)+$/.test(sign) && sign.split(/[-/]/).every((one) => facts.plain.has(key(Number(one))))
  );
}

/** Whether a day, month or year is what a known day says, or a part of it. */
const isWithin = (said: SaidDay, known: SaidDay): boolean =>
  (['year', 'month', 'day'] as const).every((part) => said[part] === undefined || said[part] === known[part]);
