import path from 'node:path';
import { createApi } from '#stack/api.ts';
import { withApiLog } from '#stack/api-log.ts';
import type { MailComposer } from '#stack/auth/mail.ts';
import type { Cleanup } from '#stack/cleanup.ts';
import { openApiConnection } from '#stack/database/connection.ts';
import { untilLeft } from '#stack/database/leaving.ts';
import type { Handler } from '#stack/gateway.ts';
import type { Secrets } from '#stack/keys.ts';
import { refuseNoToken } from '#stack/tokens.ts';

/** What REST and the core of Auth need. */
export interface ApiParts {
  databaseUrl: string;
  secrets: Secrets;
  url: string;
  mail: MailComposer;
  dataDir: string;
  cleanup: Cleanup;
}

/** The connection of the API package, its log, and what it does not do by itself. */
export function startApi(parts: ApiParts): Handler {
  const connection = openApiConnection(parts.databaseUrl);
  parts.cleanup.add(() => connection.close());
  const api = createApi({
    connection,
    secrets: parts.secrets,
    siteUrl: parts.url,
    sendMail: (mail) => parts.mail.sendForPackage(mail),
  });
  const logFile = path.join(parts.dataDir, 'api.log');
  const refuse = refuseNoToken(parts.secrets);
  return async (request) =>
    refuse(request) ?? withApiLog(logFile, () => untilLeft(request, () => api(request)));
}
