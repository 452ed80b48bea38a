/** A message as the protocol has it (https://resend.com/docs/api-reference/emails/send-email). */
export interface Email {
  from: string;
  to: string[];
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  replyTo: string | undefined;
  template: string | undefined;
  attachments: Attachment[];
}

/** A file that goes with a message; its content in base 64. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: string;
}

/** The provider's refusal: an HTTP status with a name and words. */
export function refusal(
  statusCode: number,
  name: string,
  message: string,
  headers: HeadersInit = {},
): Response {
  return Response.json({ statusCode, name, message }, { status: statusCode, headers });
}

const maxRecipients = 50;
const addressPattern = /^(?:[^<>"]*<[^<>@\s]+@[^<>@\s]+\.[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+\.[^<>@\s]+)$/;

const base64Pattern = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** The files of a message; null where one has no name or what it holds is not in base 64. */
function readAttachments(values: unknown): Attachment[] | null {
  if (values === undefined) return [];
  if (!Array.isArray(values)) return null;
  const files = (values as Record<string, unknown>[]).map((file) => ({
    filename: String(file.filename ?? ''),
    contentType: String(file.content_type ?? 'application/octet-stream'),
    content: String(file.content ?? ''),
  }));
  return files.every(({ filename, content }) => filename && content && base64Pattern.test(content))
    ? files
    : null;
}

/** The message of a request's body, or why it is refused. */
export function readEmail(body: string): Email | Response {
  const invalid = (message: string) => refusal(422, 'validation_error', message);
  let values: Record<string, unknown>;
  try {
    values = JSON.parse(body) as Record<string, unknown>;
  } catch {
    return refusal(400, 'validation_error', 'The body is not valid JSON.');
  }
  const { from, subject, html = '', text = '', headers = {}, reply_to: replyTo, tags = [] } = values;
  const to = Array.isArray(values.to) ? (values.to as unknown[]) : [values.to];
  for (const [name, value] of Object.entries({ from, to: values.to, subject })) {
    if (value === undefined || value === '')
      return refusal(422, 'missing_required_field', `Missing \`${name}\` field.`);
  }
  if (typeof from !== 'string' || !addressPattern.test(from)) {
    return refusal(422, 'invalid_from_address', 'Invalid `from` field.');
  }
  if (to.length > maxRecipients || !to.every((address) => addressPattern.test(String(address)))) {
    return invalid('Invalid `to` field.');
  }
  if (replyTo !== undefined && !addressPattern.test(String(replyTo)))
    return invalid('Invalid `reply_to` field.');
  if (typeof subject !== 'string' || /[\r\n]/.test(subject)) return invalid('Invalid `subject` field.');
  if (!html && !text) return refusal(422, 'missing_required_field', 'Missing `html` or `text` field.');
  const attachments = readAttachments(values.attachments);
  if (!attachments) return invalid('Invalid `attachments` field.');
  const template = (tags as { name: string; value: string }[]).find(({ name }) => name === 'template')?.value;
  return {
    from,
    to: to.map(String),
    subject,
    html: String(html),
    text: String(text),
    headers: headers as Record<string, string>,
    replyTo: replyTo === undefined ? undefined : String(replyTo),
    template,
    attachments,
  };
}
