import type { EnvironmentOptions } from 'vite';

const areas = [
  { name: 'owner', folder: 'owner-dashboard' },
  { name: 'tenant', folder: 'tenant-dashboard' },
  { name: 'admin', folder: 'admin' },
];

/**
 * How the browser's scripts are put into files. Left alone, every module that two screens share becomes a file of
 * its own, and a first screen asks for thirty. A group takes the modules that it names and all they import; of two
 * groups the one with the higher priority takes precedence. `node scripts/size.ts` shows the effect.
 */
const groups = [
  {
    // What every island needs: React, the client of the API, the session, the words, the plainest components.
    name: 'base',
    priority: 50,
    test: anyOf(
      /node_modules[\\/](react|react-dom|scheduler)[\\/]|icons[\\/]chevron-down\.mjs$/,
      /islands[\\/]shell[\\/](app-root|area-paths|link-class|use-action|user-type)\.tsx?$/,
      /src[\\/]data[\\/](api|call|errors|people[\\/]session[\\/]second-factor)\.ts$/,
      /src[\\/]domain[\\/]foundation[\\/](dates|errors|months)\.ts$|stores[\\/]active-organization\.ts$/,
      /src[\\/]ui[\\/](components[\\/](card|definition-list|loading-overlay|logo|notice)|frame[\\/]preference-menus)\.tsx$/,
    ),
  },
  {
    // What every dashboard needs: queries, routes, the frame with its navigation, what a first screen is made of.
    name: 'dashboard',
    priority: 40,
    test: anyOf(
      /islands[\\/]shell[\\/](account[\\/]account-group\.ts|dashboard\.tsx|screens\.ts|use-live\.ts)$/,
      /src[\\/](data[\\/](keyset|messages[\\/]waiting|money[\\/](payments[\\/]reported-queries|receipts[\\/]download))|domain[\\/](leasing[\\/]lease|portfolio[\\/]occupancy)|i18n[\\/]format|ui[\\/]scrollable)\.ts$/,
      /icons[\\/](arrow-right|chevron-right|circle-x|clock|download|folder-open|house|layout-dashboard|megaphone|messages-square|plus|receipt-text|rotate-ccw|settings|user-round|users-round|wrench)\.mjs$/,
      // Endless lists are no first screen's.
      /@tanstack[\\/]react-query[\\/](?!.*useInfiniteQuery)/,
      /src[\\/]ui[\\/]components[\\/](badge|date-text|money-text|number-text|page-header|skeleton|stat-card)\.tsx$/,
    ),
  },
  {
    // Sums of money: the tenant's first screen counts with them, and screens of the owner's.
    name: 'money',
    priority: 39,
    test: /src[\\/]domain[\\/](foundation[\\/](money|rounding)|money[\\/](allocation|receipt-number))\.ts$/,
  },
  {
    // What is typed into, in forms and in filters.
    name: 'fields',
    priority: 38,
    test: anyOf(
      /islands[\\/]shell[\\/](one-time-code-form|form[\\/](action-form|failure-note|form-place|refused-at))\.tsx?$/,
      /src[\\/]ui[\\/]components[\\/](field|form-errors|select-field|tabs|text-field)\.tsx$/,
    ),
  },
  {
    // Tables that are searched, filtered and read page by page.
    name: 'lists',
    priority: 35,
    test: anyOf(
      /islands[\\/]shell[\\/]list[\\/]use-list-(pages|query)\.ts$/,
      /src[\\/]ui[\\/]components[\\/](data-table|load-more|search-field)\.tsx$/,
    ),
  },
  // An area's menu and first screen: they come together, instead of one after the other.
  ...areas.map(({ name, folder }, index) => ({
    name,
    priority: 30 + index,
    test: new RegExp(
      `islands[\\\\/]${folder}[\\\\/]((groups|use-badges|screens[\\\\/]first)\\.ts|screens[\\\\/]people[\\\\/]home[\\\\/](screen\\.ts|home-screen\\.tsx))$`,
    ),
  })),
  // Forms that check what is typed, and the pages by which one enters.
  {
    name: 'forms',
    priority: 20,
    test: anyOf(
      /islands[\\/]shell[\\/](arrival|new-password-field|plain-frame|second-factor-challenge|form[\\/](form-draft|use-app-form))\.tsx?$/,
      /src[\\/]ui[\\/]components[\\/]password-field\.tsx$/,
    ),
  },
  // The browser's databases: who signs out needs them too, and nothing else of the parts below.
  { name: 'browser-store', priority: 12, test: /node_modules[\\/]idb-keyval[\\/]/ },
  // Sends files: named, because it is kept for when there is no connection.
  { name: 'resumable-upload', priority: 13, test: /node_modules[\\/]tus-js-client[\\/]/ },
  // What many screens are made of.
  {
    name: 'parts',
    priority: 10,
    minShareCount: 5,
    test: /[\\/]src[\\/](data|domain|i18n|ui)[\\/]|lucide-react/,
  },
];

export const scriptFiles: EnvironmentOptions = {
  build: {
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
};

function anyOf(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'));
}
