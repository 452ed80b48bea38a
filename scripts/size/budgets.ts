import { brotliCompressSync } from 'node:zlib';
import { commonBytes } from './common-part.ts';
import { type FirstScreens, firstScripts } from './first-screens.ts';
import type { ModuleGraph } from './modules.ts';
import { type BuiltPage, wireBytes } from './pages.ts';

const KB = 1_024;

export const budgets = {
  /** HTML, styles and inline script of a page without an island, brotli. */
  marketingBytes: 14 * KB,
  /** What of it theme, language, badge, install card and service worker take. */
  commonBytes: 2.2 * KB,
  /** Scripts that such a page fetches when it has loaded, brotli. */
  afterLoadBytes: 3 * KB,
  /**
   * Scripts of an island's first screen, gzip. The largest is the tenant's, whose menu has decisions too; one file more than there
   * were keeps what one area needs from the others.
   */
  firstScreenBytes: 134.5 * KB,
  firstScreenRequests: 13,
  /** What any other screen adds to it, gzip. */
  laterBytes: 30 * KB,
  /**
   * What every dashboard begins with. Where a page without a session needs a part of it (a vendor's quote), it comes after
   * that page's first screen.
   */
  dashboardBytes: 34 * KB,
  /** Readers of bank files (CSV, workbooks, OFX, HTML): fetched when a file is chosen (docs/decisions/0011). */
  bankFileBytes: 56 * KB,
  /** What opens a key file (node-forge): fetched when somebody has chosen one and its password. */
  keyFileBytes: 58 * KB,
  /** Reader of calendar files (ical.js): fetched when a calendar is imported. */
  calendarFileBytes: 41 * KB,
  /** What reads a question without a model, with the words of both languages: fetched with the first question. */
  assistantBytes: 40 * KB,
  /** The Worker's files, gzip and minified; 68 KB of them speak the Model Context Protocol, when a program first asks, and 10 KB ask a model. Fonts of papers are not among them: they stand beside the pages (src/edge/pdf-fonts.ts). */
  workerBytes: 1_496 * KB,
};

const BANK_FILES = /\/open-(bank-file|remembered)\.[^/]+$/;
const CALENDAR_FILE = /\/read-ics\.[^/]+$/;
const ASSISTANT = /\/understand\.[^/]+$/;
const DASHBOARD = /\/dashboard\.[^/]+$/;
const KEY_FILE = /\/key-file\.[^/]+$/;

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

/** Files that several screens share and that stay for the whole visit: each has a line of its own, and counts there alone. */
const SHARED = new RegExp(
  `/(${[
    ...['between', 'books', 'browser-store', 'charts', 'controls', 'dashboard', 'forms', 'owner', 'parts'],
    ...['home-shared', 'records', 'shared', 'soon', 'tenant', 'visited'],
    '(admin|home|lease|list|money|own|owner|person|place|rental|tenant)-parts',
  ].join('|')})\\.[^/]+$`,
);

/**
 * The lines of one page: one that shows without its scripts has itself and what its forms add; an island has its first
 * screen and what it may load later.
 */
export function measure(
  site: string,
  graph: ModuleGraph,
  page: BuiltPage,
  firstScreens: FirstScreens,
): Line[] {
  return [
    ...(page.isWhole ? marketingLines(site, page) : []),
    ...(page.scripts.length > 0 ? islandLines(site, graph, page, firstScreens) : []),
  ];
}

function islandLines(site: string, graph: ModuleGraph, page: BuiltPage, firstScreens: FirstScreens): Line[] {
  const later = graph.laterFrom(page.scripts);
  const first = firstScripts(graph, page, firstScreens, ['es']);
  const line: Line = {
    name: `${page.address} first screen`,
    bytes: wireBytes(site, first, 'gzip'),
    budgetBytes: budgets.firstScreenBytes,
    requests: 1 + first.size + page.styles.length + page.fonts.length,
    budgetRequests: budgets.firstScreenRequests,
  };
  const shared = new Set([...graph.closure(later)].filter((script) => SHARED.test(script)));
  const others = [...later.union(shared)]
    .filter((script) => !first.has(script))
    .map((script) => ({
      name: `${page.address} + ${script.replace(/^.*\//, '')}`,
      bytes: wireBytes(
        site,
        shared.has(script) ? [script] : graph.closure([script]).difference(first).difference(shared),
        'gzip',
      ),
      budgetBytes: laterBudget(script),
    }));
  return [line, ...others.sort((a, b) => b.bytes - a.bytes)];
}

function marketingLines(site: string, page: BuiltPage): Line[] {
  const { address, html, styles, afterLoad } = page;
  return [
    ...wholePageLines(address, html, wireBytes(site, styles, 'brotli')),
    ...(afterLoad.length > 0
      ? [
          {
            name: `${address} after load`,
            bytes: wireBytes(site, afterLoad, 'brotli'),
            budgetBytes: budgets.afterLoadBytes,
          },
        ]
      : []),
  ];
}

/** Of a script that comes after a press: what reads somebody's file may be larger. */
function laterBudget(script: string): number {
  if (BANK_FILES.test(script)) return budgets.bankFileBytes;
  if (CALENDAR_FILE.test(script)) return budgets.calendarFileBytes;
  if (ASSISTANT.test(script)) return budgets.assistantBytes;
  if (DASHBOARD.test(script)) return budgets.dashboardBytes;
  return KEY_FILE.test(script) ? budgets.keyFileBytes : budgets.laterBytes;
}

/** The lines of a page's HTML. @param styleBytes of the style sheets that it names, brotli */
export function wholePageLines(address: string, html: string, styleBytes = 0): Line[] {
  const bytes = brotliCompressSync(html).length + styleBytes;
  const itself = { name: `${address} HTML + CSS`, bytes, budgetBytes: budgets.marketingBytes };
  if (!html.includes('class="themes"')) return [itself];
  return [
    itself,
    { name: `${address} of it common`, bytes: commonBytes(html), budgetBytes: budgets.commonBytes },
  ];
}
