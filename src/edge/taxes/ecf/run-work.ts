import type { NoSigner } from '#src/domain/taxes/ecf/no-signer.ts';
import { type Authority, type AuthorityError, ownFault } from './authority.ts';
import type { AnnulmentWork, EcfWork } from './books.ts';
import type { Desk } from './desk.ts';
import { throwTogether } from './each-alone.ts';
import { createGate } from './gate.ts';
import type { SigningKey } from './sign.ts';
import { askResult, handOver } from './work.ts';

/** How an issuer is let in. */
export interface Access {
  /** Null where the issuer has none yet. */
  readonly authority: Authority | null;
  /** Null with a provider, which signs; and where nobody may sign for the issuer. */
  readonly signingKey: SigningKey | null;
  /** Why nobody signs, where somebody should. */
  readonly noSigner?: NoSigner;
  /** Whose token it is: that of a certificate, which may sign for several issuers, or of an issuer at its provider. */
  readonly tokenOf: string;
}

export type AccessKey = Pick<EcfWork | AnnulmentWork, 'issuerId' | 'environment' | 'issuingWay'>;

export interface WorkDeps extends Pick<Desk, 'books' | 'now' | 'pause'> {
  readonly access: (key: AccessKey) => Promise<Access>;
}

/** So many requests may be open at once on the platform. */
const PARALLEL = 6;
/** A claim lasts two minutes, and the longest sending is two requests for a token, a question and the document itself. */
const SENDS_FOR_MS = 55_000;
const BATCH = 25;
/** A document takes five or six requests, and the platform lets a run make a thousand. */
const RUN_LIMIT = 150;
const RUN_MS = 240_000;

/**
 * Works on what is due, receipts before notes. Runs may overlap: nobody else gets what one has claimed.
 * @throws AggregateError of what went wrong on our side, after everything else was done.
 */
export async function workOnAll(deps: WorkDeps): Promise<void> {
  const failures: unknown[] = [];
  const until = deps.now() + RUN_MS;
  for (let left = RUN_LIMIT; left > 0 && deps.now() < until; left -= BATCH) {
    const claimed = await deps.books.claim(Math.min(BATCH, left), null);
    if (claimed.length === 0) break;
    failures.push(...(await workOn(deps, claimed, [0])));
  }
  throwTogether(failures);
}

/** Within these a receipt is usually judged. */
const SOON_MS = [250, 750, 1500];

/** Works on one document at once, and waits a little for its verdict. Nothing happens while somebody else works on it. */
export async function workOnOne(deps: WorkDeps, documentId: string): Promise<void> {
  const failures = await workOn(deps, await deps.books.claim(1, documentId), SOON_MS);
  if (failures.length > 0) throw failures[0];
}

/** @returns what went wrong on our side */
async function workOn(
  deps: WorkDeps,
  claimed: readonly EcfWork[],
  waits: readonly number[],
): Promise<unknown[]> {
  const sendsUntil = deps.now() + SENDS_FOR_MS;
  const failures: unknown[] = [];
  const note = (error: unknown) => {
    failures.push(error);
  };
  const gate = createGate(PARALLEL);
  const groups = await groupsOf(deps, claimed, note);
  const work = groups.map(({ access, works }) =>
    workOnGroup({ ...deps, ...access, sendsUntil }, works, { gate, waits, note }),
  );
  await Promise.all(work);
  return failures;
}

interface Group {
  readonly access: Access;
  readonly works: readonly EcfWork[];
}

/** Documents that go through the same door with the same token. */
async function groupsOf(
  deps: WorkDeps,
  claimed: readonly EcfWork[],
  note: (error: unknown) => void,
): Promise<readonly Group[]> {
  const issuers = Map.groupBy(claimed, ({ environment, issuerId }) => `${environment}/${issuerId}`);
  const groups = new Map<string, { access: Access; works: EcfWork[] }>();
  for (const own of issuers.values()) {
    const access = await accessOf(deps, own, note);
    if (!access) continue;
    for (const work of own) {
      const key = [work.environment, access.tokenOf, work.isSummary].join('/');
      const group = groups.get(key) ?? { access, works: [] };
      group.works.push(work);
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}

/** How the issuer of documents is let in. Where that cannot be told, they wait for longer each time, and keep no others from going. */
async function accessOf(
  { access, books }: WorkDeps,
  [first, ...rest]: readonly EcfWork[],
  note: (error: unknown) => void,
): Promise<Access | null> {
  if (!first) return null;
  try {
    return await access(first);
  } catch (error) {
    note(error);
    for (const work of [first, ...rest])
      await books.recordFault(work, ownFault(false)).catch(() => undefined);
    return null;
  }
}

interface GroupWork {
  readonly gate: ReturnType<typeof createGate>;
  readonly waits: readonly number[];
  readonly note: (error: unknown) => void;
}

/** The first shows whether the authority is there, and gets the token; then come the others, and then the results of all. */
async function workOnGroup(
  desk: Desk,
  [first, ...rest]: readonly EcfWork[],
  { gate, waits, note }: GroupWork,
): Promise<void> {
  let outage: AuthorityError | null = null;
  const sent: EcfWork[] = [];
  const hand = async (work: EcfWork) => {
    const handed = await handOver(desk, work, outage);
    if (handed.is === 'sent') sent.push(handed.work);
    if (handed.is === 'out') outage = handed.error;
  };
  const all = (works: readonly EcfWork[], doing: (work: EcfWork) => Promise<unknown>) =>
    Promise.all(works.map((work) => gate(() => doing(work)).catch(note)));
  if (first) await all([first], hand);
  await all(rest, hand);
  // Results are another service: it may be out of order by itself.
  let silence: AuthorityError | null = null;
  await all(sent, async (work) => {
    const asked = await askResult(desk, work, waits, silence);
    if (asked.is === 'out') silence = asked.error;
  });
}
