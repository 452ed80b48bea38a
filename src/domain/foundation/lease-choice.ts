/** Where leases that were chosen in a list are taken on, by their ids in the address. */
export type LeasesPath = '/finance/charges/new' | '/messages/new';

export const pathOfLeases = (path: LeasesPath, leaseIds: readonly string[]): string =>
  `${path}?leases=${[...new Set(leaseIds)].join(',')}`;

/** The leases that an address was given, each once. */
export function leasesOfSearch(search: string): readonly string[] {
  const given = new URLSearchParams(search).get('leases');
  return given ? [...new Set(given.split(','))] : [];
}
