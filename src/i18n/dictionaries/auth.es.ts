import type { AuthText } from './auth.en.ts';
import { invitationEs } from './invitation.es.ts';

export const auth = {
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordMissing: 'Escribe tu contraseña.',
  passwordWeak: 'La contraseña todavía no cumple todo lo que se pide abajo.',
  nameMissing: 'Escribe tu nombre.',
  nameTooLong: 'El nombre puede tener 120 caracteres como máximo.',
  tabs: 'Cómo quieres entrar',
  login: {
    title: 'Iniciar sesión',
    text: 'Tus propiedades, contratos y pagos en un solo lugar.',
    submit: 'Entrar',
    forgotten: 'Olvidé mi contraseña',
    withCode: 'Entrar con un código por correo',
    noAccount: '¿Aún no tienes cuenta?',
    toSignUp: 'Crear una cuenta',
    expiredLink: 'Ese enlace venció o ya se usó. Entra aquí o pide otro.',
  },
  code: {
    title: 'Entrar con un código',
    text: 'Te enviaremos un código de seis dígitos por correo. No hace falta contraseña.',
    send: 'Enviar el código',
    sentTitle: 'Mira tu correo',
    sent: (p) =>
      `Si hay una cuenta con ${p.email}, el código va en camino. Sirve durante una hora y una sola vez.`,
    label: 'Código de seis dígitos',
    invalid: 'El código tiene seis dígitos.',
    submit: 'Entrar',
    again: 'Enviar otro código',
    sentAgain: 'Enviamos otro código.',
    withPassword: 'Entrar con contraseña',
  },
  signUp: {
    title: 'Crea tu cuenta',
    text: 'Para propietarios y administradores. A los inquilinos los invita su propietario.',
    name: 'Tu nombre',
    submit: 'Crear cuenta',
    haveAccount: '¿Ya tienes cuenta?',
    toLogin: 'Iniciar sesión',
    confirmTitle: 'Confirma tu correo',
    confirm: (p) =>
      `Escribimos a ${p.email}. Abre el enlace de ese mensaje para terminar; puedes cerrar esta página.`,
  },
  recovery: {
    title: 'Recupera tu cuenta',
    text: 'Escribe tu correo y te enviaremos un enlace para elegir una contraseña nueva.',
    submit: 'Enviar el enlace',
    sentTitle: 'Mira tu correo',
    sent: (p) =>
      `Si hay una cuenta con ${p.email}, el enlace va en camino. Sirve durante una hora y una sola vez.`,
    toLogin: 'Volver a iniciar sesión',
    newTitle: 'Elige una contraseña nueva',
    newText: (p) => `Para la cuenta ${p.email}.`,
    save: 'Guardar la contraseña',
    saved: 'Tu contraseña cambió.',
    skip: 'Seguir sin cambiarla',
    expiredLink: 'Ese enlace venció o ya se usó. Pide otro aquí.',
  },
  entering: 'Te llevamos a tu área',
  invitation: invitationEs,
} satisfies AuthText;
