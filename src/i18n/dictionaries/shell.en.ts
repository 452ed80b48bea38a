/** What the frame around every screen says, whoever signed in. */
export const shellEn = {
  areas: {
    owner: 'Owner dashboard',
    tenant: 'Tenant dashboard',
    admin: 'Administration',
  },
  palette: 'Find or do',
  account: {
    help: 'Help and contact',
    group: 'Personal',
    profile: 'Profile',
    settings: 'Settings',
    security: 'Security',
    outbox: 'Outbox',
  },
  switchArea: {
    owner: 'Switch to my properties',
    tenant: 'Switch to my rental',
    admin: 'Switch to administration',
  },
  wrongArea: {
    title: 'This area is not for your account',
    text: (p: { email: string }) =>
      `You are signed in as ${p.email}. Go to your own area, or sign out and enter with another account.`,
    go: 'Go to my area',
  },
  notFound: {
    title: 'We did not find that page',
    text: 'The address may be mistyped, or what was here no longer exists or is not yours to see.',
    home: 'Go to the start',
  },
  noPermission: {
    title: 'You do not have access to this screen',
    text: 'Your role in this organization does not include it. Its owner can change your role.',
  },
  authentication: {
    text: 'We could not check your session. Your data is safe; check your connection and retry.',
  },
  data: {
    offlineNote: 'You are offline. What is on screen may have changed.',
    staleNote: 'This could not be updated just now. You are seeing what was loaded before.',
  },
  secondFactor: {
    title: 'Second step',
    text: 'Write the six-digit code that your authenticator app shows for Llavero.',
    code: 'Six-digit code',
    codeInvalid: 'The code has six digits.',
    verify: 'Verify the code',
    useRecoveryCode: 'I do not have my phone: use a recovery code',
    otherAccount: 'Use another account',
    errors: {
      mfa_verification_failed: 'That code is not right, or it has passed. Write the one on screen now.',
      mfa_challenge_expired: 'That took too long. Write the code on screen now.',
      mfa_factor_not_found: 'This account no longer has a second step. Reload the page.',
    },
  },
  newPassword: {
    label: 'New password',
    rules: 'Your password needs',
    met: 'met',
    missing: 'missing',
    length: (p: { count: number }) => `at least ${p.count} characters`,
    lower: 'a lower-case letter',
    upper: 'an upper-case letter',
    digit: 'a number',
    refused: {
      length: 'the password is too short',
      characters: 'the password needs more kinds of characters',
      pwned: 'this password appears in lists of stolen ones; choose another',
    },
  },
  draft: 'We kept what you had typed.',
  loadingApp: 'Preparing your space',
  notifications: 'Notifications',
  switchOrganization: 'Switch organization',
  organization: {
    create: 'Create another organization',
    isClosed: 'closed',
    closedNote: 'This organization is closed. You can see everything and change nothing.',
    nowIn: (p: { name: string }) => `You are now in ${p.name}.`,
    noLonger: (p: { name: string }) => `You no longer work in ${p.name}.`,
  },
};

export type ShellText = typeof shellEn;
