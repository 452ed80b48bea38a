import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publishableKey } from '#stack/keys.ts';
import type { DeploySettings } from './settings.ts';

const READ = /\.(html|js|mjs|json|xml|txt|webmanifest)$/;

/** Lines that say what of a build is of another place than the one that it goes to; none when it may go there. */
export function refuseBuiltSite(dist: string, { SITE_URL, PUBLIC_SUPABASE_URL }: DeploySettings): string[] {
  const refusals: string[] = [];
  const client = path.join(dist, 'client');
  let text = '';
  for (const file of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (!READ.test(file)) continue;
    const content = readFileSync(path.join(client, file), 'utf8');
    if (content.includes(publishableKey)) refusals.push(`${file} has the key of the local stack.`);
    if (/https?:\/\/(127\.0\.0\.1|localhost):\d+\/(es|en)\//.test(content))
      refusals.push(`${file} has an address of this machine.`);
    if (file.endsWith('.js')) text += content;
  }
  const page = readFileSync(path.join(client, 'es', 'index.html'), 'utf8');
  if (!page.includes(`<link rel="canonical" href="${SITE_URL}/es/"`))
    refusals.push(`es/index.html does not say that it is at ${SITE_URL}.`);
  if (!text.includes(PUBLIC_SUPABASE_URL)) refusals.push(`No script asks ${PUBLIC_SUPABASE_URL}.`);
  return refusals;
}
