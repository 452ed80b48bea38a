import { fromBase64, toBase64 } from '#src/domain/taxes/ecf/bytes.ts';
import { readCertificate } from '#src/domain/taxes/ecf/certificate.ts';
import type { XmlElement } from '#src/domain/taxes/ecf/xml-tree.ts';
import { schemaFaults } from '#src/edge/taxes/ecf/schema-check.ts';
import { importSigningKey, signDocument } from '#src/edge/taxes/ecf/sign.ts';
import { verifyDocument } from '#src/edge/taxes/ecf/verify.ts';

export interface SigningRequest {
  readonly key: string;
  readonly certificate: string;
  readonly authority: string;
  readonly at: string;
  readonly documents: readonly XmlElement[];
  readonly isVerifying: boolean;
}

const certificateOf = (base64: string) => {
  const certificate = readCertificate(fromBase64(base64) ?? new Uint8Array());
  if (!certificate) throw new Error('No certificate');
  return certificate;
};

const worker = {
  async fetch(request: Request): Promise<Response> {
    const { key, certificate, authority, at, documents, isVerifying }: SigningRequest = await request.json();
    const signer = await importSigningKey(fromBase64(key) ?? new Uint8Array(), certificateOf(certificate));
    const trust = { authorities: [certificateOf(authority)], at: new Date(at) };
    const answers = [];
    for (const document of documents) {
      const { bytes, sha256 } = await signDocument(document, signer);
      const verdict = isVerifying ? await verifyDocument(bytes, trust) : null;
      const faults = isVerifying ? schemaFaults(document, { isSigned: false }) : [];
      answers.push({ file: toBase64(bytes), sha256, isValid: verdict?.isValid, faults: faults.length });
    }
    return Response.json(answers);
  },
};

export default worker;
