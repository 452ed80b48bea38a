import type { AuthorityError, EcfAnswer } from './authority.ts';
import type { EcfBooks, EcfWork } from './books.ts';
import type { Access } from './run-work.ts';

/** Where a document is worked on: the books, the authority as its issuer is let in there, and the key of who signs. */
export interface Desk extends Omit<Access, 'tokenOf'> {
  readonly books: EcfBooks;
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Nothing is sent after it: the claims of the documents are about to end. */
  readonly sendsUntil: number;
}

/** `sent`: its result can be asked. `out`: the authority is out of order. `over`: nothing more is to be done now. */
export type Handed =
  | { readonly is: 'sent'; readonly work: EcfWork }
  | { readonly is: 'out'; readonly error: AuthorityError }
  | { readonly is: 'over' };

export const OVER: Handed = { is: 'over' };

/** Leaves a document for later, under no claim: so it is known that nothing was sent. */
export async function held({ books }: Desk, work: EcfWork): Promise<Handed> {
  await books.release(work);
  return OVER;
}

/** Notes that a document was sent. */
export async function sent({ books }: Desk, work: EcfWork, trackId: string): Promise<Handed> {
  await books.recordSending(work, trackId);
  return { is: 'sent', work: { ...work, state: 'sent', trackId } };
}

/** Notes what the authority says of it. */
export async function judged({ books }: Desk, work: EcfWork, answer: EcfAnswer): Promise<Handed> {
  await books.recordVerdict(work, answer);
  return OVER;
}
