import { BASIS_POINTS_IN_WHOLE } from '#src/domain/foundation/money.ts';
import { type IsoMonth, lastDayOf } from '#src/domain/foundation/months.ts';
import { type TaxForm, taxpayerKinds } from '#src/domain/taxes/codes.ts';
import { BY_OTHERS, EVERY, type FigureLine } from '#src/domain/taxes/figure-lines.ts';
import { IR17_2026_FROM, isrRateOn } from '#src/domain/taxes/isr-rates.ts';
import type { OwnerTaxFormText } from '#src/i18n/dictionaries/taxes/owner-tax-form.en.ts';
import { formatPercent } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';

/** What a figure of a form is called, made of, and counted by. */
export interface FigureSource {
  readonly name: string;
  readonly lines: readonly FigureLine[];
  /** What puts a paper into the month where it is not its own day. */
  readonly countedOn: 'withheldOn' | 'paidOn' | null;
}

type Lines = ReadonlyMap<string, readonly FigureLine[]>;

/** The figure that an address names; null for one that the form has not. */
export function figureSource(
  form: TaxForm,
  figure: string,
  lines: Lines,
  text: OwnerTaxFormText,
): FigureSource | null {
  const of = (...keys: readonly string[]) => keys.flatMap((key) => lines.get(key) ?? []);
  if (form === 'IR-17') {
    const kind = kindName(figure, text);
    if (figure === EVERY)
      return { name: text.figure.allIsr, lines: of(...lines.keys()), countedOn: 'paidOn' };
    return kind ? { name: kind, lines: of(figure), countedOn: 'paidOn' } : null;
  }
  if (form !== 'IT-1') return null;
  switch (figure) {
    case 'taxable':
    case 'exempt':
    case 'billed':
    case 'advanced':
      return { name: text.itbis[figure], lines: of(figure), countedOn: null };
    case 'withheld':
      return { name: text.itbis.withheld, lines: of(figure), countedOn: 'withheldOn' };
    case 'cards':
      return { name: text.itbis.cards, lines: of(figure), countedOn: null };
    case BY_OTHERS:
      return { name: text.figure.byOthers, lines: of('withheld', 'cards'), countedOn: 'withheldOn' };
    case 'clientsIsr':
      return { name: text.figure.clientsIsr, lines: of(figure), countedOn: 'withheldOn' };
    case 'person':
    case 'company':
      return {
        name: `${text.figure.allWithheld}: ${text.itbis.vendors[figure]}`,
        lines: of(figure),
        countedOn: 'paidOn',
      };
    case EVERY:
      return { name: text.figure.allWithheld, lines: of(...taxpayerKinds), countedOn: 'paidOn' };
    default:
      return null;
  }
}

/** A kind of income tax, as column 17 of the 606 numbers it. */
export function kindName(kind: string, { isrKinds }: OwnerTaxFormText): string | null {
  return Object.entries(isrKinds).find(([own]) => own === kind)?.[1] ?? null;
}

/** A kind of income tax as the month's IR-17 has its row, with the rate of the month's end. */
export function rowName(
  kind: string,
  month: IsoMonth | undefined,
  text: OwnerTaxFormText,
  language: Language,
): string {
  const named = Object.entries(text.ir17Rows).find(([own]) => own === kind)?.[1];
  const row = (month !== undefined && month >= IR17_2026_FROM && named) || kindName(kind, text) || kind;
  const rate = month === undefined ? null : isrRateOn(kind, lastDayOf(month));
  if (rate === null) return row;
  return text.ir17Rate({ row, rate: formatPercent(rate / BASIS_POINTS_IN_WHOLE, language) });
}
