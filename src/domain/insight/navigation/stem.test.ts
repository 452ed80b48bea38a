import { expect, it } from 'vitest';
import { grammars } from './grammars.ts';
import { oneEditFrom } from './near-words.ts';
import { stemmer } from './stem.ts';

const spanish = stemmer(grammars.es);
const english = stemmer(grammars.en);

it.each([
  ['alquiler', 'alquileres', 'alquilar', 'alquilado', 'alquilo'],
  ['cobro', 'cobros', 'cobrar', 'cobrarle', 'cobranza'],
  ['vacio', 'vacios', 'vacia', 'vacante'],
  ['transferencia', 'transferir', 'transfiere'],
  ['atraso', 'atrasado', 'atrasao', 'atrasados'],
  ['factura', 'facturacion', 'facturarle'],
])('has one stem for %s and its other forms', (...forms) => {
  expect(new Set(forms.map(spanish)).size).toBe(1);
});

it.each([
  ['charge', 'charges', 'charged', 'charging'],
  ['pay', 'paid', 'pays', 'payment', 'payments'],
  ['property', 'properties'],
  ['announce', 'announcement', 'announced'],
  ['apply', 'applicant', 'applications'],
])('has one stem for %s and its other forms in English', (...forms) => {
  expect(new Set(forms.map(english)).size).toBe(1);
});

it('keeps apart what only looks alike', () => {
  expect(spanish('debo')).not.toBe(spanish('deben'));
  expect(spanish('libre')).not.toBe(spanish('vacio'));
  expect(spanish('606')).toBe('606');
  expect(english('lease')).not.toBe(english('least'));
});

it('one edit is a letter left out, put in, changed or moved', () => {
  const near = oneEditFrom('mora');
  for (const one of ['mra', 'moora', 'mara', 'omra', 'moar', 'morar']) expect(near).toContain(one);
  expect(near).not.toContain('mora');
  expect(near).not.toContain('amor');
  expect(oneEditFrom('ab')).toEqual([]);
  expect(oneEditFrom('606')).toEqual([]);
});
