import { makeIdentity, type Person, type TestIdentity } from '#stack/dgii/certificates.ts';

/** Nobody's. */
export const signerCedula = '00100000009';
const strangerCedula = '00100000017';

/** Test keys: an authority, somebody who may sign for both taxpayers, somebody who may not, and one that is too old. */
export interface TestKeys {
  authority: TestIdentity;
  signer: TestIdentity;
  stranger: TestIdentity;
  expired: TestIdentity;
}

const authorityPerson: Person = { name: 'AUTORIDAD DE PRUEBA (TEST)' };

/** New ones, which takes a second. */
export function makeKeys(): TestKeys {
  const authority = makeIdentity(authorityPerson);
  const issued = (person: Person) => makeIdentity(person, { ...authority, person: authorityPerson });
  return {
    authority,
    signer: issued({ name: 'FIRMANTE DE PRUEBA (TEST)', cedula: signerCedula }),
    stranger: issued({ name: 'OTRA PERSONA DE PRUEBA (TEST)', cedula: strangerCedula }),
    expired: issued({
      name: 'CERTIFICADO VENCIDO (TEST)',
      cedula: signerCedula,
      from: new Date('2020-01-01T00:00:00Z'),
      until: new Date('2022-01-01T00:00:00Z'),
    }),
  };
}
