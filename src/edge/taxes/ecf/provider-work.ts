import { type Bytes, toHex, utf8 } from '#src/domain/taxes/ecf/bytes.ts';
import { securityCodeIn } from '#src/domain/taxes/ecf/stamp-address.ts';
import { xmlText } from '#src/domain/taxes/ecf/xml-text.ts';
import { DIGEST } from './algorithms.ts';
import { type Authority, AuthorityError } from './authority.ts';
import type { EcfWork, SignedFiles } from './books.ts';
import { type Desk, type Handed, held, judged, OVER, sent } from './desk.ts';
import { writeDocument } from './write-document.ts';

/**
 * Hands a document over to a provider, which signs and sends it, and stores what comes back signed. It bears the time at which
 * it was given out: so it has the same bytes each time, and a provider that is asked again knows it.
 */
export async function sendByProvider(
  desk: Desk,
  provider: Authority,
  work: EcfWork,
  outage: AuthorityError | null,
): Promise<Handed> {
  const at = new Date(work.createdAt);
  const written = writeDocument(work, at.getTime());
  if ('problems' in written) {
    await desk.books.refuse(work, written.problems);
    return OVER;
  }
  if (work.isHeld) return held(desk, work);
  if (outage) throw outage.untried();
  const bytes = utf8(xmlText(written.document));
  const file = { issuerTaxId: work.issuerTaxId, encf: work.encf, bytes };
  const store = async (signed: Bytes | null) => {
    const files = await filesOf(work, signed, at);
    if (work.state === 'to_sign') await desk.books.storeSigned(work, files);
  };
  if (work.isSummary) {
    const { signed, ...answer } = await provider.submitSummary(file);
    await store(signed);
    return judged(desk, work, answer);
  }
  const { trackId, signed } = await provider.submit(file);
  await store(signed);
  return sent(desk, work, trackId);
}

/** @throws AuthorityError for a file that is not the document, signed. */
async function filesOf({ encf }: EcfWork, signed: Bytes | null, signedAt: Date): Promise<SignedFiles> {
  const text = new TextDecoder().decode(signed ?? new Uint8Array());
  const code = securityCodeIn(text);
  if (!signed || !code || !text.includes(`<eNCF>${encf}</eNCF>`))
    throw new AuthorityError('maintenance', null, [{ code: '', text: 'signed_xml' }]);
  return {
    signedAt,
    securityCode: code,
    sha256: toHex(new Uint8Array(await crypto.subtle.digest(DIGEST, signed))),
    files: [{ kind: 'ecf', bytes: signed }],
  };
}
