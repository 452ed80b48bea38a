import type { Mail } from '#stack/mailbox/mailbox.ts';

function escapeHtml(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 0.5rem; overflow-wrap: anywhere; text-align: left; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
  iframe { width: 100%; height: 70vh; border: 1px solid color-mix(in srgb, currentColor 30%, transparent); background: #fff; }
</style>
</head>
<body>
${body}
</body>
</html>`;
}

/** The list of messages, newest first. */
export function mailListPage(mails: Mail[]): string {
  const rows = mails.map(
    (mail) => `<tr>
<td><time datetime="${mail.sentAt}">${mail.sentAt.slice(0, 19).replace('T', ' ')}</time></td>
<td>${escapeHtml(mail.to)}</td>
<td><a href="/_local/mail/${mail.id}">${escapeHtml(mail.subject)}</a></td>
</tr>`,
  );
  const table = `<table>
<thead><tr><th scope="col">Sent (UTC)</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
  return page('Mailbox', `<h1>Mailbox</h1>\n${mails.length > 0 ? table : '<p>No messages yet.</p>'}`);
}

/** What goes with a message, to be saved. */
function attachmentLinks({ attachments = [] }: Mail): string {
  const links = attachments.map(
    ({ filename, contentType, content }) =>
      `<li><a download="${escapeHtml(filename)}" href="data:${escapeHtml(contentType)};base64,${escapeHtml(content)}">${escapeHtml(filename)}</a></li>`,
  );
  return links.length > 0 ? `<h2>Attachments</h2>\n<ul>\n${links.join('\n')}\n</ul>` : '';
}

/** One message; its own HTML stands in a frame of its own that runs no scripts. */
export function mailPage(mail: Mail): string {
  return page(
    mail.subject,
    `<p><a href="/_local/mail">Mailbox</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<p>To ${escapeHtml(mail.to)}, <time datetime="${mail.sentAt}">${mail.sentAt}</time></p>
<iframe title="${escapeHtml(mail.subject)}" sandbox="allow-top-navigation-by-user-activation allow-popups" srcdoc="${escapeHtml(mail.html)}"></iframe>
${attachmentLinks(mail)}`,
  );
}
