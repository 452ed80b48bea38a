import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './config/longest-first.ts';
import { placeIndexModules } from './config/screens/place-index-modules.ts';
import { screenModules } from './config/screens/screen-modules.ts';
import { unitTests } from './config/unit-tests.ts';

const SECOND = 1_000;

interface Project {
  name: string;
  include: string[];
  /** How long one test, and one hook, may take. */
  timeoutSeconds: number;
  /** Files of one project that share a backend or a port run one after the other. */
  isSerial?: boolean;
  /** A process runs one file after the other and reads what they import once. Otherwise each file has one of its own. */
  isTogether?: boolean;
  /** Started before the first file and stopped after the last. */
  setup?: string;
  /** Its files have property tests: they draw from a fixed seed. */
  hasProperties?: boolean;
}

const unit = unitTests();
const workerRuntime = path.resolve(import.meta.dirname, 'tests/support/worker-runtime.ts');

const projects: Project[] = [
  { name: 'unit', include: unit.together, timeoutSeconds: 20, isTogether: true, hasProperties: true },
  { name: 'unit-apart', include: unit.apart, timeoutSeconds: 20, hasProperties: true },
  {
    name: 'architecture',
    include: ['tests/architecture/**/*.test.ts'],
    timeoutSeconds: 60,
    isTogether: true,
  },
  // Each file has a database of its own.
  {
    name: 'db',
    include: ['tests/db/**/*.test.ts'],
    timeoutSeconds: 300,
    isTogether: true,
    setup: 'tests/support/database-server.ts',
    hasProperties: true,
  },
  {
    name: 'contract',
    include: ['tests/contract/**/*.test.ts'],
    timeoutSeconds: 60,
    isSerial: true,
    isTogether: true,
  },
  {
    name: 'stack',
    include: ['tests/local-stack/**/*.test.ts'],
    timeoutSeconds: 120,
    isSerial: true,
    isTogether: true,
  },
  { name: 'demo', include: ['tests/demo/**/*.test.ts'], timeoutSeconds: 300, isSerial: true },
  { name: 'edge', include: ['tests/edge/**/*.test.ts'], timeoutSeconds: 90, isTogether: true },
];

/** Runs of other projects are spared the tools of a browser, which take half a second to load. */
const isOfOthers =
  process.argv.some((argument) => argument.startsWith('--project')) &&
  !process.argv.some((argument) => /^(--project=)?screens$/.test(argument));
const screens = isOfOthers ? [] : [(await import('./config/screen-tests.ts')).screenTests()];

export default defineConfig({
  test: {
    // A focused test left behind would silently switch off all the others.
    allowOnly: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      ...projects.map(
        ({ name, include, timeoutSeconds, isSerial = false, isTogether = false, setup, hasProperties }) => ({
          plugins: [screenModules(), placeIndexModules()],
          resolve: { alias: { 'cloudflare:workers': workerRuntime } },
          test: {
            name,
            include,
            environment: 'node',
            isolate: !isTogether,
            fileParallelism: !isSerial,
            setupFiles: hasProperties ? ['tests/support/fixed-seed.ts'] : [],
            globalSetup: setup ? [setup] : [],
            testTimeout: timeoutSeconds * SECOND,
            hookTimeout: timeoutSeconds * SECOND,
          },
        }),
      ),
      ...screens,
    ],
  },
});
