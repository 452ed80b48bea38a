import { expect, it } from 'vitest';
import { annulNumbers, spansOf } from '#src/edge/taxes/ecf/annul-numbers.ts';
import { workOnOne } from '#src/edge/taxes/ecf/run-work.ts';
import { useAuthority } from '#tests/contract/authority-scene.ts';
import { useSending } from '#tests/contract/sending-scene.ts';

const dgii = useAuthority();
const { scene } = useSending(dgii);

it('numbers that nobody will use are told to DGII, which then takes them no more; a fault is noted', async () => {
  const own = scene();
  const all = [own.issue(), own.issue(), own.issue({ kind: 'consumer' })];
  for (const document of all) document.state = 'annulled';
  await dgii.fail({ kind: '503', where: 'anulacionrangos' });
  await annulNumbers(own.deps);
  expect(all.map(({ isAnnounced, faults }) => [isAnnounced, faults.length])).toEqual(
    Array(3).fill([false, 1]),
  );
  await annulNumbers(own.deps);
  expect(all.map(({ isAnnounced }) => isAnnounced)).toEqual([true, true, true]);
  const { annulled } = await dgii.memory();
  expect(annulled).toEqual(expect.arrayContaining(all.map(({ encf }) => expect.stringContaining(encf))));
});

it.each([
  ['direct', 100_000],
  ['provider', 200_000],
])('so are those that were marked by hand (%s), but the used ones', async (issuingWay, first) => {
  const own = scene();
  const encf = (number: number) => `E31${String(number).padStart(10, '0')}`;
  const used = own.issue({}, { issuingWay, encf: encf(first) });
  await workOnOne(own.deps, used.id);
  const mark = own.mark({ first: used.encf, last: encf(first + 5000), issuingWay });
  await annulNumbers(own.deps);
  expect(mark).toMatchObject({ notAnnulled: [used.encf], faults: [] });
  const annulled = new Set((await dgii.memory()).annulled.map((one) => one.slice(-13)));
  const numbers = Array.from({ length: 5000 }, (_, index) => encf(first + 1 + index));
  expect(numbers.filter((number) => !annulled.has(number))).toEqual([]);
  expect(annulled.has(used.encf)).toBe(false);
});

it('numbers in a row are one span, also with those that were marked by hand', () => {
  const numbers = ['E310000000003', 'E320000000004', 'E310000000001', 'E310000000002'];
  const spans = [
    { first: 'E310000000004', last: 'E310000010003' },
    { first: 'E320000000006', last: 'E320000000007' },
  ];
  expect(spansOf({ numbers, spans })).toEqual([
    { kind: 'fiscal_credit', firstNumber: 1, lastNumber: 10_003 },
    { kind: 'consumer', firstNumber: 4, lastNumber: 4 },
    { kind: 'consumer', firstNumber: 6, lastNumber: 7 },
  ]);
});
