import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Language } from '#src/i18n/language.ts';

const folder = import.meta.dirname;

/** Collections that have an entry per language. */
export const bilingual: readonly string[] = globSync('*/es.yaml', { cwd: folder })
  .map((file) => path.dirname(file))
  .sort();

/** The entry of a collection in a language, as it stands in its file. */
export function entry(name: string, language: Language): Record<string, unknown> {
  return parse(readFileSync(path.join(folder, name, `${language}.yaml`), 'utf8'));
}

export function readJson(name: string): unknown {
  return JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
}

/** Body of a legal page, without what stands before it. */
export function legalText(name: string, language: Language): string {
  return readFileSync(path.join(folder, 'legal', language, `${name}.md`), 'utf8').replace(
    /^---[\s\S]*?---\n/,
    '',
  );
}

/** Every path to a text, with `[n]` for a place in a list, and the text. */
export function textsOf(value: unknown, at = ''): [path: string, text: string][] {
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, `${at}[${index}]`));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, item]) => textsOf(item, at ? `${at}.${key}` : key));
  return [[at, String(value)]];
}
