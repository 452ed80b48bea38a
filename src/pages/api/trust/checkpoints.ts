import { env } from 'cloudflare:workers';
import { object } from 'valibot';
import { call } from '#src/edge/call.ts';
import { callerPost } from '#src/edge/caller-endpoint.ts';
import { jsonAnswer, onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { readLogKey, readSettings } from '#src/edge/settings.ts';
import { serviceClient } from '#src/edge/supabase.ts';
import { signLog } from '#src/edge/trust/checkpoints.ts';
import { openLogSigner } from '#src/edge/trust/log-signer.ts';

export const prerender = false;

/**
 * Signs what an organization's log is now, for its members and tenants: `{ note }`, null while nothing stands in it.
 * 404 `not_found` for others, 409 `log_rewritten` when the database shows another history than before.
 */
export const POST = callerPost(
  readSettings,
  object({ organizationId: RecordId }),
  async ({ caller, settings, body }) => {
    const { organizationId } = body;
    // Asked as the caller: whoever has nothing to do with the organization is refused.
    await call(caller, 'log_consistency', { organizationId, oldSize: 0, newSize: 0 });
    const signer = await openLogSigner(readLogKey(env));
    return jsonAnswer({ note: await signLog(serviceClient(settings), signer, organizationId) });
  },
);

export const ALL = onlyMethods('POST');
