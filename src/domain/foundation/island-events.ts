// How a built page and its islands tell each other, on `document`.

/** The page needs its island now, used or not. */
export const ISLAND_WANTED = 'island:wanted';

/** Something that its reader asked for was done. */
export const ACTION_DONE = 'island:action-done';

/** The island has taken the page over: it shows what is true now and listens by itself. */
export const ISLAND_HERE = 'island:here';

/** A file of the island is gone: the page takes the version of the application that has come since. */
export const NEW_VERSION_WANTED = 'new-version:wanted';
