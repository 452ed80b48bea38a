// How to add a text: add the key here (English is the type), then in common.es.ts, which does not compile without it.
// A text with a number or a name in it is a function of one object of parameters; plurals are written out there.
// Enum labels are keyed by the enum's value. Other namespaces (owner, tenant, admin, auth) work the same way.

import type { Language } from '#src/i18n/language.ts';
import { enumsEn } from './enums.en.ts';
import { errorKindsEn } from './error-kinds.en.ts';
import { shellEn } from './shell.en.ts';

type Count = { count: number };

export const common = {
  language: 'en' as Language,
  product: 'Llavero',
  actions: {
    save: 'Save',
    saving: 'Saving…',
    cancel: 'Cancel',
    close: 'Close',
    back: 'Back',
    next: 'Next',
    finish: 'Finish',
    edit: 'Edit',
    remove: 'Remove',
    search: 'Search',
    clear: 'Clear',
    clearAll: 'Clear all',
    filter: 'Filter',
    retry: 'Try again',
    undo: 'Undo',
    showMore: 'Show more',
    open: 'Open',
    download: 'Download',
    print: 'Print',
    copy: 'Copy',
    copied: 'Copied',
    signOut: 'Sign Out',
    menu: 'Menu',
    more: 'More',
  },
  states: {
    loading: 'Loading...',
    loadingPage: 'Loading page...',
    startingAuthentication: 'Initializing authentication...',
    authenticationError: 'Authentication error',
    authenticationRetry: 'Retry',
    noResults: 'No matches',
    none: 'None',
    notKnown: 'Not given',
    optional: 'optional',
    required: 'required',
    yes: 'Yes',
    no: 'No',
    today: 'Today',
  },
  network: {
    offline: "You're Offline",
    online: 'Back Online',
    offlineHint: 'You can keep reading. You need a connection to save.',
    notKept: 'This screen needs a connection.',
  },
  install: {
    title: 'Install App',
    text: 'Install this app on your device for a better experience and offline access.',
    install: 'Install',
    installing: 'Installing...',
    notNow: 'Not Now',
    close: 'Close',
  },
  failure: {
    title: 'Something went wrong',
    text: "An unexpected error occurred. This has been logged and we'll look into it.",
    tryAgain: 'Try Again',
    reload: 'Reload Page',
    newVersion: 'A new version is available',
    newVersionText: 'Load it to open this screen. What you typed in forms stays in this tab.',
    takeNewVersion: 'Load new version',
    data: 'Error loading data',
    appTitle: 'Application Error',
    appText: 'The application failed to load. Please refresh the page.',
    refresh: 'Refresh',
    authInit: 'Failed to initialize authentication',
    sessionRefresh: 'Failed to refresh session',
    profileLoad: 'Failed to load user profile',
  },
  frame: {
    skipToContent: 'Skip to content',
    mainNavigation: 'Main navigation',
    organization: 'Organization',
    account: 'Your account',
    language: 'Language',
    theme: 'Theme',
    notifications: 'Notifications',
  },
  languages: { es: 'Español', en: 'English' },
  themes: { light: 'Light', dark: 'Dark', system: 'System' },
  form: {
    problems: (p: Count) =>
      p.count === 1 ? 'One field needs attention' : `${p.count} fields need attention`,
    /** A line of the list above a form. */
    fault: (p: { label: string; message: string }) => `${p.label}: ${p.message}`,
    required: 'This field is required.',
    emailInvalid: 'Enter an email address such as ana@example.com.',
    amountInvalid: 'Enter an amount such as 25,000.00.',
    numberInvalid: 'Enter a number such as 85.5.',
    wholeNumberInvalid: 'Enter a whole number such as 12.',
    amountPositive: 'The amount must be more than zero.',
    dateInvalid: 'Choose a date.',
    chooseOption: 'Choose an option',
    unprinted: (p: { letters: string }) => `Receipts and contracts show “?” for: ${p.letters}`,
    chooseFile: 'Choose a photo or file',
    takePhoto: 'Take a photo',
    removeFile: 'Remove file',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    leftOut: (p: { names: string }) => `These didn’t fit and were left out: ${p.names}`,
    fileSelected: (p: { name: string; size: string }) => `${p.name}, ${p.size}`,
  },
  table: {
    /** Of the choice of order on a phone. */
    order: 'Sort by',
    selectAll: 'Select all',
    selectRow: (p: { name: string }) => `Select ${p.name}`,
    selected: (p: Count) => `${p.count} selected`,
    sortAscending: (p: { column: string }) => `Sort by ${p.column}, ascending`,
    sortDescending: (p: { column: string }) => `Sort by ${p.column}, descending`,
    loadMore: 'Load more',
    mostHits: (p: Count) =>
      `Only the first ${p.count} matches are shown, filtered and sorted. Narrow your search to find the others.`,
    shown: (p: Count) => (p.count === 1 ? '1 row shown' : `${p.count} rows shown`),
    scrollHint: 'Table, scrolls sideways',
  },
  chart: {
    showTable: 'Show the numbers as a table',
    period: 'Period',
    projected: 'projected',
  },
  steps: {
    position: (p: { current: number; total: number }) => `Step ${p.current} of ${p.total}`,
    done: 'done',
    current: 'current',
  },
  change: {
    up: 'up',
    down: 'down',
    same: 'no change',
  },
  demo: 'Demo data',
  enums: enumsEn,
  errors: { kinds: errorKindsEn },
  shell: shellEn,
};

export type CommonText = typeof common;
