import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Changes when the shape of what screens read may have changed: rows that another version read are not shown
 * (src/data/foundation/offline-cache/offline-cache.ts).
 *
 * @param root folder of the repository
 */
export function rowsVersion(root: string): string {
  const files = globSync('src/data/**/*.ts', { cwd: root })
    .filter((file) => !file.includes('.test'))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 12);
}
