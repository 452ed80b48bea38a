import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { type Analysis, convertMinor, type Estimate } from '#src/domain/public-forms/analyzer.ts';
import {
  type AssumptionField,
  assumptionFields,
  assumptionNames,
} from '#src/domain/public-forms/analyzer-fields.ts';
import type { AnalyzerState } from '#src/domain/public-forms/analyzer-state.ts';
import { currencySymbol, formatMoney, formatNumber, formatPercent } from './format.ts';
import type { Language } from './language.ts';

/** Rows of the table, whose exact figures are under `<row>.low`, `.point`, `.high` and `.other`. */
export const amountRows = ['time', 'maintenance', 'vacancy', 'savings', 'software', 'net'] as const;
export type AmountRow = (typeof amountRows)[number];

const headlines = ['hours', 'time', 'savings', 'maintenance', 'vacancy', 'net', 'roi', 'payback'] as const;
type Headline = (typeof headlines)[number];
const steps = ['units', 'hours', 'time', 'maintenance', 'vacancy', 'cost', 'net', 'roi', 'payback'] as const;
export type Step = (typeof steps)[number];

/** The names under which a page finds its figures: `data-figure="net"`. */
export type FigureName =
  | Headline
  | `${Headline}.range`
  | `${AmountRow}.${keyof Estimate | 'other'}`
  | `step.${Step}`
  | `start.${AssumptionField}`
  | 'software'
  | 'net.converted'
  | 'net.dollars'
  | 'share'
  | 'symbol'
  | 'other.symbol'
  | 'rate';
export type Figures = Readonly<Record<FigureName, string>>;

const NONE = '—';

/**
 * All that an analysis says, as text in the reader's language: the page as it is built, the page of results and the
 * page that follows the form fill in the same names. Headlines are in whole units of currency, because cents would
 * promise a precision that an estimate does not have; the table has them.
 */
export function figuresOf(state: AnalyzerState, analysis: Analysis, language: Language): Figures {
  const { currency } = analysis;
  const other: CurrencyCode = currency === 'DOP' ? 'USD' : 'DOP';
  const into = (code: CurrencyCode, amountMinor: number) =>
    convertMinor(amountMinor, currency, code, state.values.rate);
  const whole = (amountMinor: number, code: CurrencyCode = currency) =>
    formatMoney(amountMinor, code, language, { look: 'whole' });
  const hours = (hundredths: number) => `${formatNumber(hundredths / 100, language, 1)} h`;
  const percent = (basisPoints: number) => formatPercent(basisPoints / 10_000, language, 0);
  const times = (hundredths: number) => `${formatNumber(hundredths / 100, language, 1)}×`;

  const amounts = amountsOf(analysis);
  const exact = amountRows.flatMap((row) => {
    const cells = { ...amounts[row], other: amounts[row].point };
    return Object.entries(cells).map(([cell, amount]) => [
      `${row}.${cell}`,
      cell === 'other'
        ? formatMoney(into(other, amount), other, language)
        : formatMoney(amount, currency, language),
    ]);
  });
  const shown: [Headline, Estimate | null, (value: number) => string][] = [
    ['hours', analysis.hoursSavedPerWeekHundredths, hours],
    ['time', amounts.time, whole],
    ['savings', amounts.savings, whole],
    ['maintenance', amounts.maintenance, whole],
    ['vacancy', amounts.vacancy, whole],
    ['net', amounts.net, whole],
    ['roi', analysis.roiBasisPoints, percent],
    ['payback', analysis.paybackHundredths, times],
  ];
  const { point: savedHours } = analysis.hoursSavedPerWeekHundredths;
  return Object.fromEntries([
    ...exact,
    ...shown.flatMap(([name, estimate, write]) => [
      [name, estimate ? write(estimate.point) : NONE],
      [`${name}.range`, estimate ? `${write(estimate.low)} – ${write(estimate.high)}` : NONE],
    ]),
    ...assumptionNames.map((name) => [`start.${name}`, startingText(name, state, language)]),
    ...Object.entries(stepsOf(state, analysis, language)).map(([name, text]) => [`step.${name}`, text]),
    ['software', whole(analysis.softwareMinor)],
    ['net.converted', whole(into(other, analysis.netMinor.point), other)],
    ['net.dollars', whole(into('USD', analysis.netMinor.point), 'USD')],
    ['share', state.values.hours > 0 ? formatPercent(savedHours / state.values.hours, language, 0) : NONE],
    ['symbol', currencySymbol(currency)],
    ['other.symbol', currencySymbol(other)],
    ['rate', formatMoney(state.values.rate, 'DOP', language)],
  ]) as Figures;
}

function amountsOf(analysis: Analysis): Record<AmountRow, Estimate> {
  const { softwareMinor } = analysis;
  return {
    time: analysis.timeValueMinor,
    maintenance: analysis.maintenanceMinor,
    vacancy: analysis.vacancyMinor,
    savings: analysis.costSavingsMinor,
    software: { low: softwareMinor, point: softwareMinor, high: softwareMinor },
    net: analysis.netMinor,
  };
}

/** What an assumption starts from, with its sign. */
function startingText(
  name: AssumptionField,
  { starting, currency }: AnalyzerState,
  language: Language,
): string {
  const value = starting[name];
  const { kind } = assumptionFields[name];
  if (name === 'rate') return formatMoney(value, 'DOP', language);
  if (kind === 'money') return formatMoney(value, currency, language, { look: 'said' });
  return kind === 'percent'
    ? formatPercent(value / 10_000, language, 2)
    : formatNumber(value / 100, language);
}

/** Each formula with the numbers of this analysis in it. */
function stepsOf(state: AnalyzerState, analysis: Analysis, language: Language): Record<Step, string> {
  const { values, currency } = state;
  const money = (amountMinor: number) => formatMoney(amountMinor, currency, language, { look: 'said' });
  const plain = (hundredths: number) => formatNumber(hundredths / 100, language);
  const percent = (basisPoints: number) => formatPercent(basisPoints / 10_000, language, 2);
  const units = formatNumber(analysis.unitCount, language);
  const saved = plain(analysis.hoursSavedPerWeekHundredths.point);
  const time = money(analysis.timeValueMinor.point);
  const maintenance = money(analysis.maintenanceMinor.point);
  const vacancy = money(analysis.vacancyMinor.point);
  const gained = money(analysis.timeValueMinor.point + analysis.costSavingsMinor.point);
  const cost = money(analysis.softwareMinor);
  const net = money(analysis.netMinor.point);
  const rent = money(values.rent);
  const roi = analysis.roiBasisPoints;
  const payback = analysis.paybackHundredths;
  return {
    units: `${plain(values.propertyCount)} × ${plain(values.unitsPerProperty)} = ${units}`,
    hours: `${plain(values.hours)} h × ${percent(values.reach)} × ${percent(values.timeSaved)} = ${saved} h`,
    time: `${saved} h × 52 × ${money(values.hourValue)} = ${time}`,
    maintenance: `${units} × ${rent} × 12 × ${percent(values.maintenance)} × ${percent(values.maintenanceSaved)} = ${maintenance}`,
    vacancy: `${units} × ${rent} ÷ 30 × ${plain(values.vacancyDays)} × ${plain(values.turnovers)} = ${vacancy}`,
    cost: `${money(values.software)} × 12 = ${cost}`,
    net: `${time} + ${maintenance} + ${vacancy} − ${cost} = ${net}`,
    roi: roi ? `${net} ÷ ${cost} = ${percent(roi.point)}` : NONE,
    payback: payback ? `${gained} ÷ ${cost} = ${plain(payback.point)}×` : NONE,
  };
}
