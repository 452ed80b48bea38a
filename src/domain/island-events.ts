// How a built page and the island that takes it over tell each other, on `document`.

/** The page needs its island now, used or not. */
export const ISLAND_WANTED = 'island:wanted';

/** Something that its reader asked for was done. */
export const DEED_DONE = 'island:deed-done';

/** The island has taken the page over: it shows what is true now and listens by itself. */
export const ISLAND_HERE = 'island:here';
