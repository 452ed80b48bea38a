import lighthouse, { type Flags } from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Where Lighthouse finds the browser. */
export const debuggingPort = Number(process.env.LIGHTHOUSE_PORT ?? 4519);

/** What Lighthouse says of one page. */
export interface Row {
  page: string;
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  cls: number;
  'LCP ms': number;
  'TBT ms': number;
  KB: number;
  /** What kept a score below 100. */
  lost: string;
}

/** With what was measured: Lighthouse's version and the browser's. */
export const versions = new Set<string>();

/** Measures a page in the browser that listens on `debuggingPort`. */
export async function measure(origin: string, page: string): Promise<Row> {
  const flags: Flags = { port: debuggingPort, logLevel: 'error', onlyCategories: [...categories] };
  const result = (await lighthouse(origin + page, flags))?.lhr;
  if (!result) throw new Error(`Lighthouse gave no result for ${page}.`);
  const chrome = /Chrome\/(\d+)/.exec(result.environment.hostUserAgent)?.[1];
  versions.add(`Lighthouse ${result.lighthouseVersion}, Chromium ${chrome}`);
  const score = (category: string) => Math.round((result.categories[category]?.score ?? 0) * 100);
  const figure = (audit: string) => result.audits[audit]?.numericValue ?? 0;
  const lost = categories.flatMap((category) =>
    (result.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  );
  // What is no page of ours is light and quick.
  if (lost.includes('document-title')) throw new Error(`${page} did not come.`);
  return {
    page,
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    cls: Number(figure('cumulative-layout-shift').toFixed(3)),
    'LCP ms': Math.round(figure('largest-contentful-paint')),
    'TBT ms': Math.round(figure('total-blocking-time')),
    KB: Math.round(figure('total-byte-weight') / 1024),
    lost: lost.join(' '),
  };
}

/** Whether a public page reaches all that there is to reach. */
export const isPerfect = (row: Row) => categories.every((category) => row[category] === 100) && row.cls === 0;
