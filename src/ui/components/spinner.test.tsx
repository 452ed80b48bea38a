import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Spinner } from './spinner.tsx';

it.each([
  ['sm', 16],
  ['md', 24],
  ['lg', 40],
] as const)('is %s at %i pixels', (size, pixels) => {
  const html = renderToStaticMarkup(<Spinner size={size} />);
  expect(html).toContain('spinner');
  expect(html).toContain(`width="${pixels}"`);
});
