import type { EcfProblemTexts } from '#src/domain/taxes/ecf/ecf-problems.ts';
import type { NoSignerTexts } from '#src/domain/taxes/ecf/no-signer.ts';

/** What keeps an e-CF from being issued, at the field where it is mended. */
export const ownerEcfProblems = {
  texts: {
    'issuer.taxId': {
      missing: 'The issuer has no RNC or cédula yet.',
      malformed: 'The issuer’s number must have 9 digits (RNC) or 11 (cédula).',
    },
    'issuer.legalName': {
      missing: 'The issuer has no legal name yet.',
      too_long: 'The issuer’s legal name has more than 150 characters.',
    },
    'issuer.tradeName': { too_long: 'The issuer’s trade name has more than 150 characters.' },
    'issuer.address': {
      missing: 'The issuer has no address yet. An e-CF needs it.',
      too_long: 'The issuer’s address has more than 100 characters.',
    },
    'issuer.municipality': {
      malformed: 'The issuer’s municipality and province aren’t codes that belong together.',
    },
    'buyer.name': {
      missing: 'Enter who the receipt is for.',
      too_long: 'The name has more than 150 characters. Shorten it.',
      consumer_unnamed: 'From this amount on, a consumer must be named.',
    },
    'buyer.number': {
      missing: 'This receipt needs the client’s RNC or cédula.',
      malformed: 'An RNC has 9 digits, a cédula 11.',
      too_long: 'A foreign ID has at most 20 characters.',
      not_allowed: 'This type of receipt can’t carry such a number.',
      consumer_unnamed: 'From this amount on, enter the consumer’s cédula, RNC or passport.',
    },
    'range.expiry': {
      missing: 'There are no numbers of this type with an expiry date. Add a range.',
      expired: 'The numbers of this type have expired. Add a range.',
    },
    issuedOn: {
      malformed: 'The date of the receipt isn’t a date.',
      in_future: 'The date of the receipt is in the future.',
      before_start: 'On this date the issuer wasn’t electronic yet.',
      too_early: 'A note can’t be dated before its receipt.',
    },
    payment: {
      missing: 'It’s not known how the receipt is paid.',
      negative: 'A payment can’t be negative.',
      sum_differs: 'The payments don’t add up to the total.',
    },
    'payment.dueOn': {
      missing: 'A receipt on credit needs a due date.',
      too_early: 'The due date is before the date of the receipt.',
    },
    period: { too_early: 'The period ends before it begins.' },
    lines: {
      missing: 'There’s nothing to put on the receipt.',
      too_many: 'A receipt has room for 1,000 charges. Split them.',
    },
    'line.name': { missing: 'The charge has no description.' },
    'line.amount': {
      missing: 'The charge has no amount in dollars.',
      negative: 'The amount of the charge can’t be negative.',
      not_allowed: 'A receipt in pesos has no amount in dollars.',
    },
    withheld: {
      missing: 'This receipt must say what is withheld.',
      negative: 'What is withheld can’t be negative.',
      not_allowed:
        'This type of receipt has no place for what is withheld, or there’s nothing to withhold it from.',
      over_withheld: 'More is withheld than there is.',
    },
    itbis: {
      negative: 'The amounts can’t be negative.',
      not_allowed: 'This type of receipt can’t carry ITBIS. Choose exempt.',
      sum_differs: 'The ITBIS doesn’t match what is taxed.',
    },
    total: {
      missing: 'The receipt comes to nothing.',
      sum_differs: 'The total of the e-CF isn’t that of the records.',
      has_amounts: 'A note that corrects a text has no amounts.',
      over_balance: 'The note is for more than what is left of its receipt.',
      not_whole: 'A note that cancels a receipt must be for all of it.',
    },
    rate: { malformed: 'Enter a rate above 0 and below 1,000, with up to four decimals.' },
    reference: {
      missing: 'The receipt this note changes isn’t known.',
      malformed: 'The number of the receipt it refers to is malformed.',
      not_allowed: 'This type of receipt can’t refer to another.',
      base_other_kind: 'The receipt it refers to is of another type.',
      base_is_note: 'A note can’t refer to another note.',
      base_not_accepted: 'The DGII hasn’t accepted the receipt yet. A note has to wait for that.',
    },
    'reference.reason': {
      missing: 'Enter a reason.',
      too_long: 'Use up to 90 characters for the reason.',
    },
  } satisfies EcfProblemTexts,
  line: (p: { line: number; text: string }) => `Line ${p.line}: ${p.text}`,
  /** What signing found, beside what was checked before. */
  signing: {
    keys: {
      no_key: 'No one signs for this issuer. Choose a certificate in the fiscal profile.',
      consent_missing:
        'Consent to keep the key for receipts with fiscal value is missing. Give it in the fiscal profile.',
      key_unreadable:
        'The stored key can’t be opened. Add the same certificate file again in the fiscal profile.',
      certificate_expired: 'The certificate that signs has expired. Add a new one in the fiscal profile.',
      certificate_not_yet_valid: 'The certificate that signs isn’t valid yet. Choose another one, or wait.',
    } satisfies NoSignerTexts,
    document: 'The document can’t be made. Annul its number, then issue the receipt again.',
    at: (p: { text: string; path: string }) => `${p.text} (${p.path})`,
  },
  profile: 'Open fiscal profile',
};
