// What a built page of a dashboard names of the files that its first screen will ask for (config/first-files.ts), and what its
// head (src/layouts/first-script.ts) makes of that.

/** The name of the page's entry (`<meta>`), whose content is `FirstFiles` as JSON. */
export const FIRST_FILES = 'first-files';

/** Addresses of scripts that not every visit needs. */
export interface FirstFiles {
  /** Texts of the reader's language. */
  readonly es: readonly string[];
  readonly en: readonly string[];
  /** For the area's first screen. */
  readonly home: readonly string[];
  /** For every other address. */
  readonly elsewhere: readonly string[];
  /** For who is signed in: what gives the screens the rows that this browser keeps. */
  readonly kept: readonly string[];
}
