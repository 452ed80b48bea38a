import { env } from 'cloudflare:workers';
import { parse } from 'valibot';
import { answering, askedLanguage, checked, onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { pdfAnswer } from '#src/edge/pdf-answer.ts';
import { fromDatabase, Problem } from '#src/edge/problem.ts';
import { readSettings } from '#src/edge/settings.ts';
import { certificateTexts } from '#src/edge/signing/certificate-texts.ts';
import { renderContract } from '#src/edge/signing/contract-pdf.ts';
import { SignedContract, signedContractColumns } from '#src/edge/signing/signed-contract.ts';
import { callerClient } from '#src/edge/supabase.ts';

export const prerender = false;

/**
 * The PDF of a version of a contract with the certificate of its signatures, `?lang=es|en`, for whoever may read it. 404
 * `contract_not_found` when it does not exist or is somebody else's: the two are not told apart.
 */
export const GET = answering(async ({ params, request, url }) => {
  const caller = callerClient(readSettings(env), request);
  const id = checked(RecordId, params.id);
  const language = askedLanguage(url);

  const { data, error } = await caller
    .from('contract_versions')
    .select(signedContractColumns)
    .eq('id', id)
    .order('role', { referencedTable: 'contract_signers' })
    .order('fullName', { referencedTable: 'contract_signers' })
    .maybeSingle();
  if (error) throw fromDatabase(error);
  if (!data) throw new Problem(404, 'contract_not_found', 'There is no such contract for this caller.');
  const contract = parse(SignedContract, data);

  const file = await renderContract(contract, language);
  const name = `${certificateTexts[language].fileName}-${contract.number}.pdf`;
  return pdfAnswer(file, name);
});

export const ALL = onlyMethods('GET', 'HEAD');
