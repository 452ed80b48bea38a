import { object, picklist, string } from 'valibot';
import { formatInstant } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import type { MailContent, MailContext } from '../mail-content.ts';
import { defineTemplate } from '../template.ts';

const kinds = [
  'password_changed',
  'email_changed',
  'factor_removed',
  'recovery_code_used',
  'recovery_codes_created',
  'program_granted',
] as const;
type Kind = (typeof kinds)[number];

const headings: Record<Language, Record<Kind, string>> = {
  es: {
    password_changed: 'Su contraseña se cambió',
    email_changed: 'El correo de su cuenta se cambió',
    factor_removed: 'La verificación en dos pasos se desactivó',
    recovery_code_used: 'Se usó un código de recuperación',
    recovery_codes_created: 'Se crearon nuevos códigos de recuperación',
    program_granted: 'Un programa tiene acceso a su cuenta',
  },
  en: {
    password_changed: 'Your password was changed',
    email_changed: 'Your account email was changed',
    factor_removed: 'Two-step verification was turned off',
    recovery_code_used: 'A recovery code was used',
    recovery_codes_created: 'New recovery codes were created',
    program_granted: 'A program has access to your account',
  },
};

const words = {
  es: {
    when: (time: string) => `Ocurrió el ${time}, hora de Santo Domingo.`,
    yours: 'Si fue usted, no tiene que hacer nada.',
    notYours:
      'Si no fue usted, cambie su contraseña ahora y cierre las demás sesiones en Configuración, Seguridad.',
    again: 'El código quitó la aplicación de autenticación. Active la verificación en dos pasos otra vez.',
    button: 'Cambiar mi contraseña',
    always: 'Este mensaje protege su cuenta y se envía siempre.',
  },
  en: {
    when: (time: string) => `It happened on ${time}, Santo Domingo time.`,
    yours: 'If it was you, you don’t need to do anything.',
    notYours:
      'If it wasn’t you, change your password now and end your other sessions under Settings, Security.',
    again: 'The code removed the authenticator app from your account. Set up two-step verification again.',
    button: 'Change my password',
    always: 'This message protects your account and is always sent.',
  },
};

function recoveryUrl({ siteUrl, language }: MailContext): string {
  return `${siteUrl}${language === 'es' ? '' : `/${language}`}/recovery/`;
}

function compose({ kind, at }: { kind: Kind; at: string }, context: MailContext): MailContent {
  const { language } = context;
  const text = words[language];
  const heading = headings[language][kind];
  return {
    subject: heading,
    preview: text.yours,
    heading,
    paragraphs: [
      text.when(formatInstant(at, language)),
      ...(kind === 'recovery_code_used' ? [text.again] : []),
      text.yours,
      text.notYours,
    ],
    button: { label: text.button, url: recoveryUrl(context) },
    notes: [text.always],
  };
}

/** Tells the holder of an account what somebody who is not them may have done to it. */
export const securityNotice = defineTemplate(object({ kind: picklist(kinds), at: string() }), {
  es: compose,
  en: compose,
});
