import type { OwnerInvitationText } from './owner-invitation.en.ts';

export const ownerInvitation = {
  invitation: {
    invite: 'Invitar',
    inviteOf: (p) => `Invitar a ${p.name} a votar`,
    resend: 'Enviar otra vez',
    resendTo: (p) => `Enviar otra vez la invitación a ${p.name}`,
    sent: (p) => `Le enviamos a ${p.name} una invitación por correo.`,
    invited: (p) => `Invitado hasta el ${p.date}`,
    accepted: 'Vota aquí',
    errors: {
      email_missing: 'Agregue primero un correo a esta persona.',
      already_accepted: 'Esta persona ya tiene una cuenta aquí.',
    },
  },
} satisfies OwnerInvitationText;
