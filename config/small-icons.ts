import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.m?js$/;
const MAKER = '/src/ui/components/lucide-icon.ts';

type Shapes = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

/**
 * Icons of lucide-react as nothing but their shapes. The package gives each one its names, its former names and a key for
 * every line, and a component that can do what no screen asks for: 3 KB of every first screen.
 */
export function smallIcons(): Plugin {
  return {
    name: 'llavero:small-icons',
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: ICON }, handler: (_code, id) => smallIcon(id) },
  };
}

/** @param file of the package @returns null for one that only names an icon of another */
export async function smallIcon(file: string): Promise<string | null> {
  const shapes = await shapesOf(file);
  return (
    shapes &&
    `import { lucideIcon } from '${MAKER}';\nexport default /* @__PURE__ */ lucideIcon(${JSON.stringify(shapes)});`
  );
}

/** The shapes of a file's icon; null where it has none of its own. */
export async function shapesOf(file: string): Promise<Shapes | null> {
  const { __iconData: icon } = (await import(pathToFileURL(file).href)) as {
    __iconData?: { size: number; node: Shapes };
  };
  if (!icon) return null;
  if (icon.size !== 24) throw new Error(`${file} is of another size: see src/ui/components/lucide-icon.ts.`);
  return icon.node.map(([tag, { key: _, ...attributes }]) => [tag, attributes]);
}
