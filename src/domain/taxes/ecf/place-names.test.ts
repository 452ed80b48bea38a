import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isMunicipalityCode } from './place-codes.ts';
import { MUNICIPALITIES, municipalityName, provinceName } from './place-names.ts';

const schema = readFileSync(
  new URL('../../../../tests/fixtures/ecf-schemas/ecf-31.xsd', import.meta.url),
  'utf8',
);
/** Codes with the names that the schema has in its comments. */
const named = [...schema.matchAll(/<xs:enumeration value= ?"(\d{6})"\/>\s*<!--(.*?)-->/g)].map(
  ([, code = '', name = '']) => ({ code, name: name.replace(/^(PROVINCIA|MUNICIPIO) /, '').trim() }),
);
const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

it('calls provinces and municipalities as the schema does', () => {
  const provinces = named.filter(({ code }) => code.endsWith('0000'));
  const municipalities = named.filter(
    ({ code }) => code === '030001' || (code.endsWith('00') && !code.endsWith('0000')),
  );
  expect([provinces.length, municipalities.length]).toEqual([32, 157]);
  for (const { code, name } of provinces) expect(plain(provinceName(code))).toBe(plain(name));
  for (const { code, name } of municipalities) expect(plain(municipalityName(code))).toBe(plain(name));
});

it('knows the municipality and the province of every district', () => {
  for (const { code } of named.filter((place) => isMunicipalityCode(place.code))) {
    expect(municipalityName(code), code).not.toBe('');
    expect(provinceName(code), code).not.toBe('');
  }
  expect([municipalityName('110104'), provinceName('110104')]).toEqual(['Higüey', 'La Altagracia']);
  expect([municipalityName('030102'), municipalityName('030001')]).toEqual(['Neiba', 'Neiba']);
});

it('lists each municipality once, with a code that the schema has', () => {
  const codes = named
    .map(({ code }) => code)
    .filter((code) => code === '030001' || (code.endsWith('00') && !code.endsWith('0000')));
  expect(MUNICIPALITIES.map(({ code }) => code).sort()).toEqual(codes.sort());
  for (const { code, name, province } of MUNICIPALITIES) {
    expect([isMunicipalityCode(code), municipalityName(code), provinceName(code)]).toEqual([
      true,
      name,
      province,
    ]);
  }
});

it('has no name for what is no place', () => {
  for (const code of ['', '990101', '010201', '000000']) expect(municipalityName(code)).toBe('');
  expect(provinceName('330000')).toBe('');
});
