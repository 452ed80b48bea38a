import { nullish, string } from 'valibot';

/** The lease that a message is about; a message that was written down before it was told has none. */
export const ofLease = { lease_id: nullish(string()) };

/** An address in the tenants' area, which then shows that lease to a tenant of several. */
export function tenantUrl(
  siteUrl: string,
  path: string,
  { lease_id: leaseId }: { lease_id?: string | null | undefined },
): string {
  const address = `${siteUrl}/tenant-dashboard/${path}`;
  if (!leaseId) return address;
  return `${address}${path.includes('?') ? '&' : '?'}lease=${leaseId}`;
}
