/** Said to whoever opens the link of an invitation. */
export const invitationEn = {
  title: 'Your invitation',
  loading: 'Opening your invitation',
  tenant: (p: { inviter: string }) => `${p.inviter} invites you to see your lease and pay your rent here.`,
  co_owner: (p: { inviter: string }) =>
    `${p.inviter} invites you to vote on what your building decides, and to check your vote.`,
  member: (p: { inviter: string }) => `${p.inviter} invites you to join their team.`,
  inviter: (p: { name: string; organization: string }) => `${p.name}, of ${p.organization},`,
  place: 'Unit',
  account: 'Account',
  role: 'Role',
  name: 'Your name',
  nameHint: 'Your team sees it next to your activity.',
  choosePassword: 'Choose a password. You’ll sign in with it and your email.',
  setAndAccept: 'Create password and accept',
  accept: 'Accept invitation',
  accepted: 'Invitation accepted.',
  signedOut: {
    title: 'Confirm it’s you',
    text: (p: { email: string }) =>
      `We’ll send a new link to ${p.email}. If you already have an account, you can also sign in.`,
    send: 'Send me a link',
    signIn: 'I have an account',
  },
  hasAccount: 'This email already has an account. Sign in to see your invitation.',
  staleLink: 'The link in that email has expired or was already used, but your invitation is still valid.',
  sent: {
    title: 'Check your email',
    text: (p: { email: string }) => `We sent a link to ${p.email}. Open it on this device or any other.`,
    again: 'Resend link',
    sentAgain: 'We sent another link.',
  },
  someoneElse: {
    title: 'This invitation is for someone else',
    text: (p: { invited: string; current: string }) =>
      `It was sent to ${p.invited}, but you’re signed in as ${p.current}. Sign out to continue with the invited account.`,
    leave: 'Sign out',
    stay: 'Go to my account',
  },
  expired: {
    title: 'This invitation has expired',
    text: (p: { organization: string }) => `Ask ${p.organization} for a new one. Nothing was lost.`,
  },
  revoked: {
    title: 'This invitation was withdrawn',
    text: (p: { organization: string }) =>
      `${p.organization} withdrew it or sent a newer one. Look for the latest email, or ask for a new one.`,
  },
  alreadyAccepted: {
    title: 'This invitation was already accepted',
    text: 'Sign in with your account to continue.',
    go: 'Go to my account',
  },
  unknown: {
    title: 'Invitation not found',
    text: 'The link may be incomplete. Open it again from the email, or ask for a new invitation.',
  },
  home: 'Go to the home page',
  failed: 'We couldn’t open your invitation',
  errors: {
    rate_limited: 'We already sent several emails for this invitation. Wait an hour and try again.',
    invitation_for_someone_else: 'This invitation is for another email address.',
    person_already_linked: 'Another account already accepted this invitation. Ask whoever invited you.',
  },
};

export type InvitationText = typeof invitationEn;
