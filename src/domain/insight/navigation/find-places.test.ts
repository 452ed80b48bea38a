import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIKELY, type PlaceReader, placeFinder } from './find-places.ts';
import { type DeclaredPlace, makePlaceIndex } from './make-index.ts';
import { readPlaces } from './place-index.ts';

const place = (path: string, title: string, phrases: string[], permission?: string): DeclaredPlace => {
  return { path, title, phrases, permission, names: [] };
};
const declared = [
  place('/owner-dashboard/finance', 'Cobros', ['quién me pagó', 'pagos recibidos'], 'money.read'),
  place('/owner-dashboard/tenants', 'Inquilinos', ['quién vive', 'lista de inquilinos'], 'people.read'),
  place('/owner-dashboard/settings#theme', 'Tema', ['modo oscuro']),
  place('/tenant-dashboard/settings#theme', 'Tema', ['modo oscuro']),
  place('/admin/settings#theme', 'Tema', ['modo oscuro']),
  place('/tenant-dashboard/payments/pay', 'Pagar', ['pagar el alquiler', 'dónde pago']),
  place('/tenant-dashboard/maintenance/new', 'Reportar avería', ['hay una gotera', 'no hay agua', 'fuga']),
  place('/pricing/', 'Precios', ['cuánto cuesta']),
];
const index = makePlaceIndex('es', declared, ['alquiler renta', 'avería desperfecto']);
const find = placeFinder(index);
const everybody: PlaceReader = { areas: ['site', 'owner', 'tenant', 'admin'], can: () => true };
const owner: PlaceReader = { areas: ['owner'], can: () => true };
const tenant: PlaceReader = { areas: ['tenant'], can: () => true };

describe('placeFinder', () => {
  it.each([
    ['quiero pagar la renta', '/tenant-dashboard/payments/pay'],
    ['¿Dónde pago?', '/tenant-dashboard/payments/pay'],
    ["pa' pagar el alquiler", '/tenant-dashboard/payments/pay'],
    ['hay goteras en el techo', '/tenant-dashboard/maintenance/new'],
    ['AVERIA', '/tenant-dashboard/maintenance/new'],
    ['un desperfecto', '/tenant-dashboard/maintenance/new'],
  ])('"%s" leads to %s', (said, to) => {
    expect(find(said, tenant)[0]?.path).toBe(to);
  });

  it.each(['inqilinos', 'inquilnos', 'imquilinos', 'inquiilnos', 'inquuilinos'])(
    'reads "%s" with its one typing error, and is less sure',
    (said) => {
      const [found] = find(said, owner);
      expect(found?.path).toBe('/owner-dashboard/tenants');
      expect(found?.confidence).toBeLessThan(find('inquilinos', owner)[0]?.confidence ?? 0);
    },
  );

  it('reads a word that is still being typed', () => {
    expect(find('inqui', owner)[0]?.path).toBe('/owner-dashboard/tenants');
  });

  it('says for which words, as they were typed', () => {
    expect(find('¿Quién VIVE en el 3B?', owner)[0]?.because).toEqual(['Quién', 'VIVE']);
  });

  it('knows nothing of other things, and is not sure where little of a sentence is known', () => {
    expect(find('receta de sancocho', everybody)).toEqual([]);
    expect(find('', everybody)).toEqual([]);
    expect(find('   ¿?', everybody)).toEqual([]);
    const known = find('cuánto cuesta un pasaje para Nueva York', everybody)[0]?.confidence ?? 0;
    expect(known).toBeLessThan(LIKELY);
  });

  it('puts the first area of the reader before others that answer alike', () => {
    const themes = (areas: PlaceReader['areas']) => find('modo oscuro', { areas, can: () => true })[0]?.area;
    expect([themes(['owner', 'tenant']), themes(['tenant', 'owner'])]).toEqual(['owner', 'tenant']);
  });

  it('offers no area and nothing that the reader may not open, whatever is typed', () => {
    const areas = fc.subarray(['site', 'owner', 'tenant', 'admin'] as const);
    const words = declared
      .flatMap(({ title, phrases }) => [title, ...phrases])
      .flatMap((text) => text.split(' '));
    const said = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 8 })), { maxLength: 6 });
    fc.assert(
      fc.property(said, areas, fc.boolean(), (all, open, mayRead) => {
        for (const found of find(all.join(' '), { areas: open, can: () => mayRead })) {
          expect(open).toContain(found.area);
          const needs = declared.find(({ path }) => path === found.path)?.permission;
          expect(needs === undefined || mayRead).toBe(true);
          expect(found.confidence).toBeGreaterThan(0);
          expect(found.confidence).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

it('the index has every place once, and what all areas share in one line', () => {
  expect(index.places.split('\n')).toHaveLength(declared.length - 2);
  const paths = readPlaces(index).map(({ path }) => path);
  expect(paths.toSorted()).toEqual(declared.map(({ path }) => path).toSorted());
});
