import { describe, expect, it } from 'vitest';
import { azulHash, isAzulAnswer, requestHashFields, responseHashFields } from './azul-hash.ts';

// The example that Azul hands out with its manual ("Ejemplo Calculo Hash SALE").
const KEY =
  'asdhakjshdkjasdasmndajksdkjaskldga8odya9d8yoasyd98asdyaisdhoaisyd0a8sydoashd8oasydoiahdpiashd09ayusidhaos8dy0a8dya08syd0a8ssdsax';
const EXAMPLE = {
  MerchantId: '39038540035',
  MerchantName: 'Prueba AZUL',
  MerchantType: 'ECommerce',
  CurrencyCode: '$',
  OrderNumber: '001',
  Amount: '10000',
  ITBIS: '000',
  ApprovedUrl: 'https://google.com',
  DeclinedUrl: 'https://google.com',
  CancelUrl: 'https://google.com',
  UseCustomField1: '0',
  CustomField1Label: '',
  CustomField1Value: '',
  UseCustomField2: '0',
  CustomField2Label: '',
  CustomField2Value: '',
};
const values = requestHashFields.map((name) => EXAMPLE[name]);

describe("a request's hash", () => {
  it("is that of Azul's own example, which is in UTF-8", async () => {
    expect(await azulHash(values, KEY, 'utf-8')).toBe(
      '6662f1e52260cf845a848845e6769ece7ef173c2809ea215f1fc8907442a21f395bdfbb8422eb4d6ce8673eb6961beb730d97842e8030668516beba717ffff5b',
    );
  });

  it('is that of the manual in Unicode, counted by another program', async () => {
    expect(await azulHash(values, KEY, 'utf-16le')).toBe(
      '2915f1ae7b25d794356c2f927c5db998e235ad305fc2d32e2a2b7c18d8bfc6ba4be37904e5453bbcf7eba5bb02c21665c9ac8336b15b3d5158fdd5971a2a2734',
    );
  });
});

describe('an answer', () => {
  const answer = () =>
    new URLSearchParams({
      OrderNumber: '001',
      Amount: '10000',
      AuthorizationCode: 'OK9162',
      DateTime: '20261121120000',
      ResponseCode: 'ISO8583',
      IsoCode: '00',
      ResponseMessage: 'APROBADA',
      ErrorDescription: '',
      RRN: '2026112112',
      AuthHash:
        'BDAC9260FD556D78DB830EB709888A3E8B3413787D706C6B8718253025EFA9A98D5D725E969B0ED39F94E7C518CAEDAA9230CA4E9EA54509E862DC18AA9AB6F0',
    });

  it('signed in Unicode is believed, in capitals too', async () => {
    expect(await isAzulAnswer(answer(), KEY)).toBe(true);
  });

  it('signed in UTF-8 is believed too', async () => {
    const returned = answer();
    const signed = responseHashFields.map((name) => returned.get(name) ?? '');
    returned.set('AuthHash', await azulHash(signed, KEY, 'utf-8'));
    expect(await isAzulAnswer(returned, KEY)).toBe(true);
  });

  it.each([...responseHashFields, 'AuthHash'])('is not believed with another %s', async (name) => {
    const returned = answer();
    returned.set(name, `${returned.get(name)}1`);
    expect(await isAzulAnswer(returned, KEY)).toBe(false);
  });

  it('is not believed without a hash, or with that of another key', async () => {
    expect(await isAzulAnswer(answer(), `${KEY}x`)).toBe(false);
    const returned = answer();
    returned.delete('AuthHash');
    expect(await isAzulAnswer(returned, KEY)).toBe(false);
  });
});
