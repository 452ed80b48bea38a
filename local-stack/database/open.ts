import postgres, { type Sql } from 'postgres';

/** Opens a plain connection pool as the superuser, without notices on the terminal. */
export function openDatabase(url: string, maxConnections = 5): Sql {
  return postgres(url, { max: maxConnections, onnotice: () => undefined });
}
