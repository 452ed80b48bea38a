import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { allVersions, filesOf, frames } from './picture-files.ts';

const folder = path.resolve(import.meta.dirname, '../../public/pictures');
const KB = 1_024;
const wanted = allVersions().flatMap((version) =>
  filesOf(version).map(({ file, width }) => ({ file, width, frame: frames[version.frame] })),
);

describe('pictures of the product', () => {
  it('are all there, and nothing else is', () => {
    expect(readdirSync(folder).sort()).toEqual(wanted.map(({ file }) => file).sort());
  });

  it('have the size that the pages reserve for them', async () => {
    for (const { file, width, frame } of wanted) {
      const { width: real, height, format } = await sharp(path.join(folder, file)).metadata();
      expect([file, real, height]).toEqual([file, width, Math.round((width * frame.height) / frame.width)]);
      expect(file.endsWith(format === 'webp' ? '.webp' : '.avif')).toBe(true);
    }
  });

  it('are light: 64 KB each at most, 5 MB together', () => {
    const sizes = wanted.map(({ file }) => ({ file, bytes: statSync(path.join(folder, file)).size }));
    expect(sizes.filter(({ bytes }) => bytes > 64 * KB)).toEqual([]);
    expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(5 * KB * KB);
  });
});
