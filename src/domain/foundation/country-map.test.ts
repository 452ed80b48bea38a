import { describe, expect, it } from 'vitest';
import { land, mapHeight, mapWidth, markerRadius, onMap, type Place, provincePlaces } from './country-map.ts';
import { provinces } from './provinces.ts';

/** Whether a ray to the east crosses the edge an odd number of times. */
function isInside([latitude, longitude]: Place, edge: readonly Place[]): boolean {
  let isIn = false;
  for (const [index, [y, x]] of edge.entries()) {
    const [previousY, previousX] = edge.at(index - 1) as Place;
    if (y > latitude === previousY > latitude) continue;
    if (longitude < ((previousX - x) * (latitude - y)) / (previousY - y) + x) isIn = !isIn;
  }
  return isIn;
}

describe('the map', () => {
  it.each(provinces)('has a place on land for %s', (province) => {
    expect(land.some((edge) => isInside(provincePlaces[province], edge))).toBe(true);
  });

  it('lets every marker be seen and pressed: no two stand closer than a small one is wide', () => {
    const points = provinces.map((province) => onMap(provincePlaces[province]));
    for (const [index, { x, y }] of points.entries()) {
      expect(x).toBeGreaterThan(24);
      expect(x).toBeLessThan(mapWidth - 24);
      expect(y).toBeGreaterThan(24);
      expect(y).toBeLessThan(mapHeight - 24);
      for (const other of points.slice(index + 1))
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(26);
    }
  });

  it('has the east on the right and the north above', () => {
    const [higuey, pedernales, plata] = (['La Altagracia', 'Pedernales', 'Puerto Plata'] as const).map(
      (province) => onMap(provincePlaces[province]),
    );
    expect(higuey?.x).toBeGreaterThan(pedernales?.x ?? 0);
    expect(plata?.y).toBeLessThan(pedernales?.y ?? 0);
  });
});

describe('a marker', () => {
  it('grows with its count and never beyond its largest size', () => {
    expect([1, 5, 50].map((count) => markerRadius(count, 50))).toEqual([13, 16, 24]);
    expect(markerRadius(1, 1)).toBe(13);
  });
});
