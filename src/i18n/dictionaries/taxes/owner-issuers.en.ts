/** Issuers of fiscal receipts, and what a person does to become an electronic one. */
export const ownerIssuers = {
  issuers: {
    title: 'Issuers',
    text: 'Who issues the receipts and files the forms: you, or owners whose property you manage.',
    issuer: 'Issuer',
    name: 'Name',
    receipts: 'Receipts',
    electronicNow: 'Electronic',
    paperNow: 'Paper',
    add: 'Add issuer',
    addText: 'An owner with an RNC or cédula of their own. Then fill in their profile and add their numbers.',
    added: 'Issuer added.',
    electronic: 'Receipts and address',
    electronicText: 'An e-CF says the issuer’s name, RNC and address. The rest is optional.',
    late: (p: { date: string }) =>
      `This issuer had to issue e-CF from ${p.date}. Paper numbers then serve only in a declared contingency. We read this second hand, from the DGII’s notices 14-26 and 06-26.`,
    size: 'Size, as the DGII classified it',
    sizeHint: 'See it in the DGII’s virtual office.',
    sizeUnknown: 'Choose a size',
    sizes: {
      large_national: 'Large national',
      large_local: 'Large local',
      medium: 'Medium',
      small: 'Small',
      micro: 'Micro',
      unclassified: 'Not classified',
    },
    way: 'How receipts are issued',
    ways: {
      paper: 'On paper',
      direct: 'From here, with your certificate',
      provider: 'Through a certified provider',
      external: 'In another program',
    },
    since: 'Electronic since',
    sinceHint: 'From this day on, only E-series numbers are issued.',
    never: 'Not yet',
    environment: 'DGII environment',
    environmentHint: 'Only production has fiscal value.',
    environments: {
      testecf: 'Trials (testecf)',
      certecf: 'Certification (certecf)',
      ecf: 'Production (ecf)',
    },
    address: 'Address',
    tradeName: 'Trade name',
    municipality: 'Municipality code',
    province: 'Province code',
    codeHint: 'Six digits from the DGII’s list. Distrito Nacional: 010101 and 010000.',
    phone: 'Phone',
    email: 'Email',
    contingency: 'Kept for a contingency',
    contingencyHint: 'These paper numbers aren’t issued otherwise.',
    noExpiry: 'E32 and E34 numbers don’t expire.',
    properties: 'Properties of this issuer',
    propertiesText: 'Their receipts carry this issuer’s name and numbers.',
    propertiesOfOwn: 'Yours are all those that have no other issuer. Here are the ones you chose yourself.',
    noProperties: 'None chosen.',
    property: 'Property',
    chooseProperty: 'Choose a property',
    from: 'From',
    assign: 'Choose property',
    assignText: (p: { name: string }) =>
      `From the day you choose, the receipts and bills of the property are those of ${p.name}. Receipts already issued and posted bills don’t change.`,
    assigned: 'Issuer of the property saved.',
    secondHand: 'second hand',
    problems: {
      nameLong: 'Use up to 150 characters.',
      addressLong: 'Use up to 100 characters.',
      addressMissing: 'Electronic receipts need the address.',
      wayMissing: 'Choose a way other than paper.',
      codeMalformed: 'Enter six digits.',
      phoneMalformed: 'Enter it as 809-555-0100.',
      emailMalformed: 'Enter a valid email.',
      dateMalformed: 'Enter a date.',
    },
  },
  checklist: {
    title: 'Become an electronic issuer',
    text: 'What you do at the DGII. What we read only in other people’s summaries is marked.',
    ask: 'None of this is tax or legal advice, and nothing was tried against the DGII. Ask your accountant.',
    parts: [
      {
        title: 'Before you apply',
        items: [
          { text: 'An active RNC and access to the virtual office (Oficina Virtual).', isSecondHand: false },
          { text: 'Authorization to issue receipts, and taxes up to date.', isSecondHand: false },
          {
            text: 'A digital certificate for tax procedures, in the name of a person. That person needs the role of signer for the issuer’s RNC. One person may sign for several.',
            isSecondHand: false,
          },
          { text: 'Form FI-GDF-016 online. It takes about one working day.', isSecondHand: false },
        ],
      },
      {
        title: 'With a program of your own',
        items: [
          {
            text: 'Send the DGII’s test set: 21 e-CF, 4 summaries and 11 approvals. Then simulations of your own and the PDFs.',
            isSecondHand: false,
          },
          { text: 'One rejection starts the data test over.', isSecondHand: true },
          {
            text: 'Receive documents and approvals, register the addresses of your services, and sign the sworn declaration.',
            isSecondHand: false,
          },
        ],
      },
      {
        title: 'With a certified provider, or the DGII’s free program',
        items: [
          {
            text: 'With a certified provider, only the simulations and the addresses are left to do.',
            isSecondHand: false,
          },
          {
            text: 'The DGII’s free program issues about 150 receipts a month, in pesos, typed by hand.',
            isSecondHand: true,
          },
        ],
      },
      {
        title: 'Who keeps the key',
        items: [
          {
            text: 'The law asks that the signer alone controls it (Ley 32-23, art. 6).',
            isSecondHand: false,
          },
          { text: 'Decree 587-24 lets a certified provider keep it.', isSecondHand: true },
          { text: 'Get legal advice before you use a kept key in production.', isSecondHand: false },
        ],
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
  },
};
