import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CardProcessorName } from '#src/domain/foundation/enums.ts';
import { createSealer } from '#src/edge/sealing.ts';
import { workerVariables } from '#stack/site/variables.ts';
import { inMinutes, NONE, ONE, useCardPlay } from './card-play.ts';
import { type CardScene, formOf, submit } from './card-scene.ts';

const play = useCardPlay();

it('seals anew on the hour what another key sealed, and goes on taking cards with it', async () => {
  const scene = await play.scene('azul');
  const sql = play.database();
  const key = workerVariables(play.stack.mailSettings).CARD_CREDENTIALS_KEY ?? '';
  const sealer = await createSealer(key);
  const [row] =
    await sql`select sealed from private.card_credentials where organization_id = ${scene.organizationId}`;
  // As it was sealed when there was one key, which had no name.
  const [, , ...sealed] = row?.sealed.split('.') ?? [];
  await sql`update private.card_credentials set sealed = ${['v1', ...sealed].join('.')}
    where organization_id = ${scene.organizationId}`;
  await play.worker.scheduled(inMinutes(0)).catch(() => undefined);
  const [renewed] =
    await sql`select sealed from private.card_credentials where organization_id = ${scene.organizationId}`;
  expect(renewed?.sealed).toMatch(new RegExp(`^v2\\.${sealer.keyId}\\.`));
  expect(renewed?.sealed).not.toBe(row?.sealed);
  const { page } = await play.begin(scene);
  await play.decide(page, 'approved');
  expect(await play.effectsOf(scene)).toEqual(ONE);
});
const PROCESSORS = ['azul', 'cardnet', 'stripe'] as const;

describe.each(PROCESSORS)('%s', (processor: CardProcessorName) => {
  let scene: CardScene;
  beforeAll(async () => {
    scene = await play.scene(processor);
  });
  const fresh = () => play.scene(processor);

  it('approves: one payment with its receipt, however often the tenant comes back', async () => {
    const { id, page } = await play.begin(scene);
    const answer = await submit(page, { decision: 'approved' });
    const location = answer.headers.get('location');
    const form = location ? null : formOf(await answer.text());
    const back = () =>
      location ? play.comeBack(location) : form ? play.comeBackByForm(form) : Promise.reject();
    const places = await Promise.all(Array.from({ length: 5 }, back));
    expect(new Set(places)).toEqual(new Set([`${play.stack.url}/tenant-dashboard/payments/card/${id}`]));
    expect(await play.stateOf(id)).toMatchObject({ status: 'approved', problem: null });
    expect(await play.effectsOf(scene)).toEqual(ONE);
  });

  it('opens one page for a request, however often it is made', async () => {
    const requestId = randomUUID();
    const [one, two] = [await play.begin(scene, requestId), await play.begin(scene, requestId)];
    expect(two.id).toBe(one.id);
    expect(two.page.fields.get('id')).toBe(one.page.fields.get('id'));
  });

  it('declines, or is left: nothing is posted', async () => {
    const other = await fresh();
    const { id, page } = await play.begin(other);
    await play.decide(page, 'declined');
    // Whose card Stripe declines is still on Stripe's page, and leaves it.
    expect((await play.stateOf(id))?.status).toBe(processor === 'stripe' ? 'abandoned' : 'declined');
    const left = await play.begin(other);
    await play.decide(left.page, 'left');
    expect((await play.stateOf(left.id))?.status).toBe('abandoned');
    expect(await play.effectsOf(other)).toEqual(NONE);
  });

  it('that says nothing is asked by the timer', async () => {
    const other = await fresh();
    const { id, page } = await play.begin(other);
    await submit(page, { decision: 'lost' });
    await play.worker.scheduled(inMinutes(1));
    expect((await play.stateOf(id))?.status).toBe('pending');
    await play.worker.scheduled(inMinutes(6));
    await play.worker.scheduled(inMinutes(120));
    expect((await play.stateOf(id))?.status).toBe('approved');
    expect(await play.effectsOf(other)).toEqual(ONE);
  });

  it('that was left, and paid all the same, is found', async () => {
    const other = await fresh();
    const { id, page } = await play.begin(other);
    await play.decide(page, 'left');
    expect((await play.stateOf(id))?.status).toBe('abandoned');
    await submit(page, { decision: 'lost' });
    await play.worker.scheduled(inMinutes(70));
    expect((await play.stateOf(id))?.status).toBe('approved');
    expect(await play.effectsOf(other)).toEqual(ONE);
  });

  it('that was left open is given up after an hour', async () => {
    const { id } = await play.begin(await fresh());
    await play.worker.scheduled(inMinutes(6));
    expect((await play.stateOf(id))?.status).toBe('pending');
    await play.worker.scheduled(inMinutes(70));
    expect((await play.stateOf(id))?.status).toBe('abandoned');
  });

  it('gives nothing for what a browser makes up', async () => {
    const other = await fresh();
    const { id } = await play.begin(other);
    const made_up = {
      OrderNumber: '1',
      Amount: '1',
      IsoCode: '00',
      ResponseCode: '00',
      AuthHash: 'ab',
      SESSION: 'x',
    };
    const query = new URLSearchParams({ outcome: 'approved', ...made_up });
    await play.worker.fetch(`/api/cards/return/${id}?${query}`);
    await play.worker.fetch(`/api/cards/return/${id}?outcome=approved`, { method: 'POST', body: query });
    expect((await play.stateOf(id))?.status).toBe('pending');
    expect(await play.effectsOf(other)).toEqual(NONE);
  });

  it('is opened by a page that may post to it alone', async () => {
    const { policy } = await play.begin(scene);
    if (processor === 'stripe') return expect(policy).not.toContain('form-action http');
    expect(policy).toContain(`form-action ${play.stack.url}; base-uri 'none'`);
  });
});
