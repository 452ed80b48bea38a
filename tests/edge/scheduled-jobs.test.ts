import { expect, it } from 'vitest';
import { workerVariables } from '#stack/site/variables.ts';
import { useStack } from '#tests/support/stack.ts';
import { serveWorker } from '#tests/support/worker.ts';
import { made, makeLease } from './lease.ts';

const stack = useStack();
const worker = serveWorker(() => workerVariables(stack.mailSettings));

it('posts the rent of the month, once however often the timer fires', async () => {
  const scene = await makeLease(stack);
  const rents = () =>
    made(
      scene.owner
        .from('charges')
        .select('amount_minor, kind')
        .eq('lease_id', scene.leaseId)
        .eq('kind', 'rent'),
    );
  expect(await rents()).toEqual([]);

  const now = new Date();
  expect(await worker.scheduled(now)).toMatchObject({ outcome: 'ok' });
  expect(await worker.scheduled(now)).toMatchObject({ outcome: 'ok' });
  expect(await rents()).toEqual([{ amount_minor: 2_500_000, kind: 'rent' }]);
});
