import { answering } from '#src/edge/endpoint.ts';
import { Problem } from '#src/edge/problem.ts';

export const prerender = false;

/** A path of the API that does not exist gets the API's own answer, not a page. */
export const ALL = answering(async () => {
  throw new Problem(404, 'not_found', 'There is no such endpoint.');
});
