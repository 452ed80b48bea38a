import { env } from 'cloudflare:workers';
import { parse } from 'valibot';
import { answering, askedLanguage, checked, onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { DepositStatement, depositStatementColumns } from '#src/edge/money/deposit-statement.ts';
import { renderDepositStatement } from '#src/edge/money/deposit-statement-pdf.ts';
import { depositStatementTexts } from '#src/edge/money/deposit-statement-texts.ts';
import { pdfAnswer } from '#src/edge/pdf-answer.ts';
import { fromDatabase, Problem } from '#src/edge/problem.ts';
import { readSettings } from '#src/edge/settings.ts';
import { callerClient } from '#src/edge/supabase.ts';

export const prerender = false;

/**
 * The PDF of how a deposit was settled, `?lang=es|en`, for whoever may read the settlement. 404 `statement_not_found`
 * when it does not exist or is somebody else's: the two are not told apart.
 */
export const GET = answering(async ({ params, request, url }) => {
  const caller = callerClient(readSettings(env), request);
  const id = checked(RecordId, params.id);
  const language = askedLanguage(url);

  const { data, error } = await caller
    .from('deposit_settlements')
    .select(depositStatementColumns)
    .eq('id', id)
    .order('position', { referencedTable: 'deposit_deductions' })
    .maybeSingle();
  if (error) throw fromDatabase(error);
  if (!data) throw new Problem(404, 'statement_not_found', 'There is no such statement.');

  const statement = parse(DepositStatement, data);
  const name = `${depositStatementTexts[language].fileName}-${statement.settledOn}.pdf`;
  return pdfAnswer(await renderDepositStatement(statement, language), name);
});

export const ALL = onlyMethods('GET', 'HEAD');
