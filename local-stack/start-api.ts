import path from 'node:path';
import { createApi } from '#stack/api.ts';
import { withApiLog } from '#stack/api-log.ts';
import type { MailComposer } from '#stack/auth/mail.ts';
import type { Cleanup } from '#stack/cleanup.ts';
import { openApiConnection } from '#stack/database/connection.ts';
import { untilLeft } from '#stack/database/leaving.ts';
import type { Handler } from '#stack/gateway.ts';
import type { Secrets } from '#stack/keys.ts';
import { createRestHandler } from '#stack/rest/handler.ts';
import { openTransactions } from '#stack/rest/transaction.ts';
import { refuseNoToken, type Tokens } from '#stack/tokens.ts';

/** What REST and the core of Auth need. */
export interface ApiParts {
  database: { url: string };
  secrets: Secrets;
  tokens: Tokens;
  url: string;
  mail: MailComposer;
  dataDir: string;
  cleanup: Cleanup;
}

export interface Api {
  /** PostgREST: reads and calls of functions in few steps, the rest by the API package. */
  rest: Handler;
  /** The API package by itself. */
  package: Handler;
}

/** The connections of the API, its log, and what the API package does not do by itself. */
export function startApi(parts: ApiParts): Api {
  const connection = openApiConnection(parts.database.url);
  parts.cleanup.add(() => connection.close());
  const api = createApi({
    connection,
    secrets: parts.secrets,
    siteUrl: parts.url,
    sendMail: (mail) => parts.mail.sendForPackage(mail),
  });
  const logFile = path.join(parts.dataDir, 'api.log');
  const refuse = refuseNoToken(parts.secrets);
  const answer: Handler = async (request) =>
    refuse(request) ?? withApiLog(logFile, () => untilLeft(request, () => api(request)));
  const { secrets, tokens } = parts;
  const transactions = openTransactions(parts.database.url);
  parts.cleanup.add(() => transactions.close());
  const log = (error: unknown) => withApiLog(logFile, async () => console.error(error));
  return {
    rest: createRestHandler({ connection, transactions, tokens, secrets, log, rest: answer }),
    package: answer,
  };
}
