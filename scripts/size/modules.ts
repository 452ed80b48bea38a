import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** What a built script asks for: at once, and only when something happens. Paths from the site's root. */
export interface ModuleImports {
  atOnce: string[];
  later: string[];
}

/** Reads the imports of the built scripts of a site, each script once. */
export class ModuleGraph {
  readonly #site: string;
  readonly #known = new Map<string, ModuleImports>();

  /** @param site folder of the built site */
  constructor(site: string) {
    this.#site = site;
  }

  importsOf(script: string): ModuleImports {
    const known = this.#known.get(script);
    if (known) return known;
    const found = readImports(
      readFileSync(path.join(this.#site, script), 'utf8'),
      path.posix.dirname(script),
    );
    this.#known.set(script, found);
    return found;
  }

  /** The scripts and everything they need before they run. */
  closure(scripts: Iterable<string>): Set<string> {
    const all = new Set(scripts);
    for (const script of all) for (const needed of this.importsOf(script).atOnce) all.add(needed);
    return all;
  }

  /** Every script that the given ones may load some time, directly or through another. */
  laterFrom(scripts: Iterable<string>): Set<string> {
    const seen = this.closure(scripts);
    const later = new Set<string>();
    for (const script of seen) {
      for (const next of this.importsOf(script).later) {
        later.add(next);
        for (const needed of this.closure([next])) seen.add(needed);
      }
    }
    return later;
  }
}

function readImports(code: string, folder: string): ModuleImports {
  const imports: ModuleImports = { atOnce: [], later: [] };
  visit(parseSync('built.js', code).program, (type, source) => {
    if (!source.startsWith('.')) return;
    const target = path.posix.join(folder, source);
    (type === 'ImportExpression' ? imports.later : imports.atOnce).push(target);
  });
  return imports;
}

const IMPORTING = /^(ImportDeclaration|ExportNamedDeclaration|ExportAllDeclaration|ImportExpression)$/;

function visit(node: unknown, found: (type: string, source: string) => void): void {
  if (Array.isArray(node)) {
    for (const child of node) visit(child, found);
  } else if (node && typeof node === 'object') {
    const { type, source } = node as { type?: unknown; source?: unknown };
    const target = typeof type === 'string' && IMPORTING.test(type) ? textOf(source) : undefined;
    if (target) found(String(type), target);
    for (const child of Object.values(node)) visit(child, found);
  }
}

/** The value of a string in the tree; the minifier writes some as templates without a gap. */
function textOf(node: unknown): string | undefined {
  const { value, quasis } = (node ?? {}) as { value?: unknown; quasis?: { value?: { cooked?: unknown } }[] };
  const text = quasis?.length === 1 ? quasis[0]?.value?.cooked : value;
  return typeof text === 'string' ? text : undefined;
}
