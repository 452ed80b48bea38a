import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of the repository: its path from the root, with forward slashes, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** Looks at files and says what is wrong, one line per fault: `path:line what`. */
export type Rule = (files: readonly SourceFile[]) => string[];

const root = path.resolve(import.meta.dirname, '../..');
const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report']);
const KEPT_HIDDEN = new Set(['.ci', '.editorconfig', '.gitignore', '.github']);
const TEXT =
  /(\.(ts|tsx|mjs|cjs|astro|css|sql|json|md|toml|html|ya?ml|sh)|^(_headers|_redirects|LICENSE|run|pre-commit))$/;

/** Every text file of the repository that a person wrote. */
export function readRepository(): SourceFile[] {
  return listRepository()
    .filter((file) => TEXT.test(path.posix.basename(file)) && file !== 'package-lock.json')
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
}

/** The paths of all files of the repository, whatever is in them. */
export function listRepository(): string[] {
  const entries = readdirSync(root, { withFileTypes: true }).filter(({ name }) => isOurs(name));
  return entries.flatMap((entry) => (entry.isDirectory() ? filesBelow(entry.name) : [entry.name]));
}

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => isOurs(name))
    .flatMap((entry) => {
      const inside = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(inside) : [inside];
    });
}

function isOurs(name: string): boolean {
  return !NOT_OURS.has(name) && (!name.startsWith('.') || KEPT_HIDDEN.has(name));
}
