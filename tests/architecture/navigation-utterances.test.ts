import { describe, expect, it } from 'vitest';
import { areaHome } from '#src/islands/shell/area-paths.ts';
import { publicPages } from '#src/sections/public-pages.ts';
import * as english from '#tests/insight/navigation-utterances.en.ts';
import * as spanish from '#tests/insight/navigation-utterances.es.ts';
import { areas, readScreens } from '../../config/screens/read-screens.ts';

const LEAST = 200;

/** Every address that a screen declares: its own, what stands on it and what can be begun there. */
const addresses = new Set(
  areas.flatMap((area) =>
    readScreens(area)
      .flatMap(({ paths: [own = ''], finds, commands }) => [
        own,
        ...finds.map(({ at }) => at),
        ...commands.map(({ query = '' }) => own + query),
      ])
      .map((address) => areaHome(area) + address.slice(1)),
  ),
);
// An anchor and a page that the list of pages leaves out.
const pages = new Set([...publicPages.map(({ path }) => path as string), '/pricing/#faq', '/recovery/']);

describe.each([
  ['es', spanish],
  ['en', english],
] as const)('the utterances in %s', (_, { navigationUtterances, nowhere }) => {
  const said = Object.entries(navigationUtterances).flatMap(([speaker, places]) =>
    Object.entries(places).map(([to, utterances]) => ({ speaker, to, utterances })),
  );

  it('lead to what there is', () => {
    const lost = said.flatMap(({ speaker, to }) =>
      to.split(' | ').filter((address) => {
        if (speaker === 'visitor') return !pages.has(address) && !addresses.has(address);
        return !addresses.has(areaHome(speaker as 'owner') + address.slice(1));
      }),
    );
    expect(lost).toEqual([]);
  });

  it(`are at least ${LEAST}, none of a speaker twice`, () => {
    const all = said.flatMap(({ speaker, utterances }) => utterances.map((one) => `${speaker} ${one}`));
    expect(all.length).toBeGreaterThanOrEqual(LEAST);
    expect(new Set(all).size).toBe(all.length);
    expect(nowhere.length).toBeGreaterThanOrEqual(10);
  });
});
