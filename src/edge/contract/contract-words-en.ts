import type { ClauseFacts, ContractWords, NamedParty } from './contract-words.ts';

const party = ({ name, identity, domicile }: NamedParty) =>
  [name, identity, domicile && `domiciled at ${domicile}`].filter(Boolean).join(', ');
const people = (list: readonly NamedParty[]) => list.map(party).join('; ');

function lateFee({ lateFee: fee }: ClauseFacts): string[] {
  if (fee.kind === 'none') return [];
  const grace =
    fee.graceDays > 0
      ? `after ${fee.graceDays === 1 ? '1 day' : `${fee.graceDays} days`} of grace`
      : 'from the next day on';
  const cap = fee.cap ? `, at most ${fee.cap} for each late rent` : '';
  const each = fee.isDaily ? ' for each day it is late' : '';
  const amounts = {
    fixed: fee.isDaily ? `a late fee of ${fee.amount}` : `one late fee of ${fee.amount}`,
    percent_of_outstanding: `a late fee of ${fee.percent} of what is outstanding`,
    percent_of_rent: `a late fee of ${fee.percent} of the rent`,
  };
  return [
    `Rent that is not paid on its day bears, ${grace}, ${amounts[fee.kind]}${each}${cap}.`,
    fee.monthlyCap && `All the late fees of one calendar month together come to ${fee.monthlyCap} at most.`,
  ];
}

const proration = {
  calendar_month: 'by the days of the month',
  thirty_days: 'by months of thirty days',
  year_365: 'by a year of 365 days',
  none: 'as a whole month',
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
    `On the other side, ${people(facts.tenants)}, hereafter “the tenant”. Where there are several, they answer together and each for the whole.`,
    ...(facts.guarantors.length > 0
      ? [`As guarantor of the tenant's obligations, jointly and severally: ${people(facts.guarantors)}.`]
      : []),
  ],
  clauses: [
    {
      heading: 'The place',
      paragraphs: ({ unit, address }) => [`The landlord lets to the tenant unit ${unit}, at ${address}.`],
    },
    {
      heading: 'Description and condition',
      paragraphs: ({ rooms, particulars: { description, condition } }) => [
        [rooms, description].filter(Boolean).join('. '),
        `Condition on handover: ${condition}`,
      ],
    },
    {
      heading: 'Furniture',
      paragraphs: ({ furniture }) =>
        furniture.length === 0
          ? ['The place is handed over unfurnished.']
          : [
              'The place is handed over with this furniture and equipment:',
              ...furniture.map((one) => `· ${one}`),
            ],
    },
    {
      heading: 'Use',
      paragraphs: ({ use }) => [
        use === 'dwelling'
          ? 'The place is for living in. The tenant puts it to no other use without a written agreement.'
          : 'The place is for commerce. The tenant puts it to no other use without a written agreement.',
      ],
    },
    {
      heading: 'Term',
      paragraphs: ({ startsOn, endsOn }) => [
        `The lease begins on ${startsOn} and ends on ${endsOn}. It renews by itself unless one of the parties gives notice (Ley 85-25, art. 9).`,
      ],
    },
    {
      heading: 'Rent and how it is paid',
      paragraphs: ({ rent, dueDay, laterRents, particulars: { payment_form }, proration: method }) => [
        `The rent is ${rent} a month, due by day ${dueDay} of each month. The landlord gives a receipt for every payment (Ley 85-25, art. 6).`,
        ...laterRents.map(({ amount, date }) => `From ${date} the rent is ${amount} a month.`),
        `Where and how it is paid: ${payment_form}`,
        `A month that is not whole is charged ${proration[method]}.`,
      ],
    },
    {
      heading: 'Deposit',
      paragraphs: ({ deposit }) =>
        deposit
          ? [
              `The tenant hands over ${deposit} as deposit, which secures their obligations and pays no rent. It is returned when the place is; what is kept is explained in writing within five days (Ley 85-25, art. 16).`,
            ]
          : ['The parties agree on no deposit.'],
    },
    { heading: 'Late rent', paragraphs: lateFee },
    {
      heading: 'Repairs',
      paragraphs: () => [
        'The landlord makes the necessary repairs (Ley 85-25, art. 20). The tenant takes care of the place, reports damage without delay and answers for what they cause.',
      ],
    },
    {
      heading: 'Subletting',
      paragraphs: () => [
        "The tenant neither sublets nor assigns the lease without the landlord's written permission (Ley 85-25, art. 25).",
      ],
    },
    {
      heading: 'Notice',
      paragraphs: ({ notice }) =>
        notice
          ? [
              `Whoever does not want to go on at the end of the term tells the other at least ${notice.days} days before (${notice.law}, art. ${notice.article}).`,
            ]
          : [],
    },
    { heading: 'Other clauses', paragraphs: ({ extra }) => [...extra] },
    {
      heading: 'Elected domicile',
      paragraphs: ({ particulars: { landlord_domicile, tenant_domicile } }) => [
        `For this contract the landlord elects domicile at ${landlord_domicile}; the tenant at ${tenant_domicile}.`,
      ],
    },
  ],
  closing: 'Date and signatures',
  closingLines: ({ agreedIn, agreedOn }) => [
    `Made${agreedIn ? ` in ${agreedIn}` : ''} on ${agreedOn}.`,
    'The parties sign electronically. A simple electronic signature is valid (Ley 126-02); the certificate that goes with this text keeps who signed, when and from where.',
    'This is a translation: the Spanish text binds.',
  ],
  amendment: {
    title: ({ number }) => `Amendment ${number} to the lease agreement`,
    refers: 'The contract that is amended',
    refersText: ({ place, date, number }) =>
      `The parties amend the lease of ${place}, version ${number} of which they signed on ${date}.`,
    changes: 'What changes',
    rent: ({ amount, date }) => `From ${date} the rent is ${amount} a month.`,
    endsOn: ({ date }) => `The lease ends on ${date}.`,
    tenants: ({ joined, left }) =>
      [joined && `Joins as tenant: ${joined}.`, left && `Is a tenant no more: ${left}.`]
        .filter(Boolean)
        .join(' '),
    guarantors: ({ joined, left }) =>
      [joined && `Joins as guarantor: ${joined}.`, left && `Is a guarantor no more: ${left}.`]
        .filter(Boolean)
        .join(' '),
    rest: 'The rest',
    restText: 'Everything that this amendment does not change stays as it was.',
  },
};
