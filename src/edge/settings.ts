import { Problem } from './problem.ts';

export interface Settings {
  supabaseUrl: string;
  publishableKey: string;
  secretKey: string;
  /** Origin of the site, without a slash at the end. */
  siteUrl: string;
}

/** The worker's variables. @throws Problem 503 `not_configured` that names what a deployment forgot. */
export function readSettings(env: Env): Settings {
  const required = (name: keyof Env) => {
    const value = env[name];
    if (!value) throw new Problem(503, 'not_configured', `The variable ${name} is not set.`);
    return value;
  };
  return {
    supabaseUrl: required('SUPABASE_URL'),
    publishableKey: required('SUPABASE_PUBLISHABLE_KEY'),
    secretKey: required('SUPABASE_SECRET_KEY'),
    siteUrl: required('SITE_URL').replace(/\/+$/, ''),
  };
}
