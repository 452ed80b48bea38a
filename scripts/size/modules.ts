import { readFileSync } from 'node:fs';
import path from 'node:path';
import { init, parse } from 'es-module-lexer';

await init;

/** What the lexer says in place of where a dynamic import begins. */
const STATIC = -1;

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
  for (const { s: start, e: end, d: dynamic } of parse(code)[0]) {
    // The minifier writes some names as templates without a gap.
    const source = code.slice(start, end).replace(/^[`'"]|[`'"]$/g, '');
    if (!source.startsWith('.')) continue;
    (dynamic === STATIC ? imports.atOnce : imports.later).push(path.posix.join(folder, source));
  }
  return imports;
}
