import type { MailContent, MailContext, RenderedMail } from './mail-content.ts';

const footers = {
  es: { about: 'Llavero, alquileres al día en República Dominicana.' },
  en: { about: 'Llavero, well-kept rentals in the Dominican Republic.' },
};

// Mailboxes drop style sheets of other origins and most of what is newer than tables and colours; this is plain CSS
// that the common ones keep, and the message reads well without it.
const styles = `
  body { margin: 0; padding: 24px 16px; background: #f6f9fc; color: #0b1f33; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; }
  main { max-width: 480px; margin: 0 auto; padding: 32px 24px; background: #ffffff; border-radius: 14px; }
  h1 { margin: 0 0 12px; font-size: 20px; line-height: 1.3; }
  p { margin: 0 0 16px; }
  table { width: 100%; margin: 0 0 16px; border-collapse: collapse; }
  th, td { padding: 6px 0; text-align: left; vertical-align: top; border-bottom: 1px solid #dce5ee; }
  th { padding-right: 16px; color: #44566a; font-weight: 400; }
  blockquote { margin: 0 0 16px; padding: 4px 0 4px 16px; border-left: 3px solid #79c7ff; }
  a { color: #0a5aa6; }
  .button { display: inline-block; padding: 12px 20px; border-radius: 8px; background: #79c7ff; color: #0b1f33; font-weight: 600; text-decoration: none; }
  .quiet { color: #44566a; font-size: 14px; }
  .preview { display: none; }
  hr { margin: 24px 0; border: 0; border-top: 1px solid #dce5ee; }
`;

/** Lays a message out as HTML and as plain text. The same content gives the same bytes: a provider compares them. */
export function layOut(content: MailContent, context: MailContext): RenderedMail {
  return {
    subject: oneLine(content.subject),
    html: toHtml(content, context),
    text: toText(content, context),
    headers: content.unsubscribe
      ? {
          'List-Unsubscribe': `<${content.unsubscribe.postUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {},
  };
}

function toHtml(content: MailContent, { language, siteUrl }: MailContext): string {
  const { button, facts = [], quote, notes = [], unsubscribe } = content;
  const rows = facts.map(
    ([name, value]) => `<tr><th scope="row">${escaped(name)}</th><td>${escaped(value)}</td></tr>`,
  );
  const parts = [
    `<h1>${escaped(content.heading)}</h1>`,
    ...content.paragraphs.map((text) => `<p>${escaped(text)}</p>`),
    rows.length > 0 && `<table>\n${rows.join('\n')}\n</table>`,
    quote && `<blockquote>${escaped(quote).replaceAll(/\r?\n/g, '<br>')}</blockquote>`,
    button && `<p><a class="button" href="${escaped(button.url)}">${escaped(button.label)}</a></p>`,
    ...notes.map((text) => `<p class="quiet">${escaped(text)}</p>`),
    '<hr>',
    `<p class="quiet">${escaped(footers[language].about)}<br><a href="${escaped(siteUrl)}/">${escaped(siteUrl)}</a></p>`,
    unsubscribe &&
      `<p class="quiet"><a href="${escaped(unsubscribe.url)}">${escaped(unsubscribe.label)}</a></p>`,
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(oneLine(content.subject))}</title>
<style>${styles}</style>
</head>
<body>
<div class="preview">${escaped(content.preview)}</div>
<main>
${parts.filter((part) => typeof part === 'string' && part !== '').join('\n')}
</main>
</body>
</html>
`;
}

function toText(content: MailContent, { language, siteUrl }: MailContext): string {
  const { button, facts = [], quote, notes = [], unsubscribe } = content;
  const parts = [
    content.heading,
    ...content.paragraphs,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    quote
      ?.split(/\r?\n/)
      .map((line) => `> ${line}`)
      .join('\n'),
    button && `${button.label}:\n${button.url}`,
    ...notes,
    '--',
    `${footers[language].about}\n${siteUrl}/`,
    unsubscribe && `${unsubscribe.label}: ${unsubscribe.url}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** A line break in a subject would begin another header. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
