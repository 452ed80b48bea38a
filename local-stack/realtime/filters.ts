/** What a client asked to hear about: the `postgres_changes` part of a channel. */
export interface ChangeFilter {
  id: number;
  event: string;
  schema?: string;
  table?: string;
  /** One or more conditions like `amount=gt.500`, separated by commas. */
  filter?: string;
}

/** A committed change of one row. */
export interface Change {
  schema: string;
  table: string;
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  /** The row after the change; for a deletion, its key. */
  record: Record<string, unknown>;
}

function compare(actual: unknown, wanted: string): number {
  if (typeof actual === 'number') return actual - Number(wanted);
  const text = String(actual);
  if (text === wanted) return 0;
  return text < wanted ? -1 : 1;
}

const operators: Record<string, (actual: unknown, wanted: string) => boolean> = {
  eq: (actual, wanted) => String(actual) === wanted,
  neq: (actual, wanted) => String(actual) !== wanted,
  lt: (actual, wanted) => compare(actual, wanted) < 0,
  lte: (actual, wanted) => compare(actual, wanted) <= 0,
  gt: (actual, wanted) => compare(actual, wanted) > 0,
  gte: (actual, wanted) => compare(actual, wanted) >= 0,
  in: (actual, wanted) =>
    wanted
      .replace(/^\(|\)$/g, '')
      .split(',')
      .includes(String(actual)),
};

function passesCondition(condition: string, record: Record<string, unknown>): boolean {
  const [, column, operator, wanted] = /^([^=]+)=(\w+)\.(.*)$/s.exec(condition) ?? [];
  if (column === undefined || operator === undefined || wanted === undefined) return false;
  return operators[operator]?.(record[column], wanted) ?? false;
}

/** Whether a client that asked with this filter hears of the change, row level security aside. */
export function matchesFilter(filter: ChangeFilter, change: Change): boolean {
  const isAny = (wanted: string | undefined, actual: string) =>
    !wanted || wanted === '*' || wanted === actual;
  return (
    isAny(filter.event?.toUpperCase(), change.type) &&
    isAny(filter.schema, change.schema) &&
    isAny(filter.table, change.table) &&
    // A comma inside parentheses belongs to a list of values.
    (filter.filter ?? '')
      .split(/,(?![^(]*\))/)
      .filter(Boolean)
      .every((condition) => passesCondition(condition, change.record))
  );
}
