import { endOfMonth, isIsoDate } from '#src/domain/foundation/dates.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import type { Cell, ToolAnswer, ToolArguments, ToolName } from '#src/domain/insight/assistant/tools.ts';
import { answers as english } from './dictionaries/insight/answers.en.ts';
import { answers as spanish } from './dictionaries/insight/answers.es.ts';
import { formatDate, formatMoney, formatNumber, formatPercent } from './format.ts';
import type { Language } from './language.ts';

/** A row of an answer in words. */
export interface SaidLine {
  /** What the row is about. */
  readonly name: string;
  /** "Rent: RD$25,000.00". */
  readonly details: readonly string[];
  /** Where it stands, within the reader's area. */
  readonly path?: string;
}

/** An answer in words: one short sentence, then the rows. */
export interface SaidAnswer {
  readonly lead: string;
  readonly lines: readonly SaidLine[];
}

const texts = { es: spanish, en: english };
type Named = Readonly<Record<string, string | undefined>>;

/** These say what a row is about; others are its details. */
const HEADS = ['month', 'quarter', 'year', 'tenant', 'property', 'unit', 'name', 'title', 'what'];
const SKIPPED = new Set(['path', 'id']);

const filled = (template: string, values: Named) =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/**
 * The words of an answer. Each figure is one of the answer's: none is added up or worked out here. Texts of people stand as they
 * are.
 */
export function sayAnswer(
  language: Language,
  tool: ToolName,
  args: ToolArguments,
  answer: ToolAnswer,
): SaidAnswer {
  const text = texts[language];
  if (answer.unknown !== undefined)
    return { lead: filled(text.unknownRecord, { name: answer.unknown }), lines: [] };
  if (answer.candidates) {
    const lines = answer.candidates.map(({ name, detail }) => ({ name, details: detail ? [detail] : [] }));
    return { lead: text.candidates, lines };
  }
  const days = daysSaid(answer, language);
  if (tool === 'measure') return sayMeasure(language, args, answer, days);
  const lines = answer.rows.map((row) => sayRow(row, language));
  const isForm = tool.startsWith('prepare');
  const named: Named = text.leads;
  const none: Named = text.none;
  const isEmpty = answer.count === 0 && !isForm;
  const lead = (isEmpty ? (none[tool] ?? text.nothing) : named[tool]) ?? text.nothing;
  return { lead: filled(lead, { days, count: formatNumber(answer.count, language) }), lines };
}

/** A measure's one figure stands in the sentence; several follow it. */
function sayMeasure(language: Language, args: ToolArguments, { rows }: ToolAnswer, days: string): SaidAnswer {
  const text = texts[language];
  const measure = (text.measures as Named)[String(args.measure)] ?? String(args.measure);
  const [only] = rows;
  if (!only) return { lead: filled(text.noFigure, { measure, days }), lines: [] };
  const isAlone = rows.length === 1 && Object.keys(only).every((key) => FIGURES.has(key) || SKIPPED.has(key));
  if (isAlone) {
    const value = figureOf(only, language);
    return { lead: filled(value ? text.figure : text.noFigure, { measure, days, value }), lines: [] };
  }
  const lines = rows.map((row) => {
    const heads = Object.entries(row).filter(([key]) => !FIGURES.has(key) && !SKIPPED.has(key));
    const name = heads.map(([key, cell]) => sayCell(key, cell, language) ?? text.without).join(' · ');
    return { name, details: [figureOf(row, language) ?? text.noValue], ...pathOf(row) };
  });
  return { lead: filled(text.figures, { measure, days }), lines };
}

/** The keys under which a measure's figure stands. */
const FIGURES = new Set(['amount', 'value', 'share', 'count']);

function figureOf(row: Readonly<Record<string, Cell>>, language: Language): string | undefined {
  const figures = Object.entries(row).filter(([key]) => FIGURES.has(key));
  return figures.map(([key, cell]) => sayCell(key, cell, language)).find((said) => said !== undefined);
}

const pathOf = ({ path }: Readonly<Record<string, Cell>>) => (typeof path === 'string' ? { path } : {});

function sayRow(row: Readonly<Record<string, Cell>>, language: Language): SaidLine {
  const { labels } = texts[language];
  const said = Object.entries(row).flatMap(([key, cell]) => {
    const value = SKIPPED.has(key) ? undefined : sayCell(key, cell, language);
    return value === undefined ? [] : [{ key, value }];
  });
  const heads = said.filter(({ key }) => HEADS.includes(key));
  const details = said.filter(({ key }) => !HEADS.includes(key));
  const label = (key: string) => (labels as Named)[key];
  return {
    name: heads.map(({ value }) => value).join(' · '),
    details: details.map(({ key, value }) => (label(key) ? `${label(key)}: ${value}` : value)),
    ...pathOf(row),
  };
}

/** A cell as people read it; undefined where it is not known, or a code that has no word. */
function sayCell(key: string, cell: Cell | undefined, language: Language): string | undefined {
  if (cell === null || cell === undefined || cell === '') return undefined;
  if (typeof cell === 'object') return formatMoney(cell.minor, cell.currency as CurrencyCode, language);
  const values = (texts[language].values as Readonly<Record<string, Named>>)[key];
  if (values) return values[String(cell)];
  if (typeof cell === 'boolean') return undefined;
  if (typeof cell === 'number')
    return key === 'share' ? formatPercent(cell, language) : formatNumber(cell, language);
  if (/^\d{4}-\d{2}$/.test(cell)) return formatDate(cell, language, 'month');
  const day = cell.slice(0, 10);
  const isDay = isIsoDate(day) && (cell.length === day.length || /^T\d{2}:/.test(cell.slice(day.length)));
  if (isDay && key === 'month') return formatDate(day.slice(0, 7), language, 'month');
  return isDay ? formatDate(day, language) : cell;
}

/** The days of an answer in a sentence, with a blank before: " in October 2026". */
function daysSaid({ from, until }: ToolAnswer, language: Language): string {
  const text = texts[language];
  const said = { from: from && formatDate(from, language), until: until && formatDate(until, language) };
  if (from && until) {
    const isMonth = from.endsWith('-01') && until === endOfMonth(from);
    if (isMonth) return filled(text.inMonth, { month: formatDate(from.slice(0, 7), language, 'month') });
    return filled(from === until ? text.on : text.between, said);
  }
  if (from) return filled(text.since, said);
  return until ? filled(text.before, said) : '';
}
