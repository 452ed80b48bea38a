import type { ModuleGraph } from './modules.ts';
import { type BuiltPage, wireBytes } from './pages.ts';

const KB = 1_024;

export const budgets = {
  /** HTML and styles of a page without an island, brotli. */
  marketingBytes: 14 * KB,
  /** Scripts of an island's first screen, gzip. */
  firstScreenBytes: 150 * KB,
  firstScreenRequests: 12,
  /** What any other screen adds to it, gzip. */
  laterBytes: 30 * KB,
};

/**
 * What each island loads by itself for its first screen, besides what its HTML names: names of scripts
 * without their hash. The dictionaries are those of Spanish, the larger ones.
 */
export type FirstScreens = Record<string, string[]>;

export interface Line {
  name: string;
  bytes: number;
  budgetBytes: number;
  /** Files asked for until the screen shows, without the calls for its data. */
  requests?: number;
  budgetRequests?: number;
}

export const isOver = ({ bytes, budgetBytes, requests = 0, budgetRequests = Infinity }: Line) =>
  bytes > budgetBytes || requests > budgetRequests;

/** Files that several screens share and that stay for the whole visit: each has its own line, counted once. */
const SHARED = /\/(fields|forms|lists|parts)\.[^/]+$/;

/** The lines of one page: a marketing page has one; an island has its first screen and what it may load later. */
export function measure(
  site: string,
  graph: ModuleGraph,
  page: BuiltPage,
  firstScreens: FirstScreens,
): Line[] {
  if (page.scripts.length === 0) return [marketingLine(site, page)];

  const later = graph.laterFrom(page.scripts);
  const wanted = (firstScreens[page.address] ?? []).map((name) => oneNamed(page.address, name, later));
  const first = graph.closure([...page.scripts, ...wanted]);
  const line: Line = {
    name: `${page.address} first screen`,
    bytes: wireBytes(site, first, 'gzip'),
    budgetBytes: budgets.firstScreenBytes,
    requests: 1 + first.size + page.styles.length + page.fonts.length,
    budgetRequests: budgets.firstScreenRequests,
  };
  const alreadyThere = first.union(
    new Set([...graph.closure(later)].filter((script) => SHARED.test(script))),
  );
  const others = [...later]
    .filter((script) => !first.has(script))
    .map((script) => ({
      name: `${page.address} + ${script.replace(/^.*\//, '')}`,
      bytes: wireBytes(
        site,
        graph.closure([script]).difference(SHARED.test(script) ? first : alreadyThere),
        'gzip',
      ),
      budgetBytes: budgets.laterBytes,
    }));
  return [line, ...others.sort((a, b) => b.bytes - a.bytes)];
}

function marketingLine(site: string, page: BuiltPage): Line {
  const bytes = wireBytes(site, [`${page.address}index.html`, ...page.styles], 'brotli');
  return { name: `${page.address} HTML + CSS`, bytes, budgetBytes: budgets.marketingBytes };
}

/** @throws when no script, or more than one, has the name: the list of first screens is then out of date. */
function oneNamed(address: string, name: string, scripts: Iterable<string>): string {
  const found = [...scripts].filter(
    (script) => script.replace(/^.*\//, '').split('.').slice(0, -2).join('.') === name,
  );
  const [script] = found;
  if (!script || found.length > 1)
    throw new Error(`${address} loads ${found.length} scripts named "${name}".`);
  return script;
}
