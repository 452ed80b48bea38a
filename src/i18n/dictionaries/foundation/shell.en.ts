/** What the frame around every screen says, whoever signed in. */
export const shellEn = {
  areas: {
    owner: 'Owner dashboard',
    tenant: 'Tenant dashboard',
    admin: 'Administration',
  },
  favorites: 'Favorites',
  organizeFavorites: 'Organize favorites',
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
    title: 'Your account can’t open this area',
    text: (p: { email: string }) =>
      `You’re signed in as ${p.email}. Go to your account, or sign out and use a different one.`,
    go: 'Go to my account',
  },
  notFound: {
    title: 'Page not found',
    text: 'The address may be mistyped, or the page was removed or you don’t have access.',
    home: 'Go to the home page',
  },
  noPermission: {
    title: 'You don’t have access to this screen',
    text: 'Your role in this organization doesn’t include it. An owner can change your role.',
  },
  authentication: {
    text: 'We couldn’t check your session. Your data is safe; check your connection and try again.',
  },
  data: {
    offlineNote: 'You’re offline. This may be out of date.',
    staleNote: 'We couldn’t refresh this. You’re seeing an earlier version.',
  },
  secondFactor: {
    title: 'Two-step verification',
    text: 'Enter the six-digit code from your authenticator app.',
    code: 'Six-digit code',
    codeInvalid: 'Enter all six digits of the code.',
    verify: 'Verify code',
    useRecoveryCode: 'No phone? Use a recovery code',
    otherAccount: 'Use a different account',
    errors: {
      mfa_verification_failed: 'That code is wrong or has expired. Enter the one your app shows now.',
      mfa_challenge_expired: 'That took too long. Enter the code your app shows now.',
      mfa_factor_not_found: 'This account no longer uses two-step verification. Reload the page.',
    },
  },
  newPassword: {
    label: 'New password',
    rules: 'Your password needs',
    met: 'met',
    missing: 'missing',
    length: (p: { count: number }) => `at least ${p.count} characters`,
    lower: 'a lowercase letter',
    upper: 'an uppercase letter',
    digit: 'a number',
    refused: {
      length: 'the password is too short',
      characters: 'the password needs more types of characters',
      pwned: 'this password has appeared in data breaches; choose another',
    },
  },
  draft: 'We kept what you typed.',
  loadingApp: 'Opening Llavero',
  notifications: 'Notifications',
  switchOrganization: 'Switch organization',
  organization: {
    create: 'Create another organization',
    isClosed: 'closed',
    closedNote: 'This organization is closed. You can view everything but change nothing.',
    nowIn: (p: { name: string }) => `You’re now in ${p.name}.`,
    noLonger: (p: { name: string }) => `You no longer have access to ${p.name}.`,
  },
};

export type ShellText = typeof shellEn;
