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

/** As every text was sealed before there could be several keys. */
async function sealedWithoutName(key: string, value: unknown): Promise<string> {
  const bytes = Uint8Array.from(atob(key), (sign) => sign.charCodeAt(0));
  const secret = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const algorithm = { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(about) };
  const data = await crypto.subtle.encrypt(
    algorithm,
    secret,
    new TextEncoder().encode(JSON.stringify(value)),
  );
  return `v1.${Buffer.from(iv).toString('base64url')}.${Buffer.from(data).toString('base64url')}`;
}

it('opens with any of its keys, seals with the first, and names it', async () => {
  const [old, both] = [await createSealer(KEY), await createSealer(` ${OTHER}\n${KEY} `)];
  expect(await both.open(await old.seal('x', about), about)).toBe('x');
  expect(await both.open(await sealedWithoutName(KEY, 'y'), about)).toBe('y');
  expect(await old.open(await sealedWithoutName(KEY, 'y'), about)).toBe('y');
  const renewed = await both.seal('x', about);
  expect(renewed.split('.')[1]).toBe(both.keyId);
  expect(both.keyId).toMatch(/^[0-9a-f]{8}$/);
  expect(await (await createSealer(OTHER)).open(renewed, about)).toBe('x');
  await expect(old.open(renewed, about)).rejects.toThrow('its key is gone');
});
