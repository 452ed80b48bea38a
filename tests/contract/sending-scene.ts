import type { Bytes } from '#src/domain/taxes/ecf/bytes.ts';
import { readCertificate } from '#src/domain/taxes/ecf/certificate.ts';
import type { SaleRecord } from '#src/domain/taxes/ecf/ecf-sales.ts';
import { ecfDayAt } from '#src/domain/taxes/ecf/ecf-times.ts';
import type { XmlElement } from '#src/domain/taxes/ecf/xml-tree.ts';
import { formatNcf, ncfTypeOf } from '#src/domain/taxes/ncf.ts';
import { readAuthorityHosts } from '#src/edge/settings.ts';
import type { AuthorityToken } from '#src/edge/taxes/ecf/authority.ts';
import type { EcfBooks, EcfWork } from '#src/edge/taxes/ecf/books.ts';
import { createDgii } from '#src/edge/taxes/ecf/dgii.ts';
import type { WorkDeps } from '#src/edge/taxes/ecf/run-work.ts';
import { importSigningKey, type SigningKey, signDocument } from '#src/edge/taxes/ecf/sign.ts';
import { ownRnc, peerRnc } from '#stack/dgii/book.ts';
import type { TestIdentity } from '#stack/dgii/certificates.ts';
import type { TestKeys } from '#stack/dgii/test-keys.ts';
import type { useAuthority } from '#tests/contract/authority-scene.ts';
import { createBooks, type KeptDocument } from '#tests/contract/ecf-books.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

const derOf = (pem: string): Bytes =>
  new Uint8Array(Buffer.from(pem.replace(/-----[^-]+-----|\s/g, ''), 'base64'));

async function keyOf({ key, certificate }: TestIdentity): Promise<SigningKey> {
  const read = readCertificate(derOf(certificate));
  if (!read) throw new Error('No certificate');
  return importSigningKey(derOf(key), read);
}

/** Rent of a shop, 100,000.00 and its ITBIS, on credit; a consumer's is 10,000.00. */
export function factsOf(day: string, more: Partial<SaleRecord> = {}) {
  const isSmall = more.kind === 'consumer';
  const [amountMinor, itbisMinor] = isSmall ? [1_000_000, 180_000] : [10_000_000, 1_800_000];
  const hasExpiry = more.kind !== 'consumer' && more.kind !== 'credit_note';
  const sale: SaleRecord = {
    ...{ kind: 'fiscal_credit', expiresOn: hasExpiry ? `${Number(day.slice(0, 4)) + 1}-12-31` : null },
    ...{ issuedOn: day, internalNumber: 'LL-1', incomeType: '04', treatment: 'taxable' },
    ...{ currency: 'DOP', dopRate: 1, charges: [{ name: 'Alquiler Local 3', amountMinor }], itbisMinor },
    paid: { cash: 0, transfer: 0, card: 0, other: 0, credit: amountMinor + itbisMinor },
    ...{ dueOn: day, period: null, withheld: { itbisMinor: 0, isrMinor: 0 }, reference: null },
    client: { idType: isSmall ? null : 'rnc', id: isSmall ? '' : peerRnc, name: 'Comercial & Cía.' },
    ...more,
  };
  return {
    issuer: {
      ...{ taxId: ownRnc, legalName: 'Inmobiliaria de muestra', tradeName: '', address: 'Calle 1' },
      ...{ municipalityCode: '', provinceCode: '', phone: '', email: '' },
    },
    ...{ sale, purchase: null, electronicSince: '2020-01-01', totalMinor: amountMinor + itbisMinor },
    base: sale.reference
      ? { kind: 'fiscal_credit', verdict: 'pending', totalMinor: 11_800_000, balanceMinor: 11_800_000 }
      : null,
  };
}

/** How issuers are let in at the counterpart: with the key of its signer, or with its provider. */
export function accessTo(
  dgii: ReturnType<typeof useAuthority>,
  now: () => number,
  timeoutMs = 10_000,
): WorkDeps['access'] {
  let token: AuthorityToken | null = null;
  const tokens = {
    get: async () => token,
    put: async (next: AuthorityToken | null) => {
      token = next;
    },
  };
  return async ({ environment, issuingWay }) => {
    if (issuingWay === 'provider')
      return { authority: dgii.provider(), signingKey: null, tokenOf: 'provider' };
    const keys = (await (await fetch(`${dgii.url()}/certificates`)).json()) as TestKeys;
    const signingKey = await keyOf(keys.signer);
    const hosts = readAuthorityHosts({ DGII_URL: `${dgii.url()}/`, DGII_FC_URL: `${dgii.url()}/fc` });
    const signXml = async (seed: XmlElement) => (await signDocument(seed, signingKey)).bytes;
    const authority = createDgii({ ...hosts, environment, fetch, signXml, tokens, now, timeoutMs });
    return { authority, signingKey, tokenOf: 'certificate' };
  };
}

/** Books of which some calls end the Worker: so many times each. */
export function fragile(books: EcfBooks, broken: Broken): EcfBooks {
  return new Proxy(books, {
    get(own, name: keyof EcfBooks) {
      return async (...given: never[]) => {
        const left = broken[name] ?? 0;
        if (left === 0) return (own[name] as (...all: never[]) => unknown)(...given);
        broken[name] = left - 1;
        // Whoever has ended notes no fault.
        if (name !== 'claim' && name !== 'recordFault') broken.recordFault = (broken.recordFault ?? 0) + 1;
        throw new Error('killed');
      };
    },
  });
}

export type Broken = Partial<Record<keyof EcfBooks, number>>;

/** Receipts of an issuer, the Worker's work on them, and a clock that both sides share. */
export function useSending(dgii: ReturnType<typeof useAuthority>) {
  let last = 0;

  function scene() {
    let ahead = 0;
    const now = () => dgii.now() + ahead;
    const kept = createBooks(now, ownRnc);
    /** The Worker ends where it calls one of these, so many times. */
    const broken: Broken = {};
    const deps: WorkDeps = {
      ...{ books: fragile(kept.books, broken), now, pause: async () => undefined },
      access: accessTo(dgii, now),
    };
    const issue = (more: Partial<SaleRecord> = {}, own: Partial<KeptDocument> = {}): KeptDocument => {
      last += 1;
      const kind = more.kind ?? 'fiscal_credit';
      const encf = own.encf ?? formatNcf('E', ncfTypeOf('E', kind) ?? '', last);
      const isSummary = kind === 'consumer';
      return kept.issue({ ...own, encf, isSummary, facts: factsOf(ecfDayAt(now()), more) });
    };
    return {
      ...{ deps, broken, issue, mark: kept.mark, books: kept.books, documents: kept.documents },
      /** Both clocks go on. */
      async wait(minutes: number): Promise<void> {
        ahead += minutes * MINUTE_MS;
        await dgii.tell('clock', { hours: ahead / HOUR_MS });
      },
      note: (base: KeptDocument) =>
        issue(
          {
            kind: 'credit_note',
            reference: {
              ...{ ncf: base.encf, issuedOn: ecfDayAt(now()), code: 1, reason: 'Error', otherTaxId: '' },
            },
          },
          { baseEncf: base.encf },
        ),
    };
  }

  return { scene, timesOf: ({ encf }: Pick<EcfWork, 'encf'>) => dgii.timesOf(encf) };
}
