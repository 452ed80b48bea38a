/** What a person does to become an electronic issuer. */
export const ownerChecklist = {
  title: 'Become an electronic issuer',
  text: 'Steps that Llavero can see are ticked. The others happen at the DGII: only you know how far they are.',
  ask: 'None of this is tax or legal advice, and nothing was tried against the DGII. Ask your accountant.',
  done: (p: { done: number; all: number }) => `${p.done} of ${p.all} steps that Llavero can see are done.`,
  states: { done: 'Done', open: 'To do', unknown: 'At the DGII' },
  steps: {
    taxId: { title: 'RNC or cédula', text: 'Enter it in the fiscal profile.' },
    access: {
      title: 'Access and standing',
      text: 'An active RNC, access to the virtual office (Oficina Virtual), authorization to issue receipts, and taxes up to date.',
    },
    place: {
      title: 'Address',
      text: 'Each e-CF says it. Enter it in the fiscal profile, with up to 100 characters.',
    },
    way: {
      title: 'How receipts are issued',
      text: 'Choose it in the profile: from here with your certificate, through a certified provider, or in another program, such as the DGII’s free one.',
    },
    certificate: {
      title: 'Digital certificate',
      text: 'For tax procedures, in the name of a person. In the virtual office that person gets the role of signer for this RNC. One person may sign for several.',
    },
    application: { title: 'Application', text: 'Form FI-GDF-016, online. It takes about one working day.' },
    addresses: {
      title: 'Addresses of your services',
      text: 'Register them in the virtual office. Others send their e-CF and their approvals there.',
    },
    certification: {
      title: 'Certification',
      text: 'The DGII’s test set: 21 e-CF and 4 summaries, in this order, then 11 approvals. The environment is certecf.',
    },
    simulations: {
      title: 'Simulations, papers and declaration',
      text: 'Simulations of your own for each type and their PDFs, documents and approvals that the DGII sends you, and the sworn declaration.',
    },
    ranges: {
      title: 'Electronic numbers',
      text: 'Ask for ranges of the E series in the virtual office, one per type, and add them here.',
    },
    production: {
      title: 'Production',
      text: 'Choose production (ecf) in the profile. Only there receipts have fiscal value.',
    },
    since: {
      title: 'First electronic day',
      text: 'Enter it in the profile as “Electronic since”. From that day on, only E numbers are issued.',
    },
  },
  order: [
    'E31, fiscal credit',
    'E32 from RD$250,000 on',
    'E41 to E47',
    'E33 and E34, the notes',
    'the summaries of small E32',
    'those small E32 whole',
  ],
  again: 'One rejection starts the data test over.',
  providerText: 'With a certified provider only the simulations and the addresses are left to do.',
  addresses: {
    reception: 'Reception of e-CF',
    approval: 'Commercial approval',
    seed: 'Authentication: seed',
    certificate: 'Authentication: certificate',
  },
  copyOf: (p: { name: string }) => `Copy: ${p.name}`,
  copied: 'Address copied.',
  types: (p: { types: string }) => `Added: ${p.types}.`,
  parts: [
    {
      title: 'Who keeps the key',
      items: [
        { text: 'The law asks that the signer alone controls it (Ley 32-23, art. 6).', isSecondHand: false },
        { text: 'Decree 587-24 lets a certified provider keep it.', isSecondHand: true },
        { text: 'Get legal advice before you use a kept key in production.', isSecondHand: false },
      ],
    },
    {
      title: 'The DGII’s free program',
      items: [{ text: 'It issues about 150 receipts a month, in pesos, typed by hand.', isSecondHand: true }],
    },
    {
      title: 'What changes then',
      items: [
        {
          text: 'The State doesn’t withhold the 5% income tax from an e-CF (Ley 32-23, art. 34).',
          isSecondHand: false,
        },
        {
          text: 'The 606, IT-1 and IR-17 go on. The 607 and 608 have paper numbers only.',
          isSecondHand: true,
        },
        {
          text: 'Paper receipts issued before stay valid. They are corrected by an E34.',
          isSecondHand: true,
        },
      ],
    },
  ],
};

export type OwnerChecklistText = typeof ownerChecklist;
