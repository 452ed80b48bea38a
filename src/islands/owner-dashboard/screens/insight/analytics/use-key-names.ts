import type { DimensionId } from '#src/domain/insight/measures/names.ts';
import { formatDate } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';

const enumOf = {
  property_type: 'propertyType',
  unit_use: 'unitUse',
  charge_kind: 'chargeKind',
  payment_method: 'paymentMethod',
} as const;

/** What the keys of an answer are called: records by their names, enums and spans of time in the reader's words. */
export function useKeyNames() {
  const { none, keys: words } = useText('analytics');
  const { enums } = useText('common');
  const { category, priority, status } = useText('maintenance');
  const dates = useText('dates');
  const language = useLanguage();
  const said: Readonly<Partial<Record<DimensionId, Readonly<Record<string, string>>>>> = {
    lease_kind: words.leaseKinds,
    request_category: category,
    request_priority: priority,
    request_status: status,
  };
  return (
    dimension: DimensionId,
    key: string | null,
    names: Readonly<Record<string, string>> = {},
    isShort = false,
  ): string => {
    if (key === null) return none;
    switch (dimension) {
      case 'month':
        return isShort ? shortMonth(key, language) : formatDate(key, language, 'month');
      case 'quarter':
      case 'lease_cohort':
        return dates.quarter({ year: key.slice(0, 4), number: Number(key.slice(6)) });
      case 'bedrooms':
        return words.bedrooms({ count: Number(key) });
      case 'area_band':
        return words.area({ band: band(key) });
      case 'tenancy_band':
        return words.tenancy({ band: band(key) });
      case 'rent_band':
        return band(key);
      case 'property_type':
      case 'unit_use':
      case 'charge_kind':
      case 'payment_method': {
        const labels: Readonly<Record<string, string>> = enums[enumOf[dimension]];
        return labels[key] ?? key;
      }
      default:
        return said[dimension]?.[key] ?? names[key] ?? key;
    }
  };
}

/** "nov 25": tells a month from the same one of another year. @param month '2025-11' */
export const shortMonth = (month: string, language: Language) =>
  `${formatDate(month, language, 'monthShort')} ${month.slice(2, 4)}`;

/** "50–99" of "50-99". */
const band = (key: string) => key.replace(/(\d)-(\d)/, '$1–$2');
