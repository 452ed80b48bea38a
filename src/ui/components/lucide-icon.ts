import type { LucideProps } from 'lucide-react';
import { createElement } from 'react';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** An icon of lucide-react from its shapes, which config/small-icons.ts takes from the package: as the package draws it. */
export const lucideIcon = (shapes: readonly Shape[]) =>
  function LucideIcon({ size = 24, strokeWidth = 2, ...rest }: LucideProps) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        ...{ width: size, height: size, viewBox: '0 0 24 24' },
        ...{
          fill: 'none',
          stroke: 'currentColor',
          strokeWidth,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
        },
        'aria-hidden': rest['aria-label'] ? undefined : true,
        ...rest,
      },
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
