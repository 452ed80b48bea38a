import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A storage of the browser. */
function memoryStorage(entries: Record<string, string> = {}) {
  const values = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const KEY = 'active_organization';

/** The store as a page finds it when it loads. */
async function open(tab: Record<string, string>, browser: Record<string, string>) {
  vi.stubGlobal('sessionStorage', memoryStorage(tab));
  vi.stubGlobal('localStorage', memoryStorage(browser));
  vi.resetModules();
  return import('./active-organization.ts');
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

it('begins with the last choice of the browser', async () => {
  const { $activeOrganizationId } = await open({}, { [KEY]: 'a1' });
  expect($activeOrganizationId.get()).toBe('a1');
});

it("keeps to the tab's own choice, whatever another tab chose since", async () => {
  const { $activeOrganizationId } = await open({ [KEY]: 'a1' }, { [KEY]: 'b2' });
  expect($activeOrganizationId.get()).toBe('a1');
});

it('remembers a choice for this tab and for later ones, and forgets it', async () => {
  const { $activeOrganizationId, chooseOrganization } = await open({}, {});
  expect($activeOrganizationId.get()).toBeUndefined();
  chooseOrganization('a1');
  expect([$activeOrganizationId.get(), sessionStorage.getItem(KEY), localStorage.getItem(KEY)]).toEqual([
    'a1',
    'a1',
    'a1',
  ]);
  chooseOrganization(null);
  expect([$activeOrganizationId.get(), sessionStorage.getItem(KEY), localStorage.getItem(KEY)]).toEqual([
    undefined,
    null,
    null,
  ]);
});

it('is unknown where pages are made', async () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  const { $activeOrganizationId } = await import('./active-organization.ts');
  expect($activeOrganizationId.get()).toBeUndefined();
});
