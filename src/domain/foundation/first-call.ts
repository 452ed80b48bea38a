// What the head of an area asks for before the area's own code is there (src/layouts/ask-first.ts), and who takes the
// answer over (src/data/people/session/first-answer.ts).

/** With less left than this, a session is renewed before anything is asked with it. */
export const RENEWED_BEFORE_END_MS = 90_000;

/** The page's entry on `window`. */
export const FIRST_CALL = 'llaveroFirstCall';

export interface FirstCall {
  /** The access token that it was asked with. */
  readonly token: string;
  /** By the page's own clock (`performance.now()`). */
  readonly askedAt: number;
  /** As the database names things; null when there was none. */
  readonly answer: Promise<unknown>;
}
