import * as v from 'valibot';
import { call } from '#src/data/call.ts';
import { importableFiles, portfolioReasons } from '#src/domain/portfolio/portfolio-files/columns.ts';
import type { PortfolioRow } from '#src/domain/portfolio/portfolio-files/rows.ts';

const fileSchema = v.object({
  added: v.number(),
  /** Rows that are there already: they are left as they are. */
  known: v.number(),
  refused: v.array(v.object({ row: v.number(), reason: v.picklist(portfolioReasons) })),
});
const outcomeSchema = v.object(v.entriesFromList(importableFiles, fileSchema));

/** What came of each file. */
export type PortfolioOutcome = v.InferOutput<typeof outcomeSchema>;
export type PortfolioRows = Readonly<
  Partial<Record<(typeof importableFiles)[number], readonly PortfolioRow[]>>
>;

/** Adds what the files hold; a trial only tells what would happen. Errors: `not_allowed`, `too_many_rows`. */
export async function importPortfolio(
  input: { organizationId: string; files: PortfolioRows; isTrial: boolean },
  requestId: string,
): Promise<PortfolioOutcome> {
  const answer = await call('import_portfolio', input, requestId);
  return v.parse(outcomeSchema, answer);
}

/** How many rows of all files would be, or were, added. */
export const addedOf = (outcome: PortfolioOutcome): number =>
  importableFiles.reduce((sum, file) => sum + outcome[file].added, 0);
