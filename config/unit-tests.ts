import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Replaced modules, clocks and globals, and a database of the browser's kind: what a file after it must not find. And a
 * line that says why a file must not find what others left.
 */
const LASTING = /\bvi\b|fake-indexeddb|process\.env\.TZ|^\/\/ Apart: /m;

/**
 * The unit tests, by whether a file can share its process with others. Most can, and then what they import is read once
 * and not two hundred times.
 */
export function unitTests(): { together: string[]; apart: string[] } {
  const files = globSync('{src,config,scripts,local-stack}/**/*.test.{ts,tsx}', { cwd: root });
  const apart = new Set(files.filter((file) => LASTING.test(readFileSync(path.join(root, file), 'utf8'))));
  return { together: files.filter((file) => !apart.has(file)), apart: [...apart] };
}
