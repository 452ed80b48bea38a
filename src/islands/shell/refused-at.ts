import type { AppError } from '#src/data/errors.ts';

/** Refusals that are about one field and do not name it. */
const FIELD_OF_CODE: Readonly<Record<string, string>> = {
  rent_not_positive: 'rent_minor',
  amount_not_positive: 'amount_minor',
  term_ends_before_start: 'ends_on',
};

/**
 * The sentence of a refusal, for the field that it is about. @param column the field's column in the database
 */
export function refusedAt(
  { failure, error }: { failure: AppError | null; error: string | null },
  ...columns: string[]
): string | undefined {
  if (!failure || !error) return undefined;
  const { fields } = failure.params;
  const named = Array.isArray(fields) ? fields : [FIELD_OF_CODE[failure.code]];
  return columns.some((column) => named.includes(column)) ? error : undefined;
}
