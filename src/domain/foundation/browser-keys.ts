// Names in a browser's storage that more than one part of the product looks at.

/** Where the session lives in local storage; the code verifier's entry is this key with `-code-verifier`. */
export const AUTH_STORAGE_KEY = 'llavero-auth';

/** In session storage: a session ended while its reader was at work. */
export const SESSION_ENDED_KEY = 'session_ended';

/** The entry of session storage that keeps what was typed into a form. */
export const draftKeyOf = (form: string) => `draft:${form}`;

/** The draft of the form by which an owner signs up. */
export const SIGN_UP_DRAFT = 'sign-up';

/** The organization that a tab (session storage), or the browser, chose last. */
export const ACTIVE_ORGANIZATION = 'active_organization';

/** The lease that a tab (session storage) chose last. */
export const CHOSEN_LEASE = 'chosen_lease';

// Databases of the browser (IndexedDB), each with one store of the same name, and its cache of files.

/** What the signed-in user's screens read last. */
export const OFFLINE_CACHE = 'llavero-rows';
/** What they did without a connection. */
export const OUTBOX = 'llavero-outbox';
/** The receipts of the votes that they cast, with the keys of secret ones. */
export const VOTE_RECEIPTS = 'llavero-votes';
/** The checkpoints of logs that this browser met. They say nothing of a person, and stay when somebody leaves. */
export const WATCHED_LOGS = 'llavero-logs';
/** Pictures and documents that they opened. */
export const OPENED_FILES = 'opened-files';

/** The last screens that somebody looked at, by their headings. */
export const RECENT_PLACES = 'recent_places';

/** In which organizations the first steps are not shown. */
export const HIDDEN_STEPS = 'hidden_steps';

/** The screens that somebody marked with a star. */
export const FAVORITES = 'favorites';

/** What the columns of a spreadsheet were said to hold, by organization. */
export const IMPORT_COLUMNS = 'import_columns';

/** How somebody wants to see each list at a desk. */
export const LIST_LOOKS = 'list_looks';

/** In which push device's name this browser is known to the server, and whose it is. */
export const PUSH_DEVICE = 'push_device';
/** How somebody looked at the calendar last. */
export const CALENDAR_LOOK = 'calendar_look';

/** Entries of local and session storage that are about a person; what begins with one of them counts too. */
export const PERSONAL_KEYS = [
  'user_type',
  ACTIVE_ORGANIZATION,
  CHOSEN_LEASE,
  'link_asked_for',
  'preferences_seen',
  'time_zone',
  'properties_view',
  'maintenance_view',
  'invited_by_mail',
  'draft:',
  RECENT_PLACES,
  HIDDEN_STEPS,
  FAVORITES,
  IMPORT_COLUMNS,
  LIST_LOOKS,
  PUSH_DEVICE,
  CALENDAR_LOOK,
] as const;
