import type { MembershipRole } from '#src/domain/enums.ts';
import type { Permission } from '#src/domain/permissions.ts';

/** Who works in the organization, and as what. */
export const ownerMembers = {
  team: {
    title: 'Team',
    text: (p: { organization: string }) => `Who works in ${p.organization}, and as what.`,
    invite: 'Invite member',
    seeRoles: 'What each role may do',
    onlyManagers:
      'Owners and managers invite and change roles. Ask one of them if something is missing here.',
    isClosed: 'The organization is closed: its team stays as it is.',
    members: 'Members',
    columns: {
      member: 'Member',
      role: 'Role',
      joined: 'Since',
      secondFactor: 'Second step',
      actions: 'Actions',
      email: 'E-mail',
      state: 'State',
    },
    you: 'you',
    secondFactorOn: 'On',
    secondFactorOff: 'Off',
    actionsOf: (p: { name: string }) => `Actions for ${p.name}`,
    changeRole: 'Change role',
    makeOwner: 'Transfer ownership',
    remove: 'Remove from the team',
    invitations: 'Pending invitations',
    invitationsText: 'They have not accepted yet. A link is good for seven days.',
    noInvitations: 'Nobody is waiting. Who you invite stands here until they accept.',
    pendingUntil: (p: { date: string }) => `Until ${p.date}`,
    expired: 'Expired',
    resend: 'Send again',
    resendTo: (p: { email: string }) => `Send again the invitation to ${p.email}`,
    errors: {
      rate_limited: 'Several invitations were already sent to this address. Wait an hour and try again.',
    },
    resent: (p: { email: string }) =>
      `A new link is on its way to ${p.email}. The old one is no longer good.`,
    revoke: 'Withdraw',
    revokeOf: (p: { email: string }) => `Withdraw the invitation to ${p.email}`,
    revokeTitle: (p: { email: string }) => `Withdraw the invitation to ${p.email}?`,
    revokeText: 'The link in the message stops working at once. You can invite them again whenever you like.',
    revoked: 'Invitation withdrawn.',
    inviteDialog: {
      title: 'Invite to the team',
      email: 'E-mail',
      emailHint: 'They get a link to enter with. Nothing changes until they accept.',
      role: 'Role',
      submit: 'Send invitation',
      sent: (p: { email: string }) => `Invitation sent to ${p.email}.`,
    },
    roleDialog: {
      title: (p: { name: string }) => `Role of ${p.name}`,
      text: 'It holds from the next thing they do, also where they are signed in right now.',
      ownerNote: 'Only owners make and unmake owners.',
      submit: 'Change role',
      changed: (p: { name: string; role: string }) => `${p.name} is now: ${p.role}.`,
    },
    removeDialog: {
      title: (p: { name: string }) => `Remove ${p.name} from the team?`,
      text: (p: { organization: string }) =>
        `They lose access to ${p.organization} at once. What they recorded stays, with their name.`,
      noInvitations: 'They leave nothing open behind.',
      invitations: (p: { count: number }) =>
        p.count === 1
          ? 'An invitation that they sent and nobody accepted yet is withdrawn.'
          : `${p.count} invitations that they sent and nobody accepted yet are withdrawn.`,
      submit: 'Remove',
      removed: (p: { name: string }) => `${p.name} no longer works here.`,
    },
    transferDialog: {
      title: (p: { name: string }) => `Make ${p.name} the owner?`,
      text: (p: { name: string; organization: string }) =>
        `${p.name} becomes owner of ${p.organization}, and you go on as manager. Only ${p.name} can give it back.`,
      confirmation: 'Name of the organization',
      confirmationHint: (p: { organization: string }) => `Write ${p.organization} to confirm.`,
      submit: 'Transfer ownership',
      done: (p: { name: string }) => `${p.name} is the owner now.`,
    },
    leave: {
      title: 'Leave this organization',
      text: 'You stop seeing its properties, tenants and money. Somebody of the team can invite you again.',
      lastOwner: 'You are its only owner. Transfer the ownership first.',
      submit: 'Leave',
      ask: (p: { organization: string }) => `Leave ${p.organization}?`,
    },
    secondStepNeeded: 'This needs your second step. Sign out, and sign in with the code of your app.',
  },
  roles: {
    title: 'Roles',
    text: 'What each role may do. The server holds everyone to this table, whatever a screen shows.',
    back: 'Team',
    permission: 'Permission',
    yes: 'yes',
    no: 'no',
    caption: 'Permissions of each role',
    yourRole: 'your role',
    /** What a role is for, in one sentence. */
    hints: {
      owner: 'Does everything, also what concerns the organization itself.',
      manager: 'Runs the portfolio: properties, leases, payments and the team.',
      accountant: 'Records and confirms payments, and reads the rest.',
      maintenance: 'Sees properties and units, neither people nor money.',
      viewer: 'Reads everything and changes nothing.',
    } satisfies Record<MembershipRole, string>,
    /** What each permission allows. */
    permissions: {
      'portfolio.read': 'See properties and units',
      'portfolio.write': 'Add, change and archive properties and units',
      'people.read': 'See tenants and their data',
      'people.write': 'Add and change people',
      'leases.read': 'See leases',
      'leases.write': 'Make and end leases, invite tenants',
      'money.read': 'See charges, payments, receipts and the ledger',
      'money.write': 'Charge, record payments, confirm and reject them',
      'money.reverse': 'Reverse payments and charges',
      'maintenance.read': 'See maintenance requests',
      'maintenance.write': 'See to maintenance',
      'messages.read': 'Read messages and notices to tenants',
      'messages.write': 'Write to tenants, publish notices',
      'members.manage': 'Invite members, change their role, remove them',
      'organization.manage': 'Change the organization, name owners, close it',
      'audit.read': 'See the activity of the organization',
    } satisfies Record<Permission, string>,
  },
};

export type OwnerMembersText = typeof ownerMembers;
