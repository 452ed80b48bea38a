import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decryptPush } from '#stack/push/decrypt.ts';
import { fromBase64Url, toBase64Url } from '../base64url.ts';
import { encryptForDevice } from './push-encryption.ts';

/** RFC 8291, section 5 and appendix A. */
const rfc = {
  message: 'When I grow up, I want to be a watermelon',
  device: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  },
  sender: {
    publicKey: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  },
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};
const utf8 = (text: string) => new TextEncoder().encode(text);

async function keyPairOf({ publicKey, privateKey }: typeof rfc.sender): Promise<CryptoKeyPair> {
  const point = fromBase64Url(publicKey);
  const [x, y] = [toBase64Url(point.slice(1, 33)), toBase64Url(point.slice(33))];
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const of = (rest: object, uses: KeyUsage[]) =>
    crypto.subtle.importKey('jwk', { kty: 'EC', crv: 'P-256', x, y, ...rest }, curve, true, uses);
  return { publicKey: await of({}, []), privateKey: await of({ d: privateKey }, ['deriveBits']) };
}

it('writes the very body of the RFC', async () => {
  const drawn = { salt: fromBase64Url(rfc.salt), keys: await keyPairOf(rfc.sender) };
  expect(toBase64Url(await encryptForDevice(utf8(rfc.message), rfc.device, drawn))).toBe(rfc.body);
});

it('has a reader that opens the body of the RFC', () => {
  expect(decryptPush(Buffer.from(rfc.body, 'base64url'), rfc.device).toString()).toBe(rfc.message);
});

it('is opened by the device that it is for, whatever it says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 3_900 }), async (message) => {
      const body = await encryptForDevice(new Uint8Array(message), rfc.device);
      expect([...decryptPush(Buffer.from(body), rfc.device)]).toEqual([...message]);
    }),
    { numRuns: 60 },
  );
});

it('draws a new salt and a new key for each message', async () => {
  const bodies = await Promise.all([1, 2].map(() => encryptForDevice(utf8('a'), rfc.device)));
  const [first, second] = bodies.map((body) => Buffer.from(body.subarray(0, 86)));
  expect(first?.subarray(0, 16).equals(second?.subarray(0, 16) ?? Buffer.alloc(0))).toBe(false);
  expect(first?.subarray(21).equals(second?.subarray(21) ?? Buffer.alloc(0))).toBe(false);
});

it('is opened by nobody else, and not when a byte of it was changed', async () => {
  const body = Buffer.from(await encryptForDevice(utf8('hola'), rfc.device));
  const other = { ...rfc.device, auth: randomBytes(16).toString('base64url') };
  expect(() => decryptPush(body, other)).toThrow();
  for (const at of [0, 30, body.length - 1]) {
    const changed = Buffer.from(body);
    changed.writeUInt8((changed[at] ?? 0) ^ 1, at);
    expect(() => decryptPush(changed, rfc.device), String(at)).toThrow();
  }
});

it('refuses keys that are none', async () => {
  await expect(encryptForDevice(utf8('a'), { p256dh: 'AAAA', auth: rfc.device.auth })).rejects.toThrow();
});
