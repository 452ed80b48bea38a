import type { Language } from '#src/i18n/language.ts';

/** A template as it stands in the account at Meta: a name, and its words in each language. */
export interface WhatsappTemplate {
  readonly category: 'UTILITY' | 'AUTHENTICATION';
  /** `{{1}}` is what the message says, never at an end: Meta refuses that. */
  readonly body: Readonly<Record<Language, string>>;
  /** Opens the site at the path that goes with the message. Without one its only parameter is a code, which is copied. */
  readonly button: Readonly<Record<Language, string>> | null;
}

/** The names that Meta has for our languages. */
export const whatsappLanguages: Readonly<Record<Language, string>> = { es: 'es', en: 'en_US' };

const OPEN = { es: 'Ver en Llavero', en: 'Open Llavero' };

/**
 * All templates that the product sends. Each must be approved in the account with these words (docs/deploy.md). The words of a code are
 * Meta's own.
 */
export const whatsappTemplates = {
  llavero_payment: {
    category: 'UTILITY',
    body: {
      es: 'Hola. Tiene una novedad sobre un pago: {{1}}. Vea los detalles en Llavero.',
      en: 'Hi. There’s an update about a payment: {{1}}. See the details in Llavero.',
    },
    button: OPEN,
  },
  llavero_message: {
    category: 'UTILITY',
    body: {
      es: 'Hola. Tiene un mensaje sin leer: {{1}}. Lea y responda en Llavero.',
      en: 'Hi. You have an unread message: {{1}}. Read it and reply in Llavero.',
    },
    button: OPEN,
  },
  llavero_notice: {
    category: 'UTILITY',
    body: {
      es: 'Hola. Hay un aviso para usted: {{1}}. Léalo completo en Llavero.',
      en: 'Hi. There’s a notice for you: {{1}}. Read all of it in Llavero.',
    },
    button: OPEN,
  },
  llavero_repair: {
    category: 'UTILITY',
    body: {
      es: 'Hola. Hay una novedad sobre una avería: {{1}}. Vea cómo va en Llavero.',
      en: 'Hi. There’s an update about a repair: {{1}}. See how it’s going in Llavero.',
    },
    button: OPEN,
  },
  llavero_document: {
    category: 'UTILITY',
    body: {
      es: 'Hola. Hay una novedad sobre un documento: {{1}}. Ábralo en Llavero.',
      en: 'Hi. There’s an update about a document: {{1}}. Open it in Llavero.',
    },
    button: OPEN,
  },
  llavero_account: {
    category: 'UTILITY',
    body: {
      es: 'Hola. Hay una novedad en su cuenta: {{1}}. Vea los detalles en Llavero.',
      en: 'Hi. There’s an update in your account: {{1}}. See the details in Llavero.',
    },
    button: OPEN,
  },
  llavero_code: {
    category: 'AUTHENTICATION',
    body: {
      es: '*{{1}}* es tu código de verificación.',
      en: '*{{1}}* is your verification code.',
    },
    button: null,
  },
} as const satisfies Record<string, WhatsappTemplate>;

export type WhatsappTemplateName = keyof typeof whatsappTemplates;
