import type { ActivityEntry } from '#src/data/people/activity/queries.ts';
import { currencyCodes } from '#src/domain/foundation/enums.ts';
import type { CommonText } from '#src/i18n/dictionaries/foundation/common.en.ts';
import type { OwnerTeamText } from '#src/i18n/dictionaries/people/owner-team.en.ts';
import { formatList, formatMoney } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';

export interface ActivityTexts {
  readonly activity: OwnerTeamText['activity'];
  readonly enums: CommonText['enums'];
  readonly language: Language;
}

/** A label of a closed list for a value that came from the database as it was then. */
const labelOf = (labels: Readonly<Record<string, string>>, value: unknown): string =>
  (Object.hasOwn(labels, String(value)) ? labels[String(value)] : undefined) ?? String(value ?? '');

const changedTo = ({ changes }: ActivityEntry, column: string) => changes[column]?.[1];
const isNowSet = (entry: ActivityEntry, column: string) => (changedTo(entry, column) ?? null) !== null;

/** They leave, stay after all, or hand on the first place; else they took an invitation. */
function tenantChanged(entry: ActivityEntry, did: ActivityTexts['activity']['did']) {
  if ('left_on' in entry.changes) return isNowSet(entry, 'left_on') ? did.tenantLeaves : did.tenantStays;
  const isAboutFirst = 'is_primary' in entry.changes || 'primary_from' in entry.changes;
  return isAboutFirst ? did.tenantIsMain : did.tenantEntered;
}

/** What was done, as a sentence that goes on after the name of who did it. */
export function activityWords(entry: ActivityEntry, texts: ActivityTexts): string {
  const { did } = texts.activity;
  switch (entry.table) {
    case 'organizations':
      return organizationWords(entry, texts);
    case 'memberships':
      return membershipWords(entry, texts);
    case 'invitations':
      return invitationWords(entry, texts);
    case 'properties':
    case 'units':
    case 'people':
      return recordWords(entry, texts);
    case 'leases':
      return leaseWords(entry, texts);
    case 'lease_tenants':
      return { insert: did.tenantAdded, update: tenantChanged(entry, did), delete: did.tenantTaken }[
        entry.action
      ](entry);
    case 'lease_rent_steps': {
      const words = entry.action === 'delete' ? did.rentTaken : did.rentSet;
      return words({ subject: entry.subject, amount: amountOf(entry, 'rentMinor', texts) });
    }
    case 'document_requests':
      return documentRequestWords(entry, texts);
    case 'payments':
      return paymentWords(entry, texts);
    case 'property_finances':
      return did.financesChanged;
    case 'unit_meters':
      return { insert: did.meterAdded, update: did.meterChanged, delete: did.meterTaken }[entry.action];
    case 'property_owners':
      return entry.action === 'delete' ? did.ownerTaken(entry) : did.ownerAdded(entry);
    default:
      return did.other;
  }
}

function organizationWords(entry: ActivityEntry, texts: ActivityTexts): string {
  const { did } = texts.activity;
  if (entry.action === 'insert') return did.organizationMade(entry);
  if ('closed_at' in entry.changes) {
    return isNowSet(entry, 'closed_at') ? did.organizationClosed : did.organizationReopened;
  }
  return withColumns(did.organizationChanged, entry, texts);
}

function membershipWords(entry: ActivityEntry, { activity: { did }, enums }: ActivityTexts): string {
  const { subject, facts, changes } = entry;
  const isOwn = entry.actorId === entry.rowId;
  const role = labelOf(enums.membershipRole, facts.role);
  if (entry.action === 'insert') return isOwn ? did.joined({ role }) : did.seated({ subject, role });
  if (entry.action === 'delete') return isOwn ? did.left : did.removed({ subject });
  const from = labelOf(enums.membershipRole, changes.role?.[0]);
  return did.roleChanged({ subject, from, to: role });
}

function invitationWords(entry: ActivityEntry, { activity: { did }, enums }: ActivityTexts): string {
  const { subject, facts } = entry;
  if (isNowSet(entry, 'accepted_at')) return did.invitationAccepted({ subject });
  if (isNowSet(entry, 'revoked_at')) return did.invitationWithdrawn({ subject });
  if (entry.action !== 'insert') return did.changed({ subject });
  if (facts.kind === 'tenant') return did.tenantInvited({ subject });
  return did.memberInvited({ subject, role: labelOf(enums.membershipRole, facts.role) });
}

function documentRequestWords(entry: ActivityEntry, { activity: { did } }: ActivityTexts): string {
  if (entry.action === 'insert') return did.documentAsked(entry);
  switch (entry.facts.status) {
    case 'accepted':
      return did.documentAccepted(entry);
    case 'refused':
      return did.documentRefused(entry);
    case 'called_off':
      return did.documentCalledOff(entry);
    default:
      return did.documentHandedIn(entry);
  }
}

function recordWords(entry: ActivityEntry, texts: ActivityTexts): string {
  const { did } = texts.activity;
  if (entry.action === 'insert') return did.added(entry);
  if (entry.action === 'delete') return did.deleted(entry);
  if ('archived_at' in entry.changes) {
    return isNowSet(entry, 'archived_at') ? did.archived(entry) : did.restored(entry);
  }
  return withColumns(did.changed(entry), entry, texts);
}

function leaseWords(entry: ActivityEntry, { activity: { did }, enums }: ActivityTexts): string {
  const { subject, changes } = entry;
  if (entry.action === 'insert') return did.leaseMade({ subject });
  if (entry.action === 'delete') return did.leaseDeleted({ subject });
  const status = changes.status;
  if (!status) return did.leaseChanged({ subject });
  const [from, to] = status.map((value) => labelOf(enums.leaseStatus, value));
  return did.leaseMoved({ subject, from: from ?? '', to: to ?? '' });
}

function paymentWords(entry: ActivityEntry, texts: ActivityTexts): string {
  const { did } = texts.activity;
  const amount = amountOf(entry, 'amountMinor', texts);
  switch (changedTo(entry, 'status')) {
    case 'confirmed':
      return did.paymentConfirmed({ amount });
    case 'rejected':
      return did.paymentRejected({ amount });
    case 'reversed':
      return did.paymentReversed({ amount });
    default:
      return did.paymentChanged({ amount });
  }
}

function amountOf({ facts }: ActivityEntry, name: string, { language }: ActivityTexts): string {
  const currency = currencyCodes.find((code) => code === facts.currency) ?? 'DOP';
  return formatMoney(Number(facts[name] ?? 0), currency, language);
}

/** Adds which columns were changed, those that have a name for readers. */
function withColumns(sentence: string, entry: ActivityEntry, { activity, language }: ActivityTexts): string {
  const names = Object.keys(entry.changes).flatMap((column) =>
    Object.hasOwn(activity.columns, column) ? [activity.columns[column] ?? ''] : [],
  );
  const columns = formatList([...new Set(names)], language);
  return columns ? activity.withColumns({ sentence, columns }) : sentence;
}
