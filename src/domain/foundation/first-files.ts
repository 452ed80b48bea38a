// What a built page of a dashboard names of the files that its first screen will ask for (config/first-files.ts), and what its
// head (src/layouts/first-script.ts) makes of that.

/** The name of the page's entry (`<meta>`), whose content is `FirstFiles` as JSON. */
export const FIRST_FILES = 'first-files';

/** Where the build puts scripts; `names` are what follows, without their ending. */
export const scriptAddress = (name: string) => `/_astro/${name}.js`;

/** Places in `names`: most files are named by many screens. */
type Places = readonly number[];

/** A screen's code, and its texts in both languages. */
export interface ScreenFiles {
  /** A regular expression of all that follows the area's own address; empty for its first screen. */
  readonly paths: string;
  readonly code: Places;
  readonly es: Places;
  readonly en: Places;
}

/** Scripts that not every visit needs. */
export interface FirstFiles {
  readonly names: readonly string[];
  /** Texts of the reader's language. */
  readonly es: Places;
  readonly en: Places;
  /** For every address but that of the area's first screen. */
  readonly elsewhere: Places;
  /** For the area's first screen and for the addresses that are entered most, besides `elsewhere`; the first that fits counts. */
  readonly screens: readonly ScreenFiles[];
  /** For who is signed in: what gives the screens the rows that this browser keeps. */
  readonly kept: Places;
}
