import { parse } from 'valibot';
import { callerRead, recordOf } from '#src/edge/caller-endpoint.ts';
import { askedLanguage, checked, onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { DepositStatement, depositStatementColumns } from '#src/edge/money/deposit-statement.ts';
import { renderDepositStatement } from '#src/edge/money/deposit-statement-pdf.ts';
import { depositStatementTexts } from '#src/edge/money/deposit-statement-texts.ts';
import { pdfAnswer } from '#src/edge/pdf-answer.ts';

export const prerender = false;

/**
 * The PDF of how a deposit was settled, `?lang=es|en`, for whoever may read the settlement. 404 `statement_not_found`
 * when it does not exist or is somebody else's: the two are not told apart.
 */
export const GET = callerRead(async ({ caller, params, url }) => {
  const id = checked(RecordId, params.id);
  const language = askedLanguage(url);

  const found = await caller
    .from('deposit_settlements')
    .select(depositStatementColumns)
    .eq('id', id)
    .order('position', { referencedTable: 'deposit_deductions' })
    .maybeSingle();
  const statement = parse(DepositStatement, recordOf(found, 'statement_not_found'));
  const name = `${depositStatementTexts[language].fileName}-${statement.settledOn}.pdf`;
  return pdfAnswer(await renderDepositStatement(statement, language), name);
});

export const ALL = onlyMethods('GET', 'HEAD');
