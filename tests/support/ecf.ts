import type { Sql } from 'postgres';
import type { EcfEnvironment } from '#src/domain/taxes/issuers.ts';
import type { IssuedKind } from '#src/domain/taxes/ncf.ts';
import { needsExpiry } from '#src/domain/taxes/ncf.ts';
import { ecfDesk } from '#tests/support/ecf-desk.ts';
import { prepareInvoicing } from '#tests/support/invoicing.ts';
import { ELECTRONIC, taxVerbs } from '#tests/support/tax.ts';
import { verbs } from '#tests/support/verbs.ts';

const KINDS: readonly IssuedKind[] = [
  ...(['fiscal_credit', 'consumer', 'debit_note', 'credit_note', 'special_regime', 'government'] as const),
  ...(['purchases', 'minor_expenses'] as const),
];

/** A landlord whose receipts are electronic, made and sent here; in production, where nothing else is said. */
export async function prepareElectronic(sql: Sql, name: string, first: EcfEnvironment = 'ecf') {
  const desk = await prepareInvoicing(sql, name);
  const goTo = (environment: EcfEnvironment, more: object = {}) =>
    verbs.saveFiscalIssuer(sql, desk.owner, {
      ...{ organizationId: desk.landlord.organizationId, taxId: '101850043', taxpayerKind: 'company' },
      ...{ legalName: 'Alquileres de prueba, S. R. L.', phone: '809-555-0101', ...ELECTRONIC },
      ...{ issuingWay: 'direct', environment, ...more },
    });
  /** Numbers of each kind, of the environment in which the landlord is. */
  const addRanges = async (from = 1) => {
    for (const kind of KINDS) {
      await taxVerbs.addRange(sql, desk.landlord, {
        ...{ kind, series: 'E', first: from, last: 10_000 },
        ...(needsExpiry('E', kind) && { expiresOn: '2040-12-31' }),
      });
    }
  };
  await goTo(first);
  await addRanges();
  const issueFor = async (amountMinor = 5_000_000, more: object = {}) => {
    const chargeId = await desk.charge(await desk.newLease(), amountMinor);
    return { chargeId, invoiceId: await desk.issue([chargeId], more) };
  };
  return { ...desk, ecf: ecfDesk(sql), issueFor, goTo, addRanges };
}

export type ElectronicDesk = Awaited<ReturnType<typeof prepareElectronic>>;
