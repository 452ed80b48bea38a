import type { Language } from '#src/i18n/language.ts';

/** What a message says, in one language; the layout decides how it looks. Every text is plain text. */
export interface MailContent {
  subject: string;
  /** What a mailbox shows beside the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** What the message wants to be done; an absolute address. */
  button?: { label: string; url: string };
  /** Facts with their names, in order. */
  facts?: readonly (readonly [name: string, value: string])[];
  /** Words of somebody else, line breaks kept. */
  quote?: string;
  /** Said quietly at the end. */
  notes?: readonly string[];
  /**
   * For a message of a list: `url` is a page that asks before it takes the reader off the list, `postUrl` takes the
   * reader off at once when a mailbox posts to it (RFC 8058).
   */
  unsubscribe?: { label: string; url: string; postUrl: string };
}

/** What a template may need beside its own parameters. */
export interface MailContext {
  language: Language;
  /** Origin of the site, without a slash at the end. */
  siteUrl: string;
}

/** A file that goes with a message. */
export interface MailFile {
  name: string;
  type: string;
  /** In base 64. */
  content: string;
}

/** A message ready to send. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
}
