import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import type { TenantText } from '#src/i18n/dictionaries/foundation/tenant.en.ts';
import { useText } from '#src/i18n/react.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { chooseLease } from './chosen-lease.ts';
import { orderLeases, phaseOf } from './lease-order.ts';
import { placeOf } from './place.ts';

/** For tenants of several leases, current and former. */
export function LeaseSwitcher({ leases, lease }: { leases: readonly TenantLease[]; lease: TenantLease }) {
  const text = useText('tenant');
  return (
    <SelectField
      className="mb-5"
      label={text.tenancy.choose}
      isLabelHidden
      value={lease.id}
      onChange={(event) => chooseLease(event.target.value)}
      options={orderLeases(leases).map((one) => ({ value: one.id, label: nameOf(one, text) }))}
    />
  );
}

function nameOf(lease: TenantLease, text: TenantText): string {
  const place = placeOf(lease, text);
  const phase = phaseOf(lease);
  return phase === 'current' ? place : text.tenancy.option({ place, state: text.tenancy[phase] });
}
