import { expect, test } from 'vitest';
import { createDgii } from './dgii.ts';

/** DGII, as it answers an approval. */
const dgiiWith = (status: number, answer: unknown) =>
  createDgii({
    ...{ url: 'https://ecf.test', fcUrl: 'https://fc.test', environment: 'testecf', now: Date.now },
    fetch: async () => new Response(JSON.stringify(answer), { status }),
    signXml: async () => new Uint8Array(),
    tokens: {
      get: async () => ({ token: 't', expiresAt: Date.now() + 3_600_000 }),
      put: async () => undefined,
    },
  });
const approve = (status: number, answer: unknown) =>
  dgiiWith(status, answer).approve('130000019', 'E310000000001', new Uint8Array());
const REFUSAL = { codigo: '2', estado: 'Rechazado', mensaje: [{ codigo: 5, valor: 'No existe' }] };

test.each([200, 400, 422])(
  'an approval that DGII does not take is over, with status %s too',
  async (status) => {
    expect(await approve(status, REFUSAL)).toMatchObject({
      isTaken: false,
      messages: [{ text: 'No existe' }],
    });
  },
);

test('one that it takes is taken; a bad request without a word of it is a fault', async () => {
  expect(await approve(200, { codigo: '1', estado: 'Aceptado', mensaje: [] })).toMatchObject({
    isTaken: true,
  });
  await expect(approve(400, { title: 'Bad request' })).rejects.toMatchObject({ fault: 'refused' });
});
