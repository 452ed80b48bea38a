type Named = { name: string };

/** What the office reads where it invites the owners of units. */
export const ownerInvitation = {
  invitation: {
    invite: 'Invite',
    inviteOf: (p: Named) => `Invite ${p.name} to vote`,
    resend: 'Send again',
    resendTo: (p: Named) => `Send ${p.name} the invitation again`,
    sent: (p: Named) => `We emailed ${p.name} an invitation.`,
    invited: (p: { date: string }) => `Invited until ${p.date}`,
    accepted: 'Votes here',
    errors: {
      email_missing: 'Add an email address to this person first.',
      already_accepted: 'This person already has an account here.',
    },
  },
};

export type OwnerInvitationText = typeof ownerInvitation;
