import { currentRedirectTarget } from '#stack/auth/redirect.ts';
import { renderMail, type TemplateKind, templateKinds } from '#stack/auth/templates.ts';
import type { Mailbox } from '#stack/mailbox/mailbox.ts';

/** What the API package hands over for a message: its kind, and its values as a line of JSON. */
export interface OutgoingMail {
  kind: string;
  data: string | undefined;
}

export interface MailLink {
  to: string;
  /** The hash that the link carries; knowing it is knowing the code. */
  tokenHash: string;
  code: string;
  /** The `type` that the link is verified with. */
  type: string;
  redirectTo: string;
}

export interface OutgoingLink extends MailLink {
  newEmail?: string;
  /** Who gets the message, when it is neither the new address nor `to`. */
  recipient?: string;
}

export interface MailComposer {
  /** The address that uses a link's token when it is opened, as `generate_link` gives it. */
  linkOf(link: MailLink): string;
  /** Composes one of the product's messages and puts it into the mailbox. */
  send(kind: TemplateKind, link: OutgoingLink): Promise<void>;
  /** Composes a message that the API package wants to send. */
  sendForPackage(mail: OutgoingMail): Promise<void>;
}

export function createMailComposer(mailbox: Mailbox, siteUrl: string): MailComposer {
  function linkOf(link: MailLink): string {
    const url = new URL('/auth/v1/verify', siteUrl);
    url.searchParams.set('token', link.tokenHash);
    url.searchParams.set('type', link.type);
    url.searchParams.set('redirect_to', link.redirectTo);
    return url.toString();
  }

  async function send(kind: TemplateKind, link: OutgoingLink): Promise<void> {
    const mail = await renderMail(kind, {
      ConfirmationURL: linkOf(link),
      Token: link.code,
      TokenHash: link.tokenHash,
      Email: link.to,
      NewEmail: link.newEmail ?? link.to,
      SiteURL: siteUrl,
      RedirectTo: link.redirectTo,
    });
    await mailbox.add({ to: link.recipient ?? link.newEmail ?? link.to, kind, ...mail });
  }

  return {
    linkOf,
    send,
    async sendForPackage({ kind, data }) {
      const known = templateKinds.find((name) => name === kind);
      // The package sends one more kind, a code to confirm a password change, that the product does not use.
      if (!known || !data) throw new Error(`No template for the message "${kind}".`);
      const values = JSON.parse(data) as { url: string; code: string; email: string; newEmail: string };
      const parameters = new URL(values.url).searchParams;
      await send(known, {
        to: values.email,
        newEmail: values.newEmail,
        tokenHash: parameters.get('token') ?? '',
        code: values.code,
        type: parameters.get('type') ?? '',
        redirectTo: currentRedirectTarget() ?? siteUrl,
      });
    },
  };
}
