import { defineConfig } from 'vitest/config';
import { LongestFirst } from './config/longest-first.ts';

const SECOND = 1_000;

interface Project {
  name: string;
  include: string[];
  /** How long one test, and one hook, may take. */
  timeoutSeconds: number;
  /** Files of one project that share a backend or a port run one after the other. */
  isSerial?: boolean;
}

const projects: Project[] = [
  {
    name: 'unit',
    include: ['{src,config,scripts,local-stack}/**/*.test.{ts,tsx}'],
    timeoutSeconds: 20,
  },
  { name: 'architecture', include: ['tests/architecture/**/*.test.ts'], timeoutSeconds: 60 },
  // Each file has a database of its own.
  { name: 'db', include: ['tests/db/**/*.test.ts'], timeoutSeconds: 300 },
  { name: 'contract', include: ['tests/contract/**/*.test.ts'], timeoutSeconds: 60, isSerial: true },
  { name: 'stack', include: ['tests/local-stack/**/*.test.ts'], timeoutSeconds: 120, isSerial: true },
  { name: 'demo', include: ['tests/demo/**/*.test.ts'], timeoutSeconds: 300, isSerial: true },
  { name: 'edge', include: ['tests/edge/**/*.test.ts'], timeoutSeconds: 90 },
];

export default defineConfig({
  test: {
    // A focused test left behind would silently switch off all the others.
    allowOnly: false,
    sequence: { sequencer: LongestFirst },
    projects: projects.map(({ name, include, timeoutSeconds, isSerial = false }) => ({
      test: {
        name,
        include,
        environment: 'node',
        fileParallelism: !isSerial,
        testTimeout: timeoutSeconds * SECOND,
        hookTimeout: timeoutSeconds * SECOND,
      },
    })),
  },
});
