import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { templatesFolder } from '#stack/paths.ts';

/** The messages of Auth, named as in supabase/config.toml. */
export const templateKinds = ['invite', 'confirmation', 'recovery', 'magic_link', 'email_change'] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** Values that a template may name, as hosted Auth calls them. */
export interface TemplateValues {
  ConfirmationURL: string;
  Token: string;
  TokenHash: string;
  Email: string;
  NewEmail: string;
  SiteURL: string;
  RedirectTo: string;
}

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

function escapeHtml(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function unescapeHtml(value: string): string {
  return value
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
}

/**
 * Fills a template; the subject is the document's title. As in hosted Auth, a value in the query of a link is encoded so
 * that it stays one value.
 */
export function renderTemplate(template: string, values: TemplateValues): RenderedMail {
  const html = template.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (whole, name: string, at: number) => {
    if (!(name in values)) return whole;
    const value = values[name as keyof TemplateValues];
    return escapeHtml(isInQuery(template.slice(0, at)) ? encodeURIComponent(value) : value);
  });
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return { subject: unescapeHtml(title).trim(), html, text: toText(html) };
}

/** Whether what is written so far ends within the query of a link. */
const isInQuery = (before: string) => /\bhref="[^"]*\?[^"]*$/.test(before);

/** A message for readers without HTML: the words, and the address of every link after its words. */
export function toText(html: string): string {
  const withLinks = html
    .replace(/<head>[\s\S]*?<\/head>/, '')
    .replace(/\s+/g, ' ')
    .replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2: $1')
    .replace(/<(br|\/p|\/h\d|\/div|\/tr|hr)\b[^>]*>/g, '\n')
    .replace(/<[^>]+>/g, '');
  return unescapeHtml(withLinks)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Reads and fills one of the product's templates. */
export async function renderMail(kind: TemplateKind, values: TemplateValues): Promise<RenderedMail> {
  return renderTemplate(await readFile(path.join(templatesFolder, `${kind}.html`), 'utf8'), values);
}
