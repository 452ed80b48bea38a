import type { FindingCode } from '#src/domain/law/contract-check/check-contract.ts';
import type { ContractItem } from '#src/domain/leasing/rental-law.ts';

interface FindingText {
  title: string;
  /** What to write in its place. */
  instead: string;
}

/** The check of a contract against the law on rentals. */
export const lawCheck = {
  title: 'Check a contract',
  text: 'Paste a lease or some of its clauses, in Spanish or English. The text stays in this browser.',
  input: 'Text of the contract',
  use: 'Use of the unit',
  uses: { dwelling: 'Home', commercial: 'Shop or office' },
  isWhole: 'This is a whole contract: also look for what is missing',
  result: (p: { count: number }): string =>
    p.count === 0 ? 'No problem found' : p.count === 1 ? '1 problem found' : `${p.count} problems found`,
  noneText: 'The check knows common wordings only. A clause it doesn’t know may still be wrong.',
  information: 'This is information, not legal advice. Ask a lawyer before you change a contract.',
  noArticle: (p: { law: string }) => `${p.law} (no article)`,
  instead: 'Write instead',
  missingTitle: (p: { item: string }) => `Missing: ${p.item}`,
  datedTitle: (p: { law: string }) => `${p.law} has been repealed`,
  datedInstead: 'Cite Ley 85-25, or leave the reference out.',
  draftTitle: 'Checked against the law',
  findings: {
    deposit_above_cap: {
      title: 'The deposit is above the limit',
      instead: 'For a home, write a deposit of at most two months of rent.',
    },
    notice_too_short: {
      title: 'The notice is shorter than the law’s',
      instead:
        'Write at least 90 days before the end for a home, and 180 for a shop, given through a bailiff.',
    },
    repairs_waived: {
      title: 'The tenant is charged with the owner’s repairs',
      instead:
        'Write that the owner makes the necessary repairs, and the tenant answers for damage they cause.',
    },
    self_help_eviction: {
      title: 'The tenant would be put out without a judge',
      instead: 'Write that an unpaid rent is claimed in court. Locks and services are left alone.',
    },
    unilateral_increase: {
      title: 'The landlord alone would raise the rent',
      instead:
        'State the amount and day of each increase, or that both agree in writing. Otherwise the cap is 10%.',
    },
    receipt_refused: {
      title: 'Receipts are refused',
      instead: 'Write that the landlord gives a receipt for each payment.',
    },
    deposit_forfeited: {
      title: 'The deposit would be kept without reasons',
      instead:
        'Write that what is kept is explained in writing within five calendar days, with photos and quotes.',
    },
    late_reasons: {
      title: 'The reasons for keeping a deposit come too late',
      instead: 'Write that the reasons are given within five calendar days of the return of the unit.',
    },
    new_owner_free: {
      title: 'A sale would end the lease',
      instead: 'Write that the new owner is bound by the lease, or leave the clause out.',
    },
    death_ends_lease: {
      title: 'The tenant’s death would end the lease at once',
      instead: 'Write that those who live there have 30 days to take over the lease.',
    },
    no_voice_in_meetings: {
      title: 'The tenant would lose their voice in the condominium',
      instead: 'Write that the tenant has a voice in its meetings, or leave the clause out.',
    },
    unwritten_sublease: {
      title: 'Subletting would be allowed without writing',
      instead: 'Write that subletting needs the landlord’s permission in writing.',
    },
  } satisfies Record<Exclude<FindingCode, 'missing' | 'dated_law'>, FindingText>,
  missing: {
    parties: {
      title: 'Who the parties are',
      instead: 'Add the names of the landlord and each tenant with their ID numbers.',
    },
    address: {
      title: 'The exact address',
      instead: 'Add street, number, sector and municipality of the unit.',
    },
    description: {
      title: 'Description and condition',
      instead: 'Add what the unit has, and in what condition it is handed over.',
    },
    furniture: { title: 'Furniture', instead: 'Add a furniture list, or that the unit is unfurnished.' },
    use: { title: 'Use', instead: 'Add whether the unit is a home or a business.' },
    price: { title: 'Price', instead: 'Add the rent, the day it is due, and where and how it is paid.' },
    end_date: { title: 'End date', instead: 'Add the last day of the lease or how long it runs.' },
    domicile: { title: 'Elected domicile', instead: 'Add the domicile that each party elects.' },
    contract_date: { title: 'Contract date', instead: 'Add the place and the date of signing.' },
  } satisfies Record<ContractItem, FindingText>,
};

export type LawCheckText = typeof lawCheck;
