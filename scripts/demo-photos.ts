// Turns the drawings of the demo's properties into the pictures that the demo uploads as their photos.
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

const FOLDER = 'local-stack/demo/photos';
const SIZES = [
  { ending: '', width: 1200, quality: 76 },
  { ending: '-small', width: 480, quality: 74 },
];

for (const drawing of globSync(`${FOLDER}/*.svg`)) {
  const svg = await readFile(drawing);
  for (const { ending, width, quality } of SIZES)
    await sharp(svg, { density: 144 })
      .resize({ width })
      .webp({ quality })
      .toFile(drawing.replace(/\.svg$/, `${ending}.webp`));
}
