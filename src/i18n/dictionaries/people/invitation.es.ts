import type { InvitationText } from './invitation.en.ts';

export const invitationEs = {
  title: 'Su invitación',
  loading: 'Abriendo su invitación',
  tenant: (p) => `${p.inviter} lo invita a ver su contrato y pagar su alquiler aquí.`,
  co_owner: (p) => `${p.inviter} lo invita a votar lo que decide su edificio y a comprobar su voto.`,
  member: (p) => `${p.inviter} lo invita a trabajar en su cartera.`,
  inviter: (p) => `${p.name}, de ${p.organization},`,
  place: 'Unidad',
  account: 'Cuenta',
  role: 'Rol',
  name: 'Su nombre',
  nameHint: 'Su equipo lo verá junto a lo que usted haga.',
  choosePassword: 'Elija una contraseña. Con ella y su correo entrará de ahora en adelante.',
  setAndAccept: 'Crear contraseña y aceptar',
  accept: 'Aceptar la invitación',
  accepted: 'Invitación aceptada.',
  signedOut: {
    title: 'Confirme que es usted',
    text: (p) =>
      `Le enviaremos un enlace nuevo a ${p.email}. Si ya tiene cuenta, también puede iniciar sesión.`,
    send: 'Enviarme un enlace',
    signIn: 'Ya tengo cuenta',
  },
  hasAccount: 'Este correo ya tiene una cuenta. Entre con ella: la invitación le espera.',
  staleLink: 'El enlace de ese mensaje venció o ya se usó, pero su invitación sigue siendo válida.',
  sent: {
    title: 'Revise su correo',
    text: (p) => `Enviamos un enlace a ${p.email}. Ábralo en este dispositivo o en cualquier otro.`,
    again: 'Enviarlo otra vez',
    sentAgain: 'Enviamos otro enlace.',
  },
  someoneElse: {
    title: 'Esta invitación es para otra persona',
    text: (p) =>
      `Se envió a ${p.invited}, y usted entró como ${p.current}. Salga de esta cuenta para aceptarla con la otra.`,
    leave: 'Salir de esta cuenta',
    stay: 'Ir a mi área',
  },
  expired: {
    title: 'Esta invitación venció',
    text: (p) => `Pida una nueva a ${p.organization}; no se perdió nada.`,
  },
  revoked: {
    title: 'Esta invitación fue retirada',
    text: (p) =>
      `${p.organization} la retiró o envió otra más nueva. Busque el último mensaje o pida una nueva.`,
  },
  alreadyAccepted: {
    title: 'Esta invitación ya fue aceptada',
    text: 'Inicie sesión con su cuenta para continuar.',
    go: 'Ir a mi área',
  },
  unknown: {
    title: 'No encontramos esta invitación',
    text: 'Puede que la dirección esté incompleta. Abra otra vez el enlace del mensaje o pida una invitación nueva.',
  },
  home: 'Ir al inicio',
  failed: 'No pudimos abrir su invitación',
  errors: {
    rate_limited: 'Ya enviamos varios mensajes por esta invitación. Espere una hora e inténtelo de nuevo.',
    invitation_for_someone_else: 'Esta invitación es para otro correo.',
    person_already_linked: 'Esta invitación ya se aceptó con otra cuenta. Pregunte a quien lo invitó.',
  },
} satisfies InvitationText;
