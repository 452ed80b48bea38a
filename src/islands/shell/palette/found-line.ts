import {
  Building2,
  ClipboardCheck,
  DoorOpen,
  FileSignature,
  FolderOpen,
  HandCoins,
  type LucideIcon,
  Megaphone,
  ReceiptText,
  Store,
  UserRound,
  Wrench,
} from 'lucide-react';
import type { FoundRecord, RecordKind } from '#src/data/foundation/search/queries.ts';
import { formatPhone } from '#src/domain/foundation/phone.ts';
import type { PaletteText } from '#src/i18n/dictionaries/foundation/palette.en.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import type { RecordPaths } from '../commands.ts';
import type { PaletteItem } from './palette-items.ts';

const icons: Readonly<Record<RecordKind, LucideIcon>> = {
  property: Building2,
  unit: DoorOpen,
  person: UserRound,
  lease: FileSignature,
  payment: HandCoins,
  bill: ReceiptText,
  vendor: Store,
  maintenanceRequest: Wrench,
  document: FolderOpen,
  notice: Megaphone,
  application: ClipboardCheck,
};

/** The line of a found record: its name, then what tells it from others of that name. */
export function lineOf(
  record: FoundRecord,
  paths: RecordPaths,
  text: PaletteText,
  language: Language,
): PaletteItem {
  const { kind, id } = record;
  const { title, detail } = namesOf(record, language);
  return {
    id: `${kind}-${id}`,
    group: kind,
    label: title,
    detail: detailOf({ ...record, detail }, text, language),
    // A document has no page: the list shows it, with all that can be done with it.
    path: kind === 'document' ? `/documents?q=${encodeURIComponent(title)}` : (paths[kind]?.(id) ?? '/'),
    icon: icons[kind],
    words: `${record.detail} ${record.number}`,
  };
}

/** A notice may be in one language or in both. */
function namesOf({ kind, title, detail }: FoundRecord, language: Language) {
  if (kind !== 'notice') return { title, detail };
  return { title: (language === 'en' ? detail || title : title || detail) ?? '', detail: '' };
}

function detailOf(record: FoundRecord, text: PaletteText, language: Language): string {
  const { kind, detail, amountMinor, currency, onDay, isOpen } = record;
  const over: Partial<Record<RecordKind, string>> = text.over;
  const isCalled = kind === 'person' || kind === 'vendor';
  return [
    amountMinor !== null && currency ? formatMoney(amountMinor, currency, language) : '',
    numberOf(record, text),
    isCalled ? formatPhone(detail) : detail,
    onDay && kind !== 'lease' ? formatDate(onDay, language, 'short') : '',
    isOpen ? '' : (over[kind] ?? ''),
  ]
    .filter(Boolean)
    .join(' · ');
}

function numberOf({ kind, number }: FoundRecord, { numbers }: PaletteText): string {
  if (number === '' || kind === 'vendor') return '';
  return kind === 'payment' || kind === 'maintenanceRequest' ? numbers[kind]({ number }) : number;
}
