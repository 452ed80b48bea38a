import { Building, Building2, Hotel, House, type LucideIcon, Store } from 'lucide-react';
import type { PropertyType } from '#src/domain/foundation/enums.ts';

const icons: Record<PropertyType, LucideIcon> = {
  single_family: House,
  multi_family: Building,
  apartment_complex: Hotel,
  condominium: Building2,
  commercial: Store,
  mixed: Building2,
};

/** The kind of a property as a picture; its word stands beside it. */
export function PropertyIcon({ type }: { type: PropertyType }) {
  const Icon = icons[type];
  return (
    <span
      aria-hidden="true"
      className="grid size-11 shrink-0 place-items-center rounded-control bg-selected text-action"
    >
      <Icon size={22} strokeWidth={1.75} />
    </span>
  );
}
