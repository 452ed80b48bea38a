import type { Token } from './tokens.ts';
import { countOf } from './tokens.ts';

/** A sum that was said, in whole units as a decimal, with its currency where that is said. */
export interface FoundMoney {
  readonly amount: string;
  readonly at: number;
  readonly to: number;
}

const SIGNS: Readonly<Record<string, 'DOP' | 'USD'>> = {
  rd$: 'DOP',
  us$: 'USD',
  peso: 'DOP',
  pesos: 'DOP',
  dop: 'DOP',
  dolar: 'USD',
  dolares: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  usd: 'USD',
  bucks: 'USD',
};
const LEAST_WITHOUT_SIGN = 100;

/** The currency of an amount or of what is asked. A sign of dollars alone may be of pesos. */
export function currencyIn(tokens: readonly Token[]): { currency: 'DOP' | 'USD'; at: number } | undefined {
  for (const [at, { plain }] of tokens.entries()) {
    const currency = SIGNS[plain];
    if (currency) return { currency, at };
  }
  return undefined;
}

/** The first sum of money: "RD$25,000.50", "25 mil pesos", "25k", "quinientos dólares". A small number alone is none. */
export function moneyIn(tokens: readonly Token[]): FoundMoney | undefined {
  for (const [at, { plain }] of tokens.entries()) {
    const read = /^(\d+(?:,\d{3})+|\d+(?:\.\d{3})+(?!\d)|\d+)(?:[.,](\d{1,2}))?(k)?$/.exec(plain);
    const whole = read ? Number(read[1]?.replace(/[.,]/g, '')) : (countOf(plain) ?? 0);
    if (whole <= 0 || whole > 999_999_999) continue;
    const next = tokens[at + 1]?.plain ?? '';
    const isThousands = /^(?:mil|thousand)$/.test(next);
    const to = at + (isThousands ? 2 : 1);
    const isSigned =
      /\$$/.test(tokens[at - 1]?.plain ?? '') ||
      SIGNS[tokens[to]?.plain ?? ''] !== undefined ||
      (tokens[to]?.plain === 'de' && SIGNS[tokens[to + 1]?.plain ?? ''] !== undefined);
    const value = whole * (isThousands || read?.[3] ? 1_000 : 1);
    const isPlausible =
      isThousands ||
      read?.[3] ||
      (/^\d/.test(plain) && value >= LEAST_WITHOUT_SIGN && !/^(?:19|20)\d{2}$/.test(plain));
    if (!isSigned && !isPlausible) continue;
    const cents = read?.[2];
    const from = /\$$/.test(tokens[at - 1]?.plain ?? '') ? at - 1 : at;
    const isNamed = SIGNS[tokens[to]?.plain ?? ''] !== undefined;
    return {
      amount: cents && Number(cents) ? `${value}.${cents.padEnd(2, '0')}` : String(value),
      at: from,
      to: isNamed ? to + 1 : to,
    };
  }
  return undefined;
}

const LEVELS: Readonly<Record<string, string>> = {
  alta: 'high',
  high: 'high',
  media: 'medium',
  medium: 'medium',
  normal: 'medium',
  baja: 'low',
  low: 'low',
  urgente: 'urgent',
  urgentes: 'urgent',
  urgent: 'urgent',
  urgently: 'urgent',
  emergencia: 'urgent',
  emergencias: 'urgent',
  emergency: 'urgent',
  urgencia: 'urgent',
};

/** How urgent something is said to be. "Alta" counts beside "prioridad" only. */
export function priorityIn(tokens: readonly Token[]): { priority: string; at: number } | undefined {
  const words = tokens.map(({ plain }) => plain);
  const isBeside = (at: number) => [-2, -1, 1, 2].some((step) => /^priori/.test(words[at + step] ?? ''));
  for (const [at, word] of words.entries()) {
    const priority = LEVELS[word];
    if (priority && (priority === 'urgent' || isBeside(at))) return { priority, at };
  }
  return undefined;
}
