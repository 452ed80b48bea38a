import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rowsVersion } from './rows-version.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'llavero-rows-'));
  mkdirSync(path.join(root, 'src/data/money/payments'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(path.join(root, 'src/data', file), text);

it('changes with what reads rows, and with nothing else', () => {
  write('money/payments/queries.ts', 'select id');
  const before = rowsVersion(root);
  expect(before).toMatch(/^[0-9a-f]{12}$/);
  write('money/payments/queries.test.ts', 'expect');
  writeFileSync(path.join(root, 'src/other.ts'), 'text');
  expect(rowsVersion(root)).toBe(before);
  write('money/payments/queries.ts', 'select id, amount_minor');
  expect(rowsVersion(root)).not.toBe(before);
});
