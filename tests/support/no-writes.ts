import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** What a server answers that has failed. */
const FAILURE = { code: 'XX000', message: 'secret detail of the server' };

/** Functions that only read, as the schemas declare them; every other one may change something. */
function readingFunctions(): string[] {
  const heads = globSync('supabase/schemas/**/*.sql').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split(/\bfunction public\./i)
      .slice(1),
  );
  return heads
    .filter((text) =>
      /\b(stable|immutable)\b/i.test(text.slice(0, text.search(/\$\$|begin atomic|\breturn\b(?!s)|;/i))),
    )
    .map((text) => /^\w+/.exec(text)?.[0] ?? '');
}

/** The server of this page refuses whatever would change something, so that every button can be tried. */
export async function refuseWrites(page: Page): Promise<void> {
  await page.addInitScript(
    ({ reading, failure }) => {
      const fetchReally = window.fetch;
      const reads = new Set(reading);
      const isHarmless = (url: string, method: string) => {
        if (/^(GET|HEAD|OPTIONS)$/i.test(method) || /\/auth\/v1\/token|\/object\/sign\//.test(url))
          return true;
        return reads.has(/\/rest\/v1\/rpc\/(\w+)/.exec(url)?.[1] ?? '');
      };
      window.fetch = async (input, init) => {
        const url = input instanceof Request ? input.url : String(input);
        const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
        return isHarmless(url, method) ? fetchReally(input, init) : Response.json(failure, { status: 500 });
      };
      window.print = () => undefined;
      window.open = () => null;
    },
    { reading: readingFunctions(), failure: FAILURE },
  );
}
