import type { ToolAnswer } from '#src/domain/insight/assistant/tools.ts';

/** A result is at most so long, about 4,000 tokens: rows at its end are left out and said to be. */
const MOST_CHARACTERS = 12_000;

/**
 * What a model is told of a tool's answer, in JSON. Names and texts of people and documents stand under `untrusted_data` alone.
 * Addresses are not told: the reader gets them from the tool.
 */
export function toolResult({ rows, count, from, until, candidates, unknown, places }: ToolAnswer): string {
  const written = (shown: number) =>
    JSON.stringify({
      count,
      rows_shown: shown,
      ...(from && { from }),
      ...(until && { until }),
      has_form: places.length > 0 && rows.length === 0,
      untrusted_data: {
        rows: rows.slice(0, shown),
        ...(candidates && { candidates: candidates.map(({ name, detail }) => ({ name, detail })) }),
        ...(unknown && { unknown }),
      },
    });
  let shown = rows.length;
  let text = written(shown);
  while (text.length > MOST_CHARACTERS && shown > 0) {
    shown = Math.floor(shown * 0.7);
    text = written(shown);
  }
  return text;
}
