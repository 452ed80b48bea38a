import { call } from '#src/data/call.ts';
import { query } from '#src/data/query.ts';

async function fetchGranted() {
  return await call('list_program_grants');
}

/** A program that may ask in the reader's name. */
export type GrantedProgram = Awaited<ReturnType<typeof fetchGranted>>[number];

async function fetchAsking(clientId: string, redirectUri: string) {
  const [program] = await call('read_program', { clientId, redirectUri });
  return program ?? null;
}

export const programQueries = {
  /** Another page may just have given one access. */
  granted: (userId: string) => query(['programs', userId], fetchGranted, { staleTime: 0 }),
  /** A program that asks for access. Error: `not_found`. */
  asking: (clientId: string, redirectUri: string) =>
    query(['programs', 'asking', clientId, redirectUri], () => fetchAsking(clientId, redirectUri)),
};
