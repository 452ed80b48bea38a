import { parseSync } from 'vite';

/** What of a module no browser of ours uses. A name that the module no longer has fails the build. */
export interface LeftOut {
  module: RegExp;
  /** Methods of its classes, private ones included. */
  methods: string[];
  /** Functions of the module, and what stands in their bodies. */
  bodies?: Record<string, string>;
}

/** Large parts of supabase-js: ways to sign in that the product does not offer, and questions that it never asks. */
export const leftOutParts: LeftOut[] = [
  {
    module: /auth-js[\\/]dist[\\/]module[\\/]GoTrueClient\.js$/,
    methods: [
      // Signing in by a token of elsewhere, by a wallet, by a passkey or not at all.
      ...['signInAnonymously', 'signInWithIdToken', 'signInWithSSO', 'exchangeCodeForSession'],
      ...['signInWithWeb3', 'signInWithEthereum', 'signInWithSolana', 'signInWithPasskey', 'registerPasskey'],
      ...['_startPasskeyRegistration', '_verifyPasskeyRegistration', '_startPasskeyAuthentication'],
      ...['_verifyPasskeyAuthentication', '_listPasskeys', '_updatePasskey', '_deletePasskey'],
      ...['getUserIdentities', 'linkIdentity', 'linkIdentityOAuth', 'linkIdentityIdToken', 'unlinkIdentity'],
      // Being a provider for other applications.
      ...['_getAuthorizationDetails', '_approveAuthorization', '_denyAuthorization', '_listOAuthGrants'],
      '_revokeOAuthGrant',
      // Recovery codes, which the stack does not have.
      ...[
        '_getRecoveryCodesStatus',
        '_generateRecoveryCodes',
        '_verifyRecoveryCode',
        '_regenerateRecoveryCodes',
      ],
      '_unenrollRecoveryCodes',
      // Checking a token's signature is the server's task.
      ...['getClaims', 'fetchJwk'],
    ],
  },
  {
    // Needs the secret key, all but `signOut`, by which every client ends its sessions on the server.
    module: /auth-js[\\/]dist[\\/]module[\\/]GoTrueAdminApi\.js$/,
    methods: [
      ...['inviteUserByEmail', 'generateLink', 'createUser', 'listUsers', 'getUserById', 'updateUserById'],
      ...['deleteUser', '_listFactors', '_deleteFactor', '_listOAuthClients', '_createOAuthClient'],
      ...['_getOAuthClient', '_updateOAuthClient', '_deleteOAuthClient', '_regenerateOAuthClientSecret'],
      ...['_listCustomProviders', '_createCustomProvider', '_getCustomProvider', '_updateCustomProvider'],
      ...['_deleteCustomProvider', '_adminListPasskeys', '_adminDeletePasskey'],
    ],
  },
  {
    module: /postgrest-js[\\/]dist[\\/]index\.mjs$/,
    methods: [
      ...['csv', 'geojson', 'explain', 'rollback', 'maxAffected', 'getOpenApiSpec', 'stripNulls'],
      ...['likeAllOf', 'likeAnyOf', 'ilikeAllOf', 'ilikeAnyOf', 'regexMatch', 'regexIMatch', 'isDistinct'],
      ...['rangeGt', 'rangeGte', 'rangeLt', 'rangeLte', 'rangeAdjacent', 'textSearch'],
    ],
  },
  {
    module: /supabase-js[\\/]dist[\\/]index\.mjs$/,
    methods: [],
    bodies: {
      // Tracing is off unless it is asked for.
      getTraceHeaders: 'return null;',
      getDefaultPropagationTargets: 'return null;',
      // Hints for whoever sets a client up; ours is set up once, in src/data/client.ts.
      checkApiKeyFormat: '',
      checkTopLevelSchemaOption: '',
      detectClientEnvironment: "return { platform: 'browser' };",
    },
  },
];

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/**
 * The module's code without what is left out. A property that only passed a method on becomes undefined.
 * @throws when a name is not there, or when what is kept needs what is left out: both after an upgrade
 */
export function leaveOut(code: string, { methods, bodies = {} }: LeftOut): string {
  const missing = new Set([...methods, ...Object.keys(bodies)]);
  const cuts: { start: number; end: number; text: string }[] = [];
  const cut = ({ start, end }: Node, text: string) => cuts.push({ start, end, text });

  const visit = (node: Node): void => {
    const name = nameOf(node);
    if (node.type === 'MethodDefinition' && methods.includes(name)) {
      missing.delete(name);
      cut(node, '');
    } else if (Object.hasOwn(bodies, name) && bodyOf(node)) {
      missing.delete(name);
      cut(bodyOf(node) as Node, `{ ${bodies[name]} }`);
    } else if (node.type === 'CallExpression' && methods.includes(boundMethod(node))) {
      cut(node, 'undefined');
    } else {
      const used = methods.find((method) => isOwnMember(node, method));
      if (used)
        throw new Error(`${used} is left out, and something that is kept uses it: see config/left-out.ts`);
      for (const child of childrenOf(node)) visit(child);
    }
  };
  visit(parseSync('module.js', code).program as unknown as Node);

  if (missing.size > 0)
    throw new Error(`Nothing is called ${[...missing].join(', ')}: see config/left-out.ts`);
  return cuts
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), code);
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => value !== null && typeof value === 'object' && 'type' in value);
}

const nameOf = ({ key, id }: Node): string =>
  ((key ?? id) as { name?: string } | null | undefined)?.name ?? '';

/** The body of a function that is declared, or that is the value of a constant. */
function bodyOf({ type, body, init }: Node): Node | undefined {
  if (type === 'FunctionDeclaration') return body as Node;
  const value = type === 'VariableDeclarator' ? (init as Node | null) : undefined;
  return value?.type === 'ArrowFunctionExpression' ? (value.body as Node) : undefined;
}

const isOwnMember = (node: Node | undefined, name: string): boolean =>
  node?.type === 'MemberExpression' &&
  (node.object as Node).type === 'ThisExpression' &&
  (node.property as { name?: string }).name === name;

/** 'a' of `this.a.bind(this)`, '' of anything else. */
function boundMethod({ callee }: Node): string {
  const { type, object, property } = callee as Node;
  if (type !== 'MemberExpression' || (property as { name?: string }).name !== 'bind') return '';
  const name = ((object as Node).property as { name?: string } | undefined)?.name ?? '';
  return isOwnMember(object as Node, name) ? name : '';
}
