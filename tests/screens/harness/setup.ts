import '#src/ui/styles/app.css';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { departures, stayHere } from './departures.ts';
import { NOW } from './fixtures.ts';
import { takeErrors } from './logged.ts';
import { closeScreen } from './open-screen.ts';
import { QuietSocket } from './quiet-socket.ts';
import { server, startServer } from './server.ts';

const realFetch = window.fetch;
const realSocket = window.WebSocket;
const realTimeout = window.setTimeout;
/** The longest pause after a failure. */
const PAUSE_MS = 20;
const timeout = (handler: TimerHandler, ms = 0, ...args: unknown[]) =>
  realTimeout(handler, server.hasFailed ? Math.min(ms, PAUSE_MS) : ms, ...args);

let letGo: () => void = () => undefined;

beforeEach(() => {
  letGo = stayHere();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) });
  const { fetch } = startServer();
  window.fetch = (input, init) => fetch(input, init);
  window.WebSocket = QuietSocket as unknown as typeof WebSocket;
  window.setTimeout = timeout as typeof window.setTimeout;
  vi.spyOn(console, 'error');
});

afterEach(async () => {
  await closeScreen();
  window.fetch = realFetch;
  window.WebSocket = realSocket;
  window.setTimeout = realTimeout;
  vi.useRealTimers();
  const logged = takeErrors();
  vi.restoreAllMocks();
  letGo();
  expect(departures(), 'pages that nobody expected to be loaded').toEqual([]);
  expect(server.faults, 'asked of the server').toEqual([]);
  expect(logged, 'errors in the console').toEqual([]);
});
