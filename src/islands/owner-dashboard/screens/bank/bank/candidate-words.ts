import type { BankPart } from '#src/data/bank/mutations.ts';
import type { BankCandidate } from '#src/data/bank/queries.ts';
import type { OwnerBankText } from '#src/i18n/dictionaries/bank/owner-bank.en.ts';

/** What a candidate is, in a sentence. */
export function candidateWords(
  {
    kind,
    name,
    detail,
    basis,
    amountMinor,
  }: Pick<BankCandidate, 'kind' | 'name' | 'detail' | 'basis' | 'amountMinor'>,
  words: OwnerBankText['candidate'],
): string {
  switch (kind) {
    case 'entry':
      return words.entry({ name, number: detail });
    case 'reported':
      return words.reported({ name, place: detail });
    case 'bill':
      // Money comes in of a credit note.
      return (amountMinor > 0 ? words.credit : words.bill)({ name, ncf: detail });
    case 'lease':
      return (basis === 'part' ? words.leasePart : words.lease)({ name, place: detail });
  }
}

/** The part that takes a candidate for the whole line. */
export function partOf({
  kind,
  id,
  amountMinor,
}: Pick<BankCandidate, 'kind' | 'id' | 'amountMinor'>): BankPart {
  return kind === 'entry' || kind === 'reported' ? { kind, id } : { kind, id, amountMinor };
}
