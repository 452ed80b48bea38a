import type { KnownIssuer } from '#src/data/taxes/issuers.ts';
import type { ElectronicIssuing } from './electronic-issuing.ts';

/** A person who gives out e-CF, with all that a document asks of its issuer. */
export const issuer: KnownIssuer = {
  ...{ id: 'i', taxId: '101850043', legalName: 'Carmen Jiménez', tradeName: '', taxpayerKind: 'person' },
  ...{ taxRegime: 'ordinary', sizeClass: null, address: 'Calle El Conde 10', municipalityCode: '' },
  ...{ provinceCode: '', phone: '', email: '', issuingWay: 'direct', environment: 'testecf' },
  ...{ electronicSince: '2026-11-01', receptionSlug: 'a', fiscalYearEnd: 12 },
  ...{ itbisCreditMonth: null, itbisCreditMinor: 0 },
};

/** With numbers until the end of next year. */
export const issuing: ElectronicIssuing = { issuer, expiryOf: () => '2027-12-31' };
