import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import type { TenantText } from '#src/i18n/dictionaries/foundation/tenant.en.ts';

/** "Residencial Las Palmas, Apto. 3B". */
export function placeOf(lease: TenantLease, text: TenantText): string {
  return text.place({ property: lease.propertyName, unit: lease.unitLabel });
}

/** The address on one line, without the parts that are not known. */
export function addressOf(lease: TenantLease): string {
  const street = [lease.street, lease.streetNumber].filter(Boolean).join(' ');
  return [street, lease.sector, lease.municipality, lease.province].filter(Boolean).join(', ');
}

/** The last day of a lease, or null while it runs on from month to month and no renewal has bounded it. */
export function lastDayOf(lease: TenantLease): string | null {
  return lease.endedOn ?? (lease.status === 'month_to_month' ? null : lease.endsOn);
}
