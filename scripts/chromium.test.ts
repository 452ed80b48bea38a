import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findChromium, type Machine } from './chromium.ts';

const said: string[] = [];
const commands: string[] = [];
const remembered: string[] = [];

beforeEach(() => {
  for (const list of [said, commands, remembered]) list.length = 0;
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((line) => void said.push(line));
});

afterEach(() => {
  vi.restoreAllMocks();
});

interface Facts {
  named?: string;
  isRoot?: boolean;
  files?: readonly string[];
  /** What `which` finds; an installed package is found from then on. */
  onPath?: string[];
  /** The packages that can be had, before and after the lists are fetched. */
  packages?: readonly string[];
  packagesOnceUpdated?: readonly string[];
}

function machine({ named, isRoot = false, files = [], onPath = [], ...debian }: Facts): Machine {
  let packages = debian.packages ?? [];
  const does: Record<string, (argument: string) => string | undefined> = {
    which: (name) => (onPath.includes(name) ? `/usr/bin/${name}` : undefined),
    install: (name) => (packages.includes(name) && onPath.push(name) ? name : undefined),
    update: () => {
      packages = debian.packagesOnceUpdated ?? packages;
      return '';
    },
  };
  return {
    named,
    isRoot,
    exists: (file) => files.includes(file),
    remember: (file) => void remembered.push(file),
    run: (command, args) => {
      commands.push([command, ...args].join(' '));
      const answer = does[command === 'which' ? 'which' : (args[0] ?? '')]?.(args.at(-1) ?? '');
      return { status: answer === undefined ? 1 : 0, stdout: `${answer ?? ''}\n` };
    },
  };
}

const installed = () => commands.filter((command) => command.startsWith('apt-get install'));

describe('a Chromium that is there', () => {
  it('is the one that CHROMIUM_PATH names', () => {
    expect(
      findChromium(machine({ named: '/opt/chrome', files: ['/opt/chrome'], onPath: ['chromium'] })),
    ).toBe('/opt/chrome');
    expect(commands).toEqual([]);
  });

  it.each([
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ])('is %s on the path', (name) => {
    expect(findChromium(machine({ onPath: [name] }))).toBe(`/usr/bin/${name}`);
    expect(said).toEqual([]);
  });

  it('is the one without windows where there are several', () => {
    const onPath = ['google-chrome', 'chromium', 'chromium-headless-shell'];
    expect(findChromium(machine({ onPath }))).toBe('/usr/bin/chromium-headless-shell');
  });

  it('is named for whoever looks next', () => {
    findChromium(machine({ onPath: ['chromium'] }));
    expect(remembered).toEqual(['/usr/bin/chromium']);
  });

  it('is the application of a Mac', () => {
    const application = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(findChromium(machine({ files: [application] }))).toBe(application);
  });
});

describe("Debian's package", () => {
  it.each([
    ['without windows', ['chromium-headless-shell', 'chromium'], 'chromium-headless-shell'],
    ['with windows where there is no other', ['chromium'], 'chromium'],
  ])('is installed for root, the one %s', (_which, packages, name) => {
    expect(findChromium(machine({ isRoot: true, onPath: ['apt-get'], packages }))).toBe(`/usr/bin/${name}`);
    expect(said).toEqual(['Installing Chromium (once)…']);
    expect(installed().at(-1)).toBe(`apt-get install -y -qq --no-remove ${name}`);
  });

  it('is installed once the lists of packages are fetched', () => {
    const facts = { isRoot: true, onPath: ['apt-get'], packagesOnceUpdated: ['chromium'] };
    expect(findChromium(machine(facts))).toBe('/usr/bin/chromium');
    expect(commands).toContain('apt-get update -qq');
  });
});

describe('a Chromium with windows only', () => {
  const SHELL = '/usr/bin/chromium-headless-shell';

  it.each([
    ['at once', { packages: ['chromium-headless-shell'] }],
    ['once the lists are fetched', { packagesOnceUpdated: ['chromium-headless-shell'] }],
  ])('gives way to the one without, which root installs %s', (_when, facts: Facts) => {
    const onPath = ['apt-get', 'chromium'];
    expect(findChromium(machine({ ...facts, isRoot: true, onPath }))).toBe(SHELL);
    expect(said).toEqual(['Installing Chromium without windows (once)…']);
    expect(remembered).toEqual([SHELL]);
  });

  it('is taken as it is where the other cannot be had, and nothing is said of it', () => {
    const facts = { isRoot: true, onPath: ['apt-get', 'google-chrome'], packages: ['chromium'] };
    expect(findChromium(machine(facts))).toBe('/usr/bin/google-chrome');
    expect(installed().filter((command) => command.endsWith(' chromium'))).toEqual([]);
    expect(said).toEqual(['Installing Chromium without windows (once)…']);
  });

  it.each([
    ['who is not root', { onPath: ['apt-get', 'chromium'] }],
    ['where there is no apt-get', { isRoot: true, onPath: ['chromium'] }],
  ])('is taken by one %s, and nothing is installed', (_whom, facts: Facts) => {
    const packages = ['chromium-headless-shell'];
    expect(findChromium(machine({ ...facts, packages, onPath: [...(facts.onPath ?? [])] }))).toBe(
      '/usr/bin/chromium',
    );
    expect(installed()).toEqual([]);
    expect(said).toEqual([]);
  });
});

describe('no Chromium', () => {
  const MISSING = [expect.stringMatching(/^No Chromium found: install it .* or set CHROMIUM_PATH [^\n]*$/)];

  it.each([
    ['who is not root', { onPath: ['apt-get'], packages: ['chromium'] }],
    ['where there is no apt-get', { isRoot: true, packages: ['chromium'] }],
  ])('is said in one line to one %s, and nothing is installed', (_whom, facts: Facts) => {
    expect(findChromium(machine({ ...facts, onPath: [...(facts.onPath ?? [])] }))).toBeUndefined();
    expect(said).toEqual(MISSING);
    expect(installed()).toEqual([]);
  });

  it('is said in one line after an installation that failed', () => {
    expect(findChromium(machine({ isRoot: true, onPath: ['apt-get'] }))).toBeUndefined();
    expect(said).toEqual(['Installing Chromium (once)…', ...MISSING]);
  });

  it('is said where CHROMIUM_PATH names none, and no other is taken or installed', () => {
    const facts = {
      named: '/opt/gone',
      isRoot: true,
      onPath: ['apt-get', 'chromium'],
      packages: ['chromium'],
    };
    expect(findChromium(machine(facts))).toBeUndefined();
    expect(said).toEqual(['CHROMIUM_PATH is /opt/gone, and there is nothing.']);
    expect(commands).toEqual([]);
  });
});
