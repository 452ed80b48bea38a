import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { cardProcessors } from '#src/domain/foundation/enums.ts';
import { credentialFields, wrongCredentials } from './credential-names.ts';

const right = {
  azul: { merchantId: '39038540035', merchantName: 'Casa', authKey: 'clave', auth1: '', auth2: '' },
  cardnet: {
    merchantNumber: '349000000',
    merchantTerminal: '58585858',
    merchantName: 'Casa',
    merchantType: '6513',
  },
  stripe: { secretKey: 'sk_test_12345678', webhookSecret: 'whsec_12345678' },
};

const filled = (processor: (typeof cardProcessors)[number]) => ({
  ...Object.fromEntries(credentialFields[processor].map(({ name, starts = '' }) => [name, starts])),
  ...right[processor],
});

it.each(cardProcessors)('what the form for %s takes, the edge takes', async (processor) => {
  const { credentialSchemas } = await import('#src/edge/cards/credentials.ts');
  const values = filled(processor);
  expect(wrongCredentials(credentialFields[processor], values)).toEqual([]);
  expect(safeParse(credentialSchemas[processor], values).success).toBe(true);
  expect(Object.keys(credentialSchemas[processor].entries).sort()).toEqual(
    credentialFields[processor].map(({ name }) => name).sort(),
  );
});

it('names what cannot be right', () => {
  const values = { ...filled('stripe'), secretKey: 'pk_live_12345678' };
  expect(wrongCredentials(credentialFields.stripe, values)).toEqual(['secretKey']);
});
