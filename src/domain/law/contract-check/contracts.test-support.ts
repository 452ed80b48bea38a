import { cleanPartsEn, nearMissesEn } from './clean-en.test-support.ts';
import { cleanPartsEs, nearMissesEs } from './clean-es.test-support.ts';

const partNames = [
  'parties',
  'address',
  'description',
  'furniture',
  'use',
  'price',
  'term',
  'deposit',
  'repairs',
  'notice',
  'domicile',
  'date',
] as const;
export type PartName = (typeof partNames)[number];
export type ContractParts = Readonly<Record<PartName, readonly string[]>>;
export type ContractLanguage = 'es' | 'en';

const parts: Readonly<Record<ContractLanguage, ContractParts>> = { es: cleanPartsEs, en: cleanPartsEn };
const nearMisses: Readonly<Record<ContractLanguage, readonly string[]>> = {
  es: nearMissesEs,
  en: nearMissesEn,
};
export const CLEAN_CONTRACTS = 32;

export interface ChangedContract {
  /** A clause that is added before the date. */
  readonly added?: string;
  /** Parts that another text takes the place of; an empty one leaves them out. */
  readonly replaced?: Readonly<Partial<Record<PartName, string>>>;
}

/** A contract that keeps to the law, with two near misses; each index is another one. */
export function cleanContract(
  language: ContractLanguage,
  index: number,
  { added = '', replaced = {} }: ChangedContract = {},
): string {
  const misses = nearMisses[language];
  const written = partNames.map((name, place) => {
    const wordings = parts[language][name];
    // Parts vary each at their own pace. Amounts of rent and deposit belong together.
    const varied = name === 'price' || name === 'deposit' ? index : index + Math.floor(index / (place + 2));
    return replaced[name] ?? wordings[varied % wordings.length] ?? '';
  });
  const extra = [misses[index % misses.length], misses[(index * 7 + 3) % misses.length], added];
  return [...written.slice(0, -1), ...extra, ...written.slice(-1)].filter(Boolean).join('\n\n');
}
