// Whoever administers the database changes the log and recomputes all hashes; the site signs what it is shown. A reader who has
// been there before must notice. LOG_MUTATIONS says how many changes are tried: 10,000 where it is measured.
import { generateKeyPairSync, type KeyObject, randomInt, sign } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkpointText, composeNote } from './checkpoint.ts';
import { toBase64, utf8 } from './hashes.ts';
import { type Watched, watchLog } from './keep-watch.ts';
import { consistencyProof, treeHash } from './log-oracle.test-support.ts';

const COUNT = Number(process.env.LOG_MUTATIONS ?? 400);
const origin = 'llavero/log/8c9b2b8e-0000-4000-8000-000000000001';
type Log = readonly Uint8Array[];

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const raw = (key: KeyObject) => new Uint8Array(key.export({ type: 'spki', format: 'der' }).subarray(-32));
const key = raw(publicKey);

async function signed(log: Log): Promise<Watched> {
  const checkpoint = { origin, size: log.length, root: treeHash(log) };
  const signature = new Uint8Array(sign(null, utf8(checkpointText(checkpoint)), privateKey));
  return { note: await composeNote(checkpoint, signature, key), key: toBase64(key) };
}

const entry = (): Uint8Array => utf8(`${randomInt(2 ** 40)} ${randomInt(2 ** 40)}\n`);
const entries = (count: number): Log => Array.from({ length: count }, entry);

/** What a reader who saw one log concludes when shown another, whose proofs are the best that it can give. */
async function meet(seen: Log, shown: Log) {
  return watchLog(await signed(seen), { ...(await signed(shown)), origin }, async (old, now) =>
    consistencyProof(old, shown.slice(0, now)).map(toBase64),
  );
}

const put = (log: Log, at: number, ...leaves: Uint8Array[]): Log => [
  ...log.slice(0, at),
  ...leaves,
  ...log.slice(at),
];
const drop = (log: Log, at: number): Log => [...log.slice(0, at), ...log.slice(at + 1)];
const grown = (log: Log): Log => [...log, ...entries(randomInt(1, 20))];

/** Each gives another history than the one that was seen, of two entries or more. */
const mutations: Readonly<Record<string, (seen: Log, at: number) => Log>> = {
  'one entry changed': (seen, at) => put(drop(seen, at), at, entry()),
  'one bit changed, and more after it': (seen, at) => {
    const leaf = Uint8Array.from(seen[at] ?? []);
    leaf[0] = (leaf[0] ?? 0) ^ 1;
    return grown(put(drop(seen, at), at, leaf));
  },
  'one entry dropped': drop,
  'one entry dropped, and more after it': (seen, at) => grown([...drop(seen, at), entry()]),
  'one entry put in between': (seen, at) => put(seen, at, entry()),
  'two entries in another order': (seen, at) => {
    const next = (at + 1) % seen.length;
    const swapped = [...seen];
    [swapped[at], swapped[next]] = [seen[next] ?? entry(), seen[at] ?? entry()];
    return randomInt(2) ? swapped : grown(swapped);
  },
  'the end cut off': (seen, at) => seen.slice(0, Math.max(at, 1)),
  'the end cut off and written anew, as long': (seen, at) => [
    ...seen.slice(0, at),
    ...entries(seen.length - at),
  ],
  'the end cut off and written anew, longer': (seen, at) => [
    ...seen.slice(0, at),
    ...entries(seen.length - at + 3),
  ],
  'all written anew': (seen) => entries(seen.length + randomInt(5)),
};

it('notices each change of what a reader has seen', async () => {
  const names = Object.keys(mutations);
  const missed: string[] = [];
  for (let n = 0; n < COUNT; n += 1) {
    const name = names[n % names.length] ?? '';
    const seen = entries(randomInt(2, 60));
    const shown = mutations[name]?.(seen, randomInt(seen.length)) ?? [];
    if ((await meet(seen, shown)).fault === null) missed.push(`${name}: ${seen.length}, ${shown.length}`);
  }
  expect(missed).toEqual([]);
}, 600_000);

it('notices two histories shown to two readers, once one of them is shown the other', async () => {
  const missed: number[] = [];
  for (let n = 0; n < COUNT / 10; n += 1) {
    const common = entries(randomInt(1, 40));
    const [one, other] = [grown(common), grown(common)];
    if ((await meet(one, other)).fault === null) missed.push(n);
  }
  expect(missed).toEqual([]);
}, 600_000);

it('raises no alarm when the log only grows', async () => {
  const alarms: string[] = [];
  for (let n = 0; n < COUNT; n += 1) {
    const seen = entries(randomInt(1, 60));
    const { fault } = await meet(seen, randomInt(10) ? grown(seen) : seen);
    if (fault) alarms.push(fault);
  }
  expect(alarms).toEqual([]);
}, 600_000);

it('names what is wrong', async () => {
  const log = entries(9);
  const [mine, shown] = [await signed(log), await signed(log.slice(0, 8))];
  const none = async () => [];
  expect(await watchLog(mine, { ...shown, origin }, none)).toEqual({ fault: 'shorter' });
  expect(await watchLog({ ...mine, key: 'x' }, { ...mine, origin }, none)).toEqual({ fault: 'other_key' });
  const forged = shown.note.replace('\n8\n', '\n9\n');
  expect(await watchLog(null, { ...shown, note: forged, origin }, none)).toEqual({ fault: 'unsigned' });
  expect(await watchLog(null, { ...shown, origin: `${origin}0` }, none)).toEqual({ fault: 'unsigned' });
  expect(await watchLog(null, { ...shown, origin }, none)).toMatchObject({ fault: null, watched: shown });
});
