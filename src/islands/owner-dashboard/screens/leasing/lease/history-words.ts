import type { LeaseEvent } from '#src/data/leasing/leases/event-queries.ts';
import { currencyCodes } from '#src/domain/foundation/enums.ts';
import type { OwnerLeasingText } from '#src/i18n/dictionaries/leasing/owner-leasing.en.ts';
import { formatDate, formatList, formatMoney } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';

type Words = OwnerLeasingText['leasing']['history'];

export interface EventWords {
  readonly what: string;
  /** The reason that was given, when one was. */
  readonly reason: string | null;
}

/** A line of a lease's history in words, from the facts that were written down with it. */
export function eventWords(
  { kind, facts }: Pick<LeaseEvent, 'kind' | 'facts'>,
  words: Words,
  language: Language,
): EventWords {
  const text = (key: string) => (typeof facts[key] === 'string' ? facts[key] : '');
  const day = (key: string) => formatDate(text(key), language, 'short');
  const currency = currencyCodes.find((code) => code === facts.currency) ?? 'DOP';
  const money = (key: string) => formatMoney(Number(facts[key] ?? 0), currency, language);
  const term = () => ({ from: day('startsOn'), to: day('endsOn'), amount: money('rentMinor') });
  const what = (): string => {
    switch (kind) {
      case 'created':
        return words.created({ from: day('startsOn'), to: day('endsOn') });
      case 'draft_changed':
      case 'contract_sent':
      case 'contract_recalled':
      case 'contract_outdated':
      case 'party_signed':
      case 'party_refused':
      case 'contract_signed':
      case 'called_off':
        return contractWords(kind, facts, words);
      case 'signed':
        return words.signed;
      case 'started':
        return words.started;
      case 'notice_given':
        return words.noticeBy[facts.givenBy === 'landlord' ? 'landlord' : 'tenant']({
          given: day('givenOn'),
          leaves: day('leavesOn'),
        });
      case 'notice_withdrawn':
        return words.noticeWithdrawn;
      case 'rent_changed':
        return facts.beforeMinor === undefined
          ? words.rentChanged({ amount: money('rentMinor'), date: day('startsOn') })
          : words.rentChangedFrom({
              before: money('beforeMinor'),
              amount: money('rentMinor'),
              date: day('startsOn'),
            });
      case 'tenants_changed':
        return tenantsWords(facts, words, language);
      case 'guarantors_changed':
        return partiesWords(words.guarantorsChanged, facts, words, language);
      case 'renewal_drafted':
        return words.renewalDrafted(term());
      case 'renewed':
        return words.renewed(term());
      case 'unit_moved':
        return moveWords(facts, day('startsOn'), words);
      case 'month_to_month':
        return words.monthToMonth;
      case 'ended':
        return facts.isRenewed
          ? words.gaveWay({ date: day('endedOn') })
          : words.ended({ date: day('endedOn') });
      case 'terminated':
        return words.terminated({ date: day('endedOn') });
      case 'credit_moved':
      case 'deposit_opened':
      case 'deposit_reopened':
      case 'deposit_carried':
      case 'deposit_settled':
        return moneyWords(kind, facts, money, words);
    }
  };
  return { what: what(), reason: text('reason') ? words.reason({ reason: text('reason') }) : null };
}

function moveWords(facts: LeaseEvent['facts'], date: string, words: Words): string {
  if (facts.isCalledOff) return words.unitMoveCalledOff;
  const unit = String(facts.unit ?? '');
  return facts.fromLeaseId ? words.movedFrom({ unit, date }) : words.movedTo({ unit, date });
}

function moneyWords(
  kind: Extract<LeaseEvent['kind'], 'credit_moved' | `deposit_${string}`>,
  facts: LeaseEvent['facts'],
  money: (key: string) => string,
  words: Words,
): string {
  const amount = money('amountMinor');
  switch (kind) {
    case 'credit_moved':
      return facts.toLeaseId ? words.creditMovedTo({ amount }) : words.creditMovedFrom({ amount });
    case 'deposit_opened':
      return words.depositOpened({ amount });
    case 'deposit_reopened':
      return words.depositReopened({ amount });
    case 'deposit_carried':
      return facts.toLeaseId ? words.depositCarriedTo({ amount }) : words.depositCarriedFrom({ amount });
    case 'deposit_settled':
      return words.depositSettled({ refund: money('refundMinor'), kept: money('deductedMinor') });
  }
}

type ContractEventKind = Extract<
  LeaseEvent['kind'],
  `contract_${string}` | `party_${string}` | 'draft_changed' | 'called_off'
>;

function contractWords(kind: ContractEventKind, facts: LeaseEvent['facts'], words: Words): string {
  const number = String(facts.number ?? '');
  const name = String(facts.name ?? '');
  switch (kind) {
    case 'draft_changed':
      return words.draftChanged;
    case 'contract_sent':
      return words[facts.contractKind === 'amendment' ? 'amendmentSent' : 'contractSent']({ number });
    case 'contract_recalled':
      return words.contractRecalled({ number });
    case 'contract_outdated':
      return words.contractOutdated({ number });
    case 'party_signed':
      return words.partySigned({ name });
    case 'party_refused':
      return words.partyRefused({ name });
    case 'contract_signed':
      return words.contractSigned({ number });
    case 'called_off':
      return words.calledOff;
  }
}

/** One who leaves or stays after all, or several who were changed at once. */
function tenantsWords(facts: LeaseEvent['facts'], words: Words, language: Language): string {
  if (facts.stays) return words.stays({ name: String(facts.stays) });
  if (!facts.leaves) return partiesWords(words.tenantsChanged, facts, words, language);
  const leaving = {
    name: String(facts.leaves),
    date: formatDate(String(facts.leftOn ?? ''), language, 'short'),
  };
  return facts.primary
    ? words.leavesFirst({ ...leaving, next: String(facts.primary) })
    : words.leaves(leaving);
}

function partiesWords(title: string, facts: LeaseEvent['facts'], words: Words, language: Language): string {
  const names = (key: string) => {
    const value = facts[key];
    return Array.isArray(value) ? formatList(value.map(String), language) : '';
  };
  const parts = [
    names('added') && words.added({ names: names('added') }),
    names('removed') && words.removed({ names: names('removed') }),
  ].filter(Boolean);
  return parts.length > 0 ? `${title}: ${parts.join('; ')}` : title;
}
