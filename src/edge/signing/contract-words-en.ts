import type { ClauseFacts, ContractWords, NamedParty } from './contract-words.ts';

const party = ({ name, identity, domicile }: NamedParty) =>
  [name, identity, domicile && `domiciled at ${domicile}`].filter(Boolean).join(', ');
const people = (list: readonly NamedParty[]) => list.map(party).join('; ');

function lateFee({ lateFee: fee }: ClauseFacts): string[] {
  if (fee.kind === 'none') return [];
  const grace =
    fee.graceDays > 0
      ? `after ${fee.graceDays === 1 ? '1 day' : `${fee.graceDays} days`} of grace`
      : 'from the day after it is due';
  const cap = fee.cap ? `, up to ${fee.cap} for each late rent` : '';
  const each = fee.isDaily ? ' for each day it is late' : '';
  const amounts = {
    fixed: fee.isDaily ? `a late fee of ${fee.amount}` : `one late fee of ${fee.amount}`,
    percent_of_outstanding: `a late fee of ${fee.percent} of the amount outstanding`,
    percent_of_rent: `a late fee of ${fee.percent} of the rent`,
  };
  return [
    `Rent not paid when due incurs, ${grace}, ${amounts[fee.kind]}${each}${cap}.`,
    fee.monthlyCap && `Late fees in any calendar month will not exceed ${fee.monthlyCap} in total.`,
  ];
}

const proration = {
  calendar_month: 'by the days in that month',
  thirty_days: 'on the basis of a thirty-day month',
  year_365: 'on the basis of a 365-day year',
  none: 'as a full month',
};

/** The clauses of a lease in English, beside the Spanish ones, which bind. */
export const contractWordsEn: ContractWords = {
  title: 'Lease agreement',
  ordinal: (position) => `${position}.`,
  identity: { cedula: 'cédula', rnc: 'RNC', passport: 'passport' },
  rooms: ({ bedrooms, bathrooms, area }) =>
    [
      bedrooms && (bedrooms === '1' ? '1 bedroom' : `${bedrooms} bedrooms`),
      bathrooms && (bathrooms === '1' ? '1 bathroom' : `${bathrooms} bathrooms`),
      area && `${area} m²`,
    ]
      .filter(Boolean)
      .join(', '),
  parties: 'The parties',
  partyLines: (facts) => [
    `On one side, ${party(facts.landlord)}${
      facts.landlord.organization ? `, for ${facts.landlord.organization}` : ''
    }, hereafter “the landlord”.`,
    `On the other side, ${people(facts.tenants)}, hereafter “the tenant”. If there is more than one tenant, they are jointly and severally liable.`,
    ...(facts.guarantors.length > 0
      ? [`As guarantor of the tenant's obligations, jointly and severally: ${people(facts.guarantors)}.`]
      : []),
  ],
  clauses: [
    {
      heading: 'The premises',
      paragraphs: ({ unit, address }) => [
        `The landlord leases to the tenant unit ${unit}, at ${address} (the premises).`,
      ],
    },
    {
      heading: 'Description and condition',
      paragraphs: ({ rooms, particulars: { description, condition } }) => [
        [rooms, description].filter(Boolean).join('. '),
        `Condition at move-in: ${condition}`,
      ],
    },
    {
      heading: 'Furniture',
      paragraphs: ({ furniture }) =>
        furniture.length === 0
          ? ['The premises are delivered unfurnished.']
          : [
              'The premises are delivered with this furniture and equipment:',
              ...furniture.map((one) => `· ${one}`),
            ],
    },
    {
      heading: 'Use',
      paragraphs: ({ use }) => [
        use === 'dwelling'
          ? 'The premises are for residential use only. Any other use requires a written agreement.'
          : 'The premises are for commercial use only. Any other use requires a written agreement.',
      ],
    },
    {
      heading: 'Term',
      paragraphs: ({ startsOn, endsOn }) => [
        `The lease starts on ${startsOn} and ends on ${endsOn}. It renews automatically unless either party gives notice (Ley 85-25, art. 9).`,
      ],
    },
    {
      heading: 'Rent and how it is paid',
      paragraphs: ({ rent, dueDay, laterRents, particulars: { paymentForm }, proration: method }) => [
        `The rent is ${rent} a month, due by day ${dueDay} of each month. The landlord gives a receipt for every payment (Ley 85-25, art. 6).`,
        ...laterRents.map(({ amount, date }) => `From ${date} the rent is ${amount} a month.`),
        `Place and method of payment: ${paymentForm}`,
        `A partial month is charged ${proration[method]}.`,
      ],
    },
    {
      heading: 'Deposit',
      paragraphs: ({ deposit }) =>
        deposit
          ? [
              `The tenant pays a security deposit of ${deposit}, which secures the tenant’s obligations and does not count as rent. It is returned when the premises are returned; any deductions are explained in writing within five days (Ley 85-25, art. 16).`,
            ]
          : ['No deposit is required.'],
    },
    { heading: 'Late rent', paragraphs: lateFee },
    {
      heading: 'Repairs',
      paragraphs: () => [
        'The landlord makes the necessary repairs (Ley 85-25, art. 20). The tenant takes care of the premises, reports damage promptly and is responsible for any damage they cause.',
      ],
    },
    {
      heading: 'Subletting',
      paragraphs: () => [
        'The tenant may not sublet or assign the lease without the landlord’s written permission (Ley 85-25, art. 25).',
      ],
    },
    {
      heading: 'Notice',
      paragraphs: ({ notice }) =>
        notice
          ? [
              `A party who does not wish to continue at the end of the term must notify the other at least ${notice.days} days in advance (${notice.law}, art. ${notice.article}).`,
            ]
          : [],
    },
    { heading: 'Other clauses', paragraphs: ({ extra }) => [...extra] },
    {
      heading: 'Elected domicile',
      paragraphs: ({ particulars: { landlordDomicile, tenantDomicile } }) => [
        `For this contract, the landlord elects domicile at ${landlordDomicile}, and the tenant at ${tenantDomicile}.`,
      ],
    },
  ],
  closing: 'Date and signatures',
  closingLines: ({ agreedIn, agreedOn }) => [
    `Signed${agreedIn ? ` in ${agreedIn}` : ''} on ${agreedOn}.`,
    'The parties sign electronically. A simple electronic signature is valid (Ley 126-02); the certificate attached to this text records who signed, when and from where.',
    'This is a translation. The Spanish text is binding.',
  ],
  amendment: {
    title: ({ number }) => `Amendment ${number} to the lease agreement`,
    refers: 'The contract being amended',
    refersText: ({ place, date, number }) =>
      `The parties amend the lease for ${place}, of which they signed version ${number} on ${date}.`,
    changes: 'What changes',
    rent: ({ amount, date }) => `From ${date} the rent is ${amount} a month.`,
    endsOn: ({ date }) => `The lease ends on ${date}.`,
    tenants: ({ joined, left }) =>
      [joined && `Joins as tenant: ${joined}.`, left && `No longer a tenant: ${left}.`]
        .filter(Boolean)
        .join(' '),
    guarantors: ({ joined, left }) =>
      [joined && `Joins as guarantor: ${joined}.`, left && `No longer a guarantor: ${left}.`]
        .filter(Boolean)
        .join(' '),
    rest: 'The rest',
    restText: 'Everything this amendment does not change remains in effect.',
  },
};
