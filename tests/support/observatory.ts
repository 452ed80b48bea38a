/** What the HTTP Observatory looks at of one answer: its headers, and the policy that its page carries in a tag. */
export interface Answer {
  headers: Headers;
  /** The page, for its `<meta http-equiv>` policy and its scripts; '' for data. */
  html: string;
}

export interface Verdict {
  /** The Observatory's own name of what it found. */
  rule: string;
  points: number;
}

const SIX_MONTHS = 15_768_000;
const broad = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*'];
const privatePolicies = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const unsafePolicies = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];

/**
 * Scores an answer by the rules that the HTTP Observatory publishes (version 1.4 of its scoring). What needs the
 * deployed host, redirection to HTTPS and HSTS preloading, is left out and counts nothing, which is also what the
 * Observatory gives for the ordinary good case.
 */
export function score(answer: Answer): { points: number; grade: string; verdicts: Verdict[] } {
  const verdicts = [policy, cookies, sharing, referrer, transport, scripts, sniffing, framing, resources].map(
    (judge) => judge(answer),
  );
  const sum = (points: readonly number[]) => points.reduce((total, each) => total + each, 0);
  const withoutBonus = 100 + sum(verdicts.map(({ points }) => Math.min(points, 0)));
  // Extra credit is for those who have the basics.
  const bonus = withoutBonus >= 90 ? sum(verdicts.map(({ points }) => Math.max(points, 0))) : 0;
  const points = Math.max(0, withoutBonus + bonus);
  return { points, grade: grade(points), verdicts };
}

function grade(points: number): string {
  const letters = 'F F F F F D- D D D+ C- C C C+ B- B B B+ A- A A A+'.split(' ');
  return letters[Math.floor(Math.min(points, 100) / 5)] ?? 'F';
}

/** Directives of all policies together; of one that stands twice the first counts. */
function directivesOf(policies: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const part of policies.flatMap((text) => text.split(/[;,]/))) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    if (name && !found.has(name.toLowerCase())) found.set(name.toLowerCase(), sources);
  }
  return found;
}

const headerPolicies = ({ headers }: Answer) => [headers.get('content-security-policy') ?? ''];

function policy(answer: Answer): Verdict {
  const tag = /http-equiv="content-security-policy" content="([^"]*)"/.exec(answer.html)?.[1] ?? '';
  const all = directivesOf([...headerPolicies(answer), tag.replaceAll('&#39;', "'")]);
  if (all.size === 0) return { rule: 'csp-not-implemented', points: -25 };
  const sources = (name: string) => all.get(name) ?? all.get('default-src') ?? ['*'];
  const hasAny = (list: readonly string[], bad: readonly string[]) =>
    list.some((source) => bad.includes(source));
  // A hash or a nonce makes browsers ignore 'unsafe-inline'.
  const guarded = (list: readonly string[]) =>
    list.some((source) => /^'(sha\d+|nonce)-/.test(source))
      ? list.filter((source) => source !== "'unsafe-inline'")
      : list;
  const [script, style] = [guarded(sources('script-src')), guarded(sources('style-src'))];
  const unsafe = [...broad, "'unsafe-inline'", 'data:'];
  if (hasAny(script, unsafe) || hasAny(sources('object-src'), broad))
    return { rule: 'csp-implemented-with-unsafe-inline', points: -20 };
  const active = [...all]
    .filter(([name]) => !['img-src', 'media-src'].includes(name))
    .flatMap(([, list]) => list);
  if (active.some((source) => /^(http|ftp):/.test(source)))
    return { rule: 'csp-implemented-with-insecure-scheme', points: -20 };
  if ([...script, ...style].includes("'unsafe-eval'"))
    return { rule: 'csp-implemented-with-unsafe-eval', points: -10 };
  if (hasAny(style, unsafe))
    return { rule: 'csp-implemented-with-unsafe-inline-in-style-src-only', points: 0 };
  const isNothing = all.get('default-src')?.join() === "'none'";
  return isNothing
    ? { rule: 'csp-implemented-with-no-unsafe-default-src-none', points: 10 }
    : { rule: 'csp-implemented-with-no-unsafe', points: 5 };
}

