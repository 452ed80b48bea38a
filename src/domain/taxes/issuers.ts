/** How large the tax authority calls a taxpayer; the duty to issue electronically began by these classes. */
export const taxpayerSizes = [
  'large_national',
  'large_local',
  'medium',
  'small',
  'micro',
  'unclassified',
] as const;
export type TaxpayerSize = (typeof taxpayerSizes)[number];

/** Paper numbers; signed and sent here; by a certified provider; issued elsewhere and entered here. */
export const issuingWays = ['paper', 'direct', 'provider', 'external'] as const;
export type IssuingWay = (typeof issuingWays)[number];

/** Free trials, the certification, and production, which alone has fiscal value. */
export const ecfEnvironments = ['testecf', 'certecf', 'ecf'] as const;
export type EcfEnvironment = (typeof ecfEnvironments)[number];

interface IssuerInEnvironment {
  readonly issuingWay: IssuingWay;
  readonly environment: EcfEnvironment;
}

/**
 * Of which environment the electronic numbers of an issuer are; those that another program gives out are real.
 * Twin: private.environment_of_issuer.
 */
export const environmentOf = ({ issuingWay, environment }: IssuerInEnvironment): EcfEnvironment =>
  issuingWay === 'external' ? 'ecf' : environment;

/** Whether what was given out there has no fiscal value; null stands for paper. */
export const isTrial = (environment: EcfEnvironment | null): boolean =>
  environment !== null && environment !== 'ecf';

/** Whether an issuer gives out electronic numbers alone on a day. */
export function isElectronicOn(electronicSince: string | null, day: string): boolean {
  return electronicSince !== null && electronicSince <= day;
}

/**
 * From this day on paper numbers have no use outside a declared contingency, by class: the DGII's notices 14-26 and 06-26,
 * read second hand.
 */
const ELECTRONIC_FROM: Readonly<Record<TaxpayerSize, string>> = {
  large_national: '2024-05-15',
  large_local: '2026-11-01',
  medium: '2026-11-01',
  small: '2026-11-15',
  micro: '2026-11-15',
  unclassified: '2026-11-15',
};

/** The day on which the duty to issue electronically began for a class; of who was not classified, that of the last ones. */
export const electronicDutyFrom = (size: TaxpayerSize | null): string =>
  ELECTRONIC_FROM[size ?? 'unclassified'];
