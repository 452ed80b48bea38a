import { Problem } from '../../problem.ts';
import { readSettings, type Settings } from '../../settings.ts';

/** What programs of people's own need besides. */
export interface ProgramSettings extends Settings {
  /** Seals the sign-ins that are kept for programs. */
  readonly sealingKeys: string;
  /** Fetches one of the site's own files. */
  readonly files: (address: URL) => Promise<Response>;
}

/** The Worker's variables for programs. @throws Problem 503 `not_configured` */
export function readProgramSettings(env: Env): ProgramSettings {
  const sealingKeys = env.CARD_CREDENTIALS_KEY;
  if (!sealingKeys) throw new Problem(503, 'not_configured', 'The variable CARD_CREDENTIALS_KEY is not set.');
  return { ...readSettings(env), sealingKeys, files: (address) => env.ASSETS.fetch(address) };
}
