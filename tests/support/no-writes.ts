import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** What a server answers that has failed. */
const FAILURE = { code: 'XX000', message: 'secret detail of the server' };

/** Functions that only read, as the generated types mark them; every other one may change something. */
function readingFunctions(): string[] {
  const [, functions = ''] = readFileSync('src/data/schema.types.ts', 'utf8').split(/^ {4}Functions: \{$/m);
  return functions
    .split(/^ {6}(?=\w+: \{)/m)
    .filter((text) => text.includes('IsReading: true'))
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
