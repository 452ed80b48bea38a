import type { MembershipRole } from '#src/domain/foundation/enums.ts';
import type { Permission } from '#src/domain/people/permissions.ts';

/** Who works in the organization, and as what. */
export const ownerMembers = {
  team: {
    title: 'Team',
    text: (p: { organization: string }) => `Who works in ${p.organization}, and their roles.`,
    invite: 'Invite member',
    seeRoles: 'What each role can do',
    onlyManagers: 'Only owners and managers can invite members and change roles.',
    isClosed: 'The organization is closed, so its team can’t change.',
    members: 'Members',
    columns: {
      member: 'Member',
      role: 'Role',
      joined: 'Since',
      secondFactor: '2-step',
      actions: 'Actions',
      email: 'Email',
      state: 'Status',
    },
    you: 'you',
    secondFactorOn: 'On',
    secondFactorOff: 'Off',
    actionsOf: (p: { name: string }) => `Actions for ${p.name}`,
    changeRole: 'Change role',
    makeOwner: 'Transfer ownership',
    remove: 'Remove from team',
    invitations: 'Pending invitations',
    invitationsText: 'Not accepted yet. Links work for seven days.',
    noInvitations: 'No pending invitations. People you invite appear here until they accept.',
    pendingUntil: (p: { date: string }) => `Expires ${p.date}`,
    expired: 'Expired',
    resend: 'Resend',
    resendTo: (p: { email: string }) => `Resend the invitation to ${p.email}`,
    errors: {
      rate_limited: 'Several invitations were already sent to this address. Wait an hour and try again.',
    },
    resent: (p: { email: string }) => `A new link is on its way to ${p.email}. The old one no longer works.`,
    revoke: 'Withdraw',
    revokeOf: (p: { email: string }) => `Withdraw the invitation to ${p.email}`,
    revokeTitle: (p: { email: string }) => `Withdraw the invitation to ${p.email}?`,
    revokeText: 'The link will stop working right away. You can invite them again anytime.',
    revoked: 'Invitation withdrawn.',
    inviteDialog: {
      title: 'Invite to the team',
      email: 'Email',
      emailHint: 'We’ll send them a link. Nothing changes until they accept.',
      role: 'Role',
      submit: 'Send invitation',
      sent: (p: { email: string }) => `Invitation sent to ${p.email}.`,
    },
    roleDialog: {
      title: (p: { name: string }) => `Role for ${p.name}`,
      text: 'It applies right away, even where they’re already signed in.',
      ownerNote: 'Only owners can add or remove owners.',
      submit: 'Change role',
      same: 'That’s already their role. Choose another one.',
      changed: (p: { name: string; role: string }) => `New role for ${p.name}: ${p.role}.`,
    },
    removeDialog: {
      title: (p: { name: string }) => `Remove ${p.name} from the team?`,
      text: (p: { organization: string }) =>
        `They’ll lose access to ${p.organization} right away. What they recorded stays, with their name.`,
      noInvitations: 'They have no pending invitations.',
      invitations: (p: { count: number }) =>
        p.count === 1
          ? '1 pending invitation they sent will be withdrawn.'
          : `${p.count} pending invitations they sent will be withdrawn.`,
      submit: 'Remove',
      removed: (p: { name: string }) => `${p.name} was removed from the team.`,
    },
    transferDialog: {
      title: (p: { name: string }) => `Make ${p.name} the owner?`,
      text: (p: { name: string; organization: string }) =>
        `${p.name} becomes the owner of ${p.organization}, and you become a manager. Only ${p.name} can transfer it back.`,
      confirmation: 'Organization name',
      confirmationHint: (p: { organization: string }) => `Enter ${p.organization} to confirm.`,
      submit: 'Transfer ownership',
      done: (p: { name: string }) => `${p.name} is now the owner.`,
    },
    leave: {
      title: 'Leave this organization',
      text: 'You’ll no longer see its properties, tenants or finances. Someone on the team can invite you again.',
      lastOwner: 'You’re the only owner. Transfer ownership first.',
      submit: 'Leave',
      ask: (p: { organization: string }) => `Leave ${p.organization}?`,
    },
    secondStepNeeded:
      'This requires two-step verification. Sign out, then sign in with the code from your app.',
  },
  roles: {
    title: 'Roles',
    text: 'What each role can do. The server enforces these permissions on every screen.',
    back: 'Team',
    permission: 'Permission',
    yes: 'yes',
    no: 'no',
    caption: 'Permissions by role',
    yourRole: 'your role',
    /** What a role is for, in one sentence. */
    hints: {
      owner: 'Can do everything, including managing the organization.',
      manager: 'Runs the portfolio: properties, leases, payments and the team.',
      accountant: 'Records and confirms payments. Can view everything else.',
      maintenance: 'Sees properties, units and maintenance. No people or finances.',
      viewer: 'Can view everything, but change nothing.',
    } satisfies Record<MembershipRole, string>,
    /** What each permission allows. */
    permissions: {
      'portfolio.read': 'See properties and units',
      'portfolio.write': 'Add, change and archive properties and units',
      'people.read': 'See tenants and their information',
      'people.write': 'Add and change people',
      'leases.read': 'See leases',
      'leases.write': 'Create and end leases, invite tenants',
      'money.read': 'See charges, payments, receipts and the ledger',
      'money.write': 'Charge, record payments, confirm and reject them',
      'money.reverse': 'Reverse payments and charges',
      'maintenance.read': 'See maintenance requests',
      'maintenance.write': 'Manage maintenance requests',
      'messages.read': 'Read messages and notices to tenants',
      'messages.write': 'Message tenants, publish notices',
      'calendar.write': 'Add and move appointments and tasks on the calendar',
      'decisions.write': 'Run the votes and assemblies of buildings',
      'members.manage': 'Invite members, change their role, remove them',
      'organization.manage': 'Change the organization, name owners, close it',
      'audit.read': 'See the organization’s activity',
    } satisfies Record<Permission, string>,
  },
};

export type OwnerMembersText = typeof ownerMembers;
