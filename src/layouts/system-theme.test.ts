import { describe, expect, it } from 'vitest';
import { withSystemTheme } from './system-theme.ts';

describe('withSystemTheme', () => {
  it('gives pages without scripts the dark colours of a dark system', () => {
    const styles = ':root{--page:#fff}[data-theme=dark]{color-scheme:dark;--page:#000}';
    expect(withSystemTheme(styles)).toBe(
      `${styles}@media (scripting:none) and (prefers-color-scheme:dark){:root{color-scheme:dark;--page:#000}}`,
    );
  });

  it('refuses a style sheet without a dark theme', () => {
    expect(() => withSystemTheme(':root{--page:#fff}')).toThrow('no dark theme');
  });
});
