import type { ProgramScope } from '#src/domain/insight/programs/scopes.ts';

/** Programs that a person lets ask in their name. */
export const programs = {
  scopes: {
    overview: {
      name: 'Overview',
      hint: 'Figures, search, what is waiting, what is coming up and what changed.',
    },
    portfolio: { name: 'Properties and units', hint: 'Your properties and vacant units.' },
    money: { name: 'Money', hint: 'What tenants owe and pay, and forecasts.' },
    leases: { name: 'Leases', hint: 'Rents, terms, deposits and leases ending soon.' },
    maintenance: { name: 'Maintenance', hint: 'Requests that are still open.' },
    own: { name: 'Your rental', hint: 'Your lease, balance, payments, requests, notices and documents.' },
    help: { name: 'Law and guides', hint: 'The rental law, our guides and where each screen is.' },
    prepare: { name: 'Fill in forms', hint: 'It only fills them in. You check each one and send it.' },
  } satisfies Record<ProgramScope, { name: string; hint: string }>,
  yourRental: 'Your rental',
  consent: {
    title: 'Connect a program',
    question: (p: { name: string }) => `Give “${p.name}” access?`,
    unchecked: 'That is what the program calls itself. We have not checked it.',
    returnsTo: 'It returns to',
    account: 'Your account',
    place: 'What it may ask about',
    scopes: 'What it may read',
    scopesHint: 'It sees only what you can see. It can’t change, pay or send anything.',
    scopesMissing: 'Choose at least one.',
    again: 'To give access, confirm it’s you.',
    allow: 'Give access',
    deny: 'Don’t give access',
    revoking: 'You can remove it at any time under Settings, Security. It also ends when you sign out.',
    loading: 'Looking up the program…',
    nothing: 'You have no organization and no rental that a program could ask about.',
    invalid: 'This program’s request is not valid. Go back to the program and connect it again.',
    back: 'Back to the program',
    home: 'Go to Llavero',
    errors: {
      not_found: 'This program is not registered, or wants to be answered somewhere else.',
    },
  },
  list: {
    title: 'Programs with access',
    text: 'Your own AI program can ask Llavero in your name. It sees only what you can see, and changes nothing.',
    none: 'No program has access.',
    address: 'Address',
    copy: 'Copy address',
    copied: 'Copied.',
    howTitle: 'How to connect one',
    how: [
      'In your AI program, add a connector or MCP server.',
      'Paste this address. The program opens Llavero.',
      'Choose what it may read, and confirm it’s you.',
      'When you sign out of Llavero, programs lose their access too.',
    ],
    host: (p: { host: string; place: string }) => `${p.place} · returns to ${p.host}`,
    neverUsed: 'Not used yet',
    usedAgo: (p: { ago: string }) => `Last used ${p.ago}`,
    revoke: 'Remove',
    revokeOf: (p: { name: string }) => `Remove access of “${p.name}”`,
    question: (p: { name: string }) => `Remove access of “${p.name}”?`,
    questionText: 'Its next question will be refused. To use it again, you connect it again.',
    revoked: 'The program no longer has access.',
  },
};

export type ProgramsText = typeof programs;
