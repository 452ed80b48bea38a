import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Module {
  readonly imports: readonly string[];
  /** Namespaces whose texts it shows. */
  readonly texts: readonly string[];
  /** Namespaces that it fetches itself for what is inside it. */
  readonly provided: readonly string[];
}

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const IMPORT = /\b(?:import|export)\s(?!type\s)[^;'"]*?\bfrom '([^']+)'|\bimport\('([^']+)'\)/g;
const SHOWN = /\buseText\(\s*'([^']+)'/g;
const PROVIDED = /\snamespaces=\{(\w+)\}/g;

/** Namespaces that an area has around its screens; those of all areas know none of one. */
export const knownTexts = (area: string, { file }: { readonly file: string }): readonly string[] => [
  'common',
  ...(file.includes('/shell/') ? [] : [area]),
];

/** Reads the files of a repository. */
export const reader = (root: string) => (file: string) => {
  const at = path.join(root, file);
  return existsSync(at) ? readFileSync(at, 'utf8') : undefined;
};

/** Tells which texts a screen needs: those that it and all that it is made of show, but for what a part fetches itself. */
export class TextsOfScreens {
  readonly #textOf: (file: string) => string | undefined;
  readonly #modules = new Map<string, Module | null>();

  /** @param textOf what a file of the repository says, where there is one */
  constructor(textOf: (file: string) => string | undefined) {
    this.#textOf = textOf;
  }

  /** What was read of a file is read again. */
  forget(file: string): void {
    this.#modules.delete(file);
  }

  /** @param known namespaces that are there whatever the screen is */
  of(screen: string, known: readonly string[]): string[] {
    const needed = new Set<string>();
    const seen = new Set<string>();
    const visit = (file: string, here: readonly string[]) => {
      const key = `${file} ${here.join()}`;
      const module = seen.has(key) ? null : this.#read(file);
      seen.add(key);
      if (!module) return;
      const inside = module.provided.length > 0 ? [...here, ...module.provided] : here;
      for (const text of module.texts) if (!inside.includes(text)) needed.add(text);
      for (const target of module.imports) visit(target, inside);
    };
    visit(screen, known);
    return [...needed].sort();
  }

  #read(file: string): Module | null {
    const read = this.#modules.get(file);
    if (read !== undefined) return read;
    const text = /^src\/(islands|ui|i18n)\/.*\.tsx?$/.test(file) ? this.#textOf(file) : undefined;
    const module = text === undefined ? null : moduleOf(file, text);
    this.#modules.set(file, module);
    return module;
  }
}

function moduleOf(file: string, written: string): Module {
  const text = written.replaceAll(COMMENT, '');
  const imports = [...text.matchAll(IMPORT)].map(([, fixed, later]) => fixed ?? later ?? '');
  return {
    imports: imports.flatMap((specifier) => resolve(file, specifier)),
    texts: [...text.matchAll(SHOWN)].map(([, name = '']) => name),
    provided: [...text.matchAll(PROVIDED)].flatMap(([, name = '']) => listNamed(text, name)),
  };
}

/** The texts of a list that stands in the same file. */
function listNamed(text: string, name: string): string[] {
  const list = new RegExp(`\\bconst ${name}\\b[^=]*= \\[([^\\]]*)\\]`).exec(text)?.[1] ?? '';
  return [...list.matchAll(/'([^']+)'/g)].map(([, one = '']) => one);
}

function resolve(from: string, specifier: string): string[] {
  if (specifier.startsWith('#src/')) return [specifier.slice(1)];
  return specifier.startsWith('.') ? [path.posix.join(path.posix.dirname(from), specifier)] : [];
}
