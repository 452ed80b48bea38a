import { expect, it } from 'vitest';
import type { NoSigner } from '#src/domain/taxes/ecf/no-signer.ts';
import { workOnAll, workOnOne } from '#src/edge/taxes/ecf/run-work.ts';
import { useAuthority } from '#tests/contract/authority-scene.ts';
import { useSending } from '#tests/contract/sending-scene.ts';

const dgii = useAuthority();
const { scene, timesOf } = useSending(dgii);
type Scene = ReturnType<typeof scene>;

/** The same work, with nobody who signs. */
const without = ({ deps }: Scene, noSigner: NoSigner) => ({
  ...deps,
  access: async () => ({ authority: null, signingKey: null, tokenOf: '', noSigner }),
});

it('what was not signed waits with why nobody signs', async () => {
  const own = scene();
  const document = own.issue();
  await workOnOne(without(own, 'certificate_expired'), document.id);
  expect(document).toMatchObject({
    ...{ state: 'to_sign', problems: [{ field: 'key', code: 'certificate_expired' }] },
  });
  expect(await timesOf(document)).toBe(0);
});

it('what was signed before says why it is not sent, and is sent once somebody signs again', async () => {
  const own = scene();
  const document = own.issue();
  await dgii.fail({ kind: '503' });
  await workOnOne(own.deps, document.id);
  await own.wait(10);
  await workOnOne(without(own, 'key_unreadable'), document.id);
  expect(document.state).toBe('signed');
  expect(document.faults.at(-1)).toMatchObject({
    ...{ fault: 'refused', messages: [{ code: 'key_unreadable' }] },
  });
  await dgii.fail();
  for (let run = 0; run < 4; run += 1) {
    await own.wait(60);
    await workOnAll(own.deps).catch(() => undefined);
  }
  expect([document.state, document.signings, await timesOf(document)]).toEqual(['accepted', 1, 1]);
});
