import { existsSync } from 'node:fs';
import path from 'node:path';
import { isOver, type Line, measure } from './size/budgets.ts';
import { firstScreens } from './size/first-screens.ts';
import { ModuleGraph } from './size/modules.ts';
import { type BuiltPage, readPages } from './size/pages.ts';
import { rentalPageLines } from './size/rental-page.ts';
import { workerLine } from './size/worker.ts';

// Prints what the built pages weigh, and fails when one is over its budget. Run after `astro build`.

const kilobytes = (bytes: number) => (bytes / 1_024).toFixed(1);

function row(line: Line): Record<string, string | number> {
  return {
    what: line.name,
    KB: kilobytes(line.bytes),
    'of KB': kilobytes(line.budgetBytes),
    files: line.requests ?? '',
    'of files': line.budgetRequests ?? '',
    verdict: isOver(line) ? 'OVER' : 'ok',
  };
}

const site = path.resolve(import.meta.dirname, '../dist/client');
if (!existsSync(site)) throw new Error('The site is not built: run `astro build` first.');

// An island's page in a language has the same files as the one without: it is listed once. The page that shows the
// design system is for developers.
const isListed = ({ address, isWhole }: BuiltPage) => isWhole || !/^\/(es|en|design)\//.test(address);
const isOfLanguage = ({ address }: BuiltPage) => /^\/(es|en)\//.test(address);
const graph = new ModuleGraph(site);
const built = readPages(site)
  .filter(isListed)
  .map((page) => (isOfLanguage(page) ? { ...page, scripts: [] } : page))
  .flatMap((page) => measure(site, graph, page, firstScreens));
const worker = workerLine(path.resolve(site, '../server'));
const lines = [...built, ...(await rentalPageLines()), worker];
// What is far from its budget would only hide the rest.
const isFar = ({ bytes, budgetBytes }: Line) => bytes < budgetBytes / 3;
// What every page has in common differs by a few bytes from one to the other: the heaviest says it for all.
const common = lines.filter(({ name }) => name.endsWith(' of it common')).sort((a, b) => b.bytes - a.bytes);
console.table(lines.filter((line) => !isFar(line) && !common.slice(1).includes(line)).map(row));
const over = lines.filter(isOver);
for (const { name } of over) console.error(`Over budget: ${name}`);
if (over.length > 0) process.exitCode = 1;
