import { unwrap } from '#src/data/errors.ts';
import { callWith } from '#src/data/functions.ts';
import { startOfMonth } from '#src/domain/foundation/dates.ts';
import type { Cell } from '#src/domain/insight/assistant/tools.ts';
import { type Measure, measures, measureValue } from '#src/domain/insight/measures/catalog.ts';
import type {
  DimensionId,
  MeasureAnswer,
  MeasureFilter,
  MeasureId,
  MeasureQuestion,
  MeasureRow,
} from '#src/domain/insight/measures/names.ts';
import { amount, answerOf, textArgument } from './answer.ts';
import { daysOf } from './payments.ts';
import type { MemberRunner } from './reader.ts';
import { namedRecords } from './records.ts';

/** A figure of the list of measures, a row for each line that it is cut into; this month so far where no days are said. */
export const measure: MemberRunner = async (run) => {
  const named = await namedRecords(run, ['property', 'unit', 'tenant']);
  if ('answer' in named) return named.answer;
  const { client, organizationId, reader, arguments: values } = run;
  const id = values.measure as MeasureId;
  const by = (values.by ?? []) as readonly DimensionId[];
  const { from, until } = daysOf(values, startOfMonth(reader.today), reader.today);
  const currency = textArgument(values, 'currency');
  const where: MeasureFilter[] = Object.entries(named.records).map(([dimension, record]) => ({
    dimension: dimension as DimensionId,
    values: [record.id],
  }));
  if (currency) where.push({ dimension: 'currency', values: [currency] });
  const question: MeasureQuestion = { measure: id, by, where, from, until };
  const answers = unwrap(
    await callWith(client, 'measures', { organizationId, questions: [question] as never }),
  ) as unknown as readonly MeasureAnswer[];
  const { rows, names } = answers[0] ?? { rows: [], names: {} };
  const lines = rows.map((row) => lineOf(row, by, names, id));
  return answerOf(lines, ['/analytics'], rows.length, { from, until });
};

function lineOf(
  row: MeasureRow,
  by: readonly DimensionId[],
  names: Readonly<Record<string, string>>,
  id: MeasureId,
): Readonly<Record<string, Cell>> {
  const keys = by.map((dimension, at): [string, Cell] => {
    const key = row.keys[at] ?? null;
    return [dimension, key === null ? null : (names[key] ?? key)];
  });
  const { unit } = measures[id];
  return {
    ...Object.fromEntries(keys),
    measure: id,
    value: cellOf(row, measures[id]),
    unit_of_value: unit === 'ratio' ? 'percent' : unit,
  };
}

/** The value of a row; a ratio in percent. Null where it is not known. */
function cellOf(row: MeasureRow, traits: Measure): Cell {
  const value = measureValue(row, traits);
  if (value === null) return null;
  if (traits.unit === 'money' || traits.unit === 'money_per_area')
    return amount(Math.round(value), row.currency);
  const scaled = traits.unit === 'ratio' ? value * 100 : value;
  return Math.round(scaled * 10) / 10;
}
