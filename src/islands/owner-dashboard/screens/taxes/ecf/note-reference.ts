import type { FiscalInvoice } from '#src/data/taxes/queries.ts';
import type { EcfReference } from '#src/domain/taxes/ecf/ecf-facts.ts';
import type { EcfBase } from '#src/domain/taxes/ecf/ecf-note-checks.ts';
import type { SaleRecord } from '#src/domain/taxes/ecf/ecf-sales.ts';
import { parseNcf } from '#src/domain/taxes/ncf.ts';

/** The receipt that a note is about, as far as a form knows it. */
type Receipt = Pick<
  FiscalInvoice,
  'ncf' | 'issuedOn' | 'clientName' | 'clientIdType' | 'clientId' | 'ecfState'
>;

/** Whom a receipt was given to. */
export const clientOf = ({ clientIdType, clientId, clientName }: Receipt): SaleRecord['client'] => ({
  ...{ idType: clientIdType, id: clientId, name: clientName },
});

/** Of one that is given out elsewhere nothing is known: whoever notes it has seen that it is valid. */
function verdictOf(state: Receipt['ecfState']): EcfBase['verdict'] {
  if (state === null) return 'accepted';
  return state === 'accepted' || state === 'conditional' || state === 'rejected' ? state : 'pending';
}

/** Corrects amounts. */
const CORRECTS_AMOUNTS = 3;

/**
 * What a note says of its receipt. Its form offers no more than what is left of that, so nothing is measured here; the
 * database measures it again.
 */
export function noteOf(
  { ncf, issuedOn, ecfState }: Receipt,
  reason: string,
): { reference: EcfReference; base: EcfBase } {
  const parsed = parseNcf(ncf);
  return {
    reference: { ncf, issuedOn, reason, code: CORRECTS_AMOUNTS, otherTaxId: '' },
    base: {
      kind: parsed?.kind ?? 'fiscal_credit',
      verdict: parsed?.series === 'E' ? verdictOf(ecfState) : 'paper',
      totalMinor: 0,
      balanceMinor: Number.MAX_SAFE_INTEGER,
    },
  };
}
