import {
  boolean,
  type InferOutput,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
  transform,
  unknown,
} from 'valibot';
import { draftOf, ecfRecord } from '#src/domain/taxes/ecf/ecf-record.ts';
import { isForClient } from '#src/domain/taxes/ecf/ecf-standing.ts';
import { ecfStates } from '#src/domain/taxes/ecf/ecf-states.ts';
import { ecfEnvironments } from '#src/domain/taxes/issuers.ts';
import { Problem } from '../problem.ts';
import type { EcfPaper } from './ecf-paper.ts';

/** A row of `ecf_documents`: what was frozen when a receipt was given out, and how far it is. */
export const EcfDocument = object({
  issuerId: string(),
  encf: string(),
  environment: picklist(ecfEnvironments),
  state: picklist(ecfStates),
  contingencyKind: nullable(number()),
  isSummary: boolean(),
  signedAt: nullable(pipe(string(), transform(Date.parse))),
  securityCode: nullable(string()),
  facts: unknown(),
});
export type EcfDocument = InferOutput<typeof EcfDocument>;

/** The columns of `ecf_documents` to select for an EcfDocument. */
export const ecfDocumentColumns =
  'issuerId, encf, environment, state, contingencyKind, isSummary, signedAt, securityCode, facts';

type Beside = Pick<EcfPaper, 'propertyName' | 'unitLabel' | 'vendorName'> & {
  /** What was cancelled here has no value, whatever its document says. */
  readonly cancelledOn: string | null;
};

/** The paper of a document. @throws Problem 502 `unexpected` for facts of another form. */
export function ecfPaperOf(document: EcfDocument, { cancelledOn, ...beside }: Beside): EcfPaper {
  const record = ecfRecord(document.facts);
  if (record === null) throw new Problem(502, 'unexpected', 'The facts of the document cannot be read.');
  const { encf: ncf, environment, isSummary, signedAt: at, securityCode: code } = document;
  return {
    ...beside,
    facts: { ...draftOf(record), ncf },
    ...{ environment, isSummary },
    progress: {
      state: cancelledOn === null ? document.state : 'annulled',
      contingencyKind: document.contingencyKind,
    },
    signature: at === null || code === null ? null : { at, code },
  };
}

/** @throws Problem 409 `ecf_not_valid` for a client who may not have the paper. */
export function checkForClient({ progress }: EcfPaper): void {
  if (!isForClient(progress)) throw new Problem(409, 'ecf_not_valid', 'The receipt is not valid.');
}
