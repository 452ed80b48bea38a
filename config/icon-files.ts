import path from 'node:path';
import type { Rolldown } from 'vite';

/** What the bundler says of the modules that it puts into files. */
export type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const ICONS = /node_modules[\\/]lucide-react[\\/].*[\\/]lucide-react\.m?js$/;
const TAKEN = /import\s*{([^}]*)}\s*from\s*["']lucide-react["']/g;
const GIVEN = /export\s*{([^}]*)}\s*from\s*["']\.\/(icons\/[^"']+)["']/g;

let icons: ReadonlyMap<string, string> | undefined;

/**
 * The files of the icons that a module takes from their package, whose one entry names all that there are. Left to the
 * bundler, an icon lies with the first screen that shows it, and every other that does would bring that along.
 */
export function iconsOf(id: string, context: Context): string[] {
  const module = context.getModuleInfo(id);
  const entry = module?.importedIds.find((next) => ICONS.test(next));
  if (!entry) return [];
  icons ??= new Map(
    [...(context.getModuleInfo(entry)?.code ?? '').matchAll(GIVEN)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [
        name,
        path.join(path.dirname(entry), file),
      ]),
    ),
  );
  const names = [...(module?.code ?? '').matchAll(TAKEN)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim().split(' ')[0] ?? ''),
  );
  return names.flatMap((name) => icons?.get(name) ?? []);
}
