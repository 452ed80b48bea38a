import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import type { Cell, ToolAnswer } from '#src/domain/insight/assistant/tools.ts';
import type { CalendarEntriesText, EntryParts } from '#src/i18n/dictionaries/calendar/calendar-entries.en.ts';
import type { CommonText } from '#src/i18n/dictionaries/foundation/common.en.ts';
import type { MeasuresText } from '#src/i18n/dictionaries/insight/measures.en.ts';
import type { ToolAnswersText } from '#src/i18n/dictionaries/insight/tool-answers.en.ts';
import { formatDate, formatMoney, formatNumber, formatPercent } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';

/** Whose words cells are shown in. */
export interface CellReader {
  readonly language: Language;
  readonly timeZone: string;
  readonly text: ToolAnswersText;
  readonly enums: CommonText['enums'];
  readonly entries: CalendarEntriesText;
  readonly measures: MeasuresText;
}

type Line = ToolAnswer['rows'][number];
type Words = Readonly<Record<string, string>>;

const DAY = /^\d{4}-\d\d-\d\d$/;
const MONTH = /^\d{4}-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT/;
/** Columns whose values are names of the product's own. Everything else is what people wrote. */
const NAMED: ReadonlySet<string> = new Set([
  'status',
  'priority',
  'action',
  'kind',
  'what',
  'method',
  'type',
]);

/** What is no column: where the record is, and what the figure of a measure is. */
const HIDDEN: ReadonlySet<string> = new Set(['path', 'measure', 'unit_of_value']);
const noParts: EntryParts = { title: '', number: '', card: '', month: '', days: '' };

/** A cell as its reader sees it; undefined for what is not known. */
export function shownCell(column: string, row: Line, reader: CellReader): string | undefined {
  const cell: Cell | undefined = row[column];
  if (cell === null || cell === undefined || cell === '') return undefined;
  const { language, text } = reader;
  if (typeof cell === 'object') return formatMoney(cell.minor, cell.currency as CurrencyCode, language);
  if (typeof cell === 'boolean') return cell ? text.yes : text.no;
  if (typeof cell === 'number') return shownNumber(cell, column, row, language);
  if (DAY.test(cell)) return formatDate(cell, language);
  if (MONTH.test(cell)) return formatDate(`${cell}-01`, language, 'month');
  if (INSTANT.test(cell)) return formatDate(todayIn(reader.timeZone, Date.parse(cell)), language);
  if (column === 'rule') return ruleOf(cell, row, reader);
  return NAMED.has(column) ? (namesOf(reader)[cell] ?? cell) : cell;
}

const shownNumber = (value: number, column: string, row: Line, language: Language) =>
  column === 'chance' || (column === 'value' && row.unit_of_value === 'percent')
    ? formatPercent(value / 100, language)
    : formatNumber(value, language);

function namesOf({ text, enums }: CellReader): Words {
  return {
    ...enums.propertyType,
    ...enums.paymentMethod,
    ...enums.paymentStatus,
    ...enums.leaseStatus,
    ...enums.chargeKind,
    ...enums.unitUse,
    ...text.value,
  };
}

/** What an entry of the calendar is called, with its own title where it is one that people wrote. */
function ruleOf(rule: string, row: Line, { entries }: CellReader): string {
  const rules: Readonly<Record<string, (parts: EntryParts) => string>> = entries.rule;
  const title = typeof row.title === 'string' ? row.title : '';
  return rules[rule]?.({ ...noParts, title }) || title;
}

/** The columns that any row has something in, in the order of the first row that has each. The address of a record is none. */
export function columnsOf(rows: readonly Line[], reader: CellReader): readonly string[] {
  const hasRules = rows.some((row) => row.rule !== undefined);
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  return [...names].filter(
    (name) =>
      !HIDDEN.has(name) &&
      !(hasRules && name === 'title') &&
      rows.some((row) => shownCell(name, row, reader) !== undefined),
  );
}
