import path from 'node:path';
import type { Plugin } from 'vite';
import { leaveOut, leftOutParts } from './left-out.ts';

const folder = path.join(import.meta.dirname, 'deferred');

/** Packages that are loaded when they are first asked for, and what stands in for them until then. */
const deferred: Record<string, string> = {
  '@supabase/realtime-js': path.join(folder, 'realtime-js.ts'),
  '@supabase/storage-js': path.join(folder, 'storage-js.ts'),
};

const refusing = (what: string) =>
  `const absent = () => { throw new Error('${what}: see config/deferred-supabase.ts'); };`;

/** Modules that no browser of ours can use, and the least that satisfies who imports them. */
const leftOut: { module: RegExp; code: string }[] = [
  {
    // The second factor is a one-time code.
    module: /auth-js[\\/]dist[\\/]module[\\/]lib[\\/]webauthn\.js$/,
    code: `${refusing('Passkeys are left out')}
      export { absent as createCredential, absent as getCredential,
        absent as deserializeCredentialCreationOptions, absent as deserializeCredentialRequestOptions,
        absent as serializeCredentialCreationResponse, absent as serializeCredentialRequestResponse };
      export const browserSupportsWebAuthn = () => false;
      export const webAuthnAbortService = { createNewAbortSignal: absent, cancelCeremony() {} };
      export class WebAuthnApi {}`,
  },
  {
    // Nobody signs in with a wallet.
    module: /auth-js[\\/]dist[\\/]module[\\/]lib[\\/]web3[\\/]ethereum\.js$/,
    code: `${refusing('Wallets are left out')}
      export { absent as createSiweMessage, absent as fromHex, absent as getAddress, absent as toHex };`,
  },
  {
    // Our own endpoints are under /api.
    module: /functions-js[\\/]dist[\\/]module[\\/]index\.js$/,
    code: `${refusing('Edge functions are left out')}
      export class FunctionsClient { constructor() { absent(); } }
      export class FunctionsError extends Error {}
      export { FunctionsError as FunctionsFetchError, FunctionsError as FunctionsHttpError,
        FunctionsError as FunctionsRelayError };
      export const FunctionRegion = {};`,
  },
];

const SUPABASE_JS = /@supabase[\\/]supabase-js[\\/]/;

/**
 * supabase-js pulls everything it can do into whatever imports it: 30 KB of every first screen for what nothing
 * there has used yet, or ever will. In the built site its realtime and storage clients are loaded when they are
 * first asked for, and what the product has no use for is left out (here whole modules, in left-out.ts parts of
 * some). All the rest is the package itself, and so is every use of supabase-js outside the built site.
 */
export function deferredSupabase(): Plugin {
  let supabaseJs: string | undefined;
  return {
    name: 'llavero:deferred-supabase',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer) {
      const standIn = deferred[source];
      if (!standIn || !importer) return undefined;
      if (SUPABASE_JS.test(importer)) {
        supabaseJs = importer;
        return standIn;
      }
      // The stand-in gets the very package that supabase-js would have got.
      return this.resolve(source, supabaseJs ?? importer, { skipSelf: true });
    },
    load: (id) => leftOut.find(({ module }) => module.test(id))?.code,
    transform(code, id) {
      const parts = leftOutParts.find(({ module }) => module.test(id));
      return parts && { code: leaveOut(code, parts), map: null };
    },
  };
}
