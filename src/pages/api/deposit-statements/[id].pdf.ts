import { env } from 'cloudflare:workers';
import { optional, parse, picklist, pipe, string, uuid } from 'valibot';
import { DepositStatement, depositStatementColumns } from '#src/edge/deposit-statement.ts';
import { renderDepositStatement } from '#src/edge/deposit-statement-pdf.ts';
import { depositStatementTexts } from '#src/edge/deposit-statement-texts.ts';
import { answering, checked, onlyMethods } from '#src/edge/endpoint.ts';
import { fromDatabase, Problem } from '#src/edge/problem.ts';
import { readSettings } from '#src/edge/settings.ts';
import { callerClient } from '#src/edge/supabase.ts';
import { fallbackLanguage, languages } from '#src/i18n/language.ts';

export const prerender = false;

const Id = pipe(string(), uuid());
const ReaderLanguage = optional(picklist(languages), fallbackLanguage);

/**
 * The PDF of how a deposit was settled, `?lang=es|en`, for whoever may read the settlement. 404 `statement_not_found`
 * when it does not exist or is somebody else's: the two are not told apart.
 */
export const GET = answering(async ({ params, request, url }) => {
  const caller = callerClient(readSettings(env), request);
  const id = checked(Id, params.id);
  const language = checked(ReaderLanguage, url.searchParams.get('lang') ?? undefined);

  const { data, error } = await caller
    .from('deposit_settlements')
    .select(depositStatementColumns)
    .eq('id', id)
    .order('position', { referencedTable: 'deposit_deductions' })
    .maybeSingle();
  if (error) throw fromDatabase(error);
  if (!data) throw new Problem(404, 'statement_not_found', 'There is no such statement.');

  const statement = parse(DepositStatement, data);
  const name = `${depositStatementTexts[language].fileName}-${statement.settled_on}.pdf`;
  return new Response((await renderDepositStatement(statement, language)) as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
});

export const ALL = onlyMethods('GET', 'HEAD');
