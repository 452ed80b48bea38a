// `npm run texts`: writes src/i18n/lazy-texts.ts from the dictionaries and the components that show them.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '#stack/paths.ts';
import { LATER_TEXTS, lazyTexts } from '../config/screens/lazy-texts.ts';

const files = globSync('src/{islands,ui,i18n}/**/*.{ts,tsx}', { cwd: repositoryRoot }).map((file) => ({
  path: file.replaceAll('\\', '/'),
  text: readFileSync(path.join(repositoryRoot, file), 'utf8'),
}));
writeFileSync(path.join(repositoryRoot, LATER_TEXTS), lazyTexts(files));
console.log(`${LATER_TEXTS} was written.`);
