import type { NotReceivedReason } from '#src/domain/taxes/ecf/ecf-answers.ts';
import { type IncomingEcf, incomingEcf, incomingNames } from '#src/domain/taxes/ecf/incoming-ecf.ts';
import { readXml, treeOf } from '../read-xml.ts';
import { schemaFaults } from '../schema-check.ts';
import { type Trust, verifyRead } from '../verify.ts';

/** What is thought of a document that somebody sent. */
export interface Judgment {
  /** Why it is not received; null where it is. */
  readonly refusal: NotReceivedReason | null;
  /** As far as it can be read. */
  readonly names: ReturnType<typeof incomingNames>;
  /** What it says; null where it is not what its schema asks for, or no receipt of a seller. */
  readonly incoming: IncomingEcf | null;
  readonly securityCode: string;
}

const [SPECIFICATION, SIGNATURE, NOT_OURS] = [1, 2, 4] as const;

const NOBODY = { senderTaxId: '', buyerTaxId: '', encf: '' };

/**
 * Judges a document in DGII's order: what it must be, who signed it, whom it is for. Whether it came before, only the database
 * knows.
 *
 * @param isOurs whether a tax number is that of whoever receives
 */
export async function judge(
  bytes: Uint8Array,
  trust: Trust,
  isOurs: (taxId: string) => boolean,
): Promise<Judgment> {
  const read = readXml(bytes);
  const document = 'document' in read ? read.document : null;
  const tree = document?.documentElement ? treeOf(document.documentElement) : null;
  const refused = (refusal: NotReceivedReason, more: Partial<Judgment> = {}): Judgment => ({
    ...{ refusal, names: tree ? incomingNames(tree) : NOBODY, incoming: null, securityCode: '' },
    ...more,
  });
  if (!document || tree?.name !== 'ECF' || schemaFaults(tree, { isSigned: true }).length > 0)
    return refused(SPECIFICATION);
  const verified = await verifyRead(document, trust);
  if (!verified.isValid) return refused(SIGNATURE, { incoming: incomingEcf(tree) });
  // From here on, only what was signed counts.
  const names = incomingNames(verified.document);
  const incoming = incomingEcf(verified.document);
  const { securityCode } = verified;
  if (!incoming) return refused(SPECIFICATION, { names });
  if (!isOurs(names.buyerTaxId)) return refused(NOT_OURS, { names, incoming, securityCode });
  return { refusal: null, names, incoming, securityCode };
}
