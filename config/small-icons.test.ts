import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lucideIcon } from '../src/ui/components/lucide-icon.ts';
import { shapesOf, smallIcon } from './small-icons.ts';

const { resolve } = createRequire(import.meta.url);
const icons = path.join(path.dirname(resolve('lucide-react/package.json')), 'dist/esm/icons');
const all = readdirSync(icons).filter((file) => file.endsWith('.mjs'));

/** Without the class names that the package adds and no style sheet of ours knows. */
const drawn = (icon: Parameters<typeof createElement>[0], props: object) =>
  renderToStaticMarkup(createElement(icon, props))
    .replaceAll(/\blucide[\w-]*\s?/g, '')
    .replace(' class=""', '')
    .replaceAll(/<svg([^>]*)>/g, (_, attributes: string) =>
      attributes
        .trim()
        .split(/(?<=") /)
        .toSorted()
        .join(' '),
    );

describe('small icons', () => {
  it.each([{}, { size: 18, 'aria-hidden': 'true' }, { size: 28, strokeWidth: 1.75, className: 'text-hint' }])(
    'are drawn as the package draws them with %j',
    async (props) => {
      const some = all.filter((_, index) => index % 40 === 0);
      expect(some.length).toBeGreaterThan(30);
      for (const file of some) {
        const { default: icon } = await import(path.join(icons, file));
        const shapes = await shapesOf(path.join(icons, file));
        if (shapes) expect(drawn(lucideIcon(shapes), props)).toBe(drawn(icon, props));
      }
    },
  );

  it('bring their shapes and no names', async () => {
    const code = await smallIcon(path.join(icons, 'check.mjs'));
    expect(code).toContain('"d":"M20 6 9 17l-5-5"');
    expect(code).not.toContain('key');
  });
});
