import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { codeOf, StackError } from '#stack/errors.ts';

/** Writes a small file of the data folder so that it is there whole or not at all, whatever happens meanwhile. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const partial = `${file}.${randomUUID()}`;
  await writeFile(partial, text, { mode: 0o600, flag: 'wx', flush: true });
  await rename(partial, file);
}

/**
 * What such a file says; undefined when it is not there.
 * @throws StackError when it says something else than what it should
 */
export async function readJson<Value extends object>(
  file: string,
  isRight: (value: Partial<Value>) => value is Value,
): Promise<Value | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (typeof value === 'object' && value !== null && isRight(value)) return value;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new StackError(
    `${file} cannot be read any more: put back what it was, or start over with \`npm start -- --reset\`.`,
  );
}
