import { object, parse, picklist, pipe, string, uuid } from 'valibot';
import { call } from '#src/edge/call.ts';
import { callerPost } from '#src/edge/caller-endpoint.ts';
import { onlyMethods } from '#src/edge/endpoint.ts';
import { deliverSoon } from '#src/edge/mail/outbox.ts';
import { IssuedInvitation, invitationAnswer, writeInvitationMail } from '#src/edge/people/invitation-mail.ts';
import { readMailSettings } from '#src/edge/settings.ts';
import { languages } from '#src/i18n/language.ts';

export const prerender = false;

const Body = object({
  leaseTenantId: pipe(string(), uuid()),
  requestId: pipe(string(), uuid()),
  language: picklist(languages),
});

/**
 * Invites a tenant of a lease and mails the link. 201 `{ invitationId, email, expiresAt }`; the token goes to
 * the mailbox alone. A repeated `requestId` gives the same invitation and mails nothing more.
 */
export const POST = callerPost(readMailSettings, Body, async ({ settings, caller, locals, body }) => {
  const { leaseTenantId, requestId, language } = body;

  const data = await call(
    caller,
    'invite_tenant',
    {
      leaseTenantId,
    },
    requestId,
  );
  const [invitation] = parse(IssuedInvitation, data);

  await writeInvitationMail(settings, { token: invitation.token, requestId, language });
  deliverSoon({ locals }, settings);
  return invitationAnswer(invitation);
});

export const ALL = onlyMethods('POST');
