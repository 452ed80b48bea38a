import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { AUTH_STORAGE_KEY } from '#src/domain/foundation/browser-keys.ts';
import { ownerSamples, pathsOf } from '#tests/a11y/routes.ts';
import { signInDemo } from '#tests/support/rental.ts';

const visibleSchema = v.strictObject({
  /** The element that is looked at. */
  selector: v.string(),
  /** What its text must hold: a regular expression. */
  text: v.optional(v.string()),
  /** What must not be shown, such as a skeleton. */
  without: v.optional(v.string()),
});

const targetSchema = v.strictObject({
  name: v.string(),
  url: v.pipe(v.string(), v.url()),
  visible: visibleSchema,
  /** What a path of a call for data matches: a regular expression. */
  calls: v.optional(v.string(), '^/api/'),
  /** What the browser has stored before: a session, a language. */
  localStorage: v.optional(v.record(v.string(), v.string()), {}),
  sessionStorage: v.optional(v.record(v.string(), v.string()), {}),
});

/** A page to measure, and what "visible" means on it. */
export type Target = v.InferOutput<typeof targetSchema>;

/** @param file a list of targets as JSON @throws with the place where it is not one */
export function readTargets(file: string): Target[] {
  const { output, issues, success } = v.safeParse(
    v.array(targetSchema),
    JSON.parse(readFileSync(file, 'utf8')),
  );
  if (success) return output;
  throw new Error(issues.map((issue) => `${file}, ${v.getDotPath(issue)}: ${issue.message}`).join('\n'));
}

/** Money as the product writes it. */
const MONEY = '(RD|US)\\$';
const CALLS = '^/(rest|auth|storage|functions|api)/';
const AFTER_THE_SPLASH = { splash_shown: 'true' };

/** The product's own pages, signed in with the demo's accounts. @param url of a stack with demo data */
export async function ownTargets(url: string): Promise<Target[]> {
  const [owner, tenant] = await Promise.all([signInDemo(url, 'owner'), signInDemo(url, 'tenant')]);
  const [lease = ''] = pathsOf('/owner-dashboard', '/leases/:id', await ownerSamples(owner.client));
  const ownerHome = '/owner-dashboard/';
  const pageOf = (name: string, path: string, { session } = owner): Target => ({
    name,
    url: url + path,
    visible: { selector: 'main', text: MONEY, without: '.skeleton, [role=status].fixed.inset-0' },
    calls: CALLS,
    localStorage: { language: 'es', [AUTH_STORAGE_KEY]: JSON.stringify(session) },
    sessionStorage: AFTER_THE_SPLASH,
  });
  return [
    pageOf('owner home', ownerHome),
    { ...pageOf('owner home, first of a session', ownerHome), sessionStorage: {} },
    pageOf('tenant home', '/tenant-dashboard/', tenant),
    pageOf('units', `${ownerHome}units`),
    pageOf('payments', `${ownerHome}finance`),
    pageOf('lease', lease),
    pageOf('income statement', `${ownerHome}finance/reports/income-statement`),
  ];
}
