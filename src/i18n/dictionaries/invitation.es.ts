import type { InvitationText } from './invitation.en.ts';

export const invitationEs = {
  title: 'Tu invitación',
  loading: 'Abriendo tu invitación',
  tenant: (p) => `${p.organization} te invita a ver tu contrato y pagar tu alquiler aquí.`,
  member: (p) => `${p.organization} te invita a trabajar en su cartera.`,
  place: 'Unidad',
  account: 'Cuenta',
  role: 'Función',
  name: 'Su nombre',
  nameHint: 'Su equipo lo ve junto a lo que usted haga.',
  choosePassword: 'Elige una contraseña. Con ella y tu correo entrarás de ahora en adelante.',
  setAndAccept: 'Crear contraseña y aceptar',
  accept: 'Aceptar la invitación',
  accepted: 'Invitación aceptada.',
  signedOut: {
    title: 'Confirma que eres tú',
    text: (p) =>
      `Te enviaremos un enlace nuevo a ${p.email}. Si ya tienes cuenta, también puedes iniciar sesión.`,
    send: 'Enviarme un enlace',
    signIn: 'Ya tengo cuenta',
  },
  staleLink: 'El enlace de ese mensaje venció o ya se usó, pero tu invitación sigue siendo válida.',
  sent: {
    title: 'Mira tu correo',
    text: (p) => `Enviamos un enlace a ${p.email}. Ábrelo en este dispositivo o en cualquier otro.`,
    again: 'Enviarlo otra vez',
    sentAgain: 'Enviamos otro enlace.',
  },
  someoneElse: {
    title: 'Esta invitación es para otra persona',
    text: (p) =>
      `Se envió a ${p.invited} y entraste como ${p.current}. Sal de esta cuenta para seguir con la invitada.`,
    leave: 'Salir de esta cuenta',
    stay: 'Ir a mi área',
  },
  expired: {
    title: 'Esta invitación venció',
    text: (p) => `Pídele una nueva a ${p.organization}; no se perdió nada.`,
  },
  revoked: {
    title: 'Esta invitación fue retirada',
    text: (p) =>
      `${p.organization} la retiró o envió otra más nueva. Busca el último mensaje o pide una nueva.`,
  },
  alreadyAccepted: {
    title: 'Esta invitación ya fue aceptada',
    text: 'Inicia sesión con tu cuenta para continuar.',
    go: 'Ir a mi área',
  },
  unknown: {
    title: 'No conocemos esta invitación',
    text: 'Puede que la dirección esté incompleta. Abre otra vez el enlace del mensaje o pide una invitación nueva.',
  },
  home: 'Ir al inicio',
  failed: 'No pudimos abrir tu invitación',
  errors: {
    invitation_for_someone_else: 'Esta invitación es para otro correo.',
    person_already_linked: 'Otra cuenta ya aceptó por esta persona. Pregunta a quien te invitó.',
  },
} satisfies InvitationText;
