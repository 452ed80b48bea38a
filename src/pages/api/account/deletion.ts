import { array, maxLength, object, parse, pipe, string } from 'valibot';
import { call } from '#src/edge/call.ts';
import { callerPost } from '#src/edge/caller-endpoint.ts';
import { doneAnswer, onlyMethods } from '#src/edge/endpoint.ts';
import { requireHolder } from '#src/edge/people/account.ts';
import { Problem } from '#src/edge/problem.ts';
import { readSettings } from '#src/edge/settings.ts';
import { serviceClient } from '#src/edge/supabase.ts';

export const prerender = false;

const Body = object({ email: pipe(string(), maxLength(320)) });
const Pictures = array(object({ fileName: string() }));

/**
 * Deletes the caller's account; the body repeats its address, so that no stray request does it. 204. First the database
 * ends what the person can see, which can be repeated; then the pictures and the user go.
 * 400 `confirmation_wrong`; 409 `reauthentication_needed`, `second_factor_needed`, `account_only_owner`.
 */
export const POST = callerPost(readSettings, Body, async ({ settings, caller, request, body }) => {
  const { email } = body;
  const holder = await requireHolder(settings, request);
  if (email.trim().toLowerCase() !== holder.email.toLowerCase()) {
    throw new Problem(400, 'confirmation_wrong', 'The address is not that of the account.');
  }

  const data = await call(caller, 'close_my_account');
  const service = serviceClient(settings);
  const pictures = parse(Pictures, data).map(({ fileName: name }) => name);
  if (pictures.length > 0) {
    const removed = await service.storage.from('avatars').remove(pictures);
    if (removed.error) throw removed.error;
  }
  const deleted = await service.auth.admin.deleteUser(holder.id);
  if (deleted.error) throw deleted.error;
  return doneAnswer();
});

export const ALL = onlyMethods('POST');