/** The product sets none; what it would take for good ones is not judged, so any cookie counts as a bad one. */
function cookies({ headers }: Answer): Verdict {
  return headers.getSetCookie().length === 0
    ? { rule: 'cookies-not-found', points: 0 }
    : { rule: 'cookies-without-secure-flag', points: -20 };
}

function sharing({ headers }: Answer): Verdict {
  const isAny = headers.has('access-control-allow-origin');
  const isOpen = isAny && headers.get('access-control-allow-credentials') === 'true';
  return isOpen
    ? { rule: 'cross-origin-resource-sharing-implemented-with-universal-access', points: -50 }
    : { rule: `cross-origin-resource-sharing-${isAny ? 'implemented' : 'not-implemented'}`, points: 0 };
}

function referrer({ headers }: Answer): Verdict {
  const value = headers.get('referrer-policy')?.split(',').at(-1)?.trim().toLowerCase();
  if (value === undefined) return { rule: 'referrer-policy-not-implemented', points: 0 };
  if (privatePolicies.includes(value)) return { rule: 'referrer-policy-private', points: 5 };
  return {
    rule: `referrer-policy-${unsafePolicies.includes(value) ? 'unsafe' : 'header-invalid'}`,
    points: -5,
  };
}

function transport({ headers }: Answer): Verdict {
  const value = headers.get('strict-transport-security');
  if (value === null) return { rule: 'hsts-not-implemented', points: -20 };
  const seconds = /max-age=(\d+)/i.exec(value)?.[1];
  if (seconds === undefined) return { rule: 'hsts-header-invalid', points: -20 };
  return Number(seconds) >= SIX_MONTHS
    ? { rule: 'hsts-implemented-max-age-at-least-six-months', points: 0 }
    : { rule: 'hsts-implemented-max-age-less-than-six-months', points: -10 };
}

function scripts({ html }: Answer): Verdict {
  const foreign = [...html.matchAll(/<script[^>]+src="((?:https?:)?\/\/[^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
  if (foreign.some((address) => !address.startsWith('https:')))
    return { rule: 'sri-not-implemented-and-external-scripts-not-loaded-securely', points: -50 };
  return foreign.length > 0
    ? { rule: 'sri-not-implemented-but-external-scripts-loaded-securely', points: -5 }
    : { rule: 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin', points: 0 };
}

function sniffing({ headers }: Answer): Verdict {
  return headers.get('x-content-type-options')?.toLowerCase() === 'nosniff'
    ? { rule: 'x-content-type-options-nosniff', points: 0 }
    : { rule: 'x-content-type-options-not-implemented', points: -5 };
}

/** In a page's own tag browsers ignore `frame-ancestors`: only the header counts. */
function framing(answer: Answer): Verdict {
  const ancestors = directivesOf(headerPolicies(answer)).get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => broad.includes(source)))
    return { rule: 'x-frame-options-implemented-via-csp', points: 5 };
  return /^(deny|sameorigin)$/i.test(answer.headers.get('x-frame-options') ?? '')
    ? { rule: 'x-frame-options-sameorigin-or-deny', points: 0 }
    : { rule: 'x-frame-options-not-implemented', points: -20 };
}

function resources({ headers }: Answer): Verdict {
  const value = headers.get('cross-origin-resource-policy');
  const name = 'cross-origin-resource-policy';
  if (value === null) return { rule: `${name}-not-implemented`, points: 0 };
  if (value === 'cross-origin') return { rule: `${name}-implemented-with-cross-origin`, points: 0 };
  return value === 'same-origin' || value === 'same-site'
    ? { rule: `${name}-implemented-with-${value}`, points: 10 }
    : { rule: `${name}-header-invalid`, points: -5 };
}
