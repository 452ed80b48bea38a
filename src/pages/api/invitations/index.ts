import { check, object, optional, parse, picklist, pipe, string, uuid } from 'valibot';
import { call } from '#src/edge/call.ts';
import { callerPost } from '#src/edge/caller-endpoint.ts';
import { onlyMethods } from '#src/edge/endpoint.ts';
import { deliverSoon } from '#src/edge/mail/outbox.ts';
import { IssuedInvitation, invitationAnswer, writeInvitationMail } from '#src/edge/people/invitation-mail.ts';
import { readMailSettings } from '#src/edge/settings.ts';
import { languages } from '#src/i18n/language.ts';

export const prerender = false;

const Id = pipe(string(), uuid());
const Body = pipe(
  object({
    leaseTenantId: optional(Id),
    personId: optional(Id),
    requestId: Id,
    language: picklist(languages),
  }),
  check(({ leaseTenantId, personId }) => (leaseTenantId === undefined) !== (personId === undefined)),
);

/**
 * Invites a tenant of a lease, or the owner of a unit, and mails the link. 201 `{ invitationId, email, expiresAt }`; the token goes to
 * the mailbox alone. A repeated `requestId` gives the same invitation and mails nothing more.
 */
export const POST = callerPost(readMailSettings, Body, async ({ settings, caller, locals, body }) => {
  const { leaseTenantId = '', personId, requestId, language } = body;

  const data = personId
    ? await call(caller, 'invite_owner', { personId }, requestId)
    : await call(caller, 'invite_tenant', { leaseTenantId }, requestId);
  const [invitation] = parse(IssuedInvitation, data);

  await writeInvitationMail(settings, { token: invitation.token, requestId, language });
  deliverSoon({ locals }, settings);
  return invitationAnswer(invitation);
});

export const ALL = onlyMethods('POST');
