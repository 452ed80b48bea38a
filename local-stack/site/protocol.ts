/** What the stack tells the process that runs the site. */
export interface SiteSettings {
  /** The worker's configuration, as the build leaves it. */
  config: string;
  /** Where the runtime keeps what it must keep. */
  persist: string;
  /** The worker's variables. */
  variables: Record<string, string>;
}

/** What that process answers. */
export type SiteReport = { state: 'ready'; url: string } | { state: 'failed'; message: string };

/** How long the process waits for its runtime before it ends without it. */
export const SITE_STOP_MS = 4_000;
