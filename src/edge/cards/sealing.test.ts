import { expect, it } from 'vitest';
import { createSealer } from './sealing.ts';

const KEY = btoa('0123456789abcdef0123456789abcdef');
const OTHER = btoa('fedcba9876543210fedcba9876543210');
const about = 'credentials/casa/azul';

it('opens what it sealed, and seals the same differently each time', async () => {
  const sealer = await createSealer(KEY);
  const value = { authKey: 'clave con ñ', n: 1 };
  const [one, two] = [await sealer.seal(value, about), await sealer.seal(value, about)];
  expect(one).not.toBe(two);
  expect(one).not.toContain('clave');
  expect(await sealer.open(one, about)).toEqual(value);
});

it('opens nothing of another key, for something else, or that was changed', async () => {
  const sealer = await createSealer(KEY);
  const sealed = await sealer.seal('secret', about);
  await expect((await createSealer(OTHER)).open(sealed, about)).rejects.toThrow();
  await expect(sealer.open(sealed, 'credentials/otra/azul')).rejects.toThrow();
  await expect(sealer.open(`${sealed.slice(0, -2)}AA`, about)).rejects.toThrow();
  await expect(sealer.open('v1.x', about)).rejects.toThrow();
  await expect(sealer.open('', about)).rejects.toThrow();
});

it('takes a key of 32 bytes only', async () => {
  await expect(createSealer(btoa('short'))).rejects.toThrow('32 bytes');
});
