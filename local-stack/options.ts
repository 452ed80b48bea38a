import { parseArgs } from 'node:util';
import { StackError } from '#stack/errors.ts';

/** What the person who starts the stack may choose. */
export interface StartOptions {
  port: number;
  /** LLAVERO_DATA_DIR as given; undefined means the default. */
  dataDir: string | undefined;
  /** Do not put demo data into a new data folder. */
  isEmpty: boolean;
  /** Throw the data folder's content away first. */
  isReset: boolean;
  /** Serve the site from its sources, not as it is built. */
  isFromSources: boolean;
}

const defaultPort = 4321;
const flag = { type: 'boolean' } as const;

/**
 * Reads the options of `npm start`.
 * @throws StackError naming the option that is wrong
 */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): StartOptions {
  let values: { empty?: boolean; reset?: boolean; sources?: boolean };
  try {
    ({ values } = parseArgs({ args, options: { empty: flag, reset: flag, sources: flag } }));
  } catch {
    throw new StackError(`Unknown option in "${args.join(' ')}"; known are --empty, --reset and --sources.`);
  }
  const port = Number(env.PORT || defaultPort);
  // Number() would take ' 46', '0x1209' and '1e3' too.
  if (!/^\d*$/.test(env.PORT ?? '') || port < 1 || port > 65_535) {
    throw new StackError(`PORT is "${env.PORT}"; it must be a number from 1 to 65535.`);
  }
  return {
    port,
    dataDir: env.LLAVERO_DATA_DIR || undefined,
    isEmpty: values.empty ?? false,
    isReset: values.reset ?? false,
    isFromSources: values.sources ?? false,
  };
}
