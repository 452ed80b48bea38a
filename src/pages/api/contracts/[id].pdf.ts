import { parse } from 'valibot';
import { callerRead, recordOf } from '#src/edge/caller-endpoint.ts';
import { askedLanguage, checked, onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { pdfAnswer } from '#src/edge/pdf-answer.ts';
import { certificateTexts } from '#src/edge/signing/certificate-texts.ts';
import { renderContract } from '#src/edge/signing/contract-pdf.ts';
import { SignedContract, signedContractColumns } from '#src/edge/signing/signed-contract.ts';

export const prerender = false;

/**
 * The PDF of a version of a contract with the certificate of its signatures, `?lang=es|en`, for whoever may read it. 404
 * `contract_not_found` when it does not exist or is somebody else's: the two are not told apart.
 */
export const GET = callerRead(async ({ caller, params, url }) => {
  const id = checked(RecordId, params.id);
  const language = askedLanguage(url);

  const found = await caller
    .from('contract_versions')
    .select(signedContractColumns)
    .eq('id', id)
    .order('role', { referencedTable: 'contract_signers' })
    .order('fullName', { referencedTable: 'contract_signers' })
    .maybeSingle();
  const contract = parse(SignedContract, recordOf(found, 'contract_not_found'));

  const file = await renderContract(contract, language);
  const name = `${certificateTexts[language].fileName}-${contract.number}.pdf`;
  return pdfAnswer(file, name);
});

export const ALL = onlyMethods('GET', 'HEAD');
