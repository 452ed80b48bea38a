import type { CalendarEntry } from '#src/domain/calendar/calendar-entry.ts';
import type { ChargeKind } from '#src/domain/foundation/enums.ts';
import type { CalendarEntriesText, EntryParts } from './dictionaries/calendar/calendar-entries.en.ts';
import { formatDate, formatList, formatMoney } from './format.ts';
import type { Language } from './language.ts';

type Worded = Pick<CalendarEntry, 'rule' | 'facts' | 'law' | 'article'>;

/** What an entry is called in the reader's language. */
export interface EntryWords {
  readonly title: string;
  /** "Torre Mar, A-1", or empty. */
  readonly place: string;
  /** The tenants it is about, or empty. */
  readonly people: string;
  /** Null where it is about no amount. */
  readonly amount: string | null;
  /** Why it stands on its day, with the law where one says so. Empty for what members wrote. */
  readonly why: readonly string[];
}

function amountOf({ facts, rule }: Worded, language: Language): string | null {
  const { amountMinor, outstandingMinor, currency } = facts;
  const isPayable = rule === 'rent_due' || rule === 'charge_due';
  const minor = isPayable && outstandingMinor ? outstandingMinor : amountMinor;
  return minor === undefined || currency === undefined
    ? null
    : formatMoney(minor, currency, language, { look: 'said' });
}

function titleOf(entry: Worded, parts: EntryParts, text: CalendarEntriesText): string {
  const { chargeKind, title } = entry.facts;
  if (entry.rule === 'charge_due' && !title && chargeKind)
    return text.charge[chargeKind as ChargeKind] ?? text.rule.charge_due(parts);
  return text.rule[entry.rule](parts);
}

/** The words of an entry: its title, its place, and why it stands on its day. */
export function entryWords(entry: Worded, text: CalendarEntriesText, language: Language): EntryWords {
  const { facts, law, article } = entry;
  const own = language === 'es' ? facts.titleEs : facts.titleEn;
  const amount = amountOf(entry, language);
  const parts: EntryParts = {
    title: own ?? facts.titleEs ?? facts.titleEn ?? facts.title ?? '',
    number: facts.number === undefined ? '' : String(facts.number),
    card: facts.cardLast4 ?? '',
    month: facts.month ? formatDate(facts.month.slice(0, 7), language, 'month') : '',
    days: facts.days === undefined ? '' : String(facts.days),
  };
  const why = [
    text.why[entry.rule](parts),
    facts.runsOn && entry.rule === 'lease_end' ? text.runsOn : '',
    facts.movedFrom ? text.movedFrom({ date: formatDate(facts.movedFrom, language, 'dayMonth') }) : '',
    law && article ? text.article({ law, article }) : (law ?? ''),
  ];
  return {
    title: titleOf(entry, parts, text),
    place: [facts.property, facts.unit].filter(Boolean).join(', '),
    people: formatList(facts.tenants ?? [], language),
    amount,
    why: why.filter((sentence) => sentence !== ''),
  };
}
