import { filesOf, type OutboxEntry } from '#src/data/foundation/outbox/entry.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import type { OutboxKind } from '#src/domain/foundation/outbox.ts';
import type { OutboxText } from '#src/i18n/dictionaries/foundation/outbox.en.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';

/** What an entry is about, in a line: its sender's own words where there are any. */
export function entryTitle(entry: OutboxEntry, text: OutboxText, language: Language): string {
  switch (entry.kind) {
    case 'maintenance_report':
      return entry.action.title;
    case 'maintenance_message':
      return entry.action.body;
    case 'maintenance_photos':
      return text.kinds.maintenance_photos;
    case 'maintenance_rating':
      return text.stars({ count: entry.action.rating });
    case 'message':
      return entry.action.text || text.kinds.message;
    case 'conversation':
      return entry.action.subject || entry.action.text;
    case 'requested_document':
      return entry.action.name;
    case 'notice_acknowledgement':
      return entry.action.title;
    case 'payment_report':
      return formatMoney(entry.action.amountMinor, entry.action.currency as CurrencyCode, language);
  }
}

/** What kind it is and what comes with it. */
export function entryFacts(entry: OutboxEntry, text: OutboxText, language: Language): string[] {
  const count = filesOf(entry).length;
  const isPayment = entry.kind === 'payment_report';
  const files = isPayment
    ? text.withProof
    : 'files' in entry.action
      ? text.files({ count })
      : text.photos({ count });
  return [
    ...(entry.kind === 'maintenance_photos' ? [] : [text.kinds[entry.kind]]),
    ...(isPayment ? [formatDate(entry.action.paidOn, language)] : []),
    ...(count > 0 ? [files] : []),
  ];
}

/** The screen of what an entry is about, once it has arrived; where there is one. */
export function entryPath({ kind, action }: Pick<OutboxEntry, 'kind' | 'action'>): string {
  if ('maintenanceId' in action) return `/maintenance/${action.maintenanceId}`;
  if ('conversationId' in action) return `/messages/${action.conversationId}`;
  if ('noticeId' in action) return `/notices/${action.noticeId}`;
  if (kind === 'requested_document') return '/documents';
  if (kind === 'conversation') return '/messages';
  return kind === 'payment_report' ? '/payments' : '/maintenance';
}

const FORMS: Partial<Record<OutboxKind, string>> = {
  maintenance_report: '/maintenance/new',
  payment_report: '/payments/new',
  conversation: '/messages/new',
};

/** Where an entry is changed before it is sent; null for what is changed in place, or not at all. */
export function entryForm({ id, kind }: Pick<OutboxEntry, 'id' | 'kind'>): string | null {
  const form = FORMS[kind];
  return form ? `${form}?outbox=${id}` : null;
}
