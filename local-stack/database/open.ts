import postgres, { type Sql } from 'postgres';

/**
 * Opens a plain connection pool as the superuser, without notices on the terminal.
 * @param options `isKept`: its connections are never replaced by new ones, which know nothing of what was set before
 */
export function openDatabase(url: string, maxConnections = 5, { isKept = false } = {}): Sql {
  return postgres(url, {
    max: maxConnections,
    onnotice: () => undefined,
    ...(isKept && { max_lifetime: null }),
  });
}
