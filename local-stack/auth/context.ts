import type { Sql } from 'postgres';
import type { ApiFetch } from '#stack/api.ts';
import type { MailComposer } from '#stack/auth/mail.ts';
import type { Secrets } from '#stack/keys.ts';
import type { Tokens } from '#stack/tokens.ts';

/** What the parts of the local Auth share. */
export interface AuthContext {
  /** A pool as the database's superuser, as hosted Auth has its own. */
  sql: Sql;
  /** The API package, whose Auth answers what is not answered here. */
  api: ApiFetch;
  tokens: Tokens;
  secrets: Secrets;
  mail: MailComposer;
  /** The work of a password's hash, as bcrypt counts it. */
  passwordCost: number;
  /** The origin at which the stack answers. */
  siteUrl: string;
}

/** The `iss` claim of access tokens. */
export function issuerOf(context: AuthContext): string {
  return `${context.siteUrl}/auth/v1`;
}
