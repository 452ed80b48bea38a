import { email, maxLength, object, parse, picklist, pipe, string, trim, uuid } from 'valibot';
import { membershipRoles } from '#src/domain/foundation/enums.ts';
import { call } from '#src/edge/call.ts';
import { callerPost } from '#src/edge/caller-endpoint.ts';
import { onlyMethods } from '#src/edge/endpoint.ts';
import { deliverSoon } from '#src/edge/mail/outbox.ts';
import { IssuedInvitation, invitationAnswer, writeInvitationMail } from '#src/edge/people/invitation-mail.ts';
import { readMailSettings } from '#src/edge/settings.ts';
import { languages } from '#src/i18n/language.ts';

export const prerender = false;

const MAX_EMAIL_LENGTH = 254; // RFC 5321

const Body = object({
  organizationId: pipe(string(), uuid()),
  email: pipe(string(), trim(), maxLength(MAX_EMAIL_LENGTH), email()),
  role: picklist(membershipRoles),
  requestId: pipe(string(), uuid()),
  language: picklist(languages),
});

/**
 * Invites somebody to work in an organisation and mails the link. 201 `{ invitationId, email, expiresAt }`; the token
 * goes to the mailbox alone. A repeated `requestId` gives the same invitation and mails nothing more; another one
 * to the same address takes the place of the open one.
 */
export const POST = callerPost(readMailSettings, Body, async ({ settings, caller, locals, body }) => {
  const data = await call(
    caller,
    'invite_member',
    {
      organizationId: body.organizationId,
      email: body.email,
      role: body.role,
    },
    body.requestId,
  );
  const [invitation] = parse(IssuedInvitation, data);

  const { requestId, language } = body;
  await writeInvitationMail(settings, { token: invitation.token, requestId, language });
  deliverSoon({ locals }, settings);
  return invitationAnswer(invitation);
});

export const ALL = onlyMethods('POST');
