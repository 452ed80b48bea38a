/** Said to whoever opens the link of an invitation. */
export const invitationEn = {
  title: 'Your invitation',
  loading: 'Opening your invitation',
  tenant: (p: { organization: string }) =>
    `${p.organization} invites you to see your lease and pay your rent here.`,
  member: (p: { organization: string }) => `${p.organization} invites you to work in its portfolio.`,
  place: 'Unit',
  account: 'Account',
  role: 'Role',
  name: 'Your name',
  nameHint: 'Your team sees it beside what you do.',
  choosePassword: 'Choose a password. You will enter with it and your e-mail from now on.',
  setAndAccept: 'Create password and accept',
  open: 'Continue',
  accept: 'Accept the invitation',
  accepted: 'Invitation accepted.',
  signedOut: {
    title: 'Confirm that it is you',
    text: (p: { email: string }) =>
      `We will send a fresh link to ${p.email}. If you already have an account, you can also sign in.`,
    send: 'Send me a link',
    signIn: 'I have an account',
  },
  hasAccount: 'This e-mail has an account. Sign in to it, and the invitation is waiting for you.',
  staleLink: 'The link in that message has expired or was already used, but your invitation is still good.',
  sent: {
    title: 'Look in your mailbox',
    text: (p: { email: string }) => `We sent a link to ${p.email}. Open it on this device or any other.`,
    again: 'Send it again',
    sentAgain: 'We sent another link.',
  },
  someoneElse: {
    title: 'This invitation is for someone else',
    text: (p: { invited: string; current: string }) =>
      `It was sent to ${p.invited}, and you are signed in as ${p.current}. Leave this account to continue with the invited one.`,
    leave: 'Leave this account',
    stay: 'Go to my area',
  },
  expired: {
    title: 'This invitation has expired',
    text: (p: { organization: string }) => `Ask ${p.organization} for a new one; nothing was lost.`,
  },
  revoked: {
    title: 'This invitation was withdrawn',
    text: (p: { organization: string }) =>
      `${p.organization} withdrew it or sent a newer one. Look for the latest message, or ask for a new one.`,
  },
  alreadyAccepted: {
    title: 'This invitation was already accepted',
    text: 'Sign in with your account to continue.',
    go: 'Go to my area',
  },
  unknown: {
    title: 'We do not know this invitation',
    text: 'The address may be incomplete. Open the link from the message again, or ask for a new invitation.',
  },
  home: 'Go to the start',
  failed: 'We could not open your invitation',
  errors: {
    rate_limited: 'We already sent several messages for this invitation. Wait an hour and try again.',
    invitation_for_someone_else: 'This invitation is for another e-mail address.',
    person_already_linked: 'Another account already accepted for this person. Ask who invited you.',
  },
};

export type InvitationText = typeof invitationEn;
