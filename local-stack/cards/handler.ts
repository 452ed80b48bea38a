import { createLocalAzul } from '#stack/cards/azul.ts';
import { openCardBook } from '#stack/cards/book.ts';
import { createLocalCardnet } from '#stack/cards/cardnet.ts';
import { createLocalStripe } from '#stack/cards/stripe.ts';

/** Answers `/_local/cards/…`: counterparts of the card processors that speak their protocols and move no money. */
export function openLocalCards(dataDir: string, siteUrl: string) {
  const book = openCardBook(dataDir);
  const url = `${siteUrl}/_local/cards`;
  const processors = new Map([
    ['azul', createLocalAzul(book, url)],
    ['cardnet', createLocalCardnet(book, url)],
    ['stripe', createLocalStripe(book, url)],
  ]);
  return async (request: Request, [name = '', ...path]: string[]): Promise<Response> => {
    const answer = processors.get(name);
    return answer ? answer(request, path) : Response.json({ message: 'Not found' }, { status: 404 });
  };
}
