import { env } from 'cloudflare:workers';
import { object, parse, picklist } from 'valibot';
import { ecfEnvironments, issuingWays } from '#src/domain/taxes/issuers.ts';
import { call } from '#src/edge/call.ts';
import { callerPost } from '#src/edge/caller-endpoint.ts';
import { jsonAnswer, onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { serviceClient } from '#src/edge/supabase.ts';
import { AuthorityError } from '#src/edge/taxes/ecf/authority.ts';
import { dgiiFor, findSigner, providerOf, readSigningSettings } from '#src/edge/taxes/ecf/signer.ts';

export const prerender = false;

const Body = object({ issuerId: RecordId });
const Access = object({ environment: picklist(ecfEnvironments), issuingWay: picklist(issuingWays) });

/**
 * Whether the authority lets in whoever signs for an issuer. Answers `{ isLetIn, environment }`, and where it does not `fault` and
 * `messages` besides.
 */
export const POST = callerPost(readSigningSettings, Body, async ({ settings, caller, body }) => {
  const { issuerId } = body;
  const { environment, issuingWay } = parse(Access, await call(caller, 'read_issuer_access', { issuerId }));
  const database = serviceClient(settings);
  const refused = (fault: string, messages: readonly object[] = []) =>
    jsonAnswer({ isLetIn: false, environment, fault, messages });
  try {
    if (issuingWay === 'provider') {
      const provider = providerOf(env, environment);
      if (!provider) return refused('no_key');
      await provider.login();
    } else {
      const signer = await findSigner(env, database, issuerId, environment);
      if (typeof signer === 'string') return refused(signer);
      await dgiiFor(env, database, signer, environment).login();
    }
    return jsonAnswer({ isLetIn: true, environment });
  } catch (error) {
    if (error instanceof AuthorityError) return refused(error.fault, error.messages);
    throw error;
  }
});

export const ALL = onlyMethods('POST');
