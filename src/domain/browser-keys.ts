// Names in a browser's storage that more than one part of the product looks at.

/** Where the session lives in local storage; the code verifier's entry is this key with `-code-verifier`. */
export const AUTH_STORAGE_KEY = 'llavero-auth';

/** In session storage: a session ended while its reader was at work. */
export const SESSION_ENDED_KEY = 'session_ended';

/** The entry of session storage that keeps what was typed into a form. */
export const draftKeyOf = (form: string) => `draft:${form}`;

/** The draft of the form by which an owner signs up. */
export const SIGN_UP_DRAFT = 'sign-up';
