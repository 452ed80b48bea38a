import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { leaveOut, leftOutParts } from './left-out.ts';

const root = path.resolve(import.meta.dirname, '..');

const module = `
  const warn = (key) => { console.warn(key); };
  function trace(a) { return a ? trace(null) : undefined; }
  export class Client {
    constructor() { this.mfa = { list: this._list.bind(this), enroll: this._enroll.bind(this) }; }
    static of() { return new Client(); }
    async signIn() { return warn('a') ?? trace('b'); }
    async _list() { return 'list'; }
    async _enroll() { return 'enroll'; }
    async wallet() { return this._sign(); }
    _sign() { return 'signed'; }
  }`;

const leave = (methods: string[], bodies: Record<string, string> = {}) =>
  leaveOut(module, { module: /./, methods, bodies });

async function run(code: string) {
  const { Client } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return Client.of();
}

describe('leaveOut', () => {
  it('takes methods and what passes them on, and leaves the rest working', async () => {
    const client = await run(leave(['_list', 'wallet', '_sign'], { warn: '', trace: "return 'none';" }));
    expect(client.wallet).toBeUndefined();
    expect(client.mfa.list).toBeUndefined();
    expect(await client.mfa.enroll()).toBe('enroll');
    expect(await client.signIn()).toBe('none');
  });

  it('refuses to take what something kept needs', () => {
    expect(() => leave(['_sign'])).toThrow('_sign is left out');
  });

  it('refuses names that are not there', () => {
    expect(() => leave(['_gone'], { traces: '' })).toThrow('Nothing is called _gone, traces');
  });
});

/** What pages, islands and stores call: the edge has the whole package. */
const sources = globSync('src/{data,islands,stores}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, code: readFileSync(path.join(root, file), 'utf8') }));

describe('what is left out of supabase-js', () => {
  it.each(leftOutParts)('$module: is used by no browser code', ({ methods }) => {
    const called = methods.filter((name) => !name.startsWith('_')).map((name) => `.${name}(`);
    const uses = sources.flatMap(({ file, code }) =>
      called.filter((call) => code.includes(call)).map((call) => `${file}: ${call}`),
    );
    expect(uses).toEqual([]);
    expect(sources.length).toBeGreaterThan(100);
  });

  it('is no part of the groups of functions that are offered', () => {
    const uses = sources.filter(({ code }) => /\.(oauth|passkey|recoveryCodes|webauthn)\b/.test(code));
    expect(uses.map(({ file }) => file)).toEqual([]);
  });
});
